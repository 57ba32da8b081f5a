//! Relaxation: shortens finished code with shorter instructions.
//!
//! In: code whose branches all have their long form, and the [`Site`]s that may change: branches to encode again, and
//! padding to recompute. Out: the same code without the slack, with moved labels, label fields and padding. The bytes
//! between sites are copied, not encoded again.
//! Not here: deciding which branches reach their targets (see the compiler's emission, or the assembler's loop).

use super::{CodeBuffer, EncodeError, Encoder};
use crate::ids::InstId;
use crate::operand::Operand;

/// A range of code to replace.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Start offset.
    pub start: u32,
    /// End offset.
    pub end: u32,
    /// The replacement.
    pub new: Replacement,
    /// The end offset after relaxation; [`CodeBuffer::relax`] sets it.
    pub new_end: u32,
}

/// The replacement for a range of code.
#[derive(Clone, Copy, Debug)]
pub enum Replacement {
    /// An instruction with this number of the operands.
    Inst(InstId, [Operand; 3], u8),
    /// Padding up to a multiple of this number of bytes.
    Align(u32),
}

/// The new offset of a position. The end of a site maps to the site's new end.
pub fn moved(sites: &[Site], at: u32) -> u32 {
    match sites[..sites.partition_point(|site| site.end <= at)].last() {
        Some(site) => at - site.end + site.new_end,
        None => at,
    }
}

impl CodeBuffer {
    /// Replaces the sites, which must be in ascending order without overlap. Labels must not point into them, and the
    /// constants must not be placed yet.
    ///
    /// # Errors
    /// If a replacement cannot be encoded; the buffer is then unusable.
    pub fn relax(&mut self, encoder: &Encoder<'_>, sites: &mut [Site]) -> Result<(), EncodeError> {
        let old = core::mem::take(&mut self.bytes);
        let old_len = core::mem::take(&mut self.len) as u32;
        self.bytes = core::mem::take(&mut self.spare);
        // Fixups are in code order: those of the new code follow the old ones, which are removed at the end.
        let n_fixups = self.fixups.len();
        let (mut from, mut fixup) = (0, 0);
        for site in sites.iter_mut() {
            fixup = self.copy_code(&old, fixup, n_fixups, from, site.start);
            match site.new {
                Replacement::Inst(inst, operands, n) => encoder.encode(inst, &operands[..usize::from(n)], self)?,
                Replacement::Align(align) => encoder.align(align, self),
            }
            while fixup < n_fixups && self.fixups[fixup].at < site.end {
                fixup += 1;
            }
            from = site.end;
            site.new_end = self.position();
        }
        self.copy_code(&old, fixup, n_fixups, from, old_len);
        self.fixups.drain(..n_fixups);
        for label in &mut self.labels {
            if *label != super::buffer::UNBOUND {
                *label = moved(sites, *label);
            }
        }
        self.spare = old;
        Ok(())
    }

    /// Copies old code with its fixups. Returns the index of the first fixup after it.
    fn copy_code(&mut self, old: &[u8], mut fixup: usize, n_fixups: usize, from: u32, to: u32) -> usize {
        let shift = self.position().wrapping_sub(from);
        self.put_bytes(&old[from as usize..to as usize]);
        while fixup < n_fixups && self.fixups[fixup].at < to {
            let mut moved = self.fixups[fixup];
            moved.at = moved.at.wrapping_add(shift);
            self.fixups.push(moved);
            fixup += 1;
        }
        fixup
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_after_a_site_moves_by_the_size_change() {
        let site = |start, end, new_end| Site { start, end, new: Replacement::Align(16), new_end };
        // A branch shrinks from 6 bytes to 2; padding grows from 1 byte to 5.
        let sites = [site(4, 10, 6), site(15, 16, 16)];
        for (old, new) in [(0, 0), (4, 4), (10, 6), (14, 10), (15, 11), (16, 16), (20, 20)] {
            assert_eq!(moved(&sites, old), new, "{old}");
        }
    }
}
