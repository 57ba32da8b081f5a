//! Writer for ELF executables.
//!
//! Invariants: two segments, a read-execute one for code and a read-write one for data; the file offset of each equals
//! its address modulo the page size; sections and symbols are included for disassemblers, and debugging information for profiles.

use super::Executable;
use super::object_file::Kind;
use crate::elf::ENDIANNESS;
use crate::error::FileError;
use crate::image::ELF_MACHINE;
use object::elf;
use object::write::elf::{FileHeader, ProgramHeader, SectionHeader, Sym, Writer};

const PAGE: u64 = 0x1000;

impl Executable {
    /// The ELF file.
    ///
    /// # Errors
    /// If it exceeds the size limits of ELF.
    pub fn to_elf(&self) -> Result<Vec<u8>, FileError> {
        let mut file = Vec::new();
        let mut out = Writer::new(ENDIANNESS, false, &mut file);
        let loaded: Vec<&(Kind, u32, u32)> = self.sections.iter().filter(|(_, _, size)| *size > 0).collect();
        out.reserve_file_header();
        out.reserve_program_headers(loaded.len() as u32);
        let indices: Vec<_> = loaded
            .iter()
            .map(|(kind, ..)| (out.reserve_section_index(), out.add_section_name(kind.name().as_bytes())))
            .collect();
        let debug: Vec<_> = (self.debug.iter())
            .map(|(name, bytes)| {
                out.reserve_section_index();
                (out.add_section_name(name.as_bytes()), bytes)
            })
            .collect();
        out.reserve_symtab_section_index();
        out.reserve_strtab_section_index();
        out.reserve_shstrtab_section_index();
        out.reserve_null_symbol_index();
        let symbols: Vec<_> = self
            .image
            .symbols
            .iter()
            .map(|(name, address)| {
                let section = loaded.iter().zip(&indices).find(|((_, start, size), _)| {
                    let offset = address.checked_sub(*start);
                    offset.is_some_and(|offset| offset < *size)
                });
                let section = section.map(|(_, index)| index.0);
                out.reserve_symbol_index(section);
                (out.add_string(name.as_bytes()), *address, section)
            })
            .collect();
        let mut offsets = Vec::new();
        for (kind, address, size) in &loaded {
            let offset = out.reserved_len() as u64;
            let offset = offset + (u64::from(*address).wrapping_sub(offset) & (PAGE - 1));
            out.reserve_until(offset as usize);
            offsets.push(offset);
            if *kind != Kind::Zero {
                out.reserve(*size as usize, 1);
            }
        }
        let debug_offsets: Vec<_> = debug.iter().map(|(_, bytes)| out.reserve(bytes.len(), 1)).collect();
        out.reserve_symtab();
        out.reserve_strtab();
        out.reserve_shstrtab();
        out.reserve_section_headers();

        let header = FileHeader {
            os_abi: elf::ELFOSABI_NONE,
            abi_version: 0,
            e_type: elf::ET_EXEC,
            e_machine: ELF_MACHINE,
            e_entry: u64::from(self.image.entry),
            e_flags: 0,
        };
        out.write_file_header(&header).map_err(|error| FileError::new(error.to_string()))?;
        for ((kind, address, size), offset) in loaded.iter().zip(&offsets) {
            out.write_program_header(&ProgramHeader {
                p_type: elf::PT_LOAD,
                p_flags: elf::PF_R | if kind.is_code() { elf::PF_X } else { elf::PF_W },
                p_offset: *offset,
                p_vaddr: u64::from(*address),
                p_paddr: u64::from(*address),
                p_filesz: if *kind == Kind::Zero { 0 } else { u64::from(*size) },
                p_memsz: u64::from(*size),
                p_align: PAGE,
            });
        }
        for ((kind, address, _), offset) in loaded.iter().zip(&offsets) {
            let bytes = self.image.segments.iter().find(|(start, _)| start == address);
            if let (Some((_, bytes)), true) = (bytes, *kind != Kind::Zero) {
                out.pad_until(*offset as usize);
                out.write(bytes);
            }
        }
        // Zero data takes no space in the file, but has an offset.
        out.pad_until(offsets.last().map_or(0, |offset| *offset as usize).max(out.len()));
        debug.iter().for_each(|(_, bytes)| out.write(bytes));
        out.write_null_symbol();
        for (name, address, section) in symbols {
            out.write_symbol(&Sym {
                name: Some(name),
                section,
                st_info: elf::STB_GLOBAL << 4 | elf::STT_NOTYPE,
                st_other: 0,
                st_shndx: elf::SHN_ABS,
                st_value: u64::from(address),
                st_size: 0,
            });
        }
        out.write_strtab();
        out.write_shstrtab();
        out.write_null_section_header();
        for (((kind, address, size), &(_, name)), offset) in loaded.iter().zip(&indices).zip(&offsets) {
            let access = if kind.is_code() { elf::SHF_EXECINSTR } else { elf::SHF_WRITE };
            out.write_section_header(&SectionHeader {
                name: Some(name),
                sh_type: if *kind == Kind::Zero { elf::SHT_NOBITS } else { elf::SHT_PROGBITS },
                sh_flags: u64::from(elf::SHF_ALLOC | access),
                sh_addr: u64::from(*address),
                sh_offset: *offset,
                sh_size: u64::from(*size),
                sh_link: 0,
                sh_info: 0,
                sh_addralign: 4,
                sh_entsize: 0,
            });
        }
        for ((name, bytes), offset) in debug.iter().zip(debug_offsets) {
            out.write_section_header(&SectionHeader {
                name: Some(*name),
                sh_type: elf::SHT_PROGBITS,
                sh_flags: 0,
                sh_addr: 0,
                sh_offset: offset as u64,
                sh_size: bytes.len() as u64,
                sh_link: 0,
                sh_info: 0,
                sh_addralign: 1,
                sh_entsize: 0,
            });
        }
        out.write_symtab_section_header(1);
        out.write_strtab_section_header();
        out.write_shstrtab_section_header();
        Ok(file)
    }
}
