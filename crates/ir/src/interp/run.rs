//! The inner loop of the interpreter.
//!
//! In: decoded code, arguments, memory, symbols. Out: results or a trap. Invariant: an instruction reads its operands
//! before it writes the result, lane by lane for lane-wise operations and completely for others, so that a register can
//! be both operand and result.
//! Not here: the arithmetic of a lane (see [`crate::scalar`]).

use super::decode::{Access, Inst, Kind, Other, Update};
use super::module::Callee;
use super::{Host, Interpreter, Memory, Symbols, Trap, VariadicList};
use crate::function::Passing;
use crate::op::VReg;
use crate::scalar;
use crate::types::{Elem, Lanes, Type};

/// What follows an instruction.
enum Next {
    Following,
    To(u32),
    Return,
}

/// How many values the arguments or results of some types are: a vector is as many as it has lanes.
fn n_values<'t>(types: impl IntoIterator<Item = &'t Type>) -> usize {
    types.into_iter().map(|ty| ty.lanes().count().unwrap_or(1) as usize).sum()
}

impl Interpreter<'_> {
    /// Runs the function once.
    ///
    /// Arguments are the bits of scalars, and of vectors those of the lanes, one after the other; bits beyond the width of the
    /// parameter's type are ignored. Results are the same as canonical bits ([`Elem::canonical`]).
    ///
    /// # Errors
    /// The trap that ended the run; earlier writes to memory remain.
    pub fn run(&mut self, args: &[u64], memory: &mut Memory, symbols: &mut Symbols<'_>) -> Result<Vec<u64>, Trap> {
        let results = self.run_current(args, memory, symbols);
        self.drop_frames(memory);
        results
    }

    /// Runs the current function. After a trap, that may be another one.
    pub(super) fn run_current(
        &mut self,
        args: &[u64],
        memory: &mut Memory,
        symbols: &mut Symbols<'_>,
    ) -> Result<Vec<u64>, Trap> {
        let func = self.func;
        let wanted = n_values(func.params.iter().map(|reg| &func.vregs[reg.index()]));
        if args.len() != wanted && !(func.is_variadic && args.len() > wanted) {
            return Err(Trap::Arguments { wanted, given: args.len() });
        }
        self.hosts.clear();
        match &self.linked {
            Some(linked) => self.hosts.extend(linked.externals().map(|name| symbols.position(name))),
            None => self.hosts.extend(func.symbols.iter().map(|symbol| symbols.position(&symbol.name))),
        }
        let results = match self.begin(args, memory) {
            Ok(()) => self.run_ops(memory, symbols),
            Err(trap) => Err(trap),
        };
        self.free_slots(memory);
        results
    }

    /// Begins a call of the current function: sets the parameters and allocates the stack slots.
    pub(super) fn begin(&mut self, args: &[u64], memory: &mut Memory) -> Result<(), Trap> {
        let func = self.func;
        let undef = self.options.undef.to_le_bytes();
        for slot in &func.slots {
            let bytes: Vec<u8> = undef.iter().copied().cycle().take(slot.bytes as usize).collect();
            // Not aligned by more than the slot states, so that accesses with a wrong alignment trap.
            self.slots.push(memory.alloc_misaligned(&bytes, slot.align.into()));
        }
        let mut given = args.iter().copied();
        for (at, &reg) in func.params.iter().enumerate() {
            let ty = func.vregs[reg.index()];
            let elem = self.machine_elem(ty.elem());
            let first = self.code.slots[reg.index()] as usize;
            for lane in 0..n_values([&ty]) {
                let Some(bits) = given.next() else { break };
                self.regs[first + lane] = elem.canonical(bits);
            }
            if let Some(Passing::Copy { bytes, align }) = func.passing_of(at) {
                let address = self.regs[first];
                let copied = memory.read(address, bytes).map_err(|fault| Trap::Fault { op: 0, fault })?.to_vec();
                self.regs[first] = memory.alloc_misaligned(&copied, align.into());
                self.slots.push(self.regs[first]);
            }
        }
        self.variadic.clear();
        self.variadic.extend(given);
        Ok(())
    }

    /// Initialises the list of variadic arguments at an address. No argument is in the part for registers.
    fn start_variadic(&mut self, at: usize, list: u64, memory: &mut Memory) -> Result<(), Trap> {
        let words: Vec<u8> = self.variadic.iter().flat_map(|bits| bits.to_le_bytes()).collect();
        let area = memory.alloc(&words);
        // The end of the call frees it.
        self.slots.push(area);
        let bytes = match self.options.variadic {
            VariadicList::SysV => {
                [&48u32.to_le_bytes()[..], &176u32.to_le_bytes(), &area.to_le_bytes(), &[0; 8]].concat()
            }
            VariadicList::Aapcs64 => [&area.to_le_bytes()[..], &[0; 24]].concat(),
            VariadicList::Pointer => area.to_le_bytes()[..self.options.pointer_bits as usize / 8].to_vec(),
        };
        let at_list = memory.write(list, bytes.len() as u32).map_err(|fault| Trap::Fault { op: at, fault })?;
        at_list.copy_from_slice(&bytes);
        Ok(())
    }

    pub(super) fn free_slots(&mut self, memory: &mut Memory) {
        self.slots.drain(..).rev().for_each(|slot| memory.free(slot));
    }

    /// Runs the operations from the first one on.
    fn run_ops(&mut self, memory: &mut Memory, symbols: &mut Symbols<'_>) -> Result<Vec<u64>, Trap> {
        let mut fuel = self.options.fuel;
        let mut at = 0usize;
        // The verifier has proved that control never reaches the end.
        while let Some(&inst) = self.code.insts.get(at) {
            if fuel == 0 {
                return Err(Trap::OutOfFuel { op: at });
            }
            fuel -= 1;
            if let Some(count) = self.counts.get_mut(at) {
                *count += 1;
            }
            let next = match inst.kind {
                Kind::Load(access) => self.load(at, &inst, access, memory)?,
                Kind::Store(access) => self.store(at, &inst, access, memory)?,
                Kind::Gather(access) => self.gather(at, &inst, access, memory)?,
                Kind::Scatter(access) => self.scatter(at, &inst, access, memory)?,
                Kind::Call(symbol) => {
                    let callee = self.callee(symbol);
                    self.call(at, callee, memory, symbols)?
                }
                Kind::CallIndirect(symbol) => {
                    let callee = self.callee_at(at, self.regs[inst.args[0] as usize], symbol)?;
                    self.call(at, callee, memory, symbols)?
                }
                Kind::ReturnCall(symbol) | Kind::ReturnCallIndirect(symbol) => {
                    let callee = match inst.kind {
                        Kind::ReturnCall(_) => self.callee(symbol),
                        _ => self.callee_at(at, self.regs[inst.args[0] as usize], symbol)?,
                    };
                    match self.tail_call(at, callee, memory, symbols)? {
                        None => Next::To(0),
                        Some(results) => match self.leave(&results, memory) {
                            Some(call) => Next::To(call as u32 + 1),
                            None => return Ok(results),
                        },
                    }
                }
                Kind::VaStart => {
                    self.start_variadic(at, self.regs[inst.args[0] as usize], memory)?;
                    Next::Following
                }
                Kind::Update(update, access) => self.update(at, &inst, update, access, memory)?,
                Kind::SymbolAddr(symbol) => {
                    self.regs[inst.dst as usize] = self.symbol_address(symbol)?;
                    Next::Following
                }
                Kind::Check(check_id) => {
                    let (index, len) =
                        (self.regs[inst.args[0] as usize] as i64, self.regs[inst.args[1] as usize] as i64);
                    if index < 0 || index >= len {
                        self.report(memory, check_id, index, len);
                        return Err(Trap::OutOfBounds { op: at, check_id, index, len });
                    }
                    Next::Following
                }
                _ => self.step(&inst),
            };
            match next {
                Next::Following => at += 1,
                Next::To(target) => at = target as usize,
                Next::Return => {
                    let results = self.list(at);
                    match self.leave(&results, memory) {
                        Some(call) => at = call + 1,
                        None => return Ok(results),
                    }
                }
            }
        }
        Ok(Vec::new())
    }

    /// Writes the report of a failed check, like machine code; writes nothing if the trap parameter is not a valid
    /// address.
    fn report(&self, memory: &mut Memory, check_id: u32, index: i64, len: i64) {
        let Some(reg) = self.func.trap_param else { return };
        let address = self.regs[self.code.slots[reg.index()] as usize];
        if let Ok(record) = memory.write(address, 24) {
            record[..4].copy_from_slice(&1u32.to_le_bytes());
            record[4..8].copy_from_slice(&check_id.to_le_bytes());
            record[8..16].copy_from_slice(&index.to_le_bytes());
            record[16..].copy_from_slice(&len.to_le_bytes());
        }
    }

    /// Calls a function; a function of the module begins at its first operation.
    fn call(
        &mut self,
        at: usize,
        callee: Callee,
        memory: &mut Memory,
        symbols: &mut Symbols<'_>,
    ) -> Result<Next, Trap> {
        let args: Vec<u64> = self.list(at);
        match callee {
            Callee::Function(function) => {
                self.enter(at, function, &args, memory)?;
                Ok(Next::To(0))
            }
            Callee::External(number) => {
                let results = self.external(at, number, &args, memory, symbols)?;
                self.store_results(at, &results);
                Ok(Next::Following)
            }
        }
    }

    /// Calls a function in place of the current one. A function of the module begins at its first operation; returns the
    /// results of another one.
    fn tail_call(
        &mut self,
        at: usize,
        callee: Callee,
        memory: &mut Memory,
        symbols: &mut Symbols<'_>,
    ) -> Result<Option<Vec<u64>>, Trap> {
        let args: Vec<u64> = self.list(at);
        match callee {
            Callee::Function(function) => self.replace(at, function, &args, memory).map(|()| None),
            Callee::External(number) => {
                let results = self.external(at, number, &args, memory, symbols)?;
                let mut given = results.iter().copied();
                let mut canonical = Vec::with_capacity(results.len());
                for ty in &self.func.results {
                    let elem = self.machine_elem(ty.elem());
                    canonical.extend((0..n_values([ty])).map(|_| elem.canonical(given.next().unwrap_or(0))));
                }
                Ok(Some(canonical))
            }
        }
    }

    /// The results of an external function.
    fn external(
        &mut self,
        at: usize,
        number: u32,
        args: &[u64],
        memory: &mut Memory,
        symbols: &mut Symbols<'_>,
    ) -> Result<Vec<u64>, Trap> {
        let entry = self.hosts.get(number as usize).copied().flatten();
        let host = entry.and_then(|entry| symbols.function(entry));
        let Some(host) = host else { return Err(Trap::UnknownSymbol(self.external_name(number).to_owned())) };
        match host {
            Host::Plain(function) => Ok(vec![function(args, memory)]),
            Host::Full(function) => function(args, memory).map_err(|reason| Trap::Host { op: at, reason }),
        }
    }

    /// Stores the results of a call; missing ones are 0.
    pub(super) fn store_results(&mut self, at: usize, results: &[u64]) {
        let op = &self.func.ops[at];
        let types = self.func.symbols.get(op.symbol().index()).map_or(&[][..], |symbol| &symbol.results[..]);
        self.more_results.clear();
        let mut given = results.iter().copied();
        for (n, ty) in types.iter().enumerate() {
            let elem = scalar::on_machine(ty.elem(), self.options.pointer_bits);
            for lane in 0..n_values([ty]) {
                let bits = elem.canonical(given.next().unwrap_or(0));
                if n > 0 {
                    self.more_results.push(bits);
                } else if op.dst.is_some() {
                    self.regs[self.code.slots[op.dst.index()] as usize + lane] = bits;
                }
            }
        }
    }

    fn machine_elem(&self, elem: Elem) -> Elem {
        scalar::on_machine(elem, self.options.pointer_bits)
    }

    fn list(&self, at: usize) -> Vec<u64> {
        let regs = self.func.list(&self.func.ops[at]).iter();
        let lanes = |&reg: &VReg| {
            let first = self.code.slots[reg.index()] as usize;
            &self.regs[first..first + n_values([&self.func.vregs[reg.index()]])]
        };
        regs.flat_map(lanes).copied().collect()
    }

    /// Executes an instruction that accesses only registers.
    #[inline]
    fn step(&mut self, inst: &Inst) -> Next {
        let [a, b, c] = inst.args.map(|slot| slot as usize);
        let dst = inst.dst as usize;
        match inst.kind {
            Kind::Unary(f, 1) => self.lanewise(inst, |regs, i| f(regs[a + i])),
            Kind::Unary(f, _) => {
                let value = f(self.regs[a]);
                self.lanewise(inst, |_, _| value);
            }
            Kind::Binary(f) => self.lanewise(inst, |regs, i| f(regs[a + i], regs[b + i])),
            Kind::Even(f) => self.lanewise(inst, |regs, i| f(regs[a + 2 * i], regs[b + 2 * i])),
            Kind::Ternary(f) => self.lanewise(inst, |regs, i| f(regs[a + i], regs[b + i], regs[c + i])),
            Kind::Fill(bits) => self.regs[dst..dst + inst.lanes as usize].fill(bits),
            Kind::Iota(elem) => self.lanewise(inst, |_, i| scalar::number(elem, i as u32)),
            Kind::Values(start) => {
                let values = &self.func.values[start as usize..];
                self.regs[dst..dst + inst.lanes as usize].copy_from_slice(&values[..inst.lanes as usize]);
            }
            Kind::Table { elem, numbers, mask } => {
                self.lanewise(inst, |_, i| elem.canonical(numbers >> (4 * (i as u32 & mask)) & 15));
            }
            Kind::Lookup => self.across_lanes(inst, |regs, i| match regs[b + i] {
                index if index & 0x80 != 0 => 0,
                index => regs[a + (i & !15) + (index & 15) as usize],
            }),
            Kind::Shuffle { numbers, log2 } => self.across_lanes(inst, |regs, i| {
                let (block, within) = (i >> log2 << log2, i & ((1 << log2) - 1));
                let number = (numbers >> (4 * within) & 15) as usize;
                let from = if number >> log2 & 1 == 0 { a } else { b };
                regs[from + block + (number & ((1 << log2) - 1))]
            }),
            Kind::Permute => {
                self.across_lanes(inst, |regs, i| regs[a + (regs[b + i] & (inst.lanes as u64 - 1)) as usize])
            }
            Kind::Permute2 => self.across_lanes(inst, |regs, i| {
                let n = inst.lanes as usize;
                let number = regs[c + i] as usize & (2 * n - 1);
                if number < n { regs[a + number] } else { regs[b + number - n] }
            }),
            Kind::Interleave(first) => self.across_lanes(inst, |regs, i| {
                let from = if i % 2 == 0 { a } else { b };
                regs[from + first as usize + i / 2]
            }),
            Kind::Strided(first) => self.across_lanes(inst, |regs, i| joined(regs, a, b, inst, 2 * i + first as usize)),
            Kind::Reverse => self.across_lanes(inst, |regs, i| regs[a + inst.lanes as usize - 1 - i]),
            Kind::Align(first) => self.across_lanes(inst, |regs, i| joined(regs, a, b, inst, i + first as usize)),
            Kind::Compress => self.across_lanes(inst, |regs, i| {
                let mut active = (0..inst.lanes as usize).filter(|&lane| regs[b + lane] != 0);
                active.nth(i).map_or(0, |lane| regs[a + lane])
            }),
            Kind::Expand => self.across_lanes(inst, |regs, i| {
                let before = (0..i).filter(|&lane| regs[b + lane] != 0).count();
                if regs[b + i] != 0 { regs[a + before] } else { 0 }
            }),
            Kind::Scan(f, before) => {
                let n = inst.lanes as usize;
                let mut lanes = [0u64; Lanes::MAX as usize];
                lanes[..n].copy_from_slice(&self.regs[a..a + n]);
                let mut distance = 1;
                while distance < n {
                    for i in (0..n).rev() {
                        lanes[i] = f(lanes[i], if i < distance { before } else { lanes[i - distance] });
                    }
                    distance *= 2;
                }
                self.lanewise(inst, |_, i| lanes[i]);
            }
            Kind::Select(1) => {
                self.lanewise(inst, |regs, i| scalar::select(regs[a + i], regs[b + i], regs[c + i]));
            }
            Kind::Select(_) => {
                let cond = self.regs[a];
                self.lanewise(inst, |regs, i| scalar::select(cond, regs[b + i], regs[c + i]));
            }
            Kind::Extract(lane) => {
                let from = a + lane as usize;
                self.regs.copy_within(from..from + inst.lanes as usize, dst);
            }
            Kind::Insert(lane) => {
                let value = self.regs[b];
                self.regs.copy_within(a..a + inst.lanes as usize, dst);
                self.regs[dst + lane as usize] = value;
            }
            Kind::Any(n) => self.regs[dst] = u64::from(self.regs[a..a + n as usize].iter().any(|&lane| lane != 0)),
            Kind::All(n) => self.regs[dst] = u64::from(self.regs[a..a + n as usize].iter().all(|&lane| lane != 0)),
            Kind::MaskBits(n) => {
                let lanes = &self.regs[a..a + n.min(64) as usize];
                self.regs[dst] = lanes.iter().rev().fold(0, |bits, lane| bits << 1 | lane & 1);
            }
            Kind::MaskOfBits => {
                let bits = self.regs[a];
                self.lanewise(inst, |_, i| if i < 64 { bits >> i & 1 } else { 0 });
            }
            Kind::CountTrue(n) => {
                self.regs[dst] = self.regs[a..a + n as usize].iter().filter(|&&lane| lane != 0).count() as u64
            }
            Kind::FirstTrue(n) => {
                let lanes = &self.regs[a..a + n as usize];
                self.regs[dst] = lanes.iter().position(|&lane| lane != 0).unwrap_or(n as usize) as u64;
            }
            Kind::First => {
                let n = self.regs[a] as i64;
                self.lanewise(inst, |_, i| u64::from((i as i64) < n));
            }
            Kind::Bitcast { from_bytes, from_lanes, to, to_bytes } => {
                self.bitcast(inst, from_bytes, from_lanes, to, to_bytes)
            }
            Kind::Concat => {
                // The result has another type than the halves, so it is another register.
                let half = inst.lanes as usize / 2;
                self.regs.copy_within(a..a + half, dst);
                self.regs.copy_within(b..b + half, dst + half);
            }
            Kind::Reduce(f, n) => self.regs[dst] = self.reduce(a, n as usize, f),
            Kind::Addr(access) => self.regs[dst] = self.address(inst, access),
            Kind::SlotAddr(slot) => self.regs[dst] = self.slots[slot as usize],
            Kind::CallResult(n) => {
                let results = self.more_results.iter().skip(n as usize).copied();
                for (lane, bits) in results.take(inst.lanes as usize).enumerate() {
                    self.regs[dst + lane] = bits;
                }
            }
            Kind::Return => return Next::Return,
            Kind::Jump(target) => return Next::To(target),
            Kind::JumpIf(target) if self.regs[a] != 0 => return Next::To(target),
            Kind::JumpUnless(target) if self.regs[a] == 0 => return Next::To(target),
            Kind::JumpIf(_) | Kind::JumpUnless(_) | Kind::Nop => {}
            Kind::Switch { first, n_cases, other } => {
                let cases = &self.code.cases[first as usize..][..n_cases as usize];
                let at = cases.binary_search_by_key(&self.regs[a], |&(value, _)| value);
                return Next::To(at.map_or(other, |at| cases[at].1));
            }
            Kind::Dot { elem: Elem::F32, per_lane } => {
                // bf16 operands are the upper halves of floats.
                let (k, float) = (per_lane as usize, |bits: u64| f32::from_bits(bits as u32));
                let factor = |bits: u64| float(bits << 16);
                self.lanewise(inst, |regs, i| {
                    let add =
                        |sum: f32, at: usize| factor(regs[b + i * k + at]).mul_add(factor(regs[c + i * k + at]), sum);
                    u64::from((0..k).fold(float(regs[a + i]), add).to_bits())
                });
            }
            Kind::Dot { elem, per_lane } => {
                let k = per_lane as usize;
                self.lanewise(inst, |regs, i| {
                    let products = (0..k).map(|at| regs[b + i * k + at].wrapping_mul(regs[c + i * k + at]));
                    elem.canonical(products.fold(regs[a + i], u64::wrapping_add))
                });
            }
            Kind::Load(_) | Kind::Store(_) | Kind::Gather(_) | Kind::Scatter(_) | Kind::Check(_) => {}
            Kind::Call(_)
            | Kind::CallIndirect(_)
            | Kind::ReturnCall(_)
            | Kind::ReturnCallIndirect(_)
            | Kind::SymbolAddr(_)
            | Kind::VaStart
            | Kind::Update(..) => {}
        }
        Next::Following
    }

    /// Computes each active lane.
    #[inline]
    fn lanewise(&mut self, inst: &Inst, f: impl Fn(&[u64], usize) -> u64) {
        let (dst, n) = (inst.dst as usize, inst.lanes as usize);
        let regs = self.regs.as_mut_slice();
        match inst.mask {
            None => {
                for i in 0..n {
                    regs[dst + i] = f(regs, i);
                }
            }
            Some(mask) => {
                for i in 0..n {
                    let active = regs[mask as usize + i] != 0;
                    regs[dst + i] = if active { f(regs, i) } else { other(regs, inst.other, i) };
                }
            }
        }
    }

    /// Like `lanewise`, if a result lane depends on other lanes: computes all lanes before it writes any.
    fn across_lanes(&mut self, inst: &Inst, f: impl Fn(&[u64], usize) -> u64) {
        let n = inst.lanes as usize;
        let mut lanes = [0u64; Lanes::MAX as usize];
        for (i, lane) in lanes[..n].iter_mut().enumerate() {
            *lane = f(&self.regs, i);
        }
        self.lanewise(inst, |_, i| lanes[i]);
    }

    fn reduce(&self, from: usize, n: usize, f: scalar::Binary) -> u64 {
        let mut lanes = [0u64; Lanes::MAX as usize];
        lanes[..n].copy_from_slice(&self.regs[from..from + n]);
        let mut n = n;
        while n > 1 {
            n /= 2;
            for i in 0..n {
                lanes[i] = f(lanes[i], lanes[n + i]);
            }
        }
        lanes[0]
    }

    fn bitcast(&mut self, inst: &Inst, from_bytes: u32, from_lanes: u32, to: Elem, to_bytes: u32) {
        let (a, dst) = (inst.args[0] as usize, inst.dst as usize);
        let mut bytes = [0u8; Lanes::MAX as usize * 8];
        for (i, lane) in self.regs[a..a + from_lanes as usize].iter().enumerate() {
            let size = from_bytes as usize;
            bytes[i * size..(i + 1) * size].copy_from_slice(&lane.to_le_bytes()[..size]);
        }
        for (i, lane) in self.regs[dst..dst + inst.lanes as usize].iter_mut().enumerate() {
            *lane = read_lane(&bytes[i * to_bytes as usize..], to, to_bytes);
        }
    }

    fn address(&self, inst: &Inst, access: Access) -> u64 {
        let mut address = self.regs[inst.args[0] as usize].wrapping_add(access.disp);
        if access.has_offset {
            address = address.wrapping_add(self.regs[inst.args[1] as usize] << access.scale_log2);
        }
        self.machine_elem(Elem::Ptr).canonical(address)
    }

    fn checked_address(&self, at: usize, inst: &Inst, access: Access) -> Result<u64, Trap> {
        let address = self.address(inst, access);
        if address & (access.align - 1) != 0 {
            return Err(Trap::Misaligned { op: at, address, align: access.align as u32 });
        }
        Ok(address)
    }

    fn load(&mut self, at: usize, inst: &Inst, access: Access, memory: &mut Memory) -> Result<Next, Trap> {
        let address = self.checked_address(at, inst, access)?;
        let (dst, n, size) = (inst.dst as usize, inst.lanes as usize, access.bytes);
        let fault = |fault| Trap::Fault { op: at, fault };
        match inst.mask {
            None => {
                let bytes = memory.read(address, size * n as u32).map_err(fault)?;
                for (i, lane) in self.regs[dst..dst + n].iter_mut().enumerate() {
                    *lane = read_lane(&bytes[i * size as usize..], access.elem, size);
                }
            }
            Some(mask) => {
                for i in 0..n {
                    self.regs[dst + i] = if self.regs[mask as usize + i] != 0 {
                        let bytes =
                            memory.read(address.wrapping_add(u64::from(size) * i as u64), size).map_err(fault)?;
                        read_lane(bytes, access.elem, size)
                    } else {
                        other(&self.regs, inst.other, i)
                    };
                }
            }
        }
        Ok(Next::Following)
    }

    /// The address of lane `i` of a gather or scatter.
    fn lane_address(&self, at: usize, inst: &Inst, access: Access, i: usize) -> Result<u64, Trap> {
        let offset = self.regs[inst.args[1] as usize + i] << access.scale_log2;
        let address = self.regs[inst.args[0] as usize].wrapping_add(offset).wrapping_add(access.disp);
        let address = self.machine_elem(Elem::Ptr).canonical(address);
        if address & (access.align - 1) != 0 {
            return Err(Trap::Misaligned { op: at, address, align: access.align as u32 });
        }
        Ok(address)
    }

    fn gather(&mut self, at: usize, inst: &Inst, access: Access, memory: &mut Memory) -> Result<Next, Trap> {
        let n = inst.lanes as usize;
        let mut lanes = [0u64; Lanes::MAX as usize];
        for (i, lane) in lanes[..n].iter_mut().enumerate() {
            *lane = if inst.mask.is_none_or(|mask| self.regs[mask as usize + i] != 0) {
                let address = self.lane_address(at, inst, access, i)?;
                let bytes = memory.read(address, access.bytes).map_err(|fault| Trap::Fault { op: at, fault })?;
                read_lane(bytes, access.elem, access.bytes)
            } else {
                other(&self.regs, inst.other, i)
            };
        }
        let dst = inst.dst as usize;
        self.regs[dst..dst + n].copy_from_slice(&lanes[..n]);
        Ok(Next::Following)
    }

    fn scatter(&mut self, at: usize, inst: &Inst, access: Access, memory: &mut Memory) -> Result<Next, Trap> {
        for i in 0..inst.lanes as usize {
            if inst.mask.is_none_or(|mask| self.regs[mask as usize + i] != 0) {
                let address = self.lane_address(at, inst, access, i)?;
                let lane = self.regs[inst.args[2] as usize + i].to_le_bytes();
                let bytes = memory.write(address, access.bytes).map_err(|fault| Trap::Fault { op: at, fault })?;
                bytes.copy_from_slice(&lane[..access.bytes as usize]);
            }
        }
        Ok(Next::Following)
    }

    fn store(&mut self, at: usize, inst: &Inst, access: Access, memory: &mut Memory) -> Result<Next, Trap> {
        let address = self.checked_address(at, inst, access)?;
        let (value, n, size) = (inst.args[2] as usize, inst.lanes as usize, access.bytes);
        let fault = |fault| Trap::Fault { op: at, fault };
        match inst.mask {
            None => {
                let bytes = memory.write(address, size * n as u32).map_err(fault)?;
                for (chunk, lane) in bytes.chunks_exact_mut(size as usize).zip(&self.regs[value..value + n]) {
                    chunk.copy_from_slice(&lane.to_le_bytes()[..size as usize]);
                }
            }
            Some(mask) => {
                for i in (0..n).filter(|i| self.regs[mask as usize + i] != 0) {
                    let lane = self.regs[value + i].to_le_bytes();
                    let bytes = memory.write(address.wrapping_add(u64::from(size) * i as u64), size).map_err(fault)?;
                    bytes.copy_from_slice(&lane[..size as usize]);
                }
            }
        }
        Ok(Next::Following)
    }
}

impl Interpreter<'_> {
    /// An atomic access: no other thread sees this memory.
    fn update(
        &mut self,
        at: usize,
        inst: &Inst,
        update: Update,
        access: Access,
        memory: &mut Memory,
    ) -> Result<Next, Trap> {
        let address = self.checked_address(at, inst, access)?;
        let bytes = memory.write(address, access.bytes).map_err(|fault| Trap::Fault { op: at, fault })?;
        let old = read_lane(bytes, access.elem, access.bytes);
        let [_, a, b] = inst.args.map(|slot| slot as usize);
        let new = match update {
            Update::Store | Update::Exchange => self.regs[a],
            Update::By(f) => f(old, self.regs[a]),
            Update::CompareExchange if old == self.regs[a] => self.regs[b],
            Update::CompareExchange => old,
        };
        bytes.copy_from_slice(&new.to_le_bytes()[..access.bytes as usize]);
        if !matches!(update, Update::Store) {
            self.regs[inst.dst as usize] = old;
        }
        Ok(Next::Following)
    }
}

/// A lane of the concatenation of two vectors.
#[inline]
fn joined(regs: &[u64], a: usize, b: usize, inst: &Inst, lane: usize) -> u64 {
    let n = inst.lanes as usize;
    if lane < n { regs[a + lane] } else { regs[b + lane - n] }
}

#[inline]
fn other(regs: &[u64], other: Other, i: usize) -> u64 {
    match other {
        Other::Bits(bits) => bits,
        Other::Lanes(from) => regs[from as usize + i],
    }
}

#[inline]
fn read_lane(bytes: &[u8], elem: Elem, size: u32) -> u64 {
    let mut word = [0u8; 8];
    word[..size as usize].copy_from_slice(&bytes[..size as usize]);
    elem.canonical(u64::from_le_bytes(word))
}
