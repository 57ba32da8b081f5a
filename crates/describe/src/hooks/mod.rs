//! Rust functions that stand for methods which descriptions name in strings.
//!
//! In: the name. Out: what it means, or nothing. Names without a hook are counted and reported, so that coverage is
//! measured.
//! Not here: anything that a field of a record can say.

use kernelsmith_machine::Codec;

/// Whether a predicate given as a condition in another language holds on every machine that this compiler runs for.
pub(crate) fn is_always_true(condition: &str) -> bool {
    matches!(condition, "" | "true" | "Subtarget->is64Bit()")
}

/// The encoding that an operand's encoder method names. Most do what is done anyway: the register's number, the immediate's
/// bits, or the distance to the label.
pub(crate) fn codec(method: &str) -> Option<Codec> {
    match method {
        "getMachineOpValue" | "getImmOpValue" => Some(Codec::Plain),
        name => Codec::by_name(name),
    }
}
