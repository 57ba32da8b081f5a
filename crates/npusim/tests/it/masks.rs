//! The lane mask: its effects and its limits.

use crate::support::{DATA, after, lanes, machine};
use kernelsmith_npusim::Lanes;

/// Runs a line with the mask from s0; s1 is a memory address, v0 and v1 have distinct lanes, v9 has an old value.
fn under(mask: u32, line: &str) -> kernelsmith_npusim::Thread {
    let text = format!("move_i32 v9, s2\nmove_i32 rm, s0\n{line}");
    after(&text, &[mask, DATA, 0x0101_0101], &[lanes(|lane| lane), lanes(|lane| 100 * lane)])
}

const OLD: u32 = 0x0101_0101;

#[track_caller]
fn check(line: &str, new: impl Fn(u32) -> u32) {
    for mask in [0, 1, 0x00ff, 0xa5a5, 0xffff, 0xffff_0003] {
        let want: Lanes = lanes(|lane| if mask >> lane & 1 != 0 { new(lane) } else { OLD });
        assert_eq!(under(mask, line).vectors[9], want, "{line} under {mask:#06x}");
    }
}

#[test]
fn every_vector_write_is_masked_regardless_of_m() {
    for m in ["", ".m"] {
        check(&format!("add_i32{m} v9, v0, v1"), |lane| 101 * lane);
        check(&format!("add_i32{m} v9, v0, s2"), |lane| lane + OLD);
        check(&format!("addi{m} v9, v0, -3"), |lane| lane.wrapping_sub(3));
        check(&format!("itof_i32{m} v9, v0"), |lane| (lane as f32).to_bits());
        check(&format!("fadd_f32{m} v9, v9, v9"), |_| {
            let old = f32::from_bits(OLD);
            (old + old).to_bits()
        });
        check(&format!("movei{m} v9, 7"), |_| 7);
        check(&format!("moveil{m} v9, 7"), |_| 0x0101_0007);
        check(&format!("moveih{m} v9, 7"), |_| 0x0007_0101);
        check(&format!("load_v16i32{m} v9, (s1)"), |_| 0);
        check(&format!("load_v16i8{m} v9, (s1)"), |_| 0);
        check(&format!("load_v16u16_scratchpad{m} v9, (s1)"), |_| 0);
        check(&format!("loadg32_scratchpad{m} v9, 16(v1)"), |_| 0);
    }
    // These have no `.m` form.
    check("move_i32 v9, v0", |lane| lane);
    check("move_i32 v9, s1", |_| DATA);
    check("shuffle_i32 v9, v1, v0", |lane| 100 * lane);
}

#[test]
fn scalar_results_are_not_masked() {
    for mask in [0, 0x000f, 0xffff] {
        assert_eq!(under(mask, "cmpeq_i32 s9, v0, v0").scalars[9], 0xffff);
        assert_eq!(under(mask, "cmplt_i32 s9, v0, s1").scalars[9], 0xffff);
        assert_eq!(under(mask, "cmpugti s9, v0, 7").scalars[9], 0xff00);
        assert_eq!(under(mask, "cmpfeq_f32 s9, v0, v0").scalars[9], 0xffff);
        assert_eq!(under(mask, "getlanei s9, v1, 12").scalars[9], 1200);
        assert_eq!(under(mask, "crt_mask_i32 s9, v0").scalars[9], 0xaaaa);
        assert_eq!(under(mask, "add_i32 s9, s0, s1").scalars[9], mask + DATA);
    }
}

#[test]
fn only_active_lanes_are_stored() {
    for mask in [0u32, 1, 0x00ff, 0xa5a5, 0xffff] {
        for m in ["", ".m"] {
            for space in ["", "_scratchpad"] {
                for (width, kind) in [(1usize, "i8"), (2, "i16"), (4, "i32")] {
                    let mut machine = machine();
                    machine.write_memory(DATA, &[0xee; 64]).expect("room");
                    machine.scratchpad_mut(0).expect("a scratchpad")[..64].fill(0xee);
                    let text = format!("move_i32 rm, s0\nstore_v16{kind}{space}{m} v0, (s1)");
                    let code = crate::support::assemble(&format!("{text}\njret"));
                    machine.write_memory(crate::support::CODE, &code).expect("room");
                    let value = lanes(|lane| 0x0403_0201 + lane);
                    let arguments = [
                        kernelsmith_npusim::Argument::Word(mask),
                        kernelsmith_npusim::Argument::Word(if space.is_empty() { DATA } else { 0 }),
                        kernelsmith_npusim::Argument::Vector(value),
                    ];
                    machine.call(crate::support::CODE, &arguments, 100).expect("a return");
                    let mut want = [0xee; 64];
                    for lane in (0..16).filter(|lane| mask >> lane & 1 != 0) {
                        let bytes = &value[lane].to_le_bytes()[..width];
                        want[lane * width..(lane + 1) * width].copy_from_slice(bytes);
                    }
                    let got = match space {
                        "" => machine.memory(DATA, 64).expect("memory"),
                        _ => &machine.scratchpad(0).expect("a scratchpad")[..64],
                    };
                    assert_eq!(got, want, "{text} under {mask:#x}");
                }
            }
        }
    }
}

#[test]
fn the_mask_is_a_scalar_register_and_no_vector() {
    // Any instruction with this destination writes the mask.
    for (line, want) in
        [("movei rm, 3", 3), ("ori rm, s0, 1", 1), ("add_i32 rm, s1, s1", 2 * DATA), ("load32 rm, (s1)", 0)]
    {
        assert_eq!(under(0, line).scalars[59], want, "{line}");
    }
    assert_eq!(after("read_mr s9", &[], &[]).scalars[9], 0xffff);
    assert_eq!(after("write_mr s0", &[0x1234], &[]).scalars[59], 0x1234);
    // Vector register 59 is an ordinary register.
    let thread = after("move_i32 v59, s0", &[5], &[]);
    assert_eq!((thread.scalars[59], thread.vectors[59]), (0xffff, [5; 16]));
}

#[test]
fn selection_and_insertion_of_lanes() {
    // A lane mask selects between two vectors, like in compiled code.
    let select = "cmplt_i32 s9, v0, v1\nmove_i32 s8, rm\nmove_i32 rm, s9\nmove_i32 v2, v0\nmovei s7, 65535\n\
                  xor_i32 rm, s9, s7\nmove_i32 v2, v1\nmove_i32 rm, s8";
    let (a, b) = (lanes(|lane| lane * 7 % 16), lanes(|lane| lane * 5 % 16));
    let thread = after(select, &[], &[a, b]);
    assert_eq!(thread.vectors[2], lanes(|lane| a[lane as usize].min(b[lane as usize])));
    assert_eq!(thread.scalars[59], 0xffff);
    let insert = "move_i32 s8, rm\nmovei s9, 1\nshl_i32 rm, s9, s0\nmove_i32 v0, s1\nmove_i32 rm, s8";
    let thread = after(insert, &[5, 777], &[a]);
    assert_eq!(thread.vectors[0], lanes(|lane| if lane == 5 { 777 } else { a[lane as usize] }));
}
