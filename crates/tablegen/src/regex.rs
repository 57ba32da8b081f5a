//! Extended regular expressions (POSIX), for `!match` and `!instances`.
//!
//! In: a pattern and a text. Out: whether the pattern occurs in the text.
//! Invariants: matching takes linear time in the text for a given pattern (all alternatives advance in parallel), and
//! the size of a pattern's program is limited, so hostile patterns are errors.
//! Not here: positions of matches and captures, because TableGen does not use them.

/// Maximum number of instructions in a program.
const MAX_PROGRAM: usize = 1 << 14;
/// Maximum count in `{m,n}`.
const MAX_COUNT: u32 = 255;
/// Maximum nesting of parentheses.
const MAX_DEPTH: u32 = 200;

#[derive(Clone, Debug)]
enum Inst {
    /// One byte of a set.
    Set(Box<[bool; 256]>),
    /// Continues at both positions.
    Split(usize, usize),
    Jump(usize),
    Start,
    End,
    Match,
}

/// A compiled pattern.
#[derive(Debug)]
pub(crate) struct Regex {
    program: Vec<Inst>,
}

type Compiled<T> = Result<T, String>;

impl Regex {
    /// Compiles a pattern; the error describes the syntax error.
    pub(crate) fn new(pattern: &str) -> Compiled<Regex> {
        let mut c = Compiler { pattern: pattern.as_bytes(), program: Vec::new(), depth: 0 };
        c.alternatives()?;
        if !c.pattern.is_empty() {
            return Err("parentheses not balanced".to_string());
        }
        c.push(Inst::Match)?;
        Ok(Regex { program: c.program })
    }

    /// Maximum number of instructions in a program.
    pub(crate) const MAX_LEN: usize = MAX_PROGRAM;

    /// Number of instructions; matching takes at most this number of steps per byte.
    pub(crate) fn len(&self) -> usize {
        self.program.len()
    }

    /// Whether the pattern occurs anywhere in the text.
    pub(crate) fn is_match(&self, text: &str) -> bool {
        let text = text.as_bytes();
        let mut current = Threads::new(self.program.len());
        let mut next = Threads::new(self.program.len());
        for at in 0..=text.len() {
            self.add(&mut current, 0, at, text.len());
            next.clear();
            for i in 0..current.list.len() {
                match &self.program[current.list[i]] {
                    Inst::Match => return true,
                    Inst::Set(set) if text.get(at).is_some_and(|&b| set[b as usize]) => {
                        self.add(&mut next, current.list[i] + 1, at + 1, text.len());
                    }
                    _ => {}
                }
            }
            std::mem::swap(&mut current, &mut next);
        }
        false
    }

    fn add(&self, threads: &mut Threads, start: usize, at: usize, end: usize) {
        let mut open = vec![start];
        while let Some(pc) = open.pop() {
            if std::mem::replace(&mut threads.seen[pc], true) {
                continue;
            }
            match self.program[pc] {
                Inst::Jump(to) => open.push(to),
                Inst::Split(a, b) => open.extend([b, a]),
                Inst::Start if at == 0 => open.push(pc + 1),
                Inst::End if at == end => open.push(pc + 1),
                Inst::Start | Inst::End => {}
                Inst::Set(_) | Inst::Match => threads.list.push(pc),
            }
        }
    }
}

struct Threads {
    list: Vec<usize>,
    seen: Vec<bool>,
}

impl Threads {
    fn new(n: usize) -> Self {
        Threads { list: Vec::new(), seen: vec![false; n] }
    }

    fn clear(&mut self) {
        self.list.clear();
        self.seen.fill(false);
    }
}

struct Compiler<'p> {
    pattern: &'p [u8],
    program: Vec<Inst>,
    depth: u32,
}

impl Compiler<'_> {
    fn push(&mut self, inst: Inst) -> Compiled<usize> {
        if self.program.len() >= MAX_PROGRAM {
            return Err(format!("the expression needs more than {MAX_PROGRAM} steps"));
        }
        self.program.push(inst);
        Ok(self.program.len() - 1)
    }

    fn eat(&mut self, byte: u8) -> bool {
        match self.pattern.strip_prefix(&[byte]) {
            Some(pattern) => {
                self.pattern = pattern;
                true
            }
            None => false,
        }
    }

    fn alternatives(&mut self) -> Compiled<()> {
        let start = self.program.len();
        self.sequence()?;
        let mut ends = Vec::new();
        while self.eat(b'|') {
            // Insert the choice before the code so far; its second target follows below.
            self.insert(start, Inst::Split(start + 1, 0))?;
            ends.iter_mut().for_each(|e| *e += 1);
            ends.push(self.push(Inst::Jump(0))?);
            let here = self.program.len();
            self.program[start] = Inst::Split(start + 1, here);
            self.sequence()?;
        }
        let end = self.program.len();
        for jump in ends {
            self.program[jump] = Inst::Jump(end);
        }
        Ok(())
    }

    /// Inserts an instruction and adjusts the targets after it.
    fn insert(&mut self, at: usize, inst: Inst) -> Compiled<()> {
        self.push(Inst::Match)?;
        self.program.pop();
        for other in &mut self.program[at..] {
            match other {
                Inst::Jump(a) => *a += 1,
                Inst::Split(a, b) => (*a, *b) = (*a + 1, *b + 1),
                _ => {}
            }
        }
        self.program.insert(at, inst);
        Ok(())
    }

    fn sequence(&mut self) -> Compiled<()> {
        while let Some(&c) = self.pattern.first() {
            if c == b'|' || c == b')' {
                break;
            }
            let start = self.program.len();
            self.atom()?;
            self.repeats(start)?;
        }
        Ok(())
    }

    fn repeats(&mut self, start: usize) -> Compiled<()> {
        loop {
            let (low, high) = match self.pattern.first() {
                Some(b'*') => (0, None),
                Some(b'+') => (1, None),
                Some(b'?') => (0, Some(1)),
                Some(b'{') if self.pattern.get(1).is_some_and(u8::is_ascii_digit) => {
                    let bounds = self.bounds()?;
                    self.repeat(start, bounds.0, bounds.1)?;
                    continue;
                }
                _ => return Ok(()),
            };
            self.pattern = &self.pattern[1..];
            self.repeat(start, low, high)?;
        }
    }

    fn bounds(&mut self) -> Compiled<(u32, Option<u32>)> {
        self.pattern = &self.pattern[1..];
        let low = self.count()?.unwrap_or(0);
        let high = if self.eat(b',') { self.count()? } else { Some(low) };
        if !self.eat(b'}') {
            return Err("braces not balanced".to_string());
        }
        if high.is_some_and(|h| h < low) {
            return Err("invalid repetition count(s)".to_string());
        }
        Ok((low, high))
    }

    fn count(&mut self) -> Compiled<Option<u32>> {
        let n = self.pattern.iter().take_while(|b| b.is_ascii_digit()).count();
        let (digits, pattern) = self.pattern.split_at(n);
        self.pattern = pattern;
        if digits.is_empty() {
            return Ok(None);
        }
        let text = std::str::from_utf8(digits).unwrap_or_default();
        match text.parse() {
            Ok(count) if count <= MAX_COUNT => Ok(Some(count)),
            _ => Err("invalid repetition count(s)".to_string()),
        }
    }

    /// Repeats the code from `start` on `low` to `high` times.
    fn repeat(&mut self, start: usize, low: u32, high: Option<u32>) -> Compiled<()> {
        let piece = self.program.split_off(start);
        for _ in 0..low {
            self.append(&piece, start)?;
        }
        match high {
            None => {
                let split = self.push(Inst::Split(0, 0))?;
                self.append(&piece, start)?;
                self.push(Inst::Jump(split))?;
                self.program[split] = Inst::Split(split + 1, self.program.len());
            }
            Some(high) => {
                let mut splits = Vec::new();
                for _ in low..high {
                    splits.push(self.push(Inst::Split(0, 0))?);
                    self.append(&piece, start)?;
                }
                for split in splits {
                    self.program[split] = Inst::Split(split + 1, self.program.len());
                }
            }
        }
        Ok(())
    }

    /// Appends a copy of code that was compiled for position `start`.
    fn append(&mut self, piece: &[Inst], start: usize) -> Compiled<()> {
        let by = self.program.len() - start;
        for inst in piece {
            self.push(match *inst {
                Inst::Jump(a) => Inst::Jump(a + by),
                Inst::Split(a, b) => Inst::Split(a + by, b + by),
                ref other => other.clone(),
            })?;
        }
        Ok(())
    }

    fn atom(&mut self) -> Compiled<()> {
        let (&c, pattern) = self.pattern.split_first().ok_or("empty (sub)expression")?;
        self.pattern = pattern;
        let inst = match c {
            b'(' => {
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err(format!("parentheses are nested more than {MAX_DEPTH} deep"));
                }
                self.alternatives()?;
                self.depth -= 1;
                return if self.eat(b')') { Ok(()) } else { Err("parentheses not balanced".to_string()) };
            }
            b'*' | b'+' | b'?' => return Err("repetition-operator operand invalid".to_string()),
            b'^' => Inst::Start,
            b'$' => Inst::End,
            b'.' => Inst::Set(Box::new([true; 256])),
            b'[' => Inst::Set(self.bracket()?),
            b'\\' => {
                let (&escaped, pattern) = self.pattern.split_first().ok_or("trailing backslash (\\)")?;
                self.pattern = pattern;
                one(escaped)
            }
            c => one(c),
        };
        self.push(inst).map(|_| ())
    }

    fn bracket(&mut self) -> Compiled<Box<[bool; 256]>> {
        let mut set = Box::new([false; 256]);
        let is_negated = self.eat(b'^');
        let mut is_first = true;
        loop {
            let (&c, pattern) = self.pattern.split_first().ok_or("brackets ([ ]) not balanced")?;
            self.pattern = pattern;
            if c == b']' && !is_first {
                break;
            }
            is_first = false;
            if c == b'[' && self.eat(b':') {
                self.named_class(&mut set)?;
                continue;
            }
            let high = match self.pattern {
                [b'-', b']', ..] | [b'-'] => c,
                [b'-', high, pattern @ ..] => {
                    self.pattern = pattern;
                    *high
                }
                _ => c,
            };
            if high < c {
                return Err("invalid character range".to_string());
            }
            set[c as usize..=high as usize].fill(true);
        }
        if is_negated {
            set.iter_mut().for_each(|b| *b = !*b);
        }
        Ok(set)
    }

    fn named_class(&mut self, set: &mut [bool; 256]) -> Compiled<()> {
        let end = self.pattern.windows(2).position(|w| w == b":]").ok_or("brackets ([ ]) not balanced")?;
        let (name, pattern) = self.pattern.split_at(end);
        self.pattern = &pattern[2..];
        let is_member: fn(&u8) -> bool = match name {
            b"alpha" => u8::is_ascii_alphabetic,
            b"digit" => u8::is_ascii_digit,
            b"alnum" => u8::is_ascii_alphanumeric,
            b"upper" => u8::is_ascii_uppercase,
            b"lower" => u8::is_ascii_lowercase,
            b"punct" => u8::is_ascii_punctuation,
            b"xdigit" => u8::is_ascii_hexdigit,
            b"cntrl" => u8::is_ascii_control,
            b"graph" => u8::is_ascii_graphic,
            b"print" => |b| b.is_ascii_graphic() || *b == b' ',
            b"blank" => |b| matches!(b, b' ' | b'\t'),
            b"space" => |b| matches!(b, b' ' | b'\t'..=b'\r'),
            _ => return Err("invalid character class".to_string()),
        };
        (0..=255u8).filter(is_member).for_each(|b| set[b as usize] = true);
        Ok(())
    }
}

fn one(byte: u8) -> Inst {
    let mut set = Box::new([false; 256]);
    set[byte as usize] = true;
    Inst::Set(set)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(pattern: &str, yes: &[&str], no: &[&str]) {
        let regex = Regex::new(pattern).expect("a good pattern");
        assert!(yes.iter().all(|t| regex.is_match(t)), "{pattern} must match all of {yes:?}");
        assert!(!no.iter().any(|t| regex.is_match(t)), "{pattern} must match none of {no:?}");
    }

    #[test]
    fn patterns() {
        check("b+c", &["abbc", "bc"], &["ac", ""]);
        check("^(R[0-9]{1,2}|SP)$", &["R7", "R31", "SP"], &["R", "R123", "xSP"]);
        check("a|b|cd", &["xa", "b", "cd"], &["c", "d", ""]);
        check("^[^[:digit:]_]*$", &["abc", ""], &["a1", "_"]);
        check("^a{2,}$", &["aa", "aaaa"], &["a", ""]);
        check("^(ab?){2}\\.$", &["aab.", "aa."], &["aabx", "ab."]);
        check("[]a-]", &["]", "-", "a"], &["b"]);
        check("", &["", "x"], &[]);
    }

    #[test]
    fn bad_patterns_are_refused() {
        for pattern in
            ["(", ")", "[a", "*a", "a{2", "a{3,2}", "a{999}", "\\", "[z-a]", "[[:x:]]", "((a{200}){200}){200}"]
        {
            assert!(Regex::new(pattern).is_err(), "{pattern}");
        }
    }
}
