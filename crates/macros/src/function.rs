//! The head of a function: name, parameters, result.
//!
//! In: tokens of the attribute and of the function. Out: [`Function`], or an error at a token.
//! Not here: what is generated.

use proc_macro::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};

/// A message at a token.
pub(crate) struct Error {
    span: Span,
    message: String,
}

impl Error {
    pub(crate) fn new(span: Span, message: impl Into<String>) -> Error {
        Error { span, message: message.into() }
    }

    /// `compile_error!` at the token.
    pub(crate) fn tokens(&self) -> TokenStream {
        let at = |mut tree: TokenTree| {
            tree.set_span(self.span);
            tree
        };
        let message = proc_macro::Literal::string(&self.message);
        let arguments = Group::new(Delimiter::Brace, TokenStream::from(at(message.into())));
        let name = Ident::new("compile_error", self.span);
        let tokens = [name.into(), Punct::new('!', Spacing::Alone).into(), arguments.into()];
        tokens.into_iter().map(at).collect()
    }
}

/// A function that is embedded.
pub(crate) struct Function {
    pub(crate) name: Ident,
    /// Its visibility, as text.
    pub(crate) visibility: String,
    pub(crate) params: Vec<Param>,
    /// The type of its result, as text; none for `()`.
    pub(crate) result: Option<String>,
    /// The function without its attributes and its visibility, as text.
    pub(crate) text: String,
}

/// A parameter.
pub(crate) struct Param {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// Whether it is known when the function is specialised.
    pub(crate) is_bound: bool,
}

/// How a parameter is passed; types are text.
pub(crate) enum Kind {
    Scalar(String),
    Str,
    Slice { is_mut: bool, element: String },
    Reference { is_mut: bool, target: String },
}

impl Param {
    /// The type that callers see.
    pub(crate) fn ty(&self) -> String {
        let keyword = |is_mut: &bool| if *is_mut { "mut " } else { "" };
        match &self.kind {
            Kind::Scalar(ty) => ty.clone(),
            Kind::Str => "&str".to_owned(),
            Kind::Slice { is_mut, element } => format!("&{}[{element}]", keyword(is_mut)),
            Kind::Reference { is_mut, target } => format!("&{}{target}", keyword(is_mut)),
        }
    }
}

const SCALARS: [&str; 13] =
    ["bool", "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "isize", "usize", "f32", "f64"];

pub(crate) fn parse(arguments: TokenStream, item: TokenStream) -> Result<Function, Error> {
    let mut tokens = item.into_iter().peekable();
    // Attributes, such as documentation.
    while matches!(tokens.peek(), Some(TokenTree::Punct(punct)) if punct.as_char() == '#') {
        tokens.next();
        tokens.next();
    }
    let mut visibility = String::new();
    if is_ident(tokens.peek(), "pub") {
        visibility = "pub".to_owned();
        tokens.next();
        if let Some(TokenTree::Group(group)) = tokens.peek()
            && group.delimiter() == Delimiter::Parenthesis
        {
            visibility += &group.to_string();
            tokens.next();
        }
    }
    let rest: Vec<TokenTree> = tokens.collect();
    let span = rest.first().map_or(Span::call_site(), TokenTree::span);
    let [TokenTree::Ident(keyword), TokenTree::Ident(name), TokenTree::Group(params), after @ ..] = &rest[..] else {
        let message = "`specialise` needs a function that is not generic, unsafe, const, async or extern";
        return Err(Error::new(span, message));
    };
    if keyword.to_string() != "fn" || params.delimiter() != Delimiter::Parenthesis {
        return Err(Error::new(
            span,
            "`specialise` needs a function that is not generic, unsafe, const, async or extern",
        ));
    }
    let result = parse_result(after)?;
    let mut params = split(params.stream()).iter().map(|param| parse_param(param)).collect::<Result<Vec<_>, _>>()?;
    for argument in split(arguments) {
        let [TokenTree::Ident(known)] = &argument[..] else {
            let span = argument.first().map_or(Span::call_site(), TokenTree::span);
            return Err(Error::new(span, "`specialise` takes the names of the parameters that will be known"));
        };
        let Some(param) = params.iter_mut().find(|param| param.name == known.to_string()) else {
            return Err(Error::new(known.span(), format!("`{name}` has no parameter `{known}`")));
        };
        if matches!(&param.kind, Kind::Slice { is_mut: true, .. } | Kind::Reference { is_mut: true, .. }) {
            return Err(Error::new(known.span(), format!("`{known}` is written, so that it cannot be constant")));
        }
        if param.is_bound {
            return Err(Error::new(known.span(), format!("`{known}` is named twice")));
        }
        param.is_bound = true;
    }
    let name = name.clone();
    check_tokens(&rest)?;
    let text = rest.into_iter().collect::<TokenStream>().to_string();
    Ok(Function { name, visibility, params, result, text })
}

/// Refuses what text does not keep, and code that is not safe: the embedded function is safe whatever its tokens mean in the
/// other crate, because rustc checks it there.
fn check_tokens(tokens: &[TokenTree]) -> Result<(), Error> {
    for token in tokens {
        match token {
            TokenTree::Ident(word) if word.to_string() == "unsafe" => {
                return Err(Error::new(word.span(), "a function to specialise contains no unsafe code"));
            }
            // A parameter of a macro by example, `$e`, whose group has no parentheses in text.
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                let message =
                    "a function to specialise contains no expressions or types that a macro by example inserted";
                return Err(Error::new(group.span(), message));
            }
            TokenTree::Group(group) => check_tokens(&group.stream().into_iter().collect::<Vec<_>>())?,
            _ => {}
        }
    }
    Ok(())
}

fn is_ident(token: Option<&TokenTree>, word: &str) -> bool {
    matches!(token, Some(TokenTree::Ident(ident)) if ident.to_string() == word)
}

fn is_punct(token: Option<&TokenTree>, character: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == character)
}

/// Splits at commas that are not inside `<` and `>`.
fn split(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut parts = vec![Vec::new()];
    let mut depth = 0usize;
    let mut before = ' ';
    for token in tokens {
        let character = if let TokenTree::Punct(punct) = &token { punct.as_char() } else { ' ' };
        match character {
            '<' => depth += 1,
            '>' if before != '-' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = character;
        match (character, depth) {
            (',', 0) => parts.push(Vec::new()),
            _ => parts.last_mut().expect("there is one").push(token),
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

fn text(tokens: &[TokenTree]) -> String {
    tokens.iter().cloned().collect::<TokenStream>().to_string()
}

fn parse_result(after: &[TokenTree]) -> Result<Option<String>, Error> {
    match after {
        [TokenTree::Group(body)] if body.delimiter() == Delimiter::Brace => Ok(None),
        [TokenTree::Punct(dash), TokenTree::Punct(_), TokenTree::Ident(ty), TokenTree::Group(_)]
            if dash.as_char() == '-' && SCALARS.contains(&&*ty.to_string()) =>
        {
            Ok(Some(ty.to_string()))
        }
        _ => {
            let span = after.get(2).or(after.first()).map_or(Span::call_site(), TokenTree::span);
            Err(Error::new(span, "the result of a function to specialise is a number, `bool`, or nothing"))
        }
    }
}

fn parse_param(tokens: &[TokenTree]) -> Result<Param, Error> {
    let span = tokens.first().map_or(Span::call_site(), TokenTree::span);
    let tokens = if is_ident(tokens.first(), "mut") { &tokens[1..] } else { tokens };
    let [TokenTree::Ident(name), TokenTree::Punct(colon), ty @ ..] = tokens else {
        return Err(Error::new(span, "parameters of a function to specialise have names: no patterns, no `self`"));
    };
    if colon.as_char() != ':' {
        return Err(Error::new(span, "parameters of a function to specialise have names: no patterns, no `self`"));
    }
    Ok(Param { name: name.to_string(), kind: parse_type(ty)?, is_bound: false })
}

fn parse_type(ty: &[TokenTree]) -> Result<Kind, Error> {
    let span = ty.first().map_or(Span::call_site(), TokenTree::span);
    let unsupported = || {
        let message = format!(
            "a parameter of type `{}`; supported are numbers, `bool`, `&str`, and slices of and references to numbers, `bool` \
             and arrays of them, whose length is a literal",
            text(ty)
        );
        Error::new(span, message)
    };
    if let [TokenTree::Ident(name)] = ty {
        let name = name.to_string();
        return if SCALARS.contains(&&*name) { Ok(Kind::Scalar(name)) } else { Err(unsupported()) };
    }
    if !is_punct(ty.first(), '&') || is_punct(ty.get(1), '\'') {
        return Err(unsupported());
    }
    let is_mut = is_ident(ty.get(1), "mut");
    let target = &ty[if is_mut { 2 } else { 1 }..];
    match target {
        [TokenTree::Ident(name)] if name.to_string() == "str" && !is_mut => Ok(Kind::Str),
        _ if is_element(target) => Ok(Kind::Reference { is_mut, target: text(target) }),
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::Bracket => {
            let element: Vec<TokenTree> = group.stream().into_iter().collect();
            match is_element(&element) {
                true => Ok(Kind::Slice { is_mut, element: text(&element) }),
                false => Err(unsupported()),
            }
        }
        _ => Err(unsupported()),
    }
}

/// Whether a type is a number, `bool`, or an array of these. Such a type is the same in the crate that is embedded and
/// where the function is called; a path or a constant could mean something else there.
fn is_element(ty: &[TokenTree]) -> bool {
    match ty {
        [TokenTree::Ident(name)] => SCALARS.contains(&&*name.to_string()),
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::Bracket => {
            let inner: Vec<TokenTree> = group.stream().into_iter().collect();
            matches!(&inner[..], [element @ .., TokenTree::Punct(semicolon), TokenTree::Literal(_)]
                if semicolon.as_char() == ';' && is_element(element))
        }
        _ => false,
    }
}
