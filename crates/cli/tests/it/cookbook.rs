//! The commands in `docs/cookbook.md`: their output is what the page shows.
//!
//! Invariant: a stale page is rewritten, and the test fails, so that a person reads the difference.

use std::fmt::Write;
use std::fs;
use std::path::Path;

#[test]
fn the_cookbook_shows_what_commands_print() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cookbook.md");
    let text = fs::read_to_string(&page).unwrap();
    let folder = super::folder("cookbook");
    let (mut fresh, mut n_commands, mut in_console) = (String::new(), 0, false);
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("<!-- file ").and_then(|rest| rest.strip_suffix(" -->")) {
            let (_, rest) = text.split_once(line).unwrap();
            let (_, rest) = rest.split_once("```text\n").unwrap();
            fs::write(folder.join(name), rest.split_once("```\n").unwrap().0).unwrap();
        }
        match (in_console, line) {
            (false, "```console") => in_console = true,
            (true, "```") => in_console = false,
            (true, line) => {
                // Anything else is the output of the last command, which is printed anew.
                if let Some(words) = line.strip_prefix("$ kernelsmith ") {
                    let words: Vec<&str> = words.split_whitespace().collect();
                    let output = super::program().args(&words).current_dir(&folder).output().unwrap();
                    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
                    let printed = String::from_utf8(output.stdout).unwrap();
                    let _ = writeln!(fresh, "{line}");
                    fresh += &printed;
                    n_commands += 1;
                }
                continue;
            }
            (false, _) => {}
        }
        let _ = writeln!(fresh, "{line}");
    }
    assert_eq!(n_commands, 4);
    assert_eq!(&fs::read(folder.join("scale.o")).unwrap()[..4], b"\x7fELF");
    if text != fresh {
        fs::write(&page, fresh).unwrap();
        panic!("docs/cookbook.md was stale; it is rewritten: read the difference, then run the tests again");
    }
}
