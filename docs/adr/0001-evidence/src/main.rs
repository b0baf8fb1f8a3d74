//! Three legal expressions and the Verilog that rust-hdl 0.46 makes of them (ADR 1).
//!
//! In Rust `&` and `+` bind more tightly than `==`, and `+` wraps at 8 bits; in Verilog `==` binds
//! more tightly than `&`, the sum is 32 bits wide and never wraps, and the complement is taken of 16
//! bits instead of 8.
use rust_hdl::prelude::*;

#[derive(LogicBlock, Default)]
struct Expressions {
    pub a: Signal<In, Bits<8>>,
    pub b: Signal<In, Bits<8>>,
    pub c: Signal<In, Bits<8>>,
    pub masked: Signal<Out, Bit>,
    pub next: Signal<Out, Bit>,
    pub complement: Signal<Out, Bits<16>>,
}

impl Logic for Expressions {
    #[hdl_gen]
    fn update(&mut self) {
        self.masked.next = self.a.val() & self.b.val() == self.c.val();
        self.next.next = self.a.val() + 1 == self.b.val();
        self.complement.next = bit_cast::<16, 8>(!self.a.val());
    }
}

fn main() {
    let mut block = Expressions::default();
    block.connect_all();
    println!("{}", generate_verilog(&block));
}
