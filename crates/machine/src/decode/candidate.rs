//! What an opcode may mean: an instruction as its decoding needs it, in a cache line.
//!
//! In: an instruction and its form. Out: a [`Candidate`]: the signature that it wants, which field of the head or of ModRM
//! each operand's register is in, where the address and the immediate go.
//! Invariant: an operand's register is found by a row of [`Rows`] and a field alone; what few instructions have, parts
//! say, so that others need not be asked.
//! Not here: bytes (`prefixed`), what a signature is (`head`).

use super::head::{Field, MAX_LEN, NUMBERS, WITH_REX, Wanted};
use super::sign_extend;
use crate::desc::{InstFlags, InstRef, OperandClass, OperandKindRef, TargetDesc};
use crate::encode::{HIGH_BYTE, ImmKind, Lead, MAX_OPERANDS, NOWHERE, PrefixedForm};
use crate::ids::{ClassId, InstId, RegId};
use crate::operand::OperandTag;

/// An instruction that an opcode may mean, with what decoding asks of it.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Candidate {
    pub(super) wanted: Wanted,
    /// The bits of an immediate: all if it has a sign.
    pub(super) imm_mask: u64,
    /// For each operand, what register it is: any if it is none.
    pub(super) registers: [Register; MAX_OPERANDS],
    /// The same of the registers of an address.
    pub(super) base_row: u16,
    pub(super) index_row: u16,
    pub(super) id: InstId,
    /// What it consists of, see [`part`].
    pub(super) parts: u16,
    pub(super) n_operands: u8,
    /// Bytes of ModRM: one, or none.
    pub(super) modrm_len: u8,
    /// Operands: the address, the immediate, and the condition.
    pub(super) mem: u8,
    pub(super) imm: u8,
    pub(super) cond: u8,
    /// Conditions are below this.
    pub(super) n_conds: u8,
    /// Bytes of the immediate, and how far left it is shifted to get its sign.
    pub(super) imm_len: u8,
    pub(super) imm_shift: u8,
    pub(super) disp8_log2: u8,
    /// The opcode without what is in it.
    pub(super) opcode: u8,
}

const _: () = assert!(size_of::<Candidate>() == 64, "a cache line");

/// Where the register of an operand is found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Register {
    pub(super) row: u16,
    /// Where in the numbers of the instruction its number starts.
    pub(super) bit: u8,
}

/// What not all instructions consist of.
pub(super) mod part {
    /// ModRM is an address.
    pub(crate) const MEM: u16 = 1;
    /// The address is a vector's.
    pub(crate) const VSIB: u16 = 1 << 1;
    /// A condition in the opcode, or where EVEX has the vector length.
    pub(crate) const COND: u16 = 1 << 2;
    pub(crate) const COND_IN_LENGTH: u16 = 1 << 3;
    /// Conditions are fewer than their bits say.
    pub(crate) const COND_LIMITED: u16 = 1 << 4;
    /// Several fields hold one register.
    pub(crate) const SAME: u16 = 1 << 5;
    /// An immediate that is a register.
    pub(crate) const IMM_REG: u16 = 1 << 6;
    /// One that the description limits further than its bits.
    pub(crate) const IMM_LIMITED: u16 = 1 << 7;
    /// A result that is written while operands are still read, so that it is none of their registers.
    pub(crate) const EARLY: u16 = 1 << 8;
    /// Longer than instructions are, with some prefixes and addresses.
    pub(crate) const LONG: u16 = 1 << 9;
    /// A jump or a call by a distance, which has no operand size, and any of them.
    pub(crate) const JUMP: u16 = 1 << 10;
    pub(crate) const BRANCH: u16 = 1 << 11;

    /// What decoding has to look at once more.
    pub(crate) const CHECKED: u16 = SAME | IMM_REG | IMM_LIMITED | EARLY;
    /// All that plain instructions may have.
    pub(crate) const PLAIN: u16 = MEM | COND | JUMP | BRANCH;
}

/// The place of what an instruction does not have: entering it there takes less time than finding out.
pub(super) const UNUSED: u8 = MAX_OPERANDS as u8;
const _: () = assert!(MAX_OPERANDS == 7, "places are three bits");

/// Two rows for each class and one for all.
const ROWS: usize = (2 * (ClassId(u8::MAX).0 as usize + 1) * NUMBERS).next_power_of_two();

/// The registers of classes by their number in instructions, with REX and without.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    registers: Box<[Option<RegId>; ROWS]>,
    len: usize,
    /// The row of each class, and of one whose registers 4 to 7 are others without REX.
    known: Vec<((ClassId, bool), u16)>,
}

impl Rows {
    /// With a row in which every number is some register.
    pub(super) fn new() -> Rows {
        let mut registers = Box::new([None; ROWS]);
        registers[..NUMBERS].fill(Some(RegId::from_index(0)));
        Rows { registers, len: NUMBERS, known: Vec::new() }
    }

    const ANY: u16 = 0;

    /// The row of a class. Byte registers 4 to 7 without REX are the high bytes of others.
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

    /// The register of a class, as far as a row is known for it.
    pub(super) fn of_class(&self, class: ClassId, number: u8) -> Option<RegId> {
        let (_, row) = self.known.iter().find(|(known, _)| *known == (class, false))?;
        self.get(*row, number)
    }

    /// The register of a number that fields hold.
    #[inline(always)]
    pub(super) fn get(&self, row: u16, number: u8) -> Option<RegId> {
        self.registers[(usize::from(row) + usize::from(number)) % ROWS]
    }
}

impl Candidate {
    /// What no bytes are.
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
            // An operand that is tied is what it is tied to.
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
        (part::EARLY, inst.operands().any(|operand| operand.is_early_clobber())),
    ];
    parts.iter().filter(|(_, is_there)| *is_there).fold(0, |parts, (part, _)| parts | part)
}

/// The most bytes of a form: with all prefixes that may stand before it and the longest address.
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

/// What the description says about the immediate.
fn imm_kind<'a>(desc: &'a TargetDesc, inst: InstRef<'a>, form: PrefixedForm) -> Option<OperandKindRef<'a>> {
    let place = Some(form.imm_place()).filter(|place| *place != NOWHERE)?;
    inst.operand(place).class().kind().map(|kind| desc.operand_kind(kind))
}

/// Whether the immediate has a sign.
fn is_signed(desc: &TargetDesc, inst: InstRef<'_>, form: PrefixedForm) -> bool {
    imm_kind(desc, inst, form).is_none_or(|kind| kind.tag() != OperandTag::Imm || kind.is_signed())
}

/// Whether the description takes fewer immediates than the bits can be.
fn is_limited(desc: &TargetDesc, inst: InstRef<'_>, form: PrefixedForm) -> bool {
    let bits = u32::from(form.imm().bytes() * 8);
    let (low, high) = if is_signed(desc, inst, form) {
        (sign_extend(1 << bits.saturating_sub(1).min(63), bits), (1i64 << bits.saturating_sub(1).min(62)) - 1)
    } else {
        (0, (1i64 << bits.min(62)) - 1)
    };
    imm_kind(desc, inst, form).is_some_and(|kind| kind.min() > low || kind.max() < high)
}
