//! The command `einsum`: results checked against loops, plans, errors with positions.

use super::{check, run};
use expect_test::expect;

/// Runs the command, which must succeed, and returns what it prints.
#[track_caller]
fn output(args: &[&str]) -> Option<String> {
    let output = run(&[&["einsum"], args].concat(), "");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    if error.contains("does not run on this") {
        println!("skipped: machine code does not run here");
        return None;
    }
    assert!(output.status.success(), "{args:?}: {error}");
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn results_equal_loops() {
    let cases: [&[&str]; 4] = [
        &["abc,cd->abd", "--sizes", "a=6,b=7,c=9,d=8"],
        &["ab,bc,cd->da", "--sizes", "a=5,b=6,c=7,d=4", "--type", "f64", "--threads", "2"],
        &["aab,b", "--sizes", "a=5, b=30", "--type", "u8"],
        &["[[0,1],[1,2]->[2,0]],[2,3]->[0,3]", "--sizes", "4,5,6,7"],
    ];
    for args in cases {
        let Some(text) = output(&[args, &["--check"]].concat()) else { return };
        assert!(text.contains("the result equals that of loops"), "{args:?}: {text}");
    }
}

#[test]
fn plans_are_explained() {
    let Some(text) = output(&["ab,bc->ac", "--sizes", "a=64,b=64,c=64", "--explain"]) else { return };
    for part in ["ab,bc->ac of f32 x f32 -> f32: 262144 multiply-adds", "fuse:", "block:", "cycles expected", "GFLOP/s"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn plans_are_drawn() {
    let path = super::folder("einsum").join("plan.svg");
    let args = ["ab,bc,cd->ad", "--sizes", "a=20,b=30,c=20,d=10", "--save", path.to_str().unwrap()];
    let Some(_) = output(&args) else { return };
    let svg = std::fs::read_to_string(path).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    for part in ["ab,bc,cd-&gt;ad", "operand 2: cd", "20 x 10", "step 1: ", "multiply-adds", "tile M "] {
        assert!(svg.contains(part), "{part}: {svg}");
    }
    assert_eq!(svg.matches("<path ").count(), 4);
}

#[test]
fn errors_have_positions() {
    check(
        &["einsum", "ab,bc->az", "--sizes", "a=2,b=3,c=4"],
        "",
        expect![[r#"
            error: einsum: index `z` of the output is in no operand
              ab,bc->az
                      ^
            exit 1
        "#]],
    );
    check(
        &["einsum", "ab,bc->ac", "--sizes", "a=2,b=3"],
        "",
        expect![[r#"
            error: --sizes: index `c` has no size
            exit 1
        "#]],
    );
    check(
        &["einsum", "[0,1],[1,2]->[0,2", "--sizes", "2,3,4"],
        "",
        expect![[r#"
            error: einsum: expected `,` or `]`, found the end
              [0,1],[1,2]->[0,2
                               ^
            exit 1
        "#]],
    );
    check(
        &["einsum", "ab,bc,cd->ad", "--sizes", "a=10,b=10,c=10,d=10", "--max-products", "100"],
        "",
        expect![[r#"
            error: einsum: the best path has 2000 multiply-adds, but may have at most 100
            exit 1
        "#]],
    );
}
