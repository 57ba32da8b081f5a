//! The body of a function in bitcode: values, blocks, names, positions.
//!
//! In: the block of a function. Out: a [`Body`]. Invariants: values are numbered symbols and constants of the module,
//! parameters, constants of the function, results; so that the local of a value that is defined later is known, and only
//! its type has to be checked at the end.
//! Not here: instructions ([`crate::bitcode::instructions`]).

use crate::attribute::AttributeList;
use crate::bitcode::block::{Block, Extent, Item, Result};
use crate::bitcode::tables::constant_limit;
use crate::bitcode::{constants, metadata};
use crate::body::{BlockData, Body, Bundle, InstData, Location, NONE, Operand, OperandKind};
use crate::constants::ConstantKind;
use crate::error::{Error, ErrorKind, Place};
use crate::index::{Local, Symbol};
use crate::intern::Interner;
use crate::module::{BitcodeInput, BitcodeMetadata, Module};
use crate::types::{Type, TypeKind};

/// A reader of one body.
pub(crate) struct BodyReader<'m, 'b> {
    pub(crate) module: &'m mut Module,
    pub(crate) input: &'b BitcodeInput,
    pub(crate) block: Block<'b>,
    pub(crate) body: Body,
    pub(crate) result_type: Type,
    constants: Vec<Operand>,
    /// Locals that are used before their definition: local, type, place.
    forwards: Vec<(u32, Type, Place)>,
    pub(crate) n_blocks: u32,
    /// Number of values so far.
    pub(crate) n_values: u64,
    /// Bundles of the next call: operands are kept until the call is known.
    pub(crate) bundles: Vec<Bundle>,
    pub(crate) bundle_operands: Vec<Operand>,
    /// Metadata that only this function uses.
    metadata: Option<BitcodeMetadata>,
    metadata_extent: Option<Extent>,
    /// Whether the value that is read is what a call calls, which may be assembly text.
    pub(crate) is_callee: bool,
    /// Whether the last instruction is in the body; calls that only annotate are not.
    pub(crate) is_last_kept: bool,
}

/// Reads a body.
pub(crate) fn read(module: &mut Module, input: &BitcodeInput, function: Symbol, extent: Extent) -> Result<Body> {
    let ty = module.symbols[function.index()].ty;
    let TypeKind::Function { result, parameters, .. } = module.types.kind(ty) else {
        return Err(Error::new(ErrorKind::Malformed, Place::Byte(extent.start / 8), "this is not a function"));
    };
    let parameters = module.types.list(parameters).to_vec();
    let block = Block::new(&input.bytes, extent, 12, &input.abbreviations);
    let mut body = Body::new(function);
    // Records of instructions have 40 bits.
    let n_expected = ((extent.end - extent.start) / 48) as usize;
    body.insts.reserve(n_expected);
    body.operands.reserve(2 * n_expected);
    body.types.reserve(parameters.len() + n_expected);
    body.definitions.reserve(parameters.len() + n_expected);
    let n_values = (input.values.len() + parameters.len()) as u64;
    for ty in parameters {
        body.add_local(ty, NONE);
        body.n_parameters += 1;
    }
    let mut reader = BodyReader {
        module,
        input,
        block,
        body,
        result_type: result,
        constants: Vec::new(),
        forwards: Vec::new(),
        n_blocks: 0,
        n_values,
        bundles: Vec::new(),
        bundle_operands: Vec::new(),
        metadata: None,
        metadata_extent: None,
        is_callee: false,
        is_last_kept: false,
    };
    reader.entries()?;
    reader.finish()
}

impl BodyReader<'_, '_> {
    fn entries(&mut self) -> Result<()> {
        loop {
            match self.block.next()? {
                Item::End => return Ok(()),
                Item::Record => self.record()?,
                Item::Block(11, extent) => {
                    if !self.body.insts.is_empty() {
                        return Err(self.block.error("constants follow instructions"));
                    }
                    let parameters = (0..self.body.n_parameters).map(|at| Operand::new(OperandKind::Local(Local(at))));
                    let before: Vec<Operand> = parameters.chain(self.constants.iter().copied()).collect();
                    let (bytes, info) = (&self.input.bytes, &self.input.abbreviations);
                    let before = [&self.input.values[..], &before];
                    let made = constants::read(self.module, bytes, extent, info, &self.input.types, before)?;
                    self.n_values += made.len() as u64;
                    self.constants.extend(made);
                }
                Item::Block(14, extent) => self.names(extent)?,
                Item::Block(15, extent) => self.metadata_extent = Some(extent),
                Item::Block(..) => {}
            }
        }
    }

    fn record(&mut self) -> Result<()> {
        match self.block.record.code {
            1 => {
                let n = self.block.op(0)?;
                // Every block has an instruction.
                if self.n_blocks != 0 || n == 0 || n > self.block.left() || n > u64::from(Operand::MAX) {
                    return Err(self.block.error("the number of blocks is impossible"));
                }
                self.n_blocks = n as u32;
                self.start_block();
                Ok(())
            }
            33 => {
                let last = self.body.locations.len() as u32;
                self.set_location(last.wrapping_sub(1));
                Ok(())
            }
            35 => self.location(),
            55 => self.bundle(),
            // Blocks whose address is taken, and positions of variables.
            60..=65 => Ok(()),
            _ => self.instruction(),
        }
    }

    fn start_block(&mut self) {
        let first = self.body.insts.len() as u32;
        self.body.blocks.push(BlockData { first, n: 0, name: (0, 0) });
    }

    /// Ends a block after its terminator.
    pub(crate) fn end_block(&mut self) {
        let n_insts = self.body.insts.len() as u32;
        if let Some(block) = self.body.blocks.last_mut() {
            block.n = n_insts - block.first;
        }
        if self.body.blocks.len() < self.n_blocks as usize {
            self.start_block();
        }
    }

    fn location(&mut self) -> Result<()> {
        let number = |op: u64| u32::try_from(op).unwrap_or(0);
        let (line, column) = (number(self.block.op(0)?), number(self.block.op(1)?));
        let scope = self.block.op(2)?;
        self.metadata()?;
        let of = |metadata: &Option<BitcodeMetadata>| {
            metadata.as_ref().and_then(|metadata| metadata.scope_files.get(&scope.checked_sub(1)?).copied())
        };
        let file = of(&self.module.metadata).or_else(|| of(&self.metadata));
        self.body.locations.push(Location { line, column, file });
        self.set_location(self.body.locations.len() as u32 - 1);
        Ok(())
    }

    fn set_location(&mut self, index: u32) {
        if let (true, Some(inst)) = (self.is_last_kept, self.body.insts.last_mut()) {
            inst.location = index;
        }
    }

    /// Reads the metadata of the module and of this function, unless they have been read: few functions need them.
    fn metadata(&mut self) -> Result<()> {
        metadata::ensure(self.module, self.input)?;
        let Some(extent) = self.metadata_extent.take() else { return Ok(()) };
        let of_module = self.module.metadata.take();
        let found = metadata::read(self.module, self.input, (extent, &self.input.abbreviations), of_module.as_ref());
        self.module.metadata = of_module;
        self.metadata = Some(found?);
        Ok(())
    }

    fn names(&mut self, extent: Extent) -> Result<()> {
        let mut block = Block::new(&self.input.bytes, extent, 14, &self.input.abbreviations);
        let mut names = Interner::default();
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        loop {
            match block.next()? {
                Item::End => return Ok(()),
                Item::Block(..) => continue,
                Item::Record => {}
            }
            let number = block.op(0)?;
            let range = self.body.push_name(block.record.ops[1..].iter().map(|&op| op as u8));
            let name = self.body.name_at(range);
            let hash = names.hash(name);
            if names.find(hash, |other| self.body.name_at(ranges[other as usize]) == name).is_some() {
                return Err(block.error("two values of a function have the same name"));
            }
            names.insert(hash, ranges.len() as u32);
            ranges.push(range);
            match block.record.code {
                1 => {
                    let local = self.local_of(number);
                    let Some(local) = local.filter(|&local| local < self.body.n_locals() as u64) else {
                        return Err(block.error(format!("value {number}, which has a name, is not defined")));
                    };
                    self.body.set_name(Local(local as u32), range);
                }
                2 => {
                    let found = usize::try_from(number).ok().and_then(|at| self.body.blocks.get_mut(at));
                    match found {
                        Some(block) => block.name = range,
                        None => return Err(block.error(format!("block {number}, which has a name, is not defined"))),
                    }
                }
                _ => {}
            }
        }
    }

    /// The number of the local that a value is; none if it is a constant.
    fn local_of(&self, number: u64) -> Option<u64> {
        let after = number.checked_sub(self.input.values.len() as u64)?;
        let n_parameters = u64::from(self.body.n_parameters);
        if after < n_parameters {
            return Some(after);
        }
        let result = (after - n_parameters).checked_sub(self.constants.len() as u64)?;
        Some(result + n_parameters)
    }

    /// The value with an absolute number; its type if it is known, else the one that is wanted.
    #[inline]
    fn absolute(&mut self, number: u64, wanted: Option<Type>) -> Result<(Operand, Type)> {
        let n_global = self.input.values.len() as u64;
        let operand = match number.checked_sub(n_global) {
            None => self.input.values[number as usize],
            Some(after) => {
                let n_parameters = u64::from(self.body.n_parameters);
                let n_before = n_parameters + self.constants.len() as u64;
                if after >= n_parameters && after < n_before {
                    self.constants[(after - n_parameters) as usize]
                } else {
                    let local = if after < n_parameters { after } else { after - n_before + n_parameters };
                    return self.local(local, wanted);
                }
            }
        };
        match operand.constant() {
            Some(constant) => Ok((operand, self.module.constants.ty(constant))),
            None if self.is_callee => Ok((operand, Type::PTR)),
            None => Err(self.block.error("assembly text is only called")),
        }
    }

    fn local(&mut self, local: u64, wanted: Option<Type>) -> Result<(Operand, Type)> {
        if local > u64::from(Operand::MAX) {
            return Err(self.block.error("a value is too large a number"));
        }
        let operand = Operand::new(OperandKind::Local(Local(local as u32)));
        if let Some(&ty) = self.body.types.get(local as usize) {
            return Ok((operand, ty));
        }
        let Some(ty) = wanted else { return Err(self.block.error("the type of a value is not known yet")) };
        self.forwards.push((local as u32, ty, self.block.place()));
        Ok((operand, ty))
    }

    /// The value with a number relative to the current one, whose type is known.
    #[inline]
    pub(crate) fn value(&mut self, at: usize, ty: Type) -> Result<Operand> {
        let relative = self.block.op(at)?;
        let number = (self.n_values as u32).wrapping_sub(relative as u32);
        self.value_of(u64::from(number), ty)
    }

    fn value_of(&mut self, number: u64, ty: Type) -> Result<Operand> {
        if ty == Type::METADATA {
            return Err(self.block.error("metadata is only an argument of calls"));
        }
        let (operand, given) = self.absolute(number, Some(ty))?;
        if given != ty {
            let types = &self.module.types;
            let message = format!(
                "expected a value of type `{}`, found `{}`",
                crate::print::types::short(types, ty),
                crate::print::types::short(types, given)
            );
            return Err(Error::new(ErrorKind::Type, self.block.place(), message));
        }
        Ok(operand)
    }

    /// The value with an absolute number.
    pub(crate) fn absolute_value(&mut self, at: usize, ty: Type) -> Result<Operand> {
        let number = self.block.op(at)?;
        self.value_of(number, ty)
    }

    /// The value with a signed relative number, as in `phi`.
    pub(crate) fn signed_value(&mut self, at: usize, ty: Type) -> Result<Operand> {
        let relative = constants::signed(self.block.op(at)?);
        let number = (self.n_values as u32).wrapping_sub(relative as u32);
        self.value_of(u64::from(number), ty)
    }

    /// The value at an operand, which is followed by its type if it is defined later; the operand moves on.
    #[inline]
    pub(crate) fn typed(&mut self, at: &mut usize) -> Result<(Operand, Type)> {
        let relative = self.block.op(*at)?;
        let number = (self.n_values as u32).wrapping_sub(relative as u32);
        *at += 1;
        if u64::from(number) < self.n_values {
            return self.absolute(u64::from(number), None);
        }
        let ty = self.ty(*at)?;
        *at += 1;
        if ty == Type::METADATA {
            return Err(self.block.error("metadata is only an argument of calls"));
        }
        self.absolute(u64::from(number), Some(ty))
    }

    /// The argument of a call, which may be metadata.
    pub(crate) fn argument(&mut self, at: usize, ty: Type) -> Result<Operand> {
        if ty != Type::METADATA {
            return self.value(at, ty);
        }
        let relative = self.block.op(at)?;
        let number = (self.n_values as u32).wrapping_sub(relative as u32);
        self.metadata_value(u64::from(number))
    }

    fn metadata_value(&mut self, number: u64) -> Result<Operand> {
        self.metadata()?;
        let of = |metadata: &Option<BitcodeMetadata>| Some(metadata.as_ref()?.string(number)?.to_vec());
        let made = match of(&self.module.metadata).or_else(|| of(&self.metadata)) {
            Some(text) => self.module.constants.with_bytes(Type::METADATA, &text, ConstantKind::MetadataString),
            None => self.module.constants.simple(Type::METADATA, ConstantKind::MetadataNode),
        };
        let made = made.map_err(|limit| constant_limit(&self.block, limit))?;
        Ok(Operand::new(OperandKind::Constant(made)))
    }

    /// The type with a number.
    #[inline]
    pub(crate) fn ty(&self, at: usize) -> Result<Type> {
        let number = self.block.op(at)?;
        let found = usize::try_from(number).ok().and_then(|at| self.input.types.get(at).copied());
        found.ok_or_else(|| self.block.error(format!("type {number} is not defined")))
    }

    /// A type of values.
    pub(crate) fn value_type(&self, at: usize) -> Result<Type> {
        let ty = self.ty(at)?;
        if !self.module.types.is_first_class(ty) || ty == Type::LABEL {
            return Err(self.block.error("this type has no values"));
        }
        Ok(ty)
    }

    /// The block with a number.
    pub(crate) fn target(&self, at: usize) -> Result<Operand> {
        let number = self.block.op(at)?;
        if number >= u64::from(self.n_blocks) {
            return Err(self.block.error(format!("block {number} is not defined")));
        }
        Ok(Operand::new(OperandKind::Block(crate::index::Block(number as u32))))
    }

    /// The list of attributes with a number.
    pub(crate) fn list(&self, at: usize) -> Result<AttributeList> {
        let number = self.block.op(at)?;
        let found = usize::try_from(number).ok().and_then(|at| self.input.lists.get(at).copied());
        found.ok_or_else(|| self.block.error(format!("list {number} of attributes is not defined")))
    }

    fn bundle(&mut self) -> Result<()> {
        let tag = self.block.op(0)?;
        let tag = usize::try_from(tag).ok().and_then(|at| self.input.bundle_tags.get(at).copied());
        let Some(tag) = tag else { return Err(self.block.error("the tag of a bundle is not defined")) };
        let before = self.bundle_operands.len();
        let mut at = 1;
        while at < self.block.record.ops.len() {
            let (operand, _) = self.typed(&mut at)?;
            self.bundle_operands.push(operand);
        }
        let n_operands = (self.bundle_operands.len() - before) as u32;
        self.bundles.push(Bundle { tag, n_operands });
        Ok(())
    }

    /// Adds an instruction whose operands have been pushed.
    #[inline]
    pub(crate) fn add(&mut self, mut inst: InstData) -> Result<()> {
        if self.body.blocks.last().is_some_and(|block| block.n > 0) {
            return Err(self.block.error("an instruction follows the last block"));
        }
        inst.n_operands = self.body.operands.len() as u32 - inst.first_operand;
        if self.body.operands.len() > self.module.limits.operands {
            let message = format!("a function has more than {} operands", self.module.limits.operands);
            return Err(Error::new(ErrorKind::Limit, self.block.place(), message));
        }
        if inst.ty != Type::VOID {
            let number = self.body.insts.len() as u32;
            inst.result = self.body.add_local(inst.ty, number).0;
            self.n_values += 1;
            if self.n_values > u64::from(Operand::MAX) {
                return Err(Error::new(ErrorKind::Limit, self.block.place(), "there are too many values"));
            }
        }
        self.body.insts.push(inst);
        self.is_last_kept = true;
        if inst.opcode.is_terminator() {
            self.end_block();
        }
        Ok(())
    }

    fn finish(self) -> Result<Body> {
        let end = self.block.place();
        let is_whole = self.body.blocks.len() == self.n_blocks as usize
            && self.body.blocks.last().is_some_and(|block| block.n > 0)
            && self.body.blocks.iter().map(|block| block.n as usize).sum::<usize>() == self.body.insts.len();
        if !is_whole {
            return Err(Error::new(
                ErrorKind::Malformed,
                end,
                "the last block has no terminator, or none was declared",
            ));
        }
        for (local, wanted, place) in self.forwards {
            match self.body.types.get(local as usize) {
                None => return Err(Error::new(ErrorKind::Malformed, place, "a value is used but not defined")),
                Some(&given) if given != wanted => {
                    let message = "a value was used with another type before its definition";
                    return Err(Error::new(ErrorKind::Type, place, message));
                }
                Some(_) => {}
            }
        }
        Ok(self.body)
    }
}
