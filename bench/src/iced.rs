//! The peer for encoding and decoding: iced-x86.
//!
//! In: bytes. Out: times. Invariant: the same bytes as ours, decoded once before the encoder is timed.

use crate::timing::{Times, measure};
use iced_x86::{Decoder, DecoderOptions, Encoder, Instruction};
use std::hint::black_box;
use std::time::Duration;

/// Encodes the instructions of these bytes.
#[must_use]
pub fn encode(code: &[u8], budget: Duration) -> Times {
    let insts: Vec<Instruction> =
        Decoder::with_ip(64, code, 0, DecoderOptions::NONE).into_iter().take_while(|i| !i.is_invalid()).collect();
    let mut buffer = Vec::with_capacity(code.len() + 64);
    measure(budget, 20_000, || {
        buffer.clear();
        let mut encoder = Encoder::new(64);
        encoder.set_buffer(std::mem::take(&mut buffer));
        for inst in &insts {
            let _ = black_box(encoder.encode(inst, inst.ip()));
        }
        buffer = encoder.take_buffer();
        black_box(&buffer);
    })
}

/// Decodes the bytes linearly; returns the number of instructions.
#[must_use]
pub fn decode(text: &[u8], budget: Duration) -> (usize, Times) {
    let mut n = 0;
    let mut inst = Instruction::default();
    let times = measure(budget, 20_000, || {
        n = 0;
        let mut decoder = Decoder::with_ip(64, text, 0, DecoderOptions::NONE);
        while decoder.can_decode() {
            decoder.decode_out(&mut inst);
            black_box(&inst);
            n += 1;
        }
    });
    (n, times)
}
