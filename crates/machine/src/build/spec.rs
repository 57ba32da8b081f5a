//! What the rows of the tables are made from.
//!
//! Invariant: plain data in the words of the tables; names are borrowed from whatever was read.
//! Not here: filling the tables (`super`).

use crate::codec::Codec;
use crate::desc::{
    AsmPiece, EncodingStyle, InstFlags, MaskForm, Modifier, OperandClass, PatternItem, Piece, ResultItem,
};
use crate::encode::PrefixedForm;
use crate::ids::{ClassId, FeatureId, InstId, RegId, SubIndexId};
use crate::operand::OperandTag;
use crate::types::ValueType;

/// The target as a whole.
#[derive(Clone, Debug)]
pub struct TargetSpec<'a> {
    /// Its name.
    pub name: &'a str,
    /// Width of a pointer.
    pub pointer_bits: u32,
    /// Byte order.
    pub is_little_endian: bool,
    /// How instructions become bytes.
    pub encoding: EncodingStyle,
    /// How masks are held.
    pub mask_form: MaskForm,
    /// The base of pc-relative addresses.
    pub program_counter: Option<RegId>,
    /// Cycles that a memory operand adds.
    pub load_latency: u32,
    /// What starts a comment in assembly.
    pub comment: &'a str,
    /// What assembly and object files have to know.
    pub object: ObjectSpec,
}

/// What assembly and object files have to know of a machine.
#[derive(Clone, Copy, Debug)]
pub struct ObjectSpec {
    /// Bytes of `.word`.
    pub word_bytes: u8,
    /// Whether `.align` takes the logarithm.
    pub align_is_logarithm: bool,
    /// The machine's number in ELF; 0 if it has none.
    pub elf_machine: u16,
    /// The flags in ELF's header.
    pub elf_flags: u32,
    /// The relocations for data of 1, 2, 4 and 8 bytes that hold an address; 0 where there is none.
    pub address_relocations: [u32; 4],
    /// The same for data that hold the distance from their own place.
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
    /// What assembly calls it.
    pub asm_name: &'a str,
    /// What the description calls it.
    pub record: &'a str,
    /// Other spellings.
    pub alt_names: Vec<&'a str>,
    /// Its number in instructions.
    pub encoding: u16,
    /// The registers inside; they must have been added before.
    pub subs: Vec<(SubIndexId, RegId)>,
    /// What using it costs.
    pub cost: u32,
    /// Whether it never changes.
    pub is_constant: bool,
    /// Whether it is never given to a value.
    pub is_reserved: bool,
    /// Its number in unwind tables.
    pub dwarf: Option<u32>,
    /// Features that a machine must have to have it.
    pub features: Vec<FeatureId>,
}

/// A register class.
#[derive(Clone, Debug, Default)]
pub struct ClassSpec<'a> {
    /// Its name.
    pub name: &'a str,
    /// The members in allocation order.
    pub members: Vec<RegId>,
    /// The types that fit in.
    pub types: Vec<ValueType>,
    /// Spill size.
    pub spill_bits: u32,
    /// Spill alignment.
    pub spill_align_bits: u32,
    /// Copies one to another.
    pub move_inst: Option<InstId>,
    /// Fills from memory.
    pub load_inst: Option<InstId>,
    /// Stores to memory.
    pub store_inst: Option<InstId>,
    /// Whether the allocator may use it.
    pub is_allocatable: bool,
    /// What a copy costs.
    pub copy_cost: u32,
    /// Which of the other spellings assembly uses, from 1; 0 for none of them.
    pub alt_name: u32,
}

/// A kind of operand that is not a register.
#[derive(Clone, Debug)]
pub struct KindSpec<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it is.
    pub tag: OperandTag,
    /// Whether the encoding is sign-extended.
    pub is_signed: bool,
    /// Bits in the encoding.
    pub width_bits: u32,
    /// How an immediate becomes its field.
    pub codec: Codec,
    /// Whether zero is none of the values.
    pub is_nonzero: bool,
    /// Memory: bits that an access touches. Labels: what is added to the distance, as a signed number. Immediates: bits
    /// that text shows without sign, 0 for the number as it is, and what is added to the number in bits 8 to 31.
    pub detail: u32,
    /// The smallest and largest immediate.
    pub range: (i64, i64),
    /// The type of the operand.
    pub value_type: ValueType,
    /// Labels and addresses: the ELF relocation for a symbol of another section.
    pub relocation: RelocationSpec,
    /// The parts of addresses that it may be.
    pub modifiers: Vec<Modifier<'a>>,
    /// The spellings of conditions; how an address is written; for immediates `number=name` where a number has one.
    pub names: Vec<&'a str>,
    /// The class of base registers.
    pub base_class: Option<ClassId>,
    /// The class of index registers.
    pub index_class: Option<ClassId>,
}

/// What a linker does to the field of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RelocationSpec {
    /// The ELF relocation, 0 if there is none.
    pub number: u16,
    /// That of the second of two words, 0 if one relocation is all.
    pub second: u16,
    /// Whether the second one is about the place of the first word instead of the symbol.
    pub second_names_first: bool,
    /// Whether the field is an address, never a distance.
    pub is_absolute: bool,
}

impl RelocationSpec {
    /// The word of the table.
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
    /// What it must be.
    pub class: OperandClass,
    /// Whether it is written.
    pub is_def: bool,
    /// Whether it is written before the inputs are read.
    pub is_early_clobber: bool,
    /// Whether assemblers refuse the register of the first result here.
    pub is_apart: bool,
    /// The operand whose register it must be.
    pub tied_to: Option<u8>,
}

/// How an instruction becomes bytes.
#[derive(Clone, Debug)]
pub enum EncodingSpec {
    /// Not at all.
    Pseudo,
    /// With prefixes, opcode and addressing bytes.
    Prefixed(PrefixedForm),
    /// As a word of fixed size.
    Fixed {
        /// The bits that do not depend on operands.
        base: u64,
        /// Size in bytes, 1 to 8.
        size_bytes: u8,
        /// Where the operands go.
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
    /// The text.
    pub asm: Vec<AsmPiece<'a>>,
    /// What is true of it; `PSEUDO` follows from the encoding.
    pub flags: InstFlags,
    /// Registers read beyond the operands.
    pub uses: Vec<RegId>,
    /// Registers written beyond the operands.
    pub defs: Vec<RegId>,
    /// Features that it needs.
    pub features: Vec<FeatureId>,
    /// Cycles to the result.
    pub latency: u32,
    /// The form with the last input in memory.
    pub fold_last: Option<InstId>,
    /// How it becomes bytes.
    pub encoding: EncodingSpec,
}

/// A selection pattern.
#[derive(Clone, Debug)]
pub struct PatternSpec<'a> {
    /// The matched tree in pre-order.
    pub items: Vec<PatternItem>,
    /// The result tree in pre-order.
    pub results: Vec<ResultItem>,
    /// The names of the slots.
    pub slots: Vec<&'a str>,
    /// How specific it is.
    pub complexity: i32,
    /// Features that it needs.
    pub features: Vec<FeatureId>,
    /// The record that it comes from.
    pub source: &'a str,
}

/// A rule of a calling convention.
#[derive(Clone, Debug)]
pub enum ActionSpec {
    /// The next free register and its shadow (none, or as many).
    Registers(Vec<RegId>, Vec<RegId>),
    /// A stack slot of this size and alignment.
    Stack(u32, u32),
    /// Extend and go on.
    Promote(ValueType),
    /// Reinterpret and go on.
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
    /// Registers that the callee keeps.
    pub saved: Vec<RegId>,
    /// The stack pointer.
    pub stack_pointer: Option<RegId>,
    /// The frame pointer.
    pub frame_pointer: Option<RegId>,
    /// Stack alignment, shadow space, red zone and return address, in bytes.
    pub stack_alignment: u32,
    /// Bytes that the callee may write below its stack arguments.
    pub shadow_space: u32,
    /// Bytes below the stack pointer that a leaf may use.
    pub red_zone: u32,
    /// Bytes that a call pushes.
    pub return_address_bytes: u32,
}
