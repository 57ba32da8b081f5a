//! Fast encoder for compilers: skips operand checks and uses precomputed tables.
//!
//! In: a description, once; then instructions. Out: the same bytes as [`encode`](super::encode).
//! Most instructions of compiled kernels have a ModRM byte and at most one immediate. For these, a recipe holds the
//! precomputed bytes before the operands, so encoding takes a few table lookups, shifts and stores. Jumps have recipes
//! as well, and `words` handles words of fixed size. All other instructions use the general encoder.
//! Invariant: for valid operands, the bytes equal those of the general encoder (a test compares them).
//! Not here: checks. Invalid operands produce wrong bytes, but no memory error.

use super::buffer::{Fixup, FixupKind};
use super::form::{ImmKind, Lead, NOWHERE, PrefixedForm};
use super::padding::Padding;
use super::registers::{EXTENDS_ADDRESS, EXTENDS_REG, EXTENSIONS, MODRM, NO_BASE, RegisterBits};
use super::short::ShortForms;
use super::words::Words;
use super::{CodeBuffer, EncodeError, MAX_OPERANDS, Numbers, Tables, encode, prefixed};
use crate::desc::{EncodingStyle, FeatureSet, TargetDesc};
use crate::ids::{InstId, LabelId, RegId};
use crate::operand::{Mem, Operand};

/// The encoding path of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// The general encoder.
    General,
    /// A relative distance only.
    Jump,
    /// By encoding space, with r/m as a register or an address.
    LegacyReg,
    LegacyMem,
    VexReg,
    VexMem,
    EvexReg,
    EvexMem,
}

/// The constant bits of an instruction, and the positions of its operands.
#[derive(Clone, Copy, Debug)]
struct Recipe {
    /// VEX and EVEX: the prefix with all inverted bits set, and the opcode. Legacy: escape bytes and opcode. At
    /// [`MODRM`]: the ModRM byte.
    bits: u64,
    /// Length of escape bytes and opcode in bytes, for legacy instructions.
    head_len: u8,
    /// The mandatory prefix of a legacy instruction, 0 for none, and its REX.W bit.
    prefix: u8,
    rex_w: u8,
    kind: Kind,
    /// Whether the two-byte VEX prefix is possible.
    may_be_short: bool,
    may_swap: bool,
    /// Operand numbers; [`NONE`] for none.
    reg: u8,
    vvvv: u8,
    rm: u8,
    mask: u8,
    /// The condition in a jump's opcode.
    cond: u8,
    imm: u8,
    imm_len: u8,
    disp8_log2: u8,
}

/// No operand.
const NONE: u8 = u8::MAX;

/// The operands of an instruction: a list, or a type that computes each one on request.
pub trait Operands {
    /// Number of operands.
    fn count(&self) -> usize;
    /// The operand at this position, if there is one.
    fn operand(&self, at: usize) -> Option<Operand>;

    /// The register at this position, if the operand is one.
    #[inline(always)]
    fn register(&self, at: usize) -> Option<RegId> {
        match self.operand(at) {
            Some(Operand::Reg(reg)) => Some(reg),
            _ => None,
        }
    }

    /// The address at this position, if the operand is one.
    #[inline(always)]
    fn address(&self, at: usize) -> Option<Mem> {
        match self.operand(at) {
            Some(Operand::Mem(mem)) => Some(mem),
            _ => None,
        }
    }

    /// The immediate at this position, if the operand is one.
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

    #[inline(always)]
    fn address(&self, at: usize) -> Option<Mem> {
        match self.get(at) {
            Some(Operand::Mem(mem)) => Some(*mem),
            _ => None,
        }
    }

    #[inline(always)]
    fn number(&self, at: usize) -> Option<i64> {
        match self.get(at) {
            Some(Operand::Imm(number)) => Some(*number),
            _ => None,
        }
    }
}

/// The recipes of a description; build them once and reuse them.
#[derive(Clone, Debug)]
pub struct Encoder<'a> {
    desc: &'a TargetDesc,
    /// For instructions with prefixes; empty if there are none.
    recipes: Vec<Recipe>,
    /// For words of fixed size.
    words: Words,
    numbers: Vec<u8>,
    registers: RegisterBits,
    short: ShortForms,
    padding: Padding,
}

impl<'a> Encoder<'a> {
    /// Builds the recipes.
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
            registers: if is_prefixed { RegisterBits::new(desc) } else { RegisterBits::default() },
        }
    }

    /// The description.
    pub fn desc(&self) -> &'a TargetDesc {
        self.desc
    }

    /// Appends padding up to a multiple of `align` bytes.
    pub fn align(&self, align: u32, code: &mut CodeBuffer) {
        self.padding.put(align, code);
    }

    /// Adds the short forms for [`Encoder::encode_short`] that a machine with these features has.
    pub fn with_short_forms(mut self, features: &FeatureSet) -> Self {
        self.short = ShortForms::new(self.desc, features, &self.words);
        self
    }

    /// Whether an instruction has short forms (see [`encode_short`](super::encode_short)).
    #[inline]
    pub fn has_short_forms(&self, inst: InstId) -> bool {
        self.short.has(inst)
    }

    /// Appends the short form of an instruction if there is one for these operands. Returns whether it did.
    #[inline]
    pub fn encode_short(&self, inst: InstId, operands: &[Operand], code: &mut CodeBuffer) -> bool {
        self.short.put(inst, operands, &self.words, &self.numbers, code)
    }

    /// Appends an instruction whose operands are known to be valid.
    ///
    /// # Errors
    /// Only from the general encoder, which checks like [`encode`]. Words of fixed size use it if a number or an
    /// address does not fit its field.
    #[inline]
    pub fn encode<O: Operands + ?Sized>(
        &self,
        inst: InstId,
        operands: &O,
        code: &mut CodeBuffer,
    ) -> Result<(), EncodeError> {
        let done = match self.recipes.get(inst.index()) {
            Some(recipe) => match recipe.kind {
                // Inlining specialises each path, so that none checks the encoding space again.
                Kind::VexMem => self.put_mem(recipe, Lead::Vex, operands, code),
                Kind::VexReg => self.put_reg(recipe, Lead::Vex, operands, code),
                Kind::EvexMem => self.put_mem(recipe, Lead::Evex, operands, code),
                Kind::EvexReg => self.put_reg(recipe, Lead::Evex, operands, code),
                Kind::LegacyMem => self.put_mem(recipe, Lead::Legacy, operands, code),
                Kind::LegacyReg => self.put_reg(recipe, Lead::Legacy, operands, code),
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

    #[inline(always)]
    fn put_reg<O: Operands + ?Sized>(&self, recipe: &Recipe, lead: Lead, operands: &O, code: &mut CodeBuffer) -> bool {
        let register = |place: u8| operands.register(usize::from(place));
        let (vvvv, rm) = (register(recipe.vvvv), register(recipe.rm));
        let mut sources = self.registers.vvvv(vvvv) ^ self.registers.rm(rm);
        if recipe.may_swap && RegisterBits::may_swap(self.registers.rm(rm), self.registers.vvvv(vvvv)) {
            sources = self.registers.vvvv(rm) ^ self.registers.rm(vvvv);
        }
        let mask = if lead == Lead::Evex { self.registers.mask(register(recipe.mask)) } else { 0 };
        let bits = recipe.bits ^ self.registers.reg(register(recipe.reg)) ^ sources ^ mask;
        let (head, len) = recipe.head(lead, bits);
        let imm = if recipe.imm_len == 0 { 0 } else { imm(recipe, operands) };
        code.put_words(head, len, bits >> MODRM & 0xff | imm << 8, 1 + u32::from(recipe.imm_len));
        true
    }

    #[inline(always)]
    fn put_mem<O: Operands + ?Sized>(&self, recipe: &Recipe, lead: Lead, operands: &O, code: &mut CodeBuffer) -> bool {
        let Some(mem) = operands.address(usize::from(recipe.rm)) else { return false };
        let base = self.registers.rm(mem.base);
        if base == NO_BASE {
            return self.put_label(recipe, lead, operands, code);
        }
        let bits = self.operand_bits(recipe, lead, operands) ^ base ^ self.registers.index(mem.index);
        let (head, head_len) = recipe.head(lead, bits);
        let scaled = mem.disp >> recipe.disp8_log2;
        let is_byte = i32::from(scaled as i8) << recipe.disp8_log2 == mem.disp;
        let address = bits >> MODRM;
        let low = address & 7;
        // A displacement of 0, 1 or 4 bytes; the next store overwrites the excess bytes of the word.
        let mode = if mem.disp == 0 && low != 5 { 0 } else { 2 - u32::from(is_byte) };
        let disp = u64::from(if is_byte { scaled } else { mem.disp } as u32);
        let (address, len) = if mem.index.is_some() {
            (address & !7 | 4 | u64::from(mem.scale.log2()) << 14 | disp << 16, 2)
        } else if low == 4 {
            (address | disp << 16, 2)
        } else {
            (address & 0xff | disp << 8, 1)
        };
        let (address, address_len) = (address | u64::from(mode << 6), len + mode * mode);
        if recipe.imm_len != 0 {
            let imm = imm(recipe, operands);
            code.put_parts([(head, head_len), (address, address_len), (imm, recipe.imm_len.into())]);
            return true;
        }
        code.put_words(head, head_len, address, address_len);
        true
    }

    /// Like `put_mem`, for the address of a label. Returns false for any other address without a base.
    #[cold]
    fn put_label<O: Operands + ?Sized>(
        &self,
        recipe: &Recipe,
        lead: Lead,
        operands: &O,
        code: &mut CodeBuffer,
    ) -> bool {
        let Some(mem) = operands.address(usize::from(recipe.rm)) else { return false };
        let Some(label) = mem.label else { return false };
        let bits = self.operand_bits(recipe, lead, operands);
        let (head, len) = recipe.head(lead, bits);
        let (imm, imm_len) = (imm(recipe, operands), u32::from(recipe.imm_len));
        code.put_parts([(head, len), (bits >> MODRM & 0xff | 5, 5), (imm, imm_len)]);
        put_label_field(code, label.label(), mem.disp, 4, imm_len);
        true
    }

    /// The bits of an instruction with a memory operand, without those of the address.
    #[inline(always)]
    fn operand_bits<O: Operands + ?Sized>(&self, recipe: &Recipe, lead: Lead, operands: &O) -> u64 {
        let register = |place: u8| operands.register(usize::from(place));
        let bits = recipe.bits ^ self.registers.reg(register(recipe.reg));
        match lead {
            Lead::Legacy => bits,
            Lead::Vex => bits ^ self.registers.vvvv(register(recipe.vvvv)),
            Lead::Evex => {
                let mask = self.registers.mask(register(recipe.mask));
                bits ^ self.registers.vvvv(register(recipe.vvvv)) ^ mask
            }
        }
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
    let opcode = recipe.bits | cond << (8 * (head_len - 1));
    code.put_words(opcode, head_len, distance as u64, recipe.imm_len.into());
    if let Some(label) = label {
        put_label_field(code, label, 0, recipe.imm_len, 0);
    }
    true
}

/// Adds a label field for the last `bytes` bytes before `trailing` ones.
#[inline(always)]
fn put_label_field(code: &mut CodeBuffer, label: LabelId, addend: i32, bytes: u8, trailing: u32) {
    let at = code.position() - u32::from(bytes) - trailing;
    let kind = FixupKind::Relative { bytes };
    code.put_fixup(Fixup { at, label, addend, trailing: trailing as u8, is_absolute: false, kind });
}

/// The immediate.
#[inline(always)]
fn imm<O: Operands + ?Sized>(recipe: &Recipe, operands: &O) -> u64 {
    operands.number(usize::from(recipe.imm)).unwrap_or(0) as u64
}

const GENERAL: Recipe = Recipe {
    bits: 0,
    head_len: 0,
    prefix: 0,
    rex_w: 0,
    kind: Kind::General,
    may_be_short: false,
    may_swap: false,
    reg: NONE,
    vvvv: NONE,
    rm: NONE,
    mask: NONE,
    cond: NONE,
    imm: NONE,
    imm_len: 0,
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
            // Some byte registers need a REX prefix; two prefixes must be in a certain order.
            && !form.rex8()
            && !form.locked()
            && !(form.op_size16() && form.prefix() != 0)
            // The predicate in the immediate decides whether a comparison may exchange its sources.
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
        let extension = if form.has_extension() { form.extension_bits() } else { 0 };
        let modrm = extension << 3 | if form.rm_is_mem() { 0 } else { 0xc0 };
        Recipe {
            bits: head | if is_plain { u64::from(modrm) << MODRM } else { 0 },
            head_len,
            prefix: if form.op_size16() { 0x66 } else { prefixed::PREFIX_BYTES[usize::from(form.prefix())] },
            rex_w: u8::from(form.w()) << 3,
            kind: match (form.lead(), form.rm_is_mem()) {
                _ if is_jump => Kind::Jump,
                (Lead::Legacy, false) => Kind::LegacyReg,
                (Lead::Legacy, true) => Kind::LegacyMem,
                (Lead::Vex, false) => Kind::VexReg,
                (Lead::Vex, true) => Kind::VexMem,
                (Lead::Evex, false) => Kind::EvexReg,
                (Lead::Evex, true) => Kind::EvexMem,
            },
            may_be_short: form.lead() == Lead::Vex && !form.w() && form.map() == 1,
            may_swap: form.may_swap(),
            reg: place(form.reg()),
            vvvv: place(form.vvvv()),
            rm: place(form.rm()),
            mask: place(form.mask()),
            cond: place(form.cond()),
            imm: place(form.imm_place()),
            imm_len: form.imm().bytes(),
            disp8_log2: form.disp8_log2(),
        }
    }

    /// The bytes before ModRM, from the recipe's bits and those of the operands, and their number.
    #[inline(always)]
    fn head(&self, lead: Lead, bits: u64) -> (u64, u32) {
        match lead {
            Lead::Legacy => {
                // The opcode occupies the bits that hold operand bits in VEX and EVEX.
                let rex = u64::from(self.rex_w) | (bits ^ self.bits) >> EXTENSIONS & 7;
                let prefix_len = u32::from(self.prefix != 0);
                let rex_len = u32::from(rex != 0);
                let prefixes = u64::from(self.prefix) | ((0x40 | rex) * u64::from(rex_len)) << (8 * prefix_len);
                let len = prefix_len + rex_len;
                (prefixes | self.bits << (8 * len), len + u32::from(self.head_len))
            }
            // The two-byte form omits the byte with X, B, W and the map; R takes the position of W.
            Lead::Vex if self.may_be_short && !bits & EXTENDS_ADDRESS == 0 => {
                (bits >> 8 & !0xff | bits & EXTENDS_REG | 0xc5, 3)
            }
            Lead::Vex => (bits, 4),
            Lead::Evex => (bits, 5),
        }
    }
}
