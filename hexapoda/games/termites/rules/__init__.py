"""The rules of Termites, compiled. Each function names the clauses that it implements."""
