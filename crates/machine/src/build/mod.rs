//! Builder for the tables of a description.
//!
//! In: specifications of rows, in dependency order (features, sub-register indices, registers, classes, operand kinds,
//! instructions, nodes, patterns, conventions). Out: [`Tables`] in stable form, or a linked [`TargetDesc`], with
//! register units, name columns and patterns sorted by root and complexity.
//! Invariants: ids are assigned in the order of the `add_` calls (except patterns); equal lists are stored once; equal
//! calls produce equal tables.
//! Not here: the source of the specifications, linking (`link`).

mod keys;
mod spec;
mod tables;

pub use tables::Tables;

pub use spec::{
    ActionSpec, ClassSpec, ConventionSpec, EncodingSpec, InstSpec, KindSpec, ObjectSpec, OperandSpec, PatternSpec,
    RegSpec, RelocationSpec, TargetSpec,
};

use std::collections::HashSet;

use crate::desc::{
    AsmPiece, Column, Combine, EncodingStyle, InstFlags, LIST_LEN_BITS, MAX_FEATURES, Modifier, NAME_SEPARATOR,
    NO_CLASS, NONE, NodeFlags, OperandClass, OperandInfo, PatternItem, ResultItem, STR_LEN_BITS, TargetDesc,
};
use crate::encode::MAX_OPERANDS;
use crate::ids::{
    ClassId, ComplexId, CondCodeId, ConventionId, FeatureId, InstId, NodeId, OperandKindId, RegId, SubIndexId,
};
use crate::link::{
    CLASS_INSTS, INST_NUMBERS, ListHead, ListKind, PATTERN_NUMBERS, PatternHead, SAME_TEXT, SHORT_FORM_INSTS,
};
use crate::operand::OperandTag;
use crate::types::ValueType;
use keys::{Keys, Namespace};
use rustc_hash::FxHashMap;

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

/// The columns whose rows have keys, in the order of [`Tables::keys`].
const KEYED: [(Column, Namespace); 4] = [
    (Column::Features, Namespace::Feature),
    (Column::Kinds, Namespace::Kind),
    (Column::Classes, Namespace::Class),
    (Column::Nodes, Namespace::Node),
];

/// Limit of the string pool in bytes.
const MAX_TEXT_BYTES: usize = 1 << 21;

/// A pattern before sorting.
#[derive(Clone, Debug)]
struct PatternRow {
    root: NodeId,
    complexity: i32,
    head: PatternHead,
    items: Vec<u32>,
    results: Vec<u32>,
    refs: Vec<u32>,
}

/// Builder for the tables; see the module documentation.
#[derive(Clone, Debug, Default)]
pub struct DescBuilder {
    tables: Tables,
    n_text_bytes: usize,
    interned: FxHashMap<String, u32>,
    /// The lists of the columns, by content.
    lists: FxHashMap<Vec<u32>, u32>,
    /// Scratch space for the list to look up.
    words: Vec<u32>,
    /// The lists of shapes and patterns, by content.
    shared_lists: FxHashMap<(ListKind, Vec<u64>, String), u32>,
    shapes: FxHashMap<[u32; 10], u32>,
    keys: Keys,
    /// The text of the newest instruction.
    last_text: String,
    /// The instructions that other rows refer to.
    referenced: HashSet<InstId>,
    features: Vec<(String, String, u32)>,
    patterns: Vec<PatternRow>,
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
        &mut self.tables.columns[column as usize]
    }

    fn too_large(&mut self, table: &'static str, n_entries: usize, max: usize) {
        self.error.get_or_insert(BuildError::TooLarge { table, n_entries, max });
    }

    /// Whether the text is not too long for a reference.
    fn text_fits(&mut self, text: &str) -> bool {
        let max_len = (1 << STR_LEN_BITS) - 1;
        if text.len() > max_len {
            self.too_large("text", text.len(), max_len);
        }
        text.len() <= max_len
    }

    fn str(&mut self, text: &str) -> u32 {
        if let Some(&packed) = self.interned.get(text) {
            return packed;
        }
        let start = self.n_text_bytes;
        if !self.text_fits(text) || start + text.len() > MAX_TEXT_BYTES {
            self.too_large("string pool", start + text.len(), MAX_TEXT_BYTES);
            return 0;
        }
        self.n_text_bytes += text.len();
        self.tables.texts.push(text.to_owned());
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

    fn list_fits(&mut self, len: usize) -> bool {
        let max_len = (1 << LIST_LEN_BITS) - 1;
        if len > max_len {
            self.too_large("list", len, max_len);
        }
        len <= max_len
    }

    fn new_list(&mut self, words: &[u32]) -> u32 {
        let start = self.tables.columns[Column::Lists as usize].len();
        if !self.list_fits(words.len()) {
            return 0;
        }
        self.col(Column::Lists).extend_from_slice(words);
        self.tables.list_lens.push(words.len());
        let packed = (start as u32) << LIST_LEN_BITS | words.len() as u32;
        self.lists.insert(words.to_vec(), packed);
        packed
    }

    /// The key of a list of a shape or pattern; `texts` are those whose lengths are elements.
    fn shared_list(&mut self, kind: ListKind, elements: Vec<u64>, texts: String) -> u32 {
        if elements.is_empty() || !self.list_fits(elements.len()) {
            return 0;
        }
        let content = (kind, elements, texts);
        if let Some(&key) = self.shared_lists.get(&content) {
            return key;
        }
        let (kind, elements, texts) = content;
        let bytes = elements.iter().flat_map(|element| element.to_le_bytes()).chain(texts.bytes());
        let key = self.keys.assign(Namespace::List, [kind as u8].into_iter().chain(bytes));
        self.tables.lists.push(ListHead { key, kind, n: elements.len() }.pack());
        self.tables.lists.extend_from_slice(&elements);
        self.tables.list_texts.push(texts.clone());
        self.shared_lists.insert((kind, elements, texts), key);
        key
    }

    fn shared_words(&mut self, words: impl IntoIterator<Item = u32>) -> u32 {
        self.shared_list(ListKind::Words, words.into_iter().map(u64::from).collect(), String::new())
    }

    fn required(&mut self, features: &[FeatureId]) -> u32 {
        let keys = features.iter().map(|f| self.key(Column::Features, f.index()).into()).collect();
        self.shared_list(ListKind::Keys, keys, String::new())
    }

    fn shared_texts(&mut self, texts: &[&str]) -> u32 {
        if !texts.iter().all(|text| self.text_fits(text)) {
            return 0;
        }
        self.shared_list(ListKind::Texts, texts.iter().map(|text| text.len() as u64).collect(), texts.concat())
    }

    /// The key of a row; of a row that does not exist, a number that is no key.
    fn key(&self, column: Column, row: usize) -> u32 {
        let table = KEYED.iter().position(|(keyed, _)| *keyed == column).unwrap_or_default();
        self.tables.keys[table].get(row).copied().unwrap_or(NONE)
    }

    /// Gives the newest row of a column a key.
    fn add_key(&mut self, column: Column, name: &str) {
        for (table, (keyed, namespace)) in KEYED.into_iter().enumerate() {
            if keyed == column {
                let key = self.keys.assign(namespace, name.bytes());
                self.tables.keys[table].push(key);
            }
        }
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
        let index = self.tables.columns[column as usize].len() / column.stride();
        if index >= max {
            self.too_large(column.name(), index + 1, max);
        }
        self.col(column).extend_from_slice(row);
        index
    }

    /// Adds a feature; the features it implies must have been added before.
    pub fn add_feature(&mut self, name: &str, description: &str, implies: &[FeatureId]) -> FeatureId {
        // Their texts follow those of all other rows, so that a new feature moves no other text.
        let implies = self.list(implies.iter().map(|f| f.index() as u32));
        let index = self.features.len();
        if index >= MAX_FEATURES {
            self.too_large(Column::Features.name(), index + 1, MAX_FEATURES);
        }
        self.features.push((name.to_owned(), description.to_owned(), implies));
        self.add_key(Column::Features, name);
        FeatureId::from_index(index.min(MAX_FEATURES))
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
            let packed = self.tables.columns[Column::Regs as usize][at];
            let (start, len) = ((packed >> LIST_LEN_BITS) as usize, (packed & ((1 << LIST_LEN_BITS) - 1)) as usize);
            units.extend_from_slice(&self.tables.columns[Column::Lists as usize][start..start + len]);
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
        let n_regs = self.tables.columns[Column::Regs as usize].len() / Column::Regs.stride();
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
        self.add_key(Column::Classes, spec.name);
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
        self.add_key(Column::Kinds, spec.name);
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
        let members = self.tables.columns[Column::Classes as usize][class.index() * Column::Classes.stride() + 1];
        (members & ((1 << LIST_LEN_BITS) - 1)) as usize
    }

    /// Whether an immediate kind has only one legal number.
    pub fn kind_is_constant(&self, kind: OperandKindId) -> bool {
        let range = self.tables.columns[Column::Kinds as usize][kind.index() * Column::Kinds.stride() + 3] as usize;
        let words = &self.tables.columns[Column::Lists as usize][range..range + 4];
        words[..2] == words[2..]
    }

    /// Number of names in a kind.
    pub fn n_names(&self, kind: OperandKindId) -> usize {
        let names = self.tables.columns[Column::Kinds as usize][kind.index() * Column::Kinds.stride() + 5];
        (names & ((1 << LIST_LEN_BITS) - 1)) as usize
    }

    /// Adds an instruction.
    pub fn add_inst(&mut self, spec: &InstSpec<'_>) -> InstId {
        if spec.operands.len() > MAX_OPERANDS {
            self.too_large("operand list", spec.operands.len(), MAX_OPERANDS);
        }
        let operands = spec.operands.iter().map(|operand| self.operand_number(operand)).collect();
        let names: Vec<&str> = spec.operands.iter().map(|o| o.name).collect();
        let (text, tail) = self.asm(&spec.asm);
        let (bits, pieces, size) = match &spec.encoding {
            EncodingSpec::Pseudo => (0, Vec::new(), 0),
            EncodingSpec::Prefixed(form) => (form.0, Vec::new(), 0),
            EncodingSpec::Fixed { base, size_bytes, pieces } => {
                (*base, pieces.iter().map(|p| p.pack()).collect(), u32::from(*size_bytes))
            }
        };
        let shape = [
            spec.flags.with(InstFlags::PSEUDO, matches!(spec.encoding, EncodingSpec::Pseudo)).0,
            self.shared_list(ListKind::Operands, operands, String::new()),
            self.shared_texts(&names),
            tail,
            self.shared_words(spec.uses.iter().map(|r| r.index() as u32)),
            self.shared_words(spec.defs.iter().map(|r| r.index() as u32)),
            self.required(&spec.features),
            self.shared_words(pieces),
            spec.latency,
            size,
        ];
        let shape = self.shape(shape);
        let index = self.tables.n_insts();
        if index >= 65_000 {
            self.too_large(Column::Insts.name(), index + 1, 65_000);
        }
        let key = self.keys.assign(Namespace::Inst, spec.name.bytes());
        let distance = spec.fold_last.map_or(0, |to| to.index() as i64 - index as i64) as u32;
        let len = if !text.is_empty() && text == self.last_text { SAME_TEXT } else { text.len() as u64 };
        let texts = spec.name.len() as u64 | len << 16;
        if self.text_fits(spec.name) && self.text_fits(&text) {
            let row: [u64; INST_NUMBERS] =
                [u64::from(key) | u64::from(shape) << 32, bits, texts | u64::from(distance) << 32];
            self.tables.insts.extend(row);
            let new = if len == SAME_TEXT { String::new() } else { text.clone() };
            self.tables.inst_texts.push((spec.name.to_owned(), new));
            self.last_text = text;
        }
        InstId::from_index(index.min(65_000))
    }

    /// The row of a shape, by its key.
    fn shape(&mut self, shape: [u32; 10]) -> u32 {
        if let Some(&key) = self.shapes.get(&shape) {
            return key;
        }
        let key = self.keys.assign(Namespace::Shape, shape.iter().flat_map(|word| word.to_le_bytes()));
        let words = [key].into_iter().chain(shape).chain([0]).collect::<Vec<_>>();
        self.tables
            .shapes
            .extend(words.as_chunks().0.iter().map(|&[low, high]| u64::from(low) | u64::from(high) << 32));
        self.shapes.insert(shape, key);
        key
    }

    /// An operand, with the key of its class or kind.
    fn operand_number(&self, spec: &OperandSpec<'_>) -> u64 {
        let key = match spec.class {
            OperandClass::Reg(class) => self.key(Column::Classes, class.index()),
            OperandClass::Imm(kind)
            | OperandClass::Mem(kind)
            | OperandClass::Label(kind)
            | OperandClass::Cond(kind) => self.key(Column::Kinds, kind.index()),
        };
        u64::from(OperandInfo::new(spec).0 & 0xffff) | u64::from(key) << 32
    }

    /// The text up to the first operand, and the key of the list of the other pieces. Neighbouring literals are merged.
    fn asm(&mut self, asm: &[AsmPiece<'_>]) -> (String, u32) {
        let (mut words, mut texts) = (Vec::new(), vec![String::new()]);
        for piece in asm {
            match (piece, texts.last_mut()) {
                (AsmPiece::Literal(literal), Some(text)) => text.push_str(literal),
                (AsmPiece::Operand(index), _) => {
                    texts.push(String::new());
                    words.push(1 << 31 | *index as u64);
                }
                (AsmPiece::OperandPlus(index, plus), _) => {
                    texts.push(String::new());
                    words.push(1 << 31 | u64::from(*plus) << 8 | *index as u64);
                }
                (AsmPiece::Literal(_), None) => {}
            }
        }
        if !texts.iter().all(|text| self.text_fits(text)) {
            return (String::new(), 0);
        }
        let mut elements = Vec::new();
        for (word, text) in words.into_iter().zip(&texts[1..]) {
            elements.push(word);
            elements.extend((!text.is_empty()).then_some(text.len() as u64));
        }
        let tail = self.shared_list(ListKind::Asm, elements, texts[1..].concat());
        (texts.swap_remove(0), tail)
    }

    /// Adds an operation that patterns match.
    pub fn add_node(&mut self, opcode: &str, flags: NodeFlags) -> NodeId {
        let row = [self.str(opcode), flags.0, 0, 0];
        self.add_key(Column::Nodes, opcode);
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
    pub fn add_pattern(&mut self, spec: &PatternSpec) {
        let Some(PatternItem::Node { node, .. }) = spec.items.first().copied() else {
            return;
        };
        let mut refs = Vec::new();
        let (mut items, mut results) = (Vec::new(), Vec::new());
        for (index, item) in spec.items.iter().enumerate() {
            items.extend(self.item_words(item, subtree_len(&spec.items, index), &mut refs));
        }
        for item in &spec.results {
            results.push(self.result_word(item, &mut refs));
        }
        let sizes = [
            ("pattern", spec.items.len()),
            ("result of a pattern", spec.results.len()),
            ("slot list of a pattern", spec.n_slots),
            ("reference list of a pattern", refs.len()),
        ];
        let max = usize::from(u8::MAX);
        if let Some((table, n)) = sizes.into_iter().find(|&(_, n)| n > max) {
            return self.too_large(table, n, max);
        }
        let [n_items, n_results, n_slots, n_refs] = sizes.map(|(_, n)| n as u8);
        let head = PatternHead { features: self.required(&spec.features), n_items, n_results, n_slots, n_refs };
        self.patterns.push(PatternRow { root: node, complexity: spec.complexity, head, items, results, refs });
    }

    fn item_words(&mut self, item: &PatternItem, subtree_len: usize, refs: &mut Vec<u32>) -> [u32; 2] {
        let leaf = |kind: u32, slot: crate::desc::Slot| kind | u32::from(slot.0) << 8;
        let id = |index: usize| (index as u32) << 16;
        match *item {
            PatternItem::Node { node, ty, children } => {
                if children > 15 {
                    self.too_large("operand list of an operation", children.into(), 15);
                }
                let sizes = u32::from(children & 15) << 4 | (subtree_len as u32 & 0xff) << 8;
                [sizes | id(node.index()), ty.packed()]
            }
            PatternItem::Value { slot, ty, class } => {
                [leaf(1, slot) | id(class.map_or(NO_CLASS.into(), ClassId::index)), ty.packed()]
            }
            PatternItem::Imm { slot, ty, min, max, codec } => {
                [leaf(2, slot) | (codec as u32) << 16 | self.range(&[min, max], refs) << 24, ty.packed()]
            }
            PatternItem::Complex { slot, complex, ty } => [leaf(3, slot) | id(complex.index()), ty.packed()],
            PatternItem::Int { value, ty } => [4 | self.range(&[value], refs) << 24, ty.packed()],
            PatternItem::CondCode(cc) => [5 | id(cc.index()), ValueType::OTHER.packed()],
            PatternItem::Block { slot } => [leaf(6, slot), ValueType::OTHER.packed()],
            PatternItem::FixedReg(reg) => [7 | id(reg.index()), ValueType::FLAG.packed()],
        }
    }

    fn result_word(&mut self, item: &ResultItem, refs: &mut Vec<u32>) -> u32 {
        let (kind, of) = match *item {
            ResultItem::Inst { inst, args } => {
                refs.push(self.inst_key(inst));
                (u32::from(args) << 8, refs.len() - 1)
            }
            ResultItem::Slot(slot) => (1, slot.index()),
            ResultItem::Int(value) => (2, self.range(&[value], refs) as usize),
            ResultItem::Cond(cond) => (3, cond.into()),
            ResultItem::FixedReg(reg) => (4, reg.index()),
            ResultItem::ExtractSub(index) => (5, index.index()),
            ResultItem::InsertSub(index) => (6, index.index()),
            ResultItem::SubToReg(index) => (7, index.index()),
            ResultItem::CopyToClass(class) => (8, class.index()),
            ResultItem::Undefined => (9, 0),
            ResultItem::State(state) => (10, state.into()),
        };
        kind | (of as u32) << 16
    }

    /// Refers to numbers; returns the number of the reference.
    fn range(&mut self, values: &[i64], refs: &mut Vec<u32>) -> u32 {
        let words = values.iter().flat_map(|&v| [v as u32, (v as u64 >> 32) as u32]);
        refs.push(self.shared_words(words));
        refs.len() as u32 - 1
    }

    /// The key of an instruction that something refers to; others have none.
    fn inst_key(&mut self, inst: InstId) -> u32 {
        self.referenced.insert(inst);
        self.tables.insts.get(inst.index() * INST_NUMBERS).map_or(NONE, |&keys| keys as u32)
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

    /// Returns the finished tables, linked.
    pub fn finish(self, target: &TargetSpec<'_>) -> Result<TargetDesc, BuildError> {
        self.finish_tables(target).map(|tables| tables.link())
    }

    /// Returns the finished tables in stable form.
    pub fn finish_tables(mut self, target: &TargetSpec<'_>) -> Result<Tables, BuildError> {
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
        self.key_columns();
        for (name, description, implies) in std::mem::take(&mut self.features) {
            let row = [self.str(&name), self.str(&description), implies];
            self.col(Column::Features).extend(row);
        }
        let n_bytes = self.tables.strings().len();
        if n_bytes > MAX_TEXT_BYTES {
            self.too_large("string pool", n_bytes, MAX_TEXT_BYTES);
        }
        let max_words = 1 << (32 - LIST_LEN_BITS);
        let n_words = self.tables.columns[Column::Lists as usize].len() + self.tables.lists.len();
        if n_words > max_words {
            self.too_large("list pool", n_words, max_words);
        }
        match self.error {
            Some(error) => Err(error),
            None => Ok(self.tables),
        }
    }

    fn sort_patterns(&mut self) {
        let mut patterns = std::mem::take(&mut self.patterns);
        if patterns.len() > 65_000 {
            self.too_large(Column::Patterns.name(), patterns.len(), 65_000);
        }
        patterns.sort_by_key(|pattern| (pattern.root, std::cmp::Reverse(pattern.complexity)));
        let stride = Column::Nodes.stride();
        for pattern in patterns {
            self.col(Column::Nodes)[pattern.root.index() * stride + 3] += 1;
            let row: [u64; PATTERN_NUMBERS] = [pattern.head.pack(), u64::from(pattern.complexity as u32)];
            self.tables.patterns.extend(row);
            self.col(Column::Items).extend(pattern.items);
            self.col(Column::Results).extend(pattern.results);
            self.tables.refs.extend(pattern.refs);
        }
    }

    /// Sorts the registers by name, and the instructions if they are not.
    fn name_columns(&mut self) {
        let names: Vec<&str> = self.tables.inst_texts.iter().map(|(name, _)| name.as_str()).collect();
        if !names.is_sorted() {
            let mut ids: Vec<u32> = (0..names.len() as u32).collect();
            ids.sort_by_key(|&id| names[id as usize]);
            *self.col(Column::InstNames) = ids;
        }
        let strings = self.tables.strings();
        let text = |packed: u32| {
            let start = (packed >> STR_LEN_BITS) as usize;
            &strings[start..start + (packed & ((1 << STR_LEN_BITS) - 1)) as usize]
        };
        let mut regs: Vec<(&str, u32, u32)> = Vec::new();
        for (i, row) in self.tables.columns[Column::Regs as usize].chunks_exact(Column::Regs.stride()).enumerate() {
            regs.push((text(row[0]), row[0], i as u32));
            let (start, len) = ((row[2] >> LIST_LEN_BITS) as usize, (row[2] & ((1 << LIST_LEN_BITS) - 1)) as usize);
            let alts = &self.tables.columns[Column::Lists as usize][start..start + len];
            regs.extend(alts.iter().map(|&alt| (text(alt), alt, i as u32)));
        }
        regs.retain(|r| !r.0.is_empty());
        regs.sort_unstable();
        *self.col(Column::RegNames) = regs.iter().flat_map(|&(_, name, id)| [name, id]).collect();
        let short_forms = self.col(Column::ShortForms);
        let mut rows: Vec<[u32; 3]> = short_forms.chunks_exact(3).map(|row| [row[0], row[1], row[2]]).collect();
        rows.sort_by_key(|row| row[0]);
        *short_forms = rows.into_iter().flatten().collect();
    }

    /// Replaces ids of instructions in columns by keys, and removes keys that nothing refers to.
    fn key_columns(&mut self) {
        for (column, fields) in [(Column::Classes, CLASS_INSTS), (Column::ShortForms, SHORT_FORM_INSTS)] {
            let mut words = std::mem::take(self.col(column));
            for row in words.chunks_exact_mut(column.stride()) {
                for &field in fields {
                    row[field] = if row[field] == NONE { NONE } else { self.inst_key(InstId(row[field] as u16)) };
                }
            }
            *self.col(column) = words;
        }
        for (index, row) in self.tables.insts.chunks_exact_mut(INST_NUMBERS).enumerate() {
            if !self.referenced.contains(&InstId::from_index(index)) {
                row[0] &= !u64::from(u32::MAX);
            }
        }
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
