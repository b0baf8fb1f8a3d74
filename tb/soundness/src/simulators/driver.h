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
    uint32_t clocks, inputs, outputs;   // of all ports, which come in this order
};

// Raises or lowers the clocks of a circuit.
inline void set_clocks(const Port* clocks, uint32_t count, uint32_t rising) {
    for (uint32_t i = 0; i < count; i++) {
        uint8_t level = (rising >> i) & 1;
        memcpy(clocks[i].data, &level, 1);
    }
}

template <size_t count, class Evaluate>
int drive(const Circuit (&circuits)[count], const Port* ports, Evaluate evaluate) {
    FILE* stimulus = fopen("stimulus", "rb");
    FILE* response = fopen("response", "wb");
    if (!stimulus || !response) return 1;
    std::vector<const Port*> first;
    for (const Circuit& circuit : circuits) {
        first.push_back(ports);
        // A simulator may begin with random values, clocks included.
        set_clocks(ports, circuit.clocks, 0);
        ports += circuit.clocks + circuit.inputs + circuit.outputs;
    }
    std::vector<uint32_t> rising(count), words;
    for (uint32_t cycle = 0;; cycle++) {
        bool any = false;
        for (size_t i = 0; i < count; i++) {
            const Circuit& circuit = circuits[i];
            rising[i] = 0;
            if (cycle >= circuit.cycles) continue;
            any = true;
            if (fread(&rising[i], 4, 1, stimulus) != 1) return 1;
            const Port* input = first[i] + circuit.clocks;
            for (uint32_t n = 0; n < circuit.inputs; n++, input++) {
                words.assign(input->words, 0);
                if (fread(words.data(), 4, input->words, stimulus) != input->words) return 1;
                memcpy(input->data, words.data(), input->bytes);
            }
        }
        if (!any) break;
        evaluate();
        for (size_t i = 0; i < count; i++) {
            const Circuit& circuit = circuits[i];
            if (cycle >= circuit.cycles) continue;
            const Port* output = first[i] + circuit.clocks + circuit.inputs;
            for (uint32_t n = 0; n < circuit.outputs; n++, output++) {
                words.assign(output->words, 0);
                memcpy(words.data(), output->data, output->bytes);
                fwrite(words.data(), 4, output->words, response);
            }
            set_clocks(first[i], circuit.clocks, rising[i]);
        }
        evaluate();
        for (size_t i = 0; i < count; i++) set_clocks(first[i], circuits[i].clocks, 0);
    }
    return fclose(response) == 0 ? 0 : 1;
}
