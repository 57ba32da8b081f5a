//! Instructions to bytes for a compiler: operands that follow the description, and rows made for speed.
//!
//! In: a description, once; then instructions. Out: the same bytes as [`encode`](super::encode).
//! Most instructions of compiled kernels have an addressing byte and at most an immediate behind it: for them a recipe
//! holds what stands before, with everything in it that does not depend on operands, so that encoding is a few table
//! look-ups, some shifts and a few stores. Jumps have one as well, and so have words of fixed size (`words`). All others go
//! the general way.
//! Invariant: for operands that the instruction takes, the bytes are those of the general way (a test compares).
//! Not here: checks; operands that an instruction does not take give other bytes, but nothing worse.

use super::buffer::{Fixup, FixupKind};
use super::form::{ImmKind, Lead, NOWHERE, PrefixedForm};
use super::padding::Padding;
use super::short::ShortForms;
use super::words::Words;
use super::{CodeBuffer, EncodeError, MAX_OPERANDS, Numbers, Tables, encode, prefixed};
use crate::desc::{EncodingStyle, FeatureSet, TargetDesc};
use crate::ids::{InstId, LabelId, RegId};
use crate::operand::Operand;

/// How an instruction is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// As the description says, step by step.
    General,
    /// A register as r/m.
    Reg,
    /// An address.
    Mem,
    /// A distance and nothing else.
    Jump,
}

/// What does not depend on operands, and where operands are.
#[derive(Clone, Copy, Debug)]
struct Recipe {
    /// VEX and EVEX: prefix with all inverted bits set, and the opcode. Legacy: escape bytes and opcode.
    head: u64,
    /// Their number, for legacy instructions.
    head_len: u8,
    /// The prefix of a legacy instruction, 0 for none, and its REX.W bit.
    prefix: u8,
    rex_w: u8,
    kind: Kind,
    lead: Lead,
    /// Whether VEX may be written in two bytes.
    may_be_short: bool,
    may_swap: bool,
    /// Operand numbers; [`NONE`] for none.
    reg: u8,
    vvvv: u8,
    rm: u8,
    mask: u8,
    /// The condition that is a part of a jump's opcode.
    cond: u8,
    imm: u8,
    imm_len: u8,
    /// The opcode extension, in place.
    extension: u8,
    disp8_log2: u8,
}

/// No operand has this number.
const NONE: u8 = u8::MAX;

/// The operands of an instruction: a list, or whoever can tell each one when it is asked for.
pub trait Operands {
    /// How many they are.
    fn count(&self) -> usize;
    /// The operand with this number, if there is one.
    fn operand(&self, at: usize) -> Option<Operand>;

    /// The same if it is a register.
    #[inline(always)]
    fn register(&self, at: usize) -> Option<RegId> {
        match self.operand(at) {
            Some(Operand::Reg(reg)) => Some(reg),
            _ => None,
        }
    }

    /// The same if it is a number.
    #[inline(always)]
    fn number(&self, at: usize) -> Option<i64> {
        match self.operand(at) {
            Some(Operand::Imm(number)) => Some(number),
            _ => None,
        }
    }
}

impl Operands for [Operand] {
    #[inline(always)]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline(always)]
    fn operand(&self, at: usize) -> Option<Operand> {
        self.get(at).copied()
    }

    #[inline(always)]
    fn register(&self, at: usize) -> Option<RegId> {
        match self.get(at) {
            Some(Operand::Reg(reg)) => Some(*reg),
            _ => None,
        }
    }
}

/// The recipes of a description; make it once and keep it.
#[derive(Clone, Debug)]
pub struct Encoder<'a> {
    desc: &'a TargetDesc,
    /// Of instructions with prefixes; empty if there are none.
    recipes: Vec<Recipe>,
    /// Of words of fixed size.
    words: Words,
    numbers: Vec<u8>,
    short: ShortForms,
    padding: Padding,
    program_counter: Option<RegId>,
}

impl<'a> Encoder<'a> {
    /// Makes the recipes.
    pub fn new(desc: &'a TargetDesc) -> Self {
        let is_prefixed = desc.encoding_style() == EncodingStyle::Prefixed;
        let recipe = |form: Option<PrefixedForm>| form.map_or(GENERAL, Recipe::new);
        let prefixed = desc.insts().take(if is_prefixed { usize::MAX } else { 0 });
        Encoder {
            desc,
            recipes: prefixed.map(|inst| recipe(inst.prefixed())).collect(),
            words: Words::new(desc),
            short: ShortForms::default(),
            padding: Padding::new(desc),
            numbers: desc.regs().map(|reg| reg.encoding() as u8).collect(),
            program_counter: desc.program_counter(),
        }
    }

    /// The description.
    pub fn desc(&self) -> &'a TargetDesc {
        self.desc
    }

    /// Appends instructions that do nothing up to a multiple of `align` bytes.
    pub fn align(&self, align: u32, code: &mut CodeBuffer) {
        self.padding.put(align, code);
    }

    /// The same, with the short forms that a machine with these features has, for [`Encoder::encode_short`].
    pub fn with_short_forms(mut self, features: &FeatureSet) -> Self {
        self.short = ShortForms::new(self.desc, features, &self.words);
        self
    }

    /// Whether an instruction has short forms (see [`encode_short`](super::encode_short)).
    #[inline]
    pub fn has_short_forms(&self, inst: InstId) -> bool {
        self.short.has(inst)
    }

    /// Appends the short form of an instruction if there is one for these operands; whether there is.
    #[inline]
    pub fn encode_short(&self, inst: InstId, operands: &[Operand], code: &mut CodeBuffer) -> bool {
        self.short.put(inst, operands, &self.words, &self.numbers, code)
    }

    /// Appends an instruction whose operands are known to be what it takes.
    ///
    /// # Errors
    /// Only where encoding goes the general way, which checks as [`encode`] does on machines with words of fixed size: that
    /// is where numbers and addresses are not what a field holds.
    #[inline]
    pub fn encode<O: Operands + ?Sized>(
        &self,
        inst: InstId,
        operands: &O,
        code: &mut CodeBuffer,
    ) -> Result<(), EncodeError> {
        let done = match self.recipes.get(inst.index()) {
            Some(recipe) => match recipe.kind {
                Kind::Reg => self.put_reg(recipe, operands, code),
                Kind::Mem => self.put_mem(recipe, operands, code),
                Kind::Jump => put_jump(recipe, operands, code),
                Kind::General => false,
            },
            None => self.words.put(inst, operands, &self.numbers, code),
        };
        if done {
            return Ok(());
        }
        let mut list = [Operand::Imm(0); MAX_OPERANDS];
        let n = operands.count().min(list.len());
        for (at, operand) in list[..n].iter_mut().enumerate() {
            *operand = operands.operand(at).unwrap_or(Operand::Imm(0));
        }
        self.general(inst, &list[..n], code)
    }

    /// The number of a register operand; 0 if there is none.
    #[inline(always)]
    fn number<O: Operands + ?Sized>(&self, operands: &O, place: u8) -> u64 {
        operands.register(usize::from(place)).map_or(0, |reg| u64::from(self.numbers[reg.index()]))
    }

    #[inline(always)]
    fn put_reg<O: Operands + ?Sized>(&self, recipe: &Recipe, operands: &O, code: &mut CodeBuffer) -> bool {
        let reg = self.number(operands, recipe.reg) | u64::from(recipe.extension);
        let (mut vvvv, mut rm) = (self.number(operands, recipe.vvvv), self.number(operands, recipe.rm));
        if recipe.may_swap && rm >= 8 && vvvv < 8 {
            (vvvv, rm) = (rm, vvvv);
        }
        // The bits of the index extend r/m if that is a register.
        let index = rm >> 1 & 8;
        let (head, len) = recipe.head(reg, index, rm, vvvv, self.number(operands, recipe.mask));
        let modrm = 0xc0 | (reg & 7) << 3 | rm & 7;
        let (imm, imm_len) = imm(recipe, operands);
        code.put_words(head, len, modrm | imm << 8, 1 + imm_len);
        true
    }

    #[inline(always)]
    fn put_mem<O: Operands + ?Sized>(&self, recipe: &Recipe, operands: &O, code: &mut CodeBuffer) -> bool {
        let Some(Operand::Mem(mem)) = operands.operand(usize::from(recipe.rm)) else { return false };
        let reg = self.number(operands, recipe.reg) | u64::from(recipe.extension);
        if let Some(label) = mem.label {
            let mask = self.number(operands, recipe.mask);
            let (head, len) = recipe.head(reg, 0, 0, self.number(operands, recipe.vvvv), mask);
            let (imm, imm_len) = imm(recipe, operands);
            code.put_parts([(head, len), ((reg & 7) << 3 | 5, 5), (imm, imm_len)]);
            put_wait(code, label.label(), mem.disp, 4, imm_len);
            return true;
        }
        let Some(base) = mem.base.filter(|base| Some(*base) != self.program_counter) else { return false };
        let base = u64::from(self.numbers[base.index()]);
        let index = mem.index.map_or(4, |index| u64::from(self.numbers[index.index()]));
        let extended = if mem.index.is_some() { index } else { 0 };
        let vvvv = self.number(operands, recipe.vvvv) | extended & 0x10;
        let (head, len) = recipe.head(reg, extended, base, vvvv, self.number(operands, recipe.mask));
        let scaled = mem.disp >> recipe.disp8_log2;
        let (mode, disp, disp_len) = if mem.disp == 0 && base & 7 != 5 {
            (0, 0, 0)
        } else if i32::from(scaled as i8) == scaled && scaled << recipe.disp8_log2 == mem.disp {
            (0x40, u64::from(scaled as u8), 1)
        } else {
            (0x80, u64::from(mem.disp as u32), 4)
        };
        let has_sib = mem.index.is_some() || base & 7 == 4;
        let modrm = mode | (reg & 7) << 3;
        let sib = u64::from(mem.scale.log2()) << 6 | (index & 7) << 3 | base & 7;
        let (address, address_len) =
            if has_sib { (modrm | 4 | sib << 8 | disp << 16, 2) } else { (modrm | base & 7 | disp << 8, 1) };
        let (imm, imm_len) = imm(recipe, operands);
        let address_len = address_len + disp_len;
        if imm_len > 1 {
            code.put_parts([(head, len), (address, address_len), (imm, imm_len)]);
            return true;
        }
        code.put_words(head, len, address | imm << (8 * address_len), address_len + imm_len);
        true
    }

    #[cold]
    fn general(&self, inst: InstId, operands: &[Operand], code: &mut CodeBuffer) -> Result<(), EncodeError> {
        let desc = self.desc;
        let Some(form) = desc.inst(inst).prefixed().filter(|_| desc.encoding_style() == EncodingStyle::Prefixed) else {
            return encode(desc, inst, operands, code);
        };
        let mut numbers = Numbers::default();
        for (index, operand) in operands.iter().enumerate() {
            if let Operand::Reg(reg) = operand {
                numbers.0 |= u64::from(self.numbers[reg.index()]) << (index % 8 * 8);
            }
        }
        prefixed::put(&Tables::new(desc), false, form, inst, operands, numbers, code);
        Ok(())
    }
}

#[inline(always)]
fn put_jump<O: Operands + ?Sized>(recipe: &Recipe, operands: &O, code: &mut CodeBuffer) -> bool {
    let (distance, label) = match operands.operand(usize::from(recipe.imm)) {
        Some(Operand::Imm(distance)) => (distance, None),
        Some(Operand::Label(label)) => (0, Some(label)),
        _ => return false,
    };
    let cond = match operands.operand(usize::from(recipe.cond)) {
        Some(Operand::Cond(cond)) => u64::from(cond & 0xf),
        _ => 0,
    };
    let head_len = u32::from(recipe.head_len);
    let opcode = recipe.head | cond << (8 * (head_len - 1));
    code.put_words(opcode, head_len, distance as u64, recipe.imm_len.into());
    if let Some(label) = label {
        put_wait(code, label, 0, recipe.imm_len, 0);
    }
    true
}

/// Notes that the last bytes but `trailing` wait for a label.
#[inline(always)]
fn put_wait(code: &mut CodeBuffer, label: LabelId, addend: i32, bytes: u8, trailing: u32) {
    let at = code.position() - u32::from(bytes) - trailing;
    let kind = FixupKind::Relative { bytes };
    code.put_fixup(Fixup { at, label, addend, trailing: trailing as u8, is_absolute: false, kind });
}

/// What follows the address, and how many bytes it has.
#[inline(always)]
fn imm<O: Operands + ?Sized>(recipe: &Recipe, operands: &O) -> (u64, u32) {
    let len = u32::from(recipe.imm_len);
    if len == 0 {
        return (0, 0);
    }
    let value = operands.number(usize::from(recipe.imm)).unwrap_or(0);
    (value as u64 & u64::from(u32::MAX) >> (32 - 8 * len.min(4)), len)
}

const GENERAL: Recipe = Recipe {
    head: 0,
    head_len: 0,
    prefix: 0,
    rex_w: 0,
    kind: Kind::General,
    lead: Lead::Legacy,
    may_be_short: false,
    may_swap: false,
    reg: NONE,
    vvvv: NONE,
    rm: NONE,
    mask: NONE,
    cond: NONE,
    imm: NONE,
    imm_len: 0,
    extension: 0,
    disp8_log2: 0,
};

impl Recipe {
    fn new(form: PrefixedForm) -> Recipe {
        let is_legacy = form.lead() == Lead::Legacy;
        let has_imm = match form.imm() {
            ImmKind::None | ImmKind::Imm8 => true,
            ImmKind::Imm16 | ImmKind::Imm32 | ImmKind::Imm32S => is_legacy,
            ImmKind::Imm64 | ImmKind::Rel8 | ImmKind::Rel32 | ImmKind::Reg => false,
        };
        let is_plain = form.has_modrm()
            && form.rm() != NOWHERE
            && form.op_reg() == NOWHERE
            && form.cond() == NOWHERE
            && has_imm
            // Some byte registers want a prefix; two prefixes have an order.
            && !form.rex8()
            && !(form.op_size16() && form.prefix() != 0)
            // Comparisons may exchange their sources by what the immediate says.
            && !(form.may_swap() && form.imm() == ImmKind::Imm8);
        let is_jump = is_legacy
            && matches!(form.imm(), ImmKind::Rel8 | ImmKind::Rel32)
            && !form.has_modrm()
            && form.op_reg() == NOWHERE
            && !(form.w() || form.op_size16() || form.prefix() != 0);
        if !is_plain && !is_jump {
            return GENERAL;
        }
        let place = |place: usize| if place == NOWHERE { NONE } else { place as u8 };
        let w = u8::from(form.w()) << 7;
        let (head, head_len) = match (form.lead(), form.map()) {
            (Lead::Evex, map) => {
                let third = u8::from(form.zeroing()) << 7 | form.length() << 5 | u8::from(form.b()) << 4 | 8;
                ([0x62, 0xf0 | map, w | 0x7c | form.prefix(), third, form.opcode()], 5)
            }
            (Lead::Vex, map) => {
                ([0xc4, 0xe0 | map, w | 0x78 | form.length() << 2 | form.prefix(), form.opcode(), 0], 4)
            }
            (Lead::Legacy, 0) => ([form.opcode(), 0, 0, 0, 0], 1),
            (Lead::Legacy, 1) => ([0x0f, form.opcode(), 0, 0, 0], 2),
            (Lead::Legacy, 2) => ([0x0f, 0x38, form.opcode(), 0, 0], 3),
            (Lead::Legacy, _) => ([0x0f, 0x3a, form.opcode(), 0, 0], 3),
        };
        let head = head.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        Recipe {
            head,
            head_len,
            prefix: if form.op_size16() { 0x66 } else { prefixed::PREFIX_BYTES[usize::from(form.prefix())] },
            rex_w: u8::from(form.w()) << 3,
            kind: match (is_jump, form.rm_is_mem()) {
                (true, _) => Kind::Jump,
                (false, true) => Kind::Mem,
                (false, false) => Kind::Reg,
            },
            lead: form.lead(),
            may_be_short: form.lead() == Lead::Vex && !form.w() && form.map() == 1,
            may_swap: form.may_swap(),
            reg: place(form.reg()),
            vvvv: place(form.vvvv()),
            rm: place(form.rm()),
            mask: place(form.mask()),
            cond: place(form.cond()),
            imm: place(form.imm_place()),
            imm_len: form.imm().bytes(),
            extension: if form.has_extension() { form.extension_bits() } else { 0 },
            disp8_log2: form.disp8_log2(),
        }
    }

    /// The prefix and the opcode; the bits of operands are inverted in it, which is why they are taken away here.
    #[inline(always)]
    fn head(&self, reg: u64, index: u64, base: u64, vvvv: u64, mask: u64) -> (u64, u32) {
        if self.lead == Lead::Legacy {
            let rex = u64::from(self.rex_w) | (reg & 8) >> 1 | (index & 8) >> 2 | (base & 8) >> 3;
            let prefix_len = u32::from(self.prefix != 0);
            let rex_len = u32::from(rex != 0);
            let prefixes = u64::from(self.prefix) | ((0x40 | rex) * u64::from(rex_len)) << (8 * prefix_len);
            let len = prefix_len + rex_len;
            return (prefixes | self.head << (8 * len), len + u32::from(self.head_len));
        }
        let extensions = (reg & 8) << 12 | (index & 8) << 11 | (base & 8) << 10;
        if self.lead == Lead::Evex {
            let more = (reg & 16) << 8 | (vvvv & 15) << 19 | (vvvv & 16) << 23;
            return ((self.head ^ (extensions | more)) | mask << 24, 5);
        }
        let long = self.head ^ (extensions | (vvvv & 15) << 19);
        let is_short = self.may_be_short & ((index | base) & 8 == 0);
        // The extension of reg moves to where W is in the long form.
        let short = 0xc5 | (long >> 16 & 0x7f | long >> 8 & 0x80) << 8 | (long >> 24 & 0xff) << 16;
        if is_short { (short, 3) } else { (long, 4) }
    }
}
