//! Constants in bitcode.
//!
//! In: a block, and the values before it. Out: operands in the order of their numbers. Constants may refer to later ones,
//! so records are kept and made in the order of their dependencies, with an explicit stack; circular ones are an error.

use crate::bitcode::block::{Abbreviations, Block, Extent, Item, Result};
use crate::bitcode::tables::constant_limit;
use crate::body::{Operand, OperandKind};
use crate::constants::{BlockName, Constant, ConstantKind, data_bytes};
use crate::error::{Error, ErrorKind};
use crate::index::Symbol;
use crate::module::{InlineAsm, Module};
use crate::opcode::{Flags, Opcode};
use crate::types::{Type, TypeKind};

/// A record that is not a constant yet.
struct Raw {
    ty: Type,
    code: u32,
    first: usize,
    n: usize,
}

/// A reader of one block.
struct Reader<'m, 'b> {
    module: &'m mut Module,
    block: Block<'b>,
    types: &'m [Type],
    /// The values before the block, as one list of two parts.
    before: [&'m [Operand]; 2],
    raw: Vec<Raw>,
    ops: Vec<u64>,
    made: Vec<Option<Operand>>,
}

/// Reads a block; `before` are the values with smaller numbers.
pub(crate) fn read(
    module: &mut Module,
    bytes: &[u8],
    extent: Extent,
    info: &Abbreviations,
    types: &[Type],
    before: [&[Operand]; 2],
) -> Result<Vec<Operand>> {
    let block = Block::new(bytes, extent, 11, info);
    let mut reader = Reader { module, block, types, before, raw: Vec::new(), ops: Vec::new(), made: Vec::new() };
    reader.records()?;
    reader.make_all()
}

/// The bits of a signed number whose sign is its lowest bit.
pub(crate) fn signed(op: u64) -> u64 {
    match op {
        // The smallest number has no positive counterpart.
        1 => 1 << 63,
        op if op & 1 == 0 => op >> 1,
        op => (op >> 1).wrapping_neg(),
    }
}

/// The operation of a code, for integers or floats.
pub(crate) fn binary(code: u64, is_float: bool) -> Option<Opcode> {
    use Opcode::{AShr, Add, And, FAdd, FDiv, FMul, FRem, FSub, LShr, Mul, Or, SDiv, SRem, Shl, Sub, UDiv, URem, Xor};
    let integers = [Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor];
    if !is_float {
        return integers.get(usize::try_from(code).ok()?).copied();
    }
    Some(match code {
        0 => FAdd,
        1 => FSub,
        2 => FMul,
        4 => FDiv,
        6 => FRem,
        _ => return None,
    })
}

/// The conversion of a code.
pub(crate) fn cast(code: u64) -> Option<Opcode> {
    use Opcode::{AddrSpaceCast, BitCast, FPExt, FPToSI, FPToUI, FPTrunc, IntToPtr, PtrToAddr, PtrToInt};
    use Opcode::{SExt, SIToFP, Trunc, UIToFP, ZExt};
    let casts = [
        Trunc,
        ZExt,
        SExt,
        FPToUI,
        FPToSI,
        UIToFP,
        SIToFP,
        FPTrunc,
        FPExt,
        PtrToInt,
        IntToPtr,
        BitCast,
        AddrSpaceCast,
        PtrToAddr,
    ];
    casts.get(usize::try_from(code).ok()?).copied()
}

/// The flags of an operation.
pub(crate) fn flags_of(op: Opcode, bits: u64) -> Flags {
    let choose = |pairs: &[Flags]| {
        let set = pairs.iter().enumerate().filter(|&(bit, _)| bits >> bit & 1 != 0);
        set.fold(Flags::NONE, |flags, (_, &flag)| flags.with(flag))
    };
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => choose(&[Flags::NUW, Flags::NSW]),
        Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr => choose(&[Flags::EXACT]),
        Opcode::Or => choose(&[Flags::DISJOINT]),
        Opcode::ZExt | Opcode::UIToFP => choose(&[Flags::NNEG]),
        Opcode::ICmp => choose(&[Flags::SAMESIGN]),
        Opcode::GetElementPtr => {
            let flags = choose(&[Flags::INBOUNDS, Flags::NUSW, Flags::NUW]);
            if flags.has(Flags::INBOUNDS) { flags.without(Flags::NUSW) } else { flags }
        }
        _ => fast_math(bits),
    }
}

/// Flags of float operations.
pub(crate) fn fast_math(bits: u64) -> Flags {
    const BITS: [Flags; 8] =
        [Flags::FAST, Flags::NNAN, Flags::NINF, Flags::NSZ, Flags::ARCP, Flags::CONTRACT, Flags::AFN, Flags::REASSOC];
    let set = BITS.iter().enumerate().filter(|&(bit, _)| bits >> bit & 1 != 0);
    set.fold(Flags::NONE, |flags, (_, &flag)| flags.with(flag))
}

impl Reader<'_, '_> {
    fn n_before(&self) -> usize {
        self.before[0].len() + self.before[1].len()
    }

    fn records(&mut self) -> Result<()> {
        let mut ty = Type::I32;
        loop {
            match self.block.next()? {
                Item::End => break,
                Item::Block(..) => continue,
                Item::Record => {}
            }
            if self.block.record.code == 1 {
                let number = self.block.op(0)?;
                ty = self.ty(number)?;
                if !self.module.types.is_first_class(ty) || ty == Type::LABEL || ty == Type::METADATA {
                    return Err(self.block.error("a constant has a type without values"));
                }
                continue;
            }
            let first = self.ops.len();
            self.ops.extend_from_slice(&self.block.record.ops);
            self.raw.push(Raw { ty, code: self.block.record.code, first, n: self.ops.len() - first });
            if self.n_before() + self.raw.len() > Operand::MAX as usize {
                return Err(Error::new(ErrorKind::Limit, self.block.place(), "there are too many values"));
            }
        }
        self.made = vec![None; self.raw.len()];
        Ok(())
    }

    fn ty(&self, number: u64) -> Result<Type> {
        let found = usize::try_from(number).ok().and_then(|at| self.types.get(at).copied());
        found.ok_or_else(|| self.block.error(format!("type {number} is not defined")))
    }

    /// Makes every constant, those that others need first.
    fn make_all(mut self) -> Result<Vec<Operand>> {
        let mut is_open = vec![false; self.raw.len()];
        let mut stack: Vec<(usize, Vec<usize>)> = Vec::new();
        for start in 0..self.raw.len() {
            if self.made[start].is_some() {
                continue;
            }
            stack.push((start, self.needs(start)));
            is_open[start] = true;
            while let Some((at, needs)) = stack.last_mut() {
                let at = *at;
                match needs.pop() {
                    Some(need) if self.made[need].is_some() => {}
                    Some(need) if is_open[need] => {
                        return Err(self.block.error(format!("constant {} contains itself", need + self.n_before())));
                    }
                    Some(need) => {
                        is_open[need] = true;
                        let needs = self.needs(need);
                        stack.push((need, needs));
                    }
                    None => {
                        let made = self.make(at)?;
                        self.made[at] = Some(made);
                        stack.pop();
                    }
                }
            }
        }
        Ok(self.made.into_iter().flatten().collect())
    }

    fn raw_ops(&self, at: usize) -> &[u64] {
        let raw = &self.raw[at];
        &self.ops[raw.first..][..raw.n]
    }

    /// The constants of this block that a record needs.
    fn needs(&self, at: usize) -> Vec<usize> {
        let ops = self.raw_ops(at);
        let pick = |positions: &[usize]| positions.iter().filter_map(|&at| ops.get(at).copied()).collect::<Vec<u64>>();
        let numbers: Vec<u64> = match self.raw[at].code {
            7 | 33 => ops.to_vec(),
            10 | 11 => pick(if self.raw[at].code == 10 { &[1, 2] } else { &[2] }),
            14 => pick(&[1, 3]),
            15 => pick(&[0, 1, 3]),
            16 => pick(&[0, 1, 2]),
            19 => pick(&[1, 2, 3]),
            12 | 20 | 24 | 31 | 32 => {
                let first = self.gep_operands(at).unwrap_or(ops.len());
                ops.get(first..).unwrap_or_default().chunks_exact(2).map(|pair| pair[1]).collect()
            }
            _ => Vec::new(),
        };
        let n_before = self.n_before();
        let inner = |number: u64| usize::try_from(number).ok()?.checked_sub(n_before).filter(|&at| at < self.raw.len());
        numbers.into_iter().filter_map(inner).collect()
    }

    /// The first operand of an address.
    fn gep_operands(&self, at: usize) -> Option<usize> {
        match self.raw[at].code {
            // Records of LLVM before 19, which Zig writes: the code determines whether the address is in bounds.
            12 | 20 => return Some(1),
            24 | 32 => return Some(2),
            _ => {}
        }
        // The range that may be accessed, in bits.
        let ops = self.raw_ops(at);
        let n = match *ops.get(2)? {
            0..=64 => 2,
            _ => {
                let words = *ops.get(3)?;
                1 + (words & 0xffff_ffff) as usize + (words >> 32) as usize
            }
        };
        Some(3 + n)
    }

    fn operand(&self, number: u64) -> Result<Operand> {
        let at = usize::try_from(number).unwrap_or(usize::MAX);
        let n_first = self.before[0].len();
        let found = match at {
            at if at < n_first => Some(self.before[0][at]),
            at if at < self.n_before() => Some(self.before[1][at - n_first]),
            at => self.made.get(at - self.n_before()).copied().flatten(),
        };
        found.ok_or_else(|| self.block.error(format!("value {number} is not defined")))
    }

    fn constant(&self, number: u64) -> Result<Constant> {
        let constant = self.operand(number)?.constant();
        constant.ok_or_else(|| self.block.error(format!("value {number} is not a constant")))
    }

    fn symbol(&self, number: u64) -> Result<Symbol> {
        match self.module.constants.kind(self.constant(number)?) {
            ConstantKind::Symbol(symbol) => Ok(symbol),
            _ => Err(self.block.error(format!("value {number} is not a symbol"))),
        }
    }

    fn op(&self, at: usize, position: usize) -> Result<u64> {
        self.raw_ops(at).get(position).copied().ok_or_else(|| self.block.error("a record of a constant is too short"))
    }

    fn simple(&mut self, ty: Type, kind: ConstantKind) -> Result<Constant> {
        self.module.constants.simple(ty, kind).map_err(|limit| constant_limit(&self.block, limit))
    }

    fn make(&mut self, at: usize) -> Result<Operand> {
        let (ty, code) = (self.raw[at].ty, self.raw[at].code);
        let constant = match code {
            2 if ty == Type::TOKEN => self.simple(ty, ConstantKind::NoToken)?,
            2 => {
                let made = self.module.constants.zero(&self.module.types, ty);
                made.map_err(|limit| constant_limit(&self.block, limit))?
            }
            3 => self.simple(ty, ConstantKind::Undef)?,
            26 => self.simple(ty, ConstantKind::Poison)?,
            4 | 5 => self.integer(at, ty)?,
            6 => self.float(at, ty)?,
            7 => self.aggregate(at, ty)?,
            8 | 9 | 22 => self.data(at, ty)?,
            21 => {
                let function = self.symbol(self.op(at, 1)?)?;
                let block = u32::try_from(self.op(at, 2)?).map_err(|_| self.block.error("a block is too large"))?;
                let made = self.module.constants.block_address(function, BlockName::Position(block));
                made.map_err(|limit| constant_limit(&self.block, limit))?
            }
            27 | 29 => {
                let symbol = self.symbol(self.op(at, 1)?)?;
                let is_equivalent = code == 27;
                let kind =
                    if is_equivalent { ConstantKind::DsoLocalEquivalent(symbol) } else { ConstantKind::NoCfi(symbol) };
                self.simple(ty, kind)?
            }
            30 => return self.asm(at),
            33 => {
                let parts: Result<Vec<Constant>> = self.raw_ops(at).iter().map(|&op| self.constant(op)).collect();
                let made = self.module.constants.with_list(ty, &parts?, ConstantKind::PtrAuth);
                made.map_err(|limit| constant_limit(&self.block, limit))?
            }
            _ => self.expression(at, ty)?,
        };
        Ok(Operand::new(OperandKind::Constant(constant)))
    }

    fn integer(&mut self, at: usize, ty: Type) -> Result<Constant> {
        let TypeKind::Integer(bits) = self.module.types.kind(ty) else {
            // LLVM gives vectors of equal integers this form, too.
            return self.splat(at, ty);
        };
        self.integer_of(at, ty, bits)
    }

    fn integer_of(&mut self, at: usize, ty: Type, bits: u32) -> Result<Constant> {
        let made = if bits <= 64 {
            let value = signed(self.op(at, 0)?) & u64::MAX >> (64 - bits);
            self.module.constants.integer(ty, value)
        } else {
            if bits > 4096 {
                let message = "an integer constant has more than 4096 bits";
                return Err(Error::new(ErrorKind::Limit, self.block.place(), message));
            }
            let n_bytes = bits.div_ceil(8) as usize;
            let mut bytes: Vec<u8> = self.raw_ops(at).iter().flat_map(|&op| signed(op).to_le_bytes()).collect();
            // A single word is the sign-extended value, several are all active words.
            let is_negative = self.raw[at].code == 4 && bytes.last().is_some_and(|&byte| byte >= 0x80);
            bytes.resize(n_bytes.max(bytes.len()), if is_negative { 0xff } else { 0 });
            bytes.truncate(n_bytes);
            if !bits.is_multiple_of(8) {
                bytes[n_bytes - 1] &= (1 << (bits % 8)) - 1;
            }
            if bytes.iter().all(|&byte| byte == 0) {
                self.module.constants.simple(ty, ConstantKind::Zero)
            } else {
                self.module.constants.with_bytes(ty, &bytes, ConstantKind::Wide)
            }
        };
        made.map_err(|limit| constant_limit(&self.block, limit))
    }

    fn splat(&mut self, at: usize, ty: Type) -> Result<Constant> {
        let element = self.module.types.scalar(ty);
        let lane = match self.module.types.kind(element) {
            _ if element == ty => return Err(self.block.error("a number has a type that is none of its kind")),
            TypeKind::Integer(bits) => self.integer_of(at, element, bits)?,
            _ => self.float(at, element)?,
        };
        let made = if self.module.constants.is_zero(lane) {
            self.module.constants.zero(&self.module.types, ty)
        } else {
            self.module.constants.simple(ty, ConstantKind::Splat(lane))
        };
        made.map_err(|limit| constant_limit(&self.block, limit))
    }

    fn float(&mut self, at: usize, ty: Type) -> Result<Constant> {
        let first = self.op(at, 0)?;
        let words = match self.module.types.kind(ty) {
            TypeKind::Half | TypeKind::BFloat => return self.simple(ty, ConstantKind::Float(first & 0xffff)),
            TypeKind::Float => return self.simple(ty, ConstantKind::Float(first & 0xffff_ffff)),
            TypeKind::Double => return self.simple(ty, ConstantKind::Float(first)),
            TypeKind::X87 => {
                let second = self.op(at, 1)?;
                [first << 16 | second & 0xffff, first >> 48]
            }
            TypeKind::Fp128 | TypeKind::PpcFp128 => [first, self.op(at, 1)?],
            _ => return self.splat(at, ty),
        };
        if words == [0, 0] {
            return self.simple(ty, ConstantKind::Zero);
        }
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let made = self.module.constants.with_bytes(ty, &bytes, ConstantKind::WideFloat);
        made.map_err(|limit| constant_limit(&self.block, limit))
    }

    fn aggregate(&mut self, at: usize, ty: Type) -> Result<Constant> {
        let parts: Result<Vec<Constant>> = self.raw_ops(at).iter().map(|&op| self.constant(op)).collect();
        let parts = parts?;
        let types = &self.module.types;
        let constants = &self.module.constants;
        let is_right = match types.kind(ty) {
            TypeKind::Array(n, element) => {
                parts.len() as u64 == n && parts.iter().all(|&part| constants.ty(part) == element)
            }
            TypeKind::Vector(n, element) => {
                parts.len() == n as usize && parts.iter().all(|&part| constants.ty(part) == element)
            }
            _ => types.fields(ty).is_some_and(|fields| {
                fields.len() == parts.len()
                    && parts.iter().zip(fields).all(|(&part, &field)| constants.ty(part) == field)
            }),
        };
        if !is_right {
            return Err(self.block.error("the parts of a constant are not those of its type"));
        }
        let made = self.module.constants.aggregate(&self.module.types, ty, &parts);
        made.map_err(|limit| constant_limit(&self.block, limit))
    }

    fn data(&mut self, at: usize, ty: Type) -> Result<Constant> {
        let width = data_bytes(&self.module.types, ty);
        let Some(width) = width else { return Err(self.block.error("data has a type without plain numbers")) };
        let mut bytes: Vec<u8> =
            self.raw_ops(at).iter().flat_map(|op| op.to_le_bytes().into_iter().take(width)).collect();
        if self.raw[at].code == 9 {
            bytes.push(0);
        }
        let n = match self.module.types.kind(ty) {
            TypeKind::Array(n, _) => n,
            TypeKind::Vector(n, _) => u64::from(n),
            _ => 0,
        };
        if bytes.len() as u64 != n.saturating_mul(width as u64) {
            return Err(self.block.error("data does not have the length of its type"));
        }
        let made = self.module.constants.data(&self.module.types, ty, &bytes);
        made.map_err(|limit| constant_limit(&self.block, limit))
    }

    fn expression(&mut self, at: usize, ty: Type) -> Result<Constant> {
        let code = self.raw[at].code;
        let (op, positions): (Opcode, &[usize]) = match code {
            10 => {
                let is_float = self.module.types.is_float(ty);
                let op = binary(self.op(at, 0)?, is_float)
                    .filter(|op| matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Xor));
                let Some(op) = op else { return Err(self.unsupported("a constant expression with this operation")) };
                (op, &[1, 2])
            }
            11 => {
                let is_constant = |op: &Opcode| {
                    use Opcode::{AddrSpaceCast, BitCast, IntToPtr, PtrToAddr, PtrToInt, Trunc};
                    matches!(op, AddrSpaceCast | BitCast | IntToPtr | PtrToAddr | PtrToInt | Trunc)
                };
                let Some(op) = cast(self.op(at, 0)?).filter(is_constant) else {
                    return Err(self.unsupported("a constant expression with this conversion"));
                };
                (op, &[2])
            }
            14 => (Opcode::ExtractElement, &[1, 3]),
            15 => (Opcode::InsertElement, &[0, 1, 3]),
            16 => (Opcode::ShuffleVector, &[0, 1, 2]),
            19 => (Opcode::ShuffleVector, &[1, 2, 3]),
            12 | 20 | 24 | 31 | 32 => (Opcode::GetElementPtr, &[]),
            code => return Err(self.unsupported(&format!("a constant of code {code}"))),
        };
        let mut parts = Vec::new();
        let mut flags = Flags::NONE;
        let mut source = None;
        if op == Opcode::GetElementPtr {
            source = Some(self.ty(self.op(at, 0)?)?);
            flags = match code {
                12 => Flags::NONE,
                20 => flags_of(op, 1),
                // The rest of the number is the index that may not leave its range.
                24 => flags_of(op, self.op(at, 1)? & 1),
                _ => flags_of(op, self.op(at, 1)?),
            };
            let Some(first) = self.gep_operands(at) else { return Err(self.block.error("a record is too short")) };
            let ops = self.raw_ops(at).get(first..).unwrap_or_default();
            for pair in ops.chunks_exact(2) {
                parts.push(self.constant(pair[1])?);
            }
            if !self.module.types.is_pointer(ty) {
                return Err(self.block.error("an address is not a pointer"));
            }
        }
        for &position in positions {
            parts.push(self.constant(self.op(at, position)?)?);
        }
        if parts.is_empty() {
            return Err(self.block.error("an expression has no operands"));
        }
        if let (10 | 11, Some(&bits)) = (code, self.raw_ops(at).get(3)) {
            flags = flags_of(op, bits);
        }
        let first = self.module.constants.ty(parts[0]);
        if op.is_binary() && (first != ty || self.module.constants.ty(parts[1]) != ty) {
            return Err(self.block.error("the operands of an expression do not have its type"));
        }
        let source = source.unwrap_or(first);
        let made = self.module.constants.expression(ty, op, flags, source, &parts);
        made.map_err(|limit| constant_limit(&self.block, limit))
    }

    fn unsupported(&self, what: &str) -> Error {
        Error::new(ErrorKind::Unsupported, self.block.place(), format!("{what} is not supported"))
    }

    fn asm(&mut self, at: usize) -> Result<Operand> {
        let ty = self.ty(self.op(at, 0)?)?;
        let flags = self.op(at, 1)?;
        let (module, block) = (&self.module, &self.block);
        if !matches!(module.types.kind(ty), TypeKind::Function { .. }) {
            return Err(block.error("assembly text is not called as a function"));
        }
        let ops = self.raw_ops(at);
        let text = |at: usize| -> Option<(Box<[u8]>, usize)> {
            let n = usize::try_from(*ops.get(at)?).ok()?;
            let end = at.checked_add(1)?.checked_add(n)?;
            Some((ops.get(at + 1..end)?.iter().map(|&op| op as u8).collect(), end))
        };
        let found = text(2).and_then(|(template, at)| Some((template, text(at)?.0)));
        let Some((template, constraints)) = found else { return Err(block.error("a record is too short")) };
        let asm = InlineAsm {
            ty,
            template,
            constraints,
            has_side_effects: flags & 1 != 0,
            aligns_stack: flags & 2 != 0,
            is_intel: flags & 4 != 0,
            may_unwind: flags & 8 != 0,
        };
        let number = self.module.intern_asm(asm);
        if number > Operand::MAX {
            return Err(Error::new(ErrorKind::Limit, self.block.place(), "there is too much assembly text"));
        }
        Ok(Operand::new(OperandKind::Asm(number)))
    }
}
