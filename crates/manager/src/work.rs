//! The work of a job, for an artifact.

use std::sync::Arc;

use kernelsmith_exec::KernelObject;

use crate::artifact::{Artifact, Dumps, Failure};
use crate::contain::{Contained, Panics};
use crate::entry::{Cached, Entry, Header};
use crate::job::{Made, Work};

/// An artifact, and its objects once they are made.
pub(crate) struct Emitting<A> {
    spec: Contained<A>,
    objects: Vec<KernelObject>,
}

impl<A> Emitting<A> {
    /// With objects that were made before, or none.
    pub(crate) fn new(spec: A, objects: Vec<KernelObject>, panics: &Arc<Panics>) -> Emitting<A> {
        Emitting { spec: Contained::new(spec, panics), objects }
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
        let panics = &made.shared.settings.panics;
        let code = Contained::new(self.spec.publish(compiler, &self.objects)?, panics);
        let spec = Contained::new(A::clone(&self.spec), panics);
        let n_bytes = self.objects.iter().map(|object| object.code().bytes.len()).sum();
        let header = Header::new(made.key.clone(), n_bytes, made.nanos, made.checks, made.account);
        Ok(Arc::new(Entry::new(code, spec, Arc::downgrade(made.shared), header)))
    }
}
