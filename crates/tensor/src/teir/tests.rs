//! Tests of texts: round trips, carets, and a violation of each rule.

use super::{Document, Program, Report, Value};

const BASE: &str = r#"teir-format 1.0

teir @base {
  tensor %in0 : f32
  tensor %in1 : f32
  tensor %out : f32

  axis @m extent 4 strides { in0: 12, out: 12 }
  axis @n extent 3 strides { in1: 4, out: 4 }
  axis @k extent 3 strides { in0: 4, in1: 12 }
  axis @b extent 2 strides { in0: 48, in1: 36, out: 48 }

  primitive @zero : Zero axes { M: [@m], N: [@n] } metadata { data_type: f32 }
  primitive @mul : Contraction axes { M: [@m], N: [@n], K: [] } metadata { data_type: f32 }

  schedule {
    roots [@each_b]

    iter @each_b axis @b policy parallel children [@each_k] metadata { num_threads: 2 }
    iter @each_k axis @k policy sequential children [@init, @add]
    invoke @init primitive @zero guard first(@each_k)
    invoke @add primitive @mul
  }
}
"#;

fn report(text: &str) -> Report {
    match Program::parse("t.teir", text) {
        Ok(program) => panic!("accepted:\n{program}"),
        Err(report) => report,
    }
}

fn edited(from: &str, to: &str) -> String {
    assert!(BASE.contains(from), "{from}");
    BASE.replacen(from, to, 1)
}

#[test]
fn texts_print_as_they_were_written() {
    let program = Program::parse("t.teir", BASE).unwrap();
    assert_eq!(program.to_string(), BASE);
    assert_eq!(Program::new(program.document().clone()).unwrap(), program);
    assert_eq!([0, 1, 2].map(|of| program.elements(of)), [24, 18, 24]);
}

/// Comments, line ends, order and every kind of value.
#[test]
fn other_spellings_mean_the_same() {
    let program = Program::parse("t.teir", BASE).unwrap();
    let crlf = BASE.replace('\n', " # a comment {\r\n");
    assert_eq!(Program::parse("t.teir", &crlf).unwrap(), program);
    let cr = BASE.replace('\n', " # a comment {\r");
    assert_eq!(Program::parse("t.teir", &cr).unwrap(), program);
    let other = edited("teir-format 1.0\n", "")
        .replace("extent 4 strides { in0: 12, out: 12 }", "extent +4 offsets {} strides { out: 12, in0: 12 }");
    assert_eq!(Program::parse("t.teir", &other).unwrap(), program);
    let values =
        "metadata { a: -7, b: 1.5, c: 2e-3, d: true, e: word, f: \"\\\\ \\\" \\n\\t\\r\\0 \u{e9}\", g-h.i: \"true\" }";
    let text = edited("metadata { num_threads: 2 }", values);
    let document = Program::parse("t.teir", &text).unwrap().document().clone();
    let found: Vec<Value> = document.iterations[0].metadata.values().cloned().collect();
    let text = |text: &str| Value::Text(text.to_owned());
    assert_eq!(
        found,
        [
            Value::Int(-7),
            Value::Float(1.5),
            Value::Float(0.002),
            Value::Bool(true),
            text("word"),
            text("\\ \" \n\t\r\0 \u{e9}"),
            text("true")
        ]
    );
    let again = Program::parse("t.teir", &document.to_string()).unwrap();
    assert_eq!(again.document(), &document);
    assert_eq!(Program::parse("t.teir", "teir {}").unwrap().document(), &Document::default());
}

#[test]
fn findings_have_carets() {
    let text = edited("policy parallel children [@each_k]", "policy paralel children [@each_m,]")
        .replace("roots [@each_b]", "roots [@each_b");
    let wanted = "\
t.teir:19:5: error: expected `,` or `]`, found `iter`
    iter @each_b axis @b policy paralel children [@each_m,] metadata { num_threads: 2 }
    ^
t.teir:19:33: error: `paralel` is no policy: expected `sequential` or `parallel`
    iter @each_b axis @b policy paralel children [@each_m,] metadata { num_threads: 2 }
                                ^
t.teir:19:59: error: expected a node, found `]`
    iter @each_b axis @b policy paralel children [@each_m,] metadata { num_threads: 2 }
                                                          ^
";
    assert_eq!(report(&text).to_string(), wanted);
}

/// Each rule with an edit of the text above that breaks it and nothing else.
#[test]
fn every_rule_is_checked() {
    let cases: &[(&str, &str, &str)] = &[
        ("TE0101", "axis @m", "axis ; @m"),
        ("TE0101", "axis @m", "axis @ m"),
        ("TE0102", "extent 4", "extent - 4"),
        ("TE0102", "num_threads: 2", "num_threads: 2e"),
        ("TE0103", "num_threads: 2", "num_threads: \"2"),
        ("TE0104", "num_threads: 2", "num_threads: \"\\x\""),
        ("TE0105", "extent 4", "extent 9223372036854775808"),
        ("TE0105", "num_threads: 2", "num_threads: 1e999"),
        ("TE0201", "extent 4", "4"),
        ("TE0201", "[@m], N: [@n] }", "[@m], N: [@n,] }"),
        ("TE0202", "1.0", "2.0"),
        ("TE0202", "1.0", "1"),
        ("TE0203", "in0: 12, out: 12", "in0: 12, out: 12, in0: 12"),
        ("TE0203", "M: [@m], N: [@n] }", "M: [@m], N: [@n], M: [@m] }"),
        ("TE0203", "{ num_threads: 2 }", "{ num_threads: 2, num_threads: 2 }"),
        ("TE0204", "roots [@each_b]", "roots [@each_b] roots [@each_b]"),
        ("TE0204", "guard first(@each_k)", "guard first(@each_k) guard first(@each_b)"),
        ("TE0204", "{ num_threads: 2 }", "{} metadata {}"),
        ("TE0204", "strides { in0: 12, out: 12 }", "strides {} strides { in0: 12, out: 12 }"),
        ("TE0204", "schedule {", "schedule { roots [] } schedule {"),
        ("TE0205", "in0 : f32", "in0 : f16"),
        ("TE0206", "roots [@each_b]", ""),
        ("TE0207", "policy parallel", "policy both"),
        ("TE0301", "tensor %in1 : f32", "tensor %in1 : f32 tensor %in1 : f32"),
        ("TE0301", "axis @m extent 4", "axis @n extent 4"),
        ("TE0301", "primitive @mul", "primitive @zero"),
        ("TE0301", "invoke @init", "invoke @add"),
        ("TE0302", "tensor %in0 : f32", "tensor %in0 : f32 tensor %in2 : f32"),
        ("TE0303", "tensor %in1 : f32\n  tensor %out : f32", "tensor %out : f32\n  tensor %in1 : f32"),
        ("TE0304", "in0 : f32", "in0 : f64"),
        ("TE0304", "data_type: f32", "data_type: f64"),
        ("TE0306", "in0: 12", "in3: 12"),
        ("TE0306", "out: 12 }", "out: 12 } offsets { in3: 0 }"),
        ("TE0307", "extent 4", "extent 0"),
        ("TE0308", "in0: 12", "in0: -12"),
        ("TE0309", "Zero", "Zeros"),
        ("TE0310", "K: []", "L: []"),
        ("TE0310", "[@m], N: [@n] }", "[@m], N: [@n], K: [] }"),
        ("TE0311", "M: [@m]", "M: [@o]"),
        ("TE0312", "M: [@m]", "M: [@m, @m]"),
        ("TE0313", "out: 12 }", "out: 12 } offsets { in0: 4 }"),
        ("TE0314", "in0: 12", "in0: 10"),
        ("TE0314", "out: 48 }", "out: 48 } offsets { out: 3 }"),
        ("TE0315", "in1: 4, out: 4", "in0: 4, in1: 4, out: 4"),
        ("TE0316", "data_type: f32", "data: f32"),
        ("TE0316", "data_type: f32", "data_type: 32"),
        ("TE0401", "invoke @add", "invoke @each_k"),
        ("TE0402", "roots [@each_b]", "roots []"),
        ("TE0403", "roots [@each_b]", "roots [@each_b, @each_c]"),
        ("TE0404", "[@init, @add]", "[@init, @add, @added]"),
        ("TE0405", "roots [@each_b]", "roots [@each_b, @each_b]"),
        ("TE0406", "roots [@each_b]", "roots [@each_b, @add]"),
        ("TE0407", "[@init, @add]", "[@init, @add, @add]"),
        (
            "TE0408",
            "invoke @add primitive @mul",
            "invoke @add primitive @mul iter @e axis @m policy sequential children []",
        ),
        ("TE0409", "invoke @add primitive @mul", "invoke @add primitive @mul invoke @more primitive @mul"),
        ("TE0410", "invoke @init", "iter @own axis @m policy sequential children [@own] invoke @init"),
        ("TE0411", "iter @each_k axis @k", "iter @each_k axis @l"),
        ("TE0412", "primitive @mul\n", "primitive @multiply\n"),
        ("TE0413", "children [@init, @add]", "children [@init, @add] guard first(@each_k)"),
        ("TE0414", "children [@each_k] metadata { num_threads: 2 }", "children [@each_k] guard last(@each_k)"),
        ("TE0415", "first(@each_k)", "first(@add)"),
        ("TE0416", "first(@each_k)", "first(@each_j)"),
        ("TE0417", "iter @each_k axis @k", "iter @each_k axis @b"),
        ("TE0418", "axis @k policy sequential", "axis @k policy parallel"),
        ("TE0501", "in0: 12, out: 12", "in0: 9223372036854775804, out: 12"),
        ("TE0502", "out: 48 }", "out: 48 } offsets { out: -4 }"),
        ("TE0503", "in0: 12, out: 12", "in0: 12, out: 8"),
        ("TE0503", "in0: 12, out: 12", "in0: 12"),
        ("TE0504", "children [@init, @add]", "children [@add, @init]"),
        ("TE0504", "first(@each_k)", "last(@each_k)"),
        // The published example: without all guards, only the first block is initialised.
        ("TE0504", "first(@each_k)", "first(@each_k) and first(@each_b)"),
        ("TE0505", " guard first(@each_k)", ""),
    ];
    let mut failures = String::new();
    for (code, from, to) in cases {
        let report = report(&edited(from, to));
        let follows = |other: &&str| *other == *code || FOLLOWS.contains(&(code, other));
        if !report.codes().contains(code) || !report.codes().iter().all(follows) {
            failures += &format!("{code} by `{to}`, found {:?}:\n{report}\n", report.codes());
        }
    }
    assert!(failures.is_empty(), "{failures}");
}

/// Rules that the edit for another one breaks, too.
const FOLLOWS: &[(&str, &str)] = &[
    ("TE0101", "TE0201"),
    ("TE0102", "TE0201"),
    ("TE0103", "TE0201"),
    ("TE0203", "TE0312"),
    ("TE0206", "TE0402"),
    ("TE0301", "TE0302"),
    ("TE0301", "TE0311"),
    ("TE0301", "TE0315"),
    ("TE0301", "TE0404"),
    ("TE0301", "TE0409"),
    ("TE0301", "TE0412"),
    ("TE0303", "TE0315"),
    ("TE0304", "TE0314"),
    ("TE0401", "TE0404"),
    ("TE0401", "TE0409"),
    ("TE0402", "TE0409"),
    ("TE0408", "TE0409"),
    ("TE0504", "TE0505"),
];

/// All violations are reported at once.
#[test]
fn all_findings_are_reported() {
    let text = edited("extent 4", "extent 0")
        .replace("roots [@each_b]", "roots [@each_b, @x, @each_b]")
        .replace("first(@each_k)", "first(@init) and last(@y)")
        .replace("M: [@m], N: [@n], K: []", "M: [@m], N: [@z], K: []");
    let mut codes = report(&text).codes();
    codes.sort_unstable();
    assert_eq!(codes, ["TE0307", "TE0311", "TE0403", "TE0405", "TE0413", "TE0416"]);
}

/// Rules that need other tensors.
#[test]
fn operations_need_their_tensors() {
    let one = "teir { tensor %out : f32 axis @m extent 4 strides { out: 4 } primitive @p : OP axes { M: [@m], N: [] }
        schedule { roots [@i] invoke @i primitive @p } }";
    assert!(Program::parse("t", &one.replace("OP", "Zero")).is_ok());
    assert!(Program::parse("t", &one.replace("OP", "ReLU")).is_ok());
    assert_eq!(report(&one.replace("OP", "Copy")).codes(), ["TE0305"]);
    assert_eq!(report(&one.replace("OP", "Contraction").replace("N: []", "N: [], K: []")).codes(), ["TE0305"]);
    assert_eq!(report("teir { schedule { roots [@i] invoke @i primitive @p } }").codes(), ["TE0302", "TE0412"]);
}

#[test]
fn parallel_iterations_own_their_elements() {
    // Rows interleave, but share no element; tiles of two rows overlap the next iteration.
    let text = "teir { tensor %in0 : f32 tensor %out : f32
        axis @m extent 4 strides { in0: 4, out: 4 } axis @n extent 3 strides { in0: 16, out: 16 }
        axis @t extent 2 strides { in0: 4, out: 4 }
        primitive @copy : Copy axes { M: [TILE], N: [@n] }
        schedule { roots [@each] iter @each axis @m policy parallel children [@i] invoke @i primitive @copy } }";
    assert!(Program::parse("t", &text.replace("TILE", "")).is_ok());
    assert_eq!(report(&text.replace("TILE", "@t")).codes(), ["TE0503"]);
    // Two invocations, each without overlap.
    let two = "teir { tensor %in0 : f32 tensor %out : f32
        axis @m extent 2 strides { in0: 4, out: 4 } axis @n extent 3 strides { in0: 16, out: 16 }
        axis @one extent 1 offsets { out: 4 }
        primitive @copy : Copy axes { M: [], N: [@n] }
        schedule { roots [@each] iter @each axis @m policy parallel children [@i, @next] invoke @i primitive @copy
          iter @next axis @one policy sequential children [@j] invoke @j primitive @copy } }";
    assert_eq!(report(two).codes(), ["TE0506"]);
    assert!(Program::parse("t", &two.replace("parallel", "sequential")).is_ok());
}

/// Rules about numbers are checked quickly for schedules of any size.
#[test]
fn long_schedules_are_checked() {
    let scaled = BASE
        .replace("@m extent 4 strides { in0: 12, out: 12 }", "@m extent 4000 strides { in0: 40000, out: 16000 }")
        .replace("@n extent 3 strides { in1: 4, out: 4 }", "@n extent 4000 strides { in1: 4, out: 4 }")
        .replace("@k extent 3 strides { in0: 4, in1: 12 }", "@k extent 10000 strides { in0: 4, in1: 16000 }")
        .replace("in0: 48, in1: 36, out: 48", "in0: 160000000, in1: 160000000, out: 64000000");
    let (program, warnings) = Program::parse_with_warnings("t", &scaled).unwrap();
    // A tile has 16 million elements.
    assert_eq!(warnings.codes(), ["TE0507"]);
    assert_eq!(program.work(), 2.0 * (4000.0 * 4000.0 * 10_000.0 + 4000.0 * 4000.0));
    let loops = scaled
        .replace("M: [@m], N: [@n]", "M: [], N: [@n]")
        .replace(
            "children [@each_k]",
            "children [@each_m] metadata {}\n iter @each_m axis @m policy sequential children [@each_k]",
        )
        .replacen("metadata {}\n", "\n", 1)
        .replace(" metadata { num_threads: 2 }", "");
    let (_, warnings) = Program::parse_with_warnings("t", &loops).unwrap();
    assert!(warnings.codes().is_empty(), "{warnings}");
    assert_eq!(report(&loops.replace(" guard first(@each_k)", "")).codes(), ["TE0505"; 2]);
}

#[test]
fn texts_are_limited() {
    let mut text = BASE.to_owned();
    text += &" ".repeat(super::MAX_TEXT - text.len());
    assert!(Program::parse("t", &text).is_ok());
    text.push(' ');
    assert_eq!(report(&text).codes(), ["TE0001"]);
}

#[test]
fn nesting_is_limited() {
    let nested = |depth: usize| {
        let mut text = String::from("teir { tensor %out : f32 primitive @z : Zero axes { M: [], N: [] }\n");
        for at in 0..depth {
            text += &format!("axis @a{at} extent 1\n");
        }
        text += "schedule { roots [@n0]\n";
        for at in 0..depth {
            text += &format!("iter @n{at} axis @a{at} policy sequential children [@n{}]\n", at + 1);
        }
        text + &format!("invoke @n{depth} primitive @z }} }}")
    };
    assert!(Program::parse("t", &nested(super::MAX_DEPTH)).is_ok());
    assert_eq!(report(&nested(super::MAX_DEPTH + 1)).codes(), ["TE0419"]);
    assert_eq!(report(&nested(20_000)).codes(), ["TE0419"]);
}

/// A schedule of copies: axes, children of the roots, nodes.
fn copies(axes: &str, m: &str, nodes: &str) -> String {
    format!(
        "teir @t {{ tensor %in0 : f32 tensor %out : f32 {axes} primitive @p : Copy axes {{ M: [{m}], N: [] }} \
         schedule {{ {nodes} }} }}"
    )
}

/// Small texts that ask for long checks: each of these took minutes or gigabytes.
#[test]
fn checks_of_hostile_schedules_are_bounded() {
    let list = |n: usize, name: &dyn Fn(usize) -> String| (0..n).map(name).collect::<Vec<_>>().join(", ");
    // The same tile in many places, whose million elements are compared.
    let axes = "axis @a extent 1000 strides { in0: 4, out: 4000 } axis @b extent 1000 strides { in0: 4, out: 4004 }";
    let invokes: String = (0..1000).map(|at| format!("invoke @i{at} primitive @p ")).collect();
    let same = copies(axes, "@a, @b", &format!("roots [{}] {invokes}", list(1000, &|at| format!("@i{at}"))));
    assert!(Program::parse("t.teir", &same).is_ok());
    // Other tiles each time: those beyond the limit may overlap.
    let axes: String = (0..20)
        .map(|at| format!("axis @a{at} extent 1000 strides {{ out: {} }} ", 4000 + 8 * at))
        .chain((0..20).map(|at| format!("axis @b{at} extent 1000 strides {{ out: {} }} ", 4004 + 8 * at)))
        .collect();
    let loops: String = (0..20)
        .map(|at| {
            format!(
                "iter @l{at} axis @a{at} policy sequential children [@m{at}] \
                 iter @m{at} axis @b{at} policy sequential children [@i{at}] invoke @i{at} primitive @p "
            )
        })
        .collect();
    let other = copies(&axes, "", &format!("roots [{}] {loops}", list(20, &|at| format!("@l{at}"))));
    let codes = report(&other).codes().join(" ");
    assert!(codes.starts_with("TE0503"), "{codes}");
    // A guard with many terms above many invocations.
    let axes = "axis @a extent 2 strides { in0: 4, out: 4 } axis @b extent 2 strides { in0: 8, out: 8 }";
    let invokes: String = (0..20_000).map(|at| format!("invoke @i{at} primitive @p ")).collect();
    let guarded = copies(
        axes,
        "",
        &format!(
            "roots [@l] iter @l axis @a policy sequential children [@m] iter @m axis @b policy sequential children [{}] \
             guard {} {invokes}",
            list(20_000, &|at| format!("@i{at}")),
            vec!["first(@l)"; 40_000].join(" and ")
        ),
    );
    assert!(Program::parse("t.teir", &guarded).is_ok());
    // Parallel loops inside each other, of which one iteration accesses many elements.
    let depth = super::MAX_DEPTH;
    let axes: String = (0..depth).map(|at| format!("axis @a{at} extent 2 strides {{ in0: 4, out: 4 }} ")).collect();
    let loops: String = (0..depth)
        .map(|at| {
            let child = if at + 1 < depth { format!("@l{}", at + 1) } else { "@i".to_owned() };
            let guard = if at > 0 { format!("guard first(@l{})", at - 1) } else { String::new() };
            format!("iter @l{at} axis @a{at} policy parallel children [{child}] {guard} ")
        })
        .collect();
    let nodes =
        format!("roots [@l0, @j] {loops} invoke @i primitive @p guard first(@l{}) invoke @j primitive @p", depth - 1);
    let axes = format!("{axes} axis @t extent 2000000 strides {{ in0: 4, out: 4 }}");
    let (_, warnings) = Program::parse_with_warnings("t.teir", &copies(&axes, "@t", &nodes)).unwrap();
    assert_eq!(warnings.codes(), ["TE0507"]);
}

/// Callers pass the inputs of the program, also those that it does not read.
#[test]
fn optimised_programs_have_the_same_inputs() {
    let text = "teir @zeros {
      tensor %in0 : f32  tensor %in1 : f32  tensor %out : f32
      axis @m extent 6 strides { out: 4 }
      axis @n extent 2 strides { out: 24 }
      primitive @zero : Zero axes { M: [@m], N: [@n] }
      schedule { roots [@all]  invoke @all primitive @zero }
    }";
    let machine = kernelsmith_kernels::Machine::new("x86-64-v3", None, &[], &[256]);
    for (text, n_inputs) in [(text.to_owned(), 2), (text.replace("tensor %in1 : f32", ""), 1)] {
        let optimised = Program::parse("zeros", &text).unwrap().optimise(&machine, 1).unwrap();
        assert_eq!((optimised.n_inputs(), optimised.elements(2)), (n_inputs, 12), "{optimised}");
    }
}
