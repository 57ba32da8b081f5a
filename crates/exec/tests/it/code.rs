//! The machine code under test, and the helper that creates kernels from it.

use kernelsmith_exec::{
    Access, AccessContract, ArenaOptions, CodeArena, CodeObject, FnSignature, Kernel, SymbolTable, publish,
};

/// `lea rax, [rdi + rsi]; ret`
pub(crate) const ADD: &str = "488d0437c3";

/// `y[i] = a * x[i]` for all elements of x: `xor eax, eax; 1: cmp rax, rsi; jge 2f; movss xmm1, [rdi + 4*rax]; mulss
/// xmm1, xmm0;
/// movss [rdx + 4*rax], xmm1; inc rax; jmp 1b; 2: ret`
pub(crate) const SCALE: &str = "31c04839f07d13f30f100c87f30f59c8f30f110c8248ffc0ebe8c3";

/// `x[i]`, or a trap in operation 7: `cmp rdx, rsi; jae 1f; mov eax, [rdi + 4*rdx]; ret;
/// 1: mov dword ptr [rcx], 1; mov dword ptr [rcx + 4], 7; mov [rcx + 8], rdx; mov [rcx + 16], rsi; ret`
pub(crate) const GATHER: &str = "4839f273048b0497c3c70101000000c74104070000004889510848897110c3";

/// Trap code 9, with an undefined result: `mov dword ptr [rdi], 9; mov al, 0xff; ret`
pub(crate) const TRAP_9: &str = "c70709000000b0ffc3";

/// The sum of (k + 1) times parameter k, for 12 integers, six of them on the stack.
pub(crate) const WEIGHTED: &str = "488d0477488d14524801d0488d04884d6bc0054c01c04d6bc9064c01c84c6b542408074c01d04c6b542410084c01d0\
    4c6b542418094c01d04c6b5424200a4c01d04c6b5424280b4c01d04c6b5424300c4c01d0c3";

/// For 12 byte slices: the sum of (k + 1) times length k, plus the first byte of each slice passed on the stack.
/// Returns with trap code 9 and the sum as index.
pub(crate) const SLICES: &str = "488d044e4f8d0c494c01c84c6b542410044c01d04c8b5c2408450fb61b4c01d84c6b542420054c01d04c8b5c2418450fb6\
    1b4c01d84c6b542430064c01d04c8b5c2428450fb61b4c01d84c6b542440074c01d04c8b5c2438450fb61b4c01d84c6b542450084c01d0\
    4c8b5c2448450fb61b4c01d84c6b542460094c01d04c8b5c2458450fb61b4c01d84c6b5424700a4c01d04c8b5c2468450fb61b4c01d8\
    4c6b9424800000000b4c01d04c8b5c2478450fb61b4c01d84c6b9424900000000c4c01d04c8b9c2488000000450fb61b4c01d8\
    488b8c2498000000c7010900000048894108c3";

/// f32 + f64 + i8 + u16 as f64: `cvtss2sd xmm0, xmm0; addsd xmm0, xmm1; movsx eax, dil; cvtsi2sd xmm1, eax;
/// addsd xmm0, xmm1; movzx eax, si; cvtsi2sd xmm1, eax; addsd xmm0, xmm1; ret`
pub(crate) const MIX: &str = "f30f5ac0f20f58c1400fbec7f20f2ac8f20f58c10fb7c6f20f2ac8f20f58c1c3";

/// Of ten f32: 2 * ninth + tenth - eighth. `movss xmm0, [rsp + 8]; addss xmm0, xmm0; addss xmm0, [rsp + 16];
/// subss xmm0, xmm7; ret`
pub(crate) const FLOATS: &str = "f30f10442408f30f58c0f30f58442410f30f5cc7c3";

/// `test edi, edi; setg al; ret`
pub(crate) const POSITIVE: &str = "85ff0f9fc0c3";

/// Twice the result of the function in the slot at 32: `sub rsp, 8; call [rip + slot]; add rsp, 8; addsd xmm0, xmm0; ret`
pub(crate) const CALL_SLOT: &str = "4883ec08ff15160000004883c408f20f58c0c3cccccccccccccccccccccccccc0000000000000000";

/// `jmp rel32` at 1.
pub(crate) const JUMP: &str = "e900000000";

/// The factorial, calling itself through the slot at 32.
pub(crate) const FACTORIAL: &str = "4883ff017f06b801000000c35748ffcfff150a0000005f480fafc7c3cccccccc0000000000000000";

/// `movss xmm0, [rdi]; ret`
pub(crate) const DEREF: &str = "f30f1007c3";

/// Counts in the first element of a slice until it is interrupted, and returns as operation 5:
/// `mov rax, [rdx + 24]; xor ecx, ecx; 1: mov [rdi], ecx; inc ecx; cmp dword ptr [rax], 0; je 1b; mov dword ptr [rdx], 2;
/// mov dword ptr [rdx + 4], 5; ret`
pub(crate) const SPIN: &str = "488b421831c9890fffc183380074f7c70202000000c7420405000000c3";

pub(crate) fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<u8> = hex.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    digits.chunks(2).map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
}

pub(crate) fn object(hex: &str) -> CodeObject {
    CodeObject::for_host("sample", bytes(hex))
}

pub(crate) fn arena() -> CodeArena {
    CodeArena::new(ArenaOptions::new()).unwrap()
}

pub(crate) fn traps() -> AccessContract {
    AccessContract { traps: true, ..AccessContract::default() }
}

pub(crate) fn touches(accesses: impl Into<Vec<Access>>) -> AccessContract {
    AccessContract { accesses: accesses.into(), ..AccessContract::default() }
}

pub(crate) fn kernel<S: FnSignature>(hex: &str, contract: AccessContract) -> Kernel<S> {
    let block = publish(&arena(), &object(hex), &SymbolTable::new()).unwrap();
    // SAFETY: each test uses the signature and contract documented at the constant.
    unsafe { Kernel::new(block, &S::signature(), contract) }.unwrap()
}
