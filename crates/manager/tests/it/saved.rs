//! Objects that outlive a manager: found, kept, damaged, wrong, and stores that misbehave.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

use kernelsmith_exec::{ObjectStore, trusted};
use kernelsmith_manager::*;

use crate::toy::*;

/// A store in memory.
#[derive(Debug, Default)]
struct Shelf {
    entries: Mutex<HashMap<Vec<u8>, Vec<u8>>>,
    n_removed: Mutex<usize>,
}

impl ObjectStore for Shelf {
    fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        self.entries.lock().unwrap().get(key).cloned()
    }
    fn put(&self, key: &[u8], bytes: &[u8]) {
        self.entries.lock().unwrap().insert(key.to_vec(), bytes.to_vec());
    }
    fn remove(&self, key: &[u8]) {
        *self.n_removed.lock().unwrap() += 1;
        self.entries.lock().unwrap().remove(key);
    }
}

impl Shelf {
    fn len(&self) -> usize {
        self.entries.lock().unwrap().len()
    }
    fn change(&self, change: impl FnMut(&mut Vec<u8>)) {
        self.entries.lock().unwrap().values_mut().for_each(change);
    }
}

fn with(store: &Arc<Shelf>) -> Manager<Toy> {
    let store: Arc<dyn ObjectStore> = Arc::clone(store) as _;
    scripted().saved(trusted::saved_objects(store)).build(Toy::new())
}

#[track_caller]
fn make(manager: &Manager<Toy>, number: u32) -> CodeRef<Answer> {
    let ticket = pending(manager.request(&answer(number), Hints::default()));
    ticket.wait().unwrap()
}

fn n_emitted(manager: &Manager<Toy>) -> u64 {
    manager.compiler().n_emitted.load(Relaxed)
}

#[test]
fn the_next_manager_finds_what_the_first_one_compiled() {
    let shelf = Arc::default();
    let first = with(&shelf);
    for number in 0..3 {
        assert!(!make(&first, number).is_saved());
    }
    assert_eq!((shelf.len(), first.stats().loaded, n_emitted(&first)), (3, 0, 3));
    let second = with(&shelf);
    let code = make(&second, 1);
    assert_eq!((code.call(), code.is_saved(), code.is_verified()), (Ok(1), true, false));
    assert_eq!(code.run(&mut Call), 1);
    assert!(code.is_verified());
    assert!(!make(&second, 7).is_saved());
    let stats = second.stats();
    assert_eq!((stats.compiled, stats.loaded, stats.unusable, n_emitted(&second)), (2, 1, 0, 1));
    check_sums(&stats, 2);
    // Reading takes another time than compiling, and predicts nothing.
    assert_eq!(stats.compile_times.count(), 1);
}

#[test]
fn damaged_objects_are_compiled_again_and_replaced() {
    let shelf = Arc::default();
    make(&with(&shelf), 5);
    let good = shelf.entries.lock().unwrap().values().next().unwrap().clone();
    for cut in [0, 1, 8, 16, good.len() - 1] {
        shelf.change(|bytes| bytes.truncate(cut));
        let manager = with(&shelf);
        let code = make(&manager, 5);
        assert_eq!((code.call(), code.is_saved()), (Ok(5), false), "{cut}");
        assert_eq!((manager.stats().unusable, manager.stats().loaded), (1, 0));
        assert_eq!(shelf.entries.lock().unwrap().values().next(), Some(&good));
    }
    // No object at all is nothing to publish.
    shelf.change(|bytes| *bytes = 0u64.to_le_bytes().to_vec());
    let manager = with(&shelf);
    assert_eq!((make(&manager, 5).call(), manager.stats().unusable), (Ok(5), 1));
}

#[test]
fn objects_that_cannot_be_published_are_compiled_again() {
    hush_injected_panics();
    let shelf = Arc::default();
    // Of another signature: the toy's compiler does not look at the key.
    let other = with(&shelf);
    let key = other.full_key(&answer(9));
    let code = kernelsmith_exec::CodeObject::for_host("other", [0xc3]);
    let signature = <fn() as kernelsmith_exec::FnSignature>::signature();
    let saved = trusted::saved_objects(Arc::clone(&shelf) as _);
    saved.put(&key, &[trusted::object(code, signature, kernelsmith_exec::AccessContract::default())]);
    let manager = with(&shelf);
    let code = make(&manager, 9);
    assert_eq!((code.call(), code.is_saved(), manager.stats().unusable), (Ok(9), false, 1));
    assert_eq!(manager.stats().failed, 0);
}

#[test]
fn wrong_saved_code_is_dropped_and_compiled_again() {
    let shelf = Arc::default();
    let wrong = with(&shelf);
    wrong.compiler().error.store(1, Relaxed);
    make(&wrong, 3);
    let manager = with(&shelf);
    let code = make(&manager, 3);
    assert!(code.is_saved());
    assert_eq!(code.run(&mut Call), 3, "the interpreter's result");
    assert_eq!((code.is_quarantined(), code.run(&mut Call)), (true, 3));
    assert_eq!((manager.stats().mismatches, *shelf.n_removed.lock().unwrap(), shelf.len()), (1, 1, 0));
    // The compiler is right, so that nothing is quarantined.
    let code = make(&manager, 3);
    assert_eq!((code.is_saved(), code.run(&mut Call), shelf.len()), (false, 3, 1));
}

#[test]
fn callers_may_compare_by_themselves() {
    let shelf = Arc::default();
    make(&with(&shelf), 4);
    let manager = with(&shelf);
    let code = make(&manager, 4);
    assert!(!code.check(|_| None), "a batch that the code cannot compute says nothing");
    assert!(!code.is_verified() && !code.is_quarantined());
    assert!(code.check(|code| Some(code.call() == Ok(4))));
    assert!(code.is_verified() && code.check(|_| panic!("it is verified")));

    let manager = with(&shelf);
    let code = make(&manager, 4);
    assert!(!code.check(|_| Some(false)));
    assert!(!code.check(|_| panic!("it is not used any more")));
    assert_eq!((manager.stats().mismatches, shelf.len()), (1, 0));
    assert!(!make(&manager, 4).is_saved());
}

#[test]
fn a_slot_asks_again_after_wrong_saved_code() {
    let shelf = Arc::default();
    let wrong = with(&shelf);
    wrong.compiler().error.store(1, Relaxed);
    make(&wrong, 6);
    let manager = with(&shelf);
    let slot = manager.slot(answer(6), Hints::default());
    manager.run_queued();
    assert_eq!((slot.run(&mut Call), manager.stats().mismatches), (6, 1));
    for _ in 0..3 {
        assert_eq!(slot.run(&mut Call), 6);
        manager.run_queued();
    }
    assert_eq!((slot.get().map(|code| code.call()), n_emitted(&manager)), (Some(Ok(6)), 1));
}

#[test]
fn what_a_compiler_got_wrong_is_not_kept() {
    let shelf = Arc::<Shelf>::default();
    let store: Arc<dyn ObjectStore> = Arc::clone(&shelf) as _;
    let saved = trusted::saved_objects(store);
    let manager = scripted().saved(saved).verify(Verify::FirstBatches(1)).build(Toy::new());
    manager.compiler().error.store(1, Relaxed);
    let code = make(&manager, 2);
    assert_eq!((shelf.len(), code.run(&mut Call), shelf.len()), (1, 2, 0));
    assert_eq!(refused(manager.request(&answer(2), Hints::default())), Reason::Quarantined);
}

/// A store whose functions all panic.
#[derive(Debug)]
struct Broken;

impl ObjectStore for Broken {
    fn get(&self, _: &[u8]) -> Option<Vec<u8>> {
        panic!("injected")
    }
    fn put(&self, _: &[u8], _: &[u8]) {
        panic!("injected")
    }
    fn remove(&self, _: &[u8]) {
        panic!("injected")
    }
}

impl Drop for Broken {
    fn drop(&mut self) {
        panic!("injected")
    }
}

#[test]
fn a_store_that_panics_costs_no_code() {
    hush_injected_panics();
    let manager = scripted().saved(trusted::saved_objects(Arc::new(Broken))).build(Toy::new());
    assert_eq!(make(&manager, 1).call(), Ok(1));
    let stats = manager.stats();
    assert_eq!((stats.panics_in_observers, stats.panicked, stats.failed), (2, 0, 0));
}

#[test]
fn objects_of_callers_are_not_kept() {
    let shelf = Arc::default();
    let objects = with(&shelf).objects(&answer(8)).unwrap();
    let manager = with(&shelf);
    assert!(!manager.load(&answer(8), objects).unwrap().is_saved());
    assert_eq!(shelf.len(), 0);
}
