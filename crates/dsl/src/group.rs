//! Structs of parameters: any number of parameters in a signature that is a Rust type.
//!
//! In: a struct that `kernel_args!` declares. Out: the signature `fn(Group<Struct>) -> R`, whose closure gets the struct
//! with a handle in each field, and whose calls take the struct with an argument in each field.
//! Invariant: handles and arguments are checked like those of a signature known at run time (see `dynamic`), so nothing
//! depends on a correct implementation of [`KernelArgs`].
//! Not here: calls of compiled kernels (see `Group` of kernelsmith-exec).

use crate::build::{KernelArg, KernelRet, KernelSignature, Param};
use crate::dynamic::Params;
use crate::handle::K;
use crate::interpret::{InterpretArg, InterpretRet, InterpretSignature};
use core::marker::PhantomData;
use kernelsmith_exec::{Arg, ArgGroup, Group};
use kernelsmith_ir::interp::Memory;

/// What the fields of a struct of parameters contain: [`Handles`], [`Actuals`], or only [`Types`].
pub trait Fields {
    /// The content of a field for a parameter of type `A`.
    type Field<A: KernelArg>;
}

/// Fields that only name the type of a parameter.
#[derive(Clone, Copy, Debug)]
pub struct Types;

/// Fields with the handles of parameters, while a kernel is recorded.
#[derive(Clone, Copy, Debug)]
pub struct Handles<'k>(PhantomData<fn(&'k ()) -> &'k ()>);

/// Fields with the arguments of a call.
#[derive(Clone, Copy, Debug)]
pub struct Actuals<'a>(PhantomData<&'a ()>);

impl Fields for Types {
    type Field<A: KernelArg> = PhantomData<A>;
}

impl<'k> Fields for Handles<'k> {
    type Field<A: KernelArg> = A::Handle<'k>;
}

impl<'a> Fields for Actuals<'a> {
    type Field<A: KernelArg> = A::Actual<'a>;
}

/// A struct of parameters, which [`kernel_args!`](crate::kernel_args) declares.
pub trait KernelArgs: ArgGroup {
    /// The struct with a handle in each field.
    type Handles<'k>;
    /// The handles of the parameters.
    #[doc(hidden)]
    fn handles<'k>(params: Params<'k>) -> Self::Handles<'k>;
    /// Visits the arguments in the order of the fields.
    #[doc(hidden)]
    fn each(actuals: &mut Self::Actuals<'_>, visit: &mut impl Visit);
}

/// What is done with each argument of a struct.
#[doc(hidden)]
pub trait Visit {
    fn argument<A: InterpretArg>(&mut self, actual: &mut A::Actual<'_>);
}

impl<G: KernelArgs, R: KernelRet> KernelSignature for fn(Group<G>) -> R {
    type Handles<'k> = G::Handles<'k>;
    type Value<'k> = R::Value<'k>;
    fn handles<'k>(k: K<'k>, params: &'k [Param]) -> G::Handles<'k> {
        G::handles(Params::new(k, params))
    }
}

impl<G: KernelArgs, R: InterpretRet> InterpretSignature for fn(Group<G>) -> R {
    type Actuals<'a> = G::Actuals<'a>;
    type Result = R;
    fn measures(actuals: &mut G::Actuals<'_>) -> Vec<i128> {
        let mut measures = Measures(Vec::new());
        G::each(actuals, &mut measures);
        measures.0
    }
    fn place(actuals: &mut G::Actuals<'_>, memory: &mut Memory) -> (Vec<u64>, Vec<u64>) {
        let mut placed = Place { memory, words: Vec::new(), firsts: Vec::new() };
        G::each(actuals, &mut placed);
        (placed.words, placed.firsts)
    }
    fn fetch(actuals: &mut G::Actuals<'_>, memory: &Memory, firsts: &[u64]) {
        G::each(actuals, &mut Fetch { memory, firsts });
    }
}

struct Measures(Vec<i128>);

impl Visit for Measures {
    fn argument<A: InterpretArg>(&mut self, actual: &mut A::Actual<'_>) {
        self.0.push(<A as Arg>::measure(actual));
    }
}

struct Place<'a> {
    memory: &'a mut Memory,
    words: Vec<u64>,
    firsts: Vec<u64>,
}

impl Visit for Place<'_> {
    fn argument<A: InterpretArg>(&mut self, actual: &mut A::Actual<'_>) {
        let at = self.words.len();
        A::place(actual, self.memory, &mut self.words);
        self.firsts.extend(self.words.get(at));
    }
}

struct Fetch<'a> {
    memory: &'a Memory,
    firsts: &'a [u64],
}

impl Visit for Fetch<'_> {
    fn argument<A: InterpretArg>(&mut self, actual: &mut A::Actual<'_>) {
        if let Some((&first, others)) = self.firsts.split_first() {
            A::fetch(actual, self.memory, first);
            self.firsts = others;
        }
    }
}

/// Declares a struct of parameters, of which a kernel may have any number up to 1024.
///
/// The struct is generic over what its fields contain. The closure of a kernel with the signature `fn(Group<Struct>) -> R`
/// gets the struct with a handle in each field; a call takes the struct with an argument in each field.
///
/// ```
/// use kernelsmith::Group;
/// use kernelsmith::prelude::*;
///
/// kernelsmith::kernel_args! {
///     /// Columns of particles.
///     pub struct Particles {
///         pub force: In<f32>,
///         pub step: f32,
///         pub speed: InOut<f32>,
///         pub place: InOut<f32>,
///     }
/// }
///
/// let advance = build::<fn(Group<Particles>)>("advance", |k, particles| {
///     let Particles { force, step, speed, place } = particles;
///     k.for_each_vector(place.len(), |i| {
///         let new_speed = speed.load(i) + force.load(i) * step;
///         speed.store(i, new_speed);
///         place.store(i, place.load(i) + new_speed * step);
///     });
/// })?;
/// let (mut speed, mut place) = ([1.0, 2.0], [0.0, 10.0]);
/// let jit = Jit::interpreter();
/// jit.interpret(&advance, Particles { force: &[0.0, 2.0], step: 0.5, speed: &mut speed, place: &mut place })?;
/// assert_eq!((speed, place), ([1.0, 3.0], [0.5, 11.5]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[macro_export]
macro_rules! kernel_args {
    ($(#[$meta:meta])* $vis:vis struct $Name:ident {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $Param:ty),* $(,)?
    }) => {
        $(#[$meta])*
        $vis struct $Name<F: $crate::Fields = $crate::Types> {
            $($(#[$field_meta])* $field_vis $field: F::Field<$Param>,)*
        }

        impl ::core::clone::Clone for $Name<$crate::Handles<'_>> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl ::core::marker::Copy for $Name<$crate::Handles<'_>> {}

        impl $crate::ArgGroup for $Name {
            type Actuals<'a> = $Name<$crate::Actuals<'a>>;
            fn params() -> ::std::vec::Vec<$crate::ParamKind> {
                ::std::vec![$(<$Param as $crate::Arg>::kind()),*]
            }
            fn lend<'b>(actuals: &'b mut Self::Actuals<'_>) -> ::std::vec::Vec<$crate::TypedArg<'b>> {
                ::std::vec![$($crate::TypedArg::lent::<$Param>(&mut actuals.$field)),*]
            }
        }

        impl $crate::KernelArgs for $Name {
            type Handles<'k> = $Name<$crate::Handles<'k>>;
            fn handles<'k>(params: $crate::Params<'k>) -> Self::Handles<'k> {
                let mut at = 0..params.len();
                $Name { $($field: params.handle::<$Param>(at.next().unwrap_or(usize::MAX)),)* }
            }
            fn each(actuals: &mut Self::Actuals<'_>, visit: &mut impl $crate::Visit) {
                $($crate::Visit::argument::<$Param>(visit, &mut actuals.$field);)*
            }
        }
    };
}
