//! The source lines of a linked program for NaplesPU.
//!
//! In: an ELF file with debugging information. Out: the file and line of an address.
//! Invariant: damaged debugging information costs the lines, not the run.

use addr2line::Context;
use addr2line::gimli::{Dwarf, EndianSlice, LittleEndian, SectionId};
use object::read::elf::ElfFile32;
use object::{Object as _, ObjectSection as _};

/// The lines of a program.
pub(super) struct Lines<'a> {
    context: Context<EndianSlice<'a, LittleEndian>>,
}

impl<'a> Lines<'a> {
    /// The lines of an executable; `None` if it has none.
    pub(super) fn of(file: &'a [u8]) -> Option<Lines<'a>> {
        let elf = ElfFile32::<object::LittleEndian>::parse(file).ok()?;
        let section = |id: SectionId| -> Result<_, object::Error> {
            let bytes = elf.section_by_name(id.name()).and_then(|section| section.data().ok());
            Ok(EndianSlice::new(bytes.unwrap_or_default(), LittleEndian))
        };
        elf.section_by_name(SectionId::DebugLine.name())?;
        let context = Context::from_dwarf(Dwarf::load(section).ok()?).ok()?;
        Some(Lines { context })
    }

    /// The line of an instruction, as `FILE:LINE`.
    pub(super) fn at(&self, address: u32) -> Option<String> {
        let location = self.context.find_location(address.into()).ok()??;
        Some(format!("{}:{}", location.file?, location.line?))
    }
}
