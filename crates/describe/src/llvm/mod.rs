//! Translation of descriptions written for LLVM.
//!
//! LLVM's records use the classes of `Target.td`, but contain less: the widths, signs and texts of operands are in C++
//! functions, which the records name in strings. Hooks implement those functions; everything else follows from `Inst`,
//! the operand lists and the assembly string. The result has no selection patterns, conventions or schedule.
//!
//! In: records with a `Target` without an `Encoding`. Out: tables for encoder, decoder, printer and parser.
//! Invariant: an instruction that cannot be translated completely is omitted with a reason, and does not affect others.
//! Not here: the meaning of the named functions (`hooks`).

mod aliases;
mod features;
mod instructions;
mod operands;
mod registers;

use std::collections::HashMap;

use kernelsmith_diag::{Diagnostic, Diagnostics};
use kernelsmith_machine::build::{DescBuilder, TargetSpec};
use kernelsmith_machine::{ClassId, EncodingStyle, FeatureId, MaskForm, OperandKindId, RegId, TargetDesc};
use kernelsmith_tablegen::{RecordRef, Records};

use crate::budget::Budget;
use crate::hooks;
use crate::hooks::llvm::Field;
use crate::hooks::records::OwnHooks;
use crate::record_map::RecordMap;

/// An instruction that was not translated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// The name of its record.
    pub instruction: String,
    /// The reason.
    pub reason: String,
}

/// The default processor.
const USUAL: &str = "generic";

/// The state of a translation.
struct Lx<'a> {
    records: &'a Records,
    builder: DescBuilder,
    budget: Budget,
    features: features::Features,
    regs: RecordMap<RegId>,
    /// The classes added so far, and the errors of those that cannot be added.
    classes: HashMap<(u32, u32), Result<ClassId, String>>,
    n_classes: usize,
    /// Operand kinds by their contents.
    kinds: HashMap<operands::KindKey, OperandKindId>,
    /// Shapes, by record and field.
    shapes: HashMap<(u32, Field), Result<operands::Shape, String>>,
    own_hooks: OwnHooks<'a>,
    /// Instructions with bits that decoders ignore.
    ignoring: Vec<RecordRef<'a>>,
}

/// Whether the records are LLVM's: their `Target` has no encoding.
pub(crate) fn is_one(records: &Records) -> bool {
    records.derived("Target").next().is_some_and(|target| target.field("Encoding").is_none())
}

/// The tables, the number of instructions in them, and the others.
pub(crate) fn describe(records: &Records) -> Result<(TargetDesc, usize, Vec<LeftOut>), Diagnostics> {
    let mut targets = records.derived_in_order("Target");
    let (Some(target), None) = (targets.next(), targets.next()) else {
        return Err(error("there is more than one record of class `Target`".to_owned()));
    };
    let list = instructions::list(records);
    let mut budget = Budget::default();
    let own_hooks = OwnHooks::read(records, &mut budget)?;
    let mut lx = Lx {
        records,
        builder: DescBuilder::new(),
        budget,
        features: features::Features::default(),
        regs: RecordMap::default(),
        classes: HashMap::new(),
        n_classes: 0,
        kinds: HashMap::new(),
        shapes: HashMap::new(),
        own_hooks,
        ignoring: Vec::new(),
    };
    features::add(&mut lx, &list);
    registers::add(&mut lx);
    let left_out = instructions::add(&mut lx, &list);
    aliases::add(&mut lx);
    instructions::add_ignoring(&mut lx);
    for (text, lines) in lx.own_hooks.macros() {
        lx.builder.add_macro(text, lines);
    }
    for (text, lines) in hooks::macros(target.name()) {
        lx.builder.add_macro(&text, &lines.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let machine = lx.own_hooks.machine().cloned().unwrap_or_else(|| hooks::machine(target.name()));
    let name = target.name().to_ascii_lowercase();
    let spec = TargetSpec {
        name: &name,
        pointer_bits: machine.pointer_bits,
        is_little_endian: machine.is_little_endian,
        encoding: EncodingStyle::Fixed,
        mask_form: MaskForm::Lanes,
        program_counter: None,
        load_latency: 0,
        comment: &machine.comment,
        object: machine.object,
    };
    let desc = lx.builder.finish(&spec).map_err(|problem| error(problem.to_string()))?;
    desc.validate().map_err(|problem| error(format!("the tables are inconsistent: {problem}")))?;
    Ok((desc, list.len() - left_out.len(), left_out))
}

fn error(text: String) -> Diagnostics {
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(Diagnostic::error(text).code("DE0904"));
    diagnostics
}

/// A string field; empty if the record does not have it.
fn text<'a>(record: RecordRef<'a>, field: &str) -> &'a str {
    record.string(field).unwrap_or_default()
}

/// A bit field; false if the record does not have it.
fn bit(record: RecordRef<'_>, field: &str) -> bool {
    record.bit(field).unwrap_or_default()
}

impl Lx<'_> {
    /// The features that the predicates of an instruction require.
    fn needs(&self, record: RecordRef<'_>) -> Vec<FeatureId> {
        self.features.needs(record)
    }

    /// Whether disassemblers never use the instruction: it is only for assemblers, or in the table of a decoder that
    /// LLVM's C++ does not call.
    fn is_never_decoded(&self, record: RecordRef<'_>) -> bool {
        let decoder = text(record, "DecoderNamespace");
        bit(record, "isAsmParserOnly") || self.own_hooks.is_never_decoded(decoder) || hooks::is_never_decoded(decoder)
    }
}
