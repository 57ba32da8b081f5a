//! Option prices: elementary functions in vectors, the market's numbers as constants.

use super::{Program, twins};
use kernelsmith::prelude::*;
use std::error;
use twins::{Market, NORMAL};

type Signature = fn(In<f32>, In<f32>, In<f32>, Out<f32>);

fn normal<'k>(k: K<'k>, x: Vector<'k, f32>) -> Vector<'k, f32> {
    let t = 1.0 / (x.abs() * 0.231_641_9 + 1.0);
    let sum = NORMAL.iter().rev().fold(k.splat(0.0f32), |sum, &coefficient| sum.mul_add(t, coefficient)) * t;
    let beyond = (x * x * -0.5).exp() * 0.398_942_3 * sum;
    x.lt(0.0).select(beyond, 1.0 - beyond)
}

fn record(market: &Market) -> Result<KernelSource<Signature>, Error> {
    let Market { rate, volatility } = *market;
    build::<Signature>("black_scholes", |k, (spot, strike, years, price)| {
        k.for_each_vector(price.len(), |i| {
            let (spot, strike, years) = (spot.load(i), strike.load(i), years.load(i));
            let deviation = years.sqrt() * volatility;
            let drift = years * (rate + 0.5 * volatility * volatility);
            let d1 = ((spot / strike).log() + drift) / deviation;
            let discounted = strike * (years * -rate).exp();
            price.store(i, spot * normal(k, d1) - discounted * normal(k, d1 - deviation));
        });
    })
}

pub(crate) struct BlackScholes {
    kernel: Kernel<Signature>,
    data: twins::BlackScholes,
    price: Vec<f32>,
}

impl BlackScholes {
    pub(crate) fn new(jit: &Jit) -> Result<BlackScholes, Error> {
        let data = twins::BlackScholes::new();
        Ok(BlackScholes { kernel: jit.compile(&record(&data.market)?)?, price: vec![0.0; data.spot.len()], data })
    }
}

impl Program for BlackScholes {
    fn call(&mut self) -> Result<(), Box<dyn error::Error>> {
        Ok(self.kernel.call(&self.data.spot, &self.data.strike, &self.data.years, &mut self.price)?)
    }

    fn result(&self) -> Vec<f64> {
        self.price.iter().map(|&price| price.into()).collect()
    }
}
