//! Telling debuggers, profilers and unwinders of published code.
//!
//! In: published blocks, and of each perhaps its frame. Out: what each tool reads, by its own rules.
//! Invariants: nothing is told unless [`Tools`] says so; what a tool must forget when code is freed is forgotten before
//! the memory is; a failure to tell a tool never fails a publication.
//! Not here: listings of code (the compiler makes them).
//!
//! | tool | how | forgets freed code |
//! |---|---|---|
//! | [`PerfMap`]: names in `perf report` | `/tmp/perf-PID.map`, a line for each block | no: later lines win |
//! | [`JitDump`]: names and annotated instructions | `jit-PID.dump`, with the bytes | by time stamps |
//! | debuggers: names and frames in backtraces | the JIT interface of gdb and lldb, an ELF file in memory for each block | yes |
//! | unwinders: `std::backtrace`, panics of callers | `__register_frame` of the run-time library | yes |

mod cfi;
mod elf;
mod gdb;
mod jitdump;
mod perf_map;
mod unwind;

use std::fmt;
use std::sync::Arc;

pub use jitdump::JitDump;
pub use perf_map::PerfMap;

/// How the frame of a function looks, from its first instruction on: what unwinding needs.
///
/// The CFA (canonical frame address) is the stack pointer at the call, before a return address was pushed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct FrameInfo {
    /// CFA minus stack pointer at the first instruction.
    pub entry_cfa: u32,
    /// What changes from an offset of the code on, in order of the offsets.
    pub steps: Vec<(u32, FrameStep)>,
}

/// A change of what is known about a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameStep {
    /// CFA = stack pointer + this.
    Cfa(u32),
    /// CFA = the word at stack pointer + first, + second.
    CfaKept((u32, u32)),
    /// The caller's value of a register, by its DWARF number, is that many bytes below the CFA.
    Saved((u32, u32)),
    /// CFA = a register, by its DWARF number, + second.
    CfaOf((u32, u32)),
    /// The caller's value of a register, by its DWARF number, is that many bytes above the stack pointer, whose distance from
    /// the CFA only the machine knows.
    SavedAt((u32, u32)),
    /// The register of that DWARF number has the caller's value again.
    Reloaded(u32),
    /// Remember what is known.
    Remember,
    /// Know again what was last remembered, and forget that.
    Restore,
}

/// Which tools are told of new code.
#[derive(Clone, Default)]
pub struct Tools {
    perf_map: Option<Arc<PerfMap>>,
    jit_dump: Option<Arc<JitDump>>,
    debuggers: bool,
    unwinders: bool,
}

impl Tools {
    /// None of them.
    pub const fn none() -> Tools {
        Tools { perf_map: None, jit_dump: None, debuggers: false, unwinders: false }
    }

    /// Names for `perf report`.
    pub fn with_perf_map(mut self, map: Arc<PerfMap>) -> Tools {
        self.perf_map = Some(map);
        self
    }

    /// Names and bytes for `perf inject --jit`.
    pub fn with_jit_dump(mut self, dump: Arc<JitDump>) -> Tools {
        self.jit_dump = Some(dump);
        self
    }

    /// Names and frames for gdb and lldb.
    pub fn with_debuggers(mut self) -> Tools {
        self.debuggers = true;
        self
    }

    /// Frames for `std::backtrace`, where the run-time library takes them (Linux with the GNU library). Functions whose
    /// frame is not known end a backtrace. Registering takes a lock of the whole process.
    pub fn with_unwinders(mut self) -> Tools {
        self.unwinders = true;
        self
    }

    /// Whether there is anyone to tell.
    pub(crate) fn any(&self) -> bool {
        self.perf_map.is_some() || self.jit_dump.is_some() || self.debuggers || self.unwinders
    }

    /// Tells them of a block.
    pub(crate) fn tell(&self, name: &str, bytes: &[u8], frame: Option<&FrameInfo>) -> Registrations {
        if let Some(map) = &self.perf_map {
            let _ = map.line(bytes, name);
        }
        if let Some(dump) = &self.jit_dump {
            let _ = dump.load(bytes, name);
        }
        Registrations {
            _debugger: self.debuggers.then(|| gdb::Registration::new(name, bytes, frame)),
            _unwinder: frame.filter(|_| self.unwinders).map(|frame| unwind::Registration::new(bytes, frame)),
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

/// What must be undone before the code is freed; dropping does it.
pub(crate) struct Registrations {
    _debugger: Option<gdb::Registration>,
    _unwinder: Option<unwind::Registration>,
}
