//! Folds one operation on constants.
//!
//! In: an operation and the canonical bits of its scalar operands. Out: the canonical bits of its result.
//! Invariant: uses the functions of the interpreter ([`crate::scalar`]), so the results cannot differ.
//! Not here: finding constants, rewriting operations (a pass), vectors except splats.

use crate::op::Op;
use crate::ops::{Opcode, Operand, Props, SourceRule};
use crate::scalar;
use crate::types::Elem;

/// The result of a pure scalar operation on constants; `None` if the result depends on more than the constants.
///
/// `args` are the canonical bits of the operands in order. For a vector operation whose operands are splats, the result
/// is the bits of every lane. Operations on `index` and `ptr` use 64 bits unless `pointer_bits` is 32. The operation
/// must not have a mask. `vector_bits` is the vector width in bits, which determines `lanes` of native vectors.
pub fn fold(op: &Op, args: &[u64], pointer_bits: u32, vector_bits: Option<u32>) -> Option<u64> {
    let info = op.code.info();
    if op.mask.is_some() || !op.code.is_pure() || args.len() < info.operands.len() && !op.code.has_address() {
        return None;
    }
    let on = |elem: Elem| scalar::on_machine(elem, pointer_bits);
    let elem = on(op.ty.elem());
    let source = if info.source == SourceRule::None { None } else { op.source_ty() };
    let bits = match op.code {
        Opcode::Const => Some(elem.canonical(op.const_bits())),
        Opcode::Lanes => {
            let source = source?;
            match vector_bits {
                Some(bits) => Some(u64::from(source.count_on(bits))),
                None => source.lanes().count().map(u64::from),
            }
        }
        Opcode::Select => Some(scalar::select(args[0], args[1], args[2])),
        Opcode::Cmp => scalar::compare(op.cond(), elem).map(|f| f(args[0], args[1])),
        Opcode::Cast | Opcode::Convert => scalar::cast(elem, on(source?.elem())).map(|f| f(args[0])),
        Opcode::CastSat => scalar::cast_sat(elem, on(source?.elem())).map(|f| f(args[0])),
        Opcode::Bitcast if source?.lanes() == op.ty.lanes() => Some(elem.canonical(args[0])),
        Opcode::Addr => {
            let offset = if op.offset().is_some() { *args.get(1)? << op.mem().scale_log2 } else { 0 };
            Some(elem.canonical(args.first()?.wrapping_add(offset).wrapping_add(op.disp() as u64)))
        }
        Opcode::MulEven => {
            let half = source?.elem();
            let f = scalar::binary(Opcode::Mul, elem)?;
            Some(f(half.canonical(args[0]), half.canonical(args[1])))
        }
        // The operands that are neither indices nor masks; `copy` keeps even bits that are not canonical.
        _ if info.props.has(Props::FORWARDS) => {
            let is_data = |operand: &Operand| !matches!(operand, Operand::Indices | Operand::LaneMask);
            let mut data =
                args.iter().zip(info.operands).filter(|(_, operand)| is_data(operand)).map(|(bits, _)| *bits);
            let first = data.next()?;
            data.all(|other| other == first).then_some(first)
        }
        _ => scalar::lane(op.code, elem)?.apply(args),
    }?;
    // The sign and the payload of a NaN that an operation computes depend on the machine, and code can observe them.
    let is_nan = info.props.has(Props::QUIET) && elem.is_float() && scalar::float_value(elem, bits).is_nan();
    (!is_nan).then_some(bits)
}
