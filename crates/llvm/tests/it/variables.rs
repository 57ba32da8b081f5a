//! Which variables of `phi` are one, and which steps and sums are computed where they are used.
//!
//! Random functions with loops are lowered for both tiers; the fast one keeps all variables, and computes everything where it
//! is defined, so that it is the reference.

use kernelsmith_ir::Module as Code;
use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
use kernelsmith_llvm::Module;
use kernelsmith_random::Rng;
use std::fmt::Write;

/// Words of the table that random functions index.
const N_WORDS: usize = 32;

fn lower(text: &str) -> [Code; 2] {
    let mut module = Module::parse("a.ll", text.as_bytes()).unwrap_or_else(|failure| panic!("{failure}\n{text}"));
    [module.lower(), module.lower_fast()].map(|code| code.unwrap_or_else(|errors| panic!("{errors:?}\n{text}")))
}

fn run(module: &Code, arguments: &[u64]) -> u64 {
    let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
    let mut interpreter = ModuleInterpreter::new(module, InterpOptions::default(), &mut memory, &symbols).unwrap();
    interpreter.run("f", arguments, &mut memory, &mut symbols).unwrap_or_else(|error| panic!("{error}"))[0]
}

/// A loop with two counters, whose steps are these, up to `%n`, and another result.
fn counters(steps: [&str; 2]) -> String {
    format!(
        "define i32 @f(i32 %n) {{\nentry:\n  br label %loop\nloop:\n  %a = phi i32 [ 0, %entry ], [ %a2, %latch ]\n  \
         %b = phi i32 [ 0, %entry ], [ %b2, %latch ]\n  %odd = and i32 %a, 1\n  %c = icmp eq i32 %odd, 0\n  \
         br i1 %c, label %even, label %latch\neven:\n  %x = add i32 %a, 1\n  %y = add i32 %b, 3\n  br label %latch\n\
         latch:\n  %a2 = phi i32 [ %x, %even ], [ {}, %loop ]\n  %b2 = phi i32 [ {}, %even ], [ 9, %loop ]\n  \
         %done = icmp sge i32 %a2, %n\n  br i1 %done, label %out, label %loop\nout:\n  %r = mul i32 %a2, 1000\n  \
         %s = add i32 %r, %b2\n  ret i32 %s\n}}\n",
        steps[0], steps[1]
    )
}

#[test]
fn equal_variables_of_several_blocks_are_one() {
    let n_vars = |text: &str| {
        let [code, fast] = lower(text);
        assert_eq!(run(&code, &[8]), run(&fast, &[8]), "{}", code.functions[0].func);
        code.functions[0].func.vregs.len()
    };
    let [equal, other] = [counters(["9", "%x"]), counters(["8", "%x"])];
    // The variable of each of two blocks.
    assert_eq!(n_vars(&equal) + 2, n_vars(&other));
    assert_eq!(run(&lower(&equal)[0], &[8]), 9009);
    assert_eq!(run(&lower(&counters(["9", "%y"]))[0], &[8]), 9009);
    assert_eq!(run(&lower(&counters(["9", "%y"]))[0], &[1]), 1003);
}

#[test]
fn sums_are_part_of_addresses_only_without_overflow() {
    let is_moved = |triple: &str, flags: &str, extension: &str| {
        let text = format!(
            "target triple = \"{triple}-unknown-linux-gnu\"\ndefine i64 @f(ptr %p, i32 %i) {{\n  \
             %sum = add {flags} i32 %i, 3\n  %index = {extension} i32 %sum to i64\n  \
             %at = getelementptr i64, ptr %p, i64 %index\n  %r = load i64, ptr %at\n  ret i64 %r\n}}\n"
        );
        let [code, fast] = lower(&text).map(|code| code.functions[0].func.to_string());
        assert!(!fast.contains("+ 24]"), "{fast}");
        code.contains("+ 24]")
    };
    assert!(is_moved("x86_64", "nsw", "sext") && is_moved("x86_64", "nuw", "zext"));
    assert!(
        !is_moved("x86_64", "", "sext") && !is_moved("x86_64", "nuw", "sext") && !is_moved("x86_64", "nsw", "zext")
    );
    // No access there adds two registers and a constant.
    assert!(!is_moved("aarch64", "nsw", "sext"));
}

/// A random function: a loop around two branches, variables of three blocks, sums as indices.
fn random(rng: &mut Rng) -> String {
    let n = rng.between(2, 5) as usize;
    let mut text = format!("@t = global [{N_WORDS} x i64] zeroinitializer\n");
    let list: Vec<String> = (0..N_WORDS).map(|at| format!("i64 {}", at * at)).collect();
    text = text.replace("zeroinitializer", &format!("[{}]", list.join(", ")));
    text += "define i64 @f(i64 %n, i32 %x, i32 %y) {\nentry:\n  br label %head\nhead:\n  \
             %i = phi i64 [ 0, %entry ], [ %i2, %join ]\n  %h = phi i64 [ 1, %entry ], [ %h2, %join ]\n";
    for at in 0..n {
        let _ =
            writeln!(text, "  %a{at} = phi i32 [ {}, %entry ], [ %j{at}, %join ]", rng.pick(&["%x", "%y", "5", "0"]));
    }
    let value = |rng: &mut Rng, text: &mut String, block: &str| {
        let (at, number) = (rng.below(n), text.len());
        let operand = format!("%a{at}");
        match rng.below(4) {
            0 => operand,
            1 => format!("{}", rng.below(3)),
            2 => {
                let operation = rng.pick(&["add nsw", "sub", "xor", "shl", "and", "lshr"]);
                let _ = writeln!(text, "  %{block}{number} = {operation} i32 {operand}, {}", rng.between(0, 3));
                format!("%{block}{number}")
            }
            _ => {
                let _ = writeln!(text, "  %{block}{number} = add i32 {operand}, %a{}", rng.below(n));
                format!("%{block}{number}")
            }
        }
    };
    let mut blocks = Vec::new();
    let _ =
        writeln!(text, "  %bit = and i32 %a0, 1\n  %c = icmp eq i32 %bit, 0\n  br i1 %c, label %left, label %right");
    for block in ["left", "right"] {
        let _ = writeln!(text, "{block}:");
        let mut values: Vec<String> = (0..n).map(|_| value(rng, &mut text, block)).collect();
        if n > 2 && rng.percent(60) {
            values[1] = values[2].clone();
        }
        // An index from 0 to 15, and a constant of the same size.
        let (flags, extension) = rng.pick(&[("nsw", "sext"), ("nuw nsw", "zext"), ("", "sext")]);
        let least = if flags == "nsw" { -8 } else { 0 };
        let _ = writeln!(
            text,
            "  %{block}m = and i32 %a{}, 15\n  %{block}s = add {flags} i32 %{block}m, {}\n  \
             %{block}e = {extension} i32 %{block}s to i64\n  \
             %{block}p = getelementptr [{N_WORDS} x i64], ptr @t, i64 0, i64 8\n  \
             %{block}q = getelementptr i64, ptr %{block}p, i64 %{block}e\n  %{block}v = load i64, ptr %{block}q\n  \
             br label %join",
            rng.below(n),
            rng.between(least, 8),
        );
        blocks.push((block, values));
    }
    text += "join:\n  %v = phi i64 [ %leftv, %left ], [ %rightv, %right ]\n";
    for at in 0..n {
        let _ = writeln!(text, "  %j{at} = phi i32 [ {}, %left ], [ {}, %right ]", blocks[0].1[at], blocks[1].1[at]);
    }
    text += "  %h1 = mul i64 %h, 31\n  %h2 = add i64 %h1, %v\n  %i2 = add i64 %i, 1\n  %done = icmp eq i64 %i2, %n\n  \
             br i1 %done, label %out, label %head\nout:\n";
    let mut sum = "%h2".to_owned();
    for (at, from) in (0..n).map(|at| (at, rng.pick(&["a", "j"]))) {
        let _ = writeln!(text, "  %z{at} = zext i32 %{from}{at} to i64\n  %m{at} = mul i64 {sum}, 1099511628211");
        let _ = writeln!(text, "  %s{at} = add i64 %m{at}, %z{at}");
        sum = format!("%s{at}");
    }
    text + &format!("  ret i64 {sum}\n}}\n")
}

#[test]
fn random_variables_have_the_values_of_the_fast_tier() {
    let mut rng = Rng::new(77);
    let mut n_merged = 0;
    for _ in 0..400 {
        let text = random(&mut rng);
        let [code, fast] = lower(&text);
        n_merged += usize::from(code.functions[0].func.vregs.len() < fast.functions[0].func.vregs.len());
        for n in [1, 2, 7] {
            let arguments = [n, rng.bits() & 0xffff_ffff, rng.bits() & 0xff];
            assert_eq!(run(&code, &arguments), run(&fast, &arguments), "{text}\n{}", code.functions[0].func);
        }
    }
    assert!(n_merged > 40, "only {n_merged} functions have equal variables");
}
