//! Messages for invalid descriptions.

use std::path::Path;

use expect_test::{Expect, expect};
use kernelsmith_describe::describe;
use kernelsmith_diag::Renderer;
use kernelsmith_machine::TargetDesc;
use kernelsmith_tablegen::Session;

/// Translates a text with the prelude before it; errors as text.
pub(crate) fn describe_text(text: &str) -> Result<TargetDesc, String> {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../targets/td/include");
    let text = format!("include \"Target.td\"\n{text}");
    let records = Session::new()
        .include_dir(include)
        .parse_text("test.td", text)
        .into_result()
        .map_err(|failure| failure.render(&Renderer::compact()))?;
    describe(&records).map_err(|errors| errors.render(&Renderer::compact(), records.sources()))
}

const HEAD: &str = r##"
foreach n = 0-3 in def R#n : Register<"r"#n> { let HWEncoding = n; }
def R : RegisterClass<"T", [i8, i16, iPTR], 8, (sequence "R%u", 0, 3)>;
def W : RegisterClass<"T", [i32], 32, (sequence "R%u", 0, 3)>;
def u4 : Operand<i32> { let OperandType = "OPERAND_IMMEDIATE"; let Width = 4; let Signed = 0; }
class I<dag outs, dag ins, string asm, list<dag> pattern = []> : Instruction {
  let OutOperandList = outs; let InOperandList = ins; let AsmString = asm; let Pattern = pattern;
  field bits<8> Inst = 0;
}
def T : Target<"t">;
"##;

/// Compares only the lines that contain `error`, without include stack and source lines.
#[track_caller]
fn check(text: &str, want: Expect) {
    let shown = match describe_text(&format!("{HEAD}{text}")) {
        Ok(_) => "no error\n".to_owned(),
        Err(errors) => {
            let start = HEAD.lines().count() + 1;
            let line = |l: &str| {
                let (place, message) = l.split_once(" error: ")?;
                let number: usize = place.split(':').nth(1)?.parse().ok()?;
                Some(format!("{}: {message}\n", number.saturating_sub(start)))
            };
            errors.lines().filter_map(line).collect()
        }
    };
    want.assert_eq(&shown);
}

#[test]
fn registers() {
    check(
        "def A : Register<\"a\"> { let HWEncoding = 2; }\ndef C : RegisterClass<\"T\", [i8], 8, (add R2, A)>;",
        expect![[r#"
        2: `R2` and `A` of class `C` have the same number 2
    "#]],
    );
    check(
        "def C : RegisterClass<\"T\", [i8], 8, (add R2)> { let MoveInst = \"MOV\"; }",
        expect![[r#"
        1: there is no instruction `MOV`
    "#]],
    );
}

#[test]
fn instructions() {
    check(
        "def A : I<(outs), (ins W:$a), \"a\\t$b\"> { bits<8> a; let Inst = a; }",
        expect![[r#"
        1: there is no operand `$b`
    "#]],
    );
    check(
        "def A : I<(outs), (ins W:$a), \"a\\t$a\">;",
        expect![[r#"
        1: operand `a` of `A` is not in `Inst`
    "#]],
    );
    check(
        "def A : I<(outs), (ins W:$a), \"a\\t$a\"> { bits<4> a; let Inst{3-0} = a; let Inst{4} = ?; }",
        expect![[r#"
        1: bit 4 of `Inst` has no value
    "#]],
    );
    check(
        "def A : I<(outs), (ins W:$a), \"a\\t$a\"> { bits<4> q; let Inst{3-0} = q; }",
        expect![[r#"
        1: bit 0 of `Inst` is bit 0 of `q`, which is no operand
    "#]],
    );
    check(
        "def A : I<(outs W:$d), (ins W:$a), \"a\\t$d\"> { let Constraints = \"$a = $x, $d = $a\"; bits<2> d; let Inst{1-0} = d; }",
        expect![[r#"
        1: `$a = $x` does not name two operands
    "#]],
    );
    check(
        "def A : I<(outs W:$d), (ins R:$a), \"a\\t$d\"> { let Constraints = \"$d = $a\"; bits<2> d; let Inst{1-0} = d; }",
        expect![[r#"
        1: `$d = $a` ties operands of different classes
        1: operand `a` of `A` is not in `Inst`
    "#]],
    );
    check(
        "def A : I<(outs), (ins W:$a), \"a\\t${a:h}\"> { bits<4> a; let Inst{3-0} = a; }",
        expect![[r#"
        1: operand modifier `h` has no meaning here in `a\t${a:h}`
    "#]],
    );
    check(
        "def A : I<(outs), (ins), \"a\"> { let Predicates = [Predicate<\"IsWednesday\">]; }",
        expect![[r#"
        1: predicate `IsWednesday` is named 1 times and has no meaning here
    "#]],
    );
    check(
        "def A : I<(outs), (ins), \"a\"> { let FoldLast = \"A\"; }",
        expect![[r#"
        1: `A` does not have the operands of `A` with the last register in memory
    "#]],
    );
}

#[test]
fn patterns() {
    let add = "def A : I<(outs W:$d), (ins W:$a, W:$b), \"a\\t$d, $a, $b\"> { bits<2> d; bits<2> a; bits<2> b; let Inst{5-4} = d; let Inst{3-2} = a; let Inst{1-0} = b; }\n\
               def L : I<(outs W:$d), (ins u4:$i), \"l\\t$d, $i\"> { bits<2> d; bits<4> i; let Inst{5-4} = d; let Inst{3-0} = i; }\n";
    let patterns = |text: &str| format!("{add}{text}");
    check(
        &patterns("def : Pat<(add W:$a, W:$b), (A W:$a, W:$b)>;"),
        expect![[r#"
        no error
    "#]],
    );
    check(
        &patterns("def : Pat<(add R:$a, R:$b), (A R:$a, R:$b)>;"),
        expect![[r#"
        3: `$a` has type i32, which its register class does not hold
    "#]],
    );
    check(
        &patterns("def : Pat<(st (trunc R:$a), R:$b), (A R:$a, R:$b)>;"),
        expect![[r#"
        3: the type of the result of `trunc` cannot be inferred
    "#]],
    );
    check(
        &patterns("def : Pat<(i32 (zext R:$a)), (A (COPY_TO_REGCLASS R:$a, W), (COPY_TO_REGCLASS R:$a, W))>;"),
        expect![[r#"
        3: the type of `$a` cannot be inferred
    "#]],
    );
    check(
        &patterns("def : Pat<(i32 (add (i16 R:$a), W:$b)), (A R:$a, W:$b)>;"),
        expect![[r#"
        3: the result of `add` has type i32 and must have type i16
    "#]],
    );
    check(
        &patterns("def : Pat<(fadd W:$a, W:$b), (A W:$a, W:$b)>;"),
        expect![[r#"
        3: the result of `fadd` has type i32 and must be a float
    "#]],
    );
    check(
        &patterns("def : Pat<(add W:$a, W:$b), (A W:$a)>;"),
        expect![[r#"
        3: `A`: expected 2 inputs, found 1
    "#]],
    );
    check(
        &patterns("def : Pat<(add W:$a, W:$b), (A W:$a, W:$c)>;"),
        expect![[r#"
        3: `$c` is not in the pattern
    "#]],
    );
    check(
        &patterns("def : Pat<(i32 imm:$i), (L imm:$i)>;"),
        expect![[r#"
        3: `$i` is -2147483648..=2147483647, but operand `u4` holds 0..=15
    "#]],
    );
    check(
        &patterns("def : Pat<(add W:$a), (A W:$a, W:$a)>;"),
        expect![[r#"
        3: `add`: expected 2 operands, found 1
    "#]],
    );
    check(
        &patterns("def : Pat<(W:$a), (A W:$a, W:$a)>;"),
        expect![[r#"
        3: the root of a pattern must be an operation or a constant
    "#]],
    );
}

#[test]
fn modifiers_and_macros() {
    check(
        r#"
        def M : Modifier<"", 0, 60, 5>;
        def part : Operand<i32> { let OperandType = "OPERAND_IMMEDIATE"; let Width = 4; let Modifiers = [M]; }
        def : AsmMacro<"a $x", ["b $y"]>;
        def : AsmMacro<"c $x", []>;
        "#,
        expect![[r#"
            2: a part of an address has a text and a relocation
            2: a number has no more than 64 bits
            4: `a $x` has no operand `y`
            5: `c $x` has no expansion
        "#]],
    );
}

#[test]
fn macros_that_never_end_are_errors() {
    let macros = r#"
        def A : I<(outs), (ins), "a">;
        def : AsmMacro<"x $n", ["a", "x $n"]>;
        def : AsmMacro<"y $n", [".data", "z $n"]>;
        def : AsmMacro<"z $n", [".text", "a"]>;
    "#;
    let desc = describe_text(&format!("{HEAD}{macros}")).expect("it is a description");
    let assembler = kernelsmith_machine::asm::Assembler::new(&desc);
    let errors = assembler.assemble("x 1").expect_err("it never ends");
    assert_eq!(errors[0].to_string(), "expected less nesting of macros");
    assert_eq!(errors[0].range, 0..3);
    assert_eq!(assembler.assemble("y 1\na").expect("it ends").code(), [0, 0]);
}
