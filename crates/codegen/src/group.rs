//! Compiles a function together with its callees: one piece of code, in which they call each other directly.
//!
//! In: a verified function with callees. Out: [`Compiled`]: its code and constants, then those of each callee ([`Part`]).
//! Invariants: the code has no relocation for a callee; the frames of the deepest chain of calls together are within the limit
//! of one frame, and each of them touches its pages (see `isa`). A callee that the machine cannot call is inlined: one with a
//! type that the convention does not pass, or with more results than it has registers.
//! Not here: which functions are called (see the language), what calls do when a callee fails ([`guard_calls`]).
//!
//! [`guard_calls`]: kernelsmith_ir::guard_calls

use crate::abi::Places;
use crate::compile::{Compiler, Options, Progress};
use crate::compiled::{Compiled, LinkedField, LinkedTo, Part, RelocationKind, Stats};
use crate::emit::GROUP_ALIGN;
use crate::error::{CompileError, CompileErrorKind};
use crate::pipeline::UserPass;
use crate::target::Target;
use kernelsmith_ir::limits::MAX_OPS;
use kernelsmith_ir::{Function, Symbol, SymbolKind, Type, inline_calls, max_inlined_ops};
use kernelsmith_machine::encode::FixupError;

impl Compiler {
    /// Compiles a function with callees.
    pub(crate) fn compile_group(
        &mut self,
        func: &Function,
        target: &Target,
        options: &Options,
        user_passes: &[UserPass],
        report: &mut dyn FnMut(Progress<'_>),
    ) -> Result<Compiled, CompileError> {
        if let Some(inlined) = without_impossible_calls(func, target)? {
            return self.compile_with_passes(&inlined, target, options, user_passes, report);
        }
        self.emit.code.clear();
        self.emit.open_calls.clear();
        let callees = &func.callees;
        let mut whole = self.compile_one(func, Some(callees), target, options, user_passes, report)?;
        // By callee.
        let mut starts = Vec::with_capacity(callees.len());
        let mut depths: Vec<u32> = Vec::with_capacity(callees.len());
        for callee in callees {
            let compiled = self.compile_one(callee, Some(callees), target, options, user_passes, report)?;
            let len = compiled.bytes.len() as u32;
            let offset = self.emit.code.position() - len;
            starts.push(offset);
            depths.push(depth(callee, compiled.frame_bytes, callees, &depths, target)?);
            for mut relocation in compiled.relocations {
                let name = &callee.symbols[relocation.symbol as usize].name;
                let symbol = func.symbols.iter().position(|symbol| symbol.name == *name);
                let missing = || CompileError::bug("emit", format_args!("@{name} is not declared"), func);
                (relocation.offset, relocation.symbol) =
                    (relocation.offset + offset, symbol.ok_or_else(missing)? as u32);
                if let RelocationKind::Linked(LinkedField { of: LinkedTo::Field(at), .. }) = &mut relocation.kind {
                    *at += offset;
                }
                whole.relocations.push(relocation);
            }
            whole.align = whole.align.max(compiled.align);
            add(&mut whole.stats, &compiled.stats);
            whole.parts.push(Part {
                name: compiled.name,
                offset,
                code_len: compiled.code_len,
                len,
                source_map: compiled.source_map,
                lines: compiled.lines,
                frame: compiled.frame,
            });
        }
        whole.frame_bytes = depth(func, whole.frame_bytes, callees, &depths, target)?;
        whole.align = whole.align.max(GROUP_ALIGN);
        let emit = &mut self.emit;
        for &(label, callee) in &emit.open_calls {
            emit.code.bind_at(label, starts[callee as usize]);
        }
        emit.code.finish_all().map_err(|error| match error {
            FixupError::OutOfRange { distance, bits, .. } => {
                let (what, limit) = ("bytes of code between a call and its function", 1 << bits.clamp(1, 63) >> 1);
                CompileError { kind: CompileErrorKind::Limit { what, limit, given: distance.unsigned_abs() } }
            }
            error => CompileError::bug("emit", error, func),
        })?;
        whole.bytes = emit.code.bytes().to_vec();
        Ok(whole)
    }
}

/// The function with the calls of callees inlined that the machine cannot call; `None` if there are none.
///
/// # Errors
/// If the function becomes too long: callees that call each other twice each double it.
fn without_impossible_calls(func: &Function, target: &Target) -> Result<Option<Function>, CompileError> {
    let is_possible: Vec<bool> = func.callees.iter().map(|callee| target.can_call(callee)).collect();
    if is_possible.iter().all(|is_possible| *is_possible) {
        return Ok(None);
    }
    let mut given = 0;
    let mut inline = |func: &mut Function, callees: &[Function]| {
        given += max_inlined_ops(func, callees, &|number| !is_possible[number]);
        let limit = MAX_OPS as u64;
        if given > limit {
            let what = "operations of a function and those that it calls";
            return Err(CompileError { kind: CompileErrorKind::Limit { what, limit, given } });
        }
        inline_calls(func, callees, &|number| !is_possible[number]);
        Ok(())
    };
    let mut inlined = func.clone();
    let mut callees: Vec<Function> = Vec::with_capacity(func.callees.len());
    for mut callee in core::mem::take(&mut inlined.callees) {
        // Earlier ones have no calls that are impossible any more.
        inline(&mut callee, &callees)?;
        callees.push(callee);
    }
    inline(&mut inlined, &callees)?;
    let mut flags = is_possible.iter();
    callees.retain(|_| flags.next() == Some(&true));
    inlined.callees = callees;
    Ok(Some(inlined))
}

impl Target {
    /// Whether calls can pass the arguments and the results of a function. Vectors are never passed: whether a convention has
    /// registers for them depends on the machine's features.
    fn can_call(&self, callee: &Function) -> bool {
        let (convention, masks) = (self.convention(), self.masks());
        let types =
            |types: &[Type]| -> Vec<_> { types.iter().map(|&ty| crate::nodes::scalar_type(ty, masks)).collect() };
        let Symbol { params, results, .. } = callee.signature();
        let mut places = Places::default();
        params.iter().chain(&results).all(|ty| ty.is_scalar())
            && places.assign(self.desc(), || convention.arguments(), types(&params).into_iter()).is_some()
            && places.assign(self.desc(), || convention.results(), types(&results).into_iter()).is_some()
    }
}

/// The size in bytes of the frame and of the deepest calls of its callees, whose depths are known.
fn depth(
    func: &Function,
    frame_bytes: u32,
    callees: &[Function],
    depths: &[u32],
    target: &Target,
) -> Result<u32, CompileError> {
    let called = func.symbols.iter().filter(|symbol| symbol.kind == SymbolKind::Callee);
    let numbers = called.filter_map(|symbol| callees.iter().position(|callee| callee.name == symbol.name));
    let deepest = numbers.filter_map(|number| depths.get(number).copied()).max().unwrap_or(0);
    let (given, limit) = (u64::from(frame_bytes) + u64::from(deepest), u64::from(target.max_frame_bytes()));
    if given > limit {
        let what = "bytes of the frames of a function and of those that it calls";
        return Err(CompileError { kind: CompileErrorKind::Limit { what, limit, given } });
    }
    Ok(given as u32)
}

fn add(stats: &mut Stats, part: &Stats) {
    let Stats { ops_in, ops_legal, selected, emitted, code_bytes, allocation, nanos, user_nanos } = stats;
    *ops_in += part.ops_in;
    *ops_legal += part.ops_legal;
    *selected += part.selected;
    *emitted += part.emitted;
    *code_bytes += part.code_bytes;
    allocation.add(&part.allocation);
    nanos.iter_mut().zip(&part.nanos).for_each(|(sum, nanos)| *sum += nanos);
    user_nanos.iter_mut().zip(&part.user_nanos).for_each(|(sum, nanos)| *sum += nanos);
}
