//! The vector instructions of one machine on floats: extremes, rounding, conversions, comparisons, sums of neighbours.
//!
//! In: an intrinsic, its name without the extension and the width. Out: operations on vectors in registers. Invariants: what
//! the instruction does within 128 bits is done in each 16 bytes of a wider vector; signs of zero and which operand is
//! the result for NaN are those of the instruction; the rounding mode is nearest, as everywhere (see `rint`).
//! Source of the meanings: Intel's manual, volume 2.
//! Not here: integers (`simd`), memory (`simd_memory`).

use super::function::Lower;
use super::leaf::Result;
use super::native::{count, integers};
use crate::body::{InstData, Operand};
use crate::opcode::FloatPredicate;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

const WORD: ir::Type = ir::Type::I32;

/// The predicates of `cmpps`, by the lower four bits of their number; bit 4 changes only which exceptions are raised.
const PREDICATES: [FloatPredicate; 16] = [
    FloatPredicate::OEq,
    FloatPredicate::OLt,
    FloatPredicate::OLe,
    FloatPredicate::Uno,
    FloatPredicate::UNe,
    FloatPredicate::UGe,
    FloatPredicate::UGt,
    FloatPredicate::Ord,
    FloatPredicate::UEq,
    FloatPredicate::ULt,
    FloatPredicate::ULe,
    FloatPredicate::False,
    FloatPredicate::ONe,
    FloatPredicate::OGe,
    FloatPredicate::OGt,
    FloatPredicate::True,
];

/// The end of a name that says that only lane 0 is computed.
fn is_first_lane(name: &str) -> bool {
    name.ends_with(".ss") || name.ends_with(".sd")
}

/// The relation that `comiss` and `ucomiss` are read for.
fn relation(name: &str) -> Option<FloatPredicate> {
    let name = name.strip_suffix(".ss").or_else(|| name.strip_suffix(".sd"))?;
    let name = name.strip_prefix("comi").or_else(|| name.strip_prefix("ucomi"))?;
    Some(match name {
        "eq" => FloatPredicate::OEq,
        "lt" => FloatPredicate::OLt,
        "le" => FloatPredicate::OLe,
        "gt" => FloatPredicate::OGt,
        "ge" => FloatPredicate::OGe,
        "neq" => FloatPredicate::UNe,
        _ => return None,
    })
}

impl Lower<'_> {
    /// Whether the intrinsic is one of these; then its result is defined.
    pub(super) fn simd_floats(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let Some(&first) = arguments.first() else { return Ok(false) };
        let Some(ty) = self.native(self.type_of(first)).filter(|ty| ty.is_float()) else { return Ok(false) };
        let Some(reg) = self.float_instruction(name, ty, data, arguments)? else { return Ok(false) };
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    fn float_instruction(
        &mut self,
        name: &str,
        ty: ir::Type,
        data: &InstData,
        arguments: &[Operand],
    ) -> Result<Option<VReg>> {
        let mut same = Vec::with_capacity(arguments.len());
        for &argument in arguments {
            if self.native(self.type_of(argument)) == Some(ty) {
                same.push(self.native_reg(argument)?);
            }
        }
        let immediate = arguments.last().and_then(|&operand| self.integer_constant(operand));
        let result = self.native(data.ty);
        if let Some(predicate) = relation(name) {
            let &[a, b] = &same[..] else { return Ok(None) };
            let [a, b] = [a, b].map(|reg| self.b.extract(ty, reg, 0));
            let truth = self.float_comparison(predicate, false, ty.lane_type(), a, b);
            return Ok(Some(self.b.cast(ir::Type::U32, ir::Type::BOOL, truth)));
        }
        Ok(Some(match (name, &same[..]) {
            ("min.ps" | "min.pd" | "min.ss" | "min.sd" | "max.ps" | "max.pd" | "max.ss" | "max.sd", &[a, b]) => {
                let op = if name.starts_with("min") { ir::Opcode::Min } else { ir::Opcode::Max };
                self.on_lanes(name, ty, a, b, |lower, ty, a, b| lower.b.binary(op, ty, a, b))
            }
            ("rcp.ps" | "rcp.ss" | "rsqrt.ps" | "rsqrt.ss", &[a]) => {
                let is_root = name.starts_with("rsqrt");
                let op = if is_root { ir::Opcode::RsqrtEstimate } else { ir::Opcode::RecipEstimate };
                self.on_lanes(name, ty, a, a, |lower, ty, _, a| lower.b.unary(op, ty, a))
            }
            ("round.ps" | "round.pd", &[a]) => match immediate {
                Some(mode) => self.rounded(ty, a, mode),
                None => return Ok(None),
            },
            ("round.ss" | "round.sd", &[a, b]) => match immediate {
                Some(mode) => self.on_lanes(name, ty, a, b, |lower, ty, _, b| lower.rounded(ty, b, mode)),
                None => return Ok(None),
            },
            ("cmp.ps" | "cmp.pd" | "cmp.ss" | "cmp.sd", &[a, b]) => match immediate {
                Some(number) => {
                    let predicate = PREDICATES[(number & 15) as usize];
                    self.on_lanes(name, ty, a, b, |lower, ty, a, b| lower.all_ones_where(predicate, ty, a, b))
                }
                None => return Ok(None),
            },
            ("hadd.ps" | "hadd.pd" | "hsub.ps" | "hsub.pd", &[a, b]) => {
                let (even, odd): (&[u8], &[u8]) =
                    if name.ends_with("ps") { (&[0, 2, 4, 6], &[1, 3, 5, 7]) } else { (&[0, 2], &[1, 3]) };
                let (even, odd) = (self.b.shuffle(ty, a, b, even), self.b.shuffle(ty, a, b, odd));
                if name.starts_with("hadd") { self.b.add(ty, even, odd) } else { self.b.sub(ty, even, odd) }
            }
            ("addsub.ps" | "addsub.pd", &[a, b]) => {
                let b = self.with_even_signs_changed(ty, b);
                self.b.add(ty, a, b)
            }
            ("vfmaddsub.ps" | "vfmaddsub.pd", &[a, b, c]) => {
                let c = self.with_even_signs_changed(ty, c);
                self.b.fma(ty, a, b, c)
            }
            ("dpps" | "dppd" | "dp.ps", &[a, b]) => match immediate {
                Some(selection) => self.dot_product(ty, a, b, selection),
                None => return Ok(None),
            },
            ("insertps", &[a, b]) => match immediate {
                Some(selection) => {
                    let lane = self.b.extract(ty, b, (selection >> 6 & 3) as u32);
                    let reg = self.b.insert(ty, a, (selection >> 4 & 3) as u32, lane);
                    let zeros: Vec<u64> = (0..4).map(|at| selection >> at & 1).collect();
                    let (zero, zeros) = (self.b.constant(ty, 0), self.native_constant(ty.mask_type(), &zeros));
                    self.b.select(ty, zeros, zero, reg)
                }
                None => return Ok(None),
            },
            ("blendvps" | "blendvpd" | "blendv.ps" | "blendv.pd", &[a, b, mask]) => {
                let mask = self.signs(ty, mask);
                self.b.select(ty, mask, b, a)
            }
            ("vtestz.ps" | "vtestz.pd" | "vtestc.ps" | "vtestc.pd" | "vtestnzc.ps" | "vtestnzc.pd", &[a, b]) => {
                self.test_signs(name, ty, a, b)
            }
            ("vpermilvar.ps" | "vpermilvar.pd", &[a]) => {
                let ints = integers(ty, false);
                let (Some(&places), true) = (arguments.get(1), result == Some(ty)) else { return Ok(None) };
                if self.native(self.type_of(places)) != Some(ints) {
                    return Ok(None);
                }
                let places = self.native_reg(places)?;
                self.permuted_in_blocks(ty, a, places)
            }
            ("permps", &[a]) => {
                let Some(&places) = arguments.get(1) else { return Ok(None) };
                if self.native(self.type_of(places)) != Some(integers(ty, false)) {
                    return Ok(None);
                }
                let places = self.native_reg(places)?;
                self.b.permute(ty, a, places)
            }
            ("cvtsd2ss", &[a]) => {
                // The first argument is the vector of the result, so that the second has another type.
                let Some(&second) = arguments.get(1) else { return Ok(None) };
                let Some(from) = self.native(self.type_of(second)).filter(|ty| ty.is_float()) else { return Ok(None) };
                let value = self.native_reg(second)?;
                let value = self.b.extract(from, value, 0);
                let value = self.b.cast(ty.lane_type(), from.lane_type(), value);
                self.b.insert(ty, a, 0, value)
            }
            ("cvtpd2ps" | "cvt.pd2.ps", &[a]) => {
                let Some(to) = result.filter(|to| to.is_float()) else { return Ok(None) };
                let floats = to.with_lanes(ty.lanes());
                let reg = self.b.cast(floats, ty, a);
                self.padded(to, floats, reg)
            }
            ("vcvtps2ph", &[a]) => {
                let (Some(mode), Some(to)) = (immediate, result) else { return Ok(None) };
                if to.elem() != ir::Elem::U16 || ty.elem() != ir::Elem::F32 {
                    return Ok(None);
                }
                let lanes = self.lanes_of_native(ty, a);
                let mut halves: Vec<VReg> = lanes.into_iter().map(|lane| self.half_of(lane, mode)).collect();
                halves.resize_with(count(to) as usize, || self.b.constant(ir::Type::U16, 0));
                self.native_of_lanes(to, &halves)
            }
            _ => return self.float_to_integer(name, ty, data, &same),
        }))
    }

    /// Conversions to integers; what does not fit, or is no number, is the smallest integer.
    fn float_to_integer(&mut self, name: &str, ty: ir::Type, data: &InstData, same: &[VReg]) -> Result<Option<VReg>> {
        let &[a] = same else { return Ok(None) };
        let is_truncated = name.starts_with("cvtt");
        match name {
            "cvtps2dq" | "cvttps2dq" | "cvt.ps2dq" | "cvtt.ps2dq" | "cvtpd2dq" | "cvttpd2dq" | "cvt.pd2dq"
            | "cvtt.pd2dq" => {
                let Some(to) = self.native(data.ty).filter(|to| to.elem() == ir::Elem::U32) else { return Ok(None) };
                let ints = ir::Type::fixed(ir::Elem::I32, count(ty));
                let reg = self.rounded_integers(ints, ty, a, is_truncated);
                let unsigned = integers(ints, false);
                let reg = self.b.bitcast(unsigned, ints, reg);
                Ok(Some(self.padded(to, unsigned, reg)))
            }
            "cvtss2si" | "cvttss2si" | "cvtsd2si" | "cvttsd2si" | "cvtss2si64" | "cvttss2si64" | "cvtsd2si64"
            | "cvttsd2si64" => {
                let to = if name.ends_with("64") { ir::Type::I64 } else { WORD };
                let a = self.b.extract(ty, a, 0);
                let reg = self.rounded_integers(to, ty.lane_type(), a, is_truncated);
                Ok(Some(self.b.cast(ir::Type::scalar(to.elem().to_int(false)), to, reg)))
            }
            _ => Ok(None),
        }
    }

    fn rounded_integers(&mut self, to: ir::Type, from: ir::Type, value: VReg, is_truncated: bool) -> VReg {
        let value = if is_truncated { value } else { self.b.round(from, value) };
        let bits = to.elem().bits();
        let end = self.b.float(from, 2f64.powi(bits as i32 - 1));
        // The conversion saturates below; a comparison with NaN is false.
        let fits = self.b.cmp(Cond::Lt, from, value, end);
        let fits = if to.is_vector() { self.mask_as(to.mask_type(), from.mask_type(), fits) } else { fits };
        let (number, least) = (self.b.cast(to, from, value), self.b.constant(to, to.elem().canonical(1 << (bits - 1))));
        self.b.select(to, fits, number, least)
    }

    /// A vector as the first lanes of another one, whose other lanes are zero.
    pub(super) fn padded(&mut self, to: ir::Type, mut ty: ir::Type, mut reg: VReg) -> VReg {
        while count(ty) < count(to) {
            let twice = ir::Type::fixed(ty.elem(), 2 * count(ty));
            let zero = self.b.constant(ty, 0);
            reg = self.b.binary(ir::Opcode::Concat, twice, reg, zero);
            ty = twice;
        }
        reg
    }

    /// An operation on all lanes, or on the first ones with the others of `a`.
    fn on_lanes(
        &mut self,
        name: &str,
        ty: ir::Type,
        a: VReg,
        b: VReg,
        operation: impl FnOnce(&mut Self, ir::Type, VReg, VReg) -> VReg,
    ) -> VReg {
        if !is_first_lane(name) {
            return operation(self, ty, a, b);
        }
        let [x, y] = [a, b].map(|reg| self.b.extract(ty, reg, 0));
        let lane = operation(self, ty.lane_type(), x, y);
        self.b.insert(ty, a, 0, lane)
    }

    /// Rounded to an integer as the lower bits of the immediate say; bit 2 means the mode of the processor.
    fn rounded(&mut self, ty: ir::Type, value: VReg, mode: u64) -> VReg {
        match mode & 7 {
            1 => self.b.floor(ty, value),
            2 => self.b.ceil(ty, value),
            3 => self.b.trunc(ty, value),
            _ => self.b.round(ty, value),
        }
    }

    /// The bits of a float of 16 bits, rounded as the lower bits of the immediate say.
    fn half_of(&mut self, value: VReg, mode: u64) -> VReg {
        let (float, half, bits) = (ir::Type::F32, ir::Type::scalar(ir::Elem::F16), ir::Type::U16);
        let nearest = self.b.cast(half, float, value);
        let nearest_bits = self.b.bitcast(bits, half, nearest);
        let mut rounded = self.b.cast(float, half, nearest);
        let mut wanted = value;
        let cond = match mode & 7 {
            1 => Cond::Gt,
            2 => Cond::Lt,
            3 => {
                (rounded, wanted) = (self.b.abs(float, rounded), self.b.abs(float, wanted));
                Cond::Gt
            }
            _ => return nearest_bits,
        };
        // The neighbour on the other side of the value: the bits count away from zero.
        let is_beyond = self.b.cmp(cond, float, rounded, wanted);
        let (one, zero) = (self.b.constant(bits, 1), self.b.constant(bits, 0));
        let towards_zero = self.b.sub(bits, nearest_bits, one);
        let neighbour = if mode & 7 == 3 {
            towards_zero
        } else {
            let away = self.b.add(bits, nearest_bits, one);
            let sign = self.b.constant(bits, 0x8000);
            let sign = self.b.and(bits, nearest_bits, sign);
            let is_negative = self.b.cmp(Cond::Ne, bits, sign, zero);
            let [negative, positive] = if mode & 7 == 1 { [away, towards_zero] } else { [towards_zero, away] };
            self.b.select(bits, is_negative, negative, positive)
        };
        self.b.select(bits, is_beyond, neighbour, nearest_bits)
    }

    fn all_ones_where(&mut self, predicate: FloatPredicate, ty: ir::Type, a: VReg, b: VReg) -> VReg {
        let ints = integers(ty, false);
        let mask = self.float_comparison(predicate, false, ty, a, b);
        let bits = self.numbers_of_mask(ints, ty.mask_type(), mask, true);
        self.b.bitcast(ty, ints, bits)
    }

    /// The lanes with the signs of those with even numbers changed.
    fn with_even_signs_changed(&mut self, ty: ir::Type, value: VReg) -> VReg {
        let ints = integers(ty, false);
        let sign = 1u64 << (ty.elem().bits() - 1);
        let signs: Vec<u64> = (0..count(ty)).map(|at| if at % 2 == 0 { sign } else { 0 }).collect();
        let signs = self.native_constant(ints, &signs);
        let bits = self.b.bitcast(ints, ty, value);
        let bits = self.b.xor(ints, bits, signs);
        self.b.bitcast(ty, ints, bits)
    }

    /// In each block, the sum of the products that the upper bits select, in the lanes that the lower bits select.
    fn dot_product(&mut self, ty: ir::Type, a: VReg, b: VReg, selection: u64) -> VReg {
        let per_block = 128 / ty.elem().bits();
        let zero = self.b.constant(ty, 0);
        let mask = |lower: &mut Self, first: u32| {
            let lanes: Vec<u64> = (0..count(ty)).map(|at| selection >> (first + at % per_block) & 1).collect();
            lower.native_constant(ty.mask_type(), &lanes)
        };
        let (added, kept) = (mask(self, 4), mask(self, 0));
        let products = self.b.mul(ty, a, b);
        let mut sum = self.b.select(ty, added, products, zero);
        let swaps: &[&[u8]] = if per_block == 4 { &[&[1, 0, 3, 2], &[2, 3, 0, 1]] } else { &[&[1, 0]] };
        for swap in swaps {
            let other = self.b.shuffle(ty, sum, sum, swap);
            sum = self.b.add(ty, sum, other);
        }
        self.b.select(ty, kept, sum, zero)
    }

    /// The mask of the lanes whose first bit is set.
    pub(super) fn signs(&mut self, ty: ir::Type, value: VReg) -> VReg {
        let signed = integers(ty, true);
        let value = self.bits_as(signed, ty, value);
        let zero = self.b.constant(signed, 0);
        self.b.cmp(Cond::Lt, signed, value, zero)
    }

    /// Whether no first bit is in both, whether all first bits of `b` are in `a`, or whether neither.
    fn test_signs(&mut self, name: &str, ty: ir::Type, a: VReg, b: VReg) -> VReg {
        let mask = ty.mask_type();
        let (a, b) = (self.signs(ty, a), self.signs(ty, b));
        let both = self.b.and(mask, a, b);
        let a = self.b.not(mask, a);
        let only = self.b.and(mask, a, b);
        let (both, only) = (self.b.any(mask, both), self.b.any(mask, only));
        let truth = ir::Type::BOOL;
        let reg = match &name[..6] {
            "vtestz" => self.b.not(truth, both),
            "vtestc" => self.b.not(truth, only),
            _ => self.b.and(truth, both, only),
        };
        self.b.cast(ir::Type::U32, truth, reg)
    }

    /// In each block, lane i is the lane that number i selects: by its lowest bits, or for two lanes by bit 1.
    fn permuted_in_blocks(&mut self, ty: ir::Type, a: VReg, places: VReg) -> VReg {
        let ints = integers(ty, false);
        let per_block = 128 / ty.elem().bits();
        let mut places = places;
        if per_block == 2 {
            let one = self.b.constant(ints, 1);
            places = self.b.shr(ints, places, one);
        }
        let last = self.b.constant(ints, u64::from(per_block - 1));
        let places = self.b.and(ints, places, last);
        let starts: Vec<u64> = (0..count(ty)).map(|at| u64::from(at / per_block * per_block)).collect();
        let starts = self.native_constant(ints, &starts);
        let places = self.b.or(ints, places, starts);
        self.b.permute(ty, a, places)
    }
}
