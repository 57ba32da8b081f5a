//! dev
use kernelsmith_tablegen::Session;
use std::io::Write;
fn main() {
    let mut s = Session::new();
    let (mut file, mut json, mut quiet, mut rich) = (None, false, false, false);
    let mut a = std::env::args().skip(1);
    while let Some(x) = a.next() {
        match &*x {
            "-I" => s = s.include_dir(a.next().unwrap()),
            "-D" => s = s.define(a.next().unwrap()),
            "--dump-json" => json = true,
            "--null-backend" => quiet = true,
            "--rich" => rich = true,
            _ => file = Some(x),
        }
    }
    let t = std::time::Instant::now();
    let e = s.parse_file(file.unwrap());
    eprintln!("{:?}", t.elapsed());
    let r = if rich { kernelsmith_diag::Renderer::rich() } else { kernelsmith_diag::Renderer::compact() };
    eprint!("{}", e.render(&r));
    if e.is_complete() && !quiet && let Some(r) = e.records() {
        let mut o = std::io::BufWriter::new(std::io::stdout().lock());
        if json { r.json_to(&mut o).unwrap() } else { r.print_to(&mut o).unwrap() }
        o.flush().unwrap();
    }
    std::process::exit(e.diagnostics().has_errors() as i32);
}
