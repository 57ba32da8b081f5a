//! Types.
//!
//! In: descriptions of types. Out: a [`Type`] for each, equal if the types are.
//! Invariants: structures without a name are equal if their fields are; structures with a name are equal if they are the
//! same definition. The nesting of types is limited when they are made, so that recursion over them is bounded.
//! Not here: sizes and alignments, which depend on the data layout (`layout`).

use crate::index::typed_index;
use crate::intern::Interner;

typed_index! {
    /// A type of a module.
    Type
}
typed_index! {
    /// A structure with a name.
    NamedStruct
}

/// What a type is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// No value.
    Void,
    /// A block.
    Label,
    /// A value that only its consumers understand.
    Token,
    /// Metadata as an argument.
    Metadata,
    /// IEEE binary16.
    Half,
    /// bfloat16.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// The 80-bit format of the x87.
    X87,
    /// IEEE binary128.
    Fp128,
    /// Two doubles.
    PpcFp128,
    /// A tile register.
    Amx,
    /// An integer of this number of bits.
    Integer(u32),
    /// A pointer to this address space.
    Pointer(u32),
    /// An array.
    Array(u64, Type),
    /// A vector of a fixed number of lanes.
    Vector(u32, Type),
    /// A vector of a multiple of this number of lanes.
    ScalableVector(u32, Type),
    /// A structure without a name.
    Struct(StructBody),
    /// A structure with a name.
    Named(NamedStruct),
    /// A function.
    Function {
        /// The type of results.
        result: Type,
        /// The types of parameters.
        parameters: TypeList,
        /// Whether more arguments may follow.
        is_variadic: bool,
    },
    /// A type that only one target knows.
    Target(u32),
}

/// The fields of a structure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StructBody {
    /// The types of the fields.
    pub fields: TypeList,
    /// Whether there is no padding.
    pub is_packed: bool,
}

/// A list of types in the type table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeList {
    first: u32,
    n: u32,
}

#[derive(Clone, Debug)]
struct Named {
    name: Option<Box<[u8]>>,
    /// The number of earlier structures without a name.
    number: u32,
    ty: Type,
    body: Option<StructBody>,
}

/// The types that every module has, in this order.
const BASIC: [TypeKind; 20] = [
    TypeKind::Void,
    TypeKind::Label,
    TypeKind::Token,
    TypeKind::Metadata,
    TypeKind::Half,
    TypeKind::BFloat,
    TypeKind::Float,
    TypeKind::Double,
    TypeKind::X87,
    TypeKind::Fp128,
    TypeKind::PpcFp128,
    TypeKind::Amx,
    TypeKind::Integer(1),
    TypeKind::Integer(8),
    TypeKind::Integer(16),
    TypeKind::Integer(32),
    TypeKind::Integer(64),
    TypeKind::Integer(128),
    TypeKind::Pointer(0),
    TypeKind::Function { result: Type::VOID, parameters: TypeList { first: 0, n: 0 }, is_variadic: false },
];

#[allow(missing_docs)]
impl Type {
    pub const VOID: Type = Type(0);
    pub const LABEL: Type = Type(1);
    pub const TOKEN: Type = Type(2);
    pub const METADATA: Type = Type(3);
    pub const HALF: Type = Type(4);
    pub const BFLOAT: Type = Type(5);
    pub const FLOAT: Type = Type(6);
    pub const DOUBLE: Type = Type(7);
    pub const X87: Type = Type(8);
    pub const FP128: Type = Type(9);
    pub const PPC_FP128: Type = Type(10);
    pub const AMX: Type = Type(11);
    pub const I1: Type = Type(12);
    pub const I8: Type = Type(13);
    pub const I16: Type = Type(14);
    pub const I32: Type = Type(15);
    pub const I64: Type = Type(16);
    pub const I128: Type = Type(17);
    pub const PTR: Type = Type(18);
}

/// Largest width of an integer in bits.
pub const MAX_INTEGER_BITS: u32 = 1 << 23;

/// The types of a module.
#[derive(Clone, Debug)]
pub struct Types {
    kinds: Vec<TypeKind>,
    depths: Vec<u16>,
    lists: Vec<Type>,
    named: Vec<Named>,
    targets: Vec<Box<[u8]>>,
    interner: Interner,
    max_types: usize,
    max_depth: u16,
    /// What vectors of unknown length have in code: see [`Types::kind_in_code`].
    pub(crate) vscale: Option<u32>,
}

/// Why a type cannot be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeLimit {
    /// There are too many types.
    Types,
    /// The type nests too deep.
    Nesting,
}

impl Types {
    pub(crate) fn new(max_types: usize, max_depth: u32) -> Self {
        let mut types = Types {
            kinds: Vec::new(),
            depths: Vec::new(),
            lists: Vec::new(),
            named: Vec::new(),
            targets: Vec::new(),
            interner: Interner::default(),
            max_types,
            max_depth: max_depth.min(u32::from(u16::MAX)) as u16,
            vscale: None,
        };
        for kind in BASIC {
            let hash = types.interner.hash(kind);
            types.interner.insert(hash, types.kinds.len() as u32);
            types.kinds.push(kind);
            types.depths.push(0);
        }
        types
    }

    /// What a type is.
    pub fn kind(&self, ty: Type) -> TypeKind {
        self.kinds[ty.index()]
    }

    /// Number of types.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Never: basic types are always there.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// The types of a list.
    pub fn list(&self, list: TypeList) -> &[Type] {
        &self.lists[list.first as usize..][..list.n as usize]
    }

    /// The type of a kind without parts, or whose parts are types already.
    pub fn get(&mut self, kind: TypeKind) -> Result<Type, TypeLimit> {
        match kind {
            TypeKind::Pointer(0) => return Ok(Type::PTR),
            TypeKind::Integer(32) => return Ok(Type::I32),
            TypeKind::Integer(64) => return Ok(Type::I64),
            TypeKind::Integer(8) => return Ok(Type::I8),
            TypeKind::Integer(1) => return Ok(Type::I1),
            _ => {}
        }
        let hash = self.interner.hash(kind);
        if let Some(found) = self.interner.find(hash, |other| self.kinds[other as usize] == kind) {
            return Ok(Type(found));
        }
        let inner = match kind {
            TypeKind::Array(_, element) | TypeKind::Vector(_, element) | TypeKind::ScalableVector(_, element) => {
                self.depths[element.index()] + 1
            }
            _ => 0,
        };
        self.push(kind, hash, inner)
    }

    fn push(&mut self, kind: TypeKind, hash: u32, depth: u16) -> Result<Type, TypeLimit> {
        if self.kinds.len() >= self.max_types {
            return Err(TypeLimit::Types);
        }
        if depth > self.max_depth {
            return Err(TypeLimit::Nesting);
        }
        let ty = Type(self.kinds.len() as u32);
        self.kinds.push(kind);
        self.depths.push(depth);
        self.interner.insert(hash, ty.0);
        Ok(ty)
    }

    fn depth_of(&self, list: &[Type]) -> u16 {
        list.iter().map(|ty| self.depths[ty.index()] + 1).max().unwrap_or(0)
    }

    fn push_list(&mut self, list: &[Type]) -> TypeList {
        let first = self.lists.len() as u32;
        self.lists.extend_from_slice(list);
        TypeList { first, n: list.len() as u32 }
    }

    /// The structure with these fields.
    pub fn structure(&mut self, fields: &[Type], is_packed: bool) -> Result<Type, TypeLimit> {
        let hash = self.interner.hash((1u8, fields, is_packed));
        let is_equal = |other: u32| match self.kinds[other as usize] {
            TypeKind::Struct(body) => body.is_packed == is_packed && self.list(body.fields) == fields,
            _ => false,
        };
        if let Some(found) = self.interner.find(hash, is_equal) {
            return Ok(Type(found));
        }
        let depth = self.depth_of(fields);
        let fields = self.push_list(fields);
        self.push(TypeKind::Struct(StructBody { fields, is_packed }), hash, depth)
    }

    /// The function type with these parts.
    pub fn function(&mut self, result: Type, parameters: &[Type], is_variadic: bool) -> Result<Type, TypeLimit> {
        let hash = self.interner.hash((2u8, result, parameters, is_variadic));
        let is_equal = |other: u32| match self.kinds[other as usize] {
            TypeKind::Function { result: r, parameters: p, is_variadic: v } => {
                r == result && v == is_variadic && self.list(p) == parameters
            }
            _ => false,
        };
        if let Some(found) = self.interner.find(hash, is_equal) {
            return Ok(Type(found));
        }
        let depth = self.depth_of(parameters).max(self.depths[result.index()] + 1);
        let parameters = self.push_list(parameters);
        self.push(TypeKind::Function { result, parameters, is_variadic }, hash, depth)
    }

    /// The type of one target, given as its text between parentheses.
    pub fn target(&mut self, text: &[u8]) -> Result<Type, TypeLimit> {
        if let Some(at) = self.targets.iter().position(|other| **other == *text) {
            return self.get(TypeKind::Target(at as u32));
        }
        if self.targets.len() >= 1024 {
            return Err(TypeLimit::Types);
        }
        self.targets.push(text.into());
        self.get(TypeKind::Target(self.targets.len() as u32 - 1))
    }

    /// The text of a type that only one target knows.
    pub fn target_text(&self, number: u32) -> &[u8] {
        &self.targets[number as usize]
    }

    /// A new structure with a name, without fields.
    pub fn named(&mut self, name: Option<&[u8]>) -> Result<Type, TypeLimit> {
        let named = NamedStruct(self.named.len() as u32);
        let ty = self.get(TypeKind::Named(named))?;
        let last = self.named.last();
        let number = last.map_or(0, |last| last.number + u32::from(last.name.is_none()));
        self.named.push(Named { name: name.map(Into::into), number, ty, body: None });
        Ok(ty)
    }

    /// Sets the fields of a structure with a name.
    pub fn set_body(&mut self, named: NamedStruct, fields: &[Type], is_packed: bool) {
        let fields = self.push_list(fields);
        self.named[named.index()].body = Some(StructBody { fields, is_packed });
    }

    /// The structures with names in the order in which a reader of their printed text meets them, which is that of printing:
    /// each is followed by those that are mentioned first in it. Those without a name have numbers in this order from now on.
    pub(crate) fn order_of_text(&mut self) -> Vec<NamedStruct> {
        let mut order: Vec<NamedStruct> = Vec::with_capacity(self.named.len());
        let mut is_met = vec![false; self.kinds.len()];
        let (mut next, mut stack) = (0, Vec::<Type>::new());
        for start in self.all_named() {
            if !std::mem::replace(&mut is_met[self.type_of(start).index()], true) {
                order.push(start);
            }
            while let Some(&named) = order.get(next) {
                next += 1;
                stack.extend(self.body(named).iter().flat_map(|body| self.list(body.fields)).rev());
                while let Some(ty) = stack.pop() {
                    if std::mem::replace(&mut is_met[ty.index()], true) {
                        continue;
                    }
                    match self.kind(ty) {
                        TypeKind::Named(named) => order.push(named),
                        TypeKind::Array(_, element)
                        | TypeKind::Vector(_, element)
                        | TypeKind::ScalableVector(_, element) => stack.push(element),
                        TypeKind::Struct(body) => stack.extend(self.list(body.fields).iter().rev()),
                        TypeKind::Function { result, parameters, .. } => {
                            stack.extend(self.list(parameters).iter().rev());
                            stack.push(result);
                        }
                        _ => {}
                    }
                }
            }
        }
        let unnamed = order.iter().filter(|named| self.name(**named).is_none()).copied().collect::<Vec<_>>();
        for (number, named) in (0..).zip(unnamed) {
            self.named[named.index()].number = number;
        }
        order
    }

    /// All structures with a name.
    pub fn all_named(&self) -> impl Iterator<Item = NamedStruct> + use<> {
        (0..self.named.len()).map(NamedStruct::new)
    }

    /// The name of a structure; none if it has a number.
    pub fn name(&self, named: NamedStruct) -> Option<&[u8]> {
        self.named[named.index()].name.as_deref()
    }

    /// The number of a structure among those without a name.
    pub(crate) fn number(&self, named: NamedStruct) -> u32 {
        self.named[named.index()].number
    }

    /// The type of a structure with a name.
    pub fn type_of(&self, named: NamedStruct) -> Type {
        self.named[named.index()].ty
    }

    /// The fields of a structure with a name; none if it is opaque.
    pub fn body(&self, named: NamedStruct) -> Option<StructBody> {
        self.named[named.index()].body
    }

    /// The fields of a structure, with or without a name.
    pub fn fields(&self, ty: Type) -> Option<&[Type]> {
        let body = match self.kind(ty) {
            TypeKind::Struct(body) => body,
            TypeKind::Named(named) => self.body(named)?,
            _ => return None,
        };
        Some(self.list(body.fields))
    }

    /// Whether a structure has no padding.
    pub fn is_packed(&self, ty: Type) -> bool {
        match self.kind(ty) {
            TypeKind::Struct(body) => body.is_packed,
            TypeKind::Named(named) => self.body(named).is_some_and(|body| body.is_packed),
            _ => false,
        }
    }

    /// The kind of a type in code: a vector of unknown length has a fixed number of lanes there, if `vscale` is decided.
    pub(crate) fn kind_in_code(&self, ty: Type) -> TypeKind {
        match (self.kind(ty), self.vscale) {
            (TypeKind::ScalableVector(n, element), Some(vscale)) => TypeKind::Vector(n.saturating_mul(vscale), element),
            (kind, _) => kind,
        }
    }

    /// The element of a vector, or the type itself.
    pub fn scalar(&self, ty: Type) -> Type {
        match self.kind(ty) {
            TypeKind::Vector(_, element) | TypeKind::ScalableVector(_, element) => element,
            _ => ty,
        }
    }

    /// Whether a type is a vector.
    pub fn is_vector(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Vector(..) | TypeKind::ScalableVector(..))
    }

    /// The type with another element: a vector of as many lanes, or the element itself.
    pub fn with_scalar(&mut self, ty: Type, element: Type) -> Result<Type, TypeLimit> {
        match self.kind(ty) {
            TypeKind::Vector(n, _) => self.get(TypeKind::Vector(n, element)),
            TypeKind::ScalableVector(n, _) => self.get(TypeKind::ScalableVector(n, element)),
            _ => Ok(element),
        }
    }

    /// Whether a type is an integer or a vector of integers.
    pub fn is_integer(&self, ty: Type) -> bool {
        matches!(self.kind(self.scalar(ty)), TypeKind::Integer(_))
    }

    /// Whether a type is a pointer or a vector of pointers.
    pub fn is_pointer(&self, ty: Type) -> bool {
        matches!(self.kind(self.scalar(ty)), TypeKind::Pointer(_))
    }

    /// Whether a type is a float or a vector of floats.
    pub fn is_float(&self, ty: Type) -> bool {
        is_float_kind(self.kind(self.scalar(ty)))
    }

    /// The width in bits of an integer or float, or of the element of a vector.
    pub fn scalar_bits(&self, ty: Type) -> Option<u32> {
        Some(match self.kind(self.scalar(ty)) {
            TypeKind::Integer(bits) => bits,
            TypeKind::Half | TypeKind::BFloat => 16,
            TypeKind::Float => 32,
            TypeKind::Double => 64,
            TypeKind::X87 => 80,
            TypeKind::Fp128 | TypeKind::PpcFp128 => 128,
            _ => return None,
        })
    }

    /// Whether values of a type can be results and operands.
    pub fn is_first_class(&self, ty: Type) -> bool {
        !matches!(self.kind(ty), TypeKind::Void | TypeKind::Function { .. })
    }

    /// A structure with a name that contains itself, if there is one.
    pub(crate) fn recursive(&self) -> Option<NamedStruct> {
        // 0: not seen, 1: open, 2: done.
        let mut states = vec![0u8; self.kinds.len()];
        let mut stack: Vec<(Type, usize)> = Vec::new();
        for start in (0..self.kinds.len()).map(Type::new) {
            if states[start.index()] != 0 {
                continue;
            }
            states[start.index()] = 1;
            stack.push((start, 0));
            while let Some((ty, at)) = stack.pop() {
                match self.part(ty, at) {
                    None => states[ty.index()] = 2,
                    Some(inner) => {
                        stack.push((ty, at + 1));
                        match states[inner.index()] {
                            0 => {
                                states[inner.index()] = 1;
                                stack.push((inner, 0));
                            }
                            1 => {
                                let open = stack.iter().map(|&(ty, _)| self.kind(ty));
                                let mut named = open.filter_map(|kind| match kind {
                                    TypeKind::Named(named) => Some(named),
                                    _ => None,
                                });
                                return named.next_back();
                            }
                            _ => {}
                        }
                    }
                }
            }
        }
        None
    }

    /// A part of a type that it contains by value.
    fn part(&self, ty: Type, at: usize) -> Option<Type> {
        match self.kind(ty) {
            TypeKind::Array(_, element) | TypeKind::Vector(_, element) | TypeKind::ScalableVector(_, element) => {
                (at == 0).then_some(element)
            }
            TypeKind::Struct(_) | TypeKind::Named(_) => self.fields(ty)?.get(at).copied(),
            _ => None,
        }
    }
}

/// Whether a kind is a float.
pub fn is_float_kind(kind: TypeKind) -> bool {
    use TypeKind::{BFloat, Double, Float, Fp128, Half, PpcFp128, X87};
    matches!(kind, Half | BFloat | Float | Double | X87 | Fp128 | PpcFp128)
}
