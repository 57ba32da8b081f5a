//! The scratchpad of a core.
//!
//! In: addresses, of which only the low 16 bits are used. Out: bytes.
//! Invariants: 64 KiB; vector accesses require only element alignment; accesses do not wrap around at the end.

use crate::error::Fault;
use crate::memory::Storage;

/// Size of a core's scratchpad in bytes.
pub const SCRATCHPAD_BYTES: usize = 1 << 16;

/// The scratchpad of one core.
#[derive(Clone, Debug)]
pub(crate) struct Scratchpad(Vec<u8>);

impl Scratchpad {
    pub(crate) fn new() -> Scratchpad {
        Scratchpad(vec![0; SCRATCHPAD_BYTES])
    }

    fn place(address: u32, align: u32, len: usize) -> Result<usize, Fault> {
        let at = (address & 0xffff) as usize;
        if address & (align - 1) != 0 {
            return Err(Fault::ScratchpadMisaligned { address, align });
        }
        if at + len > SCRATCHPAD_BYTES {
            return Err(Fault::ScratchpadOverflow { address });
        }
        Ok(at)
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}

impl Storage for Scratchpad {
    fn vector_align(element_bytes: u32) -> u32 {
        element_bytes
    }

    #[inline]
    fn read<const N: usize>(&mut self, address: u32, align: u32) -> Result<[u8; N], Fault> {
        let at = Self::place(address, align, N)?;
        self.0[at..].first_chunk().copied().ok_or(Fault::ScratchpadOverflow { address })
    }

    #[inline]
    fn write<const N: usize>(&mut self, address: u32, align: u32, bytes: [u8; N]) -> Result<(), Fault> {
        let at = Self::place(address, align, N)?;
        self.0[at..at + N].copy_from_slice(&bytes);
        Ok(())
    }
}
