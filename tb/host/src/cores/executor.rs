//! Runs functions in the order in which they were woken, on one thread, without a time of its own.
use std::collections::VecDeque;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};

/// The numbers of the functions that may go on.
type Ready = Arc<Mutex<VecDeque<usize>>>;

/// A function, and what wakes it.
struct Task {
    future: Pin<Box<dyn Future<Output = ()>>>,
    waker: Waker,
}

/// The functions that have not ended.
#[derive(Default)]
pub(crate) struct Executor {
    tasks: Vec<Option<Task>>,
    ready: Ready,
    /// Functions that never end.
    endless: usize,
}

/// Puts its function among those that may go on.
struct TaskWaker {
    index: usize,
    ready: Ready,
}

impl Wake for TaskWaker {
    fn wake(self: Arc<Self>) {
        self.ready.lock().expect("nobody panics here").push_back(self.index);
    }
}

impl Executor {
    /// Another function, which begins in the next cycle.
    pub fn spawn(&mut self, future: impl Future<Output = ()> + 'static) {
        let index = self.tasks.len();
        let waker = Waker::from(Arc::new(TaskWaker { index, ready: self.ready.clone() }));
        self.tasks.push(Some(Task { future: Box::pin(future), waker }));
        self.ready.lock().expect("nobody panics here").push_back(index);
    }

    /// Another function, which never ends and does not count as running.
    pub fn spawn_endless(&mut self, future: impl Future<Output = ()> + 'static) {
        self.endless += 1;
        self.spawn(future);
    }

    /// Lets everybody go on who was woken, until nobody can.
    pub fn run(&mut self) {
        loop {
            let index = self.ready.lock().expect("nobody panics here").pop_front();
            let Some(index) = index else { return };
            let Some(task) = &mut self.tasks[index] else { continue };
            let mut context = Context::from_waker(&task.waker);
            if let Poll::Ready(()) = task.future.as_mut().poll(&mut context) {
                self.tasks[index] = None;
            }
        }
    }

    /// Functions that have not ended and should.
    pub fn running(&self) -> usize {
        self.tasks.iter().flatten().count() - self.endless
    }
}
