//! Validation of all references between the tables.
//!
//! In: tables of any origin. Out: the first error.
//! Invariant: views of a validated description never index out of range.
//! Not here: whether the description makes sense for a machine (`describe` checks records, tests check bytes).

use std::fmt;

use super::{
    Column, EncodingStyle, InstRef, LIST_LEN_BITS, Modifier, NONE, PatternItem, PatternRef, ResultItem, STR_LEN_BITS,
    TargetDesc, field, shape,
};

/// An error in a description.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DescError {
    table: &'static str,
    row: usize,
    what: &'static str,
}

impl fmt::Display for DescError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}, row {}: {}", self.table, self.row, self.what)
    }
}

impl std::error::Error for DescError {}

struct Checker<'a> {
    desc: &'a TargetDesc,
    table: Column,
    row: usize,
}

type Check = Result<(), DescError>;

pub(super) fn validate(desc: &TargetDesc) -> Check {
    for column in Column::ALL {
        let checker = Checker { desc, table: column, row: 0 };
        checker.that(desc.column(column).len().is_multiple_of(column.stride()), "the table ends within a row")?;
        for row in 0..if column == Column::Lists { 0 } else { desc.rows(column) } {
            Checker { desc, table: column, row }.row()?;
        }
    }
    Checker { desc, table: Column::Info, row: 0 }.that(desc.rows(Column::Info) == 1, "there must be one row")
}

impl Checker<'_> {
    fn that(&self, holds: bool, what: &'static str) -> Check {
        if holds { Ok(()) } else { Err(DescError { table: self.table.name(), row: self.row, what }) }
    }

    fn word(&self, field: usize) -> u32 {
        self.desc.word(self.table, self.row, field)
    }

    fn str(&self, packed: u32) -> Check {
        let start = (packed >> STR_LEN_BITS) as usize;
        let end = start + (packed & ((1 << STR_LEN_BITS) - 1)) as usize;
        self.that(self.desc.strings().get(start..end).is_some(), "a text is not in the pool")
    }

    fn list(&self, field: usize, each: impl Fn(u32) -> Check) -> Check {
        let packed = self.word(field);
        let (start, len) = ((packed >> LIST_LEN_BITS) as usize, (packed & ((1 << LIST_LEN_BITS) - 1)) as usize);
        let lists = self.desc.column(Column::Lists);
        self.that(start + len <= lists.len(), "a list is not in the pool")?;
        lists[start..start + len].iter().try_for_each(|&word| each(word))
    }

    fn long(&self, at: u32, n: usize) -> Check {
        let end = (at as usize).checked_add(2 * n);
        self.that(end.is_some_and(|end| end <= self.desc.column(Column::Lists).len()), "a number is not in the pool")
    }

    fn id(&self, word: u32, column: Column) -> Check {
        self.that((word as usize) < self.desc.rows(column), "an id has no row")
    }

    fn opt(&self, field: usize, column: Column) -> Check {
        match self.word(field) {
            NONE => Ok(()),
            word => self.id(word, column),
        }
    }

    fn ids(&self, field: usize, column: Column) -> Check {
        self.list(field, |word| self.id(word, column))
    }

    fn any(&self, field: usize) -> Check {
        self.list(field, |_| Ok(()))
    }

    fn row(&self) -> Check {
        match self.table {
            // Checked with the rows that refer to them.
            Column::Lists | Column::Items | Column::Results | Column::Refs => Ok(()),
            Column::Info => {
                self.str(self.word(0))?;
                self.str(self.word(8))?;
                self.any(12)?;
                self.opt(5, Column::Regs)
            }
            Column::Features => {
                self.str(self.word(0))?;
                self.str(self.word(1))?;
                // Implied features come first, so implication has no cycles.
                self.list(2, |word| self.that((word as usize) < self.row, "a feature implies a later one"))
            }
            Column::Processors => self.str(self.word(0)).and_then(|()| self.ids(1, Column::Features)),
            Column::SubIndices | Column::CondCodes | Column::Complexes => self.str(self.word(0)),
            Column::Regs => self.reg(),
            Column::Classes => self.class(),
            Column::Kinds => {
                self.str(self.word(0))?;
                self.long(self.word(3), 2)?;
                self.list(5, |word| self.str(word))?;
                self.opt(6, Column::Classes)?;
                self.opt(7, Column::Classes)?;
                self.any(9)?;
                let mut modifiers = self.desc.list(self.word(9)).chunks(Modifier::WORDS);
                modifiers.try_for_each(|words| {
                    self.that(words.len() == Modifier::WORDS, "a modifier ends early")?;
                    self.str(words[0])
                })
            }
            Column::Insts => self.inst(),
            Column::Encodings => Ok(()),
            Column::Shapes => self.shape(),
            Column::Nodes => {
                self.str(self.word(0))?;
                let end = u64::from(self.word(2)) + u64::from(self.word(3));
                self.that(end <= self.desc.rows(Column::Patterns) as u64, "the patterns of a node do not exist")
            }
            Column::Patterns => self.pattern(),
            Column::Conventions => {
                self.str(self.word(0))?;
                self.any(1)?;
                self.any(2)?;
                self.ids(3, Column::Regs)?;
                self.opt(4, Column::Regs)?;
                self.opt(5, Column::Regs)?;
                self.rules()
            }
            Column::BranchConds => self.str(self.word(1)).and_then(|()| self.id(self.word(0), Column::CondCodes)),
            Column::InstNames => self.id(self.word(0), Column::Insts),
            Column::ShortForms => self.short_form(),
            Column::Macros => self.str(self.word(0)).and_then(|()| self.list(1, |word| self.str(word))),
            Column::RegNames => self.str(self.word(0)).and_then(|()| self.id(self.word(1), Column::Regs)),
        }
    }

    fn reg(&self) -> Check {
        self.str(self.word(0))?;
        self.str(self.word(1))?;
        self.list(2, |word| self.str(word))?;
        self.any(4)?;
        for pair in self.desc.list(self.word(4)).chunks(2) {
            self.that(pair.len() == 2, "a sub-register has no place")?;
            self.id(pair[0], Column::SubIndices)?;
            // Parts come first, so nesting has no cycles.
            self.that((pair[1] as usize) < self.row, "a register contains a later one")?;
        }
        self.ids(8, Column::Features)?;
        let n_units = self.desc.n_units();
        self.list(5, |unit| self.that((unit as usize) < n_units, "a unit does not exist"))
    }

    fn class(&self) -> Check {
        self.str(self.word(0))?;
        self.ids(1, Column::Regs)?;
        self.any(2)?;
        let n_words = self.desc.rows(Column::Regs).div_ceil(32);
        self.that(self.desc.list(self.word(2)).len() == n_words, "the member bits have the wrong length")?;
        self.any(3)?;
        (6..9).try_for_each(|field| self.opt(field, Column::Insts))
    }

    fn shape(&self) -> Check {
        self.any(shape::OPERANDS)?;
        self.list(shape::OPERAND_NAMES, |word| self.str(word))?;
        self.ids(shape::USES, Column::Regs)?;
        self.ids(shape::DEFS, Column::Regs)?;
        self.ids(shape::FEATURES, Column::Features)?;
        self.any(shape::PIECES)?;
        self.list(shape::TAIL, |word| if word >> 31 != 0 { Ok(()) } else { self.str(word) })?;
        let n = self.desc.list(self.word(shape::OPERANDS)).len();
        self.that(n <= crate::encode::MAX_OPERANDS, "there are too many operands")?;
        self.that(self.desc.list(self.word(shape::OPERAND_NAMES)).len() == n, "an operand has no name")
    }

    fn inst(&self) -> Check {
        self.str(self.word(field::NAME))?;
        self.str(self.word(field::TEXT))?;
        self.opt(field::FOLD_LAST, Column::Insts)?;
        self.id(self.word(field::SHAPE), Column::Shapes)?;
        self.that(self.row < self.desc.rows(Column::Encodings), "an instruction has no encoding")?;
        let inst = self.desc.inst(crate::ids::InstId::from_index(self.row));
        let n = inst.n_operands();
        for operand in inst.operands() {
            let (id, column) = match operand.class() {
                super::OperandClass::Reg(class) => (class.index(), Column::Classes),
                other => (other.kind().map_or(0, |k| k.index()), Column::Kinds),
            };
            self.id(id as u32, column)?;
            self.that(operand.tied_to().is_none_or(|to| to < n), "an operand is tied to one that does not exist")?;
        }
        for piece in inst.asm() {
            self.that(
                !matches!(piece, super::AsmPiece::Operand(i) | super::AsmPiece::OperandPlus(i, _) if i >= n),
                "the text names an operand that does not exist",
            )?;
        }
        self.encoding(inst, n)
    }

    fn short_form(&self) -> Check {
        self.id(self.word(0), Column::Insts)?;
        self.id(self.word(1), Column::Insts)?;
        self.any(2)?;
        let inst = |field| self.desc.inst(crate::ids::InstId::from_index(self.word(field) as usize));
        let (n_long, n_short) = (inst(0).n_operands(), inst(1).n_operands());
        let operands = self.desc.list(self.word(2));
        self.that(operands.len() == n_short, "a short form has other operands")?;
        let exists = |from: &u32| *from == NONE || (*from as usize) < n_long;
        self.that(operands.iter().all(exists), "a short form names an operand that does not exist")
    }

    fn encoding(&self, inst: InstRef<'_>, n: usize) -> Check {
        if inst.flags().is_pseudo() {
            return Ok(());
        }
        match self.desc.encoding_style() {
            EncodingStyle::Prefixed => {
                let Some(form) = inst.prefixed() else {
                    return self.that(false, "the encoding is of the other style");
                };
                let f = form.fields();
                for place in [f.reg, f.rm, f.vvvv, f.op_reg, f.cond, f.imm_place, f.mask].into_iter().flatten() {
                    self.that(usize::from(place) < n, "the encoding names an operand that does not exist")?;
                }
                Ok(())
            }
            EncodingStyle::Fixed => {
                let Some(form) = inst.fixed() else {
                    return self.that(false, "the encoding is of the other style");
                };
                self.that(form.size_bytes <= 8, "the instruction word is too large")?;
                for p in form.pieces() {
                    self.that(usize::from(p.operand) < n, "the encoding names an operand that does not exist")?;
                    let fits = p.len > 0 && u32::from(p.to) + u32::from(p.len) <= u32::from(form.size_bytes) * 8;
                    self.that(fits && u32::from(p.from) + u32::from(p.len) <= 64, "a piece leaves the word")?;
                }
                Ok(())
            }
        }
    }

    fn pattern(&self) -> Check {
        self.ids(4, Column::Features)?;
        let pattern = self.desc.pattern(crate::ids::PatternId::from_index(self.row));
        for (field, n, column) in [
            (0, pattern.len(), Column::Items),
            (1, pattern.n_results(), Column::Results),
            (5, pattern.n_refs(), Column::Refs),
        ] {
            self.that(self.word(field) as usize + n <= self.desc.rows(column), "a tree leaves its table")?;
        }
        self.that(!pattern.is_empty(), "the matched tree is empty")?;
        self.items(pattern)?;
        self.results(pattern)
    }

    /// Checks a reference to `n` numbers.
    fn range(&self, pattern: PatternRef<'_>, index: u32, n: usize) -> Check {
        self.that((index as usize) < pattern.n_refs(), "a range is not in the table")?;
        self.long(self.desc.word(Column::Refs, (self.word(5) + index) as usize, 0) >> LIST_LEN_BITS, n)
    }

    fn items(&self, pattern: PatternRef<'_>) -> Check {
        let mut pending = 1usize;
        for index in 0..pattern.len() {
            let w = self.desc.row(Column::Items, self.word(0) as usize + index);
            self.that(index > 0 || w[0] & 0xf == 0, "the root is not an operation")?;
            self.that(pending > 0, "items follow the matched tree")?;
            let len = pattern.subtree_len(index);
            self.that(len >= 1 && index + len <= pattern.len(), "a subtree leaves the tree")?;
            match w[0] & 0xf {
                2 => self.range(pattern, w[0] >> 24, 2)?,
                4 => self.range(pattern, w[0] >> 24, 1)?,
                _ => {}
            }
            let slot = match pattern.item(index) {
                PatternItem::Node { node, children, .. } => {
                    self.id(node.index() as u32, Column::Nodes)?;
                    pending += usize::from(children);
                    None
                }
                PatternItem::Value { slot, class, .. } => {
                    class.map_or(Ok(()), |c| self.id(c.index() as u32, Column::Classes))?;
                    Some(slot)
                }
                PatternItem::Complex { slot, complex, .. } => {
                    self.id(complex.index() as u32, Column::Complexes)?;
                    Some(slot)
                }
                PatternItem::Imm { slot, .. } | PatternItem::Block { slot } => Some(slot),
                PatternItem::CondCode(cc) => self.id(cc.index() as u32, Column::CondCodes).map(|()| None)?,
                PatternItem::FixedReg(reg) => self.id(reg.index() as u32, Column::Regs).map(|()| None)?,
                PatternItem::Int { .. } => None,
            };
            self.that(slot.is_none_or(|s| s.index() < pattern.n_slots()), "a slot does not exist")?;
            pending -= 1;
        }
        self.that(pending == 0, "the matched tree is not complete")
    }

    fn results(&self, pattern: PatternRef<'_>) -> Check {
        let mut pending = 1usize;
        for index in 0..pattern.n_results() {
            self.that(pending > 0, "items follow the result tree")?;
            let word = self.desc.word(Column::Results, self.word(1) as usize + index, 0);
            match word & 0xff {
                0 => self.that(((word >> 16) as usize) < pattern.n_refs(), "an instruction is not in the table")?,
                2 => self.range(pattern, word >> 16, 1)?,
                _ => {}
            }
            let item = pattern.result(index);
            match item {
                ResultItem::Inst { inst, .. } => self.id(inst.index() as u32, Column::Insts)?,
                ResultItem::Slot(slot) => self.that(slot.index() < pattern.n_slots(), "a slot does not exist")?,
                ResultItem::FixedReg(reg) => self.id(reg.index() as u32, Column::Regs)?,
                ResultItem::ExtractSub(i) | ResultItem::InsertSub(i) | ResultItem::SubToReg(i) => {
                    self.id(i.index() as u32, Column::SubIndices)?;
                }
                ResultItem::State(_) => {}
                ResultItem::CopyToClass(class) => self.id(class.index() as u32, Column::Classes)?,
                ResultItem::Int(_) | ResultItem::Cond(_) | ResultItem::Undefined => {}
            }
            pending = pending - 1 + item.args();
        }
        self.that(pending == 0, "the result tree is not complete")
    }

    fn rules(&self) -> Check {
        let convention = self.desc.convention(crate::ids::ConventionId::from_index(self.row));
        for rule in convention.arguments().chain(convention.results()) {
            if let super::CcAction::Registers { regs, shadows } = rule.action {
                for reg in regs.iter().chain(shadows.iter()) {
                    self.id(reg.index() as u32, Column::Regs)?;
                }
            }
        }
        Ok(())
    }
}
