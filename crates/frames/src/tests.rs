//! The bytes of numbers, instructions and records.

use super::*;

#[test]
fn numbers_are_little_endian_base_128() {
    let check = |encode: &dyn Fn(&mut Vec<u8>), wanted: &[u8]| {
        let mut out = Vec::new();
        encode(&mut out);
        assert_eq!(out, wanted);
    };
    check(&|out| uleb(out, 0), &[0]);
    check(&|out| uleb(out, 127), &[0x7f]);
    check(&|out| uleb(out, 624_485), &[0xe5, 0x8e, 0x26]);
    check(&|out| sleb(out, -8), &[0x78]);
    check(&|out| sleb(out, 64), &[0xc0, 0x00]);
    check(&|out| sleb(out, -123_456), &[0xc0, 0xbb, 0x78]);
}

#[test]
fn steps_are_the_instructions_of_dwarf() {
    let check = |step, wanted: &[u8]| {
        let mut out = Vec::new();
        instruction(&mut out, step, 7);
        assert_eq!(out, wanted, "{step:?}");
    };
    check(FrameStep::Cfa(200), &[0x0c, 7, 0xc8, 0x01]);
    check(FrameStep::CfaOf { dwarf: 11, above: 16 }, &[0x0c, 11, 16]);
    check(FrameStep::CfaKept { at: 40, above: 16 }, &[0x0f, 5, 0x77, 40, 0x06, 0x23, 16]);
    check(FrameStep::Saved { dwarf: 72, below: 176 }, &[0x05, 72, 22]);
    check(FrameStep::SavedAt { dwarf: 3, at: 64 }, &[0x10, 3, 3, 0x77, 0xc0, 0x00]);
    check(FrameStep::Reloaded { dwarf: 3 }, &[0x06, 3]);
    check(FrameStep::Remember, &[0x0a]);
    check(FrameStep::Restore, &[0x0b]);
}

/// Walks the records of a section: each states its length, is whole words, and all but the first refer to the first.
#[test]
fn records_are_words_and_refer_to_the_first() {
    let steps = [
        (1, FrameStep::Cfa(16)),
        (1, FrameStep::Saved { dwarf: 3, below: 16 }),
        (5, FrameStep::CfaKept { at: 40, above: 8 }),
    ];
    for addresses in [Addresses::Absolute, Addresses::Relative] {
        let mut section = EhFrame::new(Registers { stack_pointer: 7, return_address: 16 }, 8, addresses);
        let fields = [section.add(0x1000, 64, &steps), section.add(0x2000, 7, &[])];
        let section = section.terminated();
        let word = |at: usize| u32::from_le_bytes(section[at..at + 4].try_into().unwrap()) as usize;
        let mut at = 0;
        for number in 0..3 {
            assert_eq!((4 + word(at)) % 8, 0);
            let to_first = if number == 0 { 0 } else { at + 4 };
            assert_eq!(word(at + 4), to_first);
            if number > 0 {
                assert_eq!(fields[number - 1], at as u64 + 8);
                assert_eq!(word(at + 8), 0x1000 * number);
            }
            at += 4 + word(at);
        }
        assert_eq!((word(at), at + 4), (0, section.len()));
    }
}
