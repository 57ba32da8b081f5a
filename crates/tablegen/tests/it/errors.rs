//! Rendering of errors, in both styles.

use expect_test::{Expect, expect};
use kernelsmith_diag::Renderer;
use kernelsmith_tablegen::Session;

fn check(text: &str, want: Expect) {
    let session = Session::in_memory().file("regs.td", "class Reg<int n> { int Num = n; }\n");
    let evaluation = session.parse_text("demo.td", text);
    want.assert_eq(&evaluation.render(&Renderer::rich()));
}

#[test]
fn two_places_and_a_suggestion() {
    check(
        "include \"regs.td\"\nclass Inst<bits<6> f6> {\n  bits<32> Inst;\n  let Inst{24-20} = f6;\n}\ndef r : Reg<\"x\">;\n",
        expect![[r#"
            error[TD0405]: Initializer is not compatible with bit range
             --> demo.td:4:7
              |
            3 |   bits<32> Inst;
              |            ---- declared here
            4 |   let Inst{24-20} = f6;
              |       ^^^^ the range has 5 bits, the value has type bits<6>
            error[TD0323]: Value specified for template argument 'Reg:n' is of type string; expected type int: "x"
             --> demo.td:6:9
              |
            6 | def r : Reg<"x">;
              |         ^^^
              |
             ::: regs.td:1:15
              |
            1 | class Reg<int n> { int Num = n; }
              |               - declared here
        "#]],
    );
}

#[test]
fn several_errors_in_one_run() {
    check(
        "include \"regs.td\"\ndef a : Rge<1>;\ndef b : Reg<1> { let Nmu = 2; let Num = oops; }\ndef b : Reg<2>;\ndef c { int n = b.Nun; }\n",
        expect![[r#"
            error[TD0302]: Couldn't find class 'Rge'
             --> demo.td:2:9
              |
            2 | def a : Rge<1>;
              |         ^^^
              |
              = help: there is a class 'Reg'
            error[TD0403]: Value 'Nmu' unknown!
             --> demo.td:3:28
              |
            3 | def b : Reg<1> { let Nmu = 2; let Num = oops; }
              |                            ^
              |
              = help: there is a field 'Num'
            error[TD0301]: Variable not defined: 'oops'
             --> demo.td:3:41
              |
            3 | def b : Reg<1> { let Nmu = 2; let Num = oops; }
              |                                         ^^^^
            error[TD0601]: def already exists: b
             --> demo.td:4:5
              |
            4 | def b : Reg<2>;
              |     ^
              |
            note: location of previous definition
             --> demo.td:3:5
              |
            3 | def b : Reg<1> { let Nmu = 2; let Num = oops; }
              |     ^
            error[TD0307]: Cannot access field 'Nun' of value 'b'
             --> demo.td:5:19
              |
            5 | def c { int n = b.Nun; }
              |                   ^^^
              |
              = help: there is a field 'Num'
            error[TD0201]: expected ';' after declaration
             --> demo.td:5:19
              |
            5 | def c { int n = b.Nun; }
              |                   ^^^
        "#]],
    );
}

#[test]
fn where_a_stuck_value_was_assigned() {
    check(
        "class F<int n> {\n  bits<4> B = 0;\n}\nmulticlass M<int n> {\n  def _x : F<n> {\n    let B = n;\n  }\n}\ndefm A : M<99>;\n",
        expect![[r#"
            warning[TD0331]: unused template argument: F:n
             --> demo.td:1:13
              |
            1 | class F<int n> {
              |             ^
            error[TD0605]: Initializer of 'B' in 'A_x' could not be fully resolved: { !cast<bits<4>>(99){3}, !cast<bits<4>>(99){2}, !cast<bits<4>>(99){1}, !cast<bits<4>>(99){0} }
             --> demo.td:5:7
              |
            5 |   def _x : F<n> {
              |       ^^
            6 |     let B = n;
              |         - this value
              |
            note: instantiated from multiclass
             --> demo.td:9:10
              |
            9 | defm A : M<99>;
              |          ^
        "#]],
    );
}

#[test]
fn assertion() {
    check(
        "class S<int n> {\n  assert !lt(n, 10), \"too large: \" # n;\n}\ndef s : S<12>;\n",
        expect![[r#"
        error[TD0702]: assertion failed
         --> demo.td:2:10
          |
        2 |   assert !lt(n, 10), "too large: " # n;
          |          ^^^
        3 | }
        4 | def s : S<12>;
          |     - in this record
          |
          = note: too large: 12
    "#]],
    );
}

#[test]
fn compact_form_has_the_include_chain() {
    let session = Session::in_memory().file("inner.td", "def x : Nothing;\n");
    let evaluation = session.parse_text("outer.td", "\ninclude \"inner.td\"\n");
    expect![[r#"
        Included from outer.td:2:
        inner.td:1:9: error: Couldn't find class 'Nothing'
        def x : Nothing;
                ^
    "#]]
    .assert_eq(&evaluation.render(&Renderer::compact()));
}
