// Uses thread-local variables of Rust's library (hashes, channels, panics) and its own, and what threads share.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, RwLock, mpsc};
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
    share();
}

fn share() {
    let (sum, counter, names) = (Arc::new(Mutex::new(0)), Arc::new(AtomicU32::new(0)), Arc::new(RwLock::new(Vec::new())));
    let (sender, receiver) = mpsc::sync_channel(3);
    let threads: Vec<_> = (0..4)
        .map(|_| {
            let (sum, counter, names) = (sum.clone(), counter.clone(), names.clone());
            let sender = sender.clone();
            thread::spawn(move || {
                for n in 0..1000 {
                    *sum.lock().unwrap() += 1;
                    counter.fetch_add(1, Ordering::Relaxed);
                    if n % 100 == 0 {
                        names.write().unwrap().push(n);
                        sender.send(n).unwrap();
                    }
                }
            })
        })
        .collect();
    drop(sender);
    let sent: u32 = receiver.iter().sum();
    for thread in threads {
        thread.join().unwrap();
    }
    let written: u32 = names.read().unwrap().iter().sum();
    let is_same = sent == written && Arc::strong_count(&sum) == 1;
    println!("{} {} {is_same}", sum.lock().unwrap(), counter.load(Ordering::Acquire));
}
