//! Conversion of pattern dags to trees.
//!
//! In: a pattern's dag. Out: trees whose leaves are values, constants, addresses, conditions; one tree for each
//! combination of fragment alternatives.
//! Not here: types that are not explicit (`infer`).

use std::collections::HashMap;

use kernelsmith_machine::{
    ClassId, Codec, ComplexId, CondCodeId, NodeFlags, NodeId, OperandTag, PatternItem, RegId, Slot, ValueType,
};
use kernelsmith_tablegen::{DagRef, RecordRef, ValueRef};

use crate::context::Cx;
use crate::operands;

/// A tree under construction.
#[derive(Clone, Debug)]
pub(crate) struct Tree<'a> {
    pub(crate) kind: Kind<'a>,
    pub(crate) ty: Option<ValueType>,
    pub(crate) children: Vec<Tree<'a>>,
}

/// The kind of a tree item.
#[derive(Clone, Debug)]
pub(crate) enum Kind<'a> {
    Node { node: NodeId, record: Option<RecordRef<'a>>, flags: NodeFlags },
    Value { name: Option<&'a str>, class: Option<(ClassId, Vec<ValueType>)> },
    Imm { name: Option<&'a str>, range: Option<(i64, i64)>, codec: Codec, opcode: &'static str },
    Complex { name: Option<&'a str>, complex: ComplexId },
    Int(i64),
    CondCode(CondCodeId),
    Block { name: Option<&'a str> },
    FixedReg(RegId),
}

impl<'a> Tree<'a> {
    pub(crate) fn leaf(kind: Kind<'a>) -> Self {
        Tree { kind, ty: None, children: Vec::new() }
    }

    /// Number of items, including the root.
    pub(crate) fn n_items(&self) -> usize {
        1 + self.children.iter().map(Tree::n_items).sum::<usize>()
    }

    fn typed(kind: Kind<'a>, ty: ValueType) -> Self {
        Tree { kind, ty: Some(ty), children: Vec::new() }
    }
}

type Env<'a> = HashMap<&'a str, Tree<'a>>;
type Parsed<'a> = Result<Vec<Tree<'a>>, String>;

/// Maximum nesting of dags and fragments.
const MAX_NESTING: usize = 64;
/// Maximum number of alternatives of one pattern.
const MAX_READINGS: usize = 64;
/// Maximum number of items in all alternatives of one pattern: fragments that use an operand twice grow exponentially.
pub(super) const MAX_NODES: usize = 1 << 14;
/// Maximum number of items in one pattern; the tables have one-byte slot and operand numbers.
const MAX_ITEMS: usize = 200;

/// The trees of a dag.
pub(crate) fn parse<'a>(cx: &mut Cx<'a>, dag: DagRef<'a>) -> Parsed<'a> {
    if dag.op_def().is_some_and(|op| op.name() == "set") {
        let last = dag.len().saturating_sub(1);
        let value = dag.arg(last).ok_or("`set` has no value")?;
        return Parser { cx, n_nodes: 0 }.value(value, dag.arg_name(last), &Env::new(), 0);
    }
    Parser { cx, n_nodes: 0 }.dag(dag, None, &Env::new(), 0)
}

struct Parser<'p, 'a> {
    cx: &'p mut Cx<'a>,
    /// Number of items created so far, including copies of fragment operands.
    n_nodes: usize,
}

impl<'a> Parser<'_, 'a> {
    fn value(&mut self, value: ValueRef<'a>, name: Option<&'a str>, env: &Env<'a>, depth: usize) -> Parsed<'a> {
        if let Some(tree) = name.and_then(|n| env.get(n)) {
            self.count_nodes(tree.n_items())?;
            return Ok(vec![tree.clone()]);
        }
        self.count_nodes(1)?;
        match value {
            ValueRef::Dag(dag) => self.dag(dag, name, env, depth),
            ValueRef::Def(record) => self.def(record, name, depth),
            ValueRef::Int(value) => Ok(vec![Tree::leaf(Kind::Int(value))]),
            ValueRef::Unset if name.is_some() => Ok(vec![Tree::leaf(Kind::Value { name, class: None })]),
            other => Err(format!("`{other}` has no meaning in a pattern")),
        }
    }

    fn count_nodes(&mut self, n: usize) -> Result<(), String> {
        self.n_nodes += n;
        if self.n_nodes > MAX_NODES {
            return Err(format!("the pattern has more than {MAX_NODES} items with those of its fragments"));
        }
        Ok(())
    }

    fn dag(&mut self, dag: DagRef<'a>, name: Option<&'a str>, env: &Env<'a>, depth: usize) -> Parsed<'a> {
        self.count_nodes(1 + dag.len())?;
        if depth > MAX_NESTING {
            return Err("the pattern nests too deep, or a fragment contains itself".into());
        }
        let op = dag.op_def().ok_or_else(|| format!("`{}` is not an operation", dag.op()))?;
        if op.is_a("ValueType") {
            let argument = dag.arg(0).filter(|_| dag.len() == 1).ok_or("a type must have one argument")?;
            let ty = self.cx.value_type(op);
            let mut trees = self.value(argument, dag.arg_name(0).or(name), env, depth + 1)?;
            for tree in &mut trees {
                match tree.ty {
                    Some(known) if !same(self.cx, known, ty) => {
                        return Err(format!("a value of type {known} is declared as {ty}"));
                    }
                    _ => tree.ty = Some(ty),
                }
            }
            return Ok(trees);
        }
        let mut arguments = Vec::with_capacity(dag.len());
        for (value, name) in dag.args() {
            arguments.push(self.value(value, name, env, depth + 1)?);
        }
        if op.is_a("SDNode") {
            return self.node(op, arguments);
        }
        if op.is_a("PatFrags") {
            return self.fragments(op, arguments, name, depth);
        }
        if dag.is_empty() {
            return self.def(op, name, depth);
        }
        Err(format!("`{}` is not an operation of patterns", op.name()))
    }

    fn node(&mut self, op: RecordRef<'a>, arguments: Vec<Vec<Tree<'a>>>) -> Parsed<'a> {
        let Some(&node) = self.cx.nodes.get(op.index()) else { return Err(format!("`{}` is unknown", op.name())) };
        let expected = op.def("TypeProfile").and_then(|p| p.int("NumOperands")).map_err(|e| e.to_string())?;
        if expected != arguments.len() as i64 {
            return Err(format!("`{}`: expected {expected} operands, found {}", op.name(), arguments.len()));
        }
        let flags = super::node_flags(self.cx, op);
        let combine = |children| Tree { kind: Kind::Node { node, record: Some(op), flags }, ty: None, children };
        let trees: Vec<Tree<'a>> = combinations(arguments)?.into_iter().map(combine).collect();
        for tree in &trees {
            let n_items = tree.n_items();
            self.count_nodes(n_items)?;
            if n_items > MAX_ITEMS {
                return Err(format!("the pattern has more than {MAX_ITEMS} items"));
            }
        }
        Ok(trees)
    }

    fn fragments(
        &mut self,
        op: RecordRef<'a>,
        arguments: Vec<Vec<Tree<'a>>>,
        name: Option<&'a str>,
        depth: usize,
    ) -> Parsed<'a> {
        let parameters = op.dag("Operands").map_err(|e| e.to_string())?;
        if parameters.len() != arguments.len() {
            let (expected, actual) = (parameters.len(), arguments.len());
            return Err(format!("fragment `{}`: expected {expected} operands, found {actual}", op.name()));
        }
        let fragments = op.list("Fragments").map_err(|e| e.to_string())?;
        let mut trees = Vec::new();
        for choice in combinations(arguments)? {
            let mut env = Env::new();
            for ((_, parameter), argument) in parameters.args().zip(choice) {
                env.insert(parameter.ok_or("an operand of a fragment has no name")?, argument);
            }
            for fragment in fragments.iter() {
                let ValueRef::Dag(body) = fragment else { return Err("a fragment must be a dag".into()) };
                let mut found = self.dag(body, None, &env, depth + 1)?;
                found.iter_mut().for_each(|t| rename(t, name));
                trees.extend(found);
            }
            if trees.len() > MAX_READINGS {
                return Err(format!("the pattern can be read in more than {MAX_READINGS} ways"));
            }
        }
        Ok(trees)
    }

    fn def(&mut self, record: RecordRef<'a>, name: Option<&'a str>, depth: usize) -> Parsed<'a> {
        let cx = &mut *self.cx;
        let tree = if record.is_a("RegisterClass") || record.is_a("RegisterOperand") {
            let class = if record.is_a("RegisterOperand") {
                record.def("RegClass").map_err(|e| e.to_string())?
            } else {
                record
            };
            let info = cx.classes.get(class.index()).ok_or("an unknown register class")?;
            let ty = if let [only] = info.types[..] { Some(only) } else { None };
            Tree { ty, ..Tree::leaf(Kind::Value { name, class: Some((info.id, info.types.clone())) }) }
        } else if record.is_a("ValueType") {
            let ty = cx.value_type(record);
            Tree::typed(Kind::Value { name, class: None }, ty)
        } else if record.is_a("ImmRange") {
            let range = (record.int("Lo").map_err(|e| e.to_string())?, record.int("Hi").map_err(|e| e.to_string())?);
            let ty = cx.try_get(record.def("Type")).map(|t| cx.value_type(t));
            Tree {
                ty,
                ..Tree::leaf(Kind::Imm { name, range: Some(range), codec: Codec::Plain, opcode: "ISD::Constant" })
            }
        } else if record.is_a("ComplexPattern") {
            let complex = *cx.complexes.get(record.index()).ok_or("an unknown complex operand")?;
            let ty = cx.try_get(record.def("Ty")).map(|t| cx.value_type(t));
            Tree { ty, ..Tree::leaf(Kind::Complex { name, complex }) }
        } else if record.is_a("CondCode") {
            let cond = *cx.cond_codes.get(record.index()).ok_or("an unknown condition")?;
            Tree::typed(Kind::CondCode(cond), ValueType::OTHER)
        } else if record.is_a("Register") {
            let reg = *cx.regs.get(record.index()).ok_or("an unknown register")?;
            Tree::typed(Kind::FixedReg(reg), ValueType::FLAG)
        } else if record.is_a("SDNode") {
            match cx.get(record.string("Opcode")) {
                "ISD::Constant" => {
                    Tree::leaf(Kind::Imm { name, range: None, codec: Codec::Plain, opcode: "ISD::Constant" })
                }
                "ISD::ConstantFP" => {
                    Tree::leaf(Kind::Imm { name, range: None, codec: Codec::Plain, opcode: "ISD::ConstantFP" })
                }
                "ISD::BasicBlock" => Tree::typed(Kind::Block { name }, ValueType::OTHER),
                _ => return self.node(record, Vec::new()),
            }
        } else if record.is_a("PatFrags") {
            return self.fragments(record, Vec::new(), name, depth + 1);
        } else if record.is_a("Operand") {
            return self.operand(record, name);
        } else if record.name() == "node" {
            Tree::leaf(Kind::Value { name, class: None })
        } else {
            return Err(format!("`{}` has no meaning in a pattern", record.name()));
        };
        Ok(vec![tree])
    }

    fn operand(&mut self, record: RecordRef<'a>, name: Option<&'a str>) -> Parsed<'a> {
        let cx = &mut *self.cx;
        let tag = operands::tag(cx.get(record.string("OperandType")));
        let ty = cx.try_get(record.def("Type")).map(|t| cx.value_type(t));
        match tag {
            Some(OperandTag::Imm) => {
                let (min, max, codec) = operands::numbers(cx, record);
                let kind = Kind::Imm { name, range: Some((min, max)), codec, opcode: "ISD::Constant" };
                Ok(vec![Tree { ty, ..Tree::leaf(kind) }])
            }
            Some(OperandTag::Label) => Ok(vec![Tree::typed(Kind::Block { name }, ValueType::OTHER)]),
            _ => Err(format!("operand `{}` cannot be matched; use a complex pattern", record.name())),
        }
    }
}

/// Gives the root of an expanded fragment the name of its use.
fn rename<'a>(tree: &mut Tree<'a>, new: Option<&'a str>) {
    if let Kind::Value { name, .. } | Kind::Imm { name, .. } | Kind::Complex { name, .. } | Kind::Block { name } =
        &mut tree.kind
        && new.is_some()
    {
        *name = new;
    }
}

fn combinations<'a>(arguments: Vec<Vec<Tree<'a>>>) -> Result<Vec<Vec<Tree<'a>>>, String> {
    let mut all = vec![Vec::new()];
    for choices in arguments {
        all = all
            .iter()
            .flat_map(|prefix: &Vec<Tree<'a>>| {
                choices.iter().map(move |choice| prefix.iter().chain([choice]).cloned().collect())
            })
            .collect();
        if all.len() > MAX_READINGS {
            return Err(format!("the pattern can be read in more than {MAX_READINGS} ways"));
        }
    }
    Ok(all)
}

/// Whether two types are equal on this machine.
pub(crate) fn same(cx: &Cx<'_>, a: ValueType, b: ValueType) -> bool {
    let plain = |ty| if ty == ValueType::POINTER { ValueType::int(cx.pointer_bits) } else { ty };
    plain(a) == plain(b)
}

/// A tree in pre-order.
#[derive(Clone, Debug)]
pub(crate) struct Flat<'a> {
    pub(crate) items: Vec<PatternItem>,
    pub(crate) slots: Vec<&'a str>,
}

impl Flat<'_> {
    /// The slot of a name, and its item.
    pub(crate) fn slot(&self, name: &str) -> Option<(Slot, PatternItem)> {
        let slot = Slot(self.slots.iter().position(|s| *s == name)? as u8);
        let item = self.items.iter().find(|item| match item {
            PatternItem::Value { slot: s, .. }
            | PatternItem::Imm { slot: s, .. }
            | PatternItem::Complex { slot: s, .. }
            | PatternItem::Block { slot: s } => *s == slot,
            _ => false,
        })?;
        Some((slot, *item))
    }
}

/// The items of an inferred tree; slots are numbered by first appearance.
pub(crate) fn flatten<'a>(tree: &Tree<'a>) -> Flat<'a> {
    let mut flat = Flat { items: Vec::new(), slots: Vec::new() };
    push(tree, &mut flat);
    flat
}

fn push<'a>(tree: &Tree<'a>, flat: &mut Flat<'a>) {
    let ty = tree.ty.unwrap_or(ValueType::UNTYPED);
    let mut slot = |name: &Option<&'a str>| {
        let name = name.unwrap_or("");
        let known = flat.slots.iter().position(|s| *s == name && !name.is_empty());
        Slot(known.unwrap_or_else(|| {
            flat.slots.push(name);
            flat.slots.len() - 1
        }) as u8)
    };
    let item = match &tree.kind {
        Kind::Node { node, .. } => PatternItem::Node { node: *node, ty, children: tree.children.len() as u8 },
        Kind::Value { name, class } => PatternItem::Value { slot: slot(name), ty, class: class.as_ref().map(|c| c.0) },
        Kind::Imm { name, range, codec, .. } => {
            // Constants are stored as signed numbers of their width.
            let (min, max) = range.unwrap_or(codec.range(u32::from(ty.elem_bits()).clamp(1, 64), true));
            PatternItem::Imm { slot: slot(name), ty, min, max, codec: *codec }
        }
        Kind::Complex { name, complex } => PatternItem::Complex { slot: slot(name), complex: *complex, ty },
        Kind::Int(value) => PatternItem::Int { value: *value, ty },
        Kind::CondCode(cond) => PatternItem::CondCode(*cond),
        Kind::Block { name } => PatternItem::Block { slot: slot(name) },
        Kind::FixedReg(reg) => PatternItem::FixedReg(*reg),
    };
    flat.items.push(item);
    for child in &tree.children {
        push(child, flat);
    }
}
