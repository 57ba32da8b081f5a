//! An ELF file in memory that describes one function in memory: its name, and its frame and source lines if known.
#![cfg_attr(any(miri, not(target_os = "linux")), allow(dead_code, reason = "only Linux has readers of it"))]

const SHT_PROGBITS: u32 = 1;
const SHT_SYMTAB: u32 = 2;
const SHT_STRTAB: u32 = 3;
const SHT_NOBITS: u32 = 8;
const SHF_ALLOC: u64 = 2;
const SHF_EXECINSTR: u64 = 4;
/// A global function.
const STB_GLOBAL_STT_FUNC: u8 = 0x12;
const ET_REL: u16 = 1;
const HEADER: usize = 64;
const SECTION_HEADER: usize = 64;

#[derive(Clone, Copy)]
struct Section<'a> {
    name: &'static str,
    kind: u32,
    flags: u64,
    address: u64,
    /// The content of the section; empty if it is already in memory.
    content: &'a [u8],
    len: u64,
    link: u32,
    info: u32,
    entry: u64,
}

/// The file for a function of `len` bytes at `start`, with sections for debuggers.
pub(super) fn file(
    name: &str,
    start: u64,
    len: u64,
    eh_frame: Option<&[u8]>,
    debug_sections: &[(&'static str, Vec<u8>)],
) -> Vec<u8> {
    let strings = [b"\0", name.as_bytes(), b"\0"].concat();
    let mut symbols = vec![0u8; 24];
    symbols.extend(1u32.to_le_bytes());
    symbols.extend([STB_GLOBAL_STT_FUNC, 0]);
    symbols.extend(1u16.to_le_bytes()); // in section 1
    symbols.extend(0u64.to_le_bytes()); // at its start
    symbols.extend(len.to_le_bytes());
    let plain = Section { name: "", kind: 0, flags: 0, address: 0, content: &[], len: 0, link: 0, info: 0, entry: 0 };
    let of = |name, kind, content: &'static [u8]| Section { name, kind, content, ..plain };
    let text = Section { flags: SHF_ALLOC | SHF_EXECINSTR, address: start, len, ..of(".text", SHT_NOBITS, &[]) };
    let table = Section { content: &symbols, link: 3, info: 1, entry: 24, ..of(".symtab", SHT_SYMTAB, &[]) };
    let names = Section { content: &strings, ..of(".strtab", SHT_STRTAB, &[]) };
    let mut sections = vec![plain, text, table, names];
    if let Some(content) = eh_frame {
        sections.push(Section { flags: SHF_ALLOC, content, ..of(".eh_frame", SHT_PROGBITS, &[]) });
    }
    for (name, content) in debug_sections {
        sections.push(Section { content, ..of(name, SHT_PROGBITS, &[]) });
    }
    sections.push(of(".shstrtab", SHT_STRTAB, &[]));
    write(&sections)
}

fn write(sections: &[Section<'_>]) -> Vec<u8> {
    let mut names = Vec::new();
    let offsets: Vec<u32> = (sections.iter())
        .map(|section| {
            let at = names.len() as u32;
            names.extend(section.name.bytes().chain([0]));
            at
        })
        .collect();
    let mut out = vec![0; HEADER + sections.len() * SECTION_HEADER];
    let mut headers = Vec::new();
    for (idx, section) in sections.iter().enumerate() {
        let content = if idx + 1 == sections.len() { &names[..] } else { section.content };
        out.resize(out.len().next_multiple_of(8), 0);
        headers.extend(offsets[idx].to_le_bytes());
        headers.extend(section.kind.to_le_bytes());
        let len = section.len.max(content.len() as u64);
        for word in [section.flags, section.address, out.len() as u64, len] {
            headers.extend(word.to_le_bytes());
        }
        headers.extend(section.link.to_le_bytes());
        headers.extend(section.info.to_le_bytes());
        headers.extend(if section.kind == 0 { 0u64 } else { 8 }.to_le_bytes());
        headers.extend(section.entry.to_le_bytes());
        out.extend(content);
    }
    out[HEADER..HEADER + headers.len()].copy_from_slice(&headers);
    let mut header = b"\x7fELF\x02\x01\x01".to_vec();
    header.resize(16, 0);
    header.extend(ET_REL.to_le_bytes());
    header.extend(crate::host::ELF_MACHINE.to_le_bytes());
    header.extend(1u32.to_le_bytes());
    header.extend(0u64.to_le_bytes()); // entry
    header.extend(0u64.to_le_bytes()); // program headers
    header.extend((HEADER as u64).to_le_bytes()); // section headers
    header.extend(0u32.to_le_bytes());
    for half in [HEADER, 0, 0, SECTION_HEADER, sections.len(), sections.len() - 1] {
        header.extend((half as u16).to_le_bytes());
    }
    out[..HEADER].copy_from_slice(&header);
    out
}
