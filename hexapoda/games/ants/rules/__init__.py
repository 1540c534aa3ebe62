"""The rules of Ants, compiled. Each function names the clauses that it carries out."""
