//! Decode candidates: an instruction in the form that the decoder needs, in one cache line.
//!
//! In: an instruction and its form. Out: a [`Candidate`]: the signature it requires, the field of the head or of ModRM
//! that holds each operand's register, and the positions of the address and the immediate.
//! Invariant: a row of [`Rows`] and a field number identify an operand's register. Rare features are flags in [`part`],
//! so plain instructions need no check for them.
//! Not here: bytes (`prefixed`), signatures (`head`).

use super::head::{Field, MAX_LEN, NUMBERS, WITH_REX, Wanted};
use super::{part, sign_extend};
use crate::desc::{InstFlags, InstRef, OperandClass, OperandKindRef, TargetDesc};
use crate::encode::{HIGH_BYTE, ImmKind, Lead, MAX_OPERANDS, NOWHERE, PrefixedForm};
use crate::ids::{ClassId, InstId, RegId};
use crate::operand::OperandTag;

/// One instruction that an opcode may encode, with the data for decoding it.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Candidate {
    pub(super) wanted: Wanted,
    /// Mask for the immediate: all ones if the immediate is signed.
    pub(super) imm_mask: u64,
    /// The register field of each operand; any register for operands that are not registers.
    pub(super) registers: [Register; MAX_OPERANDS],
    /// The register rows of an address: base and index.
    pub(super) base_row: u16,
    pub(super) index_row: u16,
    pub(super) id: InstId,
    /// Features of the instruction, see [`part`].
    pub(super) parts: u16,
    pub(super) n_operands: u8,
    /// Number of ModRM bytes: 0 or 1.
    pub(super) modrm_len: u8,
    /// Operand positions of the address, the immediate, and the condition.
    pub(super) mem: u8,
    pub(super) imm: u8,
    pub(super) cond: u8,
    /// Condition codes are less than this.
    pub(super) n_conds: u8,
    /// Size of the immediate in bytes, and the left shift in bits that precedes sign extension.
    pub(super) imm_len: u8,
    pub(super) imm_shift: u8,
    pub(super) disp8_log2: u8,
    /// The opcode, with zeros in the bits that hold a register or a condition.
    pub(super) opcode: u8,
}

const _: () = assert!(size_of::<Candidate>() == 64, "a cache line");

/// The location of an operand's register number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Register {
    pub(super) row: u16,
    /// Bit position of the number in [`Bits`](super::head::Bits).
    pub(super) bit: u8,
}

/// The position for an operand that the instruction does not have. A store to this dummy position is cheaper than a
/// branch.
pub(super) const UNUSED: u8 = MAX_OPERANDS as u8;
const _: () = assert!(MAX_OPERANDS == 7, "places are three bits");

/// Two rows for each class, and one row for operands of any class.
const ROWS: usize = (2 * (ClassId(u8::MAX).0 as usize + 1) * NUMBERS).next_power_of_two();

/// The registers of each class by encoding number, with and without REX.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    registers: Box<[Option<RegId>; ROWS]>,
    len: usize,
    /// The row of each class and REX requirement. Without REX, the numbers 4 to 7 of a byte class are the high bytes
    /// (AH, CH, DH, BH).
    known: Vec<((ClassId, bool), u16)>,
}

impl Rows {
    /// Creates the table with one row, in which every number is a valid register.
    pub(super) fn new() -> Rows {
        let mut registers = Box::new([None; ROWS]);
        registers[..NUMBERS].fill(Some(RegId::from_index(0)));
        Rows { registers, len: NUMBERS, known: Vec::new() }
    }

    const ANY: u16 = 0;

    /// The row of a class, created on first use. Without REX, the byte registers 4 to 7 are the high bytes of registers
    /// 0 to 3.
    fn row(&mut self, desc: &TargetDesc, class: ClassId, wants_rex: bool) -> u16 {
        let key = (class, wants_rex);
        if let Some((_, row)) = self.known.iter().find(|(known, _)| *known == key) {
            return *row;
        }
        let row = self.len;
        self.len += NUMBERS;
        for reg in desc.class(class).members() {
            let number = usize::from(desc.reg(reg).encoding());
            if number < WITH_REX {
                self.registers[row + WITH_REX + number] = Some(reg);
                if !wants_rex || number & !3 != 4 {
                    self.registers[row + number] = Some(reg);
                }
            } else if number & usize::from(HIGH_BYTE) != 0 {
                self.registers[row + number % WITH_REX] = Some(reg);
            }
        }
        self.known.push((key, row as u16));
        row as u16
    }

    /// The register with this number in a class; `None` if the class has no row.
    pub(super) fn of_class(&self, class: ClassId, number: u8) -> Option<RegId> {
        let (_, row) = self.known.iter().find(|(known, _)| *known == (class, false))?;
        self.get(*row, number)
    }

    /// The register in a row with the number from a field.
    #[inline(always)]
    pub(super) fn get(&self, row: u16, number: u8) -> Option<RegId> {
        self.registers[(usize::from(row) + usize::from(number)) % ROWS]
    }
}

impl Candidate {
    /// Whether the fast path can decode it.
    #[inline(always)]
    pub(super) fn is_plain(&self) -> bool {
        self.parts & !part::PLAIN == 0
    }

    /// A candidate that matches no bytes.
    pub(super) const NONE: Candidate = Candidate {
        wanted: Wanted::NOTHING,
        imm_mask: 0,
        registers: [Register { row: 0, bit: 0 }; MAX_OPERANDS],
        base_row: 0,
        index_row: 0,
        id: InstId(0),
        parts: 0,
        n_operands: 0,
        modrm_len: 0,
        mem: UNUSED,
        imm: UNUSED,
        cond: UNUSED,
        n_conds: 0,
        imm_len: 0,
        imm_shift: 0,
        disp8_log2: 0,
        opcode: 0,
    };

    pub(super) fn new(desc: &TargetDesc, rows: &mut Rows, inst: InstRef<'_>, form: PrefixedForm) -> Candidate {
        let has_modrm = form.has_modrm();
        let fields = [
            (Field::Rm, form.rm(), has_modrm && !form.rm_is_mem()),
            (Field::Reg, form.reg(), has_modrm),
            (Field::Vvvv, form.vvvv(), true),
            (Field::Opcode, form.op_reg(), true),
            (Field::Mask, form.mask(), true),
        ];
        let fields = fields.map(|(field, place, is_there)| (field, if is_there { place } else { NOWHERE }));
        let mut registers = [Register { row: Rows::ANY, bit: 0 }; MAX_OPERANDS];
        for (place, info) in inst.operands().enumerate().take(MAX_OPERANDS) {
            // A tied operand uses the field of the operand it is tied to.
            let is_this = |at: usize| at != NOWHERE && (at == place || info.tied_to() == Some(at));
            if let (Some((field, at)), OperandClass::Reg(_)) =
                (fields.iter().find(|(_, at)| is_this(*at)), info.class())
                && let OperandClass::Reg(class) = inst.operand(*at).class()
            {
                let wants_rex = form.rex8() && desc.class(class).spill_bits() == 8;
                registers[place] = Register { row: rows.row(desc, class, wants_rex), bit: field.bit() };
            }
        }
        if form.imm() == ImmKind::Reg
            && let OperandClass::Reg(class) = inst.operand(form.imm_place()).class()
        {
            rows.row(desc, class, false);
        }
        let place = |place: usize| if place == NOWHERE { UNUSED } else { place as u8 };
        let (mut base_row, mut index_row) = (Rows::ANY, Rows::ANY);
        if form.rm_is_mem()
            && let Some(kind) = inst.operand(form.rm()).class().kind()
        {
            let kind = desc.operand_kind(kind);
            base_row = kind.base_class().map_or(Rows::ANY, |class| rows.row(desc, class, false));
            index_row = kind.index_class().map_or(base_row, |class| rows.row(desc, class, false));
        }
        let n_conds = match form.cond() {
            NOWHERE => 0,
            at => inst.operand(at).class().kind().map_or(0, |kind| desc.operand_kind(kind).names().len()),
        };
        let n_conds = if n_conds == 0 { u8::MAX } else { n_conds.min(255) as u8 };
        let imm_bits = form.imm().bytes() * 8;
        Candidate {
            wanted: Wanted::new(form),
            imm_mask: if imm_bits == 64 || is_signed(desc, inst, form) { u64::MAX } else { (1 << imm_bits) - 1 },
            registers,
            base_row,
            index_row,
            id: inst.id,
            parts: parts(desc, inst, form, &fields, n_conds),
            n_operands: inst.n_operands() as u8,
            modrm_len: has_modrm.into(),
            mem: if form.rm_is_mem() { place(form.rm()) } else { UNUSED },
            imm: place(form.imm_place()),
            cond: place(form.cond()),
            n_conds,
            imm_len: form.imm().bytes(),
            imm_shift: (64 - imm_bits) & 63,
            disp8_log2: form.disp8_log2(),
            opcode: form.opcode(),
        }
    }
}

fn parts(desc: &TargetDesc, inst: InstRef<'_>, form: PrefixedForm, fields: &[(Field, usize)], n_conds: u8) -> u16 {
    let modrm =
        fields.iter().filter(|(field, at)| matches!(field, Field::Rm | Field::Reg | Field::Vvvv) && *at != NOWHERE);
    let places = modrm.clone().fold(0u32, |places, (_, at)| places | 1 << at);
    let is_cond = form.cond() != NOWHERE;
    let parts = [
        (part::MEM, form.rm_is_mem()),
        (part::VSIB, form.is_vsib()),
        (part::COND, is_cond),
        (part::COND_IN_LENGTH, is_cond && form.lead() == Lead::Evex),
        (part::COND_LIMITED, is_cond && form.lead() != Lead::Evex && n_conds < 16),
        (part::SAME, (places.count_ones() as usize) < modrm.count()),
        (part::IMM_REG, form.imm() == ImmKind::Reg),
        (part::IMM_LIMITED, is_limited(desc, inst, form)),
        (part::LONG, longest(form) > MAX_LEN),
        (part::JUMP, matches!(form.imm(), ImmKind::Rel8 | ImmKind::Rel32)),
        (part::BRANCH, inst.flags().has(InstFlags::BRANCH.with(InstFlags::CALL, true))),
        (part::MODRM, form.has_modrm()),
        (part::MANY, inst.n_operands() > 2),
        (part::EARLY, inst.operands().any(|operand| operand.is_early_clobber())),
    ];
    parts.iter().filter(|(_, is_there)| *is_there).fold(0, |parts, (part, _)| parts | part)
}

/// The maximum size in bytes of a form: with all prefixes and the longest address.
fn longest(form: PrefixedForm) -> usize {
    let head = match (form.lead(), form.map()) {
        // 66, F2 or F3, REX.
        (Lead::Legacy, 0) => 3,
        (Lead::Legacy, 1) => 4,
        (Lead::Legacy, _) => 5,
        (Lead::Vex, _) => 3,
        (Lead::Evex, _) => 4,
    };
    let address = if form.rm_is_mem() { 5 } else { 0 };
    head + 1 + usize::from(form.has_modrm()) + address + usize::from(form.imm().bytes())
}

/// The operand kind of the immediate.
fn imm_kind<'a>(desc: &'a TargetDesc, inst: InstRef<'a>, form: PrefixedForm) -> Option<OperandKindRef<'a>> {
    let place = Some(form.imm_place()).filter(|place| *place != NOWHERE)?;
    inst.operand(place).class().kind().map(|kind| desc.operand_kind(kind))
}

/// Whether the immediate is signed.
fn is_signed(desc: &TargetDesc, inst: InstRef<'_>, form: PrefixedForm) -> bool {
    imm_kind(desc, inst, form).is_none_or(|kind| kind.tag() != OperandTag::Imm || kind.is_signed())
}

/// Whether the description limits the immediate to fewer values than its bits can hold.
fn is_limited(desc: &TargetDesc, inst: InstRef<'_>, form: PrefixedForm) -> bool {
    let bits = u32::from(form.imm().bytes() * 8);
    let (low, high) = if is_signed(desc, inst, form) {
        (sign_extend(1 << bits.saturating_sub(1).min(63), bits), (1i64 << bits.saturating_sub(1).min(62)) - 1)
    } else {
        (0, (1i64 << bits.min(62)) - 1)
    };
    imm_kind(desc, inst, form).is_some_and(|kind| kind.min() > low || kind.max() < high)
}
