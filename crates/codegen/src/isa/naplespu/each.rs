//! Loops over lanes: vectors in memory without vector accesses.
//!
//! In: allocated pseudo instructions (`insts_codegen.td`). Out: a loop over the active lanes. The published hardware writes all
//! lanes of a masked store to main memory, and narrow lanes are not contiguous; scalar accesses are right, and touch nothing
//! else even if another thread writes the same cache line at the same time.
//! Invariant: a branch never follows a load or a float operation, so nothing is inserted into a loop, whose distances are fixed.

use super::Naplespu;
use crate::error::CompileError;
use crate::isa::common::inst;
use kernelsmith_machine::{InstId, Mem, Operand, TargetDesc};

type Out<'a> = &'a mut dyn FnMut(InstId, &[Operand]);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Load,
    Store,
    /// A store of all lanes, with one instruction if the address is aligned.
    StoreAligned,
}

/// A pseudo instruction.
#[derive(Clone, Copy, Debug)]
struct Form {
    pseudo: InstId,
    kind: Kind,
    /// log2 of a lane's bytes.
    log2: u8,
    /// The access of one lane.
    scalar: InstId,
    /// The access of all lanes.
    vector: InstId,
}

/// The pseudo instructions, and those that selection chooses by address space (main memory, scratchpad) and log2 of the lane's
/// bytes.
#[derive(Debug)]
pub(super) struct EachForms {
    all: Vec<Form>,
    pub(super) store: [[InstId; 3]; 2],
    pub(super) store_aligned: [InstId; 3],
    /// Unsigned, signed.
    pub(super) load: [[[InstId; 2]; 2]; 2],
}

const SIZES: [(&str, &str); 3] = [("I8", "_8"), ("I16", "_16"), ("I32", "")];
const SPACES: [&str; 2] = ["", "_SCRATCHPAD"];

impl EachForms {
    pub(super) fn new(desc: &TargetDesc) -> Result<EachForms, CompileError> {
        let none = InstId(0);
        let mut forms =
            EachForms { all: Vec::new(), store: [[none; 3]; 2], store_aligned: [none; 3], load: [[[none; 2]; 2]; 2] };
        for (space, suffix) in SPACES.into_iter().enumerate() {
            for (log2, (width, scalar)) in SIZES.into_iter().enumerate() {
                let vector = inst(desc, &format!("STORE_V16{width}{suffix}"))?;
                let form = Form {
                    pseudo: none,
                    kind: Kind::Store,
                    log2: log2 as u8,
                    scalar: inst(desc, &format!("STORE32{scalar}{suffix}"))?,
                    vector,
                };
                // Words in the scratchpad have vector accesses that are right.
                if space == 0 || log2 < 2 {
                    let pseudo = inst(desc, &format!("STORE_EACH_{width}{suffix}"))?;
                    forms.store[space][log2] = pseudo;
                    forms.all.push(Form { pseudo, ..form });
                }
                if space == 0 {
                    let pseudo = inst(desc, &format!("STORE_ALIGNED_{width}"))?;
                    forms.store_aligned[log2] = pseudo;
                    forms.all.push(Form { pseudo, kind: Kind::StoreAligned, ..form });
                }
            }
            for (log2, bits) in [8, 16].into_iter().enumerate() {
                for (signed, sign) in ["U", "I"].into_iter().enumerate() {
                    let extension = if signed == 1 { "S" } else { "U" };
                    let pseudo = inst(desc, &format!("LOAD_EACH_{sign}{bits}{suffix}"))?;
                    let scalar = inst(desc, &format!("LOAD32_{extension}{bits}{suffix}"))?;
                    forms.load[space][log2][signed] = pseudo;
                    forms.all.push(Form { pseudo, kind: Kind::Load, log2: log2 as u8, scalar, vector: scalar });
                }
            }
        }
        Ok(forms)
    }
}

/// Code with branches by distance.
struct Code<'a> {
    insts: Vec<(InstId, Vec<Operand>)>,
    out: Out<'a>,
}

impl Code<'_> {
    fn put(&mut self, inst: InstId, operands: &[Operand]) {
        self.insts.push((inst, operands.to_vec()));
    }

    /// The number of instructions so far.
    fn at(&self) -> usize {
        self.insts.len()
    }

    /// Sets the last operand of the branch at `from` to its distance from instruction `to`.
    fn link(&mut self, from: usize, to: usize) {
        let distance = 4 * (to as i64 - from as i64);
        if let Some(operand) = self.insts.get_mut(from).and_then(|(_, operands)| operands.last_mut()) {
            *operand = Operand::Imm(distance);
        }
    }

    fn finish(self) {
        for (inst, operands) in self.insts {
            (self.out)(inst, &operands);
        }
    }
}

impl Naplespu {
    /// Expands a pseudo instruction with an address that instructions can encode; whether it is one of these.
    pub(super) fn expand_each(&self, inst: InstId, operands: &[Operand], out: Out<'_>) -> bool {
        let Some(form) = self.each.all.iter().find(|form| form.pseudo == inst) else { return false };
        let mut code = Code { insts: Vec::new(), out };
        match (form.kind, operands) {
            (Kind::Load, &[vector, left, lane, value, _, Operand::Mem(mem), mask]) => {
                self.each_lane(&mut code, form, [left, lane, value, vector], mem, Some(mask));
            }
            (Kind::Store, &[left, lane, value, vector, Operand::Mem(mem), mask]) => {
                self.each_lane(&mut code, form, [left, lane, value, vector], mem, Some(mask));
            }
            (Kind::StoreAligned, &[left, lane, value, vector, Operand::Mem(mem)]) => {
                let Some(base) = mem.base.map(Operand::Reg) else { return false };
                code.put(self.i.add_i, &[value, base, Operand::Imm(mem.disp.into())]);
                code.put(self.i.and_i, &[value, value, Operand::Imm((16 << form.log2) - 1)]);
                code.put(self.i.movei, &[left, Operand::Imm(-1)]);
                let unaligned = code.at();
                code.put(self.i.bnez, &[value, Operand::Imm(0)]);
                code.put(form.vector, &[vector, Operand::Mem(mem)]);
                let done = code.at();
                code.put(self.i.jmp, &[Operand::Imm(0)]);
                let start = code.at();
                code.link(unaligned, start);
                self.each_lane(&mut code, form, [left, lane, value, vector], mem, None);
                let end = code.at();
                code.link(done, end);
            }
            _ => return false,
        }
        code.finish();
        true
    }

    /// The loop over the lanes in `mask`, or in `left` without one, of which there is at least one.
    fn each_lane(&self, code: &mut Code<'_>, form: &Form, regs: [Operand; 4], mem: Mem, mask: Option<Operand>) {
        let [left, lane, value, vector] = regs;
        let base = Operand::Reg(mem.base.unwrap_or(self.scratch));
        let skip = mask.map(|mask| {
            code.put(self.i.move_s, &[left, mask]);
            code.put(self.i.beqz, &[left, Operand::Imm(0)]);
            code.at() - 1
        });
        let start = code.at();
        code.put(self.i.ctz, &[lane, left]);
        if form.kind != Kind::Load {
            code.put(self.i.getlane_s, &[value, vector, lane]);
        }
        if form.log2 > 0 {
            code.put(self.i.shl_i, &[lane, lane, Operand::Imm(form.log2.into())]);
        }
        code.put(self.i.add, &[lane, base, lane]);
        let address = match lane {
            Operand::Reg(lane) => Operand::Mem(Mem::base(lane, mem.disp)),
            other => other,
        };
        code.put(form.scalar, &[value, address]);
        code.put(self.i.add_i, &[lane, left, Operand::Imm(-1)]);
        if form.kind == Kind::Load {
            // The lane that was the lowest one left.
            code.put(self.i.and, &[lane, left, lane]);
            code.put(self.i.xor, &[Operand::Reg(self.rm), left, lane]);
            code.put(self.i.move_vs, &[vector, value]);
            code.put(self.i.move_s, &[left, lane]);
        } else {
            code.put(self.i.and, &[left, left, lane]);
        }
        code.put(self.i.bnez, &[left, Operand::Imm(0)]);
        let again = code.at() - 1;
        code.link(again, start);
        if form.kind == Kind::Load {
            code.put(self.i.movei, &[Operand::Reg(self.rm), Operand::Imm(-1)]);
        }
        if let Some(skip) = skip {
            let end = code.at();
            code.link(skip, end);
        }
    }
}
