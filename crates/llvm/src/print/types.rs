//! Types as text.
//!
//! In: types. Out: text that the reader reads back. Recursion is bounded by the nesting limit, because structures with a
//! name are printed as their name.

use crate::types::{StructBody, Type, TypeKind, Types};

/// Maximum length of the text of a module in bytes. Types and constants share parts, so that their text may be longer than they
/// are by any factor.
pub(super) const MAX_BYTES: usize = 1 << 28;

/// Appends a type, unless the text is too long.
pub(crate) fn push(out: &mut Vec<u8>, types: &Types, ty: Type) {
    if out.len() > MAX_BYTES {
        return;
    }
    match types.kind(ty) {
        TypeKind::Void => out.extend(b"void"),
        TypeKind::Label => out.extend(b"label"),
        TypeKind::Token => out.extend(b"token"),
        TypeKind::Metadata => out.extend(b"metadata"),
        TypeKind::Half => out.extend(b"half"),
        TypeKind::BFloat => out.extend(b"bfloat"),
        TypeKind::Float => out.extend(b"float"),
        TypeKind::Double => out.extend(b"double"),
        TypeKind::X87 => out.extend(b"x86_fp80"),
        TypeKind::Fp128 => out.extend(b"fp128"),
        TypeKind::PpcFp128 => out.extend(b"ppc_fp128"),
        TypeKind::Amx => out.extend(b"x86_amx"),
        TypeKind::Integer(bits) => out.extend(format!("i{bits}").bytes()),
        TypeKind::Pointer(0) => out.extend(b"ptr"),
        TypeKind::Pointer(space) => out.extend(format!("ptr addrspace({space})").bytes()),
        TypeKind::Array(n, element) => {
            out.extend(format!("[{n} x ").bytes());
            push(out, types, element);
            out.push(b']');
        }
        TypeKind::Vector(n, element) => {
            out.extend(format!("<{n} x ").bytes());
            push(out, types, element);
            out.push(b'>');
        }
        TypeKind::ScalableVector(n, element) => {
            out.extend(format!("<vscale x {n} x ").bytes());
            push(out, types, element);
            out.push(b'>');
        }
        TypeKind::Struct(body) => push_struct(out, types, body),
        TypeKind::Named(named) => {
            out.push(b'%');
            match types.name(named) {
                Some(name) => push_name(out, name),
                None => out.extend(types.number(named).to_string().bytes()),
            }
        }
        TypeKind::Function { result, parameters, is_variadic } => {
            push(out, types, result);
            out.extend(b" (");
            for (at, &parameter) in types.list(parameters).iter().enumerate() {
                if at > 0 {
                    out.extend(b", ");
                }
                push(out, types, parameter);
            }
            if is_variadic {
                out.extend(if types.list(parameters).is_empty() { &b"..."[..] } else { b", ..." });
            }
            out.push(b')');
        }
        TypeKind::Target(number) => {
            out.extend(b"target(");
            out.extend(types.target_text(number));
            out.push(b')');
        }
    }
}

/// Appends the fields of a structure.
pub(crate) fn push_struct(out: &mut Vec<u8>, types: &Types, body: StructBody) {
    let (open, close): (&[u8], &[u8]) = if body.is_packed { (b"<{", b"}>") } else { (b"{", b"}") };
    out.extend(open);
    for (at, &field) in types.list(body.fields).iter().enumerate() {
        out.extend(if at > 0 { &b", "[..] } else { b" " });
        push(out, types, field);
    }
    if !types.list(body.fields).is_empty() {
        out.push(b' ');
    }
    out.extend(close);
}

/// Appends a name, in quotes if it needs them.
pub(crate) fn push_name(out: &mut Vec<u8>, name: &[u8]) {
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_');
    if !name.is_empty() && !name[0].is_ascii_digit() && name.iter().all(is_plain) {
        out.extend(name);
        return;
    }
    push_quoted(out, name);
}

/// Appends text in quotes.
pub(crate) fn push_quoted(out: &mut Vec<u8>, text: &[u8]) {
    out.push(b'"');
    for &byte in text {
        if (b' '..=b'~').contains(&byte) && byte != b'"' && byte != b'\\' {
            out.push(byte);
        } else {
            out.extend(format!("\\{byte:02X}").bytes());
        }
    }
    out.push(b'"');
}

/// A type for messages, cut if it is long.
pub(crate) fn short(types: &Types, ty: Type) -> String {
    let mut out = Vec::new();
    push(&mut out, types, ty);
    let text = String::from_utf8_lossy(&out).into_owned();
    if text.chars().count() <= 120 {
        return text;
    }
    text.chars().take(117).chain("...".chars()).collect()
}
