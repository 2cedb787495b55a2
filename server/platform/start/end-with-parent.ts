// Preloaded into the web and worker processes: if the process that started them is killed, they end with it, so that
// nothing holds the port or the database at the next start. What was acknowledged is in the database by then.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
