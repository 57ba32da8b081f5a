//! Types in text.
//!
//! In: tokens. Out: types. Invariant: nesting uses an explicit stack, whose depth the type table limits.

use crate::error::ErrorKind;
use crate::text::lexer::Tok;
use crate::text::parser::{Parser, Result};
use crate::types::{MAX_INTEGER_BITS, Type, TypeKind};

/// A type that is not complete.
enum Open {
    Array(u64),
    Vector { n: u32, is_scalable: bool },
    Struct { is_packed: bool, first: usize },
    Function { result: Type, first: usize },
}

impl Parser<'_> {
    /// A type.
    #[inline]
    pub(crate) fn ty(&mut self) -> Result<Type> {
        match self.simple_type()? {
            Some(ty) if !self.at(b'(') => Ok(ty),
            start => self.compound_type(start),
        }
    }

    /// A type of values.
    pub(crate) fn value_type(&mut self) -> Result<Type> {
        let token = self.tok;
        let ty = self.ty()?;
        if !self.module.types.is_first_class(ty) || ty == Type::LABEL {
            return Err(self.error_at(ErrorKind::Type, token, "this type has no values"));
        }
        Ok(ty)
    }

    /// Whether the current token starts a type.
    pub(crate) fn is_type(&self) -> bool {
        match self.tok.kind {
            Tok::IntType | Tok::Local | Tok::LocalNumber => true,
            Tok::Char(byte) => matches!(byte, b'[' | b'<' | b'{'),
            Tok::Word => {
                let word = self.word();
                word == b"ptr" || word == b"target" || basic(word).is_some()
            }
            _ => false,
        }
    }

    /// A type of one word, if the current token is one.
    #[inline]
    fn simple_type(&mut self) -> Result<Option<Type>> {
        let token = self.tok;
        let ty = match token.kind {
            Tok::IntType => {
                let bits = match self.raw(token) {
                    b"32" => 32,
                    b"64" => 64,
                    b"8" => 8,
                    b"1" => 1,
                    _ => self.number_of(token, "the width")?,
                };
                if bits == 0 || bits > u64::from(MAX_INTEGER_BITS) {
                    let message = format!("integers have 1 to {MAX_INTEGER_BITS} bits, this has {bits}");
                    return Err(self.error_at(ErrorKind::Type, token, message));
                }
                self.module.types.get(TypeKind::Integer(bits as u32)).map_err(|limit| self.type_limit(limit))?
            }
            Tok::Word => match self.raw(token) {
                b"ptr" => {
                    self.bump();
                    if self.eat_word(b"addrspace") {
                        let space = self.u32_in_parentheses("an address space")?;
                        let ty = self.module.types.get(TypeKind::Pointer(space));
                        return ty.map(Some).map_err(|limit| self.type_limit(limit));
                    }
                    return Ok(Some(Type::PTR));
                }
                b"target" => return self.target_type().map(Some),
                word => match basic(word) {
                    Some(ty) => ty,
                    None => return Err(self.wanted("a type")),
                },
            },
            Tok::Local | Tok::LocalNumber => self.named_type()?,
            Tok::Char(b'[' | b'<' | b'{') => return Ok(None),
            _ => return Err(self.wanted("a type")),
        };
        self.bump();
        Ok(Some(ty))
    }

    /// The structure that the current token names, which may be defined later.
    pub(crate) fn named_type(&mut self) -> Result<Type> {
        let token = self.tok;
        let name = self.content(token);
        let found = if token.kind == Tok::LocalNumber {
            let number = self.number_of(token, "the type")?;
            self.module.text.type_numbers.get(&number).copied()
        } else {
            self.module.text.types.get(&*name).copied()
        };
        if let Some(ty) = found {
            return Ok(ty);
        }
        let is_number = token.kind == Tok::LocalNumber;
        let ty = self.module.types.named((!is_number).then_some(&*name)).map_err(|limit| self.type_limit(limit))?;
        if is_number {
            let number = self.number_of(token, "the type")?;
            self.module.text.type_numbers.insert(number, ty);
        } else {
            self.module.text.types.insert(name.into(), ty);
        }
        Ok(ty)
    }

    fn target_type(&mut self) -> Result<Type> {
        self.bump();
        if !self.at(b'(') {
            return Err(self.wanted("`(`"));
        }
        let start = self.tok.end as usize;
        self.skip_balanced()?;
        let text = self.lexer.text();
        let token_start = self.tok.start as usize;
        let end = text[start..token_start].iter().rposition(|&byte| byte == b')').map_or(start, |at| start + at);
        self.module.types.target(&text[start..end]).map_err(|limit| self.type_limit(limit))
    }

    fn compound_type(&mut self, start: Option<Type>) -> Result<Type> {
        let mut open: Vec<Open> = Vec::new();
        let mut parts: Vec<Type> = Vec::new();
        let mut value = start;
        loop {
            if open.len() > self.module.limits.nesting as usize {
                return Err(self.type_limit(crate::types::TypeLimit::Nesting));
            }
            // A type begins here, unless one is complete.
            if value.is_none() {
                value = self.simple_type()?;
            }
            if value.is_none() {
                value = self.open_type(&mut open, parts.len())?;
            }
            let Some(mut ty) = value.take() else { continue };
            // Close what ends after this type.
            loop {
                if self.eat(b'(') {
                    let first = parts.len();
                    if self.eat(b')') {
                        ty = self.function_type(ty, &[], false)?;
                        continue;
                    }
                    if self.tok.kind == Tok::Dots {
                        self.bump();
                        self.expect(b')')?;
                        ty = self.function_type(ty, &[], true)?;
                        continue;
                    }
                    open.push(Open::Function { result: ty, first });
                    break;
                }
                match open.last() {
                    None => return Ok(ty),
                    Some(&Open::Array(n)) => {
                        self.expect(b']')?;
                        ty = self.make(TypeKind::Array(n, ty))?;
                        open.pop();
                    }
                    Some(&Open::Vector { n, is_scalable }) => {
                        self.expect(b'>')?;
                        ty = self.vector_type(n, ty, is_scalable)?;
                        open.pop();
                    }
                    Some(&Open::Struct { is_packed, first }) => {
                        parts.push(ty);
                        if self.eat(b',') {
                            break;
                        }
                        self.expect(b'}')?;
                        if is_packed {
                            self.expect(b'>')?;
                        }
                        let made = self.module.types.structure(&parts[first..], is_packed);
                        ty = made.map_err(|limit| self.type_limit(limit))?;
                        parts.truncate(first);
                        open.pop();
                    }
                    Some(&Open::Function { result, first }) => {
                        parts.push(ty);
                        let mut is_variadic = false;
                        if self.eat(b',') {
                            if self.tok.kind != Tok::Dots {
                                break;
                            }
                            self.bump();
                            is_variadic = true;
                        }
                        self.expect(b')')?;
                        let parameters: Vec<Type> = parts.drain(first..).collect();
                        ty = self.function_type(result, &parameters, is_variadic)?;
                        open.pop();
                    }
                }
            }
        }
    }

    /// Moves past the start of an array, vector or structure; returns a structure without fields.
    fn open_type(&mut self, open: &mut Vec<Open>, first: usize) -> Result<Option<Type>> {
        if self.eat(b'[') {
            let n = self.length("an array's length")?;
            open.push(Open::Array(n));
            return Ok(None);
        }
        let mut is_packed = false;
        if self.eat(b'<') {
            if !self.at(b'{') {
                let mut is_scalable = false;
                if self.eat_word(b"vscale") {
                    self.expect_word(b"x")?;
                    is_scalable = true;
                }
                let token = self.tok;
                let n = self.length("a vector's length")?;
                let n = u32::try_from(n).ok().filter(|&n| n > 0);
                let n = n.ok_or_else(|| {
                    self.error_at(ErrorKind::Type, token, "a vector's length is not between 1 and 2^32")
                })?;
                open.push(Open::Vector { n, is_scalable });
                return Ok(None);
            }
            is_packed = true;
        }
        self.expect(b'{')?;
        if self.eat(b'}') {
            if is_packed {
                self.expect(b'>')?;
            }
            let ty = self.module.types.structure(&[], is_packed);
            return ty.map(Some).map_err(|limit| self.type_limit(limit));
        }
        open.push(Open::Struct { is_packed, first });
        Ok(None)
    }

    fn length(&mut self, what: &str) -> Result<u64> {
        if self.tok.kind != Tok::Integer {
            return Err(self.wanted(what));
        }
        let n = self.number_of(self.tok, what)?;
        self.bump();
        self.expect_word(b"x")?;
        Ok(n)
    }

    fn vector_type(&mut self, n: u32, element: Type, is_scalable: bool) -> Result<Type> {
        let types = &self.module.types;
        let is_element = !types.is_vector(element)
            && (types.is_integer(element) || types.is_float(element) || types.is_pointer(element));
        if !is_element {
            return Err(self.error_at(ErrorKind::Type, self.tok, "lanes are integers, floats or pointers"));
        }
        self.make(if is_scalable { TypeKind::ScalableVector(n, element) } else { TypeKind::Vector(n, element) })
    }

    pub(crate) fn make(&mut self, kind: TypeKind) -> Result<Type> {
        self.module.types.get(kind).map_err(|limit| self.type_limit(limit))
    }

    pub(crate) fn function_type(&mut self, result: Type, parameters: &[Type], is_variadic: bool) -> Result<Type> {
        let types = &self.module.types;
        let is_bad = |&ty: &Type| !types.is_first_class(ty) || ty == Type::LABEL;
        if matches!(types.kind(result), TypeKind::Function { .. } | TypeKind::Label) || parameters.iter().any(is_bad) {
            return Err(self.error_at(
                ErrorKind::Type,
                self.tok,
                "this function has a parameter or result without values",
            ));
        }
        self.module.types.function(result, parameters, is_variadic).map_err(|limit| self.type_limit(limit))
    }
}

fn basic(word: &[u8]) -> Option<Type> {
    Some(match word {
        b"void" => Type::VOID,
        b"double" => Type::DOUBLE,
        b"float" => Type::FLOAT,
        b"label" => Type::LABEL,
        b"metadata" => Type::METADATA,
        b"token" => Type::TOKEN,
        b"half" => Type::HALF,
        b"bfloat" => Type::BFLOAT,
        b"x86_fp80" => Type::X87,
        b"fp128" => Type::FP128,
        b"ppc_fp128" => Type::PPC_FP128,
        b"x86_amx" => Type::AMX,
        _ => return None,
    })
}
