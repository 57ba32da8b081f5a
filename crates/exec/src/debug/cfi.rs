//! Call frame information: a `FrameInfo` as an `.eh_frame` section for one function.
//!
//! In: the address of a function, and its frame layout. Out: one CIE, one FDE and the terminator, with absolute
//! addresses.
#![cfg_attr(any(miri, not(target_os = "linux")), allow(dead_code, reason = "only Linux has readers of it"))]

use super::{FrameInfo, FrameStep};
use crate::host::DWARF_REGISTERS;

const WORD: i64 = 8;

const DW_CFA_ADVANCE_LOC4: u8 = 0x04;
const DW_CFA_REMEMBER_STATE: u8 = 0x0a;
const DW_CFA_RESTORE_STATE: u8 = 0x0b;
const DW_CFA_DEF_CFA: u8 = 0x0c;
const DW_CFA_DEF_CFA_EXPRESSION: u8 = 0x0f;
const DW_CFA_OFFSET_EXTENDED: u8 = 0x05;
const DW_CFA_RESTORE_EXTENDED: u8 = 0x06;
const DW_CFA_EXPRESSION: u8 = 0x10;
const DW_CFA_NOP: u8 = 0x00;
const DW_OP_DEREF: u8 = 0x06;
const DW_OP_PLUS_UCONST: u8 = 0x23;
const DW_OP_BREG0: u8 = 0x70;

/// The section for a function of `len` bytes at `start`.
pub(super) fn eh_frame(start: u64, len: u64, frame: &FrameInfo) -> Vec<u8> {
    let (stack_pointer, return_address) = DWARF_REGISTERS;
    let mut out = Vec::new();
    let cie = record(&mut out, |out| {
        out.extend(0u32.to_le_bytes()); // a CIE
        out.push(1); // version
        out.extend(b"zR\0");
        out.push(1); // code alignment factor: one byte
        sleb(out, -WORD); // data alignment factor: saved registers are below, in words
        out.push(return_address);
        out.extend([1, 0]); // augmentation: one byte, addresses are absolute
        out.extend([DW_CFA_DEF_CFA, stack_pointer]);
        uleb(out, frame.entry_cfa.into());
        if frame.entry_cfa > 0 {
            // The call instruction pushed it.
            out.extend([DW_CFA_OFFSET_EXTENDED, return_address, 1]);
        }
    });
    record(&mut out, |out| {
        let back = out.len() - cie;
        out.extend((back as u32).to_le_bytes());
        out.extend(start.to_le_bytes());
        out.extend(len.to_le_bytes());
        out.push(0); // no augmentation data
        let mut at = 0;
        for &(offset, step) in &frame.steps {
            if offset > at {
                out.push(DW_CFA_ADVANCE_LOC4);
                out.extend((offset - at).to_le_bytes());
                at = offset;
            }
            instruction(out, step, stack_pointer);
        }
    });
    out.extend(0u32.to_le_bytes());
    out
}

fn instruction(out: &mut Vec<u8>, step: FrameStep, stack_pointer: u8) {
    match step {
        FrameStep::Cfa(offset) => {
            out.extend([DW_CFA_DEF_CFA, stack_pointer]);
            uleb(out, offset.into());
        }
        FrameStep::CfaOf((register, above)) => {
            out.push(DW_CFA_DEF_CFA);
            uleb(out, register.into());
            uleb(out, above.into());
        }
        FrameStep::CfaKept((at, above)) => {
            let mut expression = above_stack(stack_pointer, at);
            expression.extend([DW_OP_DEREF, DW_OP_PLUS_UCONST]);
            uleb(&mut expression, above.into());
            out.push(DW_CFA_DEF_CFA_EXPRESSION);
            block(out, &expression);
        }
        FrameStep::Saved((register, below)) => {
            out.push(DW_CFA_OFFSET_EXTENDED);
            uleb(out, register.into());
            uleb(out, u64::from(below) / WORD as u64);
        }
        FrameStep::SavedAt((register, at)) => {
            out.push(DW_CFA_EXPRESSION);
            uleb(out, register.into());
            block(out, &above_stack(stack_pointer, at));
        }
        FrameStep::Reloaded(register) => {
            out.push(DW_CFA_RESTORE_EXTENDED);
            uleb(out, register.into());
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

/// Appends a record, preceded by its length and padded to words; returns its offset.
fn record(out: &mut Vec<u8>, fill: impl FnOnce(&mut Vec<u8>)) -> usize {
    let start = out.len();
    out.extend([0; 4]);
    fill(out);
    while !(out.len() - start - 4).is_multiple_of(8) {
        out.push(DW_CFA_NOP);
    }
    let len = (out.len() - start - 4) as u32;
    out[start..start + 4].copy_from_slice(&len.to_le_bytes());
    start
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_little_endian_base_128() {
        let check = |encode: &dyn Fn(&mut Vec<u8>), wanted: &[u8]| {
            let mut out = Vec::new();
            encode(&mut out);
            assert_eq!(out, wanted);
        };
        check(&|out| uleb(out, 0), &[0]);
        check(&|out| uleb(out, 127), &[0x7f]);
        check(&|out| uleb(out, 624_485), &[0xe5, 0x8e, 0x26]);
        check(&|out| sleb(out, -8), &[0x78]);
        check(&|out| sleb(out, 64), &[0xc0, 0x00]);
        check(&|out| sleb(out, -123_456), &[0xc0, 0xbb, 0x78]);
    }

    #[test]
    fn steps_are_the_instructions_of_dwarf() {
        let check = |step, wanted: &[u8]| {
            let mut out = Vec::new();
            instruction(&mut out, step, 7);
            assert_eq!(out, wanted, "{step:?}");
        };
        check(FrameStep::Cfa(200), &[0x0c, 7, 0xc8, 0x01]);
        check(FrameStep::CfaOf((11, 16)), &[0x0c, 11, 16]);
        check(FrameStep::CfaKept((40, 16)), &[0x0f, 5, 0x77, 40, 0x06, 0x23, 16]);
        check(FrameStep::Saved((72, 176)), &[0x05, 72, 22]);
        check(FrameStep::SavedAt((3, 64)), &[0x10, 3, 3, 0x77, 0xc0, 0x00]);
        check(FrameStep::Reloaded(3), &[0x06, 3]);
        check(FrameStep::Remember, &[0x0a]);
        check(FrameStep::Restore, &[0x0b]);
    }

    #[test]
    fn records_are_words_and_end() {
        let frame = FrameInfo {
            entry_cfa: 8,
            steps: vec![(1, FrameStep::Cfa(16)), (1, FrameStep::Saved((3, 16))), (5, FrameStep::CfaKept((40, 8)))],
        };
        let section = eh_frame(0x1000, 64, &frame);
        let word = |at: usize| u32::from_le_bytes(section[at..at + 4].try_into().unwrap()) as usize;
        let fde = 4 + word(0);
        assert_eq!(word(fde + 4), fde + 4);
        let end = fde + 4 + word(fde);
        assert_eq!((word(end), end + 4), (0, section.len()));
    }
}
