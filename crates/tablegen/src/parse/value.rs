//! Values: literals, lists, dags, bit sequences, suffixes and paste.
//!
//! In: tokens, the record under construction, the expected type. Out: a value.
//! Invariants: operands are parsed left to right; constant expressions are folded immediately.
//! Not here: operators (`bang`), class arguments (`args`).

use super::{Mode, Parser};
use crate::bang::Op;
use crate::eval::Eval;
use crate::records::RecId;
use crate::symbols::Sym;
use crate::token::{Bang, Tok, Token};
use crate::types::{TypeId, Types};
use crate::values::{Kind, V, View, dag_name};

impl Parser<'_, '_> {
    /// A value with its suffixes, such as field accesses.
    pub(super) fn value(&mut self, rec: Option<RecId>, want: Option<TypeId>, mode: Mode) -> Eval<V> {
        self.w.step()?;
        self.w.enter()?;
        let v = self.value_inner(rec, want, mode);
        self.w.leave();
        v
    }

    fn value_inner(&mut self, rec: Option<RecId>, want: Option<TypeId>, mode: Mode) -> Eval<V> {
        let start = self.tok;
        self.w.here = start.span;
        let mut v = self.simple_value(rec, want, mode)?;
        loop {
            let at = self.tok;
            match at.tok {
                Tok::LBrace if mode == Mode::Value => {
                    self.bump();
                    let mut positions = self.range_list()?;
                    positions.reverse();
                    v = match self.w.bits_at(v, &positions) {
                        Some(bits) => bits,
                        None => return self.fail_at("TD0306", at.span, "Invalid bit range for value"),
                    };
                    self.expect(Tok::RBrace, "expected '}' at end of bit range list")?;
                }
                Tok::LSquare => v = self.element_or_slice(rec, v, start)?,
                Tok::Dot => v = self.field_suffix(rec, v)?,
                Tok::Paste => v = self.paste(rec, want, v)?,
                _ => return Ok(v),
            }
        }
    }

    fn field_suffix(&mut self, rec: Option<RecId>, v: V) -> Eval<V> {
        self.bump();
        let Tok::Id(name) = self.tok.tok else {
            return self.fail("TD0201", "expected field identifier after '.'");
        };
        if self.w.field_type(v, name).is_none() {
            let d = self.no_such_field(v, name);
            return self.report(d);
        }
        let v = self.w.field_access(v, name, rec)?;
        self.bump();
        Ok(v)
    }

    fn no_such_field(&mut self, v: V, name: Sym) -> kernelsmith_diag::Diagnostic {
        let mut classes: Vec<RecId> = v.as_def().into_iter().collect();
        if let Some(ty) = self.type_of(v) {
            classes.extend(self.w.types.classes(ty).unwrap_or_default());
        }
        let lists: Vec<_> =
            classes.iter().map(|&c| self.w.layouts.fields(self.w.records[c.0 as usize].layout)).collect();
        let may_suggest = self.w.may_suggest(lists.iter().map(|l| l.len()).sum());
        let names = lists.iter().flat_map(|l| l.iter()).filter(|_| may_suggest).map(|f| self.w.sym(f.name));
        let near = kernelsmith_diag::closest(self.w.sym(name), names);
        let message = format!("Cannot access field '{}' of value '{}'", self.w.sym(name), self.w.text(v));
        let d = kernelsmith_diag::Diagnostic::error(message).code("TD0307").at(self.tok.span);
        match near {
            Some(near) => d.help(format!("there is a field '{near}'")),
            None => d,
        }
    }

    fn element_or_slice(&mut self, rec: Option<RecId>, v: V, start: Token) -> Eval<V> {
        let Some(ty) = self.type_of(v) else {
            return self.fail_at("TD0308", start.span, "Invalid value, list expected");
        };
        let Some(element) = self.w.types.element(ty) else {
            let text = format!("Type '{}' is invalid, list expected", self.w.type_text(ty));
            return self.fail_at("TD0308", start.span, text);
        };
        self.bump();
        let index = self.slice(rec)?;
        let is_list = self.type_of(index).is_some_and(|t| self.w.types.element(t).is_some());
        let v = if is_list {
            self.w.binary(Op::ListSlice, v, index, ty, rec)?
        } else {
            self.w.binary(Op::ListElem, v, index, element, rec)?
        };
        self.expect(Tok::RSquare, "expected ']' at end of list slice")?;
        Ok(v)
    }

    /// The contents of `[` and `]`: an int, or a list of ints for a slice.
    fn slice(&mut self, rec: Option<RecId>) -> Eval<V> {
        let ints = self.w.types.list(Types::INT);
        let mut is_single = true;
        let mut elements: Vec<V> = Vec::new();
        let mut slices: Vec<V> = Vec::new();
        loop {
            let at = self.tok;
            let piece = self.slice_piece(rec)?;
            match self.type_of(piece) {
                Some(Types::INT) => elements.push(piece),
                Some(ty) if ty == ints => {
                    is_single = false;
                    if !elements.is_empty() {
                        slices.push(self.w.new_list(Types::INT, &elements)?);
                        elements.clear();
                    }
                    slices.push(piece);
                }
                ty => {
                    let have = ty.map_or("?".to_string(), |t| self.w.type_text(t));
                    let text = match ty.and_then(|t| self.w.types.element(t)) {
                        Some(_) => format!("expected list<int>, got {have}"),
                        None => format!("unhandled type {have} in range"),
                    };
                    return self.fail_at("TD0309", at.span, text);
                }
            }
            if !self.eat(Tok::Comma) {
                break;
            }
            is_single = false;
            if self.tok.tok == Tok::RSquare {
                break;
            }
        }
        if let (true, [element]) = (is_single, &elements[..]) {
            return Ok(*element);
        }
        if !elements.is_empty() {
            slices.push(self.w.new_list(Types::INT, &elements)?);
        }
        let mut all = slices[0];
        for &slice in &slices[1..] {
            all = self.w.binary(Op::ListConcat, all, slice, ints, rec)?;
        }
        Ok(all)
    }

    fn slice_piece(&mut self, rec: Option<RecId>) -> Eval<V> {
        let at = self.tok;
        let first = self.value(rec, None, Mode::Value)?;
        let end = match self.tok.tok {
            Tok::DotDotDot | Tok::Minus => {
                self.bump();
                let at = self.tok;
                let end = self.value(rec, None, Mode::Value)?;
                self.want_int(end, at)?;
                end
            }
            // `3-0` lexes as `3` and `-0`.
            Tok::Int(end) if end > 0 => return self.fail("TD0204", "invalid range, cannot be negative"),
            Tok::Int(end) => {
                self.bump();
                self.w.values.int(end.wrapping_neg())
            }
            _ => return Ok(first),
        };
        self.want_int(first, at)?;
        let ints = self.w.types.list(Types::INT);
        self.w.binary(Op::RangeClosed, first, end, ints, rec)
    }

    fn want_int(&mut self, v: V, at: Token) -> Eval<()> {
        match self.type_of(v) {
            Some(Types::INT) => Ok(()),
            ty => {
                let ty = ty.map_or("?".to_string(), |t| self.w.type_text(t));
                self.fail_at("TD0309", at.span, format!("expected int...int, got {ty}"))
            }
        }
    }

    fn paste(&mut self, rec: Option<RecId>, want: Option<TypeId>, left: V) -> Eval<V> {
        let at = self.tok;
        let Some(ty) = self.type_of(left) else {
            return self.fail_at("TD0310", at.span, "LHS of paste is not typed!");
        };
        self.bump();
        let is_trailing = matches!(self.tok.tok, Tok::Colon | Tok::Semi | Tok::LBrace);
        if self.w.types.element(ty).is_some() {
            if is_trailing {
                return Ok(left);
            }
            let right = self.value(rec, want, Mode::Value)?;
            return self.w.binary(Op::ListConcat, left, right, ty, rec);
        }
        let left = self.cast_string(rec, left, at)?;
        if is_trailing {
            let empty = V::str(self.w.symbols.intern(""));
            return self.w.binary(Op::StrConcat, left, empty, Types::STRING, rec);
        }
        let right = self.value(rec, None, Mode::Name)?;
        if self.type_of(right).is_none() {
            return self.fail_at("TD0310", at.span, "RHS of paste is not typed!");
        }
        let right = self.cast_string(rec, right, at)?;
        self.w.binary(Op::StrConcat, left, right, Types::STRING, rec)
    }

    fn cast_string(&mut self, rec: Option<RecId>, v: V, at: Token) -> Eval<V> {
        if self.type_of(v) == Some(Types::STRING) {
            return Ok(v);
        }
        let text = self.w.unary(Op::Cast, v, Types::STRING, rec, false)?;
        if self.type_of(text).is_none() {
            let text = format!("can't cast '{}' to string", self.w.text(v));
            return self.fail_at("TD0310", at.span, text);
        }
        Ok(text)
    }

    fn simple_value(&mut self, rec: Option<RecId>, want: Option<TypeId>, mode: Mode) -> Eval<V> {
        let token = self.tok;
        match token.tok {
            Tok::Int(value) => {
                self.bump();
                Ok(self.w.values.int(value))
            }
            Tok::Binary { value, width } => {
                self.bump();
                let bits: Vec<V> = (0..width).map(|i| V::bit(i < 64 && value >> i & 1 == 1)).collect();
                Ok(self.w.values.bits(&mut self.w.types, &bits))
            }
            Tok::Str(first) => {
                self.bump();
                let Tok::Str(_) = self.tok.tok else { return Ok(V::str(first)) };
                let mut text = self.w.sym(first).to_string();
                while let Tok::Str(next) = self.tok.tok {
                    text.push_str(self.w.sym(next));
                    self.bump();
                }
                Ok(V::str(self.w.new_text(&text)?))
            }
            Tok::Code(code) => {
                self.bump();
                Ok(V::code(code))
            }
            Tok::Question => {
                self.bump();
                Ok(V::UNSET)
            }
            Tok::True | Tok::False => {
                self.bump();
                Ok(self.w.values.int(i64::from(token.tok == Tok::True)))
            }
            Tok::Id(name) => {
                self.bump();
                match self.tok.tok {
                    // The name of a named argument.
                    Tok::Equal => Ok(V::str(name)),
                    Tok::Less => self.class_call(rec, name, token),
                    _ => self.lookup(rec, name, token, mode),
                }
            }
            Tok::LBrace => self.bit_sequence(rec),
            Tok::LSquare => self.list(rec, want),
            Tok::LParen => self.dag(rec),
            Tok::Bang(op) => self.operation(rec, want, op),
            _ => self.fail("TD0205", "Unknown or reserved token when parsing a value"),
        }
    }

    fn class_call(&mut self, rec: Option<RecId>, name: Sym, token: Token) -> Eval<V> {
        let Some(&class) = self.w.classes.get(&name) else {
            let message = format!("Expected a class name, got '{}'", self.w.sym(name));
            let d = self.missing_class(name, message).at(token.span);
            return self.report(d);
        };
        self.bump();
        let mut given = self.args(rec, class)?;
        self.cast_args(class, &mut given, token.span)?;
        let args = self.complete_args(class, given, token.span, true)?;
        let mark = self.w.scratch.len();
        self.w.scratch.push(V::from_raw(class.0));
        self.w.scratch.extend(args.given.iter().flat_map(|a| [V::from_raw(a.key), a.value]));
        self.recycle(args);
        let ty = self.w.record_type(class);
        let call = self.w.intern_scratch(Kind::Call, ty, mark);
        self.w.place_call(call, token.span);
        self.w.call(call)
    }

    fn bit_sequence(&mut self, rec: Option<RecId>) -> Eval<V> {
        let open = self.bump();
        let mark = self.w.scratch.len();
        if self.tok.tok != Tok::RBrace {
            self.value_list(rec, None, Tok::RBrace)?;
        }
        self.expect(Tok::RBrace, "expected '}' at end of bit list value")?;
        // The source lists the most significant bit first.
        let mut bits = Vec::new();
        for i in 0..self.w.scratch.len() - mark {
            let item = self.w.scratch[mark + i];
            let width = match (self.w.bits_len(item), self.w.values.view(item)) {
                (Some(width), _) => Some(width),
                (None, View::Var(_)) => self.type_of(item).and_then(|t| self.w.types.width(t)),
                _ => None,
            };
            if let Some(width) = width {
                self.w.steps(width as usize)?;
                bits.extend((0..width).rev().map(|b| self.w.bit_at(item, b)));
                continue;
            }
            match self.w.cast_to(item, Types::BIT)? {
                Some(bit) => bits.push(bit),
                None => {
                    let text = format!("Element #{i} ({}) is not convertable to a bit", self.w.text(item));
                    return self.fail_at("TD0311", open.span, text);
                }
            }
        }
        self.w.scratch.truncate(mark);
        bits.reverse();
        Ok(self.w.values.bits(&mut self.w.types, &bits))
    }

    /// Parses values separated by commas, up to `close`, onto the scratch stack; a trailing comma is allowed.
    fn value_list(&mut self, rec: Option<RecId>, want: Option<TypeId>, close: Tok) -> Eval<()> {
        let mark = self.w.scratch.len();
        loop {
            let item = self.value(rec, want, Mode::Value)?;
            self.w.scratch.push(item);
            self.w.check_list_len(self.w.scratch.len() - mark)?;
            if !self.eat(Tok::Comma) || self.tok.tok == close && close == Tok::RSquare {
                return Ok(());
            }
        }
    }

    fn list(&mut self, rec: Option<RecId>, want: Option<TypeId>) -> Eval<V> {
        self.bump();
        let expected_element = match want {
            None => None,
            Some(ty) => match self.w.types.element(ty) {
                Some(element) => Some(element),
                None => {
                    let text = format!("Encountered a list when expecting a {}", self.w.type_text(ty));
                    return self.fail("TD0312", text);
                }
            },
        };
        let mark = self.w.scratch.len();
        if self.tok.tok != Tok::RSquare {
            self.value_list(rec, expected_element, Tok::RSquare)?;
        }
        self.expect(Tok::RSquare, "expected ']' at end of list value")?;
        let mut given = None;
        if self.eat(Tok::Less) {
            given = Some(self.ty()?);
            self.expect(Tok::Greater, "expected '>' at end of list element type")?;
        }

        let mut common: Option<TypeId> = None;
        for i in mark..self.w.scratch.len() {
            let item = self.w.scratch[i];
            let Some(ty) = self.type_of(item) else { continue };
            let joined = match common {
                None => Some(ty),
                Some(before) => self.w.common_type(before, ty),
            };
            match joined {
                Some(_) => common = joined,
                None => return self.fail("TD0313", "Incompatible types in list elements"),
            }
        }
        if let Some(given) = given {
            if common.is_some_and(|ty| !self.w.type_converts(ty, given)) {
                return self.fail("TD0313", "Incompatible types in list elements");
            }
            common = Some(given);
        }
        let element = match (common, expected_element) {
            (None, None) => return self.fail("TD0313", "No type for list"),
            (None, Some(wanted)) => wanted,
            (Some(ty), Some(wanted)) if !self.w.type_converts(ty, wanted) => {
                let (have, want) = (self.w.type_text(ty), self.w.type_text(wanted));
                let text = format!("Element type mismatch for list: element type '{have}' not convertible to '{want}");
                return self.fail("TD0313", text);
            }
            (Some(ty), _) => ty,
        };
        self.w.steps((self.w.scratch.len() - mark) / 8)?;
        let ty = self.w.types.list(element);
        Ok(self.w.intern_scratch(Kind::List, ty, mark))
    }

    fn dag(&mut self, rec: Option<RecId>) -> Eval<V> {
        self.bump();
        match self.tok.tok {
            Tok::Id(_) | Tok::Question | Tok::Bang(Bang::Op(Op::Cast | Op::GetDagOp)) => {}
            _ => return self.fail("TD0206", "expected identifier in dag init"),
        }
        let op = self.value(rec, None, Mode::Value)?;
        let mut op_name = None;
        if self.eat(Tok::Colon) {
            let Tok::Var(name) = self.tok.tok else {
                return self.fail("TD0206", "expected variable name in dag operator");
            };
            op_name = Some(name);
            self.bump();
        }
        let mark = self.w.scratch.len();
        self.w.scratch.extend([op, dag_name(op_name)]);
        if self.tok.tok != Tok::RParen {
            loop {
                let (arg, name) = self.dag_arg(rec)?;
                self.w.scratch.extend([arg, dag_name(name)]);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        self.expect(Tok::RParen, "expected ')' in dag init")?;
        Ok(self.w.intern_scratch(Kind::Dag, Types::DAG, mark))
    }

    fn dag_arg(&mut self, rec: Option<RecId>) -> Eval<(V, Option<Sym>)> {
        if let Tok::Var(name) = self.tok.tok {
            self.bump();
            return Ok((V::UNSET, Some(name)));
        }
        let arg = self.value(rec, None, Mode::Value)?;
        if !self.eat(Tok::Colon) {
            return Ok((arg, None));
        }
        match self.tok.tok {
            Tok::Var(name) => {
                self.bump();
                Ok((arg, Some(name)))
            }
            _ => self.fail("TD0206", "expected variable name in dag literal"),
        }
    }
}
