//! The compiler's library for NaplesPU: what compiled C needs and a program does not define.
//!
//! In: names of missing functions. Out: an object with those of them that the library has, and with the functions that they
//! call. `library/naplespu.ll` is what stock Clang makes of `library/naplespu.c`; a test compares them.
//! Invariant: the code is right on the documented machine and on the published hardware.

use crate::output::Failure;
use kernelsmith::{Jit, JitOptions, Level, Target, llvm};
use std::collections::{BTreeSet, HashMap};

const TEXT: &str = include_str!("../../library/naplespu.ll");

/// The object with the functions of the library that are missing; none if it has none of them.
pub(super) fn object(missing: &[String]) -> Result<Option<Vec<u8>>, Failure> {
    if missing.is_empty() {
        return Ok(None);
    }
    let target = Target::new(Level::NaplesPu, Level::NaplesPu.convention())?;
    let mut module = llvm::parse("the library for NaplesPU", TEXT.as_bytes())?;
    let mut lowered = llvm::lower(&mut module, &target)?;
    let known: HashMap<&str, usize> =
        lowered.functions.iter().enumerate().map(|(at, function)| (function.func.name.as_str(), at)).collect();
    let mut kept = BTreeSet::new();
    let mut open: Vec<usize> = missing.iter().filter_map(|name| known.get(name.as_str()).copied()).collect();
    while let Some(at) = open.pop() {
        if kept.insert(at) {
            let symbols = &lowered.functions[at].func.symbols;
            open.extend(symbols.iter().filter_map(|symbol| known.get(symbol.name.as_str()).copied()));
        }
    }
    if kept.is_empty() {
        return Ok(None);
    }
    let mut at = 0;
    lowered.functions.retain(|_| {
        at += 1;
        kept.contains(&(at - 1))
    });
    let jit = Jit::for_target(target, JitOptions::new())?;
    Ok(Some(jit.module_object_file(&lowered)?))
}
