import { rmSync } from 'node:fs';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { forgetful } from '#server/testing/database-server.ts';

// One database server for one part of `npm test`: stopped when that part lets go of it or is killed.
const dataDir = `node_modules/.cache/test-run-${process.pid}`;
const server = await startEmbeddedPostgres({ dataDir, settings: forgetful, log: console.error });
// Ctrl-C in the terminal reaches us too; the tests still need their database to finish.
process.on('SIGINT', () => {});
process.once('disconnect', async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(`${dataDir}.log`, { force: true });
  process.exit(0);
});
process.send?.({ url: server.url });
