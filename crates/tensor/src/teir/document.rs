//! A TEIR document as it is written: declarations and nodes that refer to each other by name.
//!
//! In: values from the parser, or from the caller. Out: data. Equality ignores positions.
//! Not here: whether names exist and rules hold (see `check`), the meaning (see `interpret`).

use core::fmt;
use kernelsmith_diag::Span;
use std::collections::BTreeMap;

/// A name, with its position if it was read from a text.
#[derive(Clone, Default)]
pub struct Name {
    text: String,
    pub(super) span: Span,
}

impl Name {
    pub(super) fn at(text: impl Into<String>, span: Span) -> Name {
        Name { text: text.into(), span }
    }

    /// The text, without `@` and `%`.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        Name { text: text.to_owned(), span: Span::default() }
    }
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        Name { text, span: Span::default() }
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Name) -> bool {
        self.text == other.text
    }
}

impl Eq for Name {}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Name) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    fn cmp(&self, other: &Name) -> core::cmp::Ordering {
        self.text.cmp(&other.text)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The type of a tensor's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Elem {
    /// 32 bits.
    F32,
    /// 64 bits.
    F64,
}

impl Elem {
    /// The word in texts.
    pub fn name(self) -> &'static str {
        match self {
            Elem::F32 => "f32",
            Elem::F64 => "f64",
        }
    }

    /// The type with this word.
    pub fn of_name(name: &str) -> Option<Elem> {
        [Elem::F32, Elem::F64].into_iter().find(|elem| elem.name() == name)
    }

    /// Bytes of an element.
    pub fn bytes(self) -> i64 {
        match self {
            Elem::F32 => 4,
            Elem::F64 => 8,
        }
    }
}

/// A tensor. The last one of a document is the output.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    /// Its name, without `%`.
    pub name: Name,
    /// The type of its elements.
    pub elem: Elem,
}

/// Bytes for each tensor; 0 where one is absent.
pub type Bytes = BTreeMap<Name, i64>;

/// A dimension.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Its name.
    pub name: Name,
    /// Number of values, at least 1.
    pub extent: i64,
    /// The distance between consecutive values in each tensor.
    pub strides: Bytes,
    /// The distance of the first value in each tensor.
    pub offsets: Bytes,
}

/// The axes that play a role in a primitive, the outermost first.
#[derive(Clone, Debug, PartialEq)]
pub struct Role {
    /// `M`, `N` or `K`.
    pub name: Name,
    /// The axes.
    pub axes: Vec<Name>,
}

/// An operation on a tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Primitive {
    /// Its name.
    pub name: Name,
    /// What it computes, such as `Contraction`.
    pub operation: Name,
    /// The axes of the tile.
    pub roles: Vec<Role>,
    /// Further facts.
    pub metadata: Metadata,
}

/// Facts by their names.
pub type Metadata = BTreeMap<Name, Value>;

/// A fact.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A whole number.
    Int(i64),
    /// A number with a fraction or an exponent.
    Float(f64),
    /// A text: an identifier, or anything in quotes.
    Text(String),
    /// `true` or `false`.
    Bool(bool),
}

/// How an iteration may be executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// In ascending order.
    Sequential,
    /// In any order, at the same time.
    Parallel,
}

impl Policy {
    /// The word in texts.
    pub fn name(self) -> &'static str {
        match self {
            Policy::Sequential => "sequential",
            Policy::Parallel => "parallel",
        }
    }
}

/// An end of an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// The first value.
    First,
    /// The last value.
    Last,
}

impl Edge {
    /// The word in texts.
    pub fn name(self) -> &'static str {
        match self {
            Edge::First => "first",
            Edge::Last => "last",
        }
    }
}

/// A condition: the enclosing iteration `node` is at this end.
#[derive(Clone, Debug, PartialEq)]
pub struct Term {
    /// The end.
    pub edge: Edge,
    /// The iteration.
    pub node: Name,
}

/// A node that runs its children for each value of an axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration {
    /// Its name.
    pub name: Name,
    /// The axis.
    pub axis: Name,
    /// How it may be executed.
    pub policy: Policy,
    /// What runs in each iteration, in order.
    pub children: Vec<Name>,
    /// Conditions, which all must hold.
    pub guard: Vec<Term>,
    /// Further facts.
    pub metadata: Metadata,
}

/// A node that runs a primitive.
#[derive(Clone, Debug, PartialEq)]
pub struct Invocation {
    /// Its name.
    pub name: Name,
    /// The primitive.
    pub primitive: Name,
    /// Conditions, which all must hold.
    pub guard: Vec<Term>,
    /// Further facts.
    pub metadata: Metadata,
}

/// A unit of TEIR, not yet checked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    /// The name of the unit.
    pub name: Option<Name>,
    /// The tensors, inputs first.
    pub tensors: Vec<Tensor>,
    /// The axes.
    pub axes: Vec<Axis>,
    /// The primitives.
    pub primitives: Vec<Primitive>,
    /// The nodes that run, in order.
    pub roots: Vec<Name>,
    /// Iterations.
    pub iterations: Vec<Iteration>,
    /// Invocations of primitives.
    pub invocations: Vec<Invocation>,
}
