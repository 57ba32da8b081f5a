//! Memory reclamation: memory is freed when no thread can access it any more (sync's `reclaim`).

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::AtomicUsize as Counter;
use std::sync::atomic::Ordering::SeqCst;

use loom::cell::UnsafeCell;
use loom::sync::Arc;
use loom::thread;

use crate::domain::{Domain, FIRST, Shared};
use crate::sync::{AtomicU64, Mutex};

/// An allocator that never reuses the memory of values, so that a use after free is detected instead of undefined.
struct Keeping;

const VALUE_ALIGN: usize = 256;

// SAFETY: forwards to the system allocator, except that it does not free some memory.
unsafe impl GlobalAlloc for Keeping {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        if layout.align() != VALUE_ALIGN {
            // SAFETY: the caller upholds the contract of `dealloc`.
            unsafe { System.dealloc(memory, layout) };
        }
    }
}

#[global_allocator]
static ALLOCATOR: Keeping = Keeping;

/// A value whose accesses and destruction loom tracks.
#[repr(align(256))]
struct Value {
    life: UnsafeCell<()>,
    n_freed: std::sync::Arc<Counter>,
}

const _: () = assert!(align_of::<Value>() == VALUE_ALIGN);

// SAFETY: loom checks the accesses to the cell, which contains no data.
unsafe impl Send for Value {}
// SAFETY: as above.
unsafe impl Sync for Value {}

impl Value {
    fn boxed(n_freed: &std::sync::Arc<Counter>) -> Option<Box<Value>> {
        let value = Value { life: UnsafeCell::new(()), n_freed: n_freed.clone() };
        // Readers must observe the creation.
        value.life.with_mut(|_| ());
        Some(Box::new(value))
    }

    /// Fails unless the destruction certainly happens later.
    fn look(&self) {
        self.life.with(|_| ());
    }
}

impl Drop for Value {
    fn drop(&mut self) {
        self.life.with_mut(|_| ());
        self.n_freed.fetch_add(1, SeqCst);
    }
}

fn domain() -> Arc<Domain> {
    Arc::new(Domain { epoch: AtomicU64::new(FIRST), slots: Mutex::new(Vec::new()), garbage: Mutex::new(Vec::new()) })
}

/// One thread reads a cell while another replaces its value and frees the old one.
pub fn a_reader_and_a_writer() {
    let domain = domain();
    let n_freed = std::sync::Arc::new(Counter::new(0));
    let cell = Arc::new(Shared::new(Value::boxed(&n_freed)));
    let reader = {
        let (domain, cell) = (domain.clone(), cell.clone());
        thread::spawn(move || {
            let slot = domain.take_slot();
            let pin = domain.pin(slot);
            let seen = cell.read(&pin).expect("there is always a value");
            seen.look();
            // The value stays alive for repeated reads.
            seen.look();
            drop(pin);
            slot.give_back();
        })
    };
    cell.replace_in(&domain, Value::boxed(&n_freed));
    domain.collect();
    reader.join().expect("the reader ends");
    domain.collect();
    assert_eq!(n_freed.load(SeqCst), 1, "what nobody looks at is free");
    drop(cell);
    assert_eq!(n_freed.load(SeqCst), 2, "the last value goes with its cell");
}

/// Two threads read a cell while a third replaces its value and frees the old one.
pub fn two_readers_and_a_writer() {
    let domain = domain();
    let n_freed = std::sync::Arc::new(Counter::new(0));
    let cell = Arc::new(Shared::new(Value::boxed(&n_freed)));
    let reader = || {
        let (domain, cell) = (domain.clone(), cell.clone());
        thread::spawn(move || {
            let slot = domain.take_slot();
            let pin = domain.pin(slot);
            cell.read(&pin).expect("there is always a value").look();
            drop(pin);
            slot.give_back();
        })
    };
    let readers = [reader(), reader()];
    cell.replace_in(&domain, Value::boxed(&n_freed));
    domain.collect();
    readers.into_iter().for_each(|reader| reader.join().expect("a reader ends"));
    domain.collect();
    assert_eq!(n_freed.load(SeqCst), 1);
}

/// Two threads replace the value of a cell and free the old one; one of them has read it before.
pub fn two_writers() {
    let domain = domain();
    let n_freed = std::sync::Arc::new(Counter::new(0));
    let cell = Arc::new(Shared::new(Value::boxed(&n_freed)));
    let other = {
        let (domain, cell, n_freed) = (domain.clone(), cell.clone(), n_freed.clone());
        thread::spawn(move || {
            let slot = domain.take_slot();
            let pin = domain.pin(slot);
            cell.read(&pin).expect("there is always a value").look();
            cell.replace_in(&domain, Value::boxed(&n_freed));
            drop(pin);
            domain.collect();
            slot.give_back();
        })
    };
    cell.replace_in(&domain, Value::boxed(&n_freed));
    domain.collect();
    other.join().expect("the other writer ends");
    domain.collect();
    assert_eq!(n_freed.load(SeqCst), 2);
    drop(cell);
    assert_eq!(n_freed.load(SeqCst), 3);
}

/// Two threads use slots, possibly the same one in succession: no two threads use the state of a slot number at once.
pub fn slots_one_after_the_other() {
    let domain = domain();
    let under_numbers = Arc::new([UnsafeCell::new(()), UnsafeCell::new(())]);
    let work = |domain: &Domain, under_numbers: &[UnsafeCell<()>; 2]| {
        let slot = domain.take_slot();
        let number = domain.pin(slot).thread_number();
        under_numbers[number].with_mut(|_| ());
        slot.give_back();
    };
    let other = {
        let (domain, under_numbers) = (domain.clone(), under_numbers.clone());
        thread::spawn(move || work(&domain, &under_numbers))
    };
    work(&domain, &under_numbers);
    other.join().expect("the other thread ends");
}
