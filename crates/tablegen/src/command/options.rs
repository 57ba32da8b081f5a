//! Options of the command.
//!
//! In: arguments without the program's name. Out: the options, or an error message.
//! Invariants: one or two dashes are equivalent; a value follows after `=`, as the next argument, or, for `-I` and
//! `-D`, directly; the last action wins. Not here: execution.

use std::path::PathBuf;

use crate::eval::{Compat, Limits};

/// The command to execute.
pub(super) enum Command {
    /// Print a text.
    Text(String),
    Evaluate(Options),
}

/// The output format.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Action {
    Records,
    Detailed,
    Json,
    Nothing,
    Enums,
    Sets,
    RustTables,
}

/// The message format.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    Compact,
    Rich,
}

pub(super) struct Options {
    pub(super) action: Action,
    pub(super) input: String,
    pub(super) class: String,
    pub(super) include_dirs: Vec<PathBuf>,
    pub(super) macros: Vec<String>,
    pub(super) output: Option<PathBuf>,
    pub(super) dependencies: Option<PathBuf>,
    pub(super) writes_if_changed: bool,
    pub(super) times_phases: bool,
    pub(super) warns_unused_args: bool,
    pub(super) compat: Compat,
    pub(super) style: Style,
    pub(super) limits: Limits,
}

const ACTIONS: &[(&str, Action, &str)] = &[
    ("print-records", Action::Records, "Print all records (default)"),
    ("print-detailed-records", Action::Detailed, "Print all records with the place of every value"),
    ("dump-json", Action::Json, "Print all records as JSON"),
    ("null-backend", Action::Nothing, "Evaluate and print nothing"),
    ("print-enums", Action::Enums, "Print the names of the records of a class (--class)"),
    ("print-sets", Action::Sets, "Print expanded sets"),
    ("gen-rust-tables", Action::RustTables, "Generate searchable tables as Rust"),
];

const HELP: &str = "
  -I <dir>                           Look for included files here; can be repeated
  -D <name>                          Define a name for #ifdef; can be repeated
  -o <file>                          Write the output here
  -d <file>                          Write the names of included files here (needs -o)
  --class=<name>                     The class of --print-enums
  --write-if-changed                 Leave an output file alone that would not change
  --no-warn-on-unused-template-args  Do not warn about unused template arguments
  --time-phases                      Say how long the phases took
  --compat=<19|22>                   Accept, print and speak as that version of llvm-tblgen (default 19)
  --diagnostics=<compact|rich>       One line and a caret (default), or excerpts with labels
  --limit=<name>=<number>            Set a limit, such as memory=2G; the names and defaults are
                                     {limits}
  --help, --version
";

fn help(program: &str) -> String {
    let mut text = format!("USAGE: {program} [options] <input file>\n\nActions:\n");
    for (name, _, about) in ACTIONS {
        text.push_str(&format!("  --{name:32} {about}\n"));
    }
    text.push_str("\nOptions:");
    text.push_str(
        &HELP.replace(
            "{limits}",
            &Limits::default().to_string().replace(", ", ",\n                                     "),
        ),
    );
    text
}

/// The remaining arguments, and the program's name for messages.
struct RemainingArgs<'a, I> {
    program: &'a str,
    args: I,
}

impl<I: Iterator<Item = String>> RemainingArgs<'_, I> {
    /// The value of an option: after its `=`, or the next argument.
    fn value(&mut self, option: &str, inline: Option<&str>) -> Result<String, String> {
        match inline {
            Some(value) => Ok(value.to_string()),
            None => self
                .args
                .next()
                .ok_or_else(|| format!("{}: for the {option} option: requires a value!\n", self.program)),
        }
    }
}

pub(super) fn parse(program: &str, args: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut remaining = RemainingArgs { program, args };
    let mut options = Options {
        action: Action::Records,
        input: "-".to_string(),
        class: String::new(),
        include_dirs: Vec::new(),
        macros: Vec::new(),
        output: None,
        dependencies: None,
        writes_if_changed: false,
        times_phases: false,
        warns_unused_args: true,
        compat: Compat::V19,
        style: Style::Compact,
        limits: Limits::default(),
    };
    let mut n_inputs = 0;
    let mut only_inputs = false;
    while let Some(arg) = remaining.args.next() {
        if only_inputs || arg == "-" || !arg.starts_with('-') {
            n_inputs += 1;
            options.input = arg;
            continue;
        }
        if arg == "--" {
            only_inputs = true;
            continue;
        }
        let word = arg.strip_prefix("--").unwrap_or(&arg[1..]);
        let (name, inline) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (word, None),
        };
        if let Some(&(_, action, _)) = ACTIONS.iter().find(|a| a.0 == word) {
            options.action = action;
            continue;
        }
        match name {
            "I" => options.include_dirs.push(remaining.value("-I", inline)?.into()),
            "D" => options.macros.push(remaining.value("-D", inline)?),
            "o" => options.output = Some(remaining.value("-o", inline)?.into()),
            "d" => options.dependencies = Some(remaining.value("-d", inline)?.into()),
            "class" => options.class = remaining.value("--class", inline)?,
            "compat" => {
                options.compat = match &*remaining.value("--compat", inline)? {
                    "19" => Compat::V19,
                    "22" => Compat::V22,
                    other => return Err(wrong_value(program, "compat", other)),
                }
            }
            "diagnostics" => {
                options.style = match &*remaining.value("--diagnostics", inline)? {
                    "compact" => Style::Compact,
                    "rich" => Style::Rich,
                    other => return Err(wrong_value(program, "diagnostics", other)),
                }
            }
            "limit" => {
                let text = remaining.value(&arg, inline)?;
                options.limits.set(&text).map_err(|why| format!("{program}: for the --limit option: {why}\n"))?;
            }
            "write-if-changed" => options.writes_if_changed = true,
            "time-phases" => options.times_phases = true,
            "no-warn-on-unused-template-args" => options.warns_unused_args = false,
            "help" | "h" => return Ok(Command::Text(help(program))),
            "version" => {
                let version = env!("CARGO_PKG_VERSION");
                return Ok(Command::Text(format!("kernelsmith {version}, compatible with LLVM 19 and 22\n")));
            }
            _ if word.starts_with('I') && !arg.starts_with("--") => options.include_dirs.push(word[1..].into()),
            _ if word.starts_with('D') && !arg.starts_with("--") => options.macros.push(word[1..].to_string()),
            _ => return Err(unknown(program, &arg)),
        }
    }
    if n_inputs > 1 {
        return Err(format!(
            "{program}: Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: \
             {program} --help\n"
        ));
    }
    if options.dependencies.is_some() && options.output.is_none() {
        return Err(format!("{program}: the option -d must be used together with -o\n"));
    }
    Ok(Command::Evaluate(options))
}

fn wrong_value(program: &str, option: &str, value: &str) -> String {
    format!("{program}: for the --{option} option: Cannot find option named '{value}'!\n")
}

fn unknown(program: &str, arg: &str) -> String {
    let mut text = format!("{program}: Unknown command line argument '{arg}'.  Try: '{program} --help'\n");
    let names = ACTIONS.iter().map(|a| a.0).chain([
        "class",
        "compat",
        "diagnostics",
        "limit",
        "write-if-changed",
        "time-phases",
    ]);
    if let Some(near) = kernelsmith_diag::closest(arg.trim_start_matches('-'), names) {
        text.push_str(&format!("{program}: Did you mean '--{near}'?\n"));
    }
    text
}
