//! What every emitted module has in common once it runs: a design and a model of it.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::build::{BuildRequest, Source};
use crate::design::{Design, Direction, Sources};
use crate::error::Error;
use crate::library::Library;
use crate::model::{Model, PowerUp};
use crate::tools;

/// A running module whose design is known; its model's ports are in the design's order.
pub trait Device {
    /// What is known about the module.
    fn design(&self) -> &'static Design;
    /// The running instance.
    fn model(&self) -> &Model;
    /// The running instance.
    fn model_mut(&mut self) -> &mut Model;
}

/// A device of one particular module: the wrapper of each.
pub trait Wrapper: Device + Sized {
    /// What is known about the module.
    const DESIGN: &'static Design;

    /// Takes a model that [`Design::model`] of this design made.
    fn from_model(model: Model) -> Self;

    /// A fresh instance.
    fn new() -> Result<Self, Error> {
        Ok(Self::from_model(Self::DESIGN.model(&ModelOptions::default())?))
    }

    /// A fresh instance that writes its waveform into a VCD file.
    fn traced(path: &Path) -> Result<Self, Error> {
        let options = ModelOptions { waves: Some(path.to_path_buf()), ..ModelOptions::default() };
        Ok(Self::from_model(Self::DESIGN.model(&options)?))
    }
}

/// A device of any module, for what works on all of them alike.
#[derive(Debug)]
pub struct AnyDevice {
    design: &'static Design,
    model: Model,
}

impl AnyDevice {
    /// A fresh instance.
    pub fn new(design: &'static Design, options: &ModelOptions) -> Result<Self, Error> {
        Ok(Self::from_model(design, design.model(options)?))
    }

    /// Takes a model that [`Design::model`] of this design made.
    pub fn from_model(design: &'static Design, model: Model) -> Self {
        Self { design, model }
    }
}

impl Device for AnyDevice {
    fn design(&self) -> &'static Design {
        self.design
    }

    fn model(&self) -> &Model {
        &self.model
    }

    fn model_mut(&mut self) -> &mut Model {
        &mut self.model
    }
}

/// How a model starts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ModelOptions {
    /// What unreset state holds.
    pub power_up: PowerUp,
    /// The VCD file to write; such a model is slower by a factor.
    pub waves: Option<PathBuf>,
}

impl Design {
    /// A fresh model of the module, whose port `i` is the design's port `i`.
    pub fn model(&'static self, options: &ModelOptions) -> Result<Model, Error> {
        let opened = self.open(options.waves.is_some())?;
        let Opened { library, order, names } = &*opened;
        let mut model = Model::with_order(library, options.power_up, order, Arc::clone(names));
        if let Some(path) = &options.waves {
            model.trace_to(path)?;
        }
        Ok(model)
    }

    /// The compiled module.
    pub fn library(&'static self, waves: bool) -> Result<Arc<Library>, Error> {
        Ok(Arc::clone(&self.open(waves)?.library))
    }

    /// Opens the compiled module, building it if need be; once per process.
    fn open(&'static self, waves: bool) -> Result<Arc<Opened>, Error> {
        type Slot = Arc<Mutex<Option<Arc<Opened>>>>;
        // The Verilog does not change while a process runs, and each test makes many models: a
        // second look at the files would cost more than the model.
        static OPEN: Mutex<BTreeMap<(usize, bool), Slot>> = Mutex::new(BTreeMap::new());
        let identity = std::ptr::from_ref(self).addr();
        let slot = {
            let mut open = OPEN.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(open.entry((identity, waves)).or_default())
        };
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(opened) = &*slot {
            return Ok(Arc::clone(opened));
        }
        let opened = Arc::new(self.build(waves)?);
        *slot = Some(Arc::clone(&opened));
        Ok(opened)
    }

    /// What its model is built from.
    ///
    /// # Errors
    /// A file that is not there.
    pub fn request(&self) -> Result<BuildRequest, Error> {
        Ok(BuildRequest::new(self.module, self.texts()?))
    }

    /// Its Verilog, the module's own file first.
    pub(crate) fn texts(&self) -> Result<Vec<Source>, Error> {
        match self.sources {
            Sources::Emitted(files) => {
                let read = |file: &&str| Source::read(&tools::emitted_file(file));
                files.iter().map(read).collect()
            }
            Sources::Embedded(files) => {
                Ok(files.iter().map(|&(name, text)| Source::new(name, text)).collect())
            }
        }
    }

    fn build(&self, waves: bool) -> Result<Opened, Error> {
        if let Some(external) = self.externals.first() {
            let action = format!("build a model of `{}`", self.module);
            return Err(Error::new(action, format!("`{external}` below it has no Verilog here")));
        }
        let mut request = self.request()?;
        request.waves = waves;
        let library = Library::build(&request)?;
        let stale = |what: String| {
            let action = format!("use the wrapper of `{}`", self.module);
            Error::new(action, format!("{what}; `cargo run --bin emit` writes it anew"))
        };
        let order = self.ports.iter().map(|port| {
            let found = library.ports().iter().position(|other| other.name == port.name);
            let found =
                found.ok_or_else(|| stale(format!("the Verilog has no `{}`", port.name)))?;
            let other = &library.ports()[found];
            let is_output = port.direction == Direction::Output;
            if (other.width, other.is_output) != (port.width, is_output) {
                return Err(stale(format!("the Verilog's `{}` is another", port.name)));
            }
            Ok(found)
        });
        let order = order.collect::<Result<Vec<_>, _>>()?;
        if order.len() != library.ports().len() {
            let count = library.ports().len();
            return Err(stale(format!("the Verilog has {count} ports, not {}", order.len())));
        }
        let names = self.ports.iter().map(|port| port.name.to_owned()).collect();
        Ok(Opened { library, order, names })
    }
}

/// A compiled module and how its ports lie in the design's order.
struct Opened {
    library: Arc<Library>,
    order: Vec<usize>,
    names: Arc<[String]>,
}
