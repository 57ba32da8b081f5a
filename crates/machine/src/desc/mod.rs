//! The target model: flat tables of words, a string pool, and views of the rows.
//!
//! In: columns from a [`DescBuilder`](crate::build::DescBuilder), or compiled into the program.
//! Out: views ([`InstRef`], [`RegRef`], [`ClassRef`], ...) that read words on demand.
//! Invariants: loaded and compiled-in descriptions have the same type and compare equal; ids are row numbers; a sorted
//! column indexes registers by name, and instructions if they are not sorted themselves; [`TargetDesc::validate`]
//! succeeds for every description that this crate interprets.
//! Not here: building rows (`build`), their stable form (`link`), the meaning of instructions.

mod branch;
mod check;
mod convention;
mod dump;
mod inst;
mod modifier;
mod pattern;
mod regs;

use std::borrow::Cow;

pub use branch::{BranchCondRef, Combine};
pub use check::DescError;
pub use convention::{CcAction, CcRule, ConventionRef, RegList};
pub use inst::{AsmPiece, AsmPieces, FixedForm, InstFlags, InstRef, OperandClass, OperandInfo, Piece};
pub(crate) use inst::{field, low_bits, shape};
pub use modifier::Modifier;
pub(crate) use pattern::NO_CLASS;
pub use pattern::{ComplexRef, NodeFlags, NodeRef, PatternItem, PatternRef, ResultItem, Slot};
pub(crate) use regs::regs_field;
pub use regs::{ClassRef, OperandKindRef, RegRef, SubIndexRef};

use crate::ids::{
    ClassId, ComplexId, CondCodeId, ConventionId, FeatureId, InstId, NodeId, OperandKindId, PatternId, RegId,
    SubIndexId,
};

/// The tables of a description.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Column {
    /// Variable-length parts of the other tables.
    Lists,
    /// One row about the target.
    Info,
    /// Optional features.
    Features,
    /// Named sets of features.
    Processors,
    /// Sub-register indices: positions inside registers.
    SubIndices,
    /// Registers.
    Regs,
    /// Register classes.
    Classes,
    /// Kinds of operands that are not registers.
    Kinds,
    /// Instructions.
    Insts,
    /// Instruction encodings, in the same order.
    Encodings,
    /// Properties that many instructions share: operands, flags, features.
    Shapes,
    /// Operations that patterns match.
    Nodes,
    /// Operands that a function matches.
    Complexes,
    /// Conditions used in patterns.
    CondCodes,
    /// Selection patterns, grouped by root operation, the most specific first.
    Patterns,
    /// The items of the patterns' matched trees.
    Items,
    /// The items of the patterns' result trees.
    Results,
    /// Instructions and lists that these items refer to.
    Refs,
    /// Calling conventions.
    Conventions,
    /// The machine conditions to test after a comparison.
    BranchConds,
    /// Instruction ids sorted by name; empty if the instructions are in that order.
    InstNames,
    /// Register rows sorted by assembly name, including alternative names.
    RegNames,
    /// Shorter equivalent instructions for some operands, sorted by the long instruction.
    ShortForms,
    /// Assembly statements that expand to several instructions.
    Macros,
}

impl Column {
    /// All tables in the order of [`TargetDesc::from_static`].
    pub const ALL: [Column; 24] = [
        Column::Lists,
        Column::Info,
        Column::Features,
        Column::Processors,
        Column::SubIndices,
        Column::Regs,
        Column::Classes,
        Column::Kinds,
        Column::Insts,
        Column::Encodings,
        Column::Shapes,
        Column::Nodes,
        Column::Complexes,
        Column::CondCodes,
        Column::Patterns,
        Column::Items,
        Column::Results,
        Column::Refs,
        Column::Conventions,
        Column::BranchConds,
        Column::InstNames,
        Column::RegNames,
        Column::ShortForms,
        Column::Macros,
    ];

    /// The name in generated code.
    pub fn name(self) -> &'static str {
        match self {
            Column::Lists => "LISTS",
            Column::Info => "INFO",
            Column::Features => "FEATURES",
            Column::Processors => "PROCESSORS",
            Column::SubIndices => "SUB_INDICES",
            Column::Regs => "REGS",
            Column::Classes => "CLASSES",
            Column::Kinds => "KINDS",
            Column::Insts => "INSTS",
            Column::Encodings => "ENCODINGS",
            Column::Shapes => "SHAPES",
            Column::Nodes => "NODES",
            Column::Complexes => "COMPLEXES",
            Column::CondCodes => "COND_CODES",
            Column::Patterns => "PATTERNS",
            Column::Items => "ITEMS",
            Column::Results => "RESULTS",
            Column::Refs => "REFS",
            Column::Conventions => "CONVENTIONS",
            Column::BranchConds => "BRANCH_CONDS",
            Column::InstNames => "INST_NAMES",
            Column::RegNames => "REG_NAMES",
            Column::ShortForms => "SHORT_FORMS",
            Column::Macros => "MACROS",
        }
    }

    /// Number of words in a row.
    pub const fn stride(self) -> usize {
        match self {
            Column::Lists | Column::InstNames => 1,
            Column::Info => 13,
            Column::SubIndices | Column::Nodes | Column::Insts => 4,
            Column::Regs => 9,
            Column::Classes | Column::Kinds | Column::Shapes => 10,
            Column::Complexes | Column::Macros | Column::Processors | Column::Encodings => 2,
            Column::Items => 2,
            Column::Results | Column::Refs => 1,
            Column::BranchConds | Column::Patterns => 6,
            Column::CondCodes => 1,
            Column::Conventions => 10,
            Column::RegNames => 2,
            Column::Features | Column::ShortForms => 3,
        }
    }
}

/// The encoding style of a machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EncodingStyle {
    /// Words of fixed size.
    Fixed,
    /// Prefixes, opcode, addressing bytes and immediates.
    Prefixed,
}

/// The representation of lane masks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MaskForm {
    /// Vectors whose lanes are all ones or all zeros.
    Lanes,
    /// Mask registers with one bit per lane.
    Bits,
    /// Integers in scalar registers, with one bit per lane. On such machines every vector has the same number of lanes,
    /// whatever their width: a narrow element is extended to a lane, like a scalar to a register.
    Numbers,
}

/// A target: registers, instructions, patterns and conventions as flat tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetDesc {
    strings: Cow<'static, str>,
    columns: [Cow<'static, [u32]>; Column::ALL.len()],
}

/// Encoding of a string reference: 21 bits of offset, 10 bits of length.
pub(crate) const STR_LEN_BITS: u32 = 10;
/// Separates several `number=name` entries in one string.
pub(crate) const NAME_SEPARATOR: &str = ";";
/// Encoding of a list reference: 22 bits of start, 10 bits of length.
pub(crate) const LIST_LEN_BITS: u32 = 10;
/// Absent optional id.
pub(crate) const NONE: u32 = u32::MAX;

impl TargetDesc {
    /// A description from tables compiled into the program, in the order of [`Column::ALL`].
    pub const fn from_static(strings: &'static str, c: [&'static [u32]; Column::ALL.len()]) -> Self {
        TargetDesc {
            strings: Cow::Borrowed(strings),
            columns: [
                Cow::Borrowed(c[0]),
                Cow::Borrowed(c[1]),
                Cow::Borrowed(c[2]),
                Cow::Borrowed(c[3]),
                Cow::Borrowed(c[4]),
                Cow::Borrowed(c[5]),
                Cow::Borrowed(c[6]),
                Cow::Borrowed(c[7]),
                Cow::Borrowed(c[8]),
                Cow::Borrowed(c[9]),
                Cow::Borrowed(c[10]),
                Cow::Borrowed(c[11]),
                Cow::Borrowed(c[12]),
                Cow::Borrowed(c[13]),
                Cow::Borrowed(c[14]),
                Cow::Borrowed(c[15]),
                Cow::Borrowed(c[16]),
                Cow::Borrowed(c[17]),
                Cow::Borrowed(c[18]),
                Cow::Borrowed(c[19]),
                Cow::Borrowed(c[20]),
                Cow::Borrowed(c[21]),
                Cow::Borrowed(c[22]),
                Cow::Borrowed(c[23]),
            ],
        }
    }

    pub(crate) fn from_owned(strings: String, columns: [Vec<u32>; Column::ALL.len()]) -> Self {
        TargetDesc { strings: Cow::Owned(strings), columns: columns.map(Cow::Owned) }
    }

    /// The words of a table, for serialisation.
    #[inline]
    pub fn column(&self, column: Column) -> &[u32] {
        &self.columns[column as usize]
    }

    /// The string pool, for serialisation.
    pub fn strings(&self) -> &str {
        &self.strings
    }

    #[inline]
    pub(crate) fn word(&self, column: Column, row: usize, field: usize) -> u32 {
        self.columns[column as usize][row * column.stride() + field]
    }

    #[inline]
    pub(crate) fn row(&self, column: Column, row: usize) -> &[u32] {
        let stride = column.stride();
        &self.columns[column as usize][row * stride..(row + 1) * stride]
    }

    /// Number of rows in a table.
    pub fn rows(&self, column: Column) -> usize {
        self.column(column).len() / column.stride()
    }

    #[inline]
    pub(crate) fn str(&self, packed: u32) -> &str {
        let start = (packed >> STR_LEN_BITS) as usize;
        &self.strings[start..start + (packed & ((1 << STR_LEN_BITS) - 1)) as usize]
    }

    #[inline]
    pub(crate) fn list(&self, packed: u32) -> &[u32] {
        let start = (packed >> LIST_LEN_BITS) as usize;
        let len = (packed & ((1 << LIST_LEN_BITS) - 1)) as usize;
        &self.columns[Column::Lists as usize][start..start + len]
    }

    #[inline]
    pub(crate) fn long(&self, at: u32) -> i64 {
        let lists = &self.columns[Column::Lists as usize];
        (lists[at as usize] as u64 | (lists[at as usize + 1] as u64) << 32) as i64
    }

    fn info(&self, field: usize) -> u32 {
        self.column(Column::Info)[field]
    }

    /// The target's name.
    pub fn name(&self) -> &str {
        self.str(self.info(0))
    }

    /// Width of a pointer in bits.
    pub fn pointer_bits(&self) -> u32 {
        self.info(1)
    }

    /// Whether the machine is little-endian.
    pub fn is_little_endian(&self) -> bool {
        self.info(2) != 0
    }

    /// The encoding style.
    #[inline]
    pub fn encoding_style(&self) -> EncodingStyle {
        if self.columns[Column::Info as usize][3] == 1 { EncodingStyle::Prefixed } else { EncodingStyle::Fixed }
    }

    /// The position that branch distances count from, for an instruction of `len` bytes at `at`: its end or its start.
    #[inline]
    pub fn branch_base(&self, at: usize, len: usize) -> usize {
        if self.encoding_style() == EncodingStyle::Prefixed { at + len } else { at }
    }

    /// The string that starts a comment in assembly.
    pub fn comment(&self) -> &str {
        self.str(self.info(8))
    }

    /// Size of a `.word` in bytes.
    pub fn word_bytes(&self) -> usize {
        self.info(9) as usize & 0xff
    }

    /// Whether `.align 3` in assembly means eight bytes.
    pub fn align_is_logarithm(&self) -> bool {
        self.info(9) >> 8 != 0
    }

    /// The ELF machine number, if there is one.
    pub fn elf_machine(&self) -> Option<u16> {
        Some(self.info(10) as u16).filter(|&machine| machine != 0)
    }

    /// The flags for ELF headers.
    pub fn elf_flags(&self) -> u32 {
        self.info(11)
    }

    /// The ELF relocation for data of `bytes` bytes: the address of a symbol, or the distance from the data to it.
    pub fn data_relocation(&self, bytes: usize, is_distance: bool) -> Option<u32> {
        let at = bytes.trailing_zeros() as usize + if is_distance { 4 } else { 0 };
        self.list(self.info(12)).get(at).copied().filter(|&relocation| relocation != 0)
    }

    /// The representation of lane masks.
    pub fn mask_form(&self) -> MaskForm {
        match self.info(4) {
            1 => MaskForm::Bits,
            2 => MaskForm::Numbers,
            _ => MaskForm::Lanes,
        }
    }

    /// The base of addresses relative to the program counter.
    #[inline]
    pub fn program_counter(&self) -> Option<RegId> {
        opt_reg(self.columns[Column::Info as usize][5])
    }

    /// The features, in declaration order.
    pub fn features(&self) -> impl ExactSizeIterator<Item = FeatureRef<'_>> {
        (0..self.rows(Column::Features)).map(|i| self.feature(FeatureId::from_index(i)))
    }

    /// A feature.
    pub fn feature(&self, id: FeatureId) -> FeatureRef<'_> {
        FeatureRef { desc: self, id }
    }

    /// The feature with this name.
    pub fn feature_by_name(&self, name: &str) -> Option<FeatureId> {
        self.features().find(|f| f.name() == name).map(|f| f.id)
    }

    /// The processors: named sets of features, in declaration order.
    pub fn processors(&self) -> impl ExactSizeIterator<Item = (&str, FeatureSet)> {
        (0..self.rows(Column::Processors)).map(|i| {
            let row = self.row(Column::Processors, i);
            let features = self.list(row[1]).iter().map(|&f| FeatureId::from_index(f as usize));
            (self.str(row[0]), features.fold(FeatureSet::EMPTY, |set, feature| set.with(self, feature)))
        })
    }

    /// The features of the processor with this name, or the feature with this name and those it implies.
    pub fn feature_set(&self, name: &str) -> Option<FeatureSet> {
        let processor = self.processors().find(|(processor, _)| *processor == name).map(|(_, features)| features);
        processor.or_else(|| self.feature_by_name(name).map(|feature| FeatureSet::EMPTY.with(self, feature)))
    }

    /// All sub-register indices.
    pub fn sub_indices(&self) -> impl ExactSizeIterator<Item = SubIndexRef<'_>> {
        (0..self.rows(Column::SubIndices)).map(|i| self.sub_index(SubIndexId::from_index(i)))
    }

    /// A sub-register index.
    pub fn sub_index(&self, id: SubIndexId) -> SubIndexRef<'_> {
        SubIndexRef { desc: self, id }
    }

    /// All registers.
    pub fn regs(&self) -> impl ExactSizeIterator<Item = RegRef<'_>> {
        (0..self.rows(Column::Regs)).map(|i| self.reg(RegId::from_index(i)))
    }

    /// A register.
    #[inline]
    pub fn reg(&self, id: RegId) -> RegRef<'_> {
        RegRef { desc: self, id }
    }

    /// The register with this assembly name; case-sensitive.
    pub fn reg_by_name(&self, asm_name: &str) -> Option<RegId> {
        let column = self.column(Column::RegNames);
        let at = partition(column.len() / 2, |i| self.str(column[i * 2]) < asm_name);
        let row = column.get(at * 2..at * 2 + 2)?;
        (self.str(row[0]) == asm_name).then(|| RegId::from_index(row[1] as usize))
    }

    /// All registers with this assembly name; registers of different widths may share a name.
    pub fn regs_by_name(&self, asm_name: &str) -> impl Iterator<Item = RegId> {
        let column = self.column(Column::RegNames);
        let at = partition(column.len() / 2, |i| self.str(column[i * 2]) < asm_name);
        let same = column[at * 2..].chunks_exact(2).take_while(move |row| self.str(row[0]) == asm_name);
        same.map(|row| RegId::from_index(row[1] as usize))
    }

    /// The register with this record name (`RAX`).
    pub fn reg_by_record(&self, record: &str) -> Option<RegId> {
        self.regs().find(|r| r.record() == record).map(|r| r.id)
    }

    /// Number of register units.
    pub fn n_units(&self) -> usize {
        self.info(6) as usize
    }

    /// All register classes.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = ClassRef<'_>> {
        (0..self.rows(Column::Classes)).map(|i| self.class(ClassId::from_index(i)))
    }

    /// A register class.
    #[inline]
    pub fn class(&self, id: ClassId) -> ClassRef<'_> {
        ClassRef { desc: self, id }
    }

    /// The register class with this name.
    pub fn class_by_name(&self, name: &str) -> Option<ClassId> {
        self.classes().find(|c| c.name() == name).map(|c| c.id)
    }

    /// All operand kinds.
    pub fn operand_kinds(&self) -> impl ExactSizeIterator<Item = OperandKindRef<'_>> {
        (0..self.rows(Column::Kinds)).map(|i| self.operand_kind(OperandKindId::from_index(i)))
    }

    /// An operand kind.
    #[inline]
    pub fn operand_kind(&self, id: OperandKindId) -> OperandKindRef<'_> {
        OperandKindRef { desc: self, id }
    }

    /// All instructions; those of a description written for this project are sorted by name.
    pub fn insts(&self) -> impl ExactSizeIterator<Item = InstRef<'_>> {
        (0..self.rows(Column::Insts)).map(|i| self.inst(InstId::from_index(i)))
    }

    /// An instruction.
    #[inline]
    pub fn inst(&self, id: InstId) -> InstRef<'_> {
        InstRef::new(self, id)
    }

    /// The instruction with this record name (`VADDPSYrr`).
    pub fn inst_by_name(&self, name: &str) -> Option<InstId> {
        let ids = self.column(Column::InstNames);
        let id = |i: usize| InstId::from_index(ids.get(i).map_or(i, |&id| id as usize));
        let n = self.rows(Column::Insts);
        let at = partition(n, |i| self.inst(id(i)).name() < name);
        (at < n && self.inst(id(at)).name() == name).then(|| id(at))
    }

    /// The short forms of an instruction, preferred first: shorter instructions that are equivalent for some operands.
    /// Each comes with the source of its operands: an operand of the long form, or `None` for zero.
    pub fn short_forms(
        &self,
        long: InstId,
    ) -> impl Iterator<Item = (InstId, impl Iterator<Item = Option<usize>> + '_)> {
        let n = self.rows(Column::ShortForms);
        let first = partition(n, |row| (self.word(Column::ShortForms, row, 0) as usize) < long.index());
        let rows = (first..n).map(|row| self.row(Column::ShortForms, row));
        rows.take_while(move |row| row[0] as usize == long.index()).map(|row| {
            let operands = self.list(row[2]).iter().map(|&from| (from != NONE).then_some(from as usize));
            (InstId::from_index(row[1] as usize), operands)
        })
    }

    /// The assembly statements that expand to several instructions: the statement's text, with `$` before operand
    /// names, and the instructions' lines.
    pub fn macros(&self) -> impl ExactSizeIterator<Item = (&str, impl Iterator<Item = &str>)> {
        let rows = (0..self.rows(Column::Macros)).map(|row| self.row(Column::Macros, row));
        rows.map(|row| (self.str(row[0]), self.list(row[1]).iter().map(|&line| self.str(line))))
    }

    /// All operations that patterns match.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = NodeRef<'_>> {
        (0..self.rows(Column::Nodes)).map(|i| self.node(NodeId::from_index(i)))
    }

    /// An operation.
    pub fn node(&self, id: NodeId) -> NodeRef<'_> {
        NodeRef { desc: self, id }
    }

    /// The operation with this opcode string (`ISD::ADD`).
    pub fn node_by_opcode(&self, opcode: &str) -> Option<NodeId> {
        self.nodes().find(|n| n.opcode() == opcode).map(|n| n.id)
    }

    /// All operands that a function matches.
    pub fn complexes(&self) -> impl ExactSizeIterator<Item = ComplexRef<'_>> {
        (0..self.rows(Column::Complexes)).map(|i| self.complex(ComplexId::from_index(i)))
    }

    /// An operand that a function matches.
    pub fn complex(&self, id: ComplexId) -> ComplexRef<'_> {
        ComplexRef { desc: self, id }
    }

    /// The names of the conditions that patterns use, by [`CondCodeId`].
    pub fn cond_codes(&self) -> impl ExactSizeIterator<Item = (CondCodeId, &str)> {
        self.column(Column::CondCodes).iter().enumerate().map(|(i, &s)| (CondCodeId::from_index(i), self.str(s)))
    }

    /// All selection patterns, grouped by root operation, the most specific first.
    pub fn patterns(&self) -> impl ExactSizeIterator<Item = PatternRef<'_>> {
        (0..self.rows(Column::Patterns)).map(|i| self.pattern(PatternId::from_index(i)))
    }

    /// A selection pattern.
    #[inline]
    pub fn pattern(&self, id: PatternId) -> PatternRef<'_> {
        PatternRef { desc: self, id }
    }

    /// All calling conventions.
    pub fn conventions(&self) -> impl ExactSizeIterator<Item = ConventionRef<'_>> {
        (0..self.rows(Column::Conventions)).map(|i| self.convention(ConventionId::from_index(i)))
    }

    /// A calling convention.
    pub fn convention(&self, id: ConventionId) -> ConventionRef<'_> {
        ConventionRef { desc: self, id }
    }

    /// The calling convention with this name.
    pub fn convention_by_name(&self, name: &str) -> Option<ConventionId> {
        self.conventions().find(|c| c.name() == name).map(|c| c.id)
    }

    /// Latency in cycles that a load adds to an instruction with a memory operand.
    pub fn load_latency(&self) -> u32 {
        self.info(7)
    }

    /// The machine conditions to test after comparisons.
    pub fn branch_conds(&self) -> impl ExactSizeIterator<Item = BranchCondRef<'_>> {
        (0..self.rows(Column::BranchConds)).map(|i| BranchCondRef { desc: self, index: i })
    }

    /// Checks every reference between the tables; call it once for tables from outside this program.
    pub fn validate(&self) -> Result<(), DescError> {
        check::validate(self)
    }

    /// Everything but instructions and their patterns as text, a line for each row.
    pub fn dump_machine(&self) -> String {
        dump::machine(self)
    }

    /// An instruction as a line of text.
    pub fn dump_inst(&self, id: InstId) -> String {
        dump::inst(self, self.inst(id))
    }

    /// A pattern as a line of text.
    pub fn dump_pattern(&self, id: PatternId) -> String {
        dump::pattern(self, self.pattern(id))
    }
}

/// A feature of the machine.
#[derive(Clone, Copy)]
pub struct FeatureRef<'a> {
    desc: &'a TargetDesc,
    /// The feature.
    pub id: FeatureId,
}

impl<'a> FeatureRef<'a> {
    /// Its name, as in `-mattr`.
    pub fn name(self) -> &'a str {
        self.desc.str(self.desc.word(Column::Features, self.id.index(), 0))
    }

    /// A description for humans.
    pub fn description(self) -> &'a str {
        self.desc.str(self.desc.word(Column::Features, self.id.index(), 1))
    }

    /// The features it implies directly.
    pub fn implies(self) -> impl ExactSizeIterator<Item = FeatureId> + 'a {
        let list = self.desc.list(self.desc.word(Column::Features, self.id.index(), 2));
        list.iter().map(|&f| FeatureId::from_index(f as usize))
    }
}

/// Maximum number of features in a set.
pub(crate) const MAX_FEATURES: usize = 512;

/// A set of features. Sets built with [`FeatureSet::with`] are closed under implication.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FeatureSet([u64; MAX_FEATURES / 64]);

impl FeatureSet {
    /// No feature.
    pub const EMPTY: FeatureSet = FeatureSet([0; MAX_FEATURES / 64]);

    /// All features of the target.
    pub fn all(desc: &TargetDesc) -> FeatureSet {
        desc.features().fold(Self::EMPTY, |set, f| set.with(desc, f.id))
    }

    /// Adds a feature and those it implies.
    #[must_use]
    pub fn with(mut self, desc: &TargetDesc, feature: FeatureId) -> FeatureSet {
        if !self.has(feature) {
            self.0[feature.index() / 64] |= 1 << (feature.index() % 64);
            for implied in desc.feature(feature).implies() {
                self = self.with(desc, implied);
            }
        }
        self
    }

    /// Removes a feature and those that imply it.
    #[must_use]
    pub fn without(self, desc: &TargetDesc, feature: FeatureId) -> FeatureSet {
        let stays = |id: &FeatureId| self.has(*id) && !Self::EMPTY.with(desc, *id).has(feature);
        desc.features().map(|f| f.id).filter(stays).fold(Self::EMPTY, FeatureSet::insert).with_derived(desc)
    }

    /// Adds derived features: those that others imply, and those defined by the absence of another (`!x`).
    #[must_use]
    pub fn with_derived(self, desc: &TargetDesc) -> FeatureSet {
        // Derived features are recomputed below, so remove them first.
        let is_one = |name: &str| !name.contains('|') && !name.starts_with('!');
        let own = desc.features().filter(|f| self.has(f.id) && is_one(f.name()));
        let set = own.fold(Self::EMPTY, |set, feature| set.with(desc, feature.id));
        let is_off = |name: &str| desc.feature_by_name(name).is_none_or(|feature| !set.has(feature));
        let absent_one = |name: &str| name.strip_prefix('!').is_some_and(|one| !one.contains('|') && is_off(one));
        let absent = desc.features().filter(|f| absent_one(f.name()));
        absent.fold(set, |set, feature| set.with(desc, feature.id))
    }

    fn insert(mut self, feature: FeatureId) -> FeatureSet {
        self.0[feature.index() / 64] |= 1 << (feature.index() % 64);
        self
    }

    /// The features of both sets.
    #[must_use]
    pub fn union(mut self, other: &FeatureSet) -> FeatureSet {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }

    /// Parses a list `+a,-b` of feature and processor names; a name without a sign is added. The feature `!x` is
    /// present on machines without the feature `x`, and `x|y` on machines with at least one of the two.
    ///
    /// # Errors
    /// The unknown name.
    pub fn parse(desc: &TargetDesc, text: &str) -> Result<FeatureSet, String> {
        let mut set = Self::EMPTY;
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let name = word.strip_prefix(['+', '-']).unwrap_or(word);
            let named = desc.feature_set(name).ok_or_else(|| name.to_owned())?;
            set = match desc.feature_by_name(name) {
                Some(feature) if word.starts_with('-') => set.without(desc, feature),
                _ => set.union(&named),
            };
        }
        Ok(set.with_derived(desc))
    }

    /// Whether the feature is in the set.
    #[inline]
    pub fn has(&self, feature: FeatureId) -> bool {
        self.0[feature.index() / 64] >> (feature.index() % 64) & 1 != 0
    }

    /// Whether all the features are in the set.
    pub fn has_all(&self, mut features: impl Iterator<Item = FeatureId>) -> bool {
        features.all(|f| self.has(f))
    }
}

#[inline]
pub(crate) fn opt_reg(word: u32) -> Option<RegId> {
    (word != NONE).then(|| RegId::from_index(word as usize))
}

#[inline]
pub(crate) fn opt_inst(word: u32) -> Option<InstId> {
    (word != NONE).then(|| InstId::from_index(word as usize))
}

/// The first index for which `below` is false; `below` must be monotone.
pub(crate) fn partition(len: usize, below: impl Fn(usize) -> bool) -> usize {
    let (mut lo, mut hi) = (0, len);
    while lo < hi {
        let mid = lo.midpoint(hi);
        if below(mid) { lo = mid + 1 } else { hi = mid }
    }
    lo
}
