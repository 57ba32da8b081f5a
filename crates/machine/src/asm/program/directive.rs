//! Directives: statements that begin with a dot.
//!
//! In: a statement. Out: items, sections and symbol properties in the reader.
//!
//! Sections: `.text`, `.data`, `.rodata`, `.bss`, `.section NAME`, `.previous`. Data: `.byte`, `.2byte` (`.short`, `.hword`,
//! `.half`), `.4byte` (`.long`, `.int`), `.8byte` (`.quad`, `.xword`, `.dword`), `.word` of the target's size, `.ascii`,
//! `.asciz`, `.string`, `.zero`, `.skip`, `.space`. Alignment: `.balign`, `.p2align`, `.align`. Symbols: `.globl`,
//! `.weak`, `.local`, `.extern`, `.type`, `.size`. Constants: `.set` and `.equ NAME, NUMBER`, also `NAME = NUMBER`. Raw
//! instructions: `.inst`, `.insn`. Literal pools: `.ltorg`, `.pool`. Instruction forms: `.option rvc`, `norvc`, `arch`,
//! `push`, `pop`, `.attribute arch`. Ignored: directives for debuggers and unwinders (`.file`, `.loc`, `.ident`,
//! `.cfi_*`, `.addrsig`), for processors and linkers (`.arch`, `.cpu`, other attributes and options), and
//! `.intel_syntax`, which is the only supported syntax.
//! Invariant: any other directive is an error.
//! Not here: macros, conditions, names for sums of symbols.

use super::super::error::{AsmError, AsmErrorKind};
use super::super::lexer::lex;
use super::super::parse::Assembler;
use super::value::{Cursor, Value};
use super::{Binding, Forms, Item, Reader, SectionKind, literal};
use crate::desc::TargetDesc;
use crate::encode::EncodeErrorKind;

/// Maximum number of bytes that one directive emits.
const MAX_SPACE: u64 = 1 << 24;
const MAX_ALIGN_BITS: u64 = 16;
const MAX_SECTIONS: usize = 256;

impl Assembler<'_> {
    /// Reads the directive `word`. Its arguments start at byte `skip` of `content`, which starts at `start` in the
    /// text.
    pub(super) fn directive(
        &self,
        word: &str,
        content: &str,
        skip: usize,
        start: usize,
        reader: &mut Reader,
    ) -> Result<(), AsmError> {
        let lexemes = lex(content, self.desc.comment());
        let first = lexemes.iter().position(|lexeme| lexeme.range.start >= skip).unwrap_or(lexemes.len());
        let mut cursor = Cursor::new(&lexemes[first + 1..], content.len(), start);
        match word {
            ".text" => reader.enter(word, SectionKind::Code),
            ".data" => reader.enter(word, SectionKind::Data),
            ".rodata" => reader.enter(word, SectionKind::ReadOnly),
            ".bss" => reader.enter(word, SectionKind::Zero),
            ".section" => return section(&mut cursor, reader),
            ".previous" => {
                let previous = reader.previous;
                reader.go_to(previous);
            }
            ".globl" | ".global" => return bind(&mut cursor, reader, Some(Binding::Global)),
            ".weak" => return bind(&mut cursor, reader, Some(Binding::Weak)),
            ".local" | ".extern" => return bind(&mut cursor, reader, None),
            ".type" => {
                let name = cursor.word()?;
                let symbol = reader.symbol(name);
                cursor.take(',');
                let _ = cursor.take('@') || cursor.take('%') || cursor.take('#');
                reader.symbols[symbol].is_function = match cursor.word()? {
                    "function" | "STT_FUNC" => Some(true),
                    "object" | "STT_OBJECT" => Some(false),
                    _ => None,
                };
            }
            ".size" => {
                let name = cursor.word()?;
                let symbol = reader.symbol(name);
                if !cursor.take(',') {
                    return cursor.expected("`,`");
                }
                let (value, _) = cursor.value(reader)?;
                // `.` is the current offset, which is only known after layout.
                let here = reader.symbol(&format!("0 size {}", reader.sizes.len()));
                reader.add(Item::Symbol(here));
                reader.sizes.push((symbol, value, here));
            }
            ".set" | ".equ" => {
                let name = cursor.word()?;
                if !cursor.take(',') {
                    return cursor.expected("`,`");
                }
                return self.constant(name, cursor, reader);
            }
            ".ascii" | ".asciz" | ".string" => {
                let at = lexemes[first].range.end;
                let bytes = strings(&content[at..], word != ".ascii")
                    .map_err(|(from, to)| AsmError { range: at + from..at + to, kind: expected("a string in `\"`") })?;
                return content_item(&cursor, reader, Item::Bytes(bytes));
            }
            ".zero" | ".skip" | ".space" => {
                let n = cursor.number(MAX_SPACE, reader)?;
                let fill = if cursor.take(',') { cursor.number(255, reader)? as u8 } else { 0 };
                reader.add(Item::Bytes(vec![fill; n as usize]));
            }
            ".balign" | ".p2align" | ".align" => {
                let is_power = word == ".p2align" || (word == ".align" && self.desc.align_is_logarithm());
                let range = cursor.range();
                let max = if is_power { MAX_ALIGN_BITS } else { 1 << MAX_ALIGN_BITS };
                let number = cursor.number(max, reader)?;
                let to = if is_power { 1 << number } else { number.max(1) as u32 };
                if !to.is_power_of_two() {
                    return Err(AsmError { range, kind: expected("a power of two") });
                }
                let fill = if cursor.take(',') { Some(cursor.number(255, reader)? as u8) } else { None };
                let range = lexemes[first].range.start + start..content.len() + start;
                reader.add(Item::Align { range, to, fill });
            }
            ".insn" => {
                return self.raw_instruction(
                    &mut cursor,
                    lexemes[first].range.end + start,
                    content.len() + start,
                    reader,
                );
            }
            ".ltorg" | ".pool" => literal::flush(reader),
            ".option" => match cursor.word()? {
                "rvc" => reader.forms.extend(self.desc, "+c"),
                "norvc" => reader.forms.extend(self.desc, "-c"),
                "push" => reader.pushed.push(reader.forms),
                "pop" => match reader.pushed.pop() {
                    Some(forms) => reader.forms = forms,
                    None => {
                        let range = lexemes[first].range.clone();
                        return Err(AsmError { range, kind: expected("`.option push` before") });
                    }
                },
                "arch" => {
                    let at = cursor.range().start.min(content.len());
                    reader.forms.extend(self.desc, content[at..].trim_start_matches(','));
                    return Ok(());
                }
                // The assembler does no linker relaxation, and code is position-independent anyway.
                "relax" | "norelax" | "pic" | "nopic" => return Ok(()),
                _ => {
                    return Err(AsmError { range: lexemes[first].range.clone(), kind: AsmErrorKind::UnknownDirective });
                }
            },
            ".attribute" => {
                if let Ok("arch") = cursor.word() {
                    let at = cursor.range().start.min(content.len());
                    reader.forms.extend(self.desc, content[at..].trim_start_matches(','));
                }
                return Ok(());
            }
            ".arch" | ".arch_extension" | ".cpu" | ".variant_pcs" | ".variant_cc" => return Ok(()),
            ".file" | ".loc" | ".ident" | ".addrsig" | ".addrsig_sym" | ".intel_syntax" => return Ok(()),
            _ if word.starts_with(".cfi_") => return Ok(()),
            _ => match self.data_size(word) {
                Some(bytes) => {
                    let range = lexemes[first].range.start + start..content.len() + start;
                    let mut values = Vec::new();
                    while !cursor.is_at_end() {
                        let (value, range) = cursor.value(reader)?;
                        check_size(value.known(), bytes, range)?;
                        values.push(value);
                        if !cursor.take(',') {
                            break;
                        }
                        if cursor.is_at_end() {
                            return cursor.expected("a number or a symbol");
                        }
                    }
                    return content_item(&cursor, reader, Item::Data { range, bytes, values });
                }
                None => {
                    let range = lexemes[first].range.clone();
                    return Err(AsmError { range, kind: AsmErrorKind::UnknownDirective });
                }
            },
        }
        cursor.finish()
    }

    /// Reads a raw instruction: a number, with an optional length in bytes, which otherwise follows from the lowest
    /// bits.
    fn raw_instruction(
        &self,
        cursor: &mut Cursor<'_, '_>,
        from: usize,
        to: usize,
        reader: &mut Reader,
    ) -> Result<(), AsmError> {
        let mut range = cursor.range();
        let mut number = cursor.number(i64::MAX as u64, reader)?;
        let length = if cursor.take(',') { Some(number) } else { None };
        if length.is_some() {
            range = cursor.range();
            number = cursor.number(i64::MAX as u64, reader)?;
        }
        cursor.finish()?;
        let bytes = match number {
            n if n & 3 != 3 => 2,
            n if n & 0x1c != 0x1c => 4,
            n if n & 0x3f == 0x1f => 6,
            _ => 8,
        };
        if length.is_some_and(|length| length != bytes as u64) || (bytes < 8 && number >> (8 * bytes) != 0) {
            return Err(AsmError { range, kind: expected(&format!("an instruction of {bytes} bytes")) });
        }
        let values = vec![Value { number: number as i64, ..Value::default() }];
        content_item(cursor, reader, Item::Data { range: from..to, bytes, values })
    }

    /// Defines or redefines a constant.
    pub(super) fn constant(&self, name: &str, mut cursor: Cursor<'_, '_>, reader: &mut Reader) -> Result<(), AsmError> {
        let (value, range) = cursor.value(reader)?;
        let Some(number) = value.known() else {
            return Err(AsmError { range, kind: expected("a number, which no place is") });
        };
        cursor.finish()?;
        reader.constants.insert(name.to_owned(), number);
        Ok(())
    }

    /// Size in bytes of the numbers of a data directive.
    fn data_size(&self, word: &str) -> Option<usize> {
        Some(match word {
            ".byte" => 1,
            ".2byte" | ".short" | ".hword" | ".half" => 2,
            ".4byte" | ".long" | ".int" | ".inst" => 4,
            ".8byte" | ".quad" | ".xword" | ".dword" => 8,
            ".word" => self.desc.word_bytes(),
            _ => return None,
        })
    }
}

impl Forms {
    /// Applies a list of extensions: changes `+zba, -c`, or a full list `rv64gc_zba1p0`.
    fn extend(&mut self, desc: &TargetDesc, text: &str) {
        let text = text.trim().trim_matches('"');
        let mut base = Vec::new();
        if !text.starts_with(['+', '-']) {
            *self = Forms { is_long: !has_short(text), ..Forms::default() };
            base = base_of(text);
        }
        let base = base.iter().filter_map(|name| desc.feature_by_name(name));
        self.features = base.fold(self.features, |set, feature| set.with(desc, feature));
        for word in text.split([',', '_', ' ']).filter(|word| !word.is_empty()) {
            let (sign, name) = match word.strip_prefix('-') {
                Some(name) => (false, name),
                None => (true, word.trim_start_matches('+')),
            };
            if name == "c" {
                self.is_long = !sign;
            }
            // Ignore version numbers.
            let bare = name.trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('p');
            let bare = bare.trim_end_matches(|c: char| c.is_ascii_digit());
            match [name, bare].into_iter().find_map(|name| desc.feature_by_name(name)) {
                Some(feature) if sign => self.features = self.features.with(desc, feature),
                Some(feature) => self.features = self.features.without(desc, feature),
                None => {}
            }
        }
        self.features = self.features.with_derived(desc);
    }
}

/// The features of the first word of a full list: `rv64gc` consists of a width and letters, some of which imply several
/// features.
fn base_of(text: &str) -> Vec<String> {
    let first = text.split('_').next().unwrap_or_default();
    let Some(base) = first.strip_prefix("rv") else { return Vec::new() };
    let width: String = base.chars().take_while(char::is_ascii_digit).collect();
    let letters = base[width.len()..].replace('g', "imafd");
    let mut names = vec![format!("{width}bit")];
    names.extend(letters.chars().filter(char::is_ascii_alphabetic).map(String::from));
    names
}

/// Whether a full list contains the 16-bit instructions.
fn has_short(text: &str) -> bool {
    let mut words = text.split('_');
    let first = words.next().unwrap_or_default().trim_start_matches(|c: char| c.is_ascii_digit() || "rv".contains(c));
    let mut letters = first.chars().chain(words.filter(|word| word.starts_with('c')).map(|_| 'c'));
    letters.any(|letter| letter == 'c')
}

fn expected(expected: &str) -> AsmErrorKind {
    AsmErrorKind::Expected { expected: expected.into() }
}

/// Adds content; an error in a zero section.
fn content_item(cursor: &Cursor<'_, '_>, reader: &mut Reader, item: Item) -> Result<(), AsmError> {
    if reader.sections[reader.current].kind.is_zero() {
        return Err(AsmError { range: cursor.range(), kind: AsmErrorKind::ZeroSectionContent });
    }
    let is_string = matches!(item, Item::Bytes(_));
    reader.add(item);
    if is_string { Ok(()) } else { cursor.finish() }
}

/// Checks that a number fits in `bytes` bytes, signed or unsigned.
pub(super) fn check_size(number: Option<i64>, bytes: usize, range: core::ops::Range<usize>) -> Result<(), AsmError> {
    let Some(number) = number.filter(|_| bytes < 8) else { return Ok(()) };
    let (min, max) = (-(1i64 << (8 * bytes - 1)), (1i64 << (8 * bytes)) - 1);
    if (min..=max).contains(&number) {
        return Ok(());
    }
    let kind = EncodeErrorKind::ImmOutOfRange { min, max, actual: number };
    Err(AsmError { range, kind: AsmErrorKind::Operand(kind) })
}

/// `.section NAME[, "FLAGS"[, @TYPE ...]]`
fn section(cursor: &mut Cursor<'_, '_>, reader: &mut Reader) -> Result<(), AsmError> {
    let range = cursor.range();
    let name = cursor.word()?;
    let mut kind = match name.split('.').nth(1).unwrap_or("") {
        "text" | "init" | "fini" => SectionKind::Code,
        "rodata" | "eh_frame" => SectionKind::ReadOnly,
        "bss" => SectionKind::Zero,
        "tbss" => SectionKind::ThreadZero,
        "tdata" => SectionKind::Thread,
        "data" | "sdata" | "init_array" | "fini_array" => SectionKind::Data,
        _ => SectionKind::Note,
    };
    if cursor.take(',') && cursor.take('"') {
        let flags = if cursor.take('"') { "" } else { cursor.word()? };
        cursor.take('"');
        let has = |flag: char| flags.contains(flag);
        kind = match (has('a'), has('w'), has('x')) {
            (false, ..) => SectionKind::Note,
            (_, _, true) => SectionKind::Code,
            _ if has('T') && kind.is_zero() => SectionKind::ThreadZero,
            _ if has('T') => SectionKind::Thread,
            (_, true, _) if kind.is_zero() => SectionKind::Zero,
            (_, true, _) => SectionKind::Data,
            _ => SectionKind::ReadOnly,
        };
        if cursor.take(',') && (cursor.take('@') || cursor.take('%') || !cursor.is_at_end()) {
            let ty = cursor.word()?;
            if ty == "nobits" {
                kind = if kind == SectionKind::Thread { SectionKind::ThreadZero } else { SectionKind::Zero };
            }
        }
    }
    if reader.sections.len() >= MAX_SECTIONS {
        return Err(AsmError { range, kind: expected("at most 256 sections") });
    }
    reader.enter(name, kind);
    // Entry sizes, groups and the like are for linkers; the object writer only emits the section kind.
    Ok(())
}

/// `NAME, NAME ...`
fn bind(cursor: &mut Cursor<'_, '_>, reader: &mut Reader, binding: Option<Binding>) -> Result<(), AsmError> {
    loop {
        let name = cursor.word()?;
        let symbol = reader.symbol(name);
        if let Some(binding) = binding {
            reader.symbols[symbol].binding = binding;
        }
        if !cursor.take(',') {
            return cursor.finish();
        }
    }
}

/// The bytes of a comma-separated list of strings, each zero-terminated if `ends`. The error is the range of unexpected
/// text.
fn strings(text: &str, ends: bool) -> Result<Vec<u8>, (usize, usize)> {
    let mut bytes = Vec::new();
    let mut remaining = text.trim_start();
    loop {
        let at = text.len() - remaining.len();
        let wrong = (at, at + remaining.chars().next().map_or(0, char::len_utf8));
        let mut chars = remaining.strip_prefix('"').ok_or(wrong)?.char_indices();
        let end = loop {
            let (from, c) = chars.next().ok_or((at, text.len()))?;
            match c {
                '"' => break from + 2,
                '\\' => escape(&mut chars, &mut bytes).ok_or((at + from + 1, at + from + 2))?,
                c => bytes.extend(c.encode_utf8(&mut [0; 4]).bytes()),
            }
        };
        bytes.extend(ends.then_some(0));
        remaining = remaining[end..].trim_start();
        match remaining.strip_prefix(',') {
            Some(more) => remaining = more.trim_start(),
            None if remaining.is_empty() => return Ok(bytes),
            None => return Err((text.len() - remaining.len(), text.len())),
        }
    }
}

/// Decodes an escape sequence after `\`: one of `n t r b f \ "`, up to three octal digits, or `x` and two hexadecimal
/// digits.
fn escape(chars: &mut std::str::CharIndices<'_>, bytes: &mut Vec<u8>) -> Option<()> {
    let (_, c) = chars.next()?;
    bytes.push(match c {
        'n' => b'\n',
        't' => b'\t',
        'r' => b'\r',
        'b' => 8,
        'f' => 12,
        '\\' | '"' => c as u8,
        'x' => {
            let digits = chars.as_str().get(..2)?;
            chars.nth(1);
            u8::from_str_radix(digits, 16).ok()?
        }
        '0'..='7' => {
            let mut value = c.to_digit(8)?;
            for _ in 0..2 {
                match chars.as_str().chars().next().and_then(|c| c.to_digit(8)) {
                    Some(digit) => value = value * 8 + digit,
                    None => break,
                }
                chars.next();
            }
            u8::try_from(value).ok()?
        }
        _ => return None,
    });
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_have_escapes() {
        assert_eq!(strings(" \"a\\n\\101\\x42\\\\\", \"\u{e9}\"", false).unwrap(), b"a\nAB\\\xc3\xa9");
        assert_eq!(strings("\"a\" , \"\"", true).unwrap(), b"a\0\0");
        assert_eq!(strings("\"a", true), Err((0, 2)));
        assert_eq!(strings("\"a\\q\"", true), Err((2, 3)));
        assert_eq!(strings("\"a\" b", true), Err((4, 5)));
        assert!(strings("", true).is_err());
    }

    #[test]
    fn words_are_checked() {
        assert!(check_size(Some(255), 1, 0..1).is_ok() && check_size(Some(-128), 1, 0..1).is_ok());
        assert!(check_size(Some(256), 1, 0..1).is_err() && check_size(Some(-129), 1, 0..1).is_err());
    }
}
