/** A GameString, a PGN of the Universal Hive Protocol, or an SGF of Boardspace. */
export default /^\s*Base(\+[MLP]+)?;|\[GameType\s+"Base|SU\[hive/i;
