//! Publishing: relocations, symbols, invalid code objects.

use kernelsmith_exec::*;

use crate::code::*;

extern "C" fn half(x: f64) -> f64 {
    x / 2.0
}

type Map = fn(f64) -> f64;

fn table() -> SymbolTable {
    let mut table = SymbolTable::new();
    table.register("half", half as extern "C" fn(f64) -> f64).unwrap();
    table
}

fn slot(symbol: &str, signature: Option<Signature>) -> Relocation {
    Relocation { offset: 32, kind: RelocKind::Abs64, symbol: symbol.to_string(), addend: 0, signature }
}

fn caller(relocation: Relocation) -> CodeObject {
    CodeObject { relocations: vec![relocation], ..object(CALL_SLOT) }
}

#[test]
fn calls_go_through_slots() {
    let block = publish(&arena(), &caller(slot("half", Some(Map::signature()))), &table()).unwrap();
    assert_eq!(block.untyped_symbol(), None);
    assert_eq!(block.bytes()[32..], (half as *const u8).addr().to_ne_bytes());
    let kernel = trusted::kernel::<Map>(block, &Map::signature(), AccessContract::default()).unwrap();
    assert_eq!(kernel.call(21.0), Ok(21.0));
}

#[test]
fn symbols_are_called_as_registered() {
    #[track_caller]
    fn refused(relocation: Relocation, want: &str) {
        let arena = arena();
        let error = publish(&arena, &caller(relocation), &table()).unwrap_err();
        assert_eq!(error.to_string(), want);
        assert_eq!(arena.usage().n_blocks, 0);
    }
    refused(slot("third", None), "symbol `third` is not known");
    refused(
        slot("half", Some(<fn(f32) -> f64>::signature())),
        "symbol `half` is called as `fn(f32) -> f64` but registered as `fn(f64) -> f64`",
    );
}

#[test]
fn unchecked_symbols_make_a_kernel_unsafe() {
    let by_address = |name: &str| (name == "half").then_some(half as *const u8);
    let mut unsafe_table = SymbolTable::new();
    unsafe_table.register("half", half as unsafe extern "C" fn(f64) -> f64).unwrap();
    let typed = || slot("half", Some(Map::signature()));
    let cases: [(Relocation, &dyn Resolve); 3] =
        [(typed(), &by_address), (typed(), &unsafe_table), (slot("half", None), &table())];
    for (relocation, symbols) in cases {
        let block = publish(&arena(), &caller(relocation), symbols).unwrap();
        assert_eq!(block.untyped_symbol(), Some("half"));
        let refused = trusted::kernel::<Map>(block.clone(), &Map::signature(), AccessContract::default());
        assert_eq!(refused.unwrap_err(), ExecError::UntypedSymbol { name: "half".to_string() });
        let contract = AccessContract { unsafe_reason: Some("calls half".to_string()), ..Default::default() };
        let kernel = trusted::kernel::<Map>(block, &Map::signature(), contract).unwrap();
        // SAFETY: `half` has no preconditions.
        assert_eq!(unsafe { kernel.call_unchecked(3.0) }, Ok(3.0));
    }
}

/// A resolver that returns a function with the expected type for every name.
struct Claims(SymbolTable);

impl Resolve for Claims {
    fn resolve(&self, _: &str) -> Option<Resolved> {
        // The most that safe code can do: return a symbol that a table has checked, whatever the name, or an address
        // without a type.
        self.0.resolve("other").or_else(|| Some(Resolved::untyped(std::ptr::without_provenance(0xdead_0000))))
    }
}

#[test]
fn resolvers_of_others_cannot_claim_a_signature() {
    let code = caller(slot("half", Some(Map::signature())));
    let object = trusted::object(code, Map::signature(), AccessContract::default());
    let refused = object.publish::<Map>(&arena(), &Claims(SymbolTable::new())).unwrap_err();
    assert_eq!(refused, ExecError::UntypedSymbol { name: "half".to_string() });
    extern "C" fn index(_: i64) -> i64 {
        0
    }
    let mut others = SymbolTable::new();
    others.register("other", index as extern "C" fn(i64) -> i64).unwrap();
    let refused = object.publish::<Map>(&arena(), &Claims(others)).unwrap_err();
    assert!(matches!(refused, ExecError::SymbolSignature { .. }), "{refused}");
}

#[test]
fn kernels_call_kernels_and_keep_them_alive() {
    let arena = arena();
    let kernel = {
        let mut symbols = table();
        let make = |name: &str, symbols: &SymbolTable| {
            let block = publish(&arena, &caller(slot(name, Some(Map::signature()))), symbols).unwrap();
            trusted::kernel::<Map>(block, &Map::signature(), AccessContract::default()).unwrap()
        };
        let inner = make("half", &symbols);
        symbols.register_kernel("inner", &inner).unwrap();
        let twice = symbols.register_kernel("inner", &inner).unwrap_err();
        assert_eq!(twice.to_string(), "symbol `inner` is already registered");
        make("inner", &symbols)
    };
    assert_eq!(arena.usage().n_blocks, 2);
    assert_eq!(kernel.call(10.0), Ok(20.0));
    drop(kernel);
    assert_eq!(arena.usage().n_blocks, 0);
}

/// More arguments than a function has parameters.
struct Many;

impl ArgGroup for Many {
    type Actuals<'a> = [u64; 64];
    fn params() -> Vec<ParamKind> {
        vec![ParamKind::Scalar(ScalarType::U64); 64]
    }
    fn lend<'b>(actuals: &'b mut Self::Actuals<'_>) -> Vec<TypedArg<'b>> {
        actuals.iter().map(|&value| TypedArg::scalar(value)).collect()
    }
}

/// Its contract is empty if all its accesses are inside for every length; other code could pass it any address and length.
#[test]
fn kernels_with_slices_are_no_safe_symbols() {
    let mut symbols = SymbolTable::new();
    symbols.register_kernel("slice", &kernel::<fn(InOut<u8>)>(ADD, AccessContract::default())).unwrap();
    symbols.register_kernel("values", &kernel::<fn(i64, bool) -> i64>(ADD, AccessContract::default())).unwrap();
    assert_eq!(symbols.resolve("slice").unwrap().signature(), None);
    assert!(symbols.resolve("values").unwrap().signature().is_some());
}

#[test]
fn kernels_with_conditions_are_no_symbols() {
    let traps = kernel::<fn() -> bool>(TRAP_9, traps());
    let error = SymbolTable::new().register_kernel("t", &traps).unwrap_err();
    assert_eq!(error.to_string(), "symbol `t` cannot be registered: it takes a trap record");
    let reads = touches([Access::read(0, Bound::constant(0), Bound::constant(1))]);
    let first = kernel::<fn(In<f32>) -> f32>(DEREF, reads);
    let error = SymbolTable::new().register_kernel("f", &first).unwrap_err();
    assert_eq!(error.to_string(), "symbol `f` cannot be registered: its access contract would not be checked");
    let recorded = kernel::<fn(Group<Many>) -> u64>(ADD, AccessContract::default());
    let error = SymbolTable::new().register_kernel("r", &recorded).unwrap_err();
    assert_eq!(error.to_string(), "symbol `r` cannot be registered: it takes its arguments in a record");
    let sum = Bound::affine(0, [(1, Term::Param(0)), (1, Term::Param(1))]);
    let requires = vec![Requirement { value: sum, guards: Vec::new() }];
    let add = kernel::<fn(i64, i64) -> i64>(ADD, AccessContract { requires, ..AccessContract::default() });
    let error = SymbolTable::new().register_kernel("a", &add).unwrap_err();
    assert_eq!(error.to_string(), "symbol `a` cannot be registered: its access contract would not be checked");
}

#[test]
fn functions_call_themselves_by_their_own_name() {
    let code = CodeObject { relocations: vec![slot("sample", None)], ..object(FACTORIAL) };
    let block = publish(&arena(), &code, &SymbolTable::new()).unwrap();
    type F = fn(i64) -> i64;
    let factorial = trusted::kernel::<F>(block, &F::signature(), AccessContract::default()).unwrap();
    assert_eq!(factorial.call(10), Ok(3_628_800));
}

#[test]
fn relative_relocations_reach_or_fail() {
    let arena = arena();
    let target = publish(&arena, &object(ADD), &SymbolTable::new()).unwrap();
    let near = target.entry().as_ptr();
    let jump = |symbols: &dyn Resolve| {
        // Relative to the end of the instruction, which is four bytes after the field.
        let relocation =
            Relocation { offset: 1, kind: RelocKind::Rel32, symbol: "t".to_string(), addend: -4, signature: None };
        let code = CodeObject { relocations: vec![relocation], ..object(JUMP) };
        publish(&arena, &code, symbols)
    };
    let block = jump(&|_: &str| Some(near.cast_const())).unwrap();
    type F = fn(i64, i64) -> i64;
    // SAFETY: the code jumps to `ADD`, which `target` keeps alive.
    let add = unsafe { Kernel::<F>::new(block, &F::signature(), AccessContract::default()) }.unwrap();
    assert_eq!(add.call(1, 2), Ok(3));
    let far = jump(&|_: &str| Some(near.cast_const().wrapping_add(1 << 40))).unwrap_err();
    assert!(matches!(far, ExecError::RelocationRange { offset: 1, .. }), "{far}");
}

#[test]
fn code_objects_that_contradict_themselves_are_refused() {
    #[track_caller]
    fn refused(code: CodeObject, want: &str) {
        let error = publish(&arena(), &code, &table()).unwrap_err();
        assert_eq!(error.to_string(), want);
    }
    let add = || object(ADD);
    refused(object(""), "code object is invalid: it is empty");
    refused(CodeObject { entry_offset: 5, ..add() }, "code object is invalid: entry at 5 of 5 bytes");
    let want = "code object is invalid: alignment 24 is no power of two up to 4096";
    refused(CodeObject { align: 24, ..add() }, want);
    refused(CodeObject { arch: "z80".to_string(), ..add() }, "code is for z80, this host is x86_64");
    let want = "code has the calling convention pascal, functions on this host have sysv";
    refused(CodeObject { convention: "pascal".to_string(), ..add() }, want);
    let features = ["sse2", "warp-drive"].map(std::borrow::Cow::Borrowed).into_iter().collect();
    refused(CodeObject { features, ..add() }, "kernel needs `warp-drive`, which this host lacks");
    let late = Relocation { offset: 33, ..slot("half", None) };
    refused(caller(late), "code object is invalid: relocation of `half` at 33 of 40 bytes");
    let last = Relocation { offset: usize::MAX, ..slot("half", None) };
    let want = format!("code object is invalid: relocation of `half` at {} of 40 bytes", usize::MAX);
    refused(caller(last), &want);
}
