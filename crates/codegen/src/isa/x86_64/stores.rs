//! Stores of constants next to each other: fewer and wider ones.
//!
//! In: a store of a constant, and those that follow it with nothing in between but constants. Out: stores of the same bytes,
//! those of 16 zeros from a vector register.
//! Invariant: no byte is stored twice, so that their order does not matter; volatile and atomic stores stay as they are.

use super::X86_64;
use crate::op_table::{self, CodeProps};
use crate::select::{Arg, Selector};
use kernelsmith_ir::{Elem, Lanes, Op, OpFlags, Opcode, Type, VReg};

/// Maximum number of stores that become others together, and of operations among which they are.
const MAX_STORES: usize = 16;
const MAX_LOOK_AHEAD: usize = 48;
/// Bytes of a vector register, and of the memory that the stores write together.
const VECTOR_BYTES: usize = 16;
const MAX_BYTES: usize = MAX_STORES * 8;

/// A store of a constant.
#[derive(Clone, Copy, Default)]
struct Constant {
    at: u32,
    disp: i64,
    bytes: usize,
    bits: u64,
}

impl Constant {
    fn end(&self) -> i64 {
        self.disp + self.bytes as i64
    }
}

impl X86_64 {
    /// Stores the constant of `op` and what follows it, if that takes fewer instructions.
    pub(super) fn constant_stores(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let Some(first) = constant(s, at, op, op.base()) else { return false };
        let mut list = [Constant::default(); MAX_STORES];
        let mut n = 1;
        list[0] = first;
        let func = s.func;
        for (next, other) in func.ops.iter().enumerate().skip(at as usize + 1).take(MAX_LOOK_AHEAD) {
            if n == MAX_STORES {
                break;
            }
            // A constant of a variable: the address may be another one.
            if op_table::has(other.code, CodeProps::CONSTANT) && other.dst != op.base() {
                continue;
            }
            let Some(found) = constant(s, next as u32, other, op.base()) else { break };
            list[n] = found;
            n += 1;
        }
        let list = &mut list[..n];
        if n == 1 {
            return false;
        }
        list.sort_unstable_by_key(|store| store.disp);
        if list.windows(2).any(|pair| pair[0].end() > pair[1].disp) {
            return false;
        }
        let most = if func.is_general { 8 } else { VECTOR_BYTES };
        let mut n_pieces = 0;
        each_piece(list, most, |_, _, _| n_pieces += 1);
        if n_pieces >= n {
            return false;
        }
        let Arg::Mem { base, index, scale_log2, disp } = s.address(at) else { return false };
        let place = |to: i64| Arg::Mem { base, index, scale_log2, disp: disp.wrapping_add((to - first.disp) as i32) };
        let mut zeros = None;
        each_piece(list, most, |to, bytes, bits| {
            let inst = match bytes {
                1 => self.i.mov8mi,
                2 => self.i.mov16mi,
                4 => self.i.mov32mi,
                8 => self.i.mov64mi,
                _ => {
                    let ty = Type::new(Elem::F32, Lanes::fixed(4).unwrap_or(Lanes::SCALAR));
                    let zeros = *zeros.get_or_insert_with(|| s.integer(ty, 0));
                    return s.emit(self.i.vmovups_mr, &[place(to), Arg::Use(zeros)]);
                }
            };
            s.emit(inst, &[place(to), Arg::Imm(bits)]);
        });
        list.sort_unstable_by_key(|store| store.at);
        s.skip(list[1..].iter().map(|store| store.at));
        true
    }
}

/// What a store of a constant at this base writes, if an instruction takes the constant.
fn constant(s: &Selector<'_>, at: u32, op: &Op, base: VReg) -> Option<Constant> {
    let is_plain = op.code == Opcode::Store
        && op.ty.is_scalar()
        && op.mask.is_none()
        && op.flags == OpFlags::NONE
        && op.base() == base
        && op.offset().get().is_none()
        && op.mem().space == 0
        && op.disp().unsigned_abs() < 1 << 24;
    if !is_plain || !(op.ty.is_int() || op.ty.is_float() || op.ty == Type::PTR) {
        return None;
    }
    let bits = s.const_of(op.stored())?;
    let bytes = op.ty.elem().bytes() as usize;
    let takes = bytes < 8 || i32::try_from(bits as i64).is_ok();
    (takes && matches!(bytes, 1 | 2 | 4 | 8)).then_some(Constant { at, disp: op.disp(), bytes, bits })
}

/// The pieces of at most so many bytes of memory that stores, in ascending order, write: where, how many bytes, and the number.
fn each_piece(list: &[Constant], most: usize, mut piece: impl FnMut(i64, usize, i64)) {
    let mut bytes = [0u8; MAX_BYTES];
    let mut rest = list;
    while let Some(first) = rest.first() {
        // Those that follow each other without a gap.
        let mut end = first.disp;
        let n = rest.iter().take_while(|store| store.disp == core::mem::replace(&mut end, store.end())).count();
        let (run, others) = rest.split_at(n);
        for store in run {
            let from = (store.disp - first.disp) as usize;
            bytes[from..from + store.bytes].copy_from_slice(&store.bits.to_le_bytes()[..store.bytes]);
        }
        let last = run.last().map_or(first.disp, Constant::end);
        let run = &bytes[..(last - first.disp) as usize];
        let mut at = 0;
        while at < run.len() {
            let left = &run[at..];
            let is_zero = |n: usize| left.len() >= n && left[..n].iter().all(|&byte| byte == 0);
            let (n, number) = if most >= VECTOR_BYTES && is_zero(VECTOR_BYTES) {
                (VECTOR_BYTES, 0)
            } else {
                [8, 4, 2, 1].into_iter().find_map(|n| Some((n, number(left.get(..n)?)?))).unwrap_or((1, 0))
            };
            piece(first.disp + at as i64, n, number);
            at += n;
        }
        rest = others;
    }
}

/// Up to 8 bytes as a signed number, if an instruction takes it.
fn number(bytes: &[u8]) -> Option<i64> {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let (word, unused) = (i64::from_le_bytes(word), 64 - 8 * bytes.len() as u32);
    let number = word << unused >> unused;
    i32::try_from(number).is_ok().then_some(number)
}
