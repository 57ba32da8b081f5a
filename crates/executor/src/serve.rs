//! Answers requests until the input ends.
//!
//! In: requests. Out: replies. Invariant: if a call exceeds the timeout, the process ends by itself with the status
//! [`LATE`], because its parent may be gone.

use crate::protocol::{Reply, Request, receive, send};
use crate::{Executor, Here, RunError};
use kernelsmith_exec::{HostFeatures, host_arch, trusted};
use std::io::{self, ErrorKind, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

/// The exit status after a timeout.
pub const LATE: i32 = 124;
/// The interval between timeout checks.
const TICK: Duration = Duration::from_millis(100);
/// How many times the timeout a call may take if it has no processor time: it waits, or other programs have it.
const PATIENCE: u32 = 8;

/// Remaining milliseconds of the running call; [`IDLE`] if none runs.
static LEFT: AtomicU64 = AtomicU64::new(IDLE);
const IDLE: u64 = u64::MAX;

/// Answers requests.
///
/// # Errors
/// If machine code cannot run here, or a request is invalid.
pub fn serve(mut input: impl Read, mut output: impl Write) -> Result<(), String> {
    let mut here = Here::new()?;
    let mut timeout = IDLE;
    loop {
        let reply = match receive(&mut input) {
            Ok(Request::Hello { features, seconds }) => {
                if timeout == IDLE {
                    thread::Builder::new().spawn(watch).map_err(|error| error.to_string())?;
                }
                timeout = u64::from(seconds.max(1)) * 1000;
                let missing = features.into_iter().find(|name| !HostFeatures::detect().has(name));
                Reply::Welcome { arch: host_arch().to_owned(), vector_bits: here.vector_bits(), missing }
            }
            Ok(Request::Run { object, args, placement }) => Reply::Ran(match trusted::saved_object(&object) {
                Ok(object) => {
                    LEFT.store(timeout, Ordering::Relaxed);
                    let ran = here.run(&object, &args, placement);
                    LEFT.store(IDLE, Ordering::Relaxed);
                    ran
                }
                Err(error) => Err(RunError::Refused(error.to_string())),
            }),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(()),
            Err(error) => return Err(error.to_string()),
        };
        send(&reply, &mut output).map_err(|error: io::Error| error.to_string())?;
    }
}

/// Ends the process when a call has no remaining time.
fn watch() {
    let mut before = processor_time();
    loop {
        thread::sleep(TICK);
        let now = processor_time();
        let used = now.zip(before).map_or(TICK, |(now, before)| now.saturating_sub(before).max(TICK / PATIENCE));
        before = now;
        let tick = |left: u64| (left != IDLE).then(|| left.saturating_sub(used.as_millis() as u64));
        if LEFT.fetch_update(Ordering::Relaxed, Ordering::Relaxed, tick) == Ok(0) {
            std::process::exit(LATE);
        }
    }
}

/// The processor time of the main thread, which runs the calls: `None` where the system does not tell. Emulators of
/// processes pass this file through, but not `/proc/self/stat`.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
