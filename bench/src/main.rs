//! The program behind `cargo xtask bench`.

use kernelsmith_bench::code::Width;
use kernelsmith_bench::peer::Kind;
use kernelsmith_bench::{
    code, compile, encode, examples, library, llvm, manager, mca, model, pairs, query, rows, sim, specialise, tablegen,
    tensor,
};
use kernelsmith_sync::LargePages;
use lexopt::prelude::*;
use std::process::ExitCode;

// The same allocator setting as in the measured program.
#[global_allocator]
static MEMORY: LargePages = LargePages;

const USAGE: &str = "\
usage: kernelsmith-bench compile [--peer asmjit|llvm|all]...
       kernelsmith-bench code [--bits 256|512] [KERNEL]...
       kernelsmith-bench sim
       kernelsmith-bench rows [--random N [SEED]]
       kernelsmith-bench query
       kernelsmith-bench specialise
       kernelsmith-bench manager
       kernelsmith-bench mca [--listing KERNEL]
       kernelsmith-bench code [--bits 256|512] --listing KERNEL
       kernelsmith-bench kernels [--peers[=NAME,..]] [--record] [FAMILY|ROW]...
       kernelsmith-bench kernels --listing ROW
       kernelsmith-bench tensor [--peers[=NAME,..]] [--record] [FAMILY|ROW]...
       kernelsmith-bench tensor [--peers[=NAME,..]] --set FILE [--products N]
       kernelsmith-bench tensor --compile N [FAMILY|ROW..]
       kernelsmith-bench model [--refit] [ROW]...
       kernelsmith-bench encode
       kernelsmith-bench examples [--libraries] [PROGRAM]...
       kernelsmith-bench quick
       kernelsmith-bench pairs OLD-PROGRAM [N]
       kernelsmith-bench tablegen [--source DIR] [--runs N] [--large] [--tsv] [TARGET]...
       kernelsmith-bench llvm [--peers] [--runs N] [MODULE]...";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let arguments = words.get(1..).unwrap_or_default();
    let done = match words.first().map(String::as_str) {
        // `tablegen` runs these as separate processes.
        Some("tblgen") => return ExitCode::from(tablegen::tblgen(arguments)),
        Some("measure") => tablegen::measure_one(arguments),
        Some("tablegen") => tablegen::run(arguments),
        Some("llvm") => llvm::run(arguments),
        _ => run(&words).map(|text| print!("{text}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::from(1)
        }
    }
}

fn run(words: &[String]) -> Result<String, String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["compile", arguments @ ..] => compile::run(&Kind::selected(arguments).map_err(|error| error.to_string())?),
        ["encode"] => encode::run(),
        ["examples", names @ ..] => examples::run(names),
        ["quick"] => pairs::quick(),
        ["pairs", old] => pairs::pairs(old, pairs::N_PAIRS),
        ["pairs", old, n] => pairs::pairs(old, number(n)? as usize),
        ["sim"] => sim::run(),
        ["rows"] => rows::run(),
        ["rows", "--random", n] => rows::run_random(number(n)?, 0),
        ["rows", "--random", n, seed] => rows::run_random(number(n)?, number(seed)?),
        ["query"] => query::run(),
        ["specialise"] => specialise::run(),
        ["manager"] => manager::run(),
        ["mca"] => mca::run(),
        ["mca", "--listing", kernel] => mca::listing(kernel),
        ["tensor", arguments @ ..] => tensor::run(arguments),
        ["model", arguments @ ..] => model::run(arguments),
        ["kernels", "--listing", row] => library::listing(row),
        ["kernels", arguments @ ..] => library::run(arguments),
        ["code", arguments @ ..] => {
            let (width, listing, kernels) = parse_code(arguments).map_err(|error| format!("{error}\n{USAGE}"))?;
            match listing {
                Some(kernel) => code::listing(width, &kernel),
                None => code::run(width, &kernels.iter().map(String::as_str).collect::<Vec<_>>()),
            }
        }
        _ => Err(USAGE.to_owned()),
    }
}

fn number(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number\n{USAGE}"))
}

/// The width of vectors, the kernel to list, and the kernels to measure.
fn parse_code(words: &[&str]) -> Result<(Width, Option<String>, Vec<String>), lexopt::Error> {
    let (mut width, mut listing, mut kernels) = (Width::Bits256, None, Vec::new());
    let mut parser = lexopt::Parser::from_args(words);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("bits") => {
                let bits = parser.value()?.string()?;
                width = Width::named(&bits).ok_or_else(|| format!("there are no vectors of {bits} bits"))?;
            }
            Long("listing") => listing = Some(parser.value()?.string()?),
            Value(kernel) if listing.is_none() => kernels.push(kernel.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok((width, listing, kernels))
}
