//! Suffixes of AArch64 operands: shifts, extensions, the higher part of a number; also labels.
//!
//! The text of a suffix starts with its comma, so that a suffix without effect can be omitted.
//! Not here: operands that are registers, lists or plain numbers (`aarch64`).

use kernelsmith_machine::Codec;
use kernelsmith_tablegen::RecordRef;

use super::aarch64_parts;
use super::llvm::{Distance, Meaning, Methods, Names, Number, PartKind, power, split};

/// The name and the predicate of the operand's assembler class.
pub(super) fn predicate<'a>(record: RecordRef<'a>) -> (&'a str, &'a str) {
    let class = record.def("ParserMatchClass").ok();
    let name = class.and_then(|class| class.string("Name").ok()).unwrap_or_default();
    (name, class.and_then(|class| class.string("PredicateMethod").ok()).unwrap_or_default())
}

pub(super) fn meaning<'a>(methods: &Methods<'a>, printer: &str, args: &[String], width: u32) -> Option<Meaning<'a>> {
    let (class, predicate) = predicate(methods.record);
    match (printer, methods.encoder) {
        ("printShifter", "getVecShifterOpValue") => Some(Meaning::names(multiples("lsl", 8, 1 << width.min(2)))),
        ("printShifter", "getMoveVecShifterOpValue") => {
            Some(Meaning::names(vec![", msl #8".to_owned(), ", msl #16".to_owned()]))
        }
        ("printShifter", "") => shift(class, split(predicate).0, width),
        ("printArithExtend", "") => Some(Meaning::names(extensions(class))),
        ("printMemExtend", "getMemExtendOpValue") => {
            let [letter, bits] = args else { return None };
            let shift = power(&(bits.parse::<u32>().ok()? / 8).to_string())?;
            let word = |sign: char| match letter.as_str() {
                "w" => [format!("{sign}xtw"), format!("{sign}xtw #{shift}")],
                _ if sign == 'u' => [String::new(), format!("lsl #{shift}")],
                _ => ["sxtx".to_owned(), format!("sxtx #{shift}")],
            };
            Some(Meaning::names([word('u'), word('s')].concat()))
        }
        ("printImm8OptLsl", "getImm8OptLsl") => {
            let kind = args.first()?;
            let bits: u32 = kind.trim_start_matches('u').strip_prefix("int")?.strip_suffix("_t")?.parse().ok()?;
            let is_signed = !kind.starts_with('u');
            // A byte has no shift.
            let (codec, range) = match (bits, is_signed) {
                (8, true) => (Codec::ShiftedOnceSigned, Some((-128, 127))),
                (8, false) => (Codec::ShiftedOnce, Some((0, 255))),
                (_, true) => (Codec::ShiftedOnceSigned, None),
                (_, false) => (Codec::ShiftedOnce, None),
            };
            let number = Number { width: 8, is_signed, codec, range, ..Number::default() };
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::one(PartKind::Number(number)) })
        }
        ("printAddSubImm", "getAddSubImmOpValue") => {
            let modifiers = aarch64_parts::added();
            let number = Number { width: 12, codec: Codec::ShiftedOnce, modifiers, ..Number::default() };
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::one(PartKind::Number(number)) })
        }
        ("printOperand", "") => {
            let (name, args) = split(predicate);
            let bits = args.first().map(|bits| bits.trim_start_matches("int").trim_end_matches("_t").parse());
            let width: u32 = bits?.ok()?;
            let codec = match (name, args.get(1).map(String::as_str)) {
                ("isLogicalImm", None) => Codec::LogicalNot,
                ("isMOVZMovAlias", Some("0")) => Codec::Wide,
                ("isMOVNMovAlias", Some("0")) => Codec::WideNot,
                _ => return None,
            };
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::one(PartKind::Number(any_sign(codec, width))) })
        }
        ("printOperand", "getAddSubImmOpValue") => {
            let number = Number { width: 12, codec: Codec::NegatedShifted, ..Number::default() };
            Some(Meaning { text: "#$0".to_owned(), ..Meaning::one(PartKind::Number(number)) })
        }
        _ => None,
    }
}

/// A number of `width` bits, signed or unsigned.
pub(super) fn any_sign(codec: Codec, width: u32) -> Number {
    let range = (width < 64).then(|| (-(1 << (width - 1)), (1 << width) - 1));
    Number { width, is_signed: true, codec, range, ..Number::default() }
}

/// `, lsl #n`; optional for zero.
fn multiples(word: &str, step: usize, n: usize) -> Names {
    (0..n).map(|at| if at == 0 { format!("|, {word} #0") } else { format!(", {word} #{}", at * step) }).collect()
}

/// The shift of a register or number: two bits of shift type, six of distance.
fn shift<'a>(class: &str, predicate: &str, width: u32) -> Option<Meaning<'a>> {
    let words: &[&str] = match (predicate, class) {
        ("isLogicalShifter", _) => &["lsl", "lsr", "asr", "ror"],
        ("isArithmeticShifter", _) => &["lsl", "lsr", "asr"],
        (_, "MovImm32Shifter") => return Some(Meaning::names(steps(&[0, 16]))),
        (_, "MovImm64Shifter") => return Some(Meaning::names(steps(&[0, 16, 32, 48]))),
        _ if width == 3 => return Some(Meaning::names(multiples("lsl", 1, 8))),
        _ => return None,
    };
    // 32-bit registers only have distances below 32.
    let n = if class.ends_with("32") { 32 } else { 64 };
    let mut names = Vec::new();
    for word in words {
        let is_first = names.is_empty();
        let far = |at: usize| match at {
            0 if is_first => format!("|, {word} #0"),
            at if at < n => format!(", {word} #{at}"),
            _ => String::new(),
        };
        names.extend((0..64).map(far));
    }
    Some(Meaning::names(names))
}

/// Shifts by these distances, indexed by distance.
fn steps(far: &[usize]) -> Names {
    let name = |at| match at {
        0 => "|, lsl #0".to_owned(),
        at if far.contains(&at) => format!(", lsl #{at}"),
        _ => String::new(),
    };
    (0..=far.iter().copied().max().unwrap_or(0)).map(name).collect()
}

/// Extensions of the second operand of an addition, and the shift after it.
fn extensions(class: &str) -> Names {
    let mut names = Vec::new();
    for (at, word) in ["uxtb", "uxth", "uxtw", "uxtx", "sxtb", "sxth", "sxtw", "sxtx"].into_iter().enumerate() {
        // Extending 64 bits has no effect, so `lsl` is a synonym; two bits of the field are then constant.
        let (word, is_there, is_shift) = match class {
            "ExtendLSL64" => (if at == 0 { "uxtx" } else { "sxtx" }, at & 3 == 0, at == 0),
            "Extend64" => (word, at & 3 != 3, false),
            _ => (word, true, at == 2),
        };
        for far in 0..8 {
            let name = match far {
                _ if !is_there || far > 4 => String::new(),
                0 if is_shift => format!(", {word}|, {word} #0|, lsl #0"),
                0 => format!(", {word}|, {word} #0"),
                far if is_shift => format!(", {word} #{far}|, lsl #{far}"),
                far => format!(", {word} #{far}"),
            };
            names.push(name);
        }
    }
    names
}

/// Distances in words, or in pages.
pub(super) fn label<'a>(methods: &Methods<'a>, width: u32) -> Option<Meaning<'a>> {
    let (shift, relocation) = match (methods.encoder, methods.record.name()) {
        ("getCondBranchTargetOpValue", _) => (2, 280),
        ("getTestBranchTargetOpValue", _) => (2, 279),
        ("getLoadLiteralOpValue", _) => (2, 273),
        ("getBranchTargetOpValue", "am_bl_target") => (2, 283),
        ("getBranchTargetOpValue", _) => (2, 282),
        ("getAdrLabelOpValue", "adrplabel") => (12, 275),
        ("getAdrLabelOpValue", _) => (0, 274),
        _ => return None,
    };
    let modifiers = if shift == 12 { aarch64_parts::pages() } else { Vec::new() };
    Some(Meaning::part(
        PartKind::Distance(Distance { width: width + shift, relocation, mark: "#", modifiers, ..Distance::default() }),
        shift,
    ))
}

/// Whether the printer uses an alias with this operand, if C++ code decides that.
pub(super) fn is_written(operand: RecordRef<'_>) -> Option<bool> {
    let is_mov = bits_beyond(operand).is_some();
    let is_part = aarch64_parts::sixteen_bits(operand.name()).is_some();
    (is_mov || is_part).then_some(is_mov)
}

/// A shifted 16-bit number: the shift goes to another field.
pub(super) fn bits_beyond(operand: RecordRef<'_>) -> Option<((u32, u32), u32)> {
    let (name, args) = split(predicate(operand).1);
    let is_wide = matches!(name, "isMOVZMovAlias" | "isMOVNMovAlias") && args.get(1).is_some_and(|shift| shift == "0");
    is_wide.then_some(((4, 2), 16))
}

/// Sets of tiles to set to zero: each of eight bits is a tile of 64-bit elements.
pub(super) fn tile_sets() -> Names {
    let mut names: Vec<Vec<String>> = vec![Vec::new(); 256];
    for (kind, n) in [("d", 8usize), ("s", 4), ("h", 2), ("b", 1)] {
        // The distance between the bits of a tile.
        let tile = |at: usize| (0..8).filter(|bit| bit % n == at).fold(0, |mask, bit| mask | 1 << bit);
        for set in 0..1usize << n {
            let tiles: Vec<usize> = (0..n).filter(|at| set >> at & 1 != 0).collect();
            let mask = tiles.iter().fold(0usize, |mask, at| mask | tile(*at));
            let list: Vec<String> = tiles.iter().map(|at| format!("za{at}.{kind}")).collect();
            names[mask].push(format!("{{{}}}", list.join(", ")));
        }
    }
    names[255].push("{za}".to_owned());
    // The printer uses the shortest list.
    names
        .into_iter()
        .map(|mut names| {
            names.sort_by_key(String::len);
            names.dedup();
            names.join("|")
        })
        .collect()
}
