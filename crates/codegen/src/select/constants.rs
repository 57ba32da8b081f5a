//! Constants: immediates where instructions take them, else one instruction, else the constant pool. Addresses of stack slots
//! and of symbols that are near are constants of one instruction, those of other symbols are in the constant pool.

use super::Selector;
use super::emit::{Arg, ArgBase, Extra};
use crate::mach::{Addressed, Home, MachOperand, Recipe};
use crate::target::Target;
use kernelsmith_ir::{Op, Opcode, StackSlot, Type, VReg};
use kernelsmith_machine::MaskForm;
use kernelsmith_regalloc as ra;

/// Maximum number of shared constants of a kind: looking one up visits each of them.
const MAX_SHARED: usize = 128;
/// What is there in place of the entry of a symbol whose address is in the linker's table.
pub(super) const IN_TABLE: u32 = u32::MAX - 1;
/// Size of the widest vector in bytes.
const MAX_BYTES: usize = 128;

impl Selector<'_> {
    /// A constant. With a single definition it needs no instruction here: the allocator rematerialises it at its uses.
    pub(super) fn constant(&mut self, op: &Op) {
        let target = self.target;
        if self.n_defs(op.dst) != 1 || !target.isa().is_rematerialised(op) {
            let dst = self.dst(op.dst);
            self.materialise(op, dst);
        }
    }

    /// Records how to rematerialise the machine register `v` of a constant.
    pub(super) fn describe_constant(&mut self, op: &Op, v: ra::VReg) {
        self.mach.vregs[v.idx()].remat = match self.source_of(op, v) {
            Some(Source::Recipe(recipe)) => {
                self.mach.recipes.push(recipe);
                ra::Remat::Recompute(self.mach.recipes.len() as u32 - 1)
            }
            Some(Source::Pool(entry)) => {
                self.mach.homes.push(Home::Pool(entry));
                ra::Remat::Home(self.mach.homes.len() as u32 - 1)
            }
            None => ra::Remat::None,
        };
    }

    /// Emits an instruction that writes the constant to `dst`.
    fn materialise(&mut self, op: &Op, dst: ra::VReg) {
        let target = self.target;
        if target.isa().materialise(self, op, dst) {
            return;
        }
        match self.source_of(op, dst) {
            Some(Source::Recipe(recipe)) => self.emit_recipe(recipe, dst),
            Some(Source::Pool(entry)) => {
                let class = kernelsmith_machine::ClassId(self.mach.vregs[dst.idx()].class.0);
                let Some(load) = self.target.load_inst(class) else { return self.fail_class(class) };
                let mem = Arg::Mem { base: ArgBase::Pool(entry), index: None, scale_log2: 0, disp: 0 };
                self.emit(load, &[Arg::Def(dst), mem]);
            }
            None => {}
        }
    }

    /// The constant pool's entry for a constant.
    pub(crate) fn pool_entry(&mut self, op: &Op) -> Option<u32> {
        let mut bytes = [0u8; MAX_BYTES];
        let len = constant_bytes(op, self.func.values(op), self.target, &mut bytes)?;
        Some(self.mach.constant(&bytes[..len]))
    }

    /// Gives a stack slot a place in the frame.
    pub(super) fn use_slot(&mut self, slot: u32) {
        if self.mach.slots.is_empty() {
            self.mach.slots.resize(self.func.slots.len(), StackSlot { bytes: 0, align: 1 });
        }
        self.mach.slots[slot as usize] = self.func.slots[slot as usize];
    }

    /// The entry of the constant pool that holds the address of a symbol.
    pub(super) fn symbol_slot(&mut self, symbol: u32) -> u32 {
        match self.s.symbol_slots[symbol as usize] {
            u32::MAX => {
                let slot = self.mach.append_constant(&[0; 8]);
                self.mach.symbol_slots.push((slot, symbol));
                self.s.symbol_slots[symbol as usize] = slot;
                slot
            }
            slot => slot,
        }
    }

    /// The entry of the constant pool that represents a symbol, if an instruction can compute its address from that of the code.
    pub(super) fn direct_slot(&mut self, symbol: u32) -> Option<u32> {
        let known = self.s.direct_slots[symbol as usize];
        if known != u32::MAX {
            return (known != IN_TABLE).then_some(known);
        }
        let is_direct = self.target.isa().symbol_address().is_some()
            && self.func.symbols.get(symbol as usize).is_some_and(|symbol| self.direct.contains(&symbol.name));
        let slot = is_direct.then(|| self.mach.append_constant(&[]));
        self.mach.direct_slots.extend(slot.map(|slot| (slot, symbol)));
        self.s.direct_slots[symbol as usize] = slot.unwrap_or(IN_TABLE);
        slot
    }

    fn source_of(&mut self, op: &Op, v: ra::VReg) -> Option<Source> {
        let ty = op.ty;
        if op.code == Opcode::SlotAddr {
            self.use_slot(op.slot());
            let inst = self.target.isa().frame_address();
            return Some(Source::Recipe(Recipe { inst, imm: None, of: Some(Addressed::Slot(op.slot())) }));
        }
        if op.code == Opcode::SymbolAddr {
            let symbol = op.symbol().0;
            return Some(match (self.target.isa().symbol_address(), self.direct_slot(symbol)) {
                (Some(inst), Some(slot)) => {
                    Source::Recipe(Recipe { inst, imm: None, of: Some(Addressed::Symbol(slot)) })
                }
                _ => Source::Pool(self.symbol_slot(symbol)),
            });
        }
        if op.code == Opcode::Const
            && let Some(recipe) = self.target.isa().constant(ty, op.const_bits(), self.target.masks())
        {
            return Some(Source::Recipe(recipe));
        }
        let mut bytes = [0u8; MAX_BYTES];
        let Some(len) = constant_bytes(op, self.func.values(op), self.target, &mut bytes) else {
            self.fail(op, "there is no such constant");
            return None;
        };
        let class = kernelsmith_machine::ClassId(self.mach.vregs[v.idx()].class.0);
        if self.target.load_inst(class).is_none() {
            self.fail_class(class);
            return None;
        }
        Some(Source::Pool(self.mach.constant(&bytes[..len])))
    }

    /// All register operands of a recipe are its result, whose old content does not matter (x ^ x); the others are its immediate.
    fn emit_recipe(&mut self, recipe: Recipe, dst: ra::VReg) {
        if let Some(of) = recipe.of {
            let base = match of {
                Addressed::Slot(slot) => ArgBase::Slot(slot),
                Addressed::Symbol(entry) => ArgBase::Pool(entry),
            };
            let address = Arg::Mem { base, index: None, scale_log2: 0, disp: 0 };
            return self.emit(recipe.inst, &[Arg::Def(dst), address]);
        }
        let n = self.target.desc().inst(recipe.inst).n_operands();
        self.emit_with(recipe.inst, &[Arg::Def(dst)], Extra::default());
        let inst = self.mach.insts.len() - 1;
        let result = self.mach.operands[self.mach.insts[inst].first_operand as usize];
        for at in 1..n {
            let is_register = self.operand_class(recipe.inst, at).is_some();
            self.mach.operands.push(if is_register { result } else { MachOperand::Imm(recipe.imm.unwrap_or(0)) });
        }
        self.mach.insts[inst].n_operands = n as u8;
    }

    /// A machine register that holds an integer constant.
    pub(crate) fn integer(&mut self, ty: Type, bits: u64) -> ra::VReg {
        let v = self.temp(ty);
        self.describe_constant(&Op::constant(ty, VReg::NONE, bits), v);
        v
    }
}

impl Selector<'_> {
    /// The machine register of an integer constant of 32 bits that all its users share, for machines with registers to spare
    /// and few immediates. The allocator rematerialises it where no register is free.
    pub(crate) fn shared_integer(&mut self, bits: u32) -> ra::VReg {
        if let Some((_, v)) = self.s.integers.iter().find(|(known, _)| *known == bits) {
            return *v;
        }
        let v = self.integer(Type::I32, bits as i32 as u64);
        if self.s.integers.len() < MAX_SHARED {
            self.s.integers.push((bits, v));
        }
        v
    }

    /// The machine register of an entry of the constant pool that all its users share, for machines with registers to spare.
    pub(crate) fn shared_entry(&mut self, ty: Type, entry: u32) -> ra::VReg {
        if let Some((_, v)) = self.s.entries.iter().find(|(known, _)| *known == entry) {
            return *v;
        }
        let v = self.temp(ty);
        self.mach.homes.push(Home::Pool(entry));
        self.mach.vregs[v.idx()].remat = ra::Remat::Home(self.mach.homes.len() as u32 - 1);
        if self.s.entries.len() < MAX_SHARED {
            self.s.entries.push((entry, v));
        }
        v
    }

    /// The shared register of a constant operation, on machines that share them.
    pub(super) fn shared_constant(&mut self, op: &Op) -> Option<ra::VReg> {
        let is_shared = op.code == Opcode::Const && self.target.isa().shares_constants(op.ty);
        is_shared.then(|| self.shared_integer(op.const_bits() as u32))
    }
}

/// The source of a constant.
enum Source {
    Recipe(Recipe),
    Pool(u32),
}

/// The bytes in memory of a vector or float constant; at least as many as a load into its register class reads.
fn constant_bytes(op: &Op, values: &[u64], target: &Target, out: &mut [u8; MAX_BYTES]) -> Option<usize> {
    let (ty, masks) = (op.ty, target.masks());
    let size = ty.elem().bytes() as usize;
    let lanes = ty.count_on(target.vector_bits()) as usize;
    let total = if ty.is_vector() { (lanes * size).max(16) } else { size };
    if total > MAX_BYTES {
        return None;
    }
    if ty.is_mask() && masks == MaskForm::Bits {
        // A mask register has 8 bytes.
        let bits = (0..lanes.min(64)).fold(0u64, |bits, lane| bits | (table_entry(op, lane) & 1) << lane);
        out[..8].copy_from_slice(&bits.to_le_bytes());
        return Some(8);
    }
    if op.code == Opcode::Const && !ty.is_mask() && (lanes * size).is_multiple_of(8) {
        // All lanes are equal, so all groups of 8 bytes are.
        let bits = op.const_bits();
        let word = match size {
            1 => u64::from(bits as u8) * 0x0101_0101_0101_0101,
            2 => u64::from(bits as u16) * 0x0001_0001_0001_0001,
            4 => u64::from(bits as u32) * 0x0000_0001_0000_0001,
            _ => bits,
        };
        out[..lanes * size].as_chunks_mut::<8>().0.fill(word.to_le_bytes());
        return Some(total);
    }
    for lane in 0..lanes {
        let bits = match op.code {
            Opcode::Iota => number(ty, lane as u64),
            Opcode::Table if ty.is_mask() => 0u64.wrapping_sub(table_entry(op, lane) & 1),
            Opcode::Table => table_entry(op, lane),
            Opcode::Values => *values.get(lane)?,
            _ if ty.is_mask() => 0u64.wrapping_sub(op.const_bits()),
            _ => op.const_bits(),
        };
        out[lane * size..(lane + 1) * size].copy_from_slice(&bits.to_le_bytes()[..size]);
    }
    Some(total)
}

/// The number of a `table` in a lane.
fn table_entry(op: &Op, lane: usize) -> u64 {
    op.imm as u64 >> (4 * (lane & ((1 << op.aux) - 1))) & 15
}

/// The bits of a small number in an element type.
fn number(ty: Type, n: u64) -> u64 {
    match ty.elem() {
        kernelsmith_ir::Elem::F32 => u64::from((n as f32).to_bits()),
        elem if elem.is_float() => kernelsmith_ir::scalar::number(elem, n as u32),
        elem => elem.canonical(n),
    }
}
