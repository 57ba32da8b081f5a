//! Data of a module: constants as bytes and relocations.
//!
//! In: initialisers. Out: [`ir::Data`], and [`ConstantAddress`]es of constant expressions. Invariants: a relocation is a symbol
//! plus a number, or the difference of two symbols plus a number; the recursion is bounded by the nesting of constants.

use super::address::ConstantAddress;
use super::leaf::{Result, SCRATCHPAD, class};
use super::tables::Tables;
use crate::constants::{Constant, ConstantKind};
use crate::index::Symbol;
use crate::module::{Linkage, Module, SymbolKind, ThreadLocal};
use crate::opcode::Opcode;
use crate::types::{Type, TypeKind};
use kernelsmith_ir as ir;

/// The functions whose blocks' addresses are taken by name.
pub(crate) fn functions_with_addresses(m: &Module) -> Vec<Symbol> {
    let all = (0..m.constants.len()).map(|at| m.constants.kind(Constant::new(at)));
    let mut functions: Vec<Symbol> = all
        .filter_map(|kind| match kind {
            ConstantKind::BlockAddress(function, _) => Some(function),
            _ => None,
        })
        .collect();
    functions.sort_unstable();
    functions.dedup();
    functions
}

/// Maximum number of constants inside each other, aliases included.
const MAX_DEPTH: u32 = 512;

/// The value of a constant that is an integer of at most 64 bits, or an address.
pub(crate) fn evaluate(m: &Module, t: &mut Tables, constant: Constant) -> Result<ConstantAddress> {
    if let Some(&known) = t.values.get(&constant) {
        return Ok(known);
    }
    if t.depth >= MAX_DEPTH {
        return Err("other names of other names, nested so deeply,".into());
    }
    t.depth += 1;
    let value = evaluate_anew(m, t, constant);
    t.depth -= 1;
    let value = value?;
    if matches!(m.constants.kind(constant), ConstantKind::Expression { .. } | ConstantKind::Symbol(_)) {
        t.values.insert(constant, value);
    }
    Ok(value)
}

fn evaluate_anew(m: &Module, t: &mut Tables, constant: Constant) -> Result<ConstantAddress> {
    let data = m.constants.get(constant);
    let number = |addend: i64| ConstantAddress { addend, ..ConstantAddress::default() };
    Ok(match data.kind {
        ConstantKind::Integer(bits) => match m.types.kind(data.ty) {
            // Offsets of addresses are signed.
            TypeKind::Integer(width @ 1..=63) => number((bits << (64 - width)) as i64 >> (64 - width)),
            _ => number(bits as i64),
        },
        ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => {
            class(&m.types, data.ty, t.layout.pointer_bits)?;
            number(0)
        }
        ConstantKind::Symbol(symbol) | ConstantKind::DsoLocalEquivalent(symbol) | ConstantKind::NoCfi(symbol) => {
            match m.symbol(symbol).kind {
                SymbolKind::Alias(target) => evaluate(m, t, target)?,
                SymbolKind::IFunc(_) => return Err("functions that a resolver chooses".into()),
                _ => ConstantAddress { plus: Some(symbol), ..ConstantAddress::default() },
            }
        }
        ConstantKind::BlockAddress(function, name) => {
            let block = t.blocks.find(function, m.constants.block_name(name)).ok_or("addresses of such blocks")?;
            number(t.blocks.number(function, block) as i64)
        }
        ConstantKind::Expression { op: Opcode::ExtractElement, operands, .. } => {
            let &[vector, at] = m.constants.list(operands) else { return Err("such constants".into()) };
            return evaluate_lane(m, t, vector, constant_lane(m, at)?);
        }
        ConstantKind::Expression { op, source, operands, .. } => {
            let operands = m.constants.list(operands).to_vec();
            return expression(m, t, op, source, data.ty, &operands, None);
        }
        _ => return Err("constants of this kind in addresses".into()),
    })
}

fn constant_lane(m: &Module, at: Constant) -> Result<u32> {
    match m.constants.kind(at) {
        ConstantKind::Integer(at) => Ok(u32::try_from(at).map_err(|_| "such positions")?),
        _ => Err("such positions".into()),
    }
}

/// The value of a lane of a constant that is a vector of integers of at most 64 bits, or of addresses; that of one that is no
/// vector.
pub(crate) fn evaluate_lane(m: &Module, t: &mut Tables, constant: Constant, lane: u32) -> Result<ConstantAddress> {
    let data = m.constants.get(constant);
    let TypeKind::Vector(n, element) = m.types.kind_in_code(data.ty) else { return evaluate(m, t, constant) };
    if lane >= n {
        return Err("such positions".into());
    }
    // Each lane visits the constants that it is made of.
    t.visit(1)?;
    match data.kind {
        ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => Ok(ConstantAddress::default()),
        ConstantKind::Splat(lane) => evaluate(m, t, lane),
        ConstantKind::Aggregate(parts) => {
            let &part = m.constants.list(parts).get(lane as usize).ok_or("such positions")?;
            evaluate(m, t, part)
        }
        ConstantKind::Bytes(range) => {
            let bits =
                m.types.scalar_bits(element).filter(|bits| matches!(bits, 8 | 16 | 32 | 64)).ok_or("such lanes")?;
            let width = bits as usize / 8;
            let bytes = m.constants.bytes(range).get(lane as usize * width..).and_then(|bytes| bytes.get(..width));
            let mut word = [0; 8];
            word[..width].copy_from_slice(bytes.ok_or("such positions")?);
            let addend = i64::from_le_bytes(word) << (64 - bits) >> (64 - bits);
            Ok(ConstantAddress { addend, ..ConstantAddress::default() })
        }
        ConstantKind::Expression { op: Opcode::InsertElement, operands, .. } => {
            let &[base, inserted, at] = m.constants.list(operands) else { return Err("such constants".into()) };
            match constant_lane(m, at)? == lane {
                true => evaluate(m, t, inserted),
                false => nested_lane(m, t, base, lane),
            }
        }
        ConstantKind::Expression { op: Opcode::ShuffleVector, operands, .. } => {
            let &[a, b, mask] = m.constants.list(operands) else { return Err("such constants".into()) };
            let from = nested_lane(m, t, mask, lane)?.addend;
            let TypeKind::Vector(n, _) = m.types.kind_in_code(m.constants.ty(a)) else {
                return Err("such vectors".into());
            };
            match u32::try_from(from).map_err(|_| "such positions")? {
                from if from < n => nested_lane(m, t, a, from),
                from => nested_lane(m, t, b, from - n),
            }
        }
        ConstantKind::Expression { op, source, operands, .. } => {
            let operands = m.constants.list(operands).to_vec();
            expression(m, t, op, source, element, &operands, Some(lane))
        }
        _ => Err("constants of this kind in vectors".into()),
    }
}

/// A lane of a constant inside another one.
fn nested_lane(m: &Module, t: &mut Tables, constant: Constant, lane: u32) -> Result<ConstantAddress> {
    if t.depth >= MAX_DEPTH {
        return Err("constants nested so deeply".into());
    }
    t.depth += 1;
    let value = evaluate_lane(m, t, constant, lane);
    t.depth -= 1;
    value
}

/// The value of an expression of a type, or of a lane of it, whose type is given.
fn expression(
    m: &Module,
    t: &mut Tables,
    op: Opcode,
    source: Type,
    ty: Type,
    operands: &[Constant],
    lane: Option<u32>,
) -> Result<ConstantAddress> {
    let evaluate = |m: &Module, t: &mut Tables, constant: Constant| match lane {
        Some(lane) => nested_lane(m, t, constant, lane),
        None => evaluate(m, t, constant),
    };
    let is_vector = |constant: Constant| matches!(m.types.kind_in_code(m.constants.ty(constant)), TypeKind::Vector(..));
    if op == Opcode::BitCast && lane.is_some() && !operands.iter().all(|&operand| is_vector(operand)) {
        return Err("constant expressions with `bitcast`".into());
    }
    let refused = || -> Result<ConstantAddress> { Err(format!("constant expressions with `{}`", op.name()).into()) };
    Ok(match op {
        Opcode::PtrToInt | Opcode::PtrToAddr | Opcode::IntToPtr | Opcode::BitCast | Opcode::Trunc => {
            let from = m.types.scalar(m.constants.ty(operands[0]));
            // Such a cast may divide the bits otherwise.
            if op == Opcode::BitCast && m.types.scalar_bits(from) != m.types.scalar_bits(ty) {
                return refused();
            }
            let value = evaluate(m, t, operands[0])?;
            match m.types.kind(ty) {
                // A difference that is stored in fewer bits; another address would not fit.
                TypeKind::Integer(bits @ 1..=63) if value.plus.is_none() && value.minus.is_none() => {
                    ConstantAddress { addend: value.addend << (64 - bits) >> (64 - bits), ..value }
                }
                // An address that has lost bits is another one.
                TypeKind::Integer(64..) | TypeKind::Pointer(_)
                    if value.plus.is_none() || !is_narrow(m, from, t.layout.pointer_bits) =>
                {
                    value
                }
                TypeKind::Integer(1..=63) => value,
                _ => return refused(),
            }
        }
        Opcode::Add | Opcode::Sub => {
            let (a, mut b) = (evaluate(m, t, operands[0])?, evaluate(m, t, operands[1])?);
            if op == Opcode::Sub {
                std::mem::swap(&mut b.plus, &mut b.minus);
                b.addend = b.addend.wrapping_neg();
            }
            let addend = a.addend.wrapping_add(b.addend);
            let one = |a: Option<Symbol>, b: Option<Symbol>| match (a, b) {
                (Some(_), Some(_)) => Err("sums of addresses"),
                (a, b) => Ok(a.or(b)),
            };
            let (plus, minus) = (one(a.plus, b.plus)?, one(a.minus, b.minus)?);
            if plus == minus {
                return Ok(ConstantAddress { plus: None, minus: None, addend });
            }
            ConstantAddress { plus, minus, addend }
        }
        Opcode::Mul | Opcode::Xor => {
            let (a, b) = (evaluate(m, t, operands[0])?, evaluate(m, t, operands[1])?);
            // All bits of an address inverted: what is below its negative number.
            if op == Opcode::Xor
                && (b.plus, b.minus, b.addend) == (None, None, -1)
                && (a.plus.is_some() || a.minus.is_some())
            {
                return Ok(ConstantAddress {
                    plus: a.minus,
                    minus: a.plus,
                    addend: a.addend.wrapping_neg().wrapping_sub(1),
                });
            }
            if [a.plus, a.minus, b.plus, b.minus].iter().any(Option::is_some) {
                return refused();
            }
            let addend = if op == Opcode::Mul { a.addend.wrapping_mul(b.addend) } else { a.addend ^ b.addend };
            ConstantAddress { addend, ..a }
        }
        Opcode::GetElementPtr => {
            let mut value = evaluate(m, t, operands[0])?;
            let mut at = source;
            for (n, &index) in operands[1..].iter().enumerate() {
                let number = evaluate(m, t, index)?;
                if number.plus.is_some() || number.minus.is_some() {
                    return refused();
                }
                let number = number.addend;
                let bytes = match m.types.kind_in_code(at) {
                    TypeKind::Struct(_) | TypeKind::Named(_) if n > 0 => {
                        let field = usize::try_from(number).map_err(|_| "such fields")?;
                        let offset = t.layout.offset(&m.types, at, field)?;
                        at = m.types.fields(at).and_then(|fields| fields.get(field)).copied().ok_or("such fields")?;
                        offset as i64
                    }
                    TypeKind::Array(_, element) if n > 0 => {
                        at = element;
                        number.wrapping_mul(t.layout.size(&m.types, at)?.stride() as i64)
                    }
                    TypeKind::Vector(_, element) if n > 0 => {
                        at = element;
                        number.wrapping_mul(t.layout.size(&m.types, at)?.store as i64)
                    }
                    _ if n > 0 => return refused(),
                    _ => number.wrapping_mul(t.layout.size(&m.types, at)?.stride() as i64),
                };
                value.addend = value.addend.wrapping_add(bytes);
            }
            value
        }
        _ => return refused(),
    })
}

/// Whether a type is integers of fewer bits than addresses.
fn is_narrow(m: &Module, ty: Type, pointer_bits: u32) -> bool {
    matches!(m.types.kind(ty), TypeKind::Integer(bits) if bits < pointer_bits)
}

/// Largest size of the data of a variable in bytes.
const MAX_BYTES: u64 = ir::limits::MAX_DATA_BYTES;

/// The data of a variable; none for a declaration.
pub(crate) fn variable(m: &Module, t: &mut Tables, symbol: Symbol) -> Result<Option<ir::Data>> {
    let data = m.symbol(symbol);
    let SymbolKind::Variable { initialiser, is_constant, .. } = &data.kind else { return Ok(None) };
    let Some(initialiser) = *initialiser else { return Ok(None) };
    if data.linkage == Linkage::AvailableExternally {
        return Ok(None);
    }
    if data.thread_local != ThreadLocal::No && t.layout.pointer_bits == 32 {
        return Err("thread-local variables".into());
    }
    let is_scratchpad = data.address_space == SCRATCHPAD && t.layout.pointer_bits == 32;
    if data.address_space != 0 && !is_scratchpad {
        return Err("variables in other address spaces".into());
    }
    let name = t.names[symbol.index()].clone();
    if name.is_empty() {
        return Err("such names".into());
    }
    let size = t.layout.size(&m.types, data.ty)?;
    if size.stride() > MAX_BYTES {
        return Err("variables of this size".into());
    }
    let align = if data.align == 0 { size.align } else { 1 << (data.align - 1) };
    if align > u64::from(ir::limits::MAX_DATA_ALIGN) {
        return Err("variables of this alignment".into());
    }
    let mut writer = Writer { m, t, bytes: Vec::new(), relocations: Vec::new() };
    if !m.constants.is_zero(initialiser) {
        writer.write(initialiser, 0)?;
    }
    let Writer { mut bytes, relocations, .. } = writer;
    let used = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |at| at + 1);
    let last = relocations.last().map_or(0, |last: &ir::DataRelocation| last.offset + u64::from(last.width));
    bytes.resize(used.max(last as usize), 0);
    Ok(Some(ir::Data {
        name,
        linkage: linkage(data.linkage),
        kind: match *is_constant {
            _ if data.thread_local != ThreadLocal::No => ir::DataKind::ThreadLocal,
            _ if is_scratchpad => ir::DataKind::Scratchpad,
            true => ir::DataKind::Constant,
            false => ir::DataKind::Writable,
        },
        size: size.stride(),
        align: align as u32,
        bytes,
        relocations,
    }))
}

/// The linkage of a definition.
pub(crate) fn linkage(linkage: Linkage) -> ir::Linkage {
    match linkage {
        Linkage::Internal | Linkage::Private => ir::Linkage::Local,
        Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::Weak | Linkage::WeakOdr | Linkage::Common => {
            ir::Linkage::Weak
        }
        _ => ir::Linkage::Global,
    }
}

/// Bytes of data that count as a part of a constant: with [`Tables::visit`]'s limit, 128 MiB.
const BYTES_PER_PART: usize = 2;

struct Writer<'a> {
    m: &'a Module,
    t: &'a mut Tables,
    bytes: Vec<u8>,
    relocations: Vec<ir::DataRelocation>,
}

impl Writer<'_> {
    fn put(&mut self, offset: u64, bytes: &[u8]) -> Result<()> {
        let end = offset as usize + bytes.len();
        if self.bytes.len() < end {
            self.t.visit((end - self.bytes.len()) / BYTES_PER_PART)?;
            self.bytes.resize(end, 0);
        }
        self.bytes[offset as usize..end].copy_from_slice(bytes);
        Ok(())
    }

    fn write(&mut self, constant: Constant, offset: u64) -> Result<()> {
        self.t.visit(1)?;
        let (m, data) = (self.m, self.m.constants.get(constant));
        let types = &m.types;
        match data.kind {
            ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => {}
            ConstantKind::Integer(bits) | ConstantKind::Float(bits) => {
                let n = self.t.layout.size(types, data.ty)?.store as usize;
                self.put(offset, &bits.to_le_bytes()[..n.min(8)])?;
            }
            ConstantKind::Wide(range) | ConstantKind::WideFloat(range) => {
                let n = self.t.layout.size(types, data.ty)?.store as usize;
                let bytes = m.constants.bytes(range);
                self.put(offset, &bytes[..n.min(bytes.len())])?;
            }
            ConstantKind::Bytes(range) => {
                let bytes = m.constants.bytes(range);
                self.put(offset, bytes)?;
            }
            ConstantKind::Aggregate(range) => {
                let parts = m.constants.list(range);
                match types.kind_in_code(data.ty) {
                    TypeKind::Array(_, element) => {
                        let stride = self.t.layout.size(types, element)?.stride();
                        for (at, &part) in parts.iter().enumerate() {
                            self.write(part, offset + at as u64 * stride)?;
                        }
                    }
                    TypeKind::Vector(_, element) => {
                        let bits = types.scalar_bits(element).unwrap_or(self.t.layout.pointer_bits);
                        if bits % 8 != 0 {
                            return self.write_bits(parts, bits, offset);
                        }
                        for (at, &part) in parts.iter().enumerate() {
                            self.write(part, offset + at as u64 * u64::from(bits / 8))?;
                        }
                    }
                    _ => {
                        for (at, &part) in parts.iter().enumerate() {
                            let field = self.t.layout.offset(types, data.ty, at)?;
                            self.write(part, offset + field)?;
                        }
                    }
                }
            }
            ConstantKind::Splat(lane) => {
                let TypeKind::Vector(n, element) = types.kind_in_code(data.ty) else {
                    return Err("vectors of unknown length".into());
                };
                let bits = types.scalar_bits(element).unwrap_or(self.t.layout.pointer_bits);
                if bits % 8 != 0 {
                    return self.write_bits(&vec![lane; n as usize], bits, offset);
                }
                for at in 0..n {
                    self.write(lane, offset + u64::from(at * (bits / 8)))?;
                }
            }
            ConstantKind::Expression { .. } if matches!(types.kind_in_code(data.ty), TypeKind::Vector(..)) => {
                let TypeKind::Vector(n, element) = types.kind_in_code(data.ty) else { return Err("such lanes".into()) };
                let bits = types.scalar_bits(element).unwrap_or(self.t.layout.pointer_bits);
                if bits % 8 != 0 {
                    return Err("such lanes".into());
                }
                for lane in 0..n {
                    let value = evaluate_lane(m, self.t, constant, lane)?;
                    self.write_address(value, element, offset + u64::from(lane) * u64::from(bits / 8))?;
                }
            }
            _ => {
                let value = evaluate(m, self.t, constant)?;
                self.write_address(value, data.ty, offset)?;
            }
        }
        Ok(())
    }

    /// Writes a number or an address of a type.
    fn write_address(&mut self, value: ConstantAddress, ty: Type, offset: u64) -> Result<()> {
        let m = self.m;
        let n = self.t.layout.size(&m.types, ty)?.store as usize;
        self.put(offset, &value.addend.to_le_bytes()[..n.min(8)])?;
        let name = |symbol: Symbol, t: &Tables| -> Result<String> {
            let data = m.symbol(symbol);
            if data.thread_local != ThreadLocal::No {
                return Err("addresses of thread-local variables".into());
            }
            match t.names[symbol.index()].as_str() {
                "" => Err("such names".into()),
                name => Ok(name.to_owned()),
            }
        };
        match (value.plus, value.minus) {
            (None, None) => {}
            (Some(_), None) if is_narrow(m, ty, self.t.layout.pointer_bits) => {
                return Err("variables with some of the bits of an address".into());
            }
            (Some(plus), minus) if matches!(n, 4 | 8) => {
                let minus = minus.map(|minus| name(minus, self.t)).transpose()?;
                let symbol = name(plus, self.t)?;
                self.relocations.push(ir::DataRelocation {
                    offset,
                    width: n as u8,
                    symbol,
                    addend: value.addend,
                    minus,
                });
            }
            _ => return Err("such addresses in data".into()),
        }
        Ok(())
    }

    /// Lanes that do not fill bytes.
    fn write_bits(&mut self, lanes: &[Constant], bits: u32, offset: u64) -> Result<()> {
        let mut bytes = vec![0u8; (lanes.len() * bits as usize).div_ceil(8)];
        for (at, &lane) in lanes.iter().enumerate() {
            let value = match self.m.constants.kind(lane) {
                ConstantKind::Integer(value) => value,
                ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => 0,
                _ => return Err("such lanes".into()),
            };
            for bit in 0..bits as usize {
                let place = at * bits as usize + bit;
                bytes[place / 8] |= ((value >> bit & 1) as u8) << (place % 8);
            }
        }
        self.put(offset, &bytes)?;
        Ok(())
    }
}
