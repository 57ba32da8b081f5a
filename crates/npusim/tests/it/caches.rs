//! The contents of data caches: flushes, write-through, non-coherent regions, invalidation.

use crate::support::{CODE, DATA, LIMIT, assemble};
use crate::threads::interleavings;
use kernelsmith_npusim::{Argument, Behaviour, Caches, Config, Machine};

const HARDWARE: Behaviour = Behaviour::Hardware { scratchpad: false, exact_products: false };

/// Runs the code in every thread, with the address of the data in s0 and a number for all in s1.
fn run(config: Config, text: &str, word: u32) -> Machine {
    let mut machine = Machine::new(config).expect("a machine");
    machine.write_memory(CODE, &assemble(text)).expect("room for code");
    machine.write_memory(DATA, &[7; 256]).expect("room for data");
    machine
        .call_all(CODE, &[Argument::Word(DATA), Argument::Word(word)], LIMIT)
        .unwrap_or_else(|e| panic!("{text}: {e}"));
    machine
}

fn words(machine: &Machine, address: u32, n: usize) -> Vec<u32> {
    let bytes = machine.memory(address, 4 * n).expect("memory");
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect()
}

const OLD: u32 = 0x0707_0707;

#[test]
fn the_host_sees_what_was_flushed() {
    // A word of a first line and a vector of a second one, each read back; the second line alone is flushed.
    let text = "movei rm, -1\nstore32 s1, 4(s0)\nload32 s5, 4(s0)\nmove_i32 v1, s1\naddi s2, s0, 64\nstore_v16i32 v1, (s2)\n\
                load_v16i32 v2, (s2)\ngetlanei s6, v2, 15\naddi s3, s2, 12\nflush s3\nstore32_8 s1, 1(s2)\njret";
    for (caches, want) in
        [(Caches::Invisible, [5, 0x0505]), (Caches::WriteBack, [OLD, 5]), (Caches::WriteThrough, [5, 0x0505])]
    {
        for behaviour in [Behaviour::Documented, HARDWARE] {
            let machine = run(Config { threads: 1, caches, behaviour, ..Config::default() }, text, 5);
            assert_eq!([words(&machine, DATA + 4, 1)[0], words(&machine, DATA + 64, 1)[0]], want, "{caches:?}");
            let scalars = machine.thread(0, 0).expect("a thread").scalars;
            assert_eq!([scalars[5], scalars[6]], [5, 5], "the core sees its stores");
            assert_eq!(words(&machine, DATA + 68, 15), [5; 15]);
        }
    }
}

/// Core 0 reads two lines, waits, stores 1 to the first and flushes it; core 1 has read both before, and reads again. Then core
/// 1 invalidates, and reads again. The number in s1 goes to the register of non-coherent regions first.
const SHARED: &str = "
    movei s8, 0
    read_cr s8, s8              # core
    movei s9, 19
    write_cr s1, s9
    movei s10, 1
    movei s11, 1                # one more core
    load32 s2, (s0)
    barrier s10, s11
    bnez s8, other
    store32 s10, (s0)
    flush s0
other:
    movei s10, 2
    barrier s10, s11
    load32 s3, (s0)
    movei s10, 3
    barrier s10, s11
    dcacheinv s0
    load32 s4, (s0)
    jret";

#[test]
fn cores_agree_about_coherent_memory_alone() {
    // Region 3, from the unit of 4 MiB that holds the data to itself.
    let unit = DATA >> 22;
    let region = 3 << 21 | unit << 11 | unit << 1 | 1;
    for interleaving in interleavings() {
        for (word, caches, second) in [
            (0, Caches::WriteBack, 1),
            (region, Caches::WriteBack, OLD),
            (region, Caches::WriteThrough, OLD),
            // Another unit; not valid; caches whose contents nobody sees.
            (region + (1 << 11) + 2, Caches::WriteBack, 1),
            (region - 1, Caches::WriteBack, 1),
            (region, Caches::Invisible, 1),
        ] {
            let config =
                Config { cores: 2, threads: 1, caches, behaviour: HARDWARE, interleaving, ..Config::default() };
            let machine = run(config, SHARED, word);
            let reads = |core| machine.thread(core, 0).expect("a thread").scalars[2..5].to_vec();
            assert_eq!(reads(0), [OLD, 1, 1], "{word:#x}, {caches:?}");
            assert_eq!(reads(1), [OLD, second, 1], "{word:#x}, {caches:?}");
            assert_eq!(words(&machine, DATA, 2), [1, OLD]);
        }
    }
}

#[test]
fn an_invalidated_store_is_lost() {
    let text =
        "store32 s1, (s0)\ndcacheinv s0\nload32 s2, (s0)\nmovei s3, 0\nflush s3\nsubi s3, s3, 64\nflush s3\njret";
    let machine =
        run(Config { threads: 1, caches: Caches::WriteBack, behaviour: HARDWARE, ..Config::default() }, text, 5);
    assert_eq!((machine.thread(0, 0).expect("a thread").scalars[2], words(&machine, DATA, 1)[0]), (OLD, OLD));
}
