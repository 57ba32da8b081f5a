//! `cargo xtask conformance machine`: compares descriptions written for LLVM, loaded by this project, with
//! `llvm-mc-19`.
//!
//! In: LLVM's description of a machine. Out: the number of its instructions that are encoded and decoded like in the
//! reference, and a line for each other one, with the reason.
//! The operands of each instruction are random. Its text must assemble in the reference to our bytes, our bytes must
//! disassemble there to our text, and our decoder must return the encoded operands. Operands that the reference rejects
//! (for example because of overlapping registers) are drawn again; an instruction for which it rejects all of them
//! counts as different.
//! Not here: the source of LLVM's files (`source`).

use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use kernelsmith_describe::{LeftOut, Loaded, load_partly};
use kernelsmith_machine::asm::{Assembler, NumberedLabels, print_inst, print_prefixed};
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode};
use kernelsmith_machine::{FeatureSet, InstId, InstRef, LabelId, Operand, TargetDesc, random};
use kernelsmith_tablegen::Session;

pub(super) const TOOL: &str = "llvm-mc-19";
/// Number of samples per instruction.
const SAMPLES: usize = 24;

/// A machine in LLVM.
struct Machine {
    name: &'static str,
    /// Whether to run the reference with only the features of a few instructions enabled, once per set of features.
    by_features: bool,
}

const MACHINES: [Machine; 2] =
    [Machine { name: "RISCV", by_features: true }, Machine { name: "AArch64", by_features: false }];

/// A sample.
struct Sample {
    inst: InstId,
    operands: Vec<Operand>,
    text: String,
    bytes: Vec<u8>,
}

pub(super) fn run(source: &Path, names: &[String], verbose: bool) -> Result<bool, String> {
    let is_wanted = |machine: &&Machine| names.is_empty() || names.iter().any(|name| name == machine.name);
    for machine in MACHINES.iter().filter(is_wanted) {
        compare(source, machine, verbose)?;
    }
    let unknown = names.iter().find(|name| MACHINES.iter().all(|machine| machine.name != **name));
    unknown.map_or(Ok(true), |name| Err(format!("`{name}` is none of RISCV and AArch64")))
}

fn compare(source: &Path, machine: &Machine, verbose: bool) -> Result<(), String> {
    let include = source.join("llvm/include");
    let folder = source.join("llvm/lib/Target").join(machine.name);
    let root = folder.join(format!("{}.td", machine.name));
    let session = Session::new().include_dir(include).include_dir(folder);
    let Loaded { desc, n_insts, left_out } = load_partly(&session, root).map_err(|error| error.to_string())?;
    let mut reasons: BTreeMap<String, String> = BTreeMap::new();
    for LeftOut { instruction, reason } in &left_out {
        reasons.insert(instruction.clone(), format!("left out: {reason}"));
    }
    let mut groups: BTreeMap<Vec<&str>, Vec<InstId>> = BTreeMap::new();
    let insts = || desc.insts().filter(|inst| !inst.flags().is_codegen_only());
    for inst in insts() {
        let features = inst.features().map(|feature| desc.feature(feature).name()).collect();
        groups.entry(if machine.by_features { features } else { Vec::new() }).or_default().push(inst.id);
    }
    let mut refused = 0;
    for (features, insts) in &groups {
        refused += group(&desc, machine, features, insts, &mut reasons)?;
    }
    let n_insts = n_insts + left_out.len();
    let n_equal = n_insts - reasons.len();
    println!(
        "{}: {n_equal} of {n_insts} instructions ({:.2} %) equal to {TOOL}; {} left out, {} different; {refused} draws refused",
        machine.name,
        100.0 * n_equal as f64 / n_insts as f64,
        left_out.len(),
        reasons.len() - left_out.len(),
    );
    if verbose {
        reasons.iter().for_each(|(name, reason)| println!("  {name}: {reason}"));
    } else {
        summary(&reasons);
    }
    Ok(())
}

/// Prints reasons with their number and an example; parts that differ between samples are omitted.
fn summary(reasons: &BTreeMap<String, String>) {
    let mut counts: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    for (name, reason) in reasons {
        counts.entry(reason.split('\n').next().unwrap_or_default()).or_insert((0, name)).0 += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, (n, _))| std::cmp::Reverse(*n));
    counts.iter().for_each(|(reason, (n, name))| println!("  {n:5} {reason} ({name})"));
}

/// Compares instructions that need the same features; returns the number of samples that the reference rejected.
fn group(
    desc: &TargetDesc,
    machine: &Machine,
    features: &[&str],
    insts: &[InstId],
    reasons: &mut BTreeMap<String, String>,
) -> Result<usize, String> {
    let mut differs = |inst: InstId, reason: String| {
        reasons.entry(desc.inst(inst).name().to_owned()).or_insert(reason);
    };
    let samples = draw(desc, insts, &mut differs);
    let args = arguments(machine, features);
    // Labels separate the lines, because rejected ones may be partly emitted.
    let lines = samples.iter().enumerate();
    let text: String = lines.map(|(at, sample)| format!("label{at}: {}\n", sample.text)).collect();
    let assembled = reference(&args, &["--show-encoding"], &text)?;
    let hex: String = samples.iter().map(|sample| brackets(&sample.bytes)).collect();
    let disassembled = reference(&args, &["--disassemble"], &hex)?;
    let set = if machine.by_features {
        // The first of several alternative features.
        let names: Vec<&str> = features.iter().filter(|name| !name.starts_with('!')).map(first).collect();
        FeatureSet::parse(desc, &names.join(",")).map_err(|name| format!("no feature {name}"))?
    } else {
        FeatureSet::all(desc)
    };
    // Only instructions with their own text.
    let is_there = |inst: InstRef<'_>| !inst.flags().is_codegen_only() && set.has_all(inst.features());
    let ours = Decoder::with_instructions(desc, &is_there);
    let assembler = Assembler::new(desc);
    let mut taken: HashSet<InstId> = HashSet::new();
    let mut messages: BTreeMap<InstId, String> = BTreeMap::new();
    let mut refused = 0;
    for (at, sample) in samples.iter().enumerate() {
        let line = match assembled.get(at) {
            Ok(line) => line,
            Err(message) => {
                refused += 1;
                messages.entry(sample.inst).or_insert_with(|| format!("{message}\n    {}", sample.text));
                continue;
            }
        };
        taken.insert(sample.inst);
        let bytes = bytes_of(line);
        if bytes != sample.bytes {
            differs(sample.inst, format!("other bytes\n    {}: {:02x?} there {bytes:02x?}", sample.text, sample.bytes));
        }
        let decoded = ours.decode(&sample.bytes).map(|decoded| {
            let mut text = String::new();
            let _ =
                print_prefixed(desc, decoded.prefixes, decoded.inst, decoded.operands(), &NumberedLabels, &mut text);
            plain(&text)
        });
        match (decoded, disassembled.get(at)) {
            (Ok(text), Ok(line)) if plain(line) == text => {}
            (Ok(text), Ok(line)) => differs(sample.inst, format!("other text\n    {text} there {}", plain(line))),
            (Ok(text), Err(_)) => differs(sample.inst, format!("not decoded there\n    {text}")),
            (Err(error), _) => differs(sample.inst, format!("not decoded: {error}\n    {}", sample.text)),
        }
        let parsed = assembler.parse(&sample.text, &mut |_| LabelId(0));
        match parsed {
            Ok(encodings) if encodings.iter().any(|p| p.inst == sample.inst && p.operands == sample.operands) => {}
            Ok(_) => differs(sample.inst, format!("parsed as another\n    {}", sample.text)),
            Err(error) => differs(sample.inst, format!("not parsed: {error}\n    {}", sample.text)),
        }
    }
    for &inst in insts.iter().filter(|inst| !taken.contains(inst)) {
        let message = messages.remove(&inst).unwrap_or_default();
        differs(inst, format!("rejected by the reference: {message}"));
    }
    Ok(refused)
}

/// Random operands for each instruction, with text and bytes.
fn draw(desc: &TargetDesc, insts: &[InstId], differs: &mut dyn FnMut(InstId, String)) -> Vec<Sample> {
    let mut samples = Vec::new();
    let mut code = CodeBuffer::new();
    for &inst in insts {
        let mut rng = random::Rng::new(inst.index() as u64);
        for _ in 0..SAMPLES {
            let Some(operands) = random::operands(desc, inst, &mut rng) else {
                differs(inst, "no operands can be encoded".to_owned());
                break;
            };
            code.clear();
            let mut text = String::new();
            if encode(desc, inst, &operands, &mut code).is_ok() {
                // Writing to a string cannot fail.
                let _ = print_inst(desc, inst, &operands, &NumberedLabels, &mut text);
                samples.push(Sample { inst, operands, text, bytes: code.bytes().to_vec() });
            }
        }
    }
    samples
}

/// The first of several alternative names.
fn first<'n>(name: &&'n str) -> &'n str {
    name.split('|').next().unwrap_or(name)
}

fn arguments(machine: &Machine, features: &[&str]) -> Vec<String> {
    let is_narrow = features.contains(&"!64bit") || features.contains(&"xwchc");
    let triple = match machine.name {
        "RISCV" if is_narrow => "riscv32",
        "RISCV" => "riscv64",
        _ => "aarch64",
    };
    let mut on: Vec<String> = features
        .iter()
        .filter(|name| !name.starts_with('!') && **name != "64bit")
        .map(|name| format!("+{}", first(name)))
        .collect();
    if !machine.by_features {
        on.push("+all".to_owned());
    } else if triple != "aarch64" {
        // The reference rejects some features without these.
        on.push("+a".to_owned());
        on.extend(features.iter().any(|name| name.starts_with("zv")).then(|| "+v".to_owned()));
    }
    vec![format!("--triple={triple}"), format!("-mattr={}", on.join(",")), "-M".to_owned(), "no-aliases".to_owned()]
}

fn brackets(bytes: &[u8]) -> String {
    let list: Vec<String> = bytes.iter().map(|byte| format!("0x{byte:02x}")).collect();
    format!("[{}]\n", list.join(","))
}

/// The reference's answer for each line.
struct Answers(Vec<Result<String, String>>);

impl Answers {
    fn get(&self, at: usize) -> Result<&str, &str> {
        match self.0.get(at) {
            Some(Ok(line)) => Ok(line),
            Some(Err(message)) => Err(message),
            None => Err("no answer"),
        }
    }
}

fn reference(args: &[String], extra: &[&str], input: &str) -> Result<Answers, String> {
    let mut child = Command::new(TOOL)
        .args(args)
        .args(extra)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{TOOL}: {error}"))?;
    let mut stdin = child.stdin.take().ok_or("no input")?;
    let text = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(|error| format!("{TOOL}: {error}"))?;
    writer.join().map_err(|_| "the writer ended")?.map_err(|error| format!("{TOOL}: {error}"))?;
    let (out, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let mut wrong: BTreeMap<usize, String> = BTreeMap::new();
    for line in errors.lines() {
        let mut parts = line.splitn(4, ':');
        let (_, number) = (parts.next(), parts.next().and_then(|number| number.parse::<usize>().ok()));
        let message = parts.nth(1).unwrap_or_default().trim();
        let is_wrong = message.starts_with("error:") || message.contains("invalid instruction encoding");
        if let Some(number) = number.filter(|_| is_wrong) {
            wrong.entry(number).or_insert_with(|| message.to_owned());
        }
    }
    let n = input.lines().count();
    let is_labelled = input.starts_with("label");
    let mut lines = out.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('.'));
    if is_labelled {
        let mut first_lines: BTreeMap<usize, &str> = BTreeMap::new();
        let mut at = None;
        for line in lines {
            match line.strip_prefix("label").and_then(|label| label.strip_suffix(':')) {
                Some(label) => at = label.parse::<usize>().ok(),
                None => drop(at.map(|at| first_lines.entry(at).or_insert(line))),
            }
        }
        let answers = (0..n).map(|at| match (wrong.remove(&(at + 1)), first_lines.get(&at)) {
            (Some(message), _) => Err(message),
            (None, Some(line)) => Ok((*line).to_owned()),
            (None, None) => Err("no answer".to_owned()),
        });
        return Ok(Answers(answers.collect()));
    }
    let answers = (1..=n).map(|number| match wrong.remove(&number) {
        Some(message) => Err(message),
        None => lines.next().map(str::to_owned).ok_or_else(|| "no answer".to_owned()),
    });
    let answers = Answers(answers.collect());
    match lines.next() {
        None => Ok(answers),
        Some(line) => Err(format!("{TOOL}: unexpected output: {line}\n{}", args.join(" "))),
    }
}

fn bytes_of(line: &str) -> Vec<u8> {
    let list = line.split_once("encoding: [").map_or("", |(_, list)| list.trim_end_matches(']'));
    list.split(',').filter_map(|byte| u8::from_str_radix(byte.trim_start_matches("0x"), 16).ok()).collect()
}

/// Text without comments, with single spaces.
fn plain(text: &str) -> String {
    let code = text.split("//").next().unwrap_or(text);
    // The reference prints the usual rounding mode only without aliases.
    let code = code.trim_end().trim_end_matches(", dyn");
    code.split_whitespace().collect::<Vec<_>>().join(" ")
}
