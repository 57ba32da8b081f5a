//! The queue of compilations: bounded, sorted by priority and age, so that low priorities do not starve.
//!
//! Invariant: never longer than its limit. Not here: threads.

use std::collections::BTreeMap;

/// A priority step advances a job by this many positions.
const PLACES: i128 = 64;

/// A position in the queue; the lowest is first.
pub(crate) type Place = i128;

pub(crate) struct Queue<T> {
    jobs: BTreeMap<Place, T>,
    limit: usize,
    n_arrived: i128,
}

impl<T> Queue<T> {
    pub(crate) fn new(limit: usize) -> Queue<T> {
        Queue { jobs: BTreeMap::new(), limit, n_arrived: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.jobs.len()
    }

    /// Adds a job. If the queue is full, the last job is removed: another one, or this one.
    ///
    /// # Errors
    /// Returns this job if it is the last one.
    pub(crate) fn push(&mut self, priority: u8, job: T) -> Result<(Place, Option<T>), T> {
        self.n_arrived += 1;
        // The low part is the arrival number, so positions are unique although priorities shift them.
        let place = ((self.n_arrived - i128::from(priority) * PLACES) << 64) | self.n_arrived;
        if self.jobs.len() < self.limit {
            self.jobs.insert(place, job);
            return Ok((place, None));
        }
        match self.jobs.last_key_value() {
            Some((&last, _)) if place < last => {
                let displaced = self.jobs.remove(&last);
                self.jobs.insert(place, job);
                Ok((place, displaced))
            }
            _ => Err(job),
        }
    }

    /// The next job.
    pub(crate) fn first(&self) -> Option<&T> {
        self.jobs.first_key_value().map(|(_, job)| job)
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        self.jobs.pop_first().map(|(_, job)| job)
    }

    pub(crate) fn remove(&mut self, place: Place) -> Option<T> {
        self.jobs.remove(&place)
    }

    pub(crate) fn take_all(&mut self) -> Vec<T> {
        std::mem::take(&mut self.jobs).into_values().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pushes jobs with these priorities; compares the order in which they come out, as indices.
    fn check(limit: usize, priorities: &[u8], wanted: &[usize]) {
        let mut queue = Queue::new(limit);
        for (idx, &priority) in priorities.iter().enumerate() {
            let _ = queue.push(priority, idx);
            assert!(queue.len() <= limit);
        }
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, wanted);
    }

    #[test]
    fn priority_then_arrival() {
        check(9, &[0, 0, 2, 1, 2], &[2, 4, 3, 0, 1]);
        check(2, &[0, 0, 0], &[0, 1]);
        check(2, &[0, 0, 1, 1], &[2, 3]);
        check(0, &[5], &[]);
    }

    #[test]
    fn the_old_overtake() {
        let mut priorities = vec![0];
        priorities.extend([1; 100]);
        let mut queue = Queue::new(1000);
        priorities.iter().enumerate().for_each(|(idx, &priority)| _ = queue.push(priority, idx));
        let at = std::iter::from_fn(|| queue.pop()).position(|idx| idx == 0).unwrap();
        assert!(0 < at && at <= PLACES as usize, "{at}");
    }
}
