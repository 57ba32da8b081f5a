//! Frame layouts of compiled functions, and their encoding for debuggers and unwinders.
//!
//! In: the changes of a function's frame, each with the code offset from which it holds ([`FrameStep`]). Out: an
//! `.eh_frame` section ([`EhFrame`]), as the DWARF standard (version 5, section 6.4) and the Linux Standard Base
//! describe it: a CIE for each personality, and one FDE for each function; and the tables of functions that catch
//! exceptions ([`ExceptionTable`]).
//!
//! It is for whoever writes an object file or registers code in memory; both need the same bytes. It is not for reading
//! such sections, and not for deciding where registers are saved (crate `codegen`).
//!
//! ```
//! use kernelsmith_frames::{Addresses, EhFrame, FrameStep, Registers};
//!
//! // x86-64: the stack pointer has number 7, the return address column 16, and the call pushed 8 bytes.
//! let mut section = EhFrame::new(Registers { stack_pointer: 7, return_address: 16 }, 8, Addresses::Absolute);
//! section.add(0x1000, 64, &[(1, FrameStep::Cfa(16)), (1, FrameStep::Saved { dwarf: 6, below: 16 })]);
//! let bytes = section.terminated();
//! assert_eq!(bytes[bytes.len() - 4..], [0; 4]);
//! ```
#![forbid(unsafe_code)]

mod exceptions;

pub use exceptions::{CallSite, Catches, Clause, ExceptionTable, Landing};

/// The frame layout of a function from its first instruction on.
///
/// The CFA (canonical frame address) is the stack pointer at the call, before a return address was pushed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct FrameInfo {
    /// CFA minus stack pointer at the first instruction, in bytes.
    pub entry_cfa: u32,
    /// Changes of the layout and their code offsets in bytes, sorted by offset.
    pub steps: Vec<(u32, FrameStep)>,
}

/// A change of the frame layout. Registers have their DWARF numbers; distances are in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameStep {
    /// CFA = stack pointer + this number of bytes.
    Cfa(u32),
    /// CFA = a register + `above`.
    CfaOf {
        /// The register.
        dwarf: u32,
        /// Bytes added.
        above: u32,
    },
    /// CFA = the word at stack pointer + `at`, + `above`.
    CfaKept {
        /// Offset of the word.
        at: u32,
        /// Bytes added.
        above: u32,
    },
    /// The caller's value of a register is `below` bytes below the CFA.
    Saved {
        /// The register.
        dwarf: u32,
        /// Bytes below the CFA, a multiple of 8.
        below: u32,
    },
    /// That value is `at` bytes above the stack pointer, whose distance from the CFA is known only at run time.
    SavedAt {
        /// The register.
        dwarf: u32,
        /// Bytes above the stack pointer.
        at: u32,
    },
    /// The register holds the caller's value again.
    Reloaded {
        /// The register.
        dwarf: u32,
    },
    /// Pushes the current layout on a stack: an epilogue follows.
    Remember,
    /// Pops the layout from the stack.
    Restore,
}

/// The DWARF numbers of a machine's registers that every frame has. Both are less than 32.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Registers {
    /// The stack pointer.
    pub stack_pointer: u8,
    /// The column of the return address.
    pub return_address: u8,
}

/// How the section states where a function starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addresses {
    /// As an address of eight bytes, for code in memory.
    Absolute,
    /// As a signed distance of four bytes from the field, for object files.
    Relative,
}

/// An `.eh_frame` section so far.
#[derive(Clone, Debug)]
pub struct EhFrame {
    bytes: Vec<u8>,
    registers: Registers,
    entry_cfa: u32,
    addresses: Addresses,
    /// Offset of the CIE of functions without personality, and the last one with a personality.
    plain: Option<usize>,
    last: Option<(Personality, usize)>,
}

/// A personality: its number among those of the section, and where it is: the address of the function for
/// [`Addresses::Absolute`], else nothing, because a relocation states the distance to a word with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Personality {
    /// The number, by which equal ones are found.
    pub number: u32,
    /// The address.
    pub address: u64,
}

/// Fields of the section whose addresses or distances relocations state: their offsets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FrameFields {
    /// The start of the function.
    pub start: u64,
    /// The personality, if this is its first function.
    pub personality: Option<u64>,
    /// The exception table of the function; it has one if it has a personality.
    pub table: Option<u64>,
}

/// Size of a word in bytes, in which saved registers are counted.
const WORD: u32 = 8;

// The DWARF standard, version 5, section 7.24 (instructions) and 7.7.1 (operations).
const DW_CFA_NOP: u8 = 0x00;
const DW_CFA_ADVANCE_LOC1: u8 = 0x02;
const DW_CFA_ADVANCE_LOC2: u8 = 0x03;
const DW_CFA_ADVANCE_LOC4: u8 = 0x04;
const DW_CFA_OFFSET_EXTENDED: u8 = 0x05;
const DW_CFA_RESTORE_EXTENDED: u8 = 0x06;
const DW_CFA_REMEMBER_STATE: u8 = 0x0a;
const DW_CFA_RESTORE_STATE: u8 = 0x0b;
const DW_CFA_DEF_CFA: u8 = 0x0c;
const DW_CFA_DEF_CFA_OFFSET: u8 = 0x0e;
const DW_CFA_DEF_CFA_EXPRESSION: u8 = 0x0f;
const DW_CFA_EXPRESSION: u8 = 0x10;
// Instructions with a number below 64 in their byte.
const DW_CFA_ADVANCE_LOC: u8 = 0x40;
const DW_CFA_OFFSET: u8 = 0x80;
const DW_CFA_RESTORE: u8 = 0xc0;
const N_SHORT: u32 = 64;
const DW_OP_DEREF: u8 = 0x06;
const DW_OP_PLUS_UCONST: u8 = 0x23;
const DW_OP_BREG0: u8 = 0x70;
// The Linux Standard Base, "DWARF Exception Header Encoding".
const DW_EH_PE_ABSPTR: u8 = 0x00;
const DW_EH_PE_PCREL_SDATA4: u8 = 0x1b;
const DW_EH_PE_INDIRECT: u8 = 0x80;

impl EhFrame {
    /// A section without functions. Each of its functions starts with a CFA that is `entry_cfa` bytes above the stack
    /// pointer: the bytes of the return address if the call pushes it, else 0.
    pub fn new(registers: Registers, entry_cfa: u32, addresses: Addresses) -> EhFrame {
        EhFrame { bytes: Vec::new(), registers, entry_cfa, addresses, plain: None, last: None }
    }

    /// Adds a function of `n_bytes` bytes. `start` is its address, or 0 where a relocation will state its distance from
    /// the field. Returns the offset of that field in the section.
    pub fn add(&mut self, start: u64, n_bytes: u64, steps: &[(u32, FrameStep)]) -> u64 {
        let cie = self.plain.unwrap_or_else(|| self.cie(None).0);
        self.plain = Some(cie);
        self.fde(cie, start, n_bytes, steps, None).start
    }

    /// Adds a function that catches exceptions, with the address of its table, or 0 where a relocation will state its
    /// distance from the field.
    pub fn add_catching(
        &mut self,
        start: u64,
        n_bytes: u64,
        steps: &[(u32, FrameStep)],
        personality: Personality,
        table: u64,
    ) -> FrameFields {
        let (cie, field) = match self.last {
            Some((last, at)) if last == personality => (at, None),
            _ => {
                let (at, field) = self.cie(Some(personality));
                self.last = Some((personality, at));
                (at, Some(field))
            }
        };
        FrameFields { personality: field, ..self.fde(cie, start, n_bytes, steps, Some(table)) }
    }

    /// Appends a CIE; returns its offset and that of the personality.
    fn cie(&mut self, personality: Option<Personality>) -> (usize, u64) {
        let EhFrame { registers, entry_cfa, addresses, .. } = *self;
        let mut field = 0;
        let at = self.record(|out| {
            let encoding = match addresses {
                Addresses::Absolute => DW_EH_PE_ABSPTR,
                Addresses::Relative => DW_EH_PE_PCREL_SDATA4,
            };
            out.extend([0; 4]); // a CIE
            // Version, augmentation, code alignment factor.
            out.extend(if personality.is_some() { &b"\x01zPLR\0\x01"[..] } else { &b"\x01zR\0\x01"[..] });
            sleb(out, -i64::from(WORD)); // data alignment factor
            out.push(registers.return_address);
            match personality {
                None => out.extend([1, encoding]),
                Some(Personality { address, .. }) => {
                    match addresses {
                        Addresses::Absolute => {
                            out.extend([11, encoding]);
                            field = out.len() as u64;
                            out.extend(address.to_le_bytes());
                        }
                        Addresses::Relative => {
                            out.extend([7, encoding | DW_EH_PE_INDIRECT]);
                            field = out.len() as u64;
                            out.extend([0; 4]);
                        }
                    }
                    out.extend([encoding; 2]);
                }
            }
            out.extend([DW_CFA_DEF_CFA, registers.stack_pointer]);
            uleb(out, entry_cfa.into());
            if entry_cfa > 0 {
                // The call instruction pushed it.
                out.extend([DW_CFA_OFFSET_EXTENDED, registers.return_address, 1]);
            }
        });
        (at, field)
    }

    /// Appends an FDE of this CIE.
    fn fde(
        &mut self,
        cie: usize,
        start: u64,
        n_bytes: u64,
        steps: &[(u32, FrameStep)],
        table: Option<u64>,
    ) -> FrameFields {
        let EhFrame { registers: Registers { stack_pointer, .. }, addresses, .. } = *self;
        let mut table_field = None;
        let at = self.record(|out| {
            let back = (out.len() - cie) as u32;
            out.extend(back.to_le_bytes());
            match addresses {
                Addresses::Absolute => {
                    out.extend(start.to_le_bytes());
                    out.extend(n_bytes.to_le_bytes());
                }
                Addresses::Relative => {
                    out.extend((start as u32).to_le_bytes());
                    // Sections of object files are smaller than 4 GiB.
                    out.extend((n_bytes as u32).to_le_bytes());
                }
            }
            match (table, addresses) {
                (None, _) => out.push(0), // no augmentation data
                (Some(address), Addresses::Absolute) => {
                    out.push(8);
                    table_field = Some(out.len() as u64);
                    out.extend(address.to_le_bytes());
                }
                (Some(_), Addresses::Relative) => {
                    out.push(4);
                    table_field = Some(out.len() as u64);
                    out.extend([0; 4]);
                }
            }
            let (mut at, mut writer) = (0, Writer::new(stack_pointer));
            for &(offset, step) in without_last_restore(steps, n_bytes) {
                if offset > at {
                    advance(out, offset - at);
                    at = offset;
                }
                writer.instruction(out, step);
            }
        });
        // After the length and the distance to the CIE.
        FrameFields { start: at as u64 + 8, personality: None, table: table_field }
    }

    /// The bytes, for a linker, which terminates the section.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// The bytes and the terminator, for unwinders that read the section where it is.
    pub fn terminated(mut self) -> Vec<u8> {
        self.bytes.extend([0; 4]);
        self.bytes
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

/// The steps without a return to the remembered state where the function ends: no code follows.
fn without_last_restore(steps: &[(u32, FrameStep)], n_bytes: u64) -> impl Iterator<Item = &(u32, FrameStep)> {
    let is_last = |&&(offset, step): &&(u32, FrameStep)| step == FrameStep::Restore && u64::from(offset) >= n_bytes;
    let (steps, remembered) = match steps.split_last().filter(|(last, _)| is_last(last)) {
        Some((_, rest)) => (rest, rest.iter().rposition(|&(_, step)| step == FrameStep::Remember)),
        None => (steps, None),
    };
    steps.iter().enumerate().filter(move |&(at, _)| Some(at) != remembered).map(|(_, step)| step)
}

fn advance(out: &mut Vec<u8>, by: u32) {
    match by {
        0..N_SHORT => out.push(DW_CFA_ADVANCE_LOC | by as u8),
        N_SHORT..=0xff => out.extend([DW_CFA_ADVANCE_LOC1, by as u8]),
        0x100..=0xffff => {
            out.push(DW_CFA_ADVANCE_LOC2);
            out.extend((by as u16).to_le_bytes());
        }
        _ => {
            out.push(DW_CFA_ADVANCE_LOC4);
            out.extend(by.to_le_bytes());
        }
    }
}

/// Writes the instructions of a function, each in its shortest form.
struct Writer {
    stack_pointer: u8,
    /// Whether the CFA is a distance from the stack pointer, so that a new distance is enough.
    is_from_stack: bool,
    remembered: Vec<bool>,
}

impl Writer {
    fn new(stack_pointer: u8) -> Writer {
        Writer { stack_pointer, is_from_stack: true, remembered: Vec::new() }
    }

    fn instruction(&mut self, out: &mut Vec<u8>, step: FrameStep) {
        match step {
            FrameStep::Cfa(offset) if self.is_from_stack => {
                out.push(DW_CFA_DEF_CFA_OFFSET);
                uleb(out, offset.into());
            }
            FrameStep::Saved { dwarf, below } if dwarf < N_SHORT => {
                out.push(DW_CFA_OFFSET | dwarf as u8);
                uleb(out, (below / WORD).into());
            }
            FrameStep::Reloaded { dwarf } if dwarf < N_SHORT => out.push(DW_CFA_RESTORE | dwarf as u8),
            _ => long_instruction(out, step, self.stack_pointer),
        }
        match step {
            FrameStep::Cfa(_) => self.is_from_stack = true,
            FrameStep::CfaOf { .. } | FrameStep::CfaKept { .. } => self.is_from_stack = false,
            FrameStep::Remember => self.remembered.push(self.is_from_stack),
            FrameStep::Restore => self.is_from_stack = self.remembered.pop().unwrap_or(false),
            FrameStep::Saved { .. } | FrameStep::SavedAt { .. } | FrameStep::Reloaded { .. } => {}
        }
    }
}

fn long_instruction(out: &mut Vec<u8>, step: FrameStep, stack_pointer: u8) {
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
            uleb(out, (below / WORD).into());
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

/// Appends an unsigned number, seven bits at a time (ULEB128).
fn uleb(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// Appends a signed number, seven bits at a time (SLEB128).
fn sleb(out: &mut Vec<u8>, mut value: i64) {
    while !(-0x40..0x40).contains(&value) {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8 & 0x7f);
}

#[cfg(test)]
mod tests;
