//! Independent jobs on all processors.
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// How many jobs this machine runs at a time.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does job 0, 1, ... of `jobs`, at most `workers` at a time and each begun in its order; their results
/// in order, or the first error in order after all were run.
///
/// # Errors
/// What a job says.
pub fn parallel<T: Send, E: Send>(
    jobs: usize,
    workers: usize,
    job: impl Fn(usize) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let next = AtomicUsize::new(0);
    let results: Vec<Mutex<Option<Result<T, E>>>> = (0..jobs).map(|_| Mutex::new(None)).collect();
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(place) = results.get(number) else { return };
            let result = job(number);
            *place.lock().expect("nobody panics with it") = Some(result);
        }
    };
    thread::scope(|scope| {
        for _ in 0..workers.clamp(1, jobs.max(1)) {
            scope.spawn(work);
        }
    });
    let done = results.into_iter().map(|place| place.into_inner().expect("nobody panics with it"));
    done.map(|result| result.expect("every job was done")).collect()
}

#[cfg(test)]
mod tests {
    use super::parallel;

    #[test]
    fn results_are_in_order() {
        let squares = parallel(100, 4, |number| Ok::<_, ()>(number * number));
        assert_eq!(squares, Ok((0..100).map(|number| number * number).collect()));
        assert_eq!(parallel(0, 4, Ok::<_, ()>), Ok(vec![]));
    }

    #[test]
    fn the_first_error_in_order_is_told() {
        let found = parallel(10, 3, |number| if number % 4 == 3 { Err(number) } else { Ok(()) });
        assert_eq!(found, Err(3));
    }
}
