//! Arrays in files of numpy's format `.npy`, versions 1.0 to 3.0.
//!
//! In: bytes. Out: a shape and elements in the order of memory, or why there are none; and the reverse.
//! Invariant: the number of elements is that of the shape and of the bytes.
//! Not here: pickled objects, structures, big-endian numbers. Files with these are refused.

use kernelsmith::F16;

const MAGIC: &[u8] = b"\x93NUMPY";

/// Elements.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Elements {
    F32(Vec<f32>),
    F64(Vec<f64>),
    F16(Vec<F16>),
    U8(Vec<u8>),
    I8(Vec<i8>),
    I32(Vec<i32>),
}

/// An array without gaps.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Array {
    pub(super) sizes: Vec<usize>,
    /// Whether the first dimension is contiguous, otherwise the last one.
    pub(super) is_column_major: bool,
    pub(super) elements: Elements,
}

impl Elements {
    /// The type's name.
    pub(super) fn type_name(&self) -> &'static str {
        match self {
            Elements::F32(_) => "f32",
            Elements::F64(_) => "f64",
            Elements::F16(_) => "f16",
            Elements::U8(_) => "u8",
            Elements::I8(_) => "i8",
            Elements::I32(_) => "i32",
        }
    }

    fn description(&self) -> &'static str {
        match self {
            Elements::F32(_) => "<f4",
            Elements::F64(_) => "<f8",
            Elements::F16(_) => "<f2",
            Elements::U8(_) => "|u1",
            Elements::I8(_) => "|i1",
            Elements::I32(_) => "<i4",
        }
    }

    fn of_bytes(description: &str, bytes: &[u8]) -> Option<(usize, Elements)> {
        fn list<T, const N: usize>(bytes: &[u8], of: impl Fn([u8; N]) -> T) -> Vec<T> {
            bytes.as_chunks().0.iter().map(|chunk| of(*chunk)).collect()
        }
        Some(match description {
            "<f4" => (4, Elements::F32(list(bytes, f32::from_le_bytes))),
            "<f8" => (8, Elements::F64(list(bytes, f64::from_le_bytes))),
            "<f2" => (2, Elements::F16(list(bytes, |of| F16(u16::from_le_bytes(of))))),
            "|u1" | "<u1" => (1, Elements::U8(bytes.to_vec())),
            "|i1" | "<i1" => (1, Elements::I8(list(bytes, i8::from_le_bytes))),
            "<i4" => (4, Elements::I32(list(bytes, i32::from_le_bytes))),
            _ => return None,
        })
    }

    fn bytes(&self) -> Vec<u8> {
        match self {
            Elements::F32(of) => of.iter().flat_map(|of| of.to_le_bytes()).collect(),
            Elements::F64(of) => of.iter().flat_map(|of| of.to_le_bytes()).collect(),
            Elements::F16(of) => of.iter().flat_map(|of| of.0.to_le_bytes()).collect(),
            Elements::U8(of) => of.clone(),
            Elements::I8(of) => of.iter().map(|of| *of as u8).collect(),
            Elements::I32(of) => of.iter().flat_map(|of| of.to_le_bytes()).collect(),
        }
    }
}

impl Array {
    /// The strides in elements.
    pub(super) fn strides(&self) -> Vec<usize> {
        let n = self.sizes.len();
        let mut strides = vec![1; n];
        let mut span: usize = 1;
        for number in 0..n {
            let at = if self.is_column_major { number } else { n - 1 - number };
            strides[at] = span;
            span = span.saturating_mul(self.sizes[at].max(1));
        }
        strides
    }

    /// Reads a file.
    pub(super) fn read(bytes: &[u8]) -> Result<Array, String> {
        let short = || "the file ends in its header".to_owned();
        let rest = bytes.strip_prefix(MAGIC).ok_or("the file does not begin as a .npy file")?;
        let (version, rest) = rest.split_first_chunk::<2>().ok_or_else(short)?;
        let (len, rest) = match version[0] {
            1 => rest.split_first_chunk::<2>().map(|(len, rest)| (usize::from(u16::from_le_bytes(*len)), rest)),
            2 | 3 => rest.split_first_chunk::<4>().map(|(len, rest)| (u32::from_le_bytes(*len) as usize, rest)),
            other => return Err(format!("version {other} of the format is not known")),
        }
        .ok_or_else(short)?;
        let (header, data) = rest.split_at_checked(len).ok_or_else(short)?;
        let header = std::str::from_utf8(header).map_err(|_| "the header is not text")?;
        let Header { description, is_column_major, sizes } = Header::parse(header)?;
        let (width, elements) = Elements::of_bytes(&description, data)
            .ok_or_else(|| format!("elements are of type {description}, but must be <f2, <f4, <f8, <i4, |i1 or |u1"))?;
        let n = sizes.iter().try_fold(width, |n: usize, size| n.checked_mul(*size));
        if n != Some(data.len()) {
            return Err(format!("the shape {sizes:?} does not fit the {} bytes of data", data.len()));
        }
        Ok(Array { sizes, is_column_major, elements })
    }

    /// The bytes of a file, of version 1.0.
    pub(super) fn write(&self) -> Vec<u8> {
        let sizes: String = self.sizes.iter().map(|size| format!("{size},")).collect();
        let order = if self.is_column_major { "True" } else { "False" };
        let description = self.elements.description();
        let mut header = format!("{{'descr': '{description}', 'fortran_order': {order}, 'shape': ({sizes}), }}");
        // The data begin at a multiple of 64 bytes.
        let len = (MAGIC.len() + 4 + header.len() + 1).next_multiple_of(64) - MAGIC.len() - 4;
        header.extend(std::iter::repeat_n(' ', len - header.len() - 1));
        header.push('\n');
        let mut bytes = MAGIC.to_vec();
        bytes.extend([1, 0]);
        // A header of 64 KiB would have thousands of dimensions.
        bytes.extend((len as u16).to_le_bytes());
        bytes.extend(header.bytes());
        bytes.extend(self.elements.bytes());
        bytes
    }
}

/// The values of a header, a dictionary of Python.
struct Header {
    description: String,
    is_column_major: bool,
    sizes: Vec<usize>,
}

impl Header {
    fn parse(text: &str) -> Result<Header, String> {
        let wrong = |what: &str| format!("the header has no valid `{what}`: {}", text.trim());
        let (mut description, mut order, mut sizes) = (None, None, None);
        let inner = text.trim().strip_prefix('{').and_then(|text| text.strip_suffix('}'));
        let mut rest = inner.ok_or_else(|| wrong("{ }"))?.trim();
        while !rest.is_empty() {
            let (key, after) = quoted(rest).ok_or_else(|| wrong("key"))?;
            let after = after.trim_start().strip_prefix(':').ok_or_else(|| wrong(key))?.trim_start();
            rest = match key {
                "descr" => {
                    let (value, after) = quoted(after).ok_or_else(|| wrong(key))?;
                    description = Some(value.to_owned());
                    after
                }
                "fortran_order" => {
                    let word = |word, value| after.strip_prefix(word).map(|after| (value, after));
                    let (value, after) =
                        word("True", true).or_else(|| word("False", false)).ok_or_else(|| wrong(key))?;
                    order = Some(value);
                    after
                }
                "shape" => {
                    let tuple = after.strip_prefix('(').and_then(|after| after.split_once(')'));
                    let (items, after) = tuple.ok_or_else(|| wrong(key))?;
                    let items = items.split(',').map(str::trim).filter(|item| !item.is_empty());
                    let items: Result<Vec<usize>, _> = items.map(str::parse).collect();
                    sizes = Some(items.map_err(|_| wrong(key))?);
                    after
                }
                other => return Err(format!("the header has the unknown key `{other}`")),
            };
            rest = rest.trim_start();
            rest = rest.strip_prefix(',').unwrap_or(rest).trim_start();
        }
        Ok(Header {
            description: description.ok_or_else(|| wrong("descr"))?,
            is_column_major: order.ok_or_else(|| wrong("fortran_order"))?,
            sizes: sizes.ok_or_else(|| wrong("shape"))?,
        })
    }
}

/// A text in quotes at the beginning, and what follows.
fn quoted(text: &str) -> Option<(&str, &str)> {
    let quote = text.chars().next().filter(|quote| matches!(quote, '\'' | '"'))?;
    text[1..].split_once(quote)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let all = [
            Elements::F32(vec![1.5, -2.0, 3.0, 0.0, f32::INFINITY, -0.25]),
            Elements::F64(vec![1.5, -2.0, 3.0, 0.0, 1e300, -0.25]),
            Elements::F16((0..6).map(|of| F16::from(of as f32)).collect()),
            Elements::U8(vec![0, 1, 2, 253, 254, 255]),
            Elements::I8(vec![0, 1, 2, -1, -127, -128]),
            Elements::I32(vec![0, 1, 2, -1, i32::MIN, i32::MAX]),
        ];
        for elements in all {
            for (sizes, is_column_major) in [(vec![6], false), (vec![2, 3], true), (vec![3, 1, 2], false)] {
                let array = Array { sizes, is_column_major, elements: elements.clone() };
                let bytes = array.write();
                assert_eq!((bytes.len() - array.elements.bytes().len()) % 64, 0);
                assert_eq!(Array::read(&bytes), Ok(array));
            }
        }
        let scalar = Array { sizes: Vec::new(), is_column_major: false, elements: Elements::F32(vec![7.0]) };
        assert_eq!(Array::read(&scalar.write()), Ok(scalar));
        let empty = Array { sizes: vec![3, 0], is_column_major: false, elements: Elements::F32(Vec::new()) };
        assert_eq!(Array::read(&empty.write()).map(|of| of.strides()), Ok(vec![1, 1]));
    }

    /// The header as numpy writes it, of versions 1.0 and 2.0.
    #[test]
    fn files_of_numpy_are_read() {
        let header = "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }".to_owned();
        let header = format!("{header}{}\n", " ".repeat(117 - header.len()));
        let data: Vec<u8> = (0..6).flat_map(|of| (of as f32).to_le_bytes()).collect();
        for (version, len) in [(1, &[118u8, 0][..]), (2, &[118, 0, 0, 0])] {
            let bytes = [MAGIC, &[version, 0], len, header.as_bytes(), &data].concat();
            let array = Array::read(&bytes).unwrap();
            assert_eq!((array.sizes.as_slice(), array.strides()), (&[2, 3][..], vec![1, 2]));
            assert_eq!(array.elements, Elements::F32(vec![0., 1., 2., 3., 4., 5.]));
        }
    }

    #[test]
    fn other_files_are_refused() {
        let array = Array { sizes: vec![2], is_column_major: false, elements: Elements::F32(vec![1.0, 2.0]) };
        let bytes = array.write();
        for end in 0..bytes.len() {
            assert!(Array::read(&bytes[..end]).is_err(), "{end}");
        }
        let edited = |from: &str, to: &str| {
            let at = bytes.windows(from.len()).position(|of| of == from.as_bytes()).unwrap();
            let mut bytes = bytes.clone();
            bytes.splice(at..at + from.len(), to.bytes());
            Array::read(&bytes).unwrap_err()
        };
        assert_eq!(edited("<f4", ">f4"), "elements are of type >f4, but must be <f2, <f4, <f8, <i4, |i1 or |u1");
        assert_eq!(edited("(2,)", "(3,)"), "the shape [3] does not fit the 8 bytes of data");
        assert!(edited("(2,)", "(-,)").contains("no valid `shape`"));
        assert!(edited("descr", "descs").contains("unknown key `descs`"));
        assert!(edited("False", "Maybe").contains("no valid `fortran_order`"));
        let huge = edited("(2,)", "(4294967296,4294967296,)");
        assert!(huge.contains("does not fit"), "{huge}");
    }
}
