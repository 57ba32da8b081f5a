//! The published hardware: each defect, next to the documented machine.

use crate::support::{CODE, DATA, LIMIT, assemble, lanes};
use kernelsmith_npusim::{
    Argument, Behaviour, Config, Defect, Fault, Lanes, Machine, SimError, SimErrorKind, Stop, is_load, loses_result,
};

const BARE: Behaviour = Behaviour::Hardware { scratchpad: false, exact_products: false };
const HARDWARE: Behaviour = Behaviour::Hardware { scratchpad: true, exact_products: false };

/// A machine with one thread, code, and 128 bytes of data: 0x80, 0x81 and so on.
fn machine(behaviour: Behaviour, text: &str) -> Machine {
    let mut machine = Machine::new(Config { threads: 1, behaviour, ..Config::default() }).expect("a machine");
    machine.write_memory(CODE, &assemble(&format!("{text}\njret"))).expect("room");
    let bytes: Vec<u8> = (0..128).map(|byte| 0x80 + byte).collect();
    machine.write_memory(DATA, &bytes).expect("room");
    machine.scratchpad_mut(0).expect("a scratchpad")[..128].copy_from_slice(&bytes);
    machine
}

/// s0 is the address of the data, s1 and s2 are `words`, v0 is `vector`.
fn run(behaviour: Behaviour, text: &str, words: [u32; 2], vector: Lanes) -> Result<Machine, SimError> {
    let mut machine = machine(behaviour, text);
    let arguments =
        [Argument::Word(DATA), Argument::Word(words[0]), Argument::Word(words[1]), Argument::Vector(vector)];
    machine.call(CODE, &arguments, LIMIT).map(|_| machine)
}

#[track_caller]
fn done(behaviour: Behaviour, text: &str, words: [u32; 2], vector: Lanes) -> Machine {
    run(behaviour, text, words, vector).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Scalar register 9 on the documented machine and on the hardware.
#[track_caller]
fn check(text: &str, words: [u32; 2], documented: u32, hardware: u32) {
    for (behaviour, want) in [(Behaviour::Documented, documented), (BARE, hardware)] {
        let machine = done(behaviour, text, words, [words[0]; 16]);
        let got = machine.thread(0, 0).expect("a thread").scalars[9];
        assert_eq!(got, want, "{text} with {words:x?}: {got:#x}, not {want:#x}, {behaviour:?}");
    }
}

#[track_caller]
fn is_rejected(behaviour: Behaviour, line: &str, defect: Defect) {
    assert!(
        run(Behaviour::Documented, &format!("movei s1, 0\n{line}"), [0; 2], [0; 16]).is_ok() || line.starts_with("crp")
    );
    let error = run(behaviour, &format!("nop\n{line}"), [0; 2], [0; 16]).expect_err(line);
    assert_eq!(error.kind, SimErrorKind::Fault(Fault::Defect(defect)), "{line}");
    assert_eq!(error.pc, CODE + 4, "{line}");
}

#[test]
fn masked_stores_to_main_memory_write_all_lanes() {
    for (kind, width) in [("i8", 1), ("i16", 2), ("i32", 4)] {
        for mask in [0, 0x0011, 0xffff] {
            let text =
                format!("move_i32 s8, rm\nmove_i32 rm, s1\nstore_v16{kind} v0, (s0)\nmove_i32 s9, rm\nmove_i32 rm, s8");
            let machine = done(BARE, &text, [mask, 0], lanes(|lane| lane));
            let bytes = machine.memory(DATA, 128).expect("memory");
            for lane in 0..16 {
                assert_eq!(bytes[lane * width], lane as u8, "{kind}, lane {lane}");
            }
            assert_eq!(bytes[16 * width], 0x80 + 16 * width as u8);
            assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], mask);
        }
    }
    // The documented machine writes no inactive lane.
    let text = "move_i32 rm, s1\nstore_v16i32 v0, (s0)";
    let machine = done(Behaviour::Documented, text, [1, 0], [0; 16]);
    assert_eq!(machine.memory(DATA + 4, 1), Some(&[0x84][..]));
    // Inactive lanes outside a region are found.
    let mut machine = self::machine(BARE, text);
    machine.limit_to(&[kernelsmith_npusim::Region { start: DATA, len: 4, is_writable: true }]);
    let arguments = [Argument::Word(DATA), Argument::Word(1)];
    let error = machine.call(CODE, &arguments, LIMIT).expect_err("a store outside");
    assert_eq!(error.kind, SimErrorKind::Fault(Fault::Forbidden { address: DATA, write: true }));
}

#[test]
fn writes_of_two_vector_registers_are_rejected() {
    for line in ["move_i32 v59, v0", "movei v59, 3", "load_v16i32 v59, (s0)", "add_i32 v59, v0, s1"] {
        is_rejected(BARE, line, Defect::MaskOverwritten);
    }
    for line in ["or_i32 v63, v0, v0", "move_i32 v63, s1", "load_v16i32 v63, (s0)"] {
        is_rejected(BARE, line, Defect::TakenForJump);
    }
    // Scalars with these numbers and reads are fine.
    done(BARE, "move_i32 rm, s1\nadd_i32 v1, v59, v63\nstore_v16i32 v63, (s0)", [0xffff, 0], [0; 16]);
}

#[test]
fn an_indirect_call_returns_into_the_callee() {
    // The callee copies its return address.
    let text = "move_i32 s8, ra\naddi s1, pc, 20\nmovei s9, 0\njmpsr s1\njmp 12\nnop\nmove_i32 s9, ra\nmove_i32 ra, s8";
    check(text, [0; 2], CODE + 16, CODE + 28);
    // The way round: the return address is computed. A direct call is right.
    let text =
        "move_i32 s8, ra\naddi s1, pc, 20\naddi ra, pc, 8\njmp s1\njmp 12\nnop\nmove_i32 s9, ra\nmove_i32 ra, s8";
    check(text, [0; 2], CODE + 16, CODE + 16);
    check("move_i32 s8, ra\njmpsr 8\nnop\nmove_i32 s9, ra\nmove_i32 ra, s8", [0; 2], CODE + 8, CODE + 8);
}

#[test]
fn conversions_are_wrong_for_some_values() {
    for (value, documented, hardware) in [
        (127.5f32, 127, 127),
        (128.0, 128, 0),
        (255.9, 255, 0),
        (-200.0, -200, 0),
        (256.0, 256, 256),
        (-256.5, -256, -256),
    ] {
        let (documented, hardware) = (documented as u32, hardware as u32);
        check("ftoi_i32 s9, s1", [value.to_bits(), 0], documented, hardware);
        check("ftoi_i32 v1, v0\ngetlanei s9, v1, 3", [value.to_bits(), 0], documented, hardware);
    }
    let two_to = |exponent: i32| 2f32.powi(exponent).to_bits();
    for (value, documented, hardware) in [
        (0x7fff_ffff, two_to(31), two_to(30)),
        (0x00ff_ffff, 16_777_215f32.to_bits(), 16_777_215f32.to_bits()),
        (0x01ff_ffff, two_to(25), two_to(24)),
        (0xfe00_0001, (-33_554_432f32).to_bits(), (-16_777_216f32).to_bits()),
        (0x0200_0001, two_to(25), two_to(25)),
        (0x8000_0000, (-2_147_483_648f32).to_bits(), (-2_147_483_648f32).to_bits()),
        (1, 1f32.to_bits(), 1f32.to_bits()),
        (0, 0, 0),
    ] {
        check("itof_i32 s9, s1", [value, 0], documented, hardware);
        check("itof_i32 v1, v0\ngetlanei s9, v1, 3", [value, 0], documented, hardware);
    }
}

#[test]
fn narrow_vectors_are_loaded_from_every_word() {
    type Element = fn(u32) -> u32;
    let rows: [(&str, Element, Element); 4] = [
        ("i8", |lane| (0x80 + lane) as i8 as u32, |lane| (0x80 + 4 * lane) as i8 as u32),
        ("u8", |lane| 0x80 + lane, |lane| 0x80 + 4 * lane),
        ("u16", |lane| 0x8180 + 0x202 * lane, |lane| 0x8180 + 0x404 * lane),
        ("i16", |lane| (0x8180 + 0x202 * lane) as i16 as u32, |lane| (0x8180 + 0x404 * lane) as i16 as u32),
    ];
    for (kind, documented, hardware) in rows {
        for (behaviour, want) in [(Behaviour::Documented, documented), (HARDWARE, hardware)] {
            for space in ["", "_scratchpad"] {
                // In the scratchpad a vector starts at the address itself.
                let text =
                    format!("movei s2, 0\nload_v16{kind}{space} v1, ({})", if space.is_empty() { "s0" } else { "s2" });
                let machine = done(behaviour, &text, [0; 2], [0; 16]);
                assert_eq!(machine.thread(0, 0).expect("a thread").vectors[1], lanes(want), "{text} {behaviour:?}");
            }
        }
    }
    let misaligned = run(BARE, "load_v16u8 v1, 8(s0)", [0; 2], [0; 16]).expect_err("a misaligned access");
    assert_eq!(misaligned.kind, SimErrorKind::Fault(Fault::Misaligned { address: DATA + 8, align: 16 }));
}

#[test]
fn narrow_vectors_in_the_scratchpad_have_a_stride_of_words() {
    let text = "move_i32 rm, s1\nmovei s2, 2\nstore_v16i16_scratchpad v0, (s2)";
    for (behaviour, second) in [(Behaviour::Documented, 4), (HARDWARE, 6)] {
        let machine = done(behaviour, text, [0b11, 0], lanes(|lane| 0x0102 + lane));
        let mut want: Vec<u8> = (0..128).map(|byte| 0x80 + byte).collect();
        want[2..4].copy_from_slice(&[2, 1]);
        want[second..second + 2].copy_from_slice(&[3, 1]);
        assert_eq!(&machine.scratchpad(0).expect("a scratchpad")[..128], want, "{behaviour:?}");
    }
}

#[test]
fn the_number_of_threads_is_always_eight() {
    let text = "movei s1, 14\nread_cr s9, s1";
    check(text, [0; 2], 1, 8);
    check("movei s1, 6\nread_cr s9, s1", [0; 2], 1, 1);
}

#[test]
fn floats_are_compared_in_the_order_of_their_bits() {
    let bits = f32::to_bits;
    for (relation, a, b, documented, hardware) in [
        ("cmpflt", bits(1.0), bits(2.0), true, true),
        ("cmpflt", bits(-1.0), bits(2.0), true, true),
        ("cmpflt", bits(-2.0), bits(-1.0), true, false),
        ("cmpfge", bits(-2.0), bits(-1.0), false, true),
        ("cmpfgt", bits(-2.0), bits(-1.0), false, true),
        ("cmpfle", bits(-2.0), bits(-1.0), true, false),
        ("cmpfeq", bits(-0.0), 0, true, false),
        ("cmpfne", bits(f32::NAN), bits(f32::NAN), true, false),
    ] {
        let truth = |holds| if holds { 0xffff } else { 0 };
        let [documented, hardware] = [documented, hardware].map(truth);
        check(&format!("{relation}_f32 s9, s1, s2"), [a, b], documented, hardware);
        check(&format!("{relation}_f32 s9, v0, s2"), [a, b], documented, hardware);
        check(&format!("move_i32 v1, s2\n{relation}_f32 s9, v0, v1"), [a, b], documented, hardware);
    }
    check("cmplt_i32 s9, s1, s2", [u32::MAX, 0], 1, 1);
}

#[test]
fn products_are_not_rounded_to_even() {
    for (a, b, documented, hardware) in [
        (0xbeaa_aaab, 1f32.to_bits(), 0xbeaa_aaab, 0xbeaa_aaac),
        (0xbeaa_aaaa, 1f32.to_bits(), 0xbeaa_aaaa, 0xbeaa_aaaa),
        // 1.5 * (1.5 + 2^-23) is 2.25 + 1.5 * 2^-23: half up.
        (1.5f32.to_bits(), 0x3fc0_0001, 0x4010_0001, 0x4010_0001),
        // The product lies halfway between two floats, and the lower one is even, then odd.
        (1.5f32.to_bits(), 0x3fc0_0006, 0x4010_0004, 0x4010_0005),
        (1.5f32.to_bits(), 0x3fc0_0002, 0x4010_0002, 0x4010_0002),
        (3f32.to_bits(), 0, 0, 0),
        (2f32.to_bits(), 0xff80_0000, 0xff80_0000, 0xff80_0000),
        (0x7f00_0001, 0x7f00_0001, 0x7f80_0000, 0x7f80_0000),
    ] {
        check("fmul_f32 s9, s1, s2", [a, b], documented, hardware);
        check("fmul_f32 v1, v0, s2\ngetlanei s9, v1, 15", [a, b], documented, hardware);
        check("move_i32 v1, s2\nfmul_f32 v1, v0, v1\ngetlanei s9, v1, 15", [a, b], documented, hardware);
    }
    // Unless the simulation leaves this defect out.
    let exact = Behaviour::Hardware { scratchpad: false, exact_products: true };
    for text in ["fmul_f32 s9, s1, s2", "fmul_f32 v1, v0, s2\ngetlanei s9, v1, 15"] {
        let words = [0xbeaa_aaab, 1f32.to_bits()];
        let machine = done(exact, text, words, [words[0]; 16]);
        assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], words[0], "{text}");
    }
    // Sums stay correctly rounded.
    check("fsub_f32 s9, s1, s2", [0.5f32.to_bits(), 0.1f32.to_bits()], 0x3ecc_cccd, 0x3ecc_cccd);
}

#[test]
fn a_slow_instruction_before_a_taken_branch_is_late() {
    let words = [6f32.to_bits(), 2f32.to_bits()];
    let (old, new) = (77, 3f32.to_bits());
    // `target` skips nothing: the branch goes to the instruction behind it.
    let after = |slow: &str, branch: &str| format!("movei s8, 77\nmovei s7, 1\n{slow}\n{branch}\nmove_i32 s9, s8");
    check(&after("fdiv_f32 s8, s1, s2", "jmp 4"), words, new, old);
    check(&after("fdiv_f32 s8, s1, s2", "bnez s7, 4"), words, new, old);
    // Not taken, hidden by another instruction, or waited for.
    check(&after("fdiv_f32 s8, s1, s2", "beqz s7, 4"), words, new, new);
    check(&after("fdiv_f32 s8, s1, s2", "nop\njmp 4"), words, new, new);
    check(&after("fdiv_f32 s8, s1, s2", "bnez s8, 4"), words, new, new);
    check(&after("add_i32 s8, s1, s2", "jmp 4"), [1, 2], 3, 3);
    // Only the first instruction at the target reads the old content, and a loaded register is late even with `nop`.
    check(&after("fdiv_f32 s8, s1, s2", "jmp 4\nnop"), words, new, new);
    check(&after("load32 s8, (s0)", "nop\njmp 4"), words, 0x8382_8180, old);
    check(&after("load32 s8, (s0)", "addi s7, s7, 1\njmp 4"), words, 0x8382_8180, 0x8382_8180);
    // The same with a vector.
    let vectors = "movei v2, 77\nfdiv_f32 v2, v0, s2\njmp 4\nmove_i32 v3, v2\ngetlanei s9, v3, 5";
    check(vectors, words, new, old);
    // With two threads the hazard does not exist.
    let mut machine = Machine::new(Config { threads: 2, behaviour: BARE, ..Config::default() }).expect("a machine");
    let text = after("fdiv_f32 s8, s1, s2", "jmp 4\nmove_i32 s9, s8\njret");
    machine.write_memory(CODE, &assemble(&text)).expect("room");
    let arguments = [0, words[0], words[1]].map(Argument::Word);
    assert_eq!(machine.call_all(CODE, &arguments, LIMIT), Ok(Stop::Finished));
    assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], new);
}

#[test]
fn what_hangs_is_rejected() {
    is_rejected(HARDWARE, "loadg32_scratchpad v1, (v0)", Defect::Gather);
    is_rejected(HARDWARE, "stores32_scratchpad v1, (v0)", Defect::Scatter);
    is_rejected(HARDWARE, "crp v1, v0, v0", Defect::CrossProduct);
    for line in ["load32_scratchpad s9, (s1)", "store_v16i32_scratchpad v0, (s1)", "load_v16u8_scratchpad v1, (s1)"] {
        is_rejected(BARE, line, Defect::NoScratchpad);
        done(HARDWARE, line, [0; 2], [0; 16]);
    }
}

#[test]
fn slow_instructions_before_jumps_are_found() {
    let word = |text: &str| u32::from_le_bytes(*assemble(text).first_chunk().expect("a word"));
    for (slow, jump, want) in [
        ("fdiv_f32 s1, s2, s3", "bnez s4, -8", true),
        ("fadd_f32 v1, v2, v3", "jret", true),
        ("itof_i32 s1, s2", "jmpsr 64", true),
        ("load32 s1, (s2)", "jmp -8", true),
        ("load_v16i32 v1, (s2)", "beqz s1, 8", true),
        // The jump waits for it.
        ("load32 s1, (s2)", "bnez s1, -8", false),
        ("load32 ra, (sp)", "jret", false),
        ("load32 s1, (s2)", "jmpsr s1", false),
        ("add_i32 s1, s2, s3", "bnez s4, -8", false),
        ("fdiv_f32 s1, s2, s3", "add_i32 s4, s5, s6", false),
    ] {
        assert_eq!(loses_result(word(slow), word(jump)), want, "{slow}; {jump}");
    }
    assert!(is_load(word("load32 s1, (s2)")) && is_load(word("load_v16i32 v1, (s2)")));
    assert!(!is_load(word("store32 s1, (s2)")) && !is_load(word("fadd_f32 s1, s2, s3")));
    // Neither word is an instruction.
    assert!(!loses_result(0, 0) && !is_load(0));
}

#[test]
fn only_the_hardware_forgets_cache_lines() {
    let word = assemble("dcacheinv s9");
    assert_eq!(word, 0x6d24_0000u32.to_le_bytes());
    assert!(run(BARE, "move_i32 s9, s0\ndcacheinv s9", [0; 2], [0; 16]).is_ok());
    let error = run(Behaviour::Documented, "dcacheinv s0", [0; 2], [0; 16]).expect_err("an error");
    assert_eq!(error.kind, SimErrorKind::Fault(Fault::IllegalInstruction));
}
