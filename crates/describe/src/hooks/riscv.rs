//! Hooks for the functions that LLVM's description of RISC-V names.
//!
//! Based on the architecture manuals: rounding modes, fences, vector types, constants, system registers.

use kernelsmith_machine::Modifier;
use kernelsmith_tablegen::{RecordRef, Records};

use super::llvm::{
    Distance, Field, Form, Meaning, Methods, Modifiers, Names, Number, PartKind, PartMeaning, ValueBits, argument,
};

/// The meaning of an operand whose record names RISC-V functions.
pub(super) fn meaning<'a>(methods: &Methods<'a>, field: Field) -> Option<Meaning<'a>> {
    let record = methods.record;
    let found = match methods.printer {
        "printVMaskReg" => Meaning::names(words(&[", v0.t", "|"])),
        "printFRMArg" if record.name() == "rtzarg" => Meaning::names(words(&["", ", rtz"])),
        "printFRMArg" => Meaning::names(rounding(7)),
        "printFRMArgLegacy" => Meaning::names(rounding(0)),
        "printFenceArg" => Meaning::names(fences()),
        "printFPImmOperand" => Meaning::names(constants()),
        "printVTypeI" => vector_type(methods)?,
        "printCSRSystemRegister" => {
            let names = system_registers(record.records());
            Meaning::one(PartKind::Number(Number { width: 12, names, ..Number::default() }))
        }
        "printZeroOffsetMemOp" => {
            let class = record.def("RegClass").ok()?;
            // A zero distance may precede it.
            let (none, from) = (PartKind::Names(words(&["|0"])), ValueBits::From(0));
            let zero = PartMeaning { kind: none, field: (0, 0), value_bits: from };
            let mut meaning = Meaning { text: "$1($0)".to_owned(), ..Meaning::one(PartKind::Register(class)) };
            meaning.parts.push(zero);
            meaning
        }
        "printRegReg" => register_pair(record)?,
        "printBranchOperand" => match argument(methods.decoder)? {
            ("decodeSImmOperandAndLsl1", width) => {
                // Jumps and branches of 32 and of 16 bits.
                let relocation = match width {
                    21 => 17,
                    13 => 16,
                    12 => 45,
                    9 => 44,
                    _ => 0,
                };
                Meaning::part(PartKind::Distance(Distance { width, relocation, ..Distance::default() }), 1)
            }
            _ => return None,
        },
        "printOperand" => return number(methods, field),
        _ => return None,
    };
    Some(found)
}

/// A number whose width and sign are in the decoder's name.
fn number<'a>(methods: &Methods<'a>, field: Field) -> Option<Meaning<'a>> {
    let modifiers = parts_of_addresses(methods.record.name(), field.form == Form::Split);
    let mut number = Number { modifiers, ..Number::default() };
    let (name, width) = argument(methods.decoder).unwrap_or((methods.decoder, 0));
    number.width = width;
    if !matches!(methods.encoder, "" | "getMachineOpValue" | "getImmOpValue") {
        return None;
    }
    match name {
        "decodeSImmOperand" => number.is_signed = true,
        "decodeUImmOperand" => {}
        "decodeSImmNonZeroOperand" => (number.is_signed, number.is_nonzero) = (true, true),
        "decodeUImmNonZeroOperand" => number.is_nonzero = true,
        "decodeCLUIImmOperand" => {
            number = Number { width: 6, is_signed: true, is_nonzero: true, text_bits: 20, ..number };
        }
        _ if methods.operand_type == "OPERAND_ZERO" => number.range = Some((0, 0)),
        _ => return None,
    }
    if number.width == 0 && number.range.is_none() {
        return None;
    }
    match methods.operand_type {
        "OPERAND_RVKRNUM" => number.range = Some((0, 10)),
        "OPERAND_UIMM8_GE32" => number.range = Some((32, 255)),
        _ => {}
    }
    Some(Meaning::one(PartKind::Number(number)))
}

/// The relocation modifier of calls, which has no assembly syntax.
pub(super) const CALL: &str = "%call_plt(";

/// The relocation modifiers of an operand: the upper 20 bits, rounded because the lower 12 bits are signed, or those
/// lower bits. For pc-relative addresses, the lower part refers to the label of the instruction with the upper part.
fn parts_of_addresses(record: &str, is_store: bool) -> Modifiers {
    let part = |text, relocation, shift, n_bits, bias| Modifier { text, relocation, shift, n_bits, bias };
    let other = |text, relocation| part(text, relocation, 0, 0, 0);
    match (record, is_store) {
        ("uimm20_lui", _) => vec![part("%hi(", 26, 12, 20, 0x800), other("%tprel_hi(", 29)],
        ("uimm20_auipc", _) => vec![
            other("%pcrel_hi(", 23),
            other("%got_pcrel_hi(", 20),
            other("%tls_ie_pcrel_hi(", 21),
            other("%tls_gd_pcrel_hi(", 22),
            other("%tlsdesc_hi(", 62),
            other(CALL, 19),
        ],
        ("simm12", false) => vec![
            part("%lo(", 27, 0, 12, 0),
            other("%pcrel_lo(", 24),
            other("%tprel_lo(", 30),
            other("%tlsdesc_load_lo(", 63),
            other("%tlsdesc_add_lo(", 64),
        ],
        ("simm12", true) => vec![part("%lo(", 28, 0, 12, 0), other("%pcrel_lo(", 25), other("%tprel_lo(", 31)],
        _ => Vec::new(),
    }
}

/// `offset(base)`: ten bits, with the base register's number in the upper half.
fn register_pair(record: RecordRef<'_>) -> Option<Meaning<'_>> {
    let parts = record.dag("MIOperandInfo").ok()?;
    let mut found = Vec::new();
    for (at, (value, _)) in parts.args().take(2).enumerate() {
        let kernelsmith_tablegen::ValueRef::Def(class) = value else { return None };
        let field = (5 - 5 * at as u32, 5);
        found.push(PartMeaning { kind: PartKind::Register(class), field, value_bits: ValueBits::From(0) });
    }
    (found.len() == 2).then_some(Meaning { parts: found, text: "$1($0)".to_owned(), rest_is_zero: false, ignored: 0 })
}

fn words(texts: &[&str]) -> Names {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// Rounding modes; the default one is optional and not printed.
fn rounding(default: usize) -> Names {
    let mut names = words(&[", rne", ", rtz", ", rdn", ", rup", ", rmm", "", "", ", dyn"]);
    names[default].insert(0, '|');
    names
}

/// Sets of input, output, reads and writes.
fn fences() -> Names {
    let letters = |set: usize| "iorw".chars().enumerate().filter(move |(at, _)| set >> (3 - at) & 1 != 0);
    let name = |set| letters(set).map(|(_, letter)| letter).collect::<String>();
    (0..16).map(|set| if set == 0 { "0".to_owned() } else { name(set) }).collect()
}

/// The constants of `fli`.
fn constants() -> Names {
    let special =
        ["-1.0", "min", "1.52587890625e-05", "3.0517578125e-05", "0.00390625", "0.0078125", "0.0625", "0.125"];
    let powers = [
        "0.25", "0.3125", "0.375", "0.4375", "0.5", "0.625", "0.75", "0.875", "1.0", "1.25", "1.5", "1.75", "2.0",
        "2.5", "3.0", "4.0", "8.0", "16.0", "128.0", "256.0", "32768.0", "65536.0", "inf", "nan",
    ];
    words(&[&special[..], &powers[..]].concat())
}

/// Element width, group size (LMUL), and the policies for tail and masked elements.
fn vector_type<'a>(methods: &Methods<'a>) -> Option<Meaning<'a>> {
    let ("decodeUImmOperand", width) = argument(methods.decoder)? else { return None };
    let mut names = Vec::new();
    for (group, multiple) in ["m1", "m2", "m4", "m8", "", "mf8", "mf4", "mf2"].into_iter().enumerate() {
        for (width, element) in ["e8", "e16", "e32", "e64"].into_iter().enumerate() {
            for (policy, (tail, mask)) in
                [("tu", "mu"), ("ta", "mu"), ("tu", "ma"), ("ta", "ma")].into_iter().enumerate()
            {
                let number = policy << 6 | width << 3 | group;
                if !multiple.is_empty() {
                    names.push(format!("{number}={element}, {multiple}, {tail}, {mask}"));
                }
            }
        }
    }
    Some(Meaning::one(PartKind::Number(Number { width, names, ..Number::default() })))
}

/// The system registers (CSRs). Of several names for a number, the first is printed.
fn system_registers(records: &Records) -> Vec<String> {
    let mut names = Vec::new();
    for record in records.derived_in_order("SysReg") {
        let Ok(number) = record.int("Encoding") else { continue };
        // 64-bit machines have no upper halves; where those exist, they are printed as numbers.
        if record.bit("isRV32Only").unwrap_or_default() {
            continue;
        }
        for field in ["Name", "AltName", "DeprecatedName"] {
            let name = record.string(field).unwrap_or_default();
            let entry = format!("{number}={name}");
            if !name.is_empty() && !names.iter().any(|(_, known)| *known == entry) {
                names.push((field != "Name", entry));
            }
        }
    }
    names.sort_by_key(|(rank, _)| *rank);
    names.into_iter().map(|(_, entry)| entry).collect()
}

/// The constant value of an operand that occurs in the text of an instruction, but not in its bits.
pub(super) fn constant(record: RecordRef<'_>, operand: &str) -> Option<i64> {
    let decoder = record.string("DecoderMethod").unwrap_or_default();
    // The base-2 logarithm of the size of the register pair in bytes.
    (decoder == "decodeXTHeadMemPair" && operand == "const3or4").then(|| {
        let is_double = matches!(record.name(), "TH_LDD" | "TH_SDD");
        if is_double { 4 } else { 3 }
    })
}

/// The inputs of vector instructions that must differ from the result, by the name of the record's constraint: first
/// source, second source, mask.
pub(super) fn operands_apart(record: RecordRef<'_>) -> Vec<&str> {
    let constraint = record.def("RVVConstraint").ok().and_then(|constraint| constraint.bits("Value").ok()?.value());
    let Some(constraint) = constraint.filter(|constraint| *constraint != 0) else { return Vec::new() };
    let tied = record.string("Constraints").unwrap_or_default();
    let Ok(ins) = record.dag("InOperandList") else { return Vec::new() };
    let names = ins.args().filter_map(|(_, name)| name);
    let own: Vec<&str> =
        names.filter(|name| !tied.contains(&format!("${name} ")) && !tied.ends_with(&format!("${name}"))).collect();
    let places = [own.first(), own.get(1), own.last()];
    places
        .into_iter()
        .enumerate()
        .filter(|(bit, _)| constraint >> bit & 1 != 0)
        .filter_map(|(_, name)| name.copied())
        .collect()
}

/// The decoding order of instructions with the same word, by LLVM's decoder table.
pub(super) fn rank(namespace: &str) -> u32 {
    match namespace {
        // Operations that are no-ops on other processors.
        "Zicfiss" => 0,
        "" => 1,
        _ => 2,
    }
}

/// Whether a feature excludes the usual ones: it has another width, or other instructions for the same words.
pub(super) fn is_unusual(feature: &str) -> bool {
    matches!(feature, "!64bit" | "zcmp" | "zcmt" | "zfinx" | "e") || feature.starts_with("xwchc")
}

/// The field bits of a constant, for encoders that are not the identity.
pub(super) fn field_of_constant(encoder: &str, number: i64) -> Option<u64> {
    match encoder {
        // An absent mask register means all lanes.
        "getVMaskReg" => Some(u64::from(number < 0)),
        "getImmOpValue" => Some(number as u64),
        "getImmOpValueAsr1" => Some((number >> 1) as u64),
        _ => None,
    }
}
