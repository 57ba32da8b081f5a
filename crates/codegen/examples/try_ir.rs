//! Compiles IR text for x86-64 and prints the stages.
use kernelsmith_codegen::{compile::*, isa};
fn main() {
    let path = std::env::args().nth(1).unwrap();
    let text = std::fs::read_to_string(path).unwrap();
    let funcs = kernelsmith_ir::text::parse(&text).unwrap_or_else(|e| panic!("{e:?}"));
    let target = isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv").unwrap();
    let quiet = std::env::args().nth(2).is_some();
    for func in &funcs {
        let mut last = String::new();
        let options = Options { check_allocation: true, verify: Verify::EachPass, ..Options::default() };
        let code = Compiler::new().compile_with(func, &target, &options, &mut |p| {
            if let Progress::Ir(name, f) = p {
                let text = f.to_string();
                if text != last && !quiet {
                    println!("; after {name}\n{text}");
                }
                last = text;
            }
        });
        match code {
            Ok(code) => {
                println!("{:?}", code.stats);
                for b in &code.bytes[..code.code_len as usize] {
                    print!("0x{b:02x} ");
                }
                println!();
            }
            Err(e) => println!("ERROR {e}"),
        }
    }
}
