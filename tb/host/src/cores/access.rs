//! How a processor reaches its lines, and how its time passes.
use std::future::poll_fn;
use std::task::Poll;

use super::core::{Core, Poisoned};
use super::parts::{parts, placed};
use super::store_buffer::{Buffered, Store, StoreBuffer};
use crate::home::{Atomic, Change, Operation};
use crate::line::{LINE_BYTES, Line};
use crate::machine::Machine;

impl Core {
    pub(super) async fn store_part(&self, line: u64, value: Line, byte_enable: u64) {
        let limit = self.machine.borrow().timing.store_buffer;
        self.wait(|buffer| buffer.len() < limit).await;
        let operation = Operation::Store(value, byte_enable);
        let hits = self.buffer.borrow().is_empty()
            && self.machine.borrow_mut().home.perform(self.index, line, &operation).is_some();
        if !hits {
            let asks = !self.buffer.borrow().holds(line);
            let ticket = asks.then(|| self.request(line, Operation::Own));
            let store = Buffered { line, value, byte_enable, ticket };
            self.buffer.borrow_mut().push(Store::Memory(store));
        }
        self.hit().await;
    }

    /// Makes stores visible, for ever.
    pub(crate) async fn drain(self) {
        loop {
            self.until(|buffer| !buffer.is_empty()).await;
            let oldest = self.buffer.borrow().oldest();
            match oldest {
                Some(Store::Memory(store)) => self.make_visible(store).await,
                Some(Store::Device(write)) => self.send_to_device(write).await,
                None => continue,
            }
            self.buffer.borrow_mut().pop();
        }
    }

    async fn make_visible(&self, store: Buffered) {
        if let Some(ticket) = store.ticket {
            self.served(ticket).await;
        }
        let operation = Operation::Store(store.value, store.byte_enable);
        if let Err(tickets) = self.begin(store.line, operation) {
            for ticket in tickets {
                self.served(ticket).await;
            }
        }
    }

    /// Whether every store is visible.
    pub(crate) fn has_drained(&self) -> bool {
        self.buffer.borrow().is_empty()
    }

    /// Waits until no store to this line is in the buffer.
    pub(super) async fn until_visible(&self, line: u64) {
        self.wait(|buffer| !buffer.holds(line)).await;
    }

    /// The program waits until this holds of the store buffer.
    pub(super) async fn wait(&self, holds: impl Fn(&StoreBuffer) -> bool) {
        if !holds(&self.buffer.borrow()) {
            self.until(holds).await;
            self.catch_up();
        }
    }

    /// Waits until this holds of the store buffer.
    pub(super) async fn until(&self, holds: impl Fn(&StoreBuffer) -> bool) {
        poll_fn(|context| {
            let mut buffer = self.buffer.borrow_mut();
            if holds(&buffer) {
                return Poll::Ready(());
            }
            buffer.watch(context.waker());
            Poll::Pending
        })
        .await;
    }

    pub(super) fn is_still(&self, machine: &Machine, address: u64, known: &[u8]) -> bool {
        let mut from = 0;
        parts(address, known.len()).into_iter().all(|part| {
            let copy = machine.home.caches().private(self.index, part.line);
            let known = &known[from..from + part.length];
            from += part.length;
            copy.is_some_and(|copy| copy.line.data[part.offset..][..part.length] == *known)
        })
    }

    pub(super) async fn read(
        &self,
        address: u64,
        length: usize,
        operation: Operation,
    ) -> Result<Vec<u8>, Poisoned> {
        let parts = parts(address, length);
        let limit = self.machine.borrow().timing.fill_buffers;
        let mut bytes = vec![];
        for some in parts.chunks(limit) {
            let mut begun = vec![];
            for part in some {
                let (_, wanted) = placed(*part, &vec![0; part.length]);
                let forwarded = self.buffer.borrow().forward(part.line, wanted);
                begun.push(match forwarded {
                    Some(line) => Ok(line),
                    None => {
                        self.until_visible(part.line).await;
                        self.begin(part.line, operation)
                    }
                });
            }
            for (part, begun) in some.iter().zip(begun) {
                let line = self.end(begun).await;
                if line.poison {
                    self.machine.borrow_mut().home.counters_mut().poison_read += 1;
                    return Err(Poisoned { address: part.line * LINE_BYTES as u64 });
                }
                bytes.extend_from_slice(&line.data[part.offset..][..part.length]);
            }
        }
        Ok(bytes)
    }

    pub(super) async fn access(&self, line: u64, operation: Operation) -> Line {
        let begun = self.begin(line, operation);
        self.end(begun).await
    }

    /// Hits, or sets out to the home agent: for the line, and for those that move with it.
    pub(super) fn begin(&self, line: u64, operation: Operation) -> Result<Line, Vec<u64>> {
        let hit = self.machine.borrow_mut().home.perform(self.index, line, &operation);
        if let Some(line) = hit {
            return Ok(line);
        }
        let together = self.machine.borrow().timing.lines_together;
        let first = line / together * together;
        let neighbour = if operation.writes() { Operation::Own } else { operation };
        let mut tickets = vec![self.request(line, operation)];
        for other in (first..first + together).filter(|other| *other != line) {
            tickets.push(self.request(other, neighbour));
        }
        Err(tickets)
    }

    pub(super) async fn end(&self, begun: Result<Line, Vec<u64>>) -> Line {
        let tickets = match begun {
            Ok(line) => {
                self.hit().await;
                return line;
            }
            Err(tickets) => tickets,
        };
        let mut lines = vec![];
        for ticket in tickets {
            lines.push(self.await_ticket(ticket).await);
        }
        lines[0]
    }

    pub(super) async fn end_oldest_post(&self) {
        let ticket = self.posted.borrow_mut().pop_front();
        if let Some(ticket) = ticket {
            self.await_ticket(ticket).await;
        }
    }

    pub(super) fn request(&self, line: u64, operation: Operation) -> u64 {
        self.machine.borrow_mut().request(self.index, line, operation)
    }

    pub(super) async fn await_ticket(&self, ticket: u64) -> Line {
        let line = self.served(ticket).await;
        self.catch_up();
        line
    }

    pub(super) async fn served(&self, ticket: u64) -> Line {
        poll_fn(|context| match self.machine.borrow_mut().collect(ticket, context.waker()) {
            Some(line) => Poll::Ready(line),
            None => Poll::Pending,
        })
        .await
    }

    pub(super) async fn hit(&self) {
        let cost = self.machine.borrow().timing.private_hit_picoseconds;
        self.spend(cost).await;
    }

    /// Its clock is not behind the machine's.
    pub(super) fn catch_up(&self) {
        self.clock.set(self.machine.borrow().picoseconds());
    }

    /// So much time passes for this processor.
    pub(super) async fn spend(&self, picoseconds: u64) {
        let until = self.picoseconds() + picoseconds;
        self.clock.set(until);
        self.until_time(until).await;
    }

    /// Waits for the end of the cycle that reaches this time.
    pub(super) async fn until_time(&self, until: u64) {
        poll_fn(|context| {
            let mut machine = self.machine.borrow_mut();
            if machine.picoseconds() >= until {
                return Poll::Ready(());
            }
            machine.sleep(until, context.waker());
            Poll::Pending
        })
        .await;
    }

    pub(super) async fn atomic(&self, address: u64, change: Change) -> u64 {
        let offset = (address % LINE_BYTES as u64) as usize;
        assert!(offset + 8 <= LINE_BYTES, "an atomic at {address:#x} is in two lines");
        self.wait(StoreBuffer::is_empty).await;
        let operation = Operation::Atomic(Atomic { offset, change });
        let before = self.access(address / LINE_BYTES as u64, operation).await;
        let cost = self.machine.borrow().timing.atomic_picoseconds;
        self.spend(cost).await;
        u64::from_le_bytes(before.data[offset..offset + 8].try_into().expect("eight bytes"))
    }
}
