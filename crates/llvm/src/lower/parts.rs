//! Values with vectors or floats of 16 or 128 bits as arguments and results: from leaves to the registers of the signature, and back.
//!
//! In: registers, and the [`Part`]s that they are. Out: registers. Invariant: what a register has beyond the lanes of the value,
//! and the bits above a promoted lane, are zeros where we send them and never read. Not here: how a type is divided (see
//! `pieces`).

use super::abi::{Param, Part, VectorPart};
use super::function::Lower;
use super::leaf::Result;
use super::native::count;
use super::pieces::{HALF_LANES, QUAD, passed};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Elem, VReg};

/// Bytes of a word.
const WORD_BYTES: u32 = 8;

/// A vector of 64 bits.
const HALVES: ir::Type = ir::Type::fixed(Elem::U32, 2);

impl Lower<'_> {
    /// The registers of the signature for a value, from its leaves.
    pub(super) fn send_parts(&mut self, param: &Param, leaves: &[VReg]) -> Result<Vec<VReg>> {
        let mut sent = Vec::with_capacity(param.types.len());
        let mut leaves = leaves.iter().copied();
        let mut kinds = param.leaves.iter();
        for &part in &param.parts {
            match part {
                Part::Vector(part) => {
                    let n = if part.leaf.ty.is_vector() { 1 } else { part.n as usize };
                    let own: Vec<VReg> = leaves.by_ref().take(n).collect();
                    kinds.by_ref().take(n).for_each(drop);
                    self.send_vector(part, &own, &mut sent)?;
                }
                Part::Quad => {
                    let own: Vec<VReg> = leaves.by_ref().take(2).collect();
                    kinds.by_ref().take(2).for_each(drop);
                    sent.push(self.native_of_lanes(QUAD, &own));
                }
                part => {
                    let (Some(reg), Some(leaf)) = (leaves.next(), kinds.next()) else {
                        return Err("values without parts".into());
                    };
                    sent.push(match part {
                        Part::Bits => self.bits_of(reg, leaf.ty),
                        Part::Half => self.boxed(reg, leaf.ty),
                        Part::HalfLane => {
                            let lane = self.lane_as(reg, leaf.ty, HALF_LANES.lane_type());
                            self.b.splat(HALF_LANES, lane)
                        }
                        _ => reg,
                    });
                }
            }
        }
        Ok(sent)
    }

    /// The leaves of a value, from the registers of the signature.
    pub(super) fn receive_parts(&mut self, param: &Param, regs: &[VReg]) -> Result<Vec<VReg>> {
        let mut received = Vec::with_capacity(param.leaves.len());
        let (mut regs, mut kinds) = (regs.iter().copied(), param.leaves.iter());
        for &part in &param.parts {
            match part {
                Part::Vector(part) => {
                    let n = if part.leaf.ty.is_vector() { 1 } else { part.n as usize };
                    let own: Vec<VReg> = regs.by_ref().take(part.n_types()).collect();
                    kinds.by_ref().take(n).for_each(drop);
                    self.receive_vector(part, &own, &mut received);
                }
                Part::Quad => {
                    let reg = regs.next().ok_or("values without parts")?;
                    kinds.by_ref().take(2).for_each(drop);
                    received.extend(self.lanes_of_native(QUAD, reg));
                }
                part => {
                    let (Some(reg), Some(leaf)) = (regs.next(), kinds.next()) else {
                        return Err("values without parts".into());
                    };
                    received.push(match part {
                        Part::Bits => self.of_bits(reg, leaf.ty),
                        Part::Half => self.lane_as(reg, ir::Type::F32, leaf.ty),
                        Part::HalfLane => {
                            let lane = self.b.extract(HALF_LANES, reg, 0);
                            self.lane_as(lane, HALF_LANES.lane_type(), leaf.ty)
                        }
                        _ => self.without_high_bits(leaf, reg),
                    });
                }
            }
        }
        Ok(received)
    }

    /// A float of 16 bits as one of 32 bits with ones above it.
    fn boxed(&mut self, reg: VReg, ty: ir::Type) -> VReg {
        let word = self.bits_of(reg, ty);
        let ones = self.b.constant(self.word, 0xffff_0000);
        let word = self.b.or(self.word, word, ones);
        self.of_bits(word, ir::Type::F32)
    }

    /// The low bits of a lane as another type.
    fn lane_as(&mut self, reg: VReg, from: ir::Type, to: ir::Type) -> VReg {
        if from == to {
            return reg;
        }
        let word = self.bits_of(reg, from);
        self.of_bits(word, to)
    }

    fn send_vector(&mut self, part: VectorPart, leaves: &[VReg], sent: &mut Vec<VReg>) -> Result<()> {
        let VectorPart { n, leaf, n_registers, register, .. } = part;
        if let Some(mut ty) = part.whole() {
            let mut reg = match leaf.ty.is_mask() {
                true => self.numbers_of_mask(ty, leaf.ty, leaves[0], false),
                false => leaves[0],
            };
            while count(ty) < count(register) {
                let zero = self.b.constant(ty, 0);
                let twice = ir::Type::fixed(ty.elem(), 2 * count(ty));
                reg = self.b.binary(ir::Opcode::Concat, twice, reg, zero);
                ty = twice;
            }
            let mut regs = vec![reg];
            while regs.len() < n_registers as usize {
                let half = ir::Type::fixed(ty.elem(), count(ty) / 2);
                regs = regs
                    .into_iter()
                    .flat_map(|reg| [self.b.lower(half, ty, reg), self.b.upper(half, ty, reg)])
                    .collect();
                ty = half;
            }
            for reg in regs {
                let reg = self.as_passed(register, reg);
                sent.push(reg);
            }
            return Ok(());
        }
        let lanes = if leaf.ty.is_vector() { self.lanes_of_native(leaf.ty, leaves[0]) } else { leaves.to_vec() };
        let lane = leaf.ty.lane_type();
        let is_boxed = lane.elem().is_half() && register == ir::Type::F32;
        let to = register.lane_type();
        let lanes: Vec<VReg> = lanes
            .into_iter()
            .map(|reg| if is_boxed { self.boxed(reg, lane) } else { self.lane_as(reg, lane, to) })
            .collect();
        if part.is_indirect {
            let address = self.argument_slot(n * WORD_BYTES, WORD_BYTES)?;
            for (at, &lane) in lanes.iter().enumerate() {
                let word = self.bits_of(lane, to);
                let place = ir::MemRef::at(address).disp(at as i64 * i64::from(WORD_BYTES));
                self.b.store(ir::Type::U64, place, word);
            }
            sent.push(address);
            return Ok(());
        }
        if register.is_scalar() {
            sent.extend(lanes);
            return Ok(());
        }
        for lanes in lanes.chunks((n / n_registers).max(1) as usize) {
            let reg = self.native_of_lanes(register, lanes);
            let reg = self.as_passed(register, reg);
            sent.push(reg);
        }
        Ok(())
    }

    fn receive_vector(&mut self, part: VectorPart, regs: &[VReg], received: &mut Vec<VReg>) {
        let VectorPart { n, leaf, n_registers, register, .. } = part;
        if let Some(whole) = part.whole() {
            let mut regs: Vec<VReg> = regs.iter().map(|&reg| self.as_vector(register, reg)).collect();
            let mut ty = register;
            while regs.len() > 1 {
                ty = ir::Type::fixed(ty.elem(), 2 * count(ty));
                regs = regs.chunks(2).map(|pair| self.b.binary(ir::Opcode::Concat, ty, pair[0], pair[1])).collect();
            }
            let mut reg = regs[0];
            while count(ty) > count(whole) {
                let half = ir::Type::fixed(ty.elem(), count(ty) / 2);
                reg = self.b.lower(half, ty, reg);
                ty = half;
            }
            if leaf.ty.is_mask() {
                let one = self.b.constant(ty, 1);
                let bit = self.b.and(ty, reg, one);
                let mask = self.is_not_zero(ty, bit);
                reg = self.mask_as(leaf.ty, ty.mask_type(), mask);
            }
            received.push(reg);
            return;
        }
        let (from, lane) = (register.lane_type(), leaf.ty.lane_type());
        let mut lanes = Vec::with_capacity(n as usize);
        if part.is_indirect {
            for at in 0..i64::from(n) {
                let place = ir::MemRef::at(regs[0]).disp(at * i64::from(WORD_BYTES));
                let word = self.b.load(ir::Type::U64, place);
                lanes.push(self.of_bits(word, from));
            }
        }
        for &reg in regs.iter().filter(|_| !part.is_indirect) {
            if register.is_scalar() {
                lanes.push(reg);
                continue;
            }
            let reg = self.as_vector(register, reg);
            lanes.extend(self.lanes_of_native(register, reg).into_iter().take((n / n_registers) as usize));
        }
        let lanes: Vec<VReg> = lanes.into_iter().map(|reg| self.lane_as(reg, from, lane)).collect();
        match leaf.ty.is_vector() {
            true => received.push(self.native_of_lanes(leaf.ty, &lanes)),
            false => received.extend(lanes),
        }
    }

    /// A vector as the register of the signature.
    fn as_passed(&mut self, ty: ir::Type, reg: VReg) -> VReg {
        if passed(ty) == ty {
            return reg;
        }
        let vector = self.bits_as(HALVES, ty, reg);
        let lanes = self.lanes_of_native(HALVES, vector);
        let pieces: Vec<_> = lanes.into_iter().map(|lane| (self.bits_of(lane, ir::Type::U32), 32)).collect();
        let words = self.pack(&pieces);
        self.of_bits(words[0], ir::Type::F64)
    }

    /// A vector, from the register of the signature.
    fn as_vector(&mut self, ty: ir::Type, reg: VReg) -> VReg {
        if passed(ty) == ty {
            return reg;
        }
        let word = self.b.bitcast(ir::Type::U64, ir::Type::F64, reg);
        let halves = [0, 32].map(|at| self.unpack(&[word], at, 32));
        let lanes = halves.map(|half| self.of_bits(half, ir::Type::U32));
        let vector = self.native_of_lanes(HALVES, &lanes);
        self.bits_as(ty, HALVES, vector)
    }
}
