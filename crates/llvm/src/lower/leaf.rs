//! Leaves of types, classes of arithmetic, and the reason for refusals.
//!
//! In: types. Out: [`Leaf`], [`Class`], [`Refused`]. Invariant: a value of a type is as many registers as the type
//! has leaves: an integer of at most a word, a float or a pointer is one, a wider integer one for each word, lowest first, an
//! aggregate those of its parts, a vector one ([`native`]) or those of its lanes. A word has as many bits as an address. Where it has 32 bits, a `double` is two words.

use super::machine::Machine;
use crate::types::{Type, TypeKind, Types};
use kernelsmith_ir as ir;

/// The address space of NaplesPU's scratchpad.
pub(crate) const SCRATCHPAD: u32 = 68;

/// Lanes of a vector that fills a register of a machine with 32-bit addresses: NaplesPU is the only one.
pub(crate) const NATIVE_LANES: u32 = 16;

/// Bits of the registers that masks of unknown width are made for: the widths of lanes follow.
const MASK_BITS: u32 = 128;

/// Bits of the largest vector that is one register. A permutation of n machine registers takes n * n operations: of these, 6 KiB
/// of code on x86-64-v2; of 4096 bits it would be 84. Compilers make vectors of twice the largest register.
const MAX_NATIVE_BITS: u32 = 1024;

/// The type of the one register that holds a vector; none if the vector is held in lanes.
pub(crate) fn native(types: &Types, ty: Type, machine: Machine) -> Option<ir::Type> {
    let TypeKind::Vector(n, element) = types.kind_in_code(ty) else { return None };
    let elem = match (types.kind(element), machine) {
        (TypeKind::Integer(32), Machine::Small) => ir::Elem::U32,
        (TypeKind::Float, _) => ir::Elem::F32,
        (TypeKind::Integer(1), Machine::Small) => ir::Elem::M32,
        (_, Machine::Small) => return None,
        (TypeKind::Integer(8), _) => ir::Elem::U8,
        (TypeKind::Integer(16), _) => ir::Elem::U16,
        (TypeKind::Integer(32), _) => ir::Elem::U32,
        (TypeKind::Integer(64), _) => ir::Elem::U64,
        (TypeKind::Double, _) => ir::Elem::F64,
        // The width of the lanes is not known: that of a full register is the likeliest.
        (TypeKind::Integer(1), _) => match MASK_BITS / n.max(1) {
            64.. => ir::Elem::M64,
            32.. => ir::Elem::M32,
            16.. => ir::Elem::M16,
            _ => ir::Elem::M8,
        },
        _ => return None,
    };
    let has_size = match machine {
        Machine::Small => n == NATIVE_LANES,
        _ if !machine.has_vectors() => false,
        // A mask is a number of up to 64 bits where its lanes are counted or moved.
        _ if elem.is_mask() => n <= u64::BITS,
        _ => (u32::BITS..=MAX_NATIVE_BITS).contains(&n.saturating_mul(elem.bits())),
    };
    (has_size && ir::Lanes::fixed(n).is_some()).then(|| ir::Type::fixed(elem, n))
}

/// What is refused, as the subject of a message.
pub(crate) type Refused = std::borrow::Cow<'static, str>;
pub(crate) type Result<T> = std::result::Result<T, Refused>;

/// Most leaves that a type of values may have.
const MAX_LEAVES: usize = 1024;

/// A register's type, and how many of its bits matter: the others are zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leaf {
    pub(crate) ty: ir::Type,
    pub(crate) bits: u32,
}

impl Leaf {
    /// Whether an access of the register's type touches exactly the bytes of the value. The last word of a wide integer is a
    /// word of which fewer may be in memory.
    pub(crate) fn is_whole(self) -> bool {
        self.ty == ir::Type::PTR || self.bits.div_ceil(8) == self.ty.elem().bytes()
    }

    /// The bits of a constant that the register holds.
    pub(super) fn low_bits(self, bits: u64) -> u64 {
        if self.ty == ir::Type::PTR { bits } else { bits & (u64::MAX >> (64 - self.ty.elem().bits())) }
    }
}

/// What a type is for arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// An integer of at most a word.
    Int(u32),
    /// A wider one.
    Wide(u32),
    Float(ir::Type),
    /// A float of 64 bits as two words, because the machine has none.
    Double,
    /// A float of 80 bits as a word of its significand and one of its sign and exponent.
    X87,
    /// A float of 128 bits as two words.
    Quad,
    Ptr,
    /// Lanes of a class above.
    Vector(u32, Type),
    Aggregate,
    /// No value: void, tokens, metadata.
    None,
}

/// The register type for integers of some bits.
pub(crate) fn container(bits: u32) -> ir::Type {
    match bits {
        1 => ir::Type::BOOL,
        2..=8 => ir::Type::U8,
        9..=16 => ir::Type::U16,
        17..=32 => ir::Type::U32,
        _ => ir::Type::U64,
    }
}

/// The signed integer type that is as wide as the register for some bits.
pub(crate) fn signed_container(bits: u32) -> ir::Type {
    ir::Type::scalar(container(bits.max(2)).elem().to_int(true))
}

/// What a type is for arithmetic, with words of so many bits.
pub(crate) fn class(types: &Types, ty: Type, word_bits: u32) -> std::result::Result<Class, &'static str> {
    Ok(match types.kind_in_code(ty) {
        TypeKind::Integer(bits) if bits <= word_bits => Class::Int(bits),
        TypeKind::Integer(bits) if bits as usize <= word_bits as usize * MAX_LEAVES => Class::Wide(bits),
        TypeKind::Integer(_) => return Err("integers of so many bits"),
        TypeKind::Half => Class::Float(ir::Type::scalar(ir::Elem::F16)),
        TypeKind::BFloat => Class::Float(ir::Type::scalar(ir::Elem::Bf16)),
        TypeKind::Float => Class::Float(ir::Type::F32),
        TypeKind::Double if word_bits == 32 => Class::Double,
        TypeKind::Double => Class::Float(ir::Type::F64),
        TypeKind::Pointer(0) => Class::Ptr,
        // NaplesPU's scratchpad.
        TypeKind::Pointer(SCRATCHPAD) if word_bits == 32 => Class::Ptr,
        TypeKind::Pointer(_) => return Err("pointers to other address spaces"),
        TypeKind::Vector(_, element) if types.kind(element) == TypeKind::Fp128 => return Err("vectors of `fp128`"),
        TypeKind::Vector(n, element) => Class::Vector(n, element),
        TypeKind::Array(..) | TypeKind::Struct(_) | TypeKind::Named(_) => Class::Aggregate,
        TypeKind::Void | TypeKind::Token | TypeKind::Metadata | TypeKind::Label => Class::None,
        TypeKind::X87 if word_bits == 64 => Class::X87,
        TypeKind::X87 => return Err("the type `x86_fp80`"),
        TypeKind::Fp128 if word_bits == 64 => Class::Quad,
        TypeKind::Fp128 => return Err("the type `fp128`"),
        TypeKind::PpcFp128 => return Err("the type `ppc_fp128`"),
        TypeKind::Amx => return Err("the type `x86_amx`"),
        TypeKind::ScalableVector(..) => return Err("vectors of unknown length"),
        TypeKind::Target(_) => return Err("types of one target"),
        TypeKind::Function { .. } => return Err("functions as values"),
    })
}

/// Maximum number of structures with names inside each other: each is a call.
const MAX_DEPTH: u32 = 256;
/// Maximum number of parts that are visited, of which structures without fields are no leaves.
const MAX_VISITED: u32 = 1 << 14;

pub(super) fn push_leaves(
    types: &Types,
    ty: Type,
    machine: Machine,
    word_bits: u32,
    list: &mut Vec<Leaf>,
) -> std::result::Result<(), &'static str> {
    Leaves { types, machine, word_bits, list, depth: 0, n_visited: 0 }.push(ty)
}

/// The leaves so far, and how many parts were visited.
struct Leaves<'a> {
    types: &'a Types,
    machine: Machine,
    word_bits: u32,
    list: &'a mut Vec<Leaf>,
    depth: u32,
    n_visited: u32,
}

impl Leaves<'_> {
    fn push(&mut self, ty: Type) -> std::result::Result<(), &'static str> {
        self.n_visited += 1;
        if self.depth >= MAX_DEPTH || self.n_visited > MAX_VISITED {
            return Err("values of so many parts");
        }
        self.depth += 1;
        let result = self.push_parts(ty);
        self.depth -= 1;
        result
    }

    fn push_parts(&mut self, ty: Type) -> std::result::Result<(), &'static str> {
        let (types, word_bits) = (self.types, self.word_bits);
        if let Some(ty) = native(types, ty, self.machine) {
            self.list.push(Leaf { ty, bits: ty.elem().bits() });
            return Ok(());
        }
        match class(types, ty, word_bits)? {
            Class::None => {}
            Class::Int(bits) => self.list.push(Leaf { ty: container(bits), bits }),
            Class::X87 => self.list.extend([64, 16].map(|bits| Leaf { ty: container(word_bits), bits })),
            Class::Wide(bits) => {
                let limb = |at: u32| Leaf { ty: container(word_bits), bits: (bits - word_bits * at).min(word_bits) };
                self.list.extend((0..bits.div_ceil(word_bits)).map(limb));
            }
            Class::Float(ty) => self.list.push(Leaf { ty, bits: ty.elem().bits() }),
            Class::Double | Class::Quad => {
                self.list.extend([Leaf { ty: container(word_bits), bits: word_bits }; 2]);
            }
            Class::Ptr => self.list.push(Leaf { ty: ir::Type::PTR, bits: word_bits }),
            Class::Vector(n, element) => self.repeat(u64::from(n), element)?,
            Class::Aggregate => match types.kind(ty) {
                TypeKind::Array(n, element) => self.repeat(n, element)?,
                _ => {
                    for &field in types.fields(ty).ok_or("opaque structures as values")? {
                        self.push(field)?;
                    }
                }
            },
        }
        if self.list.len() > MAX_LEAVES { Err("values of so many parts") } else { Ok(()) }
    }

    fn repeat(&mut self, n: u64, element: Type) -> std::result::Result<(), &'static str> {
        let first = self.list.len();
        if n == 0 {
            return Ok(());
        }
        self.push(element)?;
        let one: Vec<Leaf> = self.list[first..].to_vec();
        if n.saturating_mul(one.len() as u64) > MAX_LEAVES as u64 {
            return Err("values of so many parts");
        }
        if !one.is_empty() {
            (1..n).for_each(|_| self.list.extend_from_slice(&one));
        }
        Ok(())
    }
}
