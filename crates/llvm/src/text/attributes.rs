//! Attributes in text.
//!
//! In: tokens. Out: attribute sets. Invariant: attributes that are not known are skipped with their balanced
//! parentheses, in places where nothing else can follow.

use crate::attribute::{Access, Attribute, AttributeSet, Attributes, MemoryEffects, keeps_frame, request};
use crate::error::{Error, ErrorKind};
use crate::opcode::Opcode;
use crate::text::lexer::{Tok, Token};
use crate::text::parser::{Parser, Result};

/// Where attributes are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    /// Before a type, or before an argument's value.
    Value,
    /// After the parameters of a definition or declaration, where other properties follow.
    Header,
    /// After the arguments of a call, where other instructions follow.
    Call,
    /// In a group.
    Group,
}

/// Words after a function's parameters that are not attributes, and those that start the next definition.
const HEADER: [&[u8]; 18] = [
    b"section",
    b"comdat",
    b"gc",
    b"prefix",
    b"prologue",
    b"personality",
    b"unnamed_addr",
    b"local_unnamed_addr",
    b"addrspace",
    b"partition",
    b"define",
    b"declare",
    b"target",
    b"source_filename",
    b"module",
    b"attributes",
    b"uselistorder",
    b"uselistorder_bb",
];

impl Parser<'_> {
    /// Attributes as an interned set.
    #[inline]
    pub(crate) fn attributes(&mut self, at: At) -> Result<Attributes> {
        if !matches!(self.tok.kind, Tok::Word | Tok::Group | Tok::Text) {
            return Ok(Attributes::EMPTY);
        }
        let set = self.attribute_set(at)?;
        Ok(self.module.attributes.intern(&set))
    }

    /// Attributes.
    pub(crate) fn attribute_set(&mut self, at: At) -> Result<AttributeSet> {
        let mut set = AttributeSet::default();
        loop {
            match self.tok.kind {
                Tok::Word => {
                    let word = self.word();
                    if at == At::Header && HEADER.contains(&word) {
                        break;
                    }
                    match Attribute::from_name(word) {
                        Some(Attribute::None) | None if !self.is_skipped(at) => break,
                        Some(Attribute::None) | None => self.skip_attribute()?,
                        Some(attribute) => self.attribute(attribute, &mut set)?,
                    }
                }
                Tok::Group if at != At::Group => {
                    let token = self.bump();
                    let number = self.number_of(token, "the group")?;
                    if !self.is_body {
                        // Groups follow the functions that use them.
                        self.pending.push((number, token));
                        continue;
                    }
                    match self.module.text.groups.get(&number) {
                        Some(group) => set.merge(group),
                        None => return Err(self.unknown_group(number, token)),
                    }
                }
                Tok::Text => {
                    let name = self.text("an attribute")?;
                    set.request = set.request.max(request(&name));
                    if self.eat(b'=') {
                        let value = self.text("an attribute's value")?;
                        set.features.read(&name, &value);
                        set.keeps_frame |= keeps_frame(&name, &value);
                    }
                }
                _ => break,
            }
        }
        Ok(set)
    }

    #[cold]
    pub(crate) fn unknown_group(&self, number: u64, token: Token) -> Error {
        self.error_at(ErrorKind::Name, token, format!("attribute group `#{number}` is not defined"))
    }

    /// Whether a word that is no known attribute is an unknown one.
    fn is_skipped(&self, at: At) -> bool {
        match at {
            At::Call => false,
            At::Header | At::Group => true,
            At::Value => !self.is_type() && !self.starts_constant(),
        }
    }

    /// Whether the current word starts a constant.
    fn starts_constant(&self) -> bool {
        const WORDS: [&[u8]; 14] = [
            b"true",
            b"false",
            b"null",
            b"undef",
            b"poison",
            b"zeroinitializer",
            b"none",
            b"splat",
            b"blockaddress",
            b"dso_local_equivalent",
            b"no_cfi",
            b"ptrauth",
            b"asm",
            b"c",
        ];
        let word = self.word();
        WORDS.contains(&word)
            || Opcode::from_name(word).is_some()
            || word.starts_with(b"u0x")
            || word.starts_with(b"s0x")
    }

    fn skip_attribute(&mut self) -> Result<()> {
        self.bump();
        if self.at(b'(') {
            self.skip_balanced()?;
        } else if self.eat(b'=') {
            // `align=16` in groups.
            self.bump();
        }
        Ok(())
    }

    fn attribute(&mut self, attribute: Attribute, set: &mut AttributeSet) -> Result<()> {
        if attribute.has_type() {
            self.bump();
            self.expect(b'(')?;
            let ty = self.ty()?;
            self.expect(b')')?;
            set.typed = Some((attribute, ty));
            return Ok(());
        }
        match attribute {
            Attribute::Align => {
                self.bump();
                let is_parenthesised = self.eat(b'(');
                if !is_parenthesised {
                    self.eat(b'=');
                }
                set.align = self.alignment()?;
                if is_parenthesised {
                    self.expect(b')')?;
                }
            }
            Attribute::AlignStack => {
                self.bump();
                let is_parenthesised = self.eat(b'(');
                if !is_parenthesised {
                    self.expect(b'=')?;
                }
                set.stack_align = self.alignment()?;
                if is_parenthesised {
                    self.expect(b')')?;
                }
            }
            Attribute::Dereferenceable => {
                self.bump();
                self.expect(b'(')?;
                if self.tok.kind != Tok::Integer {
                    return Err(self.wanted("a number of bytes"));
                }
                set.dereferenceable = self.number_of(self.tok, "the number of bytes")?;
                self.bump();
                self.expect(b')')?;
            }
            Attribute::UwTable => {
                self.bump();
                set.unwind_table = 2;
                if self.eat(b'(') {
                    if self.eat_word(b"sync") {
                        set.unwind_table = 1;
                    } else {
                        self.expect_word(b"async")?;
                    }
                    self.expect(b')')?;
                }
            }
            Attribute::VScaleRange => {
                self.bump();
                self.expect(b'(')?;
                let least = self.factor()?;
                let most = if self.eat(b',') { self.factor()? } else { least };
                self.expect(b')')?;
                set.vscale_range = Some([least, most]);
            }
            Attribute::Memory => {
                self.bump();
                set.memory = Some(self.memory_effects()?);
            }
            Attribute::ArgMemOnly | Attribute::InaccessibleMemOnly | Attribute::InaccessibleMemOrArgMemOnly => {
                // Of versions before 16; only a promise.
                self.bump();
            }
            attribute if attribute.is_flag() => {
                self.bump();
                set.set(attribute);
                // Some have gained arguments.
                if self.at(b'(') {
                    self.skip_balanced()?;
                }
            }
            _ => self.skip_attribute()?,
        }
        Ok(())
    }

    fn factor(&mut self) -> Result<u32> {
        if self.tok.kind != Tok::Integer {
            return Err(self.wanted("a factor"));
        }
        let number = self.number_of(self.tok, "the factor")?;
        let factor = u32::try_from(number).map_err(|_| self.wanted("a smaller factor"))?;
        self.bump();
        Ok(factor)
    }

    /// `memory(...)` without the word.
    fn memory_effects(&mut self) -> Result<MemoryEffects> {
        self.expect(b'(')?;
        let mut effects = MemoryEffects::all(0);
        loop {
            let token = self.tok;
            if token.kind == Tok::Label {
                self.bump();
                let access = self.access()?;
                match self.raw(token) {
                    b"argmem" => effects.arguments = access,
                    b"inaccessiblemem" => effects.inaccessible = access,
                    b"errnomem" => effects.errno = access,
                    b"target_mem" => effects.target = [access; 2],
                    b"target_mem0" => effects.target[0] = access,
                    b"target_mem1" => effects.target[1] = access,
                    _ => return Err(self.error_at(ErrorKind::Syntax, token, "this kind of memory is not known")),
                }
            } else {
                effects = MemoryEffects::all(self.access()?);
            }
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')?;
        Ok(effects)
    }

    fn access(&mut self) -> Result<Access> {
        let access = match self.word() {
            b"none" => 0,
            b"read" => 1,
            b"write" => 2,
            b"readwrite" => 3,
            _ => return Err(self.wanted("`none`, `read`, `write` or `readwrite`")),
        };
        self.bump();
        Ok(access)
    }
}
