//! The elementary functions: their errors, their special values, and that all ways of computing them give the same bits.
//!
//! In: [`FUNCTIONS`] and [`PAIRS`], the documented errors. Errors are in units in the last place (ULP) of the exact
//! result. `f32` is compared with functions of `f64` whose error is far smaller: one argument in 97 here, all of them by
//! `cargo xtask soak math`. `f64` is compared with results of 60 digits (`f64.txt`, written by `known.py`).

mod approximate;
mod bits;
mod f32;
mod f64;
mod special;

use kernelsmith::prelude::*;
use kernelsmith::{Float, Level, Vector};

macro_rules! functions {
    (
        one { $($One:ident $one:ident $one_f32:literal $one_f64:literal;)* }
        two { $($Two:ident $two:ident $two_f32:literal $two_f64:literal;)* }
    ) => {
        /// A function of the language.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        enum Name { $($One,)* $($Two,)* }
        use Name::*;

        /// The functions of one argument. Errors: for `f32` the maximum over all arguments, rounded up to two decimals;
        /// for `f64` bounds.
        const FUNCTIONS: &[Function] = &[$(
            Function { name: $One, text: stringify!($one), f32: $one_f32, f64: $one_f64 },
        )*];

        /// The functions of two arguments. Errors: bounds.
        const PAIRS: &[Function] = &[$(
            Function { name: $Two, text: stringify!($two), f32: $two_f32, f64: $two_f64 },
        )*];

        impl Name {
            /// Applies the function to one argument, or to two.
            fn of_vector<'k, T: Float>(self, x: Vector<'k, T>, y: Vector<'k, T>) -> Vector<'k, T> {
                match self { $($One => x.$one(),)* $($Two => x.$two(y),)* }
            }

            fn of_scalar<'k, T: Float>(self, x: Expr<'k, T>, y: Expr<'k, T>) -> Expr<'k, T> {
                match self { $($One => x.$one(),)* $($Two => x.$two(y),)* }
            }
        }
    };
}

functions! {
    one {
        Exp exp 0.91 0.9;
        Exp2 exp2 0.93 0.92;
        Exp10 exp10 0.78 0.8;
        Expm1 expm1 1.16 1.0;
        Log log 0.88 0.84;
        Log2 log2 0.99 1.0;
        Log10 log10 0.88 0.85;
        Log1p log1p 0.9 0.9;
        Tanh tanh 1.9 1.9;
        Sinh sinh 0.82 0.8;
        Cosh cosh 0.88 0.92;
        Sigmoid sigmoid 1.5 1.5;
        Erf erf 0.95 1.2;
        Erfc erfc 0.94 1.15;
        Lgamma lgamma 1.93 1.7;
        Sin sin 0.88 0.86;
        Cos cos 0.88 0.86;
        Tan tan 1.1 1.15;
        Asin asin 0.72 0.65;
        Acos acos 0.68 0.62;
        Atan atan 0.75 0.68;
        Cbrt cbrt 0.51 0.52;
    }
    two {
        Pow pow 0.85 1.1;
        Atan2 atan2 0.95 0.88;
        Hypot hypot 0.8 0.8;
    }
}

/// A function, its name in the language, and its maximum errors for `f32` and `f64`.
struct Function {
    name: Name,
    text: &'static str,
    f32: f64,
    f64: f64,
}

/// The kernel over slices, or its plain loop over scalars. Functions of one argument ignore the second slice.
macro_rules! kernels {
    ($($name:ident $ty:ty;)*) => {$(
        fn $name(function: Name, of_vectors: bool) -> KernelSource<fn(In<$ty>, In<$ty>, Out<$ty>)> {
            build::<fn(In<$ty>, In<$ty>, Out<$ty>)>("function", |k, (x, y, z)| match of_vectors {
                true => k.for_each_vector(z.len(), |i| z.store(i, function.of_vector(x.load(i), y.load(i)))),
                false => k.for_range_(0, z.len(), |i| z.store(i, function.of_scalar(x.load(i), y.load(i)))),
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
    for Function { text: name, f32, f64, .. } in FUNCTIONS.iter().chain(PAIRS) {
        let row = format!("| `{name}` | {f32:.2} | {f64:.2} |\n");
        assert!(text.contains(&row), "docs/math.md wants {row}");
    }
}
