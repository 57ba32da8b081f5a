//! The bytes before the operands of an instruction with prefixes, and the signature that distinguishes the instructions
//! of an opcode.
//!
//! In: a window of bytes, or the form of an instruction. Out: a [`Head`], and signatures: bits that must equal a
//! candidate's.
//! Invariant: a head has the same fields for every lead (legacy, VEX, EVEX), so later stages need not distinguish them.
//! Not here: operands (`prefixed`), candidates (`candidate`).

use super::part;
use crate::encode::{Lead, NOWHERE, PrefixedForm};
use crate::prefixes::{Prefixes, Segment};

// The lowest bits of a signature are the slot number within an opcode.
const IS_REG: u32 = 1;
const W: u32 = 1 << 1;
/// The mandatory prefix of the opcode; if there is none, 66, which may be the operand size.
const PREFIX: u32 = 2;
const SLOT: u32 = 0xf;
const OP_SIZE: u32 = 1 << 4;
const LENGTH: u32 = 5;
const B: u32 = 1 << 7;
const ZEROING: u32 = 1 << 8;
const HAS_MASK: u32 = 1 << 9;
/// vvvv is in use; with and without its fifth bit.
const VVVV: u32 = 1 << 10;
const VVVV_LOW: u32 = 1 << 11;
const EXTENDED: u32 = 1 << 12;
const REG: u32 = 16;
const RM: u32 = 19;
/// All bits that come from ModRM.
const MODRM: u32 = IS_REG | 7 << REG | 7 << RM;

/// Slots per opcode, and per page of 256 opcodes.
pub(super) const SLOTS: usize = SLOT as usize + 1;
pub(super) const PAGE: usize = SLOTS * 256;

/// The bit if the flag is set, else 0.
#[inline]
const fn flag(bit: u32, is_set: bool) -> u32 {
    if is_set { bit } else { 0 }
}

/// The signature bits that a form requires, and their values.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    mask: u32,
    value: u32,
}

impl Wanted {
    /// Matches no signature.
    pub(super) const NOTHING: Wanted = Wanted { mask: 1 << 31, value: 1 << 31 };

    /// The signature bits that a form fixes.
    pub(super) fn new(form: PrefixedForm) -> Wanted {
        let mut wanted = Wanted { mask: 0, value: 0 };
        let mut want =
            |mask: u32, value: u32| wanted = Wanted { mask: wanted.mask | mask, value: wanted.value | value };
        want(W, flag(W, form.w()));
        want(3 << PREFIX, u32::from(prefix(form)) << PREFIX);
        match form.lead() {
            Lead::Legacy => {
                // A mandatory prefix 66 looks like an operand size.
                want(OP_SIZE, flag(OP_SIZE, form.prefix() == 1 || form.op_size16()));
                // For some opcodes an unused extension bit selects another instruction (xchg r8d, eax is not nop).
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

    /// Whether the signature matches.
    #[inline(always)]
    pub(super) fn has(self, signature: u32) -> bool {
        (signature ^ self.value) & self.mask == 0
    }

    /// Whether the signature can match with some ModRM byte.
    pub(super) fn may_have(self, signature: u32) -> bool {
        (signature ^ self.value) & self.mask & !MODRM == 0
    }
}

/// The mandatory prefix in the encoding that signatures use.
fn prefix(form: PrefixedForm) -> u8 {
    if form.prefix() == 0 { u8::from(form.op_size16()) } else { form.prefix() }
}

/// Whether an instruction belongs to a slot. The slot number encodes register or memory operand, W, and prefix.
pub(super) fn is_in(form: PrefixedForm, slot: usize) -> bool {
    let signature = slot as u32;
    (!form.has_modrm() || form.rm_is_mem() == (signature & IS_REG == 0))
        && form.w() == (signature & W != 0)
        && u32::from(prefix(form)) == signature >> PREFIX & 3
}

/// The position of a register number in the [`Bits`] of an instruction.
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
    /// The bit position of the field.
    pub(super) fn bit(self) -> u8 {
        self as u8 * 8
    }
}

/// The fields of an instruction up to ModRM: five [`Field`]s, then the index extension, then a signature.
///
/// Each field is one byte. Bit 5 of each field is set if there is a REX prefix, because REX changes the meaning of some
/// register numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bits(u64);

/// Field values are less than this.
pub(super) const NUMBERS: usize = 64;
/// Register numbers of instructions with REX start at this offset.
pub(super) const WITH_REX: usize = 32;
const HAS_REX: u64 = 0x20_2020_2020;
const INDEX: u32 = 40;
const SIGNATURE: u32 = 48;

impl Bits {
    /// No prefixes.
    pub(super) const NONE: Bits = Bits(0);

    /// Combines the fields, without the low three bits of `rm` and `opcode`: those come from ModRM and the opcode byte.
    #[inline(always)]
    const fn new(signature: u32, [reg, rm, vvvv, opcode, mask]: [u8; 5], index: u8) -> Bits {
        let fields = u32::from_le_bytes([reg, rm, vvvv, opcode]) as u64 | (mask as u64) << 32;
        Bits(fields | (index as u64) << INDEX | (signature as u64) << SIGNATURE)
    }

    /// Adds the fields of ModRM and of the opcode.
    #[inline(always)]
    pub(super) fn with(self, modrm: &ModRm, opcode: u8) -> Bits {
        Bits(self.0 | u64::from(modrm.fields) | u64::from(opcode) << 24)
    }

    /// The number at a bit position.
    #[inline(always)]
    pub(super) fn at(self, bit: u8) -> u8 {
        (self.0 >> (bit & 63)) as u8 & (NUMBERS as u8 - 1)
    }

    /// The number in a field.
    #[inline(always)]
    pub(super) fn field(self, field: Field) -> u8 {
        self.at(field.bit())
    }

    /// The extension bits of an index register: four bits for a general-purpose register, five for a vector register.
    #[inline(always)]
    pub(super) fn index(self, is_vector: bool) -> u8 {
        (self.0 >> INDEX) as u8 & if is_vector { 0x18 } else { 8 }
    }

    /// Drops a repetition, 66 or W from the signature; `None` if one of those is not present.
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

    /// The repetition prefix, for opcodes of which it is not a mandatory prefix.
    fn repetition(self) -> Prefixes {
        match self.signature() >> PREFIX & 3 {
            2 => Prefixes::REP,
            3 => Prefixes::REPNE,
            _ => Prefixes::NONE,
        }
    }

    /// The signature without the bits from ModRM.
    #[inline(always)]
    pub(super) fn signature(self) -> u32 {
        (self.0 >> SIGNATURE) as u32
    }

    /// The vector length of EVEX, or the rounding mode.
    pub(super) fn length(self) -> u8 {
        (self.signature() >> LENGTH & 3) as u8
    }
}

/// The decoded fields of a ModRM byte.
#[derive(Clone, Copy)]
pub(super) struct ModRm {
    pub(super) signature: u32,
    /// The fields `Reg` and `Rm`.
    fields: u16,
    /// For a memory operand: displacement size in bytes, whether a SIB byte follows, and whether the displacement
    /// replaces the base.
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
    /// The `reg` field, which may be an opcode extension.
    #[inline(always)]
    pub(super) fn reg(&self) -> usize {
        (self.fields & 7).into()
    }

    #[inline(always)]
    pub(super) fn of(byte: u8) -> &'static ModRm {
        &MODRM_BYTES[usize::from(byte)]
    }

    /// The low three bits of the `r/m` field.
    #[inline(always)]
    pub(super) fn rm(&self) -> u8 {
        (self.fields >> 8) as u8
    }
}

/// The instruction bytes before ModRM.
#[derive(Clone, Copy)]
pub(super) struct Head {
    pub(super) bits: Bits,
    /// The page of the opcode, see [`page`].
    pub(super) page: usize,
    pub(super) opcode: u8,
    /// The bytes after the opcode, at least two.
    pub(super) tail: u64,
    /// Offset of those bytes.
    pub(super) next: usize,
    /// Prefixes that `bits` does not include.
    pub(super) prefixes: Prefixes,
}

impl Head {
    /// Whether there is a LOCK prefix.
    pub(super) fn is_locked(&self) -> bool {
        self.prefixes.has(Prefixes::LOCK)
    }

    /// The slot of the instruction in its page.
    #[inline(always)]
    pub(super) fn slot(&self) -> usize {
        // Equal to the signature's bit, but computed without a table lookup.
        let is_reg = usize::from(self.tail as u8 >= 0xc0);
        usize::from(self.opcode) * SLOTS + (self.bits.signature() & (SLOT & !IS_REG)) as usize + is_reg
    }
}

/// One interpretation of the prefixes before an opcode.
pub(super) struct Reading {
    pub(super) head: Head,
    /// The features that an instruction needs for this interpretation.
    pub(super) parts: u16,
}

/// Maximum instruction length in bytes.
pub(super) const MAX_LEN: usize = 15;
/// Size of the window in bytes: the decoder can load any part of an instruction as a word, even of one over the length
/// limit.
pub(super) const WINDOW: usize = 24;
pub(super) type Window = [u8; WINDOW];

/// The byte at an offset; an arbitrary byte if the offset exceeds the maximum length.
#[inline(always)]
pub(super) fn byte(bytes: &Window, at: usize) -> u8 {
    bytes[at & 15]
}

/// The eight bytes at an offset; arbitrary bytes if the offset exceeds the maximum length.
#[inline(always)]
pub(super) fn word(bytes: &Window, at: usize) -> u64 {
    let at = at & 15;
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(word)
}

/// The role of a byte in prefix position.
#[derive(Clone, Copy)]
enum Kind {
    /// Operand-size prefix, or part of the opcode.
    OpSize,
    /// Repetition prefix, or part of the opcode.
    Repeat,
    /// Any other legacy prefix.
    Other(Prefixes),
    /// First byte of VEX or EVEX.
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

/// Whether a byte in prefix position is a prefix or the first byte of VEX or EVEX.
static IS_PREFIX: [bool; 256] = {
    let mut all = [false; 256];
    let mut at = 0;
    while at < all.len() {
        all[at] = !matches!(PREFIX_KINDS[at], Kind::None);
        at += 1;
    }
    all
};

/// Maximum number of pages.
pub(super) const PAGES: usize = 16;

/// The page number of an opcode from its lead and map. Only EVEX has more than three maps.
pub(super) const fn page(lead: Lead, map: u8) -> usize {
    (lead as usize) << 2 | map as usize & 7
}

/// The fields of each REX prefix.
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
    /// Reads the head at the start of the window. The error is the number of bytes that prove that there is no
    /// instruction.
    pub(super) fn read(bytes: &Window) -> Result<Head, usize> {
        let (mut op_size, mut repeat, mut prefixes) = (false, 0, Prefixes::NONE);
        let mut at = 0;
        let may_be_long = |at: usize, op_size: bool, repeat: u32, prefixes: Prefixes| {
            if op_size || repeat != 0 || prefixes.has(Prefixes::LOCK) { Err(at + 1) } else { Ok(()) }
        };
        // Of several prefixes of one kind, the last one counts.
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

    /// The possible interpretations: a prefix is part of the opcode, precedes the instruction, or has no effect.
    pub(super) fn readings(self) -> impl Iterator<Item = Reading> {
        // VEX and EVEX have only one interpretation.
        let n_ways = if self.page < page(Lead::Vex, 0) { 8 } else { 1 };
        (0..n_ways).filter_map(move |leave| {
            let [repeat, size, wide] = [1u8, 2, 4].map(|bit| leave & bit != 0);
            let bits = self.bits.without(repeat, size, wide)?;
            // 66 has no effect together with W, or on jumps. W has no effect on jumps and calls of any kind.
            let only_jumps = if size && (wide || !self.bits.is_wide()) { part::JUMP } else { 0 };
            let is_locked = self.prefixes.has(Prefixes::LOCK);
            // REP applies to one-byte opcodes. With LOCK it is XACQUIRE or XRELEASE; on branches F2 was the BND prefix.
            let may_repeat = self.page == page(Lead::Legacy, 0) || is_locked;
            let only_branches = if wide || repeat && !may_repeat { part::BRANCH } else { 0 };
            let wanted = only_jumps | only_branches;
            let repetition = if repeat { self.bits.repetition() } else { Prefixes::NONE };
            let locked = if is_locked { part::MEM } else { 0 };
            let head = Head { bits, prefixes: self.prefixes.with(repetition), ..self };
            Some(Reading { head, parts: wanted | locked })
        })
    }

    /// Reads a head that has exactly one legacy prefix; `first` and `second` are the first two bytes.
    #[inline(always)]
    pub(super) fn read_one_prefix(bytes: &Window, first: u8, second: u8) -> Option<Head> {
        if IS_PREFIX[usize::from(second)] {
            return None;
        }
        let (signature, prefixes) = match first {
            0x66 => (1 << PREFIX | OP_SIZE, Prefixes::NONE),
            0xf3 => (2 << PREFIX, Prefixes::NONE),
            0xf2 => (3 << PREFIX, Prefixes::NONE),
            0x64 => (0, Prefixes::of_segment(Segment::Fs)),
            _ => return None,
        };
        let bits = Bits::new(signature, [0; 5], 0);
        let head = match second {
            0x40..=0x4f => Head::read_rex(bytes, 1, bits),
            _ => Head::read_opcode(bytes, 1, bits),
        };
        Some(Head { prefixes, ..head })
    }

    /// Reads from a REX prefix on.
    #[inline(always)]
    pub(super) fn read_rex(bytes: &Window, at: usize, bits: Bits) -> Head {
        let rex = REX_BITS[usize::from(byte(bytes, at) & 15)];
        Head::read_opcode(bytes, at + 1, Bits(bits.0 | rex.0))
    }

    /// Reads from the opcode on.
    #[inline(always)]
    pub(super) fn read_opcode(bytes: &Window, at: usize, bits: Bits) -> Head {
        let (mut map, mut next, mut tail) = (0, at + 1, word(bytes, at));
        if tail as u8 == 0x0f {
            (map, tail, next) = (1, tail >> 8, next + 1);
            if matches!(tail as u8, 0x38 | 0x3a) {
                (map, tail, next) = (if tail as u8 == 0x38 { 2 } else { 3 }, tail >> 8, next + 1);
            }
        }
        Head {
            bits,
            page: page(Lead::Legacy, map),
            opcode: tail as u8,
            tail: tail >> 8,
            next,
            prefixes: Prefixes::NONE,
        }
    }

    /// Reads the opcode after a VEX or EVEX prefix of `len` bytes.
    #[inline(always)]
    fn after_prefix(bytes: &Window, len: usize, page: usize, bits: Bits) -> Head {
        let tail = word(bytes, len);
        Head { bits, page, opcode: tail as u8, tail: tail >> 8, next: len + 1, prefixes: Prefixes::NONE }
    }

    pub(super) fn read_vex2(bytes: &Window, at: usize) -> Head {
        let second = byte(bytes, at + 1);
        Head::vex(bytes, !second & 0x80, 1, second & 0x7f, at + 2)
    }

    pub(super) fn read_vex3(bytes: &Window, at: usize) -> Result<Head, usize> {
        let second = byte(bytes, at + 1);
        let map = second & 0x1f;
        if !(1..=3).contains(&map) {
            return Err(at + 2);
        }
        Ok(Head::vex(bytes, !second & 0xe0, map, byte(bytes, at + 2), at + 3))
    }

    /// Common part of both VEX forms: `rxb` holds the extension bits at their positions in the prefix, `low` is the
    /// byte with W.
    #[inline(always)]
    fn vex(bytes: &Window, rxb: u8, map: u8, low: u8, len: usize) -> Head {
        let (r, x, b) = ((rxb & 0x80) >> 4, (rxb & 0x40) >> 3, (rxb & 0x20) >> 2);
        let (vvvv, length) = (!low >> 3 & 0xf, low >> 2 & 1);
        // The mandatory prefix: none, 66, F3, F2.
        let signature = flag(W, low & 0x80 != 0)
            | u32::from(low & 3) << PREFIX
            | u32::from(length) << LENGTH
            | flag(VVVV | VVVV_LOW, vvvv != 0)
            | flag(EXTENDED, rxb != 0);
        Head::after_prefix(bytes, len, page(Lead::Vex, map), Bits::new(signature, [r, b, vvvv, b, 0], x))
    }

    pub(super) fn read_evex(bytes: &Window, at: usize) -> Result<Head, usize> {
        let [first, second, third] = [1, 2, 3].map(|more| byte(bytes, at + more));
        // These bits extend register numbers on machines (APX) that no description supports.
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
        // X extends an index register, or a register in r/m to its fifth bit.
        let bits = Bits::new(signature, [r, b | x << 1, vvvv, b, mask], x | v2);
        Ok(Head::after_prefix(bytes, at + 4, page(Lead::Evex, first & 7), bits))
    }
}
