//! What each register puts into an instruction with prefixes, in each of the places where it can be named.
//!
//! In: a description, once. Out: for a place and a register, bits that are exclusive-ored into a word: the bytes of a VEX or
//! EVEX prefix from the lowest, where the bits are inverted, the addressing byte at [`MODRM`] and the one behind it at
//! [`SIB`]. One look-up does what shifts and masks for each field would.
//! Invariant: what no register puts somewhere is nothing, but for the index: there its number is 4.
//! Not here: legacy prefixes, which `recipe` makes of the same bits.

use crate::desc::TargetDesc;
use crate::ids::RegId;

/// Where the addressing byte is in a word.
pub(super) const MODRM: u32 = 40;
/// Where the byte of base and index is.
pub(super) const SIB: u32 = 48;
/// The bits that extend reg, index and r/m or base, as they follow one another in a REX prefix, too.
const R: u32 = 15;
const X: u32 = 14;
const B: u32 = 13;
pub(super) const EXTENSIONS: u32 = B;
pub(super) const EXTENDS_REG: u64 = 1 << R;
pub(super) const EXTENDS_ADDRESS: u64 = 1 << X | 1 << B;
/// Where the number in vvvv is, and the mask of EVEX.
const VVVV: u32 = 19;
const MASK: u32 = 24;
/// The fifth bits of reg, and of vvvv or a vector index.
const R2: u32 = 12;
const V2: u32 = 27;

/// The base of an address whose base is no register that an addressing byte names: none, or the program counter.
pub(super) const NO_BASE: u64 = u64::MAX;

/// The bits, by place and register; the first of each list is that of no register.
#[derive(Clone, Debug, Default)]
pub(super) struct RegisterBits {
    reg: Vec<u64>,
    vvvv: Vec<u64>,
    rm: Vec<u64>,
    index: Vec<u64>,
}

impl RegisterBits {
    pub(super) fn new(desc: &TargetDesc) -> RegisterBits {
        let mut bits = RegisterBits { reg: vec![0], vvvv: vec![0], rm: vec![NO_BASE], index: vec![4 << 3 << SIB] };
        for reg in desc.regs() {
            let number = u64::from(reg.encoding());
            let (low, bit) = (number & 7, |from: u32, to: u32| (number >> from & 1) << to);
            bits.reg.push(low << 3 << MODRM | bit(3, R) | bit(4, R2));
            bits.vvvv.push((number & 15) << VVVV | bit(4, V2));
            // The bit of the index extends r/m if that is a register.
            let rm = low << MODRM | low << SIB | bit(3, B) | bit(4, X);
            bits.rm.push(if desc.program_counter() == Some(reg.id) { NO_BASE } else { rm });
            bits.index.push(low << 3 << SIB | bit(3, X) | bit(4, V2));
        }
        bits
    }

    /// In ModRM.reg.
    #[inline(always)]
    pub(super) fn reg(&self, reg: Option<RegId>) -> u64 {
        self.reg[slot(reg)]
    }

    /// In VEX.vvvv.
    #[inline(always)]
    pub(super) fn vvvv(&self, reg: Option<RegId>) -> u64 {
        self.vvvv[slot(reg)]
    }

    /// In ModRM.rm, or as the base of an address.
    #[inline(always)]
    pub(super) fn rm(&self, reg: Option<RegId>) -> u64 {
        self.rm[slot(reg)]
    }

    /// As the index of an address.
    #[inline(always)]
    pub(super) fn index(&self, reg: Option<RegId>) -> u64 {
        self.index[slot(reg)]
    }

    /// As the mask of EVEX.
    #[inline(always)]
    pub(super) fn mask(&self, reg: Option<RegId>) -> u64 {
        self.vvvv(reg) << (MASK - VVVV)
    }

    /// Whether what is in ModRM.rm has a bit more than that byte, and what is in vvvv has none.
    #[inline(always)]
    pub(super) fn may_swap(rm: u64, vvvv: u64) -> bool {
        rm & EXTENDS_ADDRESS != 0 && vvvv & (1 << (VVVV + 3) | 1 << V2) == 0
    }
}

/// Where the bits of a register are.
#[inline(always)]
fn slot(reg: Option<RegId>) -> usize {
    reg.map_or(0, |reg| reg.index() + 1)
}
