//! The machine at the end of docs/add-a-target.md: it runs, and the document contains its current source.

use expect_test::expect;

#[allow(unreachable_pub, reason = "it is a program of its own, too")]
#[path = "../../examples/toy/main.rs"]
mod example;

#[test]
fn the_toy_machine_adds_up() {
    let (listing, sum) = example::run().expect("it runs");
    assert_eq!(sum, 1 + 20 + 300 + 4000 + 17000);
    expect![[r#"
        	ldi	r0, 0
        .L2:
        	ld	r3, 0(r1)
        	add	r0, r3
        	addi	r1, 2
        	addi	r2, -1
        	bnz	r2, .L2
        	halt
    "#]]
    .assert_eq(&listing);
}

#[test]
fn every_word_of_the_toy_machine_is_an_instruction_or_none() {
    use kernelsmith_machine::decode::Decoder;
    use kernelsmith_machine::encode::{CodeBuffer, encode};
    use kernelsmith_tablegen::Session;
    let session = Session::new().include_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../targets/td/include"));
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/toy/toy.td");
    let desc = kernelsmith_describe::load(&session, root).expect("it loads");
    let (decoder, mut code, mut n) = (Decoder::new(&desc), CodeBuffer::new(), 0);
    for word in 0..=u16::MAX {
        if let Ok(decoded) = decoder.decode(&word.to_le_bytes()) {
            code.clear();
            encode(&desc, decoded.inst, decoded.operands(), &mut code).expect("it encodes");
            assert_eq!(code.bytes(), word.to_le_bytes());
            n += 1;
        }
    }
    // add, addi, ld, ldi, bnz, halt
    assert_eq!(n, 64 + 512 + 4096 + 4096 + 4096 + 1);
}

#[test]
fn the_document_shows_the_example() {
    let doc = include_str!("../../../../docs/add-a-target.md");
    for text in [include_str!("../../examples/toy/toy.td"), include_str!("../../examples/toy/main.rs")] {
        assert!(doc.contains(text.trim_end()), "docs/add-a-target.md does not show this as it is:\n{text}");
    }
}
