//! Typed assemblers: errors are kept, report their source line, and never encode another instruction.
//!
//! Not here: the contents of the tables (see their unit tests), running code, whose call is unsafe (see the
//! documentation examples).

use kernelsmith::ErrorKind;
use kernelsmith::assembler::{AssemblerError, AssemblerErrorKind, aarch64, riscv64, x86_64};

/// The source line of an error, so that tests can check which call it names.
fn line(error: &AssemblerError) -> u32 {
    assert!(error.location().file().ends_with("assembler.rs"), "{error}");
    error.location().line()
}

#[track_caller]
fn check(error: AssemblerError, at: u32, kind: AssemblerErrorKind, text: &str) {
    assert_eq!(error.kind(), &kind);
    assert_eq!(line(&error), at, "{error}");
    let shown = error.to_string();
    assert!(shown.ends_with(text), "{shown}");
}

#[test]
fn a_number_that_does_not_fit_is_reported_with_its_line() {
    use aarch64::*;
    let mut a = Assembler::new();
    a.mov(x0, 1);
    let at = line!() + 1;
    a.ldr(x1, x0.at(32768));
    let len = a.len_bytes();
    // Calls after the first error have no effect.
    a.add(x0, x0, 1 << 40);
    a.ret();
    assert_eq!(a.len_bytes(), len);
    let error = a.code().unwrap_err();
    assert_eq!((error.operation(), error.operand()), ("ldr", Some((1, "[x0, #32768]"))));
    let kind = AssemblerErrorKind::OutOfRange { value: 32768, min: 0, max: 32767 };
    check(error, at, kind, "`ldr`: operand 1 (`[x0, #32768]`): 32768 is not in 0..=32767");
    let error = a.finish::<unsafe extern "C" fn(u64) -> u64>().unwrap_err();
    assert_eq!(error.kind(), ErrorKind::InvalidInput);
    assert_eq!(error.assembler_error().map(line), Some(at));
}

/// The result of a single call.
#[track_caller]
fn refused<M: kernelsmith::assembler::Machine>(
    call: impl FnOnce(&mut kernelsmith::assembler::Assembler<M>),
    kind: AssemblerErrorKind,
) {
    let mut a = kernelsmith::assembler::Assembler::<M>::new();
    call(&mut a);
    assert_eq!(a.len_bytes(), 0);
    assert_eq!(a.code().unwrap_err().kind(), &kind);
}

#[test]
fn operands_are_refused_not_cut() {
    use AssemblerErrorKind::{NotEncodable, NotMultiple, Operand, OutOfRange, Register};
    {
        use aarch64::*;
        refused::<AArch64>(|a| a.movz(x0, 65536, lsl(0)), OutOfRange { value: 65536, min: 0, max: 65535 });
        refused::<AArch64>(|a| a.movz(x0, -1, lsl(0)), OutOfRange { value: -1, min: 0, max: 65535 });
        refused::<AArch64>(|a| a.movz(x0, 1, lsl(8)), NotMultiple { value: 8, of: 16 });
        refused::<AArch64>(|a| a.and(x0, x1, 5), NotEncodable { value: 5 });
        refused::<AArch64>(|a| a.ldp(x0, x1, sp.at(4)), NotMultiple { value: 4, of: 8 });
        refused::<AArch64>(|a| a.fmla(v0.s4(), v1.s4(), v2.s(4)), OutOfRange { value: 4, min: 0, max: 3 });
        refused::<AArch64>(|a| a.fmov(v0.s4(), 0.1), NotEncodable { value: 0.1f64.to_bits() as i64 });
        refused::<AArch64>(|a| a.mul(x0, sp, x1), Register);
        refused::<AArch64>(|a| a.add(x0, x1, x2.lsl(64)), OutOfRange { value: 64, min: 0, max: 63 });
        refused::<AArch64>(|a| a.add(x0, x1, x2.ror(1)), Operand("this name is not taken here"));
        let why = "the registers of a list must follow each other";
        refused::<AArch64>(|a| a.ld1([v0.s4(), v2.s4()], x0.at(0)), Operand(why));
        refused::<AArch64>(|a| a.ld1([v0.s4(), v1.s4()], x0.post(16)), OutOfRange { value: 16, min: 32, max: 32 });
        refused::<AArch64>(|a| a.ld1([v0.s4()], x0.at(16)), OutOfRange { value: 16, min: 0, max: 0 });
        refused::<AArch64>(|a| a.ldr(x0, x1.plus_lsl(x2, 2)), OutOfRange { value: 2, min: 3, max: 3 });
    }
    {
        use riscv64::*;
        refused::<RiscV64>(|a| a.addi(a0, a0, 2048), OutOfRange { value: 2048, min: -2048, max: 2047 });
        refused::<RiscV64>(|a| a.vsetvli(t0, a0, VType::new(24, Lmul::M1)), Operand("this name is not taken here"));
    }
    {
        use x86_64::*;
        let (min, max) = (i64::from(i32::MIN), i64::from(i32::MAX));
        refused::<X86_64>(|a| a.add(rax, 1 << 31), OutOfRange { value: 1 << 31, min, max });
        refused::<X86_64>(|a| a.mov(rax, qword(rdi + rsi * 3)), Operand("an index is multiplied by 1, 2, 4 or 8"));
        refused::<X86_64>(|a| a.mov(rax, qword(rdi + (1 << 40))), Operand("a displacement has 32 bits"));
    }
}

#[test]
fn labels_are_checked() {
    use aarch64::*;
    let mut a = Assembler::new();
    let nowhere = a.label();
    a.b(nowhere);
    a.bind(nowhere);
    let unbound = a.label();
    let at = line!() + 1;
    a.cbz(x0, unbound);
    check(a.code().unwrap_err(), at, AssemblerErrorKind::Unbound, "`cbz`: the label is never bound");

    let mut a = Assembler::new();
    let far = a.label();
    let at = line!() + 1;
    a.tbz(x0, 3, far);
    a.bytes(&[0; 1 << 15]);
    a.bind(far);
    let kind = AssemblerErrorKind::OutOfReach { distance: 4 + (1 << 15) };
    check(a.code().unwrap_err(), at, kind, "`tbz`: the label is 32772 bytes away, which the instruction cannot say");

    let mut a = Assembler::new();
    let label = a.label();
    a.bind(label);
    let at = line!() + 1;
    a.bind(label);
    check(a.code().unwrap_err(), at, AssemblerErrorKind::BoundTwice, "`bind`: the label is bound already");

    let mut a = Assembler::new();
    let at = line!() + 1;
    a.b(label);
    check(a.code().unwrap_err(), at, AssemblerErrorKind::ForeignLabel, "the label is of another assembler");
}

#[test]
fn raw_words_and_files() {
    use aarch64::*;
    let mut a = Assembler::new();
    a.word(0xd65f03c0);
    a.bytes(&[1, 2]);
    a.align(8);
    let mut file = Vec::new();
    a.write_to(&mut file).unwrap();
    assert_eq!((file.len(), a.len_bytes()), (8, 8));
    assert_eq!(file[..6], [0xc0, 0x03, 0x5f, 0xd6, 1, 2]);
}

#[test]
fn code_of_another_machine_is_not_published() {
    fn finish<M: kernelsmith::assembler::Machine>() {
        let a = kernelsmith::assembler::Assembler::<M>::new();
        let is_host = M::NAME == std::env::consts::ARCH && cfg!(unix);
        let kind = a.finish::<unsafe extern "C" fn()>().map(|_| ()).map_err(|error| error.kind());
        // Empty code cannot be published.
        assert!(is_host || kind == Err(ErrorKind::Unsupported), "{}: {kind:?}", M::NAME);
    }
    finish::<aarch64::AArch64>();
    finish::<riscv64::RiscV64>();
    finish::<x86_64::X86_64>();
}
