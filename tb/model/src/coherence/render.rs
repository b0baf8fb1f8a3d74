//! The rules as Markdown.
use std::fmt::{Debug, Write};

use super::*;

/// Every table, as `docs/generated/coherence.md` has it.
pub fn markdown() -> String {
    let rules = Rules::specified();
    let mut text = String::from(
        "# The coherence rules\n\n\
         Written by `make emit` from `tb/model/src/coherence`; `make check` refuses an old copy. \
         Marks: confirmed by a source (c), inferred (I), model-checked (MC); see \
         [coherence.md](../coherence.md).\n",
    );
    text += "\nA case of a table, in [coverage.md](coverage.md), is named by its first column; after it the \
             state before, the bytes, the snoop, the device's copy or the bias, where the row has \
             several.\n";
    hints(&mut text, Table::HostHints.title(), &rules.host_hints);
    let of_functions = "Hints: host memory, for an engine with functions that modify lines";
    hints(&mut text, of_functions, &rules.modify_hints);
    hints(&mut text, Table::HostBiasHints.title(), &rules.host_bias_hints);
    hints(&mut text, Table::DeviceBiasHints.title(), &rules.device_bias_hints);
    requests(&mut text, &rules.requests);
    snoops(&mut text, &rules);
    pending(&mut text, &rules.pending);
    forwards(&mut text, &rules.forwards);
    memory(&mut text, &rules.memory);
    disciplines(&mut text);
    text
}

fn table(text: &mut String, title: &str, columns: &[&str]) {
    let rule = "---|".repeat(columns.len());
    writeln!(text, "\n## {title}\n\n| {} |\n|{rule}", columns.join(" | ")).expect("a string takes");
}

fn row(text: &mut String, cells: &[String]) {
    writeln!(text, "| {} |", cells.join(" | ")).expect("a string takes all");
}

fn letters(states: &[LineState]) -> String {
    let letters: Vec<String> = states.iter().map(|state| state.letter().to_string()).collect();
    letters.join("/")
}

fn list<T: Debug>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(|item| format!("{item:?}")).collect();
    if items.is_empty() { "-".to_owned() } else { items.join(" or ") }
}

fn origin(origin: &Origin) -> [String; 2] {
    let marks: Vec<&str> = origin
        .marks
        .iter()
        .map(|mark| match mark {
            Mark::Confirmed => "c",
            Mark::Inferred => "I",
            Mark::ModelChecked => "MC",
        })
        .collect();
    [marks.join(", "), origin.source.to_owned()]
}

fn hints(text: &mut String, title: &str, rules: &[HintRule]) {
    let columns = [
        "#",
        "hint",
        "bytes",
        "before",
        "first",
        "request",
        "after",
        "completes",
        "mark",
        "source",
    ];
    table(text, title, &columns);
    for rule in rules {
        let bytes = match rule.extents {
            [Extent::Nothing] => "-".to_owned(),
            extents => list(extents).to_lowercase(),
        };
        let first = match rule.first {
            First::Nothing => "-",
            First::Drop => "drop",
            First::Merge => "merge",
            First::WriteBack => "write back",
        };
        let after = match rule.after {
            LineAfter::Same => "same".to_owned(),
            LineAfter::Becomes(state) => state.letter().to_string(),
            LineAfter::AsGranted => "granted".to_owned(),
        };
        let completes = match rule.completes {
            Completes::Now => "now",
            Completes::Data => "data",
            Completes::DataAndGo => "data and GO",
            Completes::Go => "GO",
            Completes::Observed => {
                "ExtCmp; GO and data sent of WrCur; Fast_GO where locally observed is enough"
            }
            Completes::GoAndDataSent => "GO and data sent",
            Completes::Forward => "forward, access",
            Completes::Loss => "copy has left",
        };
        let then = rule.then.map(|next| format!(", then {next:?}")).unwrap_or_default();
        let [mark, source] = origin(&rule.origin);
        row(
            text,
            &[
                rule.name.to_owned(),
                format!("{:?}", rule.operation),
                bytes,
                letters(rule.before),
                first.to_owned(),
                list(rule.requests) + &then,
                after,
                completes.to_owned(),
                mark,
                source,
            ],
        );
    }
}

fn requests(text: &mut String, rules: &[RequestRule]) {
    let columns = [
        "request",
        "code",
        "from",
        "answer",
        "if it fails",
        "host copies",
        "data go",
        "mark",
        "source",
    ];
    table(text, Table::Requests.title(), &columns);
    for rule in rules {
        let answer = match rule.answer {
            Answer::Data => "data".to_owned(),
            Answer::GoAndData(grants) => format!("GO-{} and data", letters(grants)),
            Answer::Go(grant) => format!("GO-{}", grant.letter()),
            Answer::GoWritePull { may_drop: false } => "GO_WritePull, data".to_owned(),
            Answer::GoWritePull { may_drop: true } => {
                "GO_WritePull, data; or GO_WritePull_Drop".to_owned()
            }
            Answer::FastGoWritePull => "Fast_GO_WritePull, data, ExtCmp".to_owned(),
            Answer::WritePull => "WritePull, data, GO-I".to_owned(),
        };
        let refusal = match rule.refusal {
            Refusal::Never => "-",
            Refusal::Data => "data with an error",
            Refusal::GoAndData => "GO-Err and data with an error",
            Refusal::Go => "GO-Err",
            Refusal::Pull => "GO_ERR_WritePull, data",
            Refusal::PullThenExtCmp => "GO_ERR_WritePull, data, ExtCmp",
        };
        let written = match rule.written_to {
            None => "-",
            Some(WrittenTo::Memory) => "memory",
            Some(WrittenTo::LastLevelCache) => "last-level cache, M",
            Some(WrittenTo::CacheOnHit) => "cache on hit, else memory",
            Some(WrittenTo::Either) => "memory or last-level cache",
        };
        let copies = match rule.host_copies {
            HostCopies::Unchanged => "same",
            HostCopies::Shared => "S at most",
            HostCopies::Invalid => "I",
        };
        let [mark, source] = origin(&rule.origin);
        use nic_spec::message::Choice;
        row(
            text,
            &[
                format!("{:?}", rule.opcode),
                format!("{:02x}h", rule.opcode.code()),
                letters(rule.issue_from),
                answer,
                refusal.to_owned(),
                copies.to_owned(),
                written.to_owned(),
                mark,
                source,
            ],
        );
    }
}

fn snoops(text: &mut String, rules: &Rules) {
    table(
        text,
        Table::Snoops.title(),
        &["line", "snoop", "answer", "line after", "mark", "source"],
    );
    for rule in &rules.snoops {
        let data = if rule.sends_data { " and data" } else { "" };
        let [mark, source] = origin(&rule.origin);
        row(
            text,
            &[
                rule.state.letter().to_string(),
                format!("{:?}", rule.snoop),
                format!("{:?}{data}", rule.answer),
                rule.after.letter().to_string(),
                mark,
                source,
            ],
        );
    }
}

fn pending(text: &mut String, rules: &[PendingRule]) {
    let columns = ["#", "pending", "snoop", "the device", "mark", "source"];
    table(text, Table::Pending.title(), &columns);
    for (i, rule) in rules.iter().enumerate() {
        let situation = match rule.pending {
            Pending::Nothing => "any request: neither GO nor data received",
            Pending::SharedWithoutData => "RdShared: GO-S received, data not",
            Pending::OwnedWithoutData => "RdOwn: GO received, data not",
            Pending::OwnedNotWritten => "RdOwnNoData: GO-E received, line not written",
            Pending::Evict => "an evict, not pulled",
            Pending::DeviceMemory => "address in the device's own memory",
        };
        let does = match rule.answer {
            PendingAnswer::ByState { makes_bogus: false } => {
                "answers by the line's state".to_owned()
            }
            PendingAnswer::ByState { makes_bogus: true } => {
                "answers by the line's state; data pulled later are Bogus".to_owned()
            }
            PendingAnswer::ByGrant => {
                "answers by the state that the line has when it comes; its data follow then"
                    .to_owned()
            }
            PendingAnswer::Keep(answer) => format!("{answer:?}"),
            PendingAnswer::Hold => {
                "holds the answer until the data have come or the line is written, then by state"
                    .to_owned()
            }
        };
        let [mark, source] = origin(&rule.origin);
        let number = format!("P{}", i + 1);
        row(text, &[number, situation.to_owned(), list(rule.snoops), does, mark, source]);
    }
}

fn forwards(text: &mut String, rules: &[ForwardRule]) {
    let columns = ["request", "host M first", "answer", "host after", "mark", "source"];
    table(text, Table::Forwards.title(), &columns);
    for rule in rules {
        let answer = match rule.answer {
            ForwardAnswer::Forward(opcode, meta) => format!("{opcode:?}, meta {meta:?}"),
            ForwardAnswer::GoWritePull => "GO_WritePull, data".to_owned(),
            ForwardAnswer::Go => "GO-I".to_owned(),
        };
        let after = match rule.host_after {
            HostLineAfter::Same => "same (E where M was)".to_owned(),
            HostLineAfter::AtMost(state) => format!("{} at most", state.letter()),
            HostLineAfter::Is(state) => state.letter().to_string(),
        };
        let back = if rule.writes_back { "MemWr, Cmp" } else { "-" };
        let [mark, source] = origin(&rule.origin);
        row(text, &[format!("{:?}", rule.opcode), back.to_owned(), answer, after, mark, source]);
    }
}

fn memory(text: &mut String, rules: &[MemoryRule]) {
    let columns = [
        "#",
        "message",
        "meta",
        "snoop",
        "means",
        "device's copy",
        "answer beside a copy",
        "answer without",
        "mark",
        "source",
    ];
    table(text, Table::Memory.title(), &columns);
    for (i, rule) in rules.iter().enumerate() {
        let message = match rule.message {
            MemoryMessage::Request(opcode) => format!("{opcode:?}"),
            MemoryMessage::Write(opcode) => format!("{opcode:?}"),
        };
        let own = match rule.own_line {
            OwnLineAfter::MustNotBe => "must be I".to_owned(),
            OwnLineAfter::Unchanged => "same".to_owned(),
            OwnLineAfter::Becomes(state) => format!("{} at most; M to memory", state.letter()),
        };
        let data = if rule.returns_data { ", data" } else { "" };
        let answer = |(completion, host): (_, LineState)| {
            format!("{completion:?}{data}; host {}", host.letter())
        };
        let [mark, source] = origin(&rule.origin);
        row(
            text,
            &[
                format!("M{}", i + 1),
                message,
                rule.meta.map_or("-".to_owned(), |meta| format!("{meta:?}")),
                format!("{:?}", rule.snoop),
                rule.means.to_owned(),
                own,
                answer(rule.beside_copy),
                answer(rule.alone),
                mark,
                source,
            ],
        );
    }
}

fn disciplines(text: &mut String) {
    table(text, "Order", &["rule", "mark", "source"]);
    for rule in DISCIPLINES {
        let [mark, source] = origin(&rule.origin);
        row(text, &[rule.text.to_owned(), mark, source]);
    }
}
