//! Execution of scalar instructions and control flow.
//!
//! In: an instruction and its thread, memories, devices. Out: the next action of the thread.
//! Invariant: scalar register 63 holds the address of the instruction; writing it does not jump.
//! Not here: vectors (`vector`), scheduling of threads (`machine`).

use crate::devices::Console;
use crate::error::Fault;
use crate::memory::{Memory, Storage};
use crate::semantics::{Element, Inst, Op, Space};
use crate::system::{Barriers, Core};
use crate::thread::{RETURN_ADDRESS, Thread};
use crate::vector;

/// The next action of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    Next,
    Jump(u32),
    /// Waits at the barrier with this number.
    Wait(u32),
    /// Continues, and releases the threads that wait at the barrier with this number.
    Release(u32),
}

/// The state that instructions access besides their thread.
pub(crate) struct World<'m> {
    pub(crate) memory: &'m mut Memory,
    pub(crate) core: &'m mut Core,
    pub(crate) console: &'m mut Console,
    pub(crate) barriers: &'m mut Barriers,
}

impl World<'_> {
    /// Accesses of memory go through the caches of the core, with its present settings.
    pub(crate) fn enter(&mut self) {
        if let Some(caches) = &mut self.memory.caches {
            caches.enter(self.core.number, self.core.non_coherent, self.core.cpu_control);
        }
    }
}

/// Executes the instruction at `pc`.
#[inline(always)]
pub(crate) fn execute(inst: Inst, pc: u32, thread: &mut Thread, world: &mut World<'_>) -> Result<Flow, Fault> {
    let Inst { op, d, a, b, imm, .. } = inst;
    match op {
        Op::Scalar(op) => thread.set(d, op.apply(thread.s(a), thread.s(b))),
        Op::ScalarImm(op) => thread.set(d, op.apply(thread.s(a), imm as u32)),
        Op::ScalarUnary(op) => thread.set(d, op.apply(thread.s(a))),
        Op::Compare(relation) => {
            let holds = relation.holds(thread.s(a), thread.s(b));
            thread.set(d, if holds { relation.truth() } else { 0 });
        }
        Op::CompareImm(relation) => {
            let holds = relation.holds(thread.s(a), imm as u32);
            thread.set(d, if holds { relation.truth() } else { 0 });
        }
        Op::MoveImm(part) => thread.set(d, part.insert(thread.s(d), imm)),
        Op::Load(space, element) => {
            let address = thread.s(a).wrapping_add(imm as u32);
            let value = match space {
                Space::Main => match world.memory.load(address, element) {
                    Ok(value) => value,
                    Err(fault) => world.console.load(fault)?,
                },
                Space::Scratchpad => world.core.scratchpad.load(address, element)?,
            };
            thread.set(d, value);
        }
        Op::Store(space, element) => {
            let (address, value) = (thread.s(a).wrapping_add(imm as u32), thread.s(d));
            match space {
                Space::Main => {
                    if let Err(fault) = world.memory.store(address, element, value) {
                        if element != Element::Word {
                            return Err(fault);
                        }
                        thread.has_finished |= world.console.store(fault, value)?;
                    }
                }
                Space::Scratchpad => world.core.scratchpad.store(address, element, value)?,
            }
        }
        Op::BranchZero => {
            if thread.s(d) == 0 {
                return Ok(Flow::Jump(pc.wrapping_add(imm as u32)));
            }
        }
        Op::BranchNonZero => {
            if thread.s(d) != 0 {
                return Ok(Flow::Jump(pc.wrapping_add(imm as u32)));
            }
        }
        Op::Jump => return Ok(Flow::Jump(pc.wrapping_add(imm as u32))),
        Op::JumpTo => return Ok(Flow::Jump(thread.s(d))),
        Op::Call => {
            thread.scalars[RETURN_ADDRESS] = pc.wrapping_add(4);
            return Ok(Flow::Jump(pc.wrapping_add(imm as u32)));
        }
        Op::CallTo => {
            let target = thread.s(d);
            thread.scalars[RETURN_ADDRESS] = pc.wrapping_add(4);
            return Ok(Flow::Jump(target));
        }
        Op::Return => return Ok(Flow::Jump(thread.scalars[RETURN_ADDRESS])),
        Op::Nop => {}
        Op::Flush => world.memory.flush(thread.s(d)),
        Op::ReadControl => {
            thread.pc = pc;
            let value = world.core.read(thread.s(a), thread)?;
            thread.set(d, value);
        }
        Op::WriteControl => {
            world.core.write(thread.s(a), thread.s(d), thread)?;
            world.enter();
        }
        Op::Barrier => {
            let (id, is_last) = world.barriers.arrive(thread.s(d), thread.s(a));
            return Ok(if is_last { Flow::Release(id) } else { Flow::Wait(id) });
        }
        Op::Illegal | Op::Undecoded | Op::Invalidate => return Err(Fault::IllegalInstruction),
        Op::Unimplemented => return Err(Fault::Unimplemented),
        _ => vector::execute(inst, thread, world.memory, &mut world.core.scratchpad)?,
    }
    Ok(Flow::Next)
}
