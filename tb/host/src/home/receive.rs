//! Messages of the device find the jobs that wait for them; those that belong to nothing are counted.
use nic_spec::message::{D2hData, D2hResponse, S2mCompletion, S2mData, S2mDataOpcode, S2mResponse};

use super::Home;
use crate::line::Line;
use crate::link::FromDevice;

impl Home {
    /// Messages of the device arrive.
    pub fn receive(&mut self, arrived: FromDevice) {
        if let Some(request) = arrived.d2h_request {
            self.counters.d2h_request += 1;
            let is_overrun = self.intake.len() >= self.shape.request_credits;
            self.counters.unexpected += u64::from(is_overrun);
            self.intake.push_back(request);
        }
        if let Some(response) = arrived.d2h_response {
            self.counters.d2h_response += 1;
            self.receive_answer(response);
        }
        if let Some(data) = arrived.d2h_data {
            self.counters.d2h_data += 1;
            self.receive_data(data);
        }
        if let Some(response) = arrived.s2m_response {
            self.counters.s2m_response += 1;
            self.receive_completion(response);
        }
        if let Some(data) = arrived.s2m_data {
            self.counters.s2m_data += 1;
            self.receive_memory_data(data);
        }
    }

    fn receive_answer(&mut self, response: D2hResponse) {
        let line = self.uqids.get(&response.uqid).copied();
        let Some(open) = line.and_then(|line| self.active.get_mut(&line)) else {
            self.counters.unexpected += 1;
            return;
        };
        if open.snoop.is_none() || open.answer.is_some() {
            self.counters.unexpected += 1;
            return;
        }
        open.answer = Some(response.opcode);
        if open.is_answered() {
            let line = open.line;
            self.try_again(line);
        }
    }

    fn receive_data(&mut self, data: D2hData) {
        let line = self.uqids.get(&data.uqid).copied();
        let Some(open) = line.and_then(|line| self.active.get_mut(&line)) else {
            self.counters.unexpected += 1;
            return;
        };
        let value = Line { data: data.data, poison: data.poison };
        if open.pulls {
            open.pulled = Some((value, data.byte_enable, data.bogus));
            self.counters.bogus += u64::from(data.bogus);
            let is_partial = data.byte_enable != u64::MAX;
            self.counters.unexpected += u64::from(is_partial && open.writes_whole_line());
            self.close_uqid(data.uqid);
        } else {
            open.snooped = Some(value);
            if !open.is_answered() {
                return;
            }
        }
        self.try_again(line.expect("found above"));
    }

    fn receive_completion(&mut self, response: S2mResponse) {
        let line = self.tags.get(&response.tag).copied();
        let Some(open) = line.and_then(|line| self.active.get_mut(&line)) else {
            self.counters.unexpected += 1;
            return;
        };
        open.completion = Some(response.completion);
        self.end_memory_request(response.tag);
    }

    fn receive_memory_data(&mut self, data: S2mData) {
        let line = self.tags.get(&data.tag).copied();
        let Some(open) = line.and_then(|line| self.active.get_mut(&line)) else {
            self.counters.unexpected += 1;
            return;
        };
        open.memory_data = Some(Line { data: data.data, poison: data.poison });
        if data.opcode == S2mDataOpcode::MemDataNxm {
            // There is no such line, and no completion comes (CXL 3.2, table 3-53). Whoever reads it
            // has poisoned ones for themselves.
            self.counters.missing_memory += 1;
            let is_read = open.asks_memory == Some(true);
            self.counters.unexpected += u64::from(open.completion.is_some() || !is_read);
            open.completion = Some(S2mCompletion::CmpE);
        }
        self.end_memory_request(data.tag);
    }

    fn end_memory_request(&mut self, tag: u64) {
        let line = self.tags[&tag];
        if self.active[&line].is_completed() {
            self.tags.remove(&tag);
            self.try_again(line);
        }
    }

    pub(super) fn close_uqid(&mut self, uqid: u64) {
        self.uqids.remove(&uqid);
        self.free_uqids.push_back(uqid);
    }
}
