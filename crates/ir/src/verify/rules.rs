//! The rules for single operations, from their rows in the table.
//!
//! In: an operation of a function with a valid header. Out: errors in its fields and in the types of its registers.
//! Not here: rules that depend on other operations: nesting and assignment (see `assigned`).

use super::{Sink, Slot, VerifyErrorKind as Kind, Wanted};
use crate::function::{Function, SymbolKind};
use crate::limits;
use crate::op::{MemInfo, Op, OpFlags, VReg};
use crate::ops::{Cond, Effects, Imm, Opcode, Operand, Props, ResultRule, SourceRule};
use crate::order::Order;
use crate::types::Type;

/// Everything that the rules depend on except the immediate: operations of the same shape are all valid or all invalid.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Shape {
    code_and_type: u64,
    /// The types of result and arguments, 16 bits each.
    registers: u64,
}

impl Shape {
    /// `None` if the rules depend on more: masks, calls, unknown registers, the trap parameter.
    #[inline]
    fn of(func: &Function, op: &Op) -> Option<Shape> {
        let unusual = op.mask.is_some()
            | op.pass.is_some()
            | op.code.is_call()
            | matches!(op.code, Opcode::CallResult | Opcode::Caught | Opcode::VaStart);
        if unusual || (op.dst.is_some() && func.trap_param == Some(op.dst)) {
            return None;
        }
        let mut registers = 0;
        for reg in [op.dst, op.args[0], op.args[1], op.args[2]] {
            let code = if reg.is_none() { u16::MAX } else { func.ty(reg)?.code() };
            registers = registers << 16 | u64::from(code);
        }
        let source = if op.code.info().source == SourceRule::None { None } else { Some(op.source_ty()?) };
        // Plus one, because zero marks an empty entry of the cache.
        let code = (op.code as u64 + 1) | u64::from(op.ty.code()) << 16;
        let source = source.map_or(u16::MAX, Type::code);
        Some(Shape { code_and_type: code | u64::from(source) << 32 | u64::from(op.flags.bits()) << 48, registers })
    }
}

/// A cache of valid shapes, shared by all functions: most functions use the same few shapes.
pub(super) struct Seen([Shape; PLACES]);

/// The size of the cache, a power of two.
const PLACES: usize = 256;

impl Default for Seen {
    fn default() -> Seen {
        Seen([Shape::default(); PLACES])
    }
}

impl Seen {
    #[inline]
    fn place(&mut self, shape: Shape) -> &mut Shape {
        let mixed = (shape.code_and_type ^ shape.registers.rotate_left(8)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        &mut self.0[(mixed >> 32) as usize % PLACES]
    }
}

/// Checks all rules that do not depend on the position of the operation.
#[inline]
pub(super) fn check(sink: &mut Sink<'_>, seen: &mut Seen, at: usize, op: &Op) {
    let shape = Shape::of(sink.func, op);
    if shape.is_some_and(|shape| *seen.place(shape) == shape) {
        return check_imm(sink, at, op);
    }
    let n_errors = sink.errors.len();
    check_shape(sink, at, op);
    if let (Some(shape), true) = (shape, sink.errors.len() == n_errors) {
        *seen.place(shape) = shape;
    }
}

fn check_shape(sink: &mut Sink<'_>, at: usize, op: &Op) {
    let info = op.code.info();
    let source = op.source_ty();
    if !op.code.accepts(op.ty) {
        return sink.op(at, op, Kind::TypeNotAllowed { ty: op.ty, elems: info.elems, shape: info.shape });
    }
    if info.source != SourceRule::None && !source.is_some_and(|source| op.code.accepts_source(op.ty, source)) {
        return sink.op(at, op, Kind::SourceNotAllowed { ty: op.ty, source });
    }
    for slot in 0..3 {
        check_arg(sink, at, op, slot);
    }
    check_result(sink, at, op);
    check_mask(sink, at, op);
    check_flags(sink, at, op);
    check_imm(sink, at, op);
    if op.code == Opcode::VaStart && !sink.func.is_variadic {
        sink.op(at, op, Kind::NotVariadic);
    }
}

fn check_arg(sink: &mut Sink<'_>, at: usize, op: &Op, slot: usize) {
    let reg = op.args[slot];
    let name = Slot::Arg(slot as u8);
    let Some(&operand) = op.code.info().operands.get(slot) else {
        if reg.is_some() {
            sink.op(at, op, Kind::Unexpected(name));
        }
        return;
    };
    if reg.is_none() {
        if operand != Operand::Offset {
            sink.op(at, op, Kind::Missing(name));
        }
        return;
    }
    let wanted = match operand {
        Operand::Same => Wanted::One(op.ty),
        Operand::Lane => Wanted::One(op.ty.lane_type()),
        Operand::Truth if op.ty.is_vector() => Wanted::Either(Type::BOOL, op.ty.mask_type()),
        Operand::Truth | Operand::Bool => Wanted::One(Type::BOOL),
        Operand::Source => Wanted::One(op.source_ty().unwrap_or(op.ty)),
        Operand::Index | Operand::Offset => Wanted::One(Type::INDEX),
        Operand::LaneMask => Wanted::One(op.ty.mask_type()),
        Operand::Indices => Wanted::One(op.ty.with_elem(op.ty.elem().to_int(false))),
        Operand::Multiplicand => Wanted::One(Opcode::multiplicand(op.ty, op.source_ty().unwrap_or(op.ty))),
        Operand::IndexLanes => {
            Wanted::Either(op.ty.with_elem(crate::types::Elem::I32), op.ty.with_elem(crate::types::Elem::I64))
        }
        Operand::Word => Wanted::One(Type::U64),
        Operand::Base => Wanted::One(Type::PTR),
        // The rule for the controlling type ensures that the half exists.
        Operand::Half => Wanted::One(op.ty.half().unwrap_or(op.ty)),
    };
    check_type(sink, at, op, name, reg, wanted);
}

fn check_type(sink: &mut Sink<'_>, at: usize, op: &Op, slot: Slot, reg: VReg, wanted: Wanted) {
    match sink.func.ty(reg) {
        None => sink.op(at, op, Kind::UnknownRegister { slot, reg }),
        Some(given) => {
            let fits = match wanted {
                Wanted::One(ty) => given == ty,
                Wanted::Either(a, b) => given == a || given == b,
            };
            if !fits {
                sink.op(at, op, Kind::WrongType { slot, reg, wanted, given });
            }
        }
    }
}

fn check_result(sink: &mut Sink<'_>, at: usize, op: &Op) {
    let wanted = match op.code.info().result {
        ResultRule::None => None,
        ResultRule::Ty => Some(op.ty),
        ResultRule::Truth => Some(op.ty.mask_type()),
        ResultRule::Call => match sink.func.symbols.get(op.symbol().index()) {
            Some(symbol) => symbol.result(),
            None => return, // The check of the immediate reports this.
        },
    };
    match wanted {
        Some(_) if op.dst.is_none() => sink.op(at, op, Kind::Missing(Slot::Result)),
        Some(ty) => check_type(sink, at, op, Slot::Result, op.dst, Wanted::One(ty)),
        None if op.dst.is_some() => sink.op(at, op, Kind::Unexpected(Slot::Result)),
        None => {}
    }
    if op.dst.is_some() && sink.func.trap_param == Some(op.dst) {
        sink.op(at, op, Kind::WritesTrapParam(op.dst));
    }
}

fn check_mask(sink: &mut Sink<'_>, at: usize, op: &Op) {
    let info = op.code.info();
    let zero = op.flags.has(OpFlags::PASS_ZERO);
    let undef = op.flags.has(OpFlags::PASS_UNDEF);
    let n_passes = u8::from(op.pass.is_some()) + u8::from(zero) + u8::from(undef);
    let wants_pass = op.mask.is_some() && info.result != ResultRule::None;
    if n_passes != u8::from(wants_pass) {
        sink.op(at, op, Kind::BadPass);
    }
    if op.mask.is_none() {
        return;
    }
    if !info.props.has(Props::MASKABLE) || op.ty.is_scalar() {
        return sink.op(at, op, Kind::MaskNotAllowed);
    }
    check_type(sink, at, op, Slot::Mask, op.mask, Wanted::One(op.ty.mask_type()));
    if op.pass.is_some() {
        let ty = if info.result == ResultRule::Truth { op.ty.mask_type() } else { op.ty };
        check_type(sink, at, op, Slot::Pass, op.pass, Wanted::One(ty));
    }
}

fn check_flags(sink: &mut Sink<'_>, at: usize, op: &Op) {
    let flags = op.flags.without(OpFlags::PASS_ZERO.or(OpFlags::PASS_UNDEF));
    let relaxed = OpFlags::CONTRACT.or(OpFlags::REASSOCIATE);
    let mut allowed = op.code.info().flags;
    if !op.ty.is_float() {
        allowed = allowed.without(relaxed);
    }
    let hints = OpFlags::LIKELY.or(OpFlags::UNLIKELY);
    let excess = flags.without(allowed);
    if !excess.is_empty() {
        sink.op(at, op, Kind::BadFlags(excess));
    } else if flags.has(hints) {
        sink.op(at, op, Kind::BadFlags(hints));
    }
}

fn check_imm(sink: &mut Sink<'_>, at: usize, op: &Op) {
    let imm = op.imm;
    let info = op.code.info();
    let aux_used = matches!(
        info.imm,
        Imm::Address | Imm::Indexed | Imm::Symbol | Imm::List | Imm::Cond | Imm::Numbers | Imm::Cases
    );
    if op.aux != 0 && !aux_used && info.source == SourceRule::None {
        sink.op(at, op, Kind::NotNeutral("the auxiliary word"));
    }
    match info.imm {
        Imm::None => {
            if imm != 0 {
                sink.op(at, op, Kind::NotNeutral("the immediate"));
            }
        }
        Imm::Const => {
            if op.ty.elem().canonical(imm as u64) != imm as u64 {
                sink.op(at, op, Kind::BadConstant(imm));
            }
        }
        Imm::Lane => {
            let vector = if op.code == Opcode::Extract { op.source_ty().unwrap_or(op.ty) } else { op.ty };
            let lanes = vector.count_on(128);
            if imm < 0 || imm >= i64::from(lanes) {
                sink.op(at, op, Kind::BadLane { lane: imm, lanes });
            }
        }
        Imm::Address | Imm::Indexed => check_address(sink, at, op),
        Imm::Depth => {} // The nesting check covers this.
        Imm::Symbol => check_call(sink, at, op),
        Imm::Global => {
            let symbol = usize::try_from(imm).ok().and_then(|symbol| sink.func.symbols.get(symbol));
            match symbol.map(|symbol| symbol.kind) {
                None => sink.op(at, op, Kind::UnknownSymbol(imm)),
                Some(SymbolKind::Signature | SymbolKind::Callee) => {
                    sink.op(at, op, Kind::SymbolKind { wanted: "a function or data" });
                }
                Some(SymbolKind::Function) if op.code.is_thread_addr() => {
                    sink.op(at, op, Kind::SymbolKind { wanted: "data" });
                }
                Some(SymbolKind::Function | SymbolKind::Data) => {}
            }
        }
        Imm::Result => check_call_result(sink, at, op),
        Imm::Landing => check_caught(sink, at, op),
        Imm::Slot => {
            if usize::try_from(imm).map_or(true, |slot| slot >= sink.func.slots.len()) {
                sink.op(at, op, Kind::UnknownSlot(imm));
            }
        }
        Imm::CheckId => {
            if sink.func.trap_param.is_none() {
                sink.op(at, op, Kind::NoTrapParam);
            }
            if u32::try_from(imm).is_err() {
                sink.op(at, op, Kind::NotNeutral("the upper half of the check number"));
            }
        }
        Imm::Cond => {
            if Cond::from_code(op.aux).is_none_or(|cond| cond.is_for_floats() && !op.ty.is_float()) {
                sink.op(at, op, Kind::BadCondition(op.aux));
            }
            if imm != 0 {
                sink.op(at, op, Kind::NotNeutral("the immediate"));
            }
        }
        Imm::Order => {
            if Order::from_code(imm).is_none() {
                sink.op(at, op, Kind::NotNeutral("the order"));
            }
        }
        Imm::Numbers => {
            let lanes = op.ty.count_on(128).min(if op.code == Opcode::Shuffle { 8 } else { 16 });
            let n = 1u32.checked_shl(op.aux).unwrap_or(0);
            let beyond =
                op.code == Opcode::Shuffle && n <= lanes && op.numbers().any(|number| u32::from(number) >= 2 * n);
            if n == 0 || n > lanes || beyond {
                sink.op(at, op, Kind::BadNumbers { lanes });
            } else if n < 16 && imm as u64 >> (4 * n) != 0 {
                sink.op(at, op, Kind::NotNeutral("the unused numbers"));
            }
        }
        Imm::Values => {
            let values = sink.func.values(op);
            if values.is_empty() || values.iter().any(|&value| op.ty.elem().canonical(value) != value) {
                sink.op(at, op, Kind::BadValues);
            }
        }
        Imm::Cases => {
            let values = sink.func.values(op);
            // Indices have 32 bits on some machines, where other values would not differ.
            let fits = |value: u64| op.ty != Type::INDEX || i32::try_from(value as i64).is_ok();
            if values.is_empty() || values.iter().any(|&v| op.ty.elem().canonical(v) != v || !fits(v)) {
                sink.op(at, op, Kind::BadValues);
            }
        }
        Imm::List => {
            if imm != 0 {
                sink.op(at, op, Kind::NotNeutral("the immediate"));
            }
            for n in 0..sink.func.results.len() {
                check_listed(sink, at, op, n, sink.func.results[n]);
            }
        }
    }
}

fn check_address(sink: &mut Sink<'_>, at: usize, op: &Op) {
    debug_assert!(op.code.info().effects != Effects::Control);
    let info = op.mem();
    if info.pack() != op.aux || info.align_log2 > MemInfo::MAX_ALIGN_LOG2 {
        sink.op(at, op, Kind::BadMemoryWord);
    }
    if i32::try_from(op.imm).is_err() {
        sink.op(at, op, Kind::BadDisplacement(op.imm));
    }
    if op.offset().is_none() && info.scale_log2 != 0 {
        sink.op(at, op, Kind::NotNeutral("the scale"));
    }
}

fn check_call(sink: &mut Sink<'_>, at: usize, op: &Op) {
    let func = sink.func;
    let Some(symbol) = func.symbols.get(op.symbol().index()) else {
        return sink.op(at, op, Kind::UnknownSymbol(op.imm));
    };
    match symbol.kind {
        SymbolKind::Data => return sink.op(at, op, Kind::SymbolKind { wanted: "a function" }),
        SymbolKind::Signature if matches!(op.code, Opcode::Call | Opcode::ReturnCall) => {
            return sink.op(at, op, Kind::SymbolKind { wanted: "a function" });
        }
        SymbolKind::Callee if matches!(op.code, Opcode::CallIndirect | Opcode::ReturnCallIndirect) => {
            return sink.op(at, op, Kind::SymbolKind { wanted: "a signature" });
        }
        // After a failed check of a callee, the function must end, too.
        SymbolKind::Callee if op.code.is_tail_call() => {
            return sink.op(at, op, Kind::SymbolKind { wanted: "a function of a module" });
        }
        SymbolKind::Signature | SymbolKind::Function | SymbolKind::Callee => {}
    }
    let is_tail = op.code.is_tail_call();
    if op.ty != symbol.result().filter(|_| !is_tail).unwrap_or(Type::BOOL) {
        sink.op(at, op, Kind::NotNeutral("the type"));
    }
    if is_tail && symbol.results != func.results {
        sink.op(at, op, Kind::TailResults { given: symbol.results.len() as u32 });
    }
    for (n, &ty) in symbol.params.iter().enumerate() {
        check_listed(sink, at, op, n, ty);
    }
    let n_args = symbol.params.len() as u64 + u64::from(op.n_variadic());
    if n_args > limits::MAX_PARAMS as u64 {
        let limit = limits::MAX_PARAMS as u64;
        return sink.op(at, op, Kind::Limit { what: "arguments", limit, given: n_args });
    }
    if op.n_variadic() != 0 && !symbol.is_variadic {
        return sink.op(at, op, Kind::NotNeutral("the number of variadic arguments"));
    }
    for n in symbol.params.len()..n_args as usize {
        let slot = Slot::Listed(n as u32);
        match func.lists.get(op.list_start() as usize + n) {
            None => return sink.op(at, op, Kind::BadList),
            Some(&reg) => match func.ty(reg) {
                None => sink.op(at, op, Kind::UnknownRegister { slot, reg }),
                Some(ty) if !ty.is_promoted() => sink.op(at, op, Kind::NotPromoted { slot, reg, given: ty }),
                Some(_) => {}
            },
        }
    }
}

/// A `call_result` is after its call, with only others of lower numbers in between.
fn check_call_result(sink: &mut Sink<'_>, at: usize, op: &Op) {
    let func = sink.func;
    let mut before = func.ops[..at].iter().rev().take(limits::MAX_RESULTS + 1);
    let mut last = op.imm;
    let call = loop {
        match before.next() {
            Some(other) if other.code == Opcode::CallResult && other.imm < last => last = other.imm,
            Some(other) if other.code.is_call() && !other.code.is_tail_call() => break other,
            _ => return sink.op(at, op, Kind::NoCall),
        }
    };
    let results = func.symbols.get(call.symbol().index()).map_or(&[][..], |symbol| &symbol.results[..]);
    let wanted = usize::try_from(op.imm).ok().filter(|&n| n > 0).and_then(|n| results.get(n));
    match wanted {
        None => sink.op(at, op, Kind::UnknownResult { number: op.imm, results: results.len() as u32 }),
        Some(&ty) if ty != op.ty => {
            sink.op(at, op, Kind::WrongType { slot: Slot::Result, reg: op.dst, wanted: Wanted::One(ty), given: op.ty });
        }
        Some(_) => {}
    }
}

/// A `caught` is after its call and the call's results; the exception comes before the selector.
fn check_caught(sink: &mut Sink<'_>, at: usize, op: &Op) {
    let func = sink.func;
    let n_landings = func.exceptions.as_ref().map_or(0, |exceptions| exceptions.landings.len());
    if usize::try_from(op.imm).map_or(true, |landing| landing >= n_landings) {
        return sink.op(at, op, Kind::UnknownLanding(op.imm));
    }
    let mut before = func.ops[..at].iter().rev();
    let mut last = before.next();
    if let Some(other) = last.filter(|other| other.code == Opcode::Caught) {
        if other.imm != op.imm || other.ty != Type::PTR || op.ty != Type::U32 {
            return sink.op(at, op, Kind::NoCall);
        }
        last = before.next();
    }
    let mut limit = limits::MAX_RESULTS;
    while last.is_some_and(|other| other.code == Opcode::CallResult) && limit > 0 {
        (last, limit) = (before.next(), limit - 1);
    }
    if !last.is_some_and(|other| other.code.is_call() && !other.code.is_tail_call()) {
        sink.op(at, op, Kind::NoCall);
    }
}

fn check_listed(sink: &mut Sink<'_>, at: usize, op: &Op, n: usize, ty: Type) {
    match sink.func.lists.get(op.list_start() as usize + n) {
        Some(&reg) => check_type(sink, at, op, Slot::Listed(n as u32), reg, Wanted::One(ty)),
        None if n == 0 => sink.op(at, op, Kind::BadList),
        None => {}
    }
}
