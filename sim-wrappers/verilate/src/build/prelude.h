// Comes before everything that is compiled for a model; its precompiled form is most of the saving.
// Verilator prints where it should report: this sends the text to the model that is being evaluated.
#ifndef NIC_SIM_PRELUDE_H
#define NIC_SIM_PRELUDE_H
extern "C" int nic_sim_print(const char* format, ...);
#define VL_PRINTF nic_sim_print
#define VL_USER_FATAL 1
#ifndef NIC_SIM_RUNTIME
#include "verilated.h"
#endif
#endif
