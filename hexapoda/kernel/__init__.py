"""The kernel: compiled code, the contract between games and everything generic, chance, repetition, perft."""
