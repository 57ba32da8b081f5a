//! Calls of programs for NaplesPU: direct where the instruction reaches, through addresses elsewhere.

use super::{folder, run};
use std::fmt::Write;

const HEAD: &str = "target datalayout = \"e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128\"\n\
                    target triple = \"i386-unknown-none-elf\"\n";

/// What the program prints in the simulator, as documented and as published, and its listing.
#[track_caller]
fn check(name: &str, module: &str, want: &str) -> String {
    let dir = folder(name);
    let path = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    let ours = |args: &[&str], input: &str| {
        let output = run(args, input);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    ours(&["cc", "--target", "naplespu", "--check", "-", "-o", &path("k.o")], &format!("{HEAD}{module}"));
    ours(&["link", &path("k.o"), "-o", &path("k.elf")], "");
    for extra in [&[][..], &["--as-hardware"]] {
        let printed = ours(&[&["sim", &path("k.elf"), "--threads", "1"], extra].concat(), "");
        assert!(printed.trim_end().ends_with(want), "{extra:?}: {printed}");
    }
    ours(&["disasm", "--target", "naplespu", &path("k.o")], "")
}

#[test]
fn functions_of_the_module_are_called_directly() {
    let listing = check(
        "naplespu-calls",
        "define i32 @twice(i32 %0) noinline {\n%2 = shl i32 %0, 1\nret i32 %2\n}\n\
         define weak i32 @plus(i32 %0) noinline {\n%2 = add i32 %0, 5\nret i32 %2\n}\n\
         define internal i32 @sum(i32 %0) noinline {\n%2 = icmp eq i32 %0, 0\nbr i1 %2, label %6, label %3\n\
         3:\n%4 = sub i32 %0, 1\n%5 = call i32 @sum(i32 %4)\nbr label %6\n\
         6:\n%7 = phi i32 [ %5, %3 ], [ 0, %1 ]\n%8 = add i32 %7, %0\nret i32 %8\n}\n\
         define i32 @main() {\n%1 = call i32 @twice(i32 21)\n%2 = call i32 @plus(i32 %1)\n%3 = call i32 @sum(i32 %2)\nret i32 %3\n}\n",
        // 47 * 48 / 2
        "result 0x468",
    );
    assert_eq!(listing.matches("jmpsr").count(), 3, "{listing}");
}

/// A module whose functions are further apart than a direct call reaches.
#[test]
fn functions_far_away_are_called() {
    let mut module = String::from("@cell = global i32 1\ndefine i32 @f0(i32 %0) {\nret i32 %0\n}\n");
    for n in 1..=70 {
        writeln!(module, "define i32 @f{n}(i32 %x0) noinline {{").unwrap();
        for at in 0..300 {
            writeln!(module, "%l{at} = load volatile i32, ptr @cell\n%x{} = add i32 %x{at}, %l{at}", at + 1).unwrap();
        }
        writeln!(module, "%r = call i32 @f{}(i32 %x300)\nret i32 %r\n}}", n - 1).unwrap();
    }
    module += "define i32 @main() {\n%1 = call i32 @f70(i32 0)\nret i32 %1\n}\n";
    // 70 * 300
    let listing = check("naplespu-far-calls", &module, "result 0x5208");
    assert!(!listing.contains("jmpsr"));
}

/// A function that refers to more variables than any written by hand.
#[test]
fn functions_use_many_symbols() {
    let (mut variables, mut body) = (String::new(), String::from("define i32 @main() {\n"));
    let n = 5000;
    for at in 0..n {
        writeln!(variables, "@v{at} = global i32 {at}").unwrap();
        let sum = if at == 0 { "0".to_owned() } else { format!("%s{}", at - 1) };
        writeln!(body, "%l{at} = load i32, ptr @v{at}\n%s{at} = add i32 {sum}, %l{at}").unwrap();
    }
    writeln!(body, "ret i32 %s{}\n}}", n - 1).unwrap();
    check("naplespu-symbols", &format!("{variables}{body}"), &format!("result {:#x}", n * (n - 1) / 2));
}
