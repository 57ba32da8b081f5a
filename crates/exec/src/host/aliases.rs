//! Whether code that is written through one mapping is run anew through another.
//!
//! In: nothing. Out: yes or no, found out once for each process by trying it.
//! Real machines do what the architecture says once the instruction cache was told (see `icache`). Emulators of
//! processes keep what they translated until its pages change their protection or are written where they were
//! translated, which a second mapping hides from them: they would run old code.
//! Not here: x86, whose emulators must see every store.

use super::icache;
use crate::pages::{Mapping, Region, page_bytes};
use std::sync::OnceLock;

/// Two functions that return different numbers, of equal length.
#[cfg(target_arch = "aarch64")]
const ONE_AND_TWO: Option<[[u32; 2]; 2]> = Some([[0x5280_0020, 0xd65f_03c0], [0x5280_0040, 0xd65f_03c0]]);
#[cfg(target_arch = "riscv64")]
const ONE_AND_TWO: Option<[[u32; 2]; 2]> = Some([[0x0010_0513, 0x0000_8067], [0x0020_0513, 0x0000_8067]]);
#[cfg(not(any(target_arch = "aarch64", target_arch = "riscv64")))]
const ONE_AND_TWO: Option<[[u32; 2]; 2]> = None;

/// Whether two mappings of the same memory may serve for code.
pub(crate) fn are_seen() -> bool {
    static SEEN: OnceLock<bool> = OnceLock::new();
    let Some(functions) = ONE_AND_TWO.filter(|_| !cfg!(miri)) else { return true };
    // Where there are no two mappings, whoever asks for them gets the reason.
    *SEEN.get_or_init(|| {
        let mapped = Region::reserve(page_bytes(), Mapping::Dual).and_then(|mut region| {
            region.commit(page_bytes())?;
            Ok(region)
        });
        mapped.map_or(true, |region| agree(&region, &functions))
    })
}

/// Writes one function after the other to the same place and calls each.
fn agree(region: &Region, functions: &[[u32; 2]; 2]) -> bool {
    let (rw, rx) = (region.rw(0), region.rx(0));
    functions.iter().zip(1..).all(|(words, number)| {
        // SAFETY: the page is writable at `rw`, large enough, and nobody else knows it.
        unsafe { rw.cast::<[u32; 2]>().write(*words) };
        // SAFETY: both addresses are those of the page, which is mapped.
        unsafe { icache::publish(rw, rx, size_of_val(words)) };
        // SAFETY: the words are a function without arguments that returns a number and touches nothing else.
        let call = unsafe { std::mem::transmute::<*mut u8, extern "C" fn() -> u32>(rx.as_ptr()) };
        call() == number
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_answer_stays() {
        assert_eq!(super::are_seen(), super::are_seen());
        assert!(super::are_seen() || super::ONE_AND_TWO.is_some());
    }
}
