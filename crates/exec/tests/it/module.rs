//! Loading modules: references in code and data, external symbols, refusals.

use kernelsmith_exec::{
    ArenaOptions, CodeArena, DataReference, ExecError, LoadedModule, ModuleCode, ModuleData, ModuleFunction, Reference,
    ReferenceKind, Tools, host_arch, process_symbol, trusted,
};

extern "C" fn outside() -> u64 {
    7
}

fn externals(name: &str) -> Option<*const u8> {
    (name == "outside").then_some(outside as extern "C" fn() -> u64 as *const u8)
}

fn reference(offset: usize, symbol: &str) -> Reference {
    Reference { offset, symbol: symbol.to_owned(), kind: ReferenceKind::TableEntry { addend: -4 } }
}

fn function(name: &str, bytes: &[u8], references: Vec<Reference>) -> ModuleFunction {
    ModuleFunction { name: name.to_owned(), bytes: bytes.to_vec(), align: 16, references, ..ModuleFunction::default() }
}

/// `mov rax, [rip + table entry]; mov rax, [rax]; ret`.
fn reader(name: &str, symbol: &str) -> ModuleFunction {
    let bytes = [0x48, 0x8b, 0x05, 0, 0, 0, 0, 0x48, 0x8b, 0x00, 0xc3];
    function(name, &bytes, vec![reference(3, symbol)])
}

/// `sub rsp, 8; call [rip + table entry]; add rsp, 8; ret`.
fn caller(name: &str, symbol: &str) -> ModuleFunction {
    let bytes = [0x48, 0x83, 0xec, 0x08, 0xff, 0x15, 0, 0, 0, 0, 0x48, 0x83, 0xc4, 0x08, 0xc3];
    function(name, &bytes, vec![reference(6, symbol)])
}

fn data(name: &str, word: u64, is_writable: bool) -> ModuleData {
    let (name, bytes) = (name.to_owned(), word.to_le_bytes().to_vec());
    ModuleData { name, size: 16, align: 8, bytes, is_writable, references: Vec::new() }
}

fn module(functions: Vec<ModuleFunction>, data: Vec<ModuleData>) -> ModuleCode {
    ModuleCode { arch: host_arch().to_owned(), functions, data, ..ModuleCode::default() }
}

fn load(module: &ModuleCode) -> Result<LoadedModule, ExecError> {
    let arena = CodeArena::new(ArenaOptions::new()).unwrap();
    LoadedModule::load(&arena, module, &externals, &Tools::none())
}

#[test]
#[cfg(all(target_arch = "x86_64", unix, not(miri)))]
fn code_reaches_code_data_and_the_process() {
    let mut pointer = data("pointer", 0, false);
    pointer.references.push(DataReference { offset: 8, width: 8, symbol: "word".into(), addend: 0, minus: None });
    pointer.references.push(DataReference {
        offset: 0,
        width: 4,
        symbol: "pointer".into(),
        addend: 5,
        minus: Some("pointer".into()),
    });
    let functions =
        vec![reader("read", "word"), reader("distance", "pointer"), caller("near", "read"), caller("far", "outside")];
    let loaded = load(&module(functions, vec![data("word", 42, true), pointer])).unwrap();
    let call = |name: &str| trusted::call_words(&loaded, name, &[]).unwrap();
    assert_eq!((call("read"), call("near"), call("far"), call("distance")), (42, 42, 7, 5));
    assert_eq!(trusted::call_words(&loaded, "nothing", &[]), None);
    assert_eq!(loaded.address("outside"), externals("outside"));
}

#[test]
#[cfg_attr(miri, ignore = "there is no code memory")]
fn what_cannot_be_loaded() {
    let refused = |module: &ModuleCode| load(module).unwrap_err().to_string();
    let unknown = module(vec![caller("f", "unknown")], Vec::new());
    assert_eq!(refused(&unknown), "symbol `unknown` is not known");
    let weak = ModuleCode { weak: vec!["unknown".to_owned()], ..unknown.clone() };
    assert_eq!(load(&weak).unwrap().address("unknown"), Some(std::ptr::null()));
    let twice = module(vec![reader("f", "f"), reader("f", "f")], Vec::new());
    assert_eq!(refused(&twice), "symbol `f` is already registered");
    let elsewhere = ModuleCode { arch: "pdp11".to_owned(), ..module(Vec::new(), Vec::new()) };
    assert!(refused(&elsewhere).starts_with("code is for pdp11"));
    let outside = module(vec![function("f", &[0xc3], vec![reference(0, "f")])], Vec::new());
    assert_eq!(refused(&outside), "code object is invalid: reference to `f` outside of function `f`");
    let large = ModuleData { size: 1, ..data("d", 0, true) };
    assert_eq!(
        refused(&module(Vec::new(), vec![large])),
        "code object is invalid: data `d` of 1 bytes with alignment 8"
    );
    let half = |name| ModuleData { size: usize::MAX / 2, bytes: Vec::new(), ..data(name, 0, true) };
    let too_large = "code object is invalid: a module of more bytes than there are addresses";
    assert_eq!(refused(&module(Vec::new(), vec![half("a"), half("b"), half("c")])), too_large);
    let page = ModuleData { size: usize::MAX - 8, bytes: Vec::new(), ..data("a", 0, false) };
    assert_eq!(refused(&module(Vec::new(), vec![page])), too_large);
}

#[test]
#[cfg(all(unix, not(miri)))]
fn symbols_of_the_process() {
    assert!(process_symbol("malloc").is_some());
    assert!(process_symbol("kernelsmith_no_such_symbol").is_none() && process_symbol("a\0b").is_none());
}
