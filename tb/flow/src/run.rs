//! Running commands: with a time limit, with their output, two at a time.
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::{Context, Result};

/// What a command did.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Exit code; `None`: ended by a signal or by the time limit.
    pub code: Option<i32>,
    /// Standard output and standard error.
    pub text: String,
    /// Whether the time limit ended it.
    pub timed_out: bool,
    /// How long it took.
    pub time: Duration,
}

impl Outcome {
    /// Whether the command says that it succeeded.
    pub fn is_success(&self) -> bool {
        self.code == Some(0)
    }
}

/// Runs a command to its end or to the time limit.
pub fn run(command: &mut Command, limit: Duration) -> Result<Outcome> {
    let start = Instant::now();
    let program = command.get_program().to_string_lossy().into_owned();
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context(|| format!("start {program}"))?;
    let outputs = [reader(child.stdout.take()), reader(child.stderr.take())];
    let mut pause = Duration::from_millis(1);
    let (status, timed_out) = loop {
        if let Some(status) = child.try_wait().context(|| format!("wait for {program}"))? {
            break (status, false);
        }
        if start.elapsed() >= limit {
            end_with_children(&mut child);
            break (child.wait().context(|| format!("wait for {program}"))?, true);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    let text = outputs.into_iter().filter_map(|output| output.join().ok()).collect();
    Ok(Outcome { code: status.code(), text, timed_out, time: start.elapsed() })
}

fn reader(stream: Option<impl Read + Send + 'static>) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut stream) = stream {
            // What a killed process has not written is not missed.
            let _ = stream.read_to_end(&mut bytes);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// Ends a process and what it started. They are not in a group of their own, because then an
/// interrupt from the terminal would not reach them.
fn end_with_children(child: &mut Child) {
    let mut children: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let process = entry.file_name().to_string_lossy().parse().ok();
        let parent = fs::read_to_string(entry.path().join("stat")).ok().and_then(|text| {
            // The second field, a name in parentheses, may contain anything.
            text.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
        });
        if let (Some(process), Some(parent)) = (process, parent) {
            children.entry(parent).or_default().push(process);
        }
    }
    let mut doomed = vec![child.id()];
    let mut next = 0;
    while next < doomed.len() {
        doomed.extend(children.get(&doomed[next]).into_iter().flatten());
        next += 1;
    }
    let list = doomed[1..].iter().map(|process| format!(" {process}")).collect::<String>();
    // It may have ended by itself meanwhile; the wait that follows tells.
    let _ = child.kill();
    if !list.is_empty() {
        let _ = Command::new("sh").arg("-c").arg(format!("kill -9{list} 2>/dev/null")).status();
    }
}

/// Applies `work` to every item on as many threads as there are processors; results in order.
pub fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let workers = thread::available_parallelism().map_or(1, usize::from).min(items.len());
    let next = AtomicUsize::new(0);
    let results: Mutex<BTreeMap<usize, R>> = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((index, item)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    items.get(index).map(|item| (index, item))
                } {
                    let result = work(item);
                    if let Ok(mut results) = results.lock() {
                        results.insert(index, result);
                    }
                }
            });
        }
    });
    results.into_inner().map(|results| results.into_values().collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, limit: Duration) -> Outcome {
        run(Command::new("sh").arg("-c").arg(script), limit).expect("a shell starts")
    }

    #[test]
    fn output_and_exit_code_come_back() {
        let outcome = shell("echo said; echo complained >&2; exit 3", Duration::from_secs(60));
        assert_eq!((outcome.code, outcome.timed_out), (Some(3), false));
        assert_eq!(outcome.text, "said\ncomplained\n");
    }

    #[test]
    fn the_time_limit_ends_a_command_and_what_it_started() {
        // The inner process holds the pipe open: unless it is ended too, the call never returns.
        let outcome = shell("sleep 600 & wait", Duration::from_millis(50));
        assert!(outcome.timed_out && !outcome.is_success());
    }

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..100).collect();
        let doubled: Vec<u32> = items.iter().map(|item| item * 2).collect();
        assert_eq!(in_parallel(&items, |item| item * 2), doubled);
    }
}
