//! Frames for the unwinder of the run-time library, so that `std::backtrace` shows the callers of a kernel, and exceptions
//! pass through modules and are caught there.

use kernelsmith_frames::{Catches, FrameInfo};

/// A function: its address, its size in bytes, its frame, and what it catches, with addresses instead of names.
pub(crate) type UnwoundFunction<'f> = (u64, u64, Option<&'f FrameInfo>, Option<Catches<u64>>);

/// Registered frames; dropping it removes the registration.
pub(crate) struct Registration {
    #[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
    eh_frame: Box<[u8]>,
    /// The tables that the section refers to.
    #[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
    _tables: Vec<Box<[u8]>>,
}

#[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
unsafe extern "C" {
    fn __register_frame(eh_frame: *const u8);
    fn __deregister_frame(eh_frame: *const u8);
}

impl Registration {
    /// The registration of the function in these bytes.
    pub(crate) fn new(bytes: &[u8], frame: &FrameInfo) -> Registration {
        #[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
        {
            let start = bytes.as_ptr().addr() as u64;
            let eh_frame = super::eh_frame(start, bytes.len() as u64, frame).into_boxed_slice();
            Registration::of_section(eh_frame, Vec::new())
        }
        #[cfg(not(all(target_os = "linux", target_env = "gnu", not(miri))))]
        {
            let _ = (bytes, frame);
            Registration {}
        }
    }

    /// The registration of functions of a module, unless none has a frame.
    pub(crate) fn of_functions<'f>(functions: impl Iterator<Item = UnwoundFunction<'f>>) -> Option<Registration> {
        #[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
        {
            use kernelsmith_frames::{Addresses, EhFrame, ExceptionTable, Personality};
            let mut section: Option<EhFrame> = None;
            let mut tables: Vec<Box<[u8]>> = Vec::new();
            let mut personalities: Vec<u64> = Vec::new();
            for (start, n_bytes, frame, catches) in functions {
                let Some(frame) = frame else { continue };
                let section = section.get_or_insert_with(|| {
                    EhFrame::new(crate::host::FRAME_REGISTERS, frame.entry_cfa, Addresses::Absolute)
                });
                let Some(catches) = catches else {
                    section.add(start, n_bytes, &frame.steps);
                    continue;
                };
                let address = catches.personality;
                let known = personalities.iter().position(|&known| known == address);
                let number = known.unwrap_or_else(|| {
                    personalities.push(address);
                    personalities.len() - 1
                });
                // Functions of code memory are smaller than 4 GiB.
                let mut table = ExceptionTable::new(&catches, n_bytes as u32, Addresses::Absolute);
                for &(field, ty) in &table.fields {
                    let address = catches.types.get(ty as usize).copied().flatten().unwrap_or(0);
                    table.bytes[field as usize..][..8].copy_from_slice(&address.to_ne_bytes());
                }
                let table = table.bytes.into_boxed_slice();
                let personality = Personality { number: number as u32, address };
                section.add_catching(
                    start,
                    n_bytes,
                    &frame.steps,
                    personality,
                    table.as_ptr().expose_provenance() as u64,
                );
                tables.push(table);
            }
            section.map(|section| Registration::of_section(section.terminated().into_boxed_slice(), tables))
        }
        #[cfg(not(all(target_os = "linux", target_env = "gnu", not(miri))))]
        {
            let _ = functions;
            None
        }
    }

    #[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
    fn of_section(eh_frame: Box<[u8]>, tables: Vec<Box<[u8]>>) -> Registration {
        // SAFETY: the section ends with the terminator; it and its tables do not move while it is registered; the address
        // ranges of blocks do not overlap, because each is deregistered before its memory is freed.
        unsafe { __register_frame(eh_frame.as_ptr()) };
        Registration { eh_frame, _tables: tables }
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu", not(miri)))]
impl Drop for Registration {
    fn drop(&mut self) {
        // SAFETY: registered by `of_section`, and only once.
        unsafe { __deregister_frame(self.eh_frame.as_ptr()) };
    }
}
