//! How the IR expresses each of the 162 builtins of NaplesPU's older compiler: `docs/naplespu-builtins.md`.
//!
//! In: for each builtin an operation of the IR, compiled for the documented machine and for the published hardware. Out: the
//! table: native if the code contains the builtin's instruction, expanded if it does the same with others, refused if the
//! compiler has no such instruction.
//! Not here: results (the operations have their own tests).

use kernelsmith_codegen::{Compiler, Options};
use kernelsmith_filetests::host;
use kernelsmith_ir::text;
use kernelsmith_machine::asm::disassemble;
use kernelsmith_machine::decode::Decoder;
use std::path::Path;

/// A builtin without `__builtin_npu_`.
struct Builtin {
    name: String,
    /// How the IR says it, and the whole function; none for 64-bit elements, which the machine lacks.
    body: Option<(String, String)>,
    /// The mnemonic of its instruction.
    mnemonic: String,
    /// The feature that it needs; empty for none.
    feature: &'static str,
}

/// Two vectors are loaded from `%0` and `%1`; the result is stored at `%2`.
fn vectors(name: &str, types: [&str; 3], operation: &str, mnemonic: &str) -> Builtin {
    let [a, b, result] = types;
    let body = format!(
        "func @f(%0: ptr, %1: ptr, %2: ptr) {{\n%3 = load.{a} [%0] align 64\n%4 = load.{b} [%1] align 64\n{operation}\n\
         store.{result} %9, [%2] align 64\nreturn\n}}"
    );
    let shown = operation.lines().last().unwrap_or_default().trim_start_matches("%9 = ").to_owned();
    Builtin { name: name.to_owned(), body: Some((shown, body)), mnemonic: mnemonic.to_owned(), feature: "" }
}

/// A call of an instruction with words.
fn call(
    name: &str,
    instruction: &str,
    n_args: usize,
    has_result: bool,
    mnemonic: &str,
    feature: &'static str,
) -> Builtin {
    let types = vec!["i32"; n_args].join(", ");
    let params = (0..n_args).map(|n| format!("%{n}: i32")).collect::<Vec<_>>().join(", ");
    let args = (0..n_args).map(|n| format!("%{n}")).collect::<Vec<_>>().join(", ");
    let (arrow, dst, value) = if has_result { (" -> i32", "%9 = ", " %9") } else { ("", "", "") };
    let body = format!(
        "func @f({params}){arrow} {{\ndeclare @naplespu.{instruction}({types}){arrow}\n{dst}call @naplespu.{instruction}({args})\n\
         return{value}\n}}"
    );
    let shown = format!("call @naplespu.{instruction}");
    Builtin { name: name.to_owned(), body: Some((shown, body)), mnemonic: mnemonic.to_owned(), feature }
}

/// A builtin for elements of 64 bits.
fn wide(name: String) -> Builtin {
    Builtin { name, body: None, mnemonic: String::new(), feature: "" }
}

/// The four or three forms of a block access.
fn blocks(list: &mut Vec<Builtin>, is_load: bool, element: &str, ty: &str, has_plain: bool) {
    let align = if ty.starts_with('f') { 64 } else { 2 * ty[1..].trim_end_matches("x16").parse::<u32>().unwrap_or(0) };
    for (suffix, space, is_masked) in [
        ("", "", false),
        ("_scratchpad", ", space 68", false),
        ("_masked", "", true),
        ("_scratchpad_masked", ", space 68", true),
    ] {
        if suffix.is_empty() && !has_plain {
            continue;
        }
        let scratchpad = if space.is_empty() { "" } else { "_scratchpad" };
        let mask = if is_masked { ", mask %6" } else { "" };
        let memory = format!("[%0] align {align}{space}{mask}");
        let kind = if ty.starts_with('f') { "i32" } else { ty.trim_end_matches("x16") };
        // Masks have the width of the elements.
        let tested = if ty.starts_with('f') { "i32x16" } else { ty };
        let (verb, operation, shown) = match is_load {
            true => {
                let pass = if is_masked { " pass undef" } else { "" };
                let shown = format!("load.{ty} {memory}{pass}");
                ("load", format!("%9 = {shown}\nstore.{ty} %9, [%2] align {align}"), shown)
            }
            false => {
                let shown = format!("store.{ty} %9, {memory}");
                ("store", format!("%9 = load.{ty} [%2] align {align}\n{shown}"), shown)
            }
        };
        let body = format!(
            "func @f(%0: ptr, %1: ptr, %2: ptr) {{\n%3 = load.{tested} [%1] align {align}\n%4 = const.{tested} 0\n\
             %6 = cmp.gt.{tested} %3, %4\n{operation}\nreturn\n}}"
        );
        let mark = if is_masked { ".m" } else { "" };
        list.push(Builtin {
            name: format!("block_{verb}{element}{suffix}"),
            body: Some((shown, body)),
            mnemonic: format!("{verb}_v16{kind}{scratchpad}{mark}"),
            feature: "",
        });
    }
}

fn builtins() -> Vec<Builtin> {
    const RELATIONS: [(&str, &str, &str); 10] = [
        ("eq", "i32", "eq"),
        ("ne", "i32", "ne"),
        ("sgt", "i32", "gt"),
        ("sge", "i32", "ge"),
        ("slt", "i32", "lt"),
        ("sle", "i32", "le"),
        ("ugt", "u32", "gt"),
        ("uge", "u32", "ge"),
        ("ult", "u32", "lt"),
        ("ule", "u32", "le"),
    ];
    let mut list = Vec::new();
    for (ty, vector) in [("i32", "i32x16"), ("f32", "f32x16")] {
        let permute = format!("%9 = permute.{vector} %3, %4");
        list.push(vectors(&format!("shuffle{ty}"), [vector, "u32x16", vector], &permute, "shuffle_i32"));
        let select = format!("%5 = const.{vector} 0\n%6 = cmp.eq.i32x16 %7, %8\n%9 = select.{vector} %6, %3, %4");
        let select = select.replace(
            "%6 = cmp.eq.i32x16 %7, %8",
            "%7 = load.i32x16 [%2] align 64\n%8 = const.i32x16 0\n%6 = cmp.eq.i32x16 %7, %8",
        );
        list.push(vectors(&format!("vector_mix{ty}"), [vector; 3], &select, "move_i32"));
    }
    list.push(vectors(
        "createmaskv16i32",
        ["i32x16", "i32x16", "i32x16"],
        "%5 = const.i32x16 1\n%6 = and.i32x16 %3, %5\n%7 = const.i32x16 0\n%8 = cmp.ne.i32x16 %6, %7\n%9 = select.i32x16 %8, %4, %3",
        "crt_mask_i32",
    ));
    // It has no documented meaning, and calls have no vectors.
    let (name, mnemonic) = ("crossprodv16i32".to_owned(), "crp".to_owned());
    list.push(Builtin { name, body: Some(("-".to_owned(), String::new())), mnemonic, feature: "" });
    list.push(call("read_mask_reg", "READ_MR", 0, true, "move_i32", ""));
    list.push(call("write_mask_reg", "WRITE_MR", 1, false, "move_i32", ""));
    list.push(call("write_mask_regv16i32", "WRITE_MR", 1, false, "move_i32", ""));
    list.push(call("read_control_reg", "READ_CR", 1, true, "read_cr", ""));
    list.push(call("write_control_reg", "WRITE_CR", 2, false, "write_cr", ""));
    list.push(call("barrier", "BARRIER", 2, false, "barrier", ""));
    list.push(call("flush", "FLUSH", 1, false, "flush", ""));
    list.push(call("dcacheinv", "DCACHEINV", 1, false, "dcacheinv", "invalidation"));
    for op in ["clz", "ctz"] {
        let body = format!("func @f(%0: u32) -> u32 {{\n%9 = {op}.u32 %0\nreturn %9\n}}");
        let mnemonic = format!("{op}_i32");
        let shown = format!("{op}.u32 %0");
        list.push(Builtin {
            name: format!("{op}i32"),
            body: Some((shown, body)),
            mnemonic: mnemonic.clone(),
            feature: "",
        });
        let operation = format!("%9 = {op}.u32x16 %3");
        list.push(vectors(&format!("{op}v16i32"), ["u32x16"; 3], &operation, &mnemonic));
    }
    for (name, ty, relation) in RELATIONS {
        let operation = format!("%5 = cmp.{relation}.{ty}x16 %3, %4\n%9 = select.{ty}x16 %5, %3, %4");
        let unsigned = if ty == "u32" { "u" } else { "" };
        let ty = format!("{ty}x16");
        let mut row = vectors(
            &format!("mask_cmpi32_{name}"),
            [&ty, &ty, &ty],
            &operation,
            &format!("cmp{unsigned}{relation}_i32"),
        );
        row.body = row.body.map(|(_, body)| (format!("cmp.{relation}.{ty} %3, %4"), body));
        list.push(row);
    }
    for relation in ["eq", "ne", "gt", "ge", "lt", "le"] {
        let operation = format!("%5 = cmp.{relation}.f32x16 %3, %4\n%9 = select.f32x16 %5, %3, %4");
        let name = format!("mask_cmpf32_{relation}");
        let mut row = vectors(&name, ["f32x16"; 3], &operation, &format!("cmpf{relation}_f32"));
        row.body = row.body.map(|(_, body)| (format!("cmp.{relation}.f32x16 %3, %4"), body));
        list.push(row);
    }
    for (element, ty) in [("v16i8", "i8x16"), ("v16u8", "u8x16"), ("v16i16", "i16x16"), ("v16u16", "u16x16")] {
        blocks(&mut list, true, element, ty, true);
    }
    for (element, ty) in [("v16i32", "i32x16"), ("v16f32", "f32x16")] {
        blocks(&mut list, true, element, ty, false);
    }
    for (element, ty) in [("v16i8", "i8x16"), ("v16i16", "i16x16")] {
        blocks(&mut list, false, element, ty, true);
    }
    for (element, ty) in [("v16i32", "i32x16"), ("v16f32", "f32x16")] {
        blocks(&mut list, false, element, ty, false);
    }
    for ty in ["i32", "f32"] {
        for is_masked in [false, true] {
            let mask = if is_masked { ", mask %6" } else { "" };
            let pass = if is_masked { " pass undef" } else { "" };
            let (suffix, mark) = if is_masked { ("_masked", ".m") } else { ("", "") };
            let head = "%5 = const.i32x16 0\n%6 = cmp.gt.i32x16 %4, %5\n";
            let gather = format!("{head}%9 = gather.{ty}x16 [%0 + %4] align 4, space 68{mask}{pass}");
            let vector = format!("{ty}x16");
            let name = format!("gather_load{ty}_scratchpad{suffix}");
            list.push(vectors(&name, [&vector, "i32x16", &vector], &gather, &format!("loadg32_scratchpad{mark}")));
            let store = format!("scatter.{ty}x16 %3, [%2 + %4] align 4, space 68{mask}");
            let scatter = format!("{head}%9 = copy.{vector} %3\n{store}");
            let name = format!("scatter_store{ty}_scratchpad{suffix}");
            list.push(vectors(&name, [&vector, "i32x16", &vector], &scatter, &format!("stores32_scratchpad{mark}")));
        }
    }
    let suffixes = ["", "_scratchpad", "_masked", "_scratchpad_masked"];
    for ty in ["i64", "f64"] {
        list.extend(["shuffle", "vector_mix"].map(|name| wide(format!("{name}{ty}"))));
        list.extend(
            ["gather_load", "scatter_store"]
                .into_iter()
                .flat_map(|name| ["", "_masked"].map(|suffix| wide(format!("{name}{ty}_scratchpad{suffix}")))),
        );
        for verb in ["load", "store"] {
            list.extend(suffixes[1..].iter().map(|suffix| wide(format!("block_{verb}v8{ty}{suffix}"))));
        }
    }
    for element in ["i8", "i16", "i32", "u8", "u16", "u32"] {
        list.extend(suffixes.map(|suffix| wide(format!("block_loadv8{element}{suffix}"))));
    }
    for element in ["i8", "i16", "i32"] {
        list.extend(suffixes.map(|suffix| wide(format!("block_storev8{element}{suffix}"))));
    }
    list.extend(RELATIONS.map(|(name, ..)| wide(format!("mask_cmpi64_{name}"))));
    list.extend(["eq", "ne", "gt", "ge", "lt", "le"].map(|name| wide(format!("mask_cmpf64_{name}"))));
    let others =
        ["v16f32tov8f64", "v8f64tov16f32", "createmaskv8i64", "write_mask_regv8i64", "clzi64", "clzv8i64", "ctzi64"];
    list.extend(others.into_iter().chain(["ctzv8i64"]).map(|name| wide(name.to_owned())));
    list
}

/// What the compiler makes of a function for a target.
fn outcome(body: &str, mnemonic: &str, target: &str) -> String {
    if body.is_empty() {
        return "refused".to_owned();
    }
    let target = host::target(target).unwrap_or_else(|error| panic!("{error}"));
    let function = text::parse_function(body).unwrap_or_else(|error| panic!("{body}\n{error}"));
    let options = Options { check_allocation: true, ..Options::default() };
    let Ok(code) = Compiler::new().compile(&function, &target, &options) else { return "refused".to_owned() };
    // A call of what is no instruction of the target is a call of a function elsewhere.
    if !code.relocations.is_empty() {
        return "refused".to_owned();
    }
    let desc = target.desc();
    let listing = disassemble(&Decoder::new(desc), desc, &code.bytes[..code.code_len as usize]);
    let is_native = listing.text.lines().any(|line| line.split_whitespace().next() == Some(mnemonic));
    // Its opcode is not decoded, because the documented machine lacks it.
    let is_invalidation = || code.bytes.chunks_exact(4).any(|word| word[3] == 0x6d);
    if is_native || mnemonic == "dcacheinv" && is_invalidation() { "native".to_owned() } else { "expanded".to_owned() }
}

fn table() -> String {
    let mut text = String::from(
        "# NaplesPU's builtins\n\n\
         How the IR expresses each builtin `__builtin_npu_...` of the older compiler; a test writes this table.\n\
         `native`: the compiled code contains the builtin's instruction. `expanded`: other instructions do the same. \
         `refused`: there is no such operation, or only with a feature.\n\
         The last columns are the level `naplespu-documented`, and `naplespu`, whose code is right on the published hardware.\n\n\
         | builtin | operation of the IR | instruction | documented | published |\n|---|---|---|---|---|\n",
    );
    let mut n_wide = 0;
    for Builtin { name, body, mnemonic, feature } in builtins() {
        let Some((shown, body)) = body else {
            n_wide += 1;
            continue;
        };
        let [mut documented, published] =
            ["naplespu naplespu-documented", "naplespu"].map(|target| outcome(&body, &mnemonic, target));
        if !feature.is_empty() {
            assert_eq!([&*documented, &*published], ["refused"; 2], "{name}");
            assert_eq!(outcome(&body, &mnemonic, &format!("naplespu {feature}")), "native", "{name}");
            documented += &format!("; native with `{feature}`");
        }
        text += &format!("| `{name}` | `{shown}` | `{mnemonic}` | {documented} | {published} |\n");
    }
    let wide: Vec<String> = builtins()
        .iter()
        .filter(|builtin| builtin.body.is_none())
        .map(|builtin| format!("`{}`", builtin.name))
        .collect();
    text += &format!("\nRefused, because the machine has no elements of 64 bits ({n_wide}): {}.\n", wide.join(", "));
    text += "\nMasks are operands of operations here, and the lane mask is all ones between them: therefore it can be read, but not written.\n";
    text
}

#[test]
fn the_table_of_builtins_is_current() {
    let names: std::collections::BTreeSet<String> = builtins().into_iter().map(|builtin| builtin.name).collect();
    assert_eq!((builtins().len(), names.len()), (162, 162));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/naplespu-builtins.md");
    let want = table();
    if std::env::var_os("KERNELSMITH_BLESS").is_some() {
        std::fs::write(&path, &want).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == want, "docs/naplespu-builtins.md is stale; write it with KERNELSMITH_BLESS=1");
}
