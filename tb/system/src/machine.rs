//! A simulated processor as the driver sees it.
use nic_driver::Machine;
use nic_host::Core;

/// A processor, and where the card's registers are.
#[derive(Clone)]
pub struct SimulatedMachine {
    /// The processor.
    pub core: Core,
    /// Byte address of the card's first register.
    pub registers: u64,
}

impl SimulatedMachine {
    /// A processor with the card's registers at address 0 of the I/O link.
    pub fn new(core: Core) -> Self {
        Self { core, registers: 0 }
    }
}

impl Machine for SimulatedMachine {
    async fn load(&self, address: u64, bytes: &mut [u8]) {
        self.core.load_into(address, bytes).await;
    }

    async fn store(&self, address: u64, bytes: &[u8]) {
        self.core.store(address, bytes).await;
    }

    /// Stores of the processor are seen in their order, registers among them: nothing to do.
    async fn release(&self) {}

    async fn read_register(&self, offset: usize) -> u32 {
        self.core.mmio_read32(self.registers + offset as u64).await
    }

    async fn write_register(&self, offset: usize, value: u32) {
        self.core.mmio_write32(self.registers + offset as u64, value).await;
    }

    async fn flush(&self, address: u64, bytes: u64) -> bool {
        self.core.flush(address, bytes as usize).await;
        true
    }

    async fn prefetch(&self, address: u64) {
        self.core.prefetch(address).await;
    }

    async fn barrier(&self) -> bool {
        self.core.fence().await;
        true
    }

    async fn wait_for_change(&self, address: u64, known: u64) {
        self.core.wait_until_changed(address, &known.to_le_bytes()).await;
    }
}
