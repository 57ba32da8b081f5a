//! The stable form of a description, owned.
//!
//! In: rows from the builder. Out: linked tables, and the parts for writing them as source text.
//! Invariant: linking at run time and linking in the compiler run the same functions on the same numbers.
//! Not here: the format of the numbers (`link`).

use crate::desc::{Column, TargetDesc};
use crate::link::{self, INST_NUMBERS, Index, Source};

/// A description in the stable form of [`link`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tables {
    /// See [`Source::columns`].
    pub columns: [Vec<u32>; Column::ALL.len()],
    /// The texts of the columns.
    pub texts: Vec<String>,
    /// The lengths of the lists in the column `Lists`.
    pub list_lens: Vec<usize>,
    /// See [`Source::keys`].
    pub keys: [Vec<u32>; 4],
    /// See [`Source::lists`].
    pub lists: Vec<u64>,
    /// The texts of each of these lists.
    pub list_texts: Vec<String>,
    /// See [`Source::shapes`].
    pub shapes: Vec<u64>,
    /// The instructions, one group.
    pub insts: Vec<u64>,
    /// Name and text of each instruction; no text if it is that of the instruction before.
    pub inst_texts: Vec<(String, String)>,
    /// The patterns, one group.
    pub patterns: Vec<u64>,
    /// See [`Source::refs`].
    pub refs: Vec<u32>,
}

impl Tables {
    /// The numbers in the order of the ids, in one group each.
    fn with_source<R>(&self, f: impl FnOnce(&Source<'_>) -> R) -> R {
        f(&Source {
            columns: std::array::from_fn(|column| &self.columns[column][..]),
            n_text_bytes: self.texts.iter().map(String::len).sum(),
            keys: std::array::from_fn(|table| &self.keys[table][..]),
            lists: &self.lists,
            shapes: &self.shapes,
            insts: &[&self.insts],
            patterns: &[&self.patterns],
            items: &[&self.columns[Column::Items as usize]],
            results: &[&self.columns[Column::Results as usize]],
            refs: &[&self.refs],
        })
    }

    /// Number of instructions.
    pub fn n_insts(&self) -> usize {
        self.insts.len() / INST_NUMBERS
    }

    /// All texts in their order in the string pool.
    pub(super) fn strings(&self) -> String {
        let texts = self.texts.iter().chain(&self.list_texts);
        texts.chain(self.inst_texts.iter().flat_map(|(name, text)| [name, text])).map(String::as_str).collect()
    }

    /// The tables for programs.
    pub fn link(&self) -> TargetDesc {
        self.with_source(|source| {
            let mut slots = vec![0; source.n_slots()];
            link::fill_slots(source, &mut slots);
            let index = Index::new(&slots);
            let mut columns = self.columns.clone();
            let mut column = |column: Column, n_rows: usize, write: &mut dyn FnMut(&mut [u32])| {
                columns[column as usize].resize(n_rows * column.stride(), 0);
                write(&mut columns[column as usize]);
            };
            let (n_insts, n_patterns) = (source.n_insts(), source.n_patterns());
            let mut encodings = vec![0; n_insts * Column::Encodings.stride()];
            column(Column::Lists, source.n_list_words(), &mut |words| link::lists(source, index, words));
            column(Column::Insts, n_insts, &mut |words| link::insts(source, index, words, &mut encodings));
            column(Column::Shapes, source.n_shapes(), &mut |words| link::shapes(source, index, words));
            column(Column::Patterns, n_patterns, &mut |words| link::patterns(source, index, words));
            column(Column::Refs, self.refs.len(), &mut |words| link::refs(source, index, words));
            columns[Column::Encodings as usize] = encodings;
            link::first_patterns(&mut columns[Column::Nodes as usize]);
            for (column, fields) in [(Column::Classes, link::CLASS_INSTS), (Column::ShortForms, link::SHORT_FORM_INSTS)]
            {
                link::instruction_keys(column, fields, index, &mut columns[column as usize]);
            }
            TargetDesc::from_owned(self.strings(), columns)
        })
    }
}
