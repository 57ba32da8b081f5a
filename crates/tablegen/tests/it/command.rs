//! The command: streams, exit codes, actions and options.

use expect_test::{Expect, expect};
use kernelsmith_tablegen::command;

#[track_caller]
fn check(args: &[&str], input: &str, want: Expect) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let all = std::iter::once("tblgen").chain(args.iter().copied());
    let code = command::run_with(all, input, &mut out, &mut err);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    want.assert_eq(&format!("{}---- {code}\n{}", text(&out), text(&err)));
}

#[test]
fn errors_in_values_keep_the_output() {
    check(
        &[],
        "def A { int x = \"s\"; }",
        expect![[r#"
            ------------- Classes -----------------
            ------------- Defs -----------------
            def A {
              int x;
            }
            ---- 1
            <stdin>:1:17: error: Field 'x' of type 'int' is incompatible with value '"s"' of type 'string'
            def A { int x = "s"; }
                            ^
            tblgen: 1 errors.
        "#]],
    );
}

#[test]
fn details_show_where_values_come_from() {
    check(
        &["--print-detailed-records", "-"],
        "class A<int n> {\n  int x = n;\n  field bit b;\n}\nmulticlass M {\n  def _a : A<1> {\n    let x = 2;\n  }\n}\ndefm D : M;\ndefvar v = 3;\n",
        expect![[r#"
            DETAILED RECORDS for file -

            -------------------- Global Variables (1) --------------------

            v = 3

            -------------------- Classes (1) --------------------

            A  |<stdin>:1|
              Template args:
                int A:n = ?  |<stdin>:1|
              Superclasses: (none)
              Fields:
                int x = A:n  |<stdin>:2|
                field bit b = ?  |<stdin>:3|

            -------------------- Records (1) --------------------

            D_a  |<stdin>:6|
              Defm sequence: |<stdin>:10|
              Superclasses: A
              Fields:
                int x = 2  |<stdin>:7|
                field bit b = ?  |<stdin>:3|
            ---- 0
        "#]],
    );
}

#[test]
fn enums_come_in_numeric_order_and_sets_expand() {
    check(
        &["-print-enums", "-class=R"],
        "class R; def R10 : R; def R9 : R;",
        expect![[r#"
        R9, R10, 
        ---- 0
    "#]],
    );
    check(
        &["--print-enums"],
        "",
        expect![[r#"
        ---- 1
        error: The class '' is not defined

    "#]],
    );
    let sets = "class Set<dag d> { dag Elements = d; } def add; def sub; def A; def B;
        def S : Set<(add B, A)>; def T : Set<(sub S, B)>;";
    check(
        &["--print-sets"],
        sets,
        expect![[r#"
        S = [ B A ]
        T = [ A ]
        ---- 0
    "#]],
    );
}

#[test]
fn operators_of_22_need_to_be_asked_for() {
    let text =
        "class R; def R1 : R; def Q : R; def t { list<R> l = !instances<R>(\"^R\"); bit m = !match(\"ab\", \"a|c\"); }";
    check(
        &["--null-backend"],
        text,
        expect![[r#"
            ---- 1
            <stdin>:1:53: error: Unknown operator
            class R; def R1 : R; def Q : R; def t { list<R> l = !instances<R>("^R"); bit m = !match("ab", "a|c"); }
                                                                ^
            <stdin>:1:53: error: Unknown or reserved token when parsing a value
            class R; def R1 : R; def Q : R; def t { list<R> l = !instances<R>("^R"); bit m = !match("ab", "a|c"); }
                                                                ^
            <stdin>:1:53: error: expected ';' after declaration
            class R; def R1 : R; def Q : R; def t { list<R> l = !instances<R>("^R"); bit m = !match("ab", "a|c"); }
                                                                ^
            <stdin>:1:82: error: Unknown operator
            class R; def R1 : R; def Q : R; def t { list<R> l = !instances<R>("^R"); bit m = !match("ab", "a|c"); }
                                                                                             ^
            <stdin>:1:82: error: Unknown or reserved token when parsing a value
            class R; def R1 : R; def Q : R; def t { list<R> l = !instances<R>("^R"); bit m = !match("ab", "a|c"); }
                                                                                             ^
            <stdin>:1:82: error: expected ';' after declaration
            class R; def R1 : R; def Q : R; def t { list<R> l = !instances<R>("^R"); bit m = !match("ab", "a|c"); }
                                                                                             ^
        "#]],
    );
    check(
        &["--dump-json", "--compat=22"],
        text,
        expect![[r#"
        {"!instanceof":{"R":["Q","R1"]},"!tablegen_json_version":1,"Q":{"!anonymous":false,"!fields":[],"!locs":["<stdin>:1"],"!name":"Q","!superclasses":["R"]},"R1":{"!anonymous":false,"!fields":[],"!locs":["<stdin>:1"],"!name":"R1","!superclasses":["R"]},"t":{"!anonymous":false,"!fields":[],"!locs":["<stdin>:1"],"!name":"t","!superclasses":[],"l":[{"def":"R1","kind":"def","printable":"R1"}],"m":1}}
        ---- 0
    "#]],
    );
    check(
        &["--compat=22"],
        "assert 0, \"why\";",
        expect![[r#"
        ---- 1
        <stdin>:1:8: error: assertion failed: why
        assert 0, "why";
               ^
    "#]],
    );
}

#[test]
fn version_22_shows_where_calls_and_defs_are_written() {
    let text = "class A<int i> { int x = i; }\nmulticlass M<int i> {\n  def _a : A<i>;\n  def _b { A y = A<i>; }\n}\ndefm D : M<1>;\ndefm E : M<2>;\ndef F {\n  A y = A<3>;\n  list<A> z = !foreach(i, [3, 4],\n    A<i>);\n  A again = A<1>;\n}";
    // The position of the class of an anonymous record before, since then that of the first call with its arguments.
    for (compat, places) in [("19", ["1", "1", "1", "1"]), ("22", ["4", "4", "9", "11"])] {
        let mut json = Vec::new();
        let args = ["tblgen", "--dump-json", &format!("--compat={compat}")];
        command::run_with(args, text, &mut json, &mut Vec::new());
        let json = String::from_utf8(json).expect("text");
        for (number, place) in places.iter().enumerate() {
            let name = format!(r#""anonymous_{number}":{{"!anonymous":true,"!fields":[],"!locs":["<stdin>:{place}"]"#);
            assert!(json.contains(&name), "{name} in {json}");
        }
    }
    check(
        &["--print-detailed-records", "--compat=22"],
        "multiclass M { def a; }\nmulticlass N {\n  defm b : M;\n}\ndefm c : N;",
        expect![[r#"
            DETAILED RECORDS for file -

            -------------------- Global Variables (0) --------------------


            -------------------- Classes (0) --------------------

            -------------------- Records (1) --------------------

            cba  |<stdin>:1|
              Defm sequence: |<stdin>:5| |<stdin>:3| |<stdin>:1|
              Superclasses: (none)
              Fields: (none)
            ---- 0
        "#]],
    );
}

#[test]
fn wrong_arguments() {
    check(
        &["--print-recods"],
        "",
        expect![[r#"
        ---- 1
        tblgen: Unknown command line argument '--print-recods'.  Try: 'tblgen --help'
        tblgen: Did you mean '--print-records'?
    "#]],
    );
    check(
        &["-d", "x.d"],
        "",
        expect![[r#"
        ---- 1
        tblgen: the option -d must be used together with -o
    "#]],
    );
    check(
        &["no/such.td"],
        "",
        expect![[r#"
        ---- 1
        tblgen: Could not open input file 'no/such.td': No such file or directory
    "#]],
    );
    check(
        &["-I"],
        "",
        expect![[r#"
        ---- 1
        tblgen: for the -I option: requires a value!
    "#]],
    );
}

#[test]
fn tables_become_rust() {
    let text = "class GenericEnum { string FilterClass; string NameField; string ValueField; }
        class GenericTable { string FilterClass; list<string> Fields; list<string> PrimaryKey; string PrimaryKeyName; }
        class SearchIndex { GenericTable Table; list<string> Key; }
        class Row<string n, bits<12> e> { string Name = n; bits<12> Code = e; bit type = 1; }
        def : Row<\"foo\", 17>; def : Row<\"Bar\", 3>;
        def Rows : GenericTable {
          let FilterClass = \"Row\"; let Fields = [\"Name\", \"Code\", \"type\"];
          let PrimaryKey = [\"Code\"]; let PrimaryKeyName = \"by_code\";
        }
        def by_name : SearchIndex { let Table = Rows; let Key = [\"Name\"]; }";
    check(
        &["--gen-rust-tables", "--no-warn-on-unused-template-args"],
        text,
        expect![[r#"
        // Generated from TableGen records. Edit those instead.

        #[allow(dead_code, non_camel_case_types, non_snake_case, non_upper_case_globals)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Row {
            pub Name: &'static str,
            pub Code: u16,
            pub r#type: bool,
        }

        #[allow(dead_code, non_camel_case_types, non_snake_case, non_upper_case_globals)]
        pub static Rows: [Row; 2] = [
            Row { Name: "Bar", Code: 0x3, r#type: true, },
            Row { Name: "foo", Code: 0x11, r#type: true, },
        ];

        #[allow(dead_code, non_camel_case_types, non_snake_case, non_upper_case_globals)]
        pub fn by_code(Code: u16) -> Option<&'static Row> {
            let order = |row: &Row| row.Code.cmp(&Code);
            let at = Rows.partition_point(|row| order(row).is_lt());
            Rows.get(at).filter(|row| order(row).is_eq())
        }

        #[allow(dead_code, non_camel_case_types, non_snake_case, non_upper_case_globals)]
        pub fn by_name(Name: &str) -> Option<&'static Row> {
            static INDEX: [(&'static str, u32); 2] = [
                ("BAR", 0),
                ("FOO", 1),
            ];
            let order = |entry: &(&'static str, u32)| entry.0.bytes().cmp(Name.bytes().map(|b| b.to_ascii_uppercase()));
            let at = INDEX.partition_point(|entry| order(entry).is_lt());
            let entry = INDEX.get(at).filter(|entry| order(entry).is_eq())?;
            Some(&Rows[entry.1 as usize])
        }
        ---- 0
    "#]],
    );
}

#[test]
fn an_action_that_fails_prints_nothing() {
    let text =
        "class Set<dag e> { dag Elements = e; } def add; def foo; def S0 : Set<(add foo)>;\ndef S1 : Set<(foo)>;";
    check(
        &["--print-sets"],
        text,
        expect![[r#"
            ---- 1
            <stdin>:2:5: error: Unknown set operator: (foo)
            def S1 : Set<(foo)>;
                ^
        "#]],
    );
}

#[test]
fn limits_are_options() {
    let run = |args: &[&str], text: &str| {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let args = ["tblgen"].iter().chain(args).copied().chain(["-"]);
        let code = command::run_with(args, text, &mut out, &mut err);
        (code, String::from_utf8(err).expect("UTF-8"))
    };
    let (code, message) = run(&["--limit=records=3"], "foreach i = 0-9 in def d#i;");
    assert!(code == 1 && message.contains("evaluation needs more than 3 records"), "{message}");
    let (code, message) = run(&["--limit", "sources=1K"], &"// comment\n".repeat(200));
    assert!(code == 1 && message.contains("needs more than 1024 bytes of source text"), "{message}");
    let (code, message) = run(&["--limit=output=50"], "def a;");
    assert!(code == 1 && message.contains("the output needs more than 50 bytes (TD0900)"), "{message}");
    let (code, message) = run(&["--limit=recrods=3"], "");
    assert!(code == 1 && message.contains("there is no limit 'recrods', only memory, steps, records"), "{message}");
    let (code, message) = run(&["--limit=memory=many"], "");
    assert!(code == 1 && message.contains("'many' is not a number"), "{message}");
}
