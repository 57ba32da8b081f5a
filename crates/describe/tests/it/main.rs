//! Tests of descriptions: the compiled-in tables are those of the `.td` files, and the bytes are those of another
//! assembler.

mod fresh;
mod oracle;
mod vectors;
