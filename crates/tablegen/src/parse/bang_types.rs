//! Operators with two or more operands, and the type checks of their operands.
//!
//! In: tokens after `!op`. Out: the folded or symbolic value.
//! Invariants: associative operators fold from the right.
//! Not here: operators with variables or a special syntax (`bang`).

use super::Parser;
use crate::bang::Op;
use crate::eval::Eval;
use crate::records::RecId;
use crate::token::{Tok, Token};
use crate::types::{TypeId, Types};
use crate::values::V;

fn is_associative(op: Op) -> bool {
    matches!(op, Op::Add | Op::Mul | Op::And | Op::Or | Op::Xor | Op::StrConcat | Op::ListConcat | Op::Con)
}

fn is_arithmetic(op: Op) -> bool {
    use Op::*;
    matches!(op, Add | Sub | Mul | Div | And | Or | Xor | Shl | Sra | Srl)
}

impl Parser<'_, '_> {
    pub(super) fn many(&mut self, rec: Option<RecId>, want: Option<TypeId>, op: Op, at: Token) -> Eval<V> {
        let mut result = match op {
            Op::GetDagArg => {
                let ty = self.operator_type();
                Some(self.or_else_fail(ty, "did not get type for !getdagarg operator")?)
            }
            Op::GetDagName | Op::StrConcat | Op::Interleave => Some(Types::STRING),
            Op::Con | Op::SetDagOp | Op::SetDagOpName => Some(Types::DAG),
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Match => Some(Types::BIT),
            _ if is_arithmetic(op) => Some(Types::INT),
            _ => None,
        };
        if let (Some(given), Some(wanted)) = (result, want)
            && !self.w.type_converts(given, wanted)
        {
            let (wanted, given) = (self.w.type_text(wanted), self.w.type_text(given));
            return self.fail_at("TD0305", at.span, format!("expected value of type '{wanted}', got '{given}'"));
        }
        self.open("binary operator")?;
        let mut operands: Vec<V> = Vec::new();
        let mut expected = match op {
            Op::Con | Op::SetDagOp | Op::SetDagOpName | Op::GetDagArg | Op::GetDagName => Some(Types::DAG),
            Op::StrConcat | Op::Match => Some(Types::STRING),
            Op::ListConcat | Op::ListRemove => want,
            _ if is_arithmetic(op) => Some(Types::INT),
            _ => None,
        };
        loop {
            let here = self.tok;
            let v = self.operand(rec, expected)?;
            operands.push(v);
            if op == Op::ListSplat && operands.len() == 1 {
                self.check_splat(v, want, at)?;
            }
            expected = self.check_operand(op, &operands, expected, here, at)?;
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close("operator")?;
        match op {
            Op::ListConcat | Op::ListRemove => result = expected,
            Op::ListSplat => {
                let element = self.type_of(operands[0]).unwrap_or(Types::INT);
                result = Some(self.w.types.list(element));
            }
            _ => {}
        }
        let ty = result.unwrap_or(Types::INT);
        if is_associative(op) {
            while operands.len() > 2 {
                let (Some(right), Some(left)) = (operands.pop(), operands.pop()) else { break };
                operands.push(self.w.binary(op, left, right, ty, rec)?);
            }
        }
        match operands[..] {
            [x, y] => self.w.binary(op, x, y, ty, rec),
            _ => self.fail_at("TD0315", at.span, "expected two operands to operator"),
        }
    }

    /// The repeated value must have the element type of the expected list.
    fn check_splat(&mut self, item: V, want: Option<TypeId>, at: Token) -> Eval<()> {
        let (Some(want), Some(have)) = (want, self.type_of(item)) else { return Ok(()) };
        let Some(element) = self.w.types.element(want) else {
            let text = format!("expected output type to be a list, got type '{}'", self.w.type_text(want));
            return self.fail_at("TD0305", at.span, text);
        };
        if self.w.type_converts(have, element) {
            return Ok(());
        }
        let (have, element) = (self.w.type_text(have), self.w.type_text(element));
        let text = format!("expected first arg type to be '{have}', got value of type '{element}'");
        self.fail_at("TD0305", at.span, text)
    }

    /// Checks the last operand; returns the expected type of the next one.
    fn check_operand(
        &mut self,
        op: Op,
        operands: &[V],
        expected: Option<TypeId>,
        here: Token,
        at: Token,
    ) -> Eval<Option<TypeId>> {
        let n = operands.len();
        let v = operands[n - 1];
        let Some(have) = self.type_of(v) else {
            if op == Op::SetDagOpName && n == 2 {
                return Ok(None);
            }
            let text = format!("expected value to be a typed value, got '{}'", self.w.text(v));
            return self.fail_at("TD0305", at.span, text);
        };
        let mismatch = |p: &mut Self, want: &str| {
            let text = format!("expected {want}value of type '{}'", p.w.type_text(have));
            p.fail_at("TD0305", here.span, text)
        };
        let is_text = have == Types::STRING;
        let is_number = self.w.types.is_integral(have);
        let is_record = self.w.types.is_record(have);
        let element = self.w.types.element(have);
        match op {
            Op::ListConcat | Op::ListRemove if element.is_none() && expected.is_none() => {
                mismatch(self, "a list, got ")
            }
            Op::ListSplat if n == 1 => Ok(None),
            Op::ListSplat if !is_number => mismatch(self, "second parameter to be an int, got "),
            Op::ListSplat => Ok(None),
            Op::Interleave if n == 1 => {
                let fits = element.is_some_and(|e| e == Types::STRING || self.w.types.is_integral(e));
                if fits { Ok(None) } else { mismatch(self, "list of string, int, bits, or bit; got ") }
            }
            Op::Interleave if !is_text => mismatch(self, "second argument to be a string, got "),
            Op::Interleave => Ok(None),
            Op::GetDagArg | Op::GetDagName if n > 1 => {
                if is_number || (is_text && op == Op::GetDagArg) {
                    return Ok(None);
                }
                let text = format!("expected integer index or string name, got type '{}'", self.w.type_text(have));
                self.fail_at("TD0305", here.span, text)
            }
            Op::SetDagOp | Op::SetDagOpName if n > 1 => Ok(None),
            Op::Eq | Op::Ne if expected.is_none() => {
                if is_number || is_text || is_record {
                    return Ok(Some(have));
                }
                mismatch(self, "bit, bits, int, string, or record; got ")
            }
            Op::Lt | Op::Le | Op::Gt | Op::Ge if expected.is_none() => {
                if is_number || is_text {
                    Ok(Some(have))
                } else {
                    mismatch(self, "bit, bits, int, or string; got ")
                }
            }
            _ => {
                let Some(wanted) = expected else { return Ok(Some(have)) };
                let Some(joined) = self.w.common_type(wanted, have) else {
                    let (want, have) = (self.w.type_text(wanted), self.w.type_text(have));
                    return self.fail_at("TD0305", here.span, format!("expected value of type '{want}', got '{have}'"));
                };
                let next = match op {
                    Op::GetDagArg | Op::GetDagName | Op::SetDagOp | Op::SetDagOpName => None,
                    _ if is_arithmetic(op) => Some(Types::INT),
                    _ => Some(joined),
                };
                Ok(next)
            }
        }
    }

    pub(super) fn check_dag_operands(&mut self, args: V, names: V, at_args: Token, at_names: Token) -> Eval<()> {
        let have = self.type_of(args);
        if !args.is_unset() && have.is_none_or(|t| self.w.types.element(t).is_none()) {
            let text = match have {
                Some(have) => format!("expected list of children, got type '{}'", self.w.type_text(have)),
                None => "could not determine type of the child list in !dag".to_string(),
            };
            return self.fail_at("TD0305", at_args.span, text);
        }
        let strings = self.w.types.list(Types::STRING);
        let have = self.type_of(names);
        if !names.is_unset() && have != Some(strings) {
            let text = match have {
                Some(have) => format!("expected list<string>, got type '{}'", self.w.type_text(have)),
                None => "could not determine type of the name list in !dag".to_string(),
            };
            return self.fail_at("TD0305", at_names.span, text);
        }
        if args.is_unset() && names.is_unset() {
            return self.fail_at("TD0305", at_args.span, "cannot have both unset children and unset names in !dag");
        }
        Ok(())
    }

    pub(super) fn check_setdag_operands(&mut self, op: Op, key: V, new: V, at_key: Token, at_new: Token) -> Eval<()> {
        let have = self.type_of(key);
        if have != Some(Types::STRING) && have != Some(Types::INT) {
            let have = have.map_or("'?'".to_string(), |t| format!("type '{}'", self.w.type_text(t)));
            let text = format!("expected integer index or string name, got {have}");
            return self.fail_at("TD0305", at_key.span, text);
        }
        let have = self.type_of(new);
        if op == Op::SetDagName && !new.is_unset() && have != Some(Types::STRING) {
            let have = have.map_or("?".to_string(), |t| self.w.type_text(t));
            let text = format!("expected string or unset name, got type '{have}'");
            return self.fail_at("TD0305", at_new.span, text);
        }
        Ok(())
    }
}
