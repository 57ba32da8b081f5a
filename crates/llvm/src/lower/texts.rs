//! The instructions that assembly text may have, by machine: those whose operands are in fixed registers.
//!
//! In: a machine, lines of text. Out: the instruction, its registers by the names of constraints. Not here: what calls of
//! text become (`assembly`).

use super::machine::{CPUID, Machine, READ_TIME};
use kernelsmith_ir as ir;

/// An instruction whose operands are in fixed registers.
pub(super) struct Known {
    /// Its lines, one after the other.
    pub(super) text: &'static [&'static str],
    /// What errors call it.
    pub(super) name: &'static str,
    /// The symbol for it (see `intrinsic` of crate `codegen`), or none for instructions that together do nothing.
    pub(super) symbol: Option<&'static str>,
    /// The type of its operands.
    pub(super) word: ir::Type,
    /// As constraints name them, in the order of the symbol's parameters and results.
    pub(super) reads: &'static [&'static str],
    pub(super) writes: &'static [&'static str],
}

/// What calls the system: what its text does not set may have any value.
const fn system_call(text: &'static [&'static str], symbol: &'static str, reads: &'static [&'static str]) -> Known {
    Known { text, name: text[0], symbol: Some(symbol), word: ir::Type::U64, reads, writes: reads.split_at(1).0 }
}

/// The request of a program to Valgrind, which sees such instructions: without it, the first register keeps its value.
const fn request(text: &'static [&'static str], reads: &'static [&'static str]) -> Known {
    Known { text, name: "request", symbol: None, word: ir::Type::U64, reads, writes: reads.split_at(1).0 }
}

const CPUID_REGISTERS: Known = Known {
    text: &["cpuid"],
    name: "cpuid",
    symbol: Some(CPUID),
    word: ir::Type::U32,
    reads: &["ax", "cx"],
    writes: &["ax", "bx", "cx", "dx"],
};

const X86: [Known; 6] = [
    CPUID_REGISTERS,
    // The header of clang 22 keeps rbx, which may be the base of the frame, in a register of the compiler's choice.
    Known {
        text: &["xchg$(q$|$) $(%$|$)rbx,${1:q}", "cpuid", "xchg$(q$|$) $(%$|$)rbx,${1:q}"],
        writes: &["ax", "r", "cx", "dx"],
        ..CPUID_REGISTERS
    },
    Known {
        text: &["rdtsc"],
        name: "rdtsc",
        symbol: Some(READ_TIME),
        reads: &[],
        writes: &["ax", "dx"],
        ..CPUID_REGISTERS
    },
    Known {
        text: &["xgetbv"],
        name: "xgetbv",
        symbol: Some("x86_64.XGETBV"),
        reads: &["cx"],
        writes: &["ax", "dx"],
        ..CPUID_REGISTERS
    },
    system_call(&["syscall"], "x86_64.SYSCALL", &["ax", "di", "si", "dx", "r10", "r8", "r9"]),
    request(
        &["rolq $$3, %rdi", "rolq $$13, %rdi", "rolq $$61, %rdi", "rolq $$51, %rdi", "xchgq %rbx, %rbx"],
        &["dx", "ax"],
    ),
];

const ARM_CALL: &str = "aarch64.SVC";
const ARM_REGISTERS: &[&str] = &["x0", "x8", "x1", "x2", "x3", "x4", "x5"];
const ARM: [Known; 4] = [
    system_call(&["svc #0"], ARM_CALL, ARM_REGISTERS),
    system_call(&["svc 0"], ARM_CALL, ARM_REGISTERS),
    system_call(&["svc #0x0"], ARM_CALL, ARM_REGISTERS),
    request(
        &["ror x12, x12, #3", "ror x12, x12, #13", "ror x12, x12, #51", "ror x12, x12, #61", "orr x10, x10, x10"],
        &["x3", "x4"],
    ),
];

const RISCV: [Known; 2] = [
    system_call(&["ecall"], "riscv64.ECALL", &["x10", "x17", "x11", "x12", "x13", "x14", "x15"]),
    request(
        &[
            ".option push",
            ".option norvc",
            "srli zero, zero, 3",
            "srli zero, zero, 13",
            "srli zero, zero, 51",
            "srli zero, zero, 61",
            "or a0, a0, a0",
            ".option pop",
        ],
        &["x13", "x14"],
    ),
];

impl Machine {
    fn texts(self) -> &'static [Known] {
        match self {
            Machine::X86 => &X86,
            Machine::Arm => &ARM,
            Machine::RiscV { .. } => &RISCV,
            Machine::Small => &[],
        }
    }

    /// The instruction that text is.
    pub(super) fn text(self, text: &str) -> Option<&'static Known> {
        let lines = || text.split(['\n', ';']).filter(|line| !line.trim().is_empty());
        let words = |line: &str| line.replace(',', " , ").split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let is_same = |line: &str, wanted: &str| words(line) == words(wanted);
        let fits = |known: &&Known| {
            lines().count() == known.text.len() && lines().zip(known.text).all(|(line, wanted)| is_same(line, wanted))
        };
        self.texts().iter().find(fits)
    }

    /// The name of a register as [`Known`] has it, from a constraint: `{rax}` and `{eax}` are `ax`.
    pub(super) fn register_of(self, constraint: &str) -> &str {
        let constraint = constraint.trim_start_matches('&');
        let name = constraint.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(constraint);
        match name.strip_prefix(['r', 'e']) {
            Some(short) if self == Machine::X86 && short.len() == 2 && short.ends_with(['x', 'i']) => short,
            _ if matches!(self, Machine::RiscV { .. }) => match name {
                "a0" => "x10",
                "a1" => "x11",
                "a2" => "x12",
                "a3" => "x13",
                "a4" => "x14",
                "a5" => "x15",
                "a7" => "x17",
                _ => name,
            },
            _ => name,
        }
    }
}
