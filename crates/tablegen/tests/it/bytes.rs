//! Bytes that are not UTF-8 appear unchanged in dumps and messages.

use kernelsmith_tablegen::command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The output and the messages of the command.
fn run(action: &str, input: &[u8]) -> (String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    static N_FILES: AtomicUsize = AtomicUsize::new(0);
    let n = N_FILES.fetch_add(1, Ordering::Relaxed);
    let file = std::env::temp_dir().join(format!("kernelsmith-bytes-{}-{n}.td", std::process::id()));
    std::fs::write(&file, input).unwrap();
    let path = file.to_string_lossy().into_owned();
    command::run(["tblgen", action, &path], &mut out, &mut err);
    std::fs::remove_file(&file).unwrap();
    (out.escape_ascii().to_string(), err.escape_ascii().to_string().replace(&path, "F"))
}

#[track_caller]
fn check(body: &[u8], want: &str) {
    let (out, err) = run("--print-records", &[b"def r { ", body, b"\n}"].concat());
    let fields = out.split("def r {\\n").nth(1).and_then(|rest| rest.strip_suffix("}\\n"));
    assert_eq!(fields.map(str::trim), Some(want), "{err}");
}

// Each line was compared with llvm-tblgen 19.
#[test]
fn strings_are_bytes() {
    check(b"string s = \"a\xff\xc3\"; // \xfe", r#"string s = \"a\xff\xc3\";\n"#);
    check(b"code c = [{ \x80 }];", r"code c = [{ \x80 }];\n");
    check(
        "string s = \"é\u{10ffff}\u{10ff80}\";".as_bytes(),
        r#"string s = \"\xc3\xa9\xf4\x8f\xbf\xbf\xf4\x8f\xbe\x80\";\n"#,
    );
    check(b"int n = !size(\"a\xff\xc3\xa9\");", r"int n = 4;\n");
    check("string s = !substr(\"é\", 0, 1);".as_bytes(), r#"string s = \"\xc3\";\n"#);
    check("bit b = !eq(!substr(\"é\", 0, 1) # !substr(\"é\", 1), \"é\");".as_bytes(), r"bit b = 1;\n");
    check(
        "string s = !interleave([!substr(\"é\", 0, 1), !substr(\"é\", 1)], \"\");".as_bytes(),
        r#"string s = \"\xc3\xa9\";\n"#,
    );
    check(b"int n = !find(\"\xff\xfeb\", \"b\");", r"int n = 2;\n");
    check(b"int n = !find(\"\xff 0123456789abcdefgh\", \"0123456789abcdefgh\");", r"int n = 2;\n");
    check(b"bit b = !lt(\"\x80\", \"\xc3\xa9\");", r"bit b = 1;\n");
    check(b"string s = !toupper(\"a\xffb\");", r#"string s = \"A\xffB\";\n"#);
    check(b"string s = !subst(\"a\", \"\xa9\", \"\xc3a\");", r#"string s = \"\xc3\xa9\";\n"#);
}

#[test]
fn dumps_sort_names_by_bytes_and_json_by_its_keys() {
    let input = b"def \"n\xff\"; def \"n\xed\xa0\x80\"; def \"n\xc3\xa9\";";
    let (out, _) = run("--print-records", input);
    assert!(out.ends_with(r"def n\xc3\xa9 {\n}\ndef n\xed\xa0\x80 {\n}\ndef n\xff {\n}\n"), "{out}");
    let (out, _) = run("--dump-json", input);
    let at = |name: &str| out.find(&format!("\\\"{name}\\\":{{\\\"!anonymous")).unwrap();
    let unknown = r"\xef\xbf\xbd";
    assert!(at(r"n\xc3\xa9") < at(&format!("n{unknown}")));
    assert!(at(&format!("n{unknown}")) < at(&format!("n{unknown}{unknown}{unknown}")));
}

#[test]
fn messages_show_the_line_as_it_is_and_no_caret() {
    let (_, err) =
        run("--null-backend", b"def a { string s = \"\xff\"; int x = \"\xfe\xe2\x82\"; }\ndef b { int \0x; }");
    let line = r#"def a { string s = \"\xff\"; int x = \"\xfe\xe2\x82\"; }"#;
    let first = r#"F:1:33: error: Field \'x\' of type \'int\' is incompatible with value \'\"\xfe\xe2\x82\"\' of type \'string\'"#;
    let nul =
        r"F:2:13: error: NUL character is invalid in source; treated as space\ndef b { int \x00x; }\n            ^\n";
    assert_eq!(err.split(": 2 errors").next().unwrap(), format!("{first}\\n{line}\\n{nul}tblgen"));
}
