//! Decoding of instructions with prefixes.
//!
//! In: bytes. Out: the first candidate in the opcode's slot that matches; the most specific candidates come first.
//! Invariants: opcode (lead, map, byte), W, prefix, register or memory operand, and extension select a slot. The index
//! lists an opcode that holds a register or a condition once for each value. Nearly always the first candidate of a
//! slot matches and has no rare feature: a fast path handles only that case, and when it fails the general path starts
//! over.
//! Branches determine the lengths of REX, the address and the immediate, so that the processor can predict them and
//! begin the next instruction before it has read this one's tables. These branches depend on the slot, so a
//! misprediction is known before the candidate is loaded. Table lookups and arithmetic without branches do all other
//! work.
//! Prefixes that are not part of the instruction (segment, repetition, LOCK) are kept in [`Prefixes`].
//! Not here: the fields before ModRM (`head`), the tables of an instruction (`candidate`).

use super::candidate::{Candidate, Register, Rows};
use super::head::{
    Bits, Field, Head, MAX_LEN, ModRm, PAGE, PAGES, Reading, SLOTS, WINDOW, Window, byte, is_in, page, word,
};
use super::{DecodeError, Decoded, Operands, part};
use crate::desc::{InstFlags, InstRef, OperandClass, TargetDesc};
use crate::encode::{Lead, MAX_OPERANDS, NOWHERE, PrefixedForm, overwritten_early};
use crate::operand::{Mem, Operand, Scale};
use crate::prefixes::Prefixes;

/// The candidates of every opcode.
///
/// An opcode has a slot for each combination of the properties that most often distinguish its instructions: register
/// or memory operand, W, prefix. If its instructions have opcode extensions, each slot refers to eight others, one per
/// extension. Few slots have more than a handful of candidates.
#[derive(Clone, Debug)]
pub(super) struct Index<'a> {
    desc: &'a TargetDesc,
    slots: Vec<Slot>,
    candidates: Vec<Candidate>,
    rows: Rows,
}

/// A contiguous range of candidates. The first one nearly always matches.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    first: u32,
    /// The first candidate's features, stored here so that its length is known before it is loaded.
    parts: u16,
    len: u8,
    imm_len: u8,
}

/// The `len` of a slot that refers to eight others, which start at `first`.
const EXTENDED: u8 = u8::MAX;

impl<'a> Index<'a> {
    pub(super) fn new(desc: &'a TargetDesc, is_there: &dyn Fn(InstRef<'_>) -> bool) -> Self {
        let mut rows = Rows::new();
        let mut entries = Vec::new();
        for inst in desc.insts().filter(|inst| is_there(*inst)) {
            // LOCK is a prefix for the decoder.
            let Some(form) = inst.prefixed().filter(|form| !form.locked()) else { continue };
            let has_cond = form.cond() != NOWHERE && form.lead() == Lead::Legacy;
            let n_opcodes = match (form.op_reg() != NOWHERE, has_cond) {
                (true, _) => 8,
                (_, true) => 16,
                _ => 1,
            };
            let flags = inst.flags();
            let is_hidden = flags.has(InstFlags::CODEGEN_ONLY);
            // Instructions with fewer opcodes come first, then those that the assembler prefers; assembler-only ones
            // come last.
            let rank = (n_opcodes, flags.is_asm_only(), is_hidden, !form.has_extension(), inst.id.0);
            let candidate = Candidate::new(desc, &mut rows, inst, form);
            for low in 0..n_opcodes {
                let at = page(form.lead(), form.map()) << 8 | usize::from(form.opcode().wrapping_add(low));
                entries.push((at, rank, (form, candidate)));
            }
        }
        entries.sort_unstable_by_key(|&(key, rank, _)| (key, rank));
        let mut index =
            Index { desc, slots: vec![Slot::default(); PAGES * PAGE], candidates: vec![Candidate::NONE], rows };
        for opcode in entries.chunk_by(|a, b| a.0 == b.0) {
            let at = opcode[0].0 * SLOTS;
            let has_extensions = opcode.iter().any(|(.., (form, _))| form.has_extension());
            for slot in 0..SLOTS {
                let fitting = opcode.iter().map(|(.., entry)| entry).filter(|(form, _)| is_in(*form, slot));
                index.slots[at + slot] = if has_extensions {
                    let all: [Slot; 8] = std::array::from_fn(|extension| {
                        let is_of =
                            |form: PrefixedForm| form.extension().is_none_or(|its| usize::from(its) == extension);
                        index.add_slot(fitting.clone().filter(|(form, _)| is_of(*form)))
                    });
                    let first = index.slots.len() as u32;
                    index.slots.extend(all);
                    Slot { first, parts: part::MODRM, len: EXTENDED, imm_len: 0 }
                } else {
                    index.add_slot(fitting)
                };
            }
        }
        index
    }

    /// Adds a slot with these candidates.
    fn add_slot<'c>(&mut self, candidates: impl Iterator<Item = &'c (PrefixedForm, Candidate)>) -> Slot {
        let first = self.candidates.len();
        let mut candidates = candidates.map(|(_, candidate)| *candidate).peekable();
        // The fast path does not check the features of the first candidate, so it must be plain.
        self.candidates.extend(
            candidates.next_if(|candidate| candidate.is_plain()).or(candidates.peek().map(|_| Candidate::NONE)),
        );
        self.candidates.extend(candidates);
        if self.candidates.len() == first {
            return Slot::default();
        }
        let (parts, imm_len) =
            self.candidates.get(first).map_or((0, 0), |candidate| (candidate.parts, candidate.imm_len));
        let len = self.candidates.len() - first;
        assert!(len < usize::from(EXTENDED), "too many instructions for one opcode");
        Slot { first: first as u32, parts, len: len as u8, imm_len }
    }

    // Inlined into the caller's loop: a call per instruction costs 10 % of the time.
    #[inline(always)]
    pub(super) fn decode(&self, bytes: &[u8], decoded: &mut Decoded) -> Result<(), DecodeError> {
        let Some(window) = bytes.first_chunk::<WINDOW>() else { return self.decode_last(bytes, decoded) };
        // A `match` instead of a table: the branch predictor can run ahead of it.
        match byte(window, 0) {
            0x40..=0x4f => self.decode_after_head(window, decoded, Head::read_rex(window, 0, Bits::NONE)),
            0x26 | 0x2e | 0x36 | 0x3e | 0x62 | 0x64..=0x67 | 0xc4 | 0xc5 | 0xf0 | 0xf2 | 0xf3 => {
                self.decode_prefixed(window, decoded)
            }
            _ => self.decode_after_head(window, decoded, Head::read_opcode(window, 0, Bits::NONE)),
        }
    }

    /// Decodes near the end of the input, as if zero bytes followed.
    #[cold]
    fn decode_last(&self, bytes: &[u8], decoded: &mut Decoded) -> Result<(), DecodeError> {
        let mut window = [0; WINDOW];
        window[..bytes.len()].copy_from_slice(bytes);
        let error = match self.decode_any(&window, decoded) {
            Ok(()) if decoded.len <= bytes.len() => return Ok(()),
            Err(error) if !self.is_cut(&window, bytes.len()) => error,
            _ => DecodeError::Truncated,
        };
        (decoded.len, decoded.n_operands) = (0, 0);
        Err(error)
    }

    /// Whether bytes that do not decode could be the start of an instruction that is longer than `len` bytes.
    fn is_cut(&self, window: &Window, len: usize) -> bool {
        let head = match Head::read(window) {
            Ok(head) => head,
            Err(known) => return known > len,
        };
        if head.next > len {
            return true;
        }
        let modrm = ModRm::of(head.tail as u8);
        if head.next == len {
            let signatures = || head.readings().map(|reading| reading.head.bits.signature());
            let all = head.page * PAGE + usize::from(head.opcode) * SLOTS;
            let slots = self.slots[all..all + SLOTS].iter().flat_map(|slot| match slot.len {
                EXTENDED => &self.slots[slot.first as usize..slot.first as usize + 8],
                _ => std::slice::from_ref(slot),
            });
            let mut candidates = slots.flat_map(|slot| self.candidates(*slot));
            return len < MAX_LEN
                && candidates.any(|candidate| signatures().any(|signature| candidate.wanted.may_have(signature)));
        }
        head.readings().any(|reading| {
            self.fitting(&reading, modrm).any(|candidate| {
                let mut at = head.next + usize::from(candidate.modrm_len);
                if candidate.parts & part::MEM != 0 {
                    at += Address::of(&head, modrm).len();
                }
                let end = at + usize::from(candidate.imm_len);
                len < end && end <= MAX_LEN
            })
        })
    }

    /// The candidates that match this interpretation.
    fn fitting(&self, reading: &Reading, modrm: &ModRm) -> impl Iterator<Item = &Candidate> {
        let Reading { head, parts } = reading;
        let signature = head.bits.signature() | modrm.signature;
        let candidates = self.candidates(self.slot(head, modrm)).iter();
        candidates.filter(move |candidate| candidate.wanted.has(signature) && candidate.parts & parts == *parts)
    }

    /// Decodes an instruction with prefixes. A slot may hold several vector lengths, so any of its candidates may
    /// match.
    #[inline(never)]
    fn decode_prefixed(&self, bytes: &Window, decoded: &mut Decoded) -> Result<(), DecodeError> {
        // Most instructions have one prefix.
        let head = match (byte(bytes, 0), byte(bytes, 1)) {
            (0xc5, _) => Ok(Head::read_vex2(bytes, 0)),
            (0xc4, _) => Head::read_vex3(bytes, 0),
            (0x62, _) => Head::read_evex(bytes, 0),
            (first, second) => match Head::read_one_prefix(bytes, first, second) {
                Some(head) => Ok(head),
                None => Head::read(bytes),
            },
        };
        let Ok(head) = head else { return self.decode_any(bytes, decoded) };
        let modrm = ModRm::of(head.tail as u8);
        let signature = head.bits.signature() | modrm.signature;
        let mut candidates = self.candidates(self.slot(&head, modrm)).iter();
        let candidate = candidates.find(|candidate| candidate.wanted.has(signature) && candidate.is_plain());
        // LOCK requires a memory operand, and a repetition may precede the instruction instead of being part of its
        // opcode. Only `decode_any` handles these.
        let Some(candidate) = candidate.filter(|_| !head.is_locked()) else { return self.decode_any(bytes, decoded) };
        let lens = (candidate.parts, candidate.imm_len);
        match (Attempt { index: self, candidate, head: &head, bytes, modrm }).decode_plain(lens, decoded) {
            Some(()) if decoded.len <= MAX_LEN => {
                decoded.prefixes = head.prefixes;
                Ok(())
            }
            _ => self.decode_any(bytes, decoded),
        }
    }

    /// Decodes an instruction after its head. Inlined, so that each way to read a head has a specialised copy.
    #[inline(always)]
    fn decode_after_head(&self, bytes: &Window, decoded: &mut Decoded, head: Head) -> Result<(), DecodeError> {
        let modrm = ModRm::of(head.tail as u8);
        let slot = self.slot(&head, modrm);
        // The first candidate of an empty slot is [`Candidate::NONE`], which matches nothing.
        let Some(candidate) = self.candidates.get(slot.first as usize) else {
            return self.decode_any(bytes, decoded);
        };
        let lens = (slot.parts, slot.imm_len);
        match (Attempt { index: self, candidate, head: &head, bytes, modrm }).decode_plain(lens, decoded) {
            Some(()) => {
                decoded.prefixes = Prefixes::NONE;
                Ok(())
            }
            None => self.decode_any(bytes, decoded),
        }
    }

    /// Tries all candidates in all interpretations.
    #[inline(never)]
    fn decode_any(&self, bytes: &Window, decoded: &mut Decoded) -> Result<(), DecodeError> {
        (decoded.len, decoded.n_operands) = (0, 0);
        let head = Head::read(bytes).map_err(|_| DecodeError::UnknownOpcode)?;
        let modrm = ModRm::of(head.tail as u8);
        let mut error = DecodeError::UnknownOpcode;
        for reading in head.readings() {
            for candidate in self.fitting(&reading, modrm) {
                match (Attempt { index: self, candidate, head: &reading.head, bytes, modrm }).decode(decoded) {
                    Ok(()) => {
                        decoded.prefixes = reading.head.prefixes;
                        return Ok(());
                    }
                    Err(DecodeError::UnknownOpcode) => {}
                    Err(other) => error = other,
                }
            }
        }
        Err(error)
    }

    #[inline(always)]
    fn register(&self, register: Register, bits: Bits) -> Option<Operand> {
        self.rows.get(register.row, bits.at(register.bit)).map(Operand::Reg)
    }

    /// Checks the rare features: several fields for one register, a register in the immediate, limits.
    #[cold]
    fn check(&self, candidate: &Candidate, bits: Bits, imm: i64, found: &mut Operands) -> bool {
        let has = |part: u16| candidate.parts & part != 0;
        let desc = self.desc;
        let inst = desc.inst(candidate.id);
        let imm_place = usize::from(candidate.imm & 7);
        if has(part::SAME) {
            let has_vvvv = inst.prefixed().is_some_and(|form| form.vvvv() != NOWHERE);
            let [reg, rm, vvvv] = [Field::Reg, Field::Rm, Field::Vvvv].map(|field| bits.field(field));
            if reg != rm || has_vvvv && vvvv != rm {
                return false;
            }
        }
        if has(part::IMM_REG) {
            let reg = match inst.operand(imm_place).class() {
                OperandClass::Reg(class) if imm & 0xf == 0 => self.rows.of_class(class, imm as u8 >> 4),
                _ => None,
            };
            let Some(reg) = reg else { return false };
            found[imm_place] = Operand::Reg(reg);
        }
        if has(part::IMM_LIMITED) {
            let kind = inst.operand(imm_place).class().kind().map(|kind| desc.operand_kind(kind));
            if kind.is_some_and(|kind| imm < kind.min() || imm > kind.max()) {
                return false;
            }
        }
        let operands = found.get(..inst.n_operands()).unwrap_or_default();
        !has(part::EARLY) || overwritten_early(desc, inst.operand_words(), operands).is_none()
    }

    #[inline(always)]
    fn slot(&self, head: &Head, modrm: &ModRm) -> Slot {
        let slot = self.slots.get(head.page * PAGE + head.slot()).copied().unwrap_or_default();
        if slot.len != EXTENDED {
            return slot;
        }
        self.slots.get(slot.first as usize + modrm.reg()).copied().unwrap_or_default()
    }

    #[inline(always)]
    fn candidates(&self, slot: Slot) -> &[Candidate] {
        let first = slot.first as usize;
        self.candidates.get(first..first + usize::from(slot.len)).unwrap_or_default()
    }
}

/// The fields of ModRM and SIB that describe an address.
struct Address {
    sib: Option<u8>,
    /// Whether a displacement replaces the base.
    has_no_base: bool,
    /// Displacement size in bytes.
    disp_len: u8,
}

impl Address {
    #[inline(always)]
    fn of(head: &Head, modrm: &ModRm) -> Address {
        let mut address = Address { sib: None, has_no_base: modrm.has_no_base, disp_len: modrm.disp_len };
        if modrm.has_sib {
            let sib = (head.tail >> 8) as u8;
            address.sib = Some(sib);
            if sib & 7 == 0b101 && address.disp_len == 0 {
                (address.has_no_base, address.disp_len) = (true, 4);
            }
        }
        address
    }

    /// Size of SIB and displacement in bytes.
    #[inline(always)]
    fn len(&self) -> usize {
        usize::from(self.sib.is_some()) + usize::from(self.disp_len)
    }
}

/// An attempt to decode one candidate whose signature matches.
struct Attempt<'a> {
    index: &'a Index<'a>,
    candidate: &'a Candidate,
    head: &'a Head,
    bytes: &'a Window,
    modrm: &'static ModRm,
}

impl Attempt<'_> {
    /// The fast path for a plain instruction. The caller passes its features and the size of its immediate in bytes.
    #[inline(always)]
    fn decode_plain(&self, (parts, imm_len): (u16, u8), decoded: &mut Decoded) -> Option<()> {
        let candidate = self.candidate;
        let signature = self.head.bits.signature() | self.modrm.signature;
        if !candidate.wanted.has(signature) {
            return None;
        }
        let (low, bits) = self.bits();
        let reg = |at: usize| self.index.register(candidate.registers[at], bits);
        let found = &mut decoded.operands;
        (found[0], found[1]) = (reg(0)?, reg(1)?);
        if parts & part::MANY != 0 {
            found[2] = reg(2)?;
            if candidate.n_operands > 3 {
                found[3] = reg(3)?;
                if candidate.n_operands > 4 {
                    for (operand, register) in found.iter_mut().zip(&candidate.registers).skip(4) {
                        *operand = self.index.register(*register, bits)?;
                    }
                }
            }
        }
        if parts & part::COND != 0 {
            found[usize::from(candidate.cond & 7)] = Operand::Cond(low);
        }
        let mut at = self.head.next + usize::from(parts & part::MODRM != 0);
        if parts & part::MEM != 0 {
            let address = Address::of(self.head, self.modrm);
            found[usize::from(candidate.mem & 7)] = Operand::Mem(self.address(&address, at)?);
            at += address.len();
        }
        let imm = usize::from(candidate.imm & 7);
        let (word, mask) = (word(self.bytes, at), candidate.imm_mask);
        (decoded.inst, decoded.n_operands) = (candidate.id, candidate.n_operands);
        match imm_len {
            0 => decoded.len = at,
            1 => {
                found[imm] = Operand::Imm((word as i8 as u64 & mask) as i64);
                decoded.len = at + 1;
            }
            4 => {
                found[imm] = Operand::Imm((word as i32 as u64 & mask) as i64);
                decoded.len = at + 4;
            }
            len => {
                let unused = candidate.imm_shift & 63;
                found[imm] = Operand::Imm(((word << unused) as i64 >> unused) & mask as i64);
                decoded.len = at + usize::from(len);
            }
        }
        Some(())
    }

    /// The general path, for an instruction with any features.
    fn decode(&self, decoded: &mut Decoded) -> Result<(), DecodeError> {
        let (candidate, (low, bits)) = (self.candidate, self.bits());
        let found = &mut decoded.operands;
        let registers = &candidate.registers[..usize::from(candidate.n_operands).min(MAX_OPERANDS)];
        for (operand, register) in found.iter_mut().zip(registers) {
            *operand = self.index.register(*register, bits).ok_or(DecodeError::InvalidOperands)?;
        }
        let mut at = self.head.next + usize::from(candidate.modrm_len);
        if candidate.parts & part::MEM != 0 {
            let address = Address::of(self.head, self.modrm);
            let mem = self.address(&address, at).ok_or(DecodeError::InvalidOperands)?;
            found[usize::from(candidate.mem & 7)] = Operand::Mem(mem);
            at += address.len();
        }
        let len = at + usize::from(candidate.imm_len);
        if len > MAX_LEN {
            return Err(DecodeError::UnknownOpcode);
        }
        let unused = candidate.imm_shift & 63;
        let imm = (word(self.bytes, at) << unused) as i64 >> unused & candidate.imm_mask as i64;
        found[usize::from(candidate.imm & 7)] = Operand::Imm(imm);
        if candidate.parts & part::COND != 0 {
            let cond = if candidate.parts & part::COND_IN_LENGTH != 0 { bits.length() } else { low };
            if cond >= candidate.n_conds {
                return Err(DecodeError::InvalidOperands);
            }
            found[usize::from(candidate.cond & 7)] = Operand::Cond(cond);
        }
        if candidate.parts & part::CHECKED != 0 && !self.index.check(candidate, bits, imm, found) {
            return Err(DecodeError::InvalidOperands);
        }
        (decoded.inst, decoded.len, decoded.n_operands) = (candidate.id, len, candidate.n_operands);
        Ok(())
    }

    /// The low bits of the opcode, and all fields up to ModRM.
    #[inline(always)]
    fn bits(&self) -> (u8, Bits) {
        let low = self.head.opcode.wrapping_sub(self.candidate.opcode);
        (low, self.head.bits.with(self.modrm, low))
    }

    #[inline(always)]
    fn address(&self, address: &Address, at: usize) -> Option<Mem> {
        let (candidate, bits) = (self.candidate, self.head.bits);
        let is_vsib = candidate.parts & part::VSIB != 0;
        let reg = |row, number| self.index.rows.get(row, number);
        let mut mem = Mem::default();
        let mut base = self.modrm.rm();
        if let Some(sib) = address.sib {
            base = sib & 7;
            let index = sib >> 3 & 7 | bits.index(is_vsib);
            // A scale without an index has no effect; the encoder does not emit it.
            if index != 0b100 || is_vsib {
                mem.scale = Scale::ALL[usize::from(sib >> 6)];
                mem.index = Some(reg(candidate.index_row, index)?);
            }
        } else if is_vsib {
            return None;
        }
        let disp = word(self.bytes, at + usize::from(address.sib.is_some()));
        mem.disp = match address.disp_len {
            0 => 0,
            1 => i32::from(disp as i8) << (candidate.disp8_log2 & 31),
            _ => disp as i32,
        };
        if !address.has_no_base {
            mem.base = Some(reg(candidate.base_row, base | bits.field(Field::Opcode))?);
        } else if address.sib.is_none() {
            mem.base = Some(self.index.desc.program_counter()?);
        }
        Some(mem)
    }
}
