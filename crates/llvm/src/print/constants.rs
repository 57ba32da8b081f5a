//! Constants as text.
//!
//! In: constants, and the names of symbols and blocks. Out: text that the reader reads back. Recursion is bounded by the
//! nesting limit. Floats are printed as their bits, so that nothing depends on decimal conversion.

use crate::constants::{BlockName, Constant, ConstantKind, data_bytes};
use crate::index::Symbol;
use crate::module::{Module, SymbolData};
use crate::opcode::{Flags, Opcode};
use crate::print::types;
use crate::types::{Type, TypeKind};

/// What names symbols and blocks have.
pub(crate) trait Names {
    /// Appends a symbol's name without `@`.
    fn push_symbol(&self, out: &mut Vec<u8>, symbol: Symbol);
    /// Appends a block's name without `%`.
    fn push_block(&self, out: &mut Vec<u8>, function: Symbol, position: u32);
}

/// Appends a symbol's name without `@`, where symbols without a name have these numbers.
pub(crate) fn push_symbol_name(out: &mut Vec<u8>, data: &SymbolData, number: Option<u32>) {
    match &data.name {
        Some(name) => types::push_name(out, name),
        None => out.extend(number.unwrap_or_default().to_string().bytes()),
    }
}

/// Appends a type and a constant.
pub(crate) fn push_typed(out: &mut Vec<u8>, module: &Module, names: &dyn Names, constant: Constant) {
    types::push(out, &module.types, module.constants.ty(constant));
    out.push(b' ');
    push(out, module, names, constant);
}

/// Appends a constant, unless the text is too long.
pub(crate) fn push(out: &mut Vec<u8>, module: &Module, names: &dyn Names, constant: Constant) {
    if out.len() > types::MAX_BYTES {
        return;
    }
    let data = module.constants.get(constant);
    let kind = module.types.kind(data.ty);
    match data.kind {
        ConstantKind::Integer(bits) => push_integer(out, data.ty, kind, bits),
        ConstantKind::Wide(range) => push_wide(out, module.constants.bytes(range)),
        ConstantKind::Float(bits) => push_float(out, kind, bits),
        ConstantKind::WideFloat(range) => push_wide_float(out, kind, module.constants.bytes(range)),
        ConstantKind::Zero => match kind {
            TypeKind::Integer(_) => out.push(b'0'),
            TypeKind::Pointer(_) => out.extend(b"null"),
            TypeKind::X87 | TypeKind::Fp128 | TypeKind::PpcFp128 => push_wide_float(out, kind, &[0; 16]),
            _ => out.extend(b"zeroinitializer"),
        },
        ConstantKind::Undef => out.extend(b"undef"),
        ConstantKind::Poison => out.extend(b"poison"),
        ConstantKind::NoToken => out.extend(b"none"),
        ConstantKind::Symbol(symbol) => push_symbol(out, names, b"@", symbol),
        ConstantKind::DsoLocalEquivalent(symbol) => push_symbol(out, names, b"dso_local_equivalent @", symbol),
        ConstantKind::NoCfi(symbol) => push_symbol(out, names, b"no_cfi @", symbol),
        ConstantKind::Aggregate(range) => {
            let (open, close): (&[u8], &[u8]) = match kind {
                TypeKind::Array(..) => (b"[", b"]"),
                TypeKind::Vector(..) => (b"<", b">"),
                _ if module.types.is_packed(data.ty) => (b"<{ ", b" }>"),
                _ => (b"{ ", b" }"),
            };
            out.extend(open);
            push_list(out, module, names, module.constants.list(range));
            out.extend(close);
        }
        ConstantKind::Bytes(range) => push_bytes(out, module, data.ty, module.constants.bytes(range)),
        ConstantKind::Splat(lane) => {
            out.extend(b"splat (");
            push_typed(out, module, names, lane);
            out.push(b')');
        }
        ConstantKind::BlockAddress(function, block) => {
            push_symbol(out, names, b"blockaddress(@", function);
            out.extend(b", %");
            match module.constants.block_name(block) {
                BlockName::Named(name) => types::push_name(out, name),
                BlockName::Numbered(number) => out.extend(number.to_string().bytes()),
                BlockName::Position(position) => names.push_block(out, function, *position),
            }
            out.push(b')');
        }
        ConstantKind::PtrAuth(range) => {
            out.extend(b"ptrauth (");
            push_list(out, module, names, module.constants.list(range));
            out.push(b')');
        }
        ConstantKind::Expression { op, flags, source, operands } => {
            out.extend(op.name().bytes());
            push_flags(out, flags);
            out.extend(b" (");
            if op == Opcode::GetElementPtr {
                types::push(out, &module.types, source);
                out.extend(b", ");
            }
            push_list(out, module, names, module.constants.list(operands));
            if op.is_cast() {
                out.extend(b" to ");
                types::push(out, &module.types, data.ty);
            }
            out.push(b')');
        }
        ConstantKind::MetadataString(range) => {
            out.push(b'!');
            types::push_quoted(out, module.constants.bytes(range));
        }
        ConstantKind::MetadataNode => out.extend(b"!{}"),
    }
}

fn push_symbol(out: &mut Vec<u8>, names: &dyn Names, before: &[u8], symbol: Symbol) {
    out.extend(before);
    names.push_symbol(out, symbol);
}

fn push_list(out: &mut Vec<u8>, module: &Module, names: &dyn Names, list: &[Constant]) {
    for (at, &part) in list.iter().enumerate() {
        if at > 0 {
            out.extend(b", ");
        }
        push_typed(out, module, names, part);
    }
}

/// Appends flags, each after a space.
pub(crate) fn push_flags(out: &mut Vec<u8>, flags: Flags) {
    let mut rest = flags;
    for &(flag, word) in Flags::WORDS {
        if rest.has(flag) {
            rest = rest.without(flag);
            // `nusw` follows from `inbounds`.
            if flag == Flags::NUSW && flags.has(Flags::INBOUNDS) {
                continue;
            }
            out.push(b' ');
            out.extend(word.bytes());
        }
    }
}

fn push_integer(out: &mut Vec<u8>, ty: Type, kind: TypeKind, bits: u64) {
    if ty == Type::I1 {
        out.extend(if bits == 1 { &b"true"[..] } else { b"false" });
        return;
    }
    let width = match kind {
        TypeKind::Integer(width @ 1..=63) => width,
        _ => 64,
    };
    let value = (bits << (64 - width)) as i64 >> (64 - width);
    out.extend(value.to_string().bytes());
}

fn push_wide(out: &mut Vec<u8>, bytes: &[u8]) {
    out.extend(b"u0x");
    let n = bytes.iter().rposition(|&byte| byte != 0).map_or(1, |at| at + 1);
    for byte in bytes[..n].iter().rev() {
        out.extend(format!("{byte:02X}").bytes());
    }
}

/// The bits of a float of at most 64 bits.
fn push_float(out: &mut Vec<u8>, kind: TypeKind, bits: u64) {
    let text = match kind {
        TypeKind::Half => format!("0xH{bits:04X}"),
        TypeKind::BFloat => format!("0xR{bits:04X}"),
        TypeKind::Float => format!("0x{:016X}", widen(bits as u32)),
        _ => format!("0x{bits:016X}"),
    };
    out.extend(text.bytes());
}

/// The double that equals a float; a signalling NaN stays one.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        return u64::from(bits >> 31) << 63 | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29;
    }
    f64::from(value).to_bits()
}

fn push_wide_float(out: &mut Vec<u8>, kind: TypeKind, bytes: &[u8]) {
    let word = |at: usize| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[at..at + 8]);
        u64::from_le_bytes(word)
    };
    let (low, high) = (word(0), word(8));
    let text = match kind {
        TypeKind::X87 => format!("0xK{high:04X}{low:016X}"),
        TypeKind::PpcFp128 => format!("0xM{low:016X}{high:016X}"),
        _ => format!("0xL{low:016X}{high:016X}"),
    };
    out.extend(text.bytes());
}

fn push_bytes(out: &mut Vec<u8>, module: &Module, ty: Type, bytes: &[u8]) {
    let is_array = matches!(module.types.kind(ty), TypeKind::Array(..));
    let (TypeKind::Array(_, element) | TypeKind::Vector(_, element)) = module.types.kind(ty) else { return };
    if is_array && element == Type::I8 {
        out.push(b'c');
        types::push_quoted(out, bytes);
        return;
    }
    let width = data_bytes(&module.types, ty).unwrap_or(1);
    let kind = module.types.kind(element);
    out.push(if is_array { b'[' } else { b'<' });
    for (at, lane) in bytes.chunks(width).enumerate() {
        if at > 0 {
            out.extend(b", ");
        }
        types::push(out, &module.types, element);
        out.push(b' ');
        let mut bits = [0; 8];
        bits[..width].copy_from_slice(lane);
        let bits = u64::from_le_bytes(bits);
        match kind {
            TypeKind::Integer(_) => push_integer(out, element, kind, bits),
            _ => push_float(out, kind, bits),
        }
    }
    out.push(if is_array { b']' } else { b'>' });
}
