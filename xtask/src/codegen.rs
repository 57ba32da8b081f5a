//! `cargo xtask codegen`: generates tables from descriptions.
//!
//! In: the descriptions of `kernelsmith-targets`. Out: files in `crates/targets/src/generated`; with `--check`, only
//! compares them; with `--new STEM`, the files of a description that `kernelsmith-targets` does not list yet, because it
//! compiles only with them. Invariant: files that no description generates any more are removed.

use crate::root;
use kernelsmith_describe::{generate, load_tables};
use kernelsmith_tablegen::Session;
use kernelsmith_targets::DESCRIPTIONS;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let check = match args {
        [] => false,
        [word] if word == "--check" => true,
        [word, stem] if word == "--new" => return write_new(stem),
        _ => return Err("usage: cargo xtask codegen [--check | --new STEM]".to_owned()),
    };
    let crate_folder = root().join("crates/targets");
    let folder = crate_folder.join("src/generated");
    let mut wanted = BTreeSet::new();
    let mut stale = Vec::new();
    for description in DESCRIPTIONS {
        let includes = description.include_dirs.iter().map(|dir| crate_folder.join(dir));
        let session = includes.fold(Session::new(), |session, dir| session.include_dir(dir));
        let tables = load_tables(&session, crate_folder.join(description.root)).map_err(|error| error.to_string())?;
        println!("{}: {} instructions", description.stem, tables.n_insts());
        fs::create_dir_all(folder.join(description.stem)).map_err(|error| format!("{}: {error}", description.stem))?;
        for file in generate(&tables, description.stem) {
            let path = folder.join(&file.name);
            if fs::read_to_string(&path).ok().as_deref() != Some(file.text.as_str()) {
                stale.push(file.name.clone());
                if !check {
                    fs::write(&path, &file.text).map_err(|error| format!("{}: {error}", path.display()))?;
                }
            }
            wanted.insert(file.name);
        }
    }
    for path in files(&folder)? {
        let name = path.strip_prefix(&folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        if !wanted.contains(&name) {
            if !check {
                fs::remove_file(&path).map_err(|error| format!("{name}: {error}"))?;
            }
            stale.push(name);
        }
    }
    match (stale.is_empty(), check) {
        (true, _) => println!("the tables are fresh"),
        (false, true) => println!("not what the descriptions give: {}; run `cargo xtask codegen`", stale.join(", ")),
        (false, false) => println!("written: {}", stale.join(", ")),
    }
    Ok(stale.is_empty() || !check)
}

/// Writes the tables of a machine that is new: `td/NAME/target.td`, where NAME is the stem with `-` for `_`.
fn write_new(stem: &str) -> Result<bool, String> {
    let crate_folder = root().join("crates/targets");
    let description = crate_folder.join("td").join(stem.replace('_', "-")).join("target.td");
    let session = Session::new().include_dir(crate_folder.join("td/include"));
    let tables = load_tables(&session, description).map_err(|error| error.to_string())?;
    let folder = crate_folder.join("src/generated");
    fs::create_dir_all(folder.join(stem)).map_err(|error| format!("{stem}: {error}"))?;
    for file in generate(&tables, stem) {
        let path = folder.join(&file.name);
        fs::write(&path, &file.text).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("written: {}", file.name);
    }
    println!("{stem}: {} instructions; now add the module and a row of DESCRIPTIONS to targets", tables.n_insts());
    Ok(true)
}

/// The files in a folder and its folders.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() { paths.extend(files(&path)?) } else { paths.push(path) }
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_tables_are_fresh() {
        assert_eq!(super::run(&["--check".to_owned()]), Ok(true));
    }
}
