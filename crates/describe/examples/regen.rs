//! Loads a description and writes its generated tables into a folder: `regen ROOT STEM OUT INCLUDE...`.
use kernelsmith_describe::{generate, load};
use kernelsmith_diag::Renderer;
use kernelsmith_tablegen::Session;

fn main() -> std::process::ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [root, stem, out, includes @ ..] = &args[..] else {
        eprintln!("usage: regen ROOT STEM OUT INCLUDE...");
        return std::process::ExitCode::FAILURE;
    };
    let session = includes.iter().fold(Session::new(), |s, dir| s.include_dir(dir));
    match load(&session, root) {
        Ok(desc) => {
            for file in generate(&desc, stem) {
                if let Err(error) = std::fs::write(std::path::Path::new(out).join(&file.name), &file.text) {
                    eprintln!("{}: {error}", file.name);
                    return std::process::ExitCode::FAILURE;
                }
            }
            println!("{} instructions, {} patterns", desc.insts().len(), desc.patterns().len());
            std::process::ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}", error.render(&Renderer::compact()));
            std::process::ExitCode::FAILURE
        }
    }
}
