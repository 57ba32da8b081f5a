//! Lowering of one function: the walk over its structured code, values, `phi` copies, terminators.
//!
//! In: a body that the verifier accepts. Out: an `ir` function. Invariants: a value is as many registers as its type has
//! leaves (see `tables`); integers that do not fill their register have zeros above; code is emitted in an order in which
//! definitions dominate uses, as the structure guarantees; a `phi` is a variable that every edge into its block assigns,
//! in parallel with the block's others.
//! Not here: single instructions (`integer`, `float`, `memory`, `call`, `intrinsic`, `vector`).

use super::abi::Abi;
use super::address::Address;
use super::congruence::Congruence;
use super::leaf::{Class, Leaf, Refused, Result, class, container};
use super::signature::abi_of_function;
use super::tables::Tables;
use super::unwinding::Unwinding;
use super::uses::Uses;
use crate::attribute::Attribute;
use crate::body::{Body, InstData, Location, Operand, OperandKind};
use crate::constants::ConstantKind;
use crate::error::{Error, ErrorKind, Place};
use crate::features::{Features, NO_FLOATS};
use crate::graph::Dominators;
use crate::index::{Block, Inst, Local};
use crate::intern::Map;
use crate::module::{Input, Module};
use crate::opcode::Opcode;
use crate::structure::{Limit, Step, Structured};
use crate::types::{Type, TypeKind};
use kernelsmith_diag::Span;
use kernelsmith_ir as ir;

/// No register or number.
const NONE: u32 = u32::MAX;

/// The lowering of a function.
pub(crate) struct Lower<'a> {
    pub(crate) m: &'a Module,
    pub(crate) t: &'a mut Tables,
    pub(crate) body: &'a Body,
    pub(crate) b: ir::Builder,
    /// An unsigned integer with as many bits as an address.
    pub(crate) word: ir::Type,
    pub(crate) word_bits: u32,
    /// By local, where its registers are in `regs`.
    pub(super) starts: Vec<u32>,
    pub(super) regs: Vec<ir::VReg>,
    /// Addresses that are computed where they are used.
    addresses: Vec<Address>,
    /// By local, where its address is in `addresses`.
    address_at: Vec<u32>,
    pub(super) uses: Uses,
    /// By name, the entry in the symbol table of the function.
    pub(crate) symbols: Map<String, ir::SymbolId>,
    /// Entries for signatures.
    pub(crate) signatures: Vec<ir::SymbolId>,
    /// Where values are for atomic accesses by functions: what comes back or is expected, and a new one.
    pub(super) passed: [Option<u32>; 2],
    /// What the function was compiled for.
    pub(super) features: Features,
    /// The types of the results, and whether they are sign-extended.
    pub(crate) results: Abi,
    /// The variables of dispatchers.
    pub(super) dispatch: Map<Block, ir::VReg>,
    /// By edge, the position of its entry in the `phi` of its target.
    pub(super) phi_places: Map<(Block, Block), u32>,
    /// Which variables of `phi` are one.
    pub(super) congruence: Congruence,
    /// Locals that have a value before their definition, because a dispatcher has paths that the function lacks.
    early: Vec<bool>,
    /// The instruction that is lowered, for errors.
    pub(super) at: Inst,
    /// The source position of the operations that are emitted.
    location: Option<Location>,
    /// The block that is lowered.
    pub(super) block: Block,
    /// That block, if it ended with a tail call: nothing follows.
    pub(super) left: Option<Block>,
    has_dispatchers: bool,
    /// Whether the function writes its lane mask, and the variable for it.
    pub(super) writes_lane_mask: bool,
    pub(super) lane_mask: Option<ir::VReg>,
    /// Where the result is stored, if it is not in registers.
    pub(super) result_address: Option<ir::VReg>,
    /// Whether the block is lowered to code that runs more than once.
    pub(crate) is_repeated: Vec<bool>,
    /// The slot with the last block of memory, in functions with allocations of unknown size or number.
    pub(super) blocks: Option<u32>,
    pub(super) open_switches: Vec<Block>,
    pub(super) copies: Vec<Copy>,
    pub(super) unwinding: Unwinding,
}

/// A copy of a register or a constant on an edge.
#[derive(Clone, Copy)]
pub(super) struct Copy {
    pub(super) to: ir::VReg,
    pub(super) from: Source,
}

#[derive(Clone, Copy)]
pub(super) enum Source {
    Reg(ir::VReg),
    Constant(u64),
}

/// Lowers a body, whose blocks have these dominators; `is_fast` leaves out what only makes code better.
pub(crate) fn lower(
    m: &Module,
    t: &mut Tables,
    body: &Body,
    dominators: Dominators,
    is_fast: bool,
) -> std::result::Result<(ir::Function, Structured), Error> {
    let name = m.name_of(body.function());
    let head = |message: String| Error::new(ErrorKind::Unsupported, Place::Unknown, message).in_function(&name);
    let structured = Structured::of(body, dominators).map_err(|limit| {
        let message = match limit {
            Limit::Nesting => "the control flow nests too deep",
            Limit::Regions => "the control flow has too many loops with several entries",
        };
        Error::new(ErrorKind::Limit, Place::Unknown, message).in_function(&name)
    })?;
    let function = m.function(body.function()).ok_or_else(|| head("not a function".to_owned()))?;
    let abi = abi_of_function(m, t, body.function())
        .map_err(|refused| head(format!("not supported: {refused} (signature)")))?;
    let names = &t.names[body.function().index()];
    if names.is_empty() {
        return Err(head("not supported: such names".to_owned()));
    }
    if m.attributes.of_function(function.attributes()).has(Attribute::Naked) {
        return Err(head("not supported: functions without prologue (`naked`)".to_owned()));
    }
    if let Some(request) = m.attributes.of_function(function.attributes()).request {
        return Err(head(format!("not supported: code for tools at the start or end of functions (`{request}`)")));
    }
    let attributes = m.attributes.of_function(function.attributes());
    let mut b = ir::Builder::new(names);
    b.func_mut().is_general = attributes.has(Attribute::NoImplicitFloat) || attributes.features.has(NO_FLOATS);
    // Constants and markers are operations, too.
    b.func_mut().ops.reserve(body.n_insts() + body.n_insts() / 2);
    b.func_mut().vregs.reserve(body.n_locals() + body.n_locals() / 2);
    let word_bits = t.layout.pointer_bits;
    let n_locals = body.n_locals();
    let has_dispatchers = structured.flow.n_nodes() > structured.flow.n_blocks;
    // Random keys cost several hashes, so that all functions share those of the tables.
    let keys = *t.abis.hasher();
    let congruence = if is_fast { Congruence::none() } else { Congruence::of(body) };
    let mut uses = Uses::of(body, has_dispatchers);
    if !is_fast && !has_dispatchers {
        uses.defer(m, body, &congruence, t);
    }
    let mut lower = Lower {
        m,
        t,
        body,
        b,
        word: container(word_bits),
        word_bits,
        starts: vec![NONE; n_locals],
        regs: Vec::with_capacity(n_locals),
        addresses: Vec::new(),
        address_at: Vec::new(),
        uses,
        symbols: Map::with_hasher(keys),
        signatures: Vec::new(),
        passed: [None; 2],
        features: m.attributes.of_function(function.attributes()).convention(),
        results: abi,
        dispatch: Map::with_hasher(keys),
        phi_places: Map::with_hasher(keys),
        congruence,
        early: Vec::new(),
        at: Inst::new(0),
        location: None,
        block: Block::new(0),
        left: None,
        has_dispatchers,
        writes_lane_mask: word_bits == 32 && super::machine::writes_lane_mask(m, body),
        lane_mask: None,
        result_address: None,
        is_repeated: structured.repeated(),
        blocks: None,
        open_switches: Vec::new(),
        copies: Vec::new(),
        unwinding: Unwinding::default(),
    };
    if has_dispatchers {
        lower.find_early(&structured);
    }
    match lower.run(&structured) {
        Ok(()) => Ok((lower.finish(), structured)),
        Err(refused) => {
            let inst = body.inst(lower.at);
            let message = format!("not supported: {refused} (`{}`)", inst.opcode.name());
            Err(Error::new(ErrorKind::Unsupported, lower.place(), message).in_function(&name))
        }
    }
}

impl<'a> Lower<'a> {
    /// Where the instruction is.
    fn place(&self) -> Place {
        match (&self.m.input, self.body.offsets.get(self.at.index())) {
            (Input::Text(file), Some(&offset)) => Place::Text(Span::new(*file, offset, offset + 1)),
            _ => self.body.location(self.at).map_or(Place::Unknown, |location| Place::Line(location.line)),
        }
    }

    /// Continues with an instruction: what follows has its source position. One without a position belongs to those before.
    pub(super) fn go_to(&mut self, inst: Inst) {
        self.at = inst;
        let location = self.body.location(inst).filter(|location| location.line > 0);
        if location.is_none() || location == self.location {
            return;
        }
        self.location = location;
        if let Some(location) = location {
            let file = location.file.and_then(|file| self.m.file(file)).unwrap_or(b"?");
            self.b.set_loc(String::from_utf8_lossy(file).into_owned(), location.line);
        }
    }

    /// Finds locals that are used where their definition does not reach, now that dispatchers have more paths.
    fn find_early(&mut self, structured: &Structured) {
        let dominators = &structured.flow.dominators;
        self.early = vec![false; self.body.n_locals()];
        let mut defined_in = vec![Block::new(0); self.body.n_locals()];
        for block in self.body.blocks() {
            for inst in self.body.insts_of(block) {
                if let Some(local) = self.body.inst(inst).result() {
                    defined_in[local.index()] = block;
                }
            }
        }
        let entries: Vec<Block> = structured.flow.edges.iter().filter_map(|edge| Some(edge.through?.0)).collect();
        for &entry in &entries {
            for inst in self.body.insts_of(entry) {
                let data = self.body.inst(inst);
                if data.opcode == Opcode::Phi
                    && let Some(local) = data.result()
                {
                    self.early[local.index()] = true;
                }
            }
        }
        for block in self.body.blocks().filter(|&block| dominators.is_reachable(block)) {
            for inst in self.body.insts_of(block) {
                let operands = self.body.operands(inst);
                let is_phi = self.body.inst(inst).opcode == Opcode::Phi;
                for (at, operand) in operands.iter().enumerate() {
                    let Some(local) = operand.local() else { continue };
                    let used_in = match is_phi.then(|| operands[at + 1].block()).flatten() {
                        Some(from) if !dominators.is_reachable(from) => continue,
                        Some(from) => from,
                        None => block,
                    };
                    if !dominators.dominates(defined_in[local.index()], used_in) {
                        self.early[local.index()] = true;
                    }
                }
            }
        }
    }

    fn run(&mut self, structured: &Structured) -> Result<()> {
        self.parameters()?;
        self.begin_blocks();
        for edge in &structured.flow.edges {
            if edge.through.is_some() && !self.dispatch.contains_key(&edge.to) {
                let variable = self.b.var(ir::Type::U32);
                self.b.push(ir::Op::constant(ir::Type::U32, variable, 0));
                self.dispatch.insert(edge.to, variable);
            }
        }
        if self.has_dispatchers {
            self.initialise_exceptions();
        }
        for &step in &structured.steps {
            self.step(structured, step)?;
        }
        Ok(())
    }

    fn finish(self) -> ir::Function {
        let Lower { b, early, starts, regs, m, t, body, lane_mask, .. } = self;
        let mut func = b.finish();
        let mut first: Vec<_> = lane_mask.map(Lower::start_of_lane_mask).into_iter().collect();
        if early.iter().any(|&early| early) {
            for local in (0..early.len()).filter(|&local| early[local] && starts[local] != NONE) {
                let n = t.leaves(&m.types, body.type_of(Local::new(local))).map_or(0, |leaves| leaves.len());
                for &reg in &regs[starts[local] as usize..][..n] {
                    let ty = func.ty(reg).unwrap_or(ir::Type::BOOL);
                    if !func.params.contains(&reg) {
                        first.push(ir::Op::constant(ty, reg, 0));
                    }
                }
            }
        }
        if !func.locs.is_empty() {
            func.locs.splice(0..0, first.iter().map(|_| ir::LocId::NONE));
        }
        func.ops.splice(0..0, first);
        func
    }

    fn step(&mut self, structured: &Structured, step: Step) -> Result<()> {
        match step {
            Step::Code(block) => self.code(block)?,
            Step::Edge(edge) => self.edge(structured, edge)?,
            Step::Block => self.b.block(),
            Step::EndBlock => self.b.end_block(),
            Step::Loop => self.b.loop_(),
            Step::EndLoop => self.b.end_loop(),
            Step::If { node, negated } => {
                let condition = self.condition(node, negated)?;
                self.b.if_(condition);
            }
            Step::Else => self.b.else_(),
            Step::EndIf => self.b.end_if(),
            Step::Switch(node) => self.switch(node)?,
            Step::Case(first, n) => self.case(structured, first, n)?,
            Step::Default => self.b.default_(),
            Step::EndSwitch => {
                self.open_switches.pop();
                self.b.end_switch();
            }
            Step::Break(depth) => self.b.break_(depth),
            Step::BreakIf { depth, node, negated } => {
                let condition = self.condition(node, negated)?;
                self.b.break_if(depth, condition);
            }
            Step::Continue(depth) => self.b.continue_(depth),
            Step::ContinueIf { depth, node, negated } => {
                let condition = self.condition(node, negated)?;
                self.b.continue_if(depth, condition);
            }
            Step::Exit(block) => self.exit(block)?,
        }
        Ok(())
    }

    fn code(&mut self, block: Block) -> Result<()> {
        self.block = block;
        self.left = None;
        let terminator = self.body.terminator(block);
        for inst in self.body.insts_of(block) {
            self.go_to(inst);
            if inst != terminator {
                self.inst(inst)?;
            } else if self.body.inst(inst).opcode == Opcode::Invoke {
                self.invoke(inst, self.body.inst(inst))?;
            }
        }
        Ok(())
    }

    fn inst(&mut self, inst: Inst) -> Result<()> {
        if self.body.inst(inst).result().is_some_and(|local| self.uses.is_deferred(local)) {
            return Ok(());
        }
        self.inst_here(inst)
    }

    /// Lowers an instruction, also one that was deferred.
    fn inst_here(&mut self, inst: Inst) -> Result<()> {
        let body = self.body;
        let data = body.inst(inst);
        let operands = body.operands(inst);
        if data.opcode != Opcode::Phi && self.native_inst(data, operands)? {
            return Ok(());
        }
        match data.opcode {
            Opcode::Phi => {
                self.phi_variable(inst)?;
                Ok(())
            }
            Opcode::ICmp | Opcode::FCmp => self.compare(data, operands),
            Opcode::FNeg => self.negate(data, operands),
            opcode if opcode.is_binary() => self.arithmetic(data, operands),
            opcode if opcode.is_cast() => self.convert(data, operands),
            Opcode::Select => self.select(data, operands),
            Opcode::Freeze => self.define_as(data, operands[0]),
            Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector => self.vector(data, operands),
            Opcode::ExtractValue | Opcode::InsertValue => self.aggregate(data, operands),
            Opcode::Alloca => self.alloca(data, operands),
            Opcode::Load => self.load(data, operands),
            Opcode::Store => self.store(data, operands),
            Opcode::GetElementPtr => self.element_pointer(data, operands),
            Opcode::Call => self.call(inst, data),
            Opcode::Fence => self.fence(data),
            Opcode::CmpXchg => self.compare_exchange(data, operands),
            Opcode::AtomicRmw => self.read_modify_write(data, operands),
            Opcode::VaArg => Err("reads of variable arguments by the target".into()),
            Opcode::LandingPad => self.landing_pad(data),
            _ => Err("such instructions".into()),
        }
    }

    /// The block that is lowered.
    pub(crate) fn current_block(&self) -> Block {
        self.block
    }

    fn parameters(&mut self) -> Result<()> {
        let symbol = self.body.function();
        let parameters: Vec<Local> = self.body.parameters().collect();
        let abi = self.results.clone();
        let TypeKind::Function { is_variadic, .. } = self.m.types.kind(self.m.symbol(symbol).ty) else {
            return Err("such functions".into());
        };
        self.b.func_mut().is_variadic = is_variadic;
        self.b.func_mut().passing = abi.passing();
        let mut incoming = Vec::new();
        for param in abi.all_params() {
            incoming.push(self.b.param(param));
        }
        for result in abi.all_results() {
            self.b.result(result);
        }
        let mut at = 0;
        if abi.result.in_memory {
            self.result_address = Some(incoming[0]);
            at = 1;
        }
        for (local, param) in parameters.into_iter().zip(&abi.params) {
            at += param.fill.len();
            let n = param.types.len();
            let regs = if param.in_memory {
                let ty = self.body.type_of(local);
                let place = self.place_of(incoming[at], ty)?;
                let mut regs = Vec::new();
                self.load_value(place, ty, &mut regs)?;
                regs
            } else {
                self.receive(param, &incoming[at..at + n])?
            };
            at += n;
            self.define(local, &regs);
        }
        Ok(())
    }

    // Values.

    /// Whether values of a type are one register, which is no vector.
    pub(crate) fn is_scalar(&self, ty: Type) -> bool {
        matches!(self.class(ty), Ok(Class::Int(_) | Class::Float(_) | Class::Ptr))
    }

    /// What a type is for arithmetic.
    pub(crate) fn class(&self, ty: Type) -> Result<Class> {
        class(&self.m.types, ty, self.word_bits).map_err(Refused::from)
    }

    /// The leaves of a type.
    pub(crate) fn leaves(&mut self, ty: Type) -> Result<Vec<Leaf>> {
        self.t.leaves(&self.m.types, ty).map(<[Leaf]>::to_vec).map_err(Refused::from)
    }

    /// The leaves of a type, with those of the lanes of a vector that fills a register.
    pub(crate) fn lane_leaves(&mut self, ty: Type) -> Result<Vec<Leaf>> {
        match self.native(ty) {
            Some(native) => {
                let ty = native.lane_type();
                let bits = if ty == ir::Type::BOOL { 1 } else { ty.elem().bits() };
                Ok(vec![Leaf { ty, bits }; native.lanes().count().unwrap_or(1) as usize])
            }
            None => self.leaves(ty),
        }
    }

    /// Number of leaves of a type.
    pub(crate) fn n_leaves(&mut self, ty: Type) -> Result<usize> {
        self.t.leaves(&self.m.types, ty).map(<[Leaf]>::len).map_err(Refused::from)
    }

    /// The type of an operand.
    pub(crate) fn type_of(&self, operand: Operand) -> Type {
        match operand.kind() {
            OperandKind::Local(local) => self.body.type_of(local),
            OperandKind::Constant(constant) => self.m.constants.ty(constant),
            OperandKind::Block(_) => Type::LABEL,
            OperandKind::Asm(_) | OperandKind::Number(_) | OperandKind::Forward(_) => Type::PTR,
        }
    }

    /// Sets the registers of a local.
    pub(crate) fn define(&mut self, local: Local, regs: &[ir::VReg]) {
        let packed = self.packed(self.body.type_of(local), regs);
        let regs = packed.as_deref().unwrap_or(regs);
        if self.early.get(local.index()).copied().unwrap_or(false) {
            // The register gets a value at the start of the function, so that it must be its own.
            self.starts[local.index()] = self.regs.len() as u32;
            for &reg in regs {
                let ty = self.b.func().ty(reg).unwrap_or(ir::Type::BOOL);
                let own = self.b.var(ty);
                self.b.assign(own, reg);
                self.regs.push(own);
            }
            return;
        }
        self.starts[local.index()] = self.regs.len() as u32;
        self.regs.extend_from_slice(regs);
    }

    /// The registers of a value of a type, if these are those of its lanes, and some of its vectors are one register.
    fn packed(&mut self, ty: Type, lanes: &[ir::VReg]) -> Option<Vec<ir::VReg>> {
        if lanes.len() < 2 || self.is_scalar(ty) {
            return None;
        }
        let leaves = self.t.leaves(&self.m.types, ty).ok().filter(|leaves| leaves.len() != lanes.len())?.to_vec();
        Some(self.joined(&leaves, lanes.to_vec()))
    }

    /// Sets the registers of an instruction's result.
    pub(crate) fn define_result(&mut self, data: &InstData, regs: &[ir::VReg]) -> Result<()> {
        if let Some(local) = data.result() {
            self.define(local, regs);
        }
        Ok(())
    }

    /// The result is an operand.
    fn define_as(&mut self, data: &InstData, operand: Operand) -> Result<()> {
        let regs = self.stored(operand)?;
        self.define_result(data, &regs)
    }

    /// Sets the address of a local, which is computed where it is used.
    pub(crate) fn define_address(&mut self, local: Local, address: Address) {
        if self.address_at.is_empty() {
            self.address_at.resize(self.body.n_locals(), NONE);
        }
        self.address_at[local.index()] = self.addresses.len() as u32;
        self.addresses.push(address);
    }

    /// The address of a local that is computed where it is used.
    pub(crate) fn deferred_address(&self, local: Local) -> Option<Address> {
        let at = self.address_at.get(local.index()).copied().unwrap_or(NONE);
        self.addresses.get(at as usize).copied()
    }

    /// The register of a value of one leaf.
    pub(crate) fn reg(&mut self, operand: Operand) -> Result<ir::VReg> {
        match operand.kind() {
            OperandKind::Local(local) => {
                let start = self.starts[local.index()];
                if start != NONE {
                    return Ok(self.regs[start as usize]);
                }
                if let Some(address) = self.deferred_address(local) {
                    return Ok(self.address_reg(address));
                }
                if self.uses.is_deferred(local)
                    && let Some(definition) = self.body.definition(local)
                {
                    if matches!(self.body.inst(definition).opcode, Opcode::ICmp | Opcode::FCmp) {
                        return self.comparison(definition, false);
                    }
                    self.inst_here(definition)?;
                    // Another place where it is used need not be behind this one.
                    let start = std::mem::replace(&mut self.starts[local.index()], NONE);
                    if let Some(&reg) = self.regs.get(start as usize) {
                        return Ok(reg);
                    }
                }
                Err("values that are used before their definition".into())
            }
            OperandKind::Constant(constant) => {
                let data = self.m.constants.get(constant);
                if let ConstantKind::Integer(bits) | ConstantKind::Float(bits) = data.kind
                    && let [leaf] = self.t.leaves(&self.m.types, data.ty)?
                {
                    return Ok(self.b.constant(leaf.ty, leaf.low_bits(bits)));
                }
                let mut regs = Vec::new();
                self.constant(constant, &mut regs)?;
                regs.first().copied().ok_or_else(|| "values without parts".into())
            }
            _ => Err("such operands".into()),
        }
    }

    /// The registers of a value; those of its lanes, if it is a vector in one register.
    pub(crate) fn regs(&mut self, operand: Operand) -> Result<Vec<ir::VReg>> {
        let Some(ty) = self.native(self.type_of(operand)) else { return self.stored(operand) };
        if let OperandKind::Constant(constant) = operand.kind() {
            let mut regs = Vec::new();
            match self.native_values(constant, ty) {
                Some(values) => {
                    let lane = ty.lane_type();
                    regs.extend(values.into_iter().map(|value| self.b.constant(lane, value)));
                }
                None => self.constant(constant, &mut regs)?,
            }
            return Ok(regs);
        }
        let vector = self.stored(operand)?;
        Ok(self.lanes_of_native(ty, vector[0]))
    }

    /// The registers that hold a value: one for a vector that fills it.
    pub(crate) fn stored(&mut self, operand: Operand) -> Result<Vec<ir::VReg>> {
        match operand.kind() {
            OperandKind::Local(local) if self.starts[local.index()] != NONE => {
                let n = self.n_leaves(self.body.type_of(local))?;
                Ok(self.regs[self.starts[local.index()] as usize..][..n].to_vec())
            }
            OperandKind::Constant(constant) => {
                let mut regs = Vec::new();
                self.stored_constant(constant, &mut regs)?;
                Ok(regs)
            }
            _ => Ok(vec![self.reg(operand)?]),
        }
    }

    /// The only leaf of a type.
    pub(crate) fn leaf(&mut self, ty: Type) -> Result<Leaf> {
        match self.t.leaves(&self.m.types, ty)? {
            [leaf] => Ok(*leaf),
            _ => Err("constant expressions of several parts".into()),
        }
    }
}
