//! Registration with debuggers, profilers and unwinders: these tests parse the written formats; tests of the facade run
//! the tools, where they are installed.

use kernelsmith_exec::*;
use std::sync::Arc;

use crate::code::*;

#[test]
fn jitdump_has_names_and_bytes() {
    let folder = std::env::temp_dir().join(format!("kernelsmith-jitdump-{}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    let dump = Arc::new(JitDump::create_in(&folder).unwrap());
    assert!(JitDump::create_in(&folder).is_err(), "a file of that name exists");
    let path = dump.path().to_owned();
    let tools = Tools::none().with_jit_dump(Arc::clone(&dump));
    let blocks = [ADD, JUMP].map(|hex| publish_to(&arena(), &object(hex), &SymbolTable::new(), &tools).unwrap());
    dump.add(&blocks[0]).unwrap();
    drop((tools, dump));
    let bytes = std::fs::read(&path).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();

    let u32_at = |at: usize| u32::from_ne_bytes(bytes[at..at + 4].try_into().unwrap());
    let u64_at = |at: usize| u64::from_ne_bytes(bytes[at..at + 8].try_into().unwrap());
    assert_eq!(&bytes[..4], &0x4a69_5444u32.to_ne_bytes());
    assert_eq!((u32_at(4), u32_at(8), u32_at(12), u32_at(20)), (1, 40, 62, std::process::id()));
    let (mut at, mut last) = (40, u64_at(24));
    for (index, block) in [&blocks[0], &blocks[1], &blocks[0]].into_iter().enumerate() {
        let (kind, len, time) = (u32_at(at), u32_at(at + 4) as usize, u64_at(at + 8));
        assert!(kind == 0 && last <= time);
        last = time;
        let address = block.bytes().as_ptr().addr() as u64;
        assert_eq!(u32_at(at + 16), std::process::id());
        let fields = [24, 32, 40, 48].map(|field| u64_at(at + field));
        assert_eq!(fields, [address, address, block.len() as u64, index as u64]);
        let contents = [block.name().as_bytes(), b"\0", block.bytes()].concat();
        assert_eq!(&bytes[at + 56..at + len], contents);
        at += len;
    }
    // The end of the file is a separate record.
    assert_eq!((u32_at(at), u32_at(at + 4), bytes.len()), (3, 16, at + 16));
}

#[test]
fn jitdump_has_source_lines_before_the_code() {
    let folder = std::env::temp_dir().join(format!("kernelsmith-jitdump-lines-{}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    let dump = Arc::new(JitDump::create_in(&folder).unwrap());
    let path = dump.path().to_owned();
    let tools = Tools::none().with_jit_dump(Arc::clone(&dump));
    let mut code = object(ADD);
    code.lines.push(0, Some(("a.rs", 7)));
    code.lines.push(1, None);
    code.lines.push(2, Some(("longer/b.rs", 70_000)));
    let block = publish_to(&arena(), &code, &SymbolTable::new(), &tools).unwrap();
    drop((tools, dump));
    let bytes = std::fs::read(&path).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();

    let u32_at = |at: usize| u32::from_ne_bytes(bytes[at..at + 4].try_into().unwrap());
    let u64_at = |at: usize| u64::from_ne_bytes(bytes[at..at + 8].try_into().unwrap());
    let address = block.bytes().as_ptr().addr() as u64;
    let len = u32_at(44) as usize;
    assert_eq!((u32_at(40), u64_at(56), u64_at(64)), (2, address, 2));
    let mut at = 72;
    for (offset, line, file) in [(0, 7, "a.rs"), (2, 70_000, "longer/b.rs")] {
        assert_eq!((u64_at(at), u32_at(at + 8), u32_at(at + 12)), (address + offset, line, 0));
        assert_eq!(&bytes[at + 16..at + 16 + file.len() + 1], [file.as_bytes(), b"\0"].concat());
        at += 16 + file.len() + 1;
    }
    assert_eq!((at, u32_at(at)), (40 + len, 0), "the code follows");
}

#[test]
fn registrations_come_and_go_with_blocks() {
    let frame = FrameInfo { entry_cfa: 8, steps: Vec::new() };
    let code = CodeObject { frame: Some(frame), ..object(ADD) };
    let tools = Tools::none().with_debuggers().with_unwinders();
    let arena = arena();
    std::thread::scope(|scope| {
        for thread in 0..4usize {
            let (arena, code, tools) = (&arena, &code, &tools);
            scope.spawn(move || {
                let mut live = Vec::new();
                for round in 0..500 {
                    live.push(publish_to(arena, code, &SymbolTable::new(), tools).unwrap());
                    if live.len() > 5 + thread {
                        live.swap_remove(round % 5);
                    }
                }
            });
        }
    });
    assert_eq!(arena.usage().n_blocks, 0);
}
