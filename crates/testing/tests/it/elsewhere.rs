//! Compiles programs and elementary functions here and runs them on emulated machines.
//!
//! `cargo xtask cross --sample` builds executors for those machines and lists them in `KERNELSMITH_EXECUTORS`, one line
//! per machine: name, then command. Not here: building them.

use super::sample::check;
use kernelsmith::prelude::*;
use kernelsmith::random;
use kernelsmith_random::Rng;
use kernelsmith_testing::engine::Engines;
use kernelsmith_testing::supervisor::Config;

/// The machines that run language programs, by their names in the lines.
const MACHINES: [(&str, &str); 2] = [("armv8-a:128", "aarch64"), ("rv64gcv@256", "riscv64")];
/// Number of programs per machine.
const PROGRAMS: u64 = 150;

/// The emulated machines that have executors, with their commands. Without any, the tests are skipped; `cargo xtask cross
/// --sample` reports machines whose tools are missing, and may be asked for one machine.
fn executors() -> Vec<(&'static str, String)> {
    let lines = std::env::var("KERNELSMITH_EXECUTORS").unwrap_or_default();
    let command = |name: &str| lines.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    let found = MACHINES.iter().filter_map(|(name, machine)| Some((*machine, command(name)?.to_owned())));
    let found: Vec<_> = found.collect();
    if found.is_empty() {
        println!("skipped: there are no executors");
    }
    found
}

/// The engines of the emulated machines.
fn engines() -> Vec<Engines> {
    executors().iter().map(|(machine, command)| Engines::new(machine, Some(command)).unwrap()).collect()
}

/// Arguments: numbers of all exponents with both signs, and those between -10 and 10.
fn arguments(n: u64, exponents: u64, float: impl Fn(u64, u64) -> f64) -> Vec<f64> {
    let mut rng = Rng::new(5);
    let all = (0..n).map(|at| float(rng.bits(), at * exponents / n)).collect::<Vec<f64>>();
    all.into_iter().chain((0..n).map(|at| (at as f64 / n as f64 - 0.5) * 20.0)).collect()
}

/// Checks that a function of two vectors gives the interpreter's bits on every engine.
macro_rules! check {
    ($engines:expr, $Float:ident, $x:expr, $text:expr, $function:expr) => {{
        let source = build::<fn(In<$Float>, In<$Float>, Out<$Float>)>("function", |k, (x, y, z)| {
            let function: for<'k> fn(Vector<'k, $Float>, Vector<'k, $Float>) -> Vector<'k, $Float> = $function;
            k.for_each_vector_of::<$Float>(z.len(), |i| z.store(i, function(x.load(i), y.load(i))));
        })
        .unwrap();
        let x: Vec<$Float> = $x.iter().map(|&x| x as $Float).collect();
        let y: Vec<$Float> = (0..x.len()).map(|at| x[at * 7 % x.len()]).collect();
        for engine in $engines.iter().flat_map(Engines::iter) {
            let (mut want, mut given) = (vec![0.0; x.len()], vec![0.0; x.len()]);
            engine.interpreter().interpret(&source, (&x, &y, &mut want)).unwrap();
            engine.kernel(&source).unwrap().call(&x, &y, &mut given).unwrap();
            for (at, (want, given)) in want.iter().zip(&given).enumerate() {
                let is_same = want.to_bits() == given.to_bits() || want.is_nan() && given.is_nan();
                let (name, x, y) = (engine.name(), x[at], y[at]);
                assert!(is_same, "{} of {x:e} and {y:e}: {given:e} instead of {want:e} on {name}", $text);
            }
        }
    }};
}

macro_rules! check_all {
    ($engines:expr, $Float:ident, $x:expr, [$($one:ident)*] [$($two:ident)*]) => {
        $( check!($engines, $Float, $x, stringify!($one), |x, _| x.$one()); )*
        $( check!($engines, $Float, $x, stringify!($two), |x, y| x.$two(y)); )*
    };
}

#[test]
#[ignore = "wants executors of other machines"]
fn elementary_functions_give_the_same_bits_elsewhere() {
    let engines = engines();
    let narrow =
        arguments(500, 255, |bits, exponent| f64::from(f32::from_bits((bits & 0x807f_ffff | exponent << 23) as u32)));
    let wide = arguments(500, 2047, |bits, exponent| f64::from_bits(bits & 0x800f_ffff_ffff_ffff | exponent << 52));
    check_all!(engines, f32, narrow, [
        exp exp2 exp10 expm1 log log2 log10 log1p tanh sinh cosh sigmoid erf erfc lgamma sin cos tan asin acos atan cbrt
        exp_approximate exp2_approximate sin_approximate cos_approximate sigmoid_approximate tanh_approximate
        normal_cdf_approximate
    ] [pow atan2 hypot]);
    check_all!(engines, f64, wide, [
        exp exp2 exp10 expm1 log log2 log10 log1p tanh sinh cosh sigmoid erf erfc lgamma sin cos tan asin acos atan cbrt
    ] [pow atan2 hypot]);
    check!(engines, f32, narrow, "random", |x, y| {
        let words = random::philox4x32([x, y, y, x].map(|word| word.bitcast::<u32>()), [1, 2]);
        random::normal_f32([words[0], words[3]])[1]
    });
    check!(engines, f64, wide, "random", |x, y| {
        let words = random::threefry4x64([x, y, y, x].map(|word| word.bitcast::<u64>()), [1, 2, 3, 4]);
        random::normal_f64([words[0], words[3]])[1]
    });
}

#[test]
#[ignore = "wants executors of other machines"]
fn random_programs_are_safe_elsewhere() {
    for (machine, command) in executors() {
        let own = Config::new(env!("CARGO_BIN_EXE_kernelsmith-programs"));
        let config = Config { machine: machine.to_owned(), executor: Some(command), ..own };
        check(&config, PROGRAMS);
    }
}
