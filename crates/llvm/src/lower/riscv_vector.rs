//! The intrinsics of the header for RISC-V's vectors (`riscv_vector.h`): a vector, the operands, perhaps a mask, and how many
//! lanes are active.
//!
//! In: an intrinsic. Out: operations on vectors in registers. Invariants: lanes that are not active are those of the first
//! operand, which every policy allows; `vsetvli` knows the lanes that vectors have in code (`vscale`), not those of the machine.
//! Source of the meanings: the specification of the extension, 1.0.
//! Not here: segments, fixed point, rounding modes of single instructions, masks and vectors that are no register; they are
//! refused by name.

use super::function::Lower;
use super::leaf::{Class, Result};
use super::machine::VECTOR_EXTENSION;
use super::native::{count, integers};
use super::predicated::Active;
use crate::body::{InstData, Operand};
use crate::constants::ConstantKind;
use crate::opcode::{FloatPredicate, IntPredicate};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, MemRef, VReg};

const LONG: ir::Type = ir::Type::U64;
/// The rounding mode of the machine, which is never changed, and rounding to nearest.
const NEAREST: [u64; 2] = [7, 0];

/// The parts of a call.
struct Call<'a> {
    name: &'a str,
    /// What follows the vector for lanes that are not active, without mask and number of lanes.
    operands: &'a [Operand],
    mask: Option<Operand>,
    n: Operand,
    /// The rounding mode, if there is one.
    mode: Option<u64>,
}

/// Whether an instruction has a rounding mode.
fn is_rounded(name: &str) -> bool {
    let has_one = ["vfadd", "vfsub", "vfrsub", "vfmul", "vfdiv", "vfrdiv", "vfsqrt", "vfredosum", "vfredusum"];
    let is_conversion = ["vfcvt.", "vfwcvt.", "vfncvt."].iter().any(|start| name.starts_with(start));
    has_one.contains(&name)
        || is_product_sum(name) && name.starts_with("vf")
        || is_conversion && !name.contains(".rtz.") && !name.starts_with("vfwcvt.f")
}

/// Whether the first operand is one of the operation, too.
fn is_product_sum(name: &str) -> bool {
    let name = name.strip_prefix("vf").or_else(|| name.strip_prefix('v')).unwrap_or(name);
    let name = name.strip_prefix('n').unwrap_or(name);
    matches!(name, "macc" | "msac" | "madd" | "msub")
}

impl Lower<'_> {
    /// Whether the intrinsic is one of these; then its result is defined.
    pub(super) fn riscv_vector(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let Some(name) = name.strip_prefix(VECTOR_EXTENSION) else { return Ok(false) };
        let (name, is_masked) = name.strip_suffix(".mask").map_or((name, false), |name| (name, true));
        match (name, arguments) {
            ("vsetvli", &[wanted, width, group]) => {
                let Some(most) = self.most_lanes(width, group) else { return Ok(false) };
                let (wanted, most) = (self.reg(wanted)?, self.b.constant(LONG, most));
                let reg = self.b.min(LONG, wanted, most);
                return self.define_result(data, &[reg]).map(|()| true);
            }
            ("vsetvlimax", &[width, group]) => {
                let Some(most) = self.most_lanes(width, group) else { return Ok(false) };
                let reg = self.b.constant(LONG, most);
                return self.define_result(data, &[reg]).map(|()| true);
            }
            ("vmv.x.s" | "vfmv.f.s", &[vector]) => {
                let Some(ty) = self.native(self.type_of(vector)) else { return Ok(false) };
                let vector = self.native_reg(vector)?;
                let reg = self.b.extract(ty, vector, 0);
                return self.define_result(data, &[reg]).map(|()| true);
            }
            _ => {}
        }
        let mut rest = arguments;
        // The policy is the last argument of masked instructions with a result, and of those that read their result.
        let has_result = data.result().is_some() || self.n_leaves(data.ty)? > 0;
        let compares = name.starts_with("vm") && self.native(data.ty).is_some_and(ir::Type::is_mask);
        let reduces = name.starts_with("vred") || name.starts_with("vfred");
        let is_slide = matches!(name, "vslideup" | "vslidedown");
        let counts = matches!(name, "vcpop" | "vfirst");
        if (is_masked && has_result && !compares && !reduces && !counts) || is_product_sum(name) || is_slide {
            rest = rest.split_last().map_or(rest, |(_, rest)| rest);
        }
        let Some((&n, mut rest)) = rest.split_last() else { return Ok(false) };
        let mut mode = None;
        if is_rounded(name) {
            let Some((&last, before)) = rest.split_last() else { return Ok(false) };
            (mode, rest) = (self.integer_constant(last), before);
            if mode.is_none() {
                return Ok(false);
            }
        }
        let mut mask = None;
        if is_masked {
            let Some((&last, before)) = rest.split_last() else { return Ok(false) };
            (mask, rest) = (Some(last), before);
        }
        let call = Call { name, operands: rest, mask, n, mode };
        if self.riscv_memory(&call, data)? || self.riscv_mask(&call, data)? {
            return Ok(true);
        }
        let (Some(ty), Some((&old, operands))) = (self.native(data.ty), rest.split_first()) else { return Ok(false) };
        if ty.is_mask() || self.native(self.type_of(old)) != Some(ty) {
            return Ok(false);
        }
        let call = Call { operands, ..call };
        if reduces {
            return self.riscv_reduction(&call, data, ty, old);
        }
        if matches!(name, "vmv.s.x" | "vfmv.s.f") {
            let &[value] = operands else { return Ok(false) };
            let Some(value) = self.lane_or_vector(ty, value)? else { return Ok(false) };
            let one = self.b.constant(LONG, 1);
            let n = self.lanes_wanted(call.n)?;
            let n = self.b.min(LONG, n, one);
            let active = self.first_of(ty, n);
            let old = self.native_reg(old)?;
            let reg = self.b.select(ty, active, value, old);
            return self.define_result(data, &[reg]).map(|()| true);
        }
        let Some(value) = self.riscv_operation(&call, ty, old)? else { return Ok(false) };
        let is_free = matches!(old.constant().map(|old| self.m.constants.kind(old)), Some(ConstantKind::Poison));
        if is_free && mask.is_none() {
            return self.define_result(data, &[value]).map(|()| true);
        }
        let Some(active) = self.riscv_active(&call, ty)? else { return Ok(false) };
        let old = self.native_reg(old)?;
        let reg = self.b.select(ty, active, value, old);
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// The most lanes of a width, as the logarithm of its bytes, in a group of registers.
    fn most_lanes(&self, width: Operand, group: Operand) -> Option<u64> {
        let (width, group) = (self.integer_constant(width)?, self.integer_constant(group)?);
        let bits = u64::from(self.m.types.vscale?) * 64;
        let bits = match group {
            0..=3 => bits << group,
            5..=7 => bits >> (8 - group),
            _ => return None,
        };
        (width <= 3).then(|| bits / (8 << width))
    }

    fn lanes_wanted(&mut self, n: Operand) -> Result<VReg> {
        let Class::Int(64) = self.class(self.type_of(n))? else { return Err("such numbers of lanes".into()) };
        self.reg(n)
    }

    /// The mask of the first lanes of a type.
    fn first_of(&mut self, ty: ir::Type, n: VReg) -> VReg {
        // All lanes have a number that is larger than every signed one.
        let most = self.b.constant(LONG, u64::from(count(ty)));
        let n = self.b.min(LONG, n, most);
        let n = self.b.cast(ir::Type::INDEX, LONG, n);
        self.b.unary(ir::Opcode::First, ty.mask_type(), n)
    }

    /// The active lanes, as a mask for lanes of a type.
    fn riscv_active(&mut self, call: &Call<'_>, ty: ir::Type) -> Result<Option<VReg>> {
        let n = self.lanes_wanted(call.n)?;
        let first = self.first_of(ty, n);
        let Some(mask) = call.mask else { return Ok(Some(first)) };
        let Some(from) = self.native(self.type_of(mask)).filter(|from| from.lanes() == ty.lanes()) else {
            return Ok(None);
        };
        let mask = self.native_reg(mask)?;
        let mask = self.mask_as(ty.mask_type(), from, mask);
        Ok(Some(self.b.and(ty.mask_type(), mask, first)))
    }

    /// A vector of a type, or a number in all of its lanes.
    fn lane_or_vector(&mut self, ty: ir::Type, operand: Operand) -> Result<Option<VReg>> {
        if let Some(own) = self.native(self.type_of(operand)) {
            return if own == ty { self.native_reg(operand).map(Some) } else { Ok(None) };
        }
        let lane = match self.class(self.type_of(operand))? {
            Class::Int(bits) if ty.is_int() => {
                let reg = self.reg(operand)?;
                self.resize(reg, bits, ty.elem().bits())
            }
            Class::Float(float) if float == ty.lane_type() => self.reg(operand)?,
            _ => return Ok(None),
        };
        Ok(Some(self.b.splat(ty, lane)))
    }

    fn riscv_memory(&mut self, call: &Call<'_>, data: &InstData) -> Result<bool> {
        let (value, pointer, more) = match (call.name, call.operands) {
            ("vle" | "vse", &[value, pointer]) => (value, pointer, None),
            ("vlse" | "vsse" | "vluxei" | "vloxei" | "vsuxei" | "vsoxei", &[value, pointer, more]) => {
                (value, pointer, Some(more))
            }
            _ => return Ok(false),
        };
        let Some(ty) = self.native(self.type_of(value)).filter(|ty| !ty.is_mask()) else { return Ok(false) };
        self.check_space(pointer)?;
        let Some(active) = self.riscv_active(call, ty)? else { return Ok(false) };
        let (at, value) = (MemRef::at(self.reg(pointer)?).align(ty.elem().bytes()), self.native_reg(value)?);
        let is_store = data.result().is_none() && call.name.starts_with("vs");
        let Some(more) = more else {
            if is_store {
                self.b.store_masked(ty, at, value, active);
                return Ok(true);
            }
            let reg = self.b.load_masked(ty, at, active, ir::Pass::Reg(value));
            return self.define_result(data, &[reg]).map(|()| true);
        };
        let longs = ir::Type::fixed(ir::Elem::I64, count(ty));
        let offsets = match self.native(self.type_of(more)) {
            // The offsets are unsigned.
            Some(from) if from.is_int() && from.lanes() == ty.lanes() => {
                let offsets = self.native_reg(more)?;
                let unsigned = integers(longs, false);
                let offsets = if from == unsigned { offsets } else { self.b.cast(unsigned, from, offsets) };
                self.b.bitcast(longs, unsigned, offsets)
            }
            None if self.class(self.type_of(more))? == Class::Int(64) => {
                let stride = self.reg(more)?;
                let stride = self.b.cast(ir::Type::I64, LONG, stride);
                let (stride, lanes) = (self.b.splat(longs, stride), self.b.iota(longs));
                self.b.mul(longs, stride, lanes)
            }
            _ => return Ok(false),
        };
        if is_store {
            self.b.scatter_masked(ty, at, offsets, value, active);
            return Ok(true);
        }
        let reg = self.b.gather(ty, at, offsets);
        self.b.mask_last(active, ir::Pass::Reg(value));
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// Instructions whose result or operand is a mask.
    fn riscv_mask(&mut self, call: &Call<'_>, data: &InstData) -> Result<bool> {
        if let ("vcpop" | "vfirst", &[mask]) = (call.name, call.operands) {
            let Some(ty) = self.native(self.type_of(mask)).filter(|ty| ty.is_mask()) else { return Ok(false) };
            let mask = self.native_reg(mask)?;
            let Some(active) = self.riscv_active(call, ty)? else { return Ok(false) };
            let mask = self.b.and(ty, mask, active);
            let bits = self.b.mask_bits(ty, mask);
            let reg = if call.name == "vcpop" {
                self.b.popcount(LONG, bits)
            } else {
                let (zero, none) = (self.b.constant(LONG, 0), self.b.constant(LONG, u64::MAX));
                let (first, is_none) = (self.b.ctz(LONG, bits), self.b.cmp(Cond::Eq, LONG, bits, zero));
                self.b.select(LONG, is_none, none, first)
            };
            return self.define_result(data, &[reg]).map(|()| true);
        }
        let Some(to) = self.native(data.ty).filter(|to| to.is_mask()) else { return Ok(false) };
        let reg = match (call.name, call.operands) {
            ("vmclr" | "vmset", []) => self.b.truth(to, call.name == "vmset"),
            (name, &[a, b]) if call.mask.is_none() && self.native(self.type_of(a)) == Some(to) => {
                let (a, mut b) = (self.native_reg(a)?, self.native_reg(b)?);
                if matches!(name, "vmandn" | "vmorn") {
                    b = self.b.not(to, b);
                }
                let reg = match name {
                    "vmand" | "vmnand" | "vmandn" => self.b.and(to, a, b),
                    "vmor" | "vmnor" | "vmorn" => self.b.or(to, a, b),
                    "vmxor" | "vmxnor" => self.b.xor(to, a, b),
                    _ => return Ok(false),
                };
                if matches!(name, "vmnand" | "vmnor" | "vmxnor") { self.b.not(to, reg) } else { reg }
            }
            (name, operands) => {
                let (old, a, b) = match (operands, call.mask) {
                    (&[a, b], None) => (None, a, b),
                    (&[old, a, b], Some(_)) => (Some(old), a, b),
                    _ => return Ok(false),
                };
                let Some(ty) = self.native(self.type_of(a)).filter(|ty| !ty.is_mask()) else { return Ok(false) };
                let (a, Some(b)) = (self.native_reg(a)?, self.lane_or_vector(ty, b)?) else { return Ok(false) };
                let reg = match name {
                    "vmseq" if ty.is_int() => self.compare_words(ty, IntPredicate::Eq, a, b),
                    "vmsne" if ty.is_int() => self.compare_words(ty, IntPredicate::Ne, a, b),
                    "vmslt" if ty.is_int() => self.compare_words(ty, IntPredicate::SLt, a, b),
                    "vmsle" if ty.is_int() => self.compare_words(ty, IntPredicate::SLe, a, b),
                    "vmsgt" if ty.is_int() => self.compare_words(ty, IntPredicate::SGt, a, b),
                    "vmsge" if ty.is_int() => self.compare_words(ty, IntPredicate::SGe, a, b),
                    "vmsltu" if ty.is_int() => self.compare_words(ty, IntPredicate::ULt, a, b),
                    "vmsleu" if ty.is_int() => self.compare_words(ty, IntPredicate::ULe, a, b),
                    "vmsgtu" if ty.is_int() => self.compare_words(ty, IntPredicate::UGt, a, b),
                    "vmsgeu" if ty.is_int() => self.compare_words(ty, IntPredicate::UGe, a, b),
                    "vmfeq" if ty.is_float() => self.float_comparison(FloatPredicate::OEq, false, ty, a, b),
                    "vmfne" if ty.is_float() => self.float_comparison(FloatPredicate::UNe, false, ty, a, b),
                    "vmflt" if ty.is_float() => self.float_comparison(FloatPredicate::OLt, false, ty, a, b),
                    "vmfle" if ty.is_float() => self.float_comparison(FloatPredicate::OLe, false, ty, a, b),
                    "vmfgt" if ty.is_float() => self.float_comparison(FloatPredicate::OGt, false, ty, a, b),
                    "vmfge" if ty.is_float() => self.float_comparison(FloatPredicate::OGe, false, ty, a, b),
                    _ => return Ok(false),
                };
                let mut reg = self.mask_as(to, ty.mask_type(), reg);
                if let Some(old) = old {
                    let Some(active) = self.riscv_active(call, to)? else { return Ok(false) };
                    let old = self.native_reg(old)?;
                    reg = self.b.select(to, active, reg, old);
                }
                reg
            }
        };
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// The first lane of the third operand and all active ones of the second; the other lanes are free.
    fn riscv_reduction(&mut self, call: &Call<'_>, data: &InstData, ty: ir::Type, old: Operand) -> Result<bool> {
        let &[vector, start] = call.operands else { return Ok(false) };
        let Some(from) = self.native(self.type_of(vector)).filter(|from| from.elem() == ty.elem()) else {
            return Ok(false);
        };
        if self.native(self.type_of(start)) != Some(ty) || call.mode.is_some_and(|mode| !NEAREST.contains(&mode)) {
            return Ok(false);
        }
        let name = match call.name {
            "vredsum" => "add",
            "vredand" => "and",
            "vredor" => "or",
            "vredxor" => "xor",
            "vredmax" => "smax",
            "vredmin" => "smin",
            "vredmaxu" => "umax",
            "vredminu" => "umin",
            // Any order is right for an unordered sum.
            "vfredosum" | "vfredusum" => "fadd",
            "vfredmax" => "fmax",
            "vfredmin" => "fmin",
            _ => return Ok(false),
        };
        let Some(active) = self.riscv_active(call, from)? else { return Ok(false) };
        let first = self.native_reg(start)?;
        let first = self.b.extract(ty, first, 0);
        let sum = self.reduced(name, &[first], vector, &Active::Mask(from.mask_type(), active))?;
        let old = self.native_reg(old)?;
        let reg = self.b.insert(ty, old, 0, sum[0]);
        // Without lanes, nothing is written.
        let (n, zero) = (self.lanes_wanted(call.n)?, self.b.constant(LONG, 0));
        let is_empty = self.b.cmp(Cond::Eq, LONG, n, zero);
        let reg = self.b.select(ty, is_empty, old, reg);
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// What all lanes are, active or not.
    fn riscv_operation(&mut self, call: &Call<'_>, ty: ir::Type, old: Operand) -> Result<Option<VReg>> {
        let is_conversion = ["vfcvt.", "vfwcvt.", "vfncvt."].iter().any(|start| call.name.starts_with(start));
        if call.mode.is_some_and(|mode| !NEAREST.contains(&mode)) && !is_conversion {
            return Ok(None);
        }
        let signed = integers(ty, true);
        match (call.name, call.operands) {
            ("vid", []) => return Ok(ty.is_int().then(|| self.b.iota(ty))),
            ("vmv.v.x" | "vmv.v.v" | "vfmv.v.f", &[value]) => return self.lane_or_vector(ty, value),
            ("vfsqrt", &[value]) if ty.is_float() => {
                let value = self.native_reg(value)?;
                return Ok(Some(self.b.sqrt(ty, value)));
            }
            ("vsext" | "vzext", &[value]) => return self.extended(ty, value, call.name == "vsext"),
            (_, &[value]) if is_conversion => return self.riscv_conversion(call, ty, value),
            ("vmerge" | "vfmerge", &[a, b, mask]) => {
                let Some(from) = self.native(self.type_of(mask)).filter(|from| from.is_mask()) else { return Ok(None) };
                let (Some(a), Some(b)) = (self.lane_or_vector(ty, a)?, self.lane_or_vector(ty, b)?) else {
                    return Ok(None);
                };
                let mask = self.native_reg(mask)?;
                let mask = self.mask_as(ty.mask_type(), from, mask);
                return Ok(Some(self.b.select(ty, mask, b, a)));
            }
            _ => {}
        }
        let &[first, second] = call.operands else { return Ok(None) };
        if call.name.starts_with("vslide") || call.name.starts_with("vrgather.v") {
            return self.riscv_move(call, ty, old, first, second);
        }
        if is_product_sum(call.name) {
            return self.product_sum(call.name, ty, old, first, second);
        }
        if let "vwadd" | "vwaddu" | "vwsub" | "vwsubu" | "vwmul" | "vwmulu" = call.name {
            let is_signed = !call.name.ends_with('u');
            let (Some(a), Some(b)) = (self.extended(ty, first, is_signed)?, self.extended(ty, second, is_signed)?)
            else {
                return Ok(None);
            };
            return Ok(Some(match &call.name[2..5] {
                "add" => self.b.add(ty, a, b),
                "sub" => self.b.sub(ty, a, b),
                _ => self.b.mul(ty, a, b),
            }));
        }
        if let "vnsrl" | "vnsra" = call.name {
            let Some(wide) = self.native(self.type_of(first)).filter(|wide| wide.is_int()) else { return Ok(None) };
            let wide = if call.name == "vnsra" { integers(wide, true) } else { wide };
            let amount = match self.native(self.type_of(second)) {
                Some(own) if own == ty => {
                    let amount = self.native_reg(second)?;
                    self.b.cast(integers(wide, false), ty, amount)
                }
                _ => match self.lane_or_vector(integers(wide, false), second)? {
                    Some(amount) => amount,
                    None => return Ok(None),
                },
            };
            let value = self.native_reg(first)?;
            let (value, amount) =
                (self.bits_as(wide, integers(wide, false), value), self.bits_as(wide, integers(wide, false), amount));
            let moved = self.b.shr(wide, value, amount);
            let moved = self.bits_as(integers(wide, false), wide, moved);
            return Ok(Some(self.b.cast(ty, integers(wide, false), moved)));
        }
        let (Some(a), Some(b)) = (self.lane_or_vector(ty, first)?, self.lane_or_vector(ty, second)?) else {
            return Ok(None);
        };
        if ty.is_float() {
            let ints = integers(ty, false);
            let sign = self.b.constant(ints, 1 << (ty.elem().bits() - 1));
            return Ok(Some(match call.name {
                "vfadd" => self.b.add(ty, a, b),
                "vfsub" => self.b.sub(ty, a, b),
                "vfrsub" => self.b.sub(ty, b, a),
                "vfmul" => self.b.mul(ty, a, b),
                "vfdiv" => self.b.div(ty, a, b),
                "vfrdiv" => self.b.div(ty, b, a),
                "vfmin" => self.b.minimum_number(ty, a, b),
                "vfmax" => self.b.maximum_number(ty, a, b),
                "vfsgnj" | "vfsgnjn" | "vfsgnjx" => {
                    let [a, b] = [a, b].map(|reg| self.b.bitcast(ints, ty, reg));
                    let b = if call.name == "vfsgnjn" { self.b.not(ints, b) } else { b };
                    let taken = self.b.and(ints, b, sign);
                    let bits = if call.name == "vfsgnjx" {
                        self.b.xor(ints, a, taken)
                    } else {
                        let others = self.b.not(ints, sign);
                        let kept = self.b.and(ints, a, others);
                        self.b.or(ints, kept, taken)
                    };
                    self.b.bitcast(ty, ints, bits)
                }
                _ => return Ok(None),
            }));
        }
        let of_signed = |lower: &mut Self, op: ir::Opcode| {
            let [a, b] = [a, b].map(|reg| lower.b.bitcast(signed, ty, reg));
            let reg = lower.b.binary(op, signed, a, b);
            lower.b.bitcast(ty, signed, reg)
        };
        Ok(Some(match call.name {
            "vadd" => self.b.add(ty, a, b),
            "vsub" => self.b.sub(ty, a, b),
            "vrsub" => self.b.sub(ty, b, a),
            "vmul" => self.b.mul(ty, a, b),
            "vand" => self.b.and(ty, a, b),
            "vor" => self.b.or(ty, a, b),
            "vxor" => self.b.xor(ty, a, b),
            "vsll" => self.b.shl(ty, a, b),
            "vsrl" => self.b.shr(ty, a, b),
            "vsra" => of_signed(self, ir::Opcode::Shr),
            "vminu" => self.b.min(ty, a, b),
            "vmaxu" => self.b.max(ty, a, b),
            "vmin" => of_signed(self, ir::Opcode::Min),
            "vmax" => of_signed(self, ir::Opcode::Max),
            "vsaddu" => self.b.add_sat(ty, a, b),
            "vssubu" => self.b.sub_sat(ty, a, b),
            "vsadd" => of_signed(self, ir::Opcode::AddSat),
            "vssub" => of_signed(self, ir::Opcode::SubSat),
            "vmulhu" => self.b.mul_high(ty, a, b),
            "vmulh" => of_signed(self, ir::Opcode::MulHigh),
            "vremu" => self.b.rem(ty, a, b),
            "vrem" => of_signed(self, ir::Opcode::Rem),
            // A quotient by zero has all bits set.
            "vdiv" | "vdivu" => {
                let quotient =
                    if call.name == "vdivu" { self.b.div(ty, a, b) } else { of_signed(self, ir::Opcode::Div) };
                let (zero, all) = (self.b.constant(ty, 0), self.b.constant(ty, ty.elem().canonical(u64::MAX)));
                let is_zero = self.b.cmp(Cond::Eq, ty, b, zero);
                self.b.select(ty, is_zero, all, quotient)
            }
            _ => return Ok(None),
        }))
    }

    /// Instructions that move lanes; lanes that do not exist are zero.
    fn riscv_move(
        &mut self,
        call: &Call<'_>,
        ty: ir::Type,
        old: Operand,
        vector: Operand,
        more: Operand,
    ) -> Result<Option<VReg>> {
        if self.native(self.type_of(vector)) != Some(ty) {
            return Ok(None);
        }
        let ints = integers(ty, false);
        let (lanes, vector) = (self.b.iota(ints), self.native_reg(vector)?);
        let (n_lanes, one) = (self.b.constant(ints, u64::from(count(ty))), self.b.constant(ints, 1));
        // Numbers above that of the lanes mean the same as it, which every lane can hold.
        let limited = |lower: &mut Self, operand: Operand| -> Result<VReg> {
            let reg = lower.lanes_wanted(operand)?;
            let most = lower.b.constant(LONG, u64::from(count(ty)));
            let reg = lower.b.min(LONG, reg, most);
            let lane = lower.resize(reg, 64, ints.elem().bits());
            Ok(lower.b.splat(ints, lane))
        };
        let places = match call.name {
            "vslide1up" | "vslide1down" => {
                let Some(value) = self.lane_or_vector(ty, more)? else { return Ok(None) };
                let is_up = call.name == "vslide1up";
                let places = if is_up { self.b.sub(ints, lanes, one) } else { self.b.add(ints, lanes, one) };
                let moved = self.b.permute(ty, vector, places);
                let at = if is_up {
                    self.b.constant(ints, 0)
                } else {
                    let end = limited(self, call.n)?;
                    self.b.sub(ints, end, one)
                };
                let is_it = self.b.cmp(Cond::Eq, ints, lanes, at);
                return Ok(Some(self.b.select(ty, is_it, value, moved)));
            }
            "vslideup" => {
                let distance = limited(self, more)?;
                let places = self.b.sub(ints, lanes, distance);
                let moved = self.b.permute(ty, vector, places);
                let (is_moved, old) = (self.b.cmp(Cond::Ge, ints, lanes, distance), self.native_reg(old)?);
                return Ok(Some(self.b.select(ty, is_moved, moved, old)));
            }
            "vslidedown" => {
                let distance = limited(self, more)?;
                self.b.add(ints, lanes, distance)
            }
            "vrgather.vv" if self.native(self.type_of(more)) == Some(ints) => self.native_reg(more)?,
            "vrgather.vx" => limited(self, more)?,
            _ => return Ok(None),
        };
        let moved = self.b.permute(ty, vector, places);
        let (exists, zero) = (self.b.cmp(Cond::Lt, ints, places, n_lanes), self.b.constant(ty, 0));
        Ok(Some(self.b.select(ty, exists, moved, zero)))
    }

    /// Wider integers of a vector, or of a number of narrower lanes in all of them.
    fn extended(&mut self, ty: ir::Type, operand: Operand, is_signed: bool) -> Result<Option<VReg>> {
        if !ty.is_int() {
            return Ok(None);
        }
        if let Some(from) = self.native(self.type_of(operand)) {
            if !from.is_int() || from.lanes() != ty.lanes() || from.elem().bits() >= ty.elem().bits() {
                return Ok(None);
            }
            let reg = self.native_reg(operand)?;
            let [from_as, to_as] = [from, ty].map(|ty| integers(ty, is_signed));
            let reg = self.bits_as(from_as, from, reg);
            let reg = self.b.cast(to_as, from_as, reg);
            return Ok(Some(self.bits_as(ty, to_as, reg)));
        }
        let Class::Int(bits) = self.class(self.type_of(operand))? else { return Ok(None) };
        // A scalar has the width of the narrower lanes.
        if bits >= ty.elem().bits() {
            return Ok(None);
        }
        let reg = self.reg(operand)?;
        let wide = if is_signed { self.extend(reg, bits, 64) } else { self.resize(reg, bits, 64) };
        let lane = self.resize(wide, 64, ty.elem().bits());
        Ok(Some(self.b.splat(ty, lane)))
    }

    /// `old` is an operand: a product is added to it, or it is multiplied.
    fn product_sum(
        &mut self,
        name: &str,
        ty: ir::Type,
        old: Operand,
        first: Operand,
        second: Operand,
    ) -> Result<Option<VReg>> {
        let (Some(a), Some(b)) = (self.lane_or_vector(ty, first)?, self.lane_or_vector(ty, second)?) else {
            return Ok(None);
        };
        let old = self.native_reg(old)?;
        // The factors, and what is added.
        let (x, y, z) = if name.ends_with("cc") || name.ends_with("ac") { (a, b, old) } else { (a, old, b) };
        let kind = name.strip_prefix("vf").or_else(|| name.strip_prefix('v')).unwrap_or(name);
        if ty.is_int() {
            let product = self.b.mul(ty, x, y);
            return Ok(Some(match kind {
                "macc" | "madd" => self.b.add(ty, z, product),
                "nmsac" | "nmsub" => self.b.sub(ty, z, product),
                _ => return Ok(None),
            }));
        }
        let (changes_product, changes_sum) = match kind {
            "macc" | "madd" => (false, false),
            "nmacc" | "nmadd" => (true, true),
            "msac" | "msub" => (false, true),
            "nmsac" | "nmsub" => (true, false),
            _ => return Ok(None),
        };
        let x = if changes_product { self.b.neg(ty, x) } else { x };
        let z = if changes_sum { self.b.neg(ty, z) } else { z };
        Ok(Some(self.b.fma(ty, x, y, z)))
    }

    fn riscv_conversion(&mut self, call: &Call<'_>, ty: ir::Type, operand: Operand) -> Result<Option<VReg>> {
        let Some(from) = self.native(self.type_of(operand)).filter(|from| !from.is_mask()) else { return Ok(None) };
        if from.lanes() != ty.lanes() {
            return Ok(None);
        }
        let value = self.native_reg(operand)?;
        let kind = call.name.split_once('.').map_or("", |(_, kind)| kind);
        let is_nearest = call.mode.is_none_or(|mode| NEAREST.contains(&mode));
        Ok(Some(match kind {
            "f.f.v" | "f.f.w" if from.is_float() && ty.is_float() && is_nearest => self.b.cast(ty, from, value),
            "f.x.v" | "f.xu.v" | "f.x.w" | "f.xu.w" if from.is_int() && ty.is_float() && is_nearest => {
                let source = integers(from, kind.starts_with("f.x."));
                let value = self.bits_as(source, from, value);
                self.b.cast(ty, source, value)
            }
            "x.f.v" | "xu.f.v" | "rtz.x.f.v" | "rtz.xu.f.v" | "x.f.w" | "xu.f.w" | "rtz.x.f.w" | "rtz.xu.f.w"
                if from.is_float() && ty.is_int() =>
            {
                let rounded = match call.mode {
                    // Conversions truncate.
                    None | Some(1) => value,
                    Some(2) => self.b.floor(from, value),
                    Some(3) => self.b.ceil(from, value),
                    Some(0 | 7) => self.b.round(from, value),
                    Some(_) => return Ok(None),
                };
                let target = integers(ty, kind.contains("x.f"));
                let number = self.b.cast(target, from, rounded);
                // What is no number becomes the largest integer.
                let bits = target.elem().bits();
                let most = if target.is_signed() { u64::MAX >> (65 - bits) } else { u64::MAX >> (64 - bits) };
                let most = self.b.constant(target, most);
                let is_none = self.b.cmp(Cond::Uno, from, value, value);
                let is_none = self.mask_as(target.mask_type(), from.mask_type(), is_none);
                let reg = self.b.select(target, is_none, most, number);
                self.bits_as(ty, target, reg)
            }
            _ => return Ok(None),
        }))
    }
}
