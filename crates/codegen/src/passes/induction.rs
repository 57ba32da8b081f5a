//! Replaces products of an induction variable by derived induction variables: the address of a matrix row then costs an
//! addition.
//!
//! In: normalised control flow, constants hoisted. Out: `m = i * k` in a loop that ends with `i = i + s` becomes a variable
//! that is initialised before the loop and incremented by `k * s` directly after `i` is incremented.
//! Source: strength reduction (Allen, Cocke, Kennedy 1981), for variables with one increment and constant multiplicands only.
//! The two increments are adjacent, so both variables agree wherever the product was read.
//! Not here: scales that addresses include at no cost (see `simplify/address`).

use super::{PassCx, splice};
use crate::ops::{each_use, refill};
use kernelsmith_ir::{Function, Op, Opcode, Type, VReg};

/// Maximum number of derived induction variables per loop: each occupies a register throughout it.
const MAX_PRODUCTS: usize = 4;

/// A product of a variable and `factor`, unconditional in its loop.
#[derive(Clone, Copy, Debug)]
struct Product {
    at: u32,
    factor: u64,
}

/// State of the pass, whose memory is reused.
#[derive(Debug, Default)]
pub struct Lists {
    products: Vec<Product>,
    /// Operations to insert, by the number of the operation before which they go.
    moved: Vec<(u32, Op)>,
    /// Operations to remove.
    gone: Vec<u32>,
    /// The enclosing loops: operation, open conditions, number of products found before the loop.
    loops: Vec<(u32, u32, usize)>,
    /// By register, the first and the last operation that read it.
    reads: Vec<(u32, u32)>,
}

/// Runs the pass.
pub fn run(func: &mut Function, cx: &mut PassCx<'_>) {
    let is_product = |op: &Op| matches!(op.code, Opcode::Mul | Opcode::Shl) && op.ty == Type::INDEX;
    if !func.ops.iter().any(is_product) || !func.ops.iter().any(|op| op.code == Opcode::Loop) {
        return;
    }
    let index_bits = cx.target.pointer_bits();
    let scratch = &mut *cx.scratch;
    scratch.find_defs(func);
    let mut first_def = core::mem::take(&mut scratch.per_vreg);
    refill(&mut first_def, func.n_vregs(), 0);
    let mut has_reads = false;
    let mut lists = core::mem::take(&mut scratch.induction);
    let Lists { products, moved, gone, loops, reads } = &mut lists;
    products.clear();
    moved.clear();
    gone.clear();
    loops.clear();
    for at in 0..func.ops.len() {
        let op = &func.ops[at];
        match op.code {
            Opcode::Loop => loops.push((at as u32, 0, products.len())),
            Opcode::EndLoop => products.truncate(loops.pop().map_or(0, |(.., found)| found)),
            Opcode::If | Opcode::Block => loops.last_mut().into_iter().for_each(|open| open.1 += 1),
            Opcode::EndIf | Opcode::EndBlock => loops.last_mut().into_iter().for_each(|open| open.1 -= 1),
            _ => {}
        }
        if op.dst.is_none() {
            continue;
        }
        if scratch.n_defs[op.dst.index()] > 1 && first_def[op.dst.index()] == 0 {
            first_def[op.dst.index()] = at as u32 + 1;
        }
        let Some(&(loop_at, 0, found)) = loops.last() else { continue };
        if op.ty != Type::INDEX || op.mask.is_some() {
            continue;
        }
        let op = *op;
        let (Some(constant), outside) = (
            op.args[1].is_some().then(|| scratch.constant(func, op.args[1])).flatten(),
            op.args[1].is_some() && scratch.def_op[op.args[1].index()] < loop_at,
        ) else {
            continue;
        };
        if is_product(&op) && outside && scratch.n_defs[op.dst.index()] == 1 && scratch.n_defs[op.args[0].index()] == 2
        {
            // A shift by the width is one by 0.
            let factor = if op.code == Opcode::Mul { constant } else { 1 << (constant % u64::from(index_bits)) };
            products.push(Product { at: at as u32, factor });
        } else if op.code == Opcode::Add && op.dst == op.args[0] && is_counter(func, &first_def, op.dst, loop_at) {
            if !has_reads {
                find_reads(func, reads);
                has_reads = true;
            }
            let mut n_free = MAX_PRODUCTS;
            for product in &products[found..] {
                let of = func.ops[product.at as usize];
                let (first, last) = reads[of.dst.index()];
                if of.args[0] != op.dst || n_free == 0 || first <= product.at || last as usize >= at {
                    continue;
                }
                n_free -= 1;
                let step = func.new_vreg(Type::INDEX);
                let by = constant.wrapping_mul(product.factor);
                gone.push(product.at);
                let next = Op::binary(Opcode::Add, Type::INDEX, of.dst, of.dst, step);
                moved.extend([(loop_at, of), (loop_at, Op::constant(Type::INDEX, step, by)), (at as u32 + 1, next)]);
            }
        }
    }
    scratch.per_vreg = first_def;
    if !lists.gone.is_empty() {
        lists.gone.sort_unstable();
        splice(func, scratch, &mut lists.moved, &mut lists.gone);
    }
    scratch.induction = lists;
}

/// Whether a variable with two definitions, one of them in the loop, has the other one before the loop.
fn is_counter(func: &Function, first_def: &[u32], var: VReg, loop_at: u32) -> bool {
    first_def[var.index()] <= loop_at || func.params.contains(&var)
}

/// Finds the first and the last read of each register; a register without reads has `first > last`.
fn find_reads(func: &Function, reads: &mut Vec<(u32, u32)>) {
    refill(reads, func.n_vregs(), (u32::MAX, 0));
    for (at, op) in func.ops.iter().enumerate() {
        each_use(func, op, |v| {
            let (first, last) = &mut reads[v.index()];
            *first = (*first).min(at as u32);
            *last = at as u32;
        });
    }
}
