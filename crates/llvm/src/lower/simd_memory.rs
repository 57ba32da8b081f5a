//! The vector instructions of one machine that access memory, and those that lanes or bits of a word choose.
//!
//! In: an intrinsic, its name without the extension and the width. Out: operations, or calls of instructions of the target.
//! Invariant: lanes whose mask is not set are not accessed.
//! Source of the meanings: Intel's manual, volume 2.
//! Not here: accesses that LLVM IR has itself (`memory`, `intrinsic`).

use super::function::Lower;
use super::leaf::{Class, Result, container};
use super::machine::{
    FLUSH_LINE, LOAD_MODE, READ_COUNTER, READ_STATES, READ_TIME, READ_TIME_AND_PROCESSOR, STORE_MODE,
};
use super::native::{count, integers};
use crate::body::{InstData, Operand};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, MemRef, Pass, VReg};

const LONG: ir::Type = ir::Type::U64;

impl Lower<'_> {
    /// Whether the intrinsic is one of these; then its result is defined.
    pub(super) fn simd_memory(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        match (name, arguments) {
            ("ldu.dq", &[pointer]) => {
                let Some(ty) = self.native(data.ty) else { return Ok(false) };
                let at = self.unaligned(pointer)?;
                let reg = self.b.load(ty, at);
                self.define_result(data, &[reg])?;
            }
            ("maskload.ps" | "maskload.pd" | "maskload.d" | "maskload.q", &[pointer, mask]) => {
                let Some(ty) = self.native(data.ty) else { return Ok(false) };
                let Some(mask) = self.signs_of(mask, ty)? else { return Ok(false) };
                let at = self.unaligned(pointer)?;
                let reg = self.b.load_masked(ty, at, mask, Pass::Zero);
                self.define_result(data, &[reg])?;
            }
            ("maskstore.ps" | "maskstore.pd" | "maskstore.d" | "maskstore.q", &[pointer, mask, value])
            | ("maskmov.dqu", &[value, mask, pointer]) => {
                let Some(ty) = self.native(self.type_of(value)) else { return Ok(false) };
                let Some(mask) = self.signs_of(mask, ty)? else { return Ok(false) };
                let (at, value) = (self.unaligned(pointer)?, self.native_reg(value)?);
                self.b.store_masked(ty, at, value, mask);
            }
            ("stmxcsr" | "ldmxcsr" | "clflush", &[pointer]) => {
                self.check_space(pointer)?;
                let symbol = match name {
                    "stmxcsr" => STORE_MODE,
                    "ldmxcsr" => LOAD_MODE,
                    _ => FLUSH_LINE,
                };
                let pointer = self.reg(pointer)?;
                self.helper(symbol, &[ir::Type::PTR], None, &[pointer])?;
            }
            _ => match name.strip_prefix("gather.") {
                Some(_) => return self.simd_gather(data, arguments),
                None => return self.word_instruction(name, data, arguments),
            },
        }
        Ok(true)
    }

    fn unaligned(&mut self, pointer: Operand) -> Result<MemRef> {
        self.check_space(pointer)?;
        Ok(MemRef::at(self.reg(pointer)?).align(1))
    }

    /// The mask of the lanes of an operand whose first bit is set, if its lanes are as wide as those of a vector.
    fn signs_of(&mut self, operand: Operand, ty: ir::Type) -> Result<Option<VReg>> {
        let Some(own) = self.native(self.type_of(operand)).filter(|own| own.same_bits(ty)) else { return Ok(None) };
        if own.is_mask() || own.lanes() != ty.lanes() {
            return Ok(None);
        }
        let reg = self.native_reg(operand)?;
        Ok(Some(self.signs(own, reg)))
    }

    /// A vector's first lanes.
    fn first_lanes(&mut self, mut ty: ir::Type, mut reg: VReg, n: u32) -> (ir::Type, VReg) {
        while count(ty) > n {
            let Some(half) = ty.half() else { break };
            reg = self.b.lower(half, ty, reg);
            ty = half;
        }
        (ty, reg)
    }

    /// Loads of lanes at an address plus lanes; as many lanes as both vectors have, the others of the result are zero.
    fn simd_gather(&mut self, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let &[old, base, places, mask, scale] = arguments else { return Ok(false) };
        let (Some(ty), Some(offsets)) = (self.native(data.ty), self.native(self.type_of(places))) else {
            return Ok(false);
        };
        let (Some(scale @ (1 | 2 | 4 | 8)), true) = (self.integer_constant(scale), offsets.is_int()) else {
            return Ok(false);
        };
        let Some(mask_ty) = self.native(self.type_of(mask)).filter(|own| own.same_bits(ty) && !own.is_mask()) else {
            return Ok(false);
        };
        if self.native(self.type_of(old)) != Some(ty) || mask_ty.lanes() != ty.lanes() {
            return Ok(false);
        }
        let n = count(ty).min(count(offsets));
        let at = self.unaligned(base)?.index(VReg::NONE, scale as u32);
        let (old, places, mask) = (self.native_reg(old)?, self.native_reg(places)?, self.native_reg(mask)?);
        let (part, old) = self.first_lanes(ty, old, n);
        let (offsets, places) = self.first_lanes(offsets, places, n);
        let (mask_ty, mask) = self.first_lanes(mask_ty, mask, n);
        let (signed, mask) = (integers(offsets, true), self.signs(mask_ty, mask));
        let places = self.bits_as(signed, offsets, places);
        let reg = self.b.gather(part, at, places);
        self.b.mask_last(mask, Pass::Reg(old));
        let reg = self.padded(ty, part, reg);
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// Instructions on words.
    fn word_instruction(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let time = |lower: &mut Self, regs: &[VReg]| {
            let [low, high] = [regs[0], regs[1]].map(|reg| lower.b.cast(LONG, ir::Type::U32, reg));
            let distance = lower.b.constant(LONG, 32);
            let high = lower.b.shl(LONG, high, distance);
            lower.b.or(LONG, low, high)
        };
        let half = ir::Type::U32;
        match (name, arguments) {
            ("rdtsc", []) => {
                let regs = self.helper_results(READ_TIME, &[], vec![half; 2], &[])?;
                let reg = time(self, &regs);
                self.define_result(data, &[reg])?;
                return Ok(true);
            }
            ("rdtscp", []) => {
                let regs = self.helper_results(READ_TIME_AND_PROCESSOR, &[], vec![half; 3], &[])?;
                let reg = time(self, &regs);
                self.define_result(data, &[reg, regs[2]])?;
                return Ok(true);
            }
            ("rdpmc" | "xgetbv", &[number]) => {
                let symbol = if name == "rdpmc" { READ_COUNTER } else { READ_STATES };
                let number = self.reg(number)?;
                let regs = self.helper_results(symbol, &[half], vec![half; 2], &[number])?;
                let reg = time(self, &regs);
                self.define_result(data, &[reg])?;
                return Ok(true);
            }
            _ => {}
        }
        let &[a, b] = arguments else { return Ok(false) };
        let Class::Int(bits @ (32 | 64)) = self.class(self.type_of(a))? else { return Ok(false) };
        if self.class(self.type_of(b))? != Class::Int(bits) {
            return Ok(false);
        }
        let ty = container(bits);
        let (a, b) = (self.reg(a)?, self.reg(b)?);
        let name = name.strip_suffix(".32").or_else(|| name.strip_suffix(".64")).unwrap_or(name);
        let reg = match name {
            "pext" => self.b.binary(ir::Opcode::BitExtract, ty, a, b),
            "pdep" => self.b.binary(ir::Opcode::BitDeposit, ty, a, b),
            "bzhi" => {
                let n = self.byte_of(ty, b, 0);
                self.lowest(ty, a, n)
            }
            "bextr" => {
                let (start, n) = (self.byte_of(ty, b, 0), self.byte_of(ty, b, 8));
                let (moved, zero) = (self.b.shr(ty, a, start), self.b.constant(ty, 0));
                let is_inside = self.is_below_width(ty, start);
                let moved = self.b.select(ty, is_inside, moved, zero);
                self.lowest(ty, moved, n)
            }
            _ => return Ok(false),
        };
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    fn byte_of(&mut self, ty: ir::Type, word: VReg, first: u64) -> VReg {
        let (first, byte) = (self.b.constant(ty, first), self.b.constant(ty, 0xff));
        let word = self.b.shr(ty, word, first);
        self.b.and(ty, word, byte)
    }

    fn is_below_width(&mut self, ty: ir::Type, n: VReg) -> VReg {
        let width = self.b.constant(ty, u64::from(ty.elem().bits()));
        self.b.cmp(Cond::Lt, ty, n, width)
    }

    /// The lowest bits of a word, all of them if there are not as many.
    fn lowest(&mut self, ty: ir::Type, word: VReg, n: VReg) -> VReg {
        let one = self.b.constant(ty, 1);
        let end = self.b.shl(ty, one, n);
        let mask = self.b.sub(ty, end, one);
        let part = self.b.and(ty, word, mask);
        let is_part = self.is_below_width(ty, n);
        self.b.select(ty, is_part, part, word)
    }
}
