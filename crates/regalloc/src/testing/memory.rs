//! What the allocator knows about values in memory: at labels, around loops, and at uses that may read it.

use expect_test::expect;

use super::goldens::check_golden;

/// A variable that is stored before the label `L2`; `between` is on the way around the branch there.
fn around_a_label(between: &str) -> String {
    format!(
        "op def %0:gpr@a0
         branch L0 use %0
         op def %1:gpr
         jump L1
         L0:
         op def %1:gpr
         L1:
         op def %2:gpr
         op def %3:gpr
         op use %2, use %3
         op use %1
         branch L2 use %1
         {between}
         L2:
         op def %4:gpr
         op def %5:gpr
         op use %4, use %5
         op use %1
         exit use %0@a0"
    )
}

#[test]
fn a_variable_that_memory_has_on_all_edges_is_not_stored_again() {
    check_golden(
        (2, 1),
        &around_a_label("op use %1"),
        expect![[r#"
        2 slots, {a0 a1}
          op def %0 a0
            slot0 = a0
          branch L0 use %0 a0
          op def %1 a1
          jump L1
        L0:
          op def %1 a1
        L1:
          op def %2 a0
            slot1 = a1
          op def %3 a1
          op use %2 a0, use %3 a1
            a1 = slot1
          op use %1 a1
          branch L2 use %1 a1
          op use %1 a1
        L2:
          op def %4 a0
          op def %5 a1
          op use %4 a0, use %5 a1
            a1 = slot1
          op use %1 a1
            a0 = slot0
          exit use %0 a0
    "#]],
    );
}

#[test]
fn a_variable_that_one_edge_has_changed_is_stored_again() {
    check_golden(
        (2, 1),
        &around_a_label("op def %1:gpr"),
        expect![[r#"
        2 slots, {a0 a1}
          op def %0 a0
            slot0 = a0
          branch L0 use %0 a0
          op def %1 a1
          jump L1
        L0:
          op def %1 a1
        L1:
          op def %2 a0
            slot1 = a1
          op def %3 a1
          op use %2 a0, use %3 a1
            a1 = slot1
          op use %1 a1
          branch L2 use %1 a1
          op def %1 a1
        L2:
          op def %4 a0
            slot1 = a1
          op def %5 a1
          op use %4 a0, use %5 a1
            a1 = slot1
          op use %1 a1
            a0 = slot0
          exit use %0 a0
    "#]],
    );
}

/// A variable that is stored before the loop `L2`, which needs more registers than there are.
fn around_a_loop(inside: &str) -> String {
    format!(
        "op def %0:gpr@a0
         branch L0 use %0
         op def %1:gpr
         jump L1
         L0:
         op def %1:gpr
         L1:
         op def %2:gpr
         op def %3:gpr
         op use %2, use %3
         op use %1
         L2:
           op use %1
           op def %4:gpr
           op def %5:gpr
           op use %4, use %5
           {inside}
           branch L2 use %0
         op use %1
         exit use %0@a0"
    )
}

#[test]
fn a_variable_that_a_loop_does_not_define_is_not_stored_in_it() {
    check_golden(
        (2, 1),
        &around_a_loop("op use %1"),
        expect![[r#"
        2 slots, {a0 a1}
          op def %0 a0
            slot0 = a0
          branch L0 use %0 a0
          op def %1 a1
          jump L1
        L0:
          op def %1 a1
        L1:
          op def %2 a0
            slot1 = a1
          op def %3 a1
          op use %2 a0, use %3 a1
            a1 = slot1
          op use %1 a1
            a0 = slot0
        L2:
          op use %1 a1
          op def %4 a0
          op def %5 a1
          op use %4 a0, use %5 a1
            a1 = slot1
          op use %1 a1
            a0 = slot0
          branch L2 use %0 a0
          op use %1 a1
          exit use %0 a0
    "#]],
    );
}

#[test]
fn a_variable_that_a_loop_defines_is_stored_in_it() {
    check_golden(
        (2, 1),
        &around_a_loop("op use %1, def %1:gpr=0"),
        expect![[r#"
        2 slots, {a0 a1}
          op def %0 a0
            slot0 = a0
          branch L0 use %0 a0
          op def %1 a1
          jump L1
        L0:
          op def %1 a1
        L1:
          op def %2 a0
            slot1 = a1
          op def %3 a1
          op use %2 a0, use %3 a1
            a1 = slot1
          op use %1 a1
            a0 = slot0
        L2:
          op use %1 a1
          op def %4 a0
            slot1 = a1
          op def %5 a1
          op use %4 a0, use %5 a1
            a1 = slot1
          op use %1 a1, def %1 a1
            a0 = slot0
          branch L2 use %0 a0
          op use %1 a1
          exit use %0 a0
    "#]],
    );
}

#[test]
fn a_label_does_not_expect_what_an_edge_has_in_memory_alone() {
    check_golden(
        (2, 1),
        "op def %0:gpr@a0, def %1:gpr@a1
         branch L0 use %0
         op def %2:gpr
         op def %3:gpr
         op use %2, use %3
         L0:
         op use %0
         exit use %1@a0",
        expect![[r#"
            2 slots, {a0 a1}
              op def %0 a0, def %1 a1
                slot0 = a1
                slot1 = a0
              branch L0 use %0 a0
              op def %2 a1
              op def %3 a0
              op use %2 a1, use %3 a0
            L0:
                a0 = slot1
              op use %0 a0
                a0 = slot0
              exit use %1 a0
        "#]],
    );
}

#[test]
fn the_header_of_a_loop_expects_what_the_loop_uses() {
    check_golden(
        (2, 1),
        "op def %0:gpr@a0, def %1:gpr@a1
         branch L0 use %0
         op def %2:gpr
         op def %3:gpr
         op use %2, use %3
         L0:
           op use %0, use %1
           branch L0 use %0
         exit use %1@a0",
        expect![[r#"
            2 slots, {a0 a1}
              op def %0 a0, def %1 a1
                slot0 = a0
                slot1 = a1
              branch L0 use %0 a0
              op def %2 a0
              op def %3 a1
              op use %2 a0, use %3 a1
                a0 = slot0
                a1 = slot1
            L0:
              op use %0 a0, use %1 a1
              branch L0 use %0 a0
                a0 = a1
              exit use %1 a0
        "#]],
    );
}

#[test]
fn an_edge_loads_what_another_one_has_in_a_register_alone() {
    // `%1` has two definitions, of which only one is stored.
    check_golden(
        (2, 1),
        "op def %0:gpr@a0, def %1:gpr@a1
         op use %1, def %1:gpr=0
         branch L0 use %0
         op def %2:gpr
         op def %3:gpr
         op use %2, use %3
         L0:
         op use %0
         exit use %1@a0",
        expect![[r#"
            2 slots, {a0 a1}
              op def %0 a0, def %1 a1
                slot1 = a0
              op use %1 a1, def %1 a1
              branch L0 use %0 a0
                slot0 = a1
              op def %2 a1
              op def %3 a0
              op use %2 a1, use %3 a0
                a1 = slot0
            L0:
                a0 = slot1
              op use %0 a0
                a0 = a1
              exit use %1 a0
        "#]],
    );
}

/// Two uses of a value in memory, with so many instructions between them, while a register is free.
fn used_twice(n_between: usize) -> String {
    let between = "op use %0\n".repeat(n_between);
    format!("%1:gpr home 1\nop def %0:gpr@a0\nop use %0, any %1\n{between}op use %0, any %1\nexit use %0@a0")
}

#[test]
fn a_value_that_is_soon_used_again_is_loaded() {
    check_golden(
        (2, 1),
        &used_twice(1),
        expect![[r#"
        0 slots, {a0 a1}
          op def %0 a0
            a1 = home1
          op use %0 a0, any %1 a1
          op use %0 a0
          op use %0 a0, any %1 a1
          exit use %0 a0
    "#]],
    );
}

#[test]
fn a_value_that_is_used_again_later_is_read_in_place() {
    check_golden(
        (2, 1),
        &used_twice(9),
        expect![[r#"
        0 slots, {a0}
          op def %0 a0
          op use %0 a0, any %1 home1
          op use %0 a0
          op use %0 a0
          op use %0 a0
          op use %0 a0
          op use %0 a0
          op use %0 a0
          op use %0 a0
          op use %0 a0
          op use %0 a0
          op use %0 a0, any %1 home1
          exit use %0 a0
    "#]],
    );
}

#[test]
fn a_value_that_the_next_iteration_expects_in_a_register_is_loaded() {
    // The loop displaces the value; the header has it in a register.
    check_golden(
        (3, 1),
        "%1:gpr home 1
         op def %0:gpr@a0
         op use %1
         L0:
           op use %0, use %1
           op def %2:gpr
           op def %3:gpr
           op use %2, use %3
           op use %0, any %1
           branch L0 use %0
         exit use %0@a0",
        expect![[r#"
            0 slots, {a0 a1 a2}
              op def %0 a0
                a1 = home1
              op use %1 a1
            L0:
              op use %0 a0, use %1 a1
              op def %2 a2
              op def %3 a1
              op use %2 a2, use %3 a1
                a1 = home1
              op use %0 a0, any %1 a1
              branch L0 use %0 a0
              exit use %0 a0
        "#]],
    );
}
