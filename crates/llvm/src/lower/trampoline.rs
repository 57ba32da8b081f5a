//! Trampolines: code in memory of the program that calls a nested function with the address of the variables around it.
//!
//! In: the memory, the function, the address. Out: stores of three instructions. Invariant: the pages of the memory, which are
//! those of a frame, become executable before anything calls the code; no flag of the program makes the whole stack so.
//! Not here: the register that the function finds the address in (see `signature`).

use super::function::Lower;
use super::leaf::Result;
use crate::body::Operand;
use kernelsmith_ir as ir;
use kernelsmith_ir::MemRef;

/// `movabs r11, FUNCTION`, `movabs r10, ADDRESS` and `jmp r11`: where their parts are, and the bytes that are the same in all.
const SET_FUNCTION: (u64, u64) = (0, 0xbb49);
const FUNCTION: u64 = 2;
const SET_CHAIN: (u64, u64) = (10, 0xba49);
const CHAIN: u64 = 12;
const JUMP: (u64, u64) = (20, 0xff49);
const LAST: (u64, u64) = (22, 0xe3);
const BYTES: u64 = 23;

const PAGE: u64 = 4096;
/// `PROT_READ | PROT_WRITE | PROT_EXEC`.
const ANY_ACCESS: u64 = 7;

impl Lower<'_> {
    pub(super) fn start_trampoline(&mut self, arguments: &[Operand]) -> Result<()> {
        if !self.t.machine.has_static_chain() {
            return Err("trampolines of this machine".into());
        }
        let &[memory, function, chain] = arguments else { return Err("such trampolines".into()) };
        for operand in arguments {
            self.check_space(*operand)?;
        }
        let (memory, function, chain) = (self.reg(memory)?, self.reg(function)?, self.reg(chain)?);
        let (short, word) = (ir::Type::U16, self.word);
        for (at, bits) in [SET_FUNCTION, SET_CHAIN, JUMP] {
            let bits = self.b.constant(short, bits);
            let place = MemRef { disp: at as i64, ..MemRef::at(memory) };
            self.b.store(short, place.align(1), bits);
        }
        let last = self.b.constant(ir::Type::U8, LAST.1);
        self.b.store(ir::Type::U8, MemRef { disp: LAST.0 as i64, ..MemRef::at(memory) }, last);
        for (at, reg) in [(FUNCTION, function), (CHAIN, chain)] {
            self.b.store(ir::Type::PTR, MemRef { disp: at as i64, ..MemRef::at(memory) }.align(1), reg);
        }
        let address = self.b.cast(word, ir::Type::PTR, memory);
        let mask = self.b.constant(word, PAGE.wrapping_neg());
        let page = self.b.and(word, address, mask);
        let inside = self.b.sub(word, address, page);
        let own = self.b.constant(word, BYTES);
        let n_bytes = self.b.add(word, inside, own);
        let page = self.b.cast(ir::Type::PTR, word, page);
        let access = self.b.constant(ir::Type::U32, ANY_ACCESS);
        let params = [ir::Type::PTR, word, ir::Type::U32];
        self.helper("mprotect", &params, Some(ir::Type::U32), &[page, n_bytes, access])?;
        Ok(())
    }
}
