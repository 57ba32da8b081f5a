//! Golden and differential tests, their runner and oracles.
