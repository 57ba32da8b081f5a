//! Assembly text: text without instructions or with hints alone, and the instructions that ask the processor what it is.
//!
//! In: calls of text. Out: operations, or calls of instructions of the target. Invariant: text is known as a whole or refused.

use super::function::Lower;
use super::leaf::{Class, Refused, Result};
use super::machine::CPUID;
use crate::body::{InstData, Operand};
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::VReg;

/// An instruction whose operands are in fixed registers.
struct Known {
    /// Its lines, one after the other.
    text: &'static [&'static str],
    /// What errors call it.
    name: &'static str,
    /// The symbol for it (see `intrinsic` of crate `codegen`).
    symbol: &'static str,
    /// As constraints name them, in the order of the symbol's parameters and results.
    reads: &'static [&'static str],
    writes: &'static [&'static str],
}

const KNOWN: [Known; 2] = [
    Known {
        text: &["cpuid"],
        name: "cpuid",
        symbol: CPUID,
        reads: &["{ax}", "{cx}"],
        writes: &["{ax}", "{bx}", "{cx}", "{dx}"],
    },
    // The header of clang 22 keeps rbx, which may be the base of the frame, in a register of the compiler's choice.
    Known {
        text: &["xchg$(q$|$)  $(%$|$)rbx,${1:q}", "cpuid", "xchg$(q$|$)  $(%$|$)rbx,${1:q}"],
        name: "cpuid",
        symbol: CPUID,
        reads: &["{ax}", "{cx}"],
        writes: &["{ax}", "r", "{cx}", "{dx}"],
    },
];

impl Lower<'_> {
    /// Assembly text without instructions that do something: a barrier for the compiler, or a value that it must not look at.
    pub(super) fn inline_asm(&mut self, data: &InstData, number: u32, arguments: &[Operand]) -> Result<()> {
        let asm = self.m.inline_asm(number);
        let text = String::from_utf8_lossy(&asm.template);
        let constraints = String::from_utf8_lossy(&asm.constraints).into_owned();
        let is_empty = text.split(['\n', ';']).map(str::trim).all(|line| {
            line.is_empty()
                || line == "nop"
                || self.t.machine.hints().contains(&line)
                || line.starts_with('#')
                || line.starts_with(".p2align")
        });
        if !is_empty {
            let lines = || text.split('\n').map(str::trim).filter(|line| !line.is_empty());
            let found = KNOWN.iter().find(|known| lines().eq(known.text.iter().copied()));
            if let Some(known) = found.filter(|_| self.t.machine.knows_text()) {
                return self.known_text(known, data, &constraints, arguments);
            }
            let shown: String = text.trim().chars().take(40).collect();
            return Err(Refused::from(format!("instructions as text (`{}`)", shown.escape_default())));
        }
        let constraints: Vec<&str> = constraints.split(',').collect();
        let outputs = constraints.iter().filter(|text| text.starts_with('=') && !text.contains('*')).count();
        let n_indirect = constraints.iter().filter(|text| text.starts_with('=') && text.contains('*')).count();
        let inputs = constraints.iter().filter(|text| !text.starts_with(['=', '~']));
        let mut tied: Vec<Option<Operand>> = vec![None; outputs];
        // Addresses of outputs in memory come first among the arguments.
        for (text, &argument) in inputs.zip(arguments.get(n_indirect..).unwrap_or(&[])) {
            if let Ok(output) = text.parse::<usize>()
                && let Some(place) = tied.get_mut(output)
            {
                *place = Some(argument);
            }
        }
        if data.ty == Type::VOID {
            return Ok(());
        }
        let fields = if outputs == 1 { None } else { self.m.types.fields(data.ty) };
        let mut regs = Vec::new();
        for (at, value) in tied.into_iter().enumerate() {
            if let Some(value) = value {
                regs.extend(self.stored(value)?);
                continue;
            }
            // The text leaves what is in the register.
            let ty = fields.map_or(Some(data.ty), |fields| fields.get(at).copied()).ok_or("such results of text")?;
            for leaf in self.leaves(ty)? {
                regs.push(self.b.constant(leaf.ty, 0));
            }
        }
        let wanted = self.leaves(data.ty)?;
        let given = regs.iter().map(|&reg| self.b.func().ty(reg));
        if !given.eq(wanted.iter().map(|leaf| Some(leaf.ty))) {
            return Err("results of assembly text of another type".into());
        }
        self.define_result(data, &regs)
    }

    /// Words are 32 bits of the registers.
    fn known_text(&mut self, known: &Known, data: &InstData, constraints: &str, arguments: &[Operand]) -> Result<()> {
        let refused = || Refused::from(format!("`{}` as text with such operands", known.name));
        let word = ir::Type::U32;
        let constraints: Vec<&str> = constraints.split(',').filter(|text| !text.starts_with('~')).collect();
        let outputs: Vec<&str> = constraints.iter().filter_map(|text| text.strip_prefix('=')).collect();
        let inputs = &constraints[outputs.len()..];
        if inputs.len() != arguments.len() {
            return Err(refused());
        }
        let mut values = vec![None; known.reads.len()];
        for (&input, &argument) in inputs.iter().zip(arguments) {
            // A number is that of an output in the same register.
            let name = input.parse().map_or(Some(input), |number: usize| outputs.get(number).copied());
            let place = known.reads.iter().position(|&read| Some(read) == name).ok_or_else(refused)?;
            let Class::Int(32) = self.class(self.type_of(argument))? else { return Err(refused()) };
            values[place] = Some(self.reg(argument)?);
        }
        // What the text does not set may have any value.
        let values: Vec<VReg> = values.into_iter().map(|reg| reg.unwrap_or_else(|| self.b.constant(word, 0))).collect();
        let leaves = self.leaves(data.ty)?;
        if leaves.len() != outputs.len() || leaves.iter().any(|leaf| leaf.ty != word) {
            return Err(refused());
        }
        let results =
            self.helper_results(known.symbol, &vec![word; values.len()], vec![word; known.writes.len()], &values)?;
        let mut regs = Vec::with_capacity(outputs.len());
        for output in outputs {
            regs.push(results[known.writes.iter().position(|&write| write == output).ok_or_else(refused)?]);
        }
        self.define_result(data, &regs)
    }
}
