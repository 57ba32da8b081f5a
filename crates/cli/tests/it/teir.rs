//! The command `teir`: canonical text, findings, results equal to those of the interpreter, arrays in files.

use super::{check, folder, run};
use expect_test::expect;

const PRODUCT: &str = "teir @product {
  tensor %in0 : f32  tensor %in1 : f32  tensor %out : f32
  axis @m extent 20 strides { in0: 120, out: 48 }
  axis @n extent 12 strides { in1: 4, out: 4 }
  axis @k extent 30 strides { in0: 4, in1: 48 }
  primitive @zero : Zero axes { M: [], N: [@n] }
  primitive @add : Contraction axes { M: [], N: [@n], K: [] }
  schedule {
    roots [@rows]
    iter @rows axis @m policy parallel children [@first, @sums]
    iter @sums axis @k policy sequential children [@then]
    invoke @first primitive @zero
    invoke @then primitive @add
  }
}
";

/// Runs the command, which must succeed, and returns what it prints; none if machine code does not run here.
#[track_caller]
fn output(args: &[&str], input: &str) -> Option<String> {
    let output = run(&[&["teir"], args].concat(), input);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    if error.contains("does not run on this") {
        println!("skipped: machine code does not run here");
        return None;
    }
    assert!(output.status.success(), "{args:?}: {error}");
    Some(String::from_utf8(output.stdout).unwrap())
}

fn checksum(text: &str) -> &str {
    text.lines().find(|line| line.starts_with("sum ")).unwrap()
}

#[test]
fn programs_are_printed_and_findings_rendered() {
    let canonical = output(&["check"], PRODUCT).unwrap();
    assert!(canonical.starts_with("teir-format 1.0\n\nteir @product {\n  tensor %in0 : f32\n"), "{canonical}");
    assert_eq!(output(&["check", "-"], &canonical).unwrap(), canonical);
    let wrong =
        PRODUCT.replace("children [@first, @sums]", "children [@sums]").replace("policy sequential", "policy parallel");
    check(
        &["teir", "check"],
        &wrong,
        expect![[r#"
            error[TE0418]: iteration `sums` is parallel, but its axis `k` has no stride on the output `out`: all iterations write the same elements
              --> <stdin>:11:10
               |
            11 |     iter @sums axis @k policy parallel children [@then]
               |          ^^^^^
            error[TE0409]: node `first` is neither a root nor a child
              --> <stdin>:12:12
               |
            12 |     invoke @first primitive @zero
               |            ^^^^^^
            exit 1
        "#]],
    );
}

#[test]
fn results_equal_the_interpreter() {
    let interpreted = output(&["run", "--interpret"], PRODUCT).unwrap();
    let Some(compiled) = output(&["run", "--check", "--threads", "2"], PRODUCT) else { return };
    assert!(compiled.contains("the result equals that of the interpreter"), "{compiled}");
    assert!(compiled.contains("GFLOP/s"), "{compiled}");
    assert_eq!(checksum(&interpreted), checksum(&compiled));
    let optimised = output(&["optimise", "--threads", "2"], PRODUCT).unwrap();
    assert_ne!(optimised, PRODUCT);
    assert_eq!(checksum(&output(&["run", "--check"], &optimised).unwrap()), checksum(&interpreted));
    let plan = output(&["compile"], &optimised).unwrap();
    assert!(plan.starts_with("one operation\n") && plan.contains("compiled in"), "{plan}");
}

/// The output of one program is the input of another one, and of an einsum.
#[test]
fn arrays_are_read_and_written() {
    let path = folder("teir").join("product.npy");
    let path = path.to_str().unwrap();
    let written = output(&["run", "--interpret", "--output", path], PRODUCT).unwrap();
    let copy = "teir { tensor %in0 : f32 tensor %out : f32 axis @all extent 240 strides { in0: 4, out: 4 }
        primitive @copy : Copy axes { M: [@all], N: [] } schedule { roots [@i] invoke @i primitive @copy } }";
    let read = output(&["run", "--interpret", "--input", path], copy).unwrap();
    assert_eq!(checksum(&read), checksum(&written));
    let sum = checksum(&written).split([' ', ',']).nth(1).unwrap();
    let scalar = folder("teir").join("sum.npy");
    let einsum = run(&["einsum", "a->", "--operand", path, "--output", scalar.to_str().unwrap(), "--check"], "");
    if !einsum.status.success() {
        let error = String::from_utf8_lossy(&einsum.stderr);
        assert!(error.contains("does not run on this"), "{error}");
        return;
    }
    let bytes = std::fs::read(scalar).unwrap();
    let found = f32::from_le_bytes(*bytes.last_chunk().unwrap());
    assert_eq!(found, sum.parse::<f32>().unwrap());
    let other = copy.replace("f32", "f64").replace("in0: 4, out: 4", "in0: 8, out: 8");
    let refused = run(&["teir", "run", "--interpret", "--input", path], &other);
    assert_eq!(refused.status.code(), Some(1));
    let error = String::from_utf8(refused.stderr).unwrap();
    assert!(error.ends_with("product.npy: elements are of f32, but must be of f64\n"), "{error}");
}
