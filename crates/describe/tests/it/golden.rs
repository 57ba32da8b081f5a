//! The files of `tests/filetests/mc`: bytes, text and features in each line.
//!
//! `bytes ; asm [; features]`: the bytes decode to the text, and the text assembles to the bytes. `bytes ; invalid`:
//! the bytes do not decode.

use std::path::Path;

use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::{Assembler, NumberedLabels, print_prefixed};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode_prefixed};

fn check_line(desc: &TargetDesc, decoder: &Decoder<'_>, assembler: &Assembler<'_>, line: &str) -> Result<(), String> {
    let mut parts = line.splitn(3, ';').map(str::trim);
    let bytes: Result<Vec<u8>, _> =
        parts.next().unwrap_or_default().split_whitespace().map(|b| u8::from_str_radix(b, 16)).collect();
    let bytes = bytes.map_err(|e| format!("bad bytes: {e}"))?;
    let text = parts.next().ok_or("the text is missing")?;
    let decoded = match (decoder.decode(&bytes), text) {
        (Err(_), "invalid") => return Ok(()),
        (Err(error), _) => return Err(error.to_string()),
        (Ok(_), "invalid") => return Err("it decodes".into()),
        (Ok(decoded), _) => decoded,
    };
    if decoded.len != bytes.len() {
        return Err(format!("only {} bytes are decoded", decoded.len));
    }
    let mut printed = String::new();
    print_prefixed(desc, decoded.prefixes, decoded.inst, decoded.operands(), &NumberedLabels, &mut printed)
        .map_err(|e| e.to_string())?;
    let printed = printed.replace('\t', " ");
    if printed != text {
        return Err(format!("it decodes to `{printed}`"));
    }
    let parsed = assembler.parse(text, &mut |name| panic!("label {name}")).map_err(|e| e.to_string())?;
    let mut code = CodeBuffer::new();
    encode_prefixed(desc, parsed[0].prefixes, parsed[0].inst, &parsed[0].operands, &mut code)
        .map_err(|e| e.to_string())?;
    if code.bytes() != bytes {
        return Err(format!("it assembles to {:02x?}", code.bytes()));
    }
    let mut needed: Vec<&str> = desc.inst(decoded.inst).features().map(|f| desc.feature(f).name()).collect();
    needed.sort_unstable();
    let said: Vec<&str> = parts.next().unwrap_or_default().split_whitespace().collect();
    if needed != said {
        return Err(format!("it needs [{}]", needed.join(" ")));
    }
    Ok(())
}

#[test]
fn vectors_in_files() {
    for description in kernelsmith_targets::DESCRIPTIONS {
        check_files((description.tables)());
    }
}

fn check_files(desc: &TargetDesc) {
    let (decoder, assembler) = (Decoder::new(desc), Assembler::new(desc));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/mc").join(desc.name());
    let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let (mut n, mut failures) = (0, Vec::new());
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for (number, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            n += 1;
            if let Err(difference) = check_line(desc, &decoder, &assembler, line) {
                failures.push(format!("{}:{}: {line}: {difference}", file.display(), number + 1));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(n > 100, "only {n} vectors");
}
