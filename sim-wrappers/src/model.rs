//! One running instance of a compiled module, and its ports as numbers.
//!
//! Ports are pointers into the Verilator object: reading and writing one costs a load and a store.
//! A model may move between threads; it is used by one at a time.
use std::ffi::{CStr, CString, c_void};
use std::path::Path;
use std::ptr::NonNull;
use std::sync::Arc;

use crate::build::BuildRequest;
use crate::error::{Error, Failure, FailureKind};
use crate::library::{Library, LibraryPort};
use crate::recording::Recording;

/// What registers and memories without an initial value hold at power-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PowerUp {
    /// Zeros.
    Zeros,
    /// Ones.
    Ones,
    /// Bits drawn from this seed: what a missing reset looks like in hardware.
    Random(u32),
}

impl Default for PowerUp {
    fn default() -> Self {
        Self::Random(1)
    }
}

struct Slot {
    data: NonNull<u8>,
    width: u32,
    is_output: bool,
}

/// A running instance of a compiled module.
pub struct Model {
    handle: NonNull<c_void>,
    slots: Box<[Slot]>,
    names: Arc<[String]>,
    time: u64,
    cycle: u64,
    output: String,
    is_traced: bool,
    library: Arc<Library>,
    /// The type of payload that each group was last compared with, see [`Model::compares`].
    compared: Vec<&'static str>,
    recording: Option<Box<Recording>>,
}

// SAFETY: the handle and what it owns are reached through `self` only, and the shim sets the
// variable in which Verilator keeps a thread's context on every call.
unsafe impl Send for Model {}

const TEXT: u32 = 1;

impl Model {
    /// Builds a library and makes one model of it, with the library's ports in Verilator's order.
    pub fn build(request: &BuildRequest) -> Result<Self, Error> {
        Ok(Self::new(&Library::build(request)?))
    }

    /// Makes a model; ports in Verilator's order, see [`Library::ports`].
    pub fn new(library: &Arc<Library>) -> Self {
        Self::with_power_up(library, PowerUp::default())
    }

    /// Makes a model with chosen power-up values.
    pub fn with_power_up(library: &Arc<Library>, power_up: PowerUp) -> Self {
        let order: Vec<_> = (0..library.ports().len()).collect();
        let names = library.ports().iter().map(|port| port.name.clone()).collect();
        Self::with_order(library, power_up, &order, names)
    }

    /// Makes a model whose port `i` is the library's port `order[i]`.
    pub(crate) fn with_order(
        library: &Arc<Library>,
        power_up: PowerUp,
        order: &[usize],
        names: Arc<[String]>,
    ) -> Self {
        let (mode, seed) = match power_up {
            PowerUp::Zeros => (0, 1),
            PowerUp::Ones => (1, 1),
            // Verilator takes zero as "choose one yourself".
            PowerUp::Random(seed) => (2, seed.max(1)),
        };
        let mut pointers = vec![std::ptr::null_mut(); library.ports().len()];
        // SAFETY: there is a place for each of the library's ports; the handle is never null.
        let handle = unsafe { (library.api.create)(mode, seed, pointers.as_mut_ptr()) };
        let handle = NonNull::new(handle).expect("the shim returns a handle or throws");
        let slots = order.iter().map(|&port| {
            let LibraryPort { width, is_output, .. } = library.ports()[port];
            // A model that died while it was made has no ports; it is never read, see `alive`.
            let data = NonNull::new(pointers[port]).unwrap_or(NonNull::dangling());
            Slot { data, width, is_output }
        });
        let slots: Box<[Slot]> = slots.collect();
        let alive = pointers.iter().all(|pointer| !pointer.is_null());
        let library = Arc::clone(library);
        let mut model = Self {
            handle,
            slots,
            names,
            time: 0,
            cycle: 0,
            output: String::new(),
            is_traced: false,
            library,
            compared: Vec::new(),
            recording: None,
        };
        assert!(alive, "{}", model.failure());
        // Verilator draws the inputs too; a clock that starts high would swallow its first edge.
        for port in 0..model.slots.len() {
            if !model.slots[port].is_output {
                let words = model.width(port).div_ceil(32) as usize;
                model.write(port, &vec![0; words]);
            }
        }
        model
    }

    /// Whether that group has yet to be compared with that payload: ports are opened in every cycle.
    #[inline]
    pub(crate) fn compares(&mut self, group: usize, payload: &'static str) -> bool {
        match self.compared.get(group) {
            // Nearly always the very same text.
            Some(&before) if std::ptr::eq(before, payload) => false,
            _ => self.is_new(group, payload),
        }
    }

    #[cold]
    fn is_new(&mut self, group: usize, payload: &'static str) -> bool {
        if self.compared.len() <= group {
            self.compared.resize(group + 1, "");
        }
        std::mem::replace(&mut self.compared[group], payload) != payload
    }

    /// The library it was made from.
    pub fn library(&self) -> &Arc<Library> {
        &self.library
    }

    /// The position of the port of that name.
    pub fn port(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|other| other == name)
    }

    /// How many ports there are.
    pub fn port_count(&self) -> usize {
        self.slots.len()
    }

    /// The Verilog name of a port.
    pub fn name(&self, port: usize) -> &str {
        &self.names[port]
    }

    /// Bits of a port.
    pub fn width(&self, port: usize) -> u32 {
        self.slots[port].width
    }

    /// Whether the module drives the port.
    pub fn is_output(&self, port: usize) -> bool {
        self.slots[port].is_output
    }

    /// The value of a port of at most 64 bits.
    ///
    /// # Panics
    /// If the port is wider.
    #[inline]
    pub fn get(&self, port: usize) -> u64 {
        let Slot { data, width, .. } = &self.slots[port];
        let data = data.as_ptr();
        // SAFETY: Verilator stores a port of this width in an integer of this size, aligned; the
        // object lives as long as `self`, and is only written through `&mut self`.
        unsafe {
            match width {
                0..=8 => u64::from(data.read()),
                9..=16 => u64::from(data.cast::<u16>().read()),
                17..=32 => u64::from(data.cast::<u32>().read()),
                33..=64 => data.cast::<u64>().read(),
                _ => self.too_wide(port),
            }
        }
    }

    /// Drives an input of at most 64 bits. It acts at the next evaluation.
    ///
    /// # Panics
    /// If the port is wider or an output, or the value does not fit.
    #[inline]
    pub fn set(&mut self, port: usize, value: u64) {
        let slot = &self.slots[port];
        let width = slot.width;
        if slot.is_output || (width < 64 && value >> width != 0) {
            self.refuse(port, value);
        }
        let data = slot.data.as_ptr();
        // SAFETY: as in `get`; `&mut self` excludes every other access. The casts keep all bits, as
        // the value fits the width.
        unsafe {
            match width {
                0..=8 => data.write(value as u8),
                9..=16 => data.cast::<u16>().write(value as u16),
                17..=32 => data.cast::<u32>().write(value as u32),
                33..=64 => data.cast::<u64>().write(value),
                _ => self.too_wide(port),
            }
        }
    }

    /// Reads a port of any width as little-endian words.
    ///
    /// # Panics
    /// If `words` has not exactly the words of the port.
    #[inline]
    pub fn read(&self, port: usize, words: &mut [u32]) {
        let Slot { data, width, .. } = &self.slots[port];
        assert_eq!(words.len(), width.div_ceil(32) as usize, "words of `{}`", self.name(port));
        if *width > 64 {
            // SAFETY: Verilator stores a port of more than 64 bits as that many words; see `get`.
            let stored = unsafe {
                std::slice::from_raw_parts(data.as_ptr().cast::<u32>().cast_const(), words.len())
            };
            words.copy_from_slice(stored);
        } else {
            let value = self.get(port);
            for (index, word) in words.iter_mut().enumerate() {
                *word = (value >> (32 * index)) as u32;
            }
        }
    }

    /// Drives an input of any width from little-endian words.
    ///
    /// # Panics
    /// If the port is an output, `words` has not exactly its words, or the value does not fit.
    #[inline]
    pub fn write(&mut self, port: usize, words: &[u32]) {
        let Slot { data, width, is_output } = &self.slots[port];
        assert_eq!(words.len(), width.div_ceil(32) as usize, "words of `{}`", self.name(port));
        if *width > 64 {
            let top = words[words.len() - 1];
            if *is_output || (width % 32 != 0 && top >> (width % 32) != 0) {
                self.refuse(port, u64::from(top));
            }
            // SAFETY: as in `read`; `&mut self` excludes every other access.
            let stored =
                unsafe { std::slice::from_raw_parts_mut(data.as_ptr().cast::<u32>(), words.len()) };
            stored.copy_from_slice(words);
        } else {
            let high = words.get(1).map_or(0, |word| u64::from(*word) << 32);
            self.set(port, high | u64::from(words[0]));
        }
    }

    /// The value of a port of any width as little-endian words.
    pub fn words(&self, port: usize) -> Vec<u32> {
        let mut words = vec![0; self.width(port).div_ceil(32) as usize];
        self.read(port, &mut words);
        words
    }

    /// Lets the inputs act: combinational logic settles, and blocks run whose clock has risen.
    ///
    /// # Panics
    /// With the [`Failure`], if the Verilog reports one.
    pub fn eval(&mut self) {
        if let Err(failure) = self.try_eval() {
            panic!("{failure}");
        }
    }

    /// As [`Model::eval`], with the failure as a value.
    pub fn try_eval(&mut self) -> Result<(), Box<Failure>> {
        if let Some(mut recording) = self.recording.take() {
            recording.add(self);
            self.recording = Some(recording);
        }
        // SAFETY: the handle is alive until `self` is dropped, and `&mut self` excludes other users.
        match unsafe { (self.library.api.eval)(self.handle.as_ptr(), self.time) } {
            0 => Ok(()),
            TEXT => {
                let text = self.take_text();
                self.output.push_str(&text);
                Ok(())
            }
            _ => Err(Box::new(self.failure())),
        }
    }

    /// Keeps what the inputs are before each evaluation from now on.
    pub fn record(&mut self) {
        self.recording = Some(Box::default());
    }

    /// What was kept since [`Model::record`]; nothing is kept any more.
    pub fn recorded(&mut self) -> Recording {
        self.recording.take().map(|recording| *recording).unwrap_or_default()
    }

    /// Simulated picoseconds.
    pub fn time(&self) -> u64 {
        self.time
    }

    /// Sets the simulated time, for waveforms and failures.
    pub fn set_time(&mut self, picoseconds: u64) {
        self.time = picoseconds;
    }

    /// Clock edges since power-up, as whoever drives the clock counts them.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// Sets the cycle that failures name.
    pub fn set_cycle(&mut self, cycle: u64) {
        self.cycle = cycle;
    }

    /// Takes what the Verilog has printed (`$display`).
    pub fn take_output(&mut self) -> String {
        std::mem::take(&mut self.output)
    }

    /// Writes the waveform into a VCD file from now on.
    pub fn trace_to(&mut self, path: &Path) -> Result<(), Error> {
        let fail = |reason: &str| Err(Error::new(format!("trace to {}", path.display()), reason));
        if !self.library.can_trace() {
            return fail("the model was built without waveforms (`BuildRequest::waves`)");
        }
        let Ok(name) = CString::new(path.as_os_str().as_encoded_bytes()) else {
            return fail("the path holds a zero byte");
        };
        // SAFETY: the handle is alive; the string is too, during the call.
        if unsafe { (self.library.api.trace_open)(self.handle.as_ptr(), name.as_ptr()) } == 0 {
            return fail("the file cannot be written");
        }
        self.is_traced = true;
        Ok(())
    }

    /// Whether a waveform is being written.
    pub fn is_traced(&self) -> bool {
        self.is_traced
    }

    /// Records the present values in the waveform, if there is one.
    pub fn dump(&mut self) {
        if self.is_traced {
            // SAFETY: the handle is alive.
            unsafe { (self.library.api.trace_dump)(self.handle.as_ptr(), self.time) }
        }
    }

    /// Brings what was recorded to the file, so that it can be read before the model is dropped.
    pub fn flush(&mut self) {
        if self.is_traced {
            // SAFETY: the handle is alive.
            unsafe { (self.library.api.trace_flush)(self.handle.as_ptr()) }
        }
    }

    fn take_text(&mut self) -> String {
        let handle = self.handle.as_ptr();
        // SAFETY: the handle is alive; the text is copied before the call that frees it.
        unsafe {
            let text = CStr::from_ptr((self.library.api.text)(handle)).to_string_lossy();
            let text = text.into_owned();
            (self.library.api.clear)(handle);
            text
        }
    }

    #[cold]
    fn failure(&mut self) -> Failure {
        self.dump();
        self.flush();
        let text = self.take_text();
        let mut failure = Failure::read(self.library.module(), &text, self.cycle, self.time);
        if failure.kind == FailureKind::Assertion && self.library.is_assumption(&failure.place) {
            failure.kind = FailureKind::Assumption;
        }
        failure
    }

    #[cold]
    fn too_wide(&self, port: usize) -> ! {
        panic!("`{}` has {} bits: use words", self.name(port), self.width(port))
    }

    #[cold]
    fn refuse(&self, port: usize, value: u64) -> ! {
        let (name, width) = (self.name(port), self.width(port));
        assert!(!self.is_output(port), "`{name}` is an output: it cannot be set");
        panic!("{value:#x} does not fit the {width} bits of `{name}`")
    }
}

impl Drop for Model {
    fn drop(&mut self) {
        // SAFETY: the handle is alive and not used after this; the library is dropped later.
        unsafe { (self.library.api.destroy)(self.handle.as_ptr()) }
    }
}

impl std::fmt::Debug for Model {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = formatter.debug_struct("Model");
        text.field("module", &self.library.module()).field("cycle", &self.cycle).finish()
    }
}
