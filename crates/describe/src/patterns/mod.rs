//! Selection patterns.
//!
//! In: records of class `Pattern`, and the `Pattern` lists of instructions. Out: typed trees and the instructions they
//! select.
//! Fragments are expanded, types inferred, and commutative operands exchanged if that produces a different tree.
//! Invariants: every value of a pattern has a type; every input of a selected instruction has a source.
//! Not here: matching.

mod infer;
mod result;
mod tree;
mod variants;

use std::collections::HashSet;

use kernelsmith_machine::build::PatternSpec;
use kernelsmith_machine::{FeatureId, NodeFlags, PatternItem};
use kernelsmith_tablegen::{DagRef, RecordRef, ValueRef};

use crate::context::Cx;
use tree::{Kind, Tree};

/// Adds the operations and complex operands that patterns may use.
pub(crate) fn nodes(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("SDNode") {
        let opcode = cx.get(record.string("Opcode"));
        let flags = node_flags(cx, record);
        let id = match cx.node_opcodes.get(opcode) {
            Some(&id) => id,
            None => cx.builder.add_node(opcode, flags),
        };
        cx.node_opcodes.insert(opcode, id);
        cx.nodes.insert(record.index(), id);
    }
    for record in cx.records.derived_in_order("ComplexPattern") {
        let (function, n) = (cx.get(record.string("SelectFunc")), cx.unsigned(record, "NumOperands"));
        let id = cx.builder.add_complex(function, n);
        cx.complexes.insert(record.index(), id);
    }
}

fn node_flags<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) -> NodeFlags {
    let mut flags = NodeFlags::default();
    for property in cx.get(record.defs("Properties")) {
        let flag = match property.name() {
            "SDNPCommutative" => NodeFlags::COMMUTATIVE,
            "SDNPHasChain" => NodeFlags::CHAIN,
            "SDNPMayLoad" => NodeFlags::MAY_LOAD,
            "SDNPMayStore" => NodeFlags::MAY_STORE,
            _ => continue,
        };
        flags = flags.with(flag, true);
    }
    flags
}

/// Whether the patterns of an instruction load and store memory; `None` if it has no patterns.
pub(crate) fn effects<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) -> Option<(bool, bool)> {
    let list = cx.try_get(record.list("Pattern"))?;
    if list.is_empty() {
        return None;
    }
    let mut found = Found::default();
    for value in list.iter() {
        gather(cx, value, &mut found);
    }
    Some((found.flags.may_load(), found.flags.may_store()))
}

/// Effects of the operations in a pattern.
#[derive(Default)]
struct Found {
    flags: NodeFlags,
    /// Fragments already visited.
    fragments: HashSet<u32>,
    n_values: usize,
}

/// Counts each fragment once, however often it is used. A pattern with too many values is reported by its parser.
fn gather<'a>(cx: &mut Cx<'a>, value: ValueRef<'a>, found: &mut Found) {
    let ValueRef::Dag(dag) = value else { return };
    found.n_values += 1 + dag.len();
    if found.n_values > tree::MAX_NODES {
        return;
    }
    if let Some(op) = dag.op_def() {
        if op.is_a("SDNode") {
            found.flags.0 |= node_flags(cx, op).0;
        } else if op.is_a("PatFrags") && found.fragments.insert(op.index()) {
            for fragment in op.list("Fragments").into_iter().flat_map(|l| l.iter().collect::<Vec<_>>()) {
                gather(cx, fragment, found);
            }
        }
    }
    for (argument, _) in dag.args() {
        gather(cx, argument, found);
    }
}

/// All patterns: those of instructions, then separate ones.
pub(crate) fn patterns<'a>(cx: &mut Cx<'a>, insts: &[RecordRef<'a>]) {
    for &record in insts {
        let Some(list) = cx.try_get(record.list("Pattern")) else { continue };
        for value in list.iter() {
            let ValueRef::Dag(dag) = value else { continue };
            of_instruction(cx, record, dag);
        }
    }
    for record in cx.records.derived_in_order("Pattern") {
        let (Some(dag), Some(results)) =
            (cx.try_get(record.dag("PatternToMatch")), cx.try_get(record.list("ResultInstrs")))
        else {
            continue;
        };
        let (Some(ValueRef::Dag(result)), 1) = (results.get(0), results.len()) else {
            cx.field_error("DE0701", record, "ResultInstrs", "a pattern must have one result, which is a dag");
            continue;
        };
        add(cx, record, dag, Some(result));
    }
}

/// `(set dst, tree)`, or a tree without a result; the pattern selects the instruction itself.
fn of_instruction<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, dag: DagRef<'a>) {
    let is_set = dag.op_def().is_some_and(|op| op.name() == "set");
    if !is_set {
        return add(cx, record, dag, None);
    }
    match dag.len().checked_sub(1).and_then(|last| dag.arg(last)) {
        Some(ValueRef::Dag(tree)) => add(cx, record, tree, None),
        // A constant or an address as a value: the tree is a single leaf.
        Some(_) => add(cx, record, dag, None),
        None => cx.field_error("DE0702", record, "Pattern", "`set` has no value"),
    }
}

fn add<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, dag: DagRef<'a>, result: Option<DagRef<'a>>) {
    let trees = match tree::parse(cx, dag) {
        Ok(trees) => trees,
        Err(text) => return pattern_error(cx, record, "DE0703", text, dag),
    };
    let features = cx.predicates(record);
    let added = cx.get(record.int("AddedComplexity")) as i32;
    for mut tree in trees {
        if let Err(text) = add_tree(cx, record, &mut tree, result, &features, added) {
            return pattern_error(cx, record, "DE0704", text, dag);
        }
    }
}

fn pattern_error(cx: &mut Cx<'_>, record: RecordRef<'_>, code: &'static str, text: String, dag: DagRef<'_>) {
    let span = record.defm_spans().first().copied().unwrap_or(record.span());
    let mut diagnostic = kernelsmith_diag::Diagnostic::error(text)
        .code(code)
        .at(record.span())
        .primary_label(format!("in `{}`", record.name()))
        .note(format!("the pattern is {dag}"));
    if span != record.span() {
        diagnostic = diagnostic.label(span, "expanded here");
    }
    cx.diagnostics.push(diagnostic);
}

fn add_tree<'a>(
    cx: &mut Cx<'a>,
    record: RecordRef<'a>,
    tree: &mut Tree<'a>,
    result: Option<DagRef<'a>>,
    features: &[FeatureId],
    added: i32,
) -> Result<(), String> {
    let implied = match result {
        Some(dag) => result::implied_types(cx, dag),
        None => result::implied_by_instruction(cx, record),
    };
    wrap_constant_root(cx, tree)?;
    infer::infer(cx, tree, &implied)?;
    let mut seen: Vec<Vec<PatternItem>> = Vec::new();
    for variant in variants::of(tree) {
        let flat = tree::flatten(&variant);
        if seen.contains(&flat.items) {
            continue;
        }
        let results = match result {
            Some(dag) => result::compile(cx, dag, &flat)?,
            None => result::of_instruction(cx, record, &flat)?,
        };
        let complexity = flat.items.iter().map(weight).sum::<i32>() + added;
        seen.push(flat.items.clone());
        let spec = PatternSpec {
            items: flat.items,
            results,
            n_slots: flat.slots.len(),
            complexity,
            features: features.to_vec(),
        };
        cx.builder.add_pattern(&spec);
    }
    Ok(())
}

/// Wraps a constant root in an operation, so that every root is an operation.
fn wrap_constant_root<'a>(cx: &Cx<'a>, tree: &mut Tree<'a>) -> Result<(), String> {
    let opcode = match &tree.kind {
        Kind::Node { .. } => return Ok(()),
        Kind::Imm { opcode, .. } => opcode,
        Kind::Int(_) => "ISD::Constant",
        _ => return Err("the root of a pattern must be an operation or a constant".into()),
    };
    let Some(&node) = cx.node_opcodes.get(opcode) else {
        return Err(format!("there is no operation {opcode}"));
    };
    let leaf = std::mem::replace(tree, Tree::leaf(Kind::Int(0)));
    *tree = Tree {
        ty: leaf.ty,
        kind: Kind::Node { node, record: None, flags: NodeFlags::default() },
        children: vec![leaf],
    };
    Ok(())
}

/// An item's contribution to the priority of a pattern.
fn weight(item: &PatternItem) -> i32 {
    match item {
        PatternItem::Node { .. } => 10,
        PatternItem::Complex { .. } => 9,
        PatternItem::Int { .. } => 7,
        PatternItem::Imm { .. } => 5,
        PatternItem::CondCode(_) | PatternItem::FixedReg(_) => 3,
        PatternItem::Value { .. } | PatternItem::Block { .. } => 0,
    }
}
