//! The orders of atomic accesses.
//!
//! In: nothing. Out: [`Order`] with its keywords. Invariant: code 0 is the strongest order, which an operation has without a
//! keyword. Not here: what machines do for an order.

use core::fmt;

/// What the other accesses of memory of a thread may not do around an atomic access, as in C.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Order {
    /// Acquires and releases, and is in one order with all others of this kind.
    #[default]
    SeqCst,
    /// Acquires and releases.
    AcqRel,
    /// No later access takes place before it.
    Acquire,
    /// It takes place after all earlier accesses.
    Release,
    /// No order.
    Relaxed,
}

impl Order {
    /// Every order, by code.
    pub const ALL: [Order; 5] = [Order::SeqCst, Order::AcqRel, Order::Acquire, Order::Release, Order::Relaxed];

    /// The keyword; that of the strongest order is not printed.
    pub const fn name(self) -> &'static str {
        match self {
            Order::SeqCst => "seq_cst",
            Order::AcqRel => "acq_rel",
            Order::Acquire => "acquire",
            Order::Release => "release",
            Order::Relaxed => "relaxed",
        }
    }

    /// The order with this keyword.
    pub fn from_name(name: &str) -> Option<Order> {
        Order::ALL.into_iter().find(|order| order.name() == name)
    }

    /// The order with this code.
    pub const fn from_code(code: i64) -> Option<Order> {
        if 0 <= code && code < Order::ALL.len() as i64 { Some(Order::ALL[code as usize]) } else { None }
    }

    /// Whether no later access takes place before the read.
    pub const fn acquires(self) -> bool {
        matches!(self, Order::SeqCst | Order::AcqRel | Order::Acquire)
    }

    /// Whether the write takes place after all earlier accesses.
    pub const fn releases(self) -> bool {
        matches!(self, Order::SeqCst | Order::AcqRel | Order::Release)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
