// Rust: slices with bounds checks, panics, overflow, generics, closures, strings.
#![no_std]
#![allow(improper_ctypes_definitions)]
#[unsafe(no_mangle)]
pub extern "C" fn sum_pairs(data: &[(u32, u8)], scale: f32) -> f32 {
    data.iter().map(|&(a, b)| a as f32 * f32::from(b) * scale).sum()
}
#[unsafe(no_mangle)]
pub extern "C" fn index(data: &[i64], at: usize, by: i64) -> i64 {
    data[at].wrapping_mul(by) / data[at + 1]
}
#[unsafe(no_mangle)]
pub extern "C" fn saturate(a: i32, b: i32, f: f64) -> i32 {
    a.saturating_add(b).checked_mul(3).unwrap_or(f as i32).rotate_left(5)
}
#[unsafe(no_mangle)]
pub extern "C" fn find(text: &str, wanted: char) -> Option<u32> {
    text.char_indices().find(|&(_, c)| c == wanted).map(|(at, _)| at as u32)
}
#[unsafe(no_mangle)]
pub fn sort(values: &mut [u16]) {
    for i in 1..values.len() {
        let mut j = i;
        while j > 0 && values[j - 1] > values[j] {
            values.swap(j - 1, j);
            j -= 1;
        }
    }
}
#[unsafe(no_mangle)]
pub fn wide(a: u128, b: i128) -> Result<u128, &'static str> {
    a.checked_add_signed(b).ok_or("overflow")
}
