//! Making finished code shorter where a shorter instruction does.
//!
//! In: code whose branches all have their long form, and the [`Site`]s at which it may change: branches to be encoded
//! anew, padding to be measured anew. Out: the same code without the slack; labels, waiting fields and padding moved
//! along. The bytes between the sites are copied, not encoded again.
//! Not here: which branches reach (see the compiler's emission, or the assembler's loop).

use super::{CodeBuffer, EncodeError, Encoder};
use crate::ids::InstId;
use crate::operand::Operand;

/// A piece of code that is made anew.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Where it starts.
    pub start: u32,
    /// Where it ends.
    pub end: u32,
    /// What takes its place.
    pub new: Replacement,
    /// Where it ends afterwards; [`CodeBuffer::relax`] fills it in.
    pub new_end: u32,
}

/// What takes the place of a piece of code.
#[derive(Clone, Copy, Debug)]
pub enum Replacement {
    /// An instruction with the first of the operands.
    Inst(InstId, [Operand; 3], u8),
    /// Instructions that do nothing, up to a multiple of this.
    Align(u32),
}

/// Where a position moves to. One at the end of a site stays at its end.
pub fn moved(sites: &[Site], at: u32) -> u32 {
    match sites[..sites.partition_point(|site| site.end <= at)].last() {
        Some(site) => at - site.end + site.new_end,
        None => at,
    }
}

impl CodeBuffer {
    /// Replaces the pieces, which ascend and do not overlap. Labels must not point into them, and constants must not
    /// be placed yet.
    ///
    /// # Errors
    /// If a replacement cannot be encoded; the buffer is of no use then.
    pub fn relax(&mut self, encoder: &Encoder<'_>, sites: &mut [Site]) -> Result<(), EncodeError> {
        let old = core::mem::take(&mut self.bytes);
        let old_len = core::mem::take(&mut self.len) as u32;
        self.bytes = core::mem::take(&mut self.spare);
        // Fields wait in the order of the code: those of the new code are appended behind the old ones.
        let n_fixups = self.fixups.len();
        let (mut from, mut fixup) = (0, 0);
        for site in sites.iter_mut() {
            fixup = self.carry(&old, fixup, n_fixups, from, site.start);
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
        self.carry(&old, fixup, n_fixups, from, old_len);
        self.fixups.drain(..n_fixups);
        for label in &mut self.labels {
            if *label != super::buffer::UNBOUND {
                *label = moved(sites, *label);
            }
        }
        self.spare = old;
        Ok(())
    }

    /// Copies old code with its waiting fields; the number of the first field that is not in it.
    fn carry(&mut self, old: &[u8], mut fixup: usize, n_fixups: usize, from: u32, to: u32) -> usize {
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
    fn what_lies_behind_a_site_moves_by_what_it_lost() {
        let site = |start, end, new_end| Site { start, end, new: Replacement::Align(16), new_end };
        // A branch of 6 bytes becomes one of 2; padding of 1 byte becomes 5.
        let sites = [site(4, 10, 6), site(15, 16, 16)];
        for (old, new) in [(0, 0), (4, 4), (10, 6), (14, 10), (15, 11), (16, 16), (20, 20)] {
            assert_eq!(moved(&sites, old), new, "{old}");
        }
    }
}
