//! Builder for the tables of a description.
//!
//! In: specifications of rows, in dependency order (features, sub-register indices, registers, classes, operand kinds,
//! instructions, nodes, patterns, conventions). Out: a [`TargetDesc`] with interned strings and lists, register units,
//! name columns and patterns sorted by root and complexity.
//! Invariants: ids are assigned in the order of the `add_` calls (except patterns); equal strings and lists are stored
//! once; equal calls produce equal tables.
//! Not here: the source of the specifications.

mod hash;
mod spec;

pub use spec::{
    ActionSpec, ClassSpec, ConventionSpec, EncodingSpec, InstSpec, KindSpec, ObjectSpec, OperandSpec, PatternSpec,
    RegSpec, RelocationSpec, TargetSpec,
};

use crate::desc::{
    AsmPiece, Column, Combine, EncodingStyle, InstFlags, LIST_LEN_BITS, MAX_FEATURES, Modifier, NAME_SEPARATOR, NONE,
    NodeFlags, OperandInfo, PatternItem, ResultItem, STR_LEN_BITS, TargetDesc,
};
use crate::encode::MAX_OPERANDS;
use crate::ids::{
    ClassId, ComplexId, CondCodeId, ConventionId, FeatureId, InstId, NodeId, OperandKindId, RegId, SubIndexId,
};
use crate::operand::OperandTag;
use crate::types::ValueType;
use hash::FastMap;

/// Why the tables cannot be built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BuildError {
    /// A string or list exceeds the table format, or there are too many.
    TooLarge {
        /// The table or kind of item.
        table: &'static str,
        /// Its number of entries, or of bytes of a string.
        n_entries: usize,
        /// The largest possible size.
        max: usize,
    },
}

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BuildError::TooLarge { table, n_entries, max } => {
                write!(f, "{table} has {n_entries} entries; at most {max} are possible")
            }
        }
    }
}

impl std::error::Error for BuildError {}

/// Builder for the tables; see the module documentation.
#[derive(Clone, Debug, Default)]
pub struct DescBuilder {
    strings: String,
    interned: FastMap<String, u32>,
    lists: FastMap<Vec<u32>, u32>,
    /// Scratch space for the list to look up.
    words: Vec<u32>,
    shapes: FastMap<[u32; 9], u32>,
    columns: [Vec<u32>; Column::ALL.len()],
    patterns: Vec<(u32, i32, Vec<u32>)>,
    n_units: u32,
    error: Option<BuildError>,
}

impl DescBuilder {
    /// Creates empty tables.
    pub fn new() -> Self {
        let mut builder = Self::default();
        // Offset 0 of both pools is the empty string and the empty list.
        builder.interned.insert(String::new(), 0);
        builder.lists.insert(Vec::new(), 0);
        builder
    }

    fn col(&mut self, column: Column) -> &mut Vec<u32> {
        &mut self.columns[column as usize]
    }

    fn too_large(&mut self, table: &'static str, n_entries: usize, max: usize) {
        self.error.get_or_insert(BuildError::TooLarge { table, n_entries, max });
    }

    fn str(&mut self, text: &str) -> u32 {
        if let Some(&packed) = self.interned.get(text) {
            return packed;
        }
        let (start, max_len) = (self.strings.len(), (1 << STR_LEN_BITS) - 1);
        if text.len() > max_len {
            self.too_large("text", text.len(), max_len);
            return 0;
        }
        if start + text.len() > 1 << 21 {
            self.too_large("string pool", start + text.len(), 1 << 21);
            return 0;
        }
        self.strings.push_str(text);
        let packed = (start as u32) << STR_LEN_BITS | text.len() as u32;
        self.interned.insert(text.to_owned(), packed);
        packed
    }

    fn list(&mut self, words: impl IntoIterator<Item = u32>) -> u32 {
        let mut list = std::mem::take(&mut self.words);
        list.clear();
        list.extend(words);
        let packed = self.lists.get(&list).copied().unwrap_or_else(|| self.new_list(&list));
        self.words = list;
        packed
    }

    fn new_list(&mut self, words: &[u32]) -> u32 {
        let (start, max_len) = (self.columns[Column::Lists as usize].len(), (1 << LIST_LEN_BITS) - 1);
        if words.len() > max_len {
            self.too_large("list", words.len(), max_len);
            return 0;
        }
        if start + words.len() > 1 << (32 - LIST_LEN_BITS) {
            self.too_large("list pool", start + words.len(), 1 << (32 - LIST_LEN_BITS));
            return 0;
        }
        self.col(Column::Lists).extend_from_slice(words);
        let packed = (start as u32) << LIST_LEN_BITS | words.len() as u32;
        self.lists.insert(words.to_vec(), packed);
        packed
    }

    fn strs(&mut self, texts: &[&str]) -> u32 {
        let words: Vec<u32> = texts.iter().map(|t| self.str(t)).collect();
        self.list(words)
    }

    fn longs(&mut self, values: &[i64]) -> u32 {
        self.list(values.iter().flat_map(|&v| [v as u32, (v as u64 >> 32) as u32])) >> LIST_LEN_BITS
    }

    fn push(&mut self, column: Column, max: usize, row: &[u32]) -> usize {
        debug_assert_eq!(row.len(), column.stride());
        let index = self.columns[column as usize].len() / column.stride();
        if index >= max {
            self.too_large(column.name(), index + 1, max);
        }
        self.col(column).extend_from_slice(row);
        index
    }

    /// Adds a feature; the features it implies must have been added before.
    pub fn add_feature(&mut self, name: &str, description: &str, implies: &[FeatureId]) -> FeatureId {
        let implies = self.list(implies.iter().map(|f| f.index() as u32));
        let row = [self.str(name), self.str(description), implies, 0];
        FeatureId::from_index(self.push(Column::Features, MAX_FEATURES, &row))
    }

    /// Adds a named set of features.
    pub fn add_processor(&mut self, name: &str, features: &[FeatureId]) {
        let row = [self.str(name), self.list(features.iter().map(|f| f.index() as u32))];
        self.push(Column::Processors, 65_000, &row);
    }

    /// Adds a sub-register index.
    pub fn add_sub_index(&mut self, name: &str, size_bits: u32, offset_bits: u32) -> SubIndexId {
        let row = [self.str(name), size_bits, offset_bits, 0];
        SubIndexId::from_index(self.push(Column::SubIndices, 255, &row).min(255))
    }

    /// Adds a register.
    pub fn add_reg(&mut self, spec: &RegSpec<'_>) -> RegId {
        let mut units: Vec<u32> = Vec::new();
        for &(_, sub) in &spec.subs {
            let at = sub.index() * Column::Regs.stride() + 5;
            let packed = self.columns[Column::Regs as usize][at];
            let (start, len) = ((packed >> LIST_LEN_BITS) as usize, (packed & ((1 << LIST_LEN_BITS) - 1)) as usize);
            units.extend_from_slice(&self.columns[Column::Lists as usize][start..start + len]);
        }
        if units.is_empty() {
            units.push(self.n_units);
            self.n_units += 1;
        }
        units.sort_unstable();
        units.dedup();
        let subs = spec.subs.iter().flat_map(|(i, r)| [i.index() as u32, r.index() as u32]);
        let row = [
            self.str(spec.asm_name),
            self.str(spec.record),
            self.strs(&spec.alt_names),
            u32::from(spec.encoding),
            self.list(subs),
            self.list(units),
            spec.cost & 0xffff | u32::from(spec.is_constant) << 16 | u32::from(spec.is_reserved) << 17,
            spec.dwarf.unwrap_or(NONE),
            self.list(spec.features.iter().map(|f| f.index() as u32)),
        ];
        RegId::from_index(self.push(Column::Regs, 65_000, &row).min(65_000))
    }

    /// Adds a register class.
    pub fn add_class(&mut self, spec: &ClassSpec<'_>) -> ClassId {
        let n_regs = self.columns[Column::Regs as usize].len() / Column::Regs.stride();
        let mut bits = vec![0; n_regs.div_ceil(32)];
        for reg in &spec.members {
            bits[reg.index() / 32] |= 1 << (reg.index() % 32);
        }
        let row = [
            self.str(spec.name),
            self.list(spec.members.iter().map(|r| r.index() as u32)),
            self.list(bits),
            self.list(spec.types.iter().map(|t| t.packed())),
            spec.spill_bits,
            spec.spill_align_bits,
            opt(spec.move_inst.map(InstId::index)),
            opt(spec.load_inst.map(InstId::index)),
            opt(spec.store_inst.map(InstId::index)),
            u32::from(spec.is_allocatable) | (spec.copy_cost & 0xffff) << 1 | spec.alt_name << 24,
        ];
        ClassId::from_index(self.push(Column::Classes, 255, &row).min(255))
    }

    /// Adds an operand kind.
    pub fn add_kind(&mut self, spec: &KindSpec<'_>) -> OperandKindId {
        let mut modifiers = Vec::with_capacity(spec.modifiers.len() * Modifier::WORDS);
        for modifier in &spec.modifiers {
            let bits = modifier.shift & 0xff | modifier.n_bits << 8;
            modifiers.extend([self.str(modifier.text), modifier.relocation, bits, modifier.bias as u32]);
        }
        let name = self.str(spec.name);
        let range = self.longs(&[spec.range.0, spec.range.1]);
        // Encode names of numbers in one string, because a list may be too short for all of them.
        let names = match spec.tag {
            OperandTag::Imm if spec.names.len() >= 1 << LIST_LEN_BITS => {
                let joined: Vec<String> = spec.names.chunks(16).map(|names| names.join(NAME_SEPARATOR)).collect();
                self.strs(&joined.iter().map(String::as_str).collect::<Vec<_>>())
            }
            _ => self.strs(&spec.names),
        };
        let row = [
            name,
            spec.tag as u32
                | u32::from(spec.is_signed) << 8
                | u32::from(spec.is_nonzero) << 9
                | (spec.width_bits & 0xff) << 16
                | (spec.codec as u32) << 24,
            spec.detail,
            range,
            spec.value_type.packed(),
            names,
            opt(spec.base_class.map(ClassId::index)),
            opt(spec.index_class.map(ClassId::index)),
            spec.relocation.packed(),
            self.list(modifiers),
        ];
        OperandKindId::from_index(self.push(Column::Kinds, 255, &row).min(255))
    }

    /// Adds a short form of an instruction. For each of its operands, `operands` has the operand number in the long
    /// form, or `None` for zero. Of several short forms, the first is preferred.
    pub fn add_short_form(&mut self, long: InstId, short: InstId, operands: &[Option<usize>]) {
        let operands = self.list(operands.iter().map(|from| from.map_or(NONE, |from| from as u32)));
        self.push(Column::ShortForms, 1 << 16, &[long.index() as u32, short.index() as u32, operands]);
    }

    /// Adds an assembly statement that expands to several instructions (see [`TargetDesc::macros`]).
    pub fn add_macro(&mut self, text: &str, lines: &[&str]) {
        let row = [self.str(text), self.strs(lines)];
        self.push(Column::Macros, 1 << 16, &row);
    }

    /// Number of registers in a class.
    pub fn class_len(&self, class: ClassId) -> usize {
        let members = self.columns[Column::Classes as usize][class.index() * Column::Classes.stride() + 1];
        (members & ((1 << LIST_LEN_BITS) - 1)) as usize
    }

    /// Whether an immediate kind has only one legal number.
    pub fn kind_is_constant(&self, kind: OperandKindId) -> bool {
        let range = self.columns[Column::Kinds as usize][kind.index() * Column::Kinds.stride() + 3] as usize;
        let words = &self.columns[Column::Lists as usize][range..range + 4];
        words[..2] == words[2..]
    }

    /// Number of names in a kind.
    pub fn n_names(&self, kind: OperandKindId) -> usize {
        let names = self.columns[Column::Kinds as usize][kind.index() * Column::Kinds.stride() + 5];
        (names & ((1 << LIST_LEN_BITS) - 1)) as usize
    }

    /// Adds an instruction.
    pub fn add_inst(&mut self, spec: &InstSpec<'_>) -> InstId {
        if spec.operands.len() > MAX_OPERANDS {
            self.too_large("operand list", spec.operands.len(), MAX_OPERANDS);
        }
        let operands = spec.operands.iter().map(|operand| OperandInfo::new(operand).0);
        let names: Vec<&str> = spec.operands.iter().map(|o| o.name).collect();
        let asm = self.asm_words(&spec.asm);
        let (bits, pieces, size) = match &spec.encoding {
            EncodingSpec::Pseudo => (0, Vec::new(), 0),
            EncodingSpec::Prefixed(form) => (form.0, Vec::new(), 0),
            EncodingSpec::Fixed { base, size_bytes, pieces } => {
                (*base, pieces.iter().map(|p| p.pack()).collect(), u32::from(*size_bytes))
            }
        };
        let flags = spec.flags.with(InstFlags::PSEUDO, matches!(spec.encoding, EncodingSpec::Pseudo));
        let shape = [
            self.list(operands),
            self.strs(&names),
            flags.0,
            self.list(spec.uses.iter().map(|r| r.index() as u32)),
            self.list(spec.defs.iter().map(|r| r.index() as u32)),
            self.list(spec.features.iter().map(|f| f.index() as u32)),
            spec.latency,
            self.list(pieces),
            size,
        ];
        let shape = match self.shapes.get(&shape) {
            Some(&known) => known,
            None => {
                let new = self.push(Column::Shapes, 65_000, &shape) as u32;
                self.shapes.insert(shape, new);
                new
            }
        };
        self.push(Column::Encodings, 65_000, &[bits as u32, (bits >> 32) as u32]);
        let row = [self.str(spec.name), self.list(asm), opt(spec.fold_last.map(InstId::index)), shape];
        InstId::from_index(self.push(Column::Insts, 65_000, &row).min(65_000))
    }

    /// Merges neighbouring literals.
    fn asm_words(&mut self, asm: &[AsmPiece<'_>]) -> Vec<u32> {
        let mut words = Vec::new();
        for run in asm.chunk_by(|a, b| matches!((a, b), (AsmPiece::Literal(_), AsmPiece::Literal(_)))) {
            match run {
                [AsmPiece::Operand(index), ..] => words.push(1 << 31 | *index as u32),
                [AsmPiece::OperandPlus(index, plus), ..] => words.push(1 << 31 | u32::from(*plus) << 8 | *index as u32),
                texts => {
                    let text: String = texts
                        .iter()
                        .map(|piece| match piece {
                            AsmPiece::Literal(text) => *text,
                            AsmPiece::Operand(_) | AsmPiece::OperandPlus(..) => "",
                        })
                        .collect();
                    words.push(self.str(&text));
                }
            }
        }
        words
    }

    /// Adds an operation that patterns match.
    pub fn add_node(&mut self, opcode: &str, flags: NodeFlags) -> NodeId {
        let row = [self.str(opcode), flags.0, 0, 0];
        NodeId::from_index(self.push(Column::Nodes, 65_000, &row).min(65_000))
    }

    /// Adds an operand that a function matches.
    pub fn add_complex(&mut self, function: &str, n_operands: u32) -> ComplexId {
        let row = [self.str(function), n_operands];
        ComplexId::from_index(self.push(Column::Complexes, 255, &row).min(255))
    }

    /// Adds a condition for patterns.
    pub fn add_cond_code(&mut self, name: &str) -> CondCodeId {
        let row = [self.str(name)];
        CondCodeId::from_index(self.push(Column::CondCodes, 255, &row).min(255))
    }

    /// Adds a pattern whose root is an operation; `finish` sorts the patterns.
    pub fn add_pattern(&mut self, spec: &PatternSpec<'_>) {
        let Some(PatternItem::Node { node, .. }) = spec.items.first().copied() else {
            return;
        };
        let mut words = Vec::new();
        for (index, item) in spec.items.iter().enumerate() {
            let [a, b, c] = self.item_words(item);
            words.extend([a, b, c, subtree_len(&spec.items, index) as u32]);
        }
        let mut results = Vec::new();
        for item in &spec.results {
            results.extend(self.result_words(item));
        }
        let row = vec![
            self.list(words),
            self.list(results),
            spec.slots.len() as u32,
            spec.complexity as u32,
            self.list(spec.features.iter().map(|f| f.index() as u32)),
            self.str(spec.source),
            self.strs(&spec.slots),
            0,
        ];
        self.patterns.push((node.index() as u32, spec.complexity, row));
    }

    fn item_words(&mut self, item: &PatternItem) -> [u32; 3] {
        let at = |slot: crate::desc::Slot| u32::from(slot.0) << 16;
        match *item {
            PatternItem::Node { node, ty, children } => [u32::from(children) << 8, node.index() as u32, ty.packed()],
            PatternItem::Value { slot, ty, class } => [1 | at(slot), opt(class.map(ClassId::index)), ty.packed()],
            PatternItem::Imm { slot, ty, min, max, codec } => {
                [2 | (codec as u32) << 8 | at(slot), self.longs(&[min, max]), ty.packed()]
            }
            PatternItem::Complex { slot, complex, ty } => [3 | at(slot), complex.index() as u32, ty.packed()],
            PatternItem::Int { value, ty } => [4, self.longs(&[value]), ty.packed()],
            PatternItem::CondCode(cc) => [5, cc.index() as u32, ValueType::OTHER.packed()],
            PatternItem::Block { slot } => [6 | at(slot), 0, ValueType::OTHER.packed()],
            PatternItem::FixedReg(reg) => [7, reg.index() as u32, ValueType::FLAG.packed()],
        }
    }

    fn result_words(&mut self, item: &ResultItem) -> [u32; 2] {
        match *item {
            ResultItem::Inst { inst, args } => [u32::from(args) << 8, inst.index() as u32],
            ResultItem::Slot(slot) => [1, u32::from(slot.0)],
            ResultItem::Int(value) => [2, self.longs(&[value])],
            ResultItem::Cond(cond) => [3, u32::from(cond)],
            ResultItem::FixedReg(reg) => [4, reg.index() as u32],
            ResultItem::ExtractSub(index) => [5, index.index() as u32],
            ResultItem::InsertSub(index) => [6, index.index() as u32],
            ResultItem::SubToReg(index) => [7, index.index() as u32],
            ResultItem::State(state) => [10, u32::from(state)],
            ResultItem::CopyToClass(class) => [8, class.index() as u32],
            ResultItem::Undefined => [9, 0],
        }
    }

    /// Adds a calling convention.
    pub fn add_convention(&mut self, spec: &ConventionSpec<'_>) -> ConventionId {
        let row = [
            self.str(spec.name),
            self.list(rules(&spec.arguments)),
            self.list(rules(&spec.results)),
            self.list(spec.saved.iter().map(|r| r.index() as u32)),
            opt(spec.stack_pointer.map(RegId::index)),
            opt(spec.frame_pointer.map(RegId::index)),
            spec.stack_alignment,
            spec.shadow_space,
            spec.red_zone,
            spec.return_address_bytes,
        ];
        ConventionId::from_index(self.push(Column::Conventions, 255, &row).min(255))
    }

    /// Adds types between which a bitcast needs no instruction.
    pub fn add_bitcast(&mut self, types: &[ValueType], class: ClassId) {
        let row = [self.list(types.iter().map(|t| t.packed())), class.index() as u32];
        self.push(Column::Bitcasts, 65_000, &row);
    }

    /// Adds the machine condition to test after a comparison; `second` combines it with another condition.
    pub fn add_branch_cond(
        &mut self,
        cond: CondCodeId,
        flags: &str,
        code: u8,
        swap: bool,
        second: Option<(Combine, u8)>,
    ) {
        let (combine, other) = second.map_or((NONE, 0), |(combine, other)| (combine as u32, u32::from(other)));
        let row = [cond.index() as u32, self.str(flags), u32::from(code), u32::from(swap), combine, other];
        self.push(Column::BranchConds, 65_000, &row);
    }

    /// Returns the finished tables.
    pub fn finish(mut self, target: &TargetSpec<'_>) -> Result<TargetDesc, BuildError> {
        let comment = self.str(target.comment);
        let relocations = [target.object.address_relocations, target.object.distance_relocations].concat();
        let relocations = self.list(relocations);
        let info = [
            self.str(target.name),
            target.pointer_bits,
            u32::from(target.is_little_endian),
            u32::from(target.encoding == EncodingStyle::Prefixed),
            target.mask_form as u32,
            opt(target.program_counter.map(RegId::index)),
            self.n_units,
            target.load_latency,
            comment,
            u32::from(target.object.word_bytes) | u32::from(target.object.align_is_logarithm) << 8,
            u32::from(target.object.elf_machine),
            target.object.elf_flags,
            relocations,
        ];
        self.col(Column::Info).extend_from_slice(&info);
        self.sort_patterns();
        self.name_columns();
        match self.error {
            Some(error) => Err(error),
            None => Ok(TargetDesc::from_owned(self.strings, self.columns)),
        }
    }

    fn sort_patterns(&mut self) {
        let mut patterns = std::mem::take(&mut self.patterns);
        if patterns.len() > 65_000 {
            self.too_large("PATTERNS", patterns.len(), 65_000);
        }
        patterns.sort_by_key(|(root, complexity, _)| (*root, std::cmp::Reverse(*complexity)));
        let stride = Column::Nodes.stride();
        for (index, (root, _, row)) in patterns.iter().enumerate() {
            let node = &mut self.columns[Column::Nodes as usize][*root as usize * stride..][..stride];
            if node[3] == 0 {
                node[2] = index as u32;
            }
            node[3] += 1;
            self.columns[Column::Patterns as usize].extend_from_slice(row);
        }
    }

    fn name_columns(&mut self) {
        let text = |packed: u32| {
            let start = (packed >> STR_LEN_BITS) as usize;
            &self.strings[start..start + (packed & ((1 << STR_LEN_BITS) - 1)) as usize]
        };
        let insts = &self.columns[Column::Insts as usize];
        let mut names: Vec<(&str, u32)> =
            insts.chunks_exact(Column::Insts.stride()).enumerate().map(|(i, r)| (text(r[0]), i as u32)).collect();
        names.sort_unstable();
        let inst_names = names.iter().map(|&(_, id)| id).collect();

        let mut regs: Vec<(&str, u32, u32)> = Vec::new();
        for (i, row) in self.columns[Column::Regs as usize].chunks_exact(Column::Regs.stride()).enumerate() {
            regs.push((text(row[0]), row[0], i as u32));
            let (start, len) = ((row[2] >> LIST_LEN_BITS) as usize, (row[2] & ((1 << LIST_LEN_BITS) - 1)) as usize);
            let alts = &self.columns[Column::Lists as usize][start..start + len];
            regs.extend(alts.iter().map(|&alt| (text(alt), alt, i as u32)));
        }
        regs.retain(|r| !r.0.is_empty());
        regs.sort_unstable();
        let reg_names = regs.iter().flat_map(|&(_, name, id)| [name, id]).collect();
        *self.col(Column::InstNames) = inst_names;
        *self.col(Column::RegNames) = reg_names;
        let short_forms = self.col(Column::ShortForms);
        let mut rows: Vec<[u32; 3]> = short_forms.chunks_exact(3).map(|row| [row[0], row[1], row[2]]).collect();
        rows.sort_by_key(|row| row[0]);
        *short_forms = rows.into_iter().flatten().collect();
    }
}

fn opt(index: Option<usize>) -> u32 {
    index.map_or(NONE, |i| i as u32)
}

fn rules(rules: &[(Vec<ValueType>, ActionSpec)]) -> Vec<u32> {
    let mut words = Vec::new();
    for (types, action) in rules {
        words.push(types.len() as u32);
        words.extend(types.iter().map(|t| t.packed()));
        let (tag, payload): (u32, Vec<u32>) = match action {
            ActionSpec::Registers(regs, shadows) => {
                (u32::from(!shadows.is_empty()), regs.iter().chain(shadows).map(|r| r.index() as u32).collect())
            }
            ActionSpec::Stack(size, align) => (2, vec![*size, *align]),
            ActionSpec::Promote(ty) => (3, vec![ty.packed()]),
            ActionSpec::BitConvert(ty) => (4, vec![ty.packed()]),
            ActionSpec::Indirect(ty) => (5, vec![ty.packed()]),
        };
        words.extend([tag, payload.len() as u32]);
        words.extend(payload);
    }
    words
}

/// Size of the subtree at `index` of a pre-order tree.
fn subtree_len(items: &[PatternItem], index: usize) -> usize {
    let mut pending = 1;
    let mut at = index;
    while pending > 0 && at < items.len() {
        pending -= 1;
        if let PatternItem::Node { children, .. } = items[at] {
            pending += children as usize;
        }
        at += 1;
    }
    at - index
}
