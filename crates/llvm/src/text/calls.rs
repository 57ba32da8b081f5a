//! Calls in text: `call` and `invoke`, with attributes, bundles and assembly text.
//!
//! In: tokens. Out: an instruction with its [`CallData`]. Invariant: calls that only annotate (debug information, scopes
//! of aliasing) are read, checked for their form, and dropped.

use crate::attribute::Attributes;
use crate::body::{Bundle, CallData, InstData, Operand, OperandKind, TailKind};
use crate::constants::ConstantKind;
use crate::convention;
use crate::error::ErrorKind;
use crate::index::Symbol;
use crate::module::{FunctionData, InlineAsm, SymbolKind};
use crate::opcode::Opcode;
use crate::text::attributes::At;
use crate::text::body::BodyReader;
use crate::text::lexer::{Tok, Token};
use crate::text::parser::{Parser, Result};
use crate::types::{Type, TypeKind};

/// What a call calls.
enum Callee {
    Known(Operand),
    /// An intrinsic that the module does not declare.
    Undeclared(Token),
    Asm(InlineAsm),
}

impl Parser<'_> {
    /// A calling convention, if the current token is one.
    pub(crate) fn convention(&mut self) -> Result<u16> {
        let word = self.word();
        if word == b"cc" {
            self.bump();
            let token = self.tok;
            let number = self.u32("a calling convention")?;
            return u16::try_from(number)
                .ok()
                .filter(|&number| number < 1024)
                .ok_or_else(|| self.error_at(ErrorKind::Syntax, token, "calling conventions are numbers below 1024"));
        }
        if let Some(number) = convention::number(word) {
            self.bump();
            return Ok(number);
        }
        if word.len() > 3 && word.ends_with(b"cc") {
            let what = format!("the calling convention `{}`", String::from_utf8_lossy(word));
            return Err(self.unsupported(self.tok, &what));
        }
        Ok(0)
    }
}

impl BodyReader<'_, '_> {
    /// A call; returns whether it is kept.
    pub(crate) fn call(&mut self, inst: &mut InstData) -> Result<bool> {
        let tail = match self.p.word() {
            _ if inst.opcode != Opcode::Call => TailKind::None,
            b"tail" => TailKind::Tail,
            b"musttail" => TailKind::MustTail,
            b"notail" => TailKind::NoTail,
            _ => TailKind::None,
        };
        if tail != TailKind::None {
            self.p.bump();
            self.p.expect_word(b"call")?;
        }
        inst.flags = self.p.flags();
        let convention = self.p.convention()?;
        let of_result = self.p.attributes(At::Value)?;
        if self.p.eat_word(b"addrspace") {
            self.p.u32_in_parentheses("an address space")?;
        }
        let ty_token = self.p.tok;
        let ty = self.p.ty()?;
        let callee_token = self.p.tok;
        let callee = self.callee()?;
        let at = self.body.operands.len();
        self.push(Operand::new(OperandKind::Number(0)));
        let mut sets = vec![Attributes::EMPTY, of_result];
        let mut types = Vec::new();
        self.arguments(&mut types, &mut sets)?;
        sets[0] = self.p.attributes(At::Call)?;
        let (first_bundle, n_bundles) = self.bundles()?;
        if inst.opcode == Opcode::Invoke {
            self.p.expect_word(b"to")?;
            let normal = self.label()?;
            self.p.expect_word(b"unwind")?;
            let unwind = self.label()?;
            self.push(normal);
            self.push(unwind);
        }
        let signature = match self.p.module.types.kind(ty) {
            TypeKind::Function { parameters, is_variadic, .. } => {
                let wanted = self.p.module.types.list(parameters);
                let is_right = if is_variadic { types.starts_with(wanted) } else { types == wanted };
                if !is_right {
                    let message = "the arguments do not have the types of the function's parameters";
                    return Err(self.p.error_at(ErrorKind::Type, ty_token, message));
                }
                ty
            }
            _ => self.p.function_type(ty, &types, false)?,
        };
        let (callee, name) = self.finish_callee(callee, signature, callee_token)?;
        self.body.operands[at] = callee;
        if name.is_some_and(|symbol| self.p.module.is_annotation(symbol)) {
            return Ok(false);
        }
        let TypeKind::Function { result, .. } = self.p.module.types.kind(signature) else {
            return Err(self.p.wanted("a function type"));
        };
        inst.ty = result;
        inst.extra = self.body.calls.len() as u32;
        let attributes = self.p.module.attributes.intern_list(&sets);
        self.body.calls.push(CallData {
            signature,
            n_arguments: types.len() as u32,
            convention,
            tail,
            attributes,
            first_bundle,
            n_bundles,
        });
        Ok(true)
    }

    fn callee(&mut self) -> Result<Callee> {
        let token = self.p.tok;
        match token.kind {
            Tok::Word if self.p.word() == b"asm" => self.asm().map(Callee::Asm),
            Tok::Global => {
                let name = self.p.content(token);
                if !self.p.module.by_name.contains_key(&*name) && name.starts_with(b"llvm.") {
                    self.p.bump();
                    return Ok(Callee::Undeclared(token));
                }
                self.value(Type::PTR).map(Callee::Known)
            }
            _ => self.value(Type::PTR).map(Callee::Known),
        }
    }

    fn finish_callee(&mut self, callee: Callee, ty: Type, token: Token) -> Result<(Operand, Option<Symbol>)> {
        let symbol = match callee {
            Callee::Known(operand) => {
                let constant = operand.constant().map(|constant| self.p.module.constants.kind(constant));
                return Ok(match constant {
                    Some(ConstantKind::Symbol(symbol)) => (operand, Some(symbol)),
                    _ => (operand, None),
                });
            }
            Callee::Undeclared(token) => {
                let name = self.p.content(token);
                let symbol = self.p.add_symbol(Some(name.into()), token);
                let data = &mut self.p.module.symbols[symbol.index()];
                data.ty = ty;
                data.kind = SymbolKind::Function(Box::<FunctionData>::default());
                self.p.module.order.push(symbol);
                symbol
            }
            Callee::Asm(asm) => {
                let number = self.p.module.intern_asm(InlineAsm { ty, ..asm });
                if number > Operand::MAX {
                    return Err(self.p.error_at(ErrorKind::Limit, token, "there is too much assembly text"));
                }
                return Ok((Operand::new(OperandKind::Asm(number)), None));
            }
        };
        let constant = self.p.simple(Type::PTR, ConstantKind::Symbol(symbol))?;
        Ok((Operand::new(OperandKind::Constant(constant)), Some(symbol)))
    }

    fn asm(&mut self) -> Result<InlineAsm> {
        self.p.bump();
        let has_side_effects = self.p.eat_word(b"sideeffect");
        let aligns_stack = self.p.eat_word(b"alignstack");
        let is_intel = self.p.eat_word(b"inteldialect");
        let may_unwind = self.p.eat_word(b"unwind");
        let template = self.p.text("assembly text")?;
        self.p.expect(b',')?;
        let constraints = self.p.text("constraints")?;
        Ok(InlineAsm {
            ty: Type::VOID,
            template: template.into(),
            constraints: constraints.into(),
            has_side_effects,
            aligns_stack,
            is_intel,
            may_unwind,
        })
    }

    fn arguments(&mut self, types: &mut Vec<Type>, sets: &mut Vec<Attributes>) -> Result<()> {
        self.p.expect(b'(')?;
        while !self.p.eat(b')') {
            if self.p.tok.kind == Tok::Dots {
                // A variadic `musttail` call forwards what the caller was given.
                self.p.bump();
                continue;
            }
            let ty = self.p.value_type()?;
            types.push(ty);
            let operand = if ty == Type::METADATA {
                sets.push(Attributes::EMPTY);
                self.metadata_operand()?
            } else {
                sets.push(self.p.attributes(At::Value)?);
                self.value(ty)?
            };
            self.push(operand);
            if !self.p.at(b')') {
                self.p.expect(b',')?;
            }
        }
        Ok(())
    }

    /// An argument that is metadata.
    fn metadata_operand(&mut self) -> Result<Operand> {
        let kind = ConstantKind::MetadataNode;
        if self.p.tok.kind == Tok::Bang {
            let mut lexer = self.p.lexer;
            let next = lexer.next();
            if next.kind == Tok::Text {
                self.p.bump();
                self.p.bump();
                let text = self.p.content(next);
                let made = self.p.module.constants.with_bytes(Type::METADATA, &text, ConstantKind::MetadataString);
                let made = made.map_err(|limit| self.p.constant_limit(limit))?;
                return Ok(Operand::new(OperandKind::Constant(made)));
            }
        }
        if self.p.is_type() {
            // A value as metadata: what the debugger shows. Its name may be defined later, or never.
            self.p.value_type()?;
            match self.p.tok.kind {
                Tok::Local | Tok::LocalNumber => {
                    self.p.bump();
                }
                _ => self.skip_constant()?,
            }
        } else {
            self.p.skip_metadata()?;
        }
        let made = self.p.simple(Type::METADATA, kind)?;
        Ok(Operand::new(OperandKind::Constant(made)))
    }

    /// Skips a constant: the tokens up to the end of the argument.
    fn skip_constant(&mut self) -> Result<()> {
        while !self.p.at(b',') && !self.p.at(b')') {
            match self.p.tok.kind {
                Tok::Char(b'(' | b'[' | b'{') => self.p.skip_balanced()?,
                Tok::End | Tok::Bad => return Err(self.p.wanted("a constant")),
                _ => {
                    self.p.bump();
                }
            }
        }
        Ok(())
    }

    /// `[ "tag"(i32 1, ptr %p), ... ]`: their first number and their count; operands are appended.
    fn bundles(&mut self) -> Result<(u32, u32)> {
        let first = self.body.bundles.len() as u32;
        if !self.p.eat(b'[') {
            return Ok((first, 0));
        }
        while !self.p.eat(b']') {
            let token = self.p.tok;
            let tag = self.p.text("the tag of a bundle")?;
            let tag = self
                .p
                .module
                .intern_tag(&tag)
                .ok_or_else(|| self.p.error_at(ErrorKind::Limit, token, "there are too many tags of bundles"))?;
            self.p.expect(b'(')?;
            let before = self.body.operands.len();
            while !self.p.eat(b')') {
                let ty = self.p.value_type()?;
                let operand = if ty == Type::METADATA { self.metadata_operand()? } else { self.value(ty)? };
                self.push(operand);
                if !self.p.at(b')') {
                    self.p.expect(b',')?;
                }
            }
            let n_operands = (self.body.operands.len() - before) as u32;
            self.body.bundles.push(Bundle { tag, n_operands });
            if !self.p.at(b']') {
                self.p.expect(b',')?;
            }
        }
        Ok((first, self.body.bundles.len() as u32 - first))
    }
}
