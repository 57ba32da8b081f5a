//! Precomputed bits of each register in each operand field of instructions with prefixes.
//!
//! In: a description, once. Out: for a field and a register, the bits to exclusive-or into a word. The bytes of a VEX
//! or EVEX prefix start at the lowest bit (these bits are inverted), ModRM is at [`MODRM`] and SIB at [`SIB`]. One
//! lookup replaces shifts and masks for each field.
//! Invariant: an absent register contributes zero bits, except as an index: there it contributes the number 4 (no
//! index).
//! Not here: legacy prefixes, which `recipe` derives from the same bits.

use crate::desc::TargetDesc;
use crate::ids::RegId;

/// Bit position of the ModRM byte in a word.
pub(super) const MODRM: u32 = 40;
/// Bit position of the SIB byte.
pub(super) const SIB: u32 = 48;
/// The bits that extend reg, index, and r/m or base; they are adjacent, as in a REX prefix.
const R: u32 = 15;
const X: u32 = 14;
const B: u32 = 13;
pub(super) const EXTENSIONS: u32 = B;
pub(super) const EXTENDS_REG: u64 = 1 << R;
pub(super) const EXTENDS_ADDRESS: u64 = 1 << X | 1 << B;
/// Bit positions of vvvv, and of the EVEX mask.
const VVVV: u32 = 19;
const MASK: u32 = 24;
/// Bit positions of the fifth bit of reg, and of vvvv or a vector index.
const R2: u32 = 12;
const V2: u32 = 27;

/// Marks a base that ModRM and SIB cannot encode as a register: none, or the program counter.
pub(super) const NO_BASE: u64 = u64::MAX;

/// The bits, by field and register; the first entry of each list is for no register.
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
            // X extends r/m if that is a register.
            let rm = low << MODRM | low << SIB | bit(3, B) | bit(4, X);
            bits.rm.push(if desc.program_counter() == Some(reg.id) { NO_BASE } else { rm });
            bits.index.push(low << 3 << SIB | bit(3, X) | bit(4, V2));
        }
        bits
    }

    /// The bits in ModRM.reg.
    #[inline(always)]
    pub(super) fn reg(&self, reg: Option<RegId>) -> u64 {
        self.reg[slot(reg)]
    }

    /// The bits in VEX.vvvv.
    #[inline(always)]
    pub(super) fn vvvv(&self, reg: Option<RegId>) -> u64 {
        self.vvvv[slot(reg)]
    }

    /// The bits in ModRM.rm, or as the base of an address.
    #[inline(always)]
    pub(super) fn rm(&self, reg: Option<RegId>) -> u64 {
        self.rm[slot(reg)]
    }

    /// The bits as the index of an address.
    #[inline(always)]
    pub(super) fn index(&self, reg: Option<RegId>) -> u64 {
        self.index[slot(reg)]
    }

    /// The bits as the EVEX mask.
    #[inline(always)]
    pub(super) fn mask(&self, reg: Option<RegId>) -> u64 {
        self.vvvv(reg) << (MASK - VVVV)
    }

    /// Whether ModRM.rm needs an extension bit and vvvv does not.
    #[inline(always)]
    pub(super) fn may_swap(rm: u64, vvvv: u64) -> bool {
        rm & EXTENDS_ADDRESS != 0 && vvvv & (1 << (VVVV + 3) | 1 << V2) == 0
    }
}

/// The table index of a register.
#[inline(always)]
fn slot(reg: Option<RegId>) -> usize {
    reg.map_or(0, |reg| reg.index() + 1)
}
