//! `soak llvm libraries`: libraries of C and crates of Rust, compiled from the IR of clang and rustc by us and by llc.
//!
//! In: names of libraries, or none for all. Out: for each library and each level of its IR what its program prints, with our
//! objects of both tiers and with llc's (for crates: rustc's); what differs is a finding.
//! Invariants: sources are those of Debian's packages and of the crates' archives, fetched once into
//! `target/soak/llvm-libraries`; what was found equal is noted in `state` there and not repeated, until our compiler changes.
//! Not here: small programs (tests of crate `llvm`), random ones (`csmith`).

use crate::csmith::{run, succeeded};
use crate::{root, status, target_folder};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, UNIX_EPOCH};

const CLANG: &str = "clang-22";
const LLC: &str = "llc-22";
const LEVELS: [&str; 3] = ["-O0", "-O1", "-O2"];
/// Ours.
const TIERS: [&str; 2] = ["-O0", "-O2"];
/// Time for a compiler or a program; zstd at its highest level takes longest.
const PATIENCE: Duration = Duration::from_secs(900);
/// Bytes of the text that round trips compress.
const INPUT_BYTES: usize = 1 << 20;
/// Statements for SQLite's shell.
const N_STATEMENTS: usize = 200;

/// A library of C.
struct Library {
    name: &'static str,
    /// Debian's source packages; their first is the library.
    packages: &'static [&'static str],
    /// Files and folders with C, each in the package of this number; those whose names begin with one of `without` are no part.
    sources: &'static [(usize, &'static str)],
    without: &'static [&'static str],
    flags: &'static [&'static str],
    /// Folders with headers.
    headers: &'static [(usize, &'static str)],
    input: Input,
}

/// What the program gets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Input {
    /// The name of a file with [`INPUT_BYTES`].
    Text,
    /// The names of the PNG files of the package.
    Images,
    /// The name of a script.
    Script,
    /// Statements on its standard input.
    Statements,
}

const LIBRARIES: &[Library] = &[
    Library {
        name: "zlib",
        packages: &["zlib"],
        sources: &[(0, "")],
        without: &[],
        flags: &["-D_LARGEFILE64_SOURCE", "-DHAVE_UNISTD_H"],
        headers: &[(0, "")],
        input: Input::Text,
    },
    Library {
        name: "bzip2",
        packages: &["bzip2"],
        sources: &[(0, "")],
        without: &["bzip2", "dlltest", "mk251", "spewG", "unzcrash"],
        flags: &["-DBZ_NO_STDIO"],
        headers: &[(0, "")],
        input: Input::Text,
    },
    Library {
        name: "lz4",
        packages: &["lz4"],
        sources: &[(0, "lib")],
        without: &[],
        flags: &["-DXXH_NAMESPACE=LZ4_"],
        headers: &[(0, "lib")],
        input: Input::Text,
    },
    Library {
        name: "zstd",
        packages: &["libzstd"],
        sources: &[(0, "lib/common"), (0, "lib/compress"), (0, "lib/decompress"), (0, "lib/dictBuilder")],
        without: &[],
        flags: &["-DXXH_NAMESPACE=ZSTD_", "-DZSTD_DISABLE_ASM", "-DZSTD_LEGACY_SUPPORT=0"],
        headers: &[(0, "lib"), (0, "lib/common")],
        input: Input::Text,
    },
    Library {
        name: "png",
        packages: &["libpng1.6", "zlib"],
        sources: &[(0, ""), (1, "")],
        without: &["pngtest", "example", "gz"],
        flags: &["-DPNG_INTEL_SSE_OPT=0", "-DPNG_ARM_NEON_OPT=0", "-DHAVE_UNISTD_H"],
        headers: &[(0, ""), (1, ""), (0, "prebuilt")],
        input: Input::Images,
    },
    Library {
        name: "lua",
        packages: &["lua5.4"],
        sources: &[(0, "src")],
        without: &["luac"],
        flags: &["-DLUA_USE_POSIX", "-DLUA_COMPAT_5_3"],
        headers: &[(0, "src"), (0, "prebuilt")],
        input: Input::Script,
    },
    Library {
        name: "sqlite",
        packages: &["sqlite3"],
        sources: &[(0, "build")],
        without: &[
            "lemon",
            "lempar",
            "mkkeywordhash",
            "mksourceid",
            "jimsh",
            "srcck1",
            "parse",
            "opcodes",
            "keywordhash",
            "fts5",
            "sqlite_cfg",
        ],
        flags: &[
            "-DSQLITE_THREADSAFE=0",
            "-DSQLITE_OMIT_LOAD_EXTENSION",
            "-DSQLITE_ENABLE_MATH_FUNCTIONS",
            "-DHAVE_READLINE=0",
        ],
        headers: &[(0, "build")],
        input: Input::Statements,
    },
];

/// The crates of Rust, as the manifest needs them.
const CRATES: [(&str, &str); 3] = [("libm", "0.2.16"), ("memchr", "2.8.3"), ("crc32fast", "1.5.5")];
/// The name of all crates together among the libraries.
const RUST: &str = "rust";

/// The command line after `soak llvm libraries`.
pub(crate) fn soak(names: &[String]) -> Result<bool, String> {
    let known = LIBRARIES.iter().map(|library| library.name).chain([RUST]);
    if let Some(unknown) = names.iter().find(|name| !known.clone().any(|known| known == **name)) {
        let known: Vec<&str> = known.collect();
        return Err(format!("there is no library `{unknown}`; there are {}", known.join(", ")));
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["build", "--release", "-p", "kernelsmith-cli"]);
    if !status(&mut cargo)? {
        return Ok(false);
    }
    println!("sources, state and findings are in target/soak/llvm-libraries");
    let folder = root().join("target/soak/llvm-libraries");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let ours = target_folder().join("release/kernelsmith");
    let soak = Soak { version: version(&ours)?, ours, folder };
    let mut is_clean = true;
    let is_wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    for library in LIBRARIES.iter().filter(|library| is_wanted(library.name)) {
        is_clean &= soak.library(library).map_err(|error| format!("{}: {error}", library.name))?;
    }
    if is_wanted(RUST) {
        is_clean &= soak.crates().map_err(|error| format!("{RUST}: {error}"))?;
    }
    Ok(is_clean)
}

/// What changes when the compiler does: its size and time.
fn version(program: &Path) -> Result<String, String> {
    let data = fs::metadata(program).map_err(|error| format!("{}: {error}", program.display()))?;
    let time = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
    Ok(format!("{}-{}", data.len(), time.as_secs()))
}

struct Soak {
    ours: PathBuf,
    version: String,
    folder: PathBuf,
}

impl Soak {
    /// Whether everything of a library is equal.
    fn library(&self, library: &Library) -> Result<bool, String> {
        need(&[CLANG, LLC])?;
        let packages: Vec<PathBuf> =
            library.packages.iter().map(|package| self.package(package)).collect::<Result<_, _>>()?;
        prepare(library, &packages)?;
        let sources = sources(library, &packages)?;
        let mut is_clean = true;
        for level in LEVELS {
            let folder = self.folder.join(library.name).join(&level[1..]);
            fs::create_dir_all(&folder).map_err(failed)?;
            let is_open = |tier: &&str| !self.is_done(&format!("{} {level} {tier}", library.name));
            let open: Vec<&str> = TIERS.iter().copied().filter(|tier| is_open(tier)).collect();
            if open.is_empty() {
                println!("{} {level}: done before", library.name);
                continue;
            }
            let modules = modules(library, &packages, &sources, level, &folder)?;
            let wanted =
                self.output(library, &packages, &modules, None, &folder)?.map_err(|what| format!("{LLC}: {what}"))?;
            if wanted.is_empty() {
                return Err("the program prints nothing".to_owned());
            }
            for tier in open {
                let what = format!("{} {level}, cc {tier}", library.name);
                match self.output(library, &packages, &modules, Some(tier), &folder)? {
                    Ok(output) if output == wanted => {
                        println!("{what}: equal, {} bytes of output", output.len());
                        self.note(&format!("{} {level} {tier}", library.name))?;
                    }
                    Ok(_) => is_clean &= self.finding(&format!("{what}: another output"))?,
                    Err(problem) => is_clean &= self.finding(&format!("{what}: {problem}"))?,
                }
            }
        }
        Ok(is_clean)
    }

    /// What the program prints with our objects of a tier, or with llc's; or why it does not.
    fn output(
        &self,
        library: &Library,
        packages: &[PathBuf],
        modules: &[PathBuf],
        tier: Option<&str>,
        folder: &Path,
    ) -> Result<Result<Vec<u8>, String>, String> {
        let name = tier.unwrap_or("llc").trim_start_matches('-');
        let mut linker = Command::new("cc");
        for module in modules {
            let object = module.with_extension(format!("{name}.o"));
            if !succeeded(run(&mut self.compiler(module, &object, tier), None, PATIENCE)?) {
                return Ok(Err(format!("{} is not compiled", module.display())));
            }
            linker.arg(object);
        }
        let program = folder.join(format!("program-{name}"));
        if !succeeded(run(linker.arg("-o").arg(&program).args(["-lm", "-lpthread"]), None, PATIENCE)?) {
            return Ok(Err("not linked".to_owned()));
        }
        let mut command = Command::new(&program);
        command.current_dir(folder);
        let input = self.folder.join("input");
        match library.input {
            Input::Text => {
                fs::write(&input, text(&packages[0])?).map_err(failed)?;
                command.arg(&input);
            }
            Input::Images => drop(command.args(found(&packages[0], "png")?)),
            Input::Script => drop(command.arg(root().join("xtask/libraries/script.lua"))),
            Input::Statements => {
                fs::write(&input, statements()).map_err(failed)?;
                command.args(["-batch", "-init", "/dev/null", ":memory:"]).arg(format!(".read {}", input.display()));
            }
        }
        let output = folder.join(format!("output-{name}"));
        match run(&mut command, Some(&output), PATIENCE)? {
            Some(status) if status.success() => Ok(Ok(fs::read(output).map_err(failed)?)),
            Some(status) => Ok(Err(format!("the program ends with {status}"))),
            None => Ok(Err("the program does not end".to_owned())),
        }
    }

    fn compiler(&self, module: &Path, object: &Path, tier: Option<&str>) -> Command {
        let mut command = match tier {
            Some(tier) => {
                let mut ours = Command::new(&self.ours);
                ours.args(["cc", tier]);
                ours
            }
            None => {
                let mut llc = Command::new(LLC);
                llc.args(["-O2", "-relocation-model=pic", "-filetype=obj"]);
                llc
            }
        };
        command.arg(module).arg("-o").arg(object);
        command
    }

    /// The folder of a source package of Debian, which is fetched if it is not there.
    fn package(&self, name: &str) -> Result<PathBuf, String> {
        let folder = self.folder.join("sources");
        fs::create_dir_all(folder.join("lists/partial")).map_err(failed)?;
        let unpacked = || {
            let entries = fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path());
            let is_it = |path: &PathBuf| {
                let name_of = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                path.is_dir() && name_of.strip_prefix(name).is_some_and(|rest| rest.starts_with('-'))
            };
            entries.into_iter().find(is_it)
        };
        if let Some(found) = unpacked() {
            return Ok(found);
        }
        need(&["apt-get", "dpkg-source"])?;
        let list = folder.join("sources.list");
        fs::write(&list, source_list()?).map_err(failed)?;
        let command = |program: &str, words: &[&str]| {
            let mut command = Command::new(program);
            command.current_dir(&folder).arg("-q").arg("-o").arg(format!("Dir::Etc::SourceList={}", list.display()));
            command.args(["-o", "Dir::Etc::SourceParts=/dev/null", "-o", "APT::Sandbox::User=root"]);
            command.arg("-o").arg(format!("Dir::State::Lists={}", folder.join("lists").display()));
            command.arg("-o").arg(format!("Dir::Cache={}", folder.display())).args(words);
            command
        };
        let apt = |words: &[&str]| run(&mut command("apt-get", words), None, PATIENCE);
        if !folder.join("updated").exists() {
            if !succeeded(apt(&["update"])?) {
                return Err("`apt-get update` for source packages fails; is there a network?".to_owned());
            }
            fs::write(folder.join("updated"), "").map_err(failed)?;
        }
        // Mirrors may lack what the lists name, such as the latest correction: an older version is as good.
        let mut is_fetched = succeeded(apt(&["source", name])?);
        if !is_fetched {
            let known = command("apt-cache", &["madison", name]).output().map_err(failed)?;
            for line in String::from_utf8_lossy(&known.stdout).lines() {
                let version = line.split('|').nth(1).map_or("", str::trim);
                is_fetched = is_fetched || succeeded(apt(&["source", &format!("{name}={version}")])?);
            }
        }
        if !is_fetched {
            return Err(format!("`apt-get source {name}` fails; is there a network?"));
        }
        unpacked().ok_or_else(|| format!("`apt-get source {name}` leaves no folder in {}", folder.display()))
    }

    /// Whether everything of the crates is equal.
    fn crates(&self) -> Result<bool, String> {
        need(&["rustc", "cargo", "ar"])?;
        let mut is_clean = true;
        for level in LEVELS {
            let open: Vec<&str> =
                TIERS.into_iter().filter(|tier| !self.is_done(&format!("{RUST} {level} {tier}"))).collect();
            if open.is_empty() {
                println!("{RUST} {level}: done before");
                continue;
            }
            let folder = self.folder.join(RUST).join(&level[1..]);
            let deps = build_crates(&folder, level)?;
            let output = |libraries: &Path| -> Result<Vec<u8>, String> {
                let program = folder.join("program");
                let mut rustc = Command::new("rustc");
                rustc.args(["--edition", "2024", "-C", "panic=abort", "-C"]).arg(format!("opt-level={}", &level[2..]));
                rustc.arg(root().join("xtask/libraries/crates.rs")).arg("-o").arg(&program);
                rustc.arg("-L").arg(libraries).arg("-L").arg(&deps);
                for (name, _) in CRATES {
                    rustc.arg("--extern").arg(format!("{name}={}", archive(libraries, name)?.display()));
                }
                if !succeeded(run(&mut rustc, None, PATIENCE)?) {
                    return Err("rustc does not make a program of the crates".to_owned());
                }
                let output = folder.join("output");
                match run(&mut Command::new(&program), Some(&output), PATIENCE)? {
                    Some(status) if status.success() => fs::read(output).map_err(failed),
                    Some(status) => Err(format!("the program ends with {status}")),
                    None => Err("the program does not end".to_owned()),
                }
            };
            let wanted = output(&deps)?;
            for tier in open {
                let what = format!("{RUST} {level}, cc {tier}");
                let libraries = folder.join(format!("ours{tier}"));
                let result = self.replace(&deps, &libraries, tier).and_then(|()| output(&libraries));
                match result {
                    Ok(output) if output == wanted => {
                        println!("{what}: equal, {} bytes of output", output.len());
                        self.note(&format!("{RUST} {level} {tier}"))?;
                    }
                    Ok(_) => is_clean &= self.finding(&format!("{what}: another output"))?,
                    Err(problem) => is_clean &= self.finding(&format!("{what}: {problem}"))?,
                }
            }
        }
        Ok(is_clean)
    }

    /// Copies the crates' archives with our objects instead of rustc's.
    fn replace(&self, deps: &Path, libraries: &Path, tier: &str) -> Result<(), String> {
        fs::create_dir_all(libraries).map_err(failed)?;
        for (name, _) in CRATES {
            let from = archive(deps, name)?;
            let to = libraries.join(from.file_name().unwrap_or_default());
            fs::copy(&from, &to).map_err(failed)?;
            let members = libraries.join("members");
            run(Command::new("ar").arg("t").arg(&to), Some(&members), PATIENCE)?;
            let members = fs::read_to_string(members).map_err(failed)?;
            let objects: Vec<&str> = members.lines().filter(|member| member.ends_with(".o")).collect();
            let [object] = objects[..] else {
                return Err(format!("{} has {} objects", from.display(), objects.len()));
            };
            let object = libraries.join(object);
            let module = from.with_extension("bc");
            // An archive is `libNAME-HASH.rlib`, its module `NAME-HASH.bc`.
            let module_name = module.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let module = module.with_file_name(module_name.strip_prefix("lib").unwrap_or(&module_name));
            let module = if module.exists() { module } else { from.with_extension("bc") };
            if !succeeded(run(&mut self.compiler(&module, &object, Some(tier)), None, PATIENCE)?) {
                return Err(format!("{} is not compiled", module.display()));
            }
            if !succeeded(run(Command::new("ar").arg("r").arg(&to).arg(&object), None, PATIENCE)?) {
                return Err(format!("ar does not replace the object in {}", to.display()));
            }
        }
        Ok(())
    }

    /// Whether something was equal with this compiler.
    fn is_done(&self, what: &str) -> bool {
        let state = fs::read_to_string(self.folder.join("state")).unwrap_or_default();
        state.lines().any(|line| line == format!("{} {what}", self.version))
    }

    fn note(&self, what: &str) -> Result<(), String> {
        append(&self.folder.join("state"), &format!("{} {what}\n", self.version))
    }

    /// Prints and keeps a finding; false.
    fn finding(&self, what: &str) -> Result<bool, String> {
        println!("{what}");
        append(&self.folder.join("findings"), &format!("{what}\n"))?;
        Ok(false)
    }
}

fn failed(error: std::io::Error) -> String {
    error.to_string()
}

fn append(path: &Path, line: &str) -> Result<(), String> {
    let text = fs::read_to_string(path).unwrap_or_default() + line;
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// An error that names a missing tool.
fn need(tools: &[&str]) -> Result<(), String> {
    for tool in tools {
        let mut command = Command::new(tool);
        let argument = if *tool == "apt-get" { "-v" } else { "--version" };
        if run(command.arg(argument), None, PATIENCE)?.is_none() {
            return Err(format!("{tool} is not installed"));
        }
    }
    Ok(())
}

/// The system's lists of packages, as lists of source packages.
fn source_list() -> Result<String, String> {
    let mut list = String::new();
    let mut files = vec![PathBuf::from("/etc/apt/sources.list")];
    let parts = fs::read_dir("/etc/apt/sources.list.d").into_iter().flatten().flatten();
    files.extend(parts.map(|entry| entry.path()));
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_default();
        if file.extension().is_some_and(|extension| extension == "sources") {
            text.split("\n\n").for_each(|entry| list += &one_line(entry));
        } else {
            let lines = text.lines().filter_map(|line| line.strip_prefix("deb "));
            lines.for_each(|line| list += &format!("deb-src {line}\n"));
        }
    }
    if list.is_empty() { Err("apt has no lists of packages".to_owned()) } else { Ok(list) }
}

/// An entry of a list in the newer form, as lines for source packages in the older one.
fn one_line(entry: &str) -> String {
    let field = |name: &str| {
        let lines = entry.lines().filter(|line| !line.starts_with('#'));
        lines.filter_map(|line| line.strip_prefix(name)).next().unwrap_or_default().trim().to_owned()
    };
    let (addresses, suites, components, key) =
        (field("URIs:"), field("Suites:"), field("Components:"), field("Signed-By:"));
    let options = if key.is_empty() { String::new() } else { format!("[signed-by={key}] ") };
    let mut lines = String::new();
    for address in addresses.split_whitespace() {
        for suite in suites.split_whitespace() {
            lines += &format!("deb-src {options}{address} {suite} {components}\n");
        }
    }
    lines
}

/// Makes the files that a package has only after its configuration.
fn prepare(library: &Library, packages: &[PathBuf]) -> Result<(), String> {
    let package = &packages[0];
    let prebuilt = package.join("prebuilt");
    match library.name {
        "png" => {
            fs::create_dir_all(&prebuilt).map_err(failed)?;
            let from = package.join("scripts/pnglibconf.h.prebuilt");
            fs::copy(from, prebuilt.join("pnglibconf.h")).map_err(failed)?;
        }
        "lua" => {
            // Debian's configuration includes a header with the name of the machine's folder of libraries.
            fs::create_dir_all(&prebuilt).map_err(failed)?;
            let text = "#define DEB_HOST_MULTIARCH \"x86_64-linux-gnu\"\n";
            fs::write(prebuilt.join("lua5.4-deb-multiarch.h"), text).map_err(failed)?;
        }
        "sqlite" => {
            need(&["make"])?;
            let build = package.join("build");
            fs::create_dir_all(&build).map_err(failed)?;
            if build.join("shell.c").exists() && build.join("sqlite3.c").exists() {
                return Ok(());
            }
            let configured = run(Command::new("../configure").current_dir(&build), None, PATIENCE)?;
            let made = run(Command::new("make").current_dir(&build).args(["sqlite3.c", "shell.c"]), None, PATIENCE)?;
            if !succeeded(configured) || !succeeded(made) {
                return Err("`configure` and `make sqlite3.c shell.c` fail; is tclsh installed?".to_owned());
            }
        }
        _ => {}
    }
    Ok(())
}

/// The files with C of a library, and its program's.
fn sources(library: &Library, packages: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut sources = Vec::new();
    for (package, folder) in library.sources {
        let folder = packages[*package].join(folder);
        let is_part = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            !library.without.iter().any(|prefix| name.starts_with(prefix))
        };
        sources.extend(files(&folder, "c")?.into_iter().filter(is_part));
    }
    let program = root().join("xtask/libraries").join(library.name).with_extension("c");
    sources.extend(program.exists().then_some(program));
    Ok(sources)
}

/// The files in a folder whose names end so, in order.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|of| of == extension)).collect();
    files.sort();
    Ok(files)
}

/// The same, in subfolders too.
fn found(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut all = files(folder, extension)?;
    let mut folders: Vec<PathBuf> = fs::read_dir(folder).map_err(failed)?.flatten().map(|entry| entry.path()).collect();
    folders.sort();
    for folder in folders.iter().filter(|path| path.is_dir()) {
        all.extend(found(folder, extension)?);
    }
    Ok(all)
}

/// The IR of a library.
fn modules(
    library: &Library,
    packages: &[PathBuf],
    sources: &[PathBuf],
    level: &str,
    folder: &Path,
) -> Result<Vec<PathBuf>, String> {
    let mut modules = Vec::new();
    for source in sources {
        // Two packages may have files of the same name.
        let module = folder.join(format!("{}-{}.bc", modules.len(), stem(source)));
        let mut clang = Command::new(CLANG);
        clang.args(["-w", "-ffp-contract=off", "-fno-stack-protector", level, "-c", "-emit-llvm"]).args(library.flags);
        for (package, headers) in library.headers {
            clang.arg("-I").arg(packages[*package].join(headers));
        }
        if !succeeded(run(clang.arg(source).arg("-o").arg(&module), None, PATIENCE)?) {
            return Err(format!("{CLANG} does not compile {}", source.display()));
        }
        modules.push(module);
    }
    Ok(modules)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The text that round trips compress: the package's own sources, random bytes, and zeros.
fn text(package: &Path) -> Result<Vec<u8>, String> {
    let mut text = Vec::new();
    for file in found(package, "c")?.into_iter().chain(found(package, "h")?) {
        text.extend(fs::read(file).map_err(failed)?);
    }
    text.truncate(INPUT_BYTES * 7 / 8);
    let mut random = kernelsmith_random::Rng::new(28);
    text.extend((0..INPUT_BYTES / 16).map(|_| random.bits() as u8));
    text.resize(INPUT_BYTES, 0);
    Ok(text)
}

/// Statements of SQL: tables, joins, windows, recursion, texts, numbers, JSON, transactions.
fn statements() -> String {
    let mut sql = "CREATE TABLE t(id INTEGER PRIMARY KEY, a INT, b REAL, c TEXT);\nCREATE INDEX ti ON t(a);\n\
                   WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<500) INSERT INTO t \
                   SELECT i, (i*7919)%101, i*0.37-20, printf('row %05d %s', i, char(97+i%26)) FROM n;\n"
        .to_owned();
    for n in 0..N_STATEMENTS {
        let (k, m) = (n % 17 + 2, n * 37 % 101);
        sql += &match n % 10 {
            0 => format!("SELECT b||c, b*b, upper(c), instr(c,'{k}') FROM t WHERE id%{m}=1 ORDER BY 1,2 LIMIT 20;\n"),
            1 => format!(
                "SELECT a%{k}, min(id), count(DISTINCT b), avg(b), group_concat(c) FROM t WHERE id<{m} GROUP BY 1 ORDER BY 1;\n"
            ),
            2 => format!(
                "SELECT t.id, x.id, t.b FROM t JOIN t x ON t.a=x.a AND x.id<t.id WHERE t.id<{m} ORDER BY 1,2 LIMIT 15;\n"
            ),
            3 => format!(
                "SELECT id, sum(b) OVER (PARTITION BY a%{k} ORDER BY id ROWS BETWEEN 3 PRECEDING AND CURRENT ROW), rank() OVER (ORDER BY a) FROM t WHERE id<60 ORDER BY id;\n"
            ),
            4 => format!("UPDATE t SET b=b+{k}/7.0, c=c||'{k}' WHERE a={m}; SELECT changes(), sum(b) FROM t;\n"),
            5 => format!(
                "BEGIN; DELETE FROM t WHERE id%{k}=1; SELECT count(*) FROM t; ROLLBACK; SELECT count(*) FROM t;\n"
            ),
            6 => format!(
                "WITH RECURSIVE f(n,a,b) AS (SELECT 1,0.0,1.0 UNION ALL SELECT n+1,b,a+b FROM f WHERE n<90) SELECT n, a, a/b FROM f WHERE n%{k}=0;\n"
            ),
            7 => format!(
                "SELECT json_group_array(c LIKE '%{k}%'), json_extract('{{\"a\":[1,2.5,{{\"b\":{m}}}]}}','$.a[2].b') FROM t WHERE id<9;\n"
            ),
            8 => format!(
                "SELECT date('2020-01-01','+{m} days'), strftime('%J %s %w','2011-03-09 12:34:56','-{k} hours'), julianday('2000-01-01')+{m}*0.25;\n"
            ),
            _ => format!(
                "SELECT {k}e{m}, {m}.8e-{m}, 0.1*{m}, {m}/{k}.0, CAST('{m}.8e{k}xyz' AS REAL), 9223372036854775807+{k}, round({m}.85,1), sqrt({m}), exp({k}), quote(x'{k:02x}'), typeof({m}/{k});\n"
            ),
        };
    }
    sql
}

/// Builds the crates with their IR; returns the folder of the archives.
fn build_crates(folder: &Path, level: &str) -> Result<PathBuf, String> {
    fs::create_dir_all(folder.join("src")).map_err(failed)?;
    let mut manifest = "[package]\nname = \"crates\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n".to_owned();
    CRATES.iter().for_each(|(name, version)| manifest += &format!("{name} = \"={version}\"\n"));
    fs::write(folder.join("Cargo.toml"), manifest).map_err(failed)?;
    fs::copy(root().join("xtask/libraries/crates.rs"), folder.join("src/main.rs")).map_err(failed)?;
    let mut cargo = Command::new("cargo");
    cargo.current_dir(folder).args(["build", "--release", "--target-dir", "target"]);
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", &level[2..]).env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1");
    cargo.env("CARGO_PROFILE_RELEASE_PANIC", "abort").env("CARGO_INCREMENTAL", "0");
    cargo.env("RUSTFLAGS", "--emit=llvm-bc,link,metadata -C no-vectorize-loops -C no-vectorize-slp");
    if !succeeded(run(&mut cargo, None, PATIENCE)?) {
        return Err("cargo does not build the crates; is there a network?".to_owned());
    }
    Ok(folder.join("target/release/deps"))
}

/// The archive of a crate.
fn archive(folder: &Path, name: &str) -> Result<PathBuf, String> {
    let prefix = format!("lib{name}-");
    let mut found = files(folder, "rlib")?;
    found.retain(|path| path.file_name().is_some_and(|file| file.to_string_lossy().starts_with(&prefix)));
    found.pop().ok_or_else(|| format!("there is no archive of {name} in {}", folder.display()))
}
