"""Tables in memory, who watches them, what is due, and the lobby."""
