//! Folds one operation on constants.
//!
//! In: an operation and the canonical bits of its scalar operands. Out: the canonical bits of its result.
//! Invariant: uses the functions of the interpreter ([`crate::scalar`]), so the results cannot differ.
//! Not here: finding constants, rewriting operations (a pass), vectors except splats.

use crate::op::Op;
use crate::ops::{Opcode, SourceRule};
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
    match op.code {
        Opcode::Const => Some(elem.canonical(op.const_bits())),
        Opcode::Lanes => {
            let source = source?;
            match vector_bits {
                Some(bits) => Some(u64::from(source.count_on(bits))),
                None => source.lanes().count().map(u64::from),
            }
        }
        Opcode::Splat | Opcode::Copy | Opcode::Extract | Opcode::Any | Opcode::All | Opcode::Lower | Opcode::Upper => {
            args.first().copied()
        }
        Opcode::Insert | Opcode::Concat if args[0] == args[1] => Some(args[0]),
        Opcode::Select => Some(scalar::select(args[0], args[1], args[2])),
        Opcode::Cmp => scalar::compare(op.cond(), elem).map(|f| f(args[0], args[1])),
        Opcode::Cast | Opcode::Convert => scalar::cast(elem, on(source?.elem())).map(|f| f(args[0])),
        Opcode::CastSat => scalar::cast_sat(elem, on(source?.elem())).map(|f| f(args[0])),
        Opcode::Bitcast if source?.lanes() == op.ty.lanes() => Some(elem.canonical(args[0])),
        Opcode::Shuffle
        | Opcode::Permute2
        | Opcode::InterleaveLow
        | Opcode::InterleaveHigh
        | Opcode::Even
        | Opcode::Odd
        | Opcode::Align
            if args[0] == args[1] =>
        {
            Some(args[0])
        }
        Opcode::Permute | Opcode::Reverse => args.first().copied(),
        Opcode::ReduceMin | Opcode::ReduceMax | Opcode::ReduceAnd | Opcode::ReduceOr => args.first().copied(),
        Opcode::Neg
        | Opcode::Abs
        | Opcode::Sqrt
        | Opcode::Floor
        | Opcode::Ceil
        | Opcode::Trunc
        | Opcode::Round
        | Opcode::RecipEstimate
        | Opcode::RsqrtEstimate
        | Opcode::Popcount
        | Opcode::Clz
        | Opcode::Ctz
        | Opcode::ByteSwap
        | Opcode::BitReverse
        | Opcode::Not => scalar::unary(op.code, elem).map(|f| f(args[0])),
        Opcode::Add
        | Opcode::Sub
        | Opcode::Mul
        | Opcode::Div
        | Opcode::Rem
        | Opcode::MulHigh
        | Opcode::BitExtract
        | Opcode::BitDeposit
        | Opcode::Minimum
        | Opcode::Maximum
        | Opcode::MinimumNumber
        | Opcode::MaximumNumber
        | Opcode::AddSat
        | Opcode::SubSat
        | Opcode::Avg
        | Opcode::AbsDiff
        | Opcode::Rotl
        | Opcode::Rotr
        | Opcode::Min
        | Opcode::Max
        | Opcode::And
        | Opcode::Or
        | Opcode::Xor
        | Opcode::Shl
        | Opcode::Shr => scalar::binary(op.code, elem).map(|f| f(args[0], args[1])),
        Opcode::Fma => scalar::ternary(op.code, elem).map(|f| f(args[0], args[1], args[2])),
        Opcode::Addr => {
            let offset = if op.offset().is_some() { *args.get(1)? << op.mem().scale_log2 } else { 0 };
            Some(elem.canonical(args.first()?.wrapping_add(offset).wrapping_add(op.disp() as u64)))
        }
        Opcode::MulEven => {
            let half = source?.elem();
            let f = scalar::binary(Opcode::Mul, elem)?;
            Some(f(half.canonical(args[0]), half.canonical(args[1])))
        }
        Opcode::Dot
        | Opcode::Shuffle
        | Opcode::Permute2
        | Opcode::InterleaveLow
        | Opcode::InterleaveHigh
        | Opcode::Even
        | Opcode::Odd
        | Opcode::Align
        | Opcode::Compress
        | Opcode::Expand
        | Opcode::ScanAdd
        | Opcode::ReduceMul
        | Opcode::ReduceXor => None,
        // The number of lanes is not known here.
        Opcode::MaskBits | Opcode::MaskOfBits | Opcode::CountTrue | Opcode::FirstTrue => None,
        // Lanes differ, or the result is not constant.
        Opcode::Iota
        | Opcode::Table
        | Opcode::Values
        | Opcode::Lookup
        | Opcode::First
        | Opcode::Insert
        | Opcode::Concat
        | Opcode::Bitcast
        | Opcode::ReduceAdd => None,
        Opcode::Load
        | Opcode::Store
        | Opcode::Gather
        | Opcode::Scatter
        | Opcode::Prefetch
        | Opcode::Check
        | Opcode::Call
        | Opcode::Return
        | Opcode::If
        | Opcode::Elif
        | Opcode::Then
        | Opcode::Else
        | Opcode::EndIf
        | Opcode::Loop
        | Opcode::While
        | Opcode::Do
        | Opcode::EndLoop
        | Opcode::Break
        | Opcode::Continue
        | Opcode::BreakIf
        | Opcode::ContinueIf => None,
    }
}
