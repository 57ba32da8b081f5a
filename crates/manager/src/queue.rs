//! The queue of compilations: bounded, by priority, and whoever waits long overtakes.
//!
//! Invariant: never longer than its limit. Not here: threads.

use std::collections::BTreeMap;

/// A step of priority is worth as many places.
const PLACES: i128 = 64;

/// A place in the queue: lower comes first.
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

    /// Adds a job. When the queue is full the job with the lowest claim gives way: perhaps another, perhaps this one.
    ///
    /// # Errors
    /// The job, if it is the one.
    pub(crate) fn push(&mut self, priority: u8, job: T) -> Result<(Place, Option<T>), T> {
        self.n_arrived += 1;
        // Places differ although priorities shift them: the order of arrival is the low part.
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

    /// What comes out next.
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

    /// Pushes priorities; gives the positions in the order of coming out.
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
