//! The walk over states: control flow, calls, budgets.
//!
//! In: a module, a function, what is known of its arguments. Out: a residual graph, and from it the specialised function.
//! A state ends at a join; a state that was seen before is a jump to its block. What turns out to be an obstacle is
//! recorded, and the walk starts again: a stack slot whose address must exist, a register that would unroll a loop
//! without end. The latter are those that an exit of the loop compares with something that is not known, and beyond the
//! budget those that have the most values.
//! Invariant: every restart records something new, so that the walk ends. Not here: single operations (`operation`).

use super::error::{SpecialiseError, SpecialiseErrorKind as Kind};
use super::graph::{BlockId, Exit, Graph};
use super::source::{self, Source};
use super::state::{Env, Frame, Known, NO_FRAME, Origin, Slot};
use super::{Budget, Report, emit, implied};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Op, OpFlags, Opcode, VReg};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

/// What is specialised.
#[derive(Debug)]
pub(super) struct Input<'m> {
    pub(super) module: &'m ir::Module,
    pub(super) function: usize,
    /// Canonical bits by argument.
    pub(super) values: &'m BTreeMap<usize, u64>,
    /// Names of data by argument.
    pub(super) memory: &'m BTreeMap<usize, String>,
}

/// Why a walk ends early.
#[derive(Debug)]
pub(super) enum Stop {
    /// Something was recorded that the next walk heeds.
    Restart,
    Failed(SpecialiseError),
}

/// A state whose block is not computed yet.
#[derive(Debug)]
struct Task {
    block: BlockId,
    frame: u32,
    at: u32,
    env: Env,
    roots: BTreeMap<VReg, VReg>,
}

/// The state and the block that are computed.
#[derive(Debug)]
pub(super) struct Current<'m> {
    pub(super) block: BlockId,
    pub(super) frame: u32,
    pub(super) source: Rc<Source<'m>>,
    pub(super) env: Env,
    /// The register that a known one was computed from, with constants only, since the last loop header.
    pub(super) roots: BTreeMap<VReg, VReg>,
    /// The roots of what a comparison compared.
    pub(super) compared: BTreeMap<VReg, Vec<VReg>>,
}

#[derive(Debug)]
pub(super) struct Walk<'i, 'm> {
    pub(super) input: &'i Input<'m>,
    budget: Budget,
    pub(super) pointer_bits: u32,
    sources: HashMap<u32, Rc<Source<'m>>>,
    functions: HashMap<&'m str, u32>,
    pub(super) data: HashMap<&'m str, u32>,
    /// A declaration of each name.
    declared: HashMap<&'m str, &'m ir::Symbol>,
    pub(super) frames: Vec<Frame>,
    frame_ids: HashMap<(u32, u32, u32), u32>,
    homes: HashMap<(u32, VReg), VReg>,
    pub(super) cell_homes: HashMap<(Slot, u32, ir::Type), VReg>,
    origins: Vec<Origin>,
    pub(super) names: Vec<String>,
    name_ids: HashMap<String, u32>,
    /// Stack slots that are memory.
    pub(super) in_memory: BTreeSet<Slot>,
    /// Registers that are not known at a header.
    general: BTreeSet<(u32, u32, VReg)>,
    pub(super) graph: Graph,
    states: HashMap<(u32, u32, Env), BlockId>,
    headers: BTreeMap<(u32, u32), Vec<Env>>,
    tasks: Vec<Task>,
}

/// Specialises a function.
pub(super) fn run(
    input: &Input<'_>,
    name: &str,
    budget: Budget,
    pointer_bits: u32,
) -> Result<(ir::Function, Report), SpecialiseError> {
    let mut walk = Walk {
        input,
        budget,
        pointer_bits,
        sources: HashMap::new(),
        functions: HashMap::new(),
        data: HashMap::new(),
        declared: HashMap::new(),
        frames: Vec::new(),
        frame_ids: HashMap::new(),
        homes: HashMap::new(),
        cell_homes: HashMap::new(),
        origins: Vec::new(),
        names: Vec::new(),
        name_ids: HashMap::new(),
        in_memory: BTreeSet::new(),
        general: BTreeSet::new(),
        graph: Graph::default(),
        states: HashMap::new(),
        headers: BTreeMap::new(),
        tasks: Vec::new(),
    };
    for (number, function) in input.module.functions.iter().enumerate() {
        walk.functions.insert(&function.func.name, number as u32);
        for symbol in function.func.symbols.iter().filter(|symbol| symbol.kind != ir::SymbolKind::Signature) {
            walk.declared.entry(&symbol.name).or_insert(symbol);
        }
    }
    for (number, data) in input.module.data.iter().enumerate() {
        walk.data.insert(&data.name, number as u32);
    }
    let mut report = Report::default();
    loop {
        match walk.once() {
            Ok(()) => break,
            Err(Stop::Restart) => report.restarts += 1,
            Err(Stop::Failed(error)) => return Err(error),
        }
    }
    report.states = walk.states.len();
    report.inlined = walk.frames.len() - 1;
    let source = &input.module.functions[input.function].func;
    let mut graph = walk.graph;
    let entry = graph.simplify();
    let nesting = || SpecialiseError::of_function(&source.name, Kind::Nesting);
    let mut func = emit::function(name, &graph, entry, &source.results).ok_or_else(nesting)?;
    implied::run(&mut func);
    report.operations = func.ops.len();
    Ok((func, report))
}

impl<'m> Walk<'_, 'm> {
    fn once(&mut self) -> Result<(), Stop> {
        let vregs = std::mem::take(&mut self.graph.vregs);
        self.graph = Graph { vregs, ..Graph::default() };
        self.states.clear();
        self.headers.clear();
        self.tasks.clear();
        let root = self.frame(NO_FRAME, 0, self.input.function as u32);
        let source = self.source(self.input.function as u32);
        let entry = self.graph.add_block();
        let mut env = Env::default();
        for (argument, &param) in source.func.params.iter().enumerate() {
            let home = self.home(root, param);
            if let Some(&bits) = self.input.values.get(&argument) {
                env.regs.insert(home, Known::Bits(bits));
            } else if let Some(name) = self.input.memory.get(&argument) {
                let name = self.name(name);
                env.regs.insert(home, Known::Symbol(name, 0));
            } else {
                let ty = source.func.ty(param).unwrap_or(ir::Type::BOOL);
                let register = self.temporary(ty);
                self.graph.params.push(register);
                if let Some((_, passing)) = source.func.passing.iter().find(|(n, _)| *n as usize == argument) {
                    self.graph.passing.push((self.graph.params.len() as u32 - 1, *passing));
                }
                self.graph.push(entry, Op::unary(Opcode::Copy, ty, home, register));
            }
        }
        self.frames[root as usize].args =
            source.func.params.iter().map(|&param| env.regs.get(&self.homes[&(root, param)]).copied()).collect();
        let first = self.enter(root, 0, &env, &BTreeMap::new())?;
        self.graph.blocks[entry.index()].exit = Exit::Jump(first);
        while let Some(task) = self.tasks.pop() {
            self.block(task)?;
        }
        Ok(())
    }

    pub(super) fn source(&mut self, function: u32) -> Rc<Source<'m>> {
        let module = self.input.module;
        let new = || Rc::new(Source::of(&module.functions[function as usize].func));
        Rc::clone(self.sources.entry(function).or_insert_with(new))
    }

    fn frame(&mut self, parent: u32, call: u32, function: u32) -> u32 {
        let depth = self.frames.get(parent as usize).map_or(0, |frame| frame.depth + 1);
        *self.frame_ids.entry((parent, call, function)).or_insert_with(|| {
            self.frames.push(Frame { function, parent, call, depth, args: Vec::new() });
            self.frames.len() as u32 - 1
        })
    }

    pub(super) fn name(&mut self, name: &str) -> u32 {
        if let Some(&id) = self.name_ids.get(name) {
            return id;
        }
        self.names.push(name.to_owned());
        self.name_ids.insert(name.to_owned(), self.names.len() as u32 - 1);
        self.names.len() as u32 - 1
    }

    pub(super) fn add_register(&mut self, ty: ir::Type, origin: Origin) -> VReg {
        self.graph.vregs.push(ty);
        self.origins.push(origin);
        VReg(self.graph.vregs.len() as u32 - 1)
    }

    pub(super) fn temporary(&mut self, ty: ir::Type) -> VReg {
        self.add_register(ty, Origin::Temporary)
    }

    /// The register of the result for a register of a frame.
    pub(super) fn home(&mut self, frame: u32, reg: VReg) -> VReg {
        if let Some(&home) = self.homes.get(&(frame, reg)) {
            return home;
        }
        let function = self.frames[frame as usize].function;
        let ty = self.input.module.functions[function as usize].func.ty(reg).unwrap_or(ir::Type::BOOL);
        let home = self.add_register(ty, Origin::Register(frame, reg));
        self.homes.insert((frame, reg), home);
        home
    }

    /// The entry in the symbol table of the result.
    pub(super) fn symbol(&mut self, symbol: &ir::Symbol) -> ir::SymbolId {
        let same = |other: &&ir::Symbol| match symbol.kind {
            ir::SymbolKind::Signature => *other == symbol,
            _ => other.kind != ir::SymbolKind::Signature && other.name == symbol.name,
        };
        if let Some(&id) = self.graph.symbol_ids.get(symbol) {
            return id;
        }
        let found = self.graph.symbols.iter().position(|other| same(&other));
        let id = ir::SymbolId(found.unwrap_or(self.graph.symbols.len()) as u32);
        if found.is_none() {
            self.graph.symbols.push(symbol.clone());
        }
        self.graph.symbol_ids.insert(symbol.clone(), id);
        id
    }

    /// A declaration of a name.
    pub(super) fn declaration(&self, name: u32) -> ir::Symbol {
        let name = self.names[name as usize].as_str();
        if let Some(symbol) = self.declared.get(name) {
            return (*symbol).clone();
        }
        match self.functions.get(name) {
            Some(&function) => self.input.module.functions[function as usize].func.signature(),
            None => ir::Symbol::data(name),
        }
    }

    /// The module's function of this name.
    pub(super) fn function(&self, name: &str) -> Option<u32> {
        self.functions.get(name).copied()
    }

    /// Makes a stack slot memory in the next walk.
    pub(super) fn needs_memory(&mut self, slot: Slot) -> Stop {
        self.in_memory.insert(slot);
        Stop::Restart
    }

    /// The block of a state.
    fn enter(&mut self, frame: u32, at: u32, env: &Env, roots: &BTreeMap<VReg, VReg>) -> Result<BlockId, Stop> {
        let source = self.source(self.frames[frame as usize].function);
        let mut env = env.clone();
        // Where the calls around it continue.
        let mut open = BTreeMap::from([(frame, at)]);
        let mut inner = frame;
        while self.frames[inner as usize].parent != NO_FRAME {
            let Frame { parent, call, .. } = self.frames[inner as usize];
            open.insert(parent, call + 1);
            inner = parent;
        }
        let live: Vec<VReg> = env.regs.keys().copied().collect();
        for home in live {
            let is_live = match self.origins[home.index()] {
                Origin::Register(of, reg) => open.get(&of).is_some_and(|&at| {
                    let function = self.frames[of as usize].function;
                    self.source(function).is_live(at, reg)
                }),
                Origin::Cell | Origin::Temporary => false,
            };
            if !is_live {
                env.regs.remove(&home);
            }
        }
        env.cells.retain(|(slot, _), _| open.contains_key(&slot.frame));
        let is_header = source.is_header[at as usize];
        let mut loads = Vec::new();
        if is_header {
            let general: Vec<VReg> = self
                .general
                .range((frame, at, VReg(0))..=(frame, at, VReg(u32::MAX)))
                .map(|(_, _, home)| *home)
                .collect();
            for home in general {
                if let Some(value) = env.regs.remove(&home) {
                    loads.push((home, value));
                }
                for cell in env.cells.values_mut().filter(|cell| cell.home == home) {
                    loads.extend(cell.value.take().map(|value| (home, value)));
                }
            }
        }
        let block = match self.states.get(&(frame, at, env.clone())) {
            Some(&block) => block,
            None => {
                if is_header {
                    self.count(frame, at, &env)?;
                }
                let block = self.graph.add_block();
                self.states.insert((frame, at, env.clone()), block);
                let mut roots = roots.clone();
                roots.retain(|home, _| env.regs.contains_key(home));
                if is_header {
                    for &home in env.regs.keys() {
                        // What the loop does not write has one value in it, and is no reason to end unrolling.
                        let is_root = |reg| source.is_written(at, reg);
                        if matches!(self.origins[home.index()], Origin::Register(of, reg) if of == frame && is_root(reg))
                        {
                            roots.insert(home, home);
                        }
                    }
                }
                self.tasks.push(Task { block, frame, at, env, roots });
                block
            }
        };
        if loads.is_empty() {
            return Ok(block);
        }
        let before = self.graph.add_block();
        for (home, value) in loads {
            self.write(before, home, value)?;
        }
        self.graph.blocks[before.index()].exit = Exit::Jump(block);
        Ok(before)
    }

    /// Counts a state of a loop; beyond the budget, the values that change most are no longer known there.
    fn count(&mut self, frame: u32, at: u32, env: &Env) -> Result<(), Stop> {
        let states = self.headers.entry((frame, at)).or_default();
        states.push(env.clone());
        if states.len() > self.budget.states && self.generalise(frame, at) {
            return Err(Stop::Restart);
        }
        Ok(())
    }

    /// Records the registers with the most values at a header.
    fn generalise(&mut self, frame: u32, at: u32) -> bool {
        let Some(states) = self.headers.get(&(frame, at)) else { return false };
        let mut values: BTreeMap<VReg, BTreeSet<Option<Known>>> = BTreeMap::new();
        let mut counts: BTreeMap<VReg, usize> = BTreeMap::new();
        for env in states {
            for (&home, &value) in &env.regs {
                values.entry(home).or_default().insert(Some(value));
                *counts.entry(home).or_default() += 1;
            }
            for cell in env.cells.values() {
                values.entry(cell.home).or_default().insert(cell.value);
            }
        }
        let most = values.values().map(BTreeSet::len).max().unwrap_or(0);
        if most < 2 {
            return false;
        }
        let n_states = states.len();
        let before = self.general.len();
        for (home, values) in values {
            // A register that is known in some states only is an accumulator, whose first value is not worth a copy.
            let is_partly = counts.get(&home).is_some_and(|&count| count < n_states);
            if values.len() == most || is_partly {
                self.general.insert((frame, at, home));
            }
        }
        self.general.len() > before
    }

    /// Checks the number of operations.
    fn check_size(&mut self) -> Result<(), Stop> {
        if self.graph.n_ops <= self.budget.operations {
            return Ok(());
        }
        let mut headers: Vec<(usize, (u32, u32))> =
            self.headers.iter().map(|(&place, states)| (states.len(), place)).collect();
        headers.sort_unstable_by_key(|&(n, place)| (core::cmp::Reverse(n), place));
        for (_, (frame, at)) in headers {
            if self.generalise(frame, at) {
                return Err(Stop::Restart);
            }
        }
        let name = &self.input.module.functions[self.input.function].func.name;
        Err(Stop::Failed(SpecialiseError::of_function(name, Kind::Operations { limit: self.budget.operations })))
    }

    /// Computes a block.
    fn block(&mut self, task: Task) -> Result<(), Stop> {
        let Task { block, frame, at, env, roots } = task;
        let source = self.source(self.frames[frame as usize].function);
        let mut current = Current { block, frame, source, env, roots, compared: BTreeMap::new() };
        let mut at = at;
        loop {
            self.check_size()?;
            let Some(&op) = current.source.func.ops.get(at as usize) else {
                return self.leave(current, &[], false);
            };
            let to = match op.code {
                Opcode::Return => {
                    let list = current.source.func.list(&op).to_vec();
                    return self.leave(current, &list, op.flags.has(OpFlags::UNLIKELY));
                }
                Opcode::If | Opcode::Then | Opcode::Do | Opcode::BreakIf | Opcode::ContinueIf => {
                    let (mut on_true, mut on_false) = (at + 1, current.source.target[at as usize]);
                    if matches!(op.code, Opcode::BreakIf | Opcode::ContinueIf) {
                        core::mem::swap(&mut on_true, &mut on_false);
                    }
                    let condition = self.home(frame, op.args[0]);
                    match current.env.regs.get(&condition) {
                        Some(Known::Bits(bits)) => {
                            if *bits & 1 != 0 {
                                on_true
                            } else {
                                on_false
                            }
                        }
                        _ => return self.branch(&mut current, at, condition, [on_true, on_false]),
                    }
                }
                Opcode::Switch | Opcode::BreakTable => {
                    let cases = current.source.switches[&at].clone();
                    let value = self.home(frame, op.args[0]);
                    match current.env.regs.get(&value) {
                        Some(Known::Bits(bits)) => {
                            let found = cases.cases.iter().find(|(values, _)| values.contains(bits));
                            found.map_or(cases.default, |(_, to)| *to)
                        }
                        _ => {
                            let value = self.read(&current, value)?;
                            let default = self.enter(frame, cases.default, &current.env, &current.roots)?;
                            let mut targets = Vec::with_capacity(cases.cases.len());
                            for (values, to) in cases.cases {
                                targets.push((values, self.enter(frame, to, &current.env, &current.roots)?));
                            }
                            let exit = Exit::Switch { value, ty: op.ty, cases: targets, default };
                            self.graph.blocks[current.block.index()].exit = exit;
                            return Ok(());
                        }
                    }
                }
                Opcode::Select => {
                    if let Some(values) = self.choice(&current, &op) {
                        return self.split(&mut current, at, &op, values);
                    }
                    self.operation(&mut current, &op)?;
                    at + 1
                }
                Opcode::Call | Opcode::CallIndirect => {
                    if let Some(first) = self.inline(&mut current, at, &op)? {
                        self.graph.blocks[current.block.index()].exit = Exit::Jump(first);
                        return Ok(());
                    }
                    if !self.block_of_memory(&mut current, &op)? {
                        self.call(&mut current, &op)?;
                    }
                    at + 1
                }
                _ if op.code.is_control() && op.code != Opcode::Check => match current.source.target[at as usize] {
                    u32::MAX => at + 1,
                    to => to,
                },
                _ => {
                    self.operation(&mut current, &op)?;
                    at + 1
                }
            };
            if current.source.is_join.get(to as usize).copied().unwrap_or(false) {
                let next = self.enter(frame, to, &current.env, &current.roots)?;
                self.graph.blocks[current.block.index()].exit = Exit::Jump(next);
                return Ok(());
            }
            at = to;
        }
    }

    /// The values of a `select` with an unknown condition, if control flow or addresses depend on which one it is.
    fn choice(&mut self, current: &Current<'m>, op: &Op) -> Option<[Known; 2]> {
        if op.mask.is_some() || !current.source.steers(op.dst) {
            return None;
        }
        let [condition, a, b] = op.args.map(|reg| self.home(current.frame, reg));
        let value = |home: VReg| current.env.regs.get(&home).copied();
        let (a, b) = (value(a)?, value(b)?);
        (value(condition).is_none() && a != b && current.source.func.ty(op.args[0]) == Some(ir::Type::BOOL))
            .then_some([a, b])
    }

    /// Continues in two states, in each of which the result of a `select` is known.
    fn split(&mut self, current: &mut Current<'m>, at: u32, op: &Op, values: [Known; 2]) -> Result<(), Stop> {
        let condition = self.home(current.frame, op.args[0]);
        let dst = self.home(current.frame, op.dst);
        current.roots.remove(&dst);
        let mut to = [current.block; 2];
        for (to, value) in to.iter_mut().zip(values) {
            current.env.regs.insert(dst, value);
            *to = self.enter(current.frame, at + 1, &current.env, &current.roots)?;
        }
        let exit = Exit::Branch { condition, on_true: to[0], on_false: to[1] };
        self.graph.blocks[current.block.index()].exit = exit;
        Ok(())
    }

    fn branch(&mut self, current: &mut Current<'m>, at: u32, condition: VReg, to: [u32; 2]) -> Result<(), Stop> {
        // What an exit compares with something unknown has values without end.
        if let Some(roots) = current.compared.get(&condition) {
            let mut is_new = false;
            for left in to.iter().flat_map(|&to| current.source.left(at, to)) {
                for &home in roots {
                    let Origin::Register(of, reg) = self.origins[home.index()] else { continue };
                    if of == current.frame
                        && current.source.is_live(left.header, reg)
                        && current.source.is_written(left.header, reg)
                    {
                        is_new |= self.general.insert((of, left.header, home));
                    }
                }
            }
            if is_new {
                return Err(Stop::Restart);
            }
        }
        let condition = self.read(current, condition)?;
        let on_true = self.enter(current.frame, to[0], &current.env, &current.roots)?;
        let on_false = self.enter(current.frame, to[1], &current.env, &current.roots)?;
        self.graph.blocks[current.block.index()].exit = Exit::Branch { condition, on_true, on_false };
        Ok(())
    }

    /// Enters a function of the module in a new frame.
    fn inline(&mut self, current: &mut Current<'m>, at: u32, op: &Op) -> Result<Option<BlockId>, Stop> {
        let symbol = &current.source.func.symbols[op.symbol().index()];
        let callee = if op.code == Opcode::Call {
            self.function(&symbol.name)
        } else {
            let address = self.home(current.frame, op.base());
            match current.env.regs.get(&address) {
                Some(&Known::Symbol(name, 0)) => self.function(&self.names[name as usize]),
                _ => None,
            }
        };
        let Some(callee) = callee else { return Ok(None) };
        let func = &self.input.module.functions[callee as usize].func;
        let types = |regs: &[VReg]| regs.iter().map(|&reg| func.ty(reg)).collect::<Vec<_>>();
        let wanted: Vec<Option<ir::Type>> = symbol.params.iter().map(|&ty| Some(ty)).collect();
        if source::refused(func).is_some()
            || op.n_variadic() > 0
            || types(&func.params) != wanted
            || func.results != symbol.results
        {
            return Ok(None);
        }
        let list = current.source.func.list(op).to_vec();
        let homes: Vec<VReg> = list.iter().map(|&reg| self.home(current.frame, reg)).collect();
        let known: Vec<Option<Known>> = homes.iter().map(|home| current.env.regs.get(home).copied()).collect();
        // Recursion must get somewhere: with other known arguments than the call around it.
        let mut around = current.frame;
        while around != NO_FRAME {
            let frame = &self.frames[around as usize];
            let is_same = frame.args == known;
            if frame.function == callee && (known.iter().all(Option::is_none) || is_same) {
                return Ok(None);
            }
            around = frame.parent;
        }
        if self.frames[current.frame as usize].depth >= self.budget.depth {
            let kind = Kind::Depth { limit: self.budget.depth };
            return Err(Stop::Failed(SpecialiseError::of_function(&func.name, kind)));
        }
        let frame = self.frame(current.frame, at, callee);
        for ((&param, &home), &value) in func.params.iter().zip(&homes).zip(&known) {
            let to = self.home(frame, param);
            match value {
                Some(value) => {
                    current.env.regs.insert(to, value);
                }
                None => {
                    let ty = func.ty(param).unwrap_or(ir::Type::BOOL);
                    self.graph.push(current.block, Op::unary(Opcode::Copy, ty, to, home));
                    current.env.regs.remove(&to);
                }
            }
        }
        self.frames[frame as usize].args = known;
        // Its results have no values any more.
        if op.dst.is_some() {
            let home = self.home(current.frame, op.dst);
            current.env.regs.remove(&home);
        }
        self.enter(frame, 0, &current.env, &current.roots).map(Some)
    }

    /// Returns from the current frame with these registers.
    fn leave(&mut self, mut current: Current<'m>, results: &[VReg], is_rare: bool) -> Result<(), Stop> {
        let frame = current.frame;
        let homes: Vec<VReg> = results.iter().map(|&reg| self.home(frame, reg)).collect();
        let Frame { parent, call, .. } = self.frames[frame as usize];
        if parent == NO_FRAME {
            let mut list = Vec::with_capacity(homes.len());
            for home in homes {
                list.push(self.read(&current, home)?);
            }
            self.graph.blocks[current.block.index()].exit = Exit::Return { results: list, is_rare };
            return Ok(());
        }
        let source = self.source(self.frames[parent as usize].function);
        let ops = &source.func.ops;
        let mut at = call;
        while at == call || ops.get(at as usize).is_some_and(|op| op.code == Opcode::CallResult) {
            let op = &ops[at as usize];
            let number = if at == call { 0 } else { op.imm as usize };
            at += 1;
            if op.dst.is_none() {
                continue;
            }
            let to = self.home(parent, op.dst);
            let Some(&from) = homes.get(number) else { continue };
            match current.env.regs.get(&from).copied() {
                Some(value) => {
                    current.env.regs.insert(to, value);
                }
                None => {
                    let ty = self.graph.vregs[to.index()];
                    self.graph.push(current.block, Op::unary(Opcode::Copy, ty, to, from));
                    current.env.regs.remove(&to);
                }
            }
        }
        let next = self.enter(parent, at, &current.env, &current.roots)?;
        self.graph.blocks[current.block.index()].exit = Exit::Jump(next);
        Ok(())
    }
}
