//! Instructions in text.
//!
//! In: tokens. Out: instructions of a [`crate::body::Body`]. Invariant: operands of an instruction are contiguous; the
//! type of each operand is the one that the text states.
//! Not here: calls ([`crate::text::calls`]); rules that need the whole function, which the verifier checks.

use crate::body::{InstData, NONE, Operand, OperandKind};
use crate::error::ErrorKind;
use crate::index::Local;
use crate::opcode::{Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp};
use crate::text::body::BodyReader;
use crate::text::lexer::{Tok, Token};
use crate::text::parser::Result;
use crate::types::{Type, TypeKind};

impl BodyReader<'_, '_> {
    /// An instruction; returns whether it is a terminator.
    pub(crate) fn instruction(&mut self) -> Result<bool> {
        let start = self.p.tok;
        let mut name = None;
        if matches!(start.kind, Tok::Local | Tok::LocalNumber) {
            name = Some(self.p.bump());
            self.p.expect(b'=')?;
        }
        let word = self.p.tok;
        let opcode = match Opcode::from_name(self.p.word()) {
            Some(opcode) => {
                self.p.bump();
                opcode
            }
            None => match self.p.word() {
                b"tail" | b"musttail" | b"notail" => Opcode::Call,
                b"callbr" | b"cleanupret" | b"catchret" | b"catchswitch" | b"catchpad" | b"cleanuppad" => {
                    let what = format!("`{}`", String::from_utf8_lossy(self.p.word()));
                    return Err(self.p.unsupported(word, &what));
                }
                _ => return Err(self.p.wanted("an instruction")),
            },
        };
        let first = self.body.operands.len();
        let mut inst = InstData::new(opcode, Type::VOID);
        inst.first_operand = first as u32;
        let is_kept = self.operands(&mut inst)?;
        let node = self.tail(&mut inst)?;
        if !is_kept {
            self.body.operands.truncate(first);
            return Ok(false);
        }
        inst.n_operands = (self.body.operands.len() - first) as u32;
        let number = self.body.insts.len() as u32;
        if inst.ty != Type::VOID {
            let local: Local = self.define(name, word, inst.ty, number)?;
            inst.result = local.0;
        } else if let Some(name) = name {
            return Err(self.p.error_at(ErrorKind::Name, name, "an instruction without result has no name"));
        }
        self.body.insts.push(inst);
        self.body.offsets.push(start.start);
        if let Some(node) = node {
            self.set_location(node);
        }
        Ok(opcode.is_terminator())
    }

    pub(crate) fn push(&mut self, operand: Operand) {
        self.body.operands.push(operand);
    }

    fn push_value(&mut self, ty: Type) -> Result<()> {
        let operand = self.value(ty)?;
        self.body.operands.push(operand);
        Ok(())
    }

    fn push_typed(&mut self) -> Result<Type> {
        let (ty, operand) = self.typed_value()?;
        self.body.operands.push(operand);
        Ok(ty)
    }

    fn comma(&mut self) -> Result<()> {
        self.p.expect(b',')
    }

    /// `, align 4, !dbg !5` at the end of an instruction: sets the alignment, returns the number of the position.
    fn tail(&mut self, inst: &mut InstData) -> Result<Option<u32>> {
        while self.p.eat(b',') {
            if self.p.tok.kind == Tok::MetadataName {
                return self.p.attachments();
            }
            if self.p.eat_word(b"align") {
                inst.align = self.p.alignment()?;
            } else if inst.opcode == Opcode::Alloca && self.p.eat_word(b"addrspace") {
                let space = self.p.u32_in_parentheses("an address space")?;
                inst.ty = self.p.make(TypeKind::Pointer(space))?;
            } else {
                return Err(self.p.wanted("an alignment or metadata"));
            }
        }
        Ok(None)
    }

    /// The operands of an instruction; returns whether the instruction is kept.
    fn operands(&mut self, inst: &mut InstData) -> Result<bool> {
        match inst.opcode {
            Opcode::Ret => {
                let token = self.p.tok;
                let ty = self.p.ty()?;
                if ty != self.result_type {
                    return Err(self.p.mismatch(token, self.result_type, ty));
                }
                if ty != Type::VOID {
                    self.push_value(ty)?;
                }
            }
            Opcode::Br => {
                if self.p.word() == b"label" {
                    let block = self.label()?;
                    self.push(block);
                } else {
                    self.condition()?;
                    for _ in 0..2 {
                        self.comma()?;
                        let block = self.label()?;
                        self.push(block);
                    }
                }
            }
            Opcode::Switch => self.switch()?,
            Opcode::IndirectBr => {
                self.push_typed()?;
                self.comma()?;
                self.p.expect(b'[')?;
                while !self.p.eat(b']') {
                    let block = self.label()?;
                    self.push(block);
                    if !self.p.at(b']') {
                        self.comma()?;
                    }
                }
            }
            Opcode::Call | Opcode::Invoke => return self.call(inst),
            Opcode::Resume => {
                self.push_typed()?;
            }
            Opcode::Unreachable => {}
            Opcode::FNeg | Opcode::Freeze => {
                inst.flags = self.p.flags();
                inst.ty = self.push_typed()?;
            }
            opcode if opcode.is_binary() => {
                inst.flags = self.p.flags();
                let ty = self.push_typed()?;
                self.comma()?;
                self.push_value(ty)?;
                inst.ty = ty;
            }
            opcode if opcode.is_cast() => {
                inst.flags = self.p.flags();
                self.push_typed()?;
                self.p.expect_word(b"to")?;
                inst.ty = self.p.value_type()?;
            }
            Opcode::ICmp | Opcode::FCmp => self.compare(inst)?,
            Opcode::Phi => self.phi(inst)?,
            Opcode::Select => {
                inst.flags = self.p.flags();
                self.push_typed()?;
                self.comma()?;
                inst.ty = self.push_typed()?;
                self.comma()?;
                let token = self.p.tok;
                let ty = self.push_typed()?;
                self.same(token, inst.ty, ty)?;
            }
            Opcode::VaArg => {
                self.push_typed()?;
                self.comma()?;
                inst.ty = self.p.value_type()?;
            }
            Opcode::LandingPad => self.landing_pad(inst)?,
            Opcode::ExtractElement => {
                let token = self.p.tok;
                let ty = self.vector(token)?;
                self.comma()?;
                self.push_typed()?;
                inst.ty = self.p.module.types.scalar(ty);
            }
            Opcode::InsertElement => {
                let token = self.p.tok;
                let ty = self.vector(token)?;
                self.comma()?;
                let token = self.p.tok;
                let lane = self.push_typed()?;
                let element = self.p.module.types.scalar(ty);
                self.same(token, element, lane)?;
                self.comma()?;
                self.push_typed()?;
                inst.ty = ty;
            }
            Opcode::ShuffleVector => self.shuffle(inst)?,
            Opcode::ExtractValue => {
                let token = self.p.tok;
                let ty = self.push_typed()?;
                inst.ty = self.indices(token, ty)?;
            }
            Opcode::InsertValue => {
                let token = self.p.tok;
                let ty = self.push_typed()?;
                self.comma()?;
                let inserted = self.p.tok;
                let part = self.push_typed()?;
                let wanted = self.indices(token, ty)?;
                self.same(inserted, wanted, part)?;
                inst.ty = ty;
            }
            _ => self.memory(inst)?,
        }
        Ok(true)
    }

    fn same(&self, token: Token, wanted: Type, given: Type) -> Result<()> {
        if wanted == given { Ok(()) } else { Err(self.p.mismatch(token, wanted, given)) }
    }

    fn condition(&mut self) -> Result<()> {
        let token = self.p.tok;
        let ty = self.push_typed()?;
        self.same(token, Type::I1, ty)
    }

    fn vector(&mut self, token: Token) -> Result<Type> {
        let ty = self.push_typed()?;
        if !self.p.module.types.is_vector(ty) {
            return Err(self.p.error_at(ErrorKind::Type, token, "this operand must be a vector"));
        }
        Ok(ty)
    }

    fn switch(&mut self) -> Result<()> {
        let ty = self.push_typed()?;
        self.comma()?;
        let default = self.label()?;
        self.push(default);
        self.p.expect(b'[')?;
        while !self.p.eat(b']') {
            let token = self.p.tok;
            let case = self.p.value_type()?;
            self.same(token, ty, case)?;
            let constant = self.p.constant(case)?;
            self.push(Operand::new(OperandKind::Constant(constant)));
            self.comma()?;
            let block = self.label()?;
            self.push(block);
        }
        Ok(())
    }

    fn compare(&mut self, inst: &mut InstData) -> Result<()> {
        inst.flags = self.p.flags();
        let word = self.p.word();
        let predicate = if inst.opcode == Opcode::ICmp {
            IntPredicate::from_name(word).map(|predicate| predicate as u8)
        } else {
            FloatPredicate::from_name(word).map(|predicate| predicate as u8)
        };
        let Some(predicate) = predicate else { return Err(self.p.wanted("a predicate")) };
        self.p.bump();
        inst.detail = predicate;
        let ty = self.push_typed()?;
        self.comma()?;
        self.push_value(ty)?;
        let made = self.p.module.types.with_scalar(ty, Type::I1);
        inst.ty = made.map_err(|limit| self.p.type_limit(limit))?;
        Ok(())
    }

    fn phi(&mut self, inst: &mut InstData) -> Result<()> {
        inst.flags = self.p.flags();
        inst.ty = self.p.value_type()?;
        loop {
            self.p.expect(b'[')?;
            self.push_value(inst.ty)?;
            self.comma()?;
            let block = self.block_name()?;
            self.push(block);
            self.p.expect(b']')?;
            // Metadata may follow.
            if !self.p.at(b',') || self.next_is_metadata() {
                return Ok(());
            }
            self.comma()?;
        }
    }

    /// Whether the token after the current one is the name of metadata.
    fn next_is_metadata(&self) -> bool {
        let mut lexer = self.p.lexer;
        lexer.next().kind == Tok::MetadataName
    }

    fn landing_pad(&mut self, inst: &mut InstData) -> Result<()> {
        inst.ty = self.p.value_type()?;
        if self.p.eat_word(b"cleanup") {
            inst.flags = inst.flags.with(Flags::CLEANUP);
        }
        loop {
            let is_filter = match self.p.word() {
                b"catch" => false,
                b"filter" => true,
                _ => return Ok(()),
            };
            self.p.bump();
            self.push(Operand::new(OperandKind::Number(u32::from(is_filter))));
            self.push_typed()?;
        }
    }

    fn shuffle(&mut self, inst: &mut InstData) -> Result<()> {
        let token = self.p.tok;
        let ty = self.vector(token)?;
        self.comma()?;
        let token = self.p.tok;
        let second = self.push_typed()?;
        self.same(token, ty, second)?;
        self.comma()?;
        let token = self.p.tok;
        let mask = self.p.value_type()?;
        let constant = self.p.constant(mask)?;
        self.push(Operand::new(OperandKind::Constant(constant)));
        let types = &mut self.p.module.types;
        if types.scalar(mask) != Type::I32 || !types.is_vector(mask) {
            return Err(self.p.error_at(ErrorKind::Type, token, "a shuffle's mask is a vector of `i32`"));
        }
        let element = types.scalar(ty);
        let made = types.with_scalar(mask, element);
        inst.ty = made.map_err(|limit| self.p.type_limit(limit))?;
        Ok(())
    }

    /// `, 1, 2` after an aggregate; returns the type of the part.
    fn indices(&mut self, token: Token, ty: Type) -> Result<Type> {
        let mut ty = ty;
        let mut n = 0;
        while self.p.at(b',') && !self.next_is_metadata() {
            self.comma()?;
            let index = self.p.u32("an index")?;
            if index > Operand::MAX {
                return Err(self.p.error_at(ErrorKind::Limit, token, "the index is too large"));
            }
            ty = self.part(token, ty, index)?;
            self.push(Operand::new(OperandKind::Number(index)));
            n += 1;
        }
        if n == 0 { Err(self.p.wanted("`,` and an index")) } else { Ok(ty) }
    }

    fn part(&self, token: Token, ty: Type, index: u32) -> Result<Type> {
        let types = &self.p.module.types;
        let part = match types.kind(ty) {
            TypeKind::Array(n, element) => (u64::from(index) < n).then_some(element),
            _ => types.fields(ty).and_then(|fields| fields.get(index as usize).copied()),
        };
        part.ok_or_else(|| self.p.error_at(ErrorKind::Type, token, format!("the type has no part {index}")))
    }

    fn memory(&mut self, inst: &mut InstData) -> Result<()> {
        match inst.opcode {
            Opcode::Alloca => {
                if self.p.eat_word(b"inalloca") {
                    inst.flags = inst.flags.with(Flags::INALLOCA);
                }
                if self.p.eat_word(b"swifterror") {
                    inst.flags = inst.flags.with(Flags::SWIFTERROR);
                }
                inst.extra = self.p.value_type()?.0;
                inst.ty = Type::PTR;
                if self.p.at(b',') && self.next_is_type() {
                    self.comma()?;
                    self.push_typed()?;
                } else {
                    let one = self.p.module.constants.integer(Type::I32, 1);
                    let one = one.map_err(|limit| self.p.constant_limit(limit))?;
                    self.push(Operand::new(OperandKind::Constant(one)));
                }
            }
            Opcode::Load => {
                let is_atomic = self.p.eat_word(b"atomic");
                self.volatile(inst);
                inst.ty = self.p.value_type()?;
                self.comma()?;
                self.address()?;
                if is_atomic {
                    self.scope(inst)?;
                    inst.detail = self.ordering()?;
                }
            }
            Opcode::Store => {
                let is_atomic = self.p.eat_word(b"atomic");
                self.volatile(inst);
                self.push_typed()?;
                self.comma()?;
                self.address()?;
                if is_atomic {
                    self.scope(inst)?;
                    inst.detail = self.ordering()?;
                }
            }
            Opcode::Fence => {
                self.scope(inst)?;
                inst.detail = self.ordering()?;
            }
            Opcode::CmpXchg => {
                if self.p.eat_word(b"weak") {
                    inst.flags = inst.flags.with(Flags::WEAK);
                }
                self.volatile(inst);
                self.address()?;
                self.comma()?;
                let ty = self.push_typed()?;
                self.comma()?;
                let token = self.p.tok;
                let second = self.push_typed()?;
                self.same(token, ty, second)?;
                self.scope(inst)?;
                inst.detail = self.ordering()?;
                inst.second = self.ordering()?;
                let made = self.p.module.types.structure(&[ty, Type::I1], false);
                inst.ty = made.map_err(|limit| self.p.type_limit(limit))?;
            }
            Opcode::AtomicRmw => {
                self.volatile(inst);
                let Some(op) = RmwOp::from_name(self.p.word()) else {
                    return Err(self.p.wanted("an operation of `atomicrmw`"));
                };
                self.p.bump();
                inst.second = op as u8;
                self.address()?;
                self.comma()?;
                inst.ty = self.push_typed()?;
                self.scope(inst)?;
                inst.detail = self.ordering()?;
            }
            _ => self.get_element_ptr(inst)?,
        }
        Ok(())
    }

    fn next_is_type(&self) -> bool {
        let mut lexer = self.p.lexer;
        lexer.next().kind == Tok::IntType
    }

    fn volatile(&mut self, inst: &mut InstData) {
        if self.p.eat_word(b"volatile") {
            inst.flags = inst.flags.with(Flags::VOLATILE);
        }
    }

    fn address(&mut self) -> Result<()> {
        let token = self.p.tok;
        let ty = self.push_typed()?;
        if !matches!(self.p.module.types.kind(ty), TypeKind::Pointer(_)) {
            return Err(self.p.error_at(ErrorKind::Type, token, "an address is a pointer"));
        }
        Ok(())
    }

    fn scope(&mut self, inst: &mut InstData) -> Result<()> {
        if self.p.eat_word(b"syncscope") {
            self.p.expect(b'(')?;
            let token = self.p.tok;
            let name = self.p.text("a scope")?;
            self.p.expect(b')')?;
            inst.scope = self
                .p
                .module
                .intern_scope(&name)
                .ok_or_else(|| self.p.error_at(ErrorKind::Limit, token, "there are too many scopes"))?;
        }
        Ok(())
    }

    fn ordering(&mut self) -> Result<u8> {
        match Ordering::from_name(self.p.word()) {
            Some(ordering) if ordering != Ordering::NotAtomic => {
                self.p.bump();
                Ok(ordering as u8)
            }
            _ => Err(self.p.wanted("an ordering")),
        }
    }

    fn get_element_ptr(&mut self, inst: &mut InstData) -> Result<()> {
        inst.flags = self.p.flags();
        inst.extra = self.p.value_type()?.0;
        self.comma()?;
        let token = self.p.tok;
        let base = self.push_typed()?;
        if !self.p.module.types.is_pointer(base) {
            return Err(self.p.error_at(ErrorKind::Type, token, "an address is a pointer"));
        }
        inst.ty = base;
        while self.p.at(b',') && !self.next_is_metadata() {
            self.comma()?;
            let token = self.p.tok;
            let index = self.push_typed()?;
            if !self.p.module.types.is_integer(index) {
                return Err(self.p.error_at(ErrorKind::Type, token, "an index is an integer"));
            }
            // One vector makes the result a vector.
            if self.p.module.types.is_vector(index) && !self.p.module.types.is_vector(inst.ty) {
                let made = self.p.module.types.with_scalar(index, base);
                inst.ty = made.map_err(|limit| self.p.type_limit(limit))?;
            }
        }
        debug_assert!(inst.extra != NONE);
        Ok(())
    }
}
