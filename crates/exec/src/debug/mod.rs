//! Registration of published code with debuggers, profilers and unwinders.
//!
//! In: published blocks, optionally with frame layouts. Out: each tool's input, in its own format.
//! Invariants: nothing is registered unless [`Tools`] requests it; registrations are removed before the code's memory
//! is freed; a failing registration never fails a publication.
//! Not here: listings of code (the compiler writes them).
//!
//! | tool | mechanism | freed code is removed |
//! |---|---|---|
//! | [`PerfMap`]: names in `perf report` | `/tmp/perf-PID.map`, one line per block | no: later lines win |
//! | [`JitDump`]: names, source lines and annotated instructions | `jit-PID.dump`, with the bytes | by time stamps |
//! | debuggers: names, frames and source lines | the JIT interface of gdb and lldb, an in-memory ELF file per block | yes |
//! | unwinders: `std::backtrace`, panics of callers | `__register_frame` of the run-time library | yes |

mod elf;
mod gdb;
mod jitdump;
mod perf_map;
mod unwind;

pub(crate) use unwind::Registration as UnwindRegistration;

use std::fmt;
use std::sync::Arc;

use crate::host;
use kernelsmith_frames::{Addresses, EhFrame, FrameInfo};
use kernelsmith_lines::LineTable;

pub use jitdump::JitDump;
pub use perf_map::PerfMap;

/// The tools to register new code with.
#[derive(Clone, Default)]
pub struct Tools {
    perf_map: Option<Arc<PerfMap>>,
    jit_dump: Option<Arc<JitDump>>,
    debuggers: bool,
    unwinders: bool,
}

impl Tools {
    /// No tools.
    pub const fn none() -> Tools {
        Tools { perf_map: None, jit_dump: None, debuggers: false, unwinders: false }
    }

    /// Names for `perf report`.
    pub fn with_perf_map(mut self, map: Arc<PerfMap>) -> Tools {
        self.perf_map = Some(map);
        self
    }

    /// Names, source lines and bytes for `perf inject --jit`.
    pub fn with_jit_dump(mut self, dump: Arc<JitDump>) -> Tools {
        self.jit_dump = Some(dump);
        self
    }

    /// Names and frames for gdb and lldb, and with the feature `lines` the source lines.
    pub fn with_debuggers(mut self) -> Tools {
        self.debuggers = true;
        self
    }

    /// Frames for `std::backtrace`, if the run-time library supports it (Linux with the GNU library). A backtrace ends
    /// at functions without a known frame. Registration takes a process-wide lock.
    pub fn with_unwinders(mut self) -> Tools {
        self.unwinders = true;
        self
    }

    /// Whether any tool is enabled.
    pub(crate) fn any(&self) -> bool {
        self.perf_map.is_some() || self.jit_dump.is_some() || self.debuggers || self.unwinders
    }

    /// Registers a block with the tools.
    pub(crate) fn register(
        &self,
        name: &str,
        bytes: &[u8],
        frame: Option<&FrameInfo>,
        lines: &LineTable,
    ) -> Registrations {
        let unwinder = frame.filter(|_| self.unwinders).map(|frame| unwind::Registration::new(bytes, frame));
        Registrations { _unwinder: unwinder, ..self.register_but_frame(name, bytes, frame, lines) }
    }

    /// Registers a block, whose frame unwinders know already, with the other tools.
    pub(crate) fn register_but_frame(
        &self,
        name: &str,
        bytes: &[u8],
        frame: Option<&FrameInfo>,
        lines: &LineTable,
    ) -> Registrations {
        if let Some(map) = &self.perf_map {
            let _ = map.line(bytes, name);
        }
        if let Some(dump) = &self.jit_dump {
            let _ = dump.load(bytes, name, lines);
        }
        Registrations {
            _debugger: self.debuggers.then(|| gdb::Registration::new(name, bytes, frame, lines)),
            _unwinder: None,
        }
    }
}

impl fmt::Debug for Tools {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tools")
            .field("perf_map", &self.perf_map.is_some())
            .field("jit_dump", &self.jit_dump.is_some())
            .field("debuggers", &self.debuggers)
            .field("unwinders", &self.unwinders)
            .finish()
    }
}

/// Registrations to remove before the code is freed; dropping removes them.
pub(crate) struct Registrations {
    _debugger: Option<gdb::Registration>,
    _unwinder: Option<unwind::Registration>,
}

/// The `.eh_frame` section for a function of `len` bytes at `start`.
#[cfg_attr(any(miri, not(target_os = "linux")), allow(dead_code, reason = "only Linux has readers of it"))]
fn eh_frame(start: u64, len: u64, frame: &FrameInfo) -> Vec<u8> {
    let mut section = EhFrame::new(host::FRAME_REGISTERS, frame.entry_cfa, Addresses::Absolute);
    section.add(start, len, &frame.steps);
    section.terminated()
}

/// The names and contents of the sections with the source lines of a function at `start`; none without the feature `lines`.
#[cfg_attr(any(miri, not(target_os = "linux")), allow(dead_code, reason = "only Linux has readers of it"))]
fn line_sections(name: &str, start: u64, len: u64, lines: &LineTable) -> Vec<(&'static str, Vec<u8>)> {
    #[cfg(feature = "lines")]
    {
        use kernelsmith_lines::{Code, CodeStart, sections};
        let code = Code { name, start: 0, len, lines };
        let (pointer_bytes, is_little_endian) = (size_of::<usize>() as u8, cfg!(target_endian = "little"));
        // Without lines, a debugger shows the instructions.
        let sections = sections(CodeStart::At(start), pointer_bytes, is_little_endian, &[code]).unwrap_or_default();
        sections.into_iter().map(|section| (section.name, section.bytes)).collect()
    }
    #[cfg(not(feature = "lines"))]
    {
        let _ = (name, start, len, lines);
        Vec::new()
    }
}
