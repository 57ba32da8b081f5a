//! Short forms: equivalent shorter instructions for some operands, such as 16-bit forms on machines with 32-bit words.
//!
//! In: an instruction and its operands. Out: the short form and its operands, or nothing.
//! The short form applies if it can encode the operands; operands that it lacks must be zero.
//! [`encode_short`] reads the description; [`ShortForms`] does the same for compilers with precomputed rows.
//! Not here: branches whose labels may be out of range of the short form (the assembler's and the compiler's loops).

use super::words::Words;
use super::{CodeBuffer, MAX_OPERANDS, encode};
use crate::desc::{FeatureSet, OperandClass, TargetDesc};
use crate::ids::{InstId, RegId};
use crate::operand::Operand;

/// A short form with its operands.
#[derive(Clone, Copy, Debug)]
pub struct ShortForm {
    /// The instruction.
    pub inst: InstId,
    operands: [Operand; MAX_OPERANDS],
    n_operands: u8,
}

impl ShortForm {
    /// Its operands.
    pub fn operands(&self) -> &[Operand] {
        &self.operands[..usize::from(self.n_operands)]
    }
}

/// Appends the short form of an instruction on a machine with these features, if one exists for these operands.
pub fn encode_short(
    desc: &TargetDesc,
    features: &FeatureSet,
    inst: InstId,
    operands: &[Operand],
    code: &mut CodeBuffer,
) -> Option<ShortForm> {
    desc.short_forms(inst).find_map(|(short, from)| {
        let to = desc.inst(short);
        if !features.has_all(to.features()) {
            return None;
        }
        let mut form = ShortForm { inst: short, operands: [Operand::Imm(0); MAX_OPERANDS], n_operands: 0 };
        let mut used = 0u32;
        for (at, from) in from.enumerate() {
            form.operands[at] = match from {
                Some(from) => {
                    used |= 1 << from;
                    without_sign(desc, to.operand(at).class(), *operands.get(from)?)
                }
                None => zero(desc, to.operand(at).class())?,
            };
            form.n_operands += 1;
        }
        let mut dropped = operands.iter().enumerate().filter(|(at, _)| used >> at & 1 == 0).map(|(_, operand)| operand);
        let is_zero = |operand: &Operand| match *operand {
            Operand::Reg(reg) => desc.reg(reg).is_constant(),
            Operand::Imm(number) => number == 0,
            _ => false,
        };
        (dropped.all(is_zero) && encode(desc, short, form.operands(), code).is_ok()).then_some(form)
    })
}

/// The number with the same text, for immediates that print without their sign.
fn without_sign(desc: &TargetDesc, class: OperandClass, operand: Operand) -> Operand {
    match (operand, class) {
        (Operand::Imm(number), OperandClass::Imm(kind)) => {
            let kind = desc.operand_kind(kind);
            let bits = kind.text_bits();
            let wraps = bits != 0 && number > kind.max() && number >> bits == 0;
            Operand::Imm(if wraps { number - (1 << bits) } else { number })
        }
        _ => operand,
    }
}

/// Zero as an operand: an immediate, or the only register of its class.
fn zero(desc: &TargetDesc, class: OperandClass) -> Option<Operand> {
    match class {
        OperandClass::Imm(_) => Some(Operand::Imm(0)),
        OperandClass::Reg(class) => {
            let mut members = desc.class(class).members();
            members.next().filter(|_| members.next().is_none()).map(Operand::Reg)
        }
        _ => None,
    }
}

/// The source of a short form's operand, and its constraints.
#[derive(Clone, Copy, Debug)]
struct Source {
    /// The operand number in the long form; [`ZERO`] if the operand is a constant zero.
    from: u8,
    /// The operand that must be the same register; [`ZERO`] if there is none.
    tied_to: u8,
    /// Zero as an operand.
    zero: Operand,
    /// The class of the register, or of the base of the address, as an index into `members`; `u16::MAX` for numbers.
    class: u16,
    /// The largest number, and the number of bits that its text shows.
    max: i64,
    text_bits: u8,
}

/// No operand.
const ZERO: u8 = u8::MAX;

/// A short form.
#[derive(Clone, Copy, Debug)]
struct Row {
    inst: InstId,
    sources: [Source; MAX_OPERANDS],
    n_operands: u8,
    /// Bit set: the operands of the long form that the short form has.
    used: u8,
}

/// The short forms of instructions on a machine.
#[derive(Clone, Debug, Default)]
pub(super) struct ShortForms {
    /// The range of rows of each instruction. Empty if no instruction has short forms.
    ranges: Vec<(u32, u32)>,
    rows: Vec<Row>,
    /// Bit sets of the registers in each class.
    members: Vec<u64>,
    /// Bit set of the registers that are always zero.
    constants: Vec<u64>,
}

impl ShortForms {
    /// Builds the rows for a machine with these features, for the words that `words` can encode. Without a row, code is
    /// larger but still correct.
    pub(super) fn new(desc: &TargetDesc, features: &FeatureSet, words: &Words) -> ShortForms {
        let n_words = desc.regs().len().div_ceil(64);
        let bit = |reg: RegId| (reg.index() / 64, 1u64 << (reg.index() % 64));
        let mut forms = ShortForms { constants: vec![0; n_words], ..ShortForms::default() };
        for reg in desc.regs().filter(|reg| reg.is_constant()) {
            let (word, bit) = bit(reg.id);
            forms.constants[word] |= bit;
        }
        let mut ranges = Vec::with_capacity(desc.insts().len());
        for inst in desc.insts() {
            let first = forms.rows.len() as u32;
            for (short, from) in desc.short_forms(inst.id) {
                let row = Row::new(desc, short, from).filter(|_| words.has(short));
                forms.rows.extend(row.filter(|_| features.has_all(desc.inst(short).features())));
            }
            ranges.push((first, forms.rows.len() as u32));
        }
        if !forms.rows.is_empty() {
            forms.ranges = ranges;
            forms.members = vec![0; desc.classes().len() * n_words];
            for class in desc.classes() {
                for reg in class.members() {
                    let (word, bit) = bit(reg);
                    forms.members[class.id.index() * n_words + word] |= bit;
                }
            }
        }
        forms
    }

    /// Whether an instruction has short forms.
    #[inline]
    pub(super) fn has(&self, inst: InstId) -> bool {
        self.ranges.get(inst.index()).is_some_and(|(first, end)| first != end)
    }

    /// Appends the short form of an instruction if there is one for these operands. Returns whether it did.
    pub(super) fn put(
        &self,
        inst: InstId,
        operands: &[Operand],
        words: &Words,
        numbers: &[u8],
        code: &mut CodeBuffer,
    ) -> bool {
        let Some(&(first, end)) = self.ranges.get(inst.index()) else { return false };
        self.rows[first as usize..end as usize].iter().any(|row| {
            let mut list = [Operand::Imm(0); MAX_OPERANDS];
            let list = &mut list[..usize::from(row.n_operands)];
            for (at, source) in row.sources[..list.len()].iter().enumerate() {
                let operand = operands.get(usize::from(source.from)).copied().unwrap_or(source.zero);
                match self.fitting(source, operand) {
                    Some(operand) if source.tied_to == ZERO || list[usize::from(source.tied_to)] == operand => {
                        list[at] = operand;
                    }
                    _ => return false,
                }
            }
            let mut dropped = operands.iter().enumerate().filter(|(at, _)| row.used >> at & 1 == 0);
            dropped.all(|(_, operand)| self.is_zero(operand)) && words.put(row.inst, list, numbers, code)
        })
    }

    /// The operand for the short form, if that accepts it. Whether a number fits its bits is checked during encoding.
    #[inline]
    fn fitting(&self, source: &Source, operand: Operand) -> Option<Operand> {
        match operand {
            Operand::Reg(reg) => self.is_member(source.class, reg).then_some(operand),
            Operand::Imm(number) if source.class == u16::MAX => {
                let wraps = source.text_bits != 0 && number > source.max && number >> source.text_bits == 0;
                Some(Operand::Imm(if wraps { number - (1 << source.text_bits) } else { number }))
            }
            Operand::Mem(mem) => mem.base.is_some_and(|base| self.is_member(source.class, base)).then_some(operand),
            Operand::Imm(_) | Operand::Label(_) | Operand::Cond(_) => None,
        }
    }

    #[inline]
    fn is_member(&self, class: u16, reg: RegId) -> bool {
        let n_words = self.constants.len();
        let word = self.members.get(usize::from(class) * n_words + reg.index() / 64);
        word.is_some_and(|word| word >> (reg.index() % 64) & 1 != 0)
    }

    #[inline]
    fn is_zero(&self, operand: &Operand) -> bool {
        match *operand {
            Operand::Reg(reg) => self.constants[reg.index() / 64] >> (reg.index() % 64) & 1 != 0,
            Operand::Imm(number) => number == 0,
            _ => false,
        }
    }
}

impl Row {
    /// The row of a form whose operands are registers, numbers and addresses.
    fn new(desc: &TargetDesc, short: InstId, from: impl Iterator<Item = Option<usize>>) -> Option<Row> {
        let to = desc.inst(short);
        let nothing =
            Source { from: ZERO, tied_to: ZERO, zero: Operand::Imm(0), class: u16::MAX, max: 0, text_bits: 0 };
        let mut row = Row { inst: short, sources: [nothing; MAX_OPERANDS], n_operands: 0, used: 0 };
        for (at, from) in from.enumerate() {
            let operand = to.operand(at);
            let source = row.sources.get_mut(at)?;
            source.tied_to = operand.tied_to().filter(|tied| *tied < at).map_or(ZERO, |tied| tied as u8);
            match operand.class() {
                OperandClass::Reg(class) => source.class = class.index() as u16,
                OperandClass::Imm(kind) => {
                    let kind = desc.operand_kind(kind);
                    (source.max, source.text_bits) = (kind.max(), kind.text_bits() as u8);
                }
                OperandClass::Mem(kind) => source.class = desc.operand_kind(kind).base_class()?.index() as u16,
                OperandClass::Label(_) | OperandClass::Cond(_) => return None,
            }
            match from {
                Some(from) => {
                    source.from = from as u8;
                    row.used |= 1u8.checked_shl(from as u32)?;
                }
                None => source.zero = zero(desc, operand.class())?,
            }
            row.n_operands += 1;
        }
        Some(row)
    }
}
