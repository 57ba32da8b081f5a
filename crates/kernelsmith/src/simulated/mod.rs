//! Kernels for NaplesPU, run by its simulator.
//!
//! In: a kernel compiled for [`Target::naplespu`](crate::Target::naplespu) and the arguments of a call. Out: the
//! result, the written slices, the number of executed instructions.
//! Invariants: the access contract is checked before the call, as for native kernels; slices are copied to the
//! simulated memory and back; each call uses a new machine, so calls do not affect each other.
//! Not here: the simulator (`kernelsmith-npusim`).

#[cfg(feature = "object")]
mod standalone;

use crate::code::Code;
use crate::error::{Error, ErrorKind};
use crate::placed::Placed;
use crate::source::KernelSource;
use crate::target::Target;
use kernelsmith_dsl::{Expr, InterpretSignature, K};
use kernelsmith_exec::{
    AccessContract, CallError, DynArg, DynKernel, FnSignature, Kernel, KernelObject, MachineParam, MachineRole,
    Processor, ScalarType, Signature, WORD_BYTES, trusted,
};
use kernelsmith_ir::interp::Memory;
use kernelsmith_ir::{Elem, Function, Type};
use kernelsmith_npusim::{Argument, Behaviour, Config, Interleaving, Machine, Region, SCRATCHPAD_BYTES, control};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;
use std::sync::Arc;

#[cfg(feature = "object")]
pub use kernelsmith_npusim::{Image, Layout, SectionStart};
#[cfg(feature = "object")]
pub use standalone::{StandaloneProgram, WrittenSlice};

/// The address space of the scratchpad, for [`InputOutput::in_space`](crate::InputOutput::in_space). A call copies the
/// slice to the scratchpad of every core, and copies it back from the first core's.
pub const SCRATCHPAD: u8 = 68;

/// Simulated address of the code, followed by the functions that it calls.
const CODE: u32 = 0x0010_0000;
/// Simulated address of the slices.
const SLICES: u32 = 0x0080_0000;
/// Size in bytes of the record that a failed check writes.
const RECORD: usize = 24;
/// Bytes of memory after the slices, for the record of a failed check.
const SPARE: u32 = 0x1_0000;
/// The first address that the interpreter's memory hands out for arguments.
const FIRST: u64 = 0x1_0000;

/// The simulated machine for a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Simulation {
    /// The number of cores.
    pub cores: u32,
    /// The number of hardware threads per core; all of them call the kernel with the same arguments.
    pub threads: u32,
    /// The order in which threads run: round-robin for `None`, otherwise pseudo-random with this seed.
    pub seed: Option<u64>,
    /// Whether to imitate the published hardware with its defects, instead of the documented machine. A core then has a
    /// scratchpad only if the kernel has slices in it.
    pub as_hardware: bool,
    /// With `as_hardware`, whether products of floats are rounded like those of the documented machine all the same. No
    /// code can avoid that the hardware rounds otherwise; the results of everything else can be compared exactly.
    pub exact_products: bool,
    /// Whether each thread gets its own slices: copies that directly follow each other in memory, so that threads write
    /// the same cache lines. A call fails if the copies differ afterwards.
    pub copies: bool,
    /// The maximum number of instructions that all threads together may execute.
    pub max_instructions: u64,
}

impl Default for Simulation {
    /// One core with one thread, and at most 10 billion instructions.
    fn default() -> Simulation {
        Simulation {
            cores: 1,
            threads: 1,
            seed: None,
            as_hardware: false,
            exact_products: false,
            copies: false,
            max_instructions: 10_000_000_000,
        }
    }
}

/// Instruction and cycle counts of a simulated call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SimulationReport {
    /// Instructions executed by all threads.
    pub instructions: u64,
    /// An estimate of the cycles on the published hardware: see docs/naplespu.md.
    pub estimated_cycles: u64,
}

/// A kernel for NaplesPU: see [`Jit::simulated`](crate::Jit::simulated).
#[derive(Clone, Debug)]
pub struct SimulatedKernel<S> {
    source: KernelSource<S>,
    code: Code,
    program: Program,
    target: Target,
}

impl<S: InterpretSignature> SimulatedKernel<S> {
    pub(crate) fn new(source: KernelSource<S>, code: Code, target: &Target) -> Result<SimulatedKernel<S>, Error> {
        let symbols = code.symbols.iter().map(|symbol| (symbol.offset, symbol.name.as_str()));
        let parts = source.parts();
        let (signature, contract) = (parts.signature, parts.contract_on(target)?);
        let in_scratchpad = scratchpad_params(source.function())?;
        let program = Program { in_scratchpad, ..Program::new(&code.bytes, symbols, signature, contract)? };
        Ok(SimulatedKernel { source, code, program, target: target.clone() })
    }

    /// The compiled code.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The target of the code.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The recorded kernel.
    #[cfg(feature = "object")]
    pub(crate) fn source(&self) -> &KernelSource<S> {
        &self.source
    }

    /// The contract on this machine.
    #[cfg(feature = "object")]
    pub(crate) fn contract(&self) -> &AccessContract {
        &self.program.contract
    }

    /// Whether a word of the arguments is a slice in the scratchpad.
    #[cfg(feature = "object")]
    pub(crate) fn is_in_scratchpad(&self, word: usize) -> bool {
        self.program.in_scratchpad.contains(&word)
    }

    /// Calls the kernel in one thread. `args` is a tuple with the arguments that a native kernel's `call` takes.
    ///
    /// # Errors
    /// The errors of a native kernel's `call`, or a fault of the simulated program with address, instruction and
    /// thread.
    pub fn call(&self, args: S::Actuals<'_>) -> Result<S::Result, Error> {
        self.call_on(&Simulation::default(), args).map(|(result, _)| result)
    }

    /// Calls the kernel in every thread of a simulated machine. The result is that of the first thread.
    ///
    /// # Errors
    /// The errors of [`call`](Self::call).
    pub fn call_on(
        &self,
        simulation: &Simulation,
        mut args: S::Actuals<'_>,
    ) -> Result<(S::Result, SimulationReport), Error> {
        let mut report = SimulationReport { instructions: 0, estimated_cycles: 0 };
        let result = self.source.run_with(&self.program.contract, &mut args, |words, memory| {
            let (scalar, did) = self.program.run(simulation, words, memory)?;
            report = did;
            let results = self.source.function().results.iter().take(1);
            Ok(results.map(|ty| result_bits(*ty, scalar)).collect::<Vec<_>>())
        })?;
        Ok((result, report))
    }
}

/// Wraps compiled code for the simulated machine in an ordinary callable kernel.
pub(crate) fn kernel<S: FnSignature>(
    object: &KernelObject,
    arch: &'static str,
    simulation: Simulation,
) -> Result<Kernel<S>, Error> {
    let simulator = simulator(object, arch, simulation)?;
    Ok(trusted::remote_kernel(Box::new(simulator), object.signature(), object.contract().clone())?)
}

/// [`kernel`] for a signature known at run time.
pub(crate) fn dyn_kernel(
    object: &KernelObject,
    arch: &'static str,
    simulation: Simulation,
) -> Result<DynKernel, Error> {
    let simulator = simulator(object, arch, simulation)?;
    Ok(trusted::remote_dyn_kernel(Box::new(simulator), object.signature(), object.contract().clone())?)
}

fn simulator(object: &KernelObject, arch: &'static str, simulation: Simulation) -> Result<Simulator, Error> {
    let object_arch = &object.code().arch;
    if object_arch == arch {
        return Simulator::new(object, simulation);
    }
    let message = format!("code is for {object_arch}, this simulator runs {arch}");
    Err(Error::new(ErrorKind::Unsupported, message))
}

/// Rejects a function with slices in the scratchpad: the object does not record which parameters they are, so a call
/// could not place them.
pub(crate) fn check_spaces(function: &Function) -> Result<(), Error> {
    match scratchpad_params(function)?.is_empty() {
        true => Ok(()),
        false => {
            let message = "slices in the scratchpad are filled by `Jit::simulated` only";
            Err(Error::new(ErrorKind::Unsupported, message))
        }
    }
}

/// Runs a published NaplesPU kernel behind the interface that native kernels have.
struct Simulator {
    name: String,
    program: Program,
    signature: Signature,
    simulation: Simulation,
}

impl Simulator {
    /// Links the code of a compiled kernel, which must not use the scratchpad.
    fn new(object: &KernelObject, simulation: Simulation) -> Result<Simulator, Error> {
        let (code, signature) = (object.code(), object.signature());
        let symbols = code.relocations.iter().map(|relocation| (relocation.offset, relocation.symbol.as_str()));
        let program = Program::new(&code.bytes, symbols, signature, object.contract())?;
        Ok(Simulator { name: code.name.clone(), program, signature: signature.clone(), simulation })
    }
}

impl fmt::Debug for Simulator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Simulator({}, {} bytes)", self.name, self.program.bytes.len())
    }
}

impl Processor for Simulator {
    fn run(&self, args: &mut [DynArg<'_>]) -> Result<u64, CallError> {
        let mut placed = Placed::new(&self.signature, self.program.contract.traps, args);
        let outcome = self.program.run(&self.simulation, &placed.machine, &mut placed.memory);
        placed.fetch(args);
        match outcome {
            Ok((scalar, _)) => Ok(self.signature.result.map_or(0, |ty| zero_extended(ty, scalar))),
            Err(error) => Err(match error.call_error() {
                Some(error) => error.clone(),
                None => CallError::Remote { reason: error.to_string() },
            }),
        }
    }

    fn name(&self) -> &str {
        &self.name
    }
}

/// Linked code and its parameters.
#[derive(Clone, Debug)]
struct Program {
    /// The code with the addresses of its callees filled in, followed by the callees.
    bytes: Vec<u8>,
    /// The words of the arguments.
    words: Vec<MachineParam>,
    /// Whether they are in a record, whose address is the first machine parameter.
    has_record: bool,
    /// The indices of the words whose slices are in the scratchpad.
    in_scratchpad: Vec<usize>,
    /// Says which access a failed check belongs to.
    contract: Arc<AccessContract>,
}

impl Program {
    fn new<'a>(
        code: &[u8],
        symbols: impl Iterator<Item = (usize, &'a str)>,
        signature: &Signature,
        contract: &Arc<AccessContract>,
    ) -> Result<Program, Error> {
        let runtime = kernelsmith_npusim::Runtime::new()
            .map_err(|error| Error::new(ErrorKind::Bug, format!("the functions that kernels call: {error}")))?;
        let mut bytes = code.to_vec();
        let behind = bytes.len().next_multiple_of(64);
        for (offset, name) in symbols {
            let function = runtime.offset(name).ok_or_else(|| {
                let message = format!("there is no function `{name}` on the simulated machine");
                Error::new(ErrorKind::Unsupported, message)
            })?;
            let address = CODE + behind as u32 + function;
            if let Some(place) = bytes.get_mut(offset..offset + 4) {
                place.copy_from_slice(&address.to_le_bytes());
            }
        }
        bytes.resize(behind, 0xff);
        bytes.extend(runtime.bytes());
        let (words, has_record) = (signature.words(), signature.has_argument_record());
        Ok(Program { bytes, words, has_record, in_scratchpad: Vec::new(), contract: Arc::clone(contract) })
    }

    /// Runs the program and returns the final value of the first scalar register, which holds the result.
    fn run(
        &self,
        simulation: &Simulation,
        params: &[u64],
        memory: &mut Memory,
    ) -> Result<(u32, SimulationReport), Error> {
        let failed = |error: kernelsmith_npusim::SimError| Error::new(ErrorKind::Call, error.to_string());
        // The words themselves, or those in the record.
        let record_base = params.first().copied().filter(|_| self.has_record);
        let in_record = record_base.and_then(|base| memory.region(base)).map(|bytes| {
            let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            bytes.chunks_exact(WORD_BYTES).map(word).collect::<Vec<u64>>()
        });
        let words = in_record.as_deref().unwrap_or(params);
        // An index of this machine has 32 bits; truncating a larger one would change its value.
        let is_index = |param: &MachineParam| param.role == MachineRole::Value && param.ty == ScalarType::Index;
        let mut indices = self.words.iter().zip(words).filter(|(param, _)| is_index(param));
        if let Some((_, word)) = indices.find(|&(_, &word)| i32::try_from(word as i64).is_err()) {
            let message = format!("the argument {} is no index of a machine with addresses of 32 bits", *word as i64);
            return Err(Error::new(ErrorKind::Call, message));
        }
        let n_threads = simulation.cores.saturating_mul(simulation.threads);
        let n_copies = if simulation.copies { n_threads } else { 1 };
        let (places, end) = self.places(words, memory, n_copies)?;
        let record = end.next_multiple_of(64);
        // Behind it are the lists of arguments in memory, if threads have their own.
        let list_bytes = (WORD_BYTES * words.len()).next_multiple_of(64) as u32;
        let records = record as u32 + SPARE;
        let memory_bytes =
            u32::try_from(record + 2 * u64::from(SPARE) + u64::from(list_bytes) * u64::from(n_copies))
                .map_err(|_| Error::new(ErrorKind::Limit, "the slices are larger than the machine's memory"))?;
        let mut machine = Machine::new(Config {
            cores: simulation.cores,
            threads: simulation.threads,
            memory_bytes: memory_bytes.next_multiple_of(4096),
            interleaving: match simulation.seed {
                Some(seed) => Interleaving::Random { seed, longest: 64 },
                None => Config::default().interleaving,
            },
            behaviour: match simulation.as_hardware {
                true => Behaviour::Hardware {
                    scratchpad: !self.in_scratchpad.is_empty(),
                    exact_products: simulation.exact_products,
                },
                false => Behaviour::Documented,
            },
            ..Config::default()
        })
        .map_err(failed)?;
        machine.write_memory(CODE, &self.bytes).map_err(failed)?;
        for core in 0..simulation.cores {
            machine.set_control(core, control::CORES, simulation.cores);
        }

        // The contract suffices (docs/safety.md); the simulator checks each access all the same, to find faults in it.
        // Slices are farther apart than the adjacent vector that a load may read.
        let config = Config::default();
        let mut allowed = vec![
            Region { start: CODE, len: self.bytes.len() as u32, is_writable: false },
            Region { start: config.stacks_base, len: n_threads.saturating_mul(config.stack_bytes), is_writable: true },
            Region { start: record as u32, len: RECORD as u32, is_writable: true },
        ];
        for (&base, place) in &places {
            let Some(bytes) = memory.region(base) else { continue };
            match *place {
                Place::Main { .. } => {
                    for copy in 0..n_copies {
                        let at = place.address(copy);
                        machine.write_memory(at, bytes).map_err(failed)?;
                        allowed.push(Region { start: at, len: bytes.len() as u32, is_writable: true });
                    }
                }
                Place::Scratchpad(at) => {
                    for core in 0..simulation.cores {
                        let to = machine
                            .scratchpad_mut(core)
                            .into_iter()
                            .flat_map(|scratchpad| &mut scratchpad[at as usize..]);
                        to.zip(bytes).for_each(|(to, from)| *to = *from);
                    }
                }
            }
        }
        let mut arguments: Vec<Vec<Argument>> = Vec::new();
        for thread in 0..n_threads {
            let copy = thread % n_copies;
            let on_machine = |(param, word): (&MachineParam, &u64)| match (param.role, places.get(word)) {
                (MachineRole::Pointer, Some(place)) => place.address(copy),
                _ => *word as u32,
            };
            let words = self.words.iter().zip(words).map(on_machine);
            let mut list: Vec<Argument> = match record_base {
                None => words.map(Argument::Word).collect(),
                Some(base) => {
                    let at = match n_copies {
                        1 => (base - FIRST) as u32 + SLICES,
                        _ => records + copy * list_bytes,
                    };
                    let bytes: Vec<u8> = words.flat_map(|word| u64::from(word).to_le_bytes()).collect();
                    if thread < n_copies {
                        machine.write_memory(at, &bytes).map_err(failed)?;
                        allowed.push(Region { start: at, len: bytes.len() as u32, is_writable: false });
                    }
                    vec![Argument::Word(at)]
                }
            };
            if self.contract.traps {
                list.push(Argument::Word(record as u32));
            }
            arguments.push(list);
        }
        machine.limit_to(&allowed);
        machine.call_each(CODE, &arguments, simulation.max_instructions).map_err(failed)?;

        for (base, place) in places {
            let Some(region) = memory.region_mut(base) else { continue };
            let from = match place {
                Place::Main { .. } => machine.memory(place.address(0), region.len()),
                Place::Scratchpad(at) => {
                    machine.scratchpad(0).map(|scratchpad| &scratchpad[at as usize..][..region.len()])
                }
            };
            region.copy_from_slice(from.unwrap_or_default());
            for copy in 1..n_copies {
                if machine.memory(place.address(copy), region.len()) != Some(region) {
                    let message = format!("the slice at {base:#x} differs in thread {copy}");
                    return Err(Error::new(ErrorKind::Call, message));
                }
            }
        }
        if self.contract.traps
            && let Some(check) = machine.memory(record as u32, RECORD).and_then(failed_check)
        {
            let (operation, index, len) = check;
            return Err(self.contract.failed_check(operation, index, len).into());
        }
        let report =
            SimulationReport { instructions: machine.instructions(), estimated_cycles: machine.cycle_estimate() };
        Ok((machine.thread(0, 0).map_or(0, |thread| thread.scalars[0]), report))
    }

    /// Where the slices are, by their addresses in the interpreter's memory, and the end of those in main memory.
    fn places(&self, words: &[u64], memory: &Memory, n_copies: u32) -> Result<(BTreeMap<u64, Place>, u64), Error> {
        const PAGE: u64 = 4096;
        if n_copies > 1 && !self.in_scratchpad.is_empty() {
            return Err(Error::new(ErrorKind::Unsupported, "slices in the scratchpad have no copies"));
        }
        let own_end = memory.regions().last().map_or(FIRST, |(base, bytes)| base + bytes.len() as u64);
        let mut places: BTreeMap<u64, Place> = BTreeMap::new();
        let (mut used, mut end) = (0, u64::from(SLICES) + own_end - FIRST);
        let slices = self.words.iter().zip(words).enumerate().filter(|(_, (param, _))| is_slice(param));
        for (index, (_, &base)) in slices {
            let Some(bytes) = memory.region(base) else { continue };
            if self.in_scratchpad.contains(&index) {
                let at = used;
                used += bytes.len().next_multiple_of(64);
                if used > SCRATCHPAD_BYTES {
                    return Err(Error::new(ErrorKind::Limit, format!("the scratchpad has 65536 bytes, not {used}")));
                }
                places.insert(base, Place::Scratchpad(at as u32));
            } else if n_copies == 1 {
                places.insert(base, Place::Main { at: (base - FIRST) as u32 + SLICES, stride: 0 });
            } else if let Entry::Vacant(place) = places.entry(base) {
                // Elements of 4 bytes are the largest that must be aligned. The first copy is at the same place in its page.
                let stride = bytes.len().next_multiple_of(4) as u64;
                let at = end.next_multiple_of(PAGE) + base % PAGE;
                end = at + stride * u64::from(n_copies) + PAGE;
                let too_large = |_| Error::new(ErrorKind::Limit, "the slices are larger than the machine's memory");
                let at = u32::try_from(at).map_err(too_large)?;
                place.insert(Place::Main { at, stride: stride as u32 });
            }
        }
        Ok((places, end))
    }
}

/// Where a slice is in simulated memory: in main memory or in the scratchpad, with its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// The address of the first copy, and the distance of the copies in bytes.
    Main {
        at: u32,
        stride: u32,
    },
    Scratchpad(u32),
}

impl Place {
    /// The address of a copy.
    fn address(self, copy: u32) -> u32 {
        match self {
            Place::Main { at, stride } => at.wrapping_add(stride.wrapping_mul(copy)),
            Place::Scratchpad(at) => at,
        }
    }
}

/// Whether a word is the address of a slice.
pub(crate) fn is_slice(param: &MachineParam) -> bool {
    param.role == MachineRole::Pointer
}

/// The parameters through which the function accesses the scratchpad.
fn scratchpad_params(function: &Function) -> Result<Vec<usize>, Error> {
    let mut params = Vec::new();
    for op in function.ops.iter().filter(|op| op.code.is_memory() && op.mem().space == SCRATCHPAD) {
        let param = function.params.iter().position(|param| *param == op.base());
        let param = param.ok_or_else(|| {
            Error::new(ErrorKind::Unsupported, "an access of the scratchpad is not through a parameter itself")
        })?;
        params.push(param);
    }
    Ok(params)
}

/// The bits of a kernel result in the interpreter's form, from the first scalar register.
fn result_bits(ty: Type, scalar: u32) -> u64 {
    let wide = if ty.elem() == Elem::Index { i64::from(scalar as i32) as u64 } else { u64::from(scalar) };
    ty.elem().canonical(wide)
}

/// The bits of a kernel result as [`Processor::run`] returns them, zero-extended.
fn zero_extended(ty: ScalarType, scalar: u32) -> u64 {
    match ty {
        ScalarType::Index => i64::from(scalar as i32) as u64,
        ScalarType::Bool => u64::from(scalar & 1),
        ty => u64::from(scalar) & (u64::MAX >> (64 - 8 * ty.size_bytes())),
    }
}

/// Decodes the record of a failed check: its number, the index and the length; `None` if no check failed.
fn failed_check(record: &[u8]) -> Option<(u32, i64, i64)> {
    let word = |at: usize| record[at..].first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes));
    (word(0) != 0).then(|| (word(4), i64::from(word(8) as i32), i64::from(word(16) as i32)))
}

/// The control register that holds the core's number.
const CORE: i32 = control::TILE_ID as i32;
/// The control register that holds the thread's number on its core.
const THREAD: i32 = control::THREAD_ID as i32;
/// The control register with a bit for each enabled thread of the core. Register 14, the number of threads, is always 8 on
/// the hardware, whatever was started.
const ENABLED: i32 = control::THREADS_ENABLED as i32;
/// The control register where the host or the start-up code writes the number of cores.
const CORES: i32 = control::CORES as i32;

/// Host versions of the functions below: a host call has one thread.
mod host {
    /// Core 0 and thread 0, which is enabled alone.
    pub(super) extern "C" fn control(register: i32) -> i32 {
        i32::from(register == super::ENABLED || register == super::CORES)
    }
    pub(super) extern "C" fn barrier(_: i32, _: i32) {}
}

#[track_caller]
fn control_register(k: K<'_>, number: i32) -> Expr<'_, i32> {
    k.call("naplespu.READ_CR", host::control as extern "C" fn(i32) -> i32, (number,))
}

/// The number of enabled threads of this core.
#[track_caller]
fn threads_of_core(k: K<'_>) -> Expr<'_, i32> {
    control_register(k, ENABLED).count_ones()
}

/// The number of the hardware thread that runs the kernel, among those of all cores; 0 on machines without hardware threads.
#[track_caller]
pub fn thread_number(k: K<'_>) -> Expr<'_, i32> {
    control_register(k, CORE) * threads_of_core(k) + control_register(k, THREAD)
}

/// The number of enabled hardware threads of all cores, of which each has as many; 1 on machines without hardware threads.
#[track_caller]
pub fn thread_count(k: K<'_>) -> Expr<'_, i32> {
    threads_of_core(k) * control_register(k, CORES).max(1)
}

/// The number of the core that runs the thread; 0 on machines without hardware threads. Each core has a scratchpad.
#[track_caller]
pub fn core_number(k: K<'_>) -> Expr<'_, i32> {
    control_register(k, CORE)
}

/// Waits at barrier `number` until all threads of all cores have reached it.
#[track_caller]
pub fn wait_for_threads(k: K<'_>, number: i32) {
    let others = thread_count(k) - 1;
    k.call("naplespu.BARRIER", host::barrier as extern "C" fn(i32, i32), (number, others));
}
