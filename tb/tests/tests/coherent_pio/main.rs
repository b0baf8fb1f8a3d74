//! Coherent programmed I/O, the host's side of the link played by hand: cycles, answers, faults.
mod lines;
mod messages;
mod rig;
