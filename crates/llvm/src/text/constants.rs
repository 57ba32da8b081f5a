//! Constants in text.
//!
//! In: tokens and the type that is wanted. Out: constants. Invariant: nesting uses an explicit stack, whose depth is
//! limited.
//! Not here: numbers ([`crate::text::numbers`]).

use crate::constants::{BlockName, Constant, ConstantKind, ConstantLimit};
use crate::error::ErrorKind;
use crate::opcode::{Flags, Opcode};
use crate::text::lexer::{Tok, Token};
use crate::text::parser::{Parser, Result};
use crate::types::{Type, TypeKind};

/// A constant that is not complete.
struct Open {
    kind: OpenKind,
    ty: Type,
    first: usize,
    token: Token,
}

#[derive(Clone, Copy)]
enum OpenKind {
    Array,
    Vector,
    Struct { is_packed: bool },
    Splat,
    PtrAuth,
    Expression { op: Opcode, flags: Flags, source: Option<Type> },
}

impl Parser<'_> {
    /// A type and a constant of it.
    pub(crate) fn typed_constant(&mut self) -> Result<Constant> {
        let ty = self.value_type()?;
        self.constant(ty)
    }

    /// A constant of a type.
    pub(crate) fn constant(&mut self, ty: Type) -> Result<Constant> {
        let mut open: Vec<Open> = Vec::new();
        let mut parts: Vec<Constant> = Vec::new();
        let mut wanted = ty;
        loop {
            if open.len() > self.module.limits.nesting as usize {
                return Err(self.constant_limit(ConstantLimit::Nesting));
            }
            let Some(mut value) = self.constant_start(wanted, &mut open, parts.len())? else {
                wanted = self.part_type(open.last(), parts.len())?;
                continue;
            };
            loop {
                let Some(last) = open.last() else { return Ok(value) };
                parts.push(value);
                if self.eat(b',') {
                    wanted = self.part_type(Some(last), parts.len())?;
                    break;
                }
                let Some(last) = open.pop() else { return Ok(value) };
                value = self.close(&last, &parts[last.first..])?;
                parts.truncate(last.first);
            }
        }
    }

    /// The type of the next part of a constant.
    fn part_type(&mut self, open: Option<&Open>, n: usize) -> Result<Type> {
        let token = self.tok;
        let ty = self.value_type()?;
        let Some(open) = open else { return Ok(ty) };
        let types = &self.module.types;
        let at = n - open.first;
        let wanted = match (open.kind, types.kind(open.ty)) {
            (OpenKind::Array, TypeKind::Array(_, element))
            | (OpenKind::Vector, TypeKind::Vector(_, element))
            | (OpenKind::Splat, TypeKind::Vector(_, element) | TypeKind::ScalableVector(_, element)) => Some(element),
            (OpenKind::Struct { .. }, _) => {
                let field = types.fields(open.ty).and_then(|fields| fields.get(at).copied());
                if field.is_none() {
                    return Err(self.error_at(ErrorKind::Type, token, "the structure has fewer fields"));
                }
                field
            }
            _ => None,
        };
        match wanted {
            Some(wanted) if wanted != ty => Err(self.mismatch(token, wanted, ty)),
            _ => Ok(ty),
        }
    }

    /// A whole constant, or the start of one with parts.
    fn constant_start(&mut self, ty: Type, open: &mut Vec<Open>, first: usize) -> Result<Option<Constant>> {
        let token = self.tok;
        let types = &self.module.types;
        let kind = match token.kind {
            Tok::Integer | Tok::Hex | Tok::Float => return self.number(ty).map(Some),
            Tok::Global | Tok::GlobalNumber => {
                if !types.is_pointer(ty) || types.is_vector(ty) {
                    return Err(self.error_at(ErrorKind::Type, token, "a symbol is a pointer"));
                }
                let symbol = self.symbol()?;
                return self.simple(ty, ConstantKind::Symbol(symbol)).map(Some);
            }
            Tok::Bytes => {
                let bytes = self.content(token);
                if types.kind(ty) != TypeKind::Array(bytes.len() as u64, Type::I8) {
                    let message = format!("text of {} bytes has the type `[{} x i8]`", bytes.len(), bytes.len());
                    return Err(self.error_at(ErrorKind::Type, token, message));
                }
                self.bump();
                let made = self.module.constants.data(&self.module.types, ty, &bytes);
                return made.map(Some).map_err(|limit| self.constant_limit(limit));
            }
            Tok::Word => return self.constant_word(ty, open, first),
            Tok::Char(b'[') => OpenKind::Array,
            Tok::Char(b'{') => OpenKind::Struct { is_packed: false },
            Tok::Char(b'<') => {
                self.bump();
                if self.at(b'{') { OpenKind::Struct { is_packed: true } } else { OpenKind::Vector }
            }
            _ => return Err(self.wanted("a constant")),
        };
        let types = &self.module.types;
        let is_right = match kind {
            OpenKind::Array => matches!(types.kind(ty), TypeKind::Array(..)),
            OpenKind::Vector => matches!(types.kind(ty), TypeKind::Vector(..)),
            OpenKind::Struct { is_packed } => types.fields(ty).is_some() && types.is_packed(ty) == is_packed,
            _ => true,
        };
        if !is_right {
            return Err(self.error_at(ErrorKind::Type, token, "the type is not that of an aggregate of this form"));
        }
        if !matches!(kind, OpenKind::Vector) {
            self.bump();
        }
        let entry = Open { kind, ty, first, token };
        if self.at(b']') || self.at(b'}') || self.at(b'>') {
            return self.close(&entry, &[]).map(Some);
        }
        open.push(entry);
        Ok(None)
    }

    fn constant_word(&mut self, ty: Type, open: &mut Vec<Open>, first: usize) -> Result<Option<Constant>> {
        let token = self.tok;
        let word = self.word();
        let kind = match word {
            b"true" | b"false" if ty == Type::I1 => ConstantKind::Integer(u64::from(word == b"true")),
            b"null" if self.module.types.is_pointer(ty) && !self.module.types.is_vector(ty) => ConstantKind::Zero,
            b"undef" => ConstantKind::Undef,
            b"poison" => ConstantKind::Poison,
            b"none" if ty == Type::TOKEN => ConstantKind::NoToken,
            b"zeroinitializer" => {
                self.bump();
                let made = self.module.constants.zero(&self.module.types, ty);
                return made.map(Some).map_err(|limit| self.constant_limit(limit));
            }
            b"true" | b"false" | b"null" | b"none" => {
                return Err(self.error_at(ErrorKind::Type, token, "the constant is not of this type"));
            }
            b"blockaddress" => return self.block_address(ty).map(Some),
            b"dso_local_equivalent" | b"no_cfi" => {
                self.bump();
                let symbol = self.symbol()?;
                let is_equivalent = word == b"dso_local_equivalent";
                let kind =
                    if is_equivalent { ConstantKind::DsoLocalEquivalent(symbol) } else { ConstantKind::NoCfi(symbol) };
                return self.simple(ty, kind).map(Some);
            }
            b"splat" | b"ptrauth" => {
                let is_splat = word == b"splat";
                if is_splat && !self.module.types.is_vector(ty) {
                    return Err(self.error_at(ErrorKind::Type, token, "a splat is a vector"));
                }
                self.bump();
                self.expect(b'(')?;
                let kind = if is_splat { OpenKind::Splat } else { OpenKind::PtrAuth };
                open.push(Open { kind, ty, first, token });
                return Ok(None);
            }
            _ if [b"u0x", b"s0x", b"f0x"].iter().any(|start| word.starts_with(*start)) => {
                return self.number(ty).map(Some);
            }
            _ => {
                let kind = self.expression_start(ty)?;
                open.push(Open { kind, ty, first, token });
                return Ok(None);
            }
        };
        self.bump();
        self.simple(ty, kind).map(Some)
    }

    /// The operation, its flags and the opening parenthesis of an expression.
    fn expression_start(&mut self, ty: Type) -> Result<OpenKind> {
        let token = self.tok;
        let Some(op) = Opcode::from_name(self.word()) else { return Err(self.wanted("a constant")) };
        use Opcode::{Add, ExtractElement, GetElementPtr, InsertElement, Mul, ShuffleVector, Sub, Trunc, Xor};
        use Opcode::{AddrSpaceCast, BitCast, IntToPtr, PtrToAddr, PtrToInt};
        let is_allowed = matches!(
            op,
            Add | Sub
                | Mul
                | Xor
                | GetElementPtr
                | ExtractElement
                | InsertElement
                | ShuffleVector
                | Trunc
                | AddrSpaceCast
                | BitCast
                | IntToPtr
                | PtrToAddr
                | PtrToInt
        );
        if !is_allowed {
            return Err(self.unsupported(token, &format!("a constant expression with `{}`", op.name())));
        }
        self.bump();
        let mut flags = self.flags();
        if self.word() == b"inrange" {
            // Only a promise about which part of a table is accessed.
            self.bump();
            if self.at(b'(') {
                self.skip_balanced()?;
            }
            flags = flags.with(self.flags());
        }
        self.expect(b'(')?;
        let mut source = None;
        if op == GetElementPtr {
            source = Some(self.ty()?);
            self.expect(b',')?;
            if !self.module.types.is_pointer(ty) {
                return Err(self.error_at(ErrorKind::Type, token, "an address is a pointer"));
            }
        }
        Ok(OpenKind::Expression { op, flags, source })
    }

    /// Flags of an instruction or expression.
    #[inline]
    pub(crate) fn flags(&mut self) -> Flags {
        let mut flags = Flags::NONE;
        while self.tok.kind == Tok::Word {
            let word = self.word();
            // Most instructions have none: the type follows.
            let Some(&(flag, _)) = Flags::WORDS.iter().find(|(_, other)| other.as_bytes() == word) else { break };
            flags = flags.with(flag);
            self.bump();
        }
        flags
    }

    /// Completes a constant: the closing bracket is the current token.
    fn close(&mut self, open: &Open, parts: &[Constant]) -> Result<Constant> {
        match open.kind {
            OpenKind::Array | OpenKind::Vector | OpenKind::Struct { .. } => {
                let n = parts.len() as u64;
                let (n_wanted, closing) = match self.module.types.kind(open.ty) {
                    TypeKind::Array(n, _) => (n, b']'),
                    TypeKind::Vector(n, _) => (u64::from(n), b'>'),
                    _ => (self.module.types.fields(open.ty).map_or(0, <[Type]>::len) as u64, b'}'),
                };
                self.expect(closing)?;
                if matches!(open.kind, OpenKind::Struct { is_packed: true }) {
                    self.expect(b'>')?;
                }
                if n != n_wanted {
                    let message = format!("the type has {n_wanted} elements, the constant {n}");
                    return Err(self.error_at(ErrorKind::Type, open.token, message));
                }
                let made = self.module.constants.aggregate(&self.module.types, open.ty, parts);
                made.map_err(|limit| self.constant_limit(limit))
            }
            OpenKind::Splat => {
                self.expect(b')')?;
                if parts.len() != 1 {
                    return Err(self.error_at(ErrorKind::Syntax, open.token, "a splat has one value"));
                }
                self.splat(open.ty, parts[0])
            }
            OpenKind::PtrAuth => {
                self.expect(b')')?;
                let made = self.module.constants.with_list(open.ty, parts, ConstantKind::PtrAuth);
                made.map_err(|limit| self.constant_limit(limit))
            }
            OpenKind::Expression { op, flags, source } => {
                if op.is_cast() {
                    self.expect_word(b"to")?;
                    let token = self.tok;
                    let ty = self.ty()?;
                    if ty != open.ty {
                        return Err(self.mismatch(token, open.ty, ty));
                    }
                }
                self.expect(b')')?;
                self.expression(open, op, flags, source, parts)
            }
        }
    }

    fn expression(
        &mut self,
        open: &Open,
        op: Opcode,
        flags: Flags,
        source: Option<Type>,
        parts: &[Constant],
    ) -> Result<Constant> {
        let n_wanted = match op {
            _ if op.is_cast() => 1..=1,
            Opcode::GetElementPtr => 1..=usize::MAX,
            Opcode::InsertElement | Opcode::ShuffleVector => 3..=3,
            _ => 2..=2,
        };
        if !n_wanted.contains(&parts.len()) {
            let message = format!("`{}` has another number of operands", op.name());
            return Err(self.error_at(ErrorKind::Syntax, open.token, message));
        }
        let first = self.module.constants.ty(parts[0]);
        if op.is_binary() && (first != open.ty || self.module.constants.ty(parts[1]) != open.ty) {
            return Err(self.mismatch(open.token, open.ty, first));
        }
        let source = source.unwrap_or(first);
        let made = self.module.constants.expression(open.ty, op, flags, source, parts);
        made.map_err(|limit| self.constant_limit(limit))
    }

    fn splat(&mut self, ty: Type, lane: Constant) -> Result<Constant> {
        let plain = match self.module.constants.kind(lane) {
            kind @ (ConstantKind::Undef | ConstantKind::Poison) => Some(kind),
            _ => None,
        };
        let made = match plain {
            Some(kind) => self.module.constants.simple(ty, kind),
            None if self.module.constants.is_zero(lane) => self.module.constants.zero(&self.module.types, ty),
            None => self.module.constants.simple(ty, ConstantKind::Splat(lane)),
        };
        made.map_err(|limit| self.constant_limit(limit))
    }

    fn block_address(&mut self, ty: Type) -> Result<Constant> {
        let token = self.bump();
        if ty != Type::PTR {
            return Err(self.error_at(ErrorKind::Type, token, "the address of a block is a pointer"));
        }
        self.expect(b'(')?;
        let function = self.symbol()?;
        self.expect(b',')?;
        let block = match self.tok.kind {
            Tok::Local => BlockName::Named(self.content(self.tok).into()),
            Tok::LocalNumber => {
                let number = self.number_of(self.tok, "the block")?;
                let number = u32::try_from(number).map_err(|_| self.wanted("a block"))?;
                BlockName::Numbered(number)
            }
            _ => return Err(self.wanted("a block")),
        };
        self.bump();
        self.expect(b')')?;
        self.module.constants.block_address(function, block).map_err(|limit| self.constant_limit(limit))
    }

    pub(crate) fn simple(&mut self, ty: Type, kind: ConstantKind) -> Result<Constant> {
        self.module.constants.simple(ty, kind).map_err(|limit| self.constant_limit(limit))
    }

    /// An error for a type that is not the one that is wanted.
    #[cold]
    pub(crate) fn mismatch(&self, token: Token, wanted: Type, given: Type) -> crate::error::Error {
        let types = &self.module.types;
        let message = format!(
            "expected a value of type `{}`, found `{}`",
            crate::print::types::short(types, wanted),
            crate::print::types::short(types, given)
        );
        self.error_at(ErrorKind::Type, token, message)
    }
}
