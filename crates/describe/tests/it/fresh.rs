//! Generated tables equal those translated from the descriptions.
//!
//! `KERNELSMITH_BLESS=1` rewrites the files instead of failing.

use std::path::{Path, PathBuf};

use kernelsmith_describe::{generate, load_tables};
use kernelsmith_diag::Renderer;
use kernelsmith_machine::build::Tables;
use kernelsmith_tablegen::Session;
use kernelsmith_targets::{DESCRIPTIONS, Description};

fn targets_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../targets")
}

fn load_description(description: &Description) -> Tables {
    let dir = targets_dir();
    let session = description.include_dirs.iter().fold(Session::new(), |s, include| s.include_dir(dir.join(include)));
    match load_tables(&session, dir.join(description.root)) {
        Ok(tables) => tables,
        Err(error) => panic!("{}", error.render(&Renderer::compact())),
    }
}

#[test]
fn generated_files_are_fresh() {
    let bless = std::env::var_os("KERNELSMITH_BLESS").is_some();
    for description in DESCRIPTIONS {
        let folder = targets_dir().join("src/generated");
        for file in generate(&load_description(description), description.stem) {
            let path = folder.join(&file.name);
            let is_fresh = std::fs::read_to_string(&path).is_ok_and(|text| text == file.text);
            if !is_fresh && bless {
                std::fs::write(&path, &file.text).unwrap();
            } else {
                assert!(is_fresh, "{} is not what {} gives: regenerate it", path.display(), description.root);
            }
        }
    }
}

#[test]
fn loaded_equals_compiled_in() {
    for description in DESCRIPTIONS {
        let tables = (description.tables)();
        tables.validate().unwrap();
        assert!(*tables == load_description(description).link(), "{}: the tables differ", description.stem);
    }
}
