//! Which copies of `phi` remain after lowering, the numbers of blocks, and by which accesses memory is copied. That programs compute the same is a test of `run`.

use kernelsmith_ir::{Function, Opcode};
use kernelsmith_llvm::Module;

fn lower(text: &str) -> Function {
    let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
    let mut lowered = module.lower().unwrap_or_else(|errors| panic!("{errors:?}"));
    lowered.functions.remove(0).func
}

fn copies(func: &Function) -> usize {
    func.ops.iter().filter(|op| op.code == Opcode::Copy).count()
}

#[test]
fn a_counter_is_incremented_in_place() {
    let text = "define i64 @f(i64 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n  \
                %sum = phi i64 [ 0, %entry ], [ %more, %loop ]\n  %more = add i64 %sum, %i\n  %next = add i64 %i, 1\n  \
                %done = icmp eq i64 %next, %n\n  br i1 %done, label %out, label %loop\nout:\n  ret i64 %more\n}\n";
    let func = lower(text);
    assert_eq!(copies(&func), 0, "{func}");
    // The old value is needed after the new one exists.
    let func = lower(&text.replace("ret i64 %more", "%both = add i64 %next, %i\n  ret i64 %both"));
    assert_eq!(copies(&func), 1, "{func}");
}

#[test]
fn the_fast_tier_keeps_all_copies() {
    let text = "define i64 @f(i64 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n  \
                %next = add i64 %i, 1\n  %done = icmp eq i64 %next, %n\n  br i1 %done, label %out, label %loop\n\
                out:\n  ret i64 %next\n}\n";
    assert_eq!(copies(&lower(text)), 0);
    let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}"));
    let lowered = module.lower_fast().unwrap_or_else(|errors| panic!("{errors:?}"));
    assert_eq!(copies(&lowered.functions[0].func), 1, "{}", lowered.functions[0].func);
}

#[test]
fn values_that_change_places_are_copied() {
    let func = lower(
        "define i64 @f(i64 %n, i64 %x, i64 %y) {\nentry:\n  br label %loop\nloop:\n  \
         %a = phi i64 [ %x, %entry ], [ %b, %loop ]\n  %b = phi i64 [ %y, %entry ], [ %a, %loop ]\n  \
         %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n  %next = add i64 %i, 1\n  %done = icmp eq i64 %next, %n\n  \
         br i1 %done, label %out, label %loop\nout:\n  %r = sub i64 %a, %b\n  ret i64 %r\n}\n",
    );
    // Two from the parameters; three for the exchange, of which one can share a register.
    assert!((4..=5).contains(&copies(&func)), "{func}");
}

#[test]
fn values_stay_in_place_on_the_way_through_a_dispatcher() {
    // A loop with two entries. What one half reads is not live while the dispatcher is on its way to the other half.
    let text = "define i32 @f(i32 %state, ptr %p) {\nentry:\n  %x = load i32, ptr %p\n  %first = icmp eq i32 %state, 0\n  \
                br i1 %first, label %a, label %b\na:\n  %xa = phi i32 [ %x, %entry ], [ %times, %b ]\n  \
                %more = add i32 %xa, 3\n  %enough = icmp ugt i32 %more, 1000\n  br i1 %enough, label %out, label %b\n\
                b:\n  %xb = phi i32 [ %x, %entry ], [ %more, %a ]\n  %times = mul i32 %xb, 5\n  \
                %done = icmp ugt i32 %times, 1000\n  br i1 %done, label %out, label %a\n\
                out:\n  %r = phi i32 [ %more, %a ], [ %times, %b ]\n  ret i32 %r\n}\n";
    let func = lower(text);
    assert!(func.ops.iter().any(|op| op.code == Opcode::Switch), "{func}");
    assert_eq!(copies(&func), 0, "{func}");
    // It has a value for paths that no execution takes, but only one.
    let first: Vec<_> = func.ops.iter().take_while(|op| op.code == Opcode::Const).map(|op| op.dst).collect();
    assert!((1..=2).contains(&first.len()), "{func}");
    assert!(first.iter().enumerate().all(|(at, reg)| !first[..at].contains(reg)), "{func}");
    // The value of the entry is needed after the loop: both ways to it copy it.
    let func = lower(&text.replace("ret i32 %r", "%both = xor i32 %r, %x\n  ret i32 %both"));
    assert_eq!(copies(&func), 2, "{func}");
}

#[test]
fn the_numbers_of_blocks_follow_each_other() {
    let func = lower(
        "@table = private constant [3 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two), \
         ptr blockaddress(@f, %three)]\ndefine i32 @f(i64 %n) {\nentry:\n  \
         %place = getelementptr ptr, ptr @table, i64 %n\n  %to = load ptr, ptr %place\n  \
         indirectbr ptr %to, [label %three, label %one, label %two]\none:\n  %big = icmp ugt i64 %n, 7\n  \
         br i1 %big, label %more, label %less\nmore:\n  ret i32 4\nless:\n  ret i32 1\ntwo:\n  ret i32 2\n\
         three:\n  ret i32 3\n}\n",
    );
    let cases: Vec<u64> =
        func.ops.iter().filter(|op| op.code == Opcode::Case).flat_map(|op| func.values(op).to_vec()).collect();
    // One of the three is the default, or the last case.
    assert!(cases.len() >= 2 && cases.iter().all(|case| (1..=3).contains(case)), "{func}");
}

/// The bytes of the loads by which a block of 40 bytes is copied.
fn copied(triple: &str, to: &str, attributes: &str) -> Vec<u32> {
    let text = format!(
        "target triple = \"{triple}\"\ndeclare void @use(ptr)\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
         define void @f(ptr %from, ptr %other) {attributes} {{\n  %local = alloca [40 x i8]\n  \
         %place = getelementptr i8, ptr {to}, i64 0\n  \
         call void @llvm.memcpy.p0.p0.i64(ptr %place, ptr %from, i64 40, i1 false)\n  call void @use(ptr %place)\n  \
         ret void\n}}\n"
    );
    let func = lower(&text);
    let loads = func.ops.iter().filter(|op| op.code == Opcode::Load);
    loads.map(|op| op.ty.bits().expect("it is known") / 8).collect()
}

#[test]
fn vectors_copy_memory_that_is_no_local() {
    let (words, vectors) = (vec![8; 5], vec![16, 16, 8]);
    for triple in ["x86_64-pc-linux-gnu", "aarch64-unknown-linux-gnu"] {
        assert_eq!(copied(triple, "%other", ""), vectors, "{triple}");
        // Pieces of a local may become registers.
        assert_eq!(copied(triple, "%local", ""), words, "{triple}");
        assert_eq!(copied(triple, "%other", "noimplicitfloat"), words, "{triple}");
    }
    assert_eq!(copied("x86_64-pc-linux-gnu", "%other", "\"target-features\"=\"-sse\""), words);
    assert_eq!(copied("riscv64-unknown-linux-gnu", "%other", ""), words);
}
