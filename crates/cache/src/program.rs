//! The identity of the running program.
//!
//! In: the files that the code of this process comes from. Out: a digest of them.
//! What a compiler emits depends on the compiler, and so does what a version number does not tell: a changed pass, another
//! optimisation of rustc, a feature. The bytes of the program contain all of it, so that a program that was compiled anew
//! never gets code from an older one.
//! Invariant: the digest is that of the file that runs, also if another file has its name by now.
//! Not here: other shared libraries that a program loads; a crate in one of them is not covered.

use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::sync::OnceLock;

/// The executable: the system opens the file that runs, whatever its name is now.
const EXECUTABLE: &str = "/proc/self/exe";
const MAPPINGS: &str = "/proc/self/maps";

/// The digest of the executable, and of the shared library that contains this crate if there is one.
pub(crate) fn identity() -> io::Result<[u8; 32]> {
    static IDENTITY: OnceLock<[u8; 32]> = OnceLock::new();
    if let Some(identity) = IDENTITY.get() {
        return Ok(*identity);
    }
    let mut digest = Sha256::new();
    add(&mut digest, Path::new(EXECUTABLE))?;
    let own = own_file()?;
    if Path::new(&own) != fs::read_link(EXECUTABLE)? {
        add(&mut digest, Path::new(&own))?;
        // The system marks the name of a file that was replaced.
        if own_file()? != own {
            return Err(io::Error::other(format!("{own} was replaced")));
        }
    }
    Ok(*IDENTITY.get_or_init(|| digest.finalize().into()))
}

/// Adds the length and the bytes of a file.
fn add(digest: &mut Sha256, path: &Path) -> io::Result<()> {
    let mut file = File::open(path)?;
    let mut buffer = vec![0; 1 << 16];
    let mut n_bytes = 0u64;
    loop {
        let n = file.read(&mut buffer)?;
        if n == 0 {
            break;
        }
        digest.update(&buffer[..n]);
        n_bytes += n as u64;
    }
    digest.update(n_bytes.to_le_bytes());
    Ok(())
}

/// The file that the code of this crate was loaded from.
fn own_file() -> io::Result<String> {
    let address = (identity as *const ()).addr();
    let mappings = String::from_utf8_lossy(&fs::read(MAPPINGS)?).into_owned();
    let file = mappings.lines().find_map(|line| file_at(line, address));
    file.map(str::to_owned).ok_or_else(|| io::Error::other("its code belongs to no file"))
}

/// The file of a mapping, `from-to permissions offset device inode file`, if it contains the address.
fn file_at(line: &str, address: usize) -> Option<&str> {
    let mut fields = line.splitn(6, ' ');
    let (from, to) = fields.next()?.split_once('-')?;
    let number = |text| usize::from_str_radix(text, 16).ok();
    let is_inside = (number(from)?..number(to)?).contains(&address);
    fields.nth(4).map(str::trim_start).filter(|file| is_inside && file.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_an_address_is_found() {
        let line = "5a00-5b00 r-xp 00001000 fe:01 1234                       /a path/with blanks";
        assert_eq!(file_at(line, 0x5a00), Some("/a path/with blanks"));
        assert_eq!(file_at(line, 0x5aff), Some("/a path/with blanks"));
        assert_eq!((file_at(line, 0x5b00), file_at(line, 0x59ff)), (None, None));
        assert_eq!(file_at("5a00-5b00 rw-p 00000000 00:00 0                 [heap]", 0x5a00), None);
        assert_eq!(file_at("5a00-5b00 rw-p 00000000 00:00 0 ", 0x5a00), None);
        assert_eq!((file_at("", 0), file_at("x-y z", 0)), (None, None));
    }

    #[test]
    fn this_program_has_an_identity() {
        let own = own_file().unwrap();
        assert_eq!(Path::new(&own), std::env::current_exe().unwrap());
        let mut digest = Sha256::new();
        add(&mut digest, Path::new(&own)).unwrap();
        assert_eq!(identity().unwrap(), <[u8; 32]>::from(digest.finalize()));
    }
}
