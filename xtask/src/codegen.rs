//! `cargo xtask codegen`: generates tables from descriptions.
//!
//! In: the descriptions of `kernelsmith-targets`. Out: files in `crates/targets/src/generated`; with `--check`, only
//! compares them. Invariant: files that no description generates any more are removed.

use crate::root;
use kernelsmith_describe::{generate, load};
use kernelsmith_tablegen::Session;
use kernelsmith_targets::DESCRIPTIONS;
use std::collections::BTreeSet;
use std::fs;

pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let check = match args {
        [] => false,
        [word] if word == "--check" => true,
        _ => return Err("usage: cargo xtask codegen [--check]".to_owned()),
    };
    let crate_folder = root().join("crates/targets");
    let folder = crate_folder.join("src/generated");
    let mut wanted = BTreeSet::new();
    let mut stale = Vec::new();
    for description in DESCRIPTIONS {
        let includes = description.include_dirs.iter().map(|dir| crate_folder.join(dir));
        let session = includes.fold(Session::new(), |session, dir| session.include_dir(dir));
        let desc = load(&session, crate_folder.join(description.root)).map_err(|error| error.to_string())?;
        println!("{}: {} instructions, {} patterns", description.stem, desc.insts().len(), desc.patterns().len());
        for file in generate(&desc, description.stem) {
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
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let entry = entry.map_err(|error| error.to_string())?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !wanted.contains(&name) {
            if !check {
                fs::remove_file(entry.path()).map_err(|error| format!("{name}: {error}"))?;
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

#[cfg(test)]
mod tests {
    #[test]
    fn the_tables_are_fresh() {
        assert_eq!(super::run(&["--check".to_owned()]), Ok(true));
    }
}
