// Uses thread-local variables of Rust's library (hashes, channels, panics) and its own.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::mpsc;
use std::thread;

thread_local! {
    static COUNT: Cell<u32> = const { Cell::new(5) };
    static NAMES: RefCell<Vec<String>> = RefCell::new(vec!["first".to_owned()]);
    static NOISY: Noisy = Noisy(COUNT.get());
}

struct Noisy(u32);

impl Drop for Noisy {
    fn drop(&mut self) {
        println!("dropped {}", self.0);
    }
}

#[unsafe(no_mangle)]
extern "C" fn program() {
    let mut words = HashMap::new();
    for word in "a b c a b a".split(' ') {
        *words.entry(word).or_insert(0) += 1;
    }
    let mut all: Vec<_> = words.into_iter().collect();
    all.sort();
    println!("{all:?}");
    let (sender, receiver) = mpsc::channel();
    for n in 0..4u32 {
        let sender = sender.clone();
        let thread = thread::spawn(move || {
            COUNT.set(COUNT.get() + n);
            NAMES.with_borrow_mut(|names| names.push(format!("thread {n}")));
            sender.send((n, COUNT.get(), NAMES.with_borrow(|names| names.join(",")))).unwrap();
        });
        thread.join().unwrap();
    }
    drop(sender);
    for line in receiver {
        println!("{line:?}");
    }
    let thread = thread::spawn(|| {
        COUNT.set(9);
        NOISY.with(|noisy| println!("has {}", noisy.0));
    });
    thread.join().unwrap();
    println!("{} {}", COUNT.get(), NAMES.with_borrow(|names| names.len()));
    std::panic::set_hook(Box::new(|_| ()));
    println!("{}", std::panic::catch_unwind(|| assert_ne!(COUNT.get(), 5)).is_err());
}
