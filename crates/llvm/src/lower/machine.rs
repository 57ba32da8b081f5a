//! The conventions of the machine that a module was written for.
//!
//! In: the triple, names. Out: [`Machine`], the builtins of NaplesPU's older compiler, and the instructions that they are. Not here: the machine that the code is compiled for, which must be the same.

use crate::body::{Body, OperandKind};
use crate::constants::ConstantKind;
use crate::features::{Features, ZFH};
use crate::module::Module;
use crate::opcode::Opcode;

// Instructions that code calls.
pub(super) const READ_CONTROL: &str = "naplespu.READ_CR";
pub(super) const WRITE_CONTROL: &str = "naplespu.WRITE_CR";
pub(super) const BARRIER: &str = "naplespu.BARRIER";
pub(super) const FLUSH: &str = "naplespu.FLUSH";
pub(super) const INVALIDATE: &str = "naplespu.DCACHEINV";
pub(super) const CPUID: &str = "x86_64.CPUID";
pub(super) const READ_TIME: &str = "x86_64.RDTSC";
pub(super) const READ_TIME_AND_PROCESSOR: &str = "x86_64.RDTSCP";
pub(super) const READ_COUNTER: &str = "x86_64.RDPMC";
pub(super) const READ_STATES: &str = "x86_64.XGETBV";
pub(super) const MEMORY_FENCE: &str = "x86_64.MFENCE";
pub(super) const LOAD_FENCE: &str = "x86_64.LFENCE";
pub(super) const STORE_FENCE: &str = "x86_64.SFENCE";
pub(super) const LOAD_MODE: &str = "x86_64.LDMXCSR";
pub(super) const STORE_MODE: &str = "x86_64.STMXCSR";
pub(super) const FLUSH_LINE: &str = "x86_64.CLFLUSH";
pub(super) const PUSH_FLOAT: &str = "x86_64.LD_F80m";
pub(super) const POP_FLOAT: &str = "x86_64.ST_FP80m";
pub(super) const PUSH_DOUBLE: &str = "x86_64.LD_F64m";
pub(super) const POP_DOUBLE: &str = "x86_64.ST_FP64m";
pub(super) const PUSH_SINGLE: &str = "x86_64.LD_F32m";
pub(super) const POP_SINGLE: &str = "x86_64.ST_FP32m";
pub(super) const ROOT_OF_FLOAT: &str = "x86_64.FSQRT";

pub(super) const INSTRUCTION_BARRIER: &str = "aarch64.ISB";

/// The intrinsics that multiply polynomials over bits.
pub(super) const CARRYLESS_PRODUCT: &str = "x86.pclmulqdq";
pub(super) const CARRYLESS_PRODUCT_256: &str = "x86.pclmulqdq.256";
pub(super) const CARRYLESS_PRODUCT_512: &str = "x86.pclmulqdq.512";

/// The intrinsics for a flag of a sum and of a difference in memory.
pub(super) const ATOMIC_FLAGS: [&str; 2] = ["x86.atomic.add.cc", "x86.atomic.sub.cc"];

/// The intrinsic that reads the clock of the processor.
pub(super) const CLOCK: &str = "x86.rdtsc";

/// The names of intrinsics for vector instructions start so.
pub(super) const EXTENSIONS: [&str; 11] = [
    "x86.sse2.",
    "x86.sse3.",
    "x86.ssse3.",
    "x86.sse41.",
    "x86.sse42.",
    "x86.avx2.",
    "x86.sse.",
    "x86.avx.",
    "x86.fma.",
    "x86.bmi.",
    // Instructions of no extension; last, because all names start so.
    "x86.",
];

/// The names of intrinsics for vectors of unknown length start so.
pub(super) const VECTOR_EXTENSION: &str = "riscv.";

/// The intrinsics that collect the first bits of lanes.
pub(super) const SIGN_BITS: [&str; 6] = [
    "x86.sse.movmsk.ps",
    "x86.sse2.movmsk.pd",
    "x86.avx.movmsk.ps.256",
    "x86.avx.movmsk.pd.256",
    "x86.sse2.pmovmskb.128",
    "x86.avx2.pmovmskb",
];

/// The machine that a module is for: what its conventions depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Machine {
    X86,
    Arm,
    /// With the extension for vectors, if the module was compiled for it.
    RiscV {
        has_vectors: bool,
    },
    /// Another one, with addresses of 32 bits.
    Small,
}

/// How a machine orders loads and stores among threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OrderedAccesses {
    /// All are ordered, but for loads after stores.
    Plain,
    /// Some instructions are.
    Instructions,
    /// By fences alone.
    Fences,
}

/// Registers for arguments: how many there are, or how many are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Registers {
    pub(super) general: usize,
    pub(super) floats: usize,
}

/// Registers for results.
pub(super) struct ResultRegisters {
    /// How many results there are at most.
    pub(super) all: usize,
    pub(super) general: usize,
    /// For `float` and `double`, for `half` and `bfloat`, and for vectors: the same registers, of which some have fewer.
    pub(super) floats: usize,
    pub(super) halves: usize,
    pub(super) vectors: usize,
    /// Places for more floats on the stack of registers for those of 80 bits.
    pub(super) floats_on_stack: usize,
}

impl Machine {
    pub(crate) fn of(triple: &[u8], pointer_bits: u32, has_vectors: bool) -> Machine {
        match () {
            () if triple.starts_with(b"aarch64") || triple.starts_with(b"arm64") => Machine::Arm,
            () if triple.starts_with(b"riscv64") => Machine::RiscV { has_vectors },
            () if pointer_bits == 32 => Machine::Small,
            () => Machine::X86,
        }
    }

    /// Whether the instructions that assembly text may have are the machine's.
    pub(super) fn knows_text(self) -> bool {
        self == Machine::X86
    }

    /// Lines of assembly text that are hints: a loop waits for another thread; and what precedes and follows them.
    pub(super) fn hints(self) -> &'static [&'static str] {
        match self {
            Machine::X86 => &["pause"],
            Machine::Arm => &["yield"],
            // Rust's library has the bytes, or names the extension.
            Machine::RiscV { .. } => &[
                "pause",
                ".insn i 0x0F, 0, x0, x0, 0x010",
                ".option push",
                ".option arch, +zihintpause",
                ".option pop",
            ],
            Machine::Small => &[],
        }
    }

    /// The name of an instruction that orders accesses or instructions, or of hints, from that of an intrinsic.
    pub(super) fn barrier(self, name: &str) -> Option<&str> {
        let name = name.strip_prefix("aarch64.").filter(|_| self == Machine::Arm)?;
        ["isb", "dmb", "hint"].contains(&name).then_some(name)
    }

    /// What orders loads and stores.
    pub(super) fn ordered_accesses(self) -> OrderedAccesses {
        match self {
            Machine::X86 | Machine::Small => OrderedAccesses::Plain,
            Machine::Arm => OrderedAccesses::Instructions,
            Machine::RiscV { .. } => OrderedAccesses::Fences,
        }
    }

    /// Whether an access adds a constant to a base and an index, so that an index needs no separate sum.
    pub(super) fn adds_to_indices(self) -> bool {
        self == Machine::X86
    }

    /// Whether the processor runs code that it has just written, without an instruction for that.
    pub(super) fn sees_new_code(self) -> bool {
        self == Machine::X86
    }

    /// Whether floats of 80 bits are results on a stack of registers.
    pub(super) fn has_float_stack(self) -> bool {
        self == Machine::X86
    }

    /// Whether floats of 128 bits are arguments and results in one register, and not in two for words.
    pub(super) fn has_quad_registers(self) -> bool {
        matches!(self, Machine::X86 | Machine::Arm)
    }

    /// What the names of functions of C's library for floats of 128 bits end with.
    pub(super) fn quad_suffix(self) -> &'static str {
        // `long double` has 80 bits.
        if self == Machine::X86 { "f128" } else { "l" }
    }

    /// Whether a static chain has a register that code uses for nothing else, so that trampolines can set it.
    pub(super) fn has_static_chain(self) -> bool {
        self == Machine::X86
    }

    /// Whether `fmuladd` rounds once.
    pub(crate) fn fuses(self) -> bool {
        matches!(self, Machine::Arm | Machine::RiscV { .. })
    }

    /// Whether vectors of 128 bits copy memory, at any address.
    pub(super) fn copies_vectors(self) -> bool {
        matches!(self, Machine::X86 | Machine::Arm)
    }

    /// Whether vectors are those of the machine. Without the extension for vectors, lanes are all there is.
    pub(super) fn has_vectors(self) -> bool {
        self != Machine::RiscV { has_vectors: false }
    }

    /// The smallest `vscale`: the extension for vectors promises registers of 128 bits, which are twice 64.
    pub(super) fn least_vscale(self) -> Option<u32> {
        matches!(self, Machine::RiscV { .. }).then_some(2)
    }

    /// The registers for results; none where the compiler that wrote the module has seen to it. Those for floats are counted
    /// together.
    pub(super) fn result_registers(self) -> Option<ResultRegisters> {
        let all = usize::MAX;
        match self {
            Machine::X86 => {
                Some(ResultRegisters { all, general: 3, floats: 2, halves: 3, vectors: 4, floats_on_stack: 2 })
            }
            Machine::Arm => {
                Some(ResultRegisters { all, general: 8, floats: 8, halves: 8, vectors: 8, floats_on_stack: 0 })
            }
            Machine::RiscV { .. } => {
                Some(ResultRegisters { all: 2, general: 2, floats: 2, halves: 2, vectors: 0, floats_on_stack: 0 })
            }
            Machine::Small => None,
        }
    }

    /// Whether a lane of type `half` that is a scalar is a word.
    pub(super) fn has_half_words(self, features: Features) -> bool {
        matches!(self, Machine::RiscV { .. }) && !features.has(ZFH)
    }

    /// Whether a vector of one lane of type `bfloat` is passed as another number.
    pub(super) fn converts_lone_lane(self) -> bool {
        matches!(self, Machine::RiscV { .. })
    }

    /// Whether so many words that are one argument are in memory, whose address is passed.
    pub(super) fn passes_words_indirectly(self, n: u32) -> bool {
        matches!(self, Machine::RiscV { .. }) && n > 2
    }

    /// Whether vectors are variable arguments.
    pub(super) fn has_variable_vectors(self) -> bool {
        matches!(self, Machine::X86 | Machine::Arm)
    }

    /// The registers for arguments; none where every argument is one word.
    pub(super) fn argument_registers(self) -> Option<Registers> {
        match self {
            Machine::X86 => Some(Registers { general: 6, floats: 8 }),
            Machine::Arm | Machine::RiscV { .. } => Some(Registers { general: 8, floats: 8 }),
            Machine::Small => None,
        }
    }

    /// Whether integers of so many bits are one argument of two words. Where the convention has only those of 128 bits,
    /// compilers pass smaller ones as two arguments.
    pub(super) fn passes_whole(self, bits: u32) -> bool {
        if self == Machine::X86 { bits == 128 } else { (65..=128).contains(&bits) }
    }

    /// Whether the second word of an argument may be on the stack, where the first one is in the last register.
    pub(super) fn splits_arguments(self) -> bool {
        matches!(self, Machine::RiscV { .. })
    }

    /// Whether the two words of an argument start at a register with an even number.
    pub(super) fn aligns_pairs(self, is_variable: bool) -> bool {
        match self {
            Machine::Arm => true,
            Machine::RiscV { .. } => is_variable,
            Machine::X86 | Machine::Small => false,
        }
    }

    /// Whether each word of a variable argument is placed as if it were an argument.
    pub(super) fn splits_all_variable_arguments(self) -> bool {
        self == Machine::Small
    }

    /// Whether variable arguments that are floats are in general registers.
    pub(super) fn passes_variable_floats_as_words(self) -> bool {
        matches!(self, Machine::RiscV { .. })
    }

    /// Whether floats beyond their registers are in the general ones.
    pub(super) fn passes_floats_as_words(self) -> bool {
        matches!(self, Machine::RiscV { .. })
    }

    /// How C's library numbers rounding modes: the lowest bit of the number, and for each value of its two bits the number of
    /// LLVM (0 to zero, 1 to nearest, 2 up, 3 down).
    pub(super) fn rounding_modes(self) -> Option<(u32, [u8; 4])> {
        match self {
            Machine::X86 => Some((10, [1, 3, 2, 0])),
            Machine::Arm => Some((22, [1, 2, 3, 0])),
            Machine::RiscV { .. } => Some((0, [1, 0, 3, 2])),
            Machine::Small => None,
        }
    }

    /// Size in bytes of a `va_list`.
    pub(crate) fn va_list_bytes(self) -> u32 {
        match self {
            Machine::X86 => 24,
            Machine::Arm => 32,
            Machine::RiscV { .. } => 8,
            Machine::Small => 4,
        }
    }
}

/// The name of a builtin, from that of a function.
pub(super) fn builtin_name(name: &[u8]) -> Option<&str> {
    let name = name.strip_prefix(b"llvm.npu.").unwrap_or(name);
    std::str::from_utf8(name.strip_prefix(b"__builtin_npu_")?).ok()
}

/// Whether a body writes the lane mask.
pub(super) fn writes_lane_mask(m: &Module, body: &Body) -> bool {
    let mut calls = body.blocks().flat_map(|block| body.insts_of(block));
    calls.any(|inst| {
        if body.inst(inst).opcode != Opcode::Call {
            return false;
        }
        let Some(OperandKind::Constant(callee)) = body.operands(inst).first().map(|operand| operand.kind()) else {
            return false;
        };
        let ConstantKind::Symbol(symbol) = m.constants.kind(callee) else { return false };
        let name = m.symbol(symbol).name.as_deref().unwrap_or_default();
        builtin_name(name).is_some_and(|name| name.starts_with("write_mask_reg"))
    })
}

impl Module {
    /// Whether the conventions are not those of ELF systems.
    pub(super) fn has_own_convention(&self) -> bool {
        let triple = String::from_utf8_lossy(self.triple().unwrap_or_default());
        ["apple", "darwin", "macos", "windows"].iter().any(|system| triple.contains(system))
    }

    /// The architecture that the module was compiled for, from its triple; none if it has no triple.
    pub fn arch(&self) -> Option<&str> {
        let triple = std::str::from_utf8(self.triple()?).ok()?;
        match triple.split('-').next()? {
            "arm64" => Some("aarch64"),
            "amd64" => Some("x86_64"),
            name => Some(name),
        }
    }
}
