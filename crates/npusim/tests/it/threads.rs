//! Threads, cores, barriers, control registers, the console.

use crate::support::{CODE, DATA, LIMIT, assemble, linked};
use kernelsmith_npusim::{Argument, Config, Interleaving, Machine, Stop, control, status};

/// The tested interleavings.
pub(crate) fn interleavings() -> impl Iterator<Item = Interleaving> {
    let in_turn = [1, 7, 64].map(|instructions| Interleaving::RoundRobin { instructions });
    let any = (0..5).map(|seed| Interleaving::Random { seed, longest: 1 + seed as u32 * 5 });
    in_turn.into_iter().chain(any)
}

/// Each thread in turn adds its number to a shared sum, separated by barriers.
const SUM: &str = "
    movei s8, 0                 # core
    read_cr s8, s8
    movei s9, 2                 # thread
    read_cr s9, s9
    mull_i32 s10, s8, s2
    add_i32 s10, s10, s9        # its number
    movei s11, 0                # whose turn it is
turn:
    cmpeq_i32 s12, s10, s11
    beqz s12, wait
    load32 s13, (s0)
    add_i32 s13, s13, s10
    addi s13, s13, 1
    store32 s13, (s0)
wait:
    movei s14, 42
    barrier s14, s1
    addi s11, s11, 1
    cmple_i32 s12, s11, s1
    bnez s12, turn
    jret";

#[test]
fn barriers_order_threads_whoever_runs_when() {
    for cores in [1, 3] {
        for threads in 1..=8 {
            for interleaving in interleavings() {
                let config = Config { cores, threads, interleaving, ..Config::default() };
                let mut machine = Machine::new(config).expect("a machine");
                machine.write_memory(CODE, &assemble(SUM)).expect("room");
                let n = cores * threads;
                let arguments = [DATA, n - 1, threads].map(Argument::Word);
                assert_eq!(machine.call_all(CODE, &arguments, LIMIT), Ok(Stop::Finished));
                let sum = machine.memory(DATA, 4).expect("memory");
                assert_eq!(sum, (n * (n + 1) / 2).to_le_bytes(), "{cores} x {threads}, {interleaving:?}");
            }
        }
    }
}

#[test]
fn a_barrier_for_one_thread_does_not_wait() {
    let mut machine = Machine::new(Config::default()).expect("a machine");
    machine
        .write_memory(CODE, &assemble("movei s0, 9\nmovei s1, 0\nbarrier s0, s1\nbarrier s0, s1\njret"))
        .expect("room");
    assert_eq!(machine.call_all(CODE, &[], LIMIT), Ok(Stop::Finished));
}

#[test]
fn the_number_of_a_barrier_has_nine_bits_and_its_count_seven() {
    let mut machine = Machine::new(Config { threads: 2, ..Config::default() }).expect("a machine");
    // The threads encode the same barrier differently; the second thread's count is ignored.
    let text = "movei s0, 2\nread_cr s0, s0\nshli s1, s0, 9\nori s1, s1, 5\nmovei s2, 129\nbarrier s1, s2\njret";
    machine.write_memory(CODE, &assemble(text)).expect("room");
    assert_eq!(machine.call_all(CODE, &[], LIMIT), Ok(Stop::Finished));
}

#[test]
fn the_cycle_counter_advances_with_every_instruction() {
    for interleaving in interleavings() {
        let config = Config { threads: 1, interleaving, ..Config::default() };
        let mut machine = Machine::new(config).expect("a machine");
        let text = "movei s9, 4\nread_cr s0, s9\nread_cr s1, s9\nnop\nnop\nnop\nread_cr s2, s9\njret";
        machine.write_memory(CODE, &assemble(text)).expect("room");
        machine.call_all(CODE, &[], LIMIT).expect("an end");
        let scalars = machine.thread(0, 0).expect("a thread").scalars;
        let [first, second, third] = [scalars[0], scalars[1], scalars[2]];
        assert!(first < second && second + 3 < third, "{first} {second} {third}, {interleaving:?}");
        assert_eq!(machine.instructions(), 8);
        assert!(machine.cycle_estimate() > u64::from(third));
    }
}

#[test]
fn registers_are_private_and_start_as_zero() {
    let mut machine = Machine::new(Config { threads: 3, ..Config::default() }).expect("a machine");
    let text = "bnez s20, 12\nmovei s20, 2\nread_cr s20, s20\njret";
    machine.write_memory(CODE, &assemble(text)).expect("room");
    for _ in 0..2 {
        machine.call_all(CODE, &[], LIMIT).expect("an end");
        for thread in 0..3 {
            assert_eq!(machine.thread(0, thread).expect("a thread").scalars[20], thread);
        }
    }
    // A thread that is started, not called, has an empty mask.
    machine
        .write_memory(CODE, &assemble("moveih s1, -1\nmoveil s1, -64\nmove_i32 v0, s1\nstore32 s1, (s1)\njmp 0"))
        .expect("room");
    machine.boot(CODE);
    machine.run(LIMIT).expect("an end");
    let thread = machine.thread(0, 2).expect("a thread");
    assert_eq!((thread.scalars[59], thread.vectors[0]), (0, [0; 16]));
}

#[test]
fn control_registers() {
    let read = |core: u32, thread: u32, number: u32| {
        let mut machine = Machine::new(Config { cores: 2, threads: 4, ..Config::default() }).expect("a machine");
        machine.set_control(core, control::ARGC, 3).expect("a register");
        machine.set_control(core, control::ARGV, 0x1234).expect("a register");
        machine.set_control(core, control::DEBUG + 15, 0x77).expect("a register");
        machine.write_memory(CODE, &assemble("read_cr s9, s0\njret")).expect("room");
        machine.call_all(CODE, &[Argument::Word(number)], LIMIT).expect("an end");
        machine.thread(core, thread).expect("a thread").scalars[9]
    };
    let rows = [
        (control::TILE_ID, 1),
        (control::CORE_ID, 0),
        (control::THREAD_ID, 2),
        (control::GLOBAL_ID, 6),
        (control::CYCLES_HIGH, 0),
        (control::THREADS_ENABLED, 0xf),
        (control::DATA_MISSES, 0),
        (control::INSTRUCTION_MISSES, 1),
        (control::PC, CODE),
        (control::TRAP_REASON, 0),
        (control::THREAD_STATUS, status::RUNNING),
        (control::ARGC, 3),
        (control::ARGV, 0x1234),
        (control::THREADS_PER_CORE, 4),
        (control::CPU_CONTROL, 0),
        (18, 0),
        (control::NON_COHERENT, 0),
        (control::DEBUG + 15, 0x77),
        // Only six bits of the number are used.
        (64 + control::THREAD_ID, 2),
    ];
    for (number, want) in rows {
        assert_eq!(read(1, 2, number), want, "control register {number}");
    }
    // The writable registers, and one that only the host can write.
    let text = "write_cr s0, s1\nread_cr s9, s1\njret";
    for (number, want) in [(11, 5), (12, 5), (13, 5), (20, 5), (35, 5), (17, 0), (19, 0), (2, 0), (14, 8)] {
        let mut machine = Machine::new(Config::default()).expect("a machine");
        machine.write_memory(CODE, &assemble(text)).expect("room");
        machine.call(CODE, &[Argument::Word(5), Argument::Word(number)], LIMIT).expect("an end");
        assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], want, "control register {number}");
    }
}

#[test]
fn jumps() {
    let rows = [
        // For both kinds of call, ra is the address of the next instruction.
        ("jmpsr 8\nnop\nmove_i32 s9, ra\nmove_i32 ra, s8", 0x408),
        ("addi s1, pc, 12\njmpsr s1\nnop\nmove_i32 s9, ra\nmove_i32 ra, s8", 0x40c),
        ("jmp 8\njmp 8\nmovei s9, 4\nmovei s10, 5", 4),
        ("beqz s7, 8\nmovei s9, 1\nori s9, s9, 2", 2),
        ("bnez s7, 8\nmovei s9, 1\nori s9, s9, 2", 3),
        // All 32 bits of a condition are used.
        ("moveih s7, 1\nbnez s7, 8\nmovei s9, 1\nori s9, s9, 2", 2),
        ("addi s1, pc, 12\njmp s1\nmovei s9, 1\nori s9, s9, 2", 2),
    ];
    for (text, want) in rows {
        let thread = crate::support::after(&format!("move_i32 s8, ra\n{text}"), &[], &[]);
        assert_eq!(thread.scalars[9], want, "{text}");
    }
}

#[test]
fn only_eighteen_bits_of_a_long_jump_count() {
    for junk in [0u32, 1, 0x2a, 0x3f] {
        let mut machine = Machine::new(Config::default()).expect("a machine");
        let jump = 0x7800_0008 | junk << 18;
        let mut code = jump.to_le_bytes().to_vec();
        code.extend(assemble("jret\nmovei s9, 6\njret"));
        machine.write_memory(CODE, &code).expect("room");
        machine.call(CODE, &[], LIMIT).expect("an end");
        assert_eq!(machine.thread(0, 0).expect("a thread").scalars[9], 6, "{jump:#x}");
    }
}

#[test]
fn instructions_that_change_nothing_here() {
    // Any address may be flushed; the word of `nop` is all ones.
    let thread =
        crate::support::after("flush s0\nnop\nori s0, s0, 0\nflush s1\nmove_i32 s9, pc", &[DATA + 1, u32::MAX], &[]);
    assert_eq!((thread.scalars[9], thread.scalars[0], thread.scalars[1]), (CODE + 16, DATA + 1, u32::MAX));
}

#[test]
fn start_up_code_gives_each_thread_its_stack_and_its_mask() {
    let text = ".globl main, table\nmain: movei s8, 3\nread_cr s8, s8\nshli s8, s8, 3\nlea s9, table\nadd_i32 s9, s9, s8\n\
                store32 sp, (s9)\nstore32 rm, 4(s9)\nmovei s8, 11\nread_cr s0, s8\njret\n.data\n.balign 8\ntable: .zero 256";
    let program = linked(&[text]);
    for interleaving in interleavings() {
        let config = Config { cores: 2, interleaving, ..Config::default() };
        let mut machine = Machine::new(config).expect("a machine");
        machine.load(&program.image).expect("room");
        machine.boot(program.image.entry());
        machine.run(LIMIT).unwrap_or_else(|error| panic!("{error}"));
        let table = machine.memory(program.image.symbol("table").expect("a symbol"), 128).expect("memory");
        for (number, entry) in table.chunks(8).enumerate() {
            let sp = 0x8_0000 + (number as u32 + 1) * 0x4000;
            assert_eq!(entry, [sp.to_le_bytes(), 0xffffu32.to_le_bytes()].concat(), "thread {number}");
        }
        // While `main` runs, the thread's status is RUNNING.
        assert_eq!(machine.control(1, control::ARGV), Some(status::RUNNING));
    }
}

#[test]
fn the_console() {
    let echo = ".globl main\nmain: moveih s9, -256\nmoveil s9, 0\nmovei s0, 0\n\
                next: load32 s8, 4(s9)\nbeqz s8, done\nload32_u8 s8, (s9)\nstore32 s8, (s9)\naddi s0, s0, 1\njmp next\n\
                done: jret";
    let program = linked(&[echo]);
    let mut machine = Machine::new(Config { threads: 1, ..Config::default() }).expect("a machine");
    machine.load(&program.image).expect("room");
    machine.add_input(b"naples");
    machine.boot(program.image.entry());
    machine.run(LIMIT).expect("an end");
    assert_eq!(machine.take_output(), b"naples");
    assert_eq!(machine.control(0, control::ARGV), Some(6));
    assert_eq!(machine.thread(0, 0).expect("a thread").status(), status::END);
}

#[test]
fn the_same_seed_gives_the_same_run() {
    // A race: each thread stores its number, and the last store wins.
    let race = "movei s1, 2\nread_cr s1, s1\nmovei s2, 50\nstore32 s1, (s0)\nsubi s2, s2, 1\nbnez s2, -8\njret";
    let winner = |seed| {
        let interleaving = Interleaving::Random { seed, longest: 9 };
        let mut machine = Machine::new(Config { interleaving, ..Config::default() }).expect("a machine");
        machine.write_memory(CODE, &assemble(race)).expect("room");
        machine.call_all(CODE, &[Argument::Word(DATA)], LIMIT).expect("an end");
        machine.memory(DATA, 1).expect("memory")[0]
    };
    let winners: Vec<u8> = (0..20).map(winner).collect();
    assert_eq!(winners, (0..20).map(winner).collect::<Vec<_>>());
    // Different seeds produce different results.
    assert!(winners.iter().any(|winner| *winner != winners[0]), "{winners:?}");
}

#[test]
fn instructions_are_counted_and_cycles_estimated() {
    let mut machine = Machine::new(Config { threads: 2, ..Config::default() }).expect("a machine");
    machine.write_memory(CODE, &assemble("nop\nnop\njret")).expect("room");
    machine.call_all(CODE, &[], LIMIT).expect("an end");
    assert_eq!(machine.instructions(), 6);
    assert!(machine.cycle_estimate() >= 6, "{}", machine.cycle_estimate());
    assert_eq!(machine.thread(0, 1).expect("a thread").instructions(), 3);
}

/// The cycles of a loop of 1000 iterations per iteration, and the number of its instructions.
#[track_caller]
fn cycles(threads: u32, body: &[&str]) -> (u64, u64) {
    let mut machine = Machine::new(Config { threads, ..Config::default() }).expect("a machine");
    let text = format!("movei s9, 1000\n.Ltop:\n{}\nsubi s9, s9, 1\nbnez s9, .Ltop\njret", body.join("\n"));
    machine.write_memory(CODE, &assemble(&text)).expect("room");
    machine.call_all(CODE, &[], 10 * LIMIT).expect("an end");
    (machine.cycle_estimate() / 1000, machine.instructions() / u64::from(threads) / 1000)
}

/// The measured latencies of the published hardware, in a loop with four dependent instructions each.
#[test]
fn cycles_are_those_of_the_hardware() {
    // The counter: a subtraction, and a taken branch that waits for it.
    let (loop_cycles, 2) = cycles(1, &[]) else { panic!("two instructions") };
    assert_eq!(loop_cycles, 7 + 8);
    for (text, latency) in [
        ("add_i32 s1, s1, s2", 7),
        ("add_i32 v1, v1, v2", 7),
        ("shuffle_i32 v1, v1, v2", 7),
        ("fadd_f32 s1, s1, s2", 12),
        ("fmul_f32 v1, v1, s2", 11),
        ("itof_i32 s1, s1", 13),
        ("fdiv_f32 v1, v1, v2", 23),
        ("load32 s1, (s1)", 9),
        ("load32_scratchpad s1, (s1)", 11),
    ] {
        let (found, _) = cycles(1, &[text; 4]);
        assert!(found.abs_diff(4 * latency + 8) <= 8, "{text}: {found} cycles for four and a branch");
    }
    // Independent accesses of memory: one per two cycles.
    let loads: Vec<String> = (0..32).map(|n| format!("load32 s{}, (s2)", n + 10)).collect();
    let (found, _) = cycles(1, &loads.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(found.abs_diff(2 * 32 + 8) <= 8, "{found}");
    // A result waits for the previous one in its register.
    let (found, _) = cycles(1, &["load32 s1, (s2)"; 32]);
    assert!(found.abs_diff(9 * 32 + 8) <= 8, "{found}");
    // Eight threads: one instruction per cycle in total.
    let (found, instructions) = cycles(8, &["add_i32 s1, s1, s2"; 32]);
    assert!(found.abs_diff(8 * instructions) <= 16, "{found}");
    // Code beyond 8 KiB misses throughout.
    let sums: Vec<String> = (0..3000).map(|n| format!("add_i32 s{}, s2, s3", n % 30 + 10)).collect();
    let sums: Vec<&str> = sums.iter().map(String::as_str).collect();
    let short = cycles(1, &sums[..1500]).0;
    let long = cycles(1, &sums).0;
    assert!(long > 3 * short, "{short}, {long}");
}

#[test]
fn misses_and_blocked_cycles_are_counted() {
    let mut machine = Machine::new(Config { threads: 1, ..Config::default() }).expect("a machine");
    let text = "movei s9, 7\nmovei s8, 8\nmovei s7, 15\nread_cr s0, s9\nload32 s1, (s2)\nload32 s1, 4(s2)\nload32 s1, 64(s2)\n\
                read_cr s3, s9\nread_cr s4, s8\nread_cr s5, s7\njret";
    machine.write_memory(CODE, &assemble(text)).expect("room");
    machine.call_all(CODE, &[], LIMIT).expect("an end");
    let scalars = machine.thread(0, 0).expect("a thread").scalars;
    assert_eq!([scalars[0], scalars[3], scalars[4]], [0, 2, 1]);
    assert!(scalars[5] > 0);
}
