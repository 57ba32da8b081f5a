//! The checks of the fuzz targets: functions that panic on an error.
//!
//! In: arbitrary bytes. Out: nothing, or a panic. Invariants: no check has state that affects later inputs; invalid
//! UTF-8 is read with the replacement character.
//! Not here: generation of inputs, limits of time and memory (`child`, `run`).

use kernelsmith_filetests::differential::case::{self, Verdict};
use kernelsmith_filetests::native::{Native, Variant};
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
use kernelsmith_ir::limits::TextLimits;
use kernelsmith_ir::{Function, text};
use kernelsmith_machine::asm::{Assembler, disassemble};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode_prefixed};
use kernelsmith_machine::{Operand, OperandClass, TargetDesc, object};
use kernelsmith_npusim::{Config, Image, Interleaving, Layout, Machine, Object, Traps, link};
use kernelsmith_regalloc as regalloc;
use kernelsmith_testing::engine::Engines;
use kernelsmith_testing::judge::Judge;
use kernelsmith_testing::program::Program;
use std::cell::RefCell;
use std::sync::OnceLock;

/// A file of the cache on disk is refused or has the value of its digest, and what is in it is read like any object.
///
/// # Panics
/// If it is not.
pub fn cache_file(bytes: &[u8]) {
    kernelsmith_cache::fuzzing::check(bytes).iter().for_each(|value| kernelsmith_exec::fuzzing::check_all(value));
}

/// Text that parses and verifies prints, parses again to the same functions, and runs in the interpreter to an end.
///
/// # Panics
/// If it does not.
pub fn ir_text(bytes: &[u8]) {
    let source = String::from_utf8_lossy(bytes);
    let Ok(functions) = text::parse(&source) else { return };
    let printed = text::print(&functions);
    if printed.len() as u64 > TextLimits::default().text_bytes {
        return;
    }
    let again = text::parse(&printed);
    assert!(again.as_ref().is_ok_and(|again| *again == functions), "printed:\n{printed}");
    functions.iter().take(4).for_each(interpret);
}

/// Runs a function with arguments of each kind; it may trap.
fn interpret(func: &Function) {
    let options = InterpOptions { fuel: 20_000, ..InterpOptions::default() };
    let Ok(mut interpreter) = Interpreter::new(func, options) else { return };
    let mut memory = Memory::new();
    let regions = [memory.alloc_zeroed(256), memory.alloc_misaligned(&[7; 100], 3)];
    for value in [None, Some(0), Some(1), Some(u64::MAX), Some(1 << 63)] {
        let region_or_value = |n: usize| value.unwrap_or(regions[n % regions.len()]);
        let args: Vec<u64> = (0..func.params.len()).map(region_or_value).collect();
        // Both results and traps are valid.
        let _ = interpreter.run(&args, &mut memory, &mut Symbols::new());
    }
}

/// Text that assembles produces an object file whose code disassembles.
fn assembler(desc: &'static TargetDesc, parts: &OnceLock<(Assembler<'static>, Decoder<'static>)>, bytes: &[u8]) {
    let (assembler, decoder) = parts.get_or_init(|| (Assembler::new(desc), Decoder::new(desc)));
    let source = String::from_utf8_lossy(bytes);
    let program = match assembler.assemble_object(&source) {
        Ok(program) => program,
        Err(errors) => {
            assert!(!errors.is_empty(), "refused without an error");
            for error in errors {
                let range = error.range.clone();
                assert!(source.get(range.clone()).is_some(), "{error}: {range:?} of {} bytes", source.len());
            }
            return;
        }
    };
    for line in &program.lines {
        assert!(source.get(line.range.clone()).is_some(), "a line at {:?} of {} bytes", line.range, source.len());
    }
    let file = object::write(desc, &program).expect("every program has an object file");
    let contents = object::read(&file).expect("what is written is read");
    // A listing needs many times the memory of the code.
    for section in contents.sections.iter().filter(|section| section.bytes.len() <= 1 << 16) {
        disassemble(decoder, desc, &section.bytes);
    }
}

/// Every line of a disassembly assembles to an instruction with the same disassembly, and decoded instructions encode.
fn decoder(desc: &'static TargetDesc, parts: &OnceLock<Decoder<'static>>, bytes: &[u8]) {
    let decoder = parts.get_or_init(|| Decoder::new(desc));
    disassemble(decoder, desc, bytes);
    for (at, decoded) in decoder.decode_all(bytes) {
        let Ok(decoded) = decoded else { break };
        assert!(decoded.len > 0 && at + decoded.len <= bytes.len(), "{} bytes at {at}", decoded.len);
        // The encoder takes labels, not distances, for branches.
        let infos = desc.inst(decoded.inst).operands();
        let is_label = |class| matches!(class, OperandClass::Label(_));
        let is_relative = |operand: &Operand| matches!(operand, Operand::Mem(mem) if mem.base.is_some() && mem.base == desc.program_counter());
        if infos.clone().any(|info| is_label(info.class())) || decoded.operands().iter().any(is_relative) {
            continue;
        }
        let name = desc.inst(decoded.inst).name();
        let mut code = CodeBuffer::new();
        let encoded = encode_prefixed(desc, decoded.prefixes, decoded.inst, decoded.operands(), &mut code);
        assert!(encoded.is_ok(), "{name} {:02x?}: {encoded:?}", &bytes[at..at + decoded.len]);
        let again = decoder.decode(code.bytes());
        let Ok(again) = again else { panic!("{name} {:02x?}: {again:?}", &bytes[at..]) };
        let mut operands = again.operands().to_vec();
        let differing = operands.iter().zip(decoded.operands()).position(|(again, first)| again != first);
        if let Some(input) = differing.filter(|input| input + 1 < operands.len()) {
            // The encoder may exchange two commutative inputs for a shorter encoding. An immediate may follow them.
            operands.swap(input, input + 1);
            assert!(code.bytes().len() < decoded.len, "{name} {:02x?}: {again:?}", &bytes[at..]);
        }
        assert_eq!((again.inst, &operands[..]), (decoded.inst, decoded.operands()), "{name} {:02x?}", &bytes[at..]);
    }
}

macro_rules! machines {
    ($($machine:ident $assembler:ident $decode:ident)*) => {$(
        /// Text that assembles produces an object file whose code disassembles.
        ///
        /// # Panics
        /// If it does not.
        pub fn $assembler(bytes: &[u8]) {
            static PARTS: OnceLock<(Assembler<'static>, Decoder<'static>)> = OnceLock::new();
            assembler(kernelsmith_targets::$machine(), &PARTS, bytes);
        }

        /// Decoded instructions encode, and decode to the same instruction.
        ///
        /// # Panics
        /// If they do not.
        pub fn $decode(bytes: &[u8]) {
            static PARTS: OnceLock<Decoder<'static>> = OnceLock::new();
            decoder(kernelsmith_targets::$machine(), &PARTS, bytes);
        }
    )*};
}
machines! {
    x86_64 assembler_x86_64 decode_x86_64
    aarch64 assembler_aarch64 decode_aarch64
    riscv64 assembler_riscv64 decode_riscv64
    naplespu assembler_naplespu decode_naplespu
}

/// Reads an ELF file; an error is a valid result.
pub fn elf(bytes: &[u8]) {
    // Most inputs fail at the magic number, so also try the input with a correct one.
    for file in [bytes.to_vec(), [b"\x7fELF\x02\x01\x01".as_slice(), bytes.get(7..).unwrap_or_default()].concat()] {
        if let Ok(contents) = object::read(&file) {
            let total: usize = contents.sections.iter().map(|section| section.bytes.len()).sum();
            assert!(total as u64 <= object::MAX_READ_BYTES, "{total} bytes of code");
        }
        if let Ok(image) = Image::from_elf(&file) {
            let _ = image.symbol("main");
        }
    }
}

/// Links an object alone and with a valid one; an error is a valid result. A linked program is written and read again.
///
/// # Panics
/// If it cannot be read.
pub fn linker(bytes: &[u8]) {
    static GOOD: OnceLock<Vec<u8>> = OnceLock::new();
    let good = GOOD.get_or_init(|| crate::corpus::objects().swap_remove(0));
    let (object, good) = (Object { name: "given", bytes }, Object { name: "good", bytes: good });
    for objects in [&[object][..], &[object, good], &[object, object]] {
        if let Ok(program) = link(objects, &Layout::default()) {
            let file = program.to_elf().expect("a linked program is written");
            let image = Image::from_elf(&file).expect("what is written is read");
            assert_eq!(image.entry(), program.image.entry());
        }
    }
}

/// Reads an image and runs it until it ends, fails or reaches a limit.
pub fn sim_image(bytes: &[u8]) {
    const MAX_INSTRUCTIONS: u64 = 10_000;
    let image = match std::str::from_utf8(bytes) {
        Ok(text) if !bytes.starts_with(b"\x7fELF") => Image::from_hex(text),
        _ => Image::from_elf(bytes),
    };
    let Ok(image) = image else { return };
    let orders = [Interleaving::RoundRobin { instructions: 64 }, Interleaving::Random { seed: 1, longest: 8 }];
    for (interleaving, traps) in orders.into_iter().zip([Traps::Vector, Traps::Report]) {
        let config = Config { threads: 2, memory_bytes: 1 << 24, interleaving, traps, ..Config::default() };
        let Ok(mut machine) = Machine::new(config) else { return };
        if machine.load(&image).is_ok() {
            machine.boot(image.entry());
            // Any result is valid.
            let _ = machine.run(MAX_INSTRUCTIONS);
        }
    }
}

/// A register allocation problem prints and parses again; it is allocated and checked, or rejected.
///
/// The checker may reject an allocation: validation does not include the rules that need data flow, such as that a
/// value is defined on every path to its use.
///
/// # Panics
/// If the printed problem parses to another one.
pub fn regalloc_text(bytes: &[u8]) {
    static ENV: OnceLock<regalloc::RegEnv> = OnceLock::new();
    let class = |name, bank, allowed, order: Vec<u8>, group| regalloc::RegClass {
        name,
        bank,
        allowed,
        order,
        group,
        spill_size: 8 * u32::from(group),
        spill_align: 8,
        spillable: true,
    };
    let env = ENV.get_or_init(|| {
        let classes = vec![
            class("gpr", 0, 0xff, (0..8).collect(), 1),
            class("vec", 1, 0xff, (0..8).collect(), 1),
            class("pair", 1, 0b0101_0101, vec![0, 2, 4, 6], 2),
        ];
        regalloc::RegEnv::new(classes, regalloc::RegSet::EMPTY)
    });
    let source = String::from_utf8_lossy(bytes);
    let Ok(function) = regalloc::text::parse(&source, env) else { return };
    if function.problem().validate(env).is_err() {
        return;
    }
    let printed = regalloc::text::print(&function.problem(), env);
    let again = regalloc::text::parse(&printed, env).map(|again| regalloc::text::print(&again.problem(), env));
    assert_eq!(again.as_ref(), Ok(&printed));
    let mut out = regalloc::Allocation::default();
    let (mut scan, options) = (regalloc::LinearScan::new(), regalloc::Options::default());
    if regalloc::Allocator::allocate(&mut scan, &function.problem(), env, &options, &mut out).is_ok() {
        let _ = regalloc::check(&function.problem(), env, &out);
    }
}

/// The random program of the kernel language, with its seed in the first eight bytes, has the same result in every
/// engine of this host.
///
/// # Panics
/// If it does not.
pub fn programs(bytes: &[u8]) {
    thread_local! {
        static ENGINES: Result<Engines, String> = Engines::new("native", None);
        static JUDGE: RefCell<Judge> = RefCell::default();
    }
    ENGINES.with(|engines| {
        let Ok(engines) = engines else { return };
        let program = Program::new(seed(bytes));
        let (_, finding) = JUDGE.with_borrow_mut(|judge| judge.judge(&program, engines));
        assert!(finding.is_none(), "seed {}: {finding:?}", seed(bytes));
    });
}

/// A text of TEIR that is accepted, or else the random program that it chooses, and programs like it compute as machine code
/// what the interpreter computes.
///
/// # Panics
/// If one does not.
pub fn teir_compiled(bytes: &[u8]) {
    if kernelsmith_tensor::teir::Program::parse("input", &String::from_utf8_lossy(bytes)).is_ok() {
        return kernelsmith_testing::tensors::check_teir(bytes);
    }
    let seed = bytes.iter().fold(7u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(*byte)));
    kernelsmith_testing::tensors::check_teir(&kernelsmith_tensor::teir::fuzzing::input(seed));
}

/// The program of a seed has the same result as in the interpreter.
///
/// # Panics
/// If it does not.
pub fn differential(seed: u64) {
    let Ok(mut native) = Native::new() else { return };
    let verdict = case::judge(&mut native, &case::program(seed), &Variant::ALL);
    assert!(!matches!(verdict, Verdict::Different(_)), "seed {seed}: {verdict:?}");
}

/// Like [`differential`], with the seed in the first eight bytes.
///
/// # Panics
/// Like [`differential`].
pub fn differential_bytes(bytes: &[u8]) {
    differential(seed(bytes));
}

/// The number in the first eight bytes.
pub(crate) fn seed(bytes: &[u8]) -> u64 {
    let mut seed = [0; 8];
    seed.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
    u64::from_le_bytes(seed)
}

/// Failures that the runner must survive: 1 panics, 2 never ends, 3 overflows the stack, 4 allocates memory without
/// end, 5 aborts.
///
/// # Panics
/// If the first byte is 1.
pub fn misbehaving(bytes: &[u8]) {
    fn deep(n: u64) -> u64 {
        std::hint::black_box(if n == u64::MAX { 0 } else { deep(n + 1) + 1 })
    }
    match bytes.first() {
        Some(1) => panic!("asked to"),
        Some(2) => loop {
            std::thread::yield_now();
        },
        Some(3) => drop(deep(0)),
        Some(4) => {
            let mut kept = Vec::new();
            loop {
                kept.push(std::hint::black_box(vec![0u8; 1 << 24]));
            }
        }
        Some(5) => std::process::abort(),
        _ => {}
    }
}
