//! What predicates of assemblers ask for, as features.
//!
//! `(all_of A, B)` asks for both. `(any_of A, B)` asks for a feature of its own, called `A|B`, which both imply; `(not A)`
//! for one called `!A`, which a machine has that has not A.
//! Invariant: every feature that is asked for, or implies one that is, is in the tables, as far as they hold so many.

use std::collections::{BTreeSet, HashMap};

use kernelsmith_machine::FeatureId;
use kernelsmith_tablegen::{DagRef, RecordRef, ValueRef};

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

    pub(super) fn needs(&self, record: RecordRef<'_>) -> Vec<FeatureId> {
        let mut ids = Vec::new();
        for term in terms(record) {
            let id = self.ids.get(&term.name()).copied();
            ids.extend(id.filter(|id| !ids.contains(id)));
        }
        ids
    }
}

/// One thing that a predicate asks for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Term<'a> {
    Feature(&'a str),
    Not(&'a str),
    Any(Vec<&'a str>),
}

impl Term<'_> {
    fn name(&self) -> String {
        match self {
            Term::Feature(name) => (*name).to_owned(),
            Term::Not(name) => format!("!{name}"),
            Term::Any(names) => names.join("|"),
        }
    }
}

/// What the predicates of an instruction ask for.
fn terms(record: RecordRef<'_>) -> Vec<Term<'_>> {
    let mut found = Vec::new();
    for predicate in record.defs("Predicates").unwrap_or_default() {
        if let Ok(dag) = predicate.dag("AssemblerCondDag") {
            all_of(dag, &mut found);
        }
    }
    found
}

fn all_of<'a>(dag: DagRef<'a>, found: &mut Vec<Term<'a>>) {
    let is_any = dag.op_def().is_some_and(|op| op.name() == "any_of");
    if is_any {
        let names = dag.args().filter_map(|(value, _)| feature_name(value)).collect::<Vec<_>>();
        match names[..] {
            [one] => found.push(Term::Feature(one)),
            [] => {}
            _ => found.push(Term::Any(names)),
        }
        return;
    }
    for (value, _) in dag.args() {
        match value {
            ValueRef::Dag(inner) if inner.op_def().is_some_and(|op| op.name() == "not") => {
                found.extend(inner.arg(0).and_then(feature_name).map(Term::Not));
            }
            ValueRef::Dag(inner) => all_of(inner, found),
            value => found.extend(feature_name(value).map(Term::Feature)),
        }
    }
}

fn feature_name(value: ValueRef<'_>) -> Option<&str> {
    match value {
        ValueRef::Def(record) => Some(text(record, "Name")),
        _ => None,
    }
}

/// Adds the features that the instructions ask for.
pub(super) fn add<'a>(lx: &mut Lx<'a>, insts: &[RecordRef<'a>]) {
    let wanted: BTreeSet<Term<'a>> = insts.iter().flat_map(|inst| terms(*inst)).collect();
    for term in &wanted {
        if !matches!(term, Term::Feature(_)) {
            let name = term.name();
            let id = lx.builder.add_feature(&name, "", &[]);
            lx.features.add(name, id, Vec::new());
        }
    }
    let is_wanted = |record: RecordRef<'a>| {
        let name = text(record, "Name");
        wanted.iter().any(|term| match term {
            Term::Feature(wanted) | Term::Not(wanted) => *wanted == name,
            Term::Any(any) => any.contains(&name),
        })
    };
    let mut known = HashMap::new();
    for record in lx.records.derived_in_order("SubtargetFeature") {
        leads_to(record, &is_wanted, &mut known, 0);
    }
    for record in lx.records.derived_in_order("SubtargetFeature") {
        if known.get(&record.index()).copied().unwrap_or_default() {
            feature(lx, record, &wanted, &known, 0);
        }
    }
    usual(lx);
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

/// Whether a feature is wanted, or implies one that is.
fn leads_to<'a>(
    record: RecordRef<'a>,
    is_wanted: &impl Fn(RecordRef<'a>) -> bool,
    known: &mut HashMap<u32, bool>,
    depth: usize,
) -> bool {
    if let Some(&known) = known.get(&record.index()) {
        return known;
    }
    let mut found = is_wanted(record);
    if depth < MAX_NESTING {
        for implied in record.defs("Implies").unwrap_or_default() {
            found |= leads_to(implied, is_wanted, known, depth + 1);
        }
    }
    known.insert(record.index(), found);
    found
}

fn feature<'a>(
    lx: &mut Lx<'a>,
    record: RecordRef<'a>,
    wanted: &BTreeSet<Term<'a>>,
    known: &HashMap<u32, bool>,
    depth: usize,
) {
    let name = text(record, "Name");
    if lx.features.ids.contains_key(name) || depth > MAX_NESTING {
        return;
    }
    let mut implied = Vec::new();
    for other in record.defs("Implies").unwrap_or_default() {
        if known.get(&other.index()).copied().unwrap_or_default() {
            feature(lx, other, wanted, known, depth + 1);
            implied.extend(lx.features.ids.get(text(other, "Name")).copied());
        }
    }
    for term in wanted {
        if matches!(term, Term::Any(any) if any.contains(&name)) {
            implied.extend(lx.features.ids.get(&term.name()).copied());
        }
    }
    let id = lx.builder.add_feature(name, text(record, "Desc"), &implied);
    lx.features.add(name.to_owned(), id, implied);
}
