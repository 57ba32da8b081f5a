//! Bytes as choices.
//!
//! In: bytes; behind their end, every choice is the first one. Out: numbers, small or extreme.
//! Not here: what is chosen.

pub(super) struct Choices<'b> {
    bytes: &'b [u8],
}

impl<'b> Choices<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Choices<'b> {
        Choices { bytes }
    }

    /// A number below `n`, or 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        let Some((&byte, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        usize::from(byte).checked_rem(n).unwrap_or(0)
    }

    /// Whether one of `n` cases holds.
    pub(super) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    pub(super) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// The numbers from 0 to `n - 1` in any order.
    pub(super) fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for at in (1..n).rev() {
            order.swap(at, self.below(at + 1));
        }
        order
    }

    /// The size of a dimension.
    pub(super) fn size(&mut self) -> usize {
        self.pick(&[1, 2, 3, 4, 1, 5, 7, 8, 9, 2, 16, 17, 3, 33])
    }

    /// A number that is likely to overflow something.
    pub(super) fn extreme(&mut self) -> usize {
        match self.below(10) {
            0 => 0,
            1 => usize::MAX - self.below(3),
            2 => (isize::MAX as usize).wrapping_add(self.below(3)).wrapping_sub(1),
            3 => isize::MAX as usize / 8 - self.below(2),
            4 => (1 << 31) - 1 + self.below(3),
            5 => (1 << 32) - 1 + self.below(3),
            6 => 1 << self.below(64),
            7 => 1000 + self.below(2000),
            _ => self.below(80),
        }
    }

    /// Makes a few of these numbers extreme, in one case of two.
    pub(super) fn spoil<'n>(&mut self, numbers: impl Iterator<Item = &'n mut usize>) {
        let mut numbers: Vec<&mut usize> = numbers.collect();
        for _ in 0..self.pick(&[0, 0, 0, 1, 1, 2]).min(numbers.len()) {
            let (at, extreme) = (self.below(numbers.len()), self.extreme());
            *numbers[at] = extreme;
        }
    }

    /// Strides without overlap for the dimensions with these sizes in this order, the innermost first; others have 0.
    pub(super) fn strides(&mut self, sizes: &[usize], order: impl Iterator<Item = usize>) -> Vec<usize> {
        let (mut strides, mut span) = (vec![0; sizes.len()], 1);
        for at in order {
            strides[at] = span + if self.one_in(5) { self.below(4) } else { 0 };
            if span == 1 && !self.one_in(16) {
                strides[at] = 1;
            }
            span += (sizes[at] - 1) * strides[at];
        }
        strides
    }
}
