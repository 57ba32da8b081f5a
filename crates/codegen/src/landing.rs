//! Calls whose exceptions are caught, and their landing pads.
//!
//! In: a call of [`crate::mach::MachFunc::landings`]. Out: the call; the number 0 in the register of the exception; and at the
//! end of the code a landing pad, which moves what the unwinder leaves to the registers of the call's results and jumps to
//! where the call would have continued. So the call has one successor for the allocator, whatever happens.
//! Invariant: the registers of landings are such that calls overwrite them anyway, and no result is in them.
//! Not here: what is caught where (see `unwind`), the tables for unwinders (crate `frames`).

use crate::emit::Emitter;
use crate::mach::MachInst;
use crate::unwind::Caught;
use kernelsmith_frames::CallSite;
use kernelsmith_ir::Type;
use kernelsmith_machine::{Operand, RegId, encode::MAX_OPERANDS};

impl Emitter<'_> {
    /// The number of the landing of an instruction.
    #[inline]
    pub(crate) fn landing_of(&self, at: usize) -> Option<u32> {
        let landings = &self.mach.landings;
        if landings.is_empty() {
            return None;
        }
        landings.binary_search_by_key(&(at as u32), |&(call, _)| call).ok().map(|found| landings[found].1)
    }

    /// A call that may land somewhere.
    pub(crate) fn catching_call(&mut self, inst: &MachInst, landing: u32) {
        let start = self.position();
        self.plain(inst);
        let end = self.position();
        let Some(registers) = self.target.isa().landing() else { return self.fail("landings without registers") };
        self.clear_word(registers.caught[0], inst.origin);
        let next = self.new_bound_label();
        self.s.caught.push(Caught { site: CallSite { start, end, pad: 0, landing }, next });
    }

    /// The landing pads.
    pub(crate) fn landing_pads(&mut self) {
        let Some(registers) = self.target.isa().landing() else { return };
        for at in 0..self.s.caught.len() {
            self.s.caught[at].site.pad = self.position();
            for (from, to) in registers.thrown.into_iter().zip(registers.caught) {
                self.move_word(from, to);
            }
            let next = self.s.caught[at].next;
            self.branch_inst(self.target.isa().jump(), &[Operand::Label(next)], next, u32::MAX);
        }
    }

    /// Writes 0 to a register that holds an address.
    fn clear_word(&mut self, reg: RegId, origin: u32) {
        let recipe = self.target.isa().constant(Type::PTR, 0, self.target.masks());
        let Some(recipe) = recipe else { return self.fail("no instruction for the number 0") };
        let Some(preg) = self.target.preg(reg) else { return self.fail("a register in no class") };
        let mut operands = [Operand::Imm(recipe.imm.unwrap_or(0)); MAX_OPERANDS];
        // Narrow instructions clear the whole register.
        operands[0] = self.places().reg(self.target.facts(recipe.inst).classes[0], preg);
        let n = self.target.desc().inst(recipe.inst).n_operands().min(MAX_OPERANDS);
        self.put(recipe.inst, &operands[..n], origin);
    }

    fn move_word(&mut self, from: RegId, to: RegId) {
        match self.target.move_inst(self.address_class) {
            Some(inst) => self.put(inst, &[Operand::Reg(to), Operand::Reg(from)], u32::MAX),
            None => self.fail("no instruction moves addresses"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::compile::{Compiler, Options};
    use crate::isa::{aarch64, riscv64, x86_64};
    use kernelsmith_ir::text::parse_function;

    /// Two equal calls before the same code, which land elsewhere and whose exceptions nothing reads.
    const TWO: &str = "func @two(%0: bool, %1: u32) -> u32 {
    declare @personality(...) -> i32
    declare data @a
    declare data @b
    declare @throws(u32)
    personality @personality
    thrown 0: @a
    thrown 1: @b
    landing 0: catch 0
    landing 1: catch 1, cleanup
    if %0 {
        call @throws(%1)
        %2 = caught.ptr 0
    } else {
        call @throws(%1)
        %3 = caught.ptr 1
    }
    return %1
}
";

    #[test]
    fn each_call_has_its_landing() {
        let func = parse_function(TWO).unwrap();
        let targets = [
            x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv").unwrap(),
            aarch64::target(kernelsmith_targets::aarch64(), &["neon"], "aapcs64").unwrap(),
            riscv64::target(kernelsmith_targets::riscv64(), &["m", "a", "d", "zba", "zbb", "v"]).unwrap(),
        ];
        for target in targets {
            for fast in [false, true] {
                let options = Options { links: true, fast, ..Options::default() };
                let compiled = Compiler::new().compile(&func, &target, &options).unwrap();
                let catches = compiled.catches.as_ref().expect("it catches");
                let landings: Vec<u32> = catches.sites.iter().map(|site| site.landing).collect();
                assert!(landings == [0, 1] || landings == [1, 0], "{landings:?}");
                let [first, second] = catches.sites[..] else { panic!("{:?}", catches.sites) };
                assert!(first.start < first.end && first.end <= second.start && second.start < second.end);
                // Landing pads are behind both calls, in the code.
                assert!(second.end < first.pad && first.pad < second.pad && second.pad < compiled.code_len);
                assert_eq!(catches.types.len(), 2);
            }
        }
    }
}
