//! Publishes code.
//!
//! In: a [`CodeObject`], and a resolver of names. Out: a [`CodeBlock`].
//! Invariants: after an error nothing is published and the memory is freed; the bytes become executable only after all
//! relocations are applied.
//! Not here: callable kernels (see `kernel`), allocation of memory (see `arena`).

use crate::arena::CodeArena;
use crate::block::{CodeBlock, CodeObject, Published, RelocKind, Relocation};
use crate::debug::Tools;
use crate::error::ExecError;
use crate::host::{host_arch, host_convention};
use crate::resolve::Resolve;

/// Maximum alignment of a code object in bytes.
const MAX_ALIGN: usize = 4096;

/// Copies code into the arena, applies its relocations and makes it executable.
pub fn publish(arena: &CodeArena, code: &CodeObject, symbols: &dyn Resolve) -> Result<CodeBlock, ExecError> {
    publish_to(arena, code, symbols, &Tools::none())
}

/// Like [`publish`]; also registers the code with debuggers and profilers.
pub fn publish_to(
    arena: &CodeArena,
    code: &CodeObject,
    symbols: &dyn Resolve,
    tools: &Tools,
) -> Result<CodeBlock, ExecError> {
    validate(code)?;
    let slack = code.align.saturating_sub(crate::arena::BLOCK_ALIGN);
    let draft = arena.draft(code.bytes.len() + slack)?;
    let lead = draft.address().align_offset(code.align).min(slack);
    let base = draft.address().addr().get() + lead;
    let mut links = Links { untyped_symbol: None, callees: Vec::new() };
    let resolved: Vec<usize> = (code.relocations.iter())
        .map(|relocation| links.address(code, base, relocation, symbols))
        .collect::<Result<_, _>>()?;
    let mut block = draft.traps();
    let bytes = &mut block[lead..][..code.bytes.len()];
    bytes.copy_from_slice(&code.bytes);
    for (relocation, symbol) in code.relocations.iter().zip(resolved) {
        relocate(bytes, base, relocation, symbol)?;
    }
    let placed = draft.fill(&block)?;
    let mut registrations = Vec::new();
    if tools.any() {
        let bytes = &placed.bytes()[lead..][..code.bytes.len()];
        let functions = code.functions();
        registrations.extend(functions.map(|(name, at, frame, lines)| tools.register(name, &bytes[at], frame, lines)));
    }
    Ok(CodeBlock::new(Published {
        _registrations: registrations,
        placed,
        lead,
        n_bytes: code.bytes.len(),
        entry_offset: code.entry_offset,
        name: code.name.as_str().into(),
        untyped_symbol: links.untyped_symbol,
        _callees: links.callees,
    }))
}

fn validate(code: &CodeObject) -> Result<(), ExecError> {
    if code.arch != host_arch() {
        return Err(ExecError::WrongArch { code: code.arch.clone(), host: host_arch() });
    }
    if code.convention != host_convention() {
        return Err(ExecError::WrongConvention { code: code.convention.clone(), host: host_convention() });
    }
    if let Some(feature) = code.features.missing() {
        return Err(ExecError::MissingFeature { feature: feature.to_owned() });
    }
    let n_bytes = code.bytes.len();
    if n_bytes == 0 {
        return Err(invalid("it is empty".to_string()));
    }
    if code.entry_offset >= n_bytes {
        return Err(invalid(format!("entry at {} of {n_bytes} bytes", code.entry_offset)));
    }
    if !code.align.is_power_of_two() || code.align > MAX_ALIGN {
        return Err(invalid(format!("alignment {} is no power of two up to {MAX_ALIGN}", code.align)));
    }
    let mut start = 0;
    for part in &code.parts {
        let end = part.offset.checked_add(part.len).filter(|&end| end <= n_bytes);
        match end {
            Some(end) if start <= part.offset => start = end,
            _ => return Err(invalid(format!("`{}` at {} of {n_bytes} bytes", part.name, part.offset))),
        }
    }
    for relocation in &code.relocations {
        let end = relocation.offset.checked_add(relocation.kind.size_bytes());
        if end.is_none_or(|end| end > n_bytes) {
            let Relocation { offset, symbol, .. } = relocation;
            return Err(invalid(format!("relocation of `{symbol}` at {offset} of {n_bytes} bytes")));
        }
    }
    Ok(())
}

/// Information about symbols, collected during publishing.
struct Links {
    untyped_symbol: Option<Box<str>>,
    callees: Vec<CodeBlock>,
}

impl Links {
    fn address(
        &mut self,
        code: &CodeObject,
        base: usize,
        relocation: &Relocation,
        symbols: &dyn Resolve,
    ) -> Result<usize, ExecError> {
        let name = &relocation.symbol;
        if *name == code.name {
            return Ok(base);
        }
        let Some(found) = symbols.resolve(name) else {
            return Err(ExecError::UnknownSymbol { name: name.clone() });
        };
        match (&relocation.signature, found.signature()) {
            (Some(expected), Some(actual)) if expected != actual => {
                let (expected, actual) = (expected.clone(), actual.clone());
                let (expected, actual) = (Box::new(expected), Box::new(actual));
                return Err(ExecError::SymbolSignature { name: name.clone(), expected, actual });
            }
            (Some(_), Some(_)) => {}
            _ => self.untyped_symbol = self.untyped_symbol.take().or_else(|| Some(name.as_str().into())),
        }
        let address = found.address().addr();
        self.callees.extend(found.into_block());
        Ok(address)
    }
}

fn relocate(bytes: &mut [u8], base: usize, relocation: &Relocation, symbol: usize) -> Result<(), ExecError> {
    let Relocation { offset, kind, addend, .. } = *relocation;
    match kind {
        RelocKind::Abs64 => {
            let value = (symbol as u64).wrapping_add_signed(addend);
            bytes[offset..][..8].copy_from_slice(&value.to_ne_bytes());
        }
        RelocKind::Rel32 => {
            let distance = symbol as i128 + i128::from(addend) - (base + offset) as i128;
            let Ok(value) = i32::try_from(distance) else {
                return Err(ExecError::RelocationRange { name: relocation.symbol.clone(), offset, distance });
            };
            bytes[offset..][..4].copy_from_slice(&value.to_ne_bytes());
        }
    }
    Ok(())
}

fn invalid(reason: String) -> ExecError {
    ExecError::InvalidCode { reason }
}
