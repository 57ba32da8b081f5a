//! Tests of descriptions: the compiled-in tables equal the `.td` files, and encodings equal those of another assembler.

mod errors;
mod fixed;
mod fresh;
mod golden;
mod hostile;
mod llvm;
mod llvm_hooks;
mod llvm_naplespu;
mod messages;
mod naplespu;
mod objects;
mod oracle;
mod programs;
mod robust;
mod sweep;
mod system;
mod toy;
mod vectors;
