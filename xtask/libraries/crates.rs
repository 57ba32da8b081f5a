//! Calls of three crates with random arguments; prints a checksum of the results of each.

/// A generator (xorshift) and a checksum (FNV-1a over words).
struct State(u64, u64);

impl State {
    fn random(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.random() % n as u64) as usize
    }

    fn add(&mut self, value: u64) {
        self.1 = (self.1 ^ value).wrapping_mul(0x100_0000_01b3);
    }

    fn found(&mut self, at: Option<usize>) {
        self.add(at.map_or(u64::MAX, |at| at as u64));
    }

    fn print(&mut self, name: &str) {
        println!("{name} {:016x}", self.1);
        self.1 = 0xcbf2_9ce4_8422_2325;
    }

    /// NaNs have no sign and payload that one may compare.
    fn float(&mut self, value: f64) {
        self.add(if value.is_nan() { 1 } else { value.to_bits() });
    }
}

fn search(s: &mut State, text: &[u8]) {
    for round in 0..3000 {
        let n = s.below(1 << (round % 11) as usize);
        let start = s.below(19_000);
        let hay = &text[start..start + n];
        let [a, b, c] = [0; 3].map(|_: u8| b'a' + s.below(22) as u8);
        s.found(memchr::memchr(a, hay));
        s.found(memchr::memrchr(a, hay));
        s.found(memchr::memchr2(a, b, hay));
        s.found(memchr::memrchr2(a, b, hay));
        s.found(memchr::memchr3(a, b, c, hay));
        s.found(memchr::memrchr3(a, b, c, hay));
        s.add(memchr::memchr_iter(a, hay).count() as u64);
        let (at, len) = (s.below(19_000), 1 + s.below(6));
        let needle = &text[at..at + len];
        s.found(memchr::memmem::find(hay, needle));
        s.found(memchr::memmem::rfind(hay, needle));
        s.add(memchr::memmem::find_iter(&text[..10 + start], needle).count() as u64);
    }
    s.print("memchr");
}

fn functions(s: &mut State) {
    use libm::*;
    let one: [fn(f64) -> f64; 36] = [
        sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, exp, exp2, exp10, expm1, log, log2, log10,
        log1p, sqrt, cbrt, erf, erfc, tgamma, lgamma, j0, j1, y0, y1, floor, ceil, round, rint, trunc, fabs,
    ];
    let two: [fn(f64, f64) -> f64; 10] =
        [pow, atan2, fmod, remainder, hypot, nextafter, copysign, fmax, fmin, fdim];
    let single: [fn(f32) -> f32; 14] =
        [sinf, cosf, tanf, expf, exp2f, logf, sqrtf, cbrtf, erff, tgammaf, lgammaf, floorf, roundf, tanhf];
    let single_two: [fn(f32, f32) -> f32; 4] = [powf, atan2f, fmodf, hypotf];
    for round in 0..4000 {
        let mut float = |max: i32| {
            let fraction = s.random() as i64 as f64 / 9.3e18;
            let power = s.below(2 * max as usize) as i32 - max;
            if round % 50 == 0 { f64::from_bits(s.random()) } else { scalbn(fraction, power) }
        };
        let (a, b) = (float(32), float(8));
        for function in one {
            s.float(function(a));
            s.float(function(b));
        }
        two.iter().for_each(|function| s.float(function(a, b)));
        s.float(fma(a, b, a));
        for function in single {
            s.float(function(a as f32).into());
            s.float(function(b as f32).into());
        }
        single_two.iter().for_each(|function| s.float(function(a as f32, b as f32).into()));
    }
    s.print("libm");
}

fn checksums(s: &mut State, text: &[u8]) {
    for round in 0..300 {
        let n = s.below(2000);
        let mut hasher = crc32fast::Hasher::new_with_initial(round);
        hasher.update(&text[..n]);
        let mut rest = crc32fast::Hasher::new();
        rest.update(&text[n / 2..n]);
        hasher.combine(&rest);
        s.add(hasher.finalize().into());
    }
    s.print("crc32fast");
}

fn main() {
    let mut s = State(88_172_645_463_325_252, 0xcbf2_9ce4_8422_2325);
    let text: Vec<u8> = (0..20_100).map(|_| b'a' + s.below(20) as u8).collect();
    search(&mut s, &text);
    functions(&mut s);
    checksums(&mut s, &text);
}
