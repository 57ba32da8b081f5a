//! The linker, executables, hexadecimal images.

use crate::support::{LIMIT, linked, object};
use kernelsmith_npusim::{Config, FileError, Image, Layout, Machine, Object, SectionStart, control, link};

/// Runs an image to its end and returns the result of `main`.
#[track_caller]
fn run(image: &Image) -> u32 {
    let mut machine = Machine::new(Config::default()).expect("a machine");
    machine.load(image).expect("room");
    machine.boot(image.entry());
    machine.run(LIMIT).unwrap_or_else(|error| panic!("{error}"));
    machine.control(0, control::ARGV).expect("a register")
}

/// Two objects that refer to each other, with data, constants, zero data, a constructor, an initial scratchpad.
const MAIN: &str = ".globl main\nmain: move_i32 s50, ra\njmpsr helper\nlea s1, table\nload32 s2, 4(s1)\nadd_i32 s0, s0, s2\n\
    lea s1, zeros\nload32 s2, (s1)\nadd_i32 s0, s0, s2\nlea s1, spm\nload32_scratchpad s2, 64(s1)\nadd_i32 s0, s0, s2\n\
    load32_u8_scratchpad s2, 68(s1)\nadd_i32 s0, s0, s2\nlea s1, built\nload32 s2, (s1)\nadd_i32 s0, s0, s2\nmove_i32 ra, s50\njret\n\
    .section scratchpad, \"aw\"\n.balign 64\n.globl spm\nspm: .zero 64\n.long 70000\n.byte 9\n\
    .data\n.globl built\nbuilt: .long 0";
const HELPER: &str = ".globl helper, table, zeros\nhelper: lea s1, pointer\nload32 s1, (s1)\nload32 s0, (s1)\njret\n\
    construct: lea s1, built\nmovei s2, 500\nstore32 s2, (s1)\njret\n\
    .section .init_array, \"aw\"\n.long construct\n\
    .section .rodata\ntable: .long 1, 20, 300\n.data\npointer: .long table+8\n.bss\n.balign 64\nzeros: .zero 128";
const RESULT: u32 = 300 + 20 + 70000 + 9 + 500;

#[test]
fn a_program_of_two_objects() {
    let program = linked(&[MAIN, HELPER]);
    assert_eq!(run(&program.image), RESULT);
    assert_eq!(program.image.entry(), 0x400);
    assert_eq!(program.image.symbol("_start"), Some(0x400));
    // The initial scratchpad starts at a multiple of 64 KiB.
    assert_eq!(program.image.symbol("spm").expect("a symbol") % 0x1_0000, 0);
}

#[test]
fn elf_and_hexadecimal_come_back_the_same() {
    let program = linked(&[MAIN, HELPER]);
    let elf = program.to_elf().expect("a file");
    let from_elf = Image::from_elf(&elf).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(from_elf, program.image);
    let blocks = program.image.to_block_hex();
    for line in blocks.lines() {
        assert_eq!(line.len(), 10 + 1 + 2 + 128, "{line}");
    }
    assert!(blocks.starts_with("0x00000380,0x"), "{blocks}");
    let lines = program.image.to_line_hex().unwrap();
    for text in [&blocks, &lines] {
        let image = Image::from_hex(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(run(&image), RESULT);
    }
    assert_eq!(run(&from_elf), RESULT);
}

#[test]
fn executables_need_no_section_headers() {
    let elf = linked(&[MAIN, HELPER]).to_elf().expect("a file");
    // The offset of the section headers, at byte 32, and their number, at byte 48.
    let table = u32::from_le_bytes(*elf[32..].first_chunk().expect("a header"));
    assert_eq!(table as usize % 4, 0);
    let mut without = elf.clone();
    without[32..36].fill(0);
    without[46..52].fill(0);
    let mut outside = elf.clone();
    outside[32..36].copy_from_slice(&0x7fff_fff0u32.to_le_bytes());
    let truncated = &elf[..table as usize + 20];
    for file in [&without[..], &outside, truncated] {
        let image = Image::from_elf(file).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(run(&image), RESULT);
        assert_eq!(image.symbol("_start"), None);
    }
}

#[test]
fn lines_of_hexadecimal() {
    let mut machine = Machine::new(Config::default()).expect("a machine");
    let ascending: String = (0..64).map(|byte| format!("{byte:02X}")).collect();
    let descending: String = (0..64).rev().map(|byte| format!("{byte:02x}")).collect();
    let bytes: Vec<u8> = (0..64).collect();
    for (text, at) in
        [(format!("0x00001040,0x{ascending}\n"), 0x1040), (format!("{}\n// one\n{descending}\n", "f".repeat(128)), 64)]
    {
        machine.load(&Image::from_hex(&text).expect("an image")).expect("room");
        assert_eq!(machine.memory(at, 64), Some(&bytes[..]));
    }
    for (text, want) in [
        ("0x400,0x00", "line 1: a line has 128 digits"),
        ("zz", "line 1: a line has 128 digits"),
        ("\n0xg,0x00", "line 2: the address is no number"),
        ("0x0,00", "line 1: the bytes do not start with 0x"),
    ] {
        let error = Image::from_hex(text).expect_err(text).to_string();
        assert!(error.contains(want), "{error}");
    }
    let last = format!("0xffffffff,0x{ascending}");
    assert!(Image::from_hex(&last).is_err());
}

/// The error messages of a failing link.
#[track_caller]
fn messages(texts: &[&str], layout: &Layout) -> Vec<String> {
    let files: Vec<Vec<u8>> = texts.iter().map(|text| object(text)).collect();
    let objects: Vec<Object<'_>> = files.iter().map(|bytes| Object { name: "x.o", bytes }).collect();
    let errors = link(&objects, layout).expect_err("an error");
    errors.iter().map(FileError::to_string).collect()
}

/// The objects of the architecture's own toolchain: the trap handler's jump is in plain `.text`.
const VECTORS: &str = "jmpsr isr0";
const CRT0: &str = ".globl _start\n_start: jmpsr main\nmovei s1, 13\nwrite_cr s0, s1\nmovei s0, 0\nmoveih s1, 65535\n\
    moveil s1, 65472\nstore32 s0, (s1)\n.Lend: jmp .Lend";
const ISR0: &str = ".globl isr0\nisr0: jmp isr0";

#[track_caller]
fn linked_at(objects: &[(&str, &str)], starts: &[(&str, &str, u32)]) -> Result<Image, Vec<String>> {
    let files: Vec<(&str, Vec<u8>)> = objects.iter().map(|(name, text)| (*name, object(text))).collect();
    let objects: Vec<Object<'_>> = files.iter().map(|(name, bytes)| Object { name, bytes }).collect();
    let start = |(object, section, address): &(&str, &str, u32)| SectionStart {
        object: (!object.is_empty()).then(|| (*object).to_owned()),
        section: (*section).to_owned(),
        address: *address,
    };
    let layout = Layout { section_starts: starts.iter().map(start).collect(), ..Layout::default() };
    match link(&objects, &layout) {
        Ok(program) => Ok(program.image),
        Err(errors) => Err(errors.iter().map(FileError::to_string).collect()),
    }
}

#[test]
fn the_trap_handler_is_at_its_place_and_the_start_at_its() {
    let main = ".globl main\nmain: movei s0, 42\njret";
    // In any order, also with our start-up code.
    for objects in [
        &[("lib/vectors.o", VECTORS), ("crt0.o", CRT0), ("isr0.o", ISR0), ("main.o", main)][..],
        &[("main.o", main), ("isr0.o", ISR0), ("crt0.o", CRT0), ("lib/vectors.o", VECTORS)],
        &[("lib/vectors.o", VECTORS), ("main.o", main)],
        &[("lib/vectors.o", VECTORS), ("main.o", main), ("isr0.o", ISR0)],
    ] {
        let image = linked_at(objects, &[]).unwrap();
        assert_eq!((image.entry(), run(&image)), (0x400, 42));
        let (address, bytes) = &image.segments()[0];
        let word = u32::from_le_bytes(*bytes.first_chunk().unwrap());
        let isr0 = image.symbol("isr0").unwrap();
        assert_eq!((*address, bytes.len(), word), (0x380, 4, 0x7900_0000 | (isr0 - 0x380)));
    }
    // By its section, whatever its name.
    let objects = [("trap.o", VECTORS), ("main.o", main)];
    let image = linked_at(&objects, &[("trap.o", ".text", 0x300)]).unwrap();
    assert!(image.segments().iter().any(|(address, bytes)| (*address, bytes.len()) == (0x300, 4)));
    assert_eq!(run(&image), 42);
}

#[test]
fn sections_have_the_addresses_that_are_asked_for() {
    let text =
        ".globl main\nmain: lea s1, table\nload32 s0, (s1)\njret\n.section .table, \"a\"\n.globl table\ntable: .long 7";
    let image = linked_at(&[("main.o", text)], &[("", ".table", 0x90_0000)]).unwrap();
    assert_eq!((image.symbol("table"), run(&image)), (Some(0x90_0000), 7));
    let image =
        linked_at(&[("a.o", text), ("b.o", ".section .table, \"a\"\n.long 8")], &[("b.o", ".table", 0x90_0000)]);
    assert_eq!(image.unwrap().symbol("table"), Some(0x80_0000));
    for (start, want) in [
        (("", ".tables", 0), "there is no section .tables to start at 0x0"),
        (("b.o", ".table", 0), "there is no section .table in b.o to start at 0x0"),
        (("", ".table", 0x404), "ends at"),
        (("", ".table", 0xffff_fffe), "must end before"),
    ] {
        let errors = linked_at(&[("main.o", text)], &[start]).unwrap_err();
        assert!(errors.len() == 1 && errors[0].contains(want), "{errors:?}");
    }
}

#[test]
fn links_that_do_not_work() {
    let ours = Layout::default();
    assert_eq!(
        messages(&["jmpsr f\njmpsr g\njmpsr f"], &ours),
        ["the start-up code: `main` is defined nowhere", "x.o: `f` is defined nowhere", "x.o: `g` is defined nowhere"]
    );
    assert_eq!(
        messages(&[".globl main\nmain: jret", ".globl main\nmain: jret"], &ours),
        ["x.o: `main` is defined twice"]
    );
    let far = messages(&[".globl main\nmain: jmp far\n.data\n.globl far\nfar: .long 0"], &ours);
    assert!(far.len() == 1 && far[0].contains("R_NPU_BRANCH reaches -131072 to 131071"), "{far:?}");
    let big = messages(&[".globl main\nmain: jret\n.section scratchpad, \"aw\"\n.zero 65540"], &ours);
    assert_eq!(big, ["the scratchpad has 65536 bytes, not 65540"]);
    let long = messages(&[".globl main\nmain: jret\n.zero 600000"], &ours);
    assert!(long[0].contains("must end before 0x80000"), "{long:?}");
}

#[test]
fn weak_symbols_give_way() {
    let weak = ".globl main\nmain: move_i32 s50, ra\njmpsr f\nmove_i32 ra, s50\njret\n.weak f\nf: movei s0, 1\njret";
    assert_eq!(run(&linked(&[weak]).image), 1);
    assert_eq!(run(&linked(&[weak, ".globl f\nf: movei s0, 2\njret"]).image), 2);
}

#[test]
fn damaged_and_foreign_files_are_errors() {
    let elf = linked(&[MAIN, HELPER]).to_elf().expect("a file");
    let file = object(MAIN);
    for len in (0..elf.len().min(6000)).step_by(7) {
        let _ = Image::from_elf(&elf[..len]);
    }
    for len in 0..file.len() {
        let _ = link(&[Object { name: "cut", bytes: &file[..len] }], &Layout::default());
    }
    // Every byte of the headers and tables may have any value.
    for (at, value) in (0..file.len()).flat_map(|at| [0u8, 1, 0x7f, 0xff].map(|value| (at, value))) {
        let mut changed = file.clone();
        changed[at] = value;
        let _ = link(&[Object { name: "changed", bytes: &changed }], &Layout::default());
    }
    for (at, value) in (0..120).flat_map(|at| [0u8, 1, 0x7f, 0xff].map(|value| (at, value))) {
        let mut changed = elf.clone();
        changed[at] = value;
        if let Ok(image) = Image::from_elf(&changed) {
            let _ = Machine::new(Config::default()).expect("a machine").load(&image);
        }
    }
    let with = |at: usize, value: u8| {
        let mut changed = elf.clone();
        changed[at] = value;
        Image::from_elf(&changed).expect_err("an error").to_string()
    };
    assert!(with(0, 0).contains("no ELF file"));
    assert!(with(4, 2).contains("64-bit"), "{}", with(4, 2));
    assert!(with(5, 2).contains("big-endian"), "{}", with(5, 2));
    assert!(with(18, 62).contains("not 9876"), "{}", with(18, 62));
    assert!(with(16, 1).contains("no executable"), "{}", with(16, 1));
    assert!(Image::from_elf(&file).expect_err("an error").to_string().contains("link it first"));
    let error = link(&[Object { name: "a.out", bytes: &elf }], &Layout::default()).expect_err("an error");
    assert_eq!(error[0].to_string(), "a.out: the file is no object to be linked");
}

#[test]
fn places_at_the_end_of_addresses_are_errors() {
    let end = u32::MAX;
    let (code, data) = (".globl main\nmain: jret", ".globl main\nmain: jret\n.data\n.4byte 1\n.bss\n.zero 8");
    for (text, layout) in [
        (code, Layout { text: end, stacks_base: end, ..Layout::default() }),
        (code, Layout { text: end - 3, stacks_base: end, ..Layout::default() }),
        (data, Layout { data: end, end, ..Layout::default() }),
        (data, Layout { data: end - 63, end, ..Layout::default() }),
    ] {
        let errors = messages(&[text], &layout);
        assert!(!errors.is_empty(), "{layout:?}");
    }
}

#[test]
fn lines_from_address_zero_have_a_limit() {
    let digits = "00".repeat(64);
    let image = Image::from_hex(&format!("0xf0000000,0x{digits}")).expect("an image");
    let error = image.to_line_hex().expect_err("an error").to_string();
    assert!(error.contains("ends at 0xf0000040, the limit of this form is 0x10000000"), "{error}");
}

#[test]
fn messages_about_one_program_have_a_limit() {
    let calls: String = (0..300).map(|n| format!("jmpsr f{n}\n")).collect();
    assert_eq!(messages(&[&format!(".globl main\nmain: {calls}")], &Layout::default()).len(), 50);
}
