//! What predicates of assemblers ask for, as features.
//!
//! A predicate is a condition of features, `(any_of A, (all_of B, (not C)))`, here as clauses that must all hold: `A|B` and
//! `A|!C`. A clause of one feature is that feature; one of several is a feature of its own, which each of them implies, and
//! `!C` one that a machine has which has not C.
//! A feature that stands for all others is in no clause with them: it implies them.
//! Invariant: every feature is in the tables, as far as they hold so many.

use std::collections::{BTreeSet, HashMap, HashSet};

use kernelsmith_machine::FeatureId;
use kernelsmith_tablegen::{RecordRef, Records, ValueRef};

use super::{Lx, text};
use crate::hooks;
use crate::llvm::USUAL;

/// The features by the names that predicates give them.
#[derive(Default)]
pub(super) struct Features {
    ids: HashMap<String, FeatureId>,
    /// All in order, with what they imply.
    all: Vec<(String, FeatureId, Vec<FeatureId>)>,
}

impl Features {
    fn add(&mut self, name: String, id: FeatureId, implied: Vec<FeatureId>) {
        self.ids.insert(name.clone(), id);
        self.all.push((name, id, implied));
    }

    /// The feature that a record of this name is.
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

/// A feature that is there, or is not.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Literal<'a> {
    is_not: bool,
    name: &'a str,
}

/// One thing that a predicate asks for: one of these.
type Clause<'a> = Vec<Literal<'a>>;

/// More parts or clauses are no predicate of a machine.
const MAX_PARTS: usize = 1024;
const MAX_CLAUSES: usize = 64;

/// What the feature of a clause is called. What is there comes first, so that only one that is not starts with `!`.
fn name_of(clause: &[Literal<'_>]) -> String {
    let names =
        clause.iter().map(|Literal { is_not, name }| if *is_not { format!("!{name}") } else { (*name).to_owned() });
    names.collect::<Vec<_>>().join("|")
}

/// What the predicates of an instruction ask for.
fn clauses(record: RecordRef<'_>) -> Vec<Clause<'_>> {
    let mut found = Vec::new();
    for predicate in record.defs("Predicates").unwrap_or_default() {
        if let Ok(dag) = predicate.dag("AssemblerCondDag") {
            let mut rest = MAX_PARTS;
            found.extend(condition(ValueRef::Dag(dag), &mut rest));
        }
    }
    found
}

/// A condition as clauses.
fn condition<'a>(value: ValueRef<'a>, rest: &mut usize) -> Vec<Clause<'a>> {
    let dag = match value {
        ValueRef::Def(record) => return vec![vec![Literal { is_not: false, name: text(record, "Name") }]],
        ValueRef::Dag(dag) => dag,
        _ => return Vec::new(),
    };
    // Dags share their parts, so that a few can be very many.
    if dag.len() >= *rest {
        *rest = 0;
        return Vec::new();
    }
    *rest -= 1 + dag.len();
    let parts = dag.args().map(|(value, _)| condition(value, rest));
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

/// A clause that holds if one of two does, without the feature that stands for all.
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

/// Adds the features that the instructions ask for.
pub(super) fn add<'a>(lx: &mut Lx<'a>, insts: &[RecordRef<'a>]) {
    let wanted: BTreeSet<Clause<'a>> = insts.iter().flat_map(|inst| clauses(*inst)).collect();
    // What is not there is implied by nothing, so it comes first.
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

/// The features of clauses of several that one of their literals implies.
fn clauses_with<'a>(
    lx: &Lx<'a>,
    wanted: &BTreeSet<Clause<'a>>,
    is_it: impl Fn(&Literal<'a>) -> bool,
) -> Vec<FeatureId> {
    let several = wanted.iter().filter(|clause| clause.len() > 1 && clause.iter().any(&is_it));
    several.filter_map(|clause| lx.features.ids.get(&name_of(clause)).copied()).collect()
}

/// What a machine of which nothing is said has: everything but what excludes more usual features.
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

/// Adds a feature behind those that it implies.
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
