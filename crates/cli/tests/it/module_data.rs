//! Addresses of a module's data and functions in object files: what no other file can replace is found from the code, and the
//! rest by the linker's table, whatever the linker makes of the file.

use super::clang_arguments::{output, path};
use super::modules::{links_here, text};
use super::{folder, run};

/// Accesses with a displacement, with numbers behind it, and with an index; addresses as values; an alias into data.
const MODULE: &str = r#"
target triple = "x86_64-pc-linux-gnu"
@table = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@small = internal global i8 5
@wide = internal global [3 x i64] [i64 1, i64 2, i64 3]
@word = private constant [3 x i8] c"ok\00"
@second = internal alias i32, getelementptr (i8, ptr @table, i64 4)
@shared = global i32 7
@outside = external global i32
define internal i32 @twice(i32 %x) noinline {
  %sum = add i32 %x, %x
  ret i32 %sum
}
define i32 @step(i32 %n) {
  %place = getelementptr i32, ptr @table, i32 %n
  %old = load i32, ptr %place
  %more = add i32 %old, 1
  store i32 %more, ptr %place
  store i32 305419896, ptr getelementptr (i8, ptr @table, i64 8)
  store i8 -1, ptr @small
  store i64 -2, ptr getelementptr (i8, ptr @wide, i64 16)
  %b = load i8, ptr @small
  %number = sext i8 %b to i32
  %w = load i64, ptr getelementptr (i8, ptr @wide, i64 8)
  %wide = trunc i64 %w to i32
  %s = load i32, ptr @second
  %is = icmp eq i32 %s, 2
  %one = zext i1 %is to i32
  %far = load i32, ptr @shared
  %outside = load i32, ptr @outside
  %s1 = add i32 %more, %number
  %s2 = add i32 %s1, %wide
  %s3 = add i32 %s2, %one
  %s4 = add i32 %s3, %far
  %s5 = add i32 %s4, %outside
  ret i32 %s5
}
define ptr @of_word(i64 %n) {
  %place = getelementptr i8, ptr @word, i64 %n
  ret ptr %place
}
define ptr @of_second() {
  ret ptr @second
}
define ptr @of_twice() {
  ret ptr @twice
}
"#;

const MAIN: &str = r#"
#include <stdio.h>
extern int step(int), *of_second(void), (*of_twice(void))(int);
extern const char *of_word(long);
int outside = 1000;
#ifdef REPLACES
int shared = 100;
#endif
int main(void) {
    int first = step(3), third = step(2);
    printf("%d %x %s %d %x %d\n", first, third, of_word(0), *of_second(), of_second()[1], of_twice()(21));
    return of_word(1)[0] != 'k';
}
"#;

#[test]
fn only_data_that_can_be_replaced_is_in_the_table() {
    for tier in ["-O0", "-O2"] {
        let assembly = text(&run(&["cc", "-S", tier, "-", "-o", "-"], MODULE));
        let mut entries: Vec<&str> = assembly.split("@GOTPCREL").collect();
        entries.pop();
        let mut names: Vec<&str> = entries.iter().filter_map(|before| before.rsplit([' ', '[']).next()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names, ["outside", "shared"], "{tier}\n{assembly}");
    }
    let assembly = text(&run(&["cc", "-S", "-", "-o", "-"], MODULE));
    for access in ["dword ptr [rip + table+8], 305419896", "byte ptr [rip + small], -1", "lea\trax, [rip + table+4]"] {
        assert!(assembly.contains(access), "{access}\n{assembly}");
    }
}

#[test]
fn linkers_take_the_addresses_of_data_in_every_kind_of_file() {
    if !links_here() {
        return;
    }
    let folder = folder("module-data");
    let [object, main, library, program] = ["m.o", "main.c", "libm_data.so", "program"].map(|name| folder.join(name));
    std::fs::write(&main, MAIN).unwrap();
    let linkers = [["gcc", "-fuse-ld=bfd"], ["clang-22", "-fuse-ld=lld"]];
    let is_there = |[compiler, linker]: &[&str; 2]| {
        output(compiler, &["--version"]).is_some()
            && (*linker != "-fuse-ld=lld" || output("ld.lld-22", &["--version"]).is_some())
    };
    let linkers: Vec<_> = linkers.into_iter().filter(is_there).collect();
    if linkers.is_empty() {
        return println!("skipped: no compiler that links is installed");
    }
    for tier in ["-O0", "-O2"] {
        let result = run(&["cc", tier, "-", "-o", path(&object)], MODULE);
        assert!(result.status.success(), "{tier}: {}", text(&result));
        for [compiler, linker] in &linkers {
            let link = |options: &[&str], out: &std::path::Path| {
                output(compiler, &[&[linker, "-Wl,--fatal-warnings", "-o", path(out)], options].concat()).unwrap();
            };
            let wanted = |shared: u32| {
                let sums = [4 + 1 - 1 + 2 + 1 + shared + 1000, 0x1234_5678 + 1 - 1 + 2 + 1 + shared + 1000];
                let first = sums[0];
                format!("{first} {:x} ok 2 12345678 42\n", sums[1])
            };
            for options in [&["-pie"][..], &["-no-pie"], &["-static"], &["-static-pie"]] {
                link(&[options, &[path(&main), path(&object)]].concat(), &program);
                assert_eq!(output(path(&program), &[]).unwrap(), wanted(7), "{tier} {linker} {options:?}");
            }
            // The program's variable replaces that of the library.
            link(&["-shared", path(&object)], &library);
            let runs_with = format!("-Wl,-rpath,{}", path(&folder));
            let options = ["-DREPLACES", path(&main), path(&library), &runs_with];
            link(&options, &program);
            assert_eq!(output(path(&program), &[]).unwrap(), wanted(100), "{tier} {linker} shared");
        }
    }
}
