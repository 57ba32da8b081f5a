//! The bytes of a file.
//!
//! Layout: `KSCACHE` and a line feed, version, SHA-256 of all that follows, then key and value, each after its length.
//! Numbers are little-endian.
//! Invariant: a value is returned only if the digest is that of the content and the key in the file equals the wanted one
//! byte by byte. The digest detects damage; whoever can write the file can write a right digest, too.
//! Not here: whether the file may be read at all (see `directory`), and what the value means.

use sha2::{Digest, Sha256};

const MAGIC: &[u8; 8] = b"KSCACHE\n";
const VERSION: u32 = 1;
const DIGEST_BYTES: usize = 32;
const LENGTH_BYTES: usize = 8;
/// Where the content that the digest covers starts.
pub(crate) const BODY: usize = MAGIC.len() + size_of::<u32>() + DIGEST_BYTES;
/// The bytes of a file without key and value.
pub(crate) const HEAD_BYTES: usize = BODY + 2 * LENGTH_BYTES;

/// Why a file has no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// It is truncated or changed.
    Damaged,
    /// It is of another version, or of another key, or no entry at all.
    Foreign,
}

/// How names start. Eviction removes files by their names, so that no other program should use them.
const PREFIX: &str = "kernelsmith-";

/// The name of the file of a key.
pub(crate) fn name(key: &[u8]) -> String {
    let digits = Sha256::digest(key).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    format!("{PREFIX}{digits}")
}

/// Whether [`name`] may return this.
pub(crate) fn is_name(name: &str) -> bool {
    is_numbered(name, PREFIX, 2 * DIGEST_BYTES)
}

/// Whether a name is a prefix and so many hexadecimal digits.
pub(crate) fn is_numbered(name: &str, prefix: &str, n_digits: usize) -> bool {
    let is_digit = |digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    name.strip_prefix(prefix).is_some_and(|digits| digits.len() == n_digits && digits.bytes().all(is_digit))
}

/// The file of a key with a value.
pub(crate) fn write(key: &[u8], value: &[u8]) -> Vec<u8> {
    let mut body = Vec::with_capacity(key.len() + value.len() + 2 * LENGTH_BYTES);
    for field in [key, value] {
        body.extend((field.len() as u64).to_le_bytes());
        body.extend(field);
    }
    seal(&body)
}

/// A file with this content and its digest.
pub(crate) fn seal(body: &[u8]) -> Vec<u8> {
    [&MAGIC[..], &VERSION.to_le_bytes(), &Sha256::digest(body), body].concat()
}

/// The value in a file.
pub(crate) fn read<'a>(file: &'a [u8], key: &[u8]) -> Result<&'a [u8], Fault> {
    let (magic, rest) = file.split_first_chunk::<8>().ok_or(Fault::Damaged)?;
    let (version, rest) = rest.split_first_chunk::<4>().ok_or(Fault::Damaged)?;
    if magic != MAGIC || u32::from_le_bytes(*version) != VERSION {
        return Err(Fault::Foreign);
    }
    let (digest, body) = rest.split_first_chunk::<DIGEST_BYTES>().ok_or(Fault::Damaged)?;
    if digest[..] != Sha256::digest(body)[..] {
        return Err(Fault::Damaged);
    }
    let (stored_key, rest) = field(body)?;
    let (value, rest) = field(rest)?;
    match (rest.is_empty(), stored_key == key) {
        (true, true) => Ok(value),
        (true, false) => Err(Fault::Foreign),
        (false, _) => Err(Fault::Damaged),
    }
}

/// A field and what follows it.
fn field(bytes: &[u8]) -> Result<(&[u8], &[u8]), Fault> {
    let (len, rest) = bytes.split_first_chunk::<LENGTH_BYTES>().ok_or(Fault::Damaged)?;
    let len = usize::try_from(u64::from_le_bytes(*len)).map_err(|_| Fault::Damaged)?;
    rest.split_at_checked(len).ok_or(Fault::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_back() {
        for (key, value) in [(&b""[..], &b""[..]), (b"key", b""), (b"", b"value"), (b"key", b"value")] {
            let file = write(key, value);
            assert_eq!(file.len(), HEAD_BYTES + key.len() + value.len());
            assert_eq!(read(&file, key), Ok(value));
            assert_eq!(read(&file, b"another"), Err(Fault::Foreign));
        }
    }

    #[test]
    fn every_changed_bit_and_every_cut_is_noticed() {
        let file = write(b"key", b"value");
        for len in 0..file.len() {
            assert_eq!(read(&file[..len], b"key"), Err(Fault::Damaged), "{len}");
        }
        assert_eq!(read(&[&file[..], &[0]].concat(), b"key"), Err(Fault::Damaged));
        for at in 0..8 * file.len() {
            let mut changed = file.clone();
            changed[at / 8] ^= 1 << (at % 8);
            let fault = if at < 8 * 12 { Fault::Foreign } else { Fault::Damaged };
            assert_eq!(read(&changed, b"key"), Err(fault), "bit {at}");
        }
    }

    #[test]
    fn fields_that_do_not_fit_are_refused_with_a_right_digest_too() {
        let one = |len: u64, rest: &[u8]| [&len.to_le_bytes()[..], rest].concat();
        for body in [
            vec![],
            one(u64::MAX, b"key"),
            one(4, b"key"),
            one(3, b"key"),
            [one(3, b"key"), one(9, b"value")].concat(),
            [one(3, b"key"), one(5, b"value"), vec![0]].concat(),
        ] {
            assert_eq!(read(&seal(&body), b"key"), Err(Fault::Damaged), "{body:?}");
        }
        assert_eq!(read(&seal(&[one(3, b"kez"), one(5, b"value")].concat()), b"key"), Err(Fault::Foreign));
    }

    #[test]
    fn names_are_digests() {
        assert!(is_name(&name(b"key")) && name(b"key") != name(b"kez"));
        let digits = &name(b"key")[PREFIX.len()..];
        for other in ["key", digits, &format!("{PREFIX}{}", digits.to_uppercase()), &format!("{PREFIX}{digits}0")] {
            assert!(!is_name(other), "{other}");
        }
    }
}
