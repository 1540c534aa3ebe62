"""The rules of Hive, compiled. Each function names the clauses that it carries out."""
