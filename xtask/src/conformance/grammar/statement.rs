//! Statements of random programs.
//!
//! In: names in scope. Out: text, and more names in scope. Not here: values (`value`).

use super::{Class, Param, Program, Ty, Var};

impl Program {
    pub(super) fn write(&mut self) {
        let n = 3 + self.random.below(9);
        // A class to refer to.
        self.line("class C0 { int f0 = 1; }");
        let field = Var { name: "f0".to_owned(), ty: Ty::Int };
        self.classes.push(Class {
            name: "C0".to_owned(),
            params: Vec::new(),
            fields: vec![field],
            parents: Vec::new(),
        });
        for _ in 0..2 {
            self.class();
        }
        self.def(false);
        for _ in 0..n {
            self.statement(0);
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// Statements in braces, with a separate scope.
    fn block(&mut self, nesting: usize, in_multiclass: bool) {
        let n_vars = self.vars.len();
        let n_defs = self.defs.len();
        self.nesting += 1;
        for _ in 0..=self.random.below(2) {
            if in_multiclass { self.item(nesting + 1) } else { self.statement(nesting + 1) }
        }
        self.nesting -= 1;
        self.vars.truncate(n_vars);
        if self.nesting == 0 || in_multiclass {
            self.defs.truncate(n_defs);
        }
    }

    fn statement(&mut self, nesting: usize) {
        match self.random.below(if nesting < 2 { 24 } else { 13 }) {
            0..=5 => self.def(false),
            6 | 7 => self.defm(false),
            8 => self.defvar(),
            9 => self.assert(),
            10 => self.dump(),
            11 => {
                let class = self.random.below(self.classes.len());
                let value = self.value(&Ty::Record(class));
                let name = self.fresh("v");
                self.line(&format!("defvar {name} = {value};"));
                self.vars.push(Var { name, ty: Ty::Record(class) });
            }
            12 => self.def(false),
            13 | 14 if nesting == 0 => self.class(),
            15..=17 if nesting == 0 => self.multiclass(),
            18 => self.loop_of(nesting, false),
            19 => self.choice(nesting, false),
            20 | 21 => self.let_in(nesting, false),
            22 if nesting == 0 => {
                let class = self.random.below(self.classes.len());
                let name = self.fresh("set");
                let class_name = self.classes[class].name.clone();
                self.line(&format!("defset list<{class_name}> {name} = {{"));
                self.def_of(class, false);
                // Other defs rarely have the type of the set.
                if self.one_in(12) {
                    self.block(1, false)
                } else {
                    self.def_of(class, false)
                }
                self.line("}");
                self.vars.push(Var { name, ty: Ty::List(Box::new(Ty::Record(class))) });
            }
            23 if nesting == 0 => {
                let ty = match self.ty() {
                    // Classes have no aliases.
                    Ty::Record(_) if !self.one_in(20) => Ty::Int,
                    ty => ty,
                };
                let (name, text) = (self.fresh("T"), self.ty_text(&ty));
                self.line(&format!("deftype {name} = {text};"));
                let value = self.value(&ty);
                let def = self.fresh("d");
                self.line(&format!("def {def} {{ {name} x = {value}; }}"));
            }
            _ => self.loop_of(nesting, false),
        }
    }

    fn item(&mut self, nesting: usize) {
        match self.random.below(if nesting < 2 { 14 } else { 9 }) {
            0..=4 => self.def(true),
            5 | 6 => self.defm(true),
            7 => self.defvar(),
            8 => match self.random.below(3) {
                0 => self.dump(),
                _ => self.assert(),
            },
            9 | 10 => self.loop_of(nesting, true),
            11 => self.choice(nesting, true),
            _ => self.let_in(nesting, true),
        }
    }

    fn defvar(&mut self) {
        let ty = self.ty();
        let value = self.value(&ty);
        let name = self.fresh("v");
        self.line(&format!("defvar {name} = {value};"));
        self.vars.push(Var { name, ty });
    }

    fn assert(&mut self) {
        let (condition, text) = (self.value(&Ty::Bit), self.value(&Ty::Text));
        let condition = if self.one_in(30) { condition } else { format!("!or(1, {condition})") };
        self.line(&format!("assert {condition}, {text};"));
    }

    fn dump(&mut self) {
        let text = self.value(&Ty::Text);
        self.line(&format!("dump {text};"));
    }

    fn loop_of(&mut self, nesting: usize, in_multiclass: bool) {
        let name = self.fresh("i");
        let (over, ty) = match self.random.below(4) {
            0 => ("{0-2}".to_owned(), Ty::Int),
            1 => (self.pick(&["0...2", "3", "{1,4}", "2-1", "{0...1, 5}"]).to_owned(), Ty::Int),
            _ => {
                let ty = self.ty();
                (self.value(&Ty::List(Box::new(ty.clone()))), ty)
            }
        };
        self.line(&format!("foreach {name} = {over} in {{"));
        self.vars.push(Var { name: name.clone(), ty: ty.clone() });
        let outer = self.loop_suffix.clone();
        if matches!(ty, Ty::Int | Ty::Text | Ty::Bit | Ty::Record(_)) {
            self.loop_suffix += &format!("#{name}");
        }
        self.block(nesting, in_multiclass);
        self.loop_suffix = outer;
        self.vars.pop();
        self.line("}");
    }

    fn choice(&mut self, nesting: usize, in_multiclass: bool) {
        let condition = self.value(&Ty::Bit);
        self.line(&format!("if {condition} then {{"));
        self.block(nesting, in_multiclass);
        if self.one_in(2) {
            self.line("} else {");
            self.block(nesting, in_multiclass);
        }
        self.line("}");
    }

    fn let_in(&mut self, nesting: usize, in_multiclass: bool) {
        let class = self.random.below(self.classes.len());
        let Some(field) = self.a_field(class) else { return self.def(in_multiclass) };
        let (bits, ty) = self.some_bits(&field);
        let value = self.value(&ty);
        let bits = bits.map_or(String::new(), |bits| format!("<{bits}>"));
        self.line(&format!("let {}{bits} = {value} in {{", field.name));
        for _ in 0..=self.random.below(2) {
            self.def_of(class, in_multiclass);
        }
        // Most other defs do not have the field.
        if self.one_in(20) {
            self.block(nesting, in_multiclass);
        }
        self.line("}");
    }

    /// Sometimes selects only some bits of a bits field.
    fn some_bits(&mut self, field: &Var) -> (Option<String>, Ty) {
        match field.ty {
            Ty::Bits(n) if self.one_in(2) => {
                let at = self.random.below(n);
                let (hi, lo) = (at.max(n / 2), at.min(n / 2));
                let text = if hi == lo { format!("{hi}") } else { format!("{hi}-{lo}") };
                (Some(text), Ty::Bits(hi - lo + 1))
            }
            ref ty => (None, ty.clone()),
        }
    }

    fn a_field(&mut self, class: usize) -> Option<Var> {
        let n = self.classes[class].fields.len();
        (n > 0).then(|| self.random.below(n)).map(|i| self.classes[class].fields[i].clone())
    }

    fn params(&mut self) -> (String, Vec<Param>) {
        let n = self.random.below(4);
        let (mut text, mut params) = (Vec::new(), Vec::<Param>::new());
        let n_vars = self.vars.len();
        for _ in 0..n {
            let ty = self.ty();
            let has_default = params.iter().any(|p| p.has_default) || self.one_in(3);
            let name = self.fresh("a");
            let default = if has_default { format!(" = {}", self.value(&ty)) } else { String::new() };
            text.push(format!("{} {name}{default}", self.ty_text(&ty)));
            let var = Var { name, ty };
            self.vars.push(var.clone());
            params.push(Param { var, has_default });
        }
        self.vars.truncate(n_vars);
        let text = if n == 0 { String::new() } else { format!("<{}>", text.join(", ")) };
        (text, params)
    }

    /// Parents without a common class; their text with arguments.
    fn parents(&mut self, n: usize) -> (Vec<String>, Vec<usize>) {
        let (mut text, mut parents) = (Vec::new(), Vec::<usize>::new());
        for _ in 0..n {
            if self.classes.is_empty() {
                break;
            }
            let class = self.random.below(self.classes.len());
            let shares = (0..self.classes.len())
                .any(|c| self.derives(class, c) && parents.iter().any(|&parent| self.derives(parent, c)));
            if shares && !self.goes_wrong() {
                continue;
            }
            text.push(self.call(class, false));
            parents.push(class);
        }
        (text, parents)
    }

    /// A class reference with arguments.
    pub(super) fn call(&mut self, class: usize, is_multi: bool) -> String {
        let of = if is_multi { &self.multiclasses[class] } else { &self.classes[class] };
        let name = of.name.clone();
        let params: Vec<(Var, bool)> = of.params.iter().map(|p| (p.var.clone(), p.has_default)).collect();
        let mut args = Vec::new();
        let mut is_named = false;
        for (var, has_default) in &params {
            if *has_default && self.one_in(2) {
                is_named = true;
                continue;
            }
            let value = self.value(&var.ty);
            is_named |= self.one_in(8);
            args.push(if is_named { format!("{}={value}", var.name) } else { value });
        }
        if args.is_empty() && self.one_in(2) { name } else { format!("{name}<{}>", args.join(", ")) }
    }

    fn class(&mut self) {
        let name = self.fresh("C");
        let (params, list) = self.params();
        let n_vars = self.vars.len();
        self.vars.extend(list.iter().map(|p| p.var.clone()));
        let n_parents = [0, 0, 1, 2][self.random.below(4)];
        self.has_name = true;
        let (text, parents) = self.parents(n_parents);
        let colon = if text.is_empty() { String::new() } else { format!(" : {}", text.join(", ")) };
        self.line(&format!("class {name}{params}{colon} {{"));
        let fields = self.body(&parents, true);
        self.has_name = false;
        self.line("}");
        self.vars.truncate(n_vars);
        self.classes.push(Class { name, params: list, fields, parents });
    }

    /// The items of a body; returns the fields, including those of the parents.
    fn body(&mut self, parents: &[usize], declares: bool) -> Vec<Var> {
        let mut fields: Vec<Var> = parents.iter().flat_map(|&p| self.classes[p].fields.clone()).collect();
        let n_vars = self.vars.len();
        self.vars.extend(fields.iter().cloned());
        let n = self.random.below(if declares { 5 } else { 3 });
        for _ in 0..n {
            match self.random.below(if declares { 10 } else { 12 }) {
                9 => {
                    let ty = self.ty();
                    let value = self.value(&ty);
                    let name = self.fresh("w");
                    self.line(&format!("  defvar {name} = {value};"));
                    self.vars.push(Var { name, ty });
                }
                8 => match self.random.below(3) {
                    0 => self.dump(),
                    _ => self.assert(),
                },
                5..=7 | 10 | 11 if !fields.is_empty() => {
                    let field = fields[self.random.below(fields.len())].clone();
                    let (bits, ty) = self.some_bits(&field);
                    // Fields with cyclic references stay unresolved.
                    let hidden = if self.one_in(60) { Vec::new() } else { self.vars.split_off(n_vars) };
                    let value = self.value(&ty);
                    self.vars.extend(hidden);
                    let bits = bits.map_or(String::new(), |bits| format!("{{{bits}}}"));
                    self.line(&format!("  let {}{bits} = {value};", field.name));
                }
                _ => {
                    let ty = self.ty();
                    let field = if self.one_in(8) { "field " } else { "" };
                    let value = if self.one_in(12) { String::new() } else { format!(" = {}", self.value(&ty)) };
                    let (name, text) = (self.fresh("f"), self.ty_text(&ty));
                    self.line(&format!("  {field}{text} {name}{value};"));
                    let var = Var { name, ty };
                    self.vars.push(var.clone());
                    fields.push(var);
                }
            }
        }
        self.vars.truncate(n_vars);
        fields
    }

    fn def_name(&mut self, in_multiclass: bool) -> String {
        let suffix = self.fresh("D") + &self.loop_suffix;
        match self.random.below(if in_multiclass { 8 } else { 12 }) {
            0 => String::new(),
            1 => {
                let ty = [Ty::Int, Ty::Text, Ty::Bit][self.random.below(3)].clone();
                match self.a_var(&ty) {
                    Some(var) => format!("{suffix}#{var}"),
                    None => suffix,
                }
            }
            2 if in_multiclass => format!("NAME#{suffix}"),
            3 if in_multiclass => format!("\"x\"#NAME#{suffix}"),
            4 if in_multiclass && self.one_in(3) => "\"\"".to_owned(),
            5 if self.loop_suffix.is_empty() => format!("!strconcat(\"{suffix}\", \"_\", \"x\")"),
            6 if self.one_in(5) => format!("!strconcat(\"{}\", {})", self.fresh("D"), self.value(&Ty::Text)),
            _ => suffix,
        }
    }

    fn def(&mut self, in_multiclass: bool) {
        let n_parents = [0, 1, 1, 1, 2][self.random.below(5)];
        let (text, parents) = self.parents(n_parents);
        self.def_from(&text, &parents, in_multiclass);
    }

    fn def_of(&mut self, class: usize, in_multiclass: bool) {
        let text = self.call(class, false);
        self.def_from(&[text], &[class], in_multiclass);
    }

    fn def_from(&mut self, text: &[String], parents: &[usize], in_multiclass: bool) {
        let name = self.def_name(in_multiclass);
        let colon = if text.is_empty() { String::new() } else { format!(" : {}", text.join(", ")) };
        if self.one_in(3) {
            self.line(&format!("def {name}{colon};"));
        } else {
            self.line(&format!("def {name}{colon} {{"));
            self.body(parents, false);
            self.line("}");
        }
        let is_plain = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric());
        if is_plain && !in_multiclass && self.nesting == 0 {
            self.defs.extend(parents.first().map(|&parent| (name, parent)));
        }
    }

    fn multiclass(&mut self) {
        let name = self.fresh("M");
        let (params, list) = self.params();
        let n_vars = self.vars.len();
        self.vars.extend(list.iter().map(|p| p.var.clone()));
        let base = match self.multiclasses.len() {
            n if n > 0 && self.one_in(5) => {
                let i = self.random.below(n);
                format!(" : {}", self.call(i, true))
            }
            _ => String::new(),
        };
        self.has_name = true;
        self.line(&format!("multiclass {name}{params}{base} {{"));
        self.def(true);
        self.block(0, true);
        self.has_name = false;
        self.line("}");
        self.vars.truncate(n_vars);
        self.multiclasses.push(Class { name, params: list, fields: Vec::new(), parents: Vec::new() });
    }

    fn defm(&mut self, in_multiclass: bool) {
        if self.multiclasses.is_empty() {
            return self.def(in_multiclass);
        }
        let name = self.def_name(in_multiclass);
        let mut refs = Vec::new();
        for _ in 0..=usize::from(self.one_in(4)) {
            let i = self.random.below(self.multiclasses.len());
            refs.push(self.call(i, true));
        }
        if self.one_in(6) {
            let i = self.random.below(self.classes.len());
            refs.push(self.call(i, false));
        }
        self.line(&format!("defm {name} : {};", refs.join(", ")));
    }
}
