//! Finds variables of `phi` that always have the same value.
//!
//! In: a body. Out: for each such `phi` another one, which it equals; the two are one variable.
//!
//! Two `phi` of a block are equal if their entries are, edge by edge; which entries are is assumed of all `phi` of one type in
//! a block, and refuted until nothing changes (Alpern, Wegman, Zadeck, Detecting equality of variables in programs, 1988).
//! Invariants: operations other than `phi` are equal only to themselves; the cost is linear but for a logarithm, because the
//! number of rounds is limited, and an assumption that is not decided then counts as refuted.

use crate::body::{Body, Operand, OperandKind};
use crate::index::{Inst, Local};
use crate::opcode::Opcode;
use std::cmp::Ordering;

/// Most rounds. A round carries a difference over one block at least; programs need two or three.
const MAX_ROUNDS: usize = 32;

/// The `phi` that represents each local, itself for most; no entries if all represent themselves.
pub(super) struct Congruence {
    leaders: Vec<Local>,
}

impl Congruence {
    /// Every local represents itself.
    pub(super) fn none() -> Congruence {
        Congruence { leaders: Vec::new() }
    }

    /// Compares the `phi` of a body.
    pub(super) fn of(body: &Body) -> Congruence {
        let mut groups = groups(body);
        if groups.is_empty() {
            return Congruence::none();
        }
        let mut found = Congruence { leaders: (0..body.n_locals()).map(Local::new).collect() };
        for group in &groups {
            group.iter().for_each(|member| found.leaders[member.local.index()] = group[0].local);
        }
        for _ in 0..MAX_ROUNDS {
            let mut next = Vec::with_capacity(groups.len());
            let mut has_changed = false;
            for mut group in groups {
                group.sort_unstable_by(|a, b| found.compare(body, a, b).then(a.inst.cmp(&b.inst)));
                let parts: Vec<&[Phi]> = group.chunk_by(|a, b| found.compare(body, a, b) == Ordering::Equal).collect();
                has_changed |= parts.len() > 1;
                for part in parts {
                    part.iter().for_each(|member| found.leaders[member.local.index()] = part[0].local);
                    if part.len() > 1 {
                        next.push(part.to_vec());
                    }
                }
            }
            groups = next;
            if groups.is_empty() {
                break;
            }
            if !has_changed {
                return found;
            }
        }
        Congruence::none()
    }

    /// The local that has the variable of a `phi`.
    pub(super) fn leader(&self, local: Local) -> Local {
        self.leaders.get(local.index()).copied().unwrap_or(local)
    }

    /// An order of `phi` by what represents their entries.
    fn compare(&self, body: &Body, a: &Phi, b: &Phi) -> Ordering {
        let representative = |&operand: &Operand| match operand.local() {
            Some(local) => Operand::new(OperandKind::Local(self.leader(local))),
            None => operand,
        };
        let entries = |phi: &Phi| body.operands(phi.inst).iter().map(representative);
        entries(a).cmp(entries(b))
    }
}

#[derive(Clone, Copy)]
struct Phi {
    inst: Inst,
    local: Local,
}

/// The `phi` of one type in each block, where there are several.
fn groups(body: &Body) -> Vec<Vec<Phi>> {
    let mut groups = Vec::new();
    let mut phis = Vec::new();
    for block in body.blocks() {
        phis.clear();
        for inst in body.insts_of(block) {
            let data = body.inst(inst);
            match data.result() {
                Some(local) if data.opcode == Opcode::Phi => phis.push((data.ty, Phi { inst, local })),
                _ => break,
            }
        }
        if phis.len() > 1 {
            phis.sort_unstable_by_key(|(ty, phi)| (*ty, phi.inst));
            let same = phis.chunk_by(|(a, _), (b, _)| a == b).filter(|group| group.len() > 1);
            groups.extend(same.map(|group| group.iter().map(|(_, phi)| *phi).collect()));
        }
    }
    groups
}
