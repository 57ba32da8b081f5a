//! Operations on floats as assembly text, as the crate `libm` and C libraries have them: the interpreter computes what the
//! instruction does, and other operands are refused.

use kernelsmith_diag::Renderer;
use kernelsmith_ir::interp::{InterpOptions, Memory, ModuleInterpreter, Symbols};
use kernelsmith_llvm::Module;

/// The arguments of each text: three numbers whose products and sums all differ.
const ARGUMENTS: [f64; 3] = [2.5, 3.0, -7.25];

fn lower(triple: &str, ty: &str, text: &str, constraints: &str) -> Result<kernelsmith_ir::Module, String> {
    let n = constraints.split(',').filter(|part| !part.starts_with(['=', '~'])).count();
    let list = |at: usize| format!("{ty} %{at}");
    let dialect = if triple == "x86_64" && text.starts_with("intel ") { "inteldialect " } else { "" };
    let text = text.trim_start_matches("intel ");
    let code = format!(
        "target triple = \"{triple}-unknown-linux-gnu\"\ndefine {ty} @f({ty} %0, {ty} %1, {ty} %2) {{\n  \
         %r = call {ty} asm {dialect}\"{text}\", \"{constraints}\"({})\n  ret {ty} %r\n}}\n",
        (0..n).map(list).collect::<Vec<_>>().join(", ")
    );
    let mut module = Module::parse("a.ll", code.as_bytes()).unwrap_or_else(|failure| panic!("{failure}\n{code}"));
    module.lower().map_err(|errors| module.render(&errors, &Renderer::compact()))
}

fn run(module: &kernelsmith_ir::Module, arguments: [u64; 3]) -> u64 {
    let (mut memory, mut symbols) = (Memory::new(), Symbols::new());
    let mut interpreter = ModuleInterpreter::new(module, InterpOptions::default(), &mut memory, &symbols).unwrap();
    interpreter.run("f", &arguments, &mut memory, &mut symbols).unwrap()[0]
}

#[test]
fn texts_are_the_operation_of_their_instruction() {
    let [a, b, c] = ARGUMENTS;
    for (triple, text, constraints, want) in [
        ("x86_64", "intel sqrtsd ${0:x}, ${0:x}", "=&x,0,~{dirflag},~{fpsr},~{flags}", a.sqrt()),
        ("x86_64", "sqrtsd $1, $0", "=x,x,~{flags}", a.sqrt()),
        ("x86_64", "intel vfmadd213sd ${0:x}, ${2:x}, ${3:x}", "=&x,0,x,x", b * a + c),
        ("x86_64", "intel vfmadd132sd $0, $2, $3", "=x,0,x,x", a * c + b),
        ("x86_64", "vfmadd132sd $2, $3, $0", "=x,0,x,x", a * b + c),
        ("x86_64", "intel vfmadd231sd $0, $2, $3", "=x,0,x,x", b * c + a),
        ("x86_64", "intel vfmaddsd ${0:x}, ${0:x}, ${2:x}, ${3:x}", "=&x,0,x,x", a * b + c),
        ("aarch64", "fmadd ${0:d}, ${1:d}, ${2:d}, ${3:d}", "=w,w,w,w", a * b + c),
        ("aarch64", "fmadd ${0:d}, ${3:d}, ${2:d}, ${1:d}", "=w,w,w,w", c * b + a),
        ("aarch64", "frintn ${0:d}, ${0:d}", "=&w,0", 2.0),
        ("aarch64", "frintp ${0:d}, ${1:d}", "=w,w", 3.0),
        ("aarch64", "frintm ${0:d}, ${1:d}", "=w,w", 2.0),
        ("aarch64", "fabs ${0:d}, ${3:d}", "=w,w,w,w", 7.25),
        ("riscv64", "fmadd.d $0, $1, $2, $3", "=f,f,f,f", a * b + c),
        ("riscv64", "fsqrt.d $0, $1", "=f,f", a.sqrt()),
    ] {
        let module = lower(triple, "double", text, constraints).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(f64::from_bits(run(&module, ARGUMENTS.map(f64::to_bits))), want, "{triple} {text}");
    }
    let module = lower("x86_64", "float", "intel vfmadd213ss ${0:x}, ${2:x}, ${3:x}", "=&x,0,x,x").unwrap();
    let arguments = ARGUMENTS.map(|number| u64::from((number as f32).to_bits()));
    assert_eq!(f64::from(f32::from_bits(run(&module, arguments) as u32)), b * a + c);
}

#[test]
fn texts_with_other_operands_are_refused() {
    for (triple, ty, text, constraints) in [
        // Another type than that of the instruction.
        ("x86_64", "float", "intel sqrtsd ${0:x}, ${0:x}", "=x,0"),
        ("aarch64", "double", "fsqrt ${0:s}, ${1:s}", "=w,w"),
        ("aarch64", "double", "fmadd ${0:d}, ${1:d}, ${2:s}, ${3:d}", "=w,w,w,w"),
        // The result is no operand, or not the first one; an operand that does not exist; one that is not set.
        ("x86_64", "double", "intel sqrtsd $1, $0", "=x,x"),
        ("x86_64", "double", "sqrtsd $0, $1", "=x,x"),
        ("aarch64", "double", "fsqrt ${0:d}, ${4:d}", "=w,w"),
        ("aarch64", "double", "fsqrt ${0:d}, ${0:d}", "=w,w"),
        // Registers that have names, memory, more operands, an instruction of another machine.
        ("x86_64", "double", "intel sqrtsd $0, $1", "={xmm1},x"),
        ("x86_64", "double", "intel sqrtsd $0, $1", "=x,{xmm2}"),
        ("x86_64", "double", "intel sqrtsd $0, $1, $2", "=x,x,x"),
        ("riscv64", "double", "fsqrt ${0:d}, ${1:d}", "=f,f"),
        ("x86_64", "double", "sqrtsd", "=x,x"),
    ] {
        let error = lower(triple, ty, text, constraints).expect_err(text);
        assert!(error.contains("not supported: "), "{text}: {error}");
    }
}
