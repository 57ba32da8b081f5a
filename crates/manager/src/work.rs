//! The work of a job, for an artifact.

use std::sync::Arc;

use kernelsmith_exec::KernelObject;

use crate::artifact::{Artifact, Dumps, Failure};
use crate::entry::{Cached, Entry, Header};
use crate::job::{Made, Work};

/// An artifact, and its objects once they are made.
pub(crate) struct Emitting<A> {
    spec: A,
    objects: Vec<KernelObject>,
}

impl<A> Emitting<A> {
    pub(crate) fn new(spec: A) -> Emitting<A> {
        Emitting { spec, objects: Vec::new() }
    }

    /// With objects that were made before.
    pub(crate) fn of(spec: A, objects: Vec<KernelObject>) -> Emitting<A> {
        Emitting { spec, objects }
    }
}

impl<A: Artifact> Work<A::Compiler> for Emitting<A> {
    fn emit(&mut self, compiler: &A::Compiler, dumps: &Dumps<'_>) -> Result<(), Failure> {
        if self.objects.is_empty() {
            self.objects = self.spec.emit(compiler, dumps)?;
        }
        Ok(())
    }

    fn publish(&mut self, compiler: &A::Compiler, made: Made<'_, A::Compiler>) -> Result<Arc<dyn Cached>, Failure> {
        let code = self.spec.publish(compiler, &self.objects)?;
        let n_bytes = self.objects.iter().map(|object| object.code().bytes.len()).sum();
        let header = Header::new(made.key.clone(), n_bytes, made.nanos, made.checks, made.account);
        Ok(Arc::new(Entry::new(code, self.spec.clone(), Arc::downgrade(made.shared), header)))
    }
}
