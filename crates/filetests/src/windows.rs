//! Calls code for the Windows x64 calling convention on a System V host.
//!
//! In: the parameters of a function and its code. Out: the code with an adapter in front. The adapter takes arguments
//! by the System V convention and passes them by the Windows one: by position, the first four in registers, the others
//! on the stack above the 32 bytes of home space. The adapter also tests the callee-saved registers (RBX, RDI, RSI, R12
//! to R15, XMM6 to XMM15): it sets known values before the call and compares after it. If a value changed, the adapter
//! inverts the first byte of the second buffer, so that the comparison of memory fails.
//! Not here: functions that call others.

use kernelsmith_codegen::Compiled;
use kernelsmith_ir::{Function, Type};
use kernelsmith_machine::asm::Assembler;
use std::fmt::Write;

/// The convention of code with the adapter in front.
pub(crate) const CONVENTION: &str = "sysv";
/// The System V registers of integer arguments. Float arguments use the first [`N_FLOATS`] XMM registers.
const INTS: [&str; 6] = ["rdi", "rsi", "rdx", "rcx", "r8", "r9"];
const N_FLOATS: usize = 8;
/// The Windows registers of the first four arguments.
const WINDOWS: [&str; 4] = ["rcx", "rdx", "r8", "r9"];
/// Bytes of the home space above the return address. They belong to the callee.
const HOME: usize = 32;
/// The callee-saved registers of Windows without RBP. The adapter addresses its frame by RBP and cannot test it.
const CALLEE_SAVED: [&str; 7] = ["rbx", "rdi", "rsi", "r12", "r13", "r14", "r15"];
const CALLEE_SAVED_VECTORS: core::ops::Range<u32> = 6..16;
/// The System V callee-saved registers that the adapter itself must restore.
const SAVED: [&str; 5] = ["rbx", "r12", "r13", "r14", "r15"];
/// The argument that points to the second buffer.
const SECOND_BUFFER: usize = 2;

/// Puts the adapter in front of a function, so that System V code can call it.
///
/// # Errors
/// The reason why the adapter does not assemble.
pub fn adapted(func: &Function, compiled: Compiled) -> Result<Compiled, String> {
    let params: Vec<Type> = func.params.iter().map(|&param| func.ty(param).unwrap_or(Type::INDEX)).collect();
    // Writing to a string cannot fail.
    let text = adapter(&params).unwrap_or_default();
    let errors = |errors: Vec<_>| format!("{:?} in\n{text}", errors.first());
    let assembler = Assembler::new(kernelsmith_targets::x86_64());
    let size = assembler.assemble(&format!("{text}callee:\n")).map_err(errors)?.code().len();
    let start = size.next_multiple_of(compiled.align.max(1) as usize);
    // The padding between adapter and function never executes.
    let filled = format!("{text}{}callee:\n", "int3\n".repeat(start - size));
    let mut bytes = assembler.assemble(&filled).map_err(errors)?.code().to_vec();
    bytes.extend_from_slice(&compiled.bytes);
    Ok(Compiled { code_len: compiled.code_len + start as u32, bytes, ..compiled })
}

/// The assembly text of the adapter. It calls the label `callee`.
fn adapter(params: &[Type]) -> Result<String, core::fmt::Error> {
    let is_float = |ty: &Type| ty.elem().is_float() && ty.elem().bits() >= 32;
    let mut text = String::new();
    let frame = SAVED.len() * 8;
    let slot = |at: usize| format!("qword ptr [rbp - {}]", frame + 8 * (at + 1));
    // One slot per argument for its copy and one to pass it. With the pushed registers, the frame is a multiple of 16
    // bytes.
    let size = (8 * params.len() + HOME + 8 * params.len()).next_multiple_of(16) + frame % 16;
    writeln!(text, "push rbp\nmov rbp, rsp")?;
    for reg in SAVED {
        writeln!(text, "push {reg}")?;
    }
    writeln!(text, "sub rsp, {size}")?;
    let (mut n_ints, mut n_floats, mut n_stacked) = (0, 0, 0);
    for (at, ty) in params.iter().enumerate() {
        let slot = slot(at);
        if is_float(ty) && n_floats < N_FLOATS {
            writeln!(text, "movsd {slot}, xmm{n_floats}")?;
            n_floats += 1;
        } else if !is_float(ty) && n_ints < INTS.len() {
            writeln!(text, "mov {slot}, {}", INTS[n_ints])?;
            n_ints += 1;
        } else {
            writeln!(text, "mov rax, qword ptr [rbp + {}]\nmov {slot}, rax", 16 + 8 * n_stacked)?;
            n_stacked += 1;
        }
    }
    for (at, ty) in params.iter().enumerate() {
        let slot = slot(at);
        match WINDOWS.get(at) {
            Some(_) if is_float(ty) => writeln!(text, "movsd xmm{at}, {slot}")?,
            Some(reg) => writeln!(text, "mov {reg}, {slot}")?,
            None => {
                let offset = HOME + 8 * (at - WINDOWS.len());
                writeln!(text, "mov rax, {slot}\nmov qword ptr [rsp + {offset}], rax")?;
            }
        }
    }
    for (number, reg) in CALLEE_SAVED.iter().enumerate() {
        writeln!(text, "movabs {reg}, {:#x}", canary(number))?;
    }
    for vector in CALLEE_SAVED_VECTORS {
        writeln!(text, "movq xmm{vector}, rbx\npunpcklqdq xmm{vector}, xmm{vector}")?;
    }
    writeln!(text, "call callee")?;
    for (number, reg) in CALLEE_SAVED.iter().enumerate() {
        writeln!(text, "movabs rdx, {:#x}\ncmp {reg}, rdx\njne lost", canary(number))?;
    }
    writeln!(text, "movq xmm4, rbx\npunpcklqdq xmm4, xmm4")?;
    for vector in CALLEE_SAVED_VECTORS {
        writeln!(text, "pcmpeqd xmm{vector}, xmm4\npmovmskb ecx, xmm{vector}\ncmp ecx, 65535\njne lost")?;
    }
    writeln!(text, "back:\nlea rsp, [rbp - {frame}]")?;
    for reg in SAVED.into_iter().rev() {
        writeln!(text, "pop {reg}")?;
    }
    writeln!(text, "pop rbp\nret")?;
    writeln!(text, "lost:\nmov rdx, {}\nnot byte ptr [rdx]\njmp back", slot(SECOND_BUFFER))?;
    Ok(text)
}

/// The known value of callee-saved register `number` during the call.
fn canary(number: usize) -> u64 {
    0x1122_3344_5566_7788 + number as u64
}
