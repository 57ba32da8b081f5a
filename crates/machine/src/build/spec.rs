//! Specifications of table rows.
//!
//! Invariant: plain data with the table's terms; names are borrowed from the source.
//! Not here: filling the tables (`super`).

use crate::codec::Codec;
use crate::desc::{
    AsmPiece, EncodingStyle, InstFlags, MaskForm, Modifier, OperandClass, PatternItem, Piece, ResultItem,
};
use crate::encode::PrefixedForm;
use crate::ids::{ClassId, FeatureId, InstId, RegId, SubIndexId};
use crate::operand::OperandTag;
use crate::types::ValueType;

/// Properties of the target.
#[derive(Clone, Debug)]
pub struct TargetSpec<'a> {
    /// Its name.
    pub name: &'a str,
    /// Width of a pointer in bits.
    pub pointer_bits: u32,
    /// Byte order.
    pub is_little_endian: bool,
    /// Encoding style.
    pub encoding: EncodingStyle,
    /// Representation of lane masks.
    pub mask_form: MaskForm,
    /// The base of pc-relative addresses.
    pub program_counter: Option<RegId>,
    /// Latency in cycles that a memory operand adds.
    pub load_latency: u32,
    /// The string that starts a comment in assembly.
    pub comment: &'a str,
    /// Properties for assembly and object files.
    pub object: ObjectSpec,
}

/// Properties of a machine for assembly and object files.
#[derive(Clone, Copy, Debug)]
pub struct ObjectSpec {
    /// Size of `.word` in bytes.
    pub word_bytes: u8,
    /// Whether the argument of `.align` is a base-2 logarithm.
    pub align_is_logarithm: bool,
    /// The ELF machine number; 0 if there is none.
    pub elf_machine: u16,
    /// The ELF header flags.
    pub elf_flags: u32,
    /// The relocations for data of 1, 2, 4 and 8 bytes that hold an address; 0 for none.
    pub address_relocations: [u32; 4],
    /// The relocations for data that hold a distance from their own position.
    pub distance_relocations: [u32; 4],
}

impl Default for ObjectSpec {
    fn default() -> Self {
        ObjectSpec {
            word_bytes: 4,
            align_is_logarithm: false,
            elf_machine: 0,
            elf_flags: 0,
            address_relocations: [0; 4],
            distance_relocations: [0; 4],
        }
    }
}

/// A register.
#[derive(Clone, Debug, Default)]
pub struct RegSpec<'a> {
    /// Assembly name.
    pub asm_name: &'a str,
    /// Record name.
    pub record: &'a str,
    /// Alternative spellings.
    pub alt_names: Vec<&'a str>,
    /// Encoding number.
    pub encoding: u16,
    /// Its sub-registers; they must have been added before.
    pub subs: Vec<(SubIndexId, RegId)>,
    /// Code-size cost of using it.
    pub cost: u32,
    /// Whether its value is constant.
    pub is_constant: bool,
    /// Whether it is reserved, so that the allocator never assigns it.
    pub is_reserved: bool,
    /// DWARF number for unwind tables.
    pub dwarf: Option<u32>,
    /// Features that it requires.
    pub features: Vec<FeatureId>,
}

/// A register class.
#[derive(Clone, Debug, Default)]
pub struct ClassSpec<'a> {
    /// Its name.
    pub name: &'a str,
    /// The members in allocation order.
    pub members: Vec<RegId>,
    /// The value types that its registers can hold.
    pub types: Vec<ValueType>,
    /// Spill size in bits.
    pub spill_bits: u32,
    /// Spill alignment in bits.
    pub spill_align_bits: u32,
    /// The instruction that copies between its registers.
    pub move_inst: Option<InstId>,
    /// The reload instruction.
    pub load_inst: Option<InstId>,
    /// The spill instruction.
    pub store_inst: Option<InstId>,
    /// Whether the allocator may assign its registers.
    pub is_allocatable: bool,
    /// Cost of a copy.
    pub copy_cost: u32,
    /// The index of the alternative spelling that assembly uses, from 1; 0 for the normal name.
    pub alt_name: u32,
}

/// A kind of operand that is not a register.
#[derive(Clone, Debug)]
pub struct KindSpec<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its operand kind.
    pub tag: OperandTag,
    /// Whether the encoding is sign-extended.
    pub is_signed: bool,
    /// Size in bits in the encoding.
    pub width_bits: u32,
    /// The encoding of an immediate in its field.
    pub codec: Codec,
    /// Whether zero is excluded.
    pub is_nonzero: bool,
    /// Memory: size of the access in bits. Labels: a signed number that is added to the distance. Immediates: the
    /// number of bits shown as an unsigned number (0: unchanged), and in bits 8 to 31 a number that is added to the
    /// value.
    pub detail: u32,
    /// The smallest and largest immediate.
    pub range: (i64, i64),
    /// The type of the operand.
    pub value_type: ValueType,
    /// Labels and addresses: the ELF relocation for a symbol of another section.
    pub relocation: RelocationSpec,
    /// The relocation modifiers that it accepts.
    pub modifiers: Vec<Modifier<'a>>,
    /// Conditions: the names. Memory: the address syntax. Immediates: `number=name` for each named number.
    pub names: Vec<&'a str>,
    /// The class of base registers.
    pub base_class: Option<ClassId>,
    /// The class of index registers.
    pub index_class: Option<ClassId>,
}

/// The relocations for the field of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RelocationSpec {
    /// The ELF relocation, 0 if there is none.
    pub number: u16,
    /// The relocation of the second of two words, 0 if there is only one.
    pub second: u16,
    /// Whether the second relocation refers to the address of the first word instead of the symbol.
    pub second_names_first: bool,
    /// Whether the field is an absolute address instead of a distance.
    pub is_absolute: bool,
}

impl RelocationSpec {
    /// The table word.
    pub(super) fn packed(self) -> u32 {
        let flags = u32::from(self.second_names_first) << 30 | u32::from(self.is_absolute) << 31;
        u32::from(self.number) | u32::from(self.second & 0x3fff) << 16 | flags
    }
}

/// An operand of an instruction.
#[derive(Clone, Debug)]
pub struct OperandSpec<'a> {
    /// Its name, without `$`.
    pub name: &'a str,
    /// The values it accepts.
    pub class: OperandClass,
    /// Whether the instruction writes it.
    pub is_def: bool,
    /// Early-clobber: whether the instruction writes it before it reads all inputs.
    pub is_early_clobber: bool,
    /// Whether assemblers reject the register of the first result here.
    pub differs_from_result: bool,
    /// The operand that must be the same register.
    pub tied_to: Option<u8>,
}

/// Encoding of an instruction.
#[derive(Clone, Debug)]
pub enum EncodingSpec {
    /// None.
    Pseudo,
    /// Prefixes, opcode and addressing bytes.
    Prefixed(PrefixedForm),
    /// A word of fixed size.
    Fixed {
        /// The bits that do not depend on operands.
        base: u64,
        /// Size in bytes, 1 to 8.
        size_bytes: u8,
        /// The operand fields.
        pieces: Vec<Piece>,
    },
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct InstSpec<'a> {
    /// Its name.
    pub name: &'a str,
    /// Results, then inputs; at most [`MAX_OPERANDS`](crate::encode::MAX_OPERANDS).
    pub operands: Vec<OperandSpec<'a>>,
    /// The assembly text.
    pub asm: Vec<AsmPiece<'a>>,
    /// Its properties; `PSEUDO` follows from the encoding.
    pub flags: InstFlags,
    /// Registers read in addition to the operands.
    pub uses: Vec<RegId>,
    /// Registers written in addition to the operands.
    pub defs: Vec<RegId>,
    /// Features that it requires.
    pub features: Vec<FeatureId>,
    /// Latency in cycles to the result.
    pub latency: u32,
    /// The form with the last input folded to a memory operand.
    pub fold_last: Option<InstId>,
    /// Its encoding.
    pub encoding: EncodingSpec,
}

/// A selection pattern.
#[derive(Clone, Debug)]
pub struct PatternSpec {
    /// The matched tree in pre-order.
    pub items: Vec<PatternItem>,
    /// The result tree in pre-order.
    pub results: Vec<ResultItem>,
    /// Number of slots.
    pub n_slots: usize,
    /// Its priority.
    pub complexity: i32,
    /// Features that it requires.
    pub features: Vec<FeatureId>,
}

/// A rule of a calling convention.
#[derive(Clone, Debug)]
pub enum ActionSpec {
    /// The next free register, and its shadow registers (none, or one per register).
    Registers(Vec<RegId>, Vec<RegId>),
    /// A stack slot of this size and alignment in bytes.
    Stack(u32, u32),
    /// Extend and continue.
    Promote(ValueType),
    /// Reinterpret and continue.
    BitConvert(ValueType),
    /// Pass the address of a copy.
    Indirect(ValueType),
}

/// A calling convention.
#[derive(Clone, Debug)]
pub struct ConventionSpec<'a> {
    /// Its name.
    pub name: &'a str,
    /// Types (empty: all) and action, for arguments.
    pub arguments: Vec<(Vec<ValueType>, ActionSpec)>,
    /// Types (empty: all) and action, for results.
    pub results: Vec<(Vec<ValueType>, ActionSpec)>,
    /// The callee-saved registers.
    pub saved: Vec<RegId>,
    /// The stack pointer.
    pub stack_pointer: Option<RegId>,
    /// The frame pointer.
    pub frame_pointer: Option<RegId>,
    /// Stack alignment, shadow space, red zone and return address, in bytes.
    pub stack_alignment: u32,
    /// Shadow space in bytes, which the callee may write.
    pub shadow_space: u32,
    /// Red zone in bytes below the stack pointer.
    pub red_zone: u32,
    /// Size in bytes of the return address that a call pushes.
    pub return_address_bytes: u32,
}
