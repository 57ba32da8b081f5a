//! Kernels for programs in C: an archive of object files, and its header.
//!
//! In: recorded kernels and a [`Jit`], for any machine whose objects a linker accepts. Out: the bytes of a `.a` file in
//! the format of the GNU linker, and the text of a `.h` file.
//! Invariant: the same kernels give the same bytes; no member has a date or an owner.
//! Not here: object files themselves (see `object_file`), declarations (see `c_header`).

use crate::c_header;
use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use crate::source::KernelSource;

/// Compiled kernels for a linker, and a header for programs in C that call them. Needs the feature `object`.
///
/// A kernel becomes a C function of its parameters; a slice is a pointer and a length in elements. The comment of each
/// prototype states the elements that the kernel accesses, as a safe call in Rust checks them. With
/// `CHECK_KERNELSMITH` defined before the header is included, `NAME_fits` checks that and `NAME_checked` calls the
/// kernel only if the check succeeds.
///
/// ```
/// use kernelsmith::StaticLibrary;
/// use kernelsmith::prelude::*;
///
/// let scale = build::<fn(f32, InOut<f32>)>("scale", |k, (by, x)| {
///     k.for_each_vector(x.len(), |i| x.store(i, x.load(i) * by));
/// })?;
/// let jit = Jit::for_target(Target::aarch64()?, JitOptions::new())?;
/// let mut library = StaticLibrary::new(&jit, "vectors")?;
/// library.add(&scale)?;
/// let (archive, header) = (library.archive(), library.header()); // to be written as libvectors.a and vectors.h
/// assert!(archive.starts_with(b"!<arch>\n"));
/// assert!(header.contains("void scale(float arg0, float *kernelsmith_restrict arg1, intptr_t arg1_len);"));
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct StaticLibrary {
    jit: Jit,
    name: String,
    members: Vec<Member>,
}

/// A kernel of the library.
#[derive(Clone, Debug)]
struct Member {
    name: String,
    object: Vec<u8>,
    declaration: String,
}

impl StaticLibrary {
    /// A library without kernels. The name is that of the header's include guard.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidInput`] if the name is no identifier of C; [`ErrorKind::Unsupported`] for
    /// [`Jit::interpreter`] and machines that only run in the simulator.
    pub fn new(jit: &Jit, name: &str) -> Result<StaticLibrary, Error> {
        c_header::check_name("library", name)?;
        match jit.target() {
            Some(target) if !target.is_simulated() => {
                Ok(StaticLibrary { jit: jit.clone(), name: name.to_owned(), members: Vec::new() })
            }
            Some(target) => Err(Error::new(ErrorKind::Unsupported, format!("{target} has no C compiler"))),
            None => Err(Error::new(ErrorKind::Unsupported, "this Jit only interprets")),
        }
    }

    /// Compiles a kernel and adds it under its own name. Functions that it calls stay symbols for the linker.
    ///
    /// # Errors
    /// [`ErrorKind::InvalidInput`] if the name is no identifier of C or is taken; [`ErrorKind::Unsupported`] for more than
    /// 63 parameters in C; otherwise the errors of [`Jit::code`] and [`Jit::object_file`].
    pub fn add<S>(&mut self, source: &KernelSource<S>) -> Result<(), Error> {
        let parts = source.parts();
        let name = source.name().to_owned();
        c_header::check_name("kernel", &name)?;
        if self.members.iter().any(|member| member.name == name) {
            let message = format!("the library already has a kernel named `{name}`");
            return Err(Error::new(ErrorKind::InvalidInput, message));
        }
        if parts.signature.has_argument_record() {
            let message =
                format!("`{name}` takes its arguments in a record, because C functions have too few parameters");
            return Err(Error::new(ErrorKind::Unsupported, message));
        }
        let contract = parts.contract_on(self.jit.compiling_target()?)?;
        let object = self.jit.object_file(&self.jit.code(parts.function)?)?;
        let declaration = c_header::declaration(&name, parts.signature, contract);
        self.members.push(Member { name, object, declaration });
        Ok(())
    }

    /// The header: a prototype for each kernel, in the order in which they were added.
    pub fn header(&self) -> String {
        let target = self.jit.target().map_or_else(String::new, |target| format!("{target}"));
        let declarations: Vec<String> = self.members.iter().map(|member| member.declaration.clone()).collect();
        c_header::header(&self.name, &target, &declarations)
    }

    /// The archive: an object file for each kernel, so that a linker takes only those that a program calls.
    pub fn archive(&self) -> Vec<u8> {
        let mut names = String::new(); // the long names of members, which headers refer to
        let mut files = Vec::new();
        for member in &self.members {
            files.push((format!("/{}", names.len()), member));
            names += &format!("{}.o/\n", member.name);
        }
        let symbols: usize = self.members.iter().map(|member| member.name.len() + 1).sum();
        let n_members = self.members.len();
        let size = |len: usize| HEADER_BYTES + len + len % 2;
        let first = MAGIC.len() + size(4 + 4 * n_members + symbols) + size(names.len());
        // The index: the offset of the member that defines a symbol, then all symbols.
        let mut index = (n_members as u32).to_be_bytes().to_vec();
        let mut offset = first;
        for member in &self.members {
            index.extend((offset as u32).to_be_bytes());
            offset += size(member.object.len());
        }
        for member in &self.members {
            index.extend(member.name.as_bytes());
            index.push(0);
        }
        let mut archive = MAGIC.to_vec();
        push_file(&mut archive, "/", &index);
        push_file(&mut archive, "//", names.as_bytes());
        files.iter().for_each(|(name, member)| push_file(&mut archive, name, &member.object));
        archive
    }
}

const MAGIC: &[u8] = b"!<arch>\n";
const HEADER_BYTES: usize = 60;

/// Appends a member: its header in text, its bytes, padded to an even offset.
fn push_file(archive: &mut Vec<u8>, name: &str, bytes: &[u8]) {
    let (date, owner, group, mode) = (0, 0, 0, 644);
    let header = format!("{name:<16}{date:<12}{owner:<6}{group:<6}{mode:<8}{:<10}`\n", bytes.len());
    debug_assert_eq!(header.len(), HEADER_BYTES);
    archive.extend(header.as_bytes());
    archive.extend(bytes);
    if bytes.len() % 2 == 1 {
        archive.push(b'\n');
    }
}
