//! Intrinsics with a mask and a number of active lanes (`vp`), and those that ask how many lanes there are.
//!
//! In: an intrinsic. Out: operations. Invariants: lanes that are not active are not accessed, and have no part in reductions;
//! a vector of unknown length has `vscale` times as many lanes as its type says, and `vscale` is one number in a module.
//! Not here: masks without a number of lanes (`intrinsic`).

use super::function::Lower;
use super::integer::lanes;
use super::leaf::{Class, Refused, Result, container};
use super::memory::Access;
use super::native::{count, integers};
use crate::body::{InstData, Operand};
use crate::index::Inst;
use crate::opcode::{FloatPredicate, IntPredicate, Opcode};
use crate::types::{Type, TypeKind};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, MemRef, VReg};

/// Which lanes are active.
pub(super) enum Active {
    /// A mask in a register, of this type.
    Mask(ir::Type, VReg),
    /// A truth value for each lane.
    Lanes(Vec<VReg>),
}

/// The opcode of an operation on lanes.
fn opcode(name: &str) -> Option<Opcode> {
    Some(match name {
        "add" => Opcode::Add,
        "sub" => Opcode::Sub,
        "mul" => Opcode::Mul,
        "sdiv" => Opcode::SDiv,
        "udiv" => Opcode::UDiv,
        "srem" => Opcode::SRem,
        "urem" => Opcode::URem,
        "and" => Opcode::And,
        "or" => Opcode::Or,
        "xor" => Opcode::Xor,
        "shl" => Opcode::Shl,
        "lshr" => Opcode::LShr,
        "ashr" => Opcode::AShr,
        "fadd" => Opcode::FAdd,
        "fsub" => Opcode::FSub,
        "fmul" => Opcode::FMul,
        "fdiv" => Opcode::FDiv,
        "frem" => Opcode::FRem,
        "sext" => Opcode::SExt,
        "zext" => Opcode::ZExt,
        "trunc" => Opcode::Trunc,
        "fptosi" => Opcode::FPToSI,
        "fptoui" => Opcode::FPToUI,
        "sitofp" => Opcode::SIToFP,
        "uitofp" => Opcode::UIToFP,
        "fpext" => Opcode::FPExt,
        "fptrunc" => Opcode::FPTrunc,
        _ => return None,
    })
}

impl Lower<'_> {
    /// Whether the intrinsic is one of these; then its result is defined.
    pub(super) fn predicated(
        &mut self,
        name: &str,
        inst: Inst,
        data: &InstData,
        arguments: &[Operand],
    ) -> Result<bool> {
        match (name, arguments) {
            ("vscale", []) => {
                let vscale = self.m.types.vscale.ok_or("vectors of unknown length")?;
                let leaf = self.leaf(data.ty)?;
                let reg = self.b.constant(leaf.ty, u64::from(vscale));
                self.define_result(data, &[reg])?;
                return Ok(true);
            }
            ("stepvector", []) => {
                let (n, Class::Int(bits), _) = self.lanes_of(data.ty)? else { return Ok(false) };
                let regs = match self.native(data.ty) {
                    Some(ty) => vec![self.b.iota(ty)],
                    None => {
                        let kept = u64::MAX >> (64 - bits);
                        (0..u64::from(n)).map(|lane| self.b.constant(container(bits), lane & kept)).collect()
                    }
                };
                self.define_result(data, &regs)?;
                return Ok(true);
            }
            ("experimental.get.vector.length", &[wanted, lanes, is_scalable]) => {
                let (Some(lanes), Some(is_scalable)) =
                    (self.integer_constant(lanes), self.integer_constant(is_scalable))
                else {
                    return Ok(false);
                };
                let vscale =
                    if is_scalable & 1 == 0 { 1 } else { self.m.types.vscale.ok_or("vectors of unknown length")? };
                let Class::Int(bits @ (8 | 16 | 32 | 64)) = self.class(self.type_of(wanted))? else { return Ok(false) };
                let Some(most) = lanes.checked_mul(u64::from(vscale)).filter(|&most| most < 1 << 31) else {
                    return Ok(false);
                };
                let wanted = self.reg(wanted)?;
                // The number of lanes is at most a few thousand, but the counter may be narrow.
                let reg = self.resize(wanted, bits, 64);
                let most = self.b.constant(ir::Type::U64, most);
                let reg = self.b.min(ir::Type::U64, reg, most);
                let reg = self.resize(reg, 64, 32);
                self.define_result(data, &[reg])?;
                return Ok(true);
            }
            ("vp.merge" | "vp.select", &[mask, first, second, n]) => {
                // A selection has any value in lanes that are not active.
                let n = if name == "vp.merge" { Some(n) } else { None };
                let active = self.active(mask, n)?;
                self.predicated_choice(data, &active, first, second)?;
                return Ok(true);
            }
            _ => {}
        }
        let Some(short) = name.strip_prefix("vp.").or_else(|| name.strip_prefix("experimental.vp.")) else {
            return Ok(false);
        };
        let [operands @ .., mask, n] = arguments else { return Ok(false) };
        let aligns = self.argument_aligns(inst);
        match (short, operands) {
            ("load" | "gather", &[pointer]) => {
                let active = self.active(*mask, Some(*n))?;
                self.active_access(data, data.ty, pointer, None, &active, aligns[0], short == "gather")?;
            }
            ("store" | "scatter", &[value, pointer]) => {
                let active = self.active(*mask, Some(*n))?;
                let ty = self.type_of(value);
                self.active_access(data, ty, pointer, Some(value), &active, aligns[1], short == "scatter")?;
            }
            ("strided.load", &[pointer, stride]) => {
                let active = self.active(*mask, Some(*n))?;
                let pointers = self.strided(data.ty, pointer, stride)?;
                self.lane_access(data, data.ty, &pointers, None, &active, aligns[0])?;
            }
            ("strided.store", &[value, pointer, stride]) => {
                let active = self.active(*mask, Some(*n))?;
                let ty = self.type_of(value);
                let pointers = self.strided(ty, pointer, stride)?;
                self.lane_access(data, ty, &pointers, Some(value), &active, aligns[1])?;
            }
            ("reverse", &[vector]) => {
                let Some(ty) = self.native(data.ty).filter(|ty| !ty.is_mask()) else { return Ok(false) };
                let (vector, last) = (self.native_reg(vector)?, self.lane_number(ty, *n, 1)?);
                let ints = integers(ty, false);
                let lanes = self.b.iota(ints);
                let places = self.b.sub(ints, last, lanes);
                let reg = self.b.permute(ty, vector, places);
                self.define_result(data, &[reg])?;
            }
            // The two numbers are those of both vectors, the mask is before them.
            ("splice", &[first, second, start, _]) => {
                let Some(ty) = self.native(data.ty).filter(|ty| !ty.is_mask()) else { return Ok(false) };
                let start = self.integer_constant(start).ok_or("such positions")? as i32;
                let ints = integers(ty, false);
                let end = self.lane_number(ty, *mask, 0)?;
                let offset = self.b.constant(ints, ints.elem().canonical(i64::from(start) as u64));
                let offset = if start < 0 { self.b.add(ints, end, offset) } else { offset };
                let (first, second, lanes) = (self.native_reg(first)?, self.native_reg(second)?, self.b.iota(ints));
                let places = self.b.add(ints, lanes, offset);
                let is_first = self.b.cmp(Cond::Lt, ints, places, end);
                let more = self.b.sub(ints, places, end);
                let (first, second) = (self.b.permute(ty, first, places), self.b.permute(ty, second, more));
                let reg = self.b.select(ty, is_first, first, second);
                self.define_result(data, &[reg])?;
            }
            ("icmp" | "fcmp", &[a, b, predicate]) => {
                let text = self.metadata_text(predicate).unwrap_or_default();
                return self.predicated_comparison(data, a, b, &text);
            }
            _ => match short.strip_prefix("reduce.") {
                Some(reduction) => {
                    let &[start, vector] = operands else { return Ok(false) };
                    let active = self.active(*mask, Some(*n))?;
                    let start = self.regs(start)?;
                    let sum = self.reduced(reduction, &start, vector, &active)?;
                    self.define_result(data, &sum)?;
                }
                None => return self.on_all_lanes(short, name, data, operands),
            },
        }
        Ok(true)
    }

    /// Operations that fail for no operand: lanes that are not active may be computed, too.
    fn on_all_lanes(&mut self, short: &str, name: &str, data: &InstData, operands: &[Operand]) -> Result<bool> {
        let Some(opcode) = opcode(short) else {
            if short == "fneg" {
                let Some(ty) = self.native(data.ty) else { return Ok(false) };
                let a = self.native_reg(*operands.first().ok_or("such operands")?)?;
                let reg = self.b.neg(ty, a);
                return self.define_result(data, &[reg]).map(|()| true);
            }
            return self.by_lanes(short, name, data, operands).map(|()| true);
        };
        let mut plain = *data;
        plain.opcode = opcode;
        if self.native_inst(&plain, operands)? {
            return Ok(true);
        }
        if opcode.is_binary() {
            self.arithmetic(&plain, operands)?
        } else {
            self.convert(&plain, operands)?
        }
        Ok(true)
    }

    /// The lanes where a mask is true and that are among the first `n`.
    fn active(&mut self, mask: Operand, n: Option<Operand>) -> Result<Active> {
        let ty = self.type_of(mask);
        let n = match n {
            Some(n) => {
                let Class::Int(32) = self.class(self.type_of(n))? else { return Err("such numbers of lanes".into()) };
                Some(self.reg(n)?)
            }
            None => None,
        };
        if let Some(ty) = self.native(ty).filter(|_| self.word_bits == 64) {
            let mut reg = self.native_reg(mask)?;
            if let Some(n) = n {
                let n = self.b.cast(ir::Type::INDEX, ir::Type::U32, n);
                let first = self.b.unary(ir::Opcode::First, ty, n);
                reg = self.b.and(ty, reg, first);
            }
            return Ok(Active::Mask(ty, reg));
        }
        let mut regs = self.regs(mask)?;
        if let Some(n) = n {
            for (at, reg) in regs.iter_mut().enumerate() {
                let at = self.b.constant(ir::Type::U32, at as u64);
                let is_first = self.b.cmp(Cond::Lt, ir::Type::U32, at, n);
                *reg = self.b.and(ir::Type::BOOL, *reg, is_first);
            }
        }
        Ok(Active::Lanes(regs))
    }

    /// The mask for lanes of a type.
    fn active_mask(&mut self, ty: ir::Type, active: &Active) -> Option<VReg> {
        match *active {
            Active::Mask(from, reg) => Some(self.mask_as(ty.mask_type(), from, reg)),
            Active::Lanes(_) => None,
        }
    }

    fn active_lanes_of(&mut self, active: &Active) -> Vec<VReg> {
        match active {
            Active::Mask(ty, reg) => self.lanes_of_native(*ty, *reg),
            Active::Lanes(regs) => regs.clone(),
        }
    }

    /// A number of lanes, less some, in each lane of a vector.
    fn lane_number(&mut self, ty: ir::Type, n: Operand, less: u64) -> Result<VReg> {
        let ints = integers(ty, false);
        let Class::Int(32) = self.class(self.type_of(n))? else { return Err("such numbers of lanes".into()) };
        let n = self.reg(n)?;
        let n = self.resize(n, 32, ints.elem().bits());
        let lane = ints.lane_type();
        let less = self.b.constant(lane, less);
        let n = self.b.sub(lane, n, less);
        Ok(self.b.splat(ints, n))
    }

    fn predicated_choice(&mut self, data: &InstData, active: &Active, first: Operand, second: Operand) -> Result<()> {
        if let Some(ty) = self.native(data.ty)
            && let Some(mask) = self.active_mask(ty, active)
        {
            let (first, second) = (self.native_reg(first)?, self.native_reg(second)?);
            let reg = self.b.select(ty, mask, first, second);
            return self.define_result(data, &[reg]);
        }
        let active = self.active_lanes_of(active);
        let (first, second) = (self.regs(first)?, self.regs(second)?);
        let width = (first.len() / active.len().max(1)).max(1);
        let regs = first.iter().zip(&second).enumerate();
        let regs: Vec<VReg> = regs.map(|(at, (&a, &b))| self.choose(active[at / width], a, b)).collect();
        self.define_result(data, &regs)
    }

    fn predicated_comparison(&mut self, data: &InstData, a: Operand, b: Operand, text: &[u8]) -> Result<bool> {
        let (Some(ty), Some(to)) = (self.native(self.type_of(a)), self.native(data.ty)) else { return Ok(false) };
        let (a, b) = (self.native_reg(a)?, self.native_reg(b)?);
        let reg = if let Some(predicate) = IntPredicate::from_name(text).filter(|_| ty.is_int()) {
            self.compare_words(ty, predicate, a, b)
        } else if let Some(predicate) = FloatPredicate::from_name(text).filter(|_| ty.is_float()) {
            self.float_comparison(predicate, false, ty, a, b)
        } else {
            return Ok(false);
        };
        let reg = self.mask_as(to, ty.mask_type(), reg);
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// The active lanes after a start, in their order.
    pub(super) fn reduced(
        &mut self,
        name: &str,
        start: &[VReg],
        vector: Operand,
        active: &Active,
    ) -> Result<Vec<VReg>> {
        let (n, class, _) = self.lanes_of(self.type_of(vector))?;
        if let Some(ty) = self.native(self.type_of(vector)).filter(|ty| ty.is_int())
            && let Some(mask) = self.active_mask(ty, active)
            && let Some(neutral) = neutral(name, ty.elem().bits())
        {
            let (vector, neutral) = (self.native_reg(vector)?, self.b.constant(ty, neutral));
            let kept = self.b.select(ty, mask, vector, neutral);
            if let Some(reg) = self.native_reduction(name, ty, kept) {
                return self.combined(name, class, start, &[reg]);
            }
        }
        let active = self.active_lanes_of(active);
        let regs = self.regs(vector)?;
        let mut sum = start.to_vec();
        for (lane, is_active) in lanes(&regs, n).zip(active) {
            let more = self.combined(name, class, &sum, lane)?;
            sum = more.iter().zip(&sum).map(|(&more, &sum)| self.choose(is_active, more, sum)).collect();
        }
        Ok(sum)
    }

    fn lane_type_of(&self, ty: Type) -> Result<(u32, Type)> {
        match self.class(ty)? {
            Class::Vector(n, element) => Ok((n, element)),
            _ => Err("such vectors".into()),
        }
    }

    /// The addresses of lanes at a distance in bytes.
    fn strided(&mut self, ty: Type, pointer: Operand, stride: Operand) -> Result<Vec<VReg>> {
        let (n, _) = self.lane_type_of(ty)?;
        self.check_space(pointer)?;
        let Class::Int(bits) = self.class(self.type_of(stride))? else { return Err("such distances".into()) };
        let (pointer, stride) = (self.reg(pointer)?, self.reg(stride)?);
        let stride = self.extend(stride, bits, self.word_bits);
        let mut pointers = Vec::with_capacity(n as usize);
        for lane in 0..n {
            let lane = self.b.constant(self.word, u64::from(lane));
            let offset = self.b.mul(self.word, stride, lane);
            let offset = self.b.cast(ir::Type::INDEX, self.word, offset);
            pointers.push(self.b.addr(MemRef::at(pointer).index(offset, 1)));
        }
        Ok(pointers)
    }

    /// Loads or stores the active lanes of contiguous memory, or at a pointer for each.
    #[expect(clippy::too_many_arguments, reason = "the parts of an access")]
    pub(super) fn active_access(
        &mut self,
        data: &InstData,
        ty: Type,
        pointer: Operand,
        value: Option<Operand>,
        active: &Active,
        align: u64,
        is_indexed: bool,
    ) -> Result<()> {
        let pointers = self.regs(pointer)?;
        if is_indexed {
            return self.lane_access(data, ty, &pointers, value, active, align);
        }
        let at = MemRef::at(pointers[0]).space(self.space_of(pointer));
        if let Some(native) = self.native(ty).filter(|native| !native.is_mask())
            && let Some(mask) = self.active_mask(native, active)
        {
            let access = Access { at, align: align.max(1) };
            if let Some(value) = value {
                let value = self.native_reg(value)?;
                self.b.store_masked(native, access.piece(0), value, mask);
                return Ok(());
            }
            let reg = self.b.load_masked(native, access.piece(0), mask, ir::Pass::Zero);
            return self.define_result(data, &[reg]);
        }
        let (n, element) = self.lane_type_of(ty)?;
        let bits = self.lane_bits(element)?;
        if bits % 8 != 0 {
            return Err("masked accesses to parts of bytes".into());
        }
        let bytes = u64::from(bits / 8);
        let pointers: Vec<VReg> = (0..u64::from(n)).map(|lane| self.b.addr(at.disp((lane * bytes) as i64))).collect();
        self.lane_access(data, ty, &pointers, value, active, 1)
    }

    /// Loads or stores the active lanes, each at its pointer.
    fn lane_access(
        &mut self,
        data: &InstData,
        ty: Type,
        pointers: &[VReg],
        value: Option<Operand>,
        active: &Active,
        align: u64,
    ) -> Result<()> {
        let (n, element) = self.lane_type_of(ty)?;
        let active = self.active_lanes_of(active);
        if pointers.len() != n as usize || active.len() != n as usize {
            return Err(Refused::from("such accesses of lanes"));
        }
        let values = match value {
            Some(value) => self.regs(value)?,
            None => Vec::new(),
        };
        let width = self.lane_leaves(ty)?.len() / n.max(1) as usize;
        let leaves = self.lane_leaves(ty)?;
        let mut out = Vec::new();
        for (lane, (&pointer, &is_active)) in pointers.iter().zip(&active).enumerate() {
            let access = Access { at: MemRef::at(pointer), align: align.max(1) };
            let range = lane * width..(lane + 1) * width;
            if value.is_some() {
                self.b.if_(is_active);
                self.store_value(access, element, &mut values[range].iter().copied())?;
                self.b.end_if();
                continue;
            }
            let mut variables = Vec::with_capacity(width);
            for leaf in &leaves[range] {
                let variable = self.b.var(leaf.ty);
                let zero = self.b.constant(leaf.ty, 0);
                self.b.assign(variable, zero);
                variables.push(variable);
            }
            self.b.if_(is_active);
            let mut loaded = Vec::new();
            self.load_value(access, element, &mut loaded)?;
            for (&variable, reg) in variables.iter().zip(loaded) {
                self.b.assign(variable, reg);
            }
            self.b.end_if();
            out.extend(variables);
        }
        if value.is_some() { Ok(()) } else { self.define_result(data, &out) }
    }

    /// Loads and stores of adjacent memory that only active lanes take a part of.
    pub(super) fn packed_access(
        &mut self,
        name: &str,
        inst: Inst,
        data: &InstData,
        arguments: &[Operand],
    ) -> Result<()> {
        let is_store = name.ends_with("store");
        let &[first, second, third] = arguments else { return Err("such accesses of lanes".into()) };
        // A store has the value, the pointer and the mask; a load the pointer, the mask and what inactive lanes are.
        let (pointer, mask, value) = if is_store { (second, third, first) } else { (first, second, third) };
        let ty = self.type_of(value);
        let (n, element) = self.lane_type_of(ty)?;
        let bits = self.lane_bits(element)?;
        if bits % 8 != 0 {
            return Err("masked accesses to parts of bytes".into());
        }
        let bytes = u64::from(bits / 8);
        let align = self.argument_aligns(inst)[usize::from(is_store)].max(1).min(1 << bytes.trailing_zeros());
        self.check_space(pointer)?;
        let (start, masks, values) = (self.reg(pointer)?, self.regs(mask)?, self.regs(value)?);
        let width = values.len() / n.max(1) as usize;
        let place = self.b.var(ir::Type::PTR);
        self.b.assign(place, start);
        let mut out = Vec::with_capacity(values.len());
        for (lane, &is_active) in masks.iter().enumerate() {
            let own = &values[lane * width..(lane + 1) * width];
            let mut variables = Vec::with_capacity(width);
            for &reg in own.iter().filter(|_| !is_store) {
                let ty = self.b.func().ty(reg).unwrap_or(ir::Type::BOOL);
                let variable = self.b.var(ty);
                self.b.assign(variable, reg);
                variables.push(variable);
            }
            self.b.if_(is_active);
            let access = Access { at: MemRef::at(place), align };
            if is_store {
                self.store_value(access, element, &mut own.iter().copied())?;
            } else {
                let mut loaded = Vec::with_capacity(width);
                self.load_value(access, element, &mut loaded)?;
                for (&variable, reg) in variables.iter().zip(loaded) {
                    self.b.assign(variable, reg);
                }
            }
            let next = self.b.addr(MemRef::at(place).disp(bytes as i64));
            self.b.assign(place, next);
            self.b.end_if();
            out.extend(variables);
        }
        if is_store { Ok(()) } else { self.define_result(data, &out) }
    }

    /// Vectors whose lanes alternate, or the inverse, if they are in registers.
    pub(super) fn native_interleaving(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let Some(ty) = self.native(self.type_of(arguments[0])).filter(|ty| !ty.is_mask() && self.word_bits == 64)
        else {
            return Ok(false);
        };
        let a = self.native_reg(arguments[0])?;
        if name == "vector.interleave2" {
            let Some(to) = self.native(data.ty) else { return Ok(false) };
            let b = self.native_reg(arguments[1])?;
            let low = self.b.binary(ir::Opcode::InterleaveLow, ty, a, b);
            let high = self.b.binary(ir::Opcode::InterleaveHigh, ty, a, b);
            let reg = self.b.binary(ir::Opcode::Concat, to, low, high);
            self.define_result(data, &[reg])?;
            return Ok(true);
        }
        let fields = self.m.types.fields(data.ty).unwrap_or_default().to_vec();
        let (&[first, _], Some(half)) = (&fields[..], ty.half()) else { return Ok(false) };
        if self.native(first) != Some(half) || count(ty) < 4 {
            return Ok(false);
        }
        let regs = [ir::Opcode::Even, ir::Opcode::Odd].map(|op| {
            let moved = self.b.binary(op, ty, a, a);
            self.b.lower(half, ty, moved)
        });
        self.define_result(data, &regs)?;
        Ok(true)
    }

    /// What a position in a vector is multiplied by: it counts lanes of the type.
    pub(super) fn scale_of(&self, ty: Type) -> usize {
        match self.m.types.kind(ty) {
            TypeKind::ScalableVector(..) => self.m.types.vscale.unwrap_or(1) as usize,
            _ => 1,
        }
    }
}

/// The number that changes no result.
fn neutral(name: &str, bits: u32) -> Option<u64> {
    let all = u64::MAX >> (64 - bits);
    Some(match name {
        "add" | "or" | "xor" | "umax" => 0,
        "mul" => 1,
        "and" | "umin" => all,
        "smax" => 1 << (bits - 1),
        "smin" => all >> 1,
        _ => return None,
    })
}
