//! Compiled objects are published only where callers pass arguments as their code expects them.
//!
//! Not here: objects for other architectures and with missing features (see exec/tests/it/symbols.rs).

use kernelsmith::prelude::*;
use kernelsmith::{Convention, ErrorKind, Level};

/// The convention of a target decides where code looks for its arguments: published where callers use another one, a safe call
/// would access the memory at whatever these places hold. An object does not become callable by another compiler either.
#[test]
fn objects_of_other_conventions_are_refused() {
    type Fill = fn(InOut<u64>, u64);
    let Ok(host) = Jit::host() else { return println!("skipped: machine code does not run here") };
    let source = build::<Fill>("fill", |k, (x, value)| k.for_range_(0, x.len(), |i| x.store(i, value))).unwrap();
    let signature = <Fill as kernelsmith_exec::FnSignature>::signature();
    let dynamic = kernelsmith::build_dyn("fill", &signature, &Default::default(), |k, params| {
        let (x, value) = (params.in_out::<u64>(0), params.scalar::<u64>(1));
        k.for_range_(0, x.len(), |i| x.store(i, value));
        k.results(())
    })
    .unwrap();
    let mut n_others = 0;
    for level in Level::ALL {
        for convention in Convention::ALL.into_iter().filter(|&convention| convention != Convention::HOST) {
            let Ok(target) = Target::new(level, convention) else { continue };
            let jit = Jit::for_target(target, JitOptions::new()).unwrap();
            let Ok(object) = jit.object(&source) else { continue };
            n_others += usize::from(object.code().arch == kernelsmith_exec::host_arch());
            let error = host.publish::<Fill>(&object, source.symbols()).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::Unsupported, "{level} {convention:?}: {error}");
            let error = host.publish_dyn(&jit.object(&dynamic).unwrap(), dynamic.symbols()).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::Unsupported, "{level} {convention:?}: {error}");
        }
    }
    assert!(n_others > 0 || !cfg!(target_arch = "x86_64"), "there was nothing to refuse");
    // One of the host is published by any compiler.
    let object = Jit::host().unwrap().object(&source).unwrap();
    let mut x = [0; 5];
    host.publish::<Fill>(&object, source.symbols()).unwrap().call(&mut x, 7).unwrap();
    assert_eq!(x, [7; 5]);
}

#[test]
fn conventions_have_the_names_that_code_memory_knows() {
    assert_eq!(Convention::HOST.name(), kernelsmith_exec::host_convention());
}
