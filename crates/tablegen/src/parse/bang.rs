//! Operators: `!op<type>(operands)`.
//!
//! In: tokens after an operator. Out: the folded or symbolic value.
//! Invariants: operands are parsed left to right, each with the type its position expects.
//! Not here: types of n-ary operators (`bang_types`), folding (`crate::bang`).

use super::{Mode, Parser};
use crate::bang::Op;
use crate::eval::{Eval, Halt};
use crate::records::{RecId, RecordKind};
use crate::symbols::Sym;
use crate::token::{Bang, Tok, Token};
use crate::types::{TypeId, Types};
use crate::values::V;

impl Parser<'_, '_> {
    pub(super) fn operation(&mut self, rec: Option<RecId>, want: Option<TypeId>, op: Bang) -> Eval<V> {
        let at = self.bump();
        match op {
            Bang::Cond => self.cond(rec, want),
            Bang::Foldl => self.foldl(rec),
            Bang::IsA | Bang::Exists => self.question(rec, op),
            Bang::Op(op) => match op {
                Op::Foreach | Op::Filter => self.iteration(rec, op),
                Op::If | Op::Subst | Op::Dag | Op::SetDagArg | Op::SetDagName => self.three(rec, want, op),
                Op::Instances => self.instances(rec),
                Op::Range => self.range(rec, at),
                Op::Substr | Op::Find => self.text_search(rec, op),
                _ if is_unary(op) => self.one(rec, op),
                _ => self.many(rec, want, op, at),
            },
        }
    }

    pub(super) fn open(&mut self) -> Eval<()> {
        self.expect(Tok::LParen, "expected '(' in operator")
    }

    pub(super) fn close(&mut self) -> Eval<()> {
        self.expect(Tok::RParen, "expected ')' in operator")
    }

    pub(super) fn comma(&mut self) -> Eval<()> {
        self.expect(Tok::Comma, "expected ',' in operator")
    }

    pub(super) fn operand(&mut self, rec: Option<RecId>, want: Option<TypeId>) -> Eval<V> {
        self.value(rec, want, Mode::Value)
    }

    /// `<type>` of an operator.
    pub(super) fn operator_type(&mut self) -> Eval<TypeId> {
        self.expect(Tok::Less, "expected type name for operator")?;
        if self.tok.tok == Tok::CodeType {
            self.w.error("TD0203", self.tok.span, "the 'code' type is not allowed in bang operators; use 'string'");
        }
        let ty = self.ty()?;
        self.expect(Tok::Greater, "expected '>' after type name in operator")?;
        Ok(ty)
    }

    fn one(&mut self, rec: Option<RecId>, op: Op) -> Eval<V> {
        let mut ty = match op {
            Op::Cast => Some(self.operator_type()?),
            Op::GetDagOp if self.tok.tok == Tok::Less => Some(self.operator_type()?),
            Op::GetDagOp => Some(Types::ANY_RECORD),
            Op::Not | Op::LogTwo | Op::Size | Op::Empty | Op::Initialized => Some(Types::INT),
            Op::Repr | Op::ToLower | Op::ToUpper | Op::GetDagOpName => Some(Types::STRING),
            _ => None,
        };
        if op == Op::GetDagOp && ty.is_some_and(|t| !self.w.types.is_record(t)) {
            return self.fail("TD0305", "type for !getdagop must be a record type");
        }
        self.open()?;
        let x = self.operand(rec, None)?;
        let have = self.type_of(x);
        match op {
            Op::Head | Op::Tail | Op::ListFlatten => {
                let Some(element) = have.and_then(|t| self.w.types.element(t)) else {
                    return self.fail("TD0305", "expected list type argument in unary operator");
                };
                if op != Op::ListFlatten && self.w.list_items(x).is_some_and(<[V]>::is_empty) {
                    return self.fail("TD0305", "empty list argument in unary operator");
                }
                ty = match op {
                    Op::Head => Some(element),
                    Op::Tail => have,
                    _ if self.w.types.element(element).is_some() => Some(element),
                    _ => have,
                };
            }
            Op::Size | Op::Empty => {
                let is_sized =
                    have.is_some_and(|t| t == Types::STRING || t == Types::DAG || self.w.types.element(t).is_some());
                if !is_sized {
                    return self.fail("TD0305", "expected list, string, or dag type argument in unary operator");
                }
            }
            Op::ToLower | Op::ToUpper if have != Some(Types::STRING) => {
                return self.fail("TD0305", "expected string type argument in unary operator");
            }
            Op::GetDagOp | Op::GetDagOpName if have != Some(Types::DAG) => {
                return self.fail("TD0305", "expected dag type argument in unary operator");
            }
            Op::LogTwo | Op::Not if !have.is_some_and(|t| self.w.types.is_integral(t)) => {
                return self.fail("TD0305", "expected integral type argument in unary operator");
            }
            _ => {}
        }
        self.close()?;
        self.w.unary(op, x, ty.unwrap_or(Types::INT), rec, false)
    }

    fn question(&mut self, rec: Option<RecId>, op: Bang) -> Eval<V> {
        let ty = self.operator_type()?;
        self.open()?;
        let at = self.tok.span;
        let x = self.operand(rec, None)?;
        if op == Bang::Exists {
            let have = self.type_of(x);
            if have.is_some_and(|t| self.w.types.is_record(t)) {
                let text = "expected string type argument in !exists operator, please use !isa instead";
                return self.fail_at("TD0305", at, text);
            }
            if have != Some(Types::STRING) {
                return self.fail_at("TD0305", at, "expected string type argument in !exists operator");
            }
        }
        self.close()?;
        if op == Bang::IsA { Ok(self.w.is_a(ty, x)) } else { Ok(self.w.exists(ty, x, rec, false)) }
    }

    /// `!instances<T>([regex])`: the defs that derive from T, in name order.
    fn instances(&mut self, rec: Option<RecId>) -> Eval<V> {
        let ty = self.operator_type()?;
        if !self.w.types.is_record(ty) {
            return self.fail("TD0305", "type for !instances must be a record type");
        }
        self.open()?;
        let regex = if self.tok.tok == Tok::RParen {
            V::str(self.w.symbols.intern(".*"))
        } else {
            let at = self.tok.span;
            let regex = self.operand(rec, Some(Types::STRING))?;
            if self.type_of(regex) != Some(Types::STRING) {
                return self.fail_at("TD0305", at, "expected string type argument in !instances operator");
            }
            regex
        };
        self.close()?;
        let list = self.w.types.list(ty);
        self.w.unary(Op::Instances, regex, list, rec, false)
    }

    fn cond(&mut self, rec: Option<RecId>, want: Option<TypeId>) -> Eval<V> {
        self.open()?;
        let mut words = Vec::new();
        while self.tok.tok != Tok::RParen {
            words.push(self.operand(rec, None)?);
            self.expect(Tok::Colon, "expected ':'  following a condition in !cond operator")?;
            words.push(self.operand(rec, want)?);
            if self.tok.tok == Tok::RParen {
                break;
            }
            self.expect(Tok::Comma, "expected ',' or ')' following a value in !cond operator")?;
        }
        self.bump();
        if words.is_empty() {
            let text = "there should be at least 1 'condition : value' in the !cond operator";
            return self.fail("TD0305", text);
        }
        let mut joint = None;
        for &value in words.iter().skip(1).step_by(2) {
            let Some(ty) = self.type_of(value) else { continue };
            joint = match joint {
                None => Some(ty),
                Some(before) => match self.w.common_type(before, ty) {
                    Some(both) => Some(both),
                    None => {
                        let (a, b) = (self.w.type_text(before), self.w.type_text(ty));
                        return self.fail("TD0314", format!("inconsistent types '{a}' and '{b}' for !cond"));
                    }
                },
            };
        }
        let Some(ty) = joint else {
            return self.fail("TD0314", "could not determine type for !cond from its arguments");
        };
        self.w.cond(&words, ty, rec)
    }

    /// Declares a variable of an operator.
    fn binder(&mut self, rec: Option<RecId>, text: &str, what: &str) -> Eval<(Sym, Token)> {
        let at = self.tok;
        let name = self.ident(text)?;
        let is_record = |k| matches!(k, RecordKind::Class | RecordKind::Def | RecordKind::AnonymousDef);
        if let Some(rec) = rec
            && is_record(self.w.rec(rec).kind)
            && self.w.field_of(rec, name).is_some()
        {
            let text = format!("{what} '{}' is already defined", self.w.sym(name));
            return self.fail_at("TD0335", at.span, text);
        }
        Ok((name, at))
    }

    fn foldl(&mut self, rec: Option<RecId>) -> Eval<V> {
        self.open()?;
        let at = self.tok;
        let start = self.operand(rec, None)?;
        let Some(ty) = self.type_of(start) else {
            let text = format!("could not get type of !foldl start: '{}'", self.w.text(start));
            return self.fail_at("TD0314", at.span, text);
        };
        self.comma()?;
        let at = self.tok;
        let list = self.operand(rec, None)?;
        let have = self.type_of(list);
        let Some(element) = have.and_then(|t| self.w.types.element(t)) else {
            let have = have.map_or("?".to_string(), |t| self.w.type_text(t));
            return self.fail_at("TD0314", at.span, format!("!foldl list must be a list, but is of type '{have}'"));
        };
        self.comma()?;
        let (a, _) = self.binder(rec, "third argument of !foldl must be an identifier", "left !foldl variable")?;
        self.comma()?;
        let (b, _) = self.binder(rec, "fourth argument of !foldl must be an identifier", "right !foldl variable")?;
        self.comma()?;
        let (a_var, b_var) = (self.w.values.var(a, ty), self.w.values.var(b, element));
        let expr = self.with_vars(&[(a, a_var), (b, b_var)], |p| p.operand(rec, None))?;
        self.close()?;
        let have = self.type_of(expr);
        if have != Some(ty) {
            let have = have.map_or("?".to_string(), |t| self.w.type_text(t));
            let want = self.w.type_text(ty);
            let text = format!("!foldl expression must be of same type as start ({want}), but is of type {have}");
            return self.fail("TD0314", text);
        }
        self.w.foldl(start, list, a_var, b_var, expr, ty, rec)
    }

    fn with_vars<T>(&mut self, vars: &[(Sym, V)], f: impl FnOnce(&mut Self) -> Eval<T>) -> Eval<T> {
        self.in_scope(super::scope::Scope::local(), |p| {
            for &(name, value) in vars {
                p.add_var(name, value);
            }
            f(p)
        })
    }

    fn iteration(&mut self, rec: Option<RecId>, op: Op) -> Eval<V> {
        self.open()?;
        let (name, _) =
            self.binder(rec, "first argument of !foreach/!filter must be an identifier", "iteration variable")?;
        self.comma()?;
        let over = self.operand(rec, None)?;
        self.comma()?;
        let have = self.type_of(over);
        let element = have.and_then(|t| self.w.types.element(t));
        let is_dag = have == Some(Types::DAG);
        let var_type = match (element, op) {
            (Some(element), _) => element,
            (None, Op::Foreach) if is_dag => Types::DAG,
            (None, Op::Foreach) => {
                let text = format!("{}must have a list or dag argument", "!foreach ");
                return self.fail("TD0314", text);
            }
            _ => return self.fail("TD0314", "!filter must have a list argument"),
        };
        let var = self.w.values.var(name, var_type);
        let expr = self.with_vars(&[(name, var)], |p| p.operand(rec, None))?;
        self.close()?;
        let ty = match op {
            Op::Filter => have.unwrap_or(Types::DAG),
            _ if is_dag => Types::DAG,
            _ => {
                let Some(out) = self.type_of(expr) else {
                    return self.fail("TD0314", "could not get type of !foreach result");
                };
                self.w.types.list(out)
            }
        };
        self.w.ternary(op, var, over, expr, ty, rec)
    }

    fn three(&mut self, rec: Option<RecId>, want: Option<TypeId>, op: Op) -> Eval<V> {
        let inner = if op == Op::If { want } else { None };
        self.open()?;
        let x = self.operand(rec, None)?;
        self.comma()?;
        let at_y = self.tok;
        let names = self.w.types.list(Types::STRING);
        let y = self.operand(rec, inner)?;
        self.comma()?;
        let at_z = self.tok;
        let z = self.operand(rec, if op == Op::Dag { Some(names) } else { inner })?;
        self.close()?;
        let ty = match op {
            Op::If => self.choice_type(y, z)?,
            Op::Subst => match self.type_of(z) {
                Some(ty) => ty,
                None => return self.fail("TD0314", "could not get type for !subst"),
            },
            Op::Dag => {
                self.check_dag_operands(y, z, at_y, at_z)?;
                Types::DAG
            }
            _ => {
                self.check_setdag_operands(op, x, y, z, at_y, at_z)?;
                Types::DAG
            }
        };
        self.w.ternary(op, x, y, z, ty, rec)
    }

    fn choice_type(&mut self, y: V, z: V) -> Eval<TypeId> {
        let (a, b) = (self.type_of(y), self.type_of(z));
        let (a, b) = (a.or(b.filter(|_| y.is_unset())), b.or(a.filter(|_| z.is_unset())));
        let (Some(a), Some(b)) = (a, b) else {
            return self.fail("TD0314", "could not get type for !if");
        };
        match self.w.common_type(a, b) {
            Some(ty) => Ok(ty),
            None => {
                let (a, b) = (self.w.type_text(a), self.w.type_text(b));
                self.fail("TD0314", format!("inconsistent types '{a}' and '{b}' for !if"))
            }
        }
    }

    fn range(&mut self, rec: Option<RecId>, at: Token) -> Eval<V> {
        self.open()?;
        let mut operands: Vec<V> = Vec::new();
        loop {
            operands.push(self.operand(rec, None)?);
            if operands.len() > 3 {
                return self.fail_at("TD0314", at.span, "expected at most three values of integer");
            }
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close()?;
        let ints = self.w.types.list(Types::INT);
        let first = operands[0];
        let first_type = self.type_of(first);
        let is_list = first_type.is_some_and(|t| self.w.types.element(t).is_some());
        let zero = self.w.values.int(0);
        let one = self.w.values.int(1);
        if is_list && operands.len() == 1 {
            let size = self.w.unary(Op::Size, first, Types::INT, rec, false)?;
            return self.w.ternary(Op::Range, zero, size, one, ints, rec);
        }
        for &operand in &operands {
            if !self.type_of(operand).is_some_and(|t| self.w.types.is_integral(t)) {
                return self.wrong_type("value of type 'int'", operand);
            }
        }
        let (start, end, step) = match operands[..] {
            [end] => (zero, end, one),
            [start, end] => (start, end, one),
            [start, end, step] => (start, end, step),
            _ => return Err(Halt::Statement),
        };
        self.w.ternary(Op::Range, start, end, step, ints, rec)
    }

    fn text_search(&mut self, rec: Option<RecId>, op: Op) -> Eval<V> {
        self.open()?;
        let x = self.operand(rec, None)?;
        self.comma()?;
        let at_y = self.tok;
        let y = self.operand(rec, None)?;
        let z = if self.eat(Tok::Comma) {
            self.operand(rec, None)?
        } else if op == Op::Find {
            self.w.values.int(0)
        } else {
            self.w.values.int(i64::MAX)
        };
        self.close()?;
        let end = self.tok;
        self.want(x, Types::STRING, end)?;
        self.want(y, if op == Op::Find { Types::STRING } else { Types::INT }, at_y)?;
        // The reference looks at this operand late, and shows what comes next.
        self.want(z, Types::INT, end)?;
        let ty = if op == Op::Find { Types::INT } else { Types::STRING };
        self.w.ternary(op, x, y, z, ty, rec)
    }

    fn want(&mut self, v: V, ty: TypeId, at: Token) -> Eval<()> {
        let have = self.type_of(v);
        if have == Some(ty) {
            return Ok(());
        }
        let have = have.map_or("?".to_string(), |t| self.w.type_text(t));
        let want = self.w.type_text(ty);
        self.fail_at("TD0305", at.span, format!("expected {want}, got type '{have}'"))
    }
}

fn is_unary(op: Op) -> bool {
    use Op::*;
    matches!(
        op,
        Cast | Not
            | Head
            | Tail
            | Size
            | Empty
            | GetDagOp
            | GetDagOpName
            | LogTwo
            | Repr
            | ListFlatten
            | ToLower
            | ToUpper
            | Initialized
    )
}
