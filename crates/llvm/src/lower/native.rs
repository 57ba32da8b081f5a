//! Vectors in one register: those whose lanes are numbers of 8 to 64 bits or truth values, as many as a power of two.
//!
//! In: instructions on such vectors. Out: operations on vectors; the code generator splits those that no register of the
//! machine holds. Invariants: such a value is one register wherever it is kept; [`Lower::regs`] takes it apart into lanes, and
//! [`Lower::define`] puts lanes together, so that an instruction that is not here is right, lane by lane; a mask has lanes of
//! one width for each number of lanes ([`super::leaf::native`]), whatever it was compared for.
//! Not here: shuffles (`shuffle`), other vectors, which are lanes everywhere.

use super::function::Lower;
use super::integer::relation;
use super::leaf::{Class, Leaf, NATIVE_LANES, Result, container};
use super::memory::Access;
use crate::body::{InstData, Operand};
use crate::constants::ConstantKind;
use crate::opcode::{IntPredicate, Opcode};
use crate::types::{Type, TypeKind};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, Elem, VReg};

// The vectors of NaplesPU.
pub(super) const WORDS: ir::Type = ir::Type::fixed(Elem::U32, NATIVE_LANES);
pub(super) const SIGNED: ir::Type = ir::Type::fixed(Elem::I32, NATIVE_LANES);
pub(super) const FLOATS: ir::Type = ir::Type::fixed(Elem::F32, NATIVE_LANES);
pub(super) const MASK: ir::Type = ir::Type::fixed(Elem::M32, NATIVE_LANES);

/// The integers that are as wide as the lanes of a vector or mask.
pub(super) fn integers(ty: ir::Type, is_signed: bool) -> ir::Type {
    ty.with_elem(ty.elem().to_int(is_signed))
}

/// The number of lanes of a fixed vector.
pub(super) fn count(ty: ir::Type) -> u32 {
    ty.lanes().count().unwrap_or(1)
}

impl Lower<'_> {
    /// The type of the register for a vector that is one.
    pub(super) fn native(&self, ty: Type) -> Option<ir::Type> {
        super::leaf::native(&self.m.types, ty, self.t.machine)
    }

    /// The lanes of a vector in a register.
    pub(super) fn lanes_of_native(&mut self, ty: ir::Type, vector: VReg) -> Vec<VReg> {
        (0..count(ty)).map(|lane| self.b.extract(ty, vector, lane)).collect()
    }

    /// A vector in a register, from its lanes.
    pub(super) fn native_of_lanes(&mut self, ty: ir::Type, lanes: &[VReg]) -> VReg {
        if lanes.iter().all(|&lane| lane == lanes[0]) {
            return self.b.splat(ty, lanes[0]);
        }
        let mut vector = self.b.constant(ty, 0);
        for (at, &lane) in lanes.iter().enumerate() {
            vector = self.b.insert(ty, vector, at as u32, lane);
        }
        vector
    }

    /// The register of a vector that is one.
    pub(super) fn native_reg(&mut self, operand: Operand) -> Result<VReg> {
        self.stored(operand)?.first().copied().ok_or_else(|| "values without parts".into())
    }

    /// The values of a constant vector, if all its lanes are numbers.
    pub(super) fn native_values(&self, constant: crate::constants::Constant, ty: ir::Type) -> Option<Vec<u64>> {
        let constants = &self.m.constants;
        let number = |lane| match constants.kind(lane) {
            ConstantKind::Integer(bits) | ConstantKind::Float(bits) => Some(bits),
            ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => Some(0),
            _ => None,
        };
        let n = count(ty) as usize;
        let values = match constants.kind(constant) {
            ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => vec![0; n],
            ConstantKind::Splat(lane) => vec![number(lane)?; n],
            ConstantKind::Bytes(range) => {
                let value = |part: &[u8]| part.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
                constants.bytes(range).chunks_exact(ty.elem().bytes() as usize).map(value).collect()
            }
            ConstantKind::Aggregate(range) => {
                constants.list(range).iter().map(|&lane| number(lane)).collect::<Option<_>>()?
            }
            _ => return None,
        };
        Some(values).filter(|values| values.len() == n)
    }

    /// A constant vector in a register.
    pub(super) fn native_constant(&mut self, ty: ir::Type, values: &[u64]) -> VReg {
        if values.iter().all(|&value| value == values[0]) {
            return self.b.constant(ty, ty.elem().canonical(values[0]));
        }
        if ty.is_mask() {
            let ints = integers(ty, false);
            let reg = self.b.values(ints, values);
            return self.is_not_zero(ints, reg);
        }
        let ints = integers(ty, false);
        let values: Vec<u64> = values.iter().map(|&value| ints.elem().canonical(value)).collect();
        let reg = self.b.values(ints, &values);
        self.bits_as(ty, ints, reg)
    }

    /// The same bits as a vector of another type.
    pub(super) fn bits_as(&mut self, to: ir::Type, from: ir::Type, reg: VReg) -> VReg {
        if to == from { reg } else { self.b.bitcast(to, from, reg) }
    }

    pub(super) fn is_not_zero(&mut self, ty: ir::Type, reg: VReg) -> VReg {
        let zero = self.b.constant(ty, 0);
        self.b.cmp(Cond::Ne, ty, reg, zero)
    }

    /// A mask for lanes of another width.
    pub(super) fn mask_as(&mut self, to: ir::Type, from: ir::Type, mask: VReg) -> VReg {
        if to == from { mask } else { self.b.cast(to, from, mask) }
    }

    /// The mask of a value of type `<n x i1>`, for lanes of a type.
    fn mask_operand(&mut self, ty: ir::Type, operand: Operand) -> Result<Option<VReg>> {
        let Some(from) = self.native(self.type_of(operand)) else { return Ok(None) };
        let mask = self.native_reg(operand)?;
        Ok(Some(self.mask_as(ty.mask_type(), from, mask)))
    }

    /// Numbers that are one or all ones where a mask is true, else zero.
    pub(super) fn numbers_of_mask(&mut self, ty: ir::Type, from: ir::Type, mask: VReg, is_signed: bool) -> VReg {
        let mask = self.mask_as(ty.mask_type(), from, mask);
        let set = self.b.constant(ty, if is_signed { ty.elem().canonical(u64::MAX) } else { 1 });
        let zero = self.b.constant(ty, 0);
        self.b.select(ty, mask, set, zero)
    }

    /// The mask whose lane i is bit i of an integer with as many bits as lanes.
    pub(super) fn mask_of_word(&mut self, ty: ir::Type, word: VReg) -> VReg {
        if self.word_bits == 32 {
            let word = self.resize(word, NATIVE_LANES, 32);
            return self.lanes_of_bits(word);
        }
        let word = self.resize(word, count(ty), 64);
        self.b.unary(ir::Opcode::MaskOfBits, ty, word)
    }

    /// The integer whose bit i is lane i of a mask.
    pub(super) fn word_of_mask(&mut self, ty: ir::Type, mask: VReg) -> VReg {
        if self.word_bits == 32 {
            let word = self.bits_of_lanes(mask);
            return self.resize(word, 32, NATIVE_LANES);
        }
        let bits = self.b.mask_bits(ty, mask);
        self.resize(bits, 64, count(ty))
    }

    /// NaplesPU's mask whose lane i is bit i of a word.
    pub(super) fn lanes_of_bits(&mut self, word: VReg) -> VReg {
        let bits: Vec<u64> = (0..NATIVE_LANES).map(|lane| 1 << lane).collect();
        let bits = self.b.values(WORDS, &bits);
        let words = self.b.splat(WORDS, word);
        let words = self.b.and(WORDS, words, bits);
        self.is_not_zero(WORDS, words)
    }

    /// The word whose bit i is lane i of a mask of NaplesPU.
    pub(super) fn bits_of_lanes(&mut self, mask: VReg) -> VReg {
        let bits: Vec<u64> = (0..NATIVE_LANES).map(|lane| 1 << lane).collect();
        let (bits, zero) = (self.b.values(WORDS, &bits), self.b.constant(WORDS, 0));
        let words = self.b.select(WORDS, mask, bits, zero);
        self.b.reduce(ir::Opcode::ReduceOr, WORDS, words)
    }

    /// Whether the instruction was lowered to operations on vectors.
    pub(super) fn native_inst(&mut self, data: &InstData, operands: &[Operand]) -> Result<bool> {
        let is_vector = |lower: &Self, ty: Type| matches!(lower.m.types.kind_in_code(ty), TypeKind::Vector(..));
        let of_source = matches!(data.opcode, Opcode::ICmp | Opcode::FCmp | Opcode::ExtractElement | Opcode::BitCast);
        if !(is_vector(self, data.ty) || of_source && is_vector(self, self.type_of(operands[0]))) {
            return Ok(false);
        }
        let reg = match data.opcode {
            Opcode::ICmp | Opcode::FCmp => self.native_comparison(data, operands)?,
            Opcode::ExtractElement => self.native_extract(operands)?,
            Opcode::BitCast => return self.native_bitcast(data, operands),
            opcode => match self.native(data.ty) {
                None => None,
                Some(ty) if opcode.is_binary() => self.native_binary(opcode, ty, operands)?,
                Some(ty) if opcode.is_cast() => self.native_conversion(opcode, ty, operands)?,
                Some(ty) => match opcode {
                    Opcode::FNeg => {
                        let a = self.native_reg(operands[0])?;
                        Some(self.b.neg(ty, a))
                    }
                    Opcode::Select => self.native_select(ty, operands)?,
                    Opcode::InsertElement => self.native_insert(ty, operands)?,
                    Opcode::ShuffleVector => self.native_shuffle(ty, operands)?,
                    _ => None,
                },
            },
        };
        let Some(reg) = reg else { return Ok(false) };
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    fn native_select(&mut self, ty: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        if ty.is_mask() && self.word_bits == 32 {
            return Ok(None);
        }
        let condition = match self.class(self.type_of(operands[0]))? {
            Class::Int(1) => self.reg(operands[0])?,
            _ => match self.mask_operand(ty, operands[0])? {
                Some(mask) => mask,
                None => return Ok(None),
            },
        };
        let (a, b) = (self.native_reg(operands[1])?, self.native_reg(operands[2])?);
        Ok(Some(self.b.select(ty, condition, a, b)))
    }

    fn native_binary(&mut self, op: Opcode, ty: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        let (is_mask, is_int) = (ty.is_mask(), ty.is_int());
        let (code, is_signed) = match op {
            Opcode::And => (ir::Opcode::And, false),
            Opcode::Or => (ir::Opcode::Or, false),
            Opcode::Xor => (ir::Opcode::Xor, false),
            Opcode::Add | Opcode::Sub if is_mask => (ir::Opcode::Xor, false),
            Opcode::Mul if is_mask => (ir::Opcode::And, false),
            _ if is_mask => return Ok(None),
            Opcode::Add | Opcode::FAdd => (ir::Opcode::Add, false),
            Opcode::Sub | Opcode::FSub => (ir::Opcode::Sub, false),
            Opcode::Mul | Opcode::FMul => (ir::Opcode::Mul, false),
            Opcode::FDiv => (ir::Opcode::Div, false),
            Opcode::Shl if is_int => (ir::Opcode::Shl, false),
            Opcode::LShr if is_int => (ir::Opcode::Shr, false),
            Opcode::AShr if is_int => (ir::Opcode::Shr, true),
            // NaplesPU divides lane by lane.
            _ if self.word_bits == 32 => return Ok(None),
            Opcode::UDiv if is_int => (ir::Opcode::Div, false),
            Opcode::URem if is_int => (ir::Opcode::Rem, false),
            Opcode::SDiv if is_int => (ir::Opcode::Div, true),
            Opcode::SRem if is_int => (ir::Opcode::Rem, true),
            _ => return Ok(None),
        };
        let (a, b) = (self.native_reg(operands[0])?, self.native_reg(operands[1])?);
        if !is_signed {
            return Ok(Some(self.b.binary(code, ty, a, b)));
        }
        let signed = integers(ty, true);
        let (a, b) = (self.b.bitcast(signed, ty, a), self.b.bitcast(signed, ty, b));
        let reg = self.b.binary(code, signed, a, b);
        Ok(Some(self.b.bitcast(ty, signed, reg)))
    }

    /// A comparison of unsigned integers: the mask, for lanes of their width.
    pub(super) fn compare_words(&mut self, ty: ir::Type, predicate: IntPredicate, a: VReg, b: VReg) -> VReg {
        let (cond, is_signed) = relation(predicate);
        if !is_signed {
            return self.b.cmp(cond, ty, a, b);
        }
        let signed = integers(ty, true);
        let (a, b) = (self.b.bitcast(signed, ty, a), self.b.bitcast(signed, ty, b));
        self.b.cmp(cond, signed, a, b)
    }

    fn native_comparison(&mut self, data: &InstData, operands: &[Operand]) -> Result<Option<VReg>> {
        let Some(ty) = self.native(self.type_of(operands[0])).filter(|ty| !ty.is_mask()) else { return Ok(None) };
        let Some(mask) = self.native(data.ty) else { return Ok(None) };
        let (a, b) = (self.native_reg(operands[0])?, self.native_reg(operands[1])?);
        let reg = match (data.int_predicate(), data.float_predicate()) {
            (Some(predicate), _) => self.compare_words(ty, predicate, a, b),
            (_, Some(predicate)) => self.float_comparison(predicate, false, ty, a, b),
            _ => return Ok(None),
        };
        Ok(Some(self.mask_as(mask, ty.mask_type(), reg)))
    }

    fn native_conversion(&mut self, op: Opcode, to: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        let Some(from) = self.native(self.type_of(operands[0])) else { return Ok(None) };
        let is_signed = matches!(op, Opcode::SExt | Opcode::SIToFP | Opcode::FPToSI);
        let is_known = match op {
            Opcode::SExt | Opcode::ZExt => to.is_int() && (from.is_int() || from.is_mask()),
            Opcode::Trunc => from.is_int() && (to.is_int() || to.is_mask()),
            Opcode::SIToFP | Opcode::UIToFP => from.is_int(),
            Opcode::FPToSI | Opcode::FPToUI => to.is_int(),
            Opcode::FPTrunc | Opcode::FPExt => true,
            _ => false,
        };
        if !is_known {
            return Ok(None);
        }
        let a = self.native_reg(operands[0])?;
        if from.is_mask() {
            return Ok(Some(self.numbers_of_mask(to, from, a, is_signed)));
        }
        if to.is_mask() {
            let one = self.b.constant(from, 1);
            let bits = self.b.and(from, a, one);
            let mask = self.is_not_zero(from, bits);
            return Ok(Some(self.mask_as(to, from.mask_type(), mask)));
        }
        let signed = |ty: ir::Type| if is_signed && ty.is_int() { integers(ty, true) } else { ty };
        let a = self.bits_as(signed(from), from, a);
        let reg = self.b.cast(signed(to), signed(from), a);
        Ok(Some(self.bits_as(to, signed(to), reg)))
    }

    fn native_bitcast(&mut self, data: &InstData, operands: &[Operand]) -> Result<bool> {
        let source = self.type_of(operands[0]);
        let reg = match (self.native(source), self.native(data.ty)) {
            (Some(from), Some(to)) if from.is_mask() || to.is_mask() => {
                if from != to {
                    return Ok(false);
                }
                self.native_reg(operands[0])?
            }
            (Some(from), Some(to)) => {
                let a = self.native_reg(operands[0])?;
                self.bits_as(to, from, a)
            }
            (Some(from), None) if from.is_mask() && self.class(data.ty)? == Class::Int(count(from)) => {
                let mask = self.native_reg(operands[0])?;
                self.word_of_mask(from, mask)
            }
            (None, Some(to)) if to.is_mask() && self.class(source)? == Class::Int(count(to)) => {
                let bits = self.reg(operands[0])?;
                self.mask_of_word(to, bits)
            }
            // Lanes as wide as possible are fewer to take apart and to put together.
            (Some(from), None) if !from.is_mask() && self.word_bits == 64 => {
                let Some(wide) = widest(from) else { return Ok(false) };
                let a = self.native_reg(operands[0])?;
                let a = self.bits_as(wide, from, a);
                let lanes = self.lanes_of_native(wide, a);
                let lane = wide.lane_type();
                let from = vec![Leaf { ty: lane, bits: lane.elem().bits() }; lanes.len()];
                let to = self.lane_leaves(data.ty)?;
                let regs = self.repacked(&lanes, &from, &to);
                self.define_result(data, &regs)?;
                return Ok(true);
            }
            (None, Some(to)) if !to.is_mask() && self.word_bits == 64 => {
                let Some(wide) = widest(to) else { return Ok(false) };
                let lane = wide.lane_type();
                let wanted = vec![Leaf { ty: lane, bits: lane.elem().bits() }; count(wide) as usize];
                let from = self.lane_leaves(source)?;
                let regs = self.regs(operands[0])?;
                let lanes = self.repacked(&regs, &from, &wanted);
                let reg = self.native_of_lanes(wide, &lanes);
                self.bits_as(to, wide, reg)
            }
            _ => return Ok(false),
        };
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    fn native_extract(&mut self, operands: &[Operand]) -> Result<Option<VReg>> {
        let Some(ty) = self.native(self.type_of(operands[0])) else { return Ok(None) };
        let vector = self.native_reg(operands[0])?;
        if let Some(lane) = self.integer_constant(operands[1]) {
            return Ok(Some(self.b.extract(ty, vector, lane.min(u64::from(count(ty) - 1)) as u32)));
        }
        if ty.is_mask() {
            return Ok(None);
        }
        let ints = integers(ty, false);
        let index = self.lane_index(ints, operands[1])?;
        let index = self.b.splat(ints, index);
        let moved = self.b.permute(ty, vector, index);
        Ok(Some(self.b.extract(ty, moved, 0)))
    }

    fn native_insert(&mut self, ty: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        let (vector, scalar) = (self.native_reg(operands[0])?, self.reg(operands[1])?);
        if let Some(lane) = self.integer_constant(operands[2]) {
            // A lane that does not exist is poison.
            return Ok(Some(self.b.insert(ty, vector, lane.min(u64::from(count(ty) - 1)) as u32, scalar)));
        }
        if ty.is_mask() {
            return Ok(None);
        }
        let ints = integers(ty, false);
        let index = self.lane_index(ints, operands[2])?;
        let (index, lanes) = (self.b.splat(ints, index), self.b.iota(ints));
        let is_lane = self.b.cmp(Cond::Eq, ints, index, lanes);
        let scalars = self.b.splat(ty, scalar);
        Ok(Some(self.b.select(ty, is_lane, scalars, vector)))
    }

    /// The number of a lane as an integer that is as wide as the lanes; a lane that does not exist is poison.
    fn lane_index(&mut self, ints: ir::Type, operand: Operand) -> Result<VReg> {
        let reg = self.reg(operand)?;
        let bits = match self.class(self.type_of(operand))? {
            Class::Int(bits) => bits,
            // The lowest word: no lane has a larger number.
            _ => self.word_bits,
        };
        Ok(self.resize(reg, bits, ints.elem().bits()))
    }

    /// Whether an intrinsic on lanes was lowered to operations on vectors.
    pub(super) fn native_intrinsic(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let Some(ty) = self.native(data.ty) else { return Ok(false) };
        let mut regs = Vec::with_capacity(arguments.len());
        for &argument in arguments {
            if self.native(self.type_of(argument)) == Some(ty) {
                regs.push(self.native_reg(argument)?);
            }
        }
        let reg = match regs.len() {
            0 => None,
            _ if ty.is_float() && (self.word_bits == 64 || matches!(name, "fabs" | "fmuladd")) => {
                let args: Vec<&[VReg]> = regs.iter().map(std::slice::from_ref).collect();
                self.float_lane(name, ty, Class::Float(ty), arguments, &args)?
            }
            _ if ty.is_int() => self.native_integers(name, ty, &regs),
            _ => None,
        };
        let Some(reg) = reg else { return Ok(false) };
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// Intrinsics on unsigned integers.
    fn native_integers(&mut self, name: &str, ty: ir::Type, regs: &[VReg]) -> Option<VReg> {
        let signed = integers(ty, true);
        if self.word_bits == 32 && !matches!(name, "umax" | "umin" | "smax" | "smin" | "ctlz" | "cttz") {
            return None;
        }
        Some(match (name, regs) {
            ("umax", &[a, b]) => self.b.max(ty, a, b),
            ("umin", &[a, b]) => self.b.min(ty, a, b),
            ("smax" | "smin", &[a, b]) if self.word_bits == 32 => {
                let predicate = if name == "smax" { IntPredicate::SGt } else { IntPredicate::SLt };
                let is_first = self.compare_words(ty, predicate, a, b);
                self.b.select(ty, is_first, a, b)
            }
            ("smax" | "smin" | "sadd.sat" | "ssub.sat", &[a, b]) => {
                let op = match name {
                    "smax" => ir::Opcode::Max,
                    "smin" => ir::Opcode::Min,
                    "sadd.sat" => ir::Opcode::AddSat,
                    _ => ir::Opcode::SubSat,
                };
                let (a, b) = (self.b.bitcast(signed, ty, a), self.b.bitcast(signed, ty, b));
                let reg = self.b.binary(op, signed, a, b);
                self.b.bitcast(ty, signed, reg)
            }
            ("abs", &[a]) => {
                let a = self.b.bitcast(signed, ty, a);
                let reg = self.b.abs(signed, a);
                self.b.bitcast(ty, signed, reg)
            }
            ("uadd.sat", &[a, b]) => self.b.add_sat(ty, a, b),
            ("usub.sat", &[a, b]) => self.b.sub_sat(ty, a, b),
            ("ctpop", &[a]) => self.b.popcount(ty, a),
            ("ctlz", &[a]) => self.b.clz(ty, a),
            ("cttz", &[a]) => self.b.ctz(ty, a),
            ("bswap", &[a]) => self.b.byte_swap(ty, a),
            ("bitreverse", &[a]) => self.b.bit_reverse(ty, a),
            ("fshl" | "fshr", &[a, b, amount]) => self.funnel_shift(name, ty, [a, b], amount),
            _ => return None,
        })
    }

    /// A reduction whose order does not matter, in one operation.
    pub(super) fn native_reduction(&mut self, name: &str, ty: ir::Type, vector: VReg) -> Option<VReg> {
        if self.word_bits == 32 {
            return None;
        }
        if ty.is_mask() {
            return match name {
                "and" | "umin" | "smax" => Some(self.b.all(ty, vector)),
                "or" | "umax" | "smin" => Some(self.b.any(ty, vector)),
                _ => None,
            };
        }
        let signed = integers(ty, true);
        let (op, is_signed) = match name {
            "add" => (ir::Opcode::ReduceAdd, false),
            "mul" => (ir::Opcode::ReduceMul, false),
            "and" => (ir::Opcode::ReduceAnd, false),
            "or" => (ir::Opcode::ReduceOr, false),
            "xor" => (ir::Opcode::ReduceXor, false),
            "umax" => (ir::Opcode::ReduceMax, false),
            "umin" => (ir::Opcode::ReduceMin, false),
            "smax" => (ir::Opcode::ReduceMax, true),
            "smin" => (ir::Opcode::ReduceMin, true),
            _ => return None,
        };
        if !ty.is_int() {
            return None;
        }
        if !is_signed {
            return Some(self.b.reduce(op, ty, vector));
        }
        let vector = self.b.bitcast(signed, ty, vector);
        let reg = self.b.reduce(op, signed, vector);
        Some(self.b.cast(ty.lane_type(), signed.lane_type(), reg))
    }

    /// The number whose bits are the first bits of the lanes, if they are a vector in a register.
    pub(super) fn native_sign_bits(&mut self, operand: Operand) -> Result<Option<VReg>> {
        let ty = self.native(self.type_of(operand)).filter(|ty| !ty.is_mask() && self.word_bits == 64);
        let Some(ty) = ty else { return Ok(None) };
        let reg = self.native_reg(operand)?;
        let signed = integers(ty, true);
        let reg = self.b.bitcast(signed, ty, reg);
        let zero = self.b.constant(signed, 0);
        let mask = self.b.cmp(Cond::Lt, signed, reg, zero);
        let bits = self.b.mask_bits(ty.mask_type(), mask);
        Ok(Some(self.resize(bits, 64, 32)))
    }

    /// Whether a masked load or store was lowered to one operation.
    pub(super) fn native_masked(
        &mut self,
        data: &InstData,
        ty: ir::Type,
        access: Access,
        mask: Operand,
        value: Operand,
        is_store: bool,
    ) -> Result<bool> {
        if self.word_bits == 32 || ty.is_mask() {
            return Ok(false);
        }
        let Some(mask) = self.mask_operand(ty, mask)? else { return Ok(false) };
        let value = self.native_reg(value)?;
        if is_store {
            self.b.store_masked(ty, access.piece(0), value, mask);
        } else {
            let reg = self.b.load_masked(ty, access.piece(0), mask, ir::Pass::Reg(value));
            self.define_result(data, &[reg])?;
        }
        Ok(true)
    }

    /// Loads a mask: a lane is a bit in memory.
    pub(super) fn load_mask(&mut self, ty: ir::Type, access: Access) -> VReg {
        let bits = self.b.load(container(count(ty).max(8)), access.piece(0));
        let word = self.resize(bits, count(ty).max(8), count(ty));
        self.mask_of_word(ty, word)
    }

    pub(super) fn store_mask(&mut self, ty: ir::Type, access: Access, mask: VReg) {
        let word = self.word_of_mask(ty, mask);
        let bits = self.resize(word, count(ty), count(ty).max(8));
        self.b.store(container(count(ty).max(8)), access.piece(0), bits);
    }

    /// The size in bytes and the alignment of a value in memory.
    pub(super) fn memory_layout(&mut self, ty: Type) -> Result<(u32, u32)> {
        let size = self.t.layout.size(&self.m.types, ty)?;
        let bytes = u32::try_from(size.stride()).map_err(|_| "values of this size")?;
        Ok((bytes.max(1), size.align as u32))
    }

    /// A slot for a value that is passed in memory.
    pub(super) fn slot_of(&mut self, ty: Type) -> Result<(VReg, Access)> {
        let (bytes, align) = self.memory_layout(ty)?;
        // Vectors of many registers are accessed in these, which need no more.
        let align = align.min(ir::limits::MAX_SLOT_ALIGN);
        let address = self.argument_slot(bytes, align)?;
        Ok((address, Access { at: ir::MemRef::at(address), align: u64::from(align) }))
    }

    /// The address of a slot for an argument.
    pub(super) fn argument_slot(&mut self, bytes: u32, align: u32) -> Result<VReg> {
        if self.b.func().slots.len() >= ir::limits::MAX_SLOTS {
            return Err("functions with so many arguments in memory".into());
        }
        let slot = self.b.slot(bytes, align);
        Ok(self.b.slot_addr(slot))
    }

    /// The access of a value that is passed in memory, at an address.
    pub(super) fn place_of(&mut self, address: VReg, ty: Type) -> Result<Access> {
        let (_, align) = self.memory_layout(ty)?;
        let align = align.min(ir::limits::MAX_SLOT_ALIGN);
        Ok(Access { at: ir::MemRef::at(address), align: u64::from(align) })
    }
}

/// The widest integers of which a vector has at least two.
fn widest(ty: ir::Type) -> Option<ir::Type> {
    let bits = ty.bits()?;
    [Elem::U64, Elem::U32, Elem::U16, Elem::U8]
        .into_iter()
        .find(|elem| bits >= 2 * elem.bits())
        .map(|elem| ir::Type::fixed(elem, bits / elem.bits()))
}
