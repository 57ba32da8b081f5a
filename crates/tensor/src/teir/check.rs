//! The rules about names, declarations and the shape of the schedule.
//!
//! In: a document. Out: every violation, with its position, and the resolved schedule if there is none.
//! Not here: what the schedule does to the elements of tensors (see `effects`).

use super::MAX_DEPTH;
use super::document::{Bytes, Document, Edge, Elem, Metadata, Name, Term, Value};
use super::effects::{self, Order};
use super::parse::MAX_ERRORS;
use super::resolve::{Invoke, Loop, Node, NodeKind, OUT, Operation, Resolved, Step};
use kernelsmith_diag::{Diagnostic, Diagnostics, Span, closest};
use std::collections::HashMap;

const ROLES: [&str; 3] = ["M", "N", "K"];
const OPERATIONS: [&str; 4] = ["Zero", "Copy", "ReLU", "Contraction"];
const TENSORS: [&str; 3] = ["in0", "in1", "out"];

/// Checks all rules.
pub(super) fn check(document: &Document, diagnostics: &mut Diagnostics) -> Option<(Resolved, Order)> {
    let mut checker =
        Checker { document, diagnostics, positions: Vec::new(), of_tensors: Index::new(), elem: Elem::F32 };
    checker.tensors();
    let axes = checker.index("axis", document.axes.iter().map(|axis| &axis.name));
    let primitives = checker.index("primitive", document.primitives.iter().map(|of| &of.name));
    checker.axes();
    checker.primitives(&axes);
    checker.schedule(&axes, &primitives);
    if checker.diagnostics.has_errors() {
        return None;
    }
    let mut resolved = checker.resolve(&axes, &primitives);
    let order = effects::check(document, &mut resolved, diagnostics)?;
    (!diagnostics.has_errors()).then_some((resolved, order))
}

type Index<'d> = HashMap<&'d str, usize>;

struct Checker<'d, 'r> {
    document: &'d Document,
    diagnostics: &'r mut Diagnostics,
    /// The role of each tensor of the document: 0, 1 or 2.
    positions: Vec<usize>,
    of_tensors: Index<'d>,
    elem: Elem,
}

/// Maximum number of names among which the nearest one is sought.
const MAX_KNOWN: usize = 1000;

impl<'d> Checker<'d, '_> {
    fn error(&mut self, code: &'static str, name: &Name, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(message).code(code).at(name.span));
    }

    fn is_full(&self) -> bool {
        self.diagnostics.n_errors() > MAX_ERRORS
    }

    /// The position of each name; reports those that are declared twice.
    fn index(&mut self, what: &str, names: impl Iterator<Item = &'d Name>) -> Index<'d> {
        let mut index: HashMap<&str, (usize, Span)> = HashMap::new();
        for (at, name) in names.enumerate() {
            if let Some((_, first)) = index.get(name.as_str()) {
                let diagnostic = Diagnostic::error(format!("{what} `{name}` is declared twice")).code("TE0301");
                self.diagnostics.push(diagnostic.at(name.span).label(*first, "first here"));
            } else {
                index.insert(name.as_str(), (at, name.span));
            }
        }
        index.into_iter().map(|(name, (at, _))| (name, at)).collect()
    }

    /// Reports a name that does not exist.
    fn unknown(&mut self, code: &'static str, name: &Name, message: String, known: &[&Name]) {
        let mut diagnostic = Diagnostic::error(message).code(code).at(name.span);
        if let Some(word) = closest(name.as_str(), known.iter().take(MAX_KNOWN).map(|name| name.as_str())) {
            diagnostic = diagnostic.help(format!("did you mean `{word}`?"));
        }
        self.diagnostics.push(diagnostic);
    }

    fn tensors(&mut self) {
        let document = self.document;
        let tensors = &document.tensors;
        self.of_tensors = self.index("tensor", tensors.iter().map(|tensor| &tensor.name));
        self.positions = match tensors.len() {
            1 => vec![OUT],
            2 => vec![0, OUT],
            _ => (0..tensors.len()).map(|at| at.min(OUT)).collect(),
        };
        if tensors.len() > 3 {
            let message = format!("there are {} tensors, but at most 3: two inputs and the output", tensors.len());
            self.error("TE0302", &tensors[3].name, message);
        }
        let n_nodes = document.iterations.len() + document.invocations.len();
        if tensors.is_empty() && n_nodes > 0 {
            let name = document.name.clone().unwrap_or_default();
            self.error("TE0302", &name, "there is no tensor, but the last one is the output of the schedule");
        }
        if let Some(out) = tensors.last() {
            self.elem = out.elem;
            for tensor in tensors.iter().filter(|tensor| tensor.elem != out.elem) {
                let (elem, other) = (tensor.elem.name(), out.elem.name());
                let message =
                    format!("tensor `{}` is of {elem}, but the output `{}` of {other}", tensor.name, out.name);
                self.error("TE0304", &tensor.name, message);
            }
        }
        let is_out = |at: &usize| tensors[*at].name.as_str() == "out";
        for at in (0..tensors.len().saturating_sub(1)).filter(is_out) {
            self.error("TE0303", &tensors[at].name, "tensor `out` is not the last one, which is the output");
        }
    }

    fn axes(&mut self) {
        for axis in &self.document.axes {
            if axis.extent < 1 {
                let message =
                    format!("axis `{}` has an extent of {}, but must have at least 1", axis.name, axis.extent);
                self.error("TE0307", &axis.name, message);
            }
            self.bytes(&axis.name, "stride", &axis.strides);
            self.bytes(&axis.name, "offset", &axis.offsets);
        }
    }

    fn bytes(&mut self, axis: &Name, what: &str, bytes: &Bytes) {
        for (tensor, &value) in bytes {
            let of_tensor =
                self.of_tensors.get(tensor.as_str()).map_or(self.elem, |&at| self.document.tensors[at].elem);
            let width = of_tensor.bytes();
            if !self.of_tensors.contains_key(tensor.as_str()) {
                let known: Vec<&Name> = self.document.tensors.iter().map(|of| &of.name).collect();
                let message = format!("axis `{axis}` has a {what} on tensor `{tensor}`, which is not declared");
                self.unknown("TE0306", tensor, message, &known);
            } else if what == "stride" && value < 0 {
                let message = format!("axis `{axis}` has a stride of {value} on tensor `{tensor}`, which is negative");
                self.error("TE0308", tensor, message);
            } else if value % width != 0 {
                let message = format!(
                    "axis `{axis}` has {} {what} of {value} bytes on tensor `{tensor}`, which is no multiple of the \
                     {width} bytes of an element",
                    if what == "offset" { "an" } else { "a" }
                );
                self.error("TE0314", tensor, message);
            }
        }
    }

    fn primitives(&mut self, axes: &Index<'_>) {
        for primitive in &self.document.primitives {
            if self.is_full() {
                return;
            }
            let (name, operation) = (&primitive.name, &primitive.operation);
            let is_contraction = operation.as_str() == "Contraction";
            self.metadata(name, &primitive.metadata);
            for role in &primitive.roles {
                for axis in &role.axes {
                    match axes.get(axis.as_str()) {
                        Some(&at) => self.role_axis(name, &role.name, axis, at, is_contraction),
                        None => {
                            let known: Vec<&Name> = self.document.axes.iter().map(|of| &of.name).collect();
                            let message = format!("role {} of primitive `{name}` has no axis `{axis}`", role.name);
                            self.unknown("TE0311", axis, message, &known);
                        }
                    }
                }
            }
            let mut listed: HashMap<&str, Span> = HashMap::new();
            for axis in primitive.roles.iter().flat_map(|role| &role.axes) {
                if let Some(first) = listed.insert(axis.as_str(), axis.span) {
                    let message = format!("primitive `{name}` lists axis `{axis}` twice");
                    let diagnostic = Diagnostic::error(message).code("TE0312").at(axis.span);
                    self.diagnostics.push(diagnostic.label(first, "first here"));
                }
            }
            if !OPERATIONS.contains(&operation.as_str()) {
                let known = OPERATIONS.map(Name::from);
                let message = format!("primitive `{name}` has the unknown operation `{operation}`");
                self.unknown("TE0309", operation, message, &known.each_ref());
                continue;
            }
            let wanted = &ROLES[..if is_contraction { 3 } else { 2 }];
            for role in primitive.roles.iter().filter(|role| !wanted.contains(&role.name.as_str())) {
                let message = format!("operation {operation} has no role {}, only {}", role.name, wanted.join(", "));
                self.error("TE0310", &role.name, message);
            }
            for role in wanted.iter().filter(|role| !primitive.roles.iter().any(|of| of.name.as_str() == **role)) {
                let message = format!("primitive `{name}` lacks role {role}; a role without axes is `{role}: []`");
                self.error("TE0310", name, message);
            }
            let needed = match operation.as_str() {
                "Zero" | "ReLU" => 1,
                "Copy" => 2,
                _ => 3,
            };
            let n = self.document.tensors.len();
            if n < needed {
                let message =
                    format!("primitive `{name}` is a {operation}, which needs {needed} tensors, but there are {n}");
                self.error("TE0305", name, message);
            }
        }
    }

    fn metadata(&mut self, primitive: &Name, metadata: &Metadata) {
        for (key, value) in metadata {
            let word = if let Value::Text(text) = value { Elem::of_name(text) } else { None };
            if key.as_str() != "data_type" {
                let message = format!("primitive `{primitive}` has metadata `{key}`, but only `data_type` is known");
                self.error("TE0316", key, message);
            } else if word.is_none() {
                let message = format!("`data_type` of primitive `{primitive}` is {value}, but must be f32 or f64");
                self.error("TE0316", key, message);
            } else if word != Some(self.elem) && !self.document.tensors.is_empty() {
                let elem = self.elem.name();
                let message = format!("primitive `{primitive}` computes with {value}, but the tensors are of {elem}");
                self.error("TE0304", key, message);
            }
        }
    }

    fn role_axis(&mut self, primitive: &Name, role: &Name, name: &Name, at: usize, is_contraction: bool) {
        let axis = &self.document.axes[at];
        for (tensor, offset) in axis.offsets.iter().filter(|(_, offset)| **offset != 0) {
            let message = format!(
                "axis `{name}` is in role {role} of primitive `{primitive}`, but has an offset of {offset} on tensor \
                 `{tensor}`; only iterations add offsets"
            );
            self.error("TE0313", name, message);
        }
        let Some(absent) = ROLES.iter().position(|of| *of == role.as_str()).map(|role| [1, 0, OUT][role]) else {
            return;
        };
        if !is_contraction {
            return;
        }
        for (tensor, position) in self.document.tensors.iter().zip(self.positions.clone()) {
            let stride = axis.strides.get(&tensor.name).copied().unwrap_or(0);
            if position == absent && stride != 0 {
                let message = format!(
                    "axis `{name}` is in role {role} of the contraction `{primitive}`, but has a stride of {stride} on \
                     `{}`; {} lacks axes of role {role}",
                    tensor.name, TENSORS[absent]
                );
                self.error("TE0315", name, message);
            }
        }
    }

    fn schedule(&mut self, axes: &Index<'_>, primitives: &Index<'_>) {
        let document = self.document;
        let (iterations, invocations) = (&document.iterations, &document.invocations);
        let names: Vec<&Name> =
            iterations.iter().map(|of| &of.name).chain(invocations.iter().map(|of| &of.name)).collect();
        let of_iterations = self.index("iteration", iterations.iter().map(|of| &of.name));
        let of_invocations = self.index("invocation", invocations.iter().map(|of| &of.name));
        for node in invocations.iter().filter(|node| of_iterations.contains_key(node.name.as_str())) {
            let message = format!("`{}` names an iteration and an invocation", node.name);
            self.error("TE0401", &node.name, message);
        }
        let node = |name: &Name| -> Option<usize> {
            let invocation = || of_invocations.get(name.as_str()).map(|at| iterations.len() + at);
            of_iterations.get(name.as_str()).copied().or_else(invocation)
        };
        if document.roots.is_empty() && !names.is_empty() {
            self.error("TE0402", names[0], "the schedule has nodes, but no roots");
        }
        let mut roots: Vec<Option<Span>> = vec![None; names.len()];
        for root in &document.roots {
            let Some(at) = node(root) else {
                self.unknown("TE0403", root, format!("there is no node `{root}`"), &names);
                continue;
            };
            if let Some(first) = roots[at].replace(root.span) {
                let diagnostic = Diagnostic::error(format!("node `{root}` is listed twice as a root")).code("TE0405");
                self.diagnostics.push(diagnostic.at(root.span).label(first, "first here"));
            }
        }
        let mut parents: Vec<Option<Span>> = vec![None; names.len()];
        for iteration in iterations {
            if self.is_full() {
                return;
            }
            if iteration.children.is_empty() {
                let message = format!("iteration `{}` has no children", iteration.name);
                self.error("TE0408", &iteration.name, message);
            }
            for child in &iteration.children {
                let Some(at) = node(child) else {
                    let message = format!("there is no node `{child}`, a child of iteration `{}`", iteration.name);
                    self.unknown("TE0404", child, message, &names);
                    continue;
                };
                if let Some(first) = parents[at] {
                    let diagnostic = Diagnostic::error(format!("node `{child}` is a child twice")).code("TE0407");
                    self.diagnostics.push(diagnostic.at(child.span).label(first, "first here"));
                } else {
                    parents[at] = Some(child.span);
                }
            }
            if !axes.contains_key(iteration.axis.as_str()) {
                let known: Vec<&Name> = document.axes.iter().map(|of| &of.name).collect();
                let message = format!("iteration `{}` has no axis `{}`", iteration.name, iteration.axis);
                self.unknown("TE0411", &iteration.axis, message, &known);
            }
        }
        for invocation in invocations {
            if !primitives.contains_key(invocation.primitive.as_str()) {
                let known: Vec<&Name> = document.primitives.iter().map(|of| &of.name).collect();
                let message = format!("invocation `{}` has no primitive `{}`", invocation.name, invocation.primitive);
                self.unknown("TE0412", &invocation.primitive, message, &known);
            }
        }
        for at in 0..names.len() {
            if let (Some(root), Some(child)) = (roots[at], parents[at]) {
                let message = format!("node `{}` is a root, but also a child", names[at]);
                let diagnostic = Diagnostic::error(message).code("TE0406").at(root);
                self.diagnostics.push(diagnostic.label(child, "a child here"));
            }
        }
        self.walk(axes, &node, &names, &parents);
    }

    /// Rules about paths: reachability, guards, axes. Every node is visited once.
    fn walk(
        &mut self,
        axes: &Index<'_>,
        node: &dyn Fn(&Name) -> Option<usize>,
        names: &[&'d Name],
        parents: &[Option<Span>],
    ) {
        let document = self.document;
        let n_loops = document.iterations.len();
        let out = document.tensors.last().map(|tensor| &tensor.name);
        // The path to a node, by node and by axis.
        let mut path: Vec<usize> = Vec::new();
        let mut is_on_path = vec![false; names.len()];
        let mut open_axes: HashMap<&str, Span> = HashMap::new();
        let mut is_visited = vec![false; names.len()];
        let mut is_too_deep = false;
        enum Event {
            Enter(usize),
            Leave,
        }
        let mut stack: Vec<Event> = document.roots.iter().rev().filter_map(node).map(Event::Enter).collect();
        while let Some(event) = stack.pop() {
            let at = match event {
                Event::Enter(at) => at,
                Event::Leave => {
                    let at = path.pop().unwrap_or(0);
                    is_on_path[at] = false;
                    let axis = &document.iterations[at].axis;
                    // An axis that was open before stays open: its second iteration was reported.
                    if !path.iter().any(|&other| document.iterations[other].axis == *axis) {
                        open_axes.remove(axis.as_str());
                    }
                    continue;
                }
            };
            if is_visited[at] || self.is_full() {
                continue;
            }
            is_visited[at] = true;
            let guard = match at.checked_sub(n_loops) {
                None => &document.iterations[at].guard,
                Some(at) => &document.invocations[at].guard,
            };
            self.guard(names[at], at, guard, node, &is_on_path, n_loops);
            if at >= n_loops {
                continue;
            }
            let iteration = &document.iterations[at];
            if path.len() == MAX_DEPTH && !is_too_deep {
                let message =
                    format!("iteration `{}` is inside {MAX_DEPTH} others, which is the limit", iteration.name);
                self.error("TE0419", &iteration.name, message);
                is_too_deep = true;
            }
            if is_too_deep && path.len() >= MAX_DEPTH {
                // Nodes below are not reported as unreachable.
                let mut below = vec![at];
                while let Some(at) = below.pop() {
                    is_visited[at] = true;
                    if at < n_loops {
                        let children = document.iterations[at].children.iter().filter_map(node);
                        below.extend(children.filter(|&child| !is_visited[child]));
                    }
                }
                continue;
            }
            if let Some(first) = open_axes.get(iteration.axis.as_str()) {
                let message = format!(
                    "iteration `{}` repeats axis `{}` of an iteration around it, whose strides would be added twice",
                    iteration.name, iteration.axis
                );
                let diagnostic = Diagnostic::error(message).code("TE0417").at(iteration.axis.span);
                self.diagnostics.push(diagnostic.label(*first, "first here"));
            } else {
                open_axes.insert(iteration.axis.as_str(), iteration.axis.span);
            }
            if iteration.policy == super::Policy::Parallel
                && let (Some(out), Some(&axis)) = (out, axes.get(iteration.axis.as_str()))
                && document.axes[axis].strides.get(out).copied().unwrap_or(0) == 0
            {
                let message = format!(
                    "iteration `{}` is parallel, but its axis `{}` has no stride on the output `{out}`: all iterations \
                     write the same elements",
                    iteration.name, iteration.axis
                );
                self.error("TE0418", &iteration.name, message);
            }
            path.push(at);
            is_on_path[at] = true;
            stack.push(Event::Leave);
            stack.extend(iteration.children.iter().rev().filter_map(node).map(Event::Enter));
        }
        for at in (0..names.len()).filter(|&at| !is_visited[at]) {
            let is_child = parents[at].is_some();
            let is_in_cycle = at < n_loops && self.reaches(at, at, node);
            let (code, problem) = match (is_in_cycle, is_child) {
                (true, _) => ("TE0410", "is below itself"),
                (_, true) => ("TE0409", "cannot be reached from a root"),
                _ => ("TE0409", "is neither a root nor a child"),
            };
            self.error(code, names[at], format!("node `{}` {problem}", names[at]));
            if self.is_full() {
                return;
            }
        }
    }

    /// Whether a node is below an iteration.
    fn reaches(&self, from: usize, to: usize, node: &dyn Fn(&Name) -> Option<usize>) -> bool {
        let iterations = &self.document.iterations;
        let mut seen = vec![false; iterations.len() + self.document.invocations.len()];
        let mut stack = vec![from];
        while let Some(at) = stack.pop() {
            let children = iterations.get(at).map_or(&[][..], |of| &of.children);
            for child in children.iter().filter_map(node) {
                if child == to {
                    return true;
                }
                if !std::mem::replace(&mut seen[child], true) {
                    stack.push(child);
                }
            }
        }
        false
    }

    fn guard(
        &mut self,
        name: &Name,
        at: usize,
        guard: &[Term],
        node: &dyn Fn(&Name) -> Option<usize>,
        is_on_path: &[bool],
        n_loops: usize,
    ) {
        for Term { edge, node: other } in guard {
            let (code, problem) = match node(other) {
                Some(other) if other == at => ("TE0413", "names the node itself"),
                Some(other) if other >= n_loops => ("TE0415", "names an invocation"),
                Some(other) if !is_on_path[other] => ("TE0414", "names an iteration that is not around the node"),
                Some(_) => continue,
                None => ("TE0416", "names no node"),
            };
            let edge = edge.name();
            self.error(code, other, format!("`{edge}(@{other})` of node `{name}` {problem}"));
        }
    }

    /// The schedule of a document without mistakes. Numbers beyond the range of addresses saturate; `effects` reports
    /// them.
    fn resolve(&self, axes: &Index<'_>, primitives: &Index<'_>) -> Resolved {
        let document = self.document;
        let width = self.elem.bytes();
        let n_loops = document.iterations.len();
        let on_tensors = |bytes: &Bytes| {
            let mut values = [0i64; 3];
            for (tensor, position) in document.tensors.iter().zip(&self.positions) {
                values[*position] = bytes.get(&tensor.name).copied().unwrap_or(0) / width;
            }
            values
        };
        let step = |name: &Name| {
            let axis = &document.axes[axes[name.as_str()]];
            let size = usize::try_from(axis.extent).unwrap_or(usize::MAX);
            Step { size, strides: on_tensors(&axis.strides).map(|of| usize::try_from(of).unwrap_or(usize::MAX)) }
        };
        let index: HashMap<&str, usize> = document
            .iterations
            .iter()
            .map(|of| &of.name)
            .chain(document.invocations.iter().map(|of| &of.name))
            .enumerate()
            .map(|(at, name)| (name.as_str(), at))
            .collect();
        // Terms that are repeated would be evaluated again and again.
        let guard = |terms: &[Term]| -> Vec<(Edge, usize)> {
            let mut guard: Vec<_> = terms.iter().map(|of| (of.edge, index[of.node.as_str()])).collect();
            guard.sort_unstable_by_key(|(edge, node)| (*node, *edge as u8));
            guard.dedup();
            guard
        };
        let nodes = |names: &[Name]| names.iter().map(|name| index[name.as_str()]).collect();
        let mut resolved = Resolved {
            elem: self.elem,
            n_tensors: document.tensors.len(),
            roots: nodes(&document.roots),
            nodes: Vec::with_capacity(index.len()),
            sites: Vec::new(),
            elements: [0; 3],
        };
        for of in &document.iterations {
            let axis = &document.axes[axes[of.axis.as_str()]];
            let kind = NodeKind::Loop(Loop {
                step: step(&of.axis),
                offsets: on_tensors(&axis.offsets).map(|of| isize::try_from(of).unwrap_or(isize::MAX)),
                is_parallel: of.policy == super::Policy::Parallel,
                children: nodes(&of.children),
                only: None,
            });
            resolved.nodes.push(Node { kind, guard: guard(&of.guard) });
        }
        for of in &document.invocations {
            let primitive = &document.primitives[primitives[of.primitive.as_str()]];
            let steps = |role: &str| -> Vec<Step> {
                let axes = primitive.roles.iter().filter(|of| of.name.as_str() == role).flat_map(|of| &of.axes);
                axes.map(step).collect()
            };
            let operation = match primitive.operation.as_str() {
                "Zero" => Operation::Zero,
                "Copy" => Operation::Copy,
                "ReLU" => Operation::ReluInPlace,
                _ => Operation::Contraction,
            };
            let kind = NodeKind::Invoke(Invoke { operation, roles: ROLES.map(steps) });
            resolved.nodes.push(Node { kind, guard: guard(&of.guard) });
        }
        // A rectifier of two tensors reads the input if that has all axes of the output.
        if resolved.n_tensors == 2 {
            let mut reads_input = Vec::new();
            resolved.visit(&mut |at, path| {
                let NodeKind::Invoke(invoke) = &resolved.nodes[at].kind else { return };
                let loops = path.iter().filter_map(|&at| Some(resolved.nodes[at].as_loop()?.step));
                let mut steps = loops.chain(invoke.roles.iter().flatten().copied());
                let has_all = steps.all(|step| step.size == 1 || step.strides[OUT] == 0 || step.strides[0] > 0);
                if invoke.operation == Operation::ReluInPlace && has_all {
                    reads_input.push(at);
                }
            });
            debug_assert!(reads_input.iter().all(|&at| at >= n_loops));
            for at in reads_input {
                if let NodeKind::Invoke(invoke) = &mut resolved.nodes[at].kind {
                    invoke.operation = Operation::Relu;
                }
            }
        }
        resolved
    }
}
