//! A reader for the JSON that cargo prints.
//!
//! In: one JSON text. Out: a [`Json`] value. Invariant: a text that is not JSON is an error, never a panic; values nest
//! at most [`MAX_DEPTH`] deep. Not here: writing JSON, numbers (no reader of cargo's messages needs their values).

/// Cargo's messages nest less than ten deep.
const MAX_DEPTH: usize = 64;

/// A value.
#[derive(Debug, PartialEq)]
pub(crate) enum Json {
    Null,
    Bool(bool),
    /// The digits as they are in the text.
    Number(String),
    Text(String),
    List(Vec<Json>),
    /// In the order of the text.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// # Errors
    /// The byte offset of the first mistake.
    pub(crate) fn parse(text: &str) -> Result<Json, String> {
        let mut parser = Parser { text, at: 0 };
        let value = parser.value(0)?;
        parser.skip_blanks();
        if parser.at == text.len() { Ok(value) } else { Err(parser.error("the end")) }
    }

    /// The field of an object; `Null` if there is none.
    pub(crate) fn get(&self, name: &str) -> &Json {
        let Json::Object(fields) = self else { return &Json::Null };
        fields.iter().find(|(field, _)| field == name).map_or(&Json::Null, |(_, value)| value)
    }

    /// The text; empty if the value is none.
    pub(crate) fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { "" }
    }

    /// The items; none if the value is no list.
    pub(crate) fn list(&self) -> &[Json] {
        if let Json::List(items) = self { items } else { &[] }
    }
}

struct Parser<'a> {
    text: &'a str,
    /// In bytes.
    at: usize,
}

impl Parser<'_> {
    fn error(&self, wanted: &str) -> String {
        format!("invalid JSON at byte {}: expected {wanted}", self.at)
    }

    fn skip_blanks(&mut self) {
        let tail = &self.text[self.at..];
        self.at += tail.len() - tail.trim_start_matches([' ', '\t', '\n', '\r']).len();
    }

    /// Skips blanks and `wanted`, if it comes next.
    fn accept(&mut self, wanted: &str) -> bool {
        self.skip_blanks();
        let is_next = self.text[self.at..].starts_with(wanted);
        self.at += if is_next { wanted.len() } else { 0 };
        is_next
    }

    fn expect(&mut self, wanted: &str) -> Result<(), String> {
        if self.accept(wanted) { Ok(()) } else { Err(self.error(&format!("`{wanted}`"))) }
    }

    fn value(&mut self, depth: usize) -> Result<Json, String> {
        if depth == MAX_DEPTH {
            return Err(self.error(&format!("at most {MAX_DEPTH} levels")));
        }
        if self.accept("\"") {
            return Ok(Json::Text(self.string()?));
        }
        if self.accept("[") {
            let mut items = Vec::new();
            if !self.accept("]") {
                items.push(self.value(depth + 1)?);
                while self.accept(",") {
                    items.push(self.value(depth + 1)?);
                }
                self.expect("]")?;
            }
            return Ok(Json::List(items));
        }
        if self.accept("{") {
            let mut fields = Vec::new();
            if !self.accept("}") {
                fields.push(self.field(depth)?);
                while self.accept(",") {
                    fields.push(self.field(depth)?);
                }
                self.expect("}")?;
            }
            return Ok(Json::Object(fields));
        }
        for (word, value) in [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))] {
            if self.accept(word) {
                return Ok(value);
            }
        }
        let digits = self.text[self.at..].find(|c: char| !matches!(c, '0'..='9' | '+' | '-' | '.' | 'e' | 'E'));
        let end = digits.map_or(self.text.len(), |n| self.at + n);
        if end == self.at {
            return Err(self.error("a value"));
        }
        let number = self.text[self.at..end].to_owned();
        self.at = end;
        Ok(Json::Number(number))
    }

    fn field(&mut self, depth: usize) -> Result<(String, Json), String> {
        self.expect("\"")?;
        let name = self.string()?;
        self.expect(":")?;
        Ok((name, self.value(depth + 1)?))
    }

    /// A string whose opening quote is read.
    fn string(&mut self) -> Result<String, String> {
        let mut string = String::new();
        loop {
            let tail = &self.text[self.at..];
            let Some(n) = tail.find(['"', '\\']) else { return Err(self.error("a closing quote")) };
            string.push_str(&tail[..n]);
            self.at += n + 1;
            if tail[n..].starts_with('"') {
                return Ok(string);
            }
            let Some(escape) = tail[n + 1..].chars().next() else { return Err(self.error("an escape")) };
            self.at += escape.len_utf8();
            string.push(match escape {
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'b' => '\u{8}',
                'f' => '\u{c}',
                'u' => self.code_point()?,
                '"' | '\\' | '/' => escape,
                _ => return Err(self.error("an escape")),
            });
        }
    }

    /// The character of `\uXXXX`; halves of surrogate pairs, which cargo does not print, become U+FFFD.
    fn code_point(&mut self) -> Result<char, String> {
        let digits = self.text.get(self.at..self.at + 4).ok_or_else(|| self.error("four hexadecimal digits"))?;
        let code = u32::from_str_radix(digits, 16).map_err(|_| self.error("four hexadecimal digits"))?;
        self.at += 4;
        Ok(char::from_u32(code).unwrap_or('\u{fffd}'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read() {
        let value = Json::parse(r#" {"a": ["x\"\u00e9\n", -1.5e3, null], "b": {}, "c": true, "d": []} "#).unwrap();
        let [text, number, null] = value.get("a").list() else { panic!("{value:?}") };
        assert_eq!(text.text(), "x\"é\n");
        assert_eq!((number, null), (&Json::Number("-1.5e3".to_owned()), &Json::Null));
        assert_eq!(value.get("c"), &Json::Bool(true));
        assert_eq!((value.get("e"), value.text()), (&Json::Null, ""));
    }

    #[test]
    fn mistakes_are_errors() {
        let deep = "[".repeat(1000);
        for text in ["", "{", "[1,]", "{\"a\" 1}", "\"a", "\"\\u12", "\"\\x\"", "1 2", "nul", &deep] {
            assert!(Json::parse(text).is_err(), "{text}");
        }
        assert_eq!(Json::parse("[1 2]").unwrap_err(), "invalid JSON at byte 3: expected `]`");
    }
}
