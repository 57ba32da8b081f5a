//! What a schedule does to the elements of tensors: addresses, overlap, initialisation, races.
//!
//! In: a resolved schedule. Out: the invocations that run, the elements that each tensor needs, every violation.
//! The order of accesses to elements is found by running the schedule without data. To keep that short, a loop runs only
//! its first two and its last iteration where the others are known to behave like the second: where the output has no
//! stride along it, or where all iterations access different elements and nothing else runs. Beyond
//! [`MAX_EVENTS`] accesses, a warning says that this was not checked.
//! Not here: values.

use super::document::{Document, Edge, Name};
use super::resolve::{Node, NodeKind, OUT, Operation, Resolved, Site, Step};
use kernelsmith_diag::{Diagnostic, Diagnostics};
use std::collections::{HashMap, HashSet};

/// Maximum number of accesses to elements of the output that are followed.
pub(super) const MAX_EVENTS: usize = 1 << 22;
/// Maximum bytes of a tensor.
const MAX_BYTES: i128 = isize::MAX as i128;

/// Checks accesses, and completes the schedule. Returns the order of accesses unless addresses are wrong.
pub(super) fn check(document: &Document, resolved: &mut Resolved, diagnostics: &mut Diagnostics) -> Option<Order> {
    resolved.sites = sites(resolved);
    find_iterations(resolved);
    addresses(document, resolved, diagnostics);
    if diagnostics.has_errors() {
        return None;
    }
    overlap(document, resolved, diagnostics);
    if diagnostics.has_errors() {
        return None;
    }
    let order = order(resolved);
    let names = |node: usize| name(document, node);
    for (node, element, problem) in &order.problems {
        let (code, text) = match problem {
            Problem::Uninitialised => ("TE0504", "reads an element that was not initialised"),
            Problem::Again => ("TE0505", "initialises an element again to which products are added"),
            Problem::Lost => ("TE0505", "initialises an element to which products were already added"),
            Problem::Race => ("TE0506", "accesses an element in two parallel iterations"),
        };
        let message = format!("invocation `{}` {text}: element {element} of the output", names(*node));
        let mut diagnostic = Diagnostic::error(message).code(code).at(names(*node).span);
        if *problem == Problem::Uninitialised {
            diagnostic = diagnostic.help("a unit that initialises nothing adds to the caller's values");
        }
        diagnostics.push(diagnostic);
    }
    if !order.is_complete {
        let message = format!("more than {MAX_EVENTS} accesses: initialisation and races are not checked");
        let name = document.roots.first().map_or(Name::default(), Name::clone);
        diagnostics.push(Diagnostic::warning(message).code("TE0507").at(name.span));
    }
    Some(order)
}

fn name(document: &Document, node: usize) -> &Name {
    match node.checked_sub(document.iterations.len()) {
        None => &document.iterations[node].name,
        Some(at) => &document.invocations[at].name,
    }
}

/// The invocations that run.
fn sites(resolved: &Resolved) -> Vec<Site> {
    let mut sites = Vec::new();
    resolved.visit(&mut |at, path| {
        if !matches!(resolved.nodes[at].kind, NodeKind::Invoke(_)) {
            return;
        }
        let mut selected: HashMap<usize, usize> = HashMap::new();
        for (edge, node) in path.iter().chain([&at]).flat_map(|&node| &resolved.nodes[node].guard) {
            let size = resolved.nodes[*node].as_loop().map_or(1, |of| of.step.size);
            let iteration = if *edge == Edge::First { 0 } else { size - 1 };
            if *selected.entry(*node).or_insert(iteration) != iteration {
                // No iteration is the first and the last one.
                return;
            }
        }
        let of_path = |at: &usize| selected.get(at).copied().or((size_of(resolved, *at) == 1).then_some(0));
        sites.push(Site { node: at, path: path.to_vec(), selected: path.iter().map(of_path).collect() });
    });
    sites
}

/// Notes for each loop in which iterations an invocation runs.
fn find_iterations(resolved: &mut Resolved) {
    let mut only: HashMap<usize, Option<Vec<usize>>> = HashMap::new();
    for site in &resolved.sites {
        for (&at, selected) in site.path.iter().zip(&site.selected) {
            let list = only.entry(at).or_insert(Some(Vec::new()));
            match selected {
                Some(iteration) => list.iter_mut().for_each(|list| list.push(*iteration)),
                None => *list = None,
            }
        }
    }
    for (at, node) in resolved.nodes.iter_mut().enumerate() {
        if let NodeKind::Loop(of) = &mut node.kind {
            of.only = only.remove(&at).unwrap_or(Some(Vec::new()));
            if let Some(list) = &mut of.only {
                list.sort_unstable();
                list.dedup();
            }
        }
    }
}

fn size_of(resolved: &Resolved, node: usize) -> usize {
    resolved.nodes[node].as_loop().map_or(1, |of| of.step.size)
}

/// Checks the ranges of addresses, and counts the elements of the tensors.
fn addresses(document: &Document, resolved: &mut Resolved, diagnostics: &mut Diagnostics) {
    let width = i128::from(resolved.elem.bytes());
    let mut elements = [0; 3];
    for site in &resolved.sites {
        let operation = site.invoke(&resolved.nodes).operation;
        let mut iterations: i128 = 1;
        for step in site.steps(&resolved.nodes, true) {
            iterations = iterations.saturating_mul(step.size as i128);
        }
        let name = name(document, site.node);
        for tensor in (0..3).filter(|&tensor| operation.uses(tensor)) {
            // The range of the first element's offset, and the greatest sum on the way.
            let (mut low, mut high, mut most) = (0i128, 0i128, 0i128);
            let mut add = |offset: i128, span: i128| {
                low = low.saturating_add(offset);
                high = high.saturating_add(offset).saturating_add(span);
                most = most.saturating_add(offset.abs()).saturating_add(span);
            };
            for (&at, selected) in site.path.iter().zip(&site.selected) {
                let Some(of) = resolved.nodes[at].as_loop() else { continue };
                let stride = of.step.strides[tensor] as i128;
                add(of.offsets[tensor] as i128, 0);
                match selected {
                    Some(iteration) => add((*iteration as i128).saturating_mul(stride), 0),
                    None => add(0, (of.step.size as i128 - 1).saturating_mul(stride)),
                }
            }
            for step in site.invoke(&resolved.nodes).roles.iter().flatten() {
                add(0, (step.size as i128 - 1).saturating_mul(step.strides[tensor] as i128));
            }
            let position = if tensor == OUT { resolved.n_tensors - 1 } else { tensor };
            let tensor_name = &document.tensors[position].name;
            if most.saturating_add(1).saturating_mul(width) > MAX_BYTES || iterations > MAX_BYTES {
                let message = format!(
                    "the addresses of invocation `{name}` on tensor `{tensor_name}` span more than {MAX_BYTES} bytes"
                );
                diagnostics.push(Diagnostic::error(message).code("TE0501").at(name.span));
            } else if low < 0 {
                let message = format!(
                    "the first address of invocation `{name}` on tensor `{tensor_name}` is {} bytes before its first \
                     element",
                    -low * width
                );
                diagnostics.push(Diagnostic::error(message).code("TE0502").at(name.span));
            } else {
                elements[tensor] = elements[tensor].max(high as usize + 1);
            }
        }
    }
    resolved.elements = elements;
}

/// Strides and sizes on the output, in ascending order.
fn on_output(steps: &[Step]) -> Vec<(usize, usize)> {
    let steps = steps.iter().filter(|step| step.size > 1);
    let mut steps: Vec<(usize, usize)> = steps.map(|step| (step.strides[OUT], step.size)).collect();
    steps.sort_unstable();
    steps
}

/// Whether all steps lead to different elements: in ascending order, each stride exceeds the span of those before. Where
/// that does not decide, all elements are compared, at most `budget` of them.
fn is_injective(steps: &[(usize, usize)], budget: &mut usize) -> Option<bool> {
    let mut span: usize = 1;
    let mut is_nested = true;
    for &(stride, size) in steps {
        is_nested &= stride >= span;
        span = span.saturating_add((size - 1).saturating_mul(stride));
    }
    if is_nested {
        return Some(true);
    }
    let n = steps.iter().fold(1usize, |n, (_, size)| n.saturating_mul(*size));
    if n > span {
        return Some(false);
    }
    if n > MAX_EVENTS / 4 {
        return None;
    }
    *budget = budget.checked_sub(n)?;
    let mut elements = vec![0usize];
    for &(stride, size) in steps {
        elements = elements.iter().flat_map(|&first| (0..size).map(move |at| first + at * stride)).collect();
    }
    elements.sort_unstable();
    Some(elements.windows(2).all(|pair| pair[0] < pair[1]))
}

fn overlap(document: &Document, resolved: &Resolved, diagnostics: &mut Diagnostics) {
    let adds = resolved.sites.iter().any(|site| site.invoke(&resolved.nodes).operation == Operation::Contraction);
    // Many invocations may have the same tile.
    let mut known: HashMap<Vec<(usize, usize)>, Option<bool>> = HashMap::new();
    let mut budget = MAX_EVENTS;
    for site in &resolved.sites {
        let invoke = site.invoke(&resolved.nodes);
        let n_loops = site.selected.iter().filter(|selected| selected.is_none()).count();
        let steps: Vec<Step> = site.steps(&resolved.nodes, false).collect();
        // Sums have loops without a stride on the output; an element that is initialised again is reported later.
        let is_sum = |at: usize, step: &Step| {
            at < n_loops && step.strides[OUT] == 0 && (adds || !invoke.operation.initialises())
        };
        let kept = steps.iter().enumerate().filter(|(at, step)| !is_sum(*at, step)).map(|(_, step)| *step);
        let name = name(document, site.node);
        let kept = on_output(&kept.collect::<Vec<_>>());
        let found = *known.entry(kept).or_insert_with_key(|kept| is_injective(kept, &mut budget));
        let problem = match found {
            Some(true) => continue,
            Some(false) => "overlap",
            None => "may overlap: no order of its strides on the output is nested",
        };
        let message = format!("elements of the output that invocation `{name}` writes {problem}");
        diagnostics.push(Diagnostic::error(message).code("TE0503").at(name.span));
    }
}

/// Why an access is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Problem {
    Uninitialised,
    Again,
    Lost,
    Race,
}

/// The states of an element of the output, as bits.
const INITIALISED: u8 = 1;
const ADDED: u8 = 2;
const RECTIFIED: u8 = 4;
const TWICE: u8 = 8;
/// A rectifier was followed by another operation.
const REORDERED: u8 = 16;

/// What happened to the elements of the output.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Order {
    /// The first problem of each kind of each node, with the element.
    pub(super) problems: Vec<(usize, usize, Problem)>,
    /// Whether all accesses were followed.
    pub(super) is_complete: bool,
    /// The states of accessed elements.
    states: Vec<u8>,
}

impl Order {
    /// Whether each accessed element was initialised if wanted, then added to, then rectified if wanted, and nothing else.
    pub(super) fn is(&self, initialised: bool, rectified: bool) -> bool {
        let flag = |is: bool, bit: u8| if is { bit } else { 0 };
        let wanted = flag(initialised, INITIALISED) | ADDED | flag(rectified, RECTIFIED);
        self.is_complete && self.problems.is_empty() && self.states == [wanted]
    }

    /// Whether each element is initialised at most once, then added to, then rectified at most once.
    pub(super) fn is_canonical(&self) -> bool {
        let is_other = |state: &u8| state & (TWICE | REORDERED) != 0;
        self.is_complete && self.problems.is_empty() && !self.states.iter().any(is_other)
    }
}

/// Follows the accesses to the output.
pub(super) fn order(resolved: &Resolved) -> Order {
    let mut run = Run {
        resolved,
        plan: vec![Iterations::All; resolved.nodes.len()],
        at: vec![0; resolved.nodes.len()],
        n_events: 0,
        n_in_races: 0,
        states: States::new(resolved.elements[OUT]),
        is_initialising: resolved.sites.iter().any(|site| site.invoke(&resolved.nodes).operation.initialises()),
        races: Vec::new(),
        seen: HashSet::new(),
        problems: Vec::new(),
    };
    run.plan();
    let is_complete = resolved.roots.iter().try_for_each(|&root| run.node(root, 0)).is_some();
    Order { problems: run.problems, is_complete, states: run.states.distinct() }
}

/// The iterations that are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Iterations {
    All,
    /// The first two and the last one.
    Ends,
}

/// The states of elements.
enum States {
    Dense(Vec<u8>),
    Sparse(HashMap<usize, u8>),
}

impl States {
    fn new(n: usize) -> States {
        if n <= 4 * MAX_EVENTS { States::Dense(vec![0; n]) } else { States::Sparse(HashMap::new()) }
    }

    fn of(&mut self, element: usize) -> &mut u8 {
        match self {
            States::Dense(states) => &mut states[element],
            States::Sparse(states) => states.entry(element).or_insert(0),
        }
    }

    /// All states, in ascending order, other than that of elements without accesses.
    fn distinct(&self) -> Vec<u8> {
        let mut seen = [false; 32];
        match self {
            States::Dense(states) => states.iter().for_each(|&state| seen[usize::from(state)] = true),
            States::Sparse(states) => states.values().for_each(|&state| seen[usize::from(state)] = true),
        }
        (1..32).filter(|&state| seen[usize::from(state)]).collect()
    }
}

struct Run<'r> {
    resolved: &'r Resolved,
    /// How each loop is run.
    plan: Vec<Iterations>,
    /// The current iteration of each loop.
    at: Vec<usize>,
    n_events: usize,
    /// The accesses that [`Run::races`] keeps, for each of its loops: they take memory.
    n_in_races: usize,
    states: States,
    is_initialising: bool,
    /// For each open parallel loop whose iterations may share elements: the iteration that accessed each element.
    races: Vec<(usize, HashMap<usize, usize>)>,
    seen: HashSet<(usize, Problem)>,
    problems: Vec<(usize, usize, Problem)>,
}

impl Run<'_> {
    /// Chooses the iterations of each loop.
    fn plan(&mut self) {
        let Resolved { nodes, roots, .. } = self.resolved;
        for (at, node) in nodes.iter().enumerate() {
            if node.as_loop().is_some_and(|of| of.step.strides[OUT] == 0) {
                self.plan[at] = Iterations::Ends;
            }
        }
        // The outermost loops that contain everything.
        let mut chain = Vec::new();
        let mut body = roots.as_slice();
        while let [only] = body
            && let Some(of) = nodes[*only].as_loop()
        {
            chain.push((of.step.strides[OUT], *only));
            body = &of.children;
        }
        let (low, high) = body.iter().filter_map(|&at| span(nodes, at)).fold((0, 0), |(low, high), (from, to)| {
            // Relative to the innermost loop of the chain.
            (low.min(from), high.max(to))
        });
        let mut extent = high.saturating_sub(low).saturating_add(1);
        chain.sort_unstable();
        for (stride, at) in chain.into_iter().filter(|(stride, _)| *stride > 0) {
            let size = size_of(self.resolved, at) as i128;
            if stride as i128 >= extent {
                self.plan[at] = Iterations::Ends;
            }
            extent = extent.saturating_add((size - 1).saturating_mul(stride as i128));
        }
    }

    /// Runs a node; none if there are too many accesses.
    fn node(&mut self, at: usize, offset: isize) -> Option<()> {
        let resolved = self.resolved;
        let node = &resolved.nodes[at];
        let holds = |(edge, other): &(Edge, usize)| match edge {
            Edge::First => self.at[*other] == 0,
            Edge::Last => self.at[*other] + 1 == size_of(resolved, *other),
        };
        if !node.guard.iter().all(holds) {
            return self.count(1);
        }
        let of = match &node.kind {
            NodeKind::Loop(of) => of,
            NodeKind::Invoke(_) => return self.invoke(at, offset),
        };
        let is_ends = self.plan[at] == Iterations::Ends;
        let may_race = of.is_parallel && of.step.size > 1 && !is_ends;
        if may_race {
            self.races.push((at, HashMap::new()));
        }
        let last = of.step.size - 1;
        let mut iteration = 0;
        loop {
            // Loops without accesses count, too.
            self.count(1)?;
            self.at[at] = iteration;
            // Without accesses below, the address may be beyond all limits.
            let stride = iteration.wrapping_mul(of.step.strides[OUT]) as isize;
            let first = offset.wrapping_add(of.offsets[OUT]).wrapping_add(stride);
            of.children.iter().try_for_each(|&child| self.node(child, first))?;
            if iteration == last {
                break;
            }
            iteration = if is_ends && iteration == 1 { last } else { iteration + 1 };
        }
        if may_race {
            self.races.pop();
        }
        Some(())
    }

    /// Counts accesses, or nodes that are skipped; none if there are too many.
    fn count(&mut self, n: usize) -> Option<()> {
        self.n_events = self.n_events.saturating_add(n);
        (self.n_events <= MAX_EVENTS).then_some(())
    }

    fn invoke(&mut self, at: usize, offset: isize) -> Option<()> {
        let resolved = self.resolved;
        let NodeKind::Invoke(invoke) = &resolved.nodes[at].kind else { return Some(()) };
        let steps: Vec<Step> = invoke.roles[..2].iter().flatten().copied().collect();
        let n = steps.iter().fold(1usize, |n, step| n.saturating_mul(step.size));
        self.count(n)?;
        self.n_in_races = self.n_in_races.saturating_add(n.saturating_mul(self.races.len()));
        if self.n_in_races > MAX_EVENTS {
            return None;
        }
        let mut counters = vec![0; steps.len()];
        let mut element = offset as usize;
        for _ in 0..n {
            self.access(at, invoke.operation, element);
            for (counter, step) in counters.iter_mut().zip(&steps).rev() {
                *counter += 1;
                element += step.strides[OUT];
                if *counter < step.size {
                    break;
                }
                element -= step.size * step.strides[OUT];
                *counter = 0;
            }
        }
        Some(())
    }

    fn access(&mut self, node: usize, operation: Operation, element: usize) {
        let state = self.states.of(element);
        let before = *state;
        let mut problem = None;
        match operation {
            _ if operation.initialises() => {
                if before & ADDED != 0 {
                    problem = Some(Problem::Lost);
                }
                let twice = if before & INITIALISED != 0 { TWICE } else { 0 };
                *state |= INITIALISED | twice;
            }
            Operation::Contraction => {
                if before & INITIALISED == 0 && self.is_initialising {
                    problem = Some(Problem::Uninitialised);
                } else if before & TWICE != 0 {
                    problem = Some(Problem::Again);
                }
                *state |= ADDED;
            }
            _ => {
                if before & (INITIALISED | ADDED) == 0 && self.is_initialising {
                    problem = Some(Problem::Uninitialised);
                }
                *state |= RECTIFIED;
            }
        }
        if before & RECTIFIED != 0 {
            *state |= REORDERED;
        }
        for (of, seen) in &mut self.races {
            let iteration = self.at[*of];
            if *seen.entry(element).or_insert(iteration) != iteration {
                problem = problem.or(Some(Problem::Race));
            }
        }
        if let Some(problem) = problem
            && self.seen.insert((node, problem))
        {
            self.problems.push((node, element, problem));
        }
    }
}

/// The elements of the output, relative to a node's parent, that the node may access.
pub(super) fn span(nodes: &[Node], at: usize) -> Option<(i128, i128)> {
    let over = |(low, high): (i128, i128), step: &Step| {
        (low, high.saturating_add((step.size as i128 - 1).saturating_mul(step.strides[OUT] as i128)))
    };
    match &nodes[at].kind {
        NodeKind::Invoke(invoke) => Some(invoke.roles[..2].iter().flatten().fold((0, 0), over)),
        NodeKind::Loop(of) => {
            let inner = of.children.iter().filter_map(|&child| span(nodes, child));
            let (low, high) = inner.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))?;
            let offset = of.offsets[OUT] as i128;
            Some(over((low + offset, high + offset), &of.step))
        }
    }
}
