//! The published hardware where it differs from the documented machine.
//!
//! In: an instruction and its thread. Out: what `execute` returns, with the results of the hardware; an error for what
//! would hang or derail it.
//! Invariants: an instruction without a known defect is executed by `execute`, like on the documented machine; `fadd` and
//! `fsub` stay correctly rounded, because the rounding of the hardware is not known.
//! Not here: timing. A load counts as slow for the branch hazard, as if its cache line were absent.

use crate::error::{Defect, Fault};
use crate::execute::{Flow, World, execute};
use crate::memory::{Memory, Storage};
use crate::semantics::{Binary, Element, Inst, Op, Relation, Space, Unary, semantics};
use crate::system::control;
use crate::thread::{LANES, Lanes, Late, MASK, RETURN_ADDRESS, Register, Thread};
use crate::vector::store;
use std::array::from_fn;

/// The machine that is simulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behaviour {
    /// The documented architecture.
    Documented,
    /// The published hardware description, with its defects.
    Hardware {
        /// Whether a core has a scratchpad; that of the single-core system has none.
        scratchpad: bool,
        /// Whether products are rounded to nearest even after all: no code can avoid that they are not, so tests of all other
        /// defects can expect the results of the documented machine.
        exact_products: bool,
    },
}

/// The number of threads that control register 14 reports, whatever was started.
const HARDWARE_THREADS: u32 = 8;
/// The mask of all lanes.
const ALL_LANES: u32 = (1 << LANES) - 1;
/// The size of a cache line.
const LINE_BYTES: u32 = 64;

/// What decides how the hardware executes an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conditions {
    pub(crate) scratchpad: bool,
    pub(crate) exact_products: bool,
    /// Whether no other thread of the core was started.
    pub(crate) is_alone: bool,
}

/// Executes the instruction at `pc` like the hardware.
#[inline(never)]
pub(crate) fn execute_on_hardware(
    inst: Inst,
    pc: u32,
    conditions: Conditions,
    thread: &mut Thread,
    world: &mut World<'_>,
) -> Result<Flow, Fault> {
    check(inst, conditions.scratchpad)?;
    let (written, late) = (destination(inst), thread.late.take());
    let slow = written.filter(|_| conditions.is_alone && is_slow(inst.op));
    let before = slow.map(|register| (register, content(thread, register)));
    // The target of a taken branch reads the old content.
    let exposed = late.as_deref().filter(|late| late.is_exposed);
    let hidden = exposed.map(|late| (late.register, exchange(thread, late.register, &late.old)));
    let flow = step(inst, pc, conditions.exact_products, thread, world);
    if let Some((register, new)) = hidden.filter(|(register, _)| written != Some(*register)) {
        exchange(thread, register, &new);
    }
    let flow = flow?;
    thread.late = match (late.filter(|late| !late.is_exposed), flow) {
        (Some(late), Flow::Jump(_)) if jump_register(inst) != Some(late.register) && written != Some(late.register) => {
            Some(Box::new(Late { is_exposed: true, ..*late }))
        }
        (Some(late), _) if late.is_load && inst.op == Op::Nop => Some(late),
        _ => before.map(|(register, old)| {
            let is_load = matches!(inst.op, Op::Load(..) | Op::LoadVector(..));
            Box::new(Late { register, old, is_exposed: false, is_load })
        }),
    };
    Ok(flow)
}

/// Rejects what hangs or derails the hardware.
fn check(inst: Inst, scratchpad: bool) -> Result<(), Fault> {
    let defect = match (inst.op, destination(inst)) {
        (Op::Gather, _) => Defect::Gather,
        (Op::Scatter, _) => Defect::Scatter,
        (Op::Unimplemented, _) => Defect::CrossProduct,
        (_, Some(Register::Vector(59))) => Defect::MaskOverwritten,
        (_, Some(Register::Vector(63))) => Defect::TakenForJump,
        (op, _) if uses_scratchpad(op) && !scratchpad => Defect::NoScratchpad,
        _ => return Ok(()),
    };
    Err(Fault::Defect(defect))
}

/// Executes an instruction with the results of the hardware.
fn step(inst: Inst, pc: u32, exact_products: bool, thread: &mut Thread, world: &mut World<'_>) -> Result<Flow, Fault> {
    let Inst { op, d, a, b, imm, .. } = inst;
    let address = thread.s(a).wrapping_add(imm as u32);
    match op {
        Op::Scalar(Binary::Fmul) | Op::VectorVector(Binary::Fmul) | Op::VectorScalar(Binary::Fmul)
            if exact_products =>
        {
            return execute(inst, pc, thread, world);
        }
        Op::Scalar(Binary::Fmul) => thread.set(d, multiply(thread.s(a), thread.s(b))),
        Op::VectorVector(Binary::Fmul) => {
            let (x, y) = (thread.v(a), thread.v(b));
            let lanes = from_fn(|lane| multiply(x[lane], y[lane]));
            thread.set_lanes(d, &lanes);
        }
        Op::VectorScalar(Binary::Fmul) => {
            let y = thread.s(b);
            let lanes = thread.v(a).map(|x| multiply(x, y));
            thread.set_lanes(d, &lanes);
        }
        Op::ScalarUnary(op) => thread.set(d, convert(op, thread.s(a))),
        Op::VectorUnary(op) => {
            let lanes = thread.v(a).map(|lane| convert(op, lane));
            thread.set_lanes(d, &lanes);
        }
        Op::Compare(relation) => {
            let holds = bit_order(relation).holds(thread.s(a), thread.s(b));
            thread.set(d, if holds { relation.truth() } else { 0 });
        }
        Op::CompareVector(relation) => {
            return execute(Inst { op: Op::CompareVector(bit_order(relation)), ..inst }, pc, thread, world);
        }
        Op::CompareVectorScalar(relation) => {
            return execute(Inst { op: Op::CompareVectorScalar(bit_order(relation)), ..inst }, pc, thread, world);
        }
        Op::LoadVector(Space::Main, element) if element != Element::Word => {
            let align = Memory::vector_align(element.bytes());
            if address & (align - 1) != 0 {
                return Err(Fault::Misaligned { address, align });
            }
            // Each lane takes the low part of its word of the cache line.
            let line = address & !(LINE_BYTES - 1);
            if world.memory.check_lanes(line, 4, thread.scalars[MASK], false)? {
                let bytes: [u8; LINE_BYTES as usize] = world.memory.read(line, LINE_BYTES)?;
                thread.set_lanes(d, &from_fn(|lane| narrow(element, [bytes[4 * lane], bytes[4 * lane + 1]])));
            }
        }
        Op::StoreVector(Space::Main, element) => {
            // The mask is ignored.
            world.memory.check_lanes(address, element.bytes(), ALL_LANES, true)?;
            store(world.memory, address, element, ALL_LANES, thread.v(d))?;
        }
        Op::LoadVector(Space::Scratchpad, element) if element != Element::Word => {
            let mut lanes = [0; LANES];
            for (lane, at) in lanes.iter_mut().zip((address..).step_by(4)) {
                *lane = world.core.scratchpad.load(at, element)?;
            }
            thread.set_lanes(d, &lanes);
        }
        Op::StoreVector(Space::Scratchpad, element) if element != Element::Word => {
            let mask = thread.scalars[MASK];
            for lane in (0..LANES).filter(|lane| mask >> lane & 1 != 0) {
                let at = address.wrapping_add(4 * lane as u32);
                world.core.scratchpad.store(at, element, thread.v(d)[lane])?;
            }
        }
        Op::CallTo => {
            let target = thread.s(d);
            thread.scalars[RETURN_ADDRESS] = target.wrapping_add(4);
            return Ok(Flow::Jump(target));
        }
        Op::Invalidate => world.memory.invalidate(thread.s(d)),
        Op::ReadControl if thread.s(a) & 63 == control::THREADS_PER_CORE => thread.set(d, HARDWARE_THREADS),
        _ => return execute(inst, pc, thread, world),
    }
    Ok(Flow::Next)
}

/// A narrow element, extended to a word.
fn narrow(element: Element, [low, high]: [u8; 2]) -> u32 {
    match element {
        Element::S8 => low as i8 as u32,
        Element::U8 => low.into(),
        Element::S16 => i16::from_le_bytes([low, high]) as u32,
        Element::U16 | Element::Word => u16::from_le_bytes([low, high]).into(),
    }
}

/// Floats are compared as signed integers: two negative numbers are reversed, and -0 is below 0.
fn bit_order(relation: Relation) -> Relation {
    match relation {
        Relation::Feq => Relation::Eq,
        Relation::Fne => Relation::Ne,
        Relation::Fgt => Relation::Gt,
        Relation::Fge => Relation::Ge,
        Relation::Flt => Relation::Lt,
        Relation::Fle => Relation::Le,
        other => other,
    }
}

/// Conversions between integers and floats.
fn convert(op: Unary, a: u32) -> u32 {
    let right = op.apply(a);
    match op {
        // The exponent is not incremented if the mantissa is rounded up to the next power of two.
        Unary::Itof => {
            let magnitude = f64::from((a as i32).unsigned_abs());
            let is_rounded_up = right & MANTISSA == 0 && f64::from(f32::from_bits(right).abs()) > magnitude;
            if is_rounded_up { right - (1 << MANTISSA_BITS) } else { right }
        }
        // The hardware lacks a shift by 16, which magnitudes from 128 to below 256 need.
        Unary::Ftoi if (128.0..256.0).contains(&f32::from_bits(a).abs()) => 0,
        _ => right,
    }
}

const MANTISSA_BITS: u32 = 23;
const MANTISSA: u32 = (1 << MANTISSA_BITS) - 1;

/// The product of two floats. If the product of the mantissas is at least 2, it is rounded half up; otherwise it is
/// truncated, then incremented if it is odd. Products that are not normal are those of the documented machine.
fn multiply(a: u32, b: u32) -> u32 {
    let right = Binary::Fmul.apply(a, b);
    let is_normal = |bits: u32| f32::from_bits(bits).is_normal();
    if ![a, b, right].into_iter().all(is_normal) {
        return right;
    }
    let mantissa = |bits: u32| u64::from(bits & MANTISSA | 1 << MANTISSA_BITS);
    let exponent = |bits: u32| (bits >> MANTISSA_BITS & 0xff) as i32;
    let product = mantissa(a) * mantissa(b);
    let is_two = product >> (2 * MANTISSA_BITS + 1) != 0;
    let truncated = (product >> (MANTISSA_BITS + u32::from(is_two))) as u32;
    let increment = match is_two {
        true => (product >> MANTISSA_BITS) as u32 & 1,
        false => truncated & 1,
    };
    let exponent = exponent(a) + exponent(b) - 127 + i32::from(is_two);
    if !(1..=254).contains(&exponent) {
        return right;
    }
    // The hidden bit of the mantissa adds 1 to the exponent, and so does a carry.
    let magnitude = ((exponent as u32 - 1) << MANTISSA_BITS) + truncated + increment;
    (a ^ b) & 1 << 31 | magnitude
}

/// The register that an instruction writes.
fn destination(inst: Inst) -> Option<Register> {
    Some(match inst.op {
        Op::Scalar(_)
        | Op::ScalarImm(_)
        | Op::ScalarUnary(_)
        | Op::Compare(_)
        | Op::CompareImm(_)
        | Op::CompareVector(_)
        | Op::CompareVectorScalar(_)
        | Op::CompareVectorImm(_)
        | Op::GetLane
        | Op::GetLaneImm
        | Op::CreateMask
        | Op::MoveImm(_)
        | Op::Load(..)
        | Op::ReadControl => Register::Scalar(inst.d),
        Op::Call | Op::CallTo => Register::Scalar(RETURN_ADDRESS as u8),
        Op::VectorScalar(_)
        | Op::VectorVector(_)
        | Op::VectorImm(_)
        | Op::VectorUnary(_)
        | Op::Splat
        | Op::Shuffle
        | Op::VectorMoveImm(_)
        | Op::LoadVector(..)
        | Op::Gather => Register::Vector(inst.d),
        _ => return None,
    })
}

/// The register that a jump waits for.
fn jump_register(inst: Inst) -> Option<Register> {
    match inst.op {
        Op::BranchZero | Op::BranchNonZero | Op::JumpTo | Op::CallTo => Some(Register::Scalar(inst.d)),
        Op::Return => Some(Register::Scalar(RETURN_ADDRESS as u8)),
        _ => None,
    }
}

/// Whether the published hardware, with a single running thread, may lose the result of the first word if the second one, a
/// jump that is taken, directly follows it: the instruction at the target reads the old content of the register.
pub fn loses_result(slow: u32, jump: u32) -> bool {
    let (slow, jump) = (semantics().decode(slow), semantics().decode(jump));
    is_slow(slow.op) && is_jump(jump.op) && destination(slow) != jump_register(jump)
}

/// Whether a word is a load, whose result may be lost even if only `nop` is between it and a taken jump.
pub fn is_load(word: u32) -> bool {
    matches!(semantics().decode(word).op, Op::Load(..) | Op::LoadVector(..))
}

fn is_jump(op: Op) -> bool {
    matches!(op, Op::Jump | Op::JumpTo | Op::Call | Op::CallTo | Op::Return | Op::BranchZero | Op::BranchNonZero)
}

/// Whether the result of an instruction arrives so late that a branch behind it exposes the old content.
fn is_slow(op: Op) -> bool {
    match op {
        Op::Scalar(op) | Op::VectorScalar(op) | Op::VectorVector(op) => {
            matches!(op, Binary::Fadd | Binary::Fsub | Binary::Fmul | Binary::Fdiv)
        }
        Op::ScalarUnary(op) | Op::VectorUnary(op) => matches!(op, Unary::Itof | Unary::Ftoi),
        Op::Load(..) | Op::LoadVector(..) => true,
        _ => false,
    }
}

fn uses_scratchpad(op: Op) -> bool {
    matches!(
        op,
        Op::Load(Space::Scratchpad, _)
            | Op::Store(Space::Scratchpad, _)
            | Op::LoadVector(Space::Scratchpad, _)
            | Op::StoreVector(Space::Scratchpad, _)
    )
}

/// The content of a register; a scalar is the first lane.
fn content(thread: &Thread, register: Register) -> Lanes {
    match register {
        Register::Scalar(number) => {
            let mut lanes = [0; LANES];
            lanes[0] = thread.s(number);
            lanes
        }
        Register::Vector(number) => *thread.v(number),
    }
}

/// Replaces the content of a register, regardless of the mask.
fn exchange(thread: &mut Thread, register: Register, new: &Lanes) -> Lanes {
    let old = content(thread, register);
    match register {
        Register::Scalar(number) => thread.set(number, new[0]),
        Register::Vector(number) => thread.vectors[usize::from(number & 63)] = *new,
    }
    old
}
