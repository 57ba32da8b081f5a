//! Files of a private directory.
//!
//! In: names and bytes. Out: bytes of files that belong to the user of the process and that nobody else may write.
//! Invariants: every file is opened relative to the open directory, no link is followed, and what is checked is the open
//! file, so that nothing can be replaced between the check and the use; a file appears under its name only when it is
//! complete.
//! Not here: what files contain.

use crate::entry;
use crate::error::OpenError;
use crate::file::{Listed, ReadFault};
use rustix::fd::OwnedFd;
use rustix::fs::{self, AtFlags, FileType, Mode, OFlags, Stat, Timespec, Timestamps, UTIME_NOW, UTIME_OMIT};
use rustix::io::Errno;
use std::collections::hash_map::RandomState;
use std::fs::File;
use std::hash::BuildHasher;
use std::io::{self, Read, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// The permissions with which others may write.
const WRITABLE_BY_OTHERS: Mode = Mode::WGRP.union(Mode::WOTH);
/// How names of files that are being written start, and the number of digits that follow.
const TEMPORARY: &str = "kernelsmith-writing-";
const TEMPORARY_DIGITS: usize = 16;
/// The age in seconds after which a file that is being written belongs to a process that has ended.
const ABANDONED_AFTER: u64 = 3600;

/// An open directory.
#[derive(Debug)]
pub(crate) struct Directory {
    fd: OwnedFd,
    user: u32,
}

fn user() -> u32 {
    rustix::process::geteuid().as_raw()
}

impl Directory {
    /// Opens a directory, which is created if only its last component is missing.
    pub(crate) fn open(path: &Path) -> Result<Directory, OpenError> {
        let system = |error: Errno| OpenError::System(error.into());
        match fs::mkdir(path, Mode::RWXU) {
            Ok(()) | Err(Errno::EXIST | Errno::ROFS | Errno::ACCESS) => {}
            Err(error) => return Err(system(error)),
        }
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let fd = fs::open(path, flags, Mode::empty()).map_err(system)?;
        let directory = Directory { fd, user: user() };
        directory.check()?;
        Ok(directory)
    }

    /// Whether only this user may write the directory. An access control list that lets another user write shows up as
    /// permission of the group.
    fn check(&self) -> Result<(), OpenError> {
        let stat = fs::fstat(&self.fd).map_err(|error| OpenError::System(error.into()))?;
        if stat.st_uid != self.user {
            return Err(OpenError::Owner { owner: stat.st_uid, user: self.user });
        }
        let mode = Mode::from_raw_mode(stat.st_mode);
        if mode.intersects(WRITABLE_BY_OTHERS) { Err(OpenError::Shared(mode.as_raw_mode() & 0o7777)) } else { Ok(()) }
    }

    /// Whether the directory is still private.
    pub(crate) fn is_private(&self) -> bool {
        self.check().is_ok()
    }

    fn is_own_file(&self, stat: &Stat) -> bool {
        FileType::from_raw_mode(stat.st_mode) == FileType::RegularFile
            && stat.st_uid == self.user
            && !Mode::from_raw_mode(stat.st_mode).intersects(WRITABLE_BY_OTHERS)
    }

    /// The content of a file of at most `max_bytes` bytes, which counts as used now; `None` if there is none.
    pub(crate) fn read(&self, name: &str, max_bytes: u64) -> Result<Option<Vec<u8>>, ReadFault> {
        if !self.is_private() {
            return Err(ReadFault::Exposed);
        }
        // A pipe would block, a terminal could become that of the process.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let fd = match fs::openat(&self.fd, name, flags, Mode::empty()) {
            Ok(fd) => fd,
            Err(Errno::NOENT) => return Ok(None),
            // A link; a socket or a device without a driver.
            Err(Errno::LOOP | Errno::NXIO | Errno::NODEV) => return Err(ReadFault::Foreign),
            Err(_) => return Err(ReadFault::System),
        };
        let stat = fs::fstat(&fd).map_err(|_| ReadFault::System)?;
        let n_bytes = u64::try_from(stat.st_size).ok().filter(|&n_bytes| n_bytes <= max_bytes);
        let (true, Some(n_bytes)) = (self.is_own_file(&stat), n_bytes) else { return Err(ReadFault::Foreign) };
        // If it grows meanwhile, its digest will not fit.
        let mut bytes = Vec::with_capacity(n_bytes as usize);
        let now = Timespec { tv_sec: 0, tv_nsec: UTIME_NOW };
        let kept = Timespec { tv_sec: 0, tv_nsec: UTIME_OMIT };
        // Eviction takes the oldest first. Where this is not allowed, a file is as old as its content.
        let _ = fs::futimens(&fd, &Timestamps { last_access: kept, last_modification: now });
        File::from(fd).take(n_bytes).read_to_end(&mut bytes).map_err(|_| ReadFault::System)?;
        Ok(Some(bytes))
    }

    /// Writes a file, instead of an old one.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        // Unpredictable, and different in processes that do not see each other's numbers.
        let temporary = format!("{TEMPORARY}{:01$x}", RandomState::new().hash_one(name), TEMPORARY_DIGITS);
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let fd = fs::openat(&self.fd, &temporary, flags, Mode::RUSR | Mode::WUSR)?;
        // Not synchronised: a file that a loss of power leaves incomplete has the wrong digest.
        let written = File::from(fd).write_all(bytes);
        let renamed = written.and_then(|()| Ok(fs::renameat(&self.fd, &temporary, &self.fd, name)?));
        if renamed.is_err() {
            let _ = self.remove(&temporary);
        }
        renamed
    }

    /// Removes a file; `false` if there was none.
    pub(crate) fn remove(&self, name: &str) -> io::Result<bool> {
        match fs::unlinkat(&self.fd, name, AtFlags::empty()) {
            Ok(()) => Ok(true),
            Err(Errno::NOENT) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// The regular files whose names are accepted; `None` if there are more than `max_files` files of any kind. Removes
    /// files that writers have left behind.
    pub(crate) fn list(&self, max_files: usize, is_accepted: impl Fn(&str) -> bool) -> io::Result<Option<Vec<Listed>>> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let mut listed = Vec::new();
        let mut n_files = 0;
        for file in fs::Dir::read_from(&self.fd)? {
            let file = file?;
            n_files += usize::from(!matches!(file.file_name().to_bytes(), b"." | b".."));
            if n_files > max_files {
                return Ok(None);
            }
            let Ok(name) = file.file_name().to_str() else { continue };
            let is_temporary = entry::is_numbered(name, TEMPORARY, TEMPORARY_DIGITS);
            if !is_temporary && !is_accepted(name) {
                continue;
            }
            // Another process may have removed it.
            let Ok(stat) = fs::statat(&self.fd, name, AtFlags::SYMLINK_NOFOLLOW) else { continue };
            if !self.is_own_file(&stat) {
                continue;
            }
            if is_temporary && u64::try_from(stat.st_mtime).is_ok_and(|at| at.saturating_add(ABANDONED_AFTER) < now) {
                let _ = self.remove(name);
                continue;
            }
            let used = (stat.st_mtime, stat.st_mtime_nsec);
            let bytes = stat.st_size.unsigned_abs();
            listed.push(Listed { name: name.to_owned(), bytes, used, is_temporary });
        }
        Ok(Some(listed))
    }
}
