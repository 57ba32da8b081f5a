//! The compiler's output for a function, as lines.
//!
//! In: a case of a file. Out: the lines that the file's expectation must equal.
//! Not here: reading files, comparing lines.

use super::file::{Case, Kind, TestFile};
use super::run;
use super::shown::Shown;
use crate::native::{Native, Variant};
use kernelsmith_codegen::passes::{PassCx, Scratch};
use kernelsmith_codegen::pipeline::{self, PASSES};
use kernelsmith_codegen::target::Target;
use kernelsmith_codegen::{Compiled, Compiler, Options, Progress, Verify};
use kernelsmith_ir::{Function, verify};
use kernelsmith_machine::asm::disassemble;
use kernelsmith_machine::decode::Decoder;

/// The output of a case.
pub(super) fn actual(file: &TestFile, case: &Case, native: &mut Result<Native, String>) -> Result<Shown, String> {
    let target = crate::host::target(&file.target)?;
    verify(&case.func).map_err(|error| format!("error: {error}"))?;
    match &file.kind {
        Kind::Passes(names) => passes(&case.func, &target, names),
        Kind::Until(name) => until(file, case, &target, name),
        Kind::Compile => compile(file, case, &target),
        Kind::Regalloc => regalloc(file, case, &target),
        Kind::Run => run::lines(file, case, native),
    }
}

fn passes(func: &Function, target: &Target, names: &[String]) -> Result<Shown, String> {
    let mut func = func.clone();
    let mut scratch = Scratch::default();
    for name in names {
        let pass = PASSES.iter().find(|pass| pass.name == name).ok_or(format!("error: there is no pass `{name}`"))?;
        let mut cx = PassCx { target, scratch: &mut scratch };
        (pass.run)(&mut func, &mut cx).map_err(|error| format!("error: {error}"))?;
        verify(&func).map_err(|error| format!("error: after `{name}`: {error}\n{func}"))?;
    }
    Ok(Shown::of(&func.to_string()))
}

fn options(file: &TestFile, target: &Target) -> Options {
    let variant = file.variants.first().copied().unwrap_or(Variant::Normal);
    let few = crate::differential::few_registers::FewRegisters::of(target);
    Options {
        verify: if file.verify_each { Verify::EachPass } else { Verify::Input },
        check_allocation: true,
        spill_all: variant == Variant::SpillAll,
        fast: variant == Variant::Fast,
        limit: (variant == Variant::FewRegisters).then_some(few.limit),
        ..Options::default()
    }
}

fn until(file: &TestFile, case: &Case, target: &Target, name: &str) -> Result<Shown, String> {
    if !pipeline::exists(name) {
        return Err(format!("error: there is no pass `{name}`"));
    }
    let mut text = String::new();
    let mut report = |progress: Progress<'_>| {
        if let Progress::Ir(pass, func) = progress
            && pass == name
        {
            text = func.to_string();
        }
    };
    let compiled = Compiler::new().compile_with(&case.func, target, &options(file, target), &mut report);
    compiled.map_err(|error| format!("error: {error}"))?;
    Ok(Shown::of(&text))
}

fn compile(file: &TestFile, case: &Case, target: &Target) -> Result<Shown, String> {
    let compiled = Compiler::new().compile(&case.func, target, &options(file, target));
    match compiled {
        Ok(compiled) => listing(target, &compiled),
        // The error is the expected output where the target does not support the function.
        Err(error) => Ok(Shown::of(&error.to_string())),
    }
}

fn listing(target: &Target, compiled: &Compiled) -> Result<Shown, String> {
    let desc = target.desc();
    let n_bytes = compiled.bytes.len();
    let end = compiled.parts.first().map_or(n_bytes, |part| part.offset as usize);
    let parts = compiled.parts.iter().map(|part| {
        let start = part.offset as usize;
        (Some(&part.name), start, start + part.code_len as usize, start + part.len as usize)
    });
    let mut text = String::new();
    for (name, start, code_end, end) in core::iter::once((None, 0, compiled.code_len as usize, end)).chain(parts) {
        if let Some(name) = name {
            text.push_str(&format!("{start:#x}: @{name}\n"));
        }
        let listing = disassemble(&Decoder::new(desc), desc, &compiled.bytes[start..code_end]);
        if let Some((at, why)) = listing.stopped {
            return Err(format!("error: byte {at} of the code: {why}"));
        }
        text.push_str(&listing.text.replace('\t', "    "));
        for (at, bytes) in compiled.bytes[code_end..end].chunks(16).enumerate() {
            let hex: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            text.push_str(&format!("{:#x}: {}\n", code_end + 16 * at, hex.join(" ")));
        }
    }
    for reloc in &compiled.relocations {
        text.push_str(&format!("{:#x}: address of symbol {}\n", reloc.offset, reloc.symbol));
    }
    Ok(Shown::of(&text))
}

fn regalloc(file: &TestFile, case: &Case, target: &Target) -> Result<Shown, String> {
    let mut text = String::new();
    let mut report = |progress: Progress<'_>| {
        if let Progress::Allocated(mach, allocation) = progress {
            let problem = target.problem(mach);
            text = kernelsmith_regalloc::text::print_allocation(&problem, target.reg_env(), allocation);
        }
    };
    let compiled = Compiler::new().compile_with(&case.func, target, &options(file, target), &mut report);
    compiled.map_err(|error| format!("error: {error}"))?;
    Ok(Shown::of(&text))
}
