//! Printing and parsing of modules: data, aliases, weak symbols, linkage.
//!
//! In: a module, or the tokens of an item that is no function. Out: its text, or data.
//! Invariant: the text of a verified module parses to an equal module, except that runs of zero bytes are not written.
//! Not here: functions (see `print`, `parse`), the description of the format (see the parent module).

use super::lexer::Tok;
use super::parse::{Parsed, ParsedAlias, ParsedData, Parser, Step};
use super::print::{FORMAT_VERSION, print_function};
use crate::limits;
use crate::module::{Alias, Data, DataKind, DataRelocation, Linkage, Module};
use core::fmt;
use kernelsmith_diag::Diagnostic;

/// Number of bytes in a line.
const LINE: usize = 32;

/// Prints the module with the version line.
impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "kernelsmith-ir {FORMAT_VERSION}")?;
        if !self.weak.is_empty() {
            f.write_str("\n")?;
        }
        self.weak.iter().try_for_each(|name| writeln!(f, "weak @{name}"))?;
        if !self.aliases.is_empty() {
            f.write_str("\n")?;
        }
        self.aliases.iter().try_for_each(|alias| writeln!(f, "{alias}"))?;
        for data in &self.data {
            write!(f, "\n{data}")?;
        }
        for function in &self.functions {
            f.write_str("\n")?;
            print_function(&function.func, function.linkage, f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Alias {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("alias ")?;
        if self.linkage != Linkage::Global {
            write!(f, "{} ", self.linkage)?;
        }
        write!(f, "@{} = @{}", self.name, self.target)?;
        if self.offset != 0 { write!(f, " + {}", self.offset) } else { Ok(()) }
    }
}

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("data ")?;
        if self.linkage != Linkage::Global {
            write!(f, "{} ", self.linkage)?;
        }
        writeln!(f, "{} @{}: {} align {} {{", self.kind.keyword(), self.name, self.size, self.align)?;
        let mut at = 0;
        for relocation in &self.relocations {
            let start = (relocation.offset as usize).min(self.bytes.len());
            print_bytes(&self.bytes, at, start, f)?;
            write!(f, "    {}: address {} @{}", relocation.offset, relocation.width, relocation.symbol)?;
            match relocation.addend {
                0 => {}
                addend if addend < 0 => write!(f, " - {}", addend.unsigned_abs())?,
                addend => write!(f, " + {addend}")?,
            }
            if let Some(minus) = &relocation.minus {
                write!(f, " from @{minus}")?;
            }
            f.write_str("\n")?;
            at = start + usize::from(relocation.width);
        }
        print_bytes(&self.bytes, at, self.bytes.len(), f)?;
        f.write_str("}\n")
    }
}

/// Prints a range of bytes, except lines of zeros.
fn print_bytes(bytes: &[u8], from: usize, to: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let range = bytes.get(from..to).unwrap_or(&[]);
    for (n, line) in range.chunks(LINE).enumerate().filter(|(_, line)| line.iter().any(|&byte| byte != 0)) {
        write!(f, "    {}: \"", from + n * LINE)?;
        line.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str("\"\n")?;
    }
    Ok(())
}

impl Parser<'_> {
    /// `weak @name`, after the keyword.
    pub(super) fn weak(&mut self, out: &mut Parsed) -> Step<()> {
        self.bump();
        let name = self.name()?;
        self.charge::<u8>(size_of::<String>() + name.len())?;
        out.weak.push(name.to_owned());
        Ok(())
    }

    /// `alias local @name = @target + 8`.
    pub(super) fn alias(&mut self, out: &mut Parsed) -> Step<()> {
        self.bump();
        let linkage = self.linkage();
        let name_span = self.span();
        let name = self.name()?.to_owned();
        self.expect('=')?;
        let target = self.name()?.to_owned();
        self.charge::<u8>(size_of::<ParsedAlias>() + name.len() + target.len())?;
        let has_offset = self.eat(Tok::Punct('+'));
        let limit = limits::MAX_DATA_BYTES as u32;
        let offset = if has_offset { self.number("a number of bytes", limit)?.into() } else { 0 };
        out.aliases.push(ParsedAlias { alias: Alias { name, linkage, target, offset }, name_span });
        Ok(())
    }

    /// `data local constant @name: 24 align 8 { .. }`.
    pub(super) fn data(&mut self, out: &mut Parsed) -> Step<()> {
        self.bump();
        let linkage = self.linkage();
        let kind = DataKind::ALL.into_iter().find(|kind| self.tok() == Tok::Word(kind.keyword()));
        let Some(kind) = kind else {
            return Err(
                self.fail("IR0003", "wanted `constant`, `writable`, `thread_local`, `constructors` or `destructors`")
            );
        };
        self.bump();
        let name_span = self.span();
        let name = self.name()?.to_owned();
        self.charge::<u8>(size_of::<ParsedData>() + name.len())?;
        self.expect(':')?;
        let size = self.number("a number of bytes", limits::MAX_DATA_BYTES as u32)?.into();
        let align = if self.eat(Tok::Word("align")) { self.alignment(limits::MAX_DATA_ALIGN)? } else { 1 };
        let mut data = Data { name, linkage, kind, size, align, bytes: Vec::new(), relocations: Vec::new() };
        self.expect('{')?;
        while !self.eat(Tok::Punct('}')) {
            self.content(&mut data)?;
        }
        out.data.push(ParsedData { data, name_span });
        Ok(())
    }

    /// `0: "00ff"` or `8: address 8 @f + 4 from @g`.
    fn content(&mut self, data: &mut Data) -> Step<()> {
        let span = self.span();
        let offset = self.number("an offset in bytes, or `}`", data.size as u32)?;
        self.expect(':')?;
        if let Tok::Str(hex) = self.tok() {
            let bytes = hex_bytes(hex);
            let end = bytes.as_ref().map_or(0, |bytes| offset as usize + bytes.len());
            let Some(bytes) = bytes.filter(|_| end as u64 <= data.size) else {
                return Err(self.fail("IR0009", "wanted pairs of hexadecimal digits, as many as fit the size"));
            };
            self.bump();
            if end > data.bytes.len() {
                self.charge::<u8>(end - data.bytes.len())?;
                data.bytes.resize(end, 0);
            }
            data.bytes[offset as usize..end].copy_from_slice(&bytes);
            return Ok(());
        }
        if !self.eat(Tok::Word("address")) {
            return Err(self.fail("IR0003", "wanted bytes in quotes, or `address`"));
        }
        let width = self.number("a number of bytes", 8)? as u8;
        let symbol = self.name()?.to_owned();
        let mut addend = 0;
        for (sign, factor) in [('+', 1), ('-', -1)] {
            if self.eat(Tok::Punct(sign)) {
                addend = factor * i64::from(self.number("a number of bytes", i32::MAX as u32)?);
            }
        }
        let minus = if self.eat(Tok::Word("from")) { Some(self.name()?.to_owned()) } else { None };
        let names = symbol.len() + minus.as_ref().map_or(0, String::len);
        self.charge::<u8>(size_of::<DataRelocation>() + names)?;
        if data.relocations.last().is_some_and(|last| last.offset > u64::from(offset)) {
            let diagnostic = Diagnostic::error("addresses are listed in order").code("IR0009").at(span);
            return Err(self.report(diagnostic));
        }
        data.relocations.push(DataRelocation { offset: offset.into(), width, symbol, addend, minus });
        Ok(())
    }
}

/// The bytes of pairs of hexadecimal digits.
fn hex_bytes(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect();
    let pairs = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(pairs.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}
