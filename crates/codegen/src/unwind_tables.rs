//! The unwind tables of an object file.
//!
//! In: the functions of a module with their symbols. Out: the sections `.eh_frame` and, for functions that catch exceptions,
//! `.gcc_except_table`. Personalities and types are reached through words with their addresses, so that the tables are the
//! same wherever the program is loaded and whatever other objects define.
//! Not here: the formats (crate `frames`).

use crate::compiled::Compiled;
use crate::error::CompileError;
use crate::object::Writer;
use kernelsmith_frames::{Addresses, EhFrame, ExceptionTable, Personality, Registers};
use kernelsmith_ir::{Function, Linkage};
use kernelsmith_machine::asm::SectionKind;
use std::collections::HashMap;

/// The tables so far.
pub(crate) struct UnwindTables {
    frames: EhFrame,
    /// Fields of the frames with a distance to a symbol, and to an offset from it.
    fields: Vec<(u64, usize, i64)>,
    /// The words with addresses, by the name of their symbol.
    words: HashMap<String, usize>,
    personalities: HashMap<String, u32>,
    /// The section of the exception tables, and the symbol of its start.
    tables: Option<(usize, usize)>,
}

impl UnwindTables {
    pub(crate) fn new(registers: Registers, entry_cfa: u32) -> UnwindTables {
        UnwindTables {
            frames: EhFrame::new(registers, entry_cfa, Addresses::Relative),
            fields: Vec::new(),
            words: HashMap::new(),
            personalities: HashMap::new(),
            tables: None,
        }
    }

    /// Adds a function, which has this symbol.
    pub(crate) fn add(
        &mut self,
        writer: &mut Writer<'_>,
        func: &Function,
        compiled: &Compiled,
        (symbol, offset): (usize, i64),
    ) -> Result<(), CompileError> {
        let (n_bytes, steps) = (compiled.bytes.len() as u64, &compiled.frame.steps);
        let Some(catches) = &compiled.catches else {
            self.fields.push((self.frames.add(0, n_bytes, steps), symbol, offset));
            return Ok(());
        };
        let name = |symbol: u32| func.symbols.get(symbol as usize).map_or("", |symbol| symbol.name.as_str());
        let table = ExceptionTable::new(catches, compiled.code_len, Addresses::Relative);
        let (section, start) = match self.tables {
            Some(tables) => tables,
            None => {
                let section = writer.section(".gcc_except_table", SectionKind::ReadOnly);
                let start = {
                    let name = writer.free_name("exceptions");
                    writer.define(&name, (section, 0), Linkage::Local, false, 0)
                };
                *self.tables.insert((section, start))
            }
        };
        let at = writer.append(section, 4, &table.bytes, table.bytes.len() as u64);
        for (field, ty) in table.fields {
            let Some(ty) = catches.types.get(ty as usize).copied().flatten() else { continue };
            let word = self.word(writer, name(ty))?;
            writer.add_distance(section, at + u64::from(field), word, 0)?;
        }
        let personality = name(catches.personality);
        let next = self.personalities.len() as u32;
        let number = *self.personalities.entry(personality.to_owned()).or_insert(next);
        let personality_word = self.word(writer, personality)?;
        let fields = self.frames.add_catching(0, n_bytes, steps, Personality { number, address: 0 }, 0);
        self.fields.push((fields.start, symbol, offset));
        self.fields.extend(fields.personality.map(|field| (field, personality_word, 0)));
        self.fields.extend(fields.table.map(|field| (field, start, at as i64)));
        Ok(())
    }

    /// The symbol of a word with the address of a symbol.
    fn word(&mut self, writer: &mut Writer<'_>, name: &str) -> Result<usize, CompileError> {
        if let Some(&word) = self.words.get(name) {
            return Ok(word);
        }
        let section = writer.section(".data.rel.ro", SectionKind::Data);
        let bytes = writer.pointer_bytes();
        let at = writer.append(section, bytes, &[], bytes.into());
        let own = writer.free_name(&format!("{name}.address"));
        let word = writer.define(&own, (section, at), Linkage::Local, false, bytes.into());
        writer.add_address(section, at, name)?;
        self.words.insert(name.to_owned(), word);
        Ok(word)
    }

    /// Writes the section of the frames.
    pub(crate) fn finish(mut self, writer: &mut Writer<'_>) -> Result<(), CompileError> {
        if self.fields.is_empty() {
            return Ok(());
        }
        let bytes = self.frames.into_bytes();
        let section = writer.section(".eh_frame", SectionKind::ReadOnly);
        writer.append(section, 8, &bytes, bytes.len() as u64);
        // Linkers read relocations of this section in order.
        self.fields.sort_unstable_by_key(|&(at, ..)| at);
        self.fields.into_iter().try_for_each(|(at, symbol, addend)| writer.add_distance(section, at, symbol, addend))
    }
}
