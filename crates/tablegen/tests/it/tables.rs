//! Searchable tables as Rust: the generated code compiles and returns the expected rows.

use kernelsmith_tablegen::command;
use std::process::Command;

/// Generates tables, and runs a program that uses them.
#[track_caller]
fn check(input: &str, body: &str) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = command::run_with(["tblgen", "--gen-rust-tables"], input, &mut out, &mut err);
    assert_eq!((code, String::from_utf8_lossy(&err).as_ref()), (0, ""));
    let dir = std::env::temp_dir().join(format!("kernelsmith-tables-{}-{}", std::process::id(), input.len()));
    std::fs::create_dir_all(&dir).unwrap();
    let source = format!("{}\nfn main() {{ {body} }}\n", String::from_utf8(out).unwrap());
    std::fs::write(dir.join("t.rs"), source).unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let compiled =
        Command::new(rustc).args(["--edition=2024", "-Dwarnings", "t.rs"]).current_dir(&dir).output().unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let ran = Command::new(dir.join("t")).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    std::fs::remove_dir_all(&dir).unwrap();
}

#[test]
fn older_classes_are_a_table_and_an_enum() {
    check(
        "class SearchableTable { list<string> SearchableFields; string EnumNameField = \"Name\"; string EnumValueField; }
         class Reg<string n, bits<8> e> : SearchableTable {
           let SearchableFields = [\"Name\", \"Encoding\"]; let EnumValueField = \"Encoding\";
           string Name = n; bits<8> Encoding = e; bit type = !eq(e, 3);
         }
         def : Reg<\"foo\", 17>; def : Reg<\"Bar\", 3>; def : Reg<\"zed\", 4>;",
        "assert_eq!(lookupRegByName(\"FOO\").map(|r| r.Encoding), Some(17));
         assert_eq!(lookupRegByEncoding(3).map(|r| (r.Name, r.r#type)), Some((\"Bar\", true)));
         assert_eq!((RegValues::zed.0, RegsList.len(), lookupRegByEncoding(9)), (4, 3, None));",
    );
}

#[test]
fn generic_tables_use_enums_and_return_ranges() {
    check(
        "class GenericEnum { string FilterClass; string NameField; string ValueField; }
         class GenericTable { string FilterClass; string FilterClassField; list<string> Fields; list<string> PrimaryKey;
           string PrimaryKeyName; bit PrimaryKeyReturnRange = false; }
         class SearchIndex { GenericTable Table; list<string> Key; }
         class Kind; def Small : Kind; def Large : Kind;
         def Kinds : GenericEnum { let FilterClass = \"Kind\"; }
         class Row<string n, Kind k, int c, bit used = 1> { string Name = n; Kind Of = k; int Code = c; bit Used = used; }
         def : Row<\"b\", Small, 2>; def : Row<\"a\", Large, 2>; def : Row<\"c\", Small, -1>; def : Row<\"d\", Small, 0, 0>;
         def Rows : GenericTable { let FilterClass = \"Row\"; let FilterClassField = \"Used\";
           let Fields = [\"Name\", \"Of\", \"Code\"]; string TypeOf_Of = \"Kinds\";
           let PrimaryKey = [\"Code\"]; let PrimaryKeyName = \"by_code\"; let PrimaryKeyReturnRange = true; }
         def by_kind : SearchIndex { let Table = Rows; let Key = [\"Of\", \"Name\"]; }",
        "assert_eq!(by_code(2).iter().map(|r| r.Name).collect::<String>(), \"ba\");
         assert_eq!((by_code(0).len(), by_code(-1)[0].Of), (0, Kinds::Small));
         assert_eq!(by_kind(Kinds::Large, \"A\").map(|r| r.Code), Some(2));",
    );
}
