//! `run:` lines: a call and its results, by the interpreter and by machine code.
//!
//! In: `run: @f(1, 2.5, i32[1 2 3]) == 7, %2 = i32[4 5 6]`. Out: the same line with the actual results.
//! Numbers are integers, floats (`nan`, `-inf`, `1.5`) or bits (`0x7fc00000`). Memory is an element type and the
//! elements.
//! `%n` is the memory of argument n after the call. A failed check is `out of bounds: check 3, index 5 of 4`.
//! Invariant: the results are the interpreter's. Machine code of any variant that differs is an error. `nan` matches
//! every NaN.
//! Not here: the calls (see [`crate::native`]).

use super::file::{Case, TestFile};
use super::shown::Shown;
use crate::native::{Argument, FailedCheck, Native, Outcome};
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols, Trap};
use kernelsmith_ir::random::SYMBOLS;
use kernelsmith_ir::{Elem, Function, Type};

/// A parsed argument.
struct TypedArgument {
    argument: Argument,
    /// The type of a scalar, or the element type of memory.
    elem: Elem,
}

/// The expectation of a case with the actual results.
pub(super) fn lines(file: &TestFile, case: &Case, native: &mut Result<Native, String>) -> Result<Shown, String> {
    let mut shown = Shown { lines: Vec::new(), skipped: Vec::new(), runs: 0 };
    for line in &case.expected {
        let Some(call) = line.strip_prefix("run: ") else {
            shown.lines.push(line.clone());
            continue;
        };
        let (call, _) = call.split_once("==").ok_or(format!("error: `{line}` has no `==`"))?;
        let args = parse_call(&case.func, call.trim()).map_err(|error| format!("error: `{line}`: {error}"))?;
        let outcome = interpret(&case.func, &args)?;
        let expected = print(&case.func, &args, &outcome);
        shown.lines.push(format!("run: {} == {expected}", call.trim()));
        shown.runs += 1;
        match native {
            Err(reason) => shown.skipped.push(reason.clone()),
            Ok(native) => {
                native.verify_each = true;
                for &variant in &file.variants {
                    let arguments: Vec<Argument> = args.iter().map(|arg| arg.argument.clone()).collect();
                    let outcome = native.run(&case.func, variant, &arguments, variant.placement(0));
                    let outcome = outcome.map_err(|error| format!("error: {}: {error}", variant.name()))?;
                    let actual = print(&case.func, &args, &outcome);
                    if actual != expected {
                        let name = variant.name();
                        return Err(format!(
                            "error: {call}: machine code ({name}) gives {actual}, the interpreter {expected}"
                        ));
                    }
                }
            }
        }
    }
    Ok(shown)
}

fn parse_call(func: &Function, text: &str) -> Result<Vec<TypedArgument>, String> {
    let after_name = text.strip_prefix('@').and_then(|name| name.strip_prefix(func.name.as_str()));
    let inner = after_name.and_then(|list| list.strip_prefix('(')).and_then(|list| list.strip_suffix(')'));
    let inner = inner.ok_or(format!("expected `@{}(..)`", func.name))?;
    let params: Vec<Type> = func
        .params
        .iter()
        .filter(|param| Some(**param) != func.trap_param)
        .map(|param| func.ty(*param).unwrap_or(Type::BOOL))
        .collect();
    let words: Vec<&str> = inner.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
    if words.len() != params.len() {
        return Err(format!("{} arguments for {} parameters", words.len(), params.len()));
    }
    words.into_iter().zip(params).map(|(word, ty)| parse_argument(word, ty)).collect()
}

fn parse_argument(word: &str, ty: Type) -> Result<TypedArgument, String> {
    if ty != Type::PTR {
        let bits = parse_number(word, ty.elem()).ok_or(format!("`{word}` is no {ty}"))?;
        return Ok(TypedArgument { argument: Argument::Scalar(bits), elem: ty.elem() });
    }
    let (name, list) = word.split_once('[').ok_or(format!("`{word}`: a pointer wants memory"))?;
    let elem = Elem::from_name(name).ok_or(format!("`{name}` is no element"))?;
    let list = list.strip_suffix(']').ok_or(format!("`{word}` does not end"))?;
    let mut bytes = Vec::new();
    for item in list.split_whitespace() {
        // `0*64` is 64 zeros.
        let (item, times) = match item.split_once('*') {
            Some((item, times)) => (item, times.parse().map_err(|_| format!("`{times}` is no number"))?),
            None => (item, 1usize),
        };
        let bits = parse_number(item, elem).ok_or(format!("`{item}` is no {elem}"))?;
        for _ in 0..times {
            bytes.extend_from_slice(&bits.to_le_bytes()[..elem.bytes() as usize]);
        }
    }
    Ok(TypedArgument { argument: Argument::Memory(bytes), elem })
}

fn parse_number(word: &str, elem: Elem) -> Option<u64> {
    if let Some(hex) = word.strip_prefix("0x") {
        return u64::from_str_radix(hex, 16).ok().map(|bits| elem.canonical(bits));
    }
    match elem {
        Elem::F32 => word.parse::<f32>().ok().map(|value| u64::from(value.to_bits())),
        elem if elem.is_float() => {
            word.parse::<f64>().ok().map(|value| kernelsmith_ir::scalar::float_bits(elem, value))
        }
        Elem::Bool => match word {
            "true" => Some(1),
            "false" => Some(0),
            _ => None,
        },
        _ => {
            let value: i128 = word.parse().ok()?;
            let bits = elem.canonical(value as u64);
            // Reject a number outside the element type's range: it is a mistake in the test.
            let represented = if elem.is_signed() { i128::from(bits as i64) } else { i128::from(bits) };
            (represented == value).then_some(bits)
        }
    }
}

fn print_number(bits: u64, elem: Elem) -> String {
    match elem {
        Elem::F32 => print_float(f64::from(f32::from_bits(bits as u32)), format!("{:?}", f32::from_bits(bits as u32))),
        elem if elem.is_float() => {
            let value = kernelsmith_ir::scalar::float_value(elem, bits);
            print_float(value, format!("{value:?}"))
        }
        Elem::Bool => (bits != 0).to_string(),
        elem if elem.is_signed() => (elem.canonical(bits) as i64).to_string(),
        elem => elem.canonical(bits).to_string(),
    }
}

fn print_float(value: f64, text: String) -> String {
    if value.is_nan() { "nan".to_owned() } else { text }
}

fn interpret(func: &Function, args: &[TypedArgument]) -> Result<Outcome, String> {
    let mut memory = Memory::new();
    let mut passed = Vec::new();
    let mut regions = Vec::new();
    for arg in args {
        passed.push(match &arg.argument {
            Argument::Scalar(bits) => *bits,
            Argument::Memory(bytes) => {
                let at = memory.alloc(bytes);
                regions.push(at);
                at
            }
        });
    }
    let trap = memory.alloc_zeroed(24);
    if let Some(at) = func.params.iter().position(|param| Some(*param) == func.trap_param) {
        passed.insert(at, trap);
    }
    let mut functions: Vec<_> =
        SYMBOLS.iter().map(|symbol| (symbol.name, |args: &[u64], _: &mut Memory| (symbol.function)(args))).collect();
    let mut symbols = Symbols::new();
    for (name, function) in &mut functions {
        symbols.bind(name, function);
    }
    let mut interp = Interpreter::new(func, InterpOptions::default()).map_err(|error| format!("error: {error}"))?;
    let result = match interp.run(&passed, &mut memory, &mut symbols) {
        Ok(results) => Ok(results.first().copied()),
        Err(Trap::OutOfBounds { check_id, index, len, .. }) => Err(FailedCheck { id: check_id, index, len }),
        Err(trap) => return Err(format!("error: on the interpreter: {trap}")),
    };
    let memory = regions.iter().map(|at| memory.region(*at).unwrap_or_default().to_vec()).collect();
    Ok(Outcome { result, memory, calls: 0 })
}

/// The result, then the memory that the call changed.
fn print(func: &Function, args: &[TypedArgument], outcome: &Outcome) -> String {
    let mut parts = Vec::new();
    match &outcome.result {
        Ok(Some(bits)) => parts.extend(func.results.first().map(|ty| print_number(*bits, ty.elem()))),
        Ok(None) => {}
        Err(check) => parts.push(format!("out of bounds: check {}, index {} of {}", check.id, check.index, check.len)),
    }
    let mut after = outcome.memory.iter();
    for (at, arg) in args.iter().enumerate() {
        let Argument::Memory(before) = &arg.argument else { continue };
        let Some(bytes) = after.next().filter(|bytes| *bytes != before) else { continue };
        let size = arg.elem.bytes() as usize;
        let items: Vec<String> = bytes
            .chunks_exact(size)
            .map(|item| print_number(item.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)), arg.elem))
            .collect();
        parts.push(format!("%{at} = {}[{}]", arg.elem, items.join(" ")));
    }
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}
