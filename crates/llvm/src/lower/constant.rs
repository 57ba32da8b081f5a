//! Constants in code: from constants of the module to registers.
//!
//! In: constants. Out: registers. Invariant: a value is as many registers as its type has leaves; the recursion is bounded by
//! the nesting of constants. Not here: addresses that constant expressions are, and data (see `data`).

use super::address::ConstantAddress;
use super::data::{evaluate, evaluate_lane};
use super::function::Lower;
use super::leaf::{Leaf, Result};
use crate::body::Operand;
use crate::constants::{Constant, ConstantKind};
use crate::opcode::Opcode;
use crate::types::TypeKind;
use kernelsmith_ir as ir;

impl Lower<'_> {
    /// The value of an operand that is an integer constant of at most 64 bits.
    pub(crate) fn integer_constant(&self, operand: Operand) -> Option<u64> {
        match self.m.constants.kind(operand.constant()?) {
            ConstantKind::Integer(bits) => Some(bits),
            ConstantKind::Undef | ConstantKind::Poison | ConstantKind::Zero => {
                matches!(self.m.types.kind(self.type_of(operand)), TypeKind::Integer(0..=64)).then_some(0)
            }
            _ => None,
        }
    }

    /// The registers that hold a constant.
    pub(super) fn stored_constant(&mut self, constant: Constant, regs: &mut Vec<ir::VReg>) -> Result<()> {
        let Some(ty) = self.native(self.m.constants.ty(constant)) else { return self.constant(constant, regs) };
        let vector = match self.native_values(constant, ty) {
            Some(values) => self.native_constant(ty, &values),
            None => {
                let mut lanes = Vec::new();
                self.constant(constant, &mut lanes)?;
                self.native_of_lanes(ty, &lanes)
            }
        };
        regs.push(vector);
        Ok(())
    }

    /// The registers of a constant that is no vector in one register, or of the lanes of one that is.
    pub(super) fn constant(&mut self, constant: Constant, regs: &mut Vec<ir::VReg>) -> Result<()> {
        let data = self.m.constants.get(constant);
        match data.kind {
            ConstantKind::Integer(bits) | ConstantKind::Float(bits) => {
                let mut bits = bits;
                for leaf in self.leaves(data.ty)? {
                    regs.push(self.b.constant(leaf.ty, leaf.low_bits(bits)));
                    bits = bits.checked_shr(leaf.bits).unwrap_or(0);
                }
            }
            // Floats have parts only where they are words: those of 80 and of 128 bits.
            ConstantKind::Wide(range) | ConstantKind::WideFloat(range) => {
                let n = self.n_leaves(data.ty)?;
                let bytes = self.m.constants.bytes(range);
                let width = self.word_bits as usize / 8;
                for at in 0..n {
                    let mut limb = [0; 8];
                    let part = bytes.get(at * width..).unwrap_or(&[]);
                    let n_bytes = part.len().min(width);
                    limb[..n_bytes].copy_from_slice(&part[..n_bytes]);
                    regs.push(self.b.constant(self.word, u64::from_le_bytes(limb)));
                }
            }
            ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison | ConstantKind::NoToken => {
                for leaf in self.leaves(data.ty)? {
                    regs.push(self.b.constant(leaf.ty, 0));
                }
            }
            ConstantKind::Aggregate(range) => {
                // Their number is limited; but parts without registers are not.
                self.n_leaves(data.ty)?;
                self.t.visit(1)?;
                for part in self.m.constants.list(range).to_vec() {
                    self.stored_constant(part, regs)?;
                }
            }
            ConstantKind::Bytes(range) => {
                let leaves = self.leaves(data.ty)?;
                let bytes = self.m.constants.bytes(range);
                let width = bytes.len() / leaves.len().max(1);
                for (leaf, part) in leaves.iter().zip(bytes.chunks(width.max(1))) {
                    let mut bits = [0; 8];
                    bits[..part.len()].copy_from_slice(part);
                    regs.push(self.b.constant(leaf.ty, u64::from_le_bytes(bits)));
                }
            }
            ConstantKind::Splat(lane) => {
                let n = match self.m.types.kind_in_code(data.ty) {
                    TypeKind::Vector(n, _) => n,
                    _ => return Err("vectors of unknown length".into()),
                };
                self.n_leaves(data.ty)?;
                let first = regs.len();
                self.constant(lane, regs)?;
                let one: Vec<ir::VReg> = regs[first..].to_vec();
                (1..n).for_each(|_| regs.extend_from_slice(&one));
            }
            ConstantKind::Expression { op: Opcode::InsertElement, operands, .. } => {
                let &[base, lane, at] = self.m.constants.list(operands) else { return Err("such constants".into()) };
                let ConstantKind::Integer(at) = self.m.constants.kind(at) else { return Err("such positions".into()) };
                let first = regs.len();
                match self.native(data.ty).and_then(|ty| Some((ty, self.native_values(base, ty)?))) {
                    Some((ty, values)) => {
                        let lane = ty.lane_type();
                        regs.extend(values.into_iter().map(|value| self.b.constant(lane, value)));
                    }
                    None => self.constant(base, regs)?,
                }
                let mut inserted = Vec::new();
                self.constant(lane, &mut inserted)?;
                let start = usize::try_from(at).ok().and_then(|at| at.checked_mul(inserted.len()));
                let start = start.and_then(|start| start.checked_add(first)).ok_or("such positions")?;
                let lanes = regs.get_mut(start..start + inserted.len()).ok_or("such positions")?;
                lanes.copy_from_slice(&inserted);
            }
            ConstantKind::Expression { .. } if matches!(self.m.types.kind_in_code(data.ty), TypeKind::Vector(..)) => {
                let TypeKind::Vector(n, element) = self.m.types.kind_in_code(data.ty) else {
                    return Err("such lanes".into());
                };
                let leaf = self.leaf(element)?;
                self.n_leaves(data.ty)?;
                for lane in 0..n {
                    let value = evaluate_lane(self.m, self.t, constant, lane)?;
                    let reg = self.constant_address(&value, leaf)?;
                    regs.push(reg);
                }
            }
            ConstantKind::Symbol(_)
            | ConstantKind::DsoLocalEquivalent(_)
            | ConstantKind::NoCfi(_)
            | ConstantKind::BlockAddress(..)
            | ConstantKind::Expression { .. } => {
                let value = evaluate(self.m, self.t, constant)?;
                let leaf = self.leaf(data.ty)?;
                let reg = self.constant_address(&value, leaf)?;
                regs.push(reg);
            }
            ConstantKind::PtrAuth(_) => return Err("signed pointers".into()),
            ConstantKind::MetadataString(_) | ConstantKind::MetadataNode => {}
        }
        Ok(())
    }

    fn constant_address(&mut self, value: &ConstantAddress, leaf: Leaf) -> Result<ir::VReg> {
        if value.plus.is_none() && value.minus.is_none() {
            let bits = value.addend as u64;
            let bits = if leaf.bits < 64 { bits & ((1 << leaf.bits) - 1) } else { bits };
            return Ok(self.b.constant(leaf.ty, bits));
        }
        let mut reg = match value.plus {
            Some(symbol) => {
                let address = self.symbol_address(symbol, value.addend)?;
                self.address_reg(address)
            }
            None => self.b.constant(ir::Type::PTR, value.addend as u64),
        };
        if leaf.ty == ir::Type::PTR && value.minus.is_none() {
            return Ok(reg);
        }
        reg = self.b.cast(self.word, ir::Type::PTR, reg);
        if let Some(minus) = value.minus {
            let address = self.symbol_address(minus, 0)?;
            let minus = self.address_reg(address);
            let minus = self.b.cast(self.word, ir::Type::PTR, minus);
            reg = self.b.sub(self.word, reg, minus);
        }
        if leaf.ty == ir::Type::PTR {
            return Ok(self.b.cast(ir::Type::PTR, self.word, reg));
        }
        Ok(self.resize(reg, self.word_bits, leaf.bits))
    }
}
