//! Transformations of schedules: each returns another program that computes the same, up to the rounding of sums.
//!
//! In: a program, the name of a node. Out: a program, or the condition that is not met; nothing is changed then.
//! Legality: splitting and fusing keep the order of all invocations. Everything else changes it, and is legal if in both
//! orders each element of the output is initialised at most once, then added to, then rectified at most once.
//! Not here: which transformation pays (see `emit`).

use super::Program;
use super::document::{Axis, Bytes, Document, Edge, Iteration, Name, Policy, Primitive, Role, Term};
use super::resolve::Operation;
use core::fmt;
use std::collections::HashSet;

/// Why a transformation is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TransformErrorKind {
    /// No iteration has this name.
    Node,
    /// The size does not divide the extent.
    Size,
    /// The children of the node are not of the kind that the transformation needs.
    Children,
    /// The iterations have different policies.
    Policy,
    /// A stride or an offset does not fit.
    Strides,
    /// A guard cannot be expressed in the new schedule.
    Guard,
    /// A primitive has no role for the axis.
    Role,
    /// The tensors are not those of a contraction.
    Tensors,
    /// The new order of accesses may give other values.
    Order,
    /// The new program breaks a rule.
    Rule,
}

/// A transformation that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TransformError {
    kind: TransformErrorKind,
    problem: String,
}

impl TransformError {
    fn new(kind: TransformErrorKind, problem: impl Into<String>) -> TransformError {
        TransformError { kind, problem: problem.into() }
    }

    /// Which condition is not met.
    pub fn kind(&self) -> &TransformErrorKind {
        &self.kind
    }
}

impl fmt::Display for TransformError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)
    }
}

impl core::error::Error for TransformError {}

type Result<T> = core::result::Result<T, TransformError>;

fn refuse<T>(kind: TransformErrorKind, problem: impl Into<String>) -> Result<T> {
    Err(TransformError::new(kind, problem))
}

impl Program {
    /// Divides an iteration into an outer one, which keeps its name, and an inner one of `inner` values. A condition on
    /// the node becomes one on both.
    ///
    /// # Errors
    /// `inner` does not divide the extent.
    pub fn split(&self, node: &str, inner: i64) -> Result<Program> {
        let mut document = self.document.clone();
        let at = iteration(&document, node)?;
        let axis = axis(&document, &document.iterations[at].axis).clone();
        if inner < 1 || axis.extent % inner != 0 {
            let problem = format!("{inner} does not divide the extent {} of axis `{}`", axis.extent, axis.name);
            return refuse(TransformErrorKind::Size, problem);
        }
        let outer_axis = Axis {
            name: unused_axis(&document, format!("{}0", axis.name)),
            extent: axis.extent / inner,
            strides: axis.strides.iter().map(|(name, of)| (name.clone(), scaled(*of, inner))).collect(),
            offsets: axis.offsets.clone(),
        };
        let inner_axis = Axis {
            name: unused_axis(&document, format!("{}1", axis.name)),
            extent: inner,
            strides: axis.strides,
            offsets: Bytes::new(),
        };
        let inner_node = unused_node(&document, format!("{node}1"));
        for guard in guards(&mut document) {
            let terms = guard.iter().filter(|term| term.node.as_str() == node);
            let more: Vec<Term> = terms.map(|term| Term { node: inner_node.clone(), ..term.clone() }).collect();
            guard.extend(more);
        }
        let outer = &mut document.iterations[at];
        outer.axis = outer_axis.name.clone();
        let children = core::mem::replace(&mut outer.children, vec![inner_node.clone()]);
        let new = Iteration {
            name: inner_node,
            axis: inner_axis.name.clone(),
            policy: outer.policy,
            children,
            guard: Vec::new(),
            metadata: outer.metadata.clone(),
        };
        document.iterations.insert(at + 1, new);
        document.axes.extend([outer_axis, inner_axis]);
        checked(document)
    }

    /// Fuses an iteration and its only child, an iteration, into one, which keeps the name of the outer one.
    ///
    /// # Errors
    /// The child is not the only one or no iteration, the policies differ, the stride of the outer axis is not the extent
    /// of the inner one times its stride, or a guard has a condition on one of them alone.
    pub fn fuse(&self, node: &str) -> Result<Program> {
        let mut document = self.document.clone();
        let (at, inner_at) = nest(&document, node)?;
        let (outer, inner) = (document.iterations[at].clone(), document.iterations[inner_at].clone());
        if outer.policy != inner.policy {
            let problem =
                format!("`{node}` is {}, but `{}` is {}", outer.policy.name(), inner.name, inner.policy.name());
            return refuse(TransformErrorKind::Policy, problem);
        }
        let (outer_axis, inner_axis) = (axis(&document, &outer.axis).clone(), axis(&document, &inner.axis).clone());
        let mut fused = Axis {
            name: unused_axis(&document, format!("{}_{}", outer_axis.name, inner_axis.name)),
            extent: outer_axis.extent.checked_mul(inner_axis.extent).unwrap_or(0),
            strides: Bytes::new(),
            offsets: outer_axis.offsets.clone(),
        };
        for tensor in &document.tensors {
            let stride = |axis: &Axis| axis.strides.get(&tensor.name).copied().unwrap_or(0);
            let (outer, inner) = (stride(&outer_axis), stride(&inner_axis));
            let is_adjacent = inner.checked_mul(inner_axis.extent) == Some(outer);
            let stride = match (outer_axis.extent, inner_axis.extent) {
                _ if is_adjacent => inner,
                (1, _) => inner,
                (_, 1) => outer,
                _ => {
                    let problem = format!(
                        "the stride of axis `{}` on tensor `{}` is {outer}, but must be {} times {inner}, the stride of \
                         axis `{}`",
                        outer_axis.name, tensor.name, inner_axis.extent, inner_axis.name
                    );
                    return refuse(TransformErrorKind::Strides, problem);
                }
            };
            if stride != 0 {
                fused.strides.insert(tensor.name.clone(), stride);
            }
            let offset = inner_axis.offsets.get(&tensor.name).copied().unwrap_or(0);
            let sum = fused.offsets.entry(tensor.name.clone()).or_insert(0);
            *sum = sum.saturating_add(offset);
        }
        fused.offsets.retain(|_, offset| *offset != 0);
        let sizes = [outer_axis.extent, inner_axis.extent];
        for guard in guards(&mut document) {
            let has = |edge, name: &Name| guard.iter().any(|term| term.edge == edge && term.node == *name);
            let pairs = [Edge::First, Edge::Last].map(|edge| (edge, has(edge, &outer.name), has(edge, &inner.name)));
            guard.retain(|term| term.node != outer.name && term.node != inner.name);
            for (edge, of_outer, of_inner) in pairs {
                // A condition on an iteration of one value always holds.
                let holds = [of_outer || sizes[0] == 1, of_inner || sizes[1] == 1];
                if !(of_outer || of_inner) {
                    continue;
                }
                if holds != [true, true] {
                    let problem = format!(
                        "a guard has `{}` of one of `{node}` and `{}`, but not of the other one",
                        edge.name(),
                        inner.name
                    );
                    return refuse(TransformErrorKind::Guard, problem);
                }
                guard.push(Term { edge, node: outer.name.clone() });
            }
        }
        let guard = document.iterations[inner_at].guard.clone();
        let of = &mut document.iterations[at];
        // The guard of the inner iteration names neither of them, or was a condition on the outer one.
        if guard.iter().any(|term| term.node == of.name) {
            let problem = format!("the guard of `{}` names `{node}`", inner.name);
            return refuse(TransformErrorKind::Guard, problem);
        }
        of.guard.extend(guard);
        of.axis = fused.name.clone();
        of.children = inner.children;
        document.iterations.remove(inner_at);
        document.axes.push(fused);
        checked(document)
    }

    /// Exchanges an iteration and its only child, an iteration.
    ///
    /// # Errors
    /// The child is not the only one or no iteration, its guard names the outer one, or the order of accesses to an element
    /// of the output would change.
    pub fn interchange(&self, node: &str) -> Result<Program> {
        let mut document = self.document.clone();
        let (at, inner_at) = nest(&document, node)?;
        let inner = document.iterations[inner_at].clone();
        if inner.guard.iter().any(|term| term.node.as_str() == node) {
            return refuse(TransformErrorKind::Guard, format!("the guard of `{}` names `{node}`", inner.name));
        }
        let outer = &mut document.iterations[at];
        let outer_name = outer.name.clone();
        outer.children = inner.children;
        let guard = core::mem::take(&mut outer.guard);
        replace(&mut document, &outer_name, core::slice::from_ref(&inner.name), at);
        let inner = &mut document.iterations[inner_at];
        inner.children = vec![outer_name];
        inner.guard.extend(guard);
        document.iterations.swap(at, inner_at);
        self.reordered(document)
    }

    /// Removes an iteration whose children are invocations: its axis gets a role in their primitives.
    ///
    /// A sum becomes part of a contraction; its siblings run once, before or after it.
    ///
    /// # Errors
    /// A child is no invocation, the axis has an offset, a contraction has no role for it (an axis of all tensors), or the
    /// order of accesses to an element of the output would change.
    pub fn promote(&self, node: &str) -> Result<Program> {
        let mut document = self.document.clone();
        let at = iteration(&document, node)?;
        let iteration = document.iterations[at].clone();
        let axis = axis(&document, &iteration.axis).clone();
        if axis.offsets.values().any(|offset| *offset != 0) {
            let problem = format!("axis `{}` has an offset, but no role has one", axis.name);
            return refuse(TransformErrorKind::Strides, problem);
        }
        let mut children = Vec::new();
        for child in &iteration.children {
            let Some(at) = document.invocations.iter().position(|of| of.name == *child) else {
                return refuse(TransformErrorKind::Children, format!("child `{child}` of `{node}` is no invocation"));
            };
            children.push(at);
        }
        let operation = |at: usize| match &self.resolved.nodes[self.document.iterations.len() + at].kind {
            super::NodeKind::Invoke(invoke) => invoke.operation,
            super::NodeKind::Loop(_) => unreachable!("invocations follow the iterations"),
        };
        let product = children.iter().position(|&at| operation(at) == Operation::Contraction);
        let strides = self.document.tensors.iter().map(|tensor| axis.strides.get(&tensor.name).copied().unwrap_or(0));
        let strides: Vec<i64> = strides.collect();
        let role = match (product, strides.as_slice()) {
            (None, _) => None,
            (Some(_), [_, _, 0]) => Some("K"),
            (Some(_), [_, 0, _]) => Some("M"),
            (Some(_), [0, _, _]) => Some("N"),
            _ => {
                let problem =
                    format!("axis `{}` has a stride on all tensors: a contraction has no role for it", axis.name);
                return refuse(TransformErrorKind::Role, problem);
            }
        };
        for (number, &at) in children.iter().enumerate() {
            let invocation = &mut document.invocations[at];
            let names_node = |term: &Term| term.node.as_str() == node;
            let is_product = Some(number) == product;
            if role == Some("K") && !is_product {
                // It runs once: in the first iteration before the product, or in the last one after it.
                let edge = if Some(number) < product { Edge::First } else { Edge::Last };
                let of_node: Vec<&Term> = invocation.guard.iter().filter(|term| names_node(term)).collect();
                if axis.extent > 1 && !(of_node.len() == 1 && of_node[0].edge == edge) {
                    let problem =
                        format!("`{}` must run in the {} iteration of `{node}`", invocation.name, edge.name());
                    return refuse(TransformErrorKind::Guard, problem);
                }
                invocation.guard.retain(|term| !names_node(term));
            } else {
                if axis.extent > 1 && invocation.guard.iter().any(names_node) {
                    let problem = format!("the guard of `{}` names `{node}`", invocation.name);
                    return refuse(TransformErrorKind::Guard, problem);
                }
                invocation.guard.retain(|term| !names_node(term));
                let primitive = own_primitive(&mut document, at);
                let has = |name: &str| primitive.roles.iter().any(|of| of.name.as_str() == name && !of.axes.is_empty());
                let role = role.unwrap_or(if has("M") && !has("N") { "N" } else { "M" });
                add_to_role(primitive, role, &axis.name);
            }
            document.invocations[at].guard.extend(iteration.guard.iter().cloned());
        }
        replace(&mut document, &iteration.name, &iteration.children, at);
        document.iterations.remove(at);
        self.reordered(document)
    }

    /// Sets how an iteration may be executed.
    ///
    /// # Errors
    /// Parallel iterations would access the same elements of the output, or too many accesses are to be compared.
    pub fn set_policy(&self, node: &str, policy: Policy) -> Result<Program> {
        let mut document = self.document.clone();
        let at = iteration(&document, node)?;
        document.iterations[at].policy = policy;
        let program = checked(document)?;
        if policy == Policy::Parallel && !program.order.is_complete {
            let problem = format!("`{node}` has too many accesses to prove that its iterations are independent");
            return refuse(TransformErrorKind::Order, problem);
        }
        Ok(program)
    }

    /// Exchanges the inputs of all contractions, and the roles M and N. The first two tensors, and with them the first two
    /// slices of a call, change their places.
    ///
    /// # Errors
    /// There are not two inputs, or an invocation reads the first one alone.
    pub fn swap_operands(&self) -> Result<Program> {
        let mut document = self.document.clone();
        if document.tensors.len() != 3 {
            return refuse(TransformErrorKind::Tensors, "a program without two inputs has no operands to exchange");
        }
        let mut operations = self.resolved.sites.iter().map(|site| site.invoke(&self.resolved.nodes).operation);
        if operations.any(|operation| matches!(operation, Operation::Copy | Operation::Relu)) {
            return refuse(TransformErrorKind::Tensors, "an invocation reads the first input alone");
        }
        document.tensors.swap(0, 1);
        for primitive in &mut document.primitives {
            for role in &mut primitive.roles {
                match role.name.as_str() {
                    "M" => role.name = "N".into(),
                    "N" => role.name = "M".into(),
                    _ => {}
                }
            }
            // Roles are listed in their usual order.
            primitive.roles.sort_by_key(|role| ["M", "N", "K"].iter().position(|name| *name == role.name.as_str()));
        }
        checked(document)
    }

    /// A program with another order of accesses.
    fn reordered(&self, document: Document) -> Result<Program> {
        let program = checked(document)?;
        if self.order.is_canonical() && program.order.is_canonical() {
            return Ok(program);
        }
        refuse(TransformErrorKind::Order, "the order of accesses to an element of the output may matter")
    }
}

fn checked(document: Document) -> Result<Program> {
    Program::new(document).map_err(|report| {
        let first = report.diagnostics().errors().next().map_or(String::new(), |of| of.message.clone());
        TransformError::new(TransformErrorKind::Rule, first)
    })
}

/// The stride of an outer axis. Only that of an axis of one value, which is never added, may be too long.
fn scaled(stride: i64, inner: i64) -> i64 {
    stride.checked_mul(inner).unwrap_or(i64::MAX / 8 * 8)
}

fn iteration(document: &Document, node: &str) -> Result<usize> {
    let found = document.iterations.iter().position(|of| of.name.as_str() == node);
    found.ok_or_else(|| TransformError::new(TransformErrorKind::Node, format!("there is no iteration `{node}`")))
}

/// An iteration and its only child, an iteration.
fn nest(document: &Document, node: &str) -> Result<(usize, usize)> {
    let at = iteration(document, node)?;
    let [child] = document.iterations[at].children.as_slice() else {
        let problem = format!("`{node}` has {} children, but must have one", document.iterations[at].children.len());
        return refuse(TransformErrorKind::Children, problem);
    };
    match document.iterations.iter().position(|of| of.name == *child) {
        Some(inner) => Ok((at, inner)),
        None => refuse(TransformErrorKind::Children, format!("child `{child}` of `{node}` is no iteration")),
    }
}

fn axis<'d>(document: &'d Document, name: &Name) -> &'d Axis {
    document.axes.iter().find(|axis| axis.name == *name).expect("a checked program declares its axes")
}

fn guards(document: &mut Document) -> impl Iterator<Item = &mut Vec<Term>> {
    let iterations = document.iterations.iter_mut().map(|of| &mut of.guard);
    iterations.chain(document.invocations.iter_mut().map(|of| &mut of.guard))
}

/// The name, with a number if it is in use.
fn unused(used: &HashSet<&str>, name: String) -> Name {
    let numbered = (1..).map(|number| format!("{name}_{number}"));
    let mut names = core::iter::once(name.clone()).chain(numbered);
    names.find(|name| !used.contains(name.as_str())).unwrap_or(name).into()
}

fn unused_axis(document: &Document, name: String) -> Name {
    unused(&document.axes.iter().map(|of| of.name.as_str()).collect(), name)
}

fn unused_node(document: &Document, name: String) -> Name {
    let iterations = document.iterations.iter().map(|of| of.name.as_str());
    unused(&iterations.chain(document.invocations.iter().map(|of| of.name.as_str())).collect(), name)
}

/// Replaces a node among roots and children by others; not among the children of iteration `except`.
fn replace(document: &mut Document, name: &Name, others: &[Name], except: usize) {
    let lists = document.iterations.iter_mut().enumerate().filter(|(at, _)| *at != except);
    let lists = lists.map(|(_, of)| &mut of.children).chain([&mut document.roots]);
    for list in lists {
        if let Some(at) = list.iter().position(|of| of == name) {
            list.splice(at..=at, others.iter().cloned());
        }
    }
}

/// The primitive of an invocation, which no other one uses.
fn own_primitive(document: &mut Document, invocation: usize) -> &mut Primitive {
    let name = document.invocations[invocation].primitive.clone();
    let at = document.primitives.iter().position(|of| of.name == name).expect("a checked program declares it");
    if document.invocations.iter().filter(|of| of.primitive == name).count() == 1 {
        return &mut document.primitives[at];
    }
    let used = document.primitives.iter().map(|of| of.name.as_str()).collect();
    let new = Primitive { name: unused(&used, name.as_str().to_owned()), ..document.primitives[at].clone() };
    document.invocations[invocation].primitive = new.name.clone();
    document.primitives.push(new);
    document.primitives.last_mut().expect("it was added")
}

/// Adds an axis outside those of a role.
fn add_to_role(primitive: &mut Primitive, name: &str, axis: &Name) {
    match primitive.roles.iter_mut().find(|role| role.name.as_str() == name) {
        Some(Role { axes, .. }) => axes.insert(0, axis.clone()),
        None => unreachable!("a checked primitive lists its roles"),
    }
}
