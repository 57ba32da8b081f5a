//! The body of a function in text: parameters, blocks, names and numbers.
//!
//! In: the range of a definition. Out: a [`Body`]. Invariant: a local that is used before its definition is a `Forward`
//! operand until the end, when one pass over the operands replaces it; blocks are numbered by their first mention until
//! then, too.
//! Not here: instructions ([`crate::text::instructions`]).

use crate::body::{BlockData, Body, NONE, Operand, OperandKind};
use crate::error::ErrorKind;
use crate::index::{Block, Local, Symbol};
use crate::intern::Map;
use crate::module::BodyRange;
use crate::text::attributes::At;
use crate::text::lexer::{Tok, Token};
use crate::text::parser::{Parser, Result};
use crate::types::{Type, TypeKind};
use std::borrow::Cow;

/// A local that is used before its definition.
pub(crate) struct Forward {
    token: Token,
    ty: Type,
    local: Option<Local>,
}

/// A block, numbered by its first mention.
struct Mentioned {
    token: Token,
    name: (u32, u32),
    /// The position among the blocks, once it is defined.
    position: u32,
}

/// A reader of one body.
pub(crate) struct BodyReader<'p, 'a> {
    pub(crate) p: &'p mut Parser<'a>,
    pub(crate) body: Body,
    pub(crate) result_type: Type,
    names: Map<Cow<'a, [u8]>, Operand>,
    /// Operands by number; [`NONE`] if unknown.
    numbers: Vec<Option<Operand>>,
    sparse: Map<u32, Operand>,
    next_number: u32,
    max_dense: usize,
    forwards: Vec<Forward>,
    mentioned: Vec<Mentioned>,
    order: Vec<u32>,
    /// The number of the last position, and its index among the body's.
    last_location: (u32, u32),
}

/// Reads a body.
pub(crate) fn read(p: &mut Parser<'_>, function: Symbol, range: BodyRange) -> Result<Body> {
    let ty = p.module.symbols[function.index()].ty;
    let TypeKind::Function { result, .. } = p.module.types.kind(ty) else {
        return Err(p.wanted("a function"));
    };
    let n_bytes = (range.end - range.code) as usize;
    let mut body = Body::new(function);
    // Lines of instructions have 40 to 60 bytes.
    body.insts.reserve(n_bytes / 56);
    body.offsets.reserve(n_bytes / 56);
    body.operands.reserve(n_bytes / 28);
    let mut reader = BodyReader {
        p,
        body,
        result_type: result,
        names: Map::default(),
        numbers: Vec::new(),
        sparse: Map::default(),
        next_number: 0,
        max_dense: n_bytes + 1024,
        forwards: Vec::new(),
        mentioned: Vec::new(),
        order: Vec::new(),
        last_location: (NONE, NONE),
    };
    reader.parameters()?;
    reader.p.seek(range.code as usize);
    reader.blocks(range.end as usize)?;
    reader.finish()
}

impl<'a> BodyReader<'_, 'a> {
    fn parameters(&mut self) -> Result<()> {
        self.p.expect(b'(')?;
        while !self.p.eat(b')') {
            if self.p.tok.kind == Tok::Dots {
                self.p.bump();
                continue;
            }
            let ty = self.p.value_type()?;
            self.p.attribute_set(At::Value)?;
            let token = self.p.tok;
            let is_named = matches!(token.kind, Tok::Local | Tok::LocalNumber);
            if is_named {
                self.p.bump();
            }
            self.define(is_named.then_some(token), token, ty, NONE)?;
            self.body.n_parameters += 1;
            if !self.p.at(b')') {
                self.p.expect(b',')?;
            }
        }
        Ok(())
    }

    fn blocks(&mut self, end: usize) -> Result<()> {
        while (self.p.tok.start as usize) < end {
            let token = self.p.tok;
            match token.kind {
                Tok::Label => {
                    let name = self.p.content(token);
                    self.p.bump();
                    let number = self.mention(Some(name), None, token)?;
                    self.start_block(number, token)?;
                }
                Tok::LabelNumber => {
                    let number = self.p.number_of(token, "the label")?;
                    let number = u32::try_from(number).ok().filter(|&number| number >= self.next_number);
                    let Some(number) = number else {
                        let message =
                            format!("labels and values are numbered in order, `{}` is next", self.next_number);
                        return Err(self.p.error_at(ErrorKind::Name, token, message));
                    };
                    self.p.bump();
                    self.unnamed_block(number, token)?;
                }
                // Orders of uses only matter to LLVM.
                Tok::Word if self.p.word().starts_with(b"uselistorder") => {
                    while (self.p.tok.start as usize) < end && !self.p.at(b'}') {
                        self.p.bump();
                    }
                    self.p.eat(b'}');
                    continue;
                }
                Tok::Record => {
                    self.p.bump();
                    self.p.skip_balanced()?;
                    continue;
                }
                _ => {
                    let number = self.next_number;
                    self.unnamed_block(number, token)?;
                }
            }
            self.block(end)?;
        }
        Ok(())
    }

    fn unnamed_block(&mut self, number: u32, token: Token) -> Result<()> {
        self.next_number = self.following(number, token)?;
        let number = self.mention(None, Some(number), token)?;
        self.start_block(number, token)
    }

    fn following(&self, number: u32, token: Token) -> Result<u32> {
        number
            .checked_add(1)
            .filter(|&next| next <= Operand::MAX)
            .ok_or_else(|| self.p.error_at(ErrorKind::Limit, token, "the number is too large"))
    }

    fn start_block(&mut self, number: u32, token: Token) -> Result<()> {
        let mentioned = &mut self.mentioned[number as usize];
        if mentioned.position != NONE {
            let message = "the label is defined twice";
            return Err(self.p.error_at(ErrorKind::Name, token, message));
        }
        mentioned.position = self.order.len() as u32;
        self.order.push(number);
        let name = mentioned.name;
        self.body.blocks.push(BlockData { first: self.body.insts.len() as u32, n: 0, name });
        Ok(())
    }

    /// The instructions of a block, up to its terminator.
    fn block(&mut self, end: usize) -> Result<()> {
        loop {
            let token = self.p.tok;
            if token.start as usize >= end || matches!(token.kind, Tok::Label | Tok::LabelNumber) {
                return Err(self.p.error_at(ErrorKind::Syntax, token, "the block before this has no terminator"));
            }
            if token.kind == Tok::Record {
                self.p.bump();
                self.p.skip_balanced()?;
                continue;
            }
            let is_end = self.instruction()?;
            if self.body.operands.len() > self.p.module.limits.operands {
                let message = format!("a function has more than {} operands", self.p.module.limits.operands);
                return Err(self.p.error_at(ErrorKind::Limit, token, message));
            }
            if is_end {
                let n_insts = self.body.insts.len() as u32;
                let Some(block) = self.body.blocks.last_mut() else { return Err(self.p.wanted("a block")) };
                block.n = n_insts - block.first;
                return Ok(());
            }
        }
    }

    /// The block's number by first mention.
    fn mention(&mut self, name: Option<Cow<'a, [u8]>>, number: Option<u32>, token: Token) -> Result<u32> {
        let found = match (&name, number) {
            (Some(name), _) => self.names.get(&**name).copied(),
            (None, Some(number)) => self.numbered(number),
            (None, None) => None,
        };
        match found.map(Operand::kind) {
            Some(OperandKind::Block(block)) => return Ok(block.0),
            Some(_) => return Err(self.p.error_at(ErrorKind::Name, token, "this is a value, not a block")),
            None => {}
        }
        let block = self.mentioned.len() as u32;
        let operand = Operand::new(OperandKind::Block(Block(block)));
        let range = name.as_ref().map_or((0, 0), |name| self.body.push_name(name.iter().copied()));
        self.mentioned.push(Mentioned { token, name: range, position: NONE });
        match (name, number) {
            (Some(name), _) => {
                self.names.insert(name, operand);
            }
            (None, Some(number)) => self.set_number(number, operand),
            (None, None) => {}
        }
        Ok(block)
    }

    fn numbered(&self, number: u32) -> Option<Operand> {
        match self.numbers.get(number as usize) {
            Some(&found) => found,
            None => self.sparse.get(&number).copied(),
        }
    }

    fn set_number(&mut self, number: u32, operand: Operand) {
        let at = number as usize;
        // Memory stays proportional to the text, whatever numbers it has.
        if at < self.max_dense {
            if at >= self.numbers.len() {
                self.numbers.resize(at + 1, None);
            }
            self.numbers[at] = Some(operand);
        } else {
            self.sparse.insert(number, operand);
        }
    }

    /// The block that `label %name` names, as an operand.
    pub(crate) fn label(&mut self) -> Result<Operand> {
        self.p.expect_word(b"label")?;
        self.block_name()
    }

    /// The block that `%name` names, as an operand.
    pub(crate) fn block_name(&mut self) -> Result<Operand> {
        let token = self.p.tok;
        let block = match token.kind {
            Tok::Local => {
                let name = self.p.content(token);
                self.mention(Some(name), None, token)?
            }
            Tok::LocalNumber => {
                let number = self.local_number(token)?;
                self.mention(None, Some(number), token)?
            }
            _ => return Err(self.p.wanted("a block")),
        };
        self.p.bump();
        Ok(Operand::new(OperandKind::Block(Block(block))))
    }

    fn local_number(&self, token: Token) -> Result<u32> {
        let number = self.p.number_of(token, "the value")?;
        u32::try_from(number)
            .ok()
            .filter(|&number| number <= Operand::MAX)
            .ok_or_else(|| self.p.error_at(ErrorKind::Limit, token, "the number is too large"))
    }

    /// An operand of this type.
    #[inline]
    pub(crate) fn value(&mut self, ty: Type) -> Result<Operand> {
        let token = self.p.tok;
        let found = match token.kind {
            Tok::LocalNumber => {
                let number = self.local_number(token)?;
                self.numbered(number)
            }
            Tok::Local => {
                let name = self.p.content(token);
                self.names.get(&*name).copied()
            }
            _ => {
                let constant = self.p.constant(ty)?;
                return Ok(Operand::new(OperandKind::Constant(constant)));
            }
        };
        let operand = match found.map(Operand::kind) {
            Some(OperandKind::Local(local)) => {
                let given = self.body.types[local.index()];
                if given != ty {
                    return Err(self.p.mismatch(token, ty, given));
                }
                Operand::new(OperandKind::Local(local))
            }
            Some(OperandKind::Forward(number)) => {
                let given = self.forwards[number as usize].ty;
                if given != ty {
                    return Err(self.p.mismatch(token, ty, given));
                }
                Operand::new(OperandKind::Forward(number))
            }
            Some(_) => return Err(self.p.error_at(ErrorKind::Name, token, "this is a block, not a value")),
            None => {
                let operand = Operand::new(OperandKind::Forward(self.forwards.len() as u32));
                self.forwards.push(Forward { token, ty, local: None });
                if token.kind == Tok::LocalNumber {
                    let number = self.local_number(token)?;
                    self.set_number(number, operand);
                } else {
                    self.names.insert(self.p.content(token), operand);
                }
                operand
            }
        };
        self.p.bump();
        Ok(operand)
    }

    /// A type and an operand of it.
    pub(crate) fn typed_value(&mut self) -> Result<(Type, Operand)> {
        let ty = self.p.value_type()?;
        Ok((ty, self.value(ty)?))
    }

    /// Defines a local, whose name is a token or the next number.
    pub(crate) fn define(&mut self, name: Option<Token>, at: Token, ty: Type, definition: u32) -> Result<Local> {
        let token = name.unwrap_or(at);
        let number = match name {
            Some(token) if token.kind == Tok::Local => None,
            Some(token) => Some(self.local_number(token)?),
            None => Some(self.next_number),
        };
        if let Some(number) = number {
            if number < self.next_number {
                let message = format!("labels and values are numbered in order, `{}` is next", self.next_number);
                return Err(self.p.error_at(ErrorKind::Name, token, message));
            }
            self.next_number = self.following(number, token)?;
        }
        let local = self.body.add_local(ty, definition);
        let operand = Operand::new(OperandKind::Local(local));
        let found = match number {
            Some(number) => {
                let found = self.numbered(number);
                self.set_number(number, operand);
                found
            }
            None => {
                let name = self.p.content(token);
                let range = self.body.push_name(name.iter().copied());
                self.body.set_name(local, range);
                self.names.insert(name, operand)
            }
        };
        match found.map(Operand::kind) {
            None => {}
            Some(OperandKind::Forward(number)) => {
                let forward = &mut self.forwards[number as usize];
                if forward.ty != ty {
                    let (wanted, span) = (forward.ty, forward.token);
                    let error = self.p.mismatch(token, wanted, ty);
                    return Err(error.with_note(self.p.span(span), "used here before its definition"));
                }
                forward.local = Some(local);
            }
            Some(_) => {
                return Err(self.p.error_at(ErrorKind::Name, token, "the name is defined twice"));
            }
        }
        Ok(local)
    }

    /// Sets the position of the last instruction.
    pub(crate) fn set_location(&mut self, node: u32) {
        if self.last_location.0 != node {
            let location = self.p.location(node);
            let index = location.map_or(NONE, |location| {
                self.body.locations.push(location);
                self.body.locations.len() as u32 - 1
            });
            self.last_location = (node, index);
        }
        if let Some(inst) = self.body.insts.last_mut() {
            inst.location = self.last_location.1;
        }
    }

    fn finish(mut self) -> Result<Body> {
        if let Some(unknown) = self.forwards.iter().find(|forward| forward.local.is_none()) {
            return Err(self.p.error_at(ErrorKind::Name, unknown.token, "the value is not defined"));
        }
        if let Some(unknown) = self.mentioned.iter().find(|block| block.position == NONE) {
            return Err(self.p.error_at(ErrorKind::Name, unknown.token, "the block is not defined"));
        }
        if self.order.is_empty() {
            return Err(self.p.wanted("an instruction"));
        }
        let is_in_order = self.order.iter().enumerate().all(|(position, &number)| position == number as usize);
        if !self.forwards.is_empty() || !is_in_order {
            for operand in &mut self.body.operands {
                let kind = match operand.kind() {
                    OperandKind::Forward(number) => match self.forwards[number as usize].local {
                        Some(local) => OperandKind::Local(local),
                        None => continue,
                    },
                    OperandKind::Block(block) => OperandKind::Block(Block(self.mentioned[block.index()].position)),
                    _ => continue,
                };
                *operand = Operand::new(kind);
            }
        }
        Ok(self.body)
    }
}
