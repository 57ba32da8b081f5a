//! Specialised functions and the functions agree: forty functions in the style of C libraries, random arguments, random
//! subsets of them bound.
//!
//! In: the functions' LLVM IR, a table of their arguments. The oracle is the function compiled without specialisation; in
//! long runs (`cargo xtask soak specialise`) also clang's code of it, which the environment preloads.
//! Invariant: a seed determines function, bindings and arguments.

use kernelsmith::specialise::{Binding, Library, Memory, Value};
use kernelsmith::{Jit, LoadedModule, llvm, process_symbol};
use kernelsmith_exec::trusted;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::ptr::NonNull;
use std::time::Instant;

const LIBRARY: &[u8] = include_bytes!("../../../llvm/tests/specialise/library.ll");

/// Functions, their arguments, and their results.
///
/// `c16` are 16 constant bytes, `w`, `q`, `d`, `g` constant words, long words, doubles, floats, `o` and `p` sorted words and
/// doubles; capital letters are the same, not constant. `n9` and `m9` are long and short integers up to 9, `t` such a
/// number from 2 on; `l`, `i`, `h`, `f` are long words, words, bytes, doubles. The result is `v` for none, or one of `l`,
/// `i`, `h`, `f`, `g`.
const FUNCTIONS: [(&str, &str, char); 41] = [
    ("ks_horner", "d12 n12 f", 'f'),
    ("ks_chebyshev", "d12 n12 f", 'f'),
    ("ks_scalbn", "f i", 'f'),
    ("ks_fmod", "f f", 'f'),
    ("ks_frexp", "f W1", 'f'),
    ("ks_powi", "f i", 'f'),
    ("ks_sin", "f m20", 'f'),
    ("ks_exp2", "f", 'f'),
    ("ks_cbrtf", "g", 'g'),
    ("ks_isqrt", "l", 'l'),
    ("ks_gcd", "l l", 'l'),
    ("ks_modpow", "l i i", 'l'),
    ("ks_length", "c24 n24", 'l'),
    ("ks_compare", "c12 c12 n12", 'i'),
    ("ks_find", "c4 n4 c20 n20", 'l'),
    ("ks_horspool", "c4 n4 c20 n20", 'l'),
    ("ks_span", "c6 n6 c20 n20", 'l'),
    ("ks_parse", "c10 n10 t36", 'l'),
    ("ks_format", "B64 l m36", 'l'),
    ("ks_wildcard", "c6 n6 c12 n12", 'i'),
    ("ks_levenshtein", "c9 n9 c9 n9", 'i'),
    ("ks_utf8_count", "c20 n20", 'l'),
    ("ks_base64", "c64 c20 n20 B32", 'l'),
    ("ks_crc32", "i i c12 n12", 'i'),
    ("ks_crc32_table", "w16 c12 n12", 'i'),
    ("ks_adler32", "c20 n20", 'i'),
    ("ks_fnv1a", "l l c20 n20", 'l'),
    ("ks_murmur3", "c21 n21 i", 'i'),
    ("ks_siphash", "q2 l m4 m6", 'l'),
    ("ks_xorshift", "l c3 m20", 'l'),
    ("ks_automaton", "c32 c16 c20 n20", 'i'),
    ("ks_machine", "c24 n24 Q4 m60", 'l'),
    ("ks_postfix", "c16 n16 d4 f f", 'f'),
    ("ks_convolve", "g5 n5 g20 G20 n20", 'v'),
    ("ks_search", "o20 n20 i", 'l'),
    ("ks_interpolate", "p10 d10 n10 f", 'f'),
    ("ks_permute_bits", "c64 l", 'l'),
    ("ks_network", "c24 n24 W8", 'v'),
    ("ks_trees", "w112 n4 w8", 'i'),
    ("ks_gf256", "h h i", 'h'),
    ("ks_days", "m9999 t12 m31", 'l'),
];

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// Small, special, and any.
    fn word(&mut self) -> u64 {
        match self.below(4) {
            0 => self.below(20),
            1 => self.below(20).wrapping_neg(),
            2 => 1u64.rotate_left(self.below(64) as u32).wrapping_sub(self.below(3)),
            _ => self.next(),
        }
    }

    fn float(&mut self) -> f64 {
        const SPECIAL: [f64; 8] =
            [0.0, -0.0, 1.0, -1.5, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MIN_POSITIVE / 8.0];
        match self.below(8) {
            0 => SPECIAL[self.below(8) as usize],
            1 => f64::from_bits(self.next()),
            2 => self.below(100) as f64,
            _ => (self.next() as i64) as f64 / (1u64 << 60) as f64,
        }
    }
}

/// An argument: its bits, or memory.
#[derive(Clone, Debug)]
enum Arg {
    Word(Value),
    Float(Value),
    Memory { bytes: Vec<u8>, is_constant: bool },
}

fn argument(token: &str, random: &mut Random) -> Arg {
    let (kind, n) = token.split_at(1);
    let n: u64 = n.parse().unwrap_or(0);
    let sorted = |mut numbers: Vec<f64>| {
        numbers.sort_by(f64::total_cmp);
        numbers
    };
    let bytes = match kind {
        "n" => return Arg::Word(Value::from(random.below(n + 1))),
        "m" => return Arg::Word(Value::from(random.below(n + 1) as u32)),
        "t" => return Arg::Word(Value::from(2 + random.below(n - 1) as u32)),
        "l" => return Arg::Word(Value::from(random.word())),
        "i" => return Arg::Word(Value::from(random.word() as u32)),
        "h" => return Arg::Word(Value::from(random.word() as u8)),
        "f" => return Arg::Float(Value::from(random.float())),
        "g" if n == 0 => return Arg::Float(Value::from(random.float() as f32)),
        "c" | "B" => {
            // Few different characters make matches likely.
            let mask = [0xff, 0x1f, 3][random.below(3) as usize];
            (0..n).map(|_| random.next() as u8 & mask).collect()
        }
        "w" | "W" => (0..n).flat_map(|_| (random.word() as u32).to_le_bytes()).collect(),
        "q" | "Q" => (0..n).flat_map(|_| random.word().to_le_bytes()).collect(),
        "d" => (0..n).flat_map(|_| random.float().to_le_bytes()).collect(),
        "g" | "G" => (0..n).flat_map(|_| (random.float() as f32).to_le_bytes()).collect(),
        "o" => {
            let mut words: Vec<i32> = (0..n).map(|_| random.word() as i32).collect();
            words.sort_unstable();
            words.iter().flat_map(|word| word.to_le_bytes()).collect()
        }
        "p" => sorted((0..n).map(|_| random.float()).collect()).iter().flat_map(|x| x.to_le_bytes()).collect(),
        _ => panic!("no argument {token}"),
    };
    Arg::Memory { bytes, is_constant: kind.chars().all(char::is_lowercase) }
}

/// Words and floats are passed in separate registers, so that every function can be called as one of these.
type Words = unsafe extern "C" fn(u64, u64, u64, u64, u64, u64, f64, f64, f64, f64) -> u64;
type Floats = unsafe extern "C" fn(u64, u64, u64, u64, u64, u64, f64, f64, f64, f64) -> f64;

/// A function of C at an address.
#[derive(Clone, Copy)]
struct Function {
    words: Words,
    floats: Floats,
}

fn function(module: &LoadedModule, name: &str) -> Function {
    let words = module.pointer(name).unwrap_or_else(|| panic!("no function {name}"));
    Function { words, floats: module.pointer(name).unwrap_or_else(|| panic!("no function {name}")) }
}

/// Calls a function. Returns the bits of its result, and what its memory contains then.
fn call(function: Function, args: &[Arg], result: char) -> (u64, Vec<Vec<u8>>) {
    let (mut words, mut floats) = (vec![], vec![]);
    // Aligned, like memory of any of the types.
    let mut memory: Vec<Vec<u64>> = Vec::new();
    for arg in args {
        match arg {
            Arg::Word(value) => words.push(value.bits()),
            Arg::Float(value) => floats.push(f64::from_bits(value.bits())),
            Arg::Memory { bytes, .. } => {
                let mut copy = vec![0u64; bytes.len() / 8 + 1];
                for (at, byte) in bytes.iter().enumerate() {
                    copy[at / 8] |= u64::from(*byte) << (at % 8 * 8);
                }
                memory.push(copy);
                words.push(memory.last_mut().unwrap().as_mut_ptr().expose_provenance() as u64);
            }
        }
    }
    words.resize(6, 0);
    floats.resize(4, 0.0);
    let (w, f) = (&words, &floats);
    let all = (w[0], w[1], w[2], w[3], w[4], w[5], f[0], f[1], f[2], f[3]);
    let bits = match result {
        'f' | 'g' => {
            let bits = trusted::call(function.floats, all).to_bits();
            let is_nan =
                if result == 'f' { f64::from_bits(bits).is_nan() } else { f32::from_bits(bits as u32).is_nan() };
            // Which NaN it is depends on the order of operands.
            if is_nan { u64::MAX } else { bits & if result == 'f' { u64::MAX } else { 0xffff_ffff } }
        }
        _ => {
            let mask = match result {
                'l' => u64::MAX,
                'i' => 0xffff_ffff,
                'h' => 0xff,
                _ => 0,
            };
            trusted::call(function.words, all) & mask
        }
    };
    let contents = args.iter().filter(|arg| matches!(arg, Arg::Memory { .. })).zip(&memory);
    let written = contents.filter(|(arg, _)| matches!(arg, Arg::Memory { is_constant: false, .. }));
    let written = written.map(|(_, words)| words.iter().flat_map(|word| word.to_le_bytes()).collect());
    (bits, written.collect())
}

/// The functions without specialisation.
struct Originals {
    jit: Jit,
    library: Library,
    loaded: LoadedModule,
}

impl Originals {
    fn new() -> Option<Originals> {
        let jit = Jit::host().ok().filter(|_| cfg!(target_arch = "x86_64"))?;
        let mut module = llvm::parse("library.ll", LIBRARY).unwrap();
        let module = llvm::lower(&mut module, jit.target().unwrap()).unwrap();
        let loaded = jit.module(&module, &process_symbol).unwrap();
        let library = Library::parse("library.ll", LIBRARY).unwrap();
        Some(Originals { jit, library, loaded })
    }

    /// Compares a function, with some of its arguments bound, with the original, for `n_calls` values of the others.
    fn check(&self, number: usize, seed: u64, n_calls: usize) {
        let (name, tokens, result) = FUNCTIONS[number];
        let mut random = Random(seed.wrapping_mul(97).wrapping_add(number as u64));
        let tokens: Vec<&str> = tokens.split(' ').collect();
        let mut args: Vec<Arg> = tokens.iter().map(|token| argument(token, &mut random)).collect();
        let mask = random.next();
        let is_bound =
            |at: usize, arg: &Arg| mask >> at & 1 != 0 && !matches!(arg, Arg::Memory { is_constant: false, .. });
        let bound = args.iter().enumerate().filter(|(at, arg)| is_bound(*at, arg));
        let binding = bound.fold(self.library.function(name).unwrap(), |binding: Binding, (at, arg)| {
            match arg {
                Arg::Word(value) | Arg::Float(value) => binding.bind(at, *value),
                Arg::Memory { bytes, .. } => binding.constant_memory(at, Memory::new(bytes)),
            }
            .unwrap()
        });
        let describe = |args: &[Arg]| format!("{name}, seed {seed}, bound {mask:#x}, {args:?}");
        let code = self.jit.specialise(&binding).unwrap_or_else(|error| panic!("{}: {error}", describe(&args)));
        let special = function(code.module(), code.name());
        let original = function(&self.loaded, name);
        let address = process_symbol(name).and_then(|address| NonNull::new(address.cast_mut()));
        let clang = address.map(|address| Function {
            words: kernelsmith::specialise::CFunction::from_address(address),
            floats: kernelsmith::specialise::CFunction::from_address(address),
        });
        for _ in 0..n_calls {
            for (at, token) in tokens.iter().enumerate() {
                if !is_bound(at, &args[at]) {
                    args[at] = argument(token, &mut random);
                }
            }
            let free: Vec<Arg> =
                args.iter().enumerate().filter(|(at, arg)| !is_bound(*at, arg)).map(|(_, arg)| arg.clone()).collect();
            let expected = call(original, &args, result);
            assert_eq!(call(special, &free, result), expected, "{}", describe(&args));
            if let Some(clang) = clang {
                assert_eq!(expected, call(clang, &args, result), "clang: {}", describe(&args));
            }
        }
    }
}

#[test]
fn bound_arguments_change_no_result() {
    let Some(originals) = Originals::new() else {
        eprintln!("skipped: the functions do not run on this host");
        return;
    };
    for number in 0..FUNCTIONS.len() {
        (0..4).for_each(|seed| originals.check(number, seed, 10));
    }
}

/// The functions of the table are those of the library.
#[test]
fn the_table_is_complete() {
    let library = Library::parse("library.ll", LIBRARY).unwrap();
    let names: Vec<&str> = library.functions().filter(|name| name.starts_with("ks_")).collect();
    assert_eq!(names, FUNCTIONS.map(|(name, _, _)| name));
}

/// Calls with the same binding in long runs.
const N_CALLS: usize = 100;
/// Bindings between two entries of the log.
const STEP: u64 = 100;

#[test]
#[ignore = "runs for long: cargo xtask soak specialise"]
fn soak() {
    let wanted: u64 = std::env::var("KERNELSMITH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let originals = Originals::new().expect("the functions run on this host");
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/soak/specialise"));
    fs::create_dir_all(&folder).unwrap();
    let mut log = fs::OpenOptions::new().create(true).append(true).open(folder.join("log")).unwrap();
    for (number, (name, _, _)) in FUNCTIONS.iter().enumerate() {
        let oracle = if process_symbol(name).is_some() { "and clang's" } else { "only" };
        let state = folder.join(name);
        let mut next: u64 = fs::read_to_string(&state).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0);
        let end = wanted.div_ceil(N_CALLS as u64);
        while next < end {
            let (start, until) = (Instant::now(), (next + STEP).min(end));
            (next..until).for_each(|seed| originals.check(number, seed, N_CALLS));
            let (from, to, time) = (next * N_CALLS as u64, until * N_CALLS as u64, start.elapsed().as_secs_f64());
            let line = format!("{name}: calls {from}..{to} right, against our code {oracle}, {time:.1} s");
            println!("{line}");
            writeln!(log, "{line}").unwrap();
            fs::write(&state, until.to_string()).unwrap();
            next = until;
        }
    }
}
