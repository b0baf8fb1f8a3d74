//! Tests of the host, with a plain device at the other end of the link.
mod bad_input;
mod cxl_ip;
mod dma;
mod loaded;
mod processors;
mod random_traffic;
mod requests;
mod timing;
mod traffic;
mod words;
mod wrong_rules;
