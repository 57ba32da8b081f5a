//! The elementary functions: their errors, and that all ways of computing them give the same bits.
//!
//! In: [`FUNCTIONS`], the documented errors. Errors are in units in the last place (ULP) of the exact result. `f32` is
//! compared with functions of `f64` whose error is far smaller: one argument in 97 here, all of them by `cargo xtask
//! soak math`. `f64` is compared with results of 60 digits (`f64.txt`).

mod approximate;
mod bits;
mod f32;
mod f64;

use kernelsmith::prelude::*;
use kernelsmith::{Float, Level, Vector};

/// A function of the language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Name {
    Exp,
    Exp2,
    Log,
    Tanh,
    Sigmoid,
    Erf,
    Sin,
    Cos,
}
use Name::*;

/// A function and its maximum errors for `f32` and `f64`.
struct Function {
    name: Name,
    f32: f64,
    f64: f64,
}

/// The documented errors: for `f32` the maximum over all arguments, rounded up to two decimals; for `f64` bounds.
const FUNCTIONS: [Function; 8] = [
    Function { name: Exp, f32: 0.91, f64: 0.9 },
    Function { name: Exp2, f32: 0.93, f64: 0.92 },
    Function { name: Log, f32: 0.88, f64: 0.84 },
    Function { name: Tanh, f32: 1.9, f64: 1.9 },
    Function { name: Sigmoid, f32: 1.5, f64: 1.5 },
    Function { name: Erf, f32: 0.95, f64: 1.2 },
    Function { name: Sin, f32: 0.88, f64: 0.86 },
    Function { name: Cos, f32: 0.88, f64: 0.86 },
];

impl Name {
    fn of_vector<'k, T: Float>(self, x: Vector<'k, T>) -> Vector<'k, T> {
        match self {
            Exp => x.exp(),
            Exp2 => x.exp2(),
            Log => x.log(),
            Tanh => x.tanh(),
            Sigmoid => x.sigmoid(),
            Erf => x.erf(),
            Sin => x.sin(),
            Cos => x.cos(),
        }
    }

    fn of_scalar<'k, T: Float>(self, x: Expr<'k, T>) -> Expr<'k, T> {
        match self {
            Exp => x.exp(),
            Exp2 => x.exp2(),
            Log => x.log(),
            Tanh => x.tanh(),
            Sigmoid => x.sigmoid(),
            Erf => x.erf(),
            Sin => x.sin(),
            Cos => x.cos(),
        }
    }
}

/// The kernel over a slice, or its plain loop over scalars.
macro_rules! kernels {
    ($($name:ident $ty:ty;)*) => {$(
        fn $name(function: Name, of_vectors: bool) -> KernelSource<fn(In<$ty>, Out<$ty>)> {
            build::<fn(In<$ty>, Out<$ty>)>("function", |k, (x, y)| match of_vectors {
                true => k.for_each_vector(y.len(), |i| y.store(i, function.of_vector(x.load(i)))),
                false => k.for_range_(0, y.len(), |i| y.store(i, function.of_scalar(x.load(i)))),
            })
            .unwrap()
        }
    )*};
}
kernels! { kernel_f32 f32; kernel_f64 f64; }

/// Compilers for all levels that run here.
fn jits() -> Vec<Jit> {
    let targets = Level::ALL.into_iter().map(|level| Target::new(level, level.convention()).unwrap());
    let jits = targets.filter(|target| target.check_host().is_ok());
    jits.map(|target| Jit::for_target(target, JitOptions::new()).unwrap()).collect()
}

#[test]
fn documents_state_these_errors() {
    let text = include_str!("../../../../../docs/math.md");
    for Function { name, f32, f64 } in FUNCTIONS {
        let row = format!("| `{}` | {f32:.2} | {f64:.2} |\n", format!("{name:?}").to_lowercase());
        assert!(text.contains(&row), "docs/math.md wants {row}");
    }
}
