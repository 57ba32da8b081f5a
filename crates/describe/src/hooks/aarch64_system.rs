//! Names of the AArch64 system: registers, PSTATE fields, cache and translation operations.
//!
//! A piece of C++ in each record, `{ {AArch64::FeatureRAS} }`, lists the required features. A name without features
//! becomes a named number of the instruction; one with features becomes a separate alias that requires them.
//! Not here: other operands (`aarch64`).

use kernelsmith_machine::Codec;
use kernelsmith_tablegen::{RecordRef, Records};

use super::llvm::{Meaning, Number, PartKind};
use super::{SystemAlias, SystemEntry};

/// The system registers that all machines can read, or write, with their numbers.
pub(super) fn registers<'a>(record: RecordRef<'a>, printer: &str) -> Option<Meaning<'a>> {
    let wanted = if printer == "printMRSSystemRegister" { "Readable" } else { "Writeable" };
    let mut names = Vec::new();
    for register in record.records().derived_in_order("SysReg") {
        if register.bit(wanted).unwrap_or_default() && features(register).is_empty() {
            let number = encoding(register)?;
            names.extend(names_of(register).map(|name| format!("{number}={name}")));
        }
    }
    Some(Meaning::one(PartKind::Number(Number { width: 16, codec: Codec::SystemRegister, names, ..Number::default() })))
}

/// The names and numbers of the records in a class.
pub(super) fn words_of(records: &Records, class: &str) -> Vec<String> {
    let records = records.derived_in_order(class).filter(|record| features(*record).is_empty());
    records.filter_map(|record| Some(format!("{}={}", encoding(record)?, record.string("Name").ok()?))).collect()
}

/// The aliases for names that require features, and for operations.
pub(super) fn aliases(records: &Records) -> Vec<SystemAlias<'_>> {
    let mut aliases = Vec::new();
    for class in ["IC", "DC", "AT", "TLBIEntry"] {
        for record in records.derived_in_order(class) {
            operation(record, &class.to_ascii_lowercase().replace("entry", ""), &mut aliases);
        }
    }
    for (number, word, feature) in [
        (4, "cfp", "FeaturePredRes"),
        (5, "dvp", "FeaturePredRes"),
        (6, "cosp", "FeatureSPECRES2"),
        (7, "cpp", "FeaturePredRes"),
    ] {
        let numbers = [3, 7, 3, number].map(SystemEntry::Number);
        let entries = numbers.into_iter().chain([SystemEntry::Operand("GPR64", "Xt")]).collect();
        let text = format!("{word}\trctx, $Xt");
        aliases.push(SystemAlias { text, instruction: "SYSxt", entries, features: vec![feature], is_written: true });
    }
    for record in records.derived_in_order("SysReg") {
        register(record, &mut aliases);
    }
    for class in ["PStateImm0_15", "PStateImm0_1"] {
        for record in records.derived_in_order(class) {
            let features = features(record);
            let (Some(number), Ok(name)) = (encoding(record), record.string("Name")) else { continue };
            let (instruction, operand) = match class {
                "PStateImm0_1" => ("MSRpstateImm1", "timm0_1"),
                _ => ("MSRpstateImm4", "timm0_15"),
            };
            if !features.is_empty() {
                let entries = vec![SystemEntry::Number(number), SystemEntry::Operand(operand, "imm")];
                let text = format!("msr\t{name}, $imm");
                aliases.push(SystemAlias { text, instruction, entries, features, is_written: true });
            }
        }
    }
    aliases
}

/// An operation of `sys`; for some operations also one of `sysp`, with 128-bit addresses.
fn operation<'a>(record: RecordRef<'a>, word: &str, aliases: &mut Vec<SystemAlias<'a>>) {
    let (Some(encoding), Ok(name)) = (encoding(record), record.string("Name")) else { return };
    let part = |from: u32, len: u32| encoding >> from & ((1 << len) - 1);
    let numbers = [part(11, 3), part(7, 4), part(3, 4), part(0, 3)].map(SystemEntry::Number);
    let has_register = record.bit("NeedsReg").unwrap_or(true);
    let name = name.to_ascii_lowercase();
    let mut add = |text: String, instruction: &'static str, last: SystemEntry| {
        let entries = numbers.into_iter().chain([last]).collect();
        aliases.push(SystemAlias { text, instruction, entries, features: features(record), is_written: true });
    };
    match (has_register, word) {
        (true, _) => add(format!("{word}\t{name}, $Xt"), "SYSxt", SystemEntry::Operand("GPR64", "Xt")),
        // Register number 31 means no register.
        (false, _) => add(format!("{word}\t{name}"), "SYSxt", SystemEntry::Number(31)),
    }
    if has_register && word == "tlbi" {
        add(format!("tlbip\t{name}, $Xt"), "SYSPxt", SystemEntry::Operand("XSeqPairClassOperand", "Xt"));
        add(format!("tlbip\t{name}, xzr, xzr"), "SYSPxt_XZR", SystemEntry::Number(31));
    }
}

/// A register that only some machines have.
fn register<'a>(record: RecordRef<'a>, aliases: &mut Vec<SystemAlias<'a>>) {
    let features = features(record);
    let Some(number) = encoding(record).filter(|_| !features.is_empty()) else { return };
    let is = |field| record.bit(field).unwrap_or_default();
    for (at, name) in names_of(record).enumerate() {
        let is_written = at == 0;
        let mut add = |text: String, instruction: &'static str, entries: [SystemEntry; 2]| {
            let (entries, features) = (entries.to_vec(), features.clone());
            aliases.push(SystemAlias { text, instruction, entries, features, is_written });
        };
        let number = SystemEntry::Number(number);
        let (one, two) = (SystemEntry::Operand("GPR64", "Xt"), SystemEntry::Operand("MrrsMssrPairClassOperand", "Xt"));
        if is("Readable") {
            add(format!("mrs\t$Xt, {name}"), "MRS", [one, number]);
            add(format!("mrrs\t$Xt, {name}"), "MRRS", [two, number]);
        }
        if is("Writeable") {
            add(format!("msr\t{name}, $Xt"), "MSR", [number, one]);
            add(format!("msrr\t{name}, $Xt"), "MSRR", [number, two]);
        }
    }
}

fn encoding(record: RecordRef<'_>) -> Option<i64> {
    record.bits("Encoding").ok()?.value().map(|bits| bits as i64)
}

/// The name that is printed, and an alternative one.
fn names_of(record: RecordRef<'_>) -> impl Iterator<Item = &str> {
    let name = record.string("Name").unwrap_or_default();
    let other = record.string("AltName").ok().filter(|other| !other.is_empty() && *other != name);
    [name].into_iter().chain(other)
}

/// The records of the required features, from C++ text or from lists of it.
fn features(record: RecordRef<'_>) -> Vec<&str> {
    let mut found = Vec::new();
    for field in ["Requires", "ExtraRequires"] {
        let one = record.string(field).ok();
        let many = record.strings(field).unwrap_or_default();
        for text in one.into_iter().chain(many) {
            let names = text.split("AArch64::").skip(1);
            found.extend(
                names.map(|rest| &rest[..rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())]),
            );
        }
    }
    found
}
