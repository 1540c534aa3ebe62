"""The rules of Myrmes, compiled. Each function names the clauses that it carries out."""
