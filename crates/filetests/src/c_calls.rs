//! Random functions that call C and are called from C: the conventions of code against those of a C compiler.
//!
//! In: a target with its C compiler, and perhaps an emulator; seeds. Out: what a program of both parts prints, which is
//! `ok` if every call passed every value.
//! How: for each of some random signatures there is a function in C and one of the IR with the same meaning, a number
//! that depends on every bit of every argument. C calls the one of the IR, and a function of the IR calls the one in C,
//! both with constants whose result the generator knows.
//! Not here: what functions compute otherwise (see [`crate::differential`]).

use kernelsmith_codegen::{Compiler, Options, Target, Verify, module};
use kernelsmith_ir::random::{Rng, value};
use kernelsmith_ir::{
    Builder, Data, DataKind, Elem, Linkage, MemRef, Module, ModuleFunction, Passing, Symbol, SymbolKind, Type, VReg,
};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// The convention of a target, as far as signatures depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Convention {
    /// System V on x86-64.
    SysV,
    /// AAPCS64.
    Aapcs64,
    /// LP64D of RISC-V.
    Lp64d,
}

impl Convention {
    /// The name in the target's description.
    pub fn name(self) -> &'static str {
        match self {
            Convention::SysV => "sysv",
            Convention::Aapcs64 => "aapcs64",
            Convention::Lp64d => "lp64d",
        }
    }
}

/// A C compiler and an emulator for its programs.
#[derive(Clone, Copy, Debug)]
pub struct Toolchain {
    /// The convention.
    pub convention: Convention,
    /// The compiler.
    pub compiler: &'static str,
    /// The emulator and its options; empty for this machine.
    pub emulator: &'static [&'static str],
}

impl Toolchain {
    /// The toolchains of all targets.
    pub const ALL: [Toolchain; 3] = [
        Toolchain { convention: Convention::SysV, compiler: "gcc", emulator: &[] },
        Toolchain {
            convention: Convention::Aapcs64,
            compiler: "aarch64-linux-gnu-gcc",
            emulator: &["qemu-aarch64", "-cpu", "max"],
        },
        Toolchain {
            convention: Convention::Lp64d,
            compiler: "riscv64-linux-gnu-gcc",
            emulator: &["qemu-riscv64", "-cpu", "rv64,v=true,vext_spec=v1.0,vlen=128,zba=true,zbb=true,zbs=true"],
        },
    ];

    /// The reason why its programs cannot run here, if there is one.
    pub fn missing(&self) -> Option<String> {
        let is_here = |name: &&str| Command::new(name).arg("--version").output().is_ok();
        let native = cfg!(all(target_arch = "x86_64", target_os = "linux"));
        if self.emulator.is_empty() && !native {
            return Some("this is another machine".to_owned());
        }
        let tools = [self.compiler].into_iter().chain(self.emulator.first().copied());
        tools.into_iter().find(|tool| !is_here(tool)).map(|tool| format!("{tool} not found"))
    }
}

/// A parameter of a random signature.
#[derive(Clone, Copy, Debug)]
enum Param {
    /// A scalar.
    Scalar(Type),
    /// A structure of this number of 64-bit integers, at least 3.
    Struct(u32),
}

/// The results of a random signature.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Results {
    /// One scalar.
    One(Type),
    /// Two, in a structure.
    Two(Type, Type),
    /// Three 64-bit integers in memory.
    Memory,
}

#[derive(Clone, Debug)]
struct Signature {
    params: Vec<Param>,
    results: Results,
}

const SCALARS: [Type; 12] = [
    Type::BOOL,
    Type::scalar(Elem::I8),
    Type::scalar(Elem::U8),
    Type::scalar(Elem::I16),
    Type::scalar(Elem::U16),
    Type::I32,
    Type::U32,
    Type::I64,
    Type::U64,
    Type::F32,
    Type::F64,
    Type::PTR,
];

fn c_name(ty: Type) -> &'static str {
    match ty.elem() {
        Elem::Bool => "_Bool",
        Elem::I8 => "int8_t",
        Elem::U8 => "uint8_t",
        Elem::I16 => "int16_t",
        Elem::U16 => "uint16_t",
        Elem::I32 => "int32_t",
        Elem::U32 => "uint32_t",
        Elem::I64 => "int64_t",
        Elem::U64 => "uint64_t",
        Elem::F32 => "float",
        Elem::F64 => "double",
        _ => "void *",
    }
}

/// The number into which a scalar goes.
fn number(ty: Type, bits: u64) -> u64 {
    match ty.elem() {
        Elem::F32 => u64::from(bits as u32),
        elem => elem.canonical(bits),
    }
}

fn mix(hash: u64, number: u64) -> u64 {
    hash.wrapping_mul(31).wrapping_add(number)
}

/// The function of C for [`mix`], and conversions of floats.
const PRELUDE: &str = "\
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
static uint64_t bits32(float x) { uint32_t n; memcpy(&n, &x, 4); return n; }
static uint64_t bits64(double x) { uint64_t n; memcpy(&n, &x, 8); return n; }
static float float32(uint32_t n) { float x; memcpy(&x, &n, 4); return x; }
static double float64(uint64_t n) { double x; memcpy(&x, &n, 8); return x; }
static int failures;
static void expect(const char *what, uint64_t got, uint64_t wanted) {
    if (got != wanted) { failures++; printf(\"%s: got %#llx, wanted %#llx\\n\", what, (unsigned long long)got, (unsigned long long)wanted); }
}
struct Memory { uint64_t word[3]; };
";

/// A program of C and a module of the IR.
#[derive(Debug)]
pub struct Program {
    /// The text of C.
    pub source: String,
    /// The module.
    pub module: Module,
}

/// The state of the generator.
struct Generator {
    rng: Rng,
    convention: Convention,
    source: String,
    main: String,
    module: Module,
}

/// The program of a seed.
pub fn program(seed: u64, convention: Convention) -> Program {
    let mut generator = Generator {
        rng: Rng::new(seed),
        convention,
        source: PRELUDE.to_owned(),
        main: String::new(),
        module: Module::default(),
    };
    for number in 0..8 {
        let signature = generator.signature();
        generator.functions(number, &signature);
    }
    for number in 0..3 {
        generator.variadic(number);
    }
    generator.second_return();
    let Generator { mut source, main, module, .. } = generator;
    // Writing to a string cannot fail.
    let _ =
        write!(source, "int main(void) {{\n{main}    if (!failures) puts(\"ok\");\n    return failures != 0;\n}}\n");
    Program { source, module }
}

impl Generator {
    fn signature(&mut self) -> Signature {
        let most = if self.rng.one_in(2) { 24 } else { 8 };
        let n = self.rng.below(most);
        let params = (0..n).map(|_| match self.rng.one_in(8) {
            true => Param::Struct(3 + self.rng.below(4) as u32),
            false => Param::Scalar(self.rng.pick(&SCALARS)),
        });
        let params = params.collect();
        let results = match self.rng.below(4) {
            0 => Results::Memory,
            1 => self.two_results(),
            _ => Results::One(self.rng.pick(&SCALARS)),
        };
        Signature { params, results }
    }

    /// Two results that the convention returns in registers of the same kinds.
    fn two_results(&mut self) -> Results {
        let (int, float) = (Type::I64, Type::F64);
        match self.rng.below(if self.convention == Convention::Aapcs64 { 2 } else { 4 }) {
            0 => Results::Two(int, int),
            1 => Results::Two(float, float),
            2 => Results::Two(int, float),
            _ => Results::Two(float, int),
        }
    }

    /// A value of a type, as bits and in C; no NaNs, whose bits C need not keep.
    fn constant(&mut self, ty: Type) -> (u64, String) {
        let is_nan = |bits: u64| match ty.elem() {
            Elem::F32 => f32::from_bits(bits as u32).is_nan(),
            Elem::F64 => f64::from_bits(bits).is_nan(),
            _ => false,
        };
        let bits = match value(&mut self.rng, ty.elem()) {
            bits if is_nan(bits) => 0,
            bits => bits,
        };
        let text = match ty.elem() {
            Elem::F32 => format!("float32({:#x}u)", bits as u32),
            Elem::F64 => format!("float64({bits:#x}ull)"),
            _ => format!("({})({bits:#x}ull)", c_name(ty)),
        };
        (bits, text)
    }

    /// The functions of a signature, in both languages, and their calls.
    fn functions(&mut self, at: usize, signature: &Signature) {
        self.c_function(at, signature);
        self.ir_function(at, signature);
        // The arguments of one call.
        let (mut hash, mut c_args, mut args) = (at as u64, Vec::new(), Vec::new());
        for param in &signature.params {
            match *param {
                Param::Scalar(ty) => {
                    let (bits, text) = self.constant(ty);
                    hash = mix(hash, number(ty, bits));
                    c_args.push(text);
                    args.push(vec![bits]);
                }
                Param::Struct(n) => {
                    let words: Vec<u64> = (0..n).map(|_| self.rng.bits()).collect();
                    hash = words.iter().fold(hash, |hash, &word| mix(hash, word));
                    let list: Vec<String> = words.iter().map(|word| format!("{word:#x}ull")).collect();
                    c_args.push(format!("(struct Words{n}_{at}){{{{{}}}}}", list.join(", ")));
                    args.push(words);
                }
            }
        }
        let wanted = results_of(signature.results, hash);
        let _ = writeln!(self.main, "    {{ {} r = ir_{at}({});", c_results(at, signature.results), c_args.join(", "));
        for (n, (field, ty)) in fields(signature.results).into_iter().enumerate() {
            let got = c_number(ty, &format!("r{field}"));
            let _ = writeln!(self.main, "      expect(\"C calls ir_{at}, result {n}\", {got}, {:#x}ull);", wanted[n]);
        }
        let _ = writeln!(self.main, "    }}");
        let _ = writeln!(self.source, "extern uint64_t call_{at}(void), indirect_{at}(void);");
        let combined = wanted.iter().fold(0, |hash, &word| mix(hash, word));
        for name in ["call", "indirect"] {
            let _ = writeln!(self.main, "    expect(\"{name}_{at} calls c_{at}\", {name}_{at}(), {combined:#x}ull);");
            self.ir_call(at, signature, &args, name == "indirect");
        }
    }

    fn c_function(&mut self, at: usize, signature: &Signature) {
        let mut names = Vec::new();
        let mut body = format!("    uint64_t hash = {at};\n");
        let mut declared = Vec::new();
        for (n, param) in signature.params.iter().enumerate() {
            match *param {
                Param::Scalar(ty) => {
                    names.push(format!("{} p{n}", c_name(ty)));
                    let _ = writeln!(body, "    hash = hash * 31 + {};", c_number(ty, &format!("p{n}")));
                }
                Param::Struct(words) => {
                    if !declared.contains(&words) {
                        declared.push(words);
                        let _ = writeln!(self.source, "struct Words{words}_{at} {{ uint64_t word[{words}]; }};");
                    }
                    names.push(format!("struct Words{words}_{at} p{n}"));
                    let _ = writeln!(body, "    for (int i = 0; i < {words}; i++) hash = hash * 31 + p{n}.word[i];");
                }
            }
        }
        let params = if names.is_empty() { "void".to_owned() } else { names.join(", ") };
        if let Results::Two(a, b) = signature.results {
            let _ = writeln!(self.source, "struct Two_{at} {{ {} a; {} b; }};", c_name(a), c_name(b));
        }
        let results = c_results(at, signature.results);
        let value = match signature.results {
            Results::One(ty) => c_value(ty, "hash"),
            Results::Two(a, b) => {
                format!("(struct Two_{at}){{ {}, {} }}", c_value(a, "hash"), c_value(b, "(hash + 1)"))
            }
            Results::Memory => "(struct Memory){{ hash, hash + 1, hash + 2 }}".to_owned(),
        };
        let _ = writeln!(self.source, "{results} c_{at}({params}) {{\n{body}    return {value};\n}}");
        let _ = writeln!(self.source, "extern {results} ir_{at}({params});");
    }

    /// The declaration of a signature.
    fn symbol(&self, name: &str, signature: &Signature) -> Symbol {
        let mut symbol = Symbol::function(name, &[], None);
        match signature.results {
            Results::One(ty) => symbol.results.push(ty),
            Results::Two(a, b) => symbol.results.extend([a, b]),
            Results::Memory => {
                symbol.params.push(Type::PTR);
                symbol.passing.push((0, Passing::ResultAddress));
            }
        }
        for param in &signature.params {
            match *param {
                Param::Scalar(ty) => symbol.params.push(ty),
                Param::Struct(n) => {
                    if self.convention == Convention::SysV {
                        let at = symbol.params.len() as u32;
                        symbol.passing.push((at, Passing::Copy { bytes: 8 * n, align: 8 }));
                    }
                    symbol.params.push(Type::PTR);
                }
            }
        }
        symbol
    }

    fn ir_function(&mut self, at: usize, signature: &Signature) {
        let symbol = self.symbol("", signature);
        let mut b = Builder::new(&format!("ir_{at}"));
        let params: Vec<VReg> = symbol.params.iter().map(|&ty| b.param(ty)).collect();
        symbol.results.iter().for_each(|&ty| b.result(ty));
        b.func_mut().passing = symbol.passing;
        let mut hash = b.int(Type::U64, at as i64);
        let factor = b.int(Type::U64, 31);
        let mut mix = |b: &mut Builder, number: VReg| {
            let product = b.mul(Type::U64, hash, factor);
            hash = b.add(Type::U64, product, number);
        };
        let first = usize::from(signature.results == Results::Memory);
        for (param, &reg) in signature.params.iter().zip(&params[first..]) {
            match *param {
                Param::Scalar(ty) => {
                    let number = ir_number(&mut b, ty, reg);
                    mix(&mut b, number);
                }
                Param::Struct(n) => {
                    for word in 0..i64::from(n) {
                        let word = b.load(Type::U64, MemRef::at(reg).disp(8 * word).align(8));
                        mix(&mut b, word);
                    }
                }
            }
        }
        let one = b.int(Type::U64, 1);
        let next = b.add(Type::U64, hash, one);
        match signature.results {
            Results::One(ty) => {
                let value = ir_value(&mut b, ty, hash);
                b.return_(&[value]);
            }
            Results::Two(first, second) => {
                let values = [ir_value(&mut b, first, hash), ir_value(&mut b, second, next)];
                b.return_(&values);
            }
            Results::Memory => {
                let last = b.add(Type::U64, next, one);
                for (word, value) in [hash, next, last].into_iter().enumerate() {
                    b.store(Type::U64, MemRef::at(params[0]).disp(8 * word as i64).align(8), value);
                }
                b.return_(&[]);
            }
        }
        self.module.functions.push(ModuleFunction { linkage: Linkage::Global, func: b.finish() });
    }

    /// A function that calls the one in C with these arguments and mixes its results.
    fn ir_call(&mut self, at: usize, signature: &Signature, args: &[Vec<u64>], is_indirect: bool) {
        let name = format!("{}_{at}", if is_indirect { "indirect" } else { "call" });
        let mut b = Builder::new(&name);
        b.result(Type::U64);
        let symbol = b.add_symbol(self.symbol(&format!("c_{at}"), signature));
        let mut regs = Vec::new();
        let memory = (signature.results == Results::Memory).then(|| {
            let slot = b.slot(24, 8);
            b.slot_addr(slot)
        });
        regs.extend(memory);
        for (param, words) in signature.params.iter().zip(args) {
            match *param {
                Param::Scalar(ty) => regs.push(b.constant(ty, words[0])),
                Param::Struct(_) => {
                    let slot = b.slot(8 * words.len() as u32, 8);
                    let address = b.slot_addr(slot);
                    for (at, &word) in words.iter().enumerate() {
                        let word = b.constant(Type::U64, word);
                        b.store(Type::U64, MemRef::at(address).disp(8 * at as i64).align(8), word);
                    }
                    regs.push(address);
                }
            }
        }
        let result = if is_indirect {
            // The address is in a table.
            let table = format!("table_{at}");
            self.module.data.push(Data {
                name: table.clone(),
                linkage: Linkage::Local,
                kind: if at.is_multiple_of(2) { DataKind::Constant } else { DataKind::Writable },
                size: 24,
                align: 8,
                bytes: vec![0xff; 5],
                relocations: vec![kernelsmith_ir::DataRelocation {
                    offset: 16,
                    width: 8,
                    symbol: format!("c_{at}"),
                    addend: 0,
                    minus: None,
                }],
            });
            let table = b.add_symbol(Symbol::data(&table));
            let mut plain = self.symbol("signature", signature);
            plain.kind = SymbolKind::Signature;
            let plain = b.add_symbol(plain);
            let table = b.symbol_addr(table);
            let address = b.load(Type::PTR, MemRef::at(table).disp(16).align(8));
            b.call_indirect(address, plain, &regs)
        } else {
            b.call(symbol, &regs)
        };
        let numbers: Vec<VReg> = match (signature.results, memory) {
            (Results::Two(first, second), _) => {
                let other = b.call_result(second, 1);
                vec![ir_number(&mut b, first, result), ir_number(&mut b, second, other)]
            }
            (Results::One(ty), _) => vec![ir_number(&mut b, ty, result)],
            (Results::Memory, memory) => {
                let address = memory.unwrap_or(VReg::NONE);
                (0..3).map(|word| b.load(Type::U64, MemRef::at(address).disp(8 * word).align(8))).collect()
            }
        };
        let mut hash = b.int(Type::U64, 0);
        let factor = b.int(Type::U64, 31);
        for number in numbers {
            let product = b.mul(Type::U64, hash, factor);
            hash = b.add(Type::U64, product, number);
        }
        b.return_(&[hash]);
        self.module.functions.push(ModuleFunction { linkage: Linkage::Global, func: b.finish() });
    }

    /// A variadic function of C that the IR calls, and one of the IR that C calls and that passes its list to C.
    fn variadic(&mut self, at: usize) {
        let types = [Type::I32, Type::I64, Type::F64, Type::PTR];
        let n = self.rng.below(16);
        let kinds: Vec<Type> = (0..n).map(|_| self.rng.pick(&types)).collect();
        let (mut hash, mut c_args, mut args) = (n as u64, Vec::new(), Vec::new());
        for &ty in &kinds {
            let (bits, text) = self.constant(ty);
            hash = mix(hash, number(ty, bits));
            c_args.push(text);
            args.push(bits);
        }
        let _ = writeln!(self.source, "uint64_t c_list_{at}(int n, va_list list) {{\n    uint64_t hash = n;");
        for &ty in &kinds {
            let next = c_number(ty, &format!("va_arg(list, {})", c_name(ty)));
            let _ = writeln!(self.source, "    hash = hash * 31 + {next};");
        }
        let _ = writeln!(
            self.source,
            "    return hash;\n}}\nuint64_t c_variadic_{at}(double first, int n, ...) {{\n    va_list list;\n    va_start(list, n);\n    \
             uint64_t hash = c_list_{at}(n, list);\n    va_end(list);\n    return hash + (first == 0.5);\n}}\n\
             extern uint64_t ir_variadic_{at}(double first, int n, ...), call_variadic_{at}(void);"
        );
        let list: String = c_args.iter().map(|arg| format!(", {arg}")).collect();
        let wanted = hash.wrapping_add(1);
        let _ = writeln!(
            self.main,
            "    expect(\"C calls ir_variadic_{at}\", ir_variadic_{at}(0.5, {n}{list}), {wanted:#x}ull);"
        );
        let _ =
            writeln!(self.main, "    expect(\"the IR calls c_variadic_{at}\", call_variadic_{at}(), {wanted:#x}ull);");
        self.call_variadic(at, &kinds, &args);
        self.ir_variadic(at);
    }

    fn call_variadic(&mut self, at: usize, kinds: &[Type], args: &[u64]) {
        let mut b = Builder::new(&format!("call_variadic_{at}"));
        b.result(Type::U64);
        let mut symbol = Symbol::function(&format!("c_variadic_{at}"), &[Type::F64, Type::I32], Some(Type::U64));
        symbol.is_variadic = true;
        let symbol = b.add_symbol(symbol);
        let mut regs = vec![b.float(Type::F64, 0.5), b.int(Type::I32, kinds.len() as i64)];
        regs.extend(kinds.iter().zip(args).map(|(&ty, &bits)| b.constant(ty, bits)));
        let result = b.call(symbol, &regs);
        b.return_(&[result]);
        self.module.functions.push(ModuleFunction { linkage: Linkage::Global, func: b.finish() });
    }

    /// A function of the IR to which `setjmp` returns twice, and whose values before the call are needed after the second
    /// return only. Between the two it keeps other values across calls.
    fn second_return(&mut self) {
        let n = 4 + self.rng.below(20);
        let mut b = Builder::new("ir_jump");
        let (env, a) = (b.param(Type::PTR), b.param(Type::U64));
        b.result(Type::U64);
        b.func_mut().has_setjmp = true;
        let setjmp = b.declare("_setjmp", &[Type::PTR], Some(Type::I32));
        let note = b.declare("c_note", &[Type::U64], Some(Type::U64));
        let jump = b.declare("c_jump", &[Type::PTR, Type::U64], None);
        let factors: Vec<u64> = (0..n).map(|_| self.rng.bits()).collect();
        let values: Vec<VReg> = factors
            .iter()
            .map(|&factor| {
                let factor = b.constant(Type::U64, factor);
                b.mul(Type::U64, a, factor)
            })
            .collect();
        let returned = b.call(setjmp, &[env]);
        let zero = b.int(Type::I32, 0);
        let is_second = b.cmp(kernelsmith_ir::Cond::Ne, Type::I32, returned, zero);
        b.if_(is_second);
        let mut hash = b.cast(Type::U64, Type::I32, returned);
        let factor = b.int(Type::U64, 31);
        for &value in &values {
            let product = b.mul(Type::U64, hash, factor);
            hash = b.add(Type::U64, product, value);
        }
        b.return_(&[hash]);
        b.end_if();
        let notes: Vec<VReg> = (0..n as i64)
            .map(|at| {
                let at = b.int(Type::U64, at);
                b.call(note, &[at])
            })
            .collect();
        let sum = notes.into_iter().reduce(|sum, note| b.add(Type::U64, sum, note)).unwrap_or(a);
        b.call(jump, &[env, sum]);
        b.return_(&[a]);
        self.module.functions.push(ModuleFunction { linkage: Linkage::Global, func: b.finish() });
        self.source.push_str(
            "static jmp_buf jump_env;\nextern uint64_t ir_jump(void *, uint64_t);\n\
             uint64_t c_note(uint64_t x) { return x * 3; }\n\
             void c_jump(void *env, uint64_t x) { (void)env; longjmp(jump_env, (int)x); }\n",
        );
        let a = self.rng.bits();
        let sum = (0..n as u64).map(|at| 3 * at).sum::<u64>();
        let wanted = factors.iter().fold(sum, |hash, &factor| mix(hash, a.wrapping_mul(factor)));
        let _ = writeln!(self.main, "    expect(\"a second return\", ir_jump(jump_env, {a:#x}ull), {wanted:#x}ull);");
    }

    fn ir_variadic(&mut self, at: usize) {
        let mut b = Builder::new(&format!("ir_variadic_{at}"));
        let (first, n) = (b.param(Type::F64), b.param(Type::I32));
        b.result(Type::U64);
        b.func_mut().is_variadic = true;
        let hash = b.declare(&format!("c_list_{at}"), &[Type::I32, Type::PTR], Some(Type::U64));
        let slot = b.slot(32, 8);
        let mut list = b.slot_addr(slot);
        b.va_start(list);
        if self.convention == Convention::Lp64d {
            // The list is a pointer, passed as it is.
            list = b.load(Type::PTR, MemRef::at(list).align(8));
        }
        let hash = b.call(hash, &[n, list]);
        let half = b.float(Type::F64, 0.5);
        let is_half = b.cmp(kernelsmith_ir::Cond::Eq, Type::F64, first, half);
        let one = b.cast(Type::U64, Type::BOOL, is_half);
        let sum = b.add(Type::U64, hash, one);
        b.return_(&[sum]);
        self.module.functions.push(ModuleFunction { linkage: Linkage::Global, func: b.finish() });
    }
}

/// The result type in C.
fn c_results(at: usize, results: Results) -> String {
    match results {
        Results::One(ty) => c_name(ty).to_owned(),
        Results::Two(..) => format!("struct Two_{at}"),
        Results::Memory => "struct Memory".to_owned(),
    }
}

/// The parts of a result in C, with their types.
fn fields(results: Results) -> Vec<(&'static str, Type)> {
    match results {
        Results::One(ty) => vec![("", ty)],
        Results::Two(a, b) => vec![(".a", a), (".b", b)],
        Results::Memory => vec![(".word[0]", Type::U64), (".word[1]", Type::U64), (".word[2]", Type::U64)],
    }
}

/// The numbers of the results for a hash.
fn results_of(results: Results, hash: u64) -> Vec<u64> {
    let value = |ty: Type, hash: u64| match ty.elem() {
        Elem::F32 => u64::from((f32::from(hash as u16)).to_bits()),
        Elem::F64 => f64::from(hash as u32).to_bits(),
        Elem::Bool => hash & 1,
        elem => elem.canonical(hash),
    };
    let [next, last] = [hash.wrapping_add(1), hash.wrapping_add(2)];
    match results {
        Results::One(ty) => vec![value(ty, hash)],
        Results::Two(a, b) => vec![value(a, hash), value(b, next)],
        Results::Memory => vec![hash, next, last],
    }
}

/// The number of a scalar in C.
fn c_number(ty: Type, text: &str) -> String {
    match ty.elem() {
        Elem::F32 => format!("bits32({text})"),
        Elem::F64 => format!("bits64({text})"),
        elem if elem.is_signed() => format!("(uint64_t)(int64_t){text}"),
        _ => format!("(uint64_t){text}"),
    }
}

/// A scalar for a hash in C; floats are small integers.
fn c_value(ty: Type, hash: &str) -> String {
    match ty.elem() {
        Elem::F32 => format!("(float)(uint16_t){hash}"),
        Elem::F64 => format!("(double)(uint32_t){hash}"),
        Elem::Bool => format!("(_Bool)({hash} & 1)"),
        _ => format!("({}){hash}", c_name(ty)),
    }
}

fn ir_number(b: &mut Builder, ty: Type, reg: VReg) -> VReg {
    match ty.elem() {
        Elem::U64 => reg,
        Elem::F32 => {
            let bits = b.bitcast(Type::U32, ty, reg);
            b.cast(Type::U64, Type::U32, bits)
        }
        Elem::F64 => b.bitcast(Type::U64, ty, reg),
        _ => b.cast(Type::U64, ty, reg),
    }
}

fn ir_value(b: &mut Builder, ty: Type, hash: VReg) -> VReg {
    match ty.elem() {
        Elem::U64 => hash,
        Elem::F32 => {
            let small = b.cast(Type::scalar(Elem::U16), Type::U64, hash);
            b.cast(ty, Type::scalar(Elem::U16), small)
        }
        Elem::F64 => {
            let small = b.cast(Type::U32, Type::U64, hash);
            b.cast(ty, Type::U32, small)
        }
        Elem::Bool => {
            let (one, zero) = (b.int(Type::U64, 1), b.int(Type::U64, 0));
            let bit = b.and(Type::U64, hash, one);
            b.cmp(kernelsmith_ir::Cond::Ne, Type::U64, bit, zero)
        }
        _ => b.cast(ty, Type::U64, hash),
    }
}

/// The object file of a module.
///
/// # Errors
/// Why a function cannot be compiled, or the file not be written.
pub fn object_file(module: &Module, target: &Target, spill_all: bool) -> Result<Vec<u8>, String> {
    let options = Options { verify: Verify::EachPass, check_allocation: true, spill_all, ..Options::default() };
    let code = Compiler::new().compile_module(module, target, &options).map_err(|error| error.to_string())?;
    let program = module::program(module, &code, target).map_err(|error| error.to_string())?;
    kernelsmith_machine::object::write(target.desc(), &program).map_err(|error| error.to_string())
}

/// Compiles and links the program of a seed in a directory, and runs it; returns what it prints.
///
/// # Errors
/// A compiler or the program failed.
pub fn run(seed: u64, target: &Target, tools: &Toolchain, directory: &Path) -> Result<String, String> {
    let program = program(seed, tools.convention);
    kernelsmith_ir::verify_module(&program.module).map_err(|error| error.to_string())?;
    let object = object_file(&program.module, target, seed % 4 == 3)?;
    let path = |name: &str| directory.join(format!("{name}-{seed}"));
    let (c_path, object_path, program_path) =
        (path("c").with_extension("c"), path("ir").with_extension("o"), path("program"));
    std::fs::write(&c_path, &program.source).map_err(|error| error.to_string())?;
    std::fs::write(&object_path, object).map_err(|error| error.to_string())?;
    let mut link = Command::new(tools.compiler);
    link.args(["-O1", "-w", "-o"]).args([&program_path, &c_path, &object_path]);
    if !tools.emulator.is_empty() {
        link.arg("-static");
    }
    output(&mut link)?;
    let mut start = match tools.emulator {
        [] => Command::new(&program_path),
        [emulator, options @ ..] => {
            let mut command = Command::new(emulator);
            command.args(options).arg(&program_path);
            command
        }
    };
    let printed = output(&mut start)?;
    for path in [c_path, object_path, program_path] {
        let _ = std::fs::remove_file(path);
    }
    Ok(printed)
}

/// What a command prints; an error if it fails or warns.
fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let [printed, errors] = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    match output.status.success() && errors.is_empty() {
        true => Ok(printed),
        false => Err(format!("{command:?}: {}\n{printed}{errors}", output.status)),
    }
}
