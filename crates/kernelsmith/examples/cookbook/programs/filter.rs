//! Three predicates on columns with NULLs: 64 rows become one word of a bitmap.

use super::{Program, twins};
use kernelsmith::prelude::*;
use std::error;
use twins::Query;

type Signature = fn(In<i32>, In<i32>, In<f32>, In<u64>, Out<u64>) -> u64;

fn record(query: &Query) -> Result<KernelSource<Signature>, Error> {
    build::<Signature>("filter", |k, (day, quantity, price, valid, selected)| {
        let rows = k.fixed_lanes(64);
        let (n, count) = (day.len(), k.var(0u64));
        let select = |word, at| {
            // The types of a closure's handles are written in its body, where their lifetime is inferred.
            let (word, at): (Expr<'_, Index>, LaneIndex<'_>) = (word, at);
            let (day, quantity, price) = (day.load(at), quantity.load(at), price.load(at));
            // The bounds of the query are constants of the code.
            let in_days = day.ge(query.first_day) & day.lt(query.end_day);
            let chosen = in_days & quantity.lt(query.max_quantity) & price.ge(query.min_price);
            let bits = chosen.to_bits() & valid.get(word);
            selected.store(word, bits);
            count.set(count + bits.count_ones());
        };
        k.for_range_(0, n / 64, |word| select(word, rows.at(word * 64)));
        // At most one word has less rows; the bits of rows that do not exist are zero in `valid`.
        k.for_range_(n / 64, (n + 63) / 64, |word| select(word, rows.at(word * 64).first(n - word * 64)));
        count.get()
    })
}

pub(crate) struct Filter {
    kernel: Kernel<Signature>,
    data: twins::Filter,
    selected: Vec<u64>,
    count: u64,
}

impl Filter {
    pub(crate) fn new(jit: &Jit) -> Result<Filter, Error> {
        let data = twins::Filter::new();
        let (kernel, selected) = (jit.compile(&record(&data.query)?)?, vec![0; data.columns.valid.len()]);
        Ok(Filter { kernel, data, selected, count: 0 })
    }
}

impl Program for Filter {
    fn call(&mut self) -> Result<(), Box<dyn error::Error>> {
        let columns = &self.data.columns;
        let (day, quantity, price) = (&columns.day, &columns.quantity, &columns.price);
        self.count = self.kernel.call(day, quantity, price, &columns.valid, &mut self.selected)?;
        Ok(())
    }

    fn result(&self) -> Vec<f64> {
        let words = self.selected.iter().flat_map(|&word| [(word >> 32) as f64, f64::from(word as u32)]);
        words.chain([self.count as f64]).collect()
    }
}
