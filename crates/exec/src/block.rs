//! From compiled bytes to published code: `CodeObject`, `publish`, `CodeBlock`.
//!
//! In: position-independent bytes with relocations by name, and a resolver of names. Out: a shared handle to the bytes
//! in executable memory.
//! Invariants: after an error nothing is published and the memory is freed; the bytes become executable only after all
//! relocations are applied; a block keeps the blocks it calls alive.
//! Not here: callable kernels (see `kernel`), allocation of memory (see `arena`).

use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;

use crate::arena::{CodeArena, Placed};
use crate::debug::{FrameInfo, Registrations, Tools};
use crate::error::ExecError;
use crate::host::{FeatureList, host_arch};
use crate::signature::Signature;
use crate::symbols::Resolve;

/// The encoding of a symbol's address in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RelocKind {
    /// Eight bytes: symbol + addend. Unlimited range; the usual way to call, through a slot in the constant pool.
    Abs64,
    /// Four bytes, signed: symbol + addend - address of the four bytes. Range: 2 GiB in both directions.
    Rel32,
}

impl RelocKind {
    /// Size of the field in bytes.
    pub const fn size_bytes(self) -> usize {
        match self {
            RelocKind::Abs64 => 8,
            RelocKind::Rel32 => 4,
        }
    }
}

/// A field in the code that depends on a symbol's address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// Offset in the bytes.
    pub offset: usize,
    /// The encoding of the field.
    pub kind: RelocKind,
    /// The symbol; the name of the code object itself refers to its first byte.
    pub symbol: String,
    /// Added to the symbol's address.
    pub addend: i64,
    /// The signature by which the code calls the symbol. If it is set, it is compared with the registered signature;
    /// without it, or with a resolver without signatures, the kernel must have an `unsafe_reason`.
    pub signature: Option<Signature>,
}

/// A compiled function: position-independent bytes, constants after the code, relocations by name.
///
/// The byte order of relocations is the host's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeObject {
    /// The function's name, for listings and profilers.
    pub name: String,
    /// The machine it was compiled for, as [`host_arch`] names them.
    pub arch: String,
    /// Code and constants.
    pub bytes: Vec<u8>,
    /// Alignment in bytes that the constants require, a power of two up to 4096. Blocks are always 64-byte aligned.
    pub align: usize,
    /// Offset of the function's entry in the bytes.
    pub entry_offset: usize,
    /// The fields that depend on addresses.
    pub relocations: Vec<Relocation>,
    /// The features that it uses, by their names in the target description (`avx2`). Publishing fails if the host lacks
    /// one of them.
    pub features: FeatureList,
    /// The frame layout, if the compiler provides it; without it, backtraces may end at this function.
    pub frame: Option<FrameInfo>,
}

impl CodeObject {
    /// Code for this host with its entry at the first byte, without relocations.
    pub fn for_host(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> CodeObject {
        CodeObject {
            name: name.into(),
            arch: host_arch().to_string(),
            bytes: bytes.into(),
            align: 16,
            entry_offset: 0,
            relocations: Vec::new(),
            features: FeatureList::default(),
            frame: None,
        }
    }
}

/// Published code, shared. The memory is freed when the last handle is dropped.
#[derive(Clone)]
pub struct CodeBlock {
    shared: Arc<Shared>,
}

struct Shared {
    /// Dropped before the memory is freed.
    _registrations: Option<Registrations>,
    placed: Placed,
    /// Number of bytes before the code, for alignment.
    lead: usize,
    n_bytes: usize,
    entry_offset: usize,
    name: Box<str>,
    untyped_symbol: Option<Box<str>>,
    /// The blocks whose addresses are in the code.
    _callees: Vec<CodeBlock>,
}

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
    let registrations = tools.any().then(|| {
        let bytes = &placed.bytes()[lead..][..code.bytes.len()];
        tools.register(&code.name, bytes, code.frame.as_ref())
    });
    let shared = Shared {
        _registrations: registrations,
        placed,
        lead,
        n_bytes: code.bytes.len(),
        entry_offset: code.entry_offset,
        name: code.name.as_str().into(),
        untyped_symbol: links.untyped_symbol,
        _callees: links.callees,
    };
    Ok(CodeBlock { shared: Arc::new(shared) })
}

impl CodeBlock {
    /// The function's first instruction. Valid while a handle to the block exists.
    #[inline]
    pub fn entry(&self) -> NonNull<u8> {
        let shared = &*self.shared;
        // SAFETY: `publish` checked that the entry lies inside the bytes, which start after `lead`.
        unsafe { shared.placed.address().add(shared.lead + shared.entry_offset) }
    }

    /// The published bytes, with relocations applied.
    pub fn bytes(&self) -> &[u8] {
        &self.shared.placed.bytes()[self.shared.lead..][..self.len()]
    }

    /// Size in bytes.
    pub fn len(&self) -> usize {
        self.shared.n_bytes
    }

    /// Always false: publishing an empty code object is an error.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The function's name.
    pub fn name(&self) -> &str {
        &self.shared.name
    }

    /// The first symbol in the code with an unchecked signature.
    pub fn untyped_symbol(&self) -> Option<&str> {
        self.shared.untyped_symbol.as_deref()
    }
}

impl fmt::Debug for CodeBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CodeBlock").field("name", &self.name()).field("n_bytes", &self.len()).finish()
    }
}

fn validate(code: &CodeObject) -> Result<(), ExecError> {
    if code.arch != host_arch() {
        return Err(ExecError::WrongArch { code: code.arch.clone(), host: host_arch() });
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
