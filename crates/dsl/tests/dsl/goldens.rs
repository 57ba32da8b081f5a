//! Golden tests: the functions that kernels record.

use expect_test::{Expect, expect};
use kernelsmith_dsl as dsl;
use kernelsmith_dsl::{BuildErrors, KernelSource};
use kernelsmith_exec::{In, InOut};

#[track_caller]
fn check<S>(source: Result<KernelSource<S>, BuildErrors>, want: Expect) {
    let text = match source {
        Ok(source) => source.function.to_string(),
        Err(errors) => errors.to_string(),
    };
    want.assert_eq(&text);
}

#[test]
fn scalars_need_no_loop() {
    let source = dsl::build::<fn(i64, i64) -> i64>("sum", |_, (a, b)| a + b);
    check(
        source,
        expect![[r#"
        func @sum(%0: i64, %1: i64) -> i64 {
            %2 = add.i64 %0, %1
            return %2
        }
    "#]],
    );
}

#[test]
fn a_loop_over_data_has_one_remainder() {
    let source = dsl::build::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
        k.for_each_vector(x.len(), |i| {
            y.store(i, a * x.load(i) + y.load(i));
        });
    });
    check(
        source,
        expect![[r#"
        func @axpy(%0: f32, %1: ptr, %2: index, %3: ptr, %4: index) {
            %6 = const.index 0
            %5 = copy.index %6
            %7 = lanes.u32xn32
            %8 = neg.index %7
            %9 = and.index %2, %8
            while {
                %10 = cmp.lt.index %5, %9
            } do %10 {
                %11 = load.f32xn32 [%1 + %5*4] align 4, alias 1
                %12 = splat.f32xn32 %0
                %13 = mul.f32xn32 %12, %11
                %14 = load.f32xn32 [%3 + %5*4] align 4, alias 4
                %15 = add.f32xn32 %13, %14
                store.f32xn32 %15, [%3 + %5*4] align 4, alias 4
                %5 = add.index %5, %7
            }
            %16 = sub.index %2, %5
            %17 = cmp.gt.index %16, %6
            if %17 {
                %18 = first.m32xn32 %16
                %19 = load.f32xn32 [%1 + %5*4] align 4, alias 1, mask %18, pass zero
                %20 = splat.f32xn32 %0
                %21 = mul.f32xn32 %20, %19
                %22 = load.f32xn32 [%3 + %5*4] align 4, alias 4, mask %18, pass zero
                %23 = add.f32xn32 %21, %22
                store.f32xn32 %23, [%3 + %5*4] align 4, alias 4, mask %18
            }
            return
        }
    "#]],
    );
}

#[test]
fn a_sum_keeps_its_inactive_lanes() {
    let source = dsl::build::<fn(In<f32>) -> f32>("sum", |k, (x,)| {
        let mut sum = k.vector_var(0.0f32);
        k.for_each_vector(x.len(), |i| sum += x.load(i));
        sum.reduce_add()
    });
    check(
        source,
        expect![[r#"
        func @sum(%0: ptr, %1: index) -> f32 {
            %2 = const.f32xn32 0.0
            %3 = copy.f32xn32 %2
            %5 = const.index 0
            %4 = copy.index %5
            %6 = lanes.u32xn32
            %7 = neg.index %6
            %8 = and.index %1, %7
            while {
                %9 = cmp.lt.index %4, %8
            } do %9 {
                %10 = load.f32xn32 [%0 + %4*4] align 4, alias 1
                %3 = add.f32xn32 %3, %10
                %4 = add.index %4, %6
            }
            %11 = sub.index %1, %4
            %12 = cmp.gt.index %11, %5
            if %12 {
                %13 = first.m32xn32 %11
                %14 = load.f32xn32 [%0 + %4*4] align 4, alias 1, mask %13, pass zero
                %3 = add.f32xn32 %3, %14, mask %13, pass %3
            }
            %15 = reduce.add.f32xn32 %3
            return %15
        }
    "#]],
    );
}

#[test]
fn a_loop_with_an_exit_skips_the_remainder() {
    let source = dsl::build::<fn(In<i32>) -> i32>("first_vector", |k, (x,)| {
        let sum = k.var(0);
        k.for_each_vector(x.len(), |i| {
            sum.set(x.load(i).reduce_add());
            k.break_if_(1, sum.gt(10));
        });
        sum.get()
    });
    check(
        source,
        expect![[r#"
        func @first_vector(%0: ptr, %1: index) -> i32 {
            %2 = const.i32 0
            %3 = copy.i32 %2
            %5 = const.index 0
            %4 = copy.index %5
            %6 = lanes.u32xn32
            %7 = neg.index %6
            %8 = and.index %1, %7
            while {
                %9 = cmp.lt.index %4, %8
            } do %9 {
                %10 = load.i32xn32 [%0 + %4*4] align 4, alias 1
                %11 = reduce.add.i32xn32 %10
                %3 = copy.i32 %11
                %12 = const.i32 10
                %13 = cmp.gt.i32 %3, %12
                if %13 {
                    %4 = copy.index %1
                    break 1
                }
                %4 = add.index %4, %6
            }
            %14 = sub.index %1, %4
            %15 = cmp.le.index %14, %5
            loop {
                break_if 1, %15
                %16 = first.m32xn32 %14
                %17 = load.i32xn32 [%0 + %4*4] align 4, alias 1, mask %16, pass zero
                %18 = const.i32xn32 0
                %19 = select.i32xn32 %16, %17, %18
                %20 = reduce.add.i32xn32 %19
                %3 = copy.i32 %20
                %21 = const.i32 10
                %22 = cmp.gt.i32 %3, %21
                break_if 1, %22
                break 1
            }
            %23 = copy.i32 %3
            return %23
        }
    "#]],
    );
}

#[test]
fn data_dependent_positions_are_checked() {
    let source = dsl::build::<fn(InOut<i32>)>("selection_sort", |k, (a,)| {
        k.for_range_(0, a.len() - 1, |cur| {
            let min = k.var(cur);
            k.for_range_(cur + 1, a.len(), |s| {
                k.if_(a.load(s).lt(a.load(min)), || min.set(s));
            });
            let smallest = a.load(min);
            a.store(min, a.load(cur));
            a.store(cur, smallest);
        });
    });
    check(
        source,
        expect![[r#"
        func @selection_sort(%0: ptr, %1: index, trap %16: ptr) {
            %2 = const.index 1
            %3 = sub.index %1, %2
            %4 = const.index 0
            %5 = copy.index %4
            while {
                %6 = cmp.lt.index %5, %3
            } do %6 {
                %7 = copy.index %5
                %8 = add.index %5, %2
                %9 = copy.index %8
                while {
                    %10 = cmp.lt.index %9, %1
                } do %10 {
                    %11 = load.i32 [%0 + %9*4] align 4, alias 2
                    check %7, %1, 0
                    %12 = load.i32 [%0 + %7*4] align 4, alias 2
                    %13 = cmp.lt.i32 %11, %12
                    if %13 {
                        %7 = copy.index %9
                    }
                    %9 = add.index %9, %2
                }
                check %7, %1, 1
                %14 = load.i32 [%0 + %7*4] align 4, alias 2
                %15 = load.i32 [%0 + %5*4] align 4, alias 2
                check %7, %1, 2
                store.i32 %15, [%0 + %7*4] align 4, alias 2
                store.i32 %14, [%0 + %5*4] align 4, alias 2
                %5 = add.index %5, %2
            }
            return
        }
    "#]],
    );
}

#[test]
fn a_condition_of_a_later_branch_is_evaluated_late() {
    let source = dsl::build::<fn(i32) -> i32>("sign", |k, (x,)| {
        let sign = k.var_without_value::<i32>();
        k.if_(x.lt(0), || sign.set(-1)).elif_(|| (x * 2).gt(0), || sign.set(1)).else_(|| sign.set(0));
        sign.get()
    });
    check(
        source,
        expect![[r#"
        func @sign(%0: i32) -> i32 {
            %2 = const.i32 0
            %3 = cmp.lt.i32 %0, %2
            if %3 {
                %4 = const.i32 -1
                %1 = copy.i32 %4
            } elif {
                %5 = const.i32 2
                %6 = mul.i32 %0, %5
                %7 = cmp.gt.i32 %6, %2
            } then %7 {
                %8 = const.i32 1
                %1 = copy.i32 %8
            } else {
                %1 = copy.i32 %2
            }
            %9 = copy.i32 %1
            return %9
        }
    "#]],
    );
}
