//! The builder: appends operations to a function, one per call.
//!
//! In: types, registers, immediates. Out: a [`Function`]. It allocates only when a column grows.
//! Invariant: each call appends exactly the operation that it names. The builder does not detect mistakes (a wrong type,
//! an `else` without `if`); [`crate::verify()`] does, and reports the operation and, with [`Builder::set_loc`], its
//! source line.
//! Not here: expressions and types of a language (see kernelsmith-dsl).

use crate::function::{Function, LocId, Symbol};
use crate::op::{MemInfo, Op, OpFlags, Pass, SymbolId, VReg};
use crate::ops::{Cond, Opcode, with_operations};
use crate::order::Order;
use crate::types::{Elem, Type};
use std::borrow::Cow;

/// An address with the known properties of the memory there.
///
/// ```
/// # use kernelsmith_ir::{Builder, MemRef, Type};
/// # let mut b = Builder::new("f");
/// # let (base, i) = (b.param(Type::PTR), b.param(Type::INDEX));
/// let at = MemRef::at(base).index(i, 4).disp(16).align(4);
/// let x = b.load(Type::F32, at);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemRef {
    /// The base, a `ptr`.
    pub base: VReg,
    /// The offset, an `index`; optional.
    pub index: VReg,
    /// The displacement in bytes.
    pub disp: i64,
    /// Scale of the offset, alignment, address space and alias class.
    pub info: MemInfo,
    /// `volatile` and `nontemporal`.
    pub flags: OpFlags,
}

impl MemRef {
    /// The address in a register.
    pub const fn at(base: VReg) -> MemRef {
        let info = MemInfo { scale_log2: 0, align_log2: 0, space: 0, alias: 0 };
        MemRef { base, index: VReg::NONE, disp: 0, info, flags: OpFlags::NONE }
    }

    /// Adds `index * scale`. The scale is 1, 2, 4 or 8; other scales are rounded down to one of these.
    #[must_use]
    pub const fn index(mut self, index: VReg, scale: u32) -> MemRef {
        self.index = index;
        self.info.scale_log2 = match scale {
            0 | 1 => 0,
            2 | 3 => 1,
            4..=7 => 2,
            _ => 3,
        };
        self
    }

    /// Adds `bytes` to the displacement.
    #[must_use]
    pub const fn disp(mut self, bytes: i64) -> MemRef {
        self.disp = self.disp.wrapping_add(bytes);
        self
    }

    /// States that the final address is a multiple of `bytes`, a power of two of at most 4096.
    #[must_use]
    pub const fn align(mut self, bytes: u32) -> MemRef {
        let log2 = bytes.trailing_zeros() as u8;
        self.info.align_log2 = if log2 < MemInfo::MAX_ALIGN_LOG2 { log2 } else { MemInfo::MAX_ALIGN_LOG2 };
        self
    }

    /// The alias class: accesses of different non-zero classes never overlap.
    #[must_use]
    pub const fn alias(mut self, class: u16) -> MemRef {
        self.info.alias = class;
        self
    }

    /// The address space.
    #[must_use]
    pub const fn space(mut self, space: u8) -> MemRef {
        self.info.space = space;
        self
    }

    /// Adds flags.
    #[must_use]
    pub const fn flags(mut self, flags: OpFlags) -> MemRef {
        self.flags = self.flags.or(flags);
        self
    }
}

/// Appends operations to a function.
///
/// ```
/// use kernelsmith_ir::{Builder, Cond, MemRef, Type};
/// let mut b = Builder::new("sum");
/// let (data, n) = (b.param(Type::PTR), b.param(Type::INDEX));
/// b.result(Type::I64);
/// let (i, sum) = (b.var(Type::INDEX), b.var(Type::I64));
/// let (zero, one, start) = (b.int(Type::INDEX, 0), b.int(Type::INDEX, 1), b.int(Type::I64, 0));
/// b.assign(i, zero);
/// b.assign(sum, start);
/// b.while_();
/// let more = b.cmp(Cond::Lt, Type::INDEX, i, n);
/// b.do_(more);
/// let x = b.load(Type::I64, MemRef::at(data).index(i, 8));
/// let next = b.add(Type::I64, sum, x);
/// b.assign(sum, next);
/// let next = b.add(Type::INDEX, i, one);
/// b.assign(i, next);
/// b.end_loop();
/// b.return_(&[sum]);
/// let func = b.finish();
/// assert!(kernelsmith_ir::verify(&func).is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    func: Function,
    loc: LocId,
}

/// The methods of operations with at most three register operands and no immediate: named like the keyword.
macro_rules! operation_methods {
    ($( $name:ident $keyword:ident $(. $suffix:ident)? ($($operand:ident),*) -> $result:ident, $elems:ident $shape:ident
        $source:ident $imm:ident, $effects:ident $props:tt $flags:tt, $doc:literal; )*) => {
        $( operation_methods! {
            @one $name $keyword $($suffix)? ($($operand)*) $result $source $imm $effects $doc
        } )*
    };
    (@one $name:ident $keyword:ident ($a:ident) Ty None None Pure $doc:literal) => {
        #[doc = $doc]
        #[inline]
        pub fn $keyword(&mut self, ty: Type, a: VReg) -> VReg {
            self.unary(Opcode::$name, ty, a)
        }
    };
    (@one $name:ident $keyword:ident ($a:ident $b:ident) Ty None None Pure $doc:literal) => {
        #[doc = $doc]
        #[inline]
        pub fn $keyword(&mut self, ty: Type, a: VReg, b: VReg) -> VReg {
            self.binary(Opcode::$name, ty, a, b)
        }
    };
    (@one $name:ident $keyword:ident ($a:ident $b:ident $c:ident) Ty None None Pure $doc:literal) => {
        #[doc = $doc]
        #[inline]
        pub fn $keyword(&mut self, ty: Type, a: VReg, b: VReg, c: VReg) -> VReg {
            self.ternary(Opcode::$name, ty, a, b, c)
        }
    };
    // The others have methods below.
    (@one $($other:tt)*) => {};
}

macro_rules! marker_methods {
    ($($name:ident $code:ident;)*) => { $(
        #[doc = concat!("Appends [`Opcode::", stringify!($code), "`].")]
        #[inline]
        pub fn $name(&mut self) {
            self.push(Op::marker(Opcode::$code));
        }
    )* };
}

macro_rules! condition_methods {
    ($($name:ident $code:ident;)*) => { $(
        #[doc = concat!("Appends the marker [`Opcode::", stringify!($code), "`] with its condition, a `bool`.")]
        #[inline]
        pub fn $name(&mut self, cond: VReg) {
            self.push(Op::unary(Opcode::$code, Type::BOOL, VReg::NONE, cond));
        }
    )* };
}

impl Builder {
    /// A builder of a new function.
    pub fn new(name: &str) -> Builder {
        Builder { func: Function::new(name), loc: LocId::NONE }
    }

    /// A builder that empties `func` and reuses its memory.
    pub fn reuse(mut func: Function, name: &str) -> Builder {
        func.clear(name);
        Builder { func, loc: LocId::NONE }
    }

    /// Returns the function.
    pub fn finish(self) -> Function {
        self.func
    }

    /// The function built so far.
    pub fn func(&self) -> &Function {
        &self.func
    }

    /// The function built so far, mutable, for changes that no method offers.
    pub fn func_mut(&mut self) -> &mut Function {
        &mut self.func
    }

    /// Adds a parameter.
    pub fn param(&mut self, ty: Type) -> VReg {
        self.func.add_param(ty)
    }

    /// Adds a `ptr` parameter where failed checks write their report.
    pub fn trap_param(&mut self) -> VReg {
        let reg = self.func.add_param(Type::PTR);
        self.func.trap_param = Some(reg);
        reg
    }

    /// Adds a result.
    pub fn result(&mut self, ty: Type) {
        self.func.results.push(ty);
    }

    /// A register without a value, for assignments.
    #[inline]
    pub fn var(&mut self, ty: Type) -> VReg {
        self.func.new_vreg(ty)
    }

    /// Sets the source line of subsequent operations.
    pub fn set_loc(&mut self, file: impl Into<Cow<'static, str>>, line: u32) {
        self.loc = self.func.intern_location(file.into(), line);
    }

    /// Appends an operation unchanged and returns its destination.
    #[inline]
    pub fn push(&mut self, op: Op) -> VReg {
        let dst = op.dst;
        self.func.ops.push(op);
        if self.loc != LocId::NONE || !self.func.locs.is_empty() {
            self.add_loc();
        }
        dst
    }

    /// Adds the location of the last operation; earlier operations without one get [`LocId::NONE`].
    fn add_loc(&mut self) {
        self.func.locs.resize(self.func.ops.len() - 1, LocId::NONE);
        self.func.locs.push(self.loc);
    }

    /// Removes the last operation; its destination remains.
    pub fn pop(&mut self) -> Option<Op> {
        let op = self.func.ops.pop();
        self.func.locs.truncate(self.func.ops.len());
        op
    }

    /// Adds a mask to the last operation.
    pub fn mask_last(&mut self, mask: VReg, pass: Pass) {
        if let Some(op) = self.func.ops.last_mut() {
            *op = op.with_mask(mask, pass);
        }
    }

    /// Adds flags to the last operation.
    pub fn flag_last(&mut self, flags: OpFlags) {
        if let Some(op) = self.func.ops.last_mut() {
            op.flags = op.flags.or(flags);
        }
    }

    /// `var = value`, a copy.
    #[inline]
    pub fn assign(&mut self, var: VReg, value: VReg) {
        let ty = self.func.ty(var).unwrap_or(Type::BOOL);
        self.push(Op::unary(Opcode::Copy, ty, var, value));
    }

    /// A constant by its bits, in every lane.
    #[inline]
    pub fn constant(&mut self, ty: Type, bits: u64) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::constant(ty, dst, bits))
    }

    /// An integer constant in every lane; for a float type, the nearest float.
    pub fn int(&mut self, ty: Type, value: i64) -> VReg {
        let bits = match ty.elem() {
            Elem::F32 => u64::from((value as f32).to_bits()),
            Elem::F64 => (value as f64).to_bits(),
            Elem::F16 | Elem::Bf16 => u64::from(crate::half::narrow_int(ty.elem(), i128::from(value))),
            Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => u64::from(value != 0),
            Elem::I8 | Elem::I16 | Elem::I32 | Elem::I64 => value as u64,
            Elem::U8 | Elem::U16 | Elem::U32 | Elem::U64 | Elem::Ptr | Elem::Index => value as u64,
        };
        self.constant(ty, bits)
    }

    /// A float constant in every lane; for an integer type, converted like `cast`.
    pub fn float(&mut self, ty: Type, value: f64) -> VReg {
        let bits = match ty.elem() {
            Elem::F32 => u64::from((value as f32).to_bits()),
            Elem::F64 => value.to_bits(),
            Elem::F16 | Elem::Bf16 => u64::from(crate::half::narrow(ty.elem(), value)),
            Elem::Bool | Elem::M8 | Elem::M16 | Elem::M32 | Elem::M64 => u64::from(value != 0.0),
            Elem::I8 => value as i8 as u64,
            Elem::I16 => value as i16 as u64,
            Elem::I32 => value as i32 as u64,
            Elem::I64 | Elem::Index => value as i64 as u64,
            Elem::U8 => value as u8 as u64,
            Elem::U16 => value as u16 as u64,
            Elem::U32 => value as u32 as u64,
            Elem::U64 | Elem::Ptr => value as u64,
        };
        self.constant(ty, bits)
    }

    /// A truth value; for a mask type, in every lane.
    pub fn truth(&mut self, ty: Type, value: bool) -> VReg {
        self.constant(ty, u64::from(value))
    }

    /// Appends an operation with one argument and a result of type `ty`.
    #[inline]
    pub fn unary(&mut self, code: Opcode, ty: Type, a: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::unary(code, ty, dst, a))
    }

    /// Appends an operation with two arguments and a result of type `ty`.
    #[inline]
    pub fn binary(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::binary(code, ty, dst, a, b))
    }

    /// Appends an operation with three arguments and a result of type `ty`.
    #[inline]
    pub fn ternary(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg, c: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::ternary(code, ty, dst, a, b, c))
    }

    with_operations!(operation_methods);

    /// The inclusive prefix sum (see [`Opcode::ScanAdd`]).
    pub fn scan_add(&mut self, ty: Type, a: VReg) -> VReg {
        self.unary(Opcode::ScanAdd, ty, a)
    }

    /// Compares two values of type `ty`; returns a `bool` or a mask.
    pub fn cmp(&mut self, cond: Cond, ty: Type, a: VReg, b: VReg) -> VReg {
        let dst = self.func.new_vreg(ty.mask_type());
        self.push(Op::compare(cond, ty, dst, a, b))
    }

    /// The lane indices 0, 1, 2, ...
    pub fn iota(&mut self, ty: Type) -> VReg {
        let dst = self.func.new_vreg(ty);
        let mut op = Op::new(Opcode::Iota, ty);
        op.dst = dst;
        self.push(op)
    }

    /// A constant that repeats `numbers`; there are 1, 2, 4, 8 or 16 of them, each below 16.
    pub fn table(&mut self, ty: Type, numbers: &[u8]) -> VReg {
        let dst = self.func.new_vreg(ty);
        let mut op = Op::new(Opcode::Table, ty).with_numbers(numbers);
        op.dst = dst;
        self.push(op)
    }

    /// A constant vector with these values, as canonical bits, one per lane.
    pub fn values(&mut self, ty: Type, values: &[u64]) -> VReg {
        let dst = self.func.new_vreg(ty);
        let mut op = Op::new(Opcode::Values, ty).with_imm(self.func.push_values(values));
        op.dst = dst;
        self.push(op)
    }

    /// Selects lanes of `a` and `b` by `numbers` within each block; there are 1, 2, 4 or 8 numbers.
    pub fn shuffle(&mut self, ty: Type, a: VReg, b: VReg, numbers: &[u8]) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::binary(Opcode::Shuffle, ty, dst, a, b).with_numbers(numbers))
    }

    /// The lanes of the concatenation of `a` and `b`, starting at lane `first`.
    pub fn align(&mut self, ty: Type, a: VReg, first: u32, b: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::binary(Opcode::Align, ty, dst, a, b).with_imm(i64::from(first)))
    }

    /// A reduction, such as `reduce.mul`, of a vector of type `source`.
    pub fn reduce(&mut self, code: Opcode, source: Type, a: VReg) -> VReg {
        self.with_source(code, source.lane_type(), source, a)
    }

    /// The products, of type `ty`, of the even-numbered lanes of two vectors of type `source`.
    pub fn mul_even(&mut self, ty: Type, source: Type, a: VReg, b: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        let mut op = Op::from_source(Opcode::MulEven, ty, source, dst, a);
        op.args[1] = b;
        self.push(op)
    }

    /// Appends an operation that names the type of its argument, such as a conversion.
    #[inline]
    pub fn with_source(&mut self, code: Opcode, ty: Type, source: Type, a: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::from_source(code, ty, source, dst, a))
    }

    /// The number of lanes of a vector type, an `index`.
    pub fn lanes(&mut self, source: Type) -> VReg {
        self.with_source(Opcode::Lanes, Type::INDEX, source, VReg::NONE)
    }

    /// One lane of a vector of type `source`.
    pub fn extract(&mut self, source: Type, a: VReg, lane: u32) -> VReg {
        let ty = source.lane_type();
        let dst = self.func.new_vreg(ty);
        self.push(Op::from_source(Opcode::Extract, ty, source, dst, a).with_imm(i64::from(lane)))
    }

    /// The vector with one lane replaced.
    pub fn insert(&mut self, ty: Type, vector: VReg, lane: u32, scalar: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::binary(Opcode::Insert, ty, dst, vector, scalar).with_imm(i64::from(lane)))
    }

    /// Converts a value of type `source` to type `ty`.
    pub fn cast(&mut self, ty: Type, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::Cast, ty, source, a)
    }

    /// Reinterprets the bits of a value of type `source` as type `ty`.
    pub fn bitcast(&mut self, ty: Type, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::Bitcast, ty, source, a)
    }

    /// Truncates a float of type `source` to the integer type `ty`; the float must be in range.
    pub fn convert(&mut self, ty: Type, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::Convert, ty, source, a)
    }

    /// The lower half of the lanes of a vector of type `source`, of type `ty`.
    pub fn lower(&mut self, ty: Type, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::Lower, ty, source, a)
    }

    /// The upper half of the lanes of a vector of type `source`, of type `ty`.
    pub fn upper(&mut self, ty: Type, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::Upper, ty, source, a)
    }

    /// Whether any lane of a mask of type `source` is true.
    pub fn any(&mut self, source: Type, mask: VReg) -> VReg {
        self.with_source(Opcode::Any, Type::BOOL, source, mask)
    }

    /// Whether all lanes of a mask of type `source` are true.
    pub fn all(&mut self, source: Type, mask: VReg) -> VReg {
        self.with_source(Opcode::All, Type::BOOL, source, mask)
    }

    /// The lanes of a mask of type `source` as bits of a `u64`.
    pub fn mask_bits(&mut self, source: Type, mask: VReg) -> VReg {
        self.with_source(Opcode::MaskBits, Type::U64, source, mask)
    }

    /// The number of true lanes of a mask of type `source`, an `index`.
    pub fn count_true(&mut self, source: Type, mask: VReg) -> VReg {
        self.with_source(Opcode::CountTrue, Type::INDEX, source, mask)
    }

    /// The index of the first true lane of a mask of type `source`, an `index`.
    pub fn first_true(&mut self, source: Type, mask: VReg) -> VReg {
        self.with_source(Opcode::FirstTrue, Type::INDEX, source, mask)
    }

    /// The sum of the lanes of a vector of type `source`.
    pub fn reduce_add(&mut self, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::ReduceAdd, source.lane_type(), source, a)
    }

    /// The minimum lane of a vector of type `source`.
    pub fn reduce_min(&mut self, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::ReduceMin, source.lane_type(), source, a)
    }

    /// The maximum lane of a vector of type `source`.
    pub fn reduce_max(&mut self, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::ReduceMax, source.lane_type(), source, a)
    }

    #[inline]
    fn memory(&mut self, code: Opcode, ty: Type, dst: VReg, at: MemRef, value: VReg) -> VReg {
        self.push(Op::memory(code, ty, dst, at.base, at.index, value, at.disp, at.info).with_flags(at.flags))
    }

    /// Loads a value.
    #[inline]
    pub fn load(&mut self, ty: Type, at: MemRef) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.memory(Opcode::Load, ty, dst, at, VReg::NONE)
    }

    /// Loads the lanes where the mask is true; does not access memory for the others.
    pub fn load_masked(&mut self, ty: Type, at: MemRef, mask: VReg, pass: Pass) -> VReg {
        let dst = self.load(ty, at);
        self.mask_last(mask, pass);
        dst
    }

    /// Stores a value of type `ty`.
    #[inline]
    pub fn store(&mut self, ty: Type, at: MemRef, value: VReg) {
        self.memory(Opcode::Store, ty, VReg::NONE, at, value);
    }

    /// Stores the lanes where the mask is true.
    pub fn store_masked(&mut self, ty: Type, at: MemRef, value: VReg, mask: VReg) {
        self.store(ty, at, value);
        if let Some(op) = self.func.ops.last_mut() {
            *op = op.with_store_mask(mask);
        }
    }

    /// Loads lane by lane. The lanes of `indices` (`i32` or `i64`) replace [`MemRef::index`].
    pub fn gather(&mut self, ty: Type, at: MemRef, indices: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::memory(Opcode::Gather, ty, dst, at.base, indices, VReg::NONE, at.disp, at.info))
    }

    /// Stores lane by lane, from the lowest one on.
    pub fn scatter(&mut self, ty: Type, at: MemRef, indices: VReg, value: VReg) {
        self.push(Op::memory(Opcode::Scatter, ty, VReg::NONE, at.base, indices, value, at.disp, at.info));
    }

    /// Stores the lanes where the mask is true, from the lowest one on.
    pub fn scatter_masked(&mut self, ty: Type, at: MemRef, indices: VReg, value: VReg, mask: VReg) {
        self.scatter(ty, at, indices, value);
        if let Some(op) = self.func.ops.last_mut() {
            *op = op.with_store_mask(mask);
        }
    }

    /// `acc` plus the products of the lanes of `a` (of type `source`) and `b`.
    pub fn dot(&mut self, ty: Type, source: Type, acc: VReg, a: VReg, b: VReg) -> VReg {
        let dst = self.func.new_vreg(ty);
        let mut op = Op::from_source(Opcode::Dot, ty, source, dst, acc);
        (op.args[1], op.args[2]) = (a, b);
        self.push(op)
    }

    /// Converts an integer to another type, saturating.
    pub fn cast_sat(&mut self, ty: Type, source: Type, a: VReg) -> VReg {
        self.with_source(Opcode::CastSat, ty, source, a)
    }

    /// Prefetches the memory at an address.
    pub fn prefetch(&mut self, at: MemRef) {
        self.memory(Opcode::Prefetch, Type::PTR, VReg::NONE, at, VReg::NONE);
    }

    /// The address itself.
    pub fn addr(&mut self, at: MemRef) -> VReg {
        let dst = self.func.new_vreg(Type::PTR);
        self.memory(Opcode::Addr, Type::PTR, dst, at, VReg::NONE)
    }

    /// Adds a stack slot and returns its number.
    pub fn slot(&mut self, bytes: u32, align: u32) -> u32 {
        self.func.add_slot(bytes, align)
    }

    /// The address of a stack slot.
    pub fn slot_addr(&mut self, slot: u32) -> VReg {
        let dst = self.func.new_vreg(Type::PTR);
        let mut op = Op::new(Opcode::SlotAddr, Type::PTR).with_imm(i64::from(slot));
        op.dst = dst;
        self.push(op)
    }

    /// Leaves the function with `OutOfBounds { id, index, len }` unless `0 <= index < len`.
    pub fn check(&mut self, id: u32, index: VReg, len: VReg) {
        self.push(Op::binary(Opcode::Check, Type::INDEX, VReg::NONE, index, len).with_imm(i64::from(id)));
    }

    /// Declares an external function.
    pub fn declare(&mut self, name: &str, params: &[Type], result: Option<Type>) -> SymbolId {
        self.func.declare(name, params, result)
    }

    /// Adds a symbol.
    pub fn add_symbol(&mut self, symbol: Symbol) -> SymbolId {
        self.func.add_symbol(symbol)
    }

    /// Calls a declared symbol; returns [`VReg::NONE`] if it has no result.
    pub fn call(&mut self, symbol: SymbolId, args: &[VReg]) -> VReg {
        self.call_op(Opcode::Call, VReg::NONE, symbol, args)
    }

    /// Calls the function at an address with the signature of a symbol; returns [`VReg::NONE`] if it has no result.
    pub fn call_indirect(&mut self, address: VReg, signature: SymbolId, args: &[VReg]) -> VReg {
        self.call_op(Opcode::CallIndirect, address, signature, args)
    }

    /// Leaves the function and calls a declared symbol in its place.
    pub fn return_call(&mut self, symbol: SymbolId, args: &[VReg]) {
        self.call_op(Opcode::ReturnCall, VReg::NONE, symbol, args);
    }

    /// Leaves the function and calls the function at an address, with the signature of a symbol, in its place.
    pub fn return_call_indirect(&mut self, address: VReg, signature: SymbolId, args: &[VReg]) {
        self.call_op(Opcode::ReturnCallIndirect, address, signature, args);
    }

    fn call_op(&mut self, code: Opcode, address: VReg, symbol: SymbolId, args: &[VReg]) -> VReg {
        let signature = self.func.symbols.get(symbol.index());
        let (result, n_params) = signature.map_or((None, 0), |symbol| (symbol.result(), symbol.params.len()));
        let result = result.filter(|_| !code.is_tail_call());
        let n_variadic = args.len().saturating_sub(n_params) as i64;
        let mut op = Op::new(code, result.unwrap_or(Type::BOOL)).with_imm(i64::from(symbol.0) | n_variadic << 32);
        op.args[0] = address;
        op.aux = self.func.push_list(args);
        op.dst = result.map_or(VReg::NONE, |ty| self.func.new_vreg(ty));
        self.push(op)
    }

    /// What the call before it threw to this landing: as `ptr` the exception, as `u32` the selector.
    pub fn caught(&mut self, ty: Type, landing: u32) -> VReg {
        let mut op = Op::new(Opcode::Caught, ty).with_imm(i64::from(landing));
        op.dst = self.func.new_vreg(ty);
        self.push(op);
        op.dst
    }

    /// Result `n` of the call before it, from 1, of type `ty`.
    pub fn call_result(&mut self, ty: Type, n: u32) -> VReg {
        let mut op = Op::new(Opcode::CallResult, ty).with_imm(i64::from(n));
        op.dst = self.func.new_vreg(ty);
        self.push(op)
    }

    /// Initialises the list of variadic arguments at an address.
    pub fn va_start(&mut self, list: VReg) {
        self.push(Op::unary(Opcode::VaStart, Type::PTR, VReg::NONE, list));
    }

    /// The address above the function's frame.
    pub fn frame_addr(&mut self) -> VReg {
        self.place(Opcode::FrameAddr)
    }

    /// The address to which the function returns.
    pub fn return_addr(&mut self) -> VReg {
        self.place(Opcode::ReturnAddr)
    }

    fn place(&mut self, code: Opcode) -> VReg {
        let mut op = Op::new(code, Type::PTR);
        op.dst = self.func.new_vreg(Type::PTR);
        self.push(op)
    }

    /// Loads from an address, atomically.
    pub fn atomic_load(&mut self, ty: Type, address: VReg, order: Order) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::unary(Opcode::AtomicLoad, ty, dst, address).with_imm(order as i64))
    }

    /// Stores at an address, atomically.
    pub fn atomic_store(&mut self, ty: Type, address: VReg, value: VReg, order: Order) {
        self.push(Op::binary(Opcode::AtomicStore, ty, VReg::NONE, address, value).with_imm(order as i64));
    }

    /// Replaces the value at an address by another one, atomically, and returns it.
    pub fn exchange(&mut self, ty: Type, address: VReg, value: VReg, order: Order) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::binary(Opcode::Exchange, ty, dst, address, value).with_imm(order as i64))
    }

    /// Adds to the value at an address, atomically, and returns what was there.
    pub fn fetch_add(&mut self, ty: Type, address: VReg, value: VReg, order: Order) -> VReg {
        let dst = self.func.new_vreg(ty);
        self.push(Op::binary(Opcode::FetchAdd, ty, dst, address, value).with_imm(order as i64))
    }

    /// Replaces the value at an address by another one if it is the expected one, atomically, and returns what was there.
    pub fn compare_exchange(&mut self, ty: Type, address: VReg, values: [VReg; 2], order: Order) -> VReg {
        let dst = self.func.new_vreg(ty);
        let op = Op::ternary(Opcode::CompareExchange, ty, dst, address, values[0], values[1]);
        self.push(op.with_imm(order as i64))
    }

    /// The address of a function or of data.
    pub fn symbol_addr(&mut self, symbol: SymbolId) -> VReg {
        let mut op = Op::new(Opcode::SymbolAddr, Type::PTR).with_imm(i64::from(symbol.0));
        op.dst = self.func.new_vreg(Type::PTR);
        self.push(op)
    }

    /// The address of thread-local data in the thread that runs; `is_initial` if the data exists from the start of the program.
    pub fn thread_addr(&mut self, symbol: SymbolId, is_initial: bool) -> VReg {
        let code = if is_initial { Opcode::InitialThreadAddr } else { Opcode::ThreadAddr };
        let mut op = Op::new(code, Type::PTR).with_imm(i64::from(symbol.0));
        op.dst = self.func.new_vreg(Type::PTR);
        self.push(op)
    }

    /// Returns from the function with these results.
    pub fn return_(&mut self, results: &[VReg]) {
        let mut op = Op::marker(Opcode::Return);
        op.aux = self.func.push_list(results);
        self.push(op);
    }

    marker_methods! {
        elif Elif; else_ Else; end_if EndIf; loop_ Loop; while_ While; end_loop EndLoop;
        block Block; end_block EndBlock; default_ Default; end_switch EndSwitch;
        fence_acquire FenceAcquire; fence_release FenceRelease; fence Fence; fence_signal FenceSignal;
    }

    condition_methods! { if_ If; then Then; do_ Do; }

    /// Begins a switch on a scalar integer of type `ty`; cases follow directly.
    pub fn switch(&mut self, ty: Type, value: VReg) {
        self.push(Op::unary(Opcode::Switch, ty, VReg::NONE, value));
    }

    /// Begins the operations for these values, as canonical bits, of the open switch on a number of type `ty`.
    pub fn case(&mut self, ty: Type, values: &[u64]) {
        let mut op = Op::new(Opcode::Case, ty).with_imm(self.func.push_values(values));
        op.aux = values.len() as u32;
        self.push(op);
    }

    /// Leaves the enclosing loop or block whose number, from 1 for the innermost, is at position `index` of the list; the last
    /// number is that of all other positions, too.
    pub fn break_table(&mut self, index: VReg, numbers: &[u64]) {
        let mut op = Op::unary(Opcode::BreakTable, Type::INDEX, VReg::NONE, index);
        op.imm = self.func.push_values(numbers);
        op.aux = numbers.len() as u32;
        self.push(op);
    }

    /// Leaves the n-th enclosing loop or block; 1 is the innermost.
    pub fn break_(&mut self, n: u32) {
        self.push(Op::marker(Opcode::Break).with_imm(i64::from(n)));
    }

    /// Starts the next iteration of the n-th enclosing loop or block, which is a loop; 1 is the innermost.
    pub fn continue_(&mut self, n: u32) {
        self.push(Op::marker(Opcode::Continue).with_imm(i64::from(n)));
    }

    /// [`Builder::break_`] if the condition is true.
    pub fn break_if(&mut self, n: u32, cond: VReg) {
        self.push(Op::unary(Opcode::BreakIf, Type::BOOL, VReg::NONE, cond).with_imm(i64::from(n)));
    }

    /// [`Builder::continue_`] if the condition is true.
    pub fn continue_if(&mut self, n: u32, cond: VReg) {
        self.push(Op::unary(Opcode::ContinueIf, Type::BOOL, VReg::NONE, cond).with_imm(i64::from(n)));
    }
}
