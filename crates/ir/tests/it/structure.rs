//! The verifier on functions that no text can express, and reuse of memory.

use expect_test::{Expect, expect};
use kernelsmith_ir::{Builder, Function, MemRef, Op, OpFlags, Opcode, Pass, Type, VReg, verify, verify_all};

#[track_caller]
fn check(build: impl FnOnce(&mut Builder), want: Expect) {
    let mut b = Builder::new("f");
    build(&mut b);
    let errors: Vec<String> = verify_all(&b.finish(), 10).iter().map(ToString::to_string).collect();
    want.assert_eq(&errors.join("\n"));
}

#[test]
fn markers_that_do_not_fit() {
    check(Builder::end_if, expect!["operation 0: endif without anything open"]);
    check(
        |b| {
            b.loop_();
            b.else_();
        },
        expect!["operation 1: else does not fit the open loop"],
    );
    check(
        |b| {
            let c = b.truth(Type::BOOL, true);
            b.if_(c);
            b.else_();
            b.else_();
        },
        expect!["operation 3: else does not fit the open if"],
    );
    check(
        |b| {
            b.while_();
            b.end_loop();
        },
        expect!["operation 1: endloop does not fit the open while"],
    );
    check(
        |b| {
            let c = b.truth(Type::BOOL, true);
            b.if_(c);
            b.elif();
            b.end_if();
        },
        expect!["operation 3: endif does not fit the open if"],
    );
    check(Builder::loop_, expect!["operation 0: this loop is never closed"]);
    check(
        |b| (0..300).for_each(|_| b.loop_()),
        expect!["operation 256: loop has 257 open markers around it, the limit is 256"],
    );
}

#[test]
fn fields_that_make_no_sense() {
    check(
        |b| {
            let x = b.var(Type::I32);
            b.push(Op::unary(Opcode::Neg, Type::fixed(Elem::M32, 4), x, VReg(77)));
            b.push(Op::unary(Opcode::Neg, Type::I32, VReg(99), VReg(77)));
            b.push(Op::new(Opcode::Add, Type::I32));
            b.push(Op::constant(Type::I32, x, 1).with_imm(1 << 40));
            b.push(Op::binary(Opcode::Neg, Type::I32, x, x, x).with_flags(OpFlags::CONTRACT));
            b.store(Type::I32, MemRef::at(x).disp(1 << 40), x);
            b.return_(&[]);
        },
        expect![[r#"
            operation 0: neg.m32x4 does not exist: the type cannot be m32x4
            operation 1: operand 1 of neg.i32 is %77, which does not exist
            operation 1: the result of neg.i32 is %99, which does not exist
            operation 2: operand 1 of add.i32 is missing
            operation 2: operand 2 of add.i32 is missing
            operation 2: the result of add.i32 is missing
            operation 3: 0x10000000000 is not the canonical form of a constant of const.i32
            operation 4: neg.i32 has operand 2, which it does not take
            operation 4: neg.i32 cannot be contract
            operation 5: operand 1 of store.i32 is %0 of type i32, wanted ptr"#]],
    );
    check(
        |b| {
            let mut op = Op::marker(Opcode::Return);
            op.aux = 5;
            b.result(Type::I32);
            b.push(op);
        },
        expect!["operation 0: the list of return reaches outside the lists of the function"],
    );
    check(
        |b| {
            b.push(Op::new(Opcode::Call, Type::BOOL).with_imm(3));
            b.return_(&[]);
        },
        expect!["operation 0: call names symbol 3, which does not exist"],
    );
}

#[test]
fn heads_that_make_no_sense() {
    check(
        |b| {
            let reg = b.param(Type::fixed(Elem::F32, 2));
            b.func_mut().params.push(reg);
            b.func_mut().params.push(VReg(9));
            b.func_mut().trap_param = Some(reg);
            b.func_mut().vregs.push(Type::scalar(Elem::M8));
            b.func_mut().name = "a b".to_owned();
            b.declare("g", &[], None);
            b.declare("g", &[Type::I32], None);
        },
        expect![[r#"
            "a b" is not a name
            %1 has type m8, which no register can have
            parameter 1 of @a b has type f32x2, wanted a scalar or a vector of 128, 256 or 512 bits
            parameter 2 of @a b has type f32x2, wanted a scalar or a vector of 128, 256 or 512 bits
            %0 is a parameter of @a b twice
            parameter %9 is not a register of @a b
            trap parameter %0 of @a b is not a parameter of type ptr
            @g is declared twice"#]],
    );
}

#[test]
fn errors_know_the_line_that_made_the_operation() {
    check(
        |b| {
            b.set_loc("kernel.rs", 7);
            let x = b.var(Type::I32);
            b.neg(Type::I32, x);
            b.return_(&[]);
        },
        expect!["operation 0: operand 1 of neg.i32 is %0, which has no value on some path to here (kernel.rs:7)"],
    );
}

/// A loop with many temporaries, then many exits: the time must be linear, or this test takes minutes.
#[test]
fn assignment_is_checked_in_linear_time() {
    let mut b = Builder::new("f");
    let c = b.truth(Type::BOOL, true);
    b.loop_();
    let mut last = b.int(Type::I32, 1);
    for _ in 0..100_000 {
        last = b.neg(Type::I32, last);
        b.break_if(1, c);
    }
    b.end_loop();
    b.return_(&[]);
    assert_eq!(verify(&b.finish()), Ok(()));
}

#[test]
fn a_warm_function_does_not_allocate_columns() {
    let build = |func: Function| {
        let mut b = Builder::reuse(func, "warm");
        let (base, n) = (b.param(Type::PTR), b.param(Type::INDEX));
        b.set_loc("kernel.rs", 1);
        let ty = Type::native(Elem::F32, 32);
        let mask = b.first(ty.mask_type(), n);
        let x = b.load_masked(ty, MemRef::at(base).align(4), mask, Pass::Zero);
        let y = b.fma(ty, x, x, x);
        b.store_masked(ty, MemRef::at(base), y, mask);
        b.return_(&[]);
        b.finish()
    };
    let first = build(Function::new(""));
    assert_eq!(verify(&first), Ok(()));
    let places = (first.ops.as_ptr(), first.vregs.as_ptr(), first.lists.as_ptr(), first.locs.as_ptr());
    let copy = first.clone();
    let again = build(first);
    assert_eq!(again, copy);
    assert_eq!((again.ops.as_ptr(), again.vregs.as_ptr(), again.lists.as_ptr(), again.locs.as_ptr()), places);
}

use kernelsmith_ir::Elem;
