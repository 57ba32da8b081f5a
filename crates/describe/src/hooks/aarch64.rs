//! Hooks for the functions that LLVM's description of AArch64 names.
//!
//! Based on the architecture manual. The function names contain their arguments (`printSVERegOp<'h'>`).
//! Not here: shifts, extensions and other operand suffixes (`aarch64_tail`), system names (`aarch64_system`).

use kernelsmith_machine::Codec;
use kernelsmith_tablegen::RecordRef;

use super::llvm::{
    Field, Form, Meaning, Methods, Names, Number, PartKind, PartMeaning, Registers, ValueBits, power, split,
};
use super::{aarch64_parts, aarch64_system, aarch64_tail};

/// The meaning of an operand whose record names AArch64 functions; `field` is its field in the instruction.
pub(super) fn meaning<'a>(methods: &Methods<'a>, field: Field) -> Option<Meaning<'a>> {
    let (record, width) = (methods.record, field.width);
    let (printer, args) = split(methods.printer);
    let class = || record.def("RegClass").ok();
    let of = |class: RecordRef<'a>, text: String| Meaning { text, ..Meaning::one(PartKind::Register(class)) };
    match (printer, &args[..]) {
        ("printVRegOperand", []) => Some(Meaning::one(PartKind::Registers(Registers { class: class()?, alt_name: 1 }))),
        ("printSVERegOp", kind) => {
            let kind = kind.first().map_or("", String::as_str);
            Some(of(class()?, format!("$0{}", suffix(kind))))
        }
        ("printPostIncOperand", [bytes]) => {
            // Register number 31 means the immediate.
            let names = (0..31).map(|at| format!("x{at}")).chain([format!("#{bytes}")]);
            Some(Meaning::names(names.collect()))
        }
        ("printMatrix", [bits]) => Some(of(class()?, format!("$0{}", element(bits)?))),
        ("printMatrixTile", []) => Some(of(class()?, "$0".to_owned())),
        ("printMatrixTileVector", [is_vertical]) => tile_rows(class()?, is_vertical == "1"),
        ("printGPRSeqPairsClassOperand", [bits]) => {
            let letter = if bits == "64" { 'x' } else { 'w' };
            let pair = |at| if at % 2 == 0 { format!("{letter}{at}, {letter}{}", at + 1) } else { String::new() };
            Some(Meaning::names((0..30).map(pair).chain([format!("{letter}30, {letter}zr")]).collect()))
        }
        ("printGPR64x8", []) => {
            let first = |at| if at % 2 == 0 { format!("x{at}") } else { String::new() };
            Some(Meaning::names((0..23).map(first).collect()))
        }
        ("printZPRasFPR", [bits]) => {
            let name = format!("FPR{bits}");
            Some(of(record.records().get(&name)?, "$0".to_owned()))
        }
        ("printGPR64as32", []) => Some(of(record.records().get("GPR32")?, "$0".to_owned())),
        ("printPredicateAsCounter", [bits]) => {
            // The encoding omits the high bit of the register number, so the low bits identify pn8 to pn15.
            Some(of(class()?, format!("$0{}", element(bits)?)))
        }
        ("printTypedVectorList", [lanes, kind]) => {
            vector_list(methods, class()?, &format!(".{}{kind}", none_or(lanes)))
        }
        // The mnemonic determines the element type.
        ("printImplicitlyTypedVectorList", []) => vector_list(methods, class()?, ""),
        ("printRegWithShiftExtend", [sign, bits, source, kind]) => {
            let shift = bits.parse::<u32>().ok()?.checked_div(8)?.checked_ilog2()?;
            let word = match (source.as_str(), sign == "true") {
                ("x", _) => "lsl",
                (_, true) => "sxtw",
                (_, false) => "uxtw",
            };
            let tail = match (word, shift) {
                ("lsl", 0) => String::new(),
                (word, 0) => format!(", {word}"),
                (word, shift) => format!(", {word} #{shift}"),
            };
            Some(of(class()?, format!("$0{}{tail}", suffix(kind))))
        }
        ("printOperand", []) if record.is_a("RegisterOperand") => {
            let is_index = methods.encoder.starts_with("encodeMatrixIndexGPR32");
            is_index.then(|| class().map(|class| of(class, "$0".to_owned())))?
        }
        _ if record.is_a("RegisterOperand") => None,
        ("printOperand", []) if aarch64_parts::sixteen_bits(record.name()).is_some() => {
            let modifiers = aarch64_parts::sixteen_bits(record.name())?;
            let number = Number { width, range: Some((0, 0)), modifiers, ..Number::default() };
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::one(PartKind::Number(number)) })
        }
        ("printAlignedLabel" | "printAdrAdrpLabel", []) => aarch64_tail::label(methods, width),
        ("printShifter" | "printArithExtend" | "printMemExtend" | "printImm8OptLsl" | "printAddSubImm", args) => {
            aarch64_tail::meaning(methods, printer, args, width)
        }
        ("printOperand", []) if methods.encoder == "getAddSubImmOpValue" || is_special(record) => {
            aarch64_tail::meaning(methods, printer, &[], width)
        }
        ("printUImm12Offset", [scale]) => {
            let shift = power(scale)?;
            let number = Number { width: width + shift, modifiers: aarch64_parts::offsets(shift), ..Number::default() };
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::part(PartKind::Number(number), shift) })
        }
        ("printLogicalImm", [kind]) => {
            let width = kind.strip_prefix("int")?.strip_suffix("_t")?.parse().ok()?;
            Some(coded(Codec::Logical, width, true))
        }
        ("printSIMDType10Operand", []) => Some(coded(Codec::ByteMask, 64, false)),
        ("printFPImmOperand", []) => Some(coded(Codec::Float8, 64, false)),
        ("printOperand", []) if methods.encoder == "getFixedPointScaleOpValue" => {
            Some(coded(Codec::FromMax, width, false))
        }
        ("printImmHex", []) => Some(coded(Codec::Hexadecimal, width, false)),
        ("printImm", []) if methods.encoder == "getMoveWideImmOpValue" => Some(coded(Codec::Plain, width, false)),
        ("printSImm", [_]) => Some(coded(Codec::Plain, width, true)),
        ("printInverseCondCode", []) => {
            // The field holds the inverse condition.
            let names = conditions();
            Some(Meaning::names((0..14).map(|at| names[at ^ 1].clone()).collect()))
        }
        ("printMRSSystemRegister" | "printMSRSystemRegister", []) => aarch64_system::registers(record, printer),
        ("printRPRFMOperand", []) => {
            let names = aarch64_system::words_of(record.records(), "RPRFM");
            let number = Number { width, names, ..Number::default() };
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::one(PartKind::Number(number)) })
        }
        ("printSystemPStateField", []) => {
            // PState fields wider than 6 bits have too many values for a name table.
            let class = if width > 6 { "PStateImm0_1" } else { "PStateImm0_15" };
            let names = aarch64_system::words_of(record.records(), class);
            if width > 6 {
                return Some(Meaning::one(PartKind::Number(Number { width, names, ..Number::default() })));
            }
            let mut by_number = vec![String::new(); 1 << width];
            for (number, name) in names.iter().filter_map(|entry| entry.split_once('=')) {
                *by_number.get_mut(number.parse::<usize>().ok()?)? = name.to_owned();
            }
            Some(Meaning::names(by_number))
        }
        ("printMatrixTileList", []) => Some(Meaning::names(aarch64_tail::tile_sets())),
        ("printBarrierOption", []) if field.form == Form::Isb => {
            let name = |at| if at == 15 { "sy|#15".to_owned() } else { format!("#{at}") };
            Some(Meaning::names((0..16).map(name).collect()))
        }
        ("printBarrierOption", []) => Some(Meaning::names(barriers())),
        ("printBarriernXSOption", []) => {
            // The field holds the upper two of these bits.
            let names = ["oshnxs|#16", "nshnxs|#20", "ishnxs|#24", "synxs|#28"];
            Some(Meaning::names((0..16).map(|at| if at % 4 == 0 { names[at / 4] } else { "" }.to_owned()).collect()))
        }
        ("printSysCROperand", []) => Some(Meaning::names((0..16).map(|at| format!("c{at}")).collect())),
        ("printPrefetchOp", []) => Some(Meaning::names(all_prefetches())),
        ("printVectorIndex", _) => number(methods, width, 0, "[$0]"),
        ("printMatrixIndex", []) => number(methods, width, 0, "$0"),
        ("printOperand", []) if methods.encoder == "getSVEIncDecImm" && width == 4 => {
            let names = (1..=16).map(|number| number.to_string()).collect();
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::names(names) })
        }
        ("printImm" | "printOperand", []) => number(methods, width, 0, "#$0"),
        ("printImmRangeScale", [scale, offset]) => ranges(width, scale.parse().ok()?, offset.parse().ok()?),
        ("printComplexRotationOp", [angle, first]) => {
            let (angle, first): (u32, u32) = (angle.parse().ok()?, first.parse().ok()?);
            let names = (0..1 << width.min(2)).map(|at| (at * angle + first).to_string()).collect();
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::names(names) })
        }
        ("printCondCode", []) => Some(Meaning::names(conditions())),
        ("printSVEVecLenSpecifier", []) => Some(Meaning::names(vec!["vlx2".to_owned(), "vlx4".to_owned()])),
        ("printPrefetchOp", [is_sve]) if is_sve == "true" => Some(Meaning::names(prefetches())),
        ("printExactFPImm", [first, second]) => {
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::names(exact_floats(first, second)?) })
        }
        ("printSVEPattern", []) => Some(Meaning::names(patterns())),
        // Multiples of three.
        ("printImmScale", [scale]) if scale == "3" && methods.decoder == "DecodeSImm<4>" => {
            let names = (0..8).chain(-8..0).map(|number: i32| (3 * number).to_string()).collect();
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::names(names) })
        }
        ("printImmScale", [scale]) => number(methods, width, power(scale)?, "#$0"),
        _ => None,
    }
}

/// Whether the assembler's predicate checks more than a range.
fn is_special(record: RecordRef<'_>) -> bool {
    matches!(split(aarch64_tail::predicate(record).1).0, "isLogicalImm" | "isMOVZMovAlias" | "isMOVNMovAlias")
}

/// An immediate with a codec.
fn coded<'a>(codec: Codec, width: u32, is_signed: bool) -> Meaning<'a> {
    let number = match codec {
        Codec::Logical => aarch64_tail::any_sign(codec, width),
        _ => Number { width, is_signed, codec, ..Number::default() },
    };
    Meaning { text: "#$0".to_owned(), ..Meaning::one(PartKind::Number(number)) }
}

/// The domains and access types of a barrier.
fn barriers() -> Names {
    let names = "#0 oshld oshst osh #4 nshld nshst nsh #8 ishld ishst ish #12 ld st sy";
    names
        .split(' ')
        .map(|name| if name.starts_with('#') { name.to_owned() } else { with_number(name, names) })
        .collect()
}

/// A name with its number in a list as an alternative.
fn with_number(name: &str, names: &str) -> String {
    let at = names.split(' ').position(|known| known == name).unwrap_or(0);
    format!("{name}|#{at}")
}

/// Prefetch operations of non-SVE instructions: access type, cache level and policy.
fn all_prefetches() -> Names {
    let mut names = Vec::new();
    for number in 0..32 {
        let access = ["pld", "pli", "pst", ""][number >> 3];
        let place = ["l1", "l2", "l3", "slc"][number >> 1 & 3];
        let kept = ["keep", "strm"][number & 1];
        let name = format!("{access}{place}{kept}|#{number}");
        names.push(if access.is_empty() { format!("#{number}") } else { name });
    }
    names
}

/// The suffix `.h` for `h`; empty for `0` and an empty string.
fn suffix(kind: &str) -> String {
    if matches!(kind, "" | "0") { String::new() } else { format!(".{kind}") }
}

/// The number of lanes as text; empty for 0, which means any number.
fn none_or(lanes: &str) -> &str {
    if lanes == "0" { "" } else { lanes }
}

fn element(bits: &str) -> Option<&'static str> {
    Some(match bits {
        "0" => "",
        "8" => ".b",
        "16" => ".h",
        "32" => ".s",
        "64" => ".d",
        "128" => ".q",
        _ => return None,
    })
}

/// A number of `width + shift` bits, whose lowest `shift` bits are not encoded.
fn number<'a>(methods: &Methods<'a>, width: u32, shift: u32, text: &'static str) -> Option<Meaning<'a>> {
    let (decoder, args) = split(methods.decoder);
    let mut number = Number { width: width + shift, ..Number::default() };
    let (predicate, limits) = split(aarch64_tail::predicate(methods.record).1);
    if let ("isImmInRange" | "isVectorIndex", [first, last]) = (predicate, &limits[..]) {
        number.range = first.parse().ok().zip(last.parse().ok());
    }
    match (methods.encoder, decoder, &args[..]) {
        (_, "DecodeSImm", [bits]) if bits.parse() == Ok(width) => number.is_signed = true,
        // Pairs are decoded by a function for the complete instruction.
        ("", "", []) => number.is_signed = methods.record.name().starts_with("simm"),
        (encoder, _, []) if encoder.starts_with("getVecShiftR") => number.codec = Codec::FromMax,
        (encoder, _, []) if encoder.starts_with("getVecShiftL") => {}
        _ => return None,
    }
    // A field of zero bits is only valid for an index, which is then always 0.
    let is_index = matches!(methods.printer, "printVectorIndex" | "printMatrixIndex");
    if width == 0 && !is_index || methods.record.dag("MIOperandInfo").is_ok_and(|parts| parts.len() > 1) {
        return None;
    }
    let part = PartMeaning { kind: PartKind::Number(number), field: (0, 64), value_bits: ValueBits::From(shift) };
    Some(Meaning { parts: vec![part], text: text.to_owned(), rest_is_zero: false, ignored: 0 })
}

/// Row ranges `first:last`.
fn ranges<'a>(width: u32, scale: u32, offset: u32) -> Option<Meaning<'a>> {
    let names: Names = (0..1u32 << width.min(4)).map(|at| format!("{}:{}", at * scale, at * scale + offset)).collect();
    (width <= 4).then(|| Meaning::names(names))
}

/// Rows or columns of the tiles in a class.
fn tile_rows(class: RecordRef<'_>, is_vertical: bool) -> Option<Meaning<'_>> {
    let (kind, n) = match class.name() {
        "MPR8" => ("b", 1),
        "MPR16" => ("h", 2),
        "MPR32" => ("s", 4),
        "MPR64" => ("d", 8),
        "MPR128" => ("q", 16),
        _ => return None,
    };
    let direction = if is_vertical { "v" } else { "h" };
    Some(Meaning::names((0..n).map(|at| format!("za{at}{direction}.{kind}")).collect()))
}

/// `{ z0.s, z1.s }`: a list of registers, indexed by the field of the first one.
fn vector_list<'a>(methods: &Methods<'a>, class: RecordRef<'a>, suffix: &str) -> Option<Meaning<'a>> {
    let name = class.name();
    let letter = match name.chars().next()? {
        'Z' => 'z',
        'P' => 'p',
        _ => 'v',
    };
    let (n, all) = match name {
        "ZPR" | "FPR128" | "FPR64" => (1, 32),
        "ZPR2" | "ZPR2Mul2" | "ZPR2Strided" | "QQ" | "DD" => (2, 32),
        "PPR2" | "PPR2Mul2" => (2, 16),
        "ZPR3" | "QQQ" | "DDD" => (3, 32),
        "ZPR4" | "ZPR4Mul4" | "ZPR4Strided" | "QQQQ" | "DDDD" => (4, 32),
        _ => return None,
    };
    // The first register for a field value, the number of field values, and the distance between registers.
    let (first, fields, stride): (fn(u32) -> u32, u32, u32) = match methods.encoder {
        "" => (|field| field, all, 1),
        "EncodeRegAsMultipleOf<2>" => (|field| 2 * field, all / 2, 1),
        "EncodeRegAsMultipleOf<4>" => (|field| 4 * field, all / 4, 1),
        "EncodeZPR2StridedRegisterClass" => (|field| (field & 8) << 1 | field & 7, 16, 8),
        "EncodeZPR4StridedRegisterClass" => (|field| (field & 4) << 2 | field & 3, 8, 4),
        _ => return None,
    };
    let names = (0..fields).map(|field| {
        let number = |at: u32| (first(field) + at * stride) % all;
        let register = |at: u32| format!("{letter}{}{suffix}", number(at));
        // Printed as a range unless it wraps around; the assembler accepts both forms.
        let is_range = n > 2 && letter == 'z' && stride == 1 && number(n - 1) > number(0);
        let range = format!("{{ {} - {} }}", register(0), register(n - 1));
        let list = format!("{{ {} }}", (0..n).map(register).collect::<Vec<_>>().join(", "));
        match (is_range, n > 1 && stride == 1) {
            (true, _) => format!("{range}|{list}"),
            (_, true) => format!("{list}|{range}"),
            _ => list,
        }
    });
    Some(Meaning::names(names.collect()))
}

/// The two legal values of a float operand.
fn exact_floats(first: &str, second: &str) -> Option<Names> {
    let text = |name: &str| {
        Some(match name.strip_prefix("AArch64ExactFPImm::")? {
            "zero" => "0.0",
            "half" => "0.5",
            "one" => "1.0",
            "two" => "2.0",
            _ => return None,
        })
    };
    Some(vec![text(first)?.to_owned(), text(second)?.to_owned()])
}

/// Prefetch operations of SVE instructions: access type, cache level and policy.
fn prefetches() -> Names {
    let names = "pldl1keep pldl1strm pldl2keep pldl2strm pldl3keep pldl3strm #6 #7 \
                 pstl1keep pstl1strm pstl2keep pstl2strm pstl3keep pstl3strm #14 #15";
    let words: Vec<&str> = names.split_whitespace().collect();
    words
        .iter()
        .enumerate()
        .map(|(at, word)| if word.starts_with('#') { (*word).to_owned() } else { format!("{word}|#{at}") })
        .collect()
}

/// The bits that a method of the instruction sets after all others.
pub(super) fn bits_set_after(method: &str) -> Option<u64> {
    let (name, args) = split(method);
    let is_absent = |at: usize| args.get(at).is_some_and(|has| has == "0");
    match name {
        // An absent register is encoded as all ones.
        "fixLoadStoreExclusive" => {
            let (status, second) = (if is_absent(0) { 0x1f_0000 } else { 0 }, if is_absent(1) { 0x7c00 } else { 0 });
            Some(status | second)
        }
        "fixMulHigh" => Some(0x7c00),
        // These methods only set fields that a linker fills in, or zeros.
        "fixMOVZ" | "fixOneOperandFPComparison" => Some(0),
        _ => None,
    }
}

fn conditions() -> Names {
    let names = "eq ne hs|cs lo|cc mi pl vs vc hi ls ge lt gt le al nv";
    names.split(' ').map(str::to_owned).collect()
}

/// SVE predicate patterns, which select the number of elements.
fn patterns() -> Names {
    let first = "pow2 vl1 vl2 vl3 vl4 vl5 vl6 vl7 vl8 vl16 vl32 vl64 vl128 vl256".split(' ').map(str::to_owned);
    let unnamed = (14..29).map(|number| format!("#{number}"));
    first.chain(unnamed).chain(["mul4", "mul3", "all"].map(str::to_owned)).collect()
}

/// The field bits of a constant, for encoders that are not the identity.
pub(super) fn field_of_constant(encoder: &str, first: i64, second: Option<i64>) -> Option<u64> {
    let (first, second) = (u64::try_from(first).ok()?, u64::try_from(second.unwrap_or(0)).ok()?);
    Some(match split(encoder).0 {
        "getSVEIncDecImm" => first.checked_sub(1)?,
        "getAddSubImmOpValue" if second == 0 => first,
        "getMemExtendOpValue" => first << 1 | second,
        "getMoveWideImmOpValue" | "getLdStUImm12OpValue" => first,
        name if name.starts_with("getVecShiftL") => first,
        "getImm8OptLsl" if second == 0 => first,
        "getVecShifterOpValue" if first < 64 => first >> 3,
        _ => return None,
    })
}
