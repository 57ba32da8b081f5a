//! The instructions that assembly text may have, by machine: those whose operands are in fixed registers, and operations on
//! floats, as libraries for mathematics have them.
//!
//! In: a machine, lines of text. Out: the instruction, its registers by the names of constraints; or the intrinsic that does
//! the same, its type and operands. Not here: what calls of text become (`assembly`).

use super::machine::{CPUID, INSTRUCTION_BARRIER, Machine, READ_STATES, READ_TIME};
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

/// An operation on floats that an intrinsic is, too.
pub(super) struct FloatText {
    /// With the type.
    pub(super) intrinsic: String,
    pub(super) ty: ir::Type,
    /// The numbers of its operands in the text, the result first.
    pub(super) operands: Vec<usize>,
}

/// Names of instructions without the type, in Intel's order of operands on x86-64, and their intrinsics with the operand of
/// the text that each argument is; 0 is the first, which is the result.
type FloatRow = (&'static str, &'static str, &'static [usize]);

const X86_FLOATS: &[FloatRow] = &[
    ("sqrts", "sqrt", &[1]),
    ("vfmadd132s", "fma", &[0, 2, 1]),
    ("vfmadd213s", "fma", &[1, 0, 2]),
    ("vfmadd231s", "fma", &[1, 2, 0]),
    ("vfmadds", "fma", &[1, 2, 3]),
];

const ARM_FLOATS: &[FloatRow] = &[
    ("fabs", "fabs", &[1]),
    ("fsqrt", "sqrt", &[1]),
    ("frintn", "roundeven", &[1]),
    ("frinta", "round", &[1]),
    ("frintm", "floor", &[1]),
    ("frintp", "ceil", &[1]),
    ("frintz", "trunc", &[1]),
    ("fmadd", "fma", &[1, 2, 3]),
];

const RISCV_FLOATS: &[FloatRow] = &[("fabs.", "fabs", &[1]), ("fsqrt.", "sqrt", &[1]), ("fmadd.", "fma", &[1, 2, 3])];

const CPUID_REGISTERS: Known = Known {
    text: &["cpuid"],
    name: "cpuid",
    symbol: Some(CPUID),
    word: ir::Type::U32,
    reads: &["ax", "cx"],
    writes: &["ax", "bx", "cx", "dx"],
};

const X86: [Known; 7] = [
    CPUID_REGISTERS,
    // The header of clang 22 keeps rbx, which may be the base of the frame, in a register of the compiler's choice.
    Known {
        text: &["xchg$(q$|$) $(%$|$)rbx,${1:q}", "cpuid", "xchg$(q$|$) $(%$|$)rbx,${1:q}"],
        writes: &["ax", "r", "cx", "dx"],
        ..CPUID_REGISTERS
    },
    // Rust's.
    Known {
        text: &["mov ${0:q}, rbx", "cpuid", "xchg ${0:q}, rbx"],
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
        symbol: Some(READ_STATES),
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
const ARM: [Known; 5] = [
    // Loops that wait for another thread have it.
    Known {
        text: &["isb"],
        name: "isb",
        symbol: Some(INSTRUCTION_BARRIER),
        word: ir::Type::U64,
        reads: &[],
        writes: &[],
    },
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

    /// The operation on floats that text is; `is_intel` names the result first on x86-64.
    pub(super) fn float_text(self, text: &str, is_intel: bool) -> Option<FloatText> {
        let (name, operands) = text.trim().split_once(char::is_whitespace)?;
        // `$1` or `${1:d}`: a number, and the letter of the register's name.
        let operand = |text: &str| {
            let text = text.trim().strip_prefix('$')?;
            let inner = text.strip_prefix('{').map_or(Some(text), |text| text.strip_suffix('}'))?;
            let (number, letter) = inner.split_once(':').unwrap_or((inner, ""));
            Some((number.parse::<usize>().ok()?, letter.chars().next()))
        };
        let mut operands = operands.split(',').map(operand).collect::<Option<Vec<_>>>()?;
        if self == Machine::X86 && !is_intel {
            operands.reverse();
        }
        let last = name.len().checked_sub(1).filter(|&last| name.is_char_boundary(last))?;
        let (rows, name, letter) = match self {
            Machine::X86 => (X86_FLOATS, &name[..last], name.chars().last()),
            Machine::RiscV { .. } => (RISCV_FLOATS, &name[..last], name.chars().last()),
            // The letters of all operands are the same.
            Machine::Arm => {
                let letter = operands.first()?.1;
                (ARM_FLOATS, name, letter.filter(|_| operands.iter().all(|operand| operand.1 == letter)))
            }
            Machine::Small => return None,
        };
        let ty = match letter? {
            'd' => ir::Type::F64,
            's' => ir::Type::F32,
            _ => return None,
        };
        let &(_, intrinsic, places) = rows.iter().find(|row| row.0 == name)?;
        let n = places.iter().max().map_or(1, |&last| last + 1);
        if operands.len() != n || operands[0].0 != 0 {
            return None;
        }
        let arguments = places.iter().map(|&place| operands[place].0);
        let operands = core::iter::once(0).chain(arguments).collect();
        Some(FloatText { intrinsic: format!("{intrinsic}.{ty}"), ty, operands })
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
