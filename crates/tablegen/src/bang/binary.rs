//! Operators with two operands.
//!
//! In: the operands. Out: the folded value, or the symbolic node.
//! Invariants: arithmetic wraps at 64 bits; shift counts are modulo 64. Not here: types of results.

use kernelsmith_diag::raw;

use super::Op;
use crate::eval::{Eval, Halt, World};
use crate::records::RecId;
use crate::types::{TypeId, Types};
use crate::values::{Kind, V, View};

impl World {
    /// Applies an operator to two operands.
    pub(crate) fn binary(&mut self, op: Op, x: V, y: V, ty: TypeId, rec: Option<RecId>) -> Eval<V> {
        self.step()?;
        use Op::*;
        let folded = match op {
            Add | Sub | Mul | Div | And | Or | Xor | Shl | Sra | Srl => self.arithmetic(op, x, y, rec)?,
            Eq | Ne | Lt | Le | Gt | Ge => {
                if let (Some(a), Some(b)) = (x.as_text(), y.as_text()) {
                    self.steps(self.sym(a).len().min(self.sym(b).len()) / 64)?;
                }
                self.compare(op, x, y).map(V::bit)
            }
            StrConcat => match (x.as_text(), y.as_text()) {
                (Some(a), Some(b)) => {
                    let len = self.sym(a).len() + self.sym(b).len();
                    if len > self.options.limits.string_len {
                        return Err(self.string_too_long());
                    }
                    self.steps(1 + len / 64)?;
                    if raw::may_have_bytes(self.sym(b)) && raw::may_have_bytes(self.sym(a)) {
                        let joined = format!("{}{}", self.sym(a), self.sym(b));
                        let sym = self.new_text(&raw::normalise(&joined))?;
                        return Ok(V::text(sym, x.is_code() || y.is_code()));
                    }
                    Some(V::text(self.symbols.intern_joined(a, b), x.is_code() || y.is_code()))
                }
                _ => None,
            },
            ListConcat | ListSplat | ListRemove | ListElem | ListSlice | RangeClosed | Interleave => {
                self.list_binary(op, x, y, rec)?
            }
            Match => match (x.as_text(), y.as_text()) {
                (Some(text), Some(pattern)) => {
                    let regex = self.compile(pattern, rec)?;
                    self.steps(self.sym(text).len().saturating_mul(1 + regex.len() / 16))?;
                    Some(V::bit(regex.is_match(self.sym(text))))
                }
                _ => None,
            },
            Con => self.fold_con(x, y, rec)?,
            GetDagArg => self.fold_getdagarg(x, y, ty, rec)?,
            GetDagName => self.fold_getdagname(x, y, rec)?,
            SetDagOp => match self.values.view(x) {
                View::Dag(dag) if y.as_def().is_some() => {
                    // The name of the old operator is dropped with it.
                    let args: Vec<_> = dag.args().collect();
                    Some(self.values.dag(y, None, &args))
                }
                _ => None,
            },
            SetDagOpName => match self.values.view(x) {
                View::Dag(dag) if y.as_text().is_some() || y.is_unset() => {
                    let (op, args): (_, Vec<_>) = (dag.op(), dag.args().collect());
                    Some(self.values.dag(op, y.as_text(), &args))
                }
                _ => None,
            },
            _ => None,
        };
        Ok(folded.unwrap_or_else(|| self.values.intern(Kind::Op(op), ty, &[x, y])))
    }

    fn arithmetic(&mut self, op: Op, x: V, y: V, rec: Option<RecId>) -> Eval<Option<V>> {
        let (Some(a), Some(b)) = (self.as_int(x), self.as_int(y)) else { return Ok(None) };
        if let Some(value) = self.fold_numbers(op, a, b) {
            return Ok(Some(value));
        }
        if b == 0 {
            return Err(self.fatal(rec, "TD0505", "Illegal operation: division by zero"));
        }
        match a.checked_div(b) {
            Some(quotient) => Ok(Some(self.values.int(quotient))),
            None => Err(self.fatal(rec, "TD0505", "Illegal operation: INT64_MIN / -1")),
        }
    }

    /// The result of an operator on two numbers; `None` for other operators, and those that may fail.
    #[inline]
    pub(crate) fn fold_numbers(&mut self, op: Op, a: i64, b: i64) -> Option<V> {
        let count = b as u32 & 63;
        let number = match op {
            Op::Add => a.wrapping_add(b),
            Op::Sub => a.wrapping_sub(b),
            Op::Mul => a.wrapping_mul(b),
            Op::And => a & b,
            Op::Or => a | b,
            Op::Xor => a ^ b,
            Op::Shl => a << count,
            Op::Sra => a >> count,
            Op::Srl => (a as u64 >> count) as i64,
            Op::Eq => return Some(V::bit(a == b)),
            Op::Ne => return Some(V::bit(a != b)),
            Op::Lt => return Some(V::bit(a < b)),
            Op::Le => return Some(V::bit(a <= b)),
            Op::Gt => return Some(V::bit(a > b)),
            Op::Ge => return Some(V::bit(a >= b)),
            _ => return None,
        };
        Some(self.values.int(number))
    }

    fn fold_con(&mut self, x: V, y: V, rec: Option<RecId>) -> Eval<Option<V>> {
        let (View::Dag(a), View::Dag(b)) = (self.values.view(x), self.values.view(y)) else { return Ok(None) };
        let is_known = |op: V| op.as_def().is_some() || op.is_unset();
        if !is_known(a.op()) || !is_known(b.op()) {
            return Ok(None);
        }
        let op = if a.op().is_unset() { b.op() } else { a.op() };
        if !b.op().is_unset() && b.op() != op {
            let (x, y) = (self.text(x), self.text(y));
            let message = format!("Concatenated Dag operators do not match: '{x}' vs. '{y}'");
            let d = match rec {
                Some(rec) => self.unplaced_error("TD0506", message).note_at(self.rec(rec).span, "in this record"),
                None => self.unplaced_error("TD0506", message),
            };
            self.report(d);
            return Err(Halt::Fatal);
        }
        let args: Vec<_> = a.args().chain(b.args()).collect();
        self.check_list_len(args.len())?;
        Ok(Some(self.values.dag(op, None, &args)))
    }

    /// The position in a dag for an index or a name.
    pub(crate) fn dag_position(&mut self, op: Op, x: V, key: V, rec: Option<RecId>) -> Eval<Option<usize>> {
        let View::Dag(dag) = self.values.view(x) else { return Ok(None) };
        let n = dag.len();
        if let Some(name) = key.as_text() {
            let at = dag.args().position(|(_, arg_name)| arg_name == Some(name));
            if at.is_none() {
                let message = format!("{} key '{}' is not found", op.spelling(), self.sym(name));
                return Err(self.fatal(rec, "TD0507", message));
            }
            return Ok(at);
        }
        let Some(index) = self.as_int(key) else { return Ok(None) };
        match usize::try_from(index) {
            Ok(i) if i < n => Ok(Some(i)),
            _ if op == Op::GetDagName => {
                let last = (n as u32).wrapping_sub(1);
                Err(self.fatal(rec, "TD0507", format!("!getdagname index is out of range 0...{last}: {index}")))
            }
            _ => {
                let name = op.spelling();
                if index < 0 {
                    return Err(self.fatal(rec, "TD0507", format!("{name} index {index} is negative")));
                }
                let message = format!("{name} index {index} is out of range (dag has {n} arguments)");
                Err(self.fatal(rec, "TD0507", message))
            }
        }
    }

    fn fold_getdagarg(&mut self, x: V, key: V, ty: TypeId, rec: Option<RecId>) -> Eval<Option<V>> {
        let Some(i) = self.dag_position(Op::GetDagArg, x, key, rec)? else { return Ok(None) };
        let View::Dag(dag) = self.values.view(x) else { return Ok(None) };
        let (arg, _) = dag.arg(i);
        let fits = match self.type_of(arg) {
            Some(have) => self.type_converts(have, ty),
            None => true,
        };
        Ok(Some(if fits { arg } else { V::UNSET }))
    }

    fn fold_getdagname(&mut self, x: V, key: V, rec: Option<RecId>) -> Eval<Option<V>> {
        let Some(i) = self.dag_position(Op::GetDagName, x, key, rec)? else { return Ok(None) };
        let View::Dag(dag) = self.values.view(x) else { return Ok(None) };
        Ok(Some(dag.arg(i).1.map_or(V::UNSET, V::str)))
    }

    /// Element type of a list value.
    pub(crate) fn element_of(&self, list: V) -> TypeId {
        self.values.node_type(list).and_then(|ty| self.types.element(ty)).unwrap_or(Types::INT)
    }
}
