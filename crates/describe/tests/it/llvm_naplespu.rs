//! NaplesPU as in the records of its LLVM port: all forms of instructions, compared with the words of
//! `tests/filetests/mc/naplespu`, which come from elsewhere.

use std::fmt::Write;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use kernelsmith_describe::{Loaded, load_partly};
use kernelsmith_machine::TargetDesc;
use kernelsmith_machine::asm::{Assembler, NumberedLabels, disassemble, print_inst};
use kernelsmith_machine::decode::{Decoded, Decoder};
use kernelsmith_tablegen::Session;

const FORMS: &str = include_str!("../../../../tests/filetests/forms/naplespu.txt");
const WORDS: [&str; 4] = [
    include_str!("../../../../tests/filetests/mc/naplespu/arithmetic.txt"),
    include_str!("../../../../tests/filetests/mc/naplespu/control.txt"),
    include_str!("../../../../tests/filetests/mc/naplespu/immediates.txt"),
    include_str!("../../../../tests/filetests/mc/naplespu/memory.txt"),
];
const INVALID: &str = include_str!("../../../../tests/filetests/mc/naplespu/invalid.txt");

fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// A form's record, with operands and fields as in the port: an address is one operand of 15 bits, jumps have fields
/// that are no operand or wider than their distance, calls have any number of arguments.
fn record(number: usize, line: &str) -> String {
    let parts: Vec<&str> = line.split(';').map(str::trim).collect();
    let (value, mask) = parts[0].split_once(' ').expect("two numbers");
    let hex = |text| u32::from_str_radix(text, 16).expect("a number");
    let (value, mask) = (hex(value), hex(mask));
    let (mnemonic, syntax) = parts[1].split_once(' ').unwrap_or((parts[1], ""));
    let is_jump_to_register = value >> 27 == 0b01110 && !parts[2].contains("off") && value != 0x7300_0000;
    let (mut ins, mut outs, mut fields, mut constant) = (Vec::new(), String::new(), String::new(), mask);
    let mut address = None;
    for field in parts[2].split_whitespace().filter(|text| *text != "-") {
        let (name, field) = field.split_once(':').expect("a name");
        let (kind, bits) = field.split_once('@').expect("a place");
        let (high, low): (&str, &str) = bits.split_once(':').expect("two bits");
        let is_address = syntax.contains("off(a)") && name != "d";
        let class = match kind {
            "S" => "GPR32",
            "V" => "VR512W",
            "i9" => "SIMM9OP",
            "i16" => "SIMM16OP",
            _ => "brtarget",
        };
        match (is_address, name) {
            (true, "a") => {
                address = Some(if kind == "V" { "V16MEMri:$addr" } else { "MEMri:$addr" });
                write!(fields, "bits<15> addr; let Inst{{17-12}} = addr{{5-0}}; ").expect("a string");
            }
            (true, _) => write!(fields, "let Inst{{11-3}} = addr{{14-6}}; ").expect("a string"),
            // The machine does not look at bits 23 to 18.
            (false, "off") if !parts[2].contains("a:") => {
                ins.push(format!("{class}:$off"));
                write!(fields, "bits<24> off; let Inst{{23-0}} = off; ").expect("a string");
            }
            _ => {
                let is_result = name == "d" && !mnemonic.starts_with("store");
                let width = high.parse::<u32>().expect("a bit") - low.parse::<u32>().expect("a bit") + 1;
                write!(fields, "bits<{width}> {name}; let Inst{{{high}-{low}}} = {name}; ").expect("a string");
                match is_result {
                    true => outs = format!("{class}:${name}"),
                    false => ins.push(format!("{class}:${name}")),
                }
            }
        }
    }
    ins.extend(address.map(str::to_owned));
    let mut constraints = "";
    if mnemonic.ends_with(".m") && !outs.is_empty() {
        ins.push("VR512W:$oldvalue".to_owned());
        constraints = "let Constraints = \"$d = $oldvalue\"; ";
    }
    if is_jump_to_register {
        // Nobody's field.
        fields.push_str("bits<18> nobody; let Inst{17-0} = nobody; ");
        constant &= !0x3_ffff;
    }
    if mnemonic == "jmpsr" {
        ins.push("variable_ops".to_owned());
    }
    for bit in (0..32).filter(|bit| constant >> bit & 1 != 0) {
        write!(fields, "let Inst{{{bit}}} = {}; ", value >> bit & 1).expect("a string");
    }
    let operands: Vec<String> = syntax
        .split(", ")
        .filter(|text| !text.is_empty())
        .map(|text| match text {
            "off(a)" => "$addr".to_owned(),
            name => format!("${name}"),
        })
        .collect();
    let asm = format!("{mnemonic} {}", operands.join(", "));
    let ins = ins.join(", ");
    // A name that hooks know.
    let name = if value == 0x4100_0000 { "ORSSI".to_owned() } else { format!("F{number}") };
    format!("def {name} : Format<(outs {outs}), (ins {ins}), \"{}\"> {{ {constraints}{fields}}}\n", asm.trim())
}

fn port() -> Loaded {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it");
    let records: String = lines(FORMS).enumerate().map(|(number, line)| record(number, line)).collect();
    let text = format!("include \"llvm_naplespu.td\"\n{records}");
    load_text(&Session::new().include_dir(folder), &text)
}

/// Loads a text.
pub(crate) fn load_text(session: &Session, text: &str) -> Loaded {
    try_load(session, text).unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn try_load(session: &Session, text: &str) -> Result<Loaded, String> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("port-{}-{number}.td", std::process::id()));
    std::fs::write(&path, text).expect("a file");
    let loaded = load_partly(session, &path).map_err(|error| error.to_string());
    std::fs::remove_file(&path).expect("the file");
    loaded
}

fn assembled(desc: &TargetDesc, text: &str) -> Result<Vec<u8>, String> {
    Assembler::new(desc).assemble(text).map(|program| program.code().to_vec()).map_err(|errors| errors[0].to_string())
}

#[test]
fn all_forms_have_the_words_and_texts_of_the_machine() {
    let Loaded { desc, n_insts, left_out } = port();
    assert!(left_out.is_empty(), "{left_out:?}");
    assert_eq!(n_insts, 275 + 6, "the forms, and those of the file");
    let (decoder, mut n, mut other) = (Decoder::new(&desc), 0, Vec::new());
    for line in WORDS.into_iter().flat_map(lines) {
        let (bytes, text) = line.split_once(" ; ").expect("bytes and a text");
        let (text, _) = text.split_once(" ;").unwrap_or((text, ""));
        let word: Vec<u8> = bytes.split(' ').map(|byte| u8::from_str_radix(byte, 16).expect("a byte")).collect();
        let mut shown = String::new();
        let decoded = decoder.decode(&word).unwrap_or(Decoded::EMPTY);
        print_inst(&desc, decoded.inst, decoded.operands(), &NumberedLabels, &mut shown).expect("a string");
        if assembled(&desc, text) != Ok(word) || shown.replace('\t', " ") != text {
            other.push(format!("{line}: {:?}, {shown}", assembled(&desc, text)));
        }
        n += 1;
    }
    assert!(other.is_empty(), "{} of {n}: {other:#?}", other.len());
    assert!(n > 1300, "only {n} words");
}

#[test]
fn words_that_are_no_instruction_are_refused() {
    let desc = port().desc;
    let decoder = Decoder::new(&desc);
    for line in lines(INVALID) {
        let (bytes, _) = line.split_once(" ; ").expect("bytes");
        let word: Vec<u8> = bytes.split(' ').map(|byte| u8::from_str_radix(byte, 16).expect("a byte")).collect();
        assert!(decoder.decode(&word).is_err(), "{line}");
    }
}

/// Texts that are never shown: the word is shown as the text behind `=>`.
#[test]
fn other_texts_have_the_same_words() {
    let desc = port().desc;
    for (text, word, shown) in [
        ("read_mr s5", 0x2017_b000u32, "move_i32 s5, rm"),
        ("write_mr s50", 0x20ef_2000, "move_i32 rm, s50"),
        ("_lea s5, 192(sp)", 0x4417_d600, "addi s5, sp, 192"),
        ("_lea s7, -12(fp)", 0x441f_cfa0, "addi s7, fp, -12"),
        ("movei s12, 65535", 0x6233_fffc, "movei s12, -1"),
        ("load32 s3, 0(sp)", 0x820f_d000, "load32 s3, (sp)"),
    ] {
        assert_eq!(assembled(&desc, text), Ok(word.to_le_bytes().to_vec()), "{text}");
        let listing = disassemble(&Decoder::new(&desc), &desc, &word.to_le_bytes());
        assert_eq!(listing.text.trim().replace('\t', " "), shown);
    }
    for text in ["addi s1, s2, 256", "movei s0, 65536", "load32 s0, 256(s1)", "jmp 131072", "jmpsr -131076"] {
        assert!(assembled(&desc, text).is_err(), "{text}");
    }
}

/// LLVM's decoders do not compare bits of a field that is no operand, and the port's do not look at these of a jump.
#[test]
fn bits_that_decoders_ignore_have_any_value() {
    let desc = port().desc;
    for (word, shown) in [
        (0x7800_0008u32, "jmp 8"),
        (0x78fc_0008, "jmp 8"),
        (0x7957_fffc, "jmpsr -4"),
        (0x7003_ffff, "jmp s0"),
        (0x7148_0001, "jmpsr s18"),
        (0x4100_0000, "nop"),
        (0x4104_0000, "ori s1, s0, 0"),
    ] {
        let mut text = String::new();
        let decoded =
            Decoder::new(&desc).decode(&word.to_le_bytes()).unwrap_or_else(|error| panic!("{word:x}: {error}"));
        print_inst(&desc, decoded.inst, decoded.operands(), &NumberedLabels, &mut text).expect("a string");
        assert_eq!(text.replace('\t', " "), shown, "{word:x}");
    }
    assert_eq!(assembled(&desc, "nop"), Ok(vec![0xff; 4]));
    assert_eq!(assembled(&desc, "ori s0, s0, 0"), Ok(0x4100_0000u32.to_le_bytes().to_vec()));
    assert_eq!(assembled(&desc, "jmp -4"), Ok(0x7803_fffcu32.to_le_bytes().to_vec()));
}

#[test]
fn addresses_are_for_the_linker() {
    let desc = port().desc;
    let text = "leah s5, there\nleal s5, there\nlea s6, there\njmpsr there\nbeqz s0, there\n.long there";
    let program = Assembler::new(&desc).assemble_object(text).expect("it assembles");
    let open: Vec<(u64, u32)> = program.sections[0].relocations.iter().map(|r| (r.at, r.number)).collect();
    assert_eq!(open, [(0, 6), (4, 7), (8, 6), (12, 7), (16, 2), (20, 2), (24, 1)]);
    let file = kernelsmith_machine::object::write(&desc, &program).expect("a number for ELF");
    assert_eq!((file[4], u16::from_le_bytes([file[18], file[19]])), (1, 9876), "32 bits, and the machine");
}
