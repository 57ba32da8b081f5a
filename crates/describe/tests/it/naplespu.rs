//! NaplesPU, which the reference assembler does not support: every form with random operands, random words, aliases,
//! and relocations.

use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::{Assembler, NumberedLabels, print_inst};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode};
use kernelsmith_machine::random::Rng;

fn desc() -> &'static TargetDesc {
    kernelsmith_targets::naplespu()
}

/// Number of test vectors: from the environment, else enough for every form.
fn n_vectors() -> u32 {
    if std::env::var_os("KERNELSMITH_SLOW").is_some() { 100_000 } else { 6_000 }
}

fn assembled(assembler: &Assembler<'_>, text: &str) -> Result<u32, String> {
    let parsed = assembler.parse(text, &mut |name| panic!("label {name}")).map_err(|e| e.to_string())?;
    let mut code = CodeBuffer::new();
    encode(desc(), parsed[0].inst, &parsed[0].operands, &mut code).map_err(|e| e.to_string())?;
    let word: [u8; 4] = code.bytes().try_into().map_err(|_| format!("{} bytes", code.bytes().len()))?;
    Ok(u32::from_le_bytes(word))
}

fn shown(decoder: &Decoder<'_>, word: u32) -> Option<String> {
    let decoded = decoder.decode(&word.to_le_bytes()).ok()?;
    let mut text = String::new();
    print_inst(desc(), decoded.inst, decoded.operands(), &NumberedLabels, &mut text).expect("a string");
    Some(text)
}

/// A form of `tests/filetests/forms/naplespu.txt`.
struct Form {
    value: u32,
    mask: u32,
    syntax: &'static str,
    fields: Vec<(&'static str, &'static str, u32, u32)>,
}

fn forms() -> Vec<Form> {
    let lines = include_str!("../../../../tests/filetests/forms/naplespu.txt").lines();
    let forms = lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let parts: Vec<&str> = line.split(';').map(str::trim).collect();
        let (value, mask) = parts[0].split_once(' ').expect("two numbers");
        let hex = |text| u32::from_str_radix(text, 16).expect("a number");
        let field = |text: &'static str| {
            let (name, field) = text.split_once(':').expect("a name");
            let (kind, bits) = field.split_once('@').expect("a place");
            let (high, low) = bits.split_once(':').expect("two bits");
            (name, kind, high.parse().expect("a bit"), low.parse().expect("a bit"))
        };
        let fields = parts[2].split_whitespace().filter(|text| *text != "-").map(field).collect();
        Form { value: hex(value), mask: hex(mask), syntax: parts[1], fields }
    });
    forms.collect()
}

/// The assembly text of a word of this form, from the table alone.
fn text_of(form: &Form, word: u32) -> String {
    const SPECIAL: [&str; 6] = ["tr", "rm", "fp", "sp", "ra", "pc"];
    let mut text = String::new();
    let mut syntax = form.syntax;
    let operand = |name: &str| {
        let &(_, kind, high, low) = form.fields.iter().find(|field| field.0 == name).expect("an operand");
        let (width, bits) = (high - low + 1, word >> low & ((1 << (high - low + 1)) - 1));
        match kind {
            "S" if bits >= 58 => SPECIAL[bits as usize - 58].to_owned(),
            "S" => format!("s{bits}"),
            "V" => format!("v{bits}"),
            _ => ((bits << (32 - width)) as i32 >> (32 - width)).to_string(),
        }
    };
    let (mnemonic, operands) = syntax.split_once(' ').unwrap_or((syntax, ""));
    text.push_str(mnemonic);
    syntax = operands;
    let mut is_first = true;
    for part in syntax.split(", ").filter(|part| !part.is_empty()) {
        text.push_str(if is_first { " " } else { ", " });
        is_first = false;
        match part.strip_suffix(')').and_then(|part| part.split_once('(')) {
            Some((offset, base)) => {
                let offset = operand(offset);
                text.push_str(if offset == "0" { "" } else { &offset });
                text.push_str(&format!("({})", operand(base)));
            }
            None => text.push_str(&operand(part)),
        }
    }
    text
}

#[test]
fn every_form_with_any_operands_goes_both_ways() {
    let (decoder, assembler, mut rng) = (Decoder::new(desc()), Assembler::new(desc()), Rng::new(6));
    let forms = forms();
    assert_eq!(forms.len(), 275);
    for n in 0..n_vectors() {
        let form = &forms[n as usize % forms.len()];
        let word = form.value | (rng.bits() >> 32) as u32 & !form.mask & used(form);
        // This word has an alias.
        if word == 0x4100_0000 {
            continue;
        }
        let text = text_of(form, word);
        assert_eq!(shown(&decoder, word).as_deref(), Some(text.as_str()), "{word:08x}");
        assert_eq!(assembled(&assembler, &text), Ok(word), "{text}");
    }
}

/// The bits of a form's operands.
fn used(form: &Form) -> u32 {
    form.fields.iter().fold(0, |bits, &(_, _, high, low)| bits | ((1 << (high - low + 1)) - 1) << low)
}

#[test]
fn words_at_random_are_a_form_or_nothing() {
    let (decoder, assembler, mut rng) = (Decoder::new(desc()), Assembler::new(desc()), Rng::new(7));
    let (forms, mut accepted) = (forms(), 0);
    for _ in 0..10 * n_vectors() {
        let word = (rng.bits() >> 32) as u32;
        let form = forms.iter().find(|form| word & form.mask == form.value);
        let text = shown(&decoder, word);
        assert_eq!(text.is_some(), form.is_some(), "{word:08x}");
        let (Some(text), Some(form)) = (text, form) else { continue };
        // Bits that the machine ignores do not appear in the text.
        let wanted = if form.mask == 0xff00_0000 && form.value >> 27 == 0b01111 { word & 0xff03_ffff } else { word };
        assert_eq!(assembled(&assembler, &text), Ok(wanted), "{word:08x}: {text}");
        accepted += 1;
    }
    assert!(accepted > n_vectors() / 2, "only {accepted} words are instructions");
}

#[test]
fn aliases_have_the_same_bytes() {
    #[track_caller]
    fn check(text: &str, word: u32, wanted: &str) {
        assert_eq!(assembled(&Assembler::new(desc()), text), Ok(word), "{text}");
        assert_eq!(shown(&Decoder::new(desc()), word).as_deref(), Some(wanted));
    }
    check("ori s0, s0, 0", 0x4100_0000, "nop");
    check("read_mr s5", 0x2017_b000, "move_i32 s5, rm");
    check("read_mr s49", 0x20c7_b000, "move_i32 s49, rm");
    check("write_mr s9", 0x20ec_9000, "move_i32 rm, s9");
    check("write_mr s50", 0x20ef_2000, "move_i32 rm, s50");
    check("_lea s5, 192(sp)", 0x4417_d600, "addi s5, sp, 192");
    check("_lea s7, -12(fp)", 0x441f_cfa0, "addi s7, fp, -12");
    check("moveil s12, 65535", 0x6033_fffc, "moveil s12, -1");
    check("moveil s13, 0x8001", 0x6036_0004, "moveil s13, -32767");
    check("moveih s12, 65535", 0x6133_fffc, "moveih s12, -1");
    check("moveih s13, 0x8001", 0x6136_0004, "moveih s13, -32767");
    check("movei s12, 65535", 0x6233_fffc, "movei s12, -1");
    check("movei s13, 0x8001", 0x6236_0004, "movei s13, -32767");
    check("load32 s3, 0(sp)", 0x820f_d000, "load32 s3, (sp)");
    check("nop", 0xffff_ffff, "nop");
}

#[test]
fn values_that_do_not_fit_are_errors() {
    #[track_caller]
    fn check(text: &str) {
        let result = assembled(&Assembler::new(desc()), text);
        assert!(result.is_err(), "{text}: {result:x?}");
    }
    for text in [
        "addi s0, s1, 256",
        "addi s0, s1, -257",
        "movei s0, 65536",
        "movei s0, -32769",
        "load32 s0, 256(s1)",
        "load32 s0, -257(s1)",
        "jmp 131072",
        "beqz s0, -131076",
        "add_i32 v0, s1, v2",
        "add_i32 s0, v1, s2",
        "add_i32.m s0, s1, s2",
        "load32 v0, (s1)",
        "loadg32_scratchpad v0, (s1)",
        "move_i32 s58, s1",
    ] {
        check(text);
    }
}

#[test]
fn every_address_has_a_relocation() {
    let text = "
        .globl f
    f:  lea s0, data
        leah s1, elsewhere
        leal s1, elsewhere
        jmpsr elsewhere
        jmpsr f
        beqz s0, 1f
        load32 s2, near
        load32_s8 s3, near
        _lea s4, near
        load32 s5, 1f
    1:  jret
        .data
    data: .long f, elsewhere
    ";
    let program = Assembler::new(desc()).assemble_object(text).expect("it assembles");
    let relocations = |section: usize| -> Vec<(u64, u32, String, i64)> {
        let list = program.sections[section].relocations.iter();
        list.map(|r| (r.at, r.number, program.symbols[r.symbol].name.clone(), r.addend)).collect()
    };
    let wanted = [
        (0, 6, "data"),
        (4, 7, "data"),
        (8, 6, "elsewhere"),
        (12, 7, "elsewhere"),
        (16, 2, "elsewhere"),
        (20, 2, "f"),
        (28, 3, "near"),
        (32, 5, "near"),
        (36, 4, "near"),
    ];
    assert_eq!(relocations(0), wanted.map(|(at, number, name)| (at, number, name.to_owned(), 0)));
    assert_eq!(relocations(1), [(0, 1, "f".to_owned(), 0), (4, 1, "elsewhere".to_owned(), 0)]);
    let file = kernelsmith_machine::object::write(desc(), &program).expect("a number for ELF");
    assert_eq!((file[4], file[5], u16::from_le_bytes([file[18], file[19]])), (1, 1, 9876));
    let code = &kernelsmith_machine::object::read(&file).expect("what is written can be read").sections[0];
    assert_eq!(code.relocations.len(), wanted.len());
    // The branch to the label and the load from it need no linker.
    assert_eq!(code.bytes[24..28], 0x7500_0014u32.to_le_bytes());
    assert_eq!(code.bytes[40..44], (0x8200_0000u32 | 5 << 18 | 63 << 12 | 4 << 3).to_le_bytes());
    // An absolute address always needs a linker.
    let alone = Assembler::new(desc()).assemble("f: lea s0, f\n").expect("it assembles");
    assert_eq!(alone.sections[0].relocations.len(), 2);
}
