//! Execution of instructions that read or write vector registers.
//!
//! In: an instruction, a thread, memories. Out: the changed thread or memory.
//! Invariants: the mask applies to every vector that is written and every vector that is stored, regardless of the
//! instruction's `m` bit; scalar results are never masked. Inactive lanes do not access memory, but the address of a
//! contiguous access must be valid even if all lanes are inactive.

use crate::error::Fault;
use crate::memory::{Memory, Storage};
use crate::scratchpad::Scratchpad;
use crate::semantics::{Binary, Element, Inst, Op, Part, Relation, Space, Unary};
use crate::thread::{LANES, Lanes, MASK, Thread};
use std::array::from_fn;

/// Executes a vector instruction.
#[inline(never)]
pub(crate) fn execute(
    inst: Inst,
    thread: &mut Thread,
    memory: &mut Memory,
    scratchpad: &mut Scratchpad,
) -> Result<(), Fault> {
    let Inst { op, d, a, b, imm, .. } = inst;
    match op {
        Op::VectorScalar(op) => binary(thread, inst, op, [thread.s(b); LANES]),
        Op::VectorVector(op) => binary(thread, inst, op, *thread.v(b)),
        Op::VectorImm(op) => binary(thread, inst, op, [imm as u32; LANES]),
        Op::VectorUnary(op) => unary(thread, inst, op),
        Op::Splat => thread.set_lanes(d, &[thread.s(a); LANES]),
        Op::CompareVectorScalar(relation) => compare(thread, inst, relation, [thread.s(b); LANES]),
        Op::CompareVector(relation) => compare(thread, inst, relation, *thread.v(b)),
        Op::CompareVectorImm(relation) => compare(thread, inst, relation, [imm as u32; LANES]),
        Op::Shuffle => {
            let (from, indices) = (thread.v(a), thread.v(b));
            let lanes = from_fn(|lane| from[indices[lane] as usize % LANES]);
            thread.set_lanes(d, &lanes);
        }
        Op::GetLane => thread.set(d, thread.v(a)[thread.s(b) as usize % LANES]),
        Op::GetLaneImm => thread.set(d, thread.v(a)[imm as usize % LANES]),
        Op::CreateMask => {
            let mask = lane_bits(|lane| thread.v(a)[lane] & 1 != 0);
            thread.set(d, mask);
        }
        Op::VectorMoveImm(part) => {
            let old = *thread.v(d);
            thread.set_lanes(d, &old.map(|lane| part.insert(lane, imm)));
        }
        Op::LoadVector(space, element) => {
            let address = thread.s(a).wrapping_add(imm as u32);
            let lanes = match space {
                Space::Main => {
                    if !memory.check_lanes(address, element.bytes(), thread.scalars[MASK], false)? {
                        return Ok(());
                    }
                    load(memory, address, element)?
                }
                Space::Scratchpad => load(scratchpad, address, element)?,
            };
            thread.set_lanes(d, &lanes);
        }
        Op::StoreVector(space, element) => {
            let address = thread.s(a).wrapping_add(imm as u32);
            let (mask, lanes) = (thread.scalars[MASK], thread.v(d));
            match space {
                Space::Main => {
                    if memory.check_lanes(address, element.bytes(), mask, true)? {
                        store(memory, address, element, mask, lanes)?;
                    }
                }
                Space::Scratchpad => store(scratchpad, address, element, mask, lanes)?,
            }
        }
        Op::Gather => {
            let (mask, bases) = (thread.scalars[MASK], *thread.v(a));
            let mut lanes = *thread.v(d);
            for lane in (0..LANES).filter(|lane| mask >> lane & 1 != 0) {
                let word = scratchpad.read(bases[lane].wrapping_add(imm as u32), 4)?;
                lanes[lane] = u32::from_le_bytes(word);
            }
            thread.set_lanes(d, &lanes);
        }
        Op::Scatter => {
            let mask = thread.scalars[MASK];
            for lane in (0..LANES).filter(|lane| mask >> lane & 1 != 0) {
                let address = thread.v(a)[lane].wrapping_add(imm as u32);
                scratchpad.write(address, 4, thread.v(d)[lane].to_le_bytes())?;
            }
        }
        _ => return Err(Fault::Unimplemented),
    }
    Ok(())
}

impl Part {
    /// The word with these 16 bits inserted; for a full word, the upper bits are zero.
    #[inline(always)]
    pub(crate) fn insert(self, old: u32, imm: i32) -> u32 {
        let half = imm as u32 & 0xffff;
        match self {
            Part::Low => old & 0xffff_0000 | half,
            Part::High => old & 0xffff | half << 16,
            Part::All => half,
        }
    }
}

fn binary(thread: &mut Thread, inst: Inst, op: Binary, right: Lanes) {
    // One loop per operation, so that the compiler can vectorise it.
    macro_rules! each {
        ($($name:ident)*) => {
            match op {
                $(Binary::$name => {
                    let left = thread.v(inst.a);
                    from_fn(|lane| Binary::$name.apply(left[lane], right[lane]))
                })*
            }
        };
    }
    let lanes: Lanes = each!(Or And Xor Add Sub Mull Mulhs Mulhu Ashr Shr Shl Fadd Fsub Fmul Fdiv);
    thread.set_lanes(inst.d, &lanes);
}

fn unary(thread: &mut Thread, inst: Inst, op: Unary) {
    let lanes = thread.v(inst.a).map(|lane| op.apply(lane));
    thread.set_lanes(inst.d, &lanes);
}

fn compare(thread: &mut Thread, inst: Inst, relation: Relation, right: Lanes) {
    let left = thread.v(inst.a);
    let mask = lane_bits(|lane| relation.holds(left[lane], right[lane]));
    thread.set(inst.d, mask);
}

/// A mask with one bit per lane.
fn lane_bits(is_set: impl Fn(usize) -> bool) -> u32 {
    (0..LANES).fold(0, |mask, lane| mask | u32::from(is_set(lane)) << lane)
}

/// Sixteen contiguous elements, each extended to a word.
fn load(from: &mut impl Storage, address: u32, element: Element) -> Result<Lanes, Fault> {
    Ok(match element {
        Element::S8 => read::<16, 1>(from, address)?.map(|[byte]| byte as i8 as u32),
        Element::U8 => read::<16, 1>(from, address)?.map(|[byte]| byte.into()),
        Element::S16 => read::<32, 2>(from, address)?.map(|half| i16::from_le_bytes(half) as u32),
        Element::U16 => read::<32, 2>(from, address)?.map(|half| u16::from_le_bytes(half).into()),
        Element::Word => read::<64, 4>(from, address)?.map(u32::from_le_bytes),
    })
}

/// Stores the lanes in the mask as sixteen contiguous elements.
pub(crate) fn store(
    to: &mut impl Storage,
    address: u32,
    element: Element,
    mask: u32,
    lanes: &Lanes,
) -> Result<(), Fault> {
    match element {
        Element::S8 | Element::U8 => write::<16, 1>(to, address, mask, lanes),
        Element::S16 | Element::U16 => write::<32, 2>(to, address, mask, lanes),
        Element::Word => write::<64, 4>(to, address, mask, lanes),
    }
}

/// Sixteen elements of `W` bytes, `N` bytes in total.
#[inline(always)]
fn read<const N: usize, const W: usize>(from: &mut impl Storage, address: u32) -> Result<[[u8; W]; LANES], Fault> {
    let align = vector_align(from, W);
    let bytes: [u8; N] = from.read(address, align)?;
    Ok(from_fn(|lane| from_fn(|byte| bytes[lane * W + byte])))
}

/// Writes the low `W` bytes of the lanes in the mask; other bytes are unchanged.
#[inline(always)]
fn write<const N: usize, const W: usize>(
    to: &mut impl Storage,
    address: u32,
    mask: u32,
    lanes: &Lanes,
) -> Result<(), Fault> {
    let align = vector_align(to, W);
    let mut bytes: [u8; N] = to.read(address, align)?;
    for (lane, (element, value)) in bytes.chunks_exact_mut(W).zip(lanes).enumerate() {
        if mask >> lane & 1 != 0 {
            element.copy_from_slice(&value.to_le_bytes()[..W]);
        }
    }
    to.write(address, align, bytes)
}

fn vector_align<S: Storage>(_: &S, element_bytes: usize) -> u32 {
    S::vector_align(element_bytes as u32)
}
