//! The bytes of a saved kernel.
//!
//! Layout: `KSOB`, version, then the fields in order, then a checksum of all previous bytes. Numbers are little-endian,
//! lists and strings start with their length, variants with their number. One definition per type determines both its
//! writer and its reader.

use super::KernelObject;
use crate::block::{CodeObject, CodePart, RelocKind, Relocation};
use crate::contract::{
    Access, AccessContract, Affine, Bound, Footprint, IndexWidth, Quotient, Requirement, Rounding, Term, Work,
};
use crate::error::CheckSite;
use crate::error::ExecError;
use crate::host::FeatureList;
use crate::signature::{ParamKind, ScalarType, Signature, SliceAccess};
use kernelsmith_frames::{FrameInfo, FrameStep};
use kernelsmith_lines::LineTable;
use std::borrow::Cow;
use std::sync::Arc;

const MAGIC: &[u8; 4] = b"KSOB";
const VERSION: u32 = 12;
/// Maximum nesting; valid contracts nest less deep.
const MAX_DEPTH: u32 = 70;

pub(crate) fn write(object: &KernelObject) -> Vec<u8> {
    let mut out = Vec::with_capacity(object.code.bytes.len() + 256);
    out.extend(MAGIC);
    VERSION.put(&mut out);
    object.code.put(&mut out);
    object.signature.put(&mut out);
    object.contract.put(&mut out);
    checksum(&out).put(&mut out);
    out
}

pub(crate) fn read(bytes: &[u8]) -> Result<KernelObject, ExecError> {
    let (body, sum) = bytes.split_last_chunk::<8>().ok_or_else(|| bad("it is cut off"))?;
    if checksum(body) != u64::from_le_bytes(*sum) {
        return Err(bad("its checksum is wrong"));
    }
    let mut reader = Reader { bytes: body, depth: 0 };
    if reader.take(4)? != MAGIC || u32::get(&mut reader)? != VERSION {
        return Err(bad("it is of another version"));
    }
    let (code, signature, contract) =
        (CodeObject::get(&mut reader)?, Signature::get(&mut reader)?, AccessContract::get(&mut reader)?);
    if !reader.bytes.is_empty() {
        return Err(bad("there is data after its end"));
    }
    Ok(KernelObject { code, signature, contract: Arc::new(contract) })
}

/// Several objects: their number, then the length and the bytes of each.
pub(crate) fn write_all(objects: &[KernelObject]) -> Vec<u8> {
    let mut out = Vec::new();
    objects.len().put(&mut out);
    for object in objects {
        let bytes = write(object);
        bytes.len().put(&mut out);
        out.extend(bytes);
    }
    out
}

pub(crate) fn read_all(bytes: &[u8]) -> Result<Vec<KernelObject>, ExecError> {
    let mut reader = Reader { bytes, depth: 0 };
    let n_objects = usize::get(&mut reader)?;
    let mut objects = Vec::new();
    for _ in 0..n_objects {
        let len = usize::get(&mut reader)?;
        objects.push(read(reader.take(len)?)?);
    }
    if reader.bytes.is_empty() { Ok(objects) } else { Err(bad("there is data after its end")) }
}

/// 64-bit FNV-1a: detects damage, not forgery.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn bad(problem: &str) -> ExecError {
    ExecError::InvalidCode { reason: format!("saved object cannot be read: {problem}") }
}

struct Reader<'a> {
    bytes: &'a [u8],
    depth: u32,
}

impl<'a> Reader<'a> {
    fn take(&mut self, n: usize) -> Result<&'a [u8], ExecError> {
        let (taken, tail) = self.bytes.split_at_checked(n).ok_or_else(|| bad("it is cut off"))?;
        self.bytes = tail;
        Ok(taken)
    }
}

trait Coded: Sized {
    fn put(&self, out: &mut Vec<u8>);
    fn get(reader: &mut Reader<'_>) -> Result<Self, ExecError>;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Coded for $number {
            fn put(&self, out: &mut Vec<u8>) {
                out.extend(self.to_le_bytes());
            }
            fn get(reader: &mut Reader<'_>) -> Result<$number, ExecError> {
                let bytes = reader.take(size_of::<$number>())?;
                bytes.try_into().map(<$number>::from_le_bytes).map_err(|_| bad("it is cut off"))
            }
        }
    )*};
}
numbers! { u8 u32 u64 i64 }

impl Coded for usize {
    fn put(&self, out: &mut Vec<u8>) {
        (*self as u64).put(out);
    }
    fn get(reader: &mut Reader<'_>) -> Result<usize, ExecError> {
        usize::try_from(u64::get(reader)?).map_err(|_| bad("a number is too large"))
    }
}

impl Coded for bool {
    fn put(&self, out: &mut Vec<u8>) {
        u8::from(*self).put(out);
    }
    fn get(reader: &mut Reader<'_>) -> Result<bool, ExecError> {
        match u8::get(reader)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(bad("a truth value is neither")),
        }
    }
}

impl<T: Coded> Coded for Vec<T> {
    fn put(&self, out: &mut Vec<u8>) {
        self.len().put(out);
        self.iter().for_each(|item| item.put(out));
    }
    fn get(reader: &mut Reader<'_>) -> Result<Vec<T>, ExecError> {
        // Every item has at least one byte, so a length that is too large fails soon; nothing is allocated in advance.
        let len = usize::get(reader)?;
        let mut items = Vec::new();
        for _ in 0..len {
            items.push(T::get(reader)?);
        }
        Ok(items)
    }
}

impl<T: Coded> Coded for Option<T> {
    fn put(&self, out: &mut Vec<u8>) {
        self.is_some().put(out);
        if let Some(value) = self {
            value.put(out);
        }
    }
    fn get(reader: &mut Reader<'_>) -> Result<Option<T>, ExecError> {
        bool::get(reader)?.then(|| T::get(reader)).transpose()
    }
}

impl Coded for String {
    fn put(&self, out: &mut Vec<u8>) {
        self.len().put(out);
        out.extend(self.as_bytes());
    }
    fn get(reader: &mut Reader<'_>) -> Result<String, ExecError> {
        let len = usize::get(reader)?;
        let bytes = reader.take(len)?;
        str::from_utf8(bytes).map(str::to_owned).map_err(|_| bad("a name is no text"))
    }
}

impl Coded for Box<str> {
    fn put(&self, out: &mut Vec<u8>) {
        self.to_string().put(out);
    }
    fn get(reader: &mut Reader<'_>) -> Result<Box<str>, ExecError> {
        String::get(reader).map(String::into_boxed_str)
    }
}

impl Coded for Cow<'static, str> {
    fn put(&self, out: &mut Vec<u8>) {
        self.as_ref().to_owned().put(out);
    }
    fn get(reader: &mut Reader<'_>) -> Result<Cow<'static, str>, ExecError> {
        String::get(reader).map(Cow::Owned)
    }
}

impl Coded for FeatureList {
    fn put(&self, out: &mut Vec<u8>) {
        self.names().to_vec().put(out);
    }
    fn get(reader: &mut Reader<'_>) -> Result<FeatureList, ExecError> {
        Vec::<Cow<'static, str>>::get(reader).map(FeatureList::from_iter)
    }
}

impl<T: Coded> Coded for Box<T> {
    fn put(&self, out: &mut Vec<u8>) {
        self.as_ref().put(out);
    }
    fn get(reader: &mut Reader<'_>) -> Result<Box<T>, ExecError> {
        T::get(reader).map(Box::new)
    }
}

impl<A: Coded, B: Coded> Coded for (A, B) {
    fn put(&self, out: &mut Vec<u8>) {
        self.0.put(out);
        self.1.put(out);
    }
    fn get(reader: &mut Reader<'_>) -> Result<(A, B), ExecError> {
        Ok((A::get(reader)?, B::get(reader)?))
    }
}

/// Source lines are not saved: they name files of the machine that compiled.
impl Coded for LineTable {
    fn put(&self, _: &mut Vec<u8>) {}
    fn get(_: &mut Reader<'_>) -> Result<LineTable, ExecError> {
        Ok(LineTable::default())
    }
}

/// Structures: all fields in order.
macro_rules! structures {
    ($($name:ident { $($field:ident),* })*) => {$(
        impl Coded for $name {
            fn put(&self, out: &mut Vec<u8>) {
                $(self.$field.put(out);)*
            }
            fn get(reader: &mut Reader<'_>) -> Result<$name, ExecError> {
                Ok($name { $($field: Coded::get(reader)?),* })
            }
        }
    )*};
}
structures! {
    CodeObject { name, arch, convention, bytes, align, entry_offset, relocations, features, frame, lines, parts }
    CodePart { name, offset, len, frame, lines }
    Relocation { offset, kind, symbol, addend, signature }
    Signature { params, result, results }
    AccessContract { accesses, requires, index_width, traps, polls, unsafe_reason, param_names, checks, footprint }
    Footprint { accesses, requires, unknown, work }
    Work { operations, trips, indices_per_iteration }
    CheckSite { slice_param, array, write, file, line }
    Access { slice_param, write, low, high, guards }
    Requirement { value, guards }
    Affine { constant, terms }
    Quotient { dividend, divisor, rounding }
    FrameInfo { entry_cfa, steps }
}

/// Variants: their number, then their content.
macro_rules! variants {
    ($($name:ident { $($number:literal $variant:ident $(($content:ident))? $({ $($field:ident),* })?),* })*) => {$(
        impl Coded for $name {
            fn put(&self, out: &mut Vec<u8>) {
                match self {
                    $($name::$variant $(($content))? $({ $($field),* })? => {
                        out.push($number);
                        $($content.put(out);)?
                        $($($field.put(out);)*)?
                    })*
                }
            }
            fn get(reader: &mut Reader<'_>) -> Result<$name, ExecError> {
                reader.depth += 1;
                if reader.depth > MAX_DEPTH {
                    return Err(bad("it nests too deep"));
                }
                let value = match u8::get(reader)? {
                    $($number => $name::$variant $(({ let $content = Coded::get(reader)?; $content }))? $({ $($field: Coded::get(reader)?),* })?,)*
                    _ => return Err(bad("a variant has no meaning")),
                };
                reader.depth -= 1;
                Ok(value)
            }
        }
    )*};
}
variants! {
    RelocKind { 0 Abs64, 1 Rel32 }
    Term { 0 Param(position), 1 Len(position) }
    Bound { 0 Affine(affine), 1 Min(parts), 2 Max(parts), 3 Sum(parts), 4 Product(parts), 5 Quotient(quotient) }
    Rounding { 0 Down, 1 TowardsZero }
    IndexWidth { 0 Bits64, 1 Bits32 }
    SliceAccess { 0 In, 1 Out, 2 InOut }
    FrameStep {
        0 Cfa(above), 1 CfaKept { at, above }, 2 Saved { dwarf, below }, 3 Remember, 4 Restore, 5 CfaOf { dwarf, above },
        6 SavedAt { dwarf, at }, 7 Reloaded { dwarf }
    }
}

impl Coded for ScalarType {
    fn put(&self, out: &mut Vec<u8>) {
        self.name().to_owned().put(out);
    }
    fn get(reader: &mut Reader<'_>) -> Result<ScalarType, ExecError> {
        ScalarType::from_name(&String::get(reader)?).ok_or_else(|| bad("a type has no meaning"))
    }
}

impl Coded for ParamKind {
    fn put(&self, out: &mut Vec<u8>) {
        match *self {
            ParamKind::Scalar(ty) => (0u8, ty).put(out),
            ParamKind::RawPtr { elem, mutable } => (1u8, (elem, mutable)).put(out),
            ParamKind::Slice { elem, access } => (2u8, (elem, access)).put(out),
        }
    }
    fn get(reader: &mut Reader<'_>) -> Result<ParamKind, ExecError> {
        Ok(match u8::get(reader)? {
            0 => ParamKind::Scalar(Coded::get(reader)?),
            1 => ParamKind::RawPtr { elem: Coded::get(reader)?, mutable: Coded::get(reader)? },
            2 => ParamKind::Slice { elem: Coded::get(reader)?, access: Coded::get(reader)? },
            _ => return Err(bad("a parameter has no meaning")),
        })
    }
}
