//! Invalid programs: an error with kind, position and thread; never a panic.

use crate::support::{CODE, DATA, LIMIT, assemble, call, linked, machine};
use kernelsmith_npusim::{Argument, Config, Fault, Machine, Region, SimError, SimErrorKind, Stop, Traps};

/// Runs a line with a value in s0 and checks the fault of its first instruction.
#[track_caller]
fn check(line: &str, s0: u32, want: Fault) {
    let error = call(&mut machine(), line, &[s0]).expect_err(line);
    assert_eq!(error.kind, SimErrorKind::Fault(want), "{line}");
    let text = error.to_string();
    assert!(text.contains("core 0 thread 0"), "{text}");
    assert!(line.is_empty() || error.pc != CODE || text.contains(line), "{text}");
}

#[test]
fn accesses() {
    let end = 0x0100_4000;
    for (line, s0, address, align) in [
        ("load32 s9, (s0)", DATA + 2, DATA + 2, 4),
        ("load32_s16 s9, 1(s0)", DATA, DATA + 1, 2),
        ("store32 s9, -1(s0)", DATA, DATA - 1, 4),
        ("store32_16 s9, (s0)", DATA + 1, DATA + 1, 2),
        ("load_v16i32 v9, (s0)", DATA + 32, DATA + 32, 64),
        ("load_v16i16 v9, (s0)", DATA + 16, DATA + 16, 32),
        ("load_v16u8 v9, 8(s0)", DATA, DATA + 8, 16),
        ("store_v16i32.m v9, 4(s0)", DATA, DATA + 4, 64),
        // Alignment is checked before the address.
        ("load32 s9, 3(s0)", 0x7000_0000, 0x7000_0003, 4),
    ] {
        check(line, s0, Fault::Misaligned { address, align });
    }
    for (line, s0, address) in [
        ("load32 s9, (s0)", end, end),
        ("load32_u8 s9, -1(s0)", 0, u32::MAX),
        ("store32 s9, (s0)", 0xfeff_fffc, 0xfeff_fffc),
        ("store_v16i32 v9, (s0)", end, end),
        ("load_v16i8 v9, (s0)", 0xffff_fff0, 0xffff_fff0),
        // Devices: invalid addresses, and stores that are not of words.
        ("load32 s9, (s0)", 0xff00_0008, 0xff00_0008),
        ("store32_8 s9, (s0)", 0xff00_0000, 0xff00_0000),
    ] {
        check(line, s0, Fault::Unmapped { address });
    }
    for (line, s0, address, align) in [
        ("load32_scratchpad s9, 2(s0)", 0, 2, 4),
        ("store32_16_scratchpad s9, 1(s0)", 0, 1, 2),
        ("load_v16i32_scratchpad v9, 2(s0)", 0, 2, 4),
        ("store_v16i16_scratchpad v9, 1(s0)", 0, 1, 2),
        ("loadg32_scratchpad v9, 1(v0)", 0, 1, 4),
    ] {
        check(line, s0, Fault::ScratchpadMisaligned { address, align });
    }
    for (line, s0, address) in [
        ("load_v16i32_scratchpad v9, (s0)", 0xffc4, 0xffc4),
        ("store_v16i8_scratchpad v9, (s0)", 0xfff1, 0xfff1),
        ("load_v16u16_scratchpad.m v9, 4(s0)", 0xffe0, 0xffe4),
    ] {
        check(line, s0, Fault::ScratchpadOverflow { address });
    }
    // The last vector of the scratchpad is within bounds.
    call(&mut machine(), "load_v16i32_scratchpad v9, (s0)", &[0xffc0]).expect("a return");
}

#[test]
fn accesses_can_be_limited_to_regions() {
    let (start, len) = (DATA, 64);
    let outcome = |line: &str, s0: u32, is_writable: bool| {
        let mut machine = machine();
        machine.limit_to(&[Region { start, len, is_writable }]);
        call(&mut machine, line, &[s0]).map(drop).map_err(|error| error.kind)
    };
    for line in ["load32 s9, (s0)", "store32 s9, (s0)", "load32_u8 s9, 3(s0)", "store32_8 s9, 3(s0)"] {
        assert_eq!(outcome(line, start, true), Ok(()), "{line}");
        assert_eq!(outcome(line, start + len - 4, true), Ok(()), "{line}");
    }
    assert_eq!(outcome("store_v16i32 v9, (s0)", start, true), Ok(()));
    for s0 in [start - 64, start, start + 64] {
        assert_eq!(outcome("load_v16i32 v9, (s0)", s0, true), Ok(()));
        // No active lane.
        assert_eq!(outcome("move_i32 rm, s1\nstore_v16i32 v9, (s0)", s0, false), Ok(()));
    }
    let cases = [
        ("load32 s9, (s0)", start - 4, true, start - 4, false),
        ("load32 s9, (s0)", start + len, true, start + len, false),
        ("store32 s9, (s0)", start + len, true, start + len, true),
        ("load_v16i32 v9, (s0)", start - 128, true, start - 128, false),
        ("store_v16i8 v9, (s0)", start + 64, true, start + 64, true),
        ("store32 s9, (s0)", start, false, start, true),
        // Its own code, and a device.
        ("load32 s9, (s0)", CODE, true, CODE, false),
        ("store32 s9, (s0)", 0xff00_0000, true, 0xff00_0000, true),
    ];
    for (line, s0, is_writable, address, write) in cases {
        let fault = SimErrorKind::Fault(Fault::Forbidden { address, write });
        assert_eq!(outcome(line, s0, is_writable), Err(fault), "{line}");
    }
}

#[test]
fn lanes_that_are_off_touch_nothing_in_gather_and_scatter() {
    for line in ["loadg32_scratchpad v9, 1(v0)", "stores32_scratchpad v9, 1(v0)"] {
        call(&mut machine(), &format!("move_i32 rm, s0\n{line}"), &[0]).expect(line);
    }
    for line in ["load_v16i32 v9, (s1)", "store_v16i32 v9, (s1)"] {
        call(&mut machine(), &format!("move_i32 rm, s0\n{line}"), &[0, 0x7000_0000]).expect(line);
    }
    // The address of a contiguous access must be aligned even if all lanes are inactive.
    let error = call(&mut machine(), "move_i32 rm, s0\nload_v16i32 v9, 4(s1)", &[0, DATA]).expect_err("an error");
    assert_eq!(error.kind, SimErrorKind::Fault(Fault::Misaligned { address: DATA + 4, align: 64 }));
}

#[test]
fn instructions() {
    for (word, want) in [
        (0u32, Fault::IllegalInstruction),
        (0x0414_9448, Fault::IllegalInstruction),
        (0xffff_fffe, Fault::IllegalInstruction),
        (0x3f14_944e, Fault::Unimplemented),
    ] {
        let mut machine = machine();
        machine.write_memory(CODE, &word.to_le_bytes()).expect("room");
        let error = machine.call(CODE, &[], LIMIT).expect_err("an error");
        assert_eq!((error.kind, error.pc, error.word), (SimErrorKind::Fault(want), CODE, Some(word)));
    }
    check("jmp s0", CODE + 2, Fault::MisalignedCode);
    check("jmpsr s0", CODE + 1, Fault::MisalignedCode);
    check("jmp s0", 0x7000_0000, Fault::UnmappedCode);
    check("read_cr s9, s0", 36, Fault::NoControlRegister { number: 36 });
    check("write_cr s9, s0", 63, Fault::NoControlRegister { number: 63 });
    let text = call(&mut machine(), "nop\nload32 s9, 2(s0)", &[DATA]).expect_err("an error").to_string();
    assert_eq!(
        text,
        "misaligned access of 0x00800002, which has to be a multiple of 4\n  \
         at 0x00000404 in core 0 thread 0: 82240010  load32 s9, 2(s0)"
    );
}

#[test]
fn programs_that_do_not_end() {
    let mut machine = machine();
    machine.write_memory(CODE, &assemble("addi s9, s9, 1\njmp -4")).expect("room");
    let error = machine.call(CODE, &[], 1001).expect_err("an error");
    assert_eq!(error.kind, SimErrorKind::InstructionLimit(1001));
    assert_eq!(machine.instructions(), 1001);
    let error = call(&mut machine, "jmp 0", &[]).expect_err("an error");
    assert_eq!(error.kind, SimErrorKind::Stuck);
    let error = call(&mut machine, "movei s0, 7\nmovei s1, 2\nbarrier s0, s1", &[]).expect_err("an error");
    assert_eq!(error.kind, SimErrorKind::Deadlock(vec![(7, 2)]));
    assert!(error.to_string().contains("barrier 7 lacks 2"), "{error}");
}

#[test]
fn traps_go_to_their_vector_if_that_is_wanted() {
    let program = linked(&[".globl main\nmain: load32 s0, 2(s1)\njret"]);
    for (traps, want) in [(Traps::Report, None), (Traps::Vector, Some(SimErrorKind::Trapped(0x80)))] {
        let mut machine = Machine::new(Config { threads: 1, traps, ..Config::default() }).expect("a machine");
        machine.load(&program.image).expect("room");
        machine.boot(program.image.entry());
        let error = machine.run(LIMIT).expect_err("an error");
        match want {
            Some(kind) => {
                assert_eq!(error.kind, kind);
                assert_eq!(machine.thread(0, 0).expect("a thread").status(), kernelsmith_npusim::status::TRAPPED);
            }
            None => assert!(matches!(error.kind, SimErrorKind::Fault(Fault::Misaligned { .. })), "{error}"),
        }
    }
    // The scratchpad has a separate trap reason, and the handler can read it.
    let handler = ".section .vectors, \"ax\"\njmp handler\n.text\n.globl _start\n_start: load32_scratchpad s0, 2(s1)\nnop\n\
                   handler: movei s0, 10\nread_cr s9, s0\nmoveih s1, -1\nmoveil s1, -64\nstore32 s0, (s1)\n1: jmp 1b";
    let program = linked(&[handler]);
    let mut machine =
        Machine::new(Config { threads: 1, traps: Traps::Vector, ..Config::default() }).expect("a machine");
    machine.load(&program.image).expect("room");
    machine.boot(program.image.entry());
    machine.run(LIMIT).expect("an end");
    assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], 0x40);
}

#[test]
fn machines_that_are_not_possible() {
    for config in [
        Config { cores: 0, ..Config::default() },
        Config { threads: 17, ..Config::default() },
        Config { memory_base: 4, ..Config::default() },
        Config { memory_bytes: u32::MAX, ..Config::default() },
        Config { memory_base: 0xfe00_0000, memory_bytes: 0x0200_0000, ..Config::default() },
    ] {
        let error = Machine::new(config).expect_err("an error");
        assert!(matches!(error.kind, SimErrorKind::Usage(_)), "{error}");
    }
    let mut machine = machine();
    assert!(machine.write_memory(0x0100_3ffc, &[0; 5]).is_err());
    let too_many = vec![Argument::Word(0); 5000];
    assert!(machine.call(CODE, &too_many, LIMIT).is_err());
}

#[test]
fn random_words_never_panic() {
    let mut machine =
        Machine::new(Config { threads: 2, memory_bytes: 0x1_0000, ..Config::default() }).expect("a machine");
    let mut rng = kernelsmith_random::Rng::new(1);
    let mut next = || rng.bits() as u32;
    let (mut n_faults, mut n_ends) = (0, 0);
    for _ in 0..20_000 {
        let words: Vec<u8> = (0..8)
            .flat_map(|_| {
                // Opcodes that mostly exist.
                let word = next() | next() << 20;
                let tops = [0x04, 0x0e, 0x12, 0x20, 0x42, 0x60, 0x6b, 0x76, 0x78, 0x82, 0x89, 0xa2, 0xa6, 0x90, 0xaa];
                let top = tops[next() as usize % tops.len()];
                (word & 0x00ff_ffff | top << 24).to_le_bytes()
            })
            .collect();
        machine.write_memory(CODE, &words).expect("room");
        match machine.call(CODE, &[Argument::Word(next()), Argument::Word(CODE)], 200) {
            Ok(_) => n_ends += 1,
            Err(error) => n_faults += usize::from(!error.to_string().is_empty()),
        }
    }
    assert_eq!(n_faults + n_ends, 20_000);
}

/// An instruction at the vector that traps itself runs until the limit.
#[test]
fn a_trap_at_the_vector_reaches_the_limit() {
    let mut machine =
        Machine::new(Config { threads: 1, traps: Traps::Vector, ..Config::default() }).expect("a machine");
    machine.write_memory(kernelsmith_npusim::TRAP_VECTOR, &assemble("load32 s0, 2(s1)")).expect("room");
    machine.boot(kernelsmith_npusim::TRAP_VECTOR);
    let error = machine.run(1000).expect_err("an error");
    assert_eq!(error.kind, SimErrorKind::InstructionLimit(1000));
}

#[test]
fn the_console_has_a_limit() {
    let mut machine = Machine::new(Config { console_bytes: 3, ..Config::default() }).expect("a machine");
    let store = "store32 s1, (s0)";
    let console = kernelsmith_npusim::CONSOLE_DATA;
    call(&mut machine, &[store; 3].join("\n"), &[console, 65]).expect("three fit");
    assert_eq!(machine.take_output(), b"AAA");
    let error = call(&mut machine, &[store; 4].join("\n"), &[console, 65]).expect_err("an error");
    assert_eq!(error.kind, SimErrorKind::Fault(Fault::ConsoleFull { limit: 3 }));
}

/// The fault of a called function, with a stack of 64 KiB at the default place for two threads.
fn on_stacks(text: &str, config: Config) -> Result<Stop, SimError> {
    let mut machine = Machine::new(Config { threads: 2, ..config }).expect("a machine");
    machine.write_memory(CODE, &assemble(text)).expect("room");
    machine.call_all(CODE, &[], LIMIT)
}

#[test]
fn a_stack_that_grows_into_another_is_reported_with_the_place() {
    let grows = "f: addi sp, sp, -256\nstore32 ra, (sp)\njmpsr f\njret";
    let error = on_stacks(grows, Config::default()).expect_err("it never ends");
    let SimErrorKind::Fault(Fault::StackLeft { sp, start, end }) = error.kind else { panic!("{error}") };
    assert_eq!((end - start, start - sp), (0x4000, 256));
    assert_eq!((error.pc, error.text.as_deref()), (CODE, Some("addi sp, sp, -256")));
    assert!(error.to_string().starts_with("the stack overflows: sp is "), "{error}");
    // Exactly as large as the stack.
    let fits = "movei s0, 16384\nsub_i32 sp, sp, s0\nadd_i32 sp, sp, s0\njret";
    assert_eq!(on_stacks(fits, Config::default()), Ok(Stop::Finished));
    let larger = "movei s0, 16448\nsub_i32 sp, sp, s0\nadd_i32 sp, sp, s0\njret";
    assert!(on_stacks(larger, Config::default()).is_err());
    assert_eq!(on_stacks(larger, Config { check_stacks: false, ..Config::default() }), Ok(Stop::Finished));
    let above = on_stacks("addi sp, sp, 64\njret", Config::default()).expect_err("it leaves the stack");
    assert!(above.to_string().starts_with("the stack pointer leaves the stack"), "{above}");
}
