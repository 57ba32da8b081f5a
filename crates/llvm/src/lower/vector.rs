//! Vectors and aggregates: their parts are registers, so that most operations only choose registers.
//!
//! In: instructions. Out: registers.

use super::function::Lower;
use super::leaf::{Class, Leaf, Result};
use crate::body::{InstData, Operand};
use crate::constants::ConstantKind;
use crate::opcode::Opcode;
use crate::types::{Type, TypeKind};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

impl Lower<'_> {
    pub(crate) fn vector(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let source = self.type_of(operands[0]);
        let Class::Vector(n, _) = self.class(source)? else { return Err("vectors of this type".into()) };
        let regs = self.regs(operands[0])?;
        let width = regs.len() / n.max(1) as usize;
        match data.opcode {
            Opcode::ExtractElement => {
                let lane = self.read_lane(&regs, width, operands[1])?;
                self.define_result(data, &lane)
            }
            Opcode::InsertElement => {
                let lane = self.regs(operands[1])?;
                let regs = self.write_lane(regs, &lane, operands[2])?;
                self.define_result(data, &regs)
            }
            _ => {
                let second = self.regs(operands[1])?;
                let all: Vec<VReg> = regs.into_iter().chain(second).collect();
                let mask = self.shuffle_mask(operands[2])?;
                let mut out = Vec::with_capacity(mask.len() * width);
                for lane in mask {
                    // A lane without a value may have any.
                    let lane = lane.unwrap_or(0) as usize;
                    out.extend_from_slice(all.get(lane * width..(lane + 1) * width).ok_or("such masks")?);
                }
                self.define_result(data, &out)
            }
        }
    }

    /// The numbers of a constant mask.
    pub(super) fn shuffle_mask(&self, operand: Operand) -> Result<Vec<Option<u32>>> {
        let constants = &self.m.constants;
        let constant = operand.constant().ok_or("masks that are not constant")?;
        let TypeKind::Vector(n, _) = self.m.types.kind_in_code(constants.ty(constant)) else {
            return Err("masks of unknown length".into());
        };
        let number = |kind: ConstantKind| match kind {
            ConstantKind::Integer(number) => Some(number as u32),
            _ => None,
        };
        Ok(match constants.kind(constant) {
            ConstantKind::Zero => vec![Some(0); n as usize],
            ConstantKind::Undef | ConstantKind::Poison => vec![None; n as usize],
            ConstantKind::Splat(lane) => vec![number(constants.kind(lane)); n as usize],
            ConstantKind::Bytes(range) => {
                let lanes = constants.bytes(range).chunks_exact(4);
                lanes.map(|lane| Some(u32::from_le_bytes([lane[0], lane[1], lane[2], lane[3]]))).collect()
            }
            ConstantKind::Aggregate(range) => {
                constants.list(range).iter().map(|&lane| number(constants.kind(lane))).collect()
            }
            _ => return Err("such masks".into()),
        })
    }

    /// Whether an index is a lane; the registers of all comparisons, one for each lane.
    fn is_lane(&mut self, index: Operand, lane: usize) -> Result<VReg> {
        let class = self.class(self.type_of(index))?;
        let Class::Int(bits) = class else { return Err("such indices".into()) };
        let reg = self.reg(index)?;
        let reg = self.resize(reg, bits, self.word_bits);
        let number = self.b.constant(self.word, lane as u64);
        Ok(self.b.cmp(Cond::Eq, self.word, reg, number))
    }

    fn read_lane(&mut self, regs: &[VReg], width: usize, index: Operand) -> Result<Vec<VReg>> {
        if let Some(lane) = self.integer_constant(index) {
            let lane = (lane as usize).min(regs.len() / width - 1);
            return Ok(regs[lane * width..(lane + 1) * width].to_vec());
        }
        let mut chosen = regs[..width].to_vec();
        for (lane, parts) in regs.chunks(width).enumerate().skip(1) {
            let is_lane = self.is_lane(index, lane)?;
            for (chosen, &part) in chosen.iter_mut().zip(parts) {
                *chosen = self.choose(is_lane, part, *chosen);
            }
        }
        Ok(chosen)
    }

    fn write_lane(&mut self, mut regs: Vec<VReg>, value: &[VReg], index: Operand) -> Result<Vec<VReg>> {
        let width = value.len().max(1);
        if let Some(lane) = self.integer_constant(index) {
            if let Some(parts) = regs.get_mut(lane as usize * width..(lane as usize + 1) * width) {
                parts.copy_from_slice(value);
            }
            return Ok(regs);
        }
        for lane in 0..regs.len() / width {
            let is_lane = self.is_lane(index, lane)?;
            for (at, &part) in value.iter().enumerate() {
                let old = regs[lane * width + at];
                regs[lane * width + at] = self.choose(is_lane, part, old);
            }
        }
        Ok(regs)
    }

    /// `extractvalue` and `insertvalue`.
    pub(crate) fn aggregate(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let n_values = if data.opcode == Opcode::InsertValue { 2 } else { 1 };
        let mut ty = self.type_of(operands[0]);
        let mut first = 0;
        for index in &operands[n_values..] {
            let index = index.number().ok_or("such indices")? as usize;
            let (before, part) = self.part(ty, index)?;
            first += before;
            ty = part;
        }
        let n = self.n_leaves(ty)?;
        let mut regs = self.regs(operands[0])?;
        if data.opcode == Opcode::ExtractValue {
            return self.define_result(data, &regs[first..first + n]);
        }
        let value = self.stored(operands[1])?;
        regs[first..first + n].copy_from_slice(&value);
        self.define_result(data, &regs)
    }

    /// The number of leaves before a part, and its type.
    fn part(&mut self, ty: Type, index: usize) -> Result<(usize, Type)> {
        let types = &self.m.types;
        if let TypeKind::Array(_, element) = types.kind(ty) {
            return Ok((index * self.n_leaves(element)?, element));
        }
        let fields = types.fields(ty).ok_or("opaque structures as values")?;
        let mut before = 0;
        for &field in &fields[..index] {
            before += self.n_leaves(field)?;
        }
        Ok((before, fields[index]))
    }

    /// The same bits as another type.
    pub(crate) fn bitcast(&mut self, from: Type, to: Type, regs: &[VReg]) -> Result<Vec<VReg>> {
        if from == to {
            return Ok(regs.to_vec());
        }
        let (sources, targets) = (self.lane_leaves(from)?, self.lane_leaves(to)?);
        // Lanes of pointers have the bits of addresses.
        let pointer_bits = self.t.layout.pointer_bits;
        let width = |leaf: &Leaf| if leaf.ty == ir::Type::PTR { pointer_bits } else { leaf.bits };
        let is_same = sources.iter().map(width).eq(targets.iter().map(width));
        if is_same {
            let mut out = Vec::with_capacity(regs.len());
            for ((&reg, source), target) in regs.iter().zip(&sources).zip(&targets) {
                out.push(self.recast(reg, source.ty, target.ty));
            }
            return Ok(out);
        }
        Ok(self.repacked(regs, &sources, &targets))
    }

    /// The same bits in other parts.
    pub(super) fn repacked(&mut self, regs: &[VReg], sources: &[Leaf], targets: &[Leaf]) -> Vec<VReg> {
        let pointer_bits = self.t.layout.pointer_bits;
        let width = |leaf: &Leaf| if leaf.ty == ir::Type::PTR { pointer_bits } else { leaf.bits };
        let mut pieces = Vec::with_capacity(regs.len());
        for (&reg, source) in regs.iter().zip(sources) {
            pieces.push((self.bits_of(reg, source.ty), width(source)));
        }
        let words = self.pack(&pieces);
        let (mut at, mut out) = (0, Vec::with_capacity(targets.len()));
        for target in targets {
            let word = self.unpack(&words, at, width(target));
            out.push(self.of_bits(word, target.ty));
            at += width(target);
        }
        out
    }

    /// The number whose bits are the first bits of the lanes.
    pub(super) fn sign_bits(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let Class::Int(32) = self.class(data.ty)? else { return Err("such numbers of lanes".into()) };
        if let Some(reg) = self.native_sign_bits(operands[0])? {
            return self.define_result(data, &[reg]);
        }
        let word = ir::Type::U32;
        let ty = self.type_of(operands[0]);
        let (lanes, regs) = (self.lane_leaves(ty)?, self.regs(operands[0])?);
        let mut sum = self.b.constant(word, 0);
        for (at, (&reg, leaf)) in regs.iter().zip(&lanes).enumerate() {
            let bits = self.bits_of(reg, leaf.ty);
            let distance = self.b.constant(self.word, u64::from(leaf.bits - 1));
            let bit = self.b.shr(self.word, bits, distance);
            let bit = self.resize(bit, self.word_bits, 32);
            let place = self.b.constant(word, at as u64);
            let bit = self.b.shl(word, bit, place);
            sum = self.b.or(word, sum, bit);
        }
        self.define_result(data, &[sum])
    }

    /// The same bits as a type of the same width.
    fn recast(&mut self, reg: VReg, from: ir::Type, to: ir::Type) -> VReg {
        match (from, to) {
            _ if from == to => reg,
            (ir::Type::PTR, _) | (_, ir::Type::PTR) => self.b.cast(to, from, reg),
            _ => self.b.bitcast(to, from, reg),
        }
    }
}
