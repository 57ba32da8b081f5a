//! The computing programs of the cookbook in plain Rust, with their data.
//!
//! In: nothing. Out: a [`Twin`] for each program: the data, and functions as one writes them without kernels.
//! Invariants: no dependencies, so that `cargo xtask bench examples` compiles this file alone, once for the machine and
//! once for its baseline; every build has the same data.
//! Not here: the kernels, in the files next to this one.

/// A program in plain Rust.
pub(crate) trait Twin {
    /// Computes the result once more.
    fn run(&mut self);
    /// The result, as numbers.
    fn result(&self) -> Vec<f64>;
}

/// All twins, with the names of their programs.
pub(crate) fn all() -> Vec<(&'static str, Box<dyn Twin>)> {
    vec![
        ("blend", Box::new(Blend::new())),
        ("histogram", Box::new(Histogram::new())),
        ("filter", Box::new(Filter::new())),
        ("fft", Box::new(Fft::new())),
        ("nearest", Box::new(Nearest::new())),
        ("base64", Box::new(Base64::new())),
        ("layer", Box::new(Layer::new())),
        ("black-scholes", Box::new(BlackScholes::new())),
    ]
}

/// Numbers that look random and are the same everywhere (a linear congruential generator).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }

    fn below(&mut self, end: u32) -> u32 {
        self.next() % end
    }

    /// From `low` to `high`.
    fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.next() >> 8) as f32 / (1 << 24) as f32
    }

    fn floats(&mut self, n: usize, low: f32, high: f32) -> Vec<f32> {
        (0..n).map(|_| self.between(low, high)).collect()
    }
}

fn wide<T: Copy + Into<f64>>(numbers: &[T]) -> Vec<f64> {
    numbers.iter().map(|&number| number.into()).collect()
}

/// Puts premultiplied RGBA pixels over others: `out = over + under * (255 - alpha) / 255` for each channel, rounded.
fn blend(over: &[u32], under: &[u32], out: &mut [u32]) {
    const PAIR: u32 = 0x00ff_00ff;
    for ((out, &over), &under) in out.iter_mut().zip(over).zip(under) {
        let rest = 255 - (over >> 24);
        let scaled = |pair: u32| {
            let product = pair * rest + 0x0080_0080;
            product + ((product >> 8) & PAIR)
        };
        let red_blue = (scaled(under & PAIR) >> 8) & PAIR;
        let green_alpha = scaled((under >> 8) & PAIR) & !PAIR;
        *out = over.wrapping_add(red_blue | green_alpha);
    }
}

/// Two images of equal size.
pub(crate) struct Blend {
    pub(crate) over: Vec<u32>,
    pub(crate) under: Vec<u32>,
    out: Vec<u32>,
}

impl Blend {
    pub(crate) fn new() -> Blend {
        let mut numbers = Numbers(1);
        let n = 128 * 127 + 5;
        let over = (0..n).map(|_| {
            let alpha = numbers.below(256);
            let mut channel = || numbers.below(alpha + 1);
            channel() | channel() << 8 | channel() << 16 | alpha << 24
        });
        let over: Vec<u32> = over.collect();
        Blend { under: (0..n).map(|_| numbers.next() | 0xff00_0000).collect(), out: vec![0; n], over }
    }
}

impl Twin for Blend {
    fn run(&mut self) {
        blend(&self.over, &self.under, &mut self.out);
    }

    fn result(&self) -> Vec<f64> {
        wide(&self.out)
    }
}

/// Counts how often each byte occurs.
fn histogram(bytes: &[u8], counts: &mut [u32; 256]) {
    counts.fill(0);
    for &byte in bytes {
        counts[usize::from(byte)] += 1;
    }
}

/// Bytes, small ones more often than large ones.
pub(crate) struct Histogram {
    pub(crate) bytes: Vec<u8>,
    counts: [u32; 256],
}

impl Histogram {
    pub(crate) fn new() -> Histogram {
        let mut numbers = Numbers(2);
        let bytes = (0..65_536 + 5).map(|_| ((numbers.below(256) * numbers.below(256)) >> 8) as u8);
        Histogram { bytes: bytes.collect(), counts: [0; 256] }
    }
}

impl Twin for Histogram {
    fn run(&mut self) {
        histogram(&self.bytes, &mut self.counts);
    }

    fn result(&self) -> Vec<f64> {
        wide(&self.counts)
    }
}

/// A query: rows of some days, of a small quantity, of at least a price.
#[derive(Clone, Copy)]
pub(crate) struct Query {
    pub(crate) first_day: i32,
    pub(crate) end_day: i32,
    pub(crate) max_quantity: i32,
    pub(crate) min_price: f32,
}

/// Sets the bits of the rows that a query selects among those that are not null, and returns how many there are.
fn filter(query: &Query, columns: &Columns, selected: &mut [u64]) -> u64 {
    let mut count = 0;
    for (word, out) in selected.iter_mut().enumerate() {
        let start = 64 * word;
        let end = columns.day.len().min(start + 64);
        let rows = columns.day[start..end].iter().zip(&columns.quantity[start..end]).zip(&columns.price[start..end]);
        let mut bits = 0;
        for (row, ((&day, &quantity), &price)) in rows.enumerate() {
            let in_days = (day >= query.first_day) & (day < query.end_day);
            bits |= u64::from(in_days & (quantity < query.max_quantity) & (price >= query.min_price)) << row;
        }
        *out = bits & columns.valid[word];
        count += u64::from(out.count_ones());
    }
    count
}

/// Columns of a table, and a bit for each row that is not null.
pub(crate) struct Columns {
    pub(crate) day: Vec<i32>,
    pub(crate) quantity: Vec<i32>,
    pub(crate) price: Vec<f32>,
    pub(crate) valid: Vec<u64>,
}

/// A table and a query.
pub(crate) struct Filter {
    pub(crate) query: Query,
    pub(crate) columns: Columns,
    selected: Vec<u64>,
    count: u64,
}

impl Filter {
    pub(crate) fn new() -> Filter {
        let mut numbers = Numbers(3);
        let n = 16_384 + 37;
        let mut columns = Columns {
            day: (0..n).map(|_| numbers.below(2556) as i32).collect(),
            quantity: (0..n).map(|_| 1 + numbers.below(50) as i32).collect(),
            price: numbers.floats(n, 0.0, 100.0),
            valid: (0..n.div_ceil(64)).map(|_| u64::from(numbers.next()) << 32 | u64::from(numbers.next())).collect(),
        };
        columns.valid[n / 64] &= (1 << (n % 64)) - 1;
        let query = Query { first_day: 731, end_day: 1096, max_quantity: 24, min_price: 5.0 };
        Filter { query, selected: vec![0; columns.valid.len()], columns, count: 0 }
    }
}

impl Twin for Filter {
    fn run(&mut self) {
        self.count = filter(&self.query, &self.columns, &mut self.selected);
    }

    fn result(&self) -> Vec<f64> {
        let words = self.selected.iter().flat_map(|&word| [(word >> 32) as f64, f64::from(word as u32)]);
        words.chain([self.count as f64]).collect()
    }
}

/// The number of points of the transform, a power of four.
pub(crate) const POINTS: usize = 1024;

/// The factors of each pass, from `s = 1` to `s = POINTS / 4`: for each `p` below `POINTS / (4 s)` the powers 1, 2 and 3
/// of `exp(-2 pi i p s / POINTS)`, as six runs: real parts of the first powers, imaginary parts, and so on.
fn factors() -> Vec<f32> {
    let mut all = Vec::new();
    let mut s = 1;
    while s < POINTS {
        let n = POINTS / (4 * s);
        for power in 1..=3 {
            let angle = |p: usize| -std::f64::consts::TAU * (p * s * power) as f64 / POINTS as f64;
            all.extend((0..n).map(|p| angle(p).cos() as f32));
            all.extend((0..n).map(|p| angle(p).sin() as f32));
        }
        s *= 4;
    }
    all
}

/// A pass of Stockham's algorithm with radix 4: from `x` to `y`, real and imaginary parts.
fn fft_pass(s: usize, factors: &[f32], x: [&[f32]; 2], y: [&mut [f32]; 2]) {
    let n = POINTS / (4 * s);
    let [y_re, y_im] = y;
    for p in 0..n {
        let factor = |at: usize| (factors[2 * at * n + p], factors[(2 * at + 1) * n + p]);
        let [a, b, c, d] = [0, 1, 2, 3].map(|at| {
            let from = s * (p + at * n);
            (&x[0][from..from + s], &x[1][from..from + s])
        });
        let (out_re, out_im) = (&mut y_re[4 * s * p..4 * s * (p + 1)], &mut y_im[4 * s * p..4 * s * (p + 1)]);
        let (re0, rest) = out_re.split_at_mut(s);
        let (re1, rest) = rest.split_at_mut(s);
        let (re2, re3) = rest.split_at_mut(s);
        let (im0, rest) = out_im.split_at_mut(s);
        let (im1, rest) = rest.split_at_mut(s);
        let (im2, im3) = rest.split_at_mut(s);
        for q in 0..s {
            let sum = (a.0[q] + c.0[q], a.1[q] + c.1[q]);
            let difference = (a.0[q] - c.0[q], a.1[q] - c.1[q]);
            let other_sum = (b.0[q] + d.0[q], b.1[q] + d.1[q]);
            // Times i.
            let turned = (d.1[q] - b.1[q], b.0[q] - d.0[q]);
            let times =
                |(re, im): (f32, f32), (by_re, by_im): (f32, f32)| (re * by_re - im * by_im, re * by_im + im * by_re);
            (re0[q], im0[q]) = (sum.0 + other_sum.0, sum.1 + other_sum.1);
            (re1[q], im1[q]) = times((difference.0 - turned.0, difference.1 - turned.1), factor(0));
            (re2[q], im2[q]) = times((sum.0 - other_sum.0, sum.1 - other_sum.1), factor(1));
            (re3[q], im3[q]) = times((difference.0 + turned.0, difference.1 + turned.1), factor(2));
        }
    }
}

/// A signal, and its Fourier transform in `y`.
pub(crate) struct Fft {
    pub(crate) x: [Vec<f32>; 2],
    pub(crate) factors: Vec<f32>,
    y: [Vec<f32>; 2],
    work: [Vec<f32>; 2],
}

impl Fft {
    pub(crate) fn new() -> Fft {
        let mut numbers = Numbers(4);
        let zeros = || vec![0.0; POINTS];
        Fft {
            x: [0, 1].map(|_| numbers.floats(POINTS, -1.0, 1.0)),
            factors: factors(),
            y: [zeros(), zeros()],
            work: [zeros(), zeros()],
        }
    }
}

impl Twin for Fft {
    fn run(&mut self) {
        let Fft { x, factors, y: [y_re, y_im], work: [work_re, work_im] } = self;
        let mut factors = &factors[..];
        let mut s = 1;
        while s < POINTS {
            match s {
                1 => fft_pass(s, factors, [&x[0], &x[1]], [y_re, y_im]),
                4 | 64 => fft_pass(s, factors, [y_re, y_im], [work_re, work_im]),
                _ => fft_pass(s, factors, [work_re, work_im], [y_re, y_im]),
            }
            factors = &factors[6 * POINTS / (4 * s)..];
            s *= 4;
        }
    }

    fn result(&self) -> Vec<f64> {
        self.y.iter().flat_map(|part| wide(part)).collect()
    }
}

/// The number of coordinates of a point.
pub(crate) const DIMENSIONS: usize = 16;

/// The minimum squared distance of a point to the query, and the number of the first such point. Coordinate `d` of
/// point `i` is `points[d * n + i]`.
fn nearest(points: &[f32], query: &[f32; DIMENSIONS]) -> (f32, i32) {
    const BLOCK: usize = 64;
    let n = points.len() / DIMENSIONS;
    let mut best = (f32::INFINITY, -1);
    for start in (0..n).step_by(BLOCK) {
        // A block at a time, so that the distances stay in the nearest cache and the loops over it become vectors.
        let len = BLOCK.min(n - start);
        let mut distances = [0.0; BLOCK];
        for (coordinates, &wanted) in points.chunks_exact(n).zip(query) {
            for (distance, &coordinate) in distances.iter_mut().zip(&coordinates[start..start + len]) {
                let difference = coordinate - wanted;
                *distance += difference * difference;
            }
        }
        for (at, &distance) in distances[..len].iter().enumerate() {
            if distance < best.0 {
                best = (distance, (start + at) as i32);
            }
        }
    }
    best
}

/// Points, and a query.
pub(crate) struct Nearest {
    pub(crate) points: Vec<f32>,
    pub(crate) query: [f32; DIMENSIONS],
    best: (f32, i32),
}

impl Nearest {
    pub(crate) fn new() -> Nearest {
        let mut numbers = Numbers(5);
        let points = numbers.floats(DIMENSIONS * (4096 + 3), -1.0, 1.0);
        Nearest { points, query: [0; DIMENSIONS].map(|_| numbers.between(-1.0, 1.0)), best: (0.0, 0) }
    }
}

impl Twin for Nearest {
    fn run(&mut self) {
        self.best = nearest(&self.points, &self.query);
    }

    fn result(&self) -> Vec<f64> {
        vec![f64::from(self.best.0), f64::from(self.best.1)]
    }
}

/// The characters of the digits.
pub(crate) const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Encodes whole groups of three bytes as four characters each.
fn base64(bytes: &[u8], out: &mut [u8]) {
    for (group, out) in bytes.chunks_exact(3).zip(out.chunks_exact_mut(4)) {
        let number = u32::from(group[0]) << 16 | u32::from(group[1]) << 8 | u32::from(group[2]);
        for (at, character) in out.iter_mut().enumerate() {
            *character = DIGITS[(number >> (18 - 6 * at) & 63) as usize];
        }
    }
}

/// Bytes, and their text.
pub(crate) struct Base64 {
    pub(crate) bytes: Vec<u8>,
    text: Vec<u8>,
}

impl Base64 {
    pub(crate) fn new() -> Base64 {
        let mut numbers = Numbers(6);
        let n_groups = 8192 + 21;
        Base64 { bytes: (0..3 * n_groups).map(|_| numbers.next() as u8).collect(), text: vec![0; 4 * n_groups] }
    }
}

impl Twin for Base64 {
    fn run(&mut self) {
        base64(&self.bytes, &mut self.text);
    }

    fn result(&self) -> Vec<f64> {
        wide(&self.text)
    }
}

/// Outputs, samples, inputs.
pub(crate) const LAYER: [usize; 3] = [64, 48, 96];

/// `outputs = max(weights * inputs + bias, 0)` for column-major matrices.
fn layer(weights: &[f32], inputs: &[f32], bias: &[f32], outputs: &mut [f32]) {
    let [m, _, k] = LAYER;
    for (output, input) in outputs.chunks_exact_mut(m).zip(inputs.chunks_exact(k)) {
        output.copy_from_slice(bias);
        for (column, &factor) in weights.chunks_exact(m).zip(input) {
            for (sum, &weight) in output.iter_mut().zip(column) {
                *sum += weight * factor;
            }
        }
        for sum in output {
            *sum = sum.max(0.0);
        }
    }
}

/// A layer of a neural network and a batch of samples.
pub(crate) struct Layer {
    pub(crate) weights: Vec<f32>,
    pub(crate) inputs: Vec<f32>,
    pub(crate) bias: Vec<f32>,
    outputs: Vec<f32>,
}

impl Layer {
    pub(crate) fn new() -> Layer {
        let mut numbers = Numbers(7);
        let [m, n, k] = LAYER;
        let mut floats = |n: usize| numbers.floats(n, -1.0, 1.0);
        Layer { weights: floats(m * k), inputs: floats(k * n), bias: floats(m), outputs: vec![0.0; m * n] }
    }
}

impl Twin for Layer {
    fn run(&mut self) {
        layer(&self.weights, &self.inputs, &self.bias, &mut self.outputs);
    }

    fn result(&self) -> Vec<f64> {
        wide(&self.outputs)
    }
}

/// A rate of interest and a volatility, each per year.
#[derive(Clone, Copy)]
pub(crate) struct Market {
    pub(crate) rate: f32,
    pub(crate) volatility: f32,
}

/// The coefficients of the normal distribution's approximation: Abramowitz and Stegun, 26.2.17.
pub(crate) const NORMAL: [f32; 5] = [0.319_381_54, -0.356_563_78, 1.781_477_9, -1.821_255_9, 1.330_274_5];

/// The probability that a normally distributed number is below `x`.
fn normal(x: f32) -> f32 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let sum = NORMAL.iter().rev().fold(0.0, |sum, &coefficient| sum * t + coefficient) * t;
    let beyond = 0.398_942_3 * (-0.5 * x * x).exp() * sum;
    if x < 0.0 { beyond } else { 1.0 - beyond }
}

/// The prices of European call options.
fn black_scholes(market: &Market, spot: &[f32], strike: &[f32], years: &[f32], price: &mut [f32]) {
    let Market { rate, volatility } = *market;
    for (((price, &spot), &strike), &years) in price.iter_mut().zip(spot).zip(strike).zip(years) {
        let deviation = volatility * years.sqrt();
        let d1 = ((spot / strike).ln() + (rate + 0.5 * volatility * volatility) * years) / deviation;
        let d2 = d1 - deviation;
        *price = spot * normal(d1) - strike * (-rate * years).exp() * normal(d2);
    }
}

/// Options on shares of a market.
pub(crate) struct BlackScholes {
    pub(crate) market: Market,
    pub(crate) spot: Vec<f32>,
    pub(crate) strike: Vec<f32>,
    pub(crate) years: Vec<f32>,
    price: Vec<f32>,
}

impl BlackScholes {
    pub(crate) fn new() -> BlackScholes {
        let mut numbers = Numbers(8);
        let n = 4096 + 5;
        BlackScholes {
            market: Market { rate: 0.02, volatility: 0.3 },
            spot: numbers.floats(n, 5.0, 30.0),
            strike: numbers.floats(n, 1.0, 100.0),
            years: numbers.floats(n, 0.25, 10.0),
            price: vec![0.0; n],
        }
    }
}

impl Twin for BlackScholes {
    fn run(&mut self) {
        black_scholes(&self.market, &self.spot, &self.strike, &self.years, &mut self.price);
    }

    fn result(&self) -> Vec<f64> {
        wide(&self.price)
    }
}
