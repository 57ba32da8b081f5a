//! Matrix products of the crates `nano-gemm`, `gemm` and `matrixmultiply`, for `../crates.cpp`.
//!
//! In: column-major matrices without gaps, and the number of calls. Out: C = beta C + A B.
//! The loops over calls are here, so that the crates are called from Rust.

use std::hint::black_box;

/// Functions that make `calls` products with crate number `which` of the list above.
macro_rules! products {
    ($name:ident, $ty:ty, $plan:ident, $plain:path) => {
        /// # Safety
        /// The matrices have the sizes that `m`, `n` and `k` state.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name(
            which: u32,
            calls: usize,
            m: usize,
            n: usize,
            k: usize,
            a: *const $ty,
            b: *const $ty,
            c: *mut $ty,
            beta: $ty,
        ) {
            let (im, ik) = (m as isize, k as isize);
            match which {
                0 => {
                    // The parameters of nano-gemm: C = alpha C + beta A B.
                    let plan = nano_gemm::Plan::$plan(m, n, k);
                    for _ in 0..calls {
                        let (a, b, c) = black_box((a, b, c));
                        // Safety: required of the caller.
                        unsafe {
                            plan.execute_unchecked(m, n, k, c, 1, im, a, 1, im, b, 1, ik, beta, 1.0, false, false);
                        }
                    }
                }
                1 => {
                    for _ in 0..calls {
                        let (a, b, c) = black_box((a, b, c));
                        // Safety: required of the caller.
                        unsafe {
                            let one_thread = gemm::Parallelism::None;
                            gemm::gemm(
                                m,
                                n,
                                k,
                                c,
                                im,
                                1,
                                beta != 0.0,
                                a,
                                im,
                                1,
                                b,
                                ik,
                                1,
                                beta,
                                1.0,
                                false,
                                false,
                                false,
                                one_thread,
                            );
                        }
                    }
                }
                _ => {
                    for _ in 0..calls {
                        let (a, b, c) = black_box((a, b, c));
                        // Safety: required of the caller.
                        unsafe { $plain(m, k, n, 1.0, a, 1, im, b, 1, ik, beta, c, 1, im) }
                    }
                }
            }
        }
    };
}

products!(products_f32, f32, new_colmajor_lhs_and_dst_f32, matrixmultiply::sgemm);
products!(products_f64, f64, new_colmajor_lhs_and_dst_f64, matrixmultiply::dgemm);
