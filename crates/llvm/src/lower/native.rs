//! Vectors that fill a register of the machine: 16 lanes of 32 bits where addresses have 32 bits, and their masks.
//!
//! In: instructions on `<16 x i32>`, `<16 x float>` and `<16 x i1>`. Out: operations on vectors. Invariants: such a value is one
//! register wherever it is kept; [`Lower::regs`] takes it apart into lanes, and [`Lower::define`] puts lanes together, so
//! that an instruction that is not here is right, lane by lane. Not here: other vectors, which are lanes everywhere.

use super::function::Lower;
use super::integer::relation;
use super::leaf::{Class, NATIVE_LANES, Result};
use super::memory::Access;
use crate::body::{InstData, Operand};
use crate::constants::ConstantKind;
use crate::opcode::{IntPredicate, Opcode};
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, Elem, VReg};

pub(super) const WORDS: ir::Type = ir::Type::fixed(Elem::U32, NATIVE_LANES);
pub(super) const SIGNED: ir::Type = ir::Type::fixed(Elem::I32, NATIVE_LANES);
pub(super) const FLOATS: ir::Type = ir::Type::fixed(Elem::F32, NATIVE_LANES);
pub(super) const MASK: ir::Type = ir::Type::fixed(Elem::M32, NATIVE_LANES);

impl Lower<'_> {
    /// The type of the register for a vector that fills one.
    pub(super) fn native(&self, ty: Type) -> Option<ir::Type> {
        super::leaf::native(&self.m.types, ty, self.word_bits)
    }

    /// The lanes of a vector in a register.
    pub(super) fn lanes_of_native(&mut self, ty: ir::Type, vector: VReg) -> Vec<VReg> {
        (0..NATIVE_LANES).map(|lane| self.b.extract(ty, vector, lane)).collect()
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

    /// The register of a vector that fills one.
    pub(super) fn native_reg(&mut self, operand: Operand) -> Result<VReg> {
        self.stored(operand)?.first().copied().ok_or_else(|| "values without parts".into())
    }

    /// The values of a constant vector, if all its lanes are numbers.
    pub(super) fn native_values(&self, constant: crate::constants::Constant) -> Option<Vec<u64>> {
        let constants = &self.m.constants;
        let number = |lane| match constants.kind(lane) {
            ConstantKind::Integer(bits) | ConstantKind::Float(bits) => Some(bits),
            ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => Some(0),
            _ => None,
        };
        match constants.kind(constant) {
            ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => Some(vec![0; NATIVE_LANES as usize]),
            ConstantKind::Splat(lane) => Some(vec![number(lane)?; NATIVE_LANES as usize]),
            ConstantKind::Bytes(range) => {
                let bytes = constants.bytes(range);
                let words = bytes.chunks_exact(4);
                let words = words.map(|word| u64::from(u32::from_le_bytes([word[0], word[1], word[2], word[3]])));
                Some(words.collect()).filter(|words: &Vec<u64>| words.len() == NATIVE_LANES as usize)
            }
            ConstantKind::Aggregate(range) => constants.list(range).iter().map(|&lane| number(lane)).collect(),
            _ => None,
        }
    }

    /// A constant vector in a register, if all its lanes are numbers.
    pub(super) fn native_constant(&mut self, ty: ir::Type, values: &[u64]) -> VReg {
        if values.iter().all(|&value| value == values[0]) {
            return self.b.constant(ty, values[0]);
        }
        if ty == MASK {
            let bits = values.iter().enumerate().fold(0, |bits, (at, value)| bits | value << at);
            let bits = self.b.constant(ir::Type::U32, bits);
            return self.mask_of_word(bits);
        }
        self.b.values(ty, values)
    }

    /// The mask whose lane i is bit i of a word.
    pub(super) fn mask_of_word(&mut self, word: VReg) -> VReg {
        let bits: Vec<u64> = (0..NATIVE_LANES).map(|lane| 1 << lane).collect();
        let bits = self.b.values(WORDS, &bits);
        let words = self.b.splat(WORDS, word);
        let words = self.b.and(WORDS, words, bits);
        let zero = self.b.constant(WORDS, 0);
        self.b.cmp(Cond::Ne, WORDS, words, zero)
    }

    /// The word whose bit i is lane i of a mask.
    pub(super) fn word_of_mask(&mut self, mask: VReg) -> VReg {
        let bits: Vec<u64> = (0..NATIVE_LANES).map(|lane| 1 << lane).collect();
        let (bits, zero) = (self.b.values(WORDS, &bits), self.b.constant(WORDS, 0));
        let words = self.b.select(WORDS, mask, bits, zero);
        self.b.reduce(ir::Opcode::ReduceOr, WORDS, words)
    }

    /// Whether the instruction was lowered to operations on vectors.
    pub(super) fn native_inst(&mut self, data: &InstData, operands: &[Operand]) -> Result<bool> {
        let reg = match data.opcode {
            Opcode::ICmp | Opcode::FCmp => self.native_comparison(data, operands)?,
            Opcode::ExtractElement => self.native_extract(operands)?,
            Opcode::BitCast => self.native_bitcast(data, operands)?,
            opcode => match self.native(data.ty) {
                None => None,
                Some(ty) if opcode.is_binary() => self.native_binary(opcode, ty, operands)?,
                Some(ty) if opcode.is_cast() => self.native_conversion(opcode, ty, operands)?,
                Some(ty) => match opcode {
                    Opcode::FNeg => {
                        let a = self.native_reg(operands[0])?;
                        Some(self.b.neg(ty, a))
                    }
                    Opcode::Select => {
                        let condition = self.stored(operands[0])?[0];
                        let (a, b) = (self.native_reg(operands[1])?, self.native_reg(operands[2])?);
                        (ty != MASK).then(|| self.b.select(ty, condition, a, b))
                    }
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

    fn native_binary(&mut self, op: Opcode, ty: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        let code = match (op, ty) {
            (Opcode::And, _) => ir::Opcode::And,
            (Opcode::Or, _) => ir::Opcode::Or,
            (Opcode::Xor, _) => ir::Opcode::Xor,
            (Opcode::Add, WORDS) | (Opcode::FAdd, _) => ir::Opcode::Add,
            (Opcode::Sub, WORDS) | (Opcode::FSub, _) => ir::Opcode::Sub,
            (Opcode::Mul, WORDS) | (Opcode::FMul, _) => ir::Opcode::Mul,
            (Opcode::FDiv, _) => ir::Opcode::Div,
            (Opcode::Shl, WORDS) => ir::Opcode::Shl,
            (Opcode::LShr | Opcode::AShr, WORDS) => ir::Opcode::Shr,
            _ => return Ok(None),
        };
        let (a, b) = (self.native_reg(operands[0])?, self.native_reg(operands[1])?);
        if op == Opcode::AShr {
            let (a, b) = (self.b.bitcast(SIGNED, WORDS, a), self.b.bitcast(SIGNED, WORDS, b));
            let reg = self.b.binary(code, SIGNED, a, b);
            return Ok(Some(self.b.bitcast(WORDS, SIGNED, reg)));
        }
        Ok(Some(self.b.binary(code, ty, a, b)))
    }

    /// A comparison of words: the mask.
    pub(super) fn compare_words(&mut self, predicate: IntPredicate, a: VReg, b: VReg) -> VReg {
        let (cond, is_signed) = relation(predicate);
        if !is_signed {
            return self.b.cmp(cond, WORDS, a, b);
        }
        let (a, b) = (self.b.bitcast(SIGNED, WORDS, a), self.b.bitcast(SIGNED, WORDS, b));
        self.b.cmp(cond, SIGNED, a, b)
    }

    fn native_comparison(&mut self, data: &InstData, operands: &[Operand]) -> Result<Option<VReg>> {
        let Some(ty @ (WORDS | FLOATS)) = self.native(self.type_of(operands[0])) else { return Ok(None) };
        let (a, b) = (self.native_reg(operands[0])?, self.native_reg(operands[1])?);
        Ok(match (data.int_predicate(), data.float_predicate()) {
            (Some(predicate), _) => Some(self.compare_words(predicate, a, b)),
            (_, Some(predicate)) => Some(self.float_comparison(predicate, false, ty, a, b)),
            _ => None,
        })
    }

    fn native_conversion(&mut self, op: Opcode, to: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        let Some(from) = self.native(self.type_of(operands[0])) else { return Ok(None) };
        let a = self.native_reg(operands[0])?;
        Ok(match (op, from, to) {
            (Opcode::SExt | Opcode::ZExt, MASK, WORDS) => {
                let set = self.b.constant(WORDS, if op == Opcode::SExt { 0xFFFF_FFFF } else { 1 });
                let zero = self.b.constant(WORDS, 0);
                Some(self.b.select(WORDS, a, set, zero))
            }
            (Opcode::Trunc, WORDS, MASK) => {
                let one = self.b.constant(WORDS, 1);
                let zero = self.b.constant(WORDS, 0);
                let bits = self.b.and(WORDS, a, one);
                Some(self.b.cmp(Cond::Ne, WORDS, bits, zero))
            }
            (Opcode::SIToFP, WORDS, FLOATS) => {
                let a = self.b.bitcast(SIGNED, WORDS, a);
                Some(self.b.cast(FLOATS, SIGNED, a))
            }
            (Opcode::UIToFP, WORDS, FLOATS) => Some(self.b.cast(FLOATS, WORDS, a)),
            (Opcode::FPToSI, FLOATS, WORDS) => {
                let reg = self.b.cast(SIGNED, FLOATS, a);
                Some(self.b.bitcast(WORDS, SIGNED, reg))
            }
            (Opcode::FPToUI, FLOATS, WORDS) => Some(self.b.cast(WORDS, FLOATS, a)),
            _ => None,
        })
    }

    fn native_bitcast(&mut self, data: &InstData, operands: &[Operand]) -> Result<Option<VReg>> {
        let source = self.type_of(operands[0]);
        Ok(match (self.native(source), self.native(data.ty)) {
            (Some(from), Some(to)) => {
                let a = self.native_reg(operands[0])?;
                Some(if from == to { a } else { self.b.bitcast(to, from, a) })
            }
            (Some(MASK), None) if self.class(data.ty)? == Class::Int(NATIVE_LANES) => {
                let mask = self.native_reg(operands[0])?;
                let word = self.word_of_mask(mask);
                Some(self.resize(word, 32, NATIVE_LANES))
            }
            (None, Some(MASK)) if self.class(source)? == Class::Int(NATIVE_LANES) => {
                let bits = self.reg(operands[0])?;
                let word = self.resize(bits, NATIVE_LANES, 32);
                Some(self.mask_of_word(word))
            }
            _ => None,
        })
    }

    fn native_extract(&mut self, operands: &[Operand]) -> Result<Option<VReg>> {
        let Some(ty) = self.native(self.type_of(operands[0])) else { return Ok(None) };
        let vector = self.native_reg(operands[0])?;
        if let Some(lane) = self.integer_constant(operands[1]) {
            return Ok(Some(self.b.extract(ty, vector, (lane as u32).min(NATIVE_LANES - 1))));
        }
        if ty == MASK {
            return Ok(None);
        }
        let index = self.word_index(operands[1])?;
        let index = self.b.splat(WORDS, index);
        let moved = self.b.permute(ty, vector, index);
        Ok(Some(self.b.extract(ty, moved, 0)))
    }

    fn native_insert(&mut self, ty: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        let (vector, scalar) = (self.native_reg(operands[0])?, self.reg(operands[1])?);
        if let Some(lane) = self.integer_constant(operands[2]) {
            // A lane that does not exist is poison.
            return Ok(Some(self.b.insert(ty, vector, (lane as u32).min(NATIVE_LANES - 1), scalar)));
        }
        if ty == MASK {
            return Ok(None);
        }
        let index = self.word_index(operands[2])?;
        let (index, lanes) = (self.b.splat(WORDS, index), self.b.iota(WORDS));
        let is_lane = self.b.cmp(Cond::Eq, WORDS, index, lanes);
        let scalars = self.b.splat(ty, scalar);
        Ok(Some(self.b.select(ty, is_lane, scalars, vector)))
    }

    fn word_index(&mut self, operand: Operand) -> Result<VReg> {
        let reg = self.reg(operand)?;
        Ok(match self.class(self.type_of(operand))? {
            Class::Int(bits) => self.resize(reg, bits, 32),
            // The lowest word: no lane has a larger number.
            _ => reg,
        })
    }

    fn native_shuffle(&mut self, ty: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        if ty == MASK || self.native(self.type_of(operands[0])) != Some(ty) {
            return Ok(None);
        }
        let mask = self.shuffle_mask(operands[2])?;
        let known: Vec<u32> = mask.iter().flatten().copied().collect();
        let n = NATIVE_LANES;
        let a = self.native_reg(operands[0])?;
        if let Some(&first) = known.first()
            && known.iter().all(|&lane| lane == first)
        {
            let from = if first < n { a } else { self.native_reg(operands[1])? };
            let lane = self.b.extract(ty, from, first % n);
            return Ok(Some(self.b.splat(ty, lane)));
        }
        let values: Vec<u64> = mask.iter().map(|lane| u64::from(lane.unwrap_or(0))).collect();
        let (uses_first, uses_second) = (known.iter().any(|&lane| lane < n), known.iter().any(|&lane| lane >= n));
        if uses_first && uses_second {
            let b = self.native_reg(operands[1])?;
            let from_second: Vec<u64> = values.iter().map(|&lane| u64::from(lane >= u64::from(n))).collect();
            let indices: Vec<u64> = values.iter().map(|&lane| lane % u64::from(n)).collect();
            let indices = self.native_constant(WORDS, &indices);
            let (first, second) = (self.b.permute(ty, a, indices), self.b.permute(ty, b, indices));
            let from_second = self.native_constant(MASK, &from_second);
            return Ok(Some(self.b.select(ty, from_second, second, first)));
        }
        let from = if uses_second { self.native_reg(operands[1])? } else { a };
        let indices: Vec<u64> = values.iter().map(|&lane| lane % u64::from(n)).collect();
        let indices = self.native_constant(WORDS, &indices);
        Ok(Some(self.b.permute(ty, from, indices)))
    }

    /// Whether an intrinsic on lanes was lowered to operations on vectors.
    pub(super) fn native_intrinsic(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let Some(ty) = self.native(data.ty) else { return Ok(false) };
        let mut regs = Vec::with_capacity(arguments.len());
        for &argument in arguments {
            let own = self.native(self.type_of(argument));
            if own == Some(ty) {
                regs.push(self.native_reg(argument)?);
            }
        }
        let reg = match (name, ty, &regs[..]) {
            ("fabs", FLOATS, &[a]) => self.b.abs(ty, a),
            ("fmuladd", FLOATS, &[a, b, c]) => {
                let product = self.b.mul(ty, a, b);
                self.b.add(ty, product, c)
            }
            ("umax", WORDS, &[a, b]) => self.b.max(ty, a, b),
            ("umin", WORDS, &[a, b]) => self.b.min(ty, a, b),
            ("smax" | "smin", WORDS, &[a, b]) => {
                let predicate = if name == "smax" { IntPredicate::SGt } else { IntPredicate::SLt };
                let is_first = self.compare_words(predicate, a, b);
                self.b.select(ty, is_first, a, b)
            }
            ("ctlz", WORDS, &[a]) => self.b.clz(ty, a),
            ("cttz", WORDS, &[a]) => self.b.ctz(ty, a),
            _ => return Ok(false),
        };
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// Loads a mask: a lane is a bit in memory.
    pub(super) fn load_mask(&mut self, access: Access) -> VReg {
        let bits = self.b.load(ir::Type::U16, access.piece(0));
        let word = self.resize(bits, NATIVE_LANES, 32);
        self.mask_of_word(word)
    }

    pub(super) fn store_mask(&mut self, access: Access, mask: VReg) {
        let word = self.word_of_mask(mask);
        let bits = self.resize(word, 32, NATIVE_LANES);
        self.b.store(ir::Type::U16, access.piece(0), bits);
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
        let address = self.argument_slot(bytes, align)?;
        Ok((address, self.place_of(address, ty)?))
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
        Ok(Access { at: ir::MemRef::at(address), align: u64::from(align) })
    }
}
