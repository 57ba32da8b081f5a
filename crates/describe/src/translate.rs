//! The order of the translation.
//!
//! Instructions get their ids first, because classes refer to them; then everything is added to the tables after the
//! items it refers to.

use kernelsmith_diag::{Diagnostic, Diagnostics};
use kernelsmith_machine::build::Tables;
use kernelsmith_machine::{EncodingStyle, TargetDesc};
use kernelsmith_tablegen::Records;

use crate::context::Cx;
use crate::{conventions, instructions, llvm, macros, operands, patterns, registers, short_forms, target};

/// Translates a description.
///
/// All errors are reported, each with its source position. Methods named in strings without a hook are errors too, with
/// the number of their uses. For a description written for LLVM, the result contains the instructions that can be
/// translated.
pub fn describe(records: &Records) -> Result<TargetDesc, Diagnostics> {
    if llvm::is_one(records) {
        return llvm::describe(records).map(|(desc, ..)| desc);
    }
    let desc = tables(records)?.link();
    desc.validate().map_err(|error| one(format!("the tables are inconsistent: {error}")))?;
    Ok(desc)
}

/// Translates a description that was not written for LLVM.
pub(crate) fn tables(records: &Records) -> Result<Tables, Diagnostics> {
    let mut cx = Cx::new(records);
    let Some(target) = target::find(&mut cx) else { return Err(cx.diagnostics) };
    let style = target::style(&mut cx, target);
    let insts = instructions::list(&mut cx);
    target::features(&mut cx);
    target::processors(&mut cx);
    registers::sub_indices(&mut cx);
    registers::registers(&mut cx);
    registers::classes(&mut cx);
    operands::kinds(&mut cx);
    instructions::instructions(&mut cx, &insts, style);
    short_forms::short_forms(&mut cx);
    macros::macros(&mut cx);
    target::cond_codes(&mut cx);
    patterns::nodes(&mut cx);
    patterns::patterns(&mut cx, &insts);
    conventions::conventions(&mut cx, target);
    target::branch_conds(&mut cx);
    let spec = target::spec(&mut cx, target, style);
    check_program_counter(&mut cx, style, spec.program_counter.is_some());
    report_hooks(&mut cx);
    if cx.diagnostics.has_errors() {
        return Err(cx.diagnostics);
    }
    cx.builder.finish_tables(&spec).map_err(|error| one(error.to_string()))
}

fn one(text: String) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(Diagnostic::error(text).code("DE0901"));
    diagnostics
}

/// Prefixed instructions use pc-relative addresses for labels, so the program counter must be defined.
fn check_program_counter(cx: &mut Cx<'_>, style: EncodingStyle, has_one: bool) {
    if style == EncodingStyle::Prefixed && !has_one {
        cx.diagnostics.push(Diagnostic::error("the target names no `ProgramCounter`").code("DE0902"));
    }
}

fn report_hooks(cx: &mut Cx<'_>) {
    let mut unknown: Vec<_> =
        cx.unknown_hooks.iter().map(|(&(role, name), &(n, span))| (role, name, n, span)).collect();
    unknown.sort_unstable_by_key(|&(role, name, ..)| (role, name));
    for (role, name, n, span) in unknown {
        let text = format!("{role} `{name}` is named {n} times and has no meaning here");
        cx.diagnostics.push(Diagnostic::error(text).code("DE0903").at(span).primary_label("first named here"));
    }
}
