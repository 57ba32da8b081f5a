//! Random TableGen programs.
//!
//! In: a seed. Out: a program of a few statements, most of their values well-typed.
//! Invariants: equal seeds produce equal texts; every statement starts on a new line, so that a program can be reduced
//! by removing lines. Some programs are intentionally wrong: a value of another type, a missing token, an unknown name.
//! Not here: values (`value`), running the programs (`super::random`).

mod statement;
mod value;

use kernelsmith_random::Rng;

/// The type of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Ty {
    Bit,
    Bits(usize),
    Int,
    Text,
    Dag,
    List(Box<Ty>),
    /// An index into `Program::classes`.
    Record(usize),
}

#[derive(Clone)]
struct Var {
    name: String,
    ty: Ty,
}

struct Param {
    var: Var,
    has_default: bool,
}

/// A class, or a multiclass.
struct Class {
    name: String,
    params: Vec<Param>,
    /// Its fields, including those of its parents.
    fields: Vec<Var>,
    parents: Vec<usize>,
}

struct Program {
    random: Rng,
    knows_22: bool,
    out: String,
    /// Variables in scope, innermost last.
    vars: Vec<Var>,
    classes: Vec<Class>,
    multiclasses: Vec<Class>,
    /// Names of defs and their classes.
    defs: Vec<(String, usize)>,
    n_names: usize,
    /// Nesting depth of values.
    depth: usize,
    /// Nesting depth of blocks.
    nesting: usize,
    /// A suffix that makes names in loops unique.
    loop_suffix: String,
    /// Whether `NAME` is defined.
    has_name: bool,
    /// One of this many choices is wrong; 0 means none.
    wrong: usize,
}

/// Generates a program.
pub(super) fn program(seed: u64, knows_22: bool) -> String {
    let mut random = Rng::new(seed);
    let wrong = [0, 0, 0, 0, 0, 0, 0, 0, 150, 40][random.below(10)];
    let mut program = Program {
        random,
        knows_22,
        out: String::new(),
        vars: Vec::new(),
        classes: Vec::new(),
        multiclasses: Vec::new(),
        defs: Vec::new(),
        n_names: 0,
        depth: 0,
        nesting: 0,
        loop_suffix: String::new(),
        has_name: false,
        wrong,
    };
    program.write();
    let breaks = program.one_in(10);
    let mut text = program.out;
    if breaks {
        let mut random = program.random;
        text = break_token(&text, &mut random);
    }
    text
}

/// The text with one token removed, duplicated or replaced.
fn break_token(text: &str, random: &mut Rng) -> String {
    let mut tokens: Vec<&str> = Vec::new();
    let mut remaining = text;
    while let Some(first) = remaining.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let len = match first {
            c if is_word(c) => remaining.find(|c| !is_word(c)).unwrap_or(remaining.len()),
            c => c.len_utf8(),
        };
        let (token, after) = remaining.split_at(len);
        tokens.push(token);
        remaining = after;
    }
    const PIECES: &[&str] = &[
        ";",
        ",",
        "{",
        "}",
        "<",
        ">",
        "(",
        ")",
        "[",
        "]",
        "=",
        ":",
        ".",
        "#",
        "?",
        "-",
        "...",
        "in",
        "def",
        "class",
        "x",
        "1",
        "\"",
        "[{",
        "!",
        "!add",
        "!foo",
        "$",
        "let",
        "NAME",
        "int",
        "list",
        "bits",
        "\n#else\n",
        "\n#ifdef X\n",
        "\n#endif\n",
        "/*",
        "//",
        "0x",
        "99999999999999999999",
        "\\",
        "..",
        "field",
        "defvar",
        "true",
        "0b2",
        "@",
        "\n#define\n",
        "include \"nosuch\"",
        "assert",
        "if",
        "else",
        "foreach",
        "multiclass",
        "defm",
        "defset",
        "deftype",
        "dump",
    ];
    let at = random.below(tokens.len());
    match random.below(4) {
        0 => drop(tokens.remove(at)),
        1 => tokens.insert(at, tokens[at]),
        2 => tokens[at] = PIECES[random.below(PIECES.len())],
        _ => tokens.insert(at, PIECES[random.below(PIECES.len())]),
    }
    tokens.concat()
}

impl Program {
    fn one_in(&mut self, n: usize) -> bool {
        n > 0 && self.random.below(n) == 0
    }

    fn goes_wrong(&mut self) -> bool {
        self.wrong > 0 && self.random.below(self.wrong) == 0
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.random.below(of.len())]
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.n_names += 1;
        format!("{prefix}{}", self.n_names)
    }

    fn ty(&mut self) -> Ty {
        match self.random.below(14) {
            0 | 1 => Ty::Bit,
            2 | 3 => Ty::Bits(1 + self.random.below(5)),
            4..=6 => Ty::Int,
            7 | 8 => Ty::Text,
            9 => Ty::Dag,
            10 | 11 => Ty::List(Box::new(self.ty())),
            _ if self.classes.is_empty() => Ty::Int,
            _ => Ty::Record(self.random.below(self.classes.len())),
        }
    }

    fn ty_text(&self, ty: &Ty) -> String {
        match ty {
            Ty::Bit => "bit".to_owned(),
            Ty::Bits(n) => format!("bits<{n}>"),
            Ty::Int => "int".to_owned(),
            Ty::Text => "string".to_owned(),
            Ty::Dag => "dag".to_owned(),
            Ty::List(of) => format!("list<{}>", self.ty_text(of)),
            Ty::Record(class) => self.classes[*class].name.clone(),
        }
    }

    /// Whether one class equals the other or derives from it.
    fn derives(&self, class: usize, from: usize) -> bool {
        class == from || self.classes[class].parents.iter().any(|&parent| self.derives(parent, from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_program() {
        for seed in 0..50 {
            assert_eq!(program(seed, true), program(seed, true));
        }
        assert_ne!(program(1, false), program(2, false));
    }

    /// Many programs must be valid, otherwise the comparison covers little of the evaluator.
    #[test]
    fn many_programs_are_accepted() {
        let accepted = (0..1000).filter(|&seed| {
            let session = kernelsmith_tablegen::Session::in_memory();
            let evaluation = session.parse_text("t.td", program(seed, false));
            evaluation.is_complete() && !evaluation.diagnostics().has_errors()
        });
        let n = accepted.count();
        assert!((400..950).contains(&n), "{n} of 1000 accepted");
    }
}
