//! The table of fuzz targets.
//!
//! In: a name. Out: its row. Invariants: names are unique, and equal those of the programs in `fuzz/fuzz_targets`; the
//! order is that in the documents. To add a target, write a `pub fn(bytes: &[u8])` that panics on a finding, add a row
//! here and a one-line program there, and add inputs to `fuzz/corpus/NAME`.
//! Not here: the checks (`checks`, or the crate in the row), reading of inputs (`corpus`).

use crate::{checks, corpus, helpers, modules, projections, queries};

/// Maximum size of a seed input in bytes; mutations of larger inputs are less effective.
const MAX_SEED: usize = 12_000;

/// The format of inputs for the mutator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Lines of tokens.
    Text,
    /// Bytes.
    Binary,
    /// A tree of blocks and records of LLVM's bitcode, in three inputs of four.
    Bitcode,
}

/// A fuzz target.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name on the command line.
    pub name: &'static str,
    /// Panics on an error with this input.
    pub check: fn(&[u8]),
    /// Seed inputs in addition to the files in `fuzz/corpus/NAME`.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// The format of inputs.
    pub form: Form,
    /// Keywords, separated by blanks; `\n` is a line end.
    pub dictionary: &'static str,
    /// Maximum size of an input in bytes.
    pub max_len: usize,
    /// Number of inputs of a full run.
    pub n_full_inputs: u64,
    /// Number of inputs in the ordinary tests.
    pub n_sample_inputs: u64,
    /// Number of inputs per child process; the memory limit applies to all of them together.
    pub batch: u64,
    /// Maximum address space of a child process in MiB.
    pub memory_mib: u64,
    /// Maximum processor time of one input in seconds; the limit of wall time is twelve times this.
    pub seconds: u64,
}

impl Target {
    const DEFAULT: Target = Target {
        name: "",
        check: |_| {},
        seeds: Vec::new,
        form: Form::Text,
        dictionary: "",
        max_len: 1 << 16,
        n_full_inputs: 300_000,
        n_sample_inputs: 300,
        batch: 5_000,
        memory_mib: 1024,
        seconds: 5,
    };

    /// All seed inputs of a self.
    pub fn inputs(&self) -> Vec<Vec<u8>> {
        let mut seeds = corpus::files(&format!("fuzz/corpus/{}", self.name));
        // Targets of several machines share a corpus.
        if let Some((group, _)) = self.name.split_once('_') {
            seeds.extend(corpus::files(&format!("fuzz/corpus/{group}")));
        }
        seeds.extend(self.regressions().into_iter().map(|(_, bytes)| bytes));
        seeds.extend((self.seeds)());
        seeds.retain(|seed| seed.len() <= MAX_SEED);
        seeds
    }

    /// Inputs of former findings, with their names.
    pub fn regressions(&self) -> Vec<(String, Vec<u8>)> {
        corpus::read(&corpus::root().join("fuzz/regressions").join(self.name))
    }
}

/// Address space for an evaluation of TableGen in MiB: 1 GiB of memory, and 1 GiB that its thread reserves for the stack.
const EVALUATION_MIB: u64 = 2048 + 256;

/// All targets.
pub const TARGETS: &[Target] = &[
    Target {
        name: "tablegen",
        check: kernelsmith_tablegen::fuzzing::tablegen,
        seeds: || corpus::files_named("tests/filetests/td", ".td"),
        dictionary: TABLEGEN,
        n_full_inputs: 1_000_000,
        memory_mib: EVALUATION_MIB,
        ..Target::DEFAULT
    },
    Target {
        name: "td_target",
        check: kernelsmith_describe::fuzzing::td_target,
        seeds: || kernelsmith_describe::fuzzing::texts().to_vec(),
        dictionary: TABLEGEN,
        n_sample_inputs: 40,
        memory_mib: EVALUATION_MIB,
        ..Target::DEFAULT
    },
    Target {
        name: "ir_text",
        check: checks::ir_text,
        seeds: corpus::ir,
        dictionary: IR,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target {
        name: "llvm_text",
        check: modules::text,
        seeds: || corpus::files_named("tests/filetests/llvm", ".ll"),
        dictionary: LLVM,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target {
        name: "llvm_bitcode",
        check: modules::bitcode,
        form: Form::Bitcode,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target {
        name: "assembler_x86_64",
        check: checks::assembler_x86_64,
        seeds: || corpus::assembly("x86-64"),
        dictionary: ASSEMBLY,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target {
        name: "assembler_aarch64",
        check: checks::assembler_aarch64,
        seeds: || corpus::assembly("aarch64"),
        dictionary: ASSEMBLY,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target {
        name: "assembler_riscv64",
        check: checks::assembler_riscv64,
        seeds: || corpus::assembly("riscv64"),
        dictionary: ASSEMBLY,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target {
        name: "assembler_naplespu",
        check: checks::assembler_naplespu,
        seeds: || corpus::assembly("naplespu"),
        dictionary: ASSEMBLY,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target {
        name: "decode_x86_64",
        check: checks::decode_x86_64,
        seeds: || corpus::machine_code("x86-64"),
        form: Form::Binary,
        max_len: 256,
        batch: 50_000,
        ..Target::DEFAULT
    },
    Target {
        name: "decode_aarch64",
        check: checks::decode_aarch64,
        seeds: || corpus::machine_code("aarch64"),
        form: Form::Binary,
        max_len: 256,
        batch: 50_000,
        ..Target::DEFAULT
    },
    Target {
        name: "decode_riscv64",
        check: checks::decode_riscv64,
        seeds: || corpus::machine_code("riscv64"),
        form: Form::Binary,
        max_len: 256,
        batch: 50_000,
        ..Target::DEFAULT
    },
    Target {
        name: "decode_naplespu",
        check: checks::decode_naplespu,
        seeds: || corpus::machine_code("naplespu"),
        form: Form::Binary,
        max_len: 256,
        batch: 50_000,
        ..Target::DEFAULT
    },
    Target {
        name: "elf",
        check: checks::elf,
        seeds: corpus::elf_files,
        form: Form::Binary,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target { name: "linker", check: checks::linker, seeds: corpus::objects, form: Form::Binary, ..Target::DEFAULT },
    Target {
        name: "sim_image",
        check: checks::sim_image,
        seeds: corpus::images,
        form: Form::Binary,
        ..Target::DEFAULT
    },
    Target {
        name: "regalloc_text",
        check: checks::regalloc_text,
        seeds: || corpus::files("tests/filetests/regalloc"),
        dictionary: REGALLOC,
        ..Target::DEFAULT
    },
    Target {
        name: "kernel_object",
        check: kernelsmith_exec::fuzzing::check,
        seeds: || (0..32).map(kernelsmith_exec::fuzzing::input).collect(),
        form: Form::Binary,
        // Code memory is reserved in advance, and twice.
        memory_mib: 4096,
        ..Target::DEFAULT
    },
    Target {
        name: "cache_file",
        check: checks::cache_file,
        seeds: || {
            (0..32).map(|seed| kernelsmith_cache::fuzzing::file(&kernelsmith_exec::fuzzing::stored(seed))).collect()
        },
        form: Form::Binary,
        // Code memory is reserved in advance, and twice.
        memory_mib: 4096,
        ..Target::DEFAULT
    },
    Target {
        name: "teir",
        check: kernelsmith_tensor::teir::fuzzing::check,
        seeds: || (0..64).map(kernelsmith_tensor::teir::fuzzing::input).collect(),
        dictionary: TEIR,
        n_full_inputs: 1_000_000,
        ..Target::DEFAULT
    },
    Target {
        name: "teir_compiled",
        check: checks::teir_compiled,
        seeds: || (0..64).map(kernelsmith_tensor::teir::fuzzing::input).collect(),
        dictionary: TEIR,
        n_sample_inputs: 60,
        // Code memory is reserved in advance, and twice.
        memory_mib: 4096,
        ..Target::DEFAULT
    },
    Target {
        name: "tensor",
        check: kernelsmith_testing::tensors::check_tensor,
        seeds: || (0..256).map(corpus::choices).collect(),
        form: Form::Binary,
        max_len: 256,
        n_sample_inputs: 60,
        // Code memory is reserved in advance, and twice.
        memory_mib: 4096,
        ..Target::DEFAULT
    },
    Target {
        name: "manager",
        check: kernelsmith_manager::fuzzing::operations,
        seeds: corpus::operations,
        form: Form::Binary,
        max_len: 512,
        ..Target::DEFAULT
    },
    Target {
        name: "programs",
        check: checks::programs,
        seeds: || (0..64u64).map(|seed| seed.to_le_bytes().to_vec()).collect(),
        form: Form::Binary,
        max_len: 8,
        n_sample_inputs: 20,
        batch: 1_000,
        // Guarded buffers of every size are mapped in advance.
        memory_mib: 16_384,
        ..Target::DEFAULT
    },
    Target {
        name: "helpers",
        check: helpers::check,
        seeds: || (0..64u64).map(|seed| seed.to_le_bytes().to_vec()).collect(),
        form: Form::Binary,
        max_len: 8,
        // Code memory is reserved in advance, and twice.
        memory_mib: 4096,
        ..Target::DEFAULT
    },
    Target {
        name: "projections",
        check: projections::check,
        seeds: || (0..64u64).map(|seed| seed.to_le_bytes().to_vec()).collect(),
        form: Form::Binary,
        max_len: 8,
        n_sample_inputs: 100,
        // Code memory is reserved in advance, and twice.
        memory_mib: 4096,
        ..Target::DEFAULT
    },
    Target {
        name: "queries",
        check: queries::check,
        seeds: || (0..64u64).map(|seed| seed.to_le_bytes().to_vec()).collect(),
        form: Form::Binary,
        max_len: 8,
        // Code memory is reserved in advance, and twice.
        memory_mib: 4096,
        ..Target::DEFAULT
    },
    Target {
        name: "differential",
        check: checks::differential_bytes,
        seeds: || (0..64u64).map(|seed| seed.to_le_bytes().to_vec()).collect(),
        form: Form::Binary,
        max_len: 8,
        n_sample_inputs: 3,
        batch: 1_000,
        // Code memory is reserved in advance, and twice.
        memory_mib: 4096,
        ..Target::DEFAULT
    },
];

/// A target with the failures that the runner must survive, selected by the first byte; for the runner's own tests.
pub const MISBEHAVING: Target =
    Target { name: "misbehaving", check: checks::misbehaving, form: Form::Binary, seconds: 1, ..Target::DEFAULT };

/// The target with this name.
pub fn find(name: &str) -> Option<&'static Target> {
    const MORE: &[Target] = &[MISBEHAVING];
    TARGETS.iter().chain(MORE).find(|target| target.name == name)
}

const TABLEGEN: &str = "{ } < > [ ] ( ) ; , ! # ? \" $ ... [{ }] /* */ // -1 99999999999999999999 0x 0b1 class def defm let in \
    foreach NAME : = if then else defset defvar multiclass assert deftype dump include true false bit bits<64> int string code \
    dag list<int> list<list<int>> !cast< !if( !foldl( !foreach(x, !range( !match(\"a\",\"(a|b)*\") !instances< !listconcat( \
    !getdagarg< !strconcat( !add( !mul( !shl( !eq( !cond( !head( !tail( !size( !subst( !dag( !con( !listsplat( !isa< !exists< \
    include\"self.td\" include\"loop.td\" include\"open.td\" include\"included.inc\" \n#else\n \n#endif\n \n#ifdef \n#define \n";

const IR: &str = "kernelsmith-ir func declare reg trap const add sub mul div rem fma cmp.lt select load store gather \
    scatter splat iota extract insert permute shuffle reduce.add cast bitcast call return if else loop while do \
    break_if continue_if break continue check likely unlikely mask pass zero undef align space alias at \"f.rs\":1 \
    i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 ptr index bool mask32 f32x8 i64x4 f32xn32 i8x64 mask8x64 x1024 xn8 \
    %0 %1 %2 %3 %4294967294 %999999 @f @g -> { } ( ) [ ] , : = + - * ; \\n 0 1 -1 256 257 2147483647 -2147483648 \
    4294967295 18446744073709551615 9223372036854775808 0x7fffffffffffffff 1e400 inf nan 0x7fc00001";

const LLVM: &str = "define declare global constant alias type opaque target datalayout triple attributes comdat private internal \
    weak external thread_local unnamed_addr section align addrspace { } ( ) [ ] < > , = ... %0 %1 %2 %3 %4294967295 %536870911 \
    @0 @f @g #0 !0 !dbg !{} $c %x %\"q\" 0: 1: entry: i1 i8 i32 i64 i128 i65 i4096 i8388608 float double half x86_fp80 ptr void \
    label metadata [4 x i8] <4 x i32> <vscale x 4 x i32> { i32, ptr } <{ i8 }> add sub mul xor shl or icmp fcmp eq ult olt phi \
    select br switch ret call invoke load store alloca getelementptr extractvalue insertvalue shufflevector bitcast ptrtoint \
    trunc to freeze fence atomicrmw cmpxchg landingpad unreachable indirectbr blockaddress(@f, %x) nuw nsw inbounds volatile \
    atomic seq_cst monotonic noundef signext byval(i32) zeroinitializer poison undef null true none splat (i32 1) c\"a\\00\" \
    asm \"\" tail musttail fastcc cc 10 0 1 -1 18446744073709551615 -9223372036854775808 0x7FF0000000000000 0xK3FFF 1.5e3 u0xFF";

const ASSEMBLY: &str = ".text .data .bss .rodata .section .previous .byte .2byte .4byte .8byte .word .quad .ascii .asciz \
    .string .zero .skip .space .balign .p2align .align .globl .weak .local .extern .type .size .set .equ .inst .insn \
    .ltorg .pool .option .attribute .macro .endm .rept .endr .irp .if .ifdef .ifndef .else .endif .purgem .cfi_startproc \
    .file .loc .L1 .L1: 1: 1b 1f 2f \\a \\@ \\() \\n \\n\\n : ; # // , [ ] ( ) { } + - * / % & | ^ ~ << >> = ! \"s\\n\" 'a' \
    0 1 -1 7 8 15 16 63 64 127 128 255 256 4095 4096 32767 65535 65536 2147483647 -2147483648 4294967295 \
    9223372036854775807 -9223372036854775808 18446744073709551615 0x 0x7fffffffffffffff 0b1 0o7 1.5 1e999 \
    rax eax al xmm0 ymm1 zmm31 k1 [rip+x] x0 w0 sp v0.4s z0 a0 t0 fa0 v8 zero s0 v1 ra lock rep fs: dword ptr byte ptr \
    lsl #1 :lo12:x %hi(x) %lo(x) %pcrel_hi(x) jmp call ret nop b bl beq j la li ldr x0, =0x12345678 vsetvli";

const TEIR: &str = "teir-format 1.0 teir tensor axis extent strides offsets primitive axes metadata schedule roots iter policy \
    sequential parallel children guard first last and invoke Zero Copy ReLU Contraction M N K data_type f32 f64 true false \
    %in0 %in1 %out in0 in1 out @a0 @n0 @n1 @zero @add @copy { } [ ] ( ) : , # \n \"s\" \\ 0 1 -1 4 8 3.5 1e400 64 1000000 \
    4611686018427387904 9223372036854775807 -9223372036854775808 9223372036854775808";

const REGALLOC: &str = "class bank block inst def use early late tied fixed move spill clobber %0 %1 %4294967295 { } [ ] \
    ( ) , : = -> \\n 0 1 -1 64 65 255 256 4294967295 18446744073709551615";
