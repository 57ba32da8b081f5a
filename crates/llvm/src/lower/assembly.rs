//! Assembly text: text without instructions or with hints alone, and the instructions that ask the processor what it is.
//!
//! In: calls of text. Out: operations, or calls of instructions of the target. Invariant: text is known as a whole or refused.

use super::function::Lower;
use super::leaf::{Class, Refused, Result};
use super::texts::{FloatText, Known};
use crate::body::{InstData, Operand};
use crate::index::Inst;
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::VReg;

impl Lower<'_> {
    /// Assembly text without instructions that do something: a barrier for the compiler, or a value that it must not look at.
    pub(super) fn inline_asm(&mut self, inst: Inst, number: u32, arguments: &[Operand]) -> Result<()> {
        let data = self.body.inst(inst);
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
            if let Some(known) = self.t.machine.text(&text) {
                return self.known_text(known, data, &constraints, arguments);
            }
            if let Some(known) = self.t.machine.float_text(&text, asm.is_intel) {
                return self.float_text(&known, inst, &constraints, arguments);
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

    /// An operation on floats, whose operands are the result and all arguments.
    fn float_text(&mut self, known: &FloatText, inst: Inst, constraints: &str, arguments: &[Operand]) -> Result<()> {
        let refused = || Refused::from(format!("`{}` as text with such operands", known.intrinsic));
        let data = self.body.inst(inst);
        let constraints: Vec<&str> = constraints.split(',').filter(|text| !text.starts_with('~')).collect();
        let is_output = |text: &&str| text.starts_with('=') && !text.contains(['*', '{']);
        let [output, inputs @ ..] = &constraints[..] else { return Err(refused()) };
        if !is_output(output)
            || inputs.len() != arguments.len()
            || inputs.iter().any(|text| text.contains(['=', '*', '{']))
        {
            return Err(refused());
        }
        let types = arguments.iter().map(|&argument| self.type_of(argument)).chain([data.ty]);
        if types.map(|ty| self.class(ty)).any(|class| !matches!(class, Ok(Class::Float(ty)) if ty == known.ty)) {
            return Err(refused());
        }
        // The result is read as the argument in the same register.
        let tied = inputs.iter().position(|text| *text == "0");
        let place = |&number: &usize| number.checked_sub(1).or(tied);
        let operands = known.operands[1..].iter().map(|number| arguments.get(place(number)?).copied());
        let operands = operands.collect::<Option<Vec<Operand>>>().ok_or_else(refused)?;
        self.intrinsic(&known.intrinsic, inst, data, &operands)
    }

    /// An instruction in fixed registers, or what does nothing.
    fn known_text(&mut self, known: &Known, data: &InstData, constraints: &str, arguments: &[Operand]) -> Result<()> {
        let refused = || Refused::from(format!("`{}` as text with such operands", known.name));
        let machine = self.t.machine;
        let constraints: Vec<&str> =
            constraints.split(',').filter(|text| !text.is_empty() && !text.starts_with('~')).collect();
        let outputs: Vec<&str> = constraints.iter().filter_map(|text| text.strip_prefix('=')).collect();
        let inputs = &constraints[outputs.len()..];
        if inputs.len() != arguments.len() {
            return Err(refused());
        }
        let mut values = vec![None; known.reads.len()];
        for (&input, &argument) in inputs.iter().zip(arguments) {
            // A number is that of an output in the same register.
            let name = input.parse().map_or(Some(input), |number: usize| outputs.get(number).copied());
            let name = machine.register_of(name.ok_or_else(refused)?);
            let place = known.reads.iter().position(|&read| read == name).ok_or_else(refused)?;
            values[place] = Some(self.text_operand(known, argument)?.ok_or_else(refused)?);
        }
        // What the text does not set may have any value.
        let word = known.word;
        let values: Vec<VReg> = values.into_iter().map(|reg| reg.unwrap_or_else(|| self.b.constant(word, 0))).collect();
        let results = match known.symbol {
            None => values[..known.writes.len()].to_vec(),
            Some(symbol) => {
                self.helper_results(symbol, &vec![word; values.len()], vec![word; known.writes.len()], &values)?
            }
        };
        if data.ty == Type::VOID {
            return if outputs.is_empty() { Ok(()) } else { Err(refused()) };
        }
        let types = match self.m.types.fields(data.ty) {
            Some(fields) if outputs.len() != 1 => fields.to_vec(),
            _ => vec![data.ty],
        };
        if types.len() != outputs.len() {
            return Err(refused());
        }
        let mut regs = Vec::with_capacity(outputs.len());
        for (output, ty) in outputs.into_iter().zip(types) {
            let name = machine.register_of(output);
            let reg = results[known.writes.iter().position(|&write| write == name).ok_or_else(refused)?];
            regs.push(match self.class(ty)? {
                Class::Int(bits @ (8 | 16 | 32 | 64)) => self.resize(reg, word.elem().bits(), bits),
                Class::Ptr if word == self.word => self.b.cast(ir::Type::PTR, word, reg),
                _ => return Err(refused()),
            });
        }
        self.define_result(data, &regs)
    }

    /// An operand as the word that an instruction reads; pointers are numbers.
    fn text_operand(&mut self, known: &Known, argument: Operand) -> Result<Option<VReg>> {
        let class = self.class(self.type_of(argument))?;
        let reg = match class {
            Class::Int(8 | 16 | 32 | 64) => self.reg(argument)?,
            Class::Ptr if known.word == self.word => self.reg(argument)?,
            _ => return Ok(None),
        };
        Ok(Some(match class {
            Class::Int(bits) => self.resize(reg, bits, known.word.elem().bits()),
            _ => self.b.cast(self.word, ir::Type::PTR, reg),
        }))
    }
}
