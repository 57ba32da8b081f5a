//! Runs the models in every order, and checks that they detect the planted faults.

use kernelsmith_models::orders::{finds, orders};
use kernelsmith_models::{Fault, Of, reclaim, requests};

#[test]
fn values_are_freed_when_nobody_looks() {
    orders(5, reclaim::a_reader_and_a_writer);
}

#[test]
fn values_are_freed_when_neither_of_two_looks() {
    orders(3, reclaim::two_readers_and_a_writer);
}

#[test]
fn values_of_two_writers_are_freed_once() {
    orders(4, reclaim::two_writers);
}

#[test]
fn slots_belong_to_one_thread() {
    orders(5, reclaim::slots_one_after_the_other);
}

#[test]
fn no_ticket_is_lost_to_a_cancellation() {
    orders(3, requests::a_cancellation_while_another_waits);
}

#[test]
fn one_compilation_answers_two() {
    orders(3, requests::two_who_ask_for_the_same);
}

#[test]
fn no_ticket_is_lost_to_the_end() {
    orders(3, requests::an_end_while_another_waits);
}

#[test]
fn slots_change_over_once() {
    orders(3, requests::a_slot_and_two_who_look);
}

#[test]
fn work_that_nobody_waits_for_is_done() {
    orders(3, requests::a_worker_that_idles);
}

#[test]
fn work_is_done_without_threads() {
    orders(3, requests::a_worker_that_cannot_be_started);
}

#[test]
fn the_end_ends_waits_for_idleness() {
    orders(3, requests::an_end_while_another_waits_for_idleness);
}

#[test]
fn circles_of_waits_are_refused() {
    orders(3, requests::a_circle_of_two);
}

#[test]
fn planted_faults_are_found() {
    let values = "values_are_freed_when_nobody_looks";
    finds(values, Fault::NoFence);
    finds(values, Fault::OldSum);
    for of in [Of::AtomicPtr, Of::AtomicU64] {
        finds(values, Fault::NoRelease(of));
        finds(values, Fault::NoAcquire(of));
    }
    finds("slots_belong_to_one_thread", Fault::NoRelease(Of::AtomicBool));
    finds("slots_belong_to_one_thread", Fault::NoAcquire(Of::AtomicBool));
    finds("work_that_nobody_waits_for_is_done", Fault::NobodyHears);
    finds("the_end_ends_waits_for_idleness", Fault::NoneHear);
    finds("no_ticket_is_lost_to_a_cancellation", Fault::NoneHear);
    finds("one_compilation_answers_two", Fault::NoneHear);
    finds("no_ticket_is_lost_to_the_end", Fault::NoneHear);
}
