//! Values of random programs.
//!
//! In: the required type, names in scope. Out: text. Not here: statements (`statement`).

use super::{Program, Ty, Var};

fn list(of: &Ty) -> Ty {
    Ty::List(Box::new(of.clone()))
}

impl Program {
    /// A value of the type, or (rarely) one that converts to it, or (if errors are wanted) one that does not.
    pub(super) fn value(&mut self, ty: &Ty) -> String {
        if self.goes_wrong() {
            match self.random.below(8) {
                0 => return "nosuch".to_owned(),
                1 => return "?".to_owned(),
                _ => {
                    let other = self.ty();
                    return self.value(&other);
                }
            }
        }
        self.depth += 1;
        let text = if self.depth > 4 || self.one_in(3) { self.leaf(ty) } else { self.node(ty) };
        self.depth -= 1;
        text
    }

    /// A value of exactly this type, even where no type is expected.
    fn typed(&mut self, ty: &Ty) -> String {
        if self.one_in(6) {
            return self.value(ty);
        }
        if !self.one_in(3)
            && let Some(var) = self.a_var(ty)
        {
            return var;
        }
        match ty {
            Ty::Bits(n) => format!("0b{}", (0..*n).map(|_| self.pick(&["0", "1"])).collect::<String>()),
            Ty::List(of) => {
                let n = self.random.below(3);
                self.items(of, n) + &format!("<{}>", self.ty_text(of))
            }
            Ty::Bit | Ty::Record(_) => format!("!cast<{}>({})", self.ty_text(ty), self.value(ty)),
            Ty::Int | Ty::Text | Ty::Dag => self.value(ty),
        }
    }

    /// `[a, b]`
    fn items(&mut self, of: &Ty, n: usize) -> String {
        let items: Vec<String> = (0..n).map(|_| self.typed(of)).collect();
        format!("[{}]", items.join(", "))
    }

    /// A variable in scope with this type.
    pub(super) fn a_var(&mut self, ty: &Ty) -> Option<String> {
        let fits = |p: &Program, var: &Var| match (&var.ty, ty) {
            (Ty::Record(a), Ty::Record(b)) => p.derives(*a, *b),
            (a, b) => a == b,
        };
        let names: Vec<String> = self.vars.iter().filter(|v| fits(self, v)).map(|v| v.name.clone()).collect();
        if names.is_empty() {
            return None;
        }
        let i = names.len() - 1 - self.random.below(names.len()).min(self.random.below(names.len()));
        Some(names[i].clone())
    }

    fn leaf(&mut self, ty: &Ty) -> String {
        if !self.one_in(3)
            && let Some(var) = self.a_var(ty)
        {
            return var;
        }
        if self.one_in(5000) || self.goes_wrong() {
            return "?".to_owned();
        }
        match ty {
            Ty::Bit => self.pick(&["0", "1", "true", "false", "0b1"]).to_owned(),
            Ty::Bits(n) => match self.random.below(4) {
                0 => format!("{}", self.random.below(1 << n)),
                1 => format!("{{ {} }}", (0..*n).map(|_| self.pick(&["0", "1", "1"])).collect::<Vec<_>>().join(", ")),
                _ => format!("0b{}", (0..*n).map(|_| self.pick(&["0", "1"])).collect::<String>()),
            },
            Ty::Int => {
                let literals =
                    ["0", "1", "2", "3", "-1", "7", "0x1F", "42", "-9", "+4", "9223372036854775807", "63", "64"];
                self.pick(&literals).to_owned()
            }
            Ty::Text => {
                let literals = [
                    "\"\"",
                    "\"a\"",
                    "\"abc\"",
                    "\"Hello, x\"",
                    "\"a\" \"b\"",
                    "[{ c;}]",
                    "\"q\\\"\\n\"",
                    "\"a_b\"",
                    "\"D3\"",
                ];
                self.pick(&literals).to_owned()
            }
            Ty::Dag => match self.a_def() {
                Some(op) => format!("({op})"),
                None => "(C0<>)".to_owned(),
            },
            Ty::List(of) => match self.random.below(3) {
                0 => format!("[]<{}>", self.ty_text(of)),
                1 => format!("[{}]", self.leaf(of)),
                _ => format!("[{}, {}]", self.leaf(of), self.leaf(of)),
            },
            Ty::Record(class) => {
                let names: Vec<String> =
                    self.defs.iter().filter(|d| self.derives(d.1, *class)).map(|d| d.0.clone()).collect();
                match names.len() {
                    n if n > 0 && !self.one_in(4) => names[self.random.below(n)].clone(),
                    _ => self.anonymous(*class),
                }
            }
        }
    }

    fn anonymous(&mut self, class: usize) -> String {
        let text = self.call(class, false);
        if text.ends_with('>') { text } else { format!("{text}<>") }
    }

    fn a_def(&mut self) -> Option<String> {
        let n = self.defs.len();
        (n > 0).then(|| self.random.below(n)).map(|i| self.defs[i].0.clone())
    }

    /// A compound value of the type.
    fn node(&mut self, ty: &Ty) -> String {
        if self.one_in(3) {
            return self.generic(ty);
        }
        match ty {
            Ty::Bit => self.bit(),
            Ty::Bits(n) => self.bits(*n),
            Ty::Int => self.int(),
            Ty::Text => self.text(),
            Ty::Dag => self.dag(),
            Ty::List(of) => self.list(of),
            Ty::Record(class) => self.record(*class, ty),
        }
    }

    /// A value expression that can have any type.
    fn generic(&mut self, ty: &Ty) -> String {
        let of = list(ty);
        match self.random.below(11) {
            0 | 1 => format!("!if({}, {}, {})", self.value(&Ty::Bit), self.typed(ty), self.typed(ty)),
            2 => format!("!cond({}: {}, 1: {})", self.value(&Ty::Bit), self.typed(ty), self.typed(ty)),
            3 => format!("!head({})", if self.one_in(80) { self.value(&of) } else { self.items(ty, 2) }),
            4 => {
                let index =
                    if self.one_in(80) { self.pick(&["-1", "2"]) } else { self.pick(&["0", "1", "!sub(1, 1)"]) };
                match self.a_var(&of) {
                    Some(var) if self.one_in(3) => format!("{var}[0]"),
                    _ => format!("!tail({})[{index}]", self.items(ty, 3)),
                }
            }
            5 | 6 => self.field_of_some(ty),
            7 => {
                let (acc, item) = (self.fresh("x"), self.fresh("y"));
                let element = self.ty();
                let (start, over) = (self.typed(ty), self.typed(&list(&element)));
                self.vars.push(Var { name: acc.clone(), ty: ty.clone() });
                self.vars.push(Var { name: item.clone(), ty: element });
                let body = self.typed(ty);
                self.vars.truncate(self.vars.len() - 2);
                format!("!foldl({start}, {over}, {acc}, {item}, {body})")
            }
            8 => {
                let name = self.ty_text(ty);
                let dag = self.value(&Ty::Dag);
                let index = self.pick(&["0", "1", "\"a\""]);
                if self.one_in(100) {
                    format!("!getdagarg<{name}>({dag}, {index})")
                } else {
                    let op = self.operator();
                    format!("!getdagarg<{name}>(({op}:$o {}, {}:$a), {index})", self.typed(ty), self.typed(ty))
                }
            }
            9 => format!("!cast<{}>({})", self.ty_text(ty), self.value(ty)),
            _ => self.leaf(ty),
        }
    }

    /// `r.f`: a field of this type in a record, which is in scope or new.
    fn field_of_some(&mut self, ty: &Ty) -> String {
        let mut values = Vec::new();
        for (i, class) in self.classes.iter().enumerate() {
            values.extend(class.fields.iter().filter(|f| f.ty == *ty).map(|f| (i, f.name.clone())));
        }
        if values.is_empty() {
            return self.leaf(ty);
        }
        let (class, field) = values[self.random.below(values.len())].clone();
        let record = self.leaf(&Ty::Record(class));
        if record.starts_with('?') { self.leaf(ty) } else { format!("{record}.{field}") }
    }

    fn bit(&mut self) -> String {
        match self.random.below(9) {
            0 | 1 => {
                let ty = [Ty::Int, Ty::Text, Ty::Bit, Ty::Bits(3)][self.random.below(4)].clone();
                let op = self.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
                format!("!{op}({}, {})", self.typed(&ty), self.typed(&ty))
            }
            2 => format!("!not({})", self.value(&Ty::Int)),
            3 => {
                let ty = [Ty::Text, Ty::Dag, list(&Ty::Int)][self.random.below(3)].clone();
                format!("!empty({})", self.typed(&ty))
            }
            4 => {
                let ty = self.ty();
                format!("!isa<{}>({})", self.ty_text(&ty), self.any())
            }
            5 => {
                let class = self.random.below(self.classes.len());
                let class = self.ty_text(&Ty::Record(class));
                format!("!exists<{class}>({})", self.value(&Ty::Text))
            }
            6 => match self.a_var(&Ty::Bits(3)) {
                Some(var) => format!("{var}{{{}}}", self.random.below(3)),
                None => format!("{}{{1}}", self.pick(&["5", "0b10", "6"])),
            },
            7 if self.knows_22 => match self.random.below(2) {
                0 => format!("!initialized({})", self.any()),
                _ => format!(
                    "!match({}, \"{}\")",
                    self.value(&Ty::Text),
                    self.pick(&["^a", "b+", "[a-c]*$", "(a|D)", "."])
                ),
            },
            _ => {
                let class = self.random.below(self.classes.len());
                let ty = Ty::Record(class);
                format!("!eq({}, {})", self.typed(&ty), self.typed(&ty))
            }
        }
    }

    fn any(&mut self) -> String {
        let ty = self.ty();
        self.typed(&ty)
    }

    fn bits(&mut self, n: usize) -> String {
        match self.random.below(4) {
            0 => format!("{{ {} }}", (0..n).map(|_| self.value(&Ty::Bit)).collect::<Vec<_>>().join(", ")),
            1 => {
                let wide = Ty::Bits((n + self.random.below(2)).min(5));
                match self.a_var(&wide) {
                    Some(var) if n > 1 => format!("{var}{{{}-0}}", n - 1),
                    _ => format!("{{ {} }}", (0..n).map(|_| self.value(&Ty::Bit)).collect::<Vec<_>>().join(", ")),
                }
            }
            2 => format!("!cast<bits<{n}>>(!and({}, {}))", self.number(), (1 << n) - 1),
            _ => format!("!and({}, {})", self.value(&Ty::Int), (1 << n) - 1),
        }
    }

    fn int(&mut self) -> String {
        match self.random.below(11) {
            0..=3 => {
                let op = self.pick(&["add", "sub", "mul", "and", "or", "xor", "shl", "sra", "srl", "add", "div"]);
                let right = match op {
                    "shl" | "sra" | "srl" => self.pick(&["1", "3", "63", "0"]).to_owned(),
                    "div" if !self.one_in(30) => self.pick(&["1", "3", "-1", "7"]).to_owned(),
                    _ => self.number(),
                };
                let more = if matches!(op, "add" | "mul" | "and" | "or" | "xor") && self.one_in(4) {
                    format!(", {}", self.number())
                } else {
                    String::new()
                };
                format!("!{op}({}, {right}{more})", self.number())
            }
            4 => {
                let ty = self.ty();
                format!("!size({})", self.typed(&list(&ty)))
            }
            5 => match self.random.below(2) {
                0 => format!("!size({})", self.value(&Ty::Text)),
                _ => format!("!size({})", self.value(&Ty::Dag)),
            },
            6 => format!("!find({}, {})", self.value(&Ty::Text), self.value(&Ty::Text)),
            7 => match self.random.below(80) {
                0 => format!("!logtwo({})", self.number()),
                _ => format!("!logtwo(!or(1, !and(255, {})))", self.number()),
            },
            8 => format!("!cast<int>({})", self.number()),
            _ => self.leaf(&Ty::Int),
        }
    }

    fn number(&mut self) -> String {
        let ty = [Ty::Int, Ty::Int, Ty::Bit, Ty::Bits(3)][self.random.below(4)].clone();
        self.typed(&ty)
    }

    fn text(&mut self) -> String {
        match self.random.below(13) {
            0 => {
                let ty = [Ty::Int, Ty::Bit, Ty::Bits(2), Ty::Text][self.random.below(4)].clone();
                format!("!cast<string>({})", self.typed(&ty))
            }
            1 => {
                let class = self.random.below(self.classes.len());
                format!("!cast<string>({})", self.typed(&Ty::Record(class)))
            }
            2 => format!("!strconcat({}, {})", self.value(&Ty::Text), self.value(&Ty::Text)),
            3 => {
                let ty = [Ty::Text, Ty::Int, Ty::Bit, Ty::Bits(2)][self.random.below(4)].clone();
                format!("!interleave({}, {})", self.typed(&list(&ty)), self.value(&Ty::Text))
            }
            4 => {
                let bounds = self.pick(&["0", "0, 2", "0, 1", "0, 9"]);
                let bounds = if self.one_in(30) { "1, 2" } else { bounds };
                format!("!substr({}, {bounds})", self.value(&Ty::Text))
            }
            5 => format!("!tolower({})", self.value(&Ty::Text)),
            6 => format!("!toupper({})", self.value(&Ty::Text)),
            7 => format!("!repr({})", self.any()),
            8 => format!(
                "!subst({} # \"b\", {}, {})",
                self.value(&Ty::Text),
                self.value(&Ty::Text),
                self.value(&Ty::Text)
            ),
            9 => format!("!getdagname({}, {})", self.two_args(), self.pick(&["0", "1"])),
            // For an operator without a name, the reference exits without a message.
            10 if self.knows_22 => format!("!getdagopname(({}:$o {}))", self.operator(), self.any()),
            11 if self.has_name => "NAME".to_owned(),
            _ => {
                let ty = [Ty::Text, Ty::Int][self.random.below(2)].clone();
                format!("{} # {}", self.typed(&ty), self.typed(&ty))
            }
        }
    }

    /// A dag with the arguments `a` and `b`.
    fn two_args(&mut self) -> String {
        // The operator has a name, so that a following list is not parsed as its index.
        format!("({}:$o {}:$a, {}:$b)", self.operator(), self.any(), self.any())
    }

    fn some_dag(&mut self) -> String {
        if self.one_in(15) { self.value(&Ty::Dag) } else { self.two_args() }
    }

    fn dag(&mut self) -> String {
        match self.random.below(9) {
            0 if self.one_in(10) => format!("!con({}, {})", self.value(&Ty::Dag), self.value(&Ty::Dag)),
            0 => {
                let op = self.operator();
                format!("!con(({op}:$o {}), ({op}:$o), ({op}:$o {}:$x))", self.any(), self.any())
            }
            1 => {
                let (ty, op) = (self.ty(), self.operator());
                let items = self.items(&ty, 2);
                let names = self.pick(&["[\"a\", \"b\"]", "?", "[\"a\", ?]"]);
                let names = if self.one_in(20) { "[\"a\"]" } else { names };
                format!("!dag({op}, {items}, {names})")
            }
            2 => format!("!setdagop({}, {})", self.value(&Ty::Dag), self.operator()),
            3 => {
                let (dag, key) = (self.some_dag(), self.pick(&["0", "\"a\"", "1"]));
                format!("!setdagarg({dag}, {key}, {})", self.any())
            }
            4 => {
                let (dag, key) = (self.some_dag(), self.pick(&["0", "\"a\"", "1"]));
                let name = if self.one_in(3) { "?".to_owned() } else { self.value(&Ty::Text) };
                format!("!setdagname({dag}, {key}, {name})")
            }
            5 => {
                let name = self.fresh("x");
                let dag = self.value(&Ty::Dag);
                let class = self.random.below(self.classes.len());
                let other = self.value(&Ty::Record(class));
                let from = self.value(&Ty::Record(class));
                format!("!foreach({name}, {dag}, !subst({from}, {other}, {name}))")
            }
            6 if self.knows_22 => format!("!setdagopname({}, {})", self.value(&Ty::Dag), self.value(&Ty::Text)),
            _ => {
                let op = self.operator();
                let name = if self.one_in(4) { ":$o" } else { "" };
                let args: Vec<String> = (0..self.random.below(4))
                    .map(|_| match self.random.below(6) {
                        0 => "$n".to_owned(),
                        1 => "?:$b".to_owned(),
                        2 => format!("{}:$a", self.any()),
                        _ => self.any(),
                    })
                    .collect();
                // A list or a bit sequence after the operator would be parsed as its suffix.
                let first = args.first().map_or("", String::as_str);
                let name = if name.is_empty() && first.starts_with(['[', '{']) { ":$o" } else { name };
                format!("({op}{name} {})", args.join(", "))
            }
        }
    }

    fn operator(&mut self) -> String {
        match self.a_def() {
            Some(def) if !self.one_in(6) => def,
            _ => {
                let class = self.random.below(self.classes.len());
                match self.a_var(&Ty::Record(class)) {
                    Some(var) => var,
                    None if self.one_in(300) => "?".to_owned(),
                    None => "C0<>".to_owned(),
                }
            }
        }
    }

    fn list(&mut self, of: &Ty) -> String {
        let ty = list(of);
        match self.random.below(12) {
            0 => format!("!listconcat({}, {})", self.typed(&ty), self.typed(&ty)),
            1 => format!("!listsplat({}, {})", self.typed(of), self.pick(&["0", "1", "2"])),
            2 => format!("!listremove({}, {})", self.typed(&ty), self.typed(&ty)),
            3 => format!("!tail({})", self.items(of, 2)),
            4 => {
                let name = self.fresh("x");
                let over = self.typed(&ty);
                self.vars.push(Var { name: name.clone(), ty: of.clone() });
                let condition = self.value(&Ty::Bit);
                self.vars.pop();
                format!("!filter({name}, {over}, {condition})")
            }
            5 | 6 => {
                let (name, element) = (self.fresh("x"), self.ty());
                let over = self.typed(&list(&element));
                self.vars.push(Var { name: name.clone(), ty: element });
                let body = self.typed(of);
                self.vars.pop();
                format!("!foreach({name}, {over}, {body})")
            }
            7 => {
                let slice = self.pick(&["[0...1]", "[0,]", "[1, 0]", "[0-0]", "[[0, 1]]", "[1, 0...1,]"]);
                let slice = if self.one_in(20) { "[]" } else { slice };
                match self.a_var(&ty) {
                    Some(var) if self.one_in(4) => format!("{var}{slice}"),
                    _ => format!("!tail({}){slice}", self.items(of, 3)),
                }
            }
            8 if *of == Ty::Int => match self.random.below(4) {
                0 => format!("!range({})", self.pick(&["3", "0", "-1"])),
                1 => format!("!range({}, {})", self.number(), self.pick(&["3", "1", "5"])),
                2 => format!("!range(1, 9, {})", self.pick(&["2", "3", "-1", "4", "5", "0"])),
                _ => format!("!range({})", self.typed(&ty)),
            },
            9 => format!("{} # {}", self.typed(&ty), self.typed(&ty)),
            10 if self.knows_22 => match of {
                Ty::Record(_) => {
                    format!("!instances<{}>({})", self.ty_text(of), self.pick(&["", "\"^D\"", "\"[0-4]$\""]))
                }
                _ => format!("!listflatten({})", self.items(&ty, 2)),
            },
            _ => {
                let n = 1 + self.random.below(3);
                let suffix = if self.one_in(5) { format!("<{}>", self.ty_text(of)) } else { String::new() };
                self.items(of, n) + &suffix
            }
        }
    }

    fn record(&mut self, class: usize, ty: &Ty) -> String {
        match self.random.below(6) {
            0 | 1 => self.anonymous(class),
            2 => {
                let names: Vec<String> =
                    self.defs.iter().filter(|d| self.derives(d.1, class)).map(|d| d.0.clone()).collect();
                match names.len() {
                    0 => self.anonymous(class),
                    n => format!("!cast<{}>(\"{}\")", self.ty_text(ty), names[self.random.below(n)]),
                }
            }
            3 if self.one_in(20) => format!("!getdagop<{}>({})", self.ty_text(ty), self.value(&Ty::Dag)),
            3 => format!("!getdagop<{}>(({}))", self.ty_text(ty), self.leaf(ty)),
            4 => format!("!subst({}, {}, {})", self.typed(ty), self.typed(ty), self.typed(ty)),
            _ => self.leaf(ty),
        }
    }
}
