//! The semantics of each instruction in the description.
//!
//! In: the description. Out: an [`Op`] for each of its instructions, found by mnemonic and operand kinds (scalar,
//! vector); an [`Inst`] for each word.
//! Invariants: this module knows no encodings, because the description's decoder reads words; every instruction of the
//! description has an operation (a test lists those without).
//! Not here: executing (`execute`, `vector`).

use crate::thread::{MASK, RETURN_ADDRESS};
use crate::timing::{Access, NO_REGISTER, Needs};
use kernelsmith_machine::decode::{DecodeError, Decoder};
use kernelsmith_machine::{AsmPiece, FixedForm, InstId, InstRef, Operand, OperandClass, TargetDesc};
use std::sync::LazyLock;

/// An operation on two words, or on two vectors lane by lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Binary {
    Or,
    And,
    Xor,
    Add,
    Sub,
    Mull,
    Mulhs,
    Mulhu,
    Ashr,
    Shr,
    Shl,
    Fadd,
    Fsub,
    Fmul,
    Fdiv,
}

/// An operation on one word, or on one vector lane by lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unary {
    Move,
    Clz,
    Ctz,
    Sext8,
    Sext16,
    Itof,
    Ftoi,
}

/// A relation of two words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Relation {
    Eq,
    Ne,
    Gt,
    Ge,
    Lt,
    Le,
    Ugt,
    Uge,
    Ult,
    Ule,
    Feq,
    Fne,
    Fgt,
    Fge,
    Flt,
    Fle,
}

/// The bits that a 16-bit immediate replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Low,
    High,
    All,
}

/// The memory of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Space {
    Main,
    Scratchpad,
}

/// The width of elements in memory, and how a load extends them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Element {
    S8,
    U8,
    S16,
    U16,
    Word,
}

impl Element {
    /// The size in bytes.
    pub(crate) const fn bytes(self) -> u32 {
        match self {
            Element::S8 | Element::U8 => 1,
            Element::S16 | Element::U16 => 2,
            Element::Word => 4,
        }
    }
}
/// The operation of an instruction, without its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    /// The word is not decoded yet, or was overwritten.
    Undecoded,
    /// The word does not decode.
    Illegal,
    /// An undocumented instruction.
    Unimplemented,
    Nop,
    Scalar(Binary),
    ScalarImm(Binary),
    VectorScalar(Binary),
    VectorVector(Binary),
    VectorImm(Binary),
    ScalarUnary(Unary),
    VectorUnary(Unary),
    Splat,
    Compare(Relation),
    CompareImm(Relation),
    CompareVectorScalar(Relation),
    CompareVector(Relation),
    CompareVectorImm(Relation),
    Shuffle,
    GetLane,
    GetLaneImm,
    CreateMask,
    MoveImm(Part),
    VectorMoveImm(Part),
    Load(Space, Element),
    Store(Space, Element),
    LoadVector(Space, Element),
    StoreVector(Space, Element),
    Gather,
    Scatter,
    Jump,
    JumpTo,
    Call,
    CallTo,
    Return,
    BranchZero,
    BranchNonZero,
    Barrier,
    Flush,
    /// Forgets a cache line; only the published hardware has it.
    Invalidate,
    ReadControl,
    WriteControl,
}

/// A decoded word: `d`, `a`, `b` are register numbers in the order of the assembly text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Inst {
    pub(crate) op: Op,
    pub(crate) d: u8,
    pub(crate) a: u8,
    pub(crate) b: u8,
    pub(crate) imm: i32,
    /// What the estimate of cycles needs to know.
    pub(crate) needs: Needs,
}

impl Inst {
    pub(crate) const UNDECODED: Inst = Inst { op: Op::Undecoded, d: 0, a: 0, b: 0, imm: 0, needs: Needs::NONE };
}

/// The meaning of a mnemonic, before operand kinds are considered.
#[derive(Clone, Copy)]
enum Meaning {
    Binary(Binary),
    Unary(Unary),
    Compare(Relation),
    MoveImm(Part),
    Load(Element),
    LoadVector(Element),
    Store(Element),
    StoreVector(Element),
    Plain(&'static str, Op),
}

/// The meanings of a mnemonic without `.m` and `_scratchpad`, which are handled uniformly.
fn meanings(mnemonic: &str) -> impl Iterator<Item = Meaning> + '_ {
    use Meaning as M;
    let binary =
        |(with_register, with_immediate, op)| [with_register, with_immediate].map(|name| (name, M::Binary(op)));
    let relation =
        |(with_register, with_immediate, op)| [with_register, with_immediate].map(|name| (name, M::Compare(op)));
    let rows = BINARY.iter().copied().flat_map(binary).chain(COMPARE.iter().copied().flat_map(relation));
    rows.chain(OTHER.iter().copied()).filter(move |(name, _)| *name == mnemonic).map(|(_, meaning)| meaning)
}

/// Mnemonics with registers and with an immediate.
const BINARY: &[(&str, &str, Binary)] = &[
    ("or_i32", "ori", Binary::Or),
    ("and_i32", "andi", Binary::And),
    ("xor_i32", "xori", Binary::Xor),
    ("add_i32", "addi", Binary::Add),
    ("sub_i32", "subi", Binary::Sub),
    ("mull_i32", "mulli", Binary::Mull),
    ("mulhs_i32", "mulhsi", Binary::Mulhs),
    ("mulhu_i32", "mulhui", Binary::Mulhu),
    ("ashr_i32", "ashri", Binary::Ashr),
    ("shr_i32", "shri", Binary::Shr),
    ("shl_i32", "shli", Binary::Shl),
];

const COMPARE: &[(&str, &str, Relation)] = &[
    ("cmpeq_i32", "cmpeqi", Relation::Eq),
    ("cmpne_i32", "cmpnei", Relation::Ne),
    ("cmpgt_i32", "cmpgti", Relation::Gt),
    ("cmpge_i32", "cmpgei", Relation::Ge),
    ("cmplt_i32", "cmplti", Relation::Lt),
    ("cmple_i32", "cmplei", Relation::Le),
    ("cmpugt_i32", "cmpugti", Relation::Ugt),
    ("cmpuge_i32", "cmpugei", Relation::Uge),
    ("cmpult_i32", "cmpulti", Relation::Ult),
    ("cmpule_i32", "cmpulei", Relation::Ule),
];

const OTHER: &[(&str, Meaning)] = &[
    ("fadd_f32", Meaning::Binary(Binary::Fadd)),
    ("fsub_f32", Meaning::Binary(Binary::Fsub)),
    ("fmul_f32", Meaning::Binary(Binary::Fmul)),
    ("fdiv_f32", Meaning::Binary(Binary::Fdiv)),
    ("cmpfeq_f32", Meaning::Compare(Relation::Feq)),
    ("cmpfne_f32", Meaning::Compare(Relation::Fne)),
    ("cmpfgt_f32", Meaning::Compare(Relation::Fgt)),
    ("cmpfge_f32", Meaning::Compare(Relation::Fge)),
    ("cmpflt_f32", Meaning::Compare(Relation::Flt)),
    ("cmpfle_f32", Meaning::Compare(Relation::Fle)),
    ("move_i32", Meaning::Unary(Unary::Move)),
    ("move_i32", Meaning::Plain("VS", Op::Splat)),
    ("clz_i32", Meaning::Unary(Unary::Clz)),
    ("ctz_i32", Meaning::Unary(Unary::Ctz)),
    ("sext8_i32", Meaning::Unary(Unary::Sext8)),
    ("sext16_i32", Meaning::Unary(Unary::Sext16)),
    ("itof_i32", Meaning::Unary(Unary::Itof)),
    ("ftoi_i32", Meaning::Unary(Unary::Ftoi)),
    ("shuffle_i32", Meaning::Plain("VVV", Op::Shuffle)),
    ("getlane_i32", Meaning::Plain("SVS", Op::GetLane)),
    ("getlanei", Meaning::Plain("SVI", Op::GetLaneImm)),
    ("crt_mask_i32", Meaning::Plain("SV", Op::CreateMask)),
    ("crp", Meaning::Plain("VVV", Op::Unimplemented)),
    ("moveil", Meaning::MoveImm(Part::Low)),
    ("moveih", Meaning::MoveImm(Part::High)),
    ("movei", Meaning::MoveImm(Part::All)),
    ("load32_s8", Meaning::Load(Element::S8)),
    ("load32_s16", Meaning::Load(Element::S16)),
    ("load32", Meaning::Load(Element::Word)),
    ("load32_u8", Meaning::Load(Element::U8)),
    ("load32_u16", Meaning::Load(Element::U16)),
    ("load_v16i8", Meaning::LoadVector(Element::S8)),
    ("load_v16i16", Meaning::LoadVector(Element::S16)),
    ("load_v16i32", Meaning::LoadVector(Element::Word)),
    ("load_v16u8", Meaning::LoadVector(Element::U8)),
    ("load_v16u16", Meaning::LoadVector(Element::U16)),
    ("store32_8", Meaning::Store(Element::U8)),
    ("store32_16", Meaning::Store(Element::U16)),
    ("store32", Meaning::Store(Element::Word)),
    ("store_v16i8", Meaning::StoreVector(Element::U8)),
    ("store_v16i16", Meaning::StoreVector(Element::U16)),
    ("store_v16i32", Meaning::StoreVector(Element::Word)),
    ("loadg32", Meaning::Plain("VVI", Op::Gather)),
    ("stores32", Meaning::Plain("VVI", Op::Scatter)),
    ("barrier", Meaning::Plain("SS", Op::Barrier)),
    ("flush", Meaning::Plain("S", Op::Flush)),
    ("read_cr", Meaning::Plain("SS", Op::ReadControl)),
    ("write_cr", Meaning::Plain("SS", Op::WriteControl)),
    ("jmp", Meaning::Plain("I", Op::Jump)),
    ("jmp", Meaning::Plain("S", Op::JumpTo)),
    ("jmpsr", Meaning::Plain("I", Op::Call)),
    ("jmpsr", Meaning::Plain("S", Op::CallTo)),
    ("jret", Meaning::Plain("", Op::Return)),
    ("beqz", Meaning::Plain("SI", Op::BranchZero)),
    ("bnez", Meaning::Plain("SI", Op::BranchNonZero)),
    ("nop", Meaning::Plain("", Op::Nop)),
];

/// The operation of a mnemonic with these operand kinds: S and V for registers in text order, then I.
fn operation(mnemonic: &str, shape: &str) -> Option<Op> {
    let stem = mnemonic.strip_suffix(".m").unwrap_or(mnemonic);
    let (stem, space) = match stem.strip_suffix("_scratchpad") {
        Some(stem) => (stem, Space::Scratchpad),
        None => (stem, Space::Main),
    };
    meanings(stem).find_map(|meaning| match (meaning, shape) {
        (Meaning::Binary(op), "SSS") => Some(Op::Scalar(op)),
        (Meaning::Binary(op), "SSI") => Some(Op::ScalarImm(op)),
        (Meaning::Binary(op), "VVS") => Some(Op::VectorScalar(op)),
        (Meaning::Binary(op), "VVV") => Some(Op::VectorVector(op)),
        (Meaning::Binary(op), "VVI") => Some(Op::VectorImm(op)),
        (Meaning::Unary(op), "SS") => Some(Op::ScalarUnary(op)),
        (Meaning::Unary(op), "VV") => Some(Op::VectorUnary(op)),
        (Meaning::Compare(op), "SSS") => Some(Op::Compare(op)),
        (Meaning::Compare(op), "SSI") => Some(Op::CompareImm(op)),
        (Meaning::Compare(op), "SVS") => Some(Op::CompareVectorScalar(op)),
        (Meaning::Compare(op), "SVV") => Some(Op::CompareVector(op)),
        (Meaning::Compare(op), "SVI") => Some(Op::CompareVectorImm(op)),
        (Meaning::MoveImm(part), "SI") => Some(Op::MoveImm(part)),
        (Meaning::MoveImm(part), "VI") => Some(Op::VectorMoveImm(part)),
        (Meaning::Load(element), "SSI") => Some(Op::Load(space, element)),
        (Meaning::Store(element), "SSI") => Some(Op::Store(space, element)),
        (Meaning::LoadVector(element), "VSI") => Some(Op::LoadVector(space, element)),
        (Meaning::StoreVector(element), "VSI") => Some(Op::StoreVector(space, element)),
        (Meaning::Plain(wanted, op), shape) if wanted == shape => Some(op),
        _ => None,
    })
}

/// The description and its operations.
pub(crate) struct Semantics {
    pub(crate) desc: &'static TargetDesc,
    pub(crate) decoder: Decoder<'static>,
    /// The operation of each instruction.
    operations: Vec<Op>,
    /// The fixed bits of `dcacheinv` and their values, and those of `flush`, whose operand is at the same place.
    invalidate: Option<[u32; 3]>,
}

static SEMANTICS: LazyLock<Semantics> = LazyLock::new(|| Semantics::new(kernelsmith_targets::naplespu()));

/// The table, built on first use.
pub(crate) fn semantics() -> &'static Semantics {
    &SEMANTICS
}

impl Semantics {
    fn new(desc: &'static TargetDesc) -> Semantics {
        let operations =
            desc.insts().map(|inst| operation(mnemonic(inst), &shape(desc, inst)).unwrap_or(Op::Unimplemented));
        let fixed = |name| desc.inst(desc.inst_by_name(name)?).fixed();
        let words = |(inst, flush): (FixedForm<'_>, FixedForm<'_>)| {
            [!(inst.variable_bits() as u32), inst.base as u32, flush.base as u32]
        };
        let invalidate = fixed("DCACHEINV").zip(fixed("FLUSH")).map(words);
        Semantics { desc, decoder: Decoder::new(desc), operations: operations.collect(), invalidate }
    }

    /// Decodes a word; a word that does not decode is [`Op::Illegal`].
    pub(crate) fn decode(&self, word: u32) -> Inst {
        if let Some([mask, _, flush]) = self.invalidate.filter(|[mask, value, _]| word & mask == *value) {
            let inst = self.try_decode(word & !mask | flush);
            return inst.map_or(Inst::UNDECODED, |inst| Inst { op: Op::Invalidate, ..inst });
        }
        self.try_decode(word).unwrap_or(Inst { op: Op::Illegal, ..Inst::UNDECODED })
    }

    fn try_decode(&self, word: u32) -> Result<Inst, DecodeError> {
        let decoded = self.decoder.decode(&word.to_le_bytes())?;
        let op = self.operations[decoded.inst.index()];
        let inst = self.desc.inst(decoded.inst);
        let (mut regs, mut n_regs, mut imm) = ([0u8; 3], 0, 0);
        let mut take = |reg| {
            if let Some(place) = regs.get_mut(n_regs) {
                *place = self.desc.reg(reg).encoding() as u8 & 63;
            }
            n_regs += 1;
        };
        for index in written(inst) {
            match decoded.operands()[index] {
                Operand::Reg(reg) => take(reg),
                Operand::Imm(value) => imm = value as i32,
                Operand::Mem(mem) => {
                    mem.base.into_iter().for_each(&mut take);
                    imm = mem.disp;
                }
                Operand::Label(_) | Operand::Cond(_) => {}
            }
        }
        Ok(Inst { op, d: regs[0], a: regs[1], b: regs[2], imm, needs: needs(op, regs) })
    }

    /// The instruction of a word.
    pub(crate) fn inst_of(&self, word: u32) -> Option<InstId> {
        self.decoder.decode(&word.to_le_bytes()).ok().map(|decoded| decoded.inst)
    }

    /// The disassembly of a word.
    pub(crate) fn text(&self, word: u32) -> Option<String> {
        let decoded = self.decoder.decode(&word.to_le_bytes()).ok()?;
        let mut text = String::new();
        let labels = kernelsmith_machine::asm::NumberedLabels;
        kernelsmith_machine::asm::print_inst(self.desc, decoded.inst, decoded.operands(), &labels, &mut text).ok()?;
        Some(text.replace('\t', " "))
    }

    /// Instructions that decode but have no operation.
    #[cfg(test)]
    fn missing(&self) -> Vec<&'static str> {
        let is_encoded = |inst: &InstRef<'static>| {
            inst.fixed().is_some() && !inst.flags().is_codegen_only() && !inst.flags().is_asm_only()
        };
        let has_none = |inst: &InstRef<'static>| operation(mnemonic(*inst), &shape(self.desc, *inst)).is_none();
        self.desc.insts().filter(is_encoded).filter(has_none).map(InstRef::name).collect()
    }
}

/// Latencies in cycles with warm caches, from the issue of an instruction to that of one that needs its result.
const INTEGER: u8 = 7;
const LOAD: u8 = 9;
const SCRATCHPAD_LOAD: u8 = 11;
const FMUL: u8 = 11;
const FADD: u8 = 12;
const CONVERSION: u8 = 13;
const FDIV: u8 = 23;

/// What an instruction with this operation and these registers needs.
fn needs(op: Op, [d, a, b]: [u8; 3]) -> Needs {
    let vector = |register: u8| 64 + (register & 63);
    let (mask, link) = (MASK as u8, RETURN_ADDRESS as u8);
    let none = NO_REGISTER;
    let (reads, writes) = match op {
        Op::Scalar(_) | Op::Compare(_) => ([a, b, none], d),
        Op::ScalarImm(_) | Op::ScalarUnary(_) | Op::CompareImm(_) | Op::Load(..) | Op::ReadControl => {
            ([a, none, none], d)
        }
        Op::VectorScalar(_) => ([vector(a), b, mask], vector(d)),
        Op::VectorVector(_) | Op::Shuffle => ([vector(a), vector(b), mask], vector(d)),
        Op::VectorImm(_) | Op::VectorUnary(_) => ([vector(a), mask, none], vector(d)),
        Op::Splat | Op::LoadVector(..) => ([a, mask, none], vector(d)),
        Op::Gather => ([vector(a), mask, none], vector(d)),
        Op::CompareVectorScalar(_) | Op::GetLane => ([vector(a), b, none], d),
        Op::CompareVector(_) => ([vector(a), vector(b), none], d),
        Op::CompareVectorImm(_) | Op::GetLaneImm | Op::CreateMask => ([vector(a), none, none], d),
        Op::MoveImm(Part::All) => ([none; 3], d),
        Op::MoveImm(_) => ([d, none, none], d),
        Op::VectorMoveImm(Part::All) => ([mask, none, none], vector(d)),
        Op::VectorMoveImm(_) => ([vector(d), mask, none], vector(d)),
        Op::Store(..) | Op::Barrier | Op::WriteControl => ([d, a, none], none),
        Op::StoreVector(..) => ([vector(d), a, mask], none),
        Op::Scatter => ([vector(d), vector(a), mask], none),
        Op::JumpTo | Op::BranchZero | Op::BranchNonZero | Op::Flush | Op::Invalidate => ([d, none, none], none),
        Op::CallTo => ([d, none, none], link),
        Op::Call => ([none; 3], link),
        Op::Return => ([link, none, none], none),
        Op::Undecoded | Op::Illegal | Op::Unimplemented | Op::Nop | Op::Jump => ([none; 3], none),
    };
    let access = match op {
        Op::Load(Space::Main, _)
        | Op::Store(Space::Main, _)
        | Op::LoadVector(Space::Main, _)
        | Op::StoreVector(Space::Main, _) => Access::Main,
        Op::Load(..) | Op::Store(..) | Op::LoadVector(..) | Op::StoreVector(..) | Op::Gather | Op::Scatter => {
            Access::Scratchpad
        }
        _ => Access::None,
    };
    let latency = match op {
        Op::Scalar(op) | Op::VectorScalar(op) | Op::VectorVector(op) => match op {
            Binary::Fadd | Binary::Fsub => FADD,
            Binary::Fmul => FMUL,
            Binary::Fdiv => FDIV,
            _ => INTEGER,
        },
        Op::ScalarUnary(Unary::Itof | Unary::Ftoi) | Op::VectorUnary(Unary::Itof | Unary::Ftoi) => CONVERSION,
        _ => match access {
            Access::Main => LOAD,
            Access::Scratchpad => SCRATCHPAD_LOAD,
            Access::None => INTEGER,
        },
    };
    Needs { reads, writes, latency, access }
}

/// The first word of the text.
pub(crate) fn mnemonic(inst: InstRef<'static>) -> &'static str {
    match inst.asm().next() {
        Some(AsmPiece::Literal(text)) => text.split_whitespace().next().unwrap_or_default(),
        _ => "",
    }
}

/// The operands in text order; tied operands do not appear in the text.
fn written(inst: InstRef<'_>) -> impl Iterator<Item = usize> + '_ {
    inst.asm().filter_map(|piece| match piece {
        AsmPiece::Operand(index) => Some(index),
        _ => None,
    })
}

/// The operand kinds: S for a scalar register, V for a vector register, in text order, then I for a number.
fn shape(desc: &TargetDesc, inst: InstRef<'_>) -> String {
    let file = |class| if desc.class(class).spill_bits() > 32 { 'V' } else { 'S' };
    let (mut shape, mut has_imm) = (String::new(), false);
    for index in written(inst) {
        match inst.operand(index).class() {
            OperandClass::Reg(class) => shape.push(file(class)),
            OperandClass::Mem(kind) => {
                shape.extend(desc.operand_kind(kind).base_class().map(file));
                has_imm = true;
            }
            OperandClass::Imm(_) | OperandClass::Label(_) => has_imm = true,
            OperandClass::Cond(_) => shape.push('?'),
        }
    }
    shape.extend(has_imm.then_some('I'));
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_has_an_operation() {
        assert_eq!(semantics().missing(), [""; 0]);
    }

    #[test]
    fn shapes_that_do_not_exist_have_none() {
        for (mnemonic, shape) in [("add_i32", "VSV"), ("add_i32", "SSV"), ("cmpeq_i32", "VVV"), ("crp", "SSS")] {
            assert_eq!(operation(mnemonic, shape), None, "{mnemonic} {shape}");
        }
    }

    #[test]
    fn an_instruction_is_small() {
        assert!(size_of::<Inst>() <= 16);
    }
}
