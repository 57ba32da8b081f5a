//! Breakpoints and traces.
//!
//! In: every executed instruction. Out: calls of the user's closure with a [`Step`], whose `Display` is one line of
//! text.
//! Not here: execution (`machine`); runs without an observer do not use this module.

use crate::semantics::{Inst, Op, Space, mnemonic, semantics};
use crate::thread::{PROGRAM_COUNTER, Thread};
use std::fmt;

/// Breakpoints and a trace callback for [`Machine::run_observed`](crate::Machine::run_observed).
#[derive(Default)]
pub struct Observer<'o> {
    /// Addresses of instructions to stop at.
    pub breakpoints: Vec<u32>,
    /// Called after each instruction.
    pub on_step: Option<&'o mut dyn FnMut(&Step<'_>)>,
}

impl fmt::Debug for Observer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Observer").field("breakpoints", &self.breakpoints).finish_non_exhaustive()
    }
}

impl Observer<'_> {
    pub(crate) fn traces(&self) -> bool {
        self.on_step.is_some()
    }

    pub(crate) fn trace(&mut self, step: &Step<'_>) {
        if let Some(on_step) = &mut self.on_step {
            on_step(step);
        }
    }
}

/// An executed instruction.
#[derive(Clone, Copy, Debug)]
pub struct Step<'s> {
    /// Its address.
    pub pc: u32,
    pub(crate) inst: Inst,
    /// The word.
    pub word: u32,
    /// The thread before the instruction.
    pub before: &'s Thread,
    /// The thread after the instruction.
    pub after: &'s Thread,
}

impl Step<'_> {
    /// The mnemonic.
    pub fn mnemonic(&self) -> &'static str {
        semantics().inst_of(self.word).map_or("", |inst| mnemonic(semantics().desc.inst(inst)))
    }

    /// The disassembly.
    pub fn text(&self) -> String {
        semantics().text(self.word).unwrap_or_default()
    }

    /// The memory and address of a vector load or store.
    fn address(&self) -> Option<(Space, u32)> {
        match self.inst.op {
            Op::Load(space, _) | Op::Store(space, _) | Op::LoadVector(space, _) | Op::StoreVector(space, _) => {
                Some((space, self.before.s(self.inst.a).wrapping_add(self.inst.imm as u32)))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Step<'_> {
    /// `0.3 00000400 62ec0000  movei rm, 0  rm=00000000`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, text) = (self.after.id, self.text());
        write!(f, "{}.{} {:08x} {:08x}  {text:<36}", id.core, id.thread, self.pc, self.word)?;
        if let Some((space, address)) = self.address() {
            let name = if space == Space::Main { "memory" } else { "scratchpad" };
            write!(f, "  {name}[{address:#x}]")?;
        }
        let name = |number: usize, first: &str| {
            let reg = semantics()
                .desc
                .regs()
                .find(|reg| usize::from(reg.encoding()) == number && reg.name().starts_with('v') == (first == "v"));
            reg.map_or_else(|| format!("{first}{number}"), |reg| reg.name().to_owned())
        };
        let scalars = self.before.scalars.iter().zip(&self.after.scalars).enumerate();
        for (number, (_, after)) in scalars.filter(|(n, (a, b))| a != b && *n != PROGRAM_COUNTER) {
            write!(f, "  {}={after:08x}", name(number, "s"))?;
        }
        let vectors = self.before.vectors.iter().zip(&self.after.vectors).enumerate();
        for (number, (_, after)) in vectors.filter(|(_, (a, b))| a != b) {
            write!(f, "  {}=", name(number, "v"))?;
            for (lane, value) in after.iter().enumerate() {
                write!(f, "{}{value:x}", if lane == 0 { "" } else { "," })?;
            }
        }
        Ok(())
    }
}
