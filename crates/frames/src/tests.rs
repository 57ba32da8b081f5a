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
    let mut writer = Writer::new(7);
    let mut check = |step, wanted: &[u8]| {
        let mut out = Vec::new();
        writer.instruction(&mut out, step);
        assert_eq!(out, wanted, "{step:?}");
    };
    check(FrameStep::Cfa(200), &[0x0e, 0xc8, 0x01]);
    check(FrameStep::Remember, &[0x0a]);
    check(FrameStep::CfaOf { dwarf: 11, above: 16 }, &[0x0c, 11, 16]);
    check(FrameStep::CfaKept { at: 40, above: 16 }, &[0x0f, 5, 0x77, 40, 0x06, 0x23, 16]);
    check(FrameStep::Cfa(200), &[0x0c, 7, 0xc8, 0x01]);
    check(FrameStep::Cfa(8), &[0x0e, 8]);
    check(FrameStep::CfaOf { dwarf: 11, above: 16 }, &[0x0c, 11, 16]);
    check(FrameStep::Restore, &[0x0b]);
    check(FrameStep::Cfa(16), &[0x0e, 16]);
    check(FrameStep::Saved { dwarf: 63, below: 176 }, &[0xbf, 22]);
    check(FrameStep::Saved { dwarf: 72, below: 176 }, &[0x05, 72, 22]);
    check(FrameStep::SavedAt { dwarf: 3, at: 64 }, &[0x10, 3, 3, 0x77, 0xc0, 0x00]);
    check(FrameStep::Reloaded { dwarf: 3 }, &[0xc3]);
    check(FrameStep::Reloaded { dwarf: 64 }, &[0x06, 64]);
}

#[test]
fn distances_take_as_few_bytes_as_they_can() {
    for (by, wanted) in [
        (1, &[0x41][..]),
        (63, &[0x7f]),
        (64, &[2, 64]),
        (255, &[2, 255]),
        (256, &[3, 0, 1]),
        (0xffff, &[3, 255, 255]),
        (0x10000, &[4, 0, 0, 1, 0]),
    ] {
        let mut out = Vec::new();
        advance(&mut out, by);
        assert_eq!(out, wanted, "{by}");
    }
}

#[test]
fn nothing_is_restored_where_the_function_ends() {
    let steps = [
        (1, FrameStep::Cfa(16)),
        (5, FrameStep::Remember),
        (6, FrameStep::Cfa(8)),
        (7, FrameStep::Restore),
        (9, FrameStep::Remember),
        (10, FrameStep::Cfa(8)),
        (11, FrameStep::Restore),
    ];
    let kept: Vec<u32> = without_last_restore(&steps, 11).map(|&(offset, _)| offset).collect();
    assert_eq!(kept, [1, 5, 6, 7, 10]);
    assert_eq!(without_last_restore(&steps, 12).count(), 7);
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
