# The database of a server.

error-bad-database-url = “{ $url }” is not a valid database address; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-database-in-memory = A database in memory would forget everything; write sqlite:///FILE.
error-no-database-folder = The folder of the database, { $folder }, does not exist; create it first.
error-no-database-driver = { $url } needs the Python package { $package }; install it with: pip install "hexapoda[postgres]".
error-database-refused = The database { $url } can’t be used: { $reason }.
error-database-away = The database { $url } can’t be reached: { $reason }.
error-database-away-now = The database is not responding; try again in a moment.
error-database-newer = The database was written by a newer version of Hexapoda; install that version.
error-store-closed = The server is shutting down.
error-guest-name = A name has 1 to { $longest } characters.
