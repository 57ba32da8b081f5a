//! Why there is no cache.

use std::fmt;
use std::io;

/// Why a directory cannot be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum OpenError {
    /// The system refuses: there is no such directory, it is a link, it may not be read.
    System(io::Error),
    /// It belongs to another user.
    Owner {
        /// The user id of its owner.
        owner: u32,
        /// The effective user id of the process.
        user: u32,
    },
    /// Others may write it: its permissions.
    Shared(u32),
    /// The running program cannot be identified, so that there are no keys.
    Program(io::Error),
    /// This operating system is not supported.
    Unsupported,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::System(error) => write!(f, "the directory of the cache cannot be opened: {error}"),
            OpenError::Owner { owner, user } => {
                write!(
                    f,
                    "the directory of the cache belongs to user {owner}, not to user {user}, who runs this program"
                )
            }
            OpenError::Shared(mode) => {
                write!(f, "others may write the directory of the cache (mode {mode:o}); `chmod go-w` makes it private")
            }
            OpenError::Program(error) => write!(f, "the program cannot be identified: {error}"),
            OpenError::Unsupported => f.write_str("caches on disk need Linux"),
        }
    }
}

impl std::error::Error for OpenError {}
