//! Tests, and their shared parts: an environment, random programs, and a machine that runs allocations.

mod depthwise;
mod generate;
mod goldens;
mod machine;
mod memory;
mod random;

use crate::problem::{RegClass, RegEnv, RegSet};

/// Two banks with groups, of `n` scalars and `n` vectors, and one bank of state registers.
pub(crate) fn env(n: u8) -> RegEnv {
    let class = |name, bank, group: u8, spill_size, regs: Vec<u8>| RegClass {
        name,
        bank,
        allowed: regs.iter().fold(0, |mask, reg| mask | 1 << reg),
        order: regs,
        group,
        spill_size,
        spill_align: 8,
        spillable: true,
    };
    let state = |name, index: u8| RegClass { spillable: false, ..class(name, 2, 1, 8, vec![index]) };
    let step = |group: usize| (0..n).step_by(group).collect::<Vec<u8>>();
    let env = RegEnv::new(
        vec![
            class("gpr", 0, 1, 8, step(1)),
            class("vec", 1, 1, 32, step(1)),
            class("pair", 0, 2, 16, step(2)),
            class("v4", 1, 4, 128, step(4)),
            class("low", 0, 1, 8, vec![2, 1, 0, 3]),
            state("flags", 0),
            state("vl", 1),
        ],
        RegSet::from_banks([0xe0, 0, 0, 0, 0, 0, 0, 0]),
    );
    assert_eq!(env.validate(), Ok(()));
    env
}

/// Two numbers mixed: the value of an operation on values.
pub(crate) fn hash(a: u64, b: u64) -> u64 {
    let mut x = a ^ b.rotate_left(29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
