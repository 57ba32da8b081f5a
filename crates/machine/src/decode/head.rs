//! What precedes the operands of an instruction with prefixes, and what tells the instructions of an opcode apart.
//!
//! In: a window of bytes, or the form of an instruction. Out: a [`Head`], and signatures: bits that a candidate's must
//! equal.
//! Invariant: a head has the same fields whatever its lead is, so that what follows need not ask for it.
//! Not here: operands (`prefixed`), what a candidate is (`candidate`).

use super::candidate::part;
use crate::encode::{Lead, NOWHERE, PrefixedForm};
use crate::prefixes::{Prefixes, Segment};

// The lowest bits of a signature number the slot of an opcode.
const IS_REG: u32 = 1;
const W: u32 = 1 << 1;
/// The prefix of the opcode; without one, 66 that may be the operand size.
const PREFIX: u32 = 2;
const SLOT: u32 = 0xf;
const OP_SIZE: u32 = 1 << 4;
const LENGTH: u32 = 5;
const B: u32 = 1 << 7;
const ZEROING: u32 = 1 << 8;
const HAS_MASK: u32 = 1 << 9;
/// vvvv is not empty, with and without its fifth bit.
const VVVV: u32 = 1 << 10;
const VVVV_LOW: u32 = 1 << 11;
const EXTENDED: u32 = 1 << 12;
const REG: u32 = 16;
const RM: u32 = 19;
/// All that ModRM says.
const MODRM: u32 = IS_REG | 7 << REG | 7 << RM;

/// How many slots an opcode has, and a page of 256 opcodes.
pub(super) const SLOTS: usize = SLOT as usize + 1;
pub(super) const PAGE: usize = SLOTS * 256;

/// The bit if the flag is set.
#[inline]
const fn flag(bit: u32, is_set: bool) -> u32 {
    if is_set { bit } else { 0 }
}

/// The bits of a signature that must have a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    mask: u32,
    value: u32,
}

impl Wanted {
    /// What no signature has.
    pub(super) const NOTHING: Wanted = Wanted { mask: 1 << 31, value: 1 << 31 };

    /// What of a signature a form fixes, and how.
    pub(super) fn new(form: PrefixedForm) -> Wanted {
        let mut wanted = Wanted { mask: 0, value: 0 };
        let mut want =
            |mask: u32, value: u32| wanted = Wanted { mask: wanted.mask | mask, value: wanted.value | value };
        want(W, flag(W, form.w()));
        want(3 << PREFIX, u32::from(prefix(form)) << PREFIX);
        match form.lead() {
            Lead::Legacy => {
                // 66 as a part of the opcode looks like an operand size.
                want(OP_SIZE, flag(OP_SIZE, form.prefix() == 1 || form.op_size16()));
                // Extension bits that extend nothing make another instruction of some (xchg r8d, eax is not nop).
                if !form.has_modrm() && form.op_reg() == NOWHERE {
                    want(EXTENDED, 0);
                }
            }
            Lead::Vex | Lead::Evex => {
                if form.vvvv() == NOWHERE {
                    want(if form.is_vsib() { VVVV_LOW } else { VVVV }, 0);
                }
                if form.lead() == Lead::Vex || form.cond() == NOWHERE {
                    want(3 << LENGTH, u32::from(form.length()) << LENGTH);
                }
                if form.lead() == Lead::Evex {
                    let mask = flag(HAS_MASK, form.mask() != NOWHERE);
                    want(B | ZEROING | HAS_MASK, flag(B, form.b()) | flag(ZEROING, form.zeroing()) | mask);
                }
            }
        }
        if form.has_modrm() {
            want(IS_REG, flag(IS_REG, !form.rm_is_mem()));
            if form.has_extension() {
                want(7 << REG, u32::from(form.extension_bits()) << REG);
            }
            if !form.rm_is_mem() && form.rm() == NOWHERE {
                want(7 << RM, u32::from(form.rm_bits()) << RM);
            }
        }
        wanted
    }

    /// Whether the signature is one of these.
    #[inline(always)]
    pub(super) fn has(self, signature: u32) -> bool {
        (signature ^ self.value) & self.mask == 0
    }

    /// Whether it would be with some addressing byte.
    pub(super) fn may_have(self, signature: u32) -> bool {
        (signature ^ self.value) & self.mask & !MODRM == 0
    }
}

/// The prefix of the opcode as signatures have it.
fn prefix(form: PrefixedForm) -> u8 {
    if form.prefix() == 0 { u8::from(form.op_size16()) } else { form.prefix() }
}

/// Whether an instruction may be in a slot, which stands for register or address, W, prefix.
pub(super) fn is_in(form: PrefixedForm, slot: usize) -> bool {
    let signature = slot as u32;
    (!form.has_modrm() || form.rm_is_mem() == (signature & IS_REG == 0))
        && form.w() == (signature & W != 0)
        && u32::from(prefix(form)) == signature >> PREFIX & 3
}

/// Where the number of a register is in the [`Bits`] of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    Reg,
    Rm,
    Vvvv,
    /// The low bits of the opcode.
    Opcode,
    Mask,
}

impl Field {
    /// The position of its lowest bit.
    pub(super) fn bit(self) -> u8 {
        self as u8 * 8
    }
}

/// What is in the bytes of an instruction up to ModRM: five [`Field`]s, then what extends an index, then a signature.
///
/// A field is a byte. The sixth bit of each says that there is a REX prefix, with which some numbers are other registers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bits(u64);

/// How far the numbers of fields go.
pub(super) const NUMBERS: usize = 64;
/// In which half of the numbers are those of instructions with REX.
pub(super) const WITH_REX: usize = 32;
const HAS_REX: u64 = 0x20_2020_2020;
const INDEX: u32 = 40;
const SIGNATURE: u32 = 48;

impl Bits {
    /// Of an opcode alone.
    pub(super) const NONE: Bits = Bits(0);

    /// Without what ModRM and the opcode have: `rm` and `opcode` are beyond their three bits.
    #[inline(always)]
    const fn new(signature: u32, [reg, rm, vvvv, opcode, mask]: [u8; 5], index: u8) -> Bits {
        let fields = u32::from_le_bytes([reg, rm, vvvv, opcode]) as u64 | (mask as u64) << 32;
        Bits(fields | (index as u64) << INDEX | (signature as u64) << SIGNATURE)
    }

    /// With what ModRM has, and what the opcode has.
    #[inline(always)]
    pub(super) fn with(self, modrm: &ModRm, opcode: u8) -> Bits {
        Bits(self.0 | u64::from(modrm.fields) | u64::from(opcode) << 24)
    }

    /// The number at a field's position.
    #[inline(always)]
    pub(super) fn at(self, bit: u8) -> u8 {
        (self.0 >> (bit & 63)) as u8 & (NUMBERS as u8 - 1)
    }

    /// The number in a field.
    #[inline(always)]
    pub(super) fn field(self, field: Field) -> u8 {
        self.at(field.bit())
    }

    /// What extends the number of an index: of a register, of a vector.
    #[inline(always)]
    pub(super) fn index(self, is_vector: bool) -> u8 {
        (self.0 >> INDEX) as u8 & if is_vector { 0x18 } else { 8 }
    }

    /// Without a repetition, 66 or W where they are left out; nothing if there is none to leave out.
    fn without(self, repeat: bool, size: bool, wide: bool) -> Option<Bits> {
        let signature = self.signature();
        let (has_size, has_repeat) = (signature & OP_SIZE != 0, signature >> PREFIX & 2 != 0);
        if repeat && !has_repeat || size && !has_size || wide && !self.is_wide() {
            return None;
        }
        let keeps_size = has_size && !size;
        let prefix = if has_repeat && !repeat { signature >> PREFIX & 3 } else { u32::from(keeps_size) };
        let left = signature & !(3 << PREFIX | OP_SIZE | flag(W, wide)) | prefix << PREFIX | flag(OP_SIZE, keeps_size);
        Some(if repeat || size || wide { self.with_signature(left) } else { self })
    }

    fn with_signature(self, signature: u32) -> Bits {
        Bits(self.0 & ((1 << SIGNATURE) - 1) | u64::from(signature) << SIGNATURE)
    }

    /// Whether W is set.
    fn is_wide(self) -> bool {
        self.signature() & W != 0
    }

    /// What a repetition is, if it is none of the opcode.
    fn repetition(self) -> Prefixes {
        match self.signature() >> PREFIX & 3 {
            2 => Prefixes::REP,
            3 => Prefixes::REPNE,
            _ => Prefixes::NONE,
        }
    }

    /// The signature, but for what ModRM adds.
    #[inline(always)]
    pub(super) fn signature(self) -> u32 {
        (self.0 >> SIGNATURE) as u32
    }

    /// The vector length of EVEX, or the rounding mode.
    pub(super) fn length(self) -> u8 {
        (self.signature() >> LENGTH & 3) as u8
    }
}

/// What an addressing byte says.
#[derive(Clone, Copy)]
pub(super) struct ModRm {
    pub(super) signature: u32,
    /// The fields `Reg` and `Rm`.
    fields: u16,
    /// Of an address: bytes of the displacement, whether SIB follows, and whether the displacement is instead of the base.
    pub(super) disp_len: u8,
    pub(super) has_sib: bool,
    pub(super) has_no_base: bool,
}

static MODRM_BYTES: [ModRm; 256] = {
    let mut all = [ModRm { signature: 0, fields: 0, disp_len: 0, has_sib: false, has_no_base: false }; 256];
    let mut byte = 0;
    while byte < all.len() {
        let (mode, reg, rm) = (byte as u32 >> 6, byte as u32 >> 3 & 7, byte as u32 & 7);
        let has_no_base = mode == 0 && rm == 0b101;
        all[byte] = ModRm {
            signature: flag(IS_REG, mode == 3) | reg << REG | rm << RM,
            fields: (reg | rm << 8) as u16,
            disp_len: if has_no_base { 4 } else { [0, 1, 4, 0][mode as usize] },
            has_sib: mode != 3 && rm == 0b100,
            has_no_base,
        };
        byte += 1;
    }
    all
};

impl ModRm {
    /// What is in the field of the opcode's extension.
    #[inline(always)]
    pub(super) fn reg(&self) -> usize {
        (self.fields & 7).into()
    }

    #[inline(always)]
    pub(super) fn of(byte: u8) -> &'static ModRm {
        &MODRM_BYTES[usize::from(byte)]
    }

    /// The low bits of what is in r/m.
    #[inline(always)]
    pub(super) fn rm(&self) -> u8 {
        (self.fields >> 8) as u8
    }
}

/// All that precedes the addressing byte.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub(super) bits: Bits,
    /// Which page the opcode is in, see [`page`].
    pub(super) page: usize,
    pub(super) opcode: u8,
    /// The bytes behind the opcode, at least two.
    pub(super) rest: u64,
    /// Where they are.
    pub(super) next: usize,
    /// What stands before, beyond what `bits` say.
    pub(super) prefixes: Prefixes,
}

impl Head {
    /// Whether the instruction must be one that can be locked.
    pub(super) fn is_locked(&self) -> bool {
        self.prefixes.has(Prefixes::LOCK)
    }

    /// The slot of the instruction in its page.
    #[inline(always)]
    pub(super) fn slot(&self) -> usize {
        // As the signature has it, but without a look at the table.
        let is_reg = usize::from(self.rest as u8 >= 0xc0);
        usize::from(self.opcode) * SLOTS + (self.bits.signature() & (SLOT & !IS_REG)) as usize + is_reg
    }
}

/// A way to read what precedes an opcode.
pub(super) struct Reading {
    pub(super) head: Head,
    /// What an instruction must consist of to be read so.
    pub(super) parts: u16,
}

/// The most bytes of an instruction.
pub(super) const MAX_LEN: usize = 15;
/// So many bytes that whatever an instruction consists of can be read as a word, were it longer than instructions are.
pub(super) const WINDOW: usize = 24;
pub(super) type Window = [u8; WINDOW];

/// The byte at an offset; any byte where none of an instruction can be.
#[inline(always)]
pub(super) fn byte(bytes: &Window, at: usize) -> u8 {
    bytes[at & 15]
}

/// The eight bytes at an offset; any bytes where none of an instruction can be.
#[inline(always)]
pub(super) fn word(bytes: &Window, at: usize) -> u64 {
    let at = at & 15;
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(word)
}

/// What a byte is where a prefix may be.
#[derive(Clone, Copy)]
enum Kind {
    /// The operand size, or a part of the opcode.
    OpSize,
    /// A repetition, or a part of the opcode.
    Repeat,
    /// What is neither.
    Other(Prefixes),
    /// The start of VEX or EVEX.
    Long,
    None,
}

static PREFIX_KINDS: [Kind; 256] = {
    let mut all = [Kind::None; 256];
    let mut at = 0;
    while at < Segment::ALL.len() {
        let (segment, _, byte) = Segment::ALL[at];
        all[byte as usize] = Kind::Other(Prefixes::of_segment(segment));
        at += 1;
    }
    all[0x66] = Kind::OpSize;
    all[0xf2] = Kind::Repeat;
    all[0xf3] = Kind::Repeat;
    all[0x67] = Kind::Other(Prefixes::ADDR32);
    all[0xf0] = Kind::Other(Prefixes::LOCK);
    all[0x62] = Kind::Long;
    all[0xc4] = Kind::Long;
    all[0xc5] = Kind::Long;
    all
};

/// How many pages there may be.
pub(super) const PAGES: usize = 32;

/// The number of a page of opcodes: those of a lead and a map.
pub(super) const fn page(lead: Lead, map: u8) -> usize {
    (lead as usize) << 3 | map as usize & 7
}

/// What each REX prefix says.
static REX_BITS: [Bits; 16] = {
    let mut all = [Bits(0); 16];
    let mut rex = 0;
    while rex < 16 {
        let (w, r, x, b) = (rex >> 3, rex >> 2 & 1, rex >> 1 & 1, rex & 1);
        let signature = flag(W, w != 0) | flag(EXTENDED, r | x | b != 0);
        all[rex as usize] = Bits(Bits::new(signature, [r << 3, b << 3, 0, b << 3, 0], x << 3).0 | HAS_REX);
        rex += 1;
    }
    all
};

impl Head {
    /// What the window starts with; or so many bytes suffice to know that it is nothing.
    pub(super) fn read(bytes: &Window) -> Result<Head, usize> {
        let (mut op_size, mut repeat, mut prefixes) = (false, 0, Prefixes::NONE);
        let mut at = 0;
        let may_be_long = |at: usize, op_size: bool, repeat: u32, prefixes: Prefixes| {
            if op_size || repeat != 0 || prefixes.has(Prefixes::LOCK) { Err(at + 1) } else { Ok(()) }
        };
        // Of several prefixes of a kind the last one counts.
        let head = loop {
            let first = byte(bytes, at);
            match PREFIX_KINDS[usize::from(first)] {
                Kind::OpSize => op_size = true,
                Kind::Repeat => repeat = if first == 0xf3 { 2 } else { 3 },
                Kind::Other(other) => prefixes = prefixes.with(other),
                Kind::Long => {
                    may_be_long(at, op_size, repeat, prefixes)?;
                    break match first {
                        0x62 => Head::read_evex(bytes, at)?,
                        0xc4 => Head::read_vex3(bytes, at)?,
                        _ => Head::read_vex2(bytes, at),
                    };
                }
                Kind::None => {
                    let prefix = if repeat == 0 { u32::from(op_size) } else { repeat };
                    let bits = Bits::new(prefix << PREFIX | flag(OP_SIZE, op_size), [0; 5], 0);
                    break match first {
                        0x40..=0x4f => Head::read_rex(bytes, at, bits),
                        _ => Head::read_opcode(bytes, at, bits),
                    };
                }
            }
            at += 1;
            if at == MAX_LEN {
                return Err(MAX_LEN);
            }
        };
        Ok(Head { prefixes, ..head })
    }

    /// The ways to read what precedes the opcode: its prefixes are parts of it, or else stand before the instruction, or say
    /// nothing.
    pub(super) fn readings(self) -> impl Iterator<Item = Reading> {
        // VEX and EVEX say all of that in one way only.
        let n_ways = if self.page < page(Lead::Vex, 0) { 8 } else { 1 };
        (0..n_ways).filter_map(move |leave| {
            let [repeat, size, wide] = [1u8, 2, 4].map(|bit| leave & bit != 0);
            let bits = self.bits.without(repeat, size, wide)?;
            // 66 says nothing to what is wide, nor to jumps, and W nothing to jumps and calls of any kind.
            let only_jumps = if size && (wide || !self.bits.is_wide()) { part::JUMP } else { 0 };
            let is_locked = self.prefixes.has(Prefixes::LOCK);
            // What repeats is one byte, and an exclusive access may be a transaction's; branches had bounds once.
            let may_repeat = self.page == page(Lead::Legacy, 0) || is_locked;
            let only_branches = if wide || repeat && !may_repeat { part::BRANCH } else { 0 };
            let wanted = only_jumps | only_branches;
            let repetition = if repeat { self.bits.repetition() } else { Prefixes::NONE };
            let locked = if is_locked { part::MEM } else { 0 };
            let head = Head { bits, prefixes: self.prefixes.with(repetition), ..self };
            Some(Reading { head, parts: wanted | locked })
        })
    }

    /// From a REX prefix on.
    #[inline(always)]
    pub(super) fn read_rex(bytes: &Window, at: usize, bits: Bits) -> Head {
        let rex = REX_BITS[usize::from(byte(bytes, at) & 15)];
        Head::read_opcode(bytes, at + 1, Bits(bits.0 | rex.0))
    }

    /// From the opcode on.
    #[inline(always)]
    pub(super) fn read_opcode(bytes: &Window, at: usize, bits: Bits) -> Head {
        let (mut map, mut next, mut rest) = (0, at + 1, word(bytes, at));
        if rest as u8 == 0x0f {
            (map, rest, next) = (1, rest >> 8, next + 1);
            if matches!(rest as u8, 0x38 | 0x3a) {
                (map, rest, next) = (if rest as u8 == 0x38 { 2 } else { 3 }, rest >> 8, next + 1);
            }
        }
        Head {
            bits,
            page: page(Lead::Legacy, map),
            opcode: rest as u8,
            rest: rest >> 8,
            next,
            prefixes: Prefixes::NONE,
        }
    }

    /// What follows a prefix that ends there, and its bits.
    #[inline(always)]
    fn behind(bytes: &Window, len: usize, page: usize, bits: Bits) -> Head {
        let rest = word(bytes, len);
        Head { bits, page, opcode: rest as u8, rest: rest >> 8, next: len + 1, prefixes: Prefixes::NONE }
    }

    fn read_vex2(bytes: &Window, at: usize) -> Head {
        let second = byte(bytes, at + 1);
        Head::vex(bytes, !second & 0x80, 1, second & 0x7f, at + 2)
    }

    fn read_vex3(bytes: &Window, at: usize) -> Result<Head, usize> {
        let second = byte(bytes, at + 1);
        let map = second & 0x1f;
        if !(1..=3).contains(&map) {
            return Err(at + 2);
        }
        Ok(Head::vex(bytes, !second & 0xe0, map, byte(bytes, at + 2), at + 3))
    }

    /// Of the extension bits, where they are in the prefix, and the byte that starts with W.
    #[inline(always)]
    fn vex(bytes: &Window, rxb: u8, map: u8, low: u8, len: usize) -> Head {
        let (r, x, b) = ((rxb & 0x80) >> 4, (rxb & 0x40) >> 3, (rxb & 0x20) >> 2);
        let (vvvv, length) = (!low >> 3 & 0xf, low >> 2 & 1);
        // The prefix of the opcode: none, 66, F3, F2.
        let signature = flag(W, low & 0x80 != 0)
            | u32::from(low & 3) << PREFIX
            | u32::from(length) << LENGTH
            | flag(VVVV | VVVV_LOW, vvvv != 0)
            | flag(EXTENDED, rxb != 0);
        Head::behind(bytes, len, page(Lead::Vex, map), Bits::new(signature, [r, b, vvvv, b, 0], x))
    }

    fn read_evex(bytes: &Window, at: usize) -> Result<Head, usize> {
        let [first, second, third] = [1, 2, 3].map(|more| byte(bytes, at + more));
        // Bits that mean more registers on machines that no description has.
        if first & 8 != 0 || second & 4 == 0 {
            return Err(at + 3);
        }
        let inverted = !first;
        let (r, x, b) = ((inverted & 0x80) >> 4 | inverted & 0x10, (inverted & 0x40) >> 3, (inverted & 0x20) >> 2);
        let v2 = (!third & 8) << 1;
        let (vvvv, length, mask) = (!second >> 3 & 0xf | v2, third >> 5 & 3, third & 7);
        let signature = flag(W, second & 0x80 != 0)
            | u32::from(second & 3) << PREFIX
            | u32::from(length) << LENGTH
            | flag(B, third & 0x10 != 0)
            | flag(ZEROING, third & 0x80 != 0)
            | flag(HAS_MASK, mask != 0)
            | flag(VVVV, vvvv != 0)
            | flag(VVVV_LOW, vvvv & 0xf != 0)
            | flag(EXTENDED, r | x | b != 0);
        // What extends an index extends a register in r/m once more.
        let bits = Bits::new(signature, [r, b | x << 1, vvvv, b, mask], x | v2);
        Ok(Head::behind(bytes, at + 4, page(Lead::Evex, first & 7), bits))
    }
}
