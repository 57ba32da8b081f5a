//! Helpers that several machines share.
//!
//! In: an operation on narrow integers, which every machine here holds extended in registers; names of a description's
//! instructions. Out: selected instructions; a struct of instructions by name.
//! Not here: code for only one machine.

use crate::error::CompileError;
use crate::select::{Arg, Selector};
use kernelsmith_ir::{Op, Opcode, Type};
use kernelsmith_machine::{InstId, TargetDesc};

/// The struct `Insts` of the instructions that the code uses, each by its name in the description.
macro_rules! insts {
    ($($field:ident $name:literal)*) => {
        #[derive(Debug, Clone, Copy)]
        struct Insts { $($field: InstId,)* }

        impl Insts {
            /// The instructions of a description, each mapped by `form`.
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

/// A cast to or between narrow integers: an alias if the register is already extended for the new type, else an extension.
pub(super) fn narrow_cast(s: &mut Selector<'_>, op: &Op, from: Type) {
    let to = op.ty;
    let (from_bits, to_bits) = (from.elem().bits(), to.elem().bits());
    let fits = from == to
        || from == Type::BOOL
        || (from.is_unsigned() && from_bits < to_bits)
        || (from.is_signed() && to.is_signed() && from_bits <= to_bits);
    if fits {
        return s.alias(op.dst, op.args[0]);
    }
    let src = s.reg(op.args[0]);
    let dst = s.dst(op.dst);
    s.extend(dst, src, to);
}

/// A store of a narrow integer. The store truncates, so a deferred cast is skipped. `emit` gets the value and the address.
pub(super) fn narrow_store(s: &mut Selector<'_>, at: u32, op: &Op, emit: impl FnOnce(&mut Selector<'_>, Arg, Arg)) {
    let mut value = op.stored();
    let deferred = if s.is_pending(value) { s.def(value).map(|(_, def)| *def) } else { None };
    let is_truncation =
        |def: &Op| def.code == Opcode::Cast && def.source_ty().is_some_and(|from| !from.is_float() && from.is_scalar());
    let skipped = deferred.filter(is_truncation);
    if let Some(def) = &skipped {
        s.take_pending(value);
        value = def.args[0];
    }
    let v = s.reg(value);
    let mem = s.address(at);
    emit(s, Arg::Use(v), mem);
    if let Some(def) = skipped {
        s.consume(&def);
    }
}
