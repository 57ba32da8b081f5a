//! Views of instructions: operands, assembly, flags, encoding.
//!
//! Invariants: operands are flat, results first, then inputs. An input tied to a result is in the list too and must be
//! the same register. The word of an operand holds everything that the encoder needs.
//! Not here: encoding (`encode`).

use super::{Column, TargetDesc, opt_inst};
use crate::build::OperandSpec;
use crate::encode::PrefixedForm;
use crate::ids::{ClassId, FeatureId, InstId, OperandKindId, RegId};
use crate::operand::OperandTag;

/// Properties of an instruction, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct InstFlags(pub u32);

macro_rules! flags {
    ($ty:ident: $($(#[$doc:meta])* $konst:ident $getter:ident $bit:literal;)*) => {
        impl $ty {
            $($(#[$doc])* pub const $konst: $ty = $ty(1 << $bit);)*

            /// The names of all flags with their bits.
            pub const NAMES: &'static [(&'static str, $ty)] = &[$((stringify!($getter), $ty::$konst)),*];

            /// Whether any of these flags is set.
            #[inline]
            pub fn has(self, flags: $ty) -> bool {
                self.0 & flags.0 != 0
            }

            /// Sets these flags if `on`.
            #[must_use]
            pub fn with(self, flags: $ty, on: bool) -> $ty {
                if on { $ty(self.0 | flags.0) } else { self }
            }

            $($(#[$doc])* #[inline] pub fn $getter(self) -> bool { self.has(Self::$konst) })*
        }
    };
}
pub(crate) use flags;

flags! { InstFlags:
    /// Leaves the function.
    RETURN is_return 0;
    /// May jump.
    BRANCH is_branch 1;
    /// Control never falls through.
    BARRIER is_barrier 2;
    /// Calls a function.
    CALL is_call 3;
    /// Ends a block.
    TERMINATOR is_terminator 4;
    /// Only compares.
    COMPARE is_compare 5;
    /// Copies a register.
    MOVE_REG is_move_reg 6;
    /// Loads a constant.
    MOVE_IMM is_move_imm 7;
    /// Can be rematerialised instead of spilled.
    REMATERIALIZABLE is_rematerializable 8;
    /// Costs no more than a copy.
    CHEAP is_as_cheap_as_a_move 9;
    /// The first two register inputs are commutative.
    COMMUTABLE is_commutable 10;
    /// Reads memory.
    MAY_LOAD may_load 11;
    /// Writes memory.
    MAY_STORE may_store 12;
    /// Has an effect that the operands do not show.
    SIDE_EFFECTS has_side_effects 13;
    /// Has no encoding.
    PSEUDO is_pseudo 14;
    /// The assembler never selects it.
    CODEGEN_ONLY is_codegen_only 15;
    /// The compiler never selects it.
    ASM_ONLY is_asm_only 16;
}

/// The kind of value that an operand accepts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OperandClass {
    /// A register of the class.
    Reg(ClassId),
    /// An immediate.
    Imm(OperandKindId),
    /// An address.
    Mem(OperandKindId),
    /// A code position.
    Label(OperandKindId),
    /// A condition.
    Cond(OperandKindId),
}

impl OperandClass {
    /// The kind of operand that it accepts.
    pub fn tag(self) -> OperandTag {
        match self {
            OperandClass::Reg(_) => OperandTag::Reg,
            OperandClass::Imm(_) => OperandTag::Imm,
            OperandClass::Mem(_) => OperandTag::Mem,
            OperandClass::Label(_) => OperandTag::Label,
            OperandClass::Cond(_) => OperandTag::Cond,
        }
    }

    /// The operand kind, unless this is a register.
    pub fn kind(self) -> Option<OperandKindId> {
        match self {
            OperandClass::Reg(_) => None,
            OperandClass::Imm(k) | OperandClass::Mem(k) | OperandClass::Label(k) | OperandClass::Cond(k) => Some(k),
        }
    }
}

/// One operand of an instruction: one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OperandInfo(pub(crate) u32);

impl OperandInfo {
    pub(crate) fn new(spec: &OperandSpec<'_>) -> Self {
        let OperandSpec { class, is_def, is_early_clobber, differs_from_result, tied_to, .. } = *spec;
        let payload = match class {
            OperandClass::Reg(c) => c.0,
            OperandClass::Imm(k) | OperandClass::Mem(k) | OperandClass::Label(k) | OperandClass::Cond(k) => k.0,
        };
        let tied = tied_to.map_or(0, |t| u32::from(t & 0xf) + 1);
        OperandInfo(
            class.tag() as u32
                | u32::from(is_def) << 3
                | u32::from(is_early_clobber) << 4
                | u32::from(differs_from_result) << 5
                | tied << 8
                | u32::from(payload) << 16,
        )
    }

    /// The values it accepts.
    #[inline]
    pub fn class(self) -> OperandClass {
        let payload = (self.0 >> 16) as u8;
        match self.0 & 7 {
            0 => OperandClass::Reg(ClassId(payload)),
            1 => OperandClass::Imm(OperandKindId(payload)),
            2 => OperandClass::Mem(OperandKindId(payload)),
            3 => OperandClass::Label(OperandKindId(payload)),
            _ => OperandClass::Cond(OperandKindId(payload)),
        }
    }

    /// Whether the instruction writes it.
    #[inline]
    pub fn is_def(self) -> bool {
        self.0 >> 3 & 1 != 0
    }

    /// Early-clobber: whether the instruction writes it before it reads all inputs.
    #[inline]
    pub fn is_early_clobber(self) -> bool {
        self.0 >> 4 & 1 != 0
    }

    /// Whether assemblers reject the register of the first result here, although the instruction has an encoding.
    #[inline]
    pub fn differs_from_result(self) -> bool {
        self.0 >> 5 & 1 != 0
    }

    /// The operand that must be the same register.
    #[inline]
    pub fn tied_to(self) -> Option<usize> {
        (self.0 >> 8 & 0x1f).checked_sub(1).map(|t| t as usize)
    }
}

/// A piece of the assembly text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsmPiece<'a> {
    /// Fixed text; a tab separates the mnemonic.
    Literal(&'a str),
    /// The operand with this number.
    Operand(usize),
    /// The register that is this many positions after the operand's register, in number order with wrap-around.
    OperandPlus(usize, u8),
}

/// The pieces of an instruction's assembly text.
#[derive(Clone)]
pub struct AsmPieces<'a> {
    desc: &'a TargetDesc,
    /// The text before the first operand, until it was returned.
    text: &'a str,
    tail: std::slice::Iter<'a, u32>,
}

impl<'a> Iterator for AsmPieces<'a> {
    type Item = AsmPiece<'a>;

    #[inline]
    fn next(&mut self) -> Option<AsmPiece<'a>> {
        if !self.text.is_empty() {
            return Some(AsmPiece::Literal(std::mem::take(&mut self.text)));
        }
        let &word = self.tail.next()?;
        Some(match (word >> 31, word >> 8 & 0xff) {
            (0, _) => AsmPiece::Literal(self.desc.str(word)),
            (_, 0) => AsmPiece::Operand((word & 0xff) as usize),
            (_, plus) => AsmPiece::OperandPlus((word & 0xff) as usize, plus as u8),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.tail.len() + usize::from(!self.text.is_empty());
        (n, Some(n))
    }
}

impl ExactSizeIterator for AsmPieces<'_> {}

/// A run of bits of an operand's value, and its position in the instruction word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The operand's number.
    pub operand: u8,
    /// First bit of the operand's value.
    pub from: u8,
    /// First bit of the instruction word.
    pub to: u8,
    /// Number of bits.
    pub len: u8,
}

impl Piece {
    pub(crate) fn pack(self) -> u32 {
        u32::from_le_bytes([self.operand, self.from, self.to, self.len])
    }

    pub(crate) fn unpack(word: u32) -> Self {
        let [operand, from, to, len] = word.to_le_bytes();
        Piece { operand, from, to, len }
    }
}

/// The encoding of an instruction word of fixed size.
#[derive(Clone, Copy)]
pub struct FixedForm<'a> {
    /// The bits that do not depend on operands.
    pub base: u64,
    /// Size in bytes.
    pub size_bytes: u8,
    pieces: &'a [u32],
}

impl<'a> FixedForm<'a> {
    /// The operand fields.
    pub fn pieces(self) -> impl ExactSizeIterator<Item = Piece> + Clone + 'a {
        self.pieces.iter().map(|&w| Piece::unpack(w))
    }

    /// The bits that operands occupy.
    pub fn variable_bits(self) -> u64 {
        self.pieces().fold(0, |mask, p| mask | low_bits(p.len) << p.to)
    }
}

pub(crate) fn low_bits(n: u8) -> u64 {
    if n >= 64 { u64::MAX } else { (1 << n) - 1 }
}

/// An instruction.
#[derive(Clone, Copy)]
pub struct InstRef<'a> {
    desc: &'a TargetDesc,
    row: &'a [u32],
    /// The instruction.
    pub id: InstId,
}

/// Fields of an instruction's row.
pub(crate) mod field {
    pub(crate) const NAME: usize = 0;
    /// The assembly text before the first operand.
    pub(crate) const TEXT: usize = 1;
    pub(crate) const FOLD_LAST: usize = 2;
    pub(crate) const SHAPE: usize = 3;
}

/// Fields of a shape's row.
pub(crate) mod shape {
    pub(crate) const FLAGS: usize = 0;
    pub(crate) const OPERANDS: usize = 1;
    pub(crate) const OPERAND_NAMES: usize = 2;
    /// The assembly text from the first operand.
    pub(crate) const TAIL: usize = 3;
    pub(crate) const USES: usize = 4;
    pub(crate) const DEFS: usize = 5;
    pub(crate) const FEATURES: usize = 6;
    pub(crate) const PIECES: usize = 7;
    pub(crate) const LATENCY: usize = 8;
    pub(crate) const SIZE: usize = 9;
}

impl<'a> InstRef<'a> {
    #[inline]
    pub(super) fn new(desc: &'a TargetDesc, id: InstId) -> Self {
        InstRef { desc, row: desc.row(Column::Insts, id.index()), id }
    }

    #[inline]
    fn shape(self, field: usize) -> u32 {
        self.desc.word(Column::Shapes, self.row[field::SHAPE] as usize, field)
    }

    #[inline]
    fn encoding(self) -> u64 {
        let row = self.desc.row(Column::Encodings, self.id.index());
        row[0] as u64 | (row[1] as u64) << 32
    }

    /// Its name in the description.
    pub fn name(self) -> &'a str {
        self.desc.str(self.row[field::NAME])
    }

    /// Number of operands, results and inputs.
    #[inline]
    pub fn n_operands(self) -> usize {
        self.operand_words().len()
    }

    #[inline]
    pub(crate) fn operand_words(self) -> &'a [u32] {
        self.desc.list(self.shape(shape::OPERANDS))
    }

    /// The operands: results, then inputs.
    #[inline]
    pub fn operands(self) -> impl ExactSizeIterator<Item = OperandInfo> + DoubleEndedIterator + Clone + 'a {
        self.operand_words().iter().map(|&w| OperandInfo(w))
    }

    /// An operand.
    #[inline]
    pub fn operand(self, index: usize) -> OperandInfo {
        OperandInfo(self.operand_words()[index])
    }

    /// The name of an operand in the description, without `$`.
    pub fn operand_name(self, index: usize) -> &'a str {
        self.desc.str(self.desc.list(self.shape(shape::OPERAND_NAMES))[index])
    }

    /// Number of results.
    pub fn n_defs(self) -> usize {
        self.operands().take_while(|o| o.is_def()).count()
    }

    /// The assembly text.
    pub fn asm(self) -> AsmPieces<'a> {
        let tail = self.desc.list(self.shape(shape::TAIL)).iter();
        AsmPieces { desc: self.desc, text: self.desc.str(self.row[field::TEXT]), tail }
    }

    /// Its properties.
    #[inline]
    pub fn flags(self) -> InstFlags {
        InstFlags(self.shape(shape::FLAGS))
    }

    /// Registers that it reads in addition to its operands.
    pub fn implicit_uses(self) -> impl ExactSizeIterator<Item = RegId> + 'a {
        self.desc.list(self.shape(shape::USES)).iter().map(|&r| RegId::from_index(r as usize))
    }

    /// Registers that it writes in addition to its operands.
    pub fn implicit_defs(self) -> impl ExactSizeIterator<Item = RegId> + 'a {
        self.desc.list(self.shape(shape::DEFS)).iter().map(|&r| RegId::from_index(r as usize))
    }

    /// Features that it requires.
    pub fn features(self) -> impl ExactSizeIterator<Item = FeatureId> + 'a {
        self.desc.list(self.shape(shape::FEATURES)).iter().map(|&f| FeatureId::from_index(f as usize))
    }

    /// Latency in cycles from its inputs to its result.
    pub fn latency(self) -> u32 {
        self.shape(shape::LATENCY)
    }

    /// The form with the last register input folded to a memory operand.
    pub fn fold_last(self) -> Option<InstId> {
        opt_inst(self.row[field::FOLD_LAST])
    }

    /// The encoding on machines with prefixed instructions; `None` for pseudo instructions.
    #[inline]
    pub fn prefixed(self) -> Option<PrefixedForm> {
        (self.shape(shape::SIZE) == 0 && !self.flags().is_pseudo()).then(|| PrefixedForm(self.encoding()))
    }

    /// The encoding on machines with words of fixed size; `None` for pseudo instructions.
    pub fn fixed(self) -> Option<FixedForm<'a>> {
        let base = self.encoding();
        (self.shape(shape::SIZE) != 0 && !self.flags().is_pseudo()).then(|| FixedForm {
            base,
            size_bytes: self.shape(shape::SIZE) as u8,
            pieces: self.desc.list(self.shape(shape::PIECES)),
        })
    }
}
