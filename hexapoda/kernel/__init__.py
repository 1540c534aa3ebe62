"""The kernel: the contract between games and generic code, compilation, chance, repetition, perft."""
