//! Kernels in C programs: archives, headers, and the checks in C compared with those of calls in Rust.
//!
//! Invariants: compilers run with all warnings as errors; a missing compiler or emulator counts as skipped.

use expect_test::expect;
use kernelsmith::prelude::*;
use kernelsmith::{
    Bf16, BuildOptions, CallError, ErrorKind, ParamKind, ScalarType, Signature, StaticLibrary, build_dyn, build_with,
};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

type Axpy = fn(f32, In<f32>, InOut<f32>);
type Groups = fn(In<u8>, Out<u64>);
type Columns = fn(i64, i64, In<f64>) -> f64;
type Window = fn(i64, i64, In<f64>) -> f64;

fn axpy() -> KernelSource<Axpy> {
    let options = BuildOptions { param_names: &["a", "x", "y"], ..Default::default() };
    build_with::<Axpy>("axpy", &options, |k, (a, x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
    })
    .unwrap()
}

/// Whole groups of eight bytes: a quotient in the contract.
fn groups() -> KernelSource<Groups> {
    build::<Groups>("groups", |k, (bytes, words)| {
        k.for_range_(0, bytes.len() / 8, |i| words.store(i, bytes.read::<u64>(i * 8, 0)));
    })
    .unwrap()
}

/// The sum of the last column of a matrix: a product of two parameters in the contract.
fn columns() -> KernelSource<Columns> {
    build::<Columns>("columns", |k, (rows, stride, x)| {
        let sum = k.var(0.0f64);
        let (rows, stride) = (rows.cast::<isize>(), stride.cast::<isize>());
        k.for_range_(0, rows, |row| sum.set(sum + x.get(row * stride + (stride - 1))));
        sum.get()
    })
    .unwrap()
}

/// A range with both ends given, limited by the length.
fn window() -> KernelSource<Window> {
    build::<Window>("window", |k, (start, end, x)| {
        let sum = k.var(0.0f64);
        let end = end.cast::<isize>().min(x.len());
        k.for_range_(start.cast::<isize>(), end, |i| sum.set(sum + x.get(i)));
        sum.get()
    })
    .unwrap()
}

/// An index that is data: a check in the code.
fn pick() -> KernelSource<fn(In<i64>, In<Bf16>) -> u16> {
    let options = BuildOptions { param_names: &["index", "from"], ..Default::default() };
    build_with::<fn(In<i64>, In<Bf16>) -> u16>("pick", &options, |_, (index, from)| {
        from.get(index.get(0).cast::<isize>()).bitcast::<u16>()
    })
    .unwrap()
}

/// Several results.
fn extremes() -> KernelSource<fn(In<f32>) -> (f32, isize, bool)> {
    build::<fn(In<f32>) -> (f32, isize, bool)>("extremes", |k, (x,)| {
        let least = k.vector_var(f32::INFINITY);
        k.for_each_vector(x.len(), |i| least.set(least.get().min(x.load(i))));
        (least.get().reduce_min(), x.len(), x.len().gt(0))
    })
    .unwrap()
}

fn library(jit: &Jit) -> StaticLibrary {
    let mut library = StaticLibrary::new(jit, "sample").unwrap();
    library.add(&axpy()).unwrap();
    library.add(&groups()).unwrap();
    library.add(&columns()).unwrap();
    library.add(&window()).unwrap();
    library.add(&pick()).unwrap();
    library.add(&extremes()).unwrap();
    library
}

const PROGRAM: &str = r#"
#define CHECK_KERNELSMITH
#include "sample.h"
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    float x[5] = {1, 2, 3, 4, 5}, y[5] = {10, 10, 10, 10, 10};
    axpy(2, x, 5, y, 5);
    assert(y[0] == 12 && y[4] == 20);
    assert(axpy_checked(1, x, 5, y, 5) && y[4] == 25);
    assert(!axpy_checked(1, x, 5, y, 4) && y[0] == 13);
    assert(!axpy_fits(1, x, 5, y, -1));

    uint8_t bytes[17];
    for (int i = 0; i < 17; i++) bytes[i] = i;
    uint64_t words[3] = {0, 0, 7};
    groups(bytes, 17, words, 2);
    assert(memcmp(bytes, words, 16) == 0 && words[2] == 7);
    assert(groups_fits(bytes, 15, words, 1) && !groups_fits(bytes, 16, words, 1));

    double matrix[6] = {1, 2, 3, 4, 5, 6}, sum = 0;
    assert(columns_checked(2, 3, matrix, 6, &sum) && sum == 9);
    assert(!columns_checked(3, 3, matrix, 6, &sum) && sum == 9);
    assert(!columns_fits(INT64_MAX, INT64_MAX, matrix, 6));

    struct kernelsmith_trap trap = {0, 0, 0, 0};
    int64_t index = 1;
    uint16_t halves[2] = {0x3f80, 0x4000}, found = 0;
    assert(pick(&index, 1, halves, 2, &trap) == 0x4000 && trap.code == 0);
    index = 2;
    assert(!pick_checked(&index, 1, halves, 2, &found, &trap));
    assert(trap.code == 1 && trap.index == 2 && trap.len == 2);
    index = 0;
    assert(pick_checked(&index, 1, halves, 2, &found, &trap) && found == 0x3f80);

    struct extremes_results results;
    assert(sizeof results == 24);
    assert(extremes_checked(x, 5, &results));
    assert(results.r0 == 1 && results.r1 == 5 && results.r2 == 1);
    puts("passed");
}
"#;

/// A folder with the library of a target, or why there is none.
fn written(name: &str, jit: &Jit) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    let library = library(jit);
    fs::write(folder.join("sample.h"), library.header()).unwrap();
    fs::write(folder.join("libsample.a"), library.archive()).unwrap();
    folder
}

/// Compiles a program with the library and runs it; `None` if the compiler or the emulator is missing.
fn compile_and_run(compiler: &str, emulator: Option<&str>, folder: &PathBuf, source: &str) -> Option<String> {
    fs::write(folder.join("program.c"), source).unwrap();
    let words = "-std=c11 -O1 -Wall -Wextra -Werror -Wl,--fatal-warnings -static program.c -L. -lsample -o program";
    let built = Command::new(compiler).args(words.split(' ')).current_dir(folder).output();
    let Ok(built) = built else {
        println!("skipped: {compiler} not found");
        return None;
    };
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let program = folder.join("program");
    let mut command = Command::new(emulator.map_or(program.clone().into_os_string(), Into::into));
    if emulator.is_some() {
        command.arg(&program);
    }
    let Ok(output) = command.output() else {
        println!("skipped: {emulator:?} not found");
        return None;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn a_c_program_calls_kernels() {
    let Ok(jit) = Jit::host() else { return println!("skipped: machine code does not run here") };
    let folder = written("static_library", &jit);
    if let Some(text) = compile_and_run("gcc", None, &folder, PROGRAM) {
        assert_eq!(text, "passed\n");
    }
    // The header alone, as C++ and without the checks.
    for (word, source) in
        [("c++", "#define CHECK_KERNELSMITH\n#include \"sample.h\"\n"), ("c", "#include \"sample.h\"\n")]
    {
        fs::write(folder.join("alone"), source).unwrap();
        let words = format!("-x {word} -Wall -Wextra -Werror -fsyntax-only alone");
        match Command::new("gcc").args(words.split(' ')).current_dir(&folder).output() {
            Ok(built) => assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr)),
            Err(_) => println!("skipped: gcc not found"),
        }
    }
}

#[test]
fn a_c_program_for_aarch64_calls_kernels() {
    let jit = Jit::for_target(Target::aarch64().unwrap(), JitOptions::new()).unwrap();
    let folder = written("static_library_aarch64", &jit);
    if let Some(text) = compile_and_run("aarch64-linux-gnu-gcc", Some("qemu-aarch64"), &folder, PROGRAM) {
        assert_eq!(text, "passed\n");
    }
}

/// The checks in C refuse what calls in Rust refuse, for small and extreme arguments.
#[test]
fn checks_in_c_are_those_of_calls() {
    let Ok(jit) = Jit::host() else { return println!("skipped: machine code does not run here") };
    let folder = written("static_library_checks", &jit);
    let numbers = [0, 1, 2, 3, 7, -1, -3, 1 << 32, 1 << 62, i64::MAX, i64::MIN, i64::MIN + 1];
    let lens = [0, 1, 2, 6, 7, 8, 16, 21];
    let (mut lines, mut wanted) = (String::new(), Vec::new());
    let fits = |outcome: Result<(), CallError>| match outcome {
        Ok(()) => true,
        Err(CallError::OutOfRange { .. } | CallError::BoundOverflow { .. } | CallError::IndexOverflow { .. }) => false,
        Err(other) => panic!("{other}"),
    };
    let columns = jit.compile(&columns()).unwrap();
    let window = jit.compile(&window()).unwrap();
    let groups = jit.compile(&groups()).unwrap();
    let c = |number: i64| if number == i64::MIN { "INT64_MIN".to_owned() } else { format!("INT64_C({number})") };
    for &len in &lens {
        let x = vec![0.0; len];
        for (&a, &b) in numbers.iter().flat_map(|a| numbers.iter().map(move |b| (a, b))) {
            // Two of the loops would take years.
            let is_endless = a > 1 << 30 && (-8..=0).contains(&b);
            if !is_endless {
                wanted.push(fits(columns.call(a, b, &x).map(drop)));
                lines += &format!("    put(columns_fits({}, {}, x, {len}));\n", c(a), c(b));
            }
            wanted.push(fits(window.call(a, b, &x).map(drop)));
            lines += &format!("    put(window_fits({}, {}, x, {len}));\n", c(a), c(b));
        }
        for n_words in 0..4 {
            wanted.push(fits(groups.call(&vec![0; len], &mut vec![0; n_words])));
            lines += &format!("    put(groups_fits(bytes, {len}, words, {n_words}));\n");
        }
    }
    let n_fitting = wanted.iter().filter(|&&fits| fits).count();
    assert!(n_fitting > 100 && wanted.len() - n_fitting > 100, "{n_fitting} of {}", wanted.len());
    let program = format!(
        "#define CHECK_KERNELSMITH\n#include \"sample.h\"\n#include <stdio.h>\n\
         static void put(bool fits) {{ putchar(fits ? '1' : '0'); }}\n\
         int main(void) {{\n    static const double x[32];\n    static const uint8_t bytes[32];\n    \
         static uint64_t words[4];\n{lines}    return 0;\n}}\n"
    );
    if let Some(found) = compile_and_run("gcc", None, &folder, &program) {
        let wanted: String = wanted.iter().map(|&fits| if fits { '1' } else { '0' }).collect();
        let differs = found.chars().zip(wanted.chars()).position(|(found, wanted)| found != wanted);
        assert_eq!(found.len(), wanted.len());
        assert_eq!(differs.map(|at| lines.lines().nth(at).unwrap()), None);
    }
}

#[test]
fn headers_state_contracts() {
    let jit = Jit::for_target(Target::riscv64().unwrap(), JitOptions::new()).unwrap();
    let mut library = StaticLibrary::new(&jit, "small").unwrap();
    library.add(&axpy()).unwrap();
    library.add(&groups()).unwrap();
    let header = library.header();
    let (_, declarations) = header.split_once("\n/* axpy").unwrap();
    expect![[r#"
        : fn(f32, In<f32>, InOut<f32>)
         * reads y[0 .. x_len)
         * writes y[0 .. x_len)
         * accesses no more of x than its x_len elements
         * a slice that is written overlaps no other
         */
        void axpy(float a, const float *kernelsmith_restrict x, intptr_t x_len, float *kernelsmith_restrict y, intptr_t y_len);
        #ifdef CHECK_KERNELSMITH
        /* Whether axpy stays inside its slices. */
        static inline bool axpy_fits(float a, const float *x, intptr_t x_len, float *y, intptr_t y_len) {
            (void)a;
            (void)x;
            (void)y;
            if (!(x_len >= 0)) return false;
            if (!(y_len >= 0)) return false;
            if (!(kernelsmith_inside(kernelsmith_of(INT64_C(0)), kernelsmith_of(x_len), y_len))) return false;
            if (!(kernelsmith_inside(kernelsmith_of(INT64_C(0)), kernelsmith_of(x_len), y_len))) return false;
            return true;
        }
        /* Calls axpy if it stays inside its slices; returns whether it ran to its end. */
        static inline bool axpy_checked(float a, const float *x, intptr_t x_len, float *y, intptr_t y_len) {
            if (!axpy_fits(a, x, x_len, y, y_len)) return false;
            axpy(a, x, x_len, y, y_len);
            return true;
        }
        #endif

        /* groups: fn(In<u8>, Out<u64>)
         * reads arg0[0 .. 8*floor(arg0_len / 8)) if floor(arg0_len / 8) > 0
         * writes arg1[0 .. floor(arg0_len / 8))
         * a slice that is written overlaps no other
         */
        void groups(const uint8_t *kernelsmith_restrict arg0, intptr_t arg0_len, uint64_t *kernelsmith_restrict arg1, intptr_t arg1_len);
        #ifdef CHECK_KERNELSMITH
        /* Whether groups stays inside its slices. */
        static inline bool groups_fits(const uint8_t *arg0, intptr_t arg0_len, uint64_t *arg1, intptr_t arg1_len) {
            (void)arg0;
            (void)arg1;
            if (!(arg0_len >= 0)) return false;
            if (!(arg1_len >= 0)) return false;
            if (!(kernelsmith_skips(kernelsmith_div(kernelsmith_of(arg0_len), INT64_C(8), true)) || kernelsmith_inside(kernelsmith_of(INT64_C(0)), kernelsmith_mul(kernelsmith_of(INT64_C(8)), kernelsmith_div(kernelsmith_of(arg0_len), INT64_C(8), true)), arg0_len))) return false;
            if (!(kernelsmith_inside(kernelsmith_of(INT64_C(0)), kernelsmith_div(kernelsmith_of(arg0_len), INT64_C(8), true), arg1_len))) return false;
            return true;
        }
        /* Calls groups if it stays inside its slices; returns whether it ran to its end. */
        static inline bool groups_checked(const uint8_t *arg0, intptr_t arg0_len, uint64_t *arg1, intptr_t arg1_len) {
            if (!groups_fits(arg0, arg0_len, arg1, arg1_len)) return false;
            groups(arg0, arg0_len, arg1, arg1_len);
            return true;
        }
        #endif

        #ifdef __cplusplus
        }
        #endif
        #endif /* SMALL_H */
    "#]].assert_eq(declarations);
}

#[test]
fn names_that_c_lacks_are_refused() {
    let jit = Jit::for_target(Target::aarch64().unwrap(), JitOptions::new()).unwrap();
    let message = |error: Error| {
        assert_eq!(error.kind(), ErrorKind::InvalidInput);
        error.to_string()
    };
    let error = message(StaticLibrary::new(&jit, "my-kernels").unwrap_err());
    assert_eq!(error, "the library is named `my-kernels`; wanted letters, digits and underscores, and no keyword of C");
    let mut library = StaticLibrary::new(&jit, "kernels").unwrap();
    let double = build::<fn(f64) -> f64>("double", |_, (x,)| x + x).unwrap();
    let error = message(library.add(&double).unwrap_err());
    assert_eq!(error, "the kernel is named `double`; wanted letters, digits and underscores, and no keyword of C");
    library.add(&axpy()).unwrap();
    assert_eq!(message(library.add(&axpy()).unwrap_err()), "the library already has a kernel named `axpy`");
    let signature = Signature::new(vec![ParamKind::Scalar(ScalarType::F32); 64], Some(ScalarType::F32));
    let options = BuildOptions::default();
    let many = build_dyn("many", &signature, &options, |k, params| k.results(params.scalar::<f32>(63))).unwrap();
    let error = library.add(&many).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported);
    assert_eq!(
        error.to_string(),
        "`many` takes its arguments in a record, because C functions have too few parameters"
    );
    let interpreted = StaticLibrary::new(&Jit::interpreter(), "kernels").unwrap_err();
    assert_eq!(interpreted.kind(), ErrorKind::Unsupported);
}
