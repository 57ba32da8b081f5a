//! The work of a job for an artifact.

use std::sync::Arc;

use kernelsmith_exec::KernelObject;

use crate::artifact::{Artifact, Dumps, Failure};
use crate::cached::{Cached, Header};
use crate::contain::{Contained, Panics};
use crate::entry::Entry;
use crate::job::{EntryParts, Work};
use crate::verify::Verify;

/// An artifact, and its objects once they are emitted.
pub(crate) struct Emitting<A> {
    spec: Contained<A>,
    objects: Vec<KernelObject>,
}

impl<A> Emitting<A> {
    /// Work with saved objects, or with an empty list.
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

    fn is_saved(&self) -> bool {
        A::SAVED.is_some()
    }

    fn objects(&self) -> &[KernelObject] {
        &self.objects
    }

    fn set_objects(&mut self, objects: Vec<KernelObject>) {
        self.objects = objects;
    }

    fn publish(
        &mut self,
        compiler: &A::Compiler,
        parts: EntryParts<'_, A::Compiler>,
    ) -> Result<Arc<dyn Cached>, Failure> {
        let panics = &parts.shared.settings.panics;
        let code = Contained::new(self.spec.publish(compiler, &self.objects)?, panics);
        let spec = Contained::new(A::clone(&self.spec), panics);
        let in_objects: usize = self.objects.iter().map(|object| object.code().bytes.len()).sum();
        let n_bytes = in_objects.saturating_add(A::extra_bytes(&code));
        let saved = A::SAVED.filter(|_| parts.is_saved).map_or(0, Verify::n_batches);
        let checks = parts.checks.max(saved);
        let header = Header::new(parts.key.clone(), n_bytes, parts.nanos, checks, parts.is_saved, parts.account);
        Ok(Arc::new(Entry::new(code, spec, Arc::downgrade(parts.shared), header)))
    }
}
