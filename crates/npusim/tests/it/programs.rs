//! Assembly programs and traces.

use crate::support::{CODE, LIMIT, assemble, linked, machine};
use crate::threads::interleavings;
use kernelsmith_npusim::{Config, Machine, Observer, Stop, ThreadId, control};

/// Multiplies 16x16 matrices; each thread computes the rows whose number is its thread number modulo the number of
/// threads.
const MATRIX: &str = "
.globl main
main:
    movei s8, 2
    read_cr s8, s8                  # the thread
    movei s9, 14
    read_cr s9, s9                  # the threads
    lea s10, a
    lea s11, b
    lea s12, c
    move_i32 s13, s8                # the row
row:
    cmplti s0, s13, 16
    beqz s0, done
    shli s14, s13, 6
    add_i32 s15, s10, s14           # of a
    movei s16, 0
    movei v0, 0
    move_i32 s17, s11               # a row of b
column:
    load32 s18, (s15)
    load_v16i32 v1, (s17)
    mull_i32 v1, v1, s18
    add_i32 v0, v0, v1
    addi s15, s15, 4
    addi s17, s17, 64
    addi s16, s16, 1
    cmplti s0, s16, 16
    bnez s0, column
    add_i32 s15, s12, s14
    store_v16i32 v0, (s15)
    add_i32 s13, s13, s9
    jmp row
done:
    movei s0, 42
    subi s1, s9, 1
    barrier s0, s1
    bnez s8, end
    movei s0, 256
    movei s1, 12
    write_cr s0, s1                 # the words of the output
end:
    move_i32 s0, s12
    jret
.bss
.balign 64
c: .zero 1024
.data
.balign 64
";

#[test]
fn matrices_are_multiplied_by_any_number_of_threads() {
    let a = |row: usize, column: usize| (row * 31 + column * 7) as u32 % 100;
    let b = |row: usize, column: usize| (row * 13 + column * 57) as u32 % 100;
    let data = |name, of: &dyn Fn(usize, usize) -> u32| {
        let words: Vec<String> = (0..256).map(|at| of(at / 16, at % 16).to_string()).collect();
        format!("{name}: .long {}\n", words.join(", "))
    };
    let program = linked(&[&format!("{MATRIX}{}{}", data("a", &a), data("b", &b))]);
    for threads in 1..=8 {
        for interleaving in interleavings() {
            let mut machine = Machine::new(Config { threads, interleaving, ..Config::default() }).expect("a machine");
            machine.load(&program.image).expect("room");
            machine.boot(program.image.entry());
            machine.run(LIMIT).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(machine.control(0, control::ARGC), Some(256));
            let c = machine.memory(machine.control(0, control::ARGV).expect("a register"), 1024).expect("memory");
            for (at, got) in c.chunks(4).enumerate() {
                let want: u32 = (0..16).map(|k| a(at / 16, k) * b(k, at % 16)).sum();
                assert_eq!(got, want.to_le_bytes(), "{at} with {threads} threads, {interleaving:?}");
            }
        }
    }
}

#[test]
fn breakpoints_stop_once_each_time() {
    let mut machine = machine();
    machine.write_memory(CODE, &assemble("movei s9, 3\nsubi s9, s9, 1\nbnez s9, -4\nmovei s8, 7\nmoveih s1, -1\nmoveil s1, -64\nstore32 s1, (s1)\njmp 0")).expect("room");
    let mut observer = Observer { breakpoints: vec![CODE + 4], ..Observer::default() };
    let mut machine = Machine::new(Config { threads: 1, ..Config::default() })
        .map(|mut one| {
            one.write_memory(CODE, machine.memory(CODE, 32).expect("memory")).expect("room");
            one
        })
        .expect("a machine");
    machine.boot(CODE);
    for left in [3, 2, 1] {
        let stop = machine.run_observed(LIMIT, &mut observer);
        assert_eq!(stop, Ok(Stop::Breakpoint(ThreadId { core: 0, thread: 0 })));
        assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], left);
    }
    assert_eq!(machine.run_observed(LIMIT, &mut observer), Ok(Stop::Finished));
    assert_eq!(machine.thread(0, 0).expect("a thread").scalars[8], 7);
}

#[test]
fn traces_list_the_changes_of_each_instruction() {
    let mut machine = Machine::new(Config { threads: 1, ..Config::default() }).expect("a machine");
    let text = "movei rm, 3\nmovei v1, 5\nmoveih s1, -1\nmoveil s1, -64\nstore32 s1, (s1)\njmp 0";
    machine.write_memory(CODE, &assemble(text)).expect("room");
    machine.boot(CODE);
    let mut lines = Vec::new();
    let mut on_step = |step: &kernelsmith_npusim::Step<'_>| {
        let line = step.to_string();
        lines.push(line.split_whitespace().collect::<Vec<_>>().join(" "));
    };
    let mut observer = Observer { on_step: Some(&mut on_step), ..Observer::default() };
    machine.run_observed(LIMIT, &mut observer).expect("an end");
    assert_eq!(
        lines,
        [
            "0.0 00000400 62ec000c movei rm, 3 rm=00000003",
            "0.0 00000404 62040016 movei v1, 5 v1=5,5,0,0,0,0,0,0,0,0,0,0,0,0,0,0",
            "0.0 00000408 6107fffc moveih s1, -1 s1=ffff0000",
            "0.0 0000040c 6007ff00 moveil s1, -64 s1=ffffffc0",
            "0.0 00000410 a2041000 store32 s1, (s1) memory[0xffffffc0]",
            "0.0 00000414 78000000 jmp 0",
        ]
    );
}
