//! Conformance runs on LLVM's source tree.
//!
//! In: the tree, names of groups or targets. Out: groups of runs.
//! Invariants: equal trees produce equal runs in the same order; omitted runs are reported.
//! Not here: execution (`reference`).

use super::reference::Case;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A group of runs.
pub(super) struct Group {
    pub(super) name: String,
    pub(super) cases: Vec<Case>,
    pub(super) skipped: Vec<String>,
}

/// Targets for which all dumps are compared.
const EVERY_DUMP: &[&str] = &["X86", "AMDGPU", "AArch64", "RISCV", "ARM", "NVPTX"];
const RECORDS: &str = "--print-records";
const DUMPS: &[&str] = &[RECORDS, "--print-detailed-records", "--dump-json"];
/// Runs in which the reference needs more than ten gigabytes.
const LARGE: &[(&str, &str)] = &[("AMDGPU", "--dump-json"), ("RISCV", "--dump-json")];
const NAMES: &[&str] = &["targets", "intrinsics", "tests", "clang", "mlir", "others"];

/// The selected groups; by default all.
pub(super) fn groups(tree: &Path, wanted: &[String], large: bool) -> Result<Vec<Group>, String> {
    let all: Vec<String> = NAMES.iter().map(|&name| name.to_owned()).collect();
    let wanted = if wanted.is_empty() { &all } else { wanted };
    wanted.iter().map(|name| group(tree, name, large).map_err(|error| format!("{name}: {error}"))).collect()
}

fn group(tree: &Path, name: &str, large: bool) -> io::Result<Group> {
    let llvm = tree.join("llvm");
    let mut group = Group { name: name.to_owned(), cases: Vec::new(), skipped: Vec::new() };
    match name {
        "targets" => {
            for dir in sorted(&llvm.join("lib/Target"))?.iter().filter(|path| path.is_dir()) {
                group.add_target(&llvm, &text_of(dir.file_name().unwrap_or_default()), large);
            }
        }
        "intrinsics" => {
            let file = llvm.join("include/llvm/IR/Intrinsics.td");
            DUMPS.iter().for_each(|dump| group.add(dump, &[llvm.join("include")], &[], &file));
        }
        "tests" => {
            for file in td_files(&llvm.join("test/TableGen"))? {
                group.add_test(&file)?;
            }
        }
        "clang" => {
            let dirs = ["clang/include/clang/Basic", "clang/include", "llvm/include"];
            group.add_files(tree, &["clang/include", "clang/lib"], &dirs)?;
        }
        "mlir" => group.add_files(tree, &["mlir"], &["mlir/include", "llvm/include"])?,
        "others" => {
            group.add_files(tree, &["flang"], &["flang/include", "mlir/include", "llvm/include"])?;
            group.add_files(tree, &["lldb"], &["lldb/include", "llvm/include"])?;
            group.add_files(
                tree,
                &["llvm/include", "llvm/lib/ExecutionEngine", "llvm/lib/TextAPI"],
                &["llvm/include"],
            )?;
        }
        // Parts of targets: most stop at the first unknown class.
        "fragments" => group.add_files(tree, &["llvm/lib/Target"], &["llvm/include"])?,
        target if llvm.join("lib/Target").join(target).is_dir() => group.add_target(&llvm, target, large),
        _ => return Err(io::Error::other("no such group or target")),
    }
    Ok(group)
}

impl Group {
    fn add(&mut self, action: &str, dirs: &[PathBuf], more: &[String], file: &Path) {
        let mut args = vec![action.to_owned()];
        for dir in dirs {
            args.extend(["-I".to_owned(), text_of(dir)]);
        }
        args.extend_from_slice(more);
        args.push(text_of(file));
        let name = file.file_name().map(text_of).unwrap_or_default();
        self.cases.push(Case {
            name: format!("{name} {action} {}", more.join(" ")).trim_end().to_owned(),
            args,
            limit: None,
        });
    }

    fn add_target(&mut self, llvm: &Path, target: &str, large: bool) {
        let dir = llvm.join("lib/Target").join(target);
        let file = dir.join(if target == "PowerPC" { "PPC.td".to_owned() } else { format!("{target}.td") });
        if !file.exists() {
            self.skipped.push(format!("{target}: there is no {}", file.display()));
            return;
        }
        let dumps = if EVERY_DUMP.contains(&target) { DUMPS } else { &[RECORDS] };
        for &dump in dumps {
            if !large && LARGE.contains(&(target, dump)) {
                self.skipped.push(format!("{target} {dump}: the reference needs over ten gigabytes (--large runs it)"));
                continue;
            }
            self.add(dump, &[llvm.join("include"), dir.clone()], &[], &file);
        }
    }

    /// Adds every file below some directories, with these include directories and the file's own.
    fn add_files(&mut self, tree: &Path, below: &[&str], dirs: &[&str]) -> io::Result<()> {
        for part in below {
            let root = tree.join(part);
            if !root.is_dir() {
                self.skipped.push(format!("there is no {}", root.display()));
                continue;
            }
            for file in td_files(&root)? {
                let mut dirs: Vec<PathBuf> = dirs.iter().map(|dir| tree.join(dir)).collect();
                dirs.extend(file.parent().map(Path::to_path_buf));
                self.add(RECORDS, &dirs, &[], &file);
                if let Some(case) = self.cases.last_mut() {
                    case.name = text_of(file.strip_prefix(tree).unwrap_or(&file));
                }
            }
        }
        Ok(())
    }

    /// Adds one of LLVM's tests: each set of options to `llvm-tblgen` in its `RUN:` lines, with dumps in place of
    /// generators that are not part of the language.
    fn add_test(&mut self, file: &Path) -> io::Result<()> {
        let text = String::from_utf8_lossy(&fs::read(file)?).replace("\\\n", " ");
        let dir = file.parent().map(text_of).unwrap_or_default();
        let mut seen: Vec<Vec<String>> = Vec::new();
        let runs = text.lines().filter_map(|line| line.split_once("RUN:")?.1.split_once("llvm-tblgen"));
        for (_, run) in runs {
            let words = run.split(['|', '>', '<', ';']).next().unwrap_or_default();
            let mut args: Vec<String> = Vec::new();
            let mut words = words.split_ascii_whitespace();
            while let Some(word) = words.next() {
                let bare = word.trim_start_matches('-');
                let is_action = DUMPS.iter().any(|dump| dump.trim_start_matches('-') == bare);
                if is_action || ["print-enums", "print-sets", "null-backend"].contains(&bare) {
                    args.push(word.to_owned());
                } else if word == "-I" {
                    args.extend([
                        "-I".to_owned(),
                        words.next().unwrap_or_default().replace("%p", &dir).replace("%S", &dir),
                    ]);
                } else if ["-D", "-I", "--class=", "-class=", "--no-warn", "-no-warn"]
                    .iter()
                    .any(|o| word.starts_with(o))
                {
                    args.push(word.replace("%p", &dir).replace("%S", &dir));
                }
            }
            if !seen.contains(&args) {
                seen.push(args);
            }
        }
        if seen.is_empty() {
            seen.push(Vec::new());
        }
        let name = file.file_name().map(text_of).unwrap_or_default();
        for mut args in seen {
            let macros: Vec<&str> =
                args.iter().map(String::as_str).filter(|a| !a.contains('/') && *a != "-I").collect();
            let name = format!("{name} {}", macros.join(" ")).trim_end().to_owned();
            args.push(text_of(file));
            self.cases.push(Case { name, args, limit: None });
        }
        Ok(())
    }
}

fn text_of(path: impl AsRef<Path>) -> String {
    path.as_ref().to_string_lossy().into_owned()
}

fn sorted(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(dir)?.map(|entry| entry.map(|e| e.path())).collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    Ok(paths)
}

fn td_files(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in sorted(dir)? {
        if path.is_dir() {
            files.extend(td_files(&path)?);
        } else if path.extension().is_some_and(|e| e == "td") {
            files.push(path);
        }
    }
    Ok(files)
}
