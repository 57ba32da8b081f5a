//! Allocations of small programs.

use expect_test::{Expect, expect};

use super::env;
use crate::allocation::{Allocation, Allocator};
use crate::problem::{Options, RegSet};
use crate::{AllocError, LinearScan, check, text};

/// Allocates `text` with `n_scalars` scalars and `n_vectors` vectors and compares the listing, or the error.
#[track_caller]
pub(super) fn check_golden(counts: (usize, usize), text: &str, want: Expect) {
    let env = env(16);
    let func = text::parse(text, &env).unwrap_or_else(|error| panic!("{error}"));
    let problem = func.problem();
    let limit = env.first_units(&[counts.0, counts.1, 0, 0, 0, 0, 0, 0]);
    let options = Options { limit: Some(limit), validate: true, ..Options::default() };
    let mut out = Allocation::default();
    let listing = match LinearScan::new().allocate(&problem, &env, &options, &mut out) {
        Ok(()) => {
            assert_eq!(check(&problem, &env, &out), Ok(()));
            let listing = text::print_allocation(&problem, &env, &out);
            format!("{} slots, {}\n{listing}", out.slots.len(), out.used)
        }
        Err(error) => format!("error: {error}\n"),
    };
    want.assert_eq(&listing);
}

#[test]
fn copies_and_ties_coalesce() {
    check_golden(
        (4, 4),
        "op def %0:gpr@a0, def %1:gpr@a1
         copy def %2:gpr, use %0
         op use %2, any %1, def %3:gpr=0
         copy def %4:gpr, use %3
         exit use %4@a0",
        expect![[r#"
            0 slots, {a0 a1}
              op def %0 a0, def %1 a1
              copy def %2 a0, use %0 a0 (nothing)
              op use %2 a0, any %1 a1, def %3 a0
              copy def %4 a0, use %3 a0 (nothing)
              exit use %4 a0
        "#]],
    );
}

#[test]
fn a_tied_source_that_stays_live_is_copied() {
    check_golden(
        (4, 4),
        "op def %0:gpr@a0, def %1:gpr@a1
         op use %0, any %1, def %2:gpr=0
         op use %0, use %2, def %3:gpr=1
         exit use %3@a0",
        expect![[r#"
            0 slots, {a0 a1 a2}
              op def %0 a0, def %1 a1
                a2 = a0
              op use %0 a2, any %1 a1, def %2 a2
              op use %0 a0, use %2 a2, def %3 a2
                a0 = a2
              exit use %3 a0
        "#]],
    );
}

#[test]
fn loop_state_stays_in_its_register() {
    check_golden(
        (4, 4),
        "op def %0:gpr@a0, def %1:gpr@a1
         op def %2:gpr
         L0:
           branch L1 use %0
           op use %2, any %0, def %3:gpr=0
           copy def %2, use %3
           op use %0, def %4:gpr=0
           copy def %0, use %4
           jump L0
         L1:
         exit use %2@a0",
        expect![[r#"
            0 slots, {a0 a1}
              op def %0 a0, def %1 a1
              op def %2 a1
            L0:
              branch L1 use %0 a0
              op use %2 a1, any %0 a0, def %3 a1
              copy def %2 a1, use %3 a1 (nothing)
              op use %0 a0, def %4 a0
              copy def %0 a0, use %4 a0 (nothing)
              jump L0
            L1:
                a0 = a1
              exit use %2 a0
        "#]],
    );
}

#[test]
fn a_value_evicted_in_a_loop_is_stored_once_and_not_reloaded_there() {
    check_golden(
        (2, 4),
        "op def %0:gpr@a0, def %1:gpr@a1
         op def %2:gpr
         L0:
           op def %3:gpr
           op use %3, any %1, def %4:gpr=0
           branch L0 use %4
         exit use %2@a0, any %0",
        expect![[r#"
            2 slots, {a0 a1}
              op def %0 a0, def %1 a1
                slot0 = a0
              op def %2 a0
                slot1 = a0
            L0:
              op def %3 a0
              op use %3 a0, any %1 a1, def %4 a0
              branch L0 use %4 a0
                a0 = slot1
              exit use %2 a0, any %0 slot0
        "#]],
    );
}

#[test]
fn values_live_across_a_call_prefer_preserved_registers() {
    check_golden(
        (8, 4),
        "op def %0:gpr@a0, def %1:gpr@a1
         op use %0, def %2:gpr
         op use %1@a0, def %3:gpr@a0 !{a0 a1 a2 a3 a4}
         op use %2, use %3, def %4:gpr
         exit use %4@a0",
        expect![[r#"
            0 slots, {a0 a1 a2 a3 a4 a5}
              op def %0 a0, def %1 a1
              op use %0 a0, def %2 a5
                a0 = a1
              op use %1 a0, def %3 a0
              op use %2 a5, use %3 a0, def %4 a0
              exit use %4 a0
        "#]],
    );
}

#[test]
fn a_value_that_a_path_takes_around_a_call_leaves_its_fixed_register_at_once() {
    // %0 is needed after both ways to L0; %1 is the call's argument alone, %2 is used before it.
    check_golden(
        (4, 1),
        "op def %0:gpr@a0, def %1:gpr@a1, def %2:gpr@a2
         branch L0 use %2
         op use %1@a1 !{a0 a1 a2}
         L0:
         exit use %0@a0",
        expect![[r#"
            0 slots, {a0 a1 a2 a3}
              op def %0 a0, def %1 a1, def %2 a2
                a3 = a0
              branch L0 use %2 a2
              op use %1 a1
            L0:
                a0 = a3
              exit use %0 a0
        "#]],
    );
    // Without a way around the call, the call moves it.
    check_golden(
        (4, 1),
        "op def %0:gpr@a0, def %1:gpr@a1
         op use %1
         op use %1@a1 !{a0 a1 a2}
         exit use %0@a0",
        expect![[r#"
            0 slots, {a0 a1 a2 a3}
              op def %0 a0, def %1 a1
              op use %1 a1
                a3 = a0
              op use %1 a1
                a0 = a3
              exit use %0 a0
        "#]],
    );
    // The back edge goes around it.
    check_golden(
        (4, 1),
        "op def %0:gpr@a0
         L0:
           op use %0 !{a0 a1 a2}
           branch L0 use %0
         exit",
        expect![[r#"
            0 slots, {a0 a1 a2 a3}
              op def %0 a0
                a3 = a0
            L0:
              op use %0 a3
              branch L0 use %0 a3
              exit
        "#]],
    );
}

#[test]
fn a_value_for_later_gives_its_preserved_register_to_one_across_a_call() {
    // a2 alone survives the call. %0 is not used before the end, %1 before and after the call.
    check_golden(
        (3, 1),
        "op def %0:gpr@a2
         op def %1:gpr
         op use %1 !{a0 a1}
         op use %1
         op use %1
         exit use %0, use %1",
        expect![[r#"
            1 slots, {a0 a1 a2}
              op def %0 a2
                slot0 = a2
              op def %1 a2
              op use %1 a2
              op use %1 a2
              op use %1 a2
                a0 = slot0
              exit use %0 a0, use %1 a2
        "#]],
    );
    // If %0 is used first, it stays.
    check_golden(
        (3, 1),
        "op def %0:gpr@a2
         op def %1:gpr
         op use %0
         op use %1
         op use %1 !{a0 a1}
         exit use %0, use %1",
        expect![[r#"
            1 slots, {a0 a1 a2}
              op def %0 a2
              op def %1 a0
                slot0 = a0
              op use %0 a2
              op use %1 a0
              op use %1 a0
                a0 = slot0
              exit use %0 a2, use %1 a0
        "#]],
    );
}

#[test]
fn a_block_that_jumps_on_uses_the_registers_of_what_its_label_does_not_need() {
    // %0 is needed only after the branch, so that the short way may overwrite a0; there the label expects %1.
    check_golden(
        (2, 1),
        "op def %0:gpr@a0, def %2:gpr@a1
         branch L0 use %2
         op def %1:gpr
         jump L1
         L0:
         op use %0, def %1:gpr
         L1:
         exit use %1@a0",
        expect![[r#"
            0 slots, {a0 a1}
              op def %0 a0, def %2 a1
              branch L0 use %2 a1
              op def %1 a0
              jump L1
            L0:
              op use %0 a0, def %1 a0
            L1:
              exit use %1 a0
        "#]],
    );
}

#[test]
fn a_constant_in_a_fixed_register_occupies_no_register_around_a_loop() {
    check_golden(
        (3, 1),
        "%1:gpr const 1
         op def %0:gpr@a0
         op use %1@a1 !{a1}
         L0:
           op use %0, use %1@a1 !{a1}
           branch L0 use %0
         exit use %0",
        expect![[r#"
            0 slots, {a0 a1}
              op def %0 a0
                a1 = const1
              op use %1 a1
            L0:
                a1 = const1
              op use %0 a0, use %1 a1
              branch L0 use %0 a0
              exit use %0 a0
        "#]],
    );
}

#[test]
fn a_call_before_an_exit_costs_the_other_paths_nothing() {
    check_golden(
        (8, 4),
        "op def %0:gpr@a0, def %1:gpr@a1, def %2:vec@b0
         branch L0 use %0
         op use %0@a1 !{a0 a1 a2 a3 a4 b0 b1 b2 b3}
         op def %3:gpr
         exit use %3@a0
         L0:
         op use %1, use %2, def %4:gpr
         exit use %4@a0",
        expect![[r#"
            0 slots, {a0 a1 a2 a3 a4 b0 b1 b2 b3}
              op def %0 a0, def %1 a1, def %2 b0
              branch L0 use %0 a0
                a1 = a0
              op use %0 a1
              op def %3 a0
              exit use %3 a0
            L0:
              op use %1 a1, use %2 b0, def %4 a0
              exit use %4 a0
        "#]],
    );
}

#[test]
fn constants_are_rematerialised_and_memory_is_used_in_place() {
    check_golden(
        (2, 2),
        "%4:vec const 7
         %5:vec home 1
         op def %0:vec
         op use %0, any %5, use %4, def %1:vec=0
         op def %2:vec
         op use %1, any %4, def %3:vec
         op use %3, any %5, use %2
         exit",
        expect![[r#"
            1 slots, {b0 b1}
              op def %0 b0
                b1 = const7
              op use %0 b0, any %5 home1, use %4 b1, def %1 b0
              op def %2 b1
                slot0 = b1
                b1 = const7
              op use %1 b0, any %4 b1, def %3 b0
                b1 = slot0
              op use %3 b0, any %5 home1, use %2 b1
              exit
        "#]],
    );
}

#[test]
fn a_shift_count_moves_to_its_fixed_register_and_displaces_its_value() {
    check_golden(
        (4, 4),
        "op def %0:gpr@a0, def %1:gpr@a1, def %2:gpr@a2
         op use %0, use %2@a1, def %3:gpr=0 !{c0}
         op use %3, use %1, use %2, def %4:gpr=0
         exit use %4@a0",
        expect![[r#"
            0 slots, {a0 a1 a2 a3 c0}
              op def %0 a0, def %1 a1, def %2 a2
                a3 = a1
                a1 = a2
              op use %0 a0, use %2 a1, def %3 a0
              op use %3 a0, use %1 a3, use %2 a2, def %4 a0
              exit use %4 a0
        "#]],
    );
}

#[test]
fn both_branches_join_in_the_same_registers() {
    check_golden(
        (3, 4),
        "op def %0:gpr@a0, def %1:gpr@a1
         branch L0 use %0
           op use %1, def %2:gpr
           op def %3:gpr
           op def %4:gpr
           op use %3, use %4, use %2
           jump L1
         L0:
           op def %2
         L1:
         op use %0, any %1, use %2, def %5:gpr
         exit use %5@a0",
        expect![[r#"
            2 slots, {a0 a1 a2}
              op def %0 a0, def %1 a1
                slot0 = a0
                slot1 = a1
              branch L0 use %0 a0
              op use %1 a1, def %2 a2
              op def %3 a0
              op def %4 a1
              op use %3 a0, use %4 a1, use %2 a2
              jump L1
            L0:
              op def %2 a2
            L1:
                a0 = slot0
              op use %0 a0, any %1 slot1, use %2 a2, def %5 a0
              exit use %5 a0
        "#]],
    );
}

#[test]
fn groups_take_aligned_registers() {
    check_golden(
        (4, 8),
        "op def %0:v4
         op def %1:vec
         op use %0, def %2:v4
         op use %2, any %1
         op any %0
         exit",
        expect![[r#"
            1 slots, {b0 b1 b2 b3 b4}
              op def %0 b0
                slot0 = b0
              op def %1 b4
              op use %0 b0, def %2 b0
              op use %2 b0, any %1 b4
              op any %0 slot0
              exit
        "#]],
    );
}

#[test]
fn too_few_registers_is_an_error() {
    check_golden(
        (2, 4),
        "op def %0:gpr
         op def %1:gpr
         op def %2:gpr
         op use %0, use %1, use %2
         exit",
        expect![[r#"
            error: instruction 3 needs 3 registers of the bank of class0, more than it may use
        "#]],
    );
}

#[test]
fn a_lost_state_register_is_an_error() {
    check_golden(
        (4, 4),
        "op def %0:flags@c0
         op def %1:gpr !{c0}
         branch L0 use %0@c0
         op
         L0:
         exit",
        expect![[r#"
            error: instruction 1 overwrites c0, where the state %0 is still needed
        "#]],
    );
}

#[test]
fn malformed_problems_are_errors() {
    let env = env(8);
    for (text, what) in [
        ("L0:\nL0:\nexit", "a label is bound twice"),
        ("jump L0", "jump to a label that is not bound"),
        ("op def %0:gpr", "control flow runs off the end"),
        ("op def %0:gpr@a0, def %1:gpr@a0\nexit", "two values in one fixed register"),
        ("op def %0:gpr\nop def %1:gpr=0\nexit", "a definition is tied to an operand that is not a use"),
        ("op def %0:flags\nexit", "an operand of a state class is not fixed"),
        ("copy def %0:gpr\nexit", "a copy is not one use and one definition"),
        ("op def %0:gpr@b0\nexit", "a fixed register is not in the bank of its class"),
        ("branch L1 use %0:gpr\nL0:\nop\nL1:\njump L0", "jump into a loop past its header"),
        ("op def %0:gpr, def %0\nexit", "two definitions of one vreg in one instruction"),
    ] {
        let func = text::parse(text, &env).unwrap_or_else(|error| panic!("{error}"));
        match func.problem().validate(&env) {
            Err(AllocError::Malformed { what: found, .. }) => assert_eq!(found, what),
            other => panic!("{text}: expected `{what}`, got {other:?}"),
        }
    }
    let endless = text::parse("L0:\nop\njump L0\nL1:", &env).unwrap_or_else(|error| panic!("{error}"));
    assert!(endless.problem().validate(&env).is_ok(), "nothing reaches the end");
    let undefined = text::parse("op use %0:gpr\nexit", &env).unwrap_or_else(|error| panic!("{error}"));
    let result =
        LinearScan::new().allocate(&undefined.problem(), &env, &Options::default(), &mut Allocation::default());
    assert!(matches!(result, Err(AllocError::Malformed { inst: 0, .. })), "{result:?}");
}

#[test]
fn text_errors_name_the_line() {
    let env = env(8);
    let error = |text| text::parse(text, &env).map(|_| ()).map_err(|error| error.to_string());
    assert_eq!(error("op def %0:gpr\nop use %0@z1"), Err("line 2: `z1` is not a register".into()));
    assert_eq!(error("op def %0:gpx"), Err("line 1: there is no class `gpx`".into()));
    assert_eq!(error("op use %1:gpr"), Err("line 1: %0 has no class".into()));
    assert_eq!(RegSet::EMPTY.to_string(), "{}");
}

#[test]
fn values_used_in_a_loop_are_reloaded_before_it() {
    check_golden(
        (3, 3),
        "%4:vec const 7
         %5:vec home 1
         op def %0:gpr@a0, def %1:gpr@a1
         op def %2:gpr
         op def %3:gpr
         op use %3, use %2, use %0
         L0:
           op use %0, def %6:vec
           op use %6, use %4, any %5, def %7:vec=0
           op use %7, any %1
           branch L0 use %0
         exit use %2@a0",
        expect![[r#"
            1 slots, {a0 a1 a2 b0 b1 b2}
              op def %0 a0, def %1 a1
                slot0 = a1
              op def %2 a2
              op def %3 a1
              op use %3 a1, use %2 a2, use %0 a0
                b0 = const7
                b1 = home1
                a1 = slot0
            L0:
              op use %0 a0, def %6 b2
              op use %6 b2, use %4 b0, any %5 b1, def %7 b2
              op use %7 b2, any %1 a1
              branch L0 use %0 a0
                a0 = a2
              exit use %2 a0
        "#]],
    );
}

#[test]
fn constants_of_a_loop_do_not_evict_each_other_before_it() {
    check_golden(
        (2, 2),
        "%1:vec const 1
         %2:vec const 2
         %3:vec const 3
         op def %0:gpr@a0
         L0:
           op use %0, use %1
           op use %0, use %2
           op use %0, use %3
           branch L0 use %0
         exit use %0@a0",
        expect![[r#"
            0 slots, {a0 b0 b1}
              op def %0 a0
                b0 = const1
                b1 = const2
            L0:
              op use %0 a0, use %1 b0
              op use %0 a0, use %2 b1
                b1 = const3
              op use %0 a0, use %3 b1
              branch L0 use %0 a0
                taken: b1 = const2
              exit use %0 a0
        "#]],
    );
}

#[test]
fn a_value_that_every_iteration_would_reload_is_read_in_place() {
    // A register is free at the use of %4, but the header has it in memory.
    check_golden(
        (3, 2),
        "%4:vec home 1
         op def %0:gpr@a0
         L0:
           op use %0, def %1:vec
           op use %0, def %2:vec
           op use %1, use %2
           op use %0, def %3:vec
           op use %3, any %4, def %5:vec=0
           op use %5
           branch L0 use %0
         exit use %0@a0",
        expect![[r#"
            0 slots, {a0 b0 b1}
              op def %0 a0
                b0 = home1
            L0:
              op use %0 a0, def %1 b1
              op use %0 a0, def %2 b0
              op use %1 b1, use %2 b0
              op use %0 a0, def %3 b0
              op use %3 b0, any %4 home1, def %5 b0
              op use %5 b0
              branch L0 use %0 a0
              exit use %0 a0
        "#]],
    );
}

#[test]
fn registers_that_a_loop_clobbers_hold_no_constants_around_it() {
    // b0 is clobbered in each iteration; before the loop only b1 is of use.
    check_golden(
        (2, 2),
        "%1:vec const 1
         %2:vec const 2
         op def %0:gpr@a0
         op use %0, use %1
         L0:
           op use %0, use %1
           op use %0, use %2
           op use %0 !{b0}
           branch L0 use %0
         exit use %0@a0",
        expect![[r#"
            0 slots, {a0 b0 b1}
              op def %0 a0
                b1 = const1
              op use %0 a0, use %1 b1
            L0:
              op use %0 a0, use %1 b1
                b0 = const2
              op use %0 a0, use %2 b0
              op use %0 a0
              branch L0 use %0 a0
              exit use %0 a0
        "#]],
    );
}

#[test]
fn a_label_does_not_expect_what_is_clobbered_before_its_use() {
    // The branch skips an instruction that clobbers b0, like the one after the label.
    check_golden(
        (2, 1),
        "%1:vec const 1
         op def %0:gpr@a0
         op use %0, use %1
         branch L0 use %0
         op use %0 !{b0}
         L0:
         op use %0 !{b0}
         op use %0, use %1
         exit use %0@a0",
        expect![[r#"
            0 slots, {a0 b0}
              op def %0 a0
                b0 = const1
              op use %0 a0, use %1 b0
              branch L0 use %0 a0
              op use %0 a0
            L0:
              op use %0 a0
                b0 = const1
              op use %0 a0, use %1 b0
              exit use %0 a0
        "#]],
    );
}
