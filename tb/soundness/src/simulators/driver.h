// Applies the stimulus file to the circuits of a batch and writes what their outputs show.
//
// Stimulus, cycle by cycle, circuit by circuit while it lasts: one word with the clocks that rise,
// then each driven port. Response, likewise: each output. A port takes whole 32-bit words, lowest
// first, which is how both simulators hold it on a little-endian machine.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

struct Port {
    void* data;
    uint32_t bytes;   // as the simulator holds it
    uint32_t words;   // as the files hold it
};

struct Circuit {
    uint32_t cycles;
    std::vector<Port> clocks, inputs, outputs;
};

inline void set_clocks(Circuit& circuit, uint32_t rising) {
    for (size_t i = 0; i < circuit.clocks.size(); i++) {
        uint8_t level = (rising >> i) & 1;
        memcpy(circuit.clocks[i].data, &level, 1);
    }
}

template <class Evaluate>
int drive(std::vector<Circuit>& circuits, Evaluate evaluate) {
    FILE* stimulus = fopen("stimulus", "rb");
    FILE* response = fopen("response", "wb");
    if (!stimulus || !response) return 1;
    // A simulator may begin with random values, clocks included.
    for (Circuit& circuit : circuits) set_clocks(circuit, 0);
    std::vector<uint32_t> rising(circuits.size()), words;
    for (uint32_t cycle = 0;; cycle++) {
        bool any = false;
        for (size_t i = 0; i < circuits.size(); i++) {
            Circuit& circuit = circuits[i];
            rising[i] = 0;
            if (cycle >= circuit.cycles) continue;
            any = true;
            if (fread(&rising[i], 4, 1, stimulus) != 1) return 1;
            for (Port& port : circuit.inputs) {
                words.assign(port.words, 0);
                if (fread(words.data(), 4, port.words, stimulus) != port.words) return 1;
                memcpy(port.data, words.data(), port.bytes);
            }
        }
        if (!any) break;
        evaluate();
        for (size_t i = 0; i < circuits.size(); i++) {
            Circuit& circuit = circuits[i];
            if (cycle >= circuit.cycles) continue;
            for (Port& port : circuit.outputs) {
                words.assign(port.words, 0);
                memcpy(words.data(), port.data, port.bytes);
                fwrite(words.data(), 4, port.words, response);
            }
            set_clocks(circuit, rising[i]);
        }
        evaluate();
        for (Circuit& circuit : circuits) set_clocks(circuit, 0);
    }
    return fclose(response) == 0 ? 0 : 1;
}
