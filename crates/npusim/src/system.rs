//! Control registers, and barriers.
//!
//! In: numbers and values from `read_cr`, `write_cr`, `barrier`, and from the host. Out: values, and the threads to
//! release.
//! Invariants: reading a register that does not exist is a fault; writing one that is not writable has no effect.
//! Counters of cycles and misses are estimates (`timing`); that of power reads as 0.

use crate::caches::REGIONS;
use crate::error::Fault;
use crate::scratchpad::Scratchpad;
use crate::thread::Thread;
use crate::timing::Shared;
use std::collections::BTreeMap;

/// Numbers of control registers.
pub mod control {
    /// The tile number, which kernels call the core.
    pub const TILE_ID: u32 = 0;
    /// The core number in its tile: always 0 here.
    pub const CORE_ID: u32 = 1;
    /// The thread number on its core.
    pub const THREAD_ID: u32 = 2;
    /// A unique thread number: the tile number times the threads per core, plus the thread number.
    pub const GLOBAL_ID: u32 = 3;
    /// The low word of the estimated cycles.
    pub const CYCLES_LOW: u32 = 4;
    /// The high word of the estimated cycles.
    pub const CYCLES_HIGH: u32 = 5;
    /// Bit set of the enabled threads of the core.
    pub const THREADS_ENABLED: u32 = 6;
    /// Misses of the data cache of the core.
    pub const DATA_MISSES: u32 = 7;
    /// Misses of the instruction cache of the core.
    pub const INSTRUCTION_MISSES: u32 = 8;
    /// The program counter.
    pub const PC: u32 = 9;
    /// The reason of the thread's last trap.
    pub const TRAP_REASON: u32 = 10;
    /// The status of the thread.
    pub const THREAD_STATUS: u32 = 11;
    /// The number of arguments; kernels write the size of their output in words.
    pub const ARGC: u32 = 12;
    /// The address of the arguments; start-up code stores the result of `main` here.
    pub const ARGV: u32 = 13;
    /// Number of threads per core.
    pub const THREADS_PER_CORE: u32 = 14;
    /// The estimated cycles in which the thread waited.
    pub const BLOCKED_CYCLES: u32 = 15;
    /// The estimated cycles of the kernel.
    pub const KERNEL_CYCLES: u32 = 16;
    /// Settings that the host writes.
    pub const CPU_CONTROL: u32 = 17;
    /// The power model: always 0 here.
    pub const POWER: u32 = 18;
    /// Regions without coherent caches; write-only.
    pub const NON_COHERENT: u32 = 19;
    /// The first of 16 general-purpose registers.
    pub const DEBUG: u32 = 20;
    /// The last of them, where kernels expect the number of cores; 0 means one.
    pub const CORES: u32 = DEBUG + 15;
}

/// State that the threads of a core share.
#[derive(Clone, Debug)]
pub(crate) struct Core {
    pub(crate) number: u32,
    pub(crate) threads: u32,
    /// Bit set of the started threads.
    pub(crate) enabled: u32,
    pub(crate) scratchpad: Scratchpad,
    pub(crate) argc: u32,
    pub(crate) argv: u32,
    pub(crate) cpu_control: u32,
    /// The regions that are not coherent, as they were written.
    pub(crate) non_coherent: [u32; REGIONS],
    pub(crate) debug: [u32; 16],
    /// What the estimate of cycles knows of it.
    pub(crate) timing: Shared,
}

impl Core {
    pub(crate) fn new(number: u32, threads: u32) -> Core {
        Core {
            number,
            threads,
            enabled: 0,
            scratchpad: Scratchpad::new(),
            argc: 0,
            argv: 0,
            cpu_control: 0,
            non_coherent: [0; REGIONS],
            debug: [0; 16],
            timing: Shared::START,
        }
    }

    /// Reads a control register.
    pub(crate) fn read(&self, index: u32, thread: &Thread) -> Result<u32, Fault> {
        let cycles = thread.clock.now.max(self.timing.end());
        let number = index & 63;
        Ok(match number {
            control::TILE_ID => self.number,
            control::CORE_ID => 0,
            control::THREAD_ID => thread.id.thread,
            control::GLOBAL_ID => self.number * self.threads + thread.id.thread,
            control::CYCLES_LOW | control::KERNEL_CYCLES => cycles as u32,
            control::CYCLES_HIGH => (cycles >> 32) as u32,
            control::THREADS_ENABLED => self.enabled,
            control::PC => thread.pc,
            control::TRAP_REASON => thread.trap_reason,
            control::THREAD_STATUS => thread.status(),
            control::THREADS_PER_CORE => self.threads,
            control::DATA_MISSES => self.timing.data.misses,
            control::INSTRUCTION_MISSES => self.timing.instructions.misses,
            control::BLOCKED_CYCLES => thread.clock.blocked as u32,
            control::POWER => 0,
            number => return self.shared(number).ok_or(Fault::NoControlRegister { number }),
        })
    }

    /// Writes a control register.
    pub(crate) fn write(&mut self, index: u32, value: u32, thread: &mut Thread) -> Result<(), Fault> {
        match index & 63 {
            control::THREAD_STATUS => thread.status = value & 7,
            control::CPU_CONTROL => {}
            control::NON_COHERENT => self.non_coherent[(value >> 21) as usize % REGIONS] = value,
            number if number < control::DEBUG + 16 => {
                self.set_shared(number, value);
            }
            number => return Err(Fault::NoControlRegister { number }),
        }
        Ok(())
    }

    /// A control register that the threads share; the host can read it too.
    pub(crate) fn shared(&self, number: u32) -> Option<u32> {
        Some(match number {
            control::ARGC => self.argc,
            control::ARGV => self.argv,
            control::CPU_CONTROL => self.cpu_control,
            control::NON_COHERENT => 0,
            _ => *self.debug.get(number.checked_sub(control::DEBUG)? as usize)?,
        })
    }

    /// Writes a register that the threads share.
    pub(crate) fn set_shared(&mut self, number: u32, value: u32) -> Option<()> {
        let place = match number {
            control::ARGC => &mut self.argc,
            control::ARGV => &mut self.argv,
            control::CPU_CONTROL => &mut self.cpu_control,
            _ => self.debug.get_mut(number.checked_sub(control::DEBUG)? as usize)?,
        };
        *place = value;
        Some(())
    }
}

/// The number of missing arrivals at each barrier.
#[derive(Clone, Debug, Default)]
pub(crate) struct Barriers(BTreeMap<u32, u32>);

impl Barriers {
    /// A thread arrives at a barrier for `others` more threads. Returns whether it is the last one, which releases all.
    ///
    /// The barrier number has 9 bits and the count 7; the first thread to arrive sets the count.
    pub(crate) fn arrive(&mut self, id: u32, others: u32) -> (u32, bool) {
        let id = id & 0x1ff;
        let missing = match self.0.remove(&id) {
            Some(missing) => missing - 1,
            None => others & 0x7f,
        };
        if missing > 0 {
            self.0.insert(id, missing);
        }
        (id, missing == 0)
    }

    /// The barriers where threads wait, each with its number of missing arrivals.
    pub(crate) fn waiting(&self) -> Vec<(u32, u32)> {
        self.0.iter().map(|(&id, &missing)| (id, missing)).collect()
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}
