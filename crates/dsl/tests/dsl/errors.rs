//! Mistakes that building rejects, and their messages. Lines count from the `check` of each test.

use expect_test::{Expect, expect};
use kernelsmith_dsl::{self as dsl, BuildErrorKind, Expr, InputOutput, K, Vector};
use kernelsmith_exec::{In, InOut, Out};

type Body = fn(i32, f64, In<f32>, InOut<f32>);
type Handles<'k> = (Expr<'k, i32>, Expr<'k, f64>, dsl::Input<'k, f32>, InputOutput<'k, f32>);

#[track_caller]
fn check(body: impl for<'k> FnOnce(K<'k>, Handles<'k>), want: Expect) {
    let base = std::panic::Location::caller().line();
    let text = match dsl::build::<Body>("kernel", body) {
        Ok(_) => "no error".to_owned(),
        Err(errors) => {
            let line = |error: &dsl::BuildError| {
                assert!(error.file().ends_with("errors.rs"));
                format!("+{}: {}: {}", error.line() - base, error.operation, error.kind)
            };
            errors.iter().map(line).collect::<Vec<_>>().join("\n")
        }
    };
    want.assert_eq(&text);
}

#[test]
fn lanes_of_two_loops() {
    check(
        |k, (_, _, x, y)| {
            let sum = k.vector_var(0.0f32);
            k.for_each_vector_of::<f64>(x.len(), |i| {
                let v = x.load(i);
                let _ = v * sum;
                sum.set(v);
                y.store(i, sum.get());
            });
        },
        expect![[r#"
            +5: mul: vectors of different lane counts: f32xn64 and f32xn32
            +6: set: vectors of different lane counts: f32xn32 and f32xn64
            +7: store: vectors of different lane counts: f32xn64 and f32xn32"#]],
    );
}

#[test]
fn values_that_outlive_their_block() {
    check(
        |k, (n, _, x, y)| {
            let mut kept = None;
            k.for_each_vector(x.len(), |i| {
                let v = x.load(i);
                // The vector from the other recording of the body.
                if let Some(old) = kept.replace(v) {
                    y.store(i, v + old);
                }
            });
            let mut later = None;
            k.if_(n.lt(3), || later = Some(n + 1));
            if let Some(later) = later {
                let _ = k.var(later);
                k.while_(|| later.gt(0), || {});
                k.break_if_(1, later.eq(0));
            }
        },
        expect![[r#"
            +7: add: a value of type f32xn32 is used after its block has ended; keep it in a variable
            +13: var: a value of type i32 is used after its block has ended; keep it in a variable
            +14: cmp: a value of type i32 is used after its block has ended; keep it in a variable
            +15: cmp: a value of type i32 is used after its block has ended; keep it in a variable
            +15: break_if_: jumps to loop 1, but no loop encloses it"#]],
    );
}

#[test]
fn lane_indices_that_outlive_their_loop() {
    check(
        |k, (_, _, x, y)| {
            let (mut place, mut moved, mut counter) = (None, None, None);
            k.for_range_(0, 3, |row| {
                counter = Some(row);
                k.for_each_vector(x.len(), |i| {
                    place = Some(i);
                    moved = Some(i.at_row(row) + 1);
                });
            });
            if let (Some(place), Some(moved), Some(counter)) = (place, moved, counter) {
                y.store(place, 0.0);
                y.store(moved, 0.0);
                y.store(counter, 0.0);
                let _ = place + counter;
                let _ = place.index();
            }
        },
        expect![[r#"
            +11: store: a value of type index is used after its block has ended; keep it in a variable
            +12: store: a value of type index is used after its block has ended; keep it in a variable
            +13: store: a value of type index is used after its block has ended; keep it in a variable
            +14: add: a value of type index is used after its block has ended; keep it in a variable
            +15: index: a value of type index is used after its block has ended; keep it in a variable"#]],
    );
}

#[test]
fn variables_without_a_value() {
    check(
        |k, (n, _, _, y)| {
            let a = k.var_without_value::<f32>();
            let b = k.var_without_value::<i32>();
            k.if_(n.gt(0), || a.set(1.0));
            y.store(0, a);
            let _ = b + 1;
        },
        expect![[r#"
            +5: store: a variable of type f32 may be read before it has a value
            +6: add: a variable of type i32 may be read before it has a value"#]],
    );
}

#[test]
fn a_sum_without_a_first_value() {
    check(
        |k, (_, _, x, y)| {
            let mut sum = k.vector_var_without_value::<f32>();
            k.for_each_vector(x.len(), |i| sum += x.load(i));
            y.store(0, sum.reduce_add());
        },
        expect![[r#"
            +3: add: a variable of type f32xn32 may be read before it has a value
            +4: reduce.add: a variable of type f32xn32 may be read before it has a value"#]],
    );
}

#[test]
fn depths_of_loops() {
    check(
        |k, (n, _, x, _)| {
            k.break_(1);
            k.loop_(|| {
                k.continue_(2);
                k.break_(0);
                k.for_each_vector(x.len(), |_| k.break_if_(3, n.gt(0)));
                k.break_(1);
            });
        },
        expect![[r#"
            +2: break_: jumps to loop 1, but no loop encloses it
            +4: continue_: jumps to loop 2, but only 1 loop encloses it
            +5: break_: jumps to loop 0, but loops count from 1, the innermost
            +6: break_if_: jumps to loop 3, but only 2 loops enclose it"#]],
    );
}

#[test]
fn branches_that_stand_alone() {
    check(
        |k, (n, _, _, _)| {
            let branches = k.if_(n.gt(0), || {});
            let m = n + 1;
            branches.elif_(|| m.gt(3), || {});
            branches.else_(|| {});
        },
        expect![[r#"
            +4: elif_: the branch does not follow its `if_` or `switch_` directly
            +5: else_: the branch does not follow its `if_` or `switch_` directly"#]],
    );
}

#[test]
fn results() {
    let built = dsl::build::<fn(i32) -> i32>("kernel", |k, (n,)| {
        k.return_(());
        k.return_(1.5f32);
        k.return_(n);
        n
    });
    let errors = built.unwrap_err();
    let kinds: Vec<String> = errors.iter().map(|error| error.kind.to_string()).collect();
    assert_eq!(
        kinds,
        [
            "returns nothing; wanted i32, the result of the signature",
            "returns f32; wanted i32, the result of the signature"
        ]
    );
    check(|k, _| k.return_(3u8), expect!["+0: return_: returns u8; wanted nothing, the result of the signature"]);
    let built = dsl::build::<fn(i32) -> (i32, f32)>("kernel", |k, (n,)| {
        k.return_(n);
        k.return_((1.5f32, n));
        k.return_((n, 1.5f32, n));
        k.return_((n, (1.5f32, n, n, n), (n, n), (n, n)));
        (n, k.value(2.5f32))
    });
    let kinds: Vec<String> = built.unwrap_err().iter().map(|error| error.kind.to_string()).collect();
    assert_eq!(
        kinds,
        [
            "returns i32; wanted (i32, f32), the result of the signature",
            "returns (f32, i32); wanted (i32, f32), the result of the signature",
            "returns (i32, f32, i32); wanted (i32, f32), the result of the signature",
            "returns nothing; wanted (i32, f32), the result of the signature",
        ]
    );
}

#[test]
fn lookups_of_short_vectors() {
    check(
        |k, _| {
            let index = k.fixed_lanes(8).splat(1u8);
            let _ = index.lookup(index);
            let _ = k.fixed_lanes(16).splat(1i8).lookup(index);
        },
        expect![[r#"
            +3: lookup: u8x8 has fewer than 16 lanes on some machine
            +4: lookup: vectors of different lane counts: i8x16 and u8x8"#]],
    );
}

#[test]
fn amounts_of_shifts() {
    check(
        |k, (n, _, _, _)| {
            let _ = n << 32;
            let _ = n >> -1;
            let _ = k.splat(1u8) << 8;
            let mut v = k.var(1u64);
            v <<= 64u64;
            let _ = n << 31;
            let _ = 99 >> n;
        },
        expect![[r#"
            +2: shl: cannot shift 32 bits by 32; amounts are 0 to 31
            +3: shr: cannot shift 32 bits by -1; amounts are 0 to 31
            +4: shl: cannot shift 8 bits by 8; amounts are 0 to 7
            +6: shl: cannot shift 64 bits by 64; amounts are 0 to 63"#]],
    );
}

#[test]
fn lanes_that_exist_everywhere() {
    check(
        |k, (_, x, _, _)| {
            let v: Vector<'_, f32> = k.splat(1.0f32);
            let _ = v.extract(3);
            let _ = v.extract(4);
            let _ = v.insert(9, 0.0);
            let _ = x.splat().extract(3);
        },
        expect![[r#"
            +4: extract: lane 4 does not exist on every machine; lanes are 0 to 3
            +5: insert: lane 9 does not exist on every machine; lanes are 0 to 3"#]],
    );
}

#[test]
fn vector_loops_in_vector_loops() {
    check(
        |k, (_, _, x, _)| {
            k.for_each_vector(x.len(), |_| {
                k.for_each_vector(x.len(), |_| {});
            });
        },
        expect!["+3: for_each_vector: a loop over data is inside the body of another one"],
    );
}

#[test]
fn bodies_that_differ() {
    check(
        |k, (_, _, x, _)| {
            let mut times = 0;
            k.for_each_vector(x.len(), |_| {
                times += 1;
                if times == 2 {
                    k.break_(1);
                }
            });
            k.for_range_step_(0, 9, 0, |_| {});
        },
        expect![[r#"
            +6: break_: the body leaves its loop in the masked tail but not in full vectors
            +9: for_range_step_: the step is 0; wanted a positive or negative number"#]],
    );
}

#[test]
fn tables() {
    check(
        |k, _| {
            let eight = k.fixed_lanes(8);
            let _ = eight.table::<u8>(&[15, 0]);
            let _ = eight.table::<u8>(&[1, 2, 3]);
            let _ = eight.table::<u16>(&[16]);
            let _ = eight.table::<i32>(&[0; 16]);
        },
        expect![[r#"
            +4: table: 3 numbers up to 3; wanted 1, 2, 4, 8 or 16 numbers below 16, at most one per lane
            +5: table: 1 numbers up to 16; wanted 1, 2, 4, 8 or 16 numbers below 16, at most one per lane
            +6: table: 16 numbers up to 0; wanted 1, 2, 4, 8 or 16 numbers below 16, at most one per lane"#]],
    );
}

#[test]
fn shuffles_and_lane_counts() {
    check(
        |k, (_, _, x, y)| {
            let _ = k.fixed_lanes(3);
            let v = x.load(k.fixed_lanes(4).at(0));
            let _ = v.shuffle(v, &[0, 1, 2]);
            let _ = v.shuffle(v, &[0; 8]);
            let _ = v.shuffle(v, &[3, 4]);
            let _ = v.extract(4);
            let _ = y.read::<u8>(0, usize::MAX);
        },
        expect![[r#"
            +2: fixed_lanes: 3 lanes; wanted a power of two from 2 to 128
            +4: shuffle: 3 numbers; wanted a power of two up to 4, the lanes of a block
            +5: shuffle: 8 numbers; wanted a power of two up to 4, the lanes of a block
            +6: shuffle: number 4 selects no lane; two blocks of 2 lanes have the numbers 0 to 3
            +7: extract: lane 4 does not exist on every machine; lanes are 0 to 3
            +8: read: a displacement of 18446744073709551615 elements; the maximum index is 9223372036854775807"#]],
    );
}

#[test]
fn names() {
    extern "C" fn one(_: i32) {}
    extern "C" fn other(_: i64) {}
    check(
        |k, (n, _, _, _)| {
            k.call("one", one as extern "C" fn(i32), (n,));
            k.call("one", other as extern "C" fn(i64), (n.cast::<i64>(),));
            k.call("1 more", one as extern "C" fn(i32), (n,));
        },
        expect![[r#"
            +3: call: `one` already names a function with another signature
            +4: call: `1 more` is not a valid name; wanted letters, digits, `_` and `.`, not starting with a digit"#]],
    );
    let errors = dsl::build::<fn()>("a b", |_, ()| ()).unwrap_err();
    assert_eq!(errors.as_slice()[0].kind, BuildErrorKind::Name { name: "a b".into() });
    let options = dsl::BuildOptions { param_names: &["x"], ..Default::default() };
    let errors = dsl::build_with::<fn(In<f32>, Out<f32>)>("f", &options, |_, _| ()).unwrap_err();
    assert_eq!(errors.as_slice()[0].kind, BuildErrorKind::ParamNames { wanted: 2, given: 1 });
}

#[test]
fn a_message_is_one_line_with_file_and_line() {
    let line = line!() + 2;
    let errors = dsl::build::<fn(i32)>("kernel", |_, (n,)| {
        let _ = n << 40;
    });
    let file = file!();
    let want = format!("{file}:{line}: shl: cannot shift 32 bits by 40; amounts are 0 to 31");
    assert_eq!(errors.unwrap_err().to_string(), want);
}

#[test]
fn cases_of_switches() {
    check(
        |k, (n, _, x, y)| {
            k.switch_(n)
                .case_([1, 2], || {})
                .case_([3, 1], || {})
                .case_([], || {})
                .case_(i32::MIN..=i32::MAX, || {})
                .default_(|| {});
            k.switch_(x.len()).case_(1 << 40, || {});
            let open = k.switch_(n).case_(1, || {});
            y.store(0, 1.0f32);
            let open = open.case_(2, || {});
            open.default_(|| {});
            let mut later = None;
            k.switch_(n).default_(|| later = Some(n + 1));
            if let Some(later) = later {
                k.switch_(later).default_(|| {});
            }
        },
        expect![[r#"
            +4: case_: an earlier case has the value 1, too
            +5: case_: the case has no values
            +6: case_: 4294967296 values of a case, but the limit is 65536
            +8: case_: 1099511627776 does not fit 32 bits, which indices have on some machines; cast the index to `i64`
            +11: case_: the branch does not follow its `if_` or `switch_` directly
            +12: default_: the branch does not follow its `if_` or `switch_` directly
            +16: switch_: a value of type i32 is used after its block has ended; keep it in a variable"#]],
    );
}
