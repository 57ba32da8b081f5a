//! What a directory tells of its files.

/// A file in a listing.
#[derive(Debug)]
pub(crate) struct Listed {
    pub(crate) name: String,
    pub(crate) bytes: u64,
    /// Time of the last write or use, in seconds and nanoseconds since 1970.
    pub(crate) used: (i64, u64),
    /// Whether another writer may be at it.
    pub(crate) is_temporary: bool,
}

/// Why a file is not read.
#[derive(Debug)]
pub(crate) enum ReadFault {
    /// The directory is no longer private.
    Exposed,
    /// It is no regular file of this user that only this user may write, or it is too large.
    Foreign,
    /// The system refuses.
    System,
}
