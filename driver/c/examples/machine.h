// How a program gets at its card: the one thing that differs from machine to machine.
#ifndef MACHINE_H
#define MACHINE_H

struct nic_machine;

// It is there for as long as the program.
const struct nic_machine *machine_of_the_card(void);

#endif
