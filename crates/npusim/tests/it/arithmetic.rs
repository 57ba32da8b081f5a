//! Lane arithmetic: each row runs with scalars, with a vector and a scalar, with vectors, and with an immediate if the
//! machine has that form.

use crate::support::{after, lanes};

/// Mnemonic stem, operands, result.
type Row = (&'static str, u32, u32, u32);

const MIN: u32 = 0x8000_0000;

const INTEGERS: &[Row] = &[
    ("or", 0x0f0f_0000, 0x00ff, 0x0f0f_00ff),
    ("or", 1, -256i32 as u32, 0xffff_ff01),
    ("and", 0x0ff0_1234, 0xff, 0x34),
    ("and", 0x1234_5678, -16i32 as u32, 0x1234_5670),
    ("xor", 0xffff_0000, -1i32 as u32, 0xffff),
    ("add", u32::MAX, 1, 0),
    ("add", 7, -8i32 as u32, u32::MAX),
    ("sub", 0, 1, u32::MAX),
    ("sub", MIN, 1, 0x7fff_ffff),
    ("mull", 0x1_0001, 0x1_0001, 0x2_0001),
    ("mull", 6, -7i32 as u32, -42i32 as u32),
    ("mulhs", MIN, MIN, 0x4000_0000),
    ("mulhs", -1i32 as u32, 3, u32::MAX),
    ("mulhu", -1i32 as u32, 3, 2),
    ("mulhu", MIN, -1i32 as u32, 0x7fff_ffff),
    ("ashr", MIN, 0, MIN),
    ("ashr", MIN, 31, u32::MAX),
    ("ashr", MIN, 32, u32::MAX),
    ("ashr", MIN, 33, 0x7fff_ffff),
    ("ashr", MIN, 40, 0x00ff_ffff),
    ("ashr", MIN, 63, 1),
    ("ashr", MIN, 64, 0),
    ("ashr", MIN, -1i32 as u32, 0),
    ("ashr", 0x4000_0000, 40, 0),
    ("shr", MIN, 31, 1),
    ("shr", MIN, 32, 0),
    ("shr", u32::MAX, 40, 0),
    ("shr", u32::MAX, -3i32 as u32, 0),
    ("shl", 1, 31, MIN),
    ("shl", 1, 32, 0),
    ("shl", 1, 200, 0),
    ("shl", 1, -255i32 as u32, 0),
];

const FLOATS: &[(&str, f32, f32, f32)] = &[
    ("fadd", 1.0, 2.0, 3.0),
    ("fadd", 16_777_216.0, 1.0, 16_777_216.0),
    ("fadd", 16_777_218.0, 1.0, 16_777_220.0),
    ("fsub", 1.0, 1.0, 0.0),
    ("fsub", 0.0, 0.0, 0.0),
    ("fmul", 1.000_000_1, 1.000_000_1, 1.000_000_2),
    ("fmul", 3.0e38, 10.0, f32::INFINITY),
    ("fmul", -0.0, 5.0, -0.0),
    // The product of the smallest normal number and 0.5 is subnormal, not zero.
    ("fmul", f32::MIN_POSITIVE, 0.5, 5.877_472e-39),
    ("fdiv", 1.0, 3.0, 0.333_333_34),
    ("fdiv", 1.0, 0.0, f32::INFINITY),
    ("fdiv", -1.0, 0.0, f32::NEG_INFINITY),
    ("fdiv", 0.0, 0.0, f32::NAN),
];

#[test]
fn operations_on_two_words() {
    for &(stem, a, b, want) in INTEGERS {
        check_binary(&format!("{stem}_i32"), a, b, want);
        if (-256..256).contains(&(b as i32)) {
            let scalar = after(&format!("{stem}i s9, s0, {}", b as i32), &[a], &[]).scalars[9];
            assert_eq!(scalar, want, "{stem}i of {a:#x} and {b:#x}");
            for m in ["", ".m"] {
                let vector = after(&format!("{stem}i{m} v9, v0, {}", b as i32), &[], &[[a; 16]]).vectors[9];
                assert_eq!(vector, [want; 16], "{stem}i{m} of lanes {a:#x} and {b:#x}");
            }
        }
    }
    for &(stem, a, b, want) in FLOATS {
        // The simulator has one NaN, whatever NaN the host computes.
        let want = if want.is_nan() { 0x7fc0_0000 } else { want.to_bits() };
        check_binary(&format!("{stem}_f32"), a.to_bits(), b.to_bits(), want);
    }
}

#[track_caller]
fn check_binary(mnemonic: &str, a: u32, b: u32, want: u32) {
    let scalar = after(&format!("{mnemonic} s9, s0, s1"), &[a, b], &[]).scalars[9];
    assert_eq!(scalar, want, "{mnemonic} of {a:#x} and {b:#x}");
    for m in ["", ".m"] {
        let mixed = after(&format!("{mnemonic}{m} v9, v0, s0"), &[b], &[[a; 16]]).vectors[9];
        assert_eq!(mixed, [want; 16], "{mnemonic}{m} of lanes {a:#x} and {b:#x}");
        let both = after(&format!("{mnemonic}{m} v9, v0, v1"), &[], &[[a; 16], [b; 16]]).vectors[9];
        assert_eq!(both, [want; 16], "{mnemonic}{m} of lanes {a:#x} and lanes {b:#x}");
    }
}

#[test]
fn operations_on_one_word() {
    let rows: &[(&str, u32, u32)] = &[
        ("clz", 0, 32),
        ("clz", 1, 31),
        ("clz", MIN, 0),
        ("ctz", 0, 32),
        ("ctz", MIN, 31),
        ("ctz", 8, 3),
        ("sext8", 0x1234_5680, 0xffff_ff80),
        ("sext8", 0x17f, 0x7f),
        ("sext16", 0x1_8000, 0xffff_8000),
        ("sext16", 0xffff_7fff, 0x7fff),
        ("itof", 0, 0),
        ("itof", 16_777_217, 0x4b80_0000),
        ("itof", 16_777_219, 0x4b80_0002),
        ("itof", -1i32 as u32, (-1.0f32).to_bits()),
        ("itof", MIN, (-2_147_483_648.0f32).to_bits()),
        ("ftoi", (-3.75f32).to_bits(), -3i32 as u32),
        ("ftoi", 3.99f32.to_bits(), 3),
        ("ftoi", (-0.99f32).to_bits(), 0),
        ("ftoi", (-2_147_483_648.0f32).to_bits(), MIN),
        ("ftoi", 2_147_483_520.0f32.to_bits(), 0x7fff_ff80),
        ("ftoi", 4_294_967_296.0f32.to_bits(), 0x7fff_ffff),
        ("ftoi", (-4_294_967_296.0f32).to_bits(), 0x7fff_ffff),
        ("ftoi", f32::INFINITY.to_bits(), 0x7fff_ffff),
        ("ftoi", f32::NAN.to_bits(), 0x7fff_ffff),
    ];
    for &(stem, a, want) in rows {
        assert_eq!(after(&format!("{stem}_i32 s9, s0"), &[a], &[]).scalars[9], want, "{stem} of {a:#x}");
        for m in ["", ".m"] {
            let vector = after(&format!("{stem}_i32{m} v9, v0"), &[], &[[a; 16]]).vectors[9];
            assert_eq!(vector, [want; 16], "{stem}{m} of lanes {a:#x}");
        }
    }
    assert_eq!(after("move_i32 s9, s0", &[77], &[]).scalars[9], 77);
    assert_eq!(after("move_i32 v9, s0", &[77], &[]).vectors[9], [77; 16]);
    assert_eq!(after("move_i32 v9, v0", &[], &[lanes(|lane| lane)]).vectors[9], lanes(|lane| lane));
}

#[test]
fn comparisons() {
    let (nan, minus) = (f32::NAN.to_bits(), |x: f32| (-x).to_bits());
    // Operands, then for each relation the expected result.
    type Signed = (u32, u32, [bool; 10]);
    const RELATIONS: [&str; 10] = ["eq", "ne", "gt", "ge", "lt", "le", "ugt", "uge", "ult", "ule"];
    let (yes, no) = (true, false);
    let integers: &[Signed] = &[
        (5, 5, [yes, no, no, yes, no, yes, no, yes, no, yes]),
        (4, 5, [no, yes, no, no, yes, yes, no, no, yes, yes]),
        (-1i32 as u32, 5, [no, yes, no, no, yes, yes, yes, yes, no, no]),
        // An immediate is sign-extended, then compared unsigned.
        (5, -1i32 as u32, [no, yes, yes, yes, no, no, no, no, yes, yes]),
    ];
    for &(a, b, holds) in integers {
        for (relation, holds) in RELATIONS.into_iter().zip(holds) {
            let name = format!("cmp{relation}_i32");
            check_comparison(&name, &format!("{name} s9, X, s1"), a, b, holds, 1);
            check_comparison(&name, &format!("cmp{relation}i s9, X, {}", b as i32), a, b, holds, 1);
        }
    }
    const FLOATS: [&str; 6] = ["eq", "ne", "gt", "ge", "lt", "le"];
    let floats = [
        (1f32.to_bits(), 2f32.to_bits(), [no, yes, no, no, yes, yes]),
        (minus(2.0), minus(1.0), [no, yes, no, no, yes, yes]),
        (minus(1.0), minus(2.0), [no, yes, yes, yes, no, no]),
        (minus(0.0), 0, [yes, no, no, yes, no, yes]),
        (nan, nan, [no, yes, no, no, no, no]),
        (nan, 0, [no, yes, no, no, no, no]),
        (f32::INFINITY.to_bits(), f32::MAX.to_bits(), [no, yes, yes, yes, no, no]),
    ];
    for (a, b, holds) in floats {
        for (relation, holds) in FLOATS.into_iter().zip(holds) {
            let name = format!("cmpf{relation}_f32");
            check_comparison(&name, &format!("{name} s9, X, s1"), a, b, holds, 0xffff);
        }
    }
}

/// `X` is the first operand, a scalar or a vector register.
#[track_caller]
fn check_comparison(name: &str, text: &str, a: u32, b: u32, holds: bool, truth: u32) {
    let scalar = after(&text.replace('X', "s0"), &[a, b], &[]).scalars[9];
    assert_eq!(scalar, if holds { truth } else { 0 }, "{text} of {a:#x}, {b:#x}");
    let want = if holds { 0xffff } else { 0 };
    let mixed = after(&text.replace('X', "v0"), &[0, b], &[[a; 16]]).scalars[9];
    assert_eq!(mixed, want, "{text} of lanes {a:#x}, {b:#x}");
    // Equal in one lane, the row's operands in fifteen.
    let one_is_equal = lanes(|lane| if lane == 3 { b } else { a });
    let equal = after(&format!("{name} s9, v0, s1"), &[0, b], &[[b; 16]]).scalars[9];
    let both = after(&format!("{name} s9, v0, v1"), &[], &[one_is_equal, [b; 16]]).scalars[9];
    assert_eq!(both, want & !8 | equal & 8, "{text} of lanes, one of them equal");
}

#[test]
fn halves_of_words() {
    let rows = [
        ("moveil s0, 4660", 0xaaaa_5555, 0xaaaa_1234),
        ("moveil s0, -1", 0xaaaa_5555, 0xaaaa_ffff),
        ("moveih s0, 4660", 0xaaaa_5555, 0x1234_5555),
        ("movei s0, 4660", 0xaaaa_5555, 0x1234),
        ("movei s0, 32768", 0, 0x8000),
        ("movei s0, -1", 0, 0xffff),
        ("moveih s0, 4660\nmoveil s0, 22136", 0xffff_ffff, 0x1234_5678),
        ("moveil s0, 22136\nmoveih s0, 4660", 0, 0x1234_5678),
    ];
    for (text, old, want) in rows {
        assert_eq!(after(text, &[old], &[]).scalars[0], want, "{text}");
        for m in ["", ".m"] {
            let text = text.replace(" s0", &format!("{m} v0"));
            assert_eq!(after(&text, &[], &[[old; 16]]).vectors[0], [want; 16], "{text}");
        }
    }
}

#[test]
fn lanes_move_between_registers() {
    let squares = lanes(|lane| lane * lane);
    let backwards = lanes(|lane| 15 - lane);
    let shuffled = after("shuffle_i32 v9, v0, v1", &[], &[squares, backwards]).vectors[9];
    assert_eq!(shuffled, lanes(|lane| (15 - lane) * (15 - lane)));
    // Only the low four bits of an index are used.
    let beyond = after("shuffle_i32 v9, v0, v1", &[], &[squares, lanes(|lane| lane + 16)]).vectors[9];
    assert_eq!(beyond, squares);
    // The result register is also a source.
    assert_eq!(after("shuffle_i32 v1, v0, v1", &[], &[squares, backwards]).vectors[1], shuffled);
    assert_eq!(after("getlane_i32 s9, v0, s0", &[7], &[squares]).scalars[9], 49);
    assert_eq!(after("getlane_i32 s9, v0, s0", &[23], &[squares]).scalars[9], 49);
    assert_eq!(after("getlanei s9, v0, 15", &[], &[squares]).scalars[9], 225);
    assert_eq!(after("crt_mask_i32 s9, v0", &[], &[squares]).scalars[9], 0xaaaa);
    assert_eq!(after("crt_mask_i32 s9, v0", &[], &[[0xffff_fffe; 16]]).scalars[9], 0);
}

#[test]
fn the_program_counter_is_a_register_to_read() {
    // The first word is at address 0x400.
    assert_eq!(after("nop\nmove_i32 s9, pc", &[], &[]).scalars[9], 0x404);
    assert_eq!(after("addi s9, pc, 8", &[], &[]).scalars[9], 0x408);
    assert_eq!(after("add_i32 v9, v0, pc", &[], &[[1; 16]]).vectors[9], [0x401; 16]);
    // Writing pc does not jump.
    assert_eq!(after("movei pc, 4096\nmovei s9, 3", &[], &[]).scalars[9], 3);
    assert_eq!(after("load32 pc, (s0)\nmovei s9, 3", &[0x400], &[]).scalars[9], 3);
    // The word of the next instruction, `jret`.
    assert_eq!(after("load32 s9, 4(pc)", &[], &[]).scalars[9], 0x7300_0000);
}
