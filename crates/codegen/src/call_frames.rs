//! Call frame information of object files: an `.eh_frame` section.
//!
//! In: the frame layouts of functions. Out: the bytes of the section, and the fields that hold distances to functions.
//! Not here: the layouts (see [`crate::unwind`]).

use crate::target::Target;
use crate::unwind::FrameStep;

const DW_CFA_ADVANCE_LOC4: u8 = 0x04;
const DW_CFA_OFFSET_EXTENDED: u8 = 0x05;
const DW_CFA_RESTORE_EXTENDED: u8 = 0x06;
const DW_CFA_REMEMBER_STATE: u8 = 0x0a;
const DW_CFA_RESTORE_STATE: u8 = 0x0b;
const DW_CFA_DEF_CFA: u8 = 0x0c;
const DW_CFA_DEF_CFA_EXPRESSION: u8 = 0x0f;
const DW_CFA_EXPRESSION: u8 = 0x10;
const DW_CFA_NOP: u8 = 0x00;
const DW_OP_DEREF: u8 = 0x06;
const DW_OP_PLUS_UCONST: u8 = 0x23;
const DW_OP_BREG0: u8 = 0x70;
/// Distances of four bytes, signed, from the field.
const DW_EH_PE_PCREL_SDATA4: u8 = 0x1b;
/// Size of a word in bytes, in which saved registers are counted.
const WORD: u64 = 8;

/// The frame of a function.
pub(crate) struct Frame<'a> {
    /// The symbol of the function.
    pub(crate) symbol: usize,
    /// Its size in bytes.
    pub(crate) n_bytes: u32,
    /// Its layout.
    pub(crate) steps: &'a [(u32, FrameStep)],
}

/// The section so far.
pub(crate) struct CallFrames {
    bytes: Vec<u8>,
    /// The fields with the distances to functions, and their symbols.
    starts: Vec<(u64, usize)>,
    /// The DWARF numbers of the stack pointer and of the return address; `None` if the machine has none.
    registers: Option<[u8; 2]>,
}

impl CallFrames {
    /// An empty section.
    pub(crate) fn new(target: &Target) -> CallFrames {
        let entry = target.convention().return_address_bytes();
        let registers = target.isa().unwind_registers();
        let mut frames = CallFrames { bytes: Vec::new(), starts: Vec::new(), registers };
        if let Some([stack_pointer, return_address]) = registers {
            frames.record(|out| {
                out.extend([0; 4]); // a CIE
                out.extend(*b"\x01zR\0\x01"); // version, augmentation, code alignment factor
                sleb(out, -(WORD as i64));
                out.extend([return_address, 1, DW_EH_PE_PCREL_SDATA4, DW_CFA_DEF_CFA, stack_pointer]);
                uleb(out, entry.into());
                if entry > 0 {
                    // The call instruction pushed it.
                    out.extend([DW_CFA_OFFSET_EXTENDED, return_address, 1]);
                }
            });
        }
        frames
    }

    /// Adds a function.
    pub(crate) fn add(&mut self, frame: &Frame<'_>) {
        let Some([stack_pointer, _]) = self.registers else { return };
        let start = self.record(|out| {
            let back = out.len() as u32;
            out.extend(back.to_le_bytes());
            out.extend([0; 4]);
            out.extend(frame.n_bytes.to_le_bytes());
            out.push(0); // no augmentation data
            let mut at = 0;
            for &(offset, step) in frame.steps {
                if offset > at {
                    out.push(DW_CFA_ADVANCE_LOC4);
                    out.extend((offset - at).to_le_bytes());
                    at = offset;
                }
                instruction(out, step, stack_pointer);
            }
        });
        // After the length and the distance to the CIE.
        self.starts.push((start as u64 + 8, frame.symbol));
    }

    /// The bytes, and the fields with their symbols; `None` without functions.
    pub(crate) fn finish(self) -> Option<(Vec<u8>, Vec<(u64, usize)>)> {
        (!self.starts.is_empty()).then_some((self.bytes, self.starts))
    }

    /// Appends a record, preceded by its length and padded to words; returns its offset.
    fn record(&mut self, fill: impl FnOnce(&mut Vec<u8>)) -> usize {
        let out = &mut self.bytes;
        let start = out.len();
        out.extend([0; 4]);
        fill(out);
        while !(out.len() - start).is_multiple_of(WORD as usize) {
            out.push(DW_CFA_NOP);
        }
        let len = (out.len() - start - 4) as u32;
        out[start..start + 4].copy_from_slice(&len.to_le_bytes());
        start
    }
}

fn instruction(out: &mut Vec<u8>, step: FrameStep, stack_pointer: u8) {
    match step {
        FrameStep::Cfa(offset) => {
            out.extend([DW_CFA_DEF_CFA, stack_pointer]);
            uleb(out, offset.into());
        }
        FrameStep::CfaOf { dwarf, above } => {
            out.push(DW_CFA_DEF_CFA);
            uleb(out, dwarf.into());
            uleb(out, above.into());
        }
        FrameStep::CfaKept { at, above } => {
            let mut expression = above_stack(stack_pointer, at);
            expression.extend([DW_OP_DEREF, DW_OP_PLUS_UCONST]);
            uleb(&mut expression, above.into());
            out.push(DW_CFA_DEF_CFA_EXPRESSION);
            block(out, &expression);
        }
        FrameStep::Saved { dwarf, below } => {
            out.push(DW_CFA_OFFSET_EXTENDED);
            uleb(out, dwarf.into());
            uleb(out, u64::from(below) / WORD);
        }
        FrameStep::SavedAt { dwarf, at } => {
            out.push(DW_CFA_EXPRESSION);
            uleb(out, dwarf.into());
            block(out, &above_stack(stack_pointer, at));
        }
        FrameStep::Reloaded { dwarf } => {
            out.push(DW_CFA_RESTORE_EXTENDED);
            uleb(out, dwarf.into());
        }
        FrameStep::Remember => out.push(DW_CFA_REMEMBER_STATE),
        FrameStep::Restore => out.push(DW_CFA_RESTORE_STATE),
    }
}

/// The stack pointer plus `at` bytes, as an expression.
fn above_stack(stack_pointer: u8, at: u32) -> Vec<u8> {
    let mut expression = vec![DW_OP_BREG0 + stack_pointer];
    sleb(&mut expression, at.into());
    expression
}

/// Appends bytes, preceded by their length.
fn block(out: &mut Vec<u8>, bytes: &[u8]) {
    uleb(out, bytes.len() as u64);
    out.extend(bytes);
}

fn uleb(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

fn sleb(out: &mut Vec<u8>, mut value: i64) {
    while !(-0x40..0x40).contains(&value) {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8 & 0x7f);
}
