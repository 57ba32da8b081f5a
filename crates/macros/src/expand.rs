//! What the attribute adds: a module with the bitcode of a function and its specialisation.
//!
//! In: a parsed function. Out: tokens. Invariant: the module only calls code that was specialised by the module itself,
//! with memory and values that a Rust caller could have passed: the call is as safe as the function.

use crate::function::{Error, Function, Kind, Param};
use kernelsmith_embed::{Language, Source};
use proc_macro::{Literal, TokenStream};
use std::fmt::Write;
use std::path::Path;

/// A word that the machine passes: its type, and how it is computed from the argument.
struct Word {
    ty: String,
    value: String,
}

fn words(param: &Param) -> Vec<Word> {
    let name = &param.name;
    let word = |ty: String, value: String| Word { ty, value };
    let pointer = |is_mut: bool, target: &str| format!("*{} {target}", if is_mut { "mut" } else { "const" });
    match &param.kind {
        Kind::Scalar(ty) => vec![word(ty.clone(), name.clone())],
        Kind::Str => vec![word(pointer(false, "u8"), format!("{name}.as_ptr()")), len(name)],
        Kind::Slice { is_mut: false, element } => {
            vec![word(pointer(false, element), format!("{name}.as_ptr()")), len(name)]
        }
        Kind::Slice { is_mut: true, element } => {
            vec![word(pointer(true, element), format!("{name}.as_mut_ptr()")), len(name)]
        }
        // A coercion: the argument is a reference of this type.
        Kind::Reference { is_mut, target } => vec![word(pointer(*is_mut, target), name.clone())],
    }
}

fn len(name: &str) -> Word {
    Word { ty: "usize".to_owned(), value: format!("{name}.len()") }
}

/// The symbol of the embedded function. Compiled code calls functions by their symbols, such as `bcmp` and `sin`, so that
/// the name that the user chose could catch such calls.
fn entry(name: &impl std::fmt::Display) -> String {
    format!("__kernelsmith_specialise_{name}")
}

/// The crate that is compiled to bitcode.
fn embedded(function: &Function) -> String {
    let mut params = String::new();
    let mut arguments = String::new();
    for (number, param) in function.params.iter().enumerate() {
        let words = words(param);
        for (at, word) in words.iter().enumerate() {
            let _ = write!(params, "p{number}_{at}: {}, ", word.ty);
        }
        let parts = format!("p{number}_0, p{number}_1");
        let argument = match &param.kind {
            Kind::Scalar(_) => format!("p{number}_0"),
            Kind::Str => {
                format!("unsafe {{ core::str::from_utf8_unchecked(core::slice::from_raw_parts({parts})) }}")
            }
            Kind::Slice { is_mut: false, .. } => format!("unsafe {{ core::slice::from_raw_parts({parts}) }}"),
            Kind::Slice { is_mut: true, .. } => format!("unsafe {{ core::slice::from_raw_parts_mut({parts}) }}"),
            Kind::Reference { is_mut: false, .. } => format!("unsafe {{ &*p{number}_0 }}"),
            Kind::Reference { is_mut: true, .. } => format!("unsafe {{ &mut *p{number}_0 }}"),
        };
        arguments += &argument;
        arguments += ", ";
    }
    let Function { name, text, result, .. } = function;
    let result = result.as_ref().map_or(String::new(), |ty| format!(" -> {ty}"));
    let entry = entry(name);
    // The name of the entry cannot clash with anything in the function.
    format!(
        "#![allow(warnings)]\n#[inline]\n{text}\n\
         #[unsafe(export_name = \"{entry}\")]\n\
         pub unsafe extern \"C\" fn __kernelsmith_entry({params}){result} {{ {name}({arguments}) }}\n"
    )
}

/// Compiles with the compiler that runs this macro, for its target and edition.
fn bitcode(function: &Function) -> Result<Vec<u8>, Error> {
    let mut source = Source::from_text(Language::Rust, embedded(function));
    if let Ok(program) = std::env::current_exe()
        && program.file_stem() == Some("rustc".as_ref())
    {
        source = source.compiler(program.display().to_string());
    }
    let arguments: Vec<String> = std::env::args().collect();
    for (option, value) in options(&arguments) {
        source = match option {
            // A target that is a file has a name that is the same everywhere else.
            "--target" if !Path::new(value).exists() => source.target(value),
            "--edition" => source.edition(value),
            "--cfg" => source.flag("--cfg").flag(value),
            _ => source,
        };
    }
    source.compile().map_err(|error| {
        let message = format!(
            "`{}` cannot be compiled on its own, for specialisation: {error}\nIt can only use what is inside of it, \
             `core` and `std`.",
            function.name
        );
        Error::new(function.name.span(), message)
    })
}

/// Options with their values: `--edition=2024`, `--target x86_64-unknown-linux-gnu`.
fn options(arguments: &[String]) -> impl Iterator<Item = (&str, &str)> {
    let next = arguments.iter().skip(1).map(String::as_str).chain([""]);
    arguments.iter().map(String::as_str).zip(next).map(|(one, next)| one.split_once('=').unwrap_or((one, next)))
}

pub(crate) fn expand(function: &Function) -> Result<TokenStream, Error> {
    let bitcode = Literal::byte_string(&bitcode(function)?);
    let Function { name, visibility, params, result, .. } = function;
    let result_type = result.as_deref().unwrap_or("()");
    let declare =
        |params: &[&Param]| params.iter().map(|param| format!("{}: {}, ", param.name, param.ty())).collect::<String>();
    let (bound, free): (Vec<&Param>, Vec<&Param>) = params.iter().partition(|param| param.is_bound);
    let pass: String = bound.iter().map(|param| format!("{}, ", param.name)).collect();
    let (bound_params, free_params) = (declare(&bound), declare(&free));

    let entry = entry(name);
    // Names of generated parameters that no parameter of the function has.
    let unused = |name: &str| {
        let mut name = name.to_owned();
        while params.iter().any(|param| param.name == name) {
            name.push('_');
        }
        name
    };
    let (jit, manager) = (unused("jit"), unused("manager"));

    let mut bind = String::new();
    let mut at = 0;
    for param in params {
        let n_words = words(param).len();
        if param.is_bound {
            let name = &param.name;
            let _ = match &param.kind {
                Kind::Scalar(_) => writeln!(bind, "let __binding = __binding.bind({at}, {name})?;"),
                Kind::Str => {
                    writeln!(
                        bind,
                        "let __binding = __binding.constant_memory({at}, {name}.as_bytes())?.bind({}, {name}.len())?;",
                        at + 1
                    )
                }
                Kind::Slice { .. } => writeln!(
                    bind,
                    "let __binding = __binding.constant_memory({at}, {name})?.bind({}, {name}.len())?;",
                    at + 1
                ),
                Kind::Reference { .. } => {
                    writeln!(bind, "let __binding = __binding.constant_memory({at}, ::core::slice::from_ref({name}))?;")
                }
            };
        }
        at += n_words;
    }
    let free_words: Vec<Word> = free.iter().flat_map(|param| words(param)).collect();
    let types: String = free_words.iter().map(|word| format!("{}, ", word.ty)).collect();
    let values: String = free_words.iter().map(|word| format!("{}, ", word.value)).collect();

    let added = format!(
        "#[doc = \"Specialises [`{name}`]({name}()) for known arguments.\"]
        #[allow(clippy::too_many_arguments)]
        {visibility} mod {name} {{
            use ::kernelsmith::specialise::{{Binding, Library, SpecialisedCode}};
            use ::kernelsmith::manager::{{Hints, Manager, Reason, Response}};
            use ::kernelsmith::{{Error, Jit}};

            /// The function, specialised.
            #[derive(Clone, Debug)]
            pub struct Code {{
                code: SpecialisedCode,
                pointer: unsafe extern \"C\" fn({types}) -> {result_type},
            }}

            impl Code {{
                fn new(code: SpecialisedCode) -> Result<Code, Error> {{
                    Ok(Code {{ pointer: code.function()?, code }})
                }}

                /// Calls it with the arguments that are not known.
                #[inline]
                pub fn call(&self, {free_params}) -> {result_type} {{
                    // SAFETY: the code is that of a safe function, which was compiled from the same tokens; the known
                    // arguments were copied, and these have its types; `self` keeps the code alive.
                    unsafe {{ (self.pointer)({values}) }}
                }}

                /// What was compiled.
                pub fn code(&self) -> &SpecialisedCode {{
                    &self.code
                }}
            }}

            /// The function with its known arguments.
            ///
            /// # Errors
            /// If the embedded function is not supported.
            pub fn binding({bound_params}) -> Result<Binding, Error> {{
                let __binding = self::library()?.function(\"{entry}\")?;
                {bind}Ok(__binding)
            }}

            fn library() -> Result<Library, Error> {{
                static LIBRARY: ::std::sync::OnceLock<Library> = ::std::sync::OnceLock::new();
                match LIBRARY.get() {{
                    Some(library) => Ok(library.clone()),
                    // Another thread may read it too: equal bytes give equal libraries.
                    None => Library::parse(\"{name}\", {bitcode}).map(|library| LIBRARY.get_or_init(|| library).clone()),
                }}
            }}

            /// Compiles the function for known arguments.
            ///
            /// # Errors
            /// If the limits do not suffice, or it cannot be compiled.
            pub fn specialise({jit}: &Jit, {bound_params}) -> Result<Code, Error> {{
                Code::new({jit}.specialise(&self::binding({pass})?)?)
            }}

            /// The code of a manager for known arguments. Waits for its compilation.
            ///
            /// # Errors
            /// Why there is no code.
            pub fn cached({manager}: &Manager<Jit>, {bound_params}) -> Result<Code, Reason> {{
                let __binding = self::binding({pass}).map_err(|error| Reason::Failed(error.into()))?;
                let __code = match {manager}.request(&__binding, Hints::default()) {{
                    Response::Ready(code) => code,
                    Response::Pending(ticket) => ticket.wait()?,
                    Response::Fallback(reason) => return Err(reason),
                }};
                Code::new((*__code).clone()).map_err(|error| Reason::Failed(error.into()))
            }}

            /// The code of a manager for known arguments, if it is ready. If it is new, the manager compiles it.
            pub fn ready({manager}: &Manager<Jit>, {bound_params}) -> Option<Code> {{
                match {manager}.request(&self::binding({pass}).ok()?, Hints::default()) {{
                    Response::Ready(code) => Code::new((*code).clone()).ok(),
                    _ => None,
                }}
            }}
        }}"
    );
    added.parse().map_err(|error| Error::new(name.span(), format!("the generated module is not valid: {error}")))
}
