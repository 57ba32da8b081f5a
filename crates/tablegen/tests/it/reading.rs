//! Reading records through the public interface.

use kernelsmith_tablegen::{BitRef, Records, Session, ValueRef};

fn records(text: &str) -> Records {
    Session::in_memory().parse_text("t.td", text).into_result().expect("valid text")
}

const TEXT: &str = "
class Base; class Mid : Base; class Leaf<int n> : Mid { int N = n; }
def op; def z : Leaf<1>; def a : Leaf<2>; def : Base;
def all {
  int i = -5; bit b = 1; bits<4> v = 0b1010; string s = \"text\"; code c = [{ code }]; list<int> l = [1, 2];
  list<string> ls = [\"x\", \"y\"]; list<Base> rs = [z, a]; dag d = (op:$self z:$first, 3, $free); Base r = z; Base u = ?;
  field bits<3> open; bits<2> w; bit flag; let open{2-1} = w; let open{0} = flag;
}";

#[test]
fn derived_in_both_orders() {
    let r = records(TEXT);
    let by_name: Vec<&str> = r.derived("Base").map(|d| d.name()).collect();
    let in_order: Vec<&str> = r.derived_in_order("Base").map(|d| d.name()).collect();
    assert_eq!((by_name, in_order), (vec!["a", "anonymous_0", "z"], vec!["z", "a", "anonymous_0"]));
    assert_eq!(r.derived("Nothing").count(), 0);
    let z = r.get("z").expect("defined");
    let supers: Vec<&str> = z.superclasses().map(|c| c.name()).collect();
    let direct: Vec<&str> = z.direct_superclasses().map(|c| c.name()).collect();
    assert_eq!((supers, direct), (vec!["Base", "Mid", "Leaf"], vec!["Leaf"]));
    assert!(z.is_a("Mid") && !z.is_a("op") && !z.is_anonymous());
    assert_eq!(r.sources().describe(z.span()), "t.td:3:13");
}

#[test]
fn typed_getters() {
    let r = records(TEXT);
    let all = r.get("all").expect("defined");
    assert_eq!((all.int("i"), all.bit("b"), all.int("v")), (Ok(-5), Ok(true), Ok(10)));
    assert_eq!((all.string("s"), all.string("c")), (Ok("text"), Ok(" code ")));
    assert_eq!((all.ints("l"), all.strings("ls")), (Ok(vec![1, 2]), Ok(vec!["x", "y"])));
    let names: Vec<&str> = all.defs("rs").expect("records").iter().map(|d| d.name()).collect();
    assert_eq!(names, ["z", "a"]);
    assert_eq!((all.def("r").map(|d| d.name()), all.def_or_unset("u")), (Ok("z"), Ok(None)));
    let dag = all.dag("d").expect("a dag");
    assert_eq!((dag.op_def().map(|o| o.name()), dag.op_name(), dag.len()), (Some("op"), Some("self"), 3));
    let names: Vec<Option<&str>> = dag.args().map(|(_, name)| name).collect();
    assert_eq!(names, [Some("first"), None, Some("free")]);
    assert!(matches!(dag.arg(2), Some(ValueRef::Unset)));
    let open: Vec<BitRef<'_>> = all.bits("open").expect("bits").iter().collect();
    let of = |name, index| BitRef::Field { name, index };
    assert_eq!(open, [of("flag", 0), of("w", 0), of("w", 1)]);
}

#[test]
fn read_errors_name_the_actual_value_and_its_position() {
    let r = records(TEXT);
    let all = r.get("all").expect("defined");
    let error = all.int("s").expect_err("a string");
    assert_eq!(error.to_string(), "field 's' of record 'all' must be an int, but is \"text\"");
    assert_eq!(r.sources().describe(error.span), "t.td:5:57");
    let error = all.dag("nope").expect_err("absent");
    assert_eq!(error.to_string(), "record 'all' has no field 'nope'");
}

#[test]
fn records_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&records(TEXT));
}
