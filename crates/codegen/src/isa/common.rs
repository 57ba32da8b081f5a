//! What several machines do alike.
//!
//! In: an operation on narrow integers, of which every machine here keeps extended copies in registers; names of a
//! description's instructions. Out: selected instructions; a struct of instructions by name.
//! Not here: what only one machine does.

use crate::error::CompileError;
use crate::fault::{Fault, active};
use crate::select::{Arg, Selector};
use kernelsmith_ir::{Op, Opcode, Type};
use kernelsmith_machine::{InstId, TargetDesc};

/// The struct `Insts` with instructions that code names, each by its name in the description.
macro_rules! insts {
    ($($field:ident $name:literal)*) => {
        #[derive(Debug, Clone, Copy)]
        struct Insts { $($field: InstId,)* }

        impl Insts {
            /// Instructions of a description, each in the form that is to be used for it.
            fn new(desc: &TargetDesc, form: impl Fn(InstId) -> InstId) -> Result<Insts, CompileError> {
                Ok(Insts { $($field: form($crate::isa::common::inst(desc, $name)?),)* })
            }
        }
    };
}
pub(super) use insts;

/// The instruction of this name.
pub(super) fn inst(desc: &TargetDesc, name: &str) -> Result<InstId, CompileError> {
    desc.inst_by_name(name).ok_or_else(|| CompileError::target(format!("there is no instruction {name}")))
}

/// An integer as a narrow one, or a narrow one as another: the same register, unless it is not extended as the type wants.
pub(super) fn narrow_cast(s: &mut Selector<'_>, op: &Op, from: Type) {
    let to = op.ty;
    let (from_bits, to_bits) = (from.elem().bits(), to.elem().bits());
    let fits = from == to
        || from == Type::BOOL
        || (from.is_unsigned() && from_bits < to_bits)
        || (from.is_signed() && to.is_signed() && from_bits <= to_bits);
    if fits || active(Fault::NoReextension) {
        return s.alias(op.dst, op.args[0]);
    }
    let src = s.reg(op.args[0]);
    let dst = s.dst(op.dst);
    s.extend(dst, src, to);
}

/// A store of a narrow integer. Cutting to the stored width needs no instruction, so that a cast which waits is passed over.
/// `emit` gets the value and the address.
pub(super) fn narrow_store(s: &mut Selector<'_>, at: u32, op: &Op, emit: impl FnOnce(&mut Selector<'_>, Arg, Arg)) {
    let mut value = op.stored();
    let waiting = if s.is_pending(value) { s.def(value).map(|(_, def)| *def) } else { None };
    let is_cut =
        |def: &Op| def.code == Opcode::Cast && def.source_ty().is_some_and(|from| !from.is_float() && from.is_scalar());
    let passed = waiting.filter(is_cut);
    if let Some(def) = &passed {
        s.take_pending(value);
        value = def.args[0];
    }
    let v = s.reg(value);
    let mem = s.address(at);
    emit(s, Arg::Use(v), mem);
    if let Some(def) = passed {
        s.consume(&def);
    }
}
