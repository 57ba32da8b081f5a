//! The body of a function.
//!
//! In: what readers add. Out: blocks, instructions, operands. Invariants of a body that a reader returned: blocks are in
//! the order of the input and not empty; each ends with its only terminator; parameters are the first locals, followed
//! by results in the order of instructions; operands of kind `Forward` do not occur.
//! An instruction has 32 bytes and a range of operands in one array, so that reading a body allocates a few vectors.

use crate::attribute::AttributeList;
use crate::constants::Constant;
use crate::index::{Block, Inst, Local, Symbol, typed_index};
use crate::opcode::{Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp};
use crate::types::Type;

typed_index! {
    /// A call of a function: what only calls have.
    Call
}

/// An operand, packed in 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Operand(u32);

/// What an operand is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OperandKind {
    /// A parameter or a result.
    Local(Local),
    /// A constant.
    Constant(Constant),
    /// A block.
    Block(Block),
    /// Assembly text of the module.
    Asm(u32),
    /// A number, such as the index of a field.
    Number(u32),
    /// A local that is not defined yet; only while a body is read.
    Forward(u32),
}

impl Operand {
    /// Largest number that an operand can have.
    pub const MAX: u32 = (1 << 29) - 1;

    /// Packs an operand.
    ///
    /// # Panics
    /// If the number exceeds [`Operand::MAX`].
    #[inline]
    pub fn new(kind: OperandKind) -> Operand {
        let (tag, number) = match kind {
            OperandKind::Local(local) => (0, local.0),
            OperandKind::Constant(constant) => (1, constant.0),
            OperandKind::Block(block) => (2, block.0),
            OperandKind::Asm(number) => (3, number),
            OperandKind::Number(number) => (4, number),
            OperandKind::Forward(number) => (5, number),
        };
        assert!(number <= Operand::MAX, "operand {number} exceeds 29 bits");
        Operand(tag << 29 | number)
    }

    /// Unpacks the operand.
    #[inline]
    pub fn kind(self) -> OperandKind {
        let number = self.0 & Operand::MAX;
        match self.0 >> 29 {
            0 => OperandKind::Local(Local(number)),
            1 => OperandKind::Constant(Constant(number)),
            2 => OperandKind::Block(Block(number)),
            3 => OperandKind::Asm(number),
            4 => OperandKind::Number(number),
            _ => OperandKind::Forward(number),
        }
    }

    /// The local, if it is one.
    pub fn local(self) -> Option<Local> {
        match self.kind() {
            OperandKind::Local(local) => Some(local),
            _ => None,
        }
    }

    /// The constant, if it is one.
    pub fn constant(self) -> Option<Constant> {
        match self.kind() {
            OperandKind::Constant(constant) => Some(constant),
            _ => None,
        }
    }

    /// The block, if it is one.
    pub fn block(self) -> Option<Block> {
        match self.kind() {
            OperandKind::Block(block) => Some(block),
            _ => None,
        }
    }

    /// The number, if it is one.
    pub fn number(self) -> Option<u32> {
        match self.kind() {
            OperandKind::Number(number) => Some(number),
            _ => None,
        }
    }
}

/// A number that means: none.
pub(crate) const NONE: u32 = u32::MAX;

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InstData {
    /// The operation.
    pub opcode: Opcode,
    pub(crate) detail: u8,
    pub(crate) second: u8,
    /// The alignment as its logarithm plus one; 0 for none.
    pub align: u8,
    /// The scope of an atomic access.
    pub scope: u8,
    /// The flags.
    pub flags: Flags,
    /// The type of the result; void if there is none.
    pub ty: Type,
    pub(crate) extra: u32,
    pub(crate) first_operand: u32,
    pub(crate) n_operands: u32,
    pub(crate) result: u32,
    pub(crate) location: u32,
}

impl InstData {
    pub(crate) fn new(opcode: Opcode, ty: Type) -> InstData {
        InstData {
            opcode,
            detail: 0,
            second: 0,
            align: 0,
            scope: 0,
            flags: Flags::NONE,
            ty,
            extra: NONE,
            first_operand: 0,
            n_operands: 0,
            result: NONE,
            location: NONE,
        }
    }

    /// The local that it defines.
    pub fn result(&self) -> Option<Local> {
        (self.result != NONE).then_some(Local(self.result))
    }

    /// The type that an `alloca` allocates, or that `getelementptr` steps through.
    pub fn source_type(&self) -> Option<Type> {
        matches!(self.opcode, Opcode::Alloca | Opcode::GetElementPtr).then_some(Type(self.extra))
    }

    /// What only calls have.
    pub fn call(&self) -> Option<Call> {
        matches!(self.opcode, Opcode::Call | Opcode::Invoke).then_some(Call(self.extra))
    }

    /// The predicate of `icmp`.
    pub fn int_predicate(&self) -> Option<IntPredicate> {
        (self.opcode == Opcode::ICmp).then(|| IntPredicate::ALL[usize::from(self.detail)])
    }

    /// The predicate of `fcmp`.
    pub fn float_predicate(&self) -> Option<FloatPredicate> {
        (self.opcode == Opcode::FCmp).then(|| FloatPredicate::ALL[usize::from(self.detail)])
    }

    /// The ordering of a memory access.
    pub fn ordering(&self) -> Option<Ordering> {
        use Opcode::{AtomicRmw, CmpXchg, Fence, Load, Store};
        matches!(self.opcode, Load | Store | Fence | CmpXchg | AtomicRmw)
            .then(|| Ordering::ALL[usize::from(self.detail)])
    }

    /// The ordering of `cmpxchg` if it does not store.
    pub fn failure_ordering(&self) -> Option<Ordering> {
        (self.opcode == Opcode::CmpXchg).then(|| Ordering::ALL[usize::from(self.second)])
    }

    /// The operation of `atomicrmw`.
    pub fn rmw_op(&self) -> Option<RmwOp> {
        (self.opcode == Opcode::AtomicRmw).then(|| RmwOp::ALL[usize::from(self.second)])
    }
}

/// A hint or a rule about reusing the caller's frame.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum TailKind {
    /// Nothing is stated.
    #[default]
    None,
    /// The callee does not access the caller's slots.
    Tail,
    /// The frame must be reused.
    MustTail,
    /// The frame must not be reused.
    NoTail,
}

/// What only calls have. The operands are the callee, the arguments, the operands of bundles, and for `invoke` the block
/// after a return and the block after an exception.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallData {
    /// The type of the callee.
    pub signature: Type,
    /// Number of arguments.
    pub n_arguments: u32,
    /// The calling convention's number; 0 is that of C.
    pub convention: u16,
    /// Whether the frame may be reused.
    pub tail: TailKind,
    /// The attributes.
    pub attributes: AttributeList,
    pub(crate) first_bundle: u32,
    pub(crate) n_bundles: u32,
}

/// Operands of a call that are not arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// The number of its tag in the module.
    pub tag: u32,
    /// Number of operands.
    pub n_operands: u32,
}

/// A block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockData {
    pub(crate) first: u32,
    pub(crate) n: u32,
    pub(crate) name: (u32, u32),
}

/// A position in a source file, from debug information.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// The line, from 1; 0 if unknown.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The number of the file in the module, if known.
    pub file: Option<u32>,
}

/// Parameters, blocks and instructions of a function.
#[derive(Clone, Debug)]
pub struct Body {
    pub(crate) function: Symbol,
    pub(crate) n_parameters: u32,
    pub(crate) blocks: Vec<BlockData>,
    pub(crate) insts: Vec<InstData>,
    pub(crate) operands: Vec<Operand>,
    pub(crate) types: Vec<Type>,
    pub(crate) definitions: Vec<u32>,
    pub(crate) names: Vec<(u32, u32)>,
    pub(crate) name_bytes: Vec<u8>,
    pub(crate) calls: Vec<CallData>,
    pub(crate) bundles: Vec<Bundle>,
    pub(crate) locations: Vec<Location>,
    /// The offset of each instruction in the text; empty for bitcode.
    pub(crate) offsets: Vec<u32>,
}

impl Body {
    pub(crate) fn new(function: Symbol) -> Body {
        Body {
            function,
            n_parameters: 0,
            blocks: Vec::new(),
            insts: Vec::new(),
            operands: Vec::new(),
            types: Vec::new(),
            definitions: Vec::new(),
            names: Vec::new(),
            name_bytes: Vec::new(),
            calls: Vec::new(),
            bundles: Vec::new(),
            locations: Vec::new(),
            offsets: Vec::new(),
        }
    }

    /// The function.
    pub fn function(&self) -> Symbol {
        self.function
    }

    /// The parameters.
    pub fn parameters(&self) -> impl ExactSizeIterator<Item = Local> + use<> {
        (0..self.n_parameters as usize).map(Local::new)
    }

    /// The blocks in order; the first is the entry.
    pub fn blocks(&self) -> impl DoubleEndedIterator<Item = Block> + ExactSizeIterator + use<> {
        (0..self.blocks.len()).map(Block::new)
    }

    /// The instructions of a block.
    pub fn insts_of(&self, block: Block) -> impl DoubleEndedIterator<Item = Inst> + ExactSizeIterator + use<> {
        let block = self.blocks[block.index()];
        (block.first..block.first + block.n).map(Inst)
    }

    /// Number of instructions.
    pub fn n_insts(&self) -> usize {
        self.insts.len()
    }

    /// Number of parameters and results.
    pub fn n_locals(&self) -> usize {
        self.types.len()
    }

    /// An instruction.
    pub fn inst(&self, inst: Inst) -> &InstData {
        &self.insts[inst.index()]
    }

    /// The operands of an instruction.
    pub fn operands(&self, inst: Inst) -> &[Operand] {
        self.operands_of(&self.insts[inst.index()])
    }

    pub(crate) fn operands_of(&self, inst: &InstData) -> &[Operand] {
        &self.operands[inst.first_operand as usize..][..inst.n_operands as usize]
    }

    /// The last instruction of a block.
    pub fn terminator(&self, block: Block) -> Inst {
        let block = self.blocks[block.index()];
        Inst(block.first + block.n - 1)
    }

    /// The blocks that may follow a block; a block may occur more than once.
    pub fn successors(&self, block: Block) -> impl DoubleEndedIterator<Item = Block> + '_ {
        self.operands(self.terminator(block)).iter().filter_map(|operand| operand.block())
    }

    /// The type of a local.
    pub fn type_of(&self, local: Local) -> Type {
        self.types[local.index()]
    }

    /// The instruction that defines a local; none for parameters.
    pub fn definition(&self, local: Local) -> Option<Inst> {
        let inst = self.definitions[local.index()];
        (inst != NONE).then_some(Inst(inst))
    }

    /// What only calls have.
    pub fn call(&self, call: Call) -> &CallData {
        &self.calls[call.index()]
    }

    /// The arguments of a call.
    pub fn arguments(&self, inst: Inst) -> &[Operand] {
        let Some(call) = self.insts[inst.index()].call() else { return &[] };
        &self.operands(inst)[1..][..self.calls[call.index()].n_arguments as usize]
    }

    /// The bundles of a call with their operands.
    pub fn bundles(&self, inst: Inst) -> impl Iterator<Item = (Bundle, &[Operand])> {
        let data = self.insts[inst.index()].call().map(|call| self.calls[call.index()]);
        let (first, n) = data.map_or((0, 0), |data| (data.first_bundle as usize, data.n_bundles as usize));
        let skipped = data.map_or(0, |data| 1 + data.n_arguments as usize);
        let mut rest = &self.operands(inst)[skipped..];
        self.bundles[first..][..n].iter().map(move |&bundle| {
            let (operands, after) = rest.split_at(bundle.n_operands as usize);
            rest = after;
            (bundle, operands)
        })
    }

    /// The name of a local; empty if it has a number.
    pub fn name(&self, local: Local) -> &[u8] {
        self.names.get(local.index()).map_or(&[], |&range| self.name_at(range))
    }

    /// The name of a block; empty if it has a number.
    pub fn block_name(&self, block: Block) -> &[u8] {
        self.name_at(self.blocks[block.index()].name)
    }

    pub(crate) fn name_at(&self, (first, n): (u32, u32)) -> &[u8] {
        &self.name_bytes[first as usize..][..n as usize]
    }

    pub(crate) fn push_name(&mut self, name: impl IntoIterator<Item = u8>) -> (u32, u32) {
        let first = self.name_bytes.len() as u32;
        self.name_bytes.extend(name);
        (first, self.name_bytes.len() as u32 - first)
    }

    pub(crate) fn set_name(&mut self, local: Local, name: (u32, u32)) {
        if self.names.len() <= local.index() {
            self.names.resize(local.index() + 1, (0, 0));
        }
        self.names[local.index()] = name;
    }

    /// Where an instruction is in the source file.
    pub fn location(&self, inst: Inst) -> Option<Location> {
        self.locations.get(self.insts[inst.index()].location as usize).copied()
    }

    pub(crate) fn add_local(&mut self, ty: Type, definition: u32) -> Local {
        let local = Local(self.types.len() as u32);
        self.types.push(ty);
        self.definitions.push(definition);
        local
    }
}
