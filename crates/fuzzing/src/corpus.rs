//! Seed inputs.
//!
//! In: folders. Out: their files, and other data of the project: golden files, machine-code vectors, random functions, and
//! object files that are assembled here.
//! Invariant: the order is that of the file names, so that a seed produces the same inputs everywhere.
//! Not here: mutation (`mutate`).

use kernelsmith_filetests::differential::case;
use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::Assembler;
use kernelsmith_machine::object;
use std::fs;
use std::path::{Path, PathBuf};

/// Number of random functions in a corpus.
const RANDOM_FUNCTIONS: u64 = 24;

/// The root directory of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// The files in a directory of the repository, sorted by name.
pub fn files(folder: &str) -> Vec<Vec<u8>> {
    read(&root().join(folder)).into_iter().map(|(_, bytes)| bytes).collect()
}

/// Like [`files`], those whose names end with `ending`.
pub fn files_named(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    read(&root().join(folder)).into_iter().filter(|(name, _)| name.ends_with(ending)).map(|(_, bytes)| bytes).collect()
}

/// The files in a directory and its subdirectories; none if it does not exist.
pub fn read(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(read(&path));
        } else if let Ok(bytes) = fs::read(&path) {
            found.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), bytes));
        }
    }
    found
}

/// IR functions: from the golden files, and random ones.
pub fn ir() -> Vec<Vec<u8>> {
    let folders = ["ir", "run", "verify", "passes/simplify", "isa/x86-64"];
    let mut seeds: Vec<_> = folders.iter().flat_map(|folder| files(&format!("tests/filetests/{folder}"))).collect();
    let random =
        (0..RANDOM_FUNCTIONS).map(|seed| kernelsmith_ir::text::print([&case::program(seed).func]).into_bytes());
    seeds.extend(random);
    seeds
}

/// The vectors of a machine: bytes and their assembly text.
fn vectors(machine: &str) -> Vec<(Vec<u8>, String)> {
    let texts = files(&format!("tests/filetests/mc/{machine}"));
    let lines = texts.iter().flat_map(|text| text.split(|&byte| byte == b'\n'));
    let parse = |line: &[u8]| {
        let line = std::str::from_utf8(line).ok()?;
        let (bytes, text) = line.split_once(';').filter(|_| !line.starts_with('#'))?;
        let bytes = bytes.split_whitespace().map(|byte| u8::from_str_radix(byte, 16)).collect::<Result<_, _>>().ok()?;
        Some((bytes, text.split(';').next().unwrap_or(text).trim().to_owned()))
    };
    lines.filter_map(parse).collect()
}

/// Texts with a few instructions each.
pub fn assembly(machine: &str) -> Vec<Vec<u8>> {
    let lines: Vec<String> =
        vectors(machine).into_iter().map(|(_, text)| text).filter(|text| text != "invalid").collect();
    lines.chunks(6).map(|lines| lines.join("\n").into_bytes()).collect()
}

/// Single instructions, and sequences of several.
pub fn machine_code(machine: &str) -> Vec<Vec<u8>> {
    let codes: Vec<Vec<u8>> = vectors(machine).into_iter().map(|(bytes, _)| bytes).collect();
    let rows = codes.chunks(5).map(<[Vec<u8>]>::concat).collect::<Vec<_>>();
    codes.into_iter().chain(rows).collect()
}

/// Random byte sequences; each encodes several operations.
pub fn operations() -> Vec<Vec<u8>> {
    let mut rng = kernelsmith_random::Rng::new(1);
    (0..24).map(|n| (0..16 * (n + 1)).map(|_| rng.bits() as u8).collect()).collect()
}

/// The assembly text for object files: sections, symbols of each kind, relocations.
const OBJECT_TEXT: &str = ".globl main\n.type main, @function\nmain: nop\n.L1: nop\n.size main, 8\n.data\n.balign 8\n\
    .globl table\ntable: .4byte main, table + 4, other\n.weak other\n.bss\nroom: .zero 64\n.section .rodata\n.ascii \"text\"\n\
    .section notes\n.byte 1\n";

/// Assembly programs for the simulated machine.
const PROGRAMS: [&str; 3] = [
    ".globl main\nmain: movei s0, 7\nadd_i32 s0, s0, s0\njret\n",
    ".globl main\nmain: lea s1, cell\nload32 s0, (s1)\njret\n.data\n.globl cell\ncell: .4byte 42\n",
    ".globl main\nmain: jmpsr helper\njret\n.globl helper\nhelper: jret\n.section scratchpad, \"aw\"\n.zero 64\n.bss\n.zero 128\n",
];

fn assembled(desc: &TargetDesc, text: &str) -> Vec<u8> {
    let program = Assembler::new(desc).assemble_object(text).expect("the text of a corpus assembles");
    object::write(desc, &program).expect("what assembles has an object file")
}

/// Object files for every machine, and executables for the simulated one.
pub fn elf_files() -> Vec<Vec<u8>> {
    let descs = kernelsmith_targets::DESCRIPTIONS.iter().map(|description| (description.tables)());
    let objects = descs.map(|desc| assembled(desc, OBJECT_TEXT));
    objects.chain(self::objects()).chain(executables()).collect()
}

/// Object files for the simulated machine.
pub fn objects() -> Vec<Vec<u8>> {
    PROGRAMS.iter().map(|text| assembled(kernelsmith_targets::naplespu(), text)).collect()
}

fn linked() -> Vec<kernelsmith_npusim::Executable> {
    let link = |bytes: &Vec<u8>| {
        let objects = [kernelsmith_npusim::Object { name: "main", bytes }];
        kernelsmith_npusim::link(&objects, &kernelsmith_npusim::Layout::default()).ok()
    };
    objects().iter().filter_map(link).collect()
}

fn executables() -> Vec<Vec<u8>> {
    linked().iter().filter_map(|program| program.to_elf().ok()).collect()
}

/// Images for the simulated machine in each format.
pub fn images() -> Vec<Vec<u8>> {
    let hex = linked().into_iter().map(|program| program.image.to_block_hex().into_bytes());
    executables().into_iter().chain(hex).collect()
}

/// Random bytes, as choices of the target `tensor`.
pub(crate) fn choices(seed: u64) -> Vec<u8> {
    let mut rng = kernelsmith_random::Rng::new(seed);
    (0..128).map(|_| rng.below(256) as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_is_an_object_and_an_image() {
        assert_eq!((objects().len(), images().len()), (PROGRAMS.len(), 2 * PROGRAMS.len()));
        assert_eq!(elf_files().len(), kernelsmith_targets::DESCRIPTIONS.len() + 2 * PROGRAMS.len());
    }
}
