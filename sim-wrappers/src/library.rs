//! A compiled model's shared library, opened: the C interface of `build/shim.cpp`.
use std::collections::BTreeSet;
use std::ffi::{CStr, c_char, c_void};
use std::fs;
use std::sync::Arc;

use crate::build::{self, BuildRequest};
use crate::error::Error;

/// The table that the shim exports; the order is the shim's.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Api {
    version: u32,
    port_count: u32,
    ports: *const RawPort,
    pub(crate) create: unsafe extern "C" fn(u32, u32, *mut *mut u8) -> *mut c_void,
    pub(crate) destroy: unsafe extern "C" fn(*mut c_void),
    pub(crate) eval: unsafe extern "C" fn(*mut c_void, u64) -> u32,
    pub(crate) status: unsafe extern "C" fn(*mut c_void) -> u32,
    pub(crate) text: unsafe extern "C" fn(*mut c_void) -> *const c_char,
    pub(crate) clear: unsafe extern "C" fn(*mut c_void),
    pub(crate) trace_open: unsafe extern "C" fn(*mut c_void, *const c_char) -> u32,
    pub(crate) trace_dump: unsafe extern "C" fn(*mut c_void, u64),
    pub(crate) trace_flush: unsafe extern "C" fn(*mut c_void),
}

#[repr(C)]
struct RawPort {
    name: *const c_char,
    width: u32,
    is_output: u32,
}

const VERSION: u32 = 1;

/// A port of a compiled model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryPort {
    /// Verilog name.
    pub name: String,
    /// Bits.
    pub width: u32,
    /// Whether the module drives it.
    pub is_output: bool,
}

/// A compiled model, from which any number of [`crate::Model`]s are made, in any thread.
pub struct Library {
    pub(crate) api: Api,
    module: String,
    ports: Vec<LibraryPort>,
    /// Files and lines of `assume`, which Verilator reports as if they were `assert`.
    assumptions: BTreeSet<String>,
    can_trace: bool,
    is_fresh: bool,
    /// Keeps the code mapped; last, so that nothing above outlives it.
    _code: libloading::Library,
}

// SAFETY: the table holds pointers to functions and constants of the library, which stays mapped as
// long as `self`; the functions keep all state in the handle that they are given.
unsafe impl Send for Library {}
// SAFETY: as above; nothing in `self` changes after it is made.
unsafe impl Sync for Library {}

impl Library {
    /// Builds the library, or finds it in the cache, and opens it.
    pub fn build(request: &BuildRequest) -> Result<Arc<Self>, Error> {
        let mut built = build::build(request)?;
        let mut opened = Self::open(request, &built);
        if opened.is_err() && !built.fresh {
            // Another process dropped it from the cache between the look and the opening.
            built = build::build(request)?;
            opened = Self::open(request, &built);
        }
        if let Some(scratch) = &built.scratch {
            let _ = fs::remove_dir_all(scratch);
        }
        let action = || format!("open the model of `{}`", request.top);
        opened.map(Arc::new).map_err(|error| Error::new(action(), error))
    }

    fn open(request: &BuildRequest, built: &build::Built) -> Result<Self, String> {
        // SAFETY: the library is ours: its initialisers are Verilator's and touch only its own data.
        let code = unsafe { libloading::Library::new(&built.library) };
        let code = code.map_err(|error| error.to_string())?;
        type Entry = unsafe extern "C" fn() -> *const Api;
        // SAFETY: the shim defines the symbol with this type.
        let entry = unsafe { code.get::<Entry>(b"nic_sim_api\0") };
        let entry = *entry.map_err(|error| error.to_string())?;
        // SAFETY: it returns the address of a constant of the library, which `code` keeps mapped.
        let api = unsafe { *entry() };
        if api.version != VERSION {
            return Err(format!("it has interface {}, this needs {VERSION}", api.version));
        }
        // SAFETY: the table has `port_count` rows, whose names are constant strings.
        let ports = unsafe {
            std::slice::from_raw_parts(api.ports, api.port_count as usize)
                .iter()
                .map(|port| LibraryPort {
                    name: CStr::from_ptr(port.name).to_string_lossy().into_owned(),
                    width: port.width,
                    is_output: port.is_output != 0,
                })
                .collect()
        };
        let assumptions = request.sources.iter().flat_map(|source| {
            let lines = source.text.lines().zip(1..);
            let lines = lines.filter(|(line, _)| line.contains("assume"));
            lines.map(|(_, number)| format!("{}:{number}", source.name))
        });
        Ok(Self {
            api,
            module: request.top.clone(),
            ports,
            assumptions: assumptions.collect(),
            can_trace: request.waves,
            is_fresh: built.fresh,
            _code: code,
        })
    }

    /// The top module.
    pub fn module(&self) -> &str {
        &self.module
    }

    /// The ports of the top module, in Verilator's order.
    pub fn ports(&self) -> &[LibraryPort] {
        &self.ports
    }

    /// Whether the property at that place (`file.v:12`) is an assumption.
    pub(crate) fn is_assumption(&self, place: &str) -> bool {
        self.assumptions.contains(place)
    }

    /// Whether its models can write waveforms.
    pub fn can_trace(&self) -> bool {
        self.can_trace
    }

    /// Whether opening it had to build it, rather than finding it in the cache.
    pub fn is_fresh(&self) -> bool {
        self.is_fresh
    }
}

impl std::fmt::Debug for Library {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = formatter.debug_struct("Library");
        text.field("module", &self.module).field("ports", &self.ports).finish_non_exhaustive()
    }
}
