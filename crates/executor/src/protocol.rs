//! Requests and replies as bytes.
//!
//! Layout: `KSEX`, the length of the message body, then its fields in order. Numbers are little-endian, lists and texts
//! start with their length, variants with a number. Objects have exec's saved form, with a checksum.
//! Invariant: every written message is read back; any other bytes are an error, never a panic, because a process that
//! runs faulty generated code may write anything.

use crate::{Argument, FailedCheck, Outcome, Placement, RunError};
use kernelsmith_exec::Edge;
use std::io::{self, Read, Write};

const MAGIC: [u8; 4] = *b"KSEX";
/// Maximum length of a message in bytes; a longer one is invalid.
const MAX_BYTES: usize = 1 << 28;

/// A request to the process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// The first request: asks for the machine, and whether it has these features.
    Hello {
        /// The features, by their names in descriptions.
        features: Vec<String>,
        /// The timeout of a call in seconds.
        seconds: u32,
    },
    /// Calls code.
    Run {
        /// A saved object.
        object: Vec<u8>,
        /// The arguments.
        args: Vec<Argument>,
        /// The position of buffers.
        placement: Placement,
    },
}

/// A reply of the process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// To [`Request::Hello`].
    Welcome {
        /// The architecture, as exec names it.
        arch: String,
        /// The width of its vector registers in bits, for vector-length-agnostic code.
        vector_bits: Option<u32>,
        /// The first feature that the machine lacks.
        missing: Option<String>,
    },
    /// To [`Request::Run`].
    Ran(Result<Outcome, RunError>),
}

/// Writes a message and flushes it.
///
/// # Errors
/// If the other process has closed its input.
pub(crate) fn send<T: Coded>(message: &T, output: &mut impl Write) -> io::Result<()> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([0; 4]);
    message.put(&mut bytes);
    let len = u32::try_from(bytes.len() - 8).map_err(|_| nonsense())?;
    bytes[4..8].copy_from_slice(&len.to_le_bytes());
    output.write_all(&bytes)?;
    output.flush()
}

/// Reads a message.
///
/// # Errors
/// If the input ends, or the message is invalid.
pub(crate) fn receive<T: Coded>(input: &mut impl Read) -> io::Result<T> {
    let mut head = [0; 8];
    input.read_exact(&mut head)?;
    let [m0, m1, m2, m3, len @ ..] = head;
    let len = u32::from_le_bytes(len) as usize;
    if [m0, m1, m2, m3] != MAGIC || len > MAX_BYTES {
        return Err(nonsense());
    }
    let mut body = vec![0; len];
    input.read_exact(&mut body)?;
    let mut remaining = body.as_slice();
    let message = T::get(&mut remaining).filter(|_| remaining.is_empty());
    message.ok_or_else(nonsense)
}

pub(crate) fn nonsense() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the message is nonsense")
}

/// A type with a byte representation.
pub(crate) trait Coded: Sized {
    /// Appends the bytes.
    fn put(&self, out: &mut Vec<u8>);
    /// Removes the bytes of a value from the front; `None` if they are invalid.
    fn get(bytes: &mut &[u8]) -> Option<Self>;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Coded for $number {
            fn put(&self, out: &mut Vec<u8>) {
                out.extend(self.to_le_bytes());
            }
            fn get(bytes: &mut &[u8]) -> Option<$number> {
                bytes.split_off(..size_of::<$number>())?.try_into().ok().map(<$number>::from_le_bytes)
            }
        }
    )*};
}
numbers! { u8 u32 u64 i64 }

impl Coded for Vec<u8> {
    fn put(&self, out: &mut Vec<u8>) {
        (self.len() as u64).put(out);
        out.extend_from_slice(self);
    }
    fn get(bytes: &mut &[u8]) -> Option<Vec<u8>> {
        let len = usize::try_from(u64::get(bytes)?).ok()?;
        bytes.split_off(..len).map(<[u8]>::to_vec)
    }
}

impl Coded for String {
    fn put(&self, out: &mut Vec<u8>) {
        (self.len() as u64).put(out);
        out.extend_from_slice(self.as_bytes());
    }
    fn get(bytes: &mut &[u8]) -> Option<String> {
        String::from_utf8(Vec::get(bytes)?).ok()
    }
}

impl<T: Coded> Coded for Option<T> {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(u8::from(self.is_some()));
        if let Some(value) = self {
            value.put(out);
        }
    }
    fn get(bytes: &mut &[u8]) -> Option<Option<T>> {
        match u8::get(bytes)? {
            0 => Some(None),
            1 => T::get(bytes).map(Some),
            _ => None,
        }
    }
}

/// Lists of other types than bytes.
fn put_list<T: Coded>(items: &[T], out: &mut Vec<u8>) {
    (items.len() as u64).put(out);
    items.iter().for_each(|item| item.put(out));
}

fn get_list<T: Coded>(bytes: &mut &[u8]) -> Option<Vec<T>> {
    // Every item takes at least one byte, so a length that is too large fails soon and reserves nothing.
    let len = u64::get(bytes)?;
    let mut items = Vec::new();
    for _ in 0..len {
        items.push(T::get(bytes)?);
    }
    Some(items)
}

impl Coded for Argument {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Argument::Scalar(bits) => {
                out.push(0);
                bits.put(out);
            }
            Argument::Memory(bytes) => {
                out.push(1);
                bytes.put(out);
            }
        }
    }
    fn get(bytes: &mut &[u8]) -> Option<Argument> {
        match u8::get(bytes)? {
            0 => u64::get(bytes).map(Argument::Scalar),
            1 => Vec::get(bytes).map(Argument::Memory),
            _ => None,
        }
    }
}

impl Coded for Placement {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Placement::Page(Edge::Start) => out.push(0),
            Placement::Page(Edge::End) => out.push(1),
            Placement::Odd => out.push(2),
            Placement::Offsets(offsets) => {
                out.push(3);
                put_list(offsets, out);
            }
        }
    }
    fn get(bytes: &mut &[u8]) -> Option<Placement> {
        match u8::get(bytes)? {
            0 => Some(Placement::Page(Edge::Start)),
            1 => Some(Placement::Page(Edge::End)),
            2 => Some(Placement::Odd),
            3 => get_list(bytes).map(Placement::Offsets),
            _ => None,
        }
    }
}

impl Coded for Request {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Request::Hello { features, seconds } => {
                out.push(0);
                put_list(features, out);
                seconds.put(out);
            }
            Request::Run { object, args, placement } => {
                out.push(1);
                object.put(out);
                put_list(args, out);
                placement.put(out);
            }
        }
    }
    fn get(bytes: &mut &[u8]) -> Option<Request> {
        Some(match u8::get(bytes)? {
            0 => Request::Hello { features: get_list(bytes)?, seconds: u32::get(bytes)? },
            1 => Request::Run { object: Vec::get(bytes)?, args: get_list(bytes)?, placement: Placement::get(bytes)? },
            _ => return None,
        })
    }
}

impl Coded for FailedCheck {
    fn put(&self, out: &mut Vec<u8>) {
        self.id.put(out);
        self.index.put(out);
        self.len.put(out);
    }
    fn get(bytes: &mut &[u8]) -> Option<FailedCheck> {
        Some(FailedCheck { id: u32::get(bytes)?, index: i64::get(bytes)?, len: i64::get(bytes)? })
    }
}

impl Coded for Outcome {
    fn put(&self, out: &mut Vec<u8>) {
        match &self.result {
            Ok(bits) => {
                out.push(0);
                bits.put(out);
            }
            Err(check) => {
                out.push(1);
                check.put(out);
            }
        }
        put_list(&self.memory, out);
        self.calls.put(out);
    }
    fn get(bytes: &mut &[u8]) -> Option<Outcome> {
        let result = match u8::get(bytes)? {
            0 => Ok(Option::get(bytes)?),
            1 => Err(FailedCheck::get(bytes)?),
            _ => return None,
        };
        Some(Outcome { result, memory: get_list(bytes)?, calls: u64::get(bytes)? })
    }
}

impl Coded for RunError {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            RunError::Refused(what) => {
                out.push(0);
                what.put(out);
            }
            RunError::Guard(at) => {
                out.push(1);
                (*at as u64).put(out);
            }
            RunError::Crash(what) => {
                out.push(2);
                what.put(out);
            }
            RunError::Hang => out.push(3),
        }
    }
    fn get(bytes: &mut &[u8]) -> Option<RunError> {
        Some(match u8::get(bytes)? {
            0 => RunError::Refused(String::get(bytes)?),
            1 => RunError::Guard(usize::try_from(u64::get(bytes)?).ok()?),
            2 => RunError::Crash(String::get(bytes)?),
            3 => RunError::Hang,
            _ => return None,
        })
    }
}

impl Coded for Reply {
    fn put(&self, out: &mut Vec<u8>) {
        match self {
            Reply::Welcome { arch, vector_bits, missing } => {
                out.push(0);
                arch.put(out);
                vector_bits.put(out);
                missing.put(out);
            }
            Reply::Ran(Ok(outcome)) => {
                out.push(1);
                outcome.put(out);
            }
            Reply::Ran(Err(error)) => {
                out.push(2);
                error.put(out);
            }
        }
    }
    fn get(bytes: &mut &[u8]) -> Option<Reply> {
        Some(match u8::get(bytes)? {
            0 => Reply::Welcome {
                arch: String::get(bytes)?,
                vector_bits: Option::get(bytes)?,
                missing: Option::get(bytes)?,
            },
            1 => Reply::Ran(Ok(Outcome::get(bytes)?)),
            2 => Reply::Ran(Err(RunError::get(bytes)?)),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check<T: Coded + PartialEq + core::fmt::Debug>(message: T) {
        let mut bytes = Vec::new();
        send(&message, &mut bytes).unwrap();
        assert_eq!(receive::<T>(&mut bytes.as_slice()).unwrap(), message);
        // A message truncated anywhere is an error.
        for len in 0..bytes.len() {
            assert!(receive::<T>(&mut &bytes[..len]).is_err(), "{len} bytes of {}", bytes.len());
        }
        // So is a message with a superfluous byte.
        bytes.push(0);
        let len = bytes.len() as u32 - 8;
        bytes[4..8].copy_from_slice(&len.to_le_bytes());
        assert!(receive::<T>(&mut bytes.as_slice()).is_err());
    }

    #[test]
    fn messages_are_read_back() {
        check(Request::Hello { features: vec!["v".into(), "zba".into()], seconds: 3 });
        let args = vec![Argument::Scalar(u64::MAX), Argument::Memory(vec![1, 2, 3]), Argument::Memory(vec![])];
        let placements = [
            Placement::Page(Edge::Start),
            Placement::Page(Edge::End),
            Placement::Odd,
            Placement::Offsets(vec![4095, u64::MAX]),
        ];
        for placement in placements {
            check(Request::Run { object: vec![9; 40], args: args.clone(), placement });
        }
        check(Reply::Welcome { arch: "riscv64".into(), vector_bits: Some(256), missing: None });
        let outcome = Outcome { result: Ok(Some(7)), memory: vec![vec![1], vec![]], calls: 8 };
        let failed = FailedCheck { id: 3, index: -1, len: 9 };
        check(Reply::Ran(Ok(outcome.clone())));
        check(Reply::Ran(Ok(Outcome { result: Ok(None), ..outcome.clone() })));
        check(Reply::Ran(Ok(Outcome { result: Err(failed), ..outcome })));
        for error in [RunError::Refused("no".into()), RunError::Guard(1), RunError::Crash("x".into()), RunError::Hang] {
            check(Reply::Ran(Err(error)));
        }
    }

    #[test]
    fn what_is_no_message_is_refused() {
        assert!(receive::<Reply>(&mut &b"hello, world: this is none"[..]).is_err());
        assert!(receive::<Reply>(&mut &b"KSEX\xff\xff\xff\xff"[..]).is_err());
    }
}
