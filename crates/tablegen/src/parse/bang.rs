//! Operators: `!op<type>(operands)`.
//!
//! In: tokens after an operator. Out: the folded or symbolic value.
//! Invariants: operands are parsed left to right, with the expected type of their position.
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
                Op::Foreach | Op::Filter => self.iteration(rec, want, op, at),
                Op::If | Op::Subst | Op::Dag | Op::SetDagArg | Op::SetDagName => self.three(rec, want, op),
                Op::Instances => self.instances(rec),
                Op::Range => self.range(rec, want, at),
                Op::Substr | Op::Find => self.text_search(rec, want, op),
                _ if is_unary(op) => self.one(rec, op),
                _ => self.many(rec, want, op, at),
            },
        }
    }

    pub(super) fn open(&mut self, after: &str) -> Eval<()> {
        self.expect(Tok::LParen, &format!("expected '(' after {after}"))
    }

    pub(super) fn close(&mut self, of: &str) -> Eval<()> {
        self.expect(Tok::RParen, &format!("expected ')' in {of}"))
    }

    pub(super) fn comma(&mut self, of: &str) -> Eval<()> {
        self.expect(Tok::Comma, &format!("expected ',' in {of}"))
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
        let ty = self.ty();
        let ty = self.or_else_fail(ty, "expected type name for operator")?;
        self.expect(Tok::Greater, "expected type name for operator")?;
        Ok(ty)
    }

    fn one(&mut self, rec: Option<RecId>, op: Op) -> Eval<V> {
        let mut ty = match op {
            Op::Cast => Some(self.unary_type()?),
            Op::GetDagOp if self.tok.tok == Tok::Less => Some(self.unary_type()?),
            Op::GetDagOp => Some(Types::ANY_RECORD),
            Op::Not | Op::LogTwo | Op::Size | Op::Empty | Op::Initialized => Some(Types::INT),
            Op::Repr | Op::ToLower | Op::ToUpper | Op::GetDagOpName => Some(Types::STRING),
            _ => None,
        };
        if op == Op::GetDagOp && ty.is_some_and(|t| !self.w.types.is_record(t)) {
            // Continue with the operand after the error.
            self.w.error("TD0305", self.tok.span, "type for !getdagop must be a record type");
        }
        self.open("unary operator")?;
        let x = self.operand(rec, None)?;
        let have = self.type_of(x);
        match op {
            Op::Head | Op::Tail | Op::ListFlatten => {
                let Some(element) = have.and_then(|t| self.w.types.element(t)) else {
                    return self.fail("TD0305", "expected list type argument in unary operator");
                };
                // A list literal uses its first element's type here.
                let first = self.w.list_items(x).map(|items| items.first().copied());
                let element = match first {
                    Some(_) if op == Op::ListFlatten => element,
                    Some(None) => return self.fail("TD0305", "empty list argument in unary operator"),
                    Some(Some(first)) => match self.type_of(first) {
                        Some(ty) => ty,
                        None => return self.fail("TD0305", "untyped list element in unary operator"),
                    },
                    None => element,
                };
                ty = match op {
                    Op::Head => Some(element),
                    Op::Tail => Some(self.w.types.list(element)),
                    _ if self.w.types.element(element).is_some() => Some(element),
                    _ => have,
                };
            }
            Op::Size | Op::Empty => {
                let is_sized =
                    have.is_some_and(|t| t == Types::STRING || t == Types::DAG || self.w.types.element(t).is_some());
                if !is_sized {
                    return self.fail("TD0305", "expected string, list, or dag type argument in unary operator");
                }
            }
            _ => {}
        }
        self.close("unary operator")?;
        self.w.unary(op, x, ty.unwrap_or(Types::INT), rec, false)
    }

    fn unary_type(&mut self) -> Eval<TypeId> {
        let ty = self.operator_type();
        self.or_else_fail(ty, "did not get type for unary operator")
    }

    fn question(&mut self, rec: Option<RecId>, op: Bang) -> Eval<V> {
        let name = if op == Bang::IsA { "!isa" } else { "!exists" };
        let ty = self.operator_type()?;
        self.open(&format!("type of {name}"))?;
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
        self.close(name)?;
        if op == Bang::IsA { Ok(self.w.is_a(ty, x)) } else { Ok(self.w.exists(ty, x, rec, false)) }
    }

    /// `!instances<T>([regex])`: the defs that derive from T, in name order.
    fn instances(&mut self, rec: Option<RecId>) -> Eval<V> {
        let ty = self.operator_type()?;
        if !self.w.types.is_record(ty) {
            return self.fail("TD0305", "type for !instances must be a record type");
        }
        self.open("type of !instances")?;
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
        self.close("!instances")?;
        let list = self.w.types.list(ty);
        self.w.unary(Op::Instances, regex, list, rec, false)
    }

    fn cond(&mut self, rec: Option<RecId>, want: Option<TypeId>) -> Eval<V> {
        self.open("!cond operator")?;
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

    /// Parses and declares a variable of an operator.
    fn binder(&mut self, rec: Option<RecId>, text: &str, role: &str) -> Eval<Sym> {
        let Tok::Id(name) = self.tok.tok else {
            return self.fail("TD0201", text);
        };
        // For an iteration variable, the reference reports the error one token later.
        let is_iteration = role.starts_with("iteration");
        if is_iteration {
            self.bump();
        }
        let is_record = |k| matches!(k, RecordKind::Class | RecordKind::Def | RecordKind::AnonymousDef);
        let is_field = rec.is_some_and(|rec| is_record(self.w.rec(rec).kind) && self.w.field_of(rec, name).is_some());
        if is_field || self.is_operator_var(name) {
            let text = format!(
                "{role} '\"{}\"' {}",
                self.w.sym(name),
                if is_iteration { "is already defined" } else { "already defined" }
            );
            return self.fail("TD0335", text);
        }
        if !is_iteration {
            self.bump();
        }
        Ok(name)
    }

    fn foldl(&mut self, rec: Option<RecId>) -> Eval<V> {
        self.open("!foldl")?;
        let start = self.operand(rec, None)?;
        let Some(ty) = self.type_of(start) else {
            let text = format!("could not get type of !foldl start: '{}'", self.w.text(start));
            return self.fail("TD0314", text);
        };
        self.comma("!foldl")?;
        let list = self.operand(rec, None)?;
        let Some(have) = self.type_of(list) else {
            let text = format!("could not get type of !foldl list: '{}'", self.w.text(list));
            return self.fail("TD0314", text);
        };
        let Some(element) = self.w.types.element(have) else {
            // In the reference's message, the quote is not closed.
            let text = format!("!foldl list must be a list, but is of type '{}", self.w.type_text(have));
            return self.fail("TD0314", text);
        };
        self.comma("!foldl")?;
        let a = self.binder(rec, "third argument of !foldl must be an identifier", "left !foldl variable")?;
        self.comma("!foldl")?;
        let b = self.binder(rec, "fourth argument of !foldl must be an identifier", "right !foldl variable")?;
        self.comma("!foldl")?;
        let (a_var, b_var) = (self.w.values.var(a, ty), self.w.values.var(b, element));
        let expr = self.with_vars(&[(a, a_var), (b, b_var)], |p| p.operand(rec, None))?;
        let Some(have) = self.type_of(expr) else {
            return self.fail("TD0314", "could not get type of !foldl expression");
        };
        if have != ty {
            let (have, want) = (self.w.type_text(have), self.w.type_text(ty));
            let text = format!("!foldl expression must be of same type as start ({want}), but is of type {have}");
            return self.fail("TD0314", text);
        }
        self.close("fold operator")?;
        self.w.foldl(start, list, a_var, b_var, expr, ty, rec)
    }

    fn with_vars<T>(&mut self, vars: &[(Sym, V)], f: impl FnOnce(&mut Self) -> Eval<T>) -> Eval<T> {
        self.in_scope(super::scope::Scope::operator(), |p| {
            for &(name, value) in vars {
                p.add_var(name, value);
            }
            f(p)
        })
    }

    fn iteration(&mut self, rec: Option<RecId>, want: Option<TypeId>, op: Op, at: Token) -> Eval<V> {
        const NAME: &str = "!foreach/!filter";
        self.open(NAME)?;
        let name =
            self.binder(rec, "first argument of !foreach/!filter must be an identifier", "iteration variable")?;
        self.comma(NAME)?;
        let over = self.operand(rec, None)?;
        self.comma(NAME)?;
        let Some(have) = self.type_of(over) else {
            return self.fail("TD0314", "could not get type of !foreach/!filter list or dag");
        };
        let element = self.w.types.element(have);
        let is_dag = have == Types::DAG;
        let var_type = match (element, op) {
            (Some(element), _) => element,
            (None, Op::Foreach) if is_dag => Types::DAG,
            (None, Op::Foreach) => {
                return self.fail("TD0314", "!foreach must have a list or dag argument");
            }
            _ => return self.fail("TD0314", "!filter must have a list argument"),
        };
        let mut inner = None;
        if let Some(want) = want {
            let element = self.w.types.element(want);
            let got = if is_dag { "dag" } else { "list" };
            if (is_dag && want != Types::DAG) || (!is_dag && element.is_none()) {
                let text = format!("expected value of type '{}', but got {got} type", self.w.type_text(want));
                return self.fail_at("TD0314", at.span, text);
            }
            inner = if op == Op::Filter { Some(Types::INT) } else { element };
        }
        let var = self.w.values.var(name, var_type);
        let expr = self.with_vars(&[(name, var)], |p| p.operand(rec, inner))?;
        self.close(NAME)?;
        let ty = match op {
            Op::Filter => have,
            _ if is_dag => Types::DAG,
            _ => {
                let Some(out) = self.type_of(expr) else {
                    return self.fail("TD0314", "could not get type of !foreach result expression");
                };
                self.w.types.list(out)
            }
        };
        self.w.ternary(op, var, over, expr, ty, rec)
    }

    fn three(&mut self, rec: Option<RecId>, want: Option<TypeId>, op: Op) -> Eval<V> {
        const NAME: &str = "ternary operator";
        let inner = if matches!(op, Op::If | Op::Subst) { want } else { None };
        self.open(NAME)?;
        let x = self.operand(rec, None)?;
        self.comma(NAME)?;
        let at_y = self.tok;
        let y = self.operand(rec, inner)?;
        self.comma(NAME)?;
        let at_z = self.tok;
        let z = self.operand(rec, inner)?;
        self.close("binary operator")?;
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
                self.check_setdag_operands(op, y, z, at_y, at_z)?;
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

    fn range(&mut self, rec: Option<RecId>, want: Option<TypeId>, at: Token) -> Eval<V> {
        let ints = self.w.types.list(Types::INT);
        if let Some(wanted) = want
            && !self.w.type_converts(ints, wanted)
        {
            let text = format!("expected value of type '{}', got 'list<int>'", self.w.type_text(wanted));
            return self.fail_at("TD0305", at.span, text);
        }
        self.open("binary operator")?;
        let mut operands: Vec<V> = Vec::new();
        let mut has_list = false;
        loop {
            let here = self.tok.span;
            let v = self.operand(rec, (!operands.is_empty() && !has_list).then_some(Types::INT))?;
            let Some(have) = self.type_of(v) else {
                let text = format!("expected value to be a typed value, got '{}'", self.w.text(v));
                return self.fail_at("TD0305", at.span, text);
            };
            let is_list = self.w.types.element(have).is_some();
            let have = self.w.type_text(have);
            if has_list {
                let text = format!("expected one list, got extra value of type '{have}'");
                return self.fail_at("TD0305", here, text);
            }
            if operands.is_empty() {
                has_list = is_list;
                if !is_list && have != "int" {
                    let text = format!("expected list or int, got value of type '{have}'");
                    return self.fail_at("TD0305", here, text);
                }
            } else if have != "int" {
                return self.fail_at("TD0305", here, format!("expected value of type 'int', got '{have}'"));
            }
            if operands.len() == 3 {
                return self.fail_at("TD0314", here, "expected at most three values of integer");
            }
            operands.push(v);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close("operator")?;
        let (zero, one) = (self.w.values.int(0), self.w.values.int(1));
        let (start, end, step) = match operands[..] {
            [list] if has_list => (zero, self.w.unary(Op::Size, list, Types::INT, rec, false)?, one),
            [end] => (zero, end, one),
            [start, end] => (start, end, one),
            [start, end, step] => (start, end, step),
            _ => return Err(Halt::Statement),
        };
        self.w.ternary(Op::Range, start, end, step, ints, rec)
    }

    fn text_search(&mut self, rec: Option<RecId>, want: Option<TypeId>, op: Op) -> Eval<V> {
        let name = op.spelling();
        let in_name = format!("{name} operator");
        self.open(&in_name)?;
        let x = self.operand(rec, None)?;
        self.comma(&in_name)?;
        let at_y = self.tok;
        let y = self.operand(rec, None)?;
        let mut at_z = self.tok;
        let z = if self.eat(Tok::Comma) {
            at_z = self.tok;
            self.operand(rec, None)?
        } else if op == Op::Find {
            self.w.values.int(0)
        } else {
            self.w.values.int(i64::MAX)
        };
        self.close(&in_name)?;
        let ty = if op == Op::Find { Types::INT } else { Types::STRING };
        if let Some(want) = want
            && !self.w.type_converts(ty, want)
        {
            // Like the reference, report an error and continue.
            let (want, have) = (self.w.type_text(want), self.w.type_text(ty));
            self.w.error("TD0305", at_z.span, format!("expected value of type '{want}', got '{have}'"));
        }
        let end = self.tok;
        let second = if op == Op::Find { Types::STRING } else { Types::INT };
        self.want(x, Types::STRING, end)?;
        self.want(y, second, at_y)?;
        // The reference checks this operand late, so the message shows the next token.
        self.want(z, Types::INT, end)?;
        self.w.ternary(op, x, y, z, ty, rec)
    }

    /// Checks an operand's type; `?` has every type.
    fn want(&mut self, v: V, ty: TypeId, at: Token) -> Eval<()> {
        let Some(have) = self.type_of(v).filter(|&have| have != ty) else { return Ok(()) };
        let (have, want) = (self.w.type_text(have), self.w.type_text(ty));
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
