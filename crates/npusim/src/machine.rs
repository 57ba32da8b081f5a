//! The machine: cores, their threads, and the scheduler.
//!
//! In: a configuration, an image, an entry point. Out: [`Stop`], or an error with address, instruction and thread.
//! Invariants: equal configurations and images produce equal runs, also with random interleaving; a program always
//! ends, fails or reaches the limit of instructions.
//! Not here: execution of instructions (`execute`, `vector`), calls of single functions (`call`).

use crate::caches::{Caches, Contents, WRITE_THROUGH};
use crate::devices::Console;
use crate::error::{Fault, SimError, SimErrorKind, ThreadId};
use crate::execute::{Flow, World, execute};
use crate::hardware::{Behaviour, Conditions, execute_on_hardware};
use crate::image::Image;
use crate::memory::{MAX_BYTES, Memory, Region};
use crate::semantics::semantics;
use crate::system::{Barriers, Core};
use crate::thread::{PROGRAM_COUNTER, STACK_POINTER, Stack, State, Thread};
use crate::timing::Shared;
use crate::trace::{Observer, Step};
use kernelsmith_random::Rng;

/// The address of the trap handler for [`Traps::Vector`].
pub const TRAP_VECTOR: u32 = 0x380;
/// The return address of functions that the host calls.
pub(crate) const HOST: u32 = 0xffff_fff0;

/// The scheduling of threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interleaving {
    /// Round robin, with this number of instructions per time slice.
    RoundRobin {
        /// Instructions per time slice.
        instructions: u32,
    },
    /// Random threads with random time slices, from a seed.
    Random {
        /// The seed.
        seed: u64,
        /// Maximum number of instructions per time slice.
        longest: u32,
    },
}

/// The effect of a misaligned access. All other faults end the simulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Traps {
    /// An error that ends the simulation.
    Report,
    /// A trap like on the hardware: the reason goes to a control register, and the thread continues at [`TRAP_VECTOR`].
    Vector,
}

/// The configuration of the simulated machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Number of cores, 1 to 64.
    pub cores: u32,
    /// Number of hardware threads per core, 1 to 16.
    pub threads: u32,
    /// The lowest address of main memory, a multiple of 4096.
    pub memory_base: u32,
    /// The size of main memory in bytes, at most [`MAX_BYTES`].
    pub memory_bytes: u32,
    /// The address below the first stack for [`Machine::call`].
    pub stacks_base: u32,
    /// The size of each such stack in bytes, a multiple of 64.
    pub stack_bytes: u32,
    /// The scheduling of threads.
    pub interleaving: Interleaving,
    /// The effect of misaligned accesses.
    pub traps: Traps,
    /// The documented machine, or the published hardware.
    pub behaviour: Behaviour,
    /// The contents of the data caches.
    pub caches: Caches,
    /// Whether a thread that leaves its stack is a fault: of calls, and of images that declare stacks (`stacks_base`,
    /// `stacks_dim` and `threads_per_core`, as [`link`](crate::link) writes them).
    pub check_stacks: bool,
    /// Maximum number of characters in the console until [`Machine::take_output`]; a further one is a fault.
    pub console_bytes: u32,
}

impl Default for Config {
    /// One core with eight threads, and the memory map of the architecture's own simulations.
    fn default() -> Config {
        Config {
            cores: 1,
            threads: 8,
            memory_base: 0,
            memory_bytes: 0x0100_4000,
            stacks_base: 0x8_0000,
            stack_bytes: 0x4000,
            interleaving: Interleaving::RoundRobin { instructions: 64 },
            traps: Traps::Report,
            behaviour: Behaviour::Documented,
            caches: Caches::Invisible,
            check_stacks: true,
            console_bytes: 1 << 24,
        }
    }
}

impl Config {
    fn check(&self) -> Result<(), SimError> {
        let wrong = [
            (!(1..=64).contains(&self.cores), "there are 1 to 64 cores"),
            (!(1..=16).contains(&self.threads), "a core has 1 to 16 threads"),
            (!self.memory_base.is_multiple_of(4096), "memory starts at a multiple of 4096"),
            (self.memory_bytes > MAX_BYTES, "memory has at most 1 GiB"),
            (
                u64::from(self.memory_base) + u64::from(self.memory_bytes) > u64::from(crate::devices::DEVICES),
                "memory ends below the devices",
            ),
            ((self.stack_bytes | self.stacks_base) & 63 != 0, "stacks are multiples of 64 bytes"),
        ];
        match wrong.into_iter().find(|(is_wrong, _)| *is_wrong) {
            Some((_, message)) => Err(SimError::usage(message)),
            None => Ok(()),
        }
    }
}

/// The reason why a simulation stopped without an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// All threads have finished.
    Finished,
    /// This thread is about to execute an instruction with a breakpoint.
    Breakpoint(ThreadId),
}

/// The stacks of a program's threads, one behind the other.
#[derive(Clone, Copy, Debug)]
struct Stacks {
    base: u32,
    bytes: u32,
    threads_per_core: u32,
}

impl Stacks {
    /// The stack of a thread; `None` if it is not below 4 GiB.
    fn of(self, id: ThreadId) -> Option<Stack> {
        let number = id.core.checked_mul(self.threads_per_core)?.checked_add(id.thread)?;
        let start = number.checked_mul(self.bytes)?.checked_add(self.base)?;
        Some(Stack { start, end: start.checked_add(self.bytes)? })
    }
}

/// A simulated machine.
#[derive(Clone, Debug)]
pub struct Machine {
    pub(crate) config: Config,
    pub(crate) memory: Memory,
    pub(crate) cores: Vec<Core>,
    pub(crate) threads: Vec<Thread>,
    pub(crate) console: Console,
    pub(crate) barriers: Barriers,
    /// The stacks that the image declares.
    stacks: Option<Stacks>,
    random: Rng,
    /// Index of the thread that ran last.
    last_thread: usize,
}

impl Machine {
    /// Creates a machine with zeroed memories and disabled threads.
    ///
    /// # Errors
    /// If the configuration is invalid.
    pub fn new(config: Config) -> Result<Machine, SimError> {
        config.check()?;
        let seed = match config.interleaving {
            Interleaving::Random { seed, .. } => seed,
            Interleaving::RoundRobin { .. } => 0,
        };
        let ids = (0..config.cores).flat_map(|core| (0..config.threads).map(move |thread| ThreadId { core, thread }));
        let mut memory = Memory::new(config.memory_base, config.memory_bytes);
        memory.caches = (config.caches != Caches::Invisible).then(Box::<Contents>::default);
        let mut cores: Vec<Core> = (0..config.cores).map(|number| Core::new(number, config.threads)).collect();
        if config.caches == Caches::WriteThrough {
            cores.iter_mut().for_each(|core| core.cpu_control = WRITE_THROUGH);
        }
        Ok(Machine {
            memory,
            cores,
            threads: ids.map(Thread::new).collect(),
            console: Console::new(config.console_bytes),
            barriers: Barriers::default(),
            stacks: None,
            random: Rng::new(seed),
            last_thread: 0,
            config,
        })
    }

    /// Copies an image to memory.
    ///
    /// # Errors
    /// If it does not fit in memory.
    pub fn load(&mut self, image: &Image) -> Result<(), SimError> {
        for (address, bytes) in image.segments() {
            self.write_memory(*address, bytes)?;
        }
        let symbol = |name| image.symbol(name);
        self.stacks = symbol("stacks_base")
            .zip(symbol("stacks_dim"))
            .zip(symbol("threads_per_core"))
            .map(|((base, bytes), threads_per_core)| Stacks { base, bytes, threads_per_core });
        Ok(())
    }

    /// Limits loads and stores of main memory to these regions; instruction fetch and the scratchpads are not limited, and no
    /// device can be accessed. [`write_memory`](Self::write_memory) and [`memory`](Self::memory) are the host's and go on.
    pub fn limit_to(&mut self, regions: &[Region]) {
        self.memory.limit_to(regions);
    }

    /// Starts every thread at this address, with all registers zero.
    pub fn boot(&mut self, entry: u32) {
        self.reset_threads();
        for index in 0..self.threads.len() {
            self.start(index, entry);
        }
    }

    /// Stops all threads and resets them.
    pub(crate) fn reset_threads(&mut self) {
        self.barriers.clear();
        self.last_thread = 0;
        if let Some(caches) = &mut self.memory.caches {
            caches.clear();
        }
        for core in &mut self.cores {
            (core.enabled, core.timing) = (0, Shared::START);
        }
        for thread in self.threads.iter_mut().filter(|thread| thread.state != State::Disabled) {
            *thread = Thread::new(thread.id);
        }
    }

    pub(crate) fn start(&mut self, index: usize, pc: u32) -> &mut Thread {
        let stacks = self.stacks.filter(|_| self.config.check_stacks);
        let thread = &mut self.threads[index];
        thread.stack = stacks.and_then(|stacks| stacks.of(thread.id));
        self.cores[thread.id.core as usize].enabled |= 1 << thread.id.thread;
        (thread.pc, thread.state) = (pc, State::Ready);
        thread
    }

    /// Runs until all threads have finished, for at most `max_instructions` instructions.
    ///
    /// # Errors
    /// If a thread causes a fault, if no thread can continue, or if the limit is reached.
    pub fn run(&mut self, max_instructions: u64) -> Result<Stop, SimError> {
        self.run_all::<false>(max_instructions, &mut Observer::default())
    }

    /// Like [`run`](Self::run), but slower: stops at breakpoints and reports every instruction.
    ///
    /// # Errors
    /// Like [`run`](Self::run).
    pub fn run_observed(&mut self, max_instructions: u64, observer: &mut Observer<'_>) -> Result<Stop, SimError> {
        self.run_all::<true>(max_instructions, observer)
    }

    fn run_all<const OBSERVED: bool>(&mut self, limit: u64, observer: &mut Observer<'_>) -> Result<Stop, SimError> {
        let mut left = limit;
        while let Some(index) = self.next_thread() {
            if left == 0 {
                return Err(self.error(index, SimErrorKind::InstructionLimit(limit)));
            }
            let length = match self.config.interleaving {
                Interleaving::RoundRobin { instructions } => u64::from(instructions.max(1)),
                Interleaving::Random { longest, .. } => 1 + self.random.below(longest as usize) as u64,
            };
            let before = self.threads[index].instructions;
            let stop = self.run_thread::<OBSERVED>(index, length.min(left), observer)?;
            left -= self.threads[index].instructions - before;
            if let Some(stop) = stop {
                return Ok(stop);
            }
        }
        self.end()
    }

    /// The next thread to run.
    fn next_thread(&mut self) -> Option<usize> {
        let is_ready = |thread: &Thread| thread.state == State::Ready;
        let n = self.threads.len();
        let next = match self.config.interleaving {
            Interleaving::RoundRobin { .. } => {
                (1..=n).map(|step| (self.last_thread + step) % n).find(|&index| is_ready(&self.threads[index]))
            }
            Interleaving::Random { .. } => {
                let ready = self.threads.iter().filter(|thread| is_ready(thread)).count();
                let chosen = self.random.below(ready);
                (0..n).filter(|&index| is_ready(&self.threads[index])).nth(chosen)
            }
        }?;
        self.last_thread = next;
        Some(next)
    }

    /// How a thread executes on the hardware; none on the documented machine.
    fn hardware_conditions(&self, index: usize) -> Option<Conditions> {
        let Behaviour::Hardware { scratchpad, exact_products } = self.config.behaviour else { return None };
        let core = &self.cores[self.threads[index].id.core as usize];
        Some(Conditions { scratchpad, exact_products, is_alone: core.enabled.count_ones() == 1 })
    }

    /// Runs one thread for `length` instructions, or until it waits or ends.
    fn run_thread<const OBSERVED: bool>(
        &mut self,
        index: usize,
        length: u64,
        observer: &mut Observer<'_>,
    ) -> Result<Option<Stop>, SimError> {
        let conditions = self.hardware_conditions(index);
        let thread = &mut self.threads[index];
        let mut world = World {
            memory: &mut self.memory,
            core: &mut self.cores[thread.id.core as usize],
            console: &mut self.console,
            barriers: &mut self.barriers,
        };
        world.enter();
        let sharing = u64::from(world.core.enabled.count_ones().max(1));
        let (mut pc, mut done, mut is_looping) = (thread.pc, 0, false);
        let outcome = loop {
            if done == length {
                break Ok(Flow::Next);
            }
            let inst = match world.memory.fetch(pc) {
                Ok(inst) => inst,
                Err(fault) => break Err(fault),
            };
            if OBSERVED && !std::mem::take(&mut thread.is_stopped) && observer.breakpoints.contains(&pc) {
                thread.is_stopped = true;
                break Ok(Flow::Next);
            }
            thread.scalars[PROGRAM_COUNTER] = pc;
            let before = if OBSERVED && observer.traces() { Some(Box::new(thread.clone())) } else { None };
            let address = thread.s(inst.a).wrapping_add(inst.imm as u32);
            thread.clock.issue(&inst.needs, pc, address, &mut world.core.timing);
            let flow = match conditions {
                None => execute(inst, pc, thread, &mut world),
                Some(conditions) => execute_on_hardware(inst, pc, conditions, thread, &mut world),
            };
            let flow = match flow {
                Ok(flow) if inst.needs.writes == STACK_POINTER as u8 => thread.check_stack().map(|()| flow),
                flow => flow,
            };
            if let (Some(before), Ok(_)) = (before, flow) {
                observer.trace(&Step { pc, inst, word: word_at(world.memory, pc), before: &before, after: thread });
            }
            match flow {
                Ok(Flow::Next) => pc = pc.wrapping_add(4),
                Ok(Flow::Jump(to)) => {
                    is_looping = to == pc;
                    pc = to;
                    thread.clock.jump(sharing, &mut world.core.timing);
                }
                Ok(_) => pc = pc.wrapping_add(4),
                Err(fault) => break Err(fault),
            }
            done += 1;
            match flow {
                Ok(Flow::Jump(_)) if is_looping => break flow,
                Ok(Flow::Jump(to)) if to % 4 != 0 => break Err(Fault::MisalignedCode),
                Ok(Flow::Wait(_) | Flow::Release(_)) => break flow,
                _ => {}
            }
        };
        thread.pc = pc;
        thread.instructions += done;
        match outcome {
            Ok(Flow::Next) if thread.is_stopped => return Ok(Some(Stop::Breakpoint(thread.id))),
            Ok(Flow::Next) => {}
            Ok(Flow::Jump(_)) => thread.state = State::Looping,
            Ok(Flow::Wait(id)) => thread.state = State::Waiting(id),
            Ok(Flow::Release(id)) => {
                thread.state = State::Waiting(id);
                self.release(id);
            }
            Err(Fault::UnmappedCode) if pc == HOST && thread.is_called => thread.state = State::Returned,
            Err(fault) => match (self.config.traps, trap_reason(fault)) {
                (Traps::Vector, Some(reason)) => {
                    (thread.trap_reason, thread.pc) = (reason, TRAP_VECTOR);
                    // Count the trap as an instruction, so that an instruction that traps at the vector itself reaches
                    // the limit.
                    thread.instructions += 1;
                }
                _ => return Err(self.error(index, SimErrorKind::Fault(fault))),
            },
        }
        Ok(None)
    }

    /// Continues all threads at a barrier, when the last one has arrived and their cores have done what they issued.
    fn release(&mut self, id: u32) {
        let waits = |thread: &Thread| thread.state == State::Waiting(id);
        let of_core = |thread: &Thread| self.cores[thread.id.core as usize].timing.end();
        let arrivals =
            self.threads.iter().filter(|thread| waits(thread)).map(|thread| thread.cycles().max(of_core(thread)));
        let last = arrivals.max().unwrap_or(0);
        for thread in self.threads.iter_mut().filter(|thread| waits(thread)) {
            thread.state = State::Ready;
            thread.clock.wait_until(last);
            self.cores[thread.id.core as usize].timing.restart(last);
        }
    }

    /// The result when no thread can run: finished, or an error.
    fn end(&self) -> Result<Stop, SimError> {
        let is_stuck = |thread: &Thread| thread.state == State::Looping && !thread.has_finished;
        if let Some(index) = self.threads.iter().position(is_stuck) {
            let kind = match self.threads[index].trap_reason {
                0 => SimErrorKind::Stuck,
                reason => SimErrorKind::Trapped(reason),
            };
            return Err(self.error(index, kind));
        }
        match self.threads.iter().position(|thread| matches!(thread.state, State::Waiting(_))) {
            Some(index) => Err(self.error(index, SimErrorKind::Deadlock(self.barriers.waiting()))),
            None => Ok(Stop::Finished),
        }
    }

    fn error(&self, index: usize, kind: SimErrorKind) -> SimError {
        let thread = &self.threads[index];
        let word = self.memory.bytes(thread.pc, 4).and_then(|bytes| bytes.try_into().ok()).map(u32::from_le_bytes);
        let text = word.and_then(|word| semantics().text(word));
        SimError { kind, thread: Some(thread.id), pc: thread.pc, word, text }
    }
}

fn word_at(memory: &Memory, pc: u32) -> u32 {
    memory.bytes(pc, 4).and_then(|bytes| bytes.try_into().ok()).map_or(0, u32::from_le_bytes)
}

/// The trap reason of a fault that the machine traps.
fn trap_reason(fault: Fault) -> Option<u32> {
    match fault {
        Fault::Misaligned { .. } => Some(0x80),
        Fault::ScratchpadMisaligned { .. } => Some(0x40),
        _ => None,
    }
}
