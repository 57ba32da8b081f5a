//! Shorter code by other jumps: chains of jumps, branches around jumps, and equal ends of blocks.
//!
//! In: the steps of a layout. Out: steps with the same effect: a jump leads to where a chain of jumps ends; a branch around a
//! jump is its opposite; of the blocks that jump to the same label and end with the same instructions, one keeps them and the
//! others jump into it.
//! Invariants: what is shared is equal after allocation, instruction by instruction with its registers, and volatile in all
//! blocks or in none, because emission merges other accesses; a path takes more jumps than before only at a common end of
//! returns, or where each further jump shares at least [`MIN_GAIN`] instructions, as LLVM has it.
//! Not here: bodies of loops that are repeated; they have no labels.

use super::{CodeLabel, Merge, Step, is_dead};
use crate::mach::{Base, MachFunc, MachKind, MachOperand, NO_SLOT};
use crate::target::Target;
use kernelsmith_ir::{Op, OpFlags};
use kernelsmith_regalloc::{self as ra, EditKind, Flow, Loc};

/// Longest chain of jumps that is followed; a loop of jumps never ends.
const MAX_CHAIN: usize = 16;
/// Maximum number of instructions that are compared; the ends of most blocks differ after a few.
const MAX_TAIL: usize = 48;
/// What a longer common end must save, in instructions, if it costs another jump.
const MIN_GAIN: usize = 3;
/// Minimum number of instructions, with the return, in the common end of two returns of a function without calls: its jump
/// takes time, and such functions save few registers.
const MIN_RETURN: usize = 3;

/// The memory of the computation.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// By label, the step that binds it.
    bound: Vec<u32>,
    /// By label, the number of references.
    uses: Vec<u32>,
    /// By step, the next one for which something is emitted.
    next: Vec<u32>,
    atoms: Vec<Atom>,
    /// What atoms do; equal keys mean equal code.
    keys: Vec<u64>,
    tails: Vec<Tail>,
    /// The labels in tails: tail, number of atoms after it, label.
    shared: Vec<(u32, u32, CodeLabel)>,
    cuts: Vec<Cut>,
    steps: Vec<Step>,
    /// By step, its new number.
    places: Vec<u32>,
}

/// An instruction or edit of a tail: its step, its number there, and its key.
#[derive(Clone, Copy, Debug)]
struct Atom {
    step: u32,
    number: u32,
    key: u32,
    n_key: u32,
}

/// The instructions before a jump, before a label that control falls into, or of a return; the last one comes first.
#[derive(Clone, Copy, Debug)]
struct Tail {
    end: End,
    /// The step of the jump, label or return.
    step: u32,
    /// Whether control falls into the label; these instructions stay.
    falls: bool,
    first: u32,
    n: u32,
    /// Whether these are all of a block into which nothing falls.
    is_block: bool,
    /// Number of its last atoms that it does not have any more.
    n_gone: u32,
}

/// Where a tail leads: to a step, or out of the function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum End {
    Step(u32),
    Return,
}

/// A change of a step.
#[derive(Clone, Copy, Debug)]
struct Cut {
    step: u32,
    /// The instruction or edit before which the step is cut.
    at: u32,
    to: CodeLabel,
    /// With this step, what is gone ends; without it, the label is bound here.
    gone: Option<u32>,
}

/// The steps to change.
pub(super) struct Shortener<'a> {
    pub(super) target: &'a Target,
    /// The operations from which the instructions were selected.
    pub(super) ops: &'a [Op],
    pub(super) mach: &'a MachFunc,
    pub(super) allocation: &'a ra::Allocation,
    pub(super) steps: &'a mut Vec<Step>,
    /// The labels of the function, of which tables refer to some.
    pub(super) labels: &'a mut [CodeLabel],
    pub(super) is_target: &'a [bool],
    pub(super) n_labels: &'a mut u32,
    pub(super) s: &'a mut Scratch,
}

impl Shortener<'_> {
    pub(super) fn run(&mut self) {
        if !self.may_help() {
            return;
        }
        self.straighten();
        self.count();
        if self.share() {
            // Of a block whose instructions are all shared, a jump is left.
            self.straighten();
        }
    }

    /// Lets jumps lead to the ends of chains, and removes those that are not needed.
    fn straighten(&mut self) {
        self.count();
        self.follow();
        self.invert();
    }

    /// Whether there is a jump, or a second return: most kernels have neither.
    fn may_help(&self) -> bool {
        let mut n_returns = 0;
        self.steps.iter().any(|step| {
            n_returns += u32::from(self.returns(*step));
            n_returns > 1 || self.jump(*step).is_some()
        })
    }

    /// Finds where labels are bound, and counts references.
    fn count(&mut self) {
        let n = *self.n_labels as usize;
        self.s.bound.clear();
        self.s.bound.resize(n, u32::MAX);
        self.s.uses.clear();
        self.s.uses.resize(n, 0);
        for (at, step) in self.steps.iter().enumerate() {
            match *step {
                Step::Bind(label) => self.s.bound[label.index()] = at as u32,
                Step::Branch { to, .. } | Step::Inverted { to, .. } | Step::Jump { to, .. } => {
                    self.s.uses[to.index()] += 1;
                }
                _ => {}
            }
        }
        let targets = self.labels.iter().zip(self.is_target).filter(|(_, is_target)| **is_target);
        targets.for_each(|(label, _)| self.s.uses[label.index()] += 1);
        let n = self.steps.len();
        self.s.next.clear();
        self.s.next.resize(n + 1, n as u32);
        for at in (0..n).rev() {
            self.s.next[at] = if self.is_empty(self.steps[at]) { self.s.next[at + 1] } else { at as u32 };
        }
    }

    /// The label of an unconditional jump.
    fn jump(&self, step: Step) -> Option<CodeLabel> {
        match step {
            Step::Jump { to, .. } => Some(to),
            Step::Branch { inst, to } => {
                let is_jump = matches!(self.mach.ra_insts[inst as usize].flow, Flow::Jump(_));
                (is_jump && self.mach.insts[inst as usize].kind == MachKind::Inst).then_some(to)
            }
            _ => None,
        }
    }

    /// Whether nothing is emitted for a step.
    fn is_empty(&self, step: Step) -> bool {
        let is_virtual =
            |at: usize| self.mach.insts[at].kind == MachKind::Virtual || is_dead(self.mach, self.allocation, at);
        match step {
            Step::Insts { from, to, .. } => (from as usize..to as usize).all(is_virtual),
            Step::Bind(_) => true,
            _ => false,
        }
    }

    /// The step at a label; labels at the same place have the same.
    fn place(&self, label: CodeLabel) -> u32 {
        self.s.next.get(self.s.bound[label.index()] as usize).copied().unwrap_or(u32::MAX)
    }

    /// Where a jump to a label ends.
    fn end_of(&self, label: CodeLabel) -> CodeLabel {
        let mut end = label;
        for _ in 0..MAX_CHAIN {
            match self.steps.get(self.place(end) as usize).and_then(|step| self.jump(*step)) {
                Some(next) => end = next,
                None => return end,
            }
        }
        label
    }

    /// Lets each jump lead to the end of a chain.
    fn follow(&mut self) {
        for at in 0..self.steps.len() {
            let (Step::Branch { to, .. } | Step::Inverted { to, .. } | Step::Jump { to, .. }) = self.steps[at] else {
                continue;
            };
            let end = self.end_of(to);
            self.move_use(to, end);
            if let Step::Branch { to, .. } | Step::Inverted { to, .. } | Step::Jump { to, .. } = &mut self.steps[at] {
                *to = end;
            }
        }
        for at in 0..self.labels.len() {
            if self.is_target.get(at) == Some(&true) {
                let end = self.end_of(self.labels[at]);
                self.move_use(self.labels[at], end);
                self.labels[at] = end;
            }
        }
    }

    /// A reference to a label becomes one to another.
    fn move_use(&mut self, from: CodeLabel, to: CodeLabel) {
        self.s.uses[from.index()] -= 1;
        self.s.uses[to.index()] += 1;
    }

    /// Removes jumps that control does not reach, or that lead to what follows, and inverts branches around jumps.
    fn invert(&mut self) {
        let mut is_reached = true;
        for at in 0..self.steps.len() {
            let step = self.steps[at];
            if let Step::Bind(label) = step {
                is_reached |= self.s.uses[label.index()] > 0;
                continue;
            }
            if let Some(to) = self.jump(step) {
                if !is_reached || self.follows(at + 1, to) {
                    self.remove(at);
                    self.s.uses[to.index()] -= 1;
                    continue;
                }
                is_reached = false;
                continue;
            }
            if !self.is_empty(step) {
                is_reached = true;
            }
            let (Step::Branch { inst, to: over } | Step::Inverted { inst, to: over }) = step else { continue };
            let Some(to) = self.steps.get(at + 1).and_then(|next| self.jump(*next)) else { continue };
            if self.follows(at + 2, over) && self.has_opposite(inst as usize) {
                self.steps[at] = match step {
                    Step::Branch { .. } => Step::Inverted { inst, to },
                    _ => Step::Branch { inst, to },
                };
                self.remove(at + 1);
                self.s.uses[over.index()] -= 1;
            }
        }
    }

    fn remove(&mut self, at: usize) {
        self.steps[at] = Step::Insts { from: 0, to: 0, merge: Merge::None };
    }

    /// Whether only labels are between a step and the label.
    fn follows(&self, at: usize, label: CodeLabel) -> bool {
        let bound = self.s.bound[label.index()];
        bound != u32::MAX && bound as usize >= at && self.s.next.get(at).is_some_and(|&next| next > bound)
    }

    fn has_opposite(&self, at: usize) -> bool {
        let inst = &self.mach.insts[at];
        let mut operands = [MachOperand::Imm(0); 4];
        let list = self.mach.operands_of(inst);
        let n = list.len().min(operands.len());
        operands[..n].copy_from_slice(&list[..n]);
        inst.kind == MachKind::Inst && self.target.isa().inverted(inst.inst, &mut operands[..n]).is_some()
    }

    /// Shares the common ends of blocks; whether there are any.
    fn share(&mut self) -> bool {
        let mut tails = core::mem::take(&mut self.s.tails);
        tails.clear();
        self.s.cuts.clear();
        self.find(&mut tails);
        tails.sort_unstable_by(|a, b| {
            a.end.cmp(&b.end).then_with(|| self.keys(a).cmp(self.keys(b))).then(a.step.cmp(&b.step))
        });
        let mut rest = &mut tails[..];
        while let Some(first) = rest.first() {
            let end = first.end;
            let n = rest.iter().take_while(|tail| tail.end == end).count();
            let (group, more) = rest.split_at_mut(n);
            self.share_among(group);
            rest = more;
        }
        self.s.tails = tails;
        if self.s.cuts.is_empty() {
            return false;
        }
        self.cut();
        true
    }

    fn key(&self, tail: &Tail, depth: u32) -> &[u64] {
        let atom = &self.s.atoms[(tail.first + depth) as usize];
        &self.s.keys[atom.key as usize..][..atom.n_key as usize]
    }

    fn keys(&self, tail: &Tail) -> impl Iterator<Item = &[u64]> {
        let tail = *tail;
        (0..tail.n).map(move |depth| self.key(&tail, depth))
    }

    /// Finds all tails.
    fn find(&mut self, tails: &mut Vec<Tail>) {
        self.s.atoms.clear();
        self.s.keys.clear();
        let mut is_repeated = false;
        for at in 0..self.steps.len() {
            let step = self.steps[at];
            match step {
                Step::BodyStart => is_repeated = true,
                Step::BodyEnd => is_repeated = false,
                _ => {}
            }
            let (end, falls) = match (self.jump(step), step) {
                _ if is_repeated => continue,
                (Some(to), _) => (End::Step(self.place(to)), false),
                (None, Step::Bind(label)) => (End::Step(self.place(label)), true),
                _ if self.returns(step) => (End::Return, false),
                _ => continue,
            };
            let first = self.s.atoms.len() as u32;
            let is_block = self.atoms_before(at, step);
            let n = self.s.atoms.len() as u32 - first;
            if n > 0 {
                tails.push(Tail { end, step: at as u32, falls, first, n, is_block, n_gone: 0 });
            }
        }
    }

    /// Whether the last of these instructions returns.
    fn returns(&self, step: Step) -> bool {
        let Step::Insts { from, to, .. } = step else { return false };
        from < to && self.mach.insts[to as usize - 1].kind == MachKind::Return && !self.is_dead(to as usize - 1)
    }

    fn is_dead(&self, at: usize) -> bool {
        is_dead(self.mach, self.allocation, at)
    }

    /// Appends the atoms before a step, or those of the return and before it; whether these are all of a block into which
    /// nothing falls.
    fn atoms_before(&mut self, at: usize, step: Step) -> bool {
        let start = self.s.atoms.len();
        let is_return = self.returns(step);
        let mut next = if is_return { at + 1 } else { at };
        while next > 0 {
            next -= 1;
            let (from, to, is_edits) = match self.steps[next] {
                Step::Edits { from, to } => (from, to, true),
                Step::Insts { from, to, .. } => (from, to, false),
                Step::Bind(_) => return self.nothing_falls_into(next),
                _ => return false,
            };
            for number in (from..to).rev() {
                let key = self.s.keys.len() as u32;
                let n_before = self.s.atoms.len() - start;
                if is_edits {
                    self.edit_key(number as usize);
                } else {
                    let kind = self.mach.insts[number as usize].kind;
                    if kind == MachKind::Virtual || self.is_dead(number as usize) {
                        continue;
                    }
                    // Equal calls may land elsewhere when they throw.
                    let lands = self.mach.landings.binary_search_by_key(&number, |&(call, _)| call).is_ok();
                    let ends = matches!(kind, MachKind::Table | MachKind::TailCall);
                    if lands || ends || kind == MachKind::Return && (n_before > 0 || !is_return) {
                        return false;
                    }
                    self.inst_key(number as usize);
                }
                let n_key = self.s.keys.len() as u32 - key;
                self.s.atoms.push(Atom { step: next as u32, number, key, n_key });
                if n_before + 1 == MAX_TAIL {
                    return false;
                }
            }
        }
        false
    }

    /// Whether a label is behind a jump, a return, a tail call or a jump through a table.
    fn nothing_falls_into(&self, label: usize) -> bool {
        let Some(at) = (0..label).rev().find(|&at| !self.is_empty(self.steps[at])) else { return false };
        let leads_away = match self.steps[at] {
            Step::Insts { from, to, .. } => (from as usize..to as usize)
                .rev()
                .find(|&inst| !self.is_dead(inst))
                .is_some_and(|inst| matches!(self.mach.insts[inst].kind, MachKind::Table | MachKind::TailCall)),
            _ => false,
        };
        leads_away || self.jump(self.steps[at]).is_some() || self.returns(self.steps[at])
    }

    fn edit_key(&mut self, number: usize) {
        match self.allocation.edits[number].kind {
            EditKind::Move { class, from, to } => {
                self.s.keys.extend([0, class.0.into(), location(Some(from)), location(Some(to))]);
            }
            EditKind::Remat { id, to, .. } => self.s.keys.extend([1, id.into(), location(Some(Loc::Reg(to)))]),
        }
    }

    fn inst_key(&mut self, at: usize) {
        let (mach, allocs, keys) = (self.mach, &self.allocation.allocs, &mut self.s.keys);
        let inst = &mach.insts[at];
        let reg = |slot: u32| if slot == NO_SLOT { u64::MAX } else { location(allocs[slot as usize].loc()) };
        if inst.kind == MachKind::Copy {
            let slots = mach.ra_insts[at].operands();
            let class = mach.vregs[mach.ra_operands[slots.start + 1].vreg().idx()].class;
            return keys.extend([2, class.0.into(), reg(slots.start as u32), reg(slots.start as u32 + 1)]);
        }
        let is_volatile = self.ops.get(inst.origin as usize).is_some_and(|op| op.flags.has(OpFlags::VOLATILE));
        let kind = 3 + u64::from(inst.kind == MachKind::Return) + 2 * u64::from(is_volatile);
        keys.extend([kind, inst.inst.0.into()]);
        for operand in mach.operands_of(inst) {
            match *operand {
                MachOperand::Reg(slot) => keys.extend([0, reg(slot)]),
                MachOperand::Imm(value) => keys.extend([1, value as u64]),
                MachOperand::Cond(code) => keys.extend([2, code.into()]),
                // Only branches have labels.
                MachOperand::Label(_) => keys.extend([3, at as u64]),
                MachOperand::Mem { base, index, scale_log2, disp } => {
                    let base = match base {
                        Base::Reg(slot) => [4, reg(slot)],
                        Base::Pool(entry) => [5, entry.into()],
                        Base::Outgoing => [6, 0],
                        Base::Incoming => [7, 0],
                        Base::Slot(slot) => [8, slot.into()],
                    };
                    keys.extend(base);
                    keys.extend([reg(index), scale_log2.into(), disp as u64]);
                }
            }
        }
    }

    /// The number of equal atoms at the ends of two tails.
    fn n_common(&self, a: &Tail, b: &Tail) -> u32 {
        let n = a.n.min(b.n);
        (0..n).take_while(|&depth| self.key(a, depth) == self.key(b, depth)).count() as u32
    }

    /// Shares what tails with one end have in common. They are sorted, so that those with the longest common ends are
    /// neighbours.
    fn share_among(&mut self, tails: &mut [Tail]) {
        self.s.shared.clear();
        let falls = tails.iter().position(|tail| tail.falls);
        let is_return = tails.first().is_some_and(|tail| tail.end == End::Return);
        let least = if is_return && !self.mach.has_calls { MIN_RETURN as u32 } else { 1 };
        let mut root = 0;
        for at in 0..tails.len() {
            let tail = tails[at];
            if tail.falls || at == 0 && falls.is_none() {
                continue;
            }
            // The one that falls into the end costs no jump; another one that has its end still jumps there, and the neighbour
            // may jump twice.
            let (mut n, mut of) = falls.map_or((0, root), |of| (self.n_common(&tails[of], &tail), of));
            let jump = if is_return { 0 } else { MIN_GAIN as u32 };
            if root != at {
                let common = self.n_common(&tails[root], &tail);
                // Nothing is left of the block, so that jumps to it lead on.
                let is_gone = tail.is_block && common == tail.n;
                if common > n && (is_gone || common >= n + jump) {
                    (n, of) = (common, root);
                }
            }
            let neighbour = if at == 0 { 0 } else { self.n_common(&tails[at - 1], &tail) };
            if neighbour >= n + MIN_GAIN as u32 && neighbour > tails[at - 1].n_gone {
                (n, of) = (neighbour, at - 1);
            }
            if n < least || tails[of].n_gone >= n {
                root = at;
                continue;
            }
            let label = self.label_in(&tails[of], of as u32, n);
            let atom = self.s.atoms[(tail.first + n - 1) as usize];
            self.s.cuts.push(Cut { step: atom.step, at: atom.number, to: label, gone: Some(tail.step) });
            tails[at].n_gone = n;
        }
    }

    /// The label before the last `n` atoms of a tail.
    fn label_in(&mut self, tail: &Tail, number: u32, n: u32) -> CodeLabel {
        let found = self.s.shared.iter().rev().find(|(of, depth, _)| (*of, *depth) == (number, n));
        if let Some(&(_, _, label)) = found {
            return label;
        }
        let label = CodeLabel(*self.n_labels);
        *self.n_labels += 1;
        self.s.shared.push((number, n, label));
        let atom = self.s.atoms[(tail.first + n - 1) as usize];
        self.s.cuts.push(Cut { step: atom.step, at: atom.number, to: label, gone: None });
        label
    }

    /// Changes the steps as the cuts say.
    fn cut(&mut self) {
        let Scratch { cuts, steps, places, .. } = &mut *self.s;
        cuts.sort_unstable_by_key(|cut| (cut.step, cut.at));
        steps.clear();
        places.clear();
        let (mut cuts, mut resume) = (cuts.iter().peekable(), 0);
        for (at, &step) in self.steps.iter().enumerate() {
            places.push(steps.len() as u32);
            if at < resume {
                continue;
            }
            let mut rest = step;
            while let Some(cut) = cuts.next_if(|cut| cut.step as usize == at) {
                let before = before(&mut rest, cut.at);
                steps.extend(before);
                match cut.gone {
                    None => steps.push(Step::Bind(cut.to)),
                    Some(last) => {
                        steps.push(Step::Jump { to: cut.to, origin: u32::MAX });
                        resume = last as usize + 1;
                    }
                }
            }
            if at >= resume {
                steps.push(rest);
            }
        }
        for step in steps.iter_mut() {
            if let Step::Repeat { from, to } = step {
                (*from, *to) = (places[*from as usize], places[*to as usize]);
            }
        }
        core::mem::swap(self.steps, steps);
    }
}

/// Takes what is before an instruction or edit off a step.
fn before(step: &mut Step, at: u32) -> Option<Step> {
    match step {
        Step::Insts { from, to: _, merge } => {
            let before = (*from < at).then_some(Step::Insts { from: *from, to: at, merge: *merge });
            if *merge == Merge::FirstTwo && *from < at {
                *merge = Merge::All;
            }
            *from = at;
            before
        }
        Step::Edits { from, .. } => {
            let before = (*from < at).then_some(Step::Edits { from: *from, to: at });
            *from = at;
            before
        }
        _ => None,
    }
}

/// A location as a number.
fn location(loc: Option<Loc>) -> u64 {
    match loc {
        None => 0,
        Some(Loc::Reg(reg)) => 1 << 40 | (reg.bank() as u64) << 16 | reg.index() as u64,
        Some(Loc::Slot(slot)) => 2 << 40 | slot.idx() as u64,
        Some(Loc::Home(home)) => 3 << 40 | u64::from(home),
    }
}
