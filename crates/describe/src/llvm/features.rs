//! Assembler predicates as features.
//!
//! A predicate is a condition over features, `(any_of A, (all_of B, (not C)))`. It becomes a conjunction of clauses
//! such as `A|B` and `A|!C`. A clause with one feature is that feature. A clause with several becomes a new feature
//! that each of them implies, and `!C` becomes a feature of machines without C.
//! A feature that implies all others is omitted from clauses with other features.
//! Invariant: every feature is in the tables, up to their capacity.

use std::collections::{BTreeSet, HashMap, HashSet};

use kernelsmith_machine::FeatureId;
use kernelsmith_tablegen::{RecordRef, Records, ValueRef};

use super::{Lx, text};
use crate::hooks;
use crate::llvm::USUAL;

/// The features by their names in predicates.
#[derive(Default)]
pub(super) struct Features {
    ids: HashMap<String, FeatureId>,
    /// All features in order, with those they imply.
    all: Vec<(String, FeatureId, Vec<FeatureId>)>,
}

impl Features {
    fn add(&mut self, name: String, id: FeatureId, implied: Vec<FeatureId>) {
        self.ids.insert(name.clone(), id);
        self.all.push((name, id, implied));
    }

    /// The feature of the record with this name.
    pub(super) fn of_record(&self, records: &Records, name: &str) -> Option<FeatureId> {
        self.ids.get(text(records.get(name)?, "Name")).copied()
    }

    pub(super) fn needs(&self, record: RecordRef<'_>) -> Vec<FeatureId> {
        let mut ids = Vec::new();
        for clause in clauses(record) {
            let id = self.ids.get(&name_of(&clause)).copied();
            ids.extend(id.filter(|id| !ids.contains(id)));
        }
        ids
    }
}

/// A feature, or its absence.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Literal<'a> {
    is_not: bool,
    name: &'a str,
}

/// A disjunction of literals.
type Clause<'a> = Vec<Literal<'a>>;

/// Limits on hostile predicates; no machine has this many parts or clauses.
const MAX_PARTS: usize = 1024;
const MAX_CLAUSES: usize = 64;

/// The name of a clause's feature. Positive literals come first, so it starts with `!` only if there are none.
fn name_of(clause: &[Literal<'_>]) -> String {
    let names =
        clause.iter().map(|Literal { is_not, name }| if *is_not { format!("!{name}") } else { (*name).to_owned() });
    names.collect::<Vec<_>>().join("|")
}

/// The clauses of an instruction's predicates.
fn clauses(record: RecordRef<'_>) -> Vec<Clause<'_>> {
    let mut found = Vec::new();
    for predicate in record.defs("Predicates").unwrap_or_default() {
        if let Ok(dag) = predicate.dag("AssemblerCondDag") {
            let mut budget = MAX_PARTS;
            found.extend(condition(ValueRef::Dag(dag), &mut budget));
        }
    }
    found
}

/// Converts a condition to clauses.
fn condition<'a>(value: ValueRef<'a>, budget: &mut usize) -> Vec<Clause<'a>> {
    let dag = match value {
        ValueRef::Def(record) => return vec![vec![Literal { is_not: false, name: text(record, "Name") }]],
        ValueRef::Dag(dag) => dag,
        _ => return Vec::new(),
    };
    // Dags share parts, so their expansion can be exponential.
    if dag.len() >= *budget {
        *budget = 0;
        return Vec::new();
    }
    *budget -= 1 + dag.len();
    let parts = dag.args().map(|(value, _)| condition(value, budget));
    match dag.op_def().map_or("", |op| op.name()) {
        "not" => {
            let mut inner = parts.flatten().flatten();
            inner.next().map(|literal| vec![Literal { is_not: !literal.is_not, ..literal }]).into_iter().collect()
        }
        "any_of" => {
            let any = parts.reduce(|all, part| {
                let pairs = all.iter().flat_map(|a| part.iter().map(move |b| union(a, b)));
                pairs.take(MAX_CLAUSES).collect()
            });
            any.unwrap_or_default()
        }
        _ => parts.flatten().take(MAX_CLAUSES).collect(),
    }
}

/// The disjunction of two clauses, without the feature that implies all others.
fn union<'a>(a: &[Literal<'a>], b: &[Literal<'a>]) -> Clause<'a> {
    let mut both = [a, b].concat();
    both.sort();
    both.dedup();
    let is_all = |literal: &Literal<'_>| hooks::is_every_feature(literal.name);
    if !both.iter().all(is_all) {
        both.retain(|literal| !is_all(literal));
    }
    both
}

/// Adds the features that the instructions require.
pub(super) fn add<'a>(lx: &mut Lx<'a>, insts: &[RecordRef<'a>]) {
    let wanted: BTreeSet<Clause<'a>> = insts.iter().flat_map(|inst| clauses(*inst)).collect();
    // Nothing implies an absent feature, so add these first.
    let literals: BTreeSet<&Literal<'a>> = wanted.iter().flatten().filter(|literal| literal.is_not).collect();
    let singles = literals.into_iter().map(|literal| vec![literal.clone()]);
    for clause in wanted.iter().filter(|clause| clause.len() > 1).cloned().chain(singles) {
        let implied = clauses_with(lx, &wanted, |literal| clause.len() == 1 && clause.contains(literal));
        let name = name_of(&clause);
        let id = lx.builder.add_feature(&name, "", &implied);
        lx.features.add(name, id, implied);
    }
    let mut open = HashSet::new();
    for record in lx.records.derived_in_order("SubtargetFeature") {
        if !hooks::is_every_feature(text(record, "Name")) {
            feature(lx, record, &wanted, &mut open, 0);
        }
    }
    for record in lx.records.derived_in_order("SubtargetFeature") {
        let name = text(record, "Name");
        if hooks::is_every_feature(name) {
            let implied: Vec<FeatureId> = lx.features.all.iter().map(|(_, id, _)| *id).collect();
            let id = lx.builder.add_feature(name, text(record, "Desc"), &implied);
            lx.features.add(name.to_owned(), id, implied);
        }
    }
    usual(lx);
}

/// The features of clauses with several literals, of which one matches.
fn clauses_with<'a>(
    lx: &Lx<'a>,
    wanted: &BTreeSet<Clause<'a>>,
    matches: impl Fn(&Literal<'a>) -> bool,
) -> Vec<FeatureId> {
    let several = wanted.iter().filter(|clause| clause.len() > 1 && clause.iter().any(&matches));
    several.filter_map(|clause| lx.features.ids.get(&name_of(clause)).copied()).collect()
}

/// The features of the `generic` machine: all except those that exclude more usual ones.
fn usual(lx: &mut Lx<'_>) {
    let mut excluded: BTreeSet<FeatureId> = BTreeSet::new();
    let mut usual = Vec::new();
    for (name, id, implied) in &lx.features.all {
        if hooks::is_unusual_feature(name) || implied.iter().any(|feature| excluded.contains(feature)) {
            excluded.insert(*id);
        } else {
            usual.push(*id);
        }
    }
    lx.builder.add_processor(USUAL, &usual);
}

const MAX_NESTING: usize = 64;

/// Adds a feature after those it implies.
fn feature<'a>(
    lx: &mut Lx<'a>,
    record: RecordRef<'a>,
    wanted: &BTreeSet<Clause<'a>>,
    open: &mut HashSet<u32>,
    depth: usize,
) {
    let name = text(record, "Name");
    if lx.features.ids.contains_key(name) || depth > MAX_NESTING || !open.insert(record.index()) {
        return;
    }
    let mut implied = Vec::new();
    for other in record.defs("Implies").unwrap_or_default() {
        feature(lx, other, wanted, open, depth + 1);
        implied.extend(lx.features.ids.get(text(other, "Name")).copied());
    }
    implied.extend(clauses_with(lx, wanted, |literal| *literal == Literal { is_not: false, name }));
    let id = lx.builder.add_feature(name, text(record, "Desc"), &implied);
    lx.features.add(name.to_owned(), id, implied);
}
