//! Arithmetic, comparisons and conversions of integers, floats and pointers, lane by lane.
//!
//! In: registers. Out: registers. Invariants: integers whose width is not that of their register have zeros above; what
//! LLVM leaves undefined has the result of the operation of `ir`, which is total.
//! Not here: integers wider than a word (`wide`), floats of 64 bits on machines without them (`double`), longer floats
//! (`x87`, `quad`).

use super::control::negated;
use super::double::SignChange;
use super::function::Lower;
use super::leaf::{Class, Refused, Result, container, signed_container};
use crate::body::{InstData, Operand};
use crate::index::Inst;
use crate::opcode::{FloatPredicate, IntPredicate, Opcode};
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

/// The registers that values of a class take, one after the other, for lanes of this many parts.
pub(crate) fn lanes(regs: &[VReg], n: u32) -> impl Iterator<Item = &[VReg]> {
    regs.chunks((regs.len() / (n.max(1) as usize)).max(1))
}

impl Lower<'_> {
    /// The lanes of a type: how many, and of which class.
    pub(crate) fn lanes_of(&self, ty: Type) -> Result<(u32, Class, Type)> {
        match self.class(ty)? {
            Class::Vector(n, element) => Ok((n, self.class(element)?, element)),
            class => Ok((1, class, ty)),
        }
    }

    pub(crate) fn arithmetic(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        if let Class::Int(bits) = self.class(data.ty)? {
            let (a, b) = (self.reg(operands[0])?, self.reg(operands[1])?);
            let reg = self.int_binary(data.opcode, bits, a, b)?;
            return self.define_result(data, &[reg]);
        }
        if let Class::Float(ty) = self.class(data.ty)? {
            let (a, b) = (self.reg(operands[0])?, self.reg(operands[1])?);
            let reg = self.float_binary(data.opcode, ty, a, b)?;
            return self.define_result(data, &[reg]);
        }
        let (n, class, _) = self.lanes_of(data.ty)?;
        let (a, b) = (self.regs(operands[0])?, self.regs(operands[1])?);
        let mut regs = Vec::with_capacity(a.len());
        for (a, b) in lanes(&a, n).zip(lanes(&b, n)) {
            match class {
                Class::Int(bits) => regs.push(self.int_binary(data.opcode, bits, a[0], b[0])?),
                Class::Float(ty) => regs.push(self.float_binary(data.opcode, ty, a[0], b[0])?),
                Class::Wide(bits) => regs.extend(self.wide_binary(data.opcode, bits, a, b)?),
                Class::Double => regs.extend(self.double_binary(data.opcode, a, b)?),
                Class::X87 => regs.extend(self.x87_binary(data.opcode, a, b)?),
                Class::Quad => regs.extend(self.quad_binary(data.opcode, a, b)?),
                _ => return Err("operands of this type".into()),
            }
        }
        self.define_result(data, &regs)
    }

    /// Clears the bits above a width.
    pub(crate) fn mask(&mut self, reg: VReg, bits: u32) -> VReg {
        let ty = container(bits);
        if bits == 1 || ty.elem().bits() == bits {
            return reg;
        }
        let mask = self.b.constant(ty, (1u64 << bits) - 1);
        self.b.and(ty, reg, mask)
    }

    /// The value as a signed integer of the register's width.
    pub(crate) fn signed(&mut self, reg: VReg, bits: u32) -> VReg {
        let (from, to) = (container(bits), signed_container(bits));
        if bits == 1 {
            let byte = self.b.cast(to, ir::Type::BOOL, reg);
            return self.b.neg(to, byte);
        }
        let reg = self.b.cast(to, from, reg);
        let above = to.elem().bits() - bits;
        if above == 0 {
            return reg;
        }
        let above = self.b.constant(to, u64::from(above));
        let reg = self.b.shl(to, reg, above);
        self.b.shr(to, reg, above)
    }

    /// The value from a signed integer of the register's width.
    pub(crate) fn unsigned(&mut self, reg: VReg, bits: u32) -> VReg {
        if bits == 1 {
            let zero = self.b.constant(ir::Type::I8, 0);
            return self.b.cmp(Cond::Ne, ir::Type::I8, reg, zero);
        }
        let reg = self.b.cast(container(bits), signed_container(bits), reg);
        self.mask(reg, bits)
    }

    /// An integer of another width, with zeros above.
    pub(crate) fn resize(&mut self, reg: VReg, from: u32, to: u32) -> VReg {
        let (source, target) = (container(from), container(to));
        if to == 1 {
            if from == 1 {
                return reg;
            }
            let one = self.b.constant(source, 1);
            let low = self.b.and(source, reg, one);
            let zero = self.b.constant(source, 0);
            return self.b.cmp(Cond::Ne, source, low, zero);
        }
        let reg = if source == target { reg } else { self.b.cast(target, source, reg) };
        if to < from { self.mask(reg, to) } else { reg }
    }

    pub(crate) fn int_binary(&mut self, op: Opcode, bits: u32, a: VReg, b: VReg) -> Result<VReg> {
        let ty = container(bits);
        if bits == 1 {
            return Ok(match op {
                Opcode::Add | Opcode::Sub | Opcode::Xor => self.b.xor(ty, a, b),
                Opcode::Mul | Opcode::And => self.b.and(ty, a, b),
                Opcode::Or => self.b.or(ty, a, b),
                // Everything else is undefined unless the second operand has one value.
                Opcode::Shl | Opcode::LShr | Opcode::AShr | Opcode::UDiv | Opcode::SDiv => a,
                _ => self.b.constant(ty, 0),
            });
        }
        Ok(match op {
            Opcode::Add => {
                let reg = self.b.add(ty, a, b);
                self.mask(reg, bits)
            }
            Opcode::Sub => {
                let reg = self.b.sub(ty, a, b);
                self.mask(reg, bits)
            }
            Opcode::Mul => {
                let reg = self.b.mul(ty, a, b);
                self.mask(reg, bits)
            }
            Opcode::Shl => {
                let reg = self.b.shl(ty, a, b);
                self.mask(reg, bits)
            }
            Opcode::And => self.b.and(ty, a, b),
            Opcode::Or => self.b.or(ty, a, b),
            Opcode::Xor => self.b.xor(ty, a, b),
            Opcode::UDiv => self.b.div(ty, a, b),
            Opcode::URem => self.b.rem(ty, a, b),
            Opcode::LShr => self.b.shr(ty, a, b),
            Opcode::SDiv | Opcode::SRem | Opcode::AShr => {
                let signed = signed_container(bits);
                let a = self.signed(a, bits);
                let reg = match op {
                    Opcode::AShr => {
                        let b = self.b.cast(signed, ty, b);
                        self.b.shr(signed, a, b)
                    }
                    _ => {
                        let b = self.signed(b, bits);
                        let op = if op == Opcode::SDiv { ir::Opcode::Div } else { ir::Opcode::Rem };
                        self.b.binary(op, signed, a, b)
                    }
                };
                self.unsigned(reg, bits)
            }
            _ => return Err("such operations on integers".into()),
        })
    }

    fn float_binary(&mut self, op: Opcode, ty: ir::Type, a: VReg, b: VReg) -> Result<VReg> {
        Ok(match op {
            Opcode::FAdd => self.b.add(ty, a, b),
            Opcode::FSub => self.b.sub(ty, a, b),
            Opcode::FMul => self.b.mul(ty, a, b),
            Opcode::FDiv => self.b.div(ty, a, b),
            // The library has no functions for 16 bits: remainders of such numbers as `float` are exact, and are such numbers.
            Opcode::FRem if ty.elem().bits() == 16 => {
                let [x, y] = [a, b].map(|reg| self.b.cast(ir::Type::F32, ty, reg));
                let rest = self.float_binary(op, ir::Type::F32, x, y)?;
                self.b.cast(ty, ir::Type::F32, rest)
            }
            Opcode::FRem => {
                let name = match ty {
                    ir::Type::F32 => "fmodf",
                    ir::Type::F64 => "fmod",
                    _ => return Err("remainders of this type".into()),
                };
                self.helper(name, &[ty, ty], Some(ty), &[a, b])?
            }
            _ => return Err("such operations on floats".into()),
        })
    }

    pub(crate) fn negate(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let (_, class, _) = self.lanes_of(data.ty)?;
        let mut regs = self.regs(operands[0])?;
        match class {
            Class::Float(ty) => regs.iter_mut().for_each(|reg| *reg = self.b.neg(ty, *reg)),
            Class::Double | Class::X87 | Class::Quad => {
                regs.chunks_mut(2).for_each(|lane| self.change_sign(class, lane, SignChange::Flip));
            }
            _ => return Err("operands of this type".into()),
        }
        self.define_result(data, &regs)
    }

    // Comparisons.

    pub(crate) fn compare(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let regs = self.comparisons(data, operands, false)?;
        self.define_result(data, &regs)
    }

    /// The result of a comparison of scalars, or its negation.
    pub(crate) fn comparison(&mut self, inst: Inst, negated: bool) -> Result<VReg> {
        let body = self.body;
        let (data, operands) = (body.inst(inst), body.operands(inst));
        if self.is_scalar(self.type_of(operands[0])) {
            return self.scalar_comparison(data, operands, negated);
        }
        Ok(self.comparisons(data, operands, negated)?[0])
    }

    /// Compares values of one register each.
    fn scalar_comparison(&mut self, data: &InstData, operands: &[Operand], is_negated: bool) -> Result<VReg> {
        let class = self.class(self.type_of(operands[0]))?;
        let (a, b) = ([self.reg(operands[0])?], [self.reg(operands[1])?]);
        self.lane_comparison(data, is_negated, class, &a, &b)
    }

    fn lane_comparison(
        &mut self,
        data: &InstData,
        is_negated: bool,
        class: Class,
        a: &[VReg],
        b: &[VReg],
    ) -> Result<VReg> {
        match (data.int_predicate(), data.float_predicate()) {
            (Some(predicate), _) => {
                let predicate = if is_negated { negated(predicate) } else { predicate };
                self.int_comparison(predicate, class, a, b)
            }
            (_, Some(predicate)) => self.any_float_comparison(predicate, is_negated, class, a, b),
            _ => Err("such comparisons".into()),
        }
    }

    fn comparisons(&mut self, data: &InstData, operands: &[Operand], is_negated: bool) -> Result<Vec<VReg>> {
        let (n, class, _) = self.lanes_of(self.type_of(operands[0]))?;
        let (a, b) = (self.regs(operands[0])?, self.regs(operands[1])?);
        let mut regs = Vec::with_capacity(n as usize);
        for (a, b) in lanes(&a, n).zip(lanes(&b, n)) {
            regs.push(self.lane_comparison(data, is_negated, class, a, b)?);
        }
        Ok(regs)
    }

    /// Compares integers or pointers.
    pub(crate) fn int_comparison(
        &mut self,
        predicate: IntPredicate,
        class: Class,
        a: &[VReg],
        b: &[VReg],
    ) -> Result<VReg> {
        let (cond, is_signed) = relation(predicate);
        Ok(match class {
            Class::Int(1) => {
                let byte = ir::Type::U8;
                let (a, b) = (self.b.cast(byte, ir::Type::BOOL, a[0]), self.b.cast(byte, ir::Type::BOOL, b[0]));
                // True is -1 as a signed number: the order is reversed.
                let (a, b) = if is_signed { (b, a) } else { (a, b) };
                self.b.cmp(cond, byte, a, b)
            }
            Class::Int(bits) if is_signed => {
                let (a, b) = (self.signed(a[0], bits), self.signed(b[0], bits));
                self.b.cmp(cond, signed_container(bits), a, b)
            }
            Class::Int(bits) => self.b.cmp(cond, container(bits), a[0], b[0]),
            Class::Ptr if is_signed => {
                let ty = signed_container(self.word_bits);
                let (a, b) = (self.b.cast(ty, ir::Type::PTR, a[0]), self.b.cast(ty, ir::Type::PTR, b[0]));
                self.b.cmp(cond, ty, a, b)
            }
            Class::Ptr => self.b.cmp(cond, ir::Type::PTR, a[0], b[0]),
            Class::Wide(bits) => self.wide_comparison(cond, is_signed, bits, a, b),
            _ => return Err("operands of this type".into()),
        })
    }

    pub(crate) fn any_float_comparison(
        &mut self,
        predicate: FloatPredicate,
        is_negated: bool,
        class: Class,
        a: &[VReg],
        b: &[VReg],
    ) -> Result<VReg> {
        match class {
            Class::Float(ty) => Ok(self.float_comparison(predicate, is_negated, ty, a[0], b[0])),
            Class::Double => self.double_comparison(predicate, is_negated, a, b),
            Class::X87 => self.x87_comparison(predicate, is_negated, a, b),
            Class::Quad => self.quad_comparison(predicate, is_negated, a, b),
            _ => Err("operands of this type".into()),
        }
    }

    pub(super) fn float_comparison(
        &mut self,
        predicate: FloatPredicate,
        is_negated: bool,
        ty: ir::Type,
        a: VReg,
        b: VReg,
    ) -> VReg {
        let cond = match predicate {
            FloatPredicate::False => return self.b.truth(ty.mask_type(), is_negated),
            FloatPredicate::True => return self.b.truth(ty.mask_type(), !is_negated),
            FloatPredicate::OEq => Cond::Eq,
            FloatPredicate::OGt => Cond::Gt,
            FloatPredicate::OGe => Cond::Ge,
            FloatPredicate::OLt => Cond::Lt,
            FloatPredicate::OLe => Cond::Le,
            FloatPredicate::ONe => Cond::One,
            FloatPredicate::Ord => Cond::Ord,
            FloatPredicate::Uno => Cond::Uno,
            FloatPredicate::UEq => Cond::Ueq,
            FloatPredicate::UGt => Cond::Ugt,
            FloatPredicate::UGe => Cond::Uge,
            FloatPredicate::ULt => Cond::Ult,
            FloatPredicate::ULe => Cond::Ule,
            FloatPredicate::UNe => Cond::Ne,
        };
        let cond = if is_negated { cond.negated(true) } else { cond };
        self.b.cmp(cond, ty, a, b)
    }

    pub(crate) fn select(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let conditions = self.regs(operands[0])?;
        let (a, b) = (self.regs(operands[1])?, self.regs(operands[2])?);
        let per_lane = (a.len() / conditions.len().max(1)).max(1);
        let mut regs = Vec::with_capacity(a.len());
        for (at, (a, b)) in a.into_iter().zip(b).enumerate() {
            let condition = conditions[at / per_lane];
            regs.push(self.choose(condition, a, b));
        }
        self.define_result(data, &regs)
    }

    /// The first value if a condition is true, else the second.
    pub(crate) fn choose(&mut self, condition: VReg, a: VReg, b: VReg) -> VReg {
        let ty = self.b.func().ty(a).unwrap_or(ir::Type::BOOL);
        self.b.select(ty, condition, a, b)
    }

    // Conversions.

    pub(crate) fn convert(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let from = self.type_of(operands[0]);
        if let (Class::Int(from), Class::Int(to)) = (self.class(from)?, self.class(data.ty)?)
            && data.opcode != Opcode::BitCast
        {
            let reg = self.reg(operands[0])?;
            let is_signed = data.opcode == Opcode::SExt;
            let reg = if is_signed { self.extend(reg, from, to) } else { self.resize(reg, from, to) };
            return self.define_result(data, &[reg]);
        }
        let regs = self.regs(operands[0])?;
        if data.opcode == Opcode::BitCast {
            let regs = self.bitcast(from, data.ty, &regs)?;
            return self.define_result(data, &regs);
        }
        let (n, source, _) = self.lanes_of(from)?;
        let (_, target, _) = self.lanes_of(data.ty)?;
        let mut out = Vec::with_capacity(regs.len());
        for lane in lanes(&regs, n) {
            self.convert_lane(data.opcode, source, target, lane, &mut out)?;
        }
        self.define_result(data, &out)
    }

    pub(crate) fn convert_lane(
        &mut self,
        op: Opcode,
        source: Class,
        target: Class,
        lane: &[VReg],
        out: &mut Vec<VReg>,
    ) -> Result<()> {
        let reg = match (op, source, target) {
            (Opcode::Trunc | Opcode::ZExt, Class::Int(from), Class::Int(to)) => self.resize(lane[0], from, to),
            (Opcode::SExt, Class::Int(from), Class::Int(to)) => self.extend(lane[0], from, to),
            (Opcode::Trunc | Opcode::ZExt | Opcode::SExt, ..) => {
                return self.wide_resize(op == Opcode::SExt, source, target, lane, out);
            }
            (_, Class::Double, _) | (_, _, Class::Double) => {
                return self.double_conversion(op, source, target, lane, out);
            }
            (_, Class::Quad, _) | (_, _, Class::Quad) => {
                return self.quad_conversion(op, source, target, lane, out);
            }
            (_, Class::X87, _) | (_, _, Class::X87) => {
                return self.x87_conversion(op, source, target, lane, out);
            }
            (Opcode::FPToUI, Class::Float(from), Class::Int(bits)) => {
                let ty = if bits == 1 { ir::Type::U8 } else { container(bits) };
                let reg = self.b.cast(ty, from, lane[0]);
                self.resize_from(ty, reg, bits)
            }
            (Opcode::FPToSI, Class::Float(from), Class::Int(bits)) => {
                let reg = self.b.cast(signed_container(bits), from, lane[0]);
                self.unsigned(reg, bits)
            }
            (Opcode::UIToFP, Class::Int(from), Class::Float(to)) => self.b.cast(to, container(from), lane[0]),
            (Opcode::SIToFP, Class::Int(from), Class::Float(to)) => {
                let reg = self.signed(lane[0], from);
                self.b.cast(to, signed_container(from), reg)
            }
            (Opcode::FPToUI | Opcode::FPToSI | Opcode::UIToFP | Opcode::SIToFP, ..) => {
                return self.wide_float(op, source, target, lane, out);
            }
            (Opcode::FPTrunc | Opcode::FPExt, Class::Float(from), Class::Float(to)) => self.b.cast(to, from, lane[0]),
            (Opcode::PtrToInt | Opcode::PtrToAddr, Class::Ptr, Class::Int(bits)) => {
                let reg = self.b.cast(self.word, ir::Type::PTR, lane[0]);
                self.resize(reg, self.word_bits, bits)
            }
            (Opcode::PtrToInt | Opcode::PtrToAddr, Class::Ptr, Class::Wide(_)) => {
                let reg = self.b.cast(self.word, ir::Type::PTR, lane[0]);
                return self.wide_resize(false, Class::Int(self.word_bits), target, &[reg], out);
            }
            (Opcode::IntToPtr, Class::Int(bits), Class::Ptr) => {
                let reg = self.resize(lane[0], bits, self.word_bits);
                self.b.cast(ir::Type::PTR, self.word, reg)
            }
            (Opcode::IntToPtr, Class::Wide(_), Class::Ptr) => self.b.cast(ir::Type::PTR, self.word, lane[0]),
            (Opcode::AddrSpaceCast, ..) => return Err("other address spaces".into()),
            _ => return Err(Refused::from("such conversions")),
        };
        out.push(reg);
        Ok(())
    }

    /// An integer of some bits, from a register of an unsigned type.
    fn resize_from(&mut self, ty: ir::Type, reg: VReg, bits: u32) -> VReg {
        self.resize(reg, ty.elem().bits(), bits)
    }

    /// Extends an integer with its sign.
    pub(crate) fn extend(&mut self, reg: VReg, from: u32, to: u32) -> VReg {
        let (source, target) = (signed_container(from), signed_container(to));
        let reg = self.signed(reg, from);
        let reg = if source == target { reg } else { self.b.cast(target, source, reg) };
        self.unsigned(reg, to)
    }
}

/// The condition of a comparison, and whether it compares signed numbers.
pub(super) fn relation(predicate: IntPredicate) -> (Cond, bool) {
    match predicate {
        IntPredicate::Eq => (Cond::Eq, false),
        IntPredicate::Ne => (Cond::Ne, false),
        IntPredicate::UGt => (Cond::Gt, false),
        IntPredicate::UGe => (Cond::Ge, false),
        IntPredicate::ULt => (Cond::Lt, false),
        IntPredicate::ULe => (Cond::Le, false),
        IntPredicate::SGt => (Cond::Gt, true),
        IntPredicate::SGe => (Cond::Ge, true),
        IntPredicate::SLt => (Cond::Lt, true),
        IntPredicate::SLe => (Cond::Le, true),
    }
}
