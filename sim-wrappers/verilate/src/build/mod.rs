//! From Verilog to a shared library, once per content: the cache in `out/models`.
//!
//! The key covers everything that goes into the library: tools, flags, our shim, the Verilog. A
//! library is built in a directory of its own and moved into place, so that a reader never sees
//! half of one; the lock only saves others from doing the same work.
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::SystemTime;

use crate::error::Error;
use crate::tools;

mod compile;
mod verilate;

/// Text that becomes one Verilog file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Source {
    /// File name, as messages show it; no directories.
    pub name: String,
    /// Verilog.
    pub text: String,
}

impl Source {
    /// A source that is not in a file.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// Reads a Verilog file.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let text = fs::read_to_string(path)
            .map_err(|error| Error::new(format!("read {}", path.display()), error))?;
        Ok(Self { name: name.unwrap_or_default(), text })
    }
}

/// Whether models check the properties of their Verilog.
static PROPERTIES: AtomicBool = AtomicBool::new(true);

/// Models that this process builds from now on do not check the properties of their Verilog: a whole card
/// then needs two thirds of the time. For long measurements; tests check them.
pub fn leave_properties_out() {
    PROPERTIES.store(false, Ordering::Relaxed);
}

/// Models that this process builds from now on are for long runs: Verilator puts the modules of a design into each other, and the
/// compiler optimizes more, which takes longer to compile and simulates faster.
pub fn build_for_long_runs() {
    verilate::LONG_RUNS.store(true, Ordering::Relaxed);
}

/// What to build.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BuildRequest {
    /// Top module.
    pub top: String,
    /// Verilog files.
    pub sources: Vec<Source>,
    /// Verilog defines, `NAME` or `NAME=VALUE`.
    pub defines: Vec<String>,
    /// Verilog parameters of the top module: name and value.
    pub parameters: Vec<(String, String)>,
    /// Whether the model can write waveforms; it runs at a fraction of the speed.
    pub waves: bool,
    /// Whether the result stays in the cache. For Verilog that never comes again: no.
    pub keep: bool,
}

impl BuildRequest {
    /// A request with properties checked (but see [`leave_properties_out`]), no waveforms, kept in the cache.
    pub fn new(top: impl Into<String>, sources: Vec<Source>) -> Self {
        Self {
            top: top.into(),
            sources,
            defines: if PROPERTIES.load(Ordering::Relaxed) {
                vec!["FORMAL".to_owned()]
            } else {
                Vec::new()
            },
            parameters: Vec::new(),
            waves: false,
            keep: true,
        }
    }
}

impl BuildRequest {
    /// The model of a user's top as it was committed: its own file first, the others by name, which is the order of
    /// typed ports, so that they find the same model in the cache.
    ///
    /// # Errors
    /// A top without a list of files in `rtl-out/`, or a file of it that is not there.
    pub fn committed(top: &str) -> Result<Self, Error> {
        let action = || format!("build a model of `{top}`");
        let list = tools::product_directory().join(format!("{top}.f"));
        let text = fs::read_to_string(&list)
            .map_err(|error| Error::new(action(), format!("{}: {error}", list.display())))?;
        let own = format!("{top}.v");
        let files = text.lines().map(str::trim).filter(|line| line.ends_with(".v"));
        let names = files.map(|file| file.rsplit('/').next().unwrap_or(file));
        let mut others: Vec<&str> = names.filter(|name| *name != own).collect();
        others.sort_unstable();
        let read = |name: &str| {
            let file = tools::product_file(name);
            let file = file.ok_or_else(|| Error::new(action(), format!("{name} is not there")))?;
            Source::read(&file)
        };
        let sources = std::iter::once(own.as_str()).chain(others).map(read);
        Ok(Self::new(top, sources.collect::<Result<_, _>>()?))
    }
}

/// A built library on disk.
#[derive(Debug)]
pub struct Built {
    /// The shared library.
    pub library: PathBuf,
    /// Whether this call had to build it.
    pub fresh: bool,
    /// Removed when the library has been opened, if it is not kept.
    pub scratch: Option<PathBuf>,
}

const LIBRARY: &str = "model.so";
/// Beyond this many models the least recently used go.
const MOST_MODELS: usize = 1_500;
/// As many run-time libraries are kept: two for each toolchain.
const MOST_RUNTIMES: usize = 6;

/// Builds the library, or finds it in the cache.
///
/// # Errors
/// A tool that is missing or fails, and the directory of the cache if it cannot be written.
pub fn build(request: &BuildRequest) -> Result<Built, Error> {
    let action = || format!("build a model of `{}`", request.top);
    let toolchain = compile::Toolchain::find().map_err(|error| Error::new(action(), error))?;
    let models = cache_directory();
    let io = |error: std::io::Error| Error::new(action(), error);
    fs::create_dir_all(&models).map_err(io)?;
    if !request.keep {
        let scratch = unique_directory(&models, "scratch")?;
        let result = compile::model(&toolchain, request, &scratch, LIBRARY);
        if let Err(error) = result {
            let _ = fs::remove_dir_all(&scratch);
            return Err(Error::new(action(), error));
        }
        return Ok(Built { library: scratch.join(LIBRARY), fresh: true, scratch: Some(scratch) });
    }

    let key = hash_of(&(&toolchain.identity, compile::form(), verilate::flags(), request));
    let place = models.join(&key);
    let library = place.join(LIBRARY);
    if library.is_file() {
        touch(&place);
        return Ok(Built { library, fresh: false, scratch: None });
    }
    let _lock = lock(&models.join(format!("{key}.lock"))).map_err(io)?;
    if library.is_file() {
        return Ok(Built { library, fresh: false, scratch: None });
    }
    let scratch = unique_directory(&models, "scratch")?;
    let result = compile::model(&toolchain, request, &scratch, LIBRARY);
    // An existing place means that somebody else finished first, which is as good.
    let moved = result.map(|()| match fs::rename(&scratch, &place) {
        Err(error) if !library.is_file() => Err(error),
        _ => Ok(()),
    });
    let _ = fs::remove_dir_all(&scratch);
    moved.map_err(|error| Error::new(action(), error))?.map_err(io)?;
    prune(&models, LIBRARY, MOST_MODELS);
    prune(&models, compile::HEADER, MOST_RUNTIMES);
    Ok(Built { library, fresh: true, scratch: None })
}

/// Where compiled models are kept.
pub fn cache_directory() -> PathBuf {
    tools::repository_root().join("out").join("models")
}

/// 128 bits of the value's hash in hexadecimal.
fn hash_of(value: &impl Hash) -> String {
    // The standard hasher may change with the compiler's version, which costs one rebuild.
    let half = |salt: u64| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        value.hash(&mut hasher);
        hasher.finish()
    };
    format!("{:016x}{:016x}", half(0), half(1))
}

fn lock(path: &Path) -> std::io::Result<File> {
    let file = File::options().create(true).truncate(false).write(true).open(path)?;
    file.lock()?;
    Ok(file)
}

/// A new directory that no other thread or process uses.
fn unique_directory(parent: &Path, stem: &str) -> Result<PathBuf, Error> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = parent.join(format!("{stem}-{}-{number}", std::process::id()));
    // Left over from a process of the same number that was killed.
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path)
        .map_err(|error| Error::new(format!("create {}", path.display()), error))?;
    Ok(path)
}

/// Marks a model as used now.
fn touch(place: &Path) {
    // The cache also works where the time cannot be set; then old models are dropped too early.
    let _ = File::open(place).and_then(|file| file.set_modified(SystemTime::now()));
}

/// Of the directories that hold such a file, drops the least recently used beyond `most`. Open
/// libraries survive on Unix: the file goes when its last user closes it.
fn prune(models: &Path, file: &str, most: usize) {
    let Ok(entries) = fs::read_dir(models) else { return };
    let mut found: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.join(file).is_file() && !is_scratch(path))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    found.sort();
    let surplus = found.len().saturating_sub(most);
    for (_, path) in &found[..surplus] {
        let _ = fs::remove_dir_all(path);
        let _ = fs::remove_file(path.with_extension("lock"));
    }
}

fn is_scratch(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("scratch"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_changes_with_every_part_of_the_request() {
        let request = BuildRequest::new("top", vec![Source::new("top.v", "module top; endmodule")]);
        let mut changed = [(); 6].map(|()| request.clone());
        changed[0].top.push('x');
        changed[1].sources[0].text.push(' ');
        changed[2].sources[0].name.push('x');
        changed[3].defines.clear();
        changed[4].waves = true;
        changed[5].parameters.push(("WIDTH".to_owned(), "3".to_owned()));
        for other in &changed {
            assert_ne!(hash_of(other), hash_of(&request), "{other:?}");
        }
        assert_eq!(hash_of(&request.clone()), hash_of(&request));
    }

    #[test]
    fn pruning_keeps_the_most_recently_used() {
        let parent = std::env::temp_dir();
        let models = unique_directory(&parent, "nic-sim-prune").expect("directory is made");
        let start = SystemTime::UNIX_EPOCH;
        for (name, age) in [("old", 1), ("new", 3), ("middle", 2)] {
            fs::create_dir_all(models.join(name)).expect("directory is made");
            fs::write(models.join(name).join(LIBRARY), "").expect("file is written");
            let directory = File::open(models.join(name)).expect("directory opens");
            let time = start + std::time::Duration::from_secs(age);
            directory.set_modified(time).expect("time is set");
        }
        prune(&models, LIBRARY, 2);
        let left = ["old", "new", "middle"].map(|name| models.join(name).is_dir());
        fs::remove_dir_all(&models).expect("directory is removed");
        assert_eq!(left, [false, true, true]);
    }
}
