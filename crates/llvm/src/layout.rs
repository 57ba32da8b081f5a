//! Sizes and alignments of types, from a module's data layout.
//!
//! In: the text of a data layout. Out: [`Layout`], which computes each type once. Invariants: what the text does not state
//! has LLVM's defaults; the recursion is bounded by the nesting of types.
//! Not here: how values are passed (see `lower`).

use crate::types::{Type, TypeKind, Types};

/// Maximum number of structures with names inside each other: each is a call.
const MAX_DEPTH: u32 = 512;
/// Maximum size in bytes, so that sizes can be rounded up and added.
const MAX_STORE: u64 = 1 << 62;

/// Size and alignment of a type in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    /// Bytes that a store writes.
    pub(crate) store: u64,
    /// A power of two.
    pub(crate) align: u64,
}

impl Size {
    /// Distance between elements of an array.
    pub(crate) fn stride(self) -> u64 {
        self.store.next_multiple_of(self.align)
    }
}

/// A data layout, with the sizes of types that were asked for.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Width of an address in bits.
    pub(crate) pointer_bits: u32,
    pointer_align: u64,
    /// Width in bits and alignment in bytes, ascending.
    integers: Vec<(u32, u64)>,
    floats: Vec<(u32, u64)>,
    vectors: Vec<(u32, u64)>,
    aggregate: u64,
    sizes: Vec<Option<Size>>,
    /// How many types are being computed inside each other.
    depth: u32,
    /// By structure, the offsets of its fields.
    offsets: Vec<Option<Box<[u64]>>>,
}

/// Bytes of a list of widths; sorted, so that equal widths replace each other.
fn set(list: &mut Vec<(u32, u64)>, bits: u32, align: u64) {
    match list.binary_search_by_key(&bits, |entry| entry.0) {
        Ok(at) => list[at].1 = align,
        Err(at) => list.insert(at, (bits, align)),
    }
}

impl Layout {
    /// Reads a data layout; an error names the part that is not supported.
    pub(crate) fn of(text: &[u8]) -> Result<Layout, String> {
        let mut layout = Layout {
            pointer_bits: 64,
            pointer_align: 8,
            integers: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            aggregate: 1,
            sizes: Vec::new(),
            depth: 0,
            offsets: Vec::new(),
        };
        let text = String::from_utf8_lossy(text);
        for part in text.split('-').filter(|part| !part.is_empty()) {
            let refused = || format!("the part `{part}` of the data layout is not supported");
            let (kind, rest) = part.split_at(part.chars().next().map_or(0, char::len_utf8));
            let numbers = || -> Option<Vec<u64>> { rest.split(':').map(|number| number.parse().ok()).collect() };
            match kind {
                "E" => return Err("big-endian modules are not supported".to_owned()),
                "p" if rest.starts_with(':') => {
                    let numbers: Option<Vec<u64>> = rest[1..].split(':').map(|number| number.parse().ok()).collect();
                    match numbers.ok_or_else(refused)?[..] {
                        [bits @ (32 | 64), align, ..] => {
                            layout.pointer_bits = bits as u32;
                            layout.pointer_align = bytes(align).ok_or_else(refused)?;
                        }
                        _ => return Err(refused()),
                    }
                }
                "i" | "f" | "v" => {
                    let numbers = numbers().ok_or_else(refused)?;
                    let [bits, align, ..] = numbers[..] else { return Err(refused()) };
                    let bits = u32::try_from(bits).map_err(|_| refused())?;
                    let align = bytes(align).ok_or_else(refused)?;
                    let list = match kind {
                        "i" => &mut layout.integers,
                        "f" => &mut layout.floats,
                        _ => &mut layout.vectors,
                    };
                    set(list, bits, align);
                }
                "a" => {
                    let align = rest.trim_start_matches(':').split(':').next().and_then(|align| align.parse().ok());
                    layout.aggregate = bytes(align.ok_or_else(refused)?).ok_or_else(refused)?;
                }
                // Mangling, native widths, alignment of the stack, other address spaces, function pointers.
                _ => {}
            }
        }
        Ok(layout)
    }

    /// The size of a type; an error says what has none.
    pub(crate) fn size(&mut self, types: &Types, ty: Type) -> Result<Size, &'static str> {
        if let Some(&Some(size)) = self.sizes.get(ty.index()) {
            return Ok(size);
        }
        if self.depth >= MAX_DEPTH {
            return Err("the type is nested too deeply");
        }
        self.depth += 1;
        let size = self.compute(types, ty);
        self.depth -= 1;
        let size = size?;
        if self.sizes.len() <= ty.index() {
            self.sizes.resize(types.len().max(ty.index() + 1), None);
        }
        self.sizes[ty.index()] = Some(size);
        Ok(size)
    }

    fn compute(&mut self, types: &Types, ty: Type) -> Result<Size, &'static str> {
        let natural = |bits: u64| Size { store: bits.div_ceil(8), align: bits.div_ceil(8).next_power_of_two() };
        Ok(match types.kind_in_code(ty) {
            TypeKind::Integer(bits) => {
                let fitting = self.integers.iter().find(|entry| entry.0 >= bits);
                let align = fitting.or(self.integers.last()).map_or(1, |entry| entry.1);
                Size { store: u64::from(bits).div_ceil(8), align }
            }
            TypeKind::Half | TypeKind::BFloat => self.float(16, 2),
            TypeKind::Float => self.float(32, 4),
            TypeKind::Double => self.float(64, 8),
            TypeKind::X87 => self.float(80, 10),
            TypeKind::Fp128 | TypeKind::PpcFp128 => self.float(128, 16),
            TypeKind::Pointer(_) => Size { store: u64::from(self.pointer_bits / 8), align: self.pointer_align },
            TypeKind::Vector(n, element) => {
                let bits = match types.kind(element) {
                    TypeKind::Pointer(_) => self.pointer_bits,
                    _ => types.scalar_bits(element).ok_or("a vector of this type has no size")?,
                };
                let bits = u64::from(n) * u64::from(bits);
                let stated = self.vectors.iter().find(|entry| u64::from(entry.0) == bits);
                Size { store: bits.div_ceil(8), align: stated.map_or(natural(bits).align, |entry| entry.1) }
            }
            TypeKind::Array(n, element) => {
                let element = self.size(types, element)?;
                let store = n.checked_mul(element.stride()).filter(|&store| store <= MAX_STORE);
                let store = store.ok_or("the array is too large")?;
                Size { store, align: element.align }
            }
            TypeKind::Struct(_) | TypeKind::Named(_) => {
                let fields = types.fields(ty).ok_or("an opaque structure has no size")?.to_vec();
                let is_packed = types.is_packed(ty);
                let (mut at, mut align) = (0u64, if is_packed { 1 } else { self.aggregate });
                let mut offsets = Vec::with_capacity(fields.len());
                for field in fields {
                    let size = self.size(types, field)?;
                    if !is_packed {
                        align = align.max(size.align);
                        at = at.checked_next_multiple_of(size.align).ok_or("the structure is too large")?;
                    }
                    offsets.push(at);
                    at = at.checked_add(size.stride()).ok_or("the structure is too large")?;
                }
                if self.offsets.len() <= ty.index() {
                    self.offsets.resize(types.len().max(ty.index() + 1), None);
                }
                self.offsets[ty.index()] = Some(offsets.into());
                let store = at.checked_next_multiple_of(align).filter(|&store| store <= MAX_STORE);
                Size { store: store.ok_or("the structure is too large")?, align }
            }
            TypeKind::ScalableVector(..) => return Err("a vector of unknown length has no fixed size"),
            _ => return Err("the type has no size"),
        })
    }

    fn float(&self, bits: u32, store: u64) -> Size {
        let stated = self.floats.iter().find(|entry| entry.0 == bits);
        Size { store, align: stated.map_or(store.next_power_of_two(), |entry| entry.1) }
    }

    /// The offset of a field of a structure.
    pub(crate) fn offset(&mut self, types: &Types, ty: Type, field: usize) -> Result<u64, &'static str> {
        self.size(types, ty)?;
        let offsets = self.offsets.get(ty.index()).and_then(Option::as_ref);
        offsets.and_then(|offsets| offsets.get(field)).copied().ok_or("there is no such field")
    }
}

/// An alignment in bytes, from bits.
fn bytes(bits: u64) -> Option<u64> {
    match bits {
        0 => Some(1),
        _ => (bits.is_multiple_of(8) && (bits / 8).is_power_of_two() && bits <= 1 << 20).then_some(bits / 8),
    }
}
