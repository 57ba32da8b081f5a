//! Loads and stores in both memories; self-modifying code.

use crate::support::{CODE, DATA, LIMIT, assemble, call, lanes, machine};
use kernelsmith_npusim::{Argument, Machine};

/// Memory filled with bytes 0x80, 0x81 and so on.
fn filled() -> Machine {
    let mut machine = machine();
    let bytes: Vec<u8> = (0..256u32).map(|at| (0x80 + at) as u8).collect();
    machine.write_memory(DATA, &bytes).expect("room");
    machine.scratchpad_mut(0).expect("a scratchpad")[..256].copy_from_slice(&bytes);
    machine
}

/// Main memory and the scratchpad: mnemonic suffix, data address.
const SPACES: [(&str, u32); 2] = [("", DATA), ("_scratchpad", 0)];

#[test]
fn scalar_loads_extend() {
    let rows = [
        ("load32_s8", 4, 0xffff_ff84),
        ("load32_u8", 4, 0x84),
        ("load32_s8", 130, 0x02),
        ("load32_s16", 6, 0xffff_8786),
        ("load32_u16", 6, 0x8786),
        ("load32_s16", 130, 0x0302),
        ("load32", 8, 0x8b8a_8988),
    ];
    for (mnemonic, offset, want) in rows {
        for (space, base) in SPACES {
            for (register, disp) in [(base, offset), (base + 300, offset - 300)] {
                if !(-256..256).contains(&disp) {
                    continue;
                }
                let text = format!("{mnemonic}{space} s9, {disp}(s0)");
                let mut machine = filled();
                call(&mut machine, &text, &[register]).unwrap_or_else(|error| panic!("{text}: {error}"));
                assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], want, "{text}");
            }
        }
    }
}

#[test]
fn scalar_stores_write_their_low_bytes() {
    for (mnemonic, want) in [
        ("store32_8", [0x44, 0x85, 0x86, 0x87, 0x88]),
        ("store32_16", [0x44, 0x33, 0x86, 0x87, 0x88]),
        ("store32", [0x44, 0x33, 0x22, 0x11, 0x88]),
    ] {
        for (space, base) in SPACES {
            let mut machine = filled();
            call(&mut machine, &format!("{mnemonic}{space} s1, 4(s0)"), &[base, 0x1122_3344]).expect("a return");
            let got = match space {
                "" => machine.memory(DATA + 4, 5).expect("memory"),
                _ => &machine.scratchpad(0).expect("a scratchpad")[4..9],
            };
            assert_eq!(got, want, "{mnemonic}{space}");
        }
    }
}

#[test]
fn vector_loads_are_of_consecutive_elements() {
    let byte = |at: u32| (0x80 + at) & 0xff;
    let half = |at: u32| byte(at) | byte(at + 1) << 8;
    let word = |at: u32| half(at) | half(at + 2) << 16;
    type Element<'a> = &'a dyn Fn(u32) -> u32;
    let rows: [(&str, i32, Element<'_>); 5] = [
        ("i8", 112, &|lane| byte(112 + lane) as i8 as u32),
        ("u8", 112, &|lane| byte(112 + lane)),
        ("i16", 96, &|lane| half(96 + 2 * lane) as i16 as u32),
        ("u16", 96, &|lane| half(96 + 2 * lane)),
        ("i32", 64, &|lane| word(64 + 4 * lane)),
    ];
    for (kind, disp, want) in rows {
        for (space, base) in SPACES {
            for m in ["", ".m"] {
                let text = format!("load_v16{kind}{space}{m} v9, {disp}(s0)");
                let mut machine = filled();
                call(&mut machine, &text, &[base]).unwrap_or_else(|error| panic!("{text}: {error}"));
                assert_eq!(machine.thread(0, 0).expect("a thread").vectors[9], lanes(want), "{text}");
            }
        }
    }
}

#[test]
fn gather_and_scatter_words_of_the_scratchpad() {
    let mut machine = filled();
    let code = assemble("loadg32_scratchpad v2, 8(v0)\nstores32_scratchpad v2, 252(v1)\njret");
    machine.write_memory(CODE, &code).expect("room");
    let from = lanes(|lane| 4 * (15 - lane));
    let to = lanes(|lane| 8 * lane + 4);
    machine.call(CODE, &[Argument::Vector(from), Argument::Vector(to)], LIMIT).expect("a return");
    let scratchpad = machine.scratchpad(0).expect("a scratchpad");
    for lane in 0..16 {
        let (from, to) = (from[lane] as usize + 8, to[lane] as usize + 252);
        assert_eq!(scratchpad[to..to + 4], filled().scratchpad(0).expect("a scratchpad")[from..from + 4], "{lane}");
    }
}

#[test]
fn code_that_is_written_is_the_code_that_runs() {
    let mut machine = machine();
    // The word at the label becomes `movei s9, 2` after its first execution.
    let new = u32::from_le_bytes(assemble("movei s9, 2").try_into().expect("a word"));
    let text = "movei s9, 1\nadd_i32 s8, s8, s9\nbnez s7, 16\nstore32 s0, (s1)\nmovei s7, 1\njmp -20\nnop";
    call(&mut machine, text, &[new, CODE]).expect("a return");
    assert_eq!(machine.thread(0, 0).expect("a thread").scalars[8], 3);
}

#[test]
fn the_high_bits_of_addresses_in_the_scratchpad_do_not_count() {
    let mut machine = filled();
    call(&mut machine, "load32_scratchpad s9, (s0)", &[0x0081_0008]).expect("a return");
    assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], 0x8b8a_8988);
}

#[test]
fn arguments_follow_the_calling_convention() {
    let mut machine = machine();
    // The ninth scalar and the ninth vector are on the stack, the vector at the next multiple of 64.
    let code = assemble("load32 s9, (sp)\nload_v16i32 v9, 64(sp)\njret");
    machine.write_memory(CODE, &code).expect("room");
    let words = (0..9).map(|n| Argument::Word(100 + n));
    let vectors = (0..9).map(|n| Argument::Vector([200 + n; 16]));
    let arguments: Vec<Argument> = words.chain(vectors).collect();
    machine.call(CODE, &arguments, LIMIT).expect("a return");
    let thread = machine.thread(0, 0).expect("a thread");
    assert_eq!((thread.scalars[7], thread.scalars[9], thread.scalars[61] % 64), (107, 108, 0));
    assert_eq!((thread.vectors[7], thread.vectors[9]), ([207; 16], [208; 16]));
    assert_eq!(thread.scalars[59], 0xffff);
}
