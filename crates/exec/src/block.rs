//! Code before and after it is published: [`CodeObject`] and [`CodeBlock`].
//!
//! In: position-independent bytes with relocations by name. Out: a shared handle to the bytes in executable memory.
//! Invariant: a block keeps the blocks it calls alive.
//! Not here: how code is published (see `publish`), callable kernels (see `kernel`), allocation of memory (see `arena`).

use std::fmt;
use std::ops::Range;
use std::ptr::NonNull;
use std::sync::Arc;

use crate::arena::Placed;
use crate::debug::Registrations;
use crate::host::{FeatureList, host_arch, host_convention};
use crate::signature::Signature;
use crate::{FrameInfo, LineTable};

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
    /// The calling convention that it follows, as [`host_convention`] names them. Publishing fails if it is not the host's.
    pub convention: String,
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
    /// The source lines, if the compiler provides them. Objects that are saved as bytes lose them.
    pub lines: LineTable,
    /// The functions that follow its code and constants, in order.
    pub parts: Vec<CodePart>,
}

/// A function in the code of another one, which alone calls it. Debuggers and profilers see it as a function.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CodePart {
    /// Its name.
    pub name: String,
    /// Offset of its first byte.
    pub offset: usize,
    /// Bytes of its code and constants.
    pub len: usize,
    /// The frame layout, if the compiler provides it. Offsets start at the first byte of the function.
    pub frame: Option<FrameInfo>,
    /// The source lines, if the compiler provides them, like those of the whole.
    pub lines: LineTable,
}

impl CodeObject {
    /// Code for this host with its entry at the first byte, without relocations.
    pub fn for_host(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> CodeObject {
        CodeObject {
            name: name.into(),
            arch: host_arch().to_string(),
            convention: host_convention().to_string(),
            bytes: bytes.into(),
            align: 16,
            entry_offset: 0,
            relocations: Vec::new(),
            features: FeatureList::default(),
            frame: None,
            lines: LineTable::default(),
            parts: Vec::new(),
        }
    }

    /// Its functions, by offset: the name, the bytes from its first one on, its frame and its lines.
    pub(crate) fn functions(&self) -> impl Iterator<Item = (&str, Range<usize>, Option<&FrameInfo>, &LineTable)> {
        let end = self.parts.first().map_or(self.bytes.len(), |part| part.offset);
        let parts = self
            .parts
            .iter()
            .map(|part| (part.name.as_str(), part.offset..part.offset + part.len, part.frame.as_ref(), &part.lines));
        core::iter::once((self.name.as_str(), 0..end, self.frame.as_ref(), &self.lines)).chain(parts)
    }
}

/// Published code, shared. The memory is freed when the last handle is dropped.
#[derive(Clone)]
pub struct CodeBlock {
    shared: Arc<Published>,
}

/// What a block shares with its clones.
pub(crate) struct Published {
    /// Dropped before the memory is freed.
    pub(crate) _registrations: Vec<Registrations>,
    pub(crate) placed: Placed,
    /// Number of bytes before the code, for alignment.
    pub(crate) lead: usize,
    pub(crate) n_bytes: usize,
    pub(crate) entry_offset: usize,
    pub(crate) name: Box<str>,
    pub(crate) untyped_symbol: Option<Box<str>>,
    /// The blocks whose addresses are in the code.
    pub(crate) _callees: Vec<CodeBlock>,
}

impl CodeBlock {
    pub(crate) fn new(published: Published) -> CodeBlock {
        CodeBlock { shared: Arc::new(published) }
    }

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
