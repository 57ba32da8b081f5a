//! Tables of a module in bitcode: types and attributes.
//!
//! In: blocks. Out: types by number, lists of attributes by number. Invariant: an unknown kind of attribute is skipped,
//! because its form states its length; an unknown kind of type is an error.

use crate::attribute::{Attribute, AttributeList, AttributeSet, Attributes, MemoryEffects, keeps_frame, request};
use crate::bitcode::block::{Abbreviations, Block, Extent, Item, Result};
use crate::constants::ConstantLimit;
use crate::error::{Error, ErrorKind};
use crate::intern::Map;
use crate::module::Module;
use crate::types::{MAX_INTEGER_BITS, Type, TypeKind, TypeLimit};
use std::collections::HashSet;

/// An error for a type that cannot be made.
#[cold]
pub(crate) fn type_limit(block: &Block<'_>, limit: TypeLimit) -> Error {
    let message = match limit {
        TypeLimit::Types => "there are too many types",
        TypeLimit::Nesting => "a type nests too deep",
    };
    Error::new(ErrorKind::Limit, block.place(), message)
}

/// An error for a constant that cannot be made.
#[cold]
pub(crate) fn constant_limit(block: &Block<'_>, limit: ConstantLimit) -> Error {
    let message = match limit {
        ConstantLimit::Constants => "there are too many constants",
        ConstantLimit::Nesting => "a constant nests too deep",
    };
    Error::new(ErrorKind::Limit, block.place(), message)
}

/// Reads the table of types.
pub(crate) fn types(module: &mut Module, bytes: &[u8], extent: Extent, info: &Abbreviations) -> Result<Vec<Type>> {
    let mut block = Block::new(bytes, extent, 17, info);
    let mut table: Vec<Type> = Vec::new();
    let mut name: Option<Vec<u8>> = None;
    let mut names = HashSet::new();
    loop {
        match block.next()? {
            Item::End => return Ok(table),
            Item::Block(..) => continue,
            Item::Record => {}
        }
        let types = &mut module.types;
        let get = |block: &Block<'_>, number: u64| {
            let found = usize::try_from(number).ok().and_then(|at| table.get(at).copied());
            found.ok_or_else(|| block.error(format!("type {number} is not defined before its use")))
        };
        let made = match block.record.code {
            1 => continue,
            2 => Ok(Type::VOID),
            3 => Ok(Type::FLOAT),
            4 => Ok(Type::DOUBLE),
            5 => Ok(Type::LABEL),
            6 | 20 => {
                let ty = types.named(name.take().as_deref());
                if let (Ok(ty), 20) = (ty, block.record.code)
                    && let TypeKind::Named(named) = types.kind(ty)
                {
                    let is_packed = block.op(0)? != 0;
                    let fields: Result<Vec<Type>> = block.record.ops[1..].iter().map(|&op| get(&block, op)).collect();
                    types.set_body(named, &fields?, is_packed);
                }
                ty
            }
            7 => {
                let bits = block.op(0)?;
                if bits == 0 || bits > u64::from(MAX_INTEGER_BITS) {
                    return Err(block.error(format!("integers have 1 to {MAX_INTEGER_BITS} bits, this has {bits}")));
                }
                types.get(TypeKind::Integer(bits as u32))
            }
            8 => {
                return Err(Error::new(
                    ErrorKind::Unsupported,
                    block.place(),
                    "a pointer with a type is not supported",
                ));
            }
            10 => Ok(Type::HALF),
            11 => {
                let element = get(&block, block.op(1)?)?;
                types.get(TypeKind::Array(block.op(0)?, element))
            }
            12 => {
                let element = get(&block, block.op(1)?)?;
                let is_lane = types.is_integer(element) || types.is_float(element) || types.is_pointer(element);
                let n = u32::try_from(block.op(0)?).ok().filter(|&n| n > 0 && is_lane && !types.is_vector(element));
                let Some(n) = n else { return Err(block.error("a vector has impossible lanes")) };
                let is_scalable = block.record.ops.get(2).is_some_and(|&op| op != 0);
                let kind =
                    if is_scalable { TypeKind::ScalableVector(n, element) } else { TypeKind::Vector(n, element) };
                types.get(kind)
            }
            13 => Ok(Type::X87),
            14 => Ok(Type::FP128),
            15 => Ok(Type::PPC_FP128),
            16 => Ok(Type::METADATA),
            // The former type of MMX registers: Zig lists it with all others.
            17 => types.get(TypeKind::Vector(1, Type::I64)),
            18 => {
                let is_packed = block.op(0)? != 0;
                let fields: Result<Vec<Type>> = block.record.ops[1..].iter().map(|&op| get(&block, op)).collect();
                types.structure(&fields?, is_packed)
            }
            19 => {
                let text = block.text(0);
                if !text.is_empty() && !names.insert(text.clone()) {
                    return Err(block.error("a type is defined twice"));
                }
                name = Some(text);
                continue;
            }
            21 => {
                let is_variadic = block.op(0)? != 0;
                let result = get(&block, block.op(1)?)?;
                let list: Result<Vec<Type>> = block.record.ops[2..].iter().map(|&op| get(&block, op)).collect();
                let list = list?;
                let is_bad = |&ty: &Type| !types.is_first_class(ty) || ty == Type::LABEL;
                if list.iter().any(is_bad) || matches!(types.kind(result), TypeKind::Function { .. } | TypeKind::Label)
                {
                    return Err(block.error("a function has a parameter or result without values"));
                }
                types.function(result, &list, is_variadic)
            }
            22 => Ok(Type::TOKEN),
            23 => Ok(Type::BFLOAT),
            24 => Ok(Type::AMX),
            25 => {
                let space = u32::try_from(block.op(0)?).map_err(|_| block.error("an address space is too large"))?;
                types.get(TypeKind::Pointer(space))
            }
            26 => {
                let n_types = usize::try_from(block.op(0)?).unwrap_or(usize::MAX);
                let rest = &block.record.ops[1..];
                if n_types > rest.len() {
                    return Err(block.error("a record is too short"));
                }
                let mut text = Vec::new();
                crate::print::types::push_quoted(&mut text, &name.take().unwrap_or_default());
                for &op in &rest[..n_types] {
                    text.extend(b", ");
                    crate::print::types::push(&mut text, types, get(&block, op)?);
                }
                for &op in &rest[n_types..] {
                    text.extend(format!(", {op}").bytes());
                }
                types.target(&text)
            }
            code => return Err(block.error(format!("the kind {code} of a type is not known"))),
        };
        table.push(made.map_err(|limit| type_limit(&block, limit))?);
    }
}

/// The part of a group of attributes that belong to the function itself.
const FUNCTION: u64 = 0xffff_ffff;

/// Groups of attributes: by number, the part of the function that they belong to and the set.
pub(crate) type Groups = Map<u64, (u64, AttributeSet)>;

/// Reads the groups of attributes.
pub(crate) fn groups(bytes: &[u8], extent: Extent, info: &Abbreviations, types: &[Type]) -> Result<Groups> {
    let mut block = Block::new(bytes, extent, 10, info);
    let mut groups = Groups::default();
    loop {
        match block.next()? {
            Item::End => return Ok(groups),
            Item::Block(..) => continue,
            Item::Record if block.record.code != 3 => continue,
            Item::Record => {}
        }
        let (group, part) = (block.op(0)?, block.op(1)?);
        let mut set = AttributeSet::default();
        let mut at = 2;
        while at < block.record.ops.len() {
            at = attribute(&block, at, types, &mut set)?;
        }
        if part == FUNCTION {
            // The alignment of a function is a field of its record; text has one place for both.
            set.align = 0;
        }
        groups.entry(group).or_insert((part, AttributeSet::default())).1.merge(&set);
    }
}

/// Reads an attribute at an operand; returns the operand after it.
fn attribute(block: &Block<'_>, at: usize, types: &[Type], set: &mut AttributeSet) -> Result<usize> {
    let form = block.op(at)?;
    if form == 3 || form == 4 {
        // A string, or two: bytes up to a zero.
        let mut at = at + 1;
        let mut parts = [Vec::new(), Vec::new()];
        for part in parts.iter_mut().take(form as usize - 2) {
            while block.op(at)? != 0 {
                part.push(block.op(at)? as u8);
                at += 1;
            }
            at += 1;
        }
        let [name, value] = &parts;
        set.request = set.request.max(request(name));
        set.features.read(name, value);
        set.keeps_frame |= keeps_frame(name, value);
        return Ok(at);
    }
    let kind = Attribute::from_number(block.op(at + 1)?);
    match form {
        0 => {
            match kind {
                Some(Attribute::UwTable) => set.unwind_table = 2,
                Some(kind) if kind.is_flag() => set.set(kind),
                _ => {}
            }
            Ok(at + 2)
        }
        1 => {
            let value = block.op(at + 2)?;
            let log = |value: u64| if value.is_power_of_two() { value.trailing_zeros() as u8 + 1 } else { 0 };
            match kind {
                Some(Attribute::Align) => set.align = log(value),
                Some(Attribute::AlignStack) => set.stack_align = log(value),
                Some(Attribute::Dereferenceable) => set.dereferenceable = value,
                Some(Attribute::UwTable) => set.unwind_table = value.min(2) as u8,
                Some(Attribute::VScaleRange) => set.vscale_range = Some([(value >> 32) as u32, value as u32]),
                Some(Attribute::Memory) => set.memory = Some(memory(value)),
                Some(kind) if kind.is_flag() => set.set(kind),
                _ => {}
            }
            Ok(at + 3)
        }
        5 => Ok(at + 2),
        6 => {
            let number = block.op(at + 2)?;
            let ty = usize::try_from(number).ok().and_then(|at| types.get(at).copied());
            let Some(ty) = ty else { return Err(block.error(format!("type {number} is not defined"))) };
            if let Some(kind) = kind.filter(|kind| kind.has_type()) {
                set.typed = Some((kind, ty));
            }
            Ok(at + 3)
        }
        7 => range(block, at + 3, block.op(at + 2)?),
        8 => {
            let (n, bits) = (block.op(at + 2)?, block.op(at + 3)?);
            let mut at = at + 4;
            for _ in 0..n {
                at = range(block, at, bits)?;
            }
            Ok(at)
        }
        _ => Err(block.error(format!("the form {form} of an attribute is not known"))),
    }
}

/// The operand after a range of integers of this width.
pub(crate) fn range(block: &Block<'_>, at: usize, bits: u64) -> Result<usize> {
    let n = if bits <= 64 {
        2
    } else {
        let words = block.op(at)?;
        1 + (words & 0xffff_ffff) as usize + (words >> 32) as usize
    };
    // The last operand must exist, so that a long list cannot be counted without reading.
    block.op(at.saturating_add(n) - 1)?;
    Ok(at + n)
}

fn memory(value: u64) -> MemoryEffects {
    let access = |location: u32| (value >> (2 * location) & 3) as u8;
    if value >> 56 == 0 {
        // Before version 21 `errno` was part of other memory.
        let other = access(2);
        return MemoryEffects {
            arguments: access(0),
            inaccessible: access(1),
            errno: other,
            other,
            target: [other; 2],
        };
    }
    MemoryEffects {
        arguments: access(0),
        inaccessible: access(1),
        errno: access(2),
        other: access(3),
        target: [access(4), access(5)],
    }
}

/// Reads the lists of groups.
pub(crate) fn lists(
    module: &mut Module,
    bytes: &[u8],
    extent: Extent,
    info: &Abbreviations,
    groups: &Groups,
) -> Result<Vec<AttributeList>> {
    /// Largest number of parameters with attributes.
    const MAX_PARTS: usize = 4096;
    let mut block = Block::new(bytes, extent, 9, info);
    let mut lists = vec![AttributeList::EMPTY];
    loop {
        match block.next()? {
            Item::End => return Ok(lists),
            Item::Block(..) => continue,
            Item::Record if block.record.code != 2 => continue,
            Item::Record => {}
        }
        let mut sets: Vec<Attributes> = Vec::new();
        for &op in &block.record.ops {
            let Some((part, set)) = groups.get(&op) else {
                return Err(block.error(format!("group {op} of attributes is not defined")));
            };
            let at = match *part {
                FUNCTION => 0,
                part => usize::try_from(part).unwrap_or(usize::MAX).saturating_add(1),
            };
            if at > MAX_PARTS {
                return Err(block.error("attributes of a parameter that no function has"));
            }
            if sets.len() <= at {
                sets.resize(at + 1, Attributes::EMPTY);
            }
            sets[at] = module.attributes.intern(set);
        }
        lists.push(module.attributes.intern_list(&sets));
    }
}
