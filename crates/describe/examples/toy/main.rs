//! A custom machine: described in `toy.td`, loaded at run time, and interpreted in forty lines.

use kernelsmith_describe::load;
use kernelsmith_machine::asm::{Assembler, disassemble};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::{Operand, RegId, TargetDesc};
use kernelsmith_tablegen::Session;
use std::error::Error;

/// Sums the r2 words at address r1 into r0.
pub const SUM: &str = "
sum:  ldi r0, 0
loop: ld r3, 0(r1)
      add r0, r3
      addi r1, 2
      addi r2, -1
      bnz r2, loop
      halt
";

/// Runs the code from its start to `halt`, with these registers and this memory.
pub fn interpret(desc: &TargetDesc, code: &[u8], regs: &mut [u16; 8], memory: &[u16]) -> Result<(), Box<dyn Error>> {
    let decoder = Decoder::new(desc);
    let number = |reg: &RegId| usize::from(desc.reg(*reg).encoding());
    let mut pc = 0usize;
    loop {
        let inst = decoder.decode(code.get(pc..).ok_or("the program ends without `halt`")?)?;
        let mut next = pc + inst.len;
        match (desc.inst(inst.inst).name(), inst.operands()) {
            ("ADD", [Operand::Reg(rd), _, Operand::Reg(rs)]) => {
                regs[number(rd)] = regs[number(rd)].wrapping_add(regs[number(rs)]);
            }
            ("ADDI", [Operand::Reg(rd), _, Operand::Imm(n)]) => {
                regs[number(rd)] = regs[number(rd)].wrapping_add(*n as u16);
            }
            ("LDI", [Operand::Reg(rd), Operand::Imm(n)]) => regs[number(rd)] = *n as u16,
            ("LD", [Operand::Reg(rd), Operand::Mem(mem)]) => {
                let base = mem.base.map_or(0, |base| regs[number(&base)]);
                let at = usize::from(base.wrapping_add(mem.disp as u16) / 2);
                regs[number(rd)] = *memory.get(at).ok_or("the address is outside the memory")?;
            }
            ("BNZ", [Operand::Reg(rs), Operand::Imm(distance)]) if regs[number(rs)] != 0 => {
                next = usize::try_from(pc as i64 + distance)?;
            }
            ("BNZ", _) => {}
            ("HALT", _) => return Ok(()),
            (name, operands) => return Err(format!("{name} with {operands:?} is not implemented").into()),
        }
        pc = next;
    }
}

/// Loads the description; assembles, disassembles and runs the program.
pub fn run() -> Result<(String, u16), Box<dyn Error>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/toy");
    let session = Session::new().include_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../targets/td/include"));
    let desc = load(&session, format!("{folder}/toy.td"))?;
    let program = Assembler::new(&desc).assemble(SUM).map_err(|errors| errors[0].to_string())?;
    let listing = disassemble(&Decoder::new(&desc), &desc, program.code());
    let mut regs = [0, 2, 5, 0, 0, 0, 0, 0];
    interpret(&desc, program.code(), &mut regs, &[7, 1, 20, 300, 4000, 17000])?;
    Ok((listing.text, regs[0]))
}

#[allow(dead_code, reason = "the test calls `run`")]
fn main() -> Result<(), Box<dyn Error>> {
    let (listing, sum) = run()?;
    println!("{listing}\nthe sum is {sum}");
    Ok(())
}
