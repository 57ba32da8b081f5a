//! One operation of the walk: folded if its operands are known, else appended to the block.
//!
//! In: an operation and what is known. Out: the block and the environment after it. Invariants: folding uses the functions
//! of the interpreter; loads are folded from constants of the module only, never from memory that something may write;
//! volatile accesses are kept. Not here: control flow and calls that are inlined (`evaluate`).

use super::evaluate::{Current, Stop, Walk};
use super::graph::BlockId;
use super::state::{Cell, Known, Origin, Slot};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, Elem, Op, OpFlags, Opcode, Type, VReg, fold};

/// An address: a base that is known, and bytes.
#[derive(Clone, Copy)]
enum Place {
    Known(Known),
    Unknown,
}

impl<'m> Walk<'_, 'm> {
    /// Emits a known value into a register.
    pub(super) fn write(&mut self, block: BlockId, to: VReg, value: Known) -> Result<(), Stop> {
        let ty = self.graph.vregs[to.index()];
        let (op, offset) = match value {
            Known::Bits(bits) => {
                self.graph.push(block, Op::constant(ty, to, bits));
                return Ok(());
            }
            Known::Symbol(name, offset) => {
                let symbol = self.symbol(&self.declaration(name));
                (Op::new(Opcode::SymbolAddr, Type::PTR).with_imm(i64::from(symbol.0)), offset)
            }
            Known::Slot(slot, offset) => {
                if !self.in_memory.contains(&slot) {
                    return Err(self.needs_memory(slot));
                }
                let function = self.frames[slot.frame as usize].function;
                let layout = self.input.module.functions[function as usize].func.slots[slot.slot as usize];
                let number = self.graph.slot(slot, layout);
                (Op::new(Opcode::SlotAddr, Type::PTR).with_imm(i64::from(number)), offset)
            }
        };
        let is_direct = offset == 0 && ty == Type::PTR;
        let mut op = op;
        op.dst = if is_direct { to } else { self.temporary(Type::PTR) };
        let mut last = op.dst;
        self.graph.push(block, op);
        if offset != 0 {
            let dst = if ty == Type::PTR { to } else { self.temporary(Type::PTR) };
            let none = VReg::NONE;
            let addr = Op::memory(Opcode::Addr, Type::PTR, dst, last, none, none, offset, ir::MemInfo::default());
            self.graph.push(block, addr);
            last = dst;
        }
        if ty != Type::PTR {
            self.graph.push(block, Op::from_source(Opcode::Cast, ty, Type::PTR, to, last));
        }
        Ok(())
    }

    /// The register of the result with the value of a home.
    pub(super) fn read(&mut self, current: &Current<'m>, home: VReg) -> Result<VReg, Stop> {
        match current.env.regs.get(&home).copied() {
            None => Ok(home),
            Some(value) => {
                let temporary = self.temporary(self.graph.vregs[home.index()]);
                self.write(current.block, temporary, value)?;
                Ok(temporary)
            }
        }
    }

    /// Defines a register by a known value.
    pub(super) fn define(&mut self, current: &mut Current<'m>, dst: VReg, value: Known, root: Option<VReg>) {
        let home = self.home(current.frame, dst);
        current.env.regs.insert(home, value);
        match root {
            Some(root) => current.roots.insert(home, root),
            None => current.roots.remove(&home),
        };
        current.compared.remove(&home);
    }

    /// Appends the operation, whose result is not known.
    fn emit(&mut self, current: &mut Current<'m>, op: &Op) -> Result<(), Stop> {
        let mut new = *op;
        for at in 0..3 {
            if op.args[at].is_some() {
                let home = self.home(current.frame, op.args[at]);
                new.args[at] = self.read(current, home)?;
            }
        }
        for (from, to) in [(op.mask, &mut new.mask), (op.pass, &mut new.pass)] {
            if from.is_some() {
                let home = self.home(current.frame, from);
                *to = self.read(current, home)?;
            }
        }
        if op.code == Opcode::Values {
            let values = current.source.func.values(op).to_vec();
            new.imm = self.graph.push_values(&values);
        }
        if op.dst.is_some() {
            new.dst = self.forget(current, op.dst);
        }
        self.graph.push(current.block, new);
        Ok(())
    }

    /// The home of a register whose value is no longer known.
    fn forget(&mut self, current: &mut Current<'m>, dst: VReg) -> VReg {
        let home = self.home(current.frame, dst);
        current.env.regs.remove(&home);
        current.roots.remove(&home);
        current.compared.remove(&home);
        home
    }

    /// Appends a call that is not inlined.
    pub(super) fn call(&mut self, current: &mut Current<'m>, op: &Op) -> Result<(), Stop> {
        let mut new = *op;
        if op.args[0].is_some() {
            let home = self.home(current.frame, op.args[0]);
            new.args[0] = self.read(current, home)?;
        }
        let list = current.source.func.list(op).to_vec();
        let mut regs = Vec::with_capacity(list.len());
        for reg in list {
            let home = self.home(current.frame, reg);
            regs.push(self.read(current, home)?);
        }
        let symbol = self.symbol(&current.source.func.symbols[op.symbol().index()]);
        new.imm = i64::from(symbol.0) | i64::from(op.n_variadic()) << 32;
        new.aux = self.graph.push_list(&regs);
        if op.dst.is_some() {
            new.dst = self.forget(current, op.dst);
        }
        self.graph.push(current.block, new);
        Ok(())
    }

    /// One operation without control flow.
    pub(super) fn operation(&mut self, current: &mut Current<'m>, op: &Op) -> Result<(), Stop> {
        let frame = current.frame;
        match op.code {
            Opcode::Const if !op.ty.is_vector() => {
                let bits = op.ty.elem().canonical(op.const_bits());
                self.define(current, op.dst, Known::Bits(bits), None);
                return Ok(());
            }
            Opcode::SymbolAddr => {
                let name = current.source.func.symbols[op.symbol().index()].name.clone();
                // The address of a symbol that may be absent is not known.
                if self.function(&name).is_some() || self.data.contains_key(name.as_str()) {
                    let name = self.name(&name);
                    self.define(current, op.dst, Known::Symbol(name, 0), None);
                } else {
                    self.emit_address(current, op);
                }
                return Ok(());
            }
            Opcode::ThreadAddr | Opcode::InitialThreadAddr => {
                self.emit_address(current, op);
                return Ok(());
            }
            Opcode::SlotAddr => {
                let slot = Slot { frame, slot: op.slot() };
                self.define(current, op.dst, Known::Slot(slot, 0), None);
                return Ok(());
            }
            Opcode::Load if !op.ty.is_vector() && !op.flags.has(OpFlags::VOLATILE) => return self.load(current, op),
            Opcode::Store if !op.ty.is_vector() && !op.flags.has(OpFlags::VOLATILE) => return self.store(current, op),
            Opcode::Load | Opcode::Store | Opcode::Prefetch => return self.emit_memory(current, op),
            _ => {}
        }
        let is_scalar = |reg: VReg| current.source.func.ty(reg).is_some_and(|ty| !ty.is_vector());
        if !op.code.is_pure() || op.mask.is_some() || op.dst.is_none() || !is_scalar(op.dst) {
            return self.emit(current, op);
        }
        let mut values = Vec::with_capacity(3);
        let mut roots = Vec::new();
        let mut homes = Vec::with_capacity(3);
        for reg in op.args.into_iter().filter(|reg| reg.is_some()) {
            let home = self.home(frame, reg);
            values.push(current.env.regs.get(&home).copied());
            roots.extend(current.roots.get(&home).copied());
            homes.push(home);
        }
        let root = if let [root] = roots[..] { Some(root) } else { None };
        // The choice of one operand.
        if op.code == Opcode::Select
            && let Some(Some(Known::Bits(condition))) = values.first().copied()
        {
            let chosen = if condition & 1 != 0 { 1 } else { 2 };
            return self.copy(current, op, homes[chosen], values[chosen], root);
        }
        if op.code == Opcode::Copy {
            return self.copy(current, op, homes[0], values[0], root);
        }
        if let Some(value) = self.folded(op, &values) {
            self.define(current, op.dst, value, root);
            return Ok(());
        }
        if op.code == Opcode::Addr {
            return self.emit_memory(current, op);
        }
        self.emit(current, op)?;
        if op.code == Opcode::Cmp && !roots.is_empty() {
            let home = self.home(frame, op.dst);
            current.compared.insert(home, roots);
        } else if op.code == Opcode::Not
            && let Some(compared) = current.compared.get(&homes[0]).cloned()
        {
            let home = self.home(frame, op.dst);
            current.compared.insert(home, compared);
        }
        Ok(())
    }

    /// Emits the address of a symbol, which is not known.
    fn emit_address(&mut self, current: &mut Current<'m>, op: &Op) {
        let symbol = self.symbol(&current.source.func.symbols[op.symbol().index()]);
        let mut new = *op;
        new.imm = i64::from(symbol.0);
        new.dst = self.forget(current, op.dst);
        self.graph.push(current.block, new);
    }

    fn copy(
        &mut self,
        current: &mut Current<'m>,
        op: &Op,
        from: VReg,
        value: Option<Known>,
        root: Option<VReg>,
    ) -> Result<(), Stop> {
        match value {
            Some(value) => self.define(current, op.dst, value, root),
            None => {
                let compared = current.compared.get(&from).cloned();
                let home = self.forget(current, op.dst);
                if home != from {
                    self.graph.push(current.block, Op::unary(Opcode::Copy, op.ty, home, from));
                }
                if let Some(compared) = compared {
                    current.compared.insert(home, compared);
                }
            }
        }
        Ok(())
    }

    /// The result of a pure scalar operation, if it is known.
    fn folded(&self, op: &Op, values: &[Option<Known>]) -> Option<Known> {
        let bits: Option<Vec<u64>> = values
            .iter()
            .map(|value| match value {
                Some(Known::Bits(bits)) => Some(*bits),
                _ => None,
            })
            .collect();
        if let Some(bits) = bits {
            return fold::fold(op, &bits, self.pointer_bits, None).map(Known::Bits);
        }
        let number = |at: usize| match values.get(at) {
            Some(Some(Known::Bits(bits))) => Some(*bits),
            _ => None,
        };
        let address = |at: usize| match values.get(at) {
            Some(Some(value @ (Known::Symbol(..) | Known::Slot(..)))) => Some(*value),
            _ => None,
        };
        let moved = |value: Known, by: i64| match value {
            Known::Bits(bits) => Known::Bits(bits.wrapping_add(by as u64)),
            Known::Symbol(name, offset) => Known::Symbol(name, offset.wrapping_add(by)),
            Known::Slot(slot, offset) => Known::Slot(slot, offset.wrapping_add(by)),
        };
        let is_wide = |ty: Type| ty.elem().bits_on(self.pointer_bits) == self.pointer_bits && !ty.is_float();
        match op.code {
            Opcode::Addr => {
                let offset = if op.offset().is_some() { number(1)? << op.mem().scale_log2 } else { 0 };
                Some(moved(address(0)?, (offset as i64).wrapping_add(op.disp())))
            }
            Opcode::Cast if is_wide(op.ty) && is_wide(op.source_ty()?) => address(0),
            Opcode::Add if is_wide(op.ty) => match (address(0), address(1)) {
                (Some(base), None) => Some(moved(base, number(1)? as i64)),
                (None, Some(base)) => Some(moved(base, number(0)? as i64)),
                _ => None,
            },
            Opcode::Sub if is_wide(op.ty) => match (address(0)?, address(1)) {
                (base, None) => Some(moved(base, (number(1)? as i64).wrapping_neg())),
                (a, Some(b)) => {
                    let difference = distance(a, b)?;
                    Some(Known::Bits(on_machine(op.ty, self.pointer_bits).canonical(difference as u64)))
                }
            },
            Opcode::Cmp => self.compared_addresses(op.cond(), values),
            Opcode::And if !op.ty.is_float() && (number(0) == Some(0) || number(1) == Some(0)) => Some(Known::Bits(0)),
            Opcode::Mul if !op.ty.is_float() && (number(0) == Some(0) || number(1) == Some(0)) => Some(Known::Bits(0)),
            Opcode::Or if op.ty == Type::BOOL && (number(0) == Some(1) || number(1) == Some(1)) => Some(Known::Bits(1)),
            _ => None,
        }
    }

    /// Compares addresses, if they are inside the same object, or one is null.
    fn compared_addresses(&self, cond: Cond, values: &[Option<Known>]) -> Option<Known> {
        let (a, b) = (values.first().copied().flatten()?, values.get(1).copied().flatten()?);
        let is_inside = |value: Known| match value {
            Known::Bits(_) => false,
            Known::Symbol(name, offset) => {
                let name = self.names[name as usize].as_str();
                let size = self.data.get(name).map_or(0, |&data| self.input.module.data[data as usize].size);
                offset >= 0 && offset as u64 <= size
            }
            Known::Slot(slot, offset) => {
                let function = self.frames[slot.frame as usize].function;
                let slots = &self.input.module.functions[function as usize].func.slots;
                offset >= 0 && offset <= i64::from(slots[slot.slot as usize].bytes)
            }
        };
        if let Some(difference) = distance(a, b) {
            let is_ordered = is_inside(a) && is_inside(b);
            let result = match cond {
                Cond::Eq => difference == 0,
                Cond::Ne => difference != 0,
                Cond::Lt if is_ordered => difference < 0,
                Cond::Le if is_ordered => difference <= 0,
                Cond::Gt if is_ordered => difference > 0,
                Cond::Ge if is_ordered => difference >= 0,
                _ => return None,
            };
            return Some(Known::Bits(u64::from(result)));
        }
        let is_null = |value: Known| value == Known::Bits(0);
        if (is_null(a) && is_inside(b)) || (is_null(b) && is_inside(a)) {
            return match cond {
                Cond::Eq => Some(Known::Bits(0)),
                Cond::Ne => Some(Known::Bits(1)),
                _ => None,
            };
        }
        None
    }

    fn place(&mut self, current: &Current<'m>, op: &Op) -> Place {
        let base = self.home(current.frame, op.base());
        let Some(base) = current.env.regs.get(&base).copied() else { return Place::Unknown };
        let mut by = op.disp();
        if op.offset().is_some() {
            let offset = self.home(current.frame, op.offset());
            let Some(Known::Bits(bits)) = current.env.regs.get(&offset) else { return Place::Unknown };
            by = by.wrapping_add((*bits << op.mem().scale_log2) as i64);
        }
        match base {
            Known::Bits(_) => Place::Unknown,
            Known::Symbol(name, offset) => Place::Known(Known::Symbol(name, offset.wrapping_add(by))),
            Known::Slot(slot, offset) => Place::Known(Known::Slot(slot, offset.wrapping_add(by))),
        }
    }

    /// Appends an operation with an address; what is known of it becomes the displacement.
    fn emit_memory(&mut self, current: &mut Current<'m>, op: &Op) -> Result<(), Stop> {
        let base = self.home(current.frame, op.base());
        let known = current.env.regs.get(&base).copied();
        let mut op = *op;
        if let Some(Known::Symbol(_, offset) | Known::Slot(_, offset)) = known
            && offset != 0
            && i32::try_from(op.disp().wrapping_add(offset)).is_ok()
        {
            // The base without its offset, so that accesses share it.
            let start = match known {
                Some(Known::Symbol(name, _)) => Known::Symbol(name, 0),
                Some(Known::Slot(slot, _)) => Known::Slot(slot, 0),
                _ => return self.emit(current, &op),
            };
            current.env.regs.insert(base, start);
            op.imm += offset;
            let is_same = op.dst.is_some() && self.home(current.frame, op.dst) == base;
            self.emit(current, &op)?;
            if let Some(known) = known
                && !is_same
            {
                current.env.regs.insert(base, known);
            }
            return Ok(());
        }
        self.emit(current, &op)
    }

    fn load(&mut self, current: &mut Current<'m>, op: &Op) -> Result<(), Stop> {
        let bytes = op.ty.elem().bits_on(self.pointer_bits) / 8;
        match self.place(current, op) {
            Place::Known(Known::Symbol(name, offset)) => match self.constant(name, offset, op.ty) {
                Some(value) => {
                    self.define(current, op.dst, value, None);
                    Ok(())
                }
                None => self.emit_memory(current, op),
            },
            Place::Known(Known::Slot(slot, offset)) if !self.in_memory.contains(&slot) => {
                let Ok(offset) = u32::try_from(offset) else { return Err(self.needs_memory(slot)) };
                match current.env.cells.get(&(slot, offset)).copied() {
                    Some(Cell { home, bytes: size, value: None }) if size == bytes => {
                        let from = self.graph.vregs[home.index()];
                        if (from == Type::BOOL) != (op.ty == Type::BOOL) {
                            return Err(self.needs_memory(slot));
                        }
                        let dst = self.forget(current, op.dst);
                        self.convert(current.block, dst, op.ty, home, from);
                        Ok(())
                    }
                    Some(Cell { bytes: size, value: Some(value), .. })
                        if size == bytes && (matches!(value, Known::Bits(_)) || op.ty == Type::PTR) =>
                    {
                        let value = match value {
                            Known::Bits(bits) => Known::Bits(on_machine(op.ty, self.pointer_bits).canonical(bits)),
                            other => other,
                        };
                        self.define(current, op.dst, value, None);
                        Ok(())
                    }
                    _ => {
                        let mut loaded = [0u8; 8];
                        for at in 0..bytes {
                            let byte = self.known_byte(current, slot, offset + at);
                            loaded[at as usize] = byte.ok_or_else(|| self.needs_memory(slot))?;
                        }
                        let elem = on_machine(op.ty, self.pointer_bits);
                        let bits = elem.canonical(u64::from_le_bytes(loaded));
                        let bits = if op.ty == Type::BOOL { bits & 1 } else { bits };
                        self.define(current, op.dst, Known::Bits(bits), None);
                        Ok(())
                    }
                }
            }
            _ => self.emit_memory(current, op),
        }
    }

    fn store(&mut self, current: &mut Current<'m>, op: &Op) -> Result<(), Stop> {
        let bytes = op.ty.elem().bits_on(self.pointer_bits) / 8;
        let Place::Known(Known::Slot(slot, offset)) = self.place(current, op) else {
            return self.emit_memory(current, op);
        };
        if self.in_memory.contains(&slot) {
            return self.emit_memory(current, op);
        }
        let function = self.frames[slot.frame as usize].function;
        let size = self.input.module.functions[function as usize].func.slots[slot.slot as usize].bytes;
        let Some(offset) =
            u32::try_from(offset).ok().filter(|&at| at.checked_add(bytes).is_some_and(|end| end <= size))
        else {
            return Err(self.needs_memory(slot));
        };
        self.clear_cells(current, slot, offset, bytes)?;
        let home = self.cell_home(slot, offset, op.ty);
        let stored = self.home(current.frame, op.stored());
        let value = current.env.regs.get(&stored).copied();
        if value.is_none() {
            self.graph.push(current.block, Op::unary(Opcode::Copy, op.ty, home, stored));
        }
        current.env.cells.insert((slot, offset), Cell { home, bytes, value });
        Ok(())
    }

    pub(super) fn cell_home(&mut self, slot: Slot, offset: u32, ty: Type) -> VReg {
        if let Some(&home) = self.cell_homes.get(&(slot, offset, ty)) {
            return home;
        }
        let home = self.add_register(ty, Origin::Cell);
        self.cell_homes.insert((slot, offset, ty), home);
        home
    }

    /// Removes what a store overwrites; what it overwrites in part must be known.
    pub(super) fn clear_cells(
        &mut self,
        current: &mut Current<'m>,
        slot: Slot,
        offset: u32,
        bytes: u32,
    ) -> Result<(), Stop> {
        let first = (slot, offset.saturating_sub(7));
        let overlapping: Vec<(u32, Cell)> = current
            .env
            .cells
            .range(first..(slot, offset + bytes))
            .filter(|((_, at), cell)| at + cell.bytes > offset)
            .map(|((_, at), cell)| (*at, *cell))
            .collect();
        for (at, cell) in overlapping {
            current.env.cells.remove(&(slot, at));
            if at >= offset && at + cell.bytes <= offset + bytes {
                continue;
            }
            let Some(Known::Bits(bits)) = cell.value else { return Err(self.needs_memory(slot)) };
            for n in (0..cell.bytes).filter(|n| !(offset..offset + bytes).contains(&(at + n))) {
                let home = self.cell_home(slot, at + n, Type::U8);
                let value = Some(Known::Bits(bits >> (8 * n) & 0xff));
                current.env.cells.insert((slot, at + n), Cell { home, bytes: 1, value });
            }
        }
        Ok(())
    }

    /// A byte of a slot; what was never written is zero.
    fn known_byte(&self, current: &Current<'m>, slot: Slot, at: u32) -> Option<u8> {
        let mut cells = current.env.cells.range((slot, at.saturating_sub(7))..=(slot, at));
        match cells.rfind(|((_, start), cell)| start + cell.bytes > at) {
            None => Some(0),
            Some(((_, start), Cell { value: Some(Known::Bits(bits)), .. })) => Some((bits >> (8 * (at - start))) as u8),
            Some(_) => None,
        }
    }

    /// Copies bits to a register of another type of the same size.
    fn convert(&mut self, block: BlockId, dst: VReg, ty: Type, from: VReg, source: Type) {
        if ty == source {
            return self.graph.push(block, Op::unary(Opcode::Copy, ty, dst, from));
        }
        if !ty.is_float() && !source.is_float() {
            return self.graph.push(block, Op::from_source(Opcode::Cast, ty, source, dst, from));
        }
        // Bits of floats are those of integers; addresses are converted by numbers.
        let (mut from, mut source) = (from, source);
        if source == Type::PTR {
            let number = self.temporary(Type::U64);
            self.graph.push(block, Op::from_source(Opcode::Cast, Type::U64, source, number, from));
            (from, source) = (number, Type::U64);
        }
        if ty == Type::PTR {
            let number = self.temporary(Type::U64);
            self.graph.push(block, Op::from_source(Opcode::Bitcast, Type::U64, source, number, from));
            return self.graph.push(block, Op::from_source(Opcode::Cast, ty, Type::U64, dst, number));
        }
        self.graph.push(block, Op::from_source(Opcode::Bitcast, ty, source, dst, from));
    }

    /// The value at an offset of constant data.
    pub(super) fn constant(&mut self, name: u32, offset: i64, ty: Type) -> Option<Known> {
        let module = self.input.module;
        let number = *self.data.get(self.names[name as usize].as_str())?;
        let data = &module.data[number as usize];
        // Another module may replace a weak definition.
        if data.kind != ir::DataKind::Constant || data.linkage == ir::Linkage::Weak {
            return None;
        }
        let bytes = u64::from(ty.elem().bits_on(self.pointer_bits) / 8);
        let offset = u64::try_from(offset).ok()?;
        let end = offset.checked_add(bytes).filter(|&end| end <= data.size)?;
        for relocation in &data.relocations {
            let (from, to) = (relocation.offset, relocation.offset + u64::from(relocation.width));
            if from >= end || to <= offset {
                continue;
            }
            let is_whole = from == offset && to == end && relocation.minus.is_none();
            let symbol = &relocation.symbol;
            let is_defined = self.function(symbol).is_some() || self.data.contains_key(symbol.as_str());
            if !is_whole || !is_defined || ty != Type::PTR {
                return None;
            }
            let (name, addend) = (self.name(symbol), relocation.addend);
            return Some(Known::Symbol(name, addend));
        }
        let mut loaded = [0u8; 8];
        for (at, byte) in (offset..end).zip(loaded.iter_mut()) {
            *byte = data.bytes.get(at as usize).copied().unwrap_or(0);
        }
        let bits = on_machine(ty, self.pointer_bits).canonical(u64::from_le_bytes(loaded));
        Some(Known::Bits(if ty == Type::BOOL { bits & 1 } else { bits }))
    }
}

/// The element that computes like that of a type.
fn on_machine(ty: Type, pointer_bits: u32) -> Elem {
    ir::scalar::on_machine(ty.elem(), pointer_bits)
}

/// The bytes from one address to another in the same object.
fn distance(a: Known, b: Known) -> Option<i64> {
    match (a, b) {
        (Known::Symbol(x, a), Known::Symbol(y, b)) if x == y => Some(a.wrapping_sub(b)),
        (Known::Slot(x, a), Known::Slot(y, b)) if x == y => Some(a.wrapping_sub(b)),
        _ => None,
    }
}
