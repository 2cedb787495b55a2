import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/db.ts';
import { loadEnv } from '#server/platform/env.ts';
import { socketDirFor, socketUrl } from '#server/platform/postgres/socket-dir.ts';
import { verifyChain } from './verify-chain.ts';

// `npm run audit:verify [-- <hash of a head noted earlier>]`: exit code 0 when the chain is whole. Without DATABASE_URL
// it looks into the embedded database of a running Freshkey.

const { databaseUrl, dataDir } = loadEnv(process.env);
const known = process.argv[2];
const db = openDatabase({ url: databaseUrl ?? embeddedUrl(), max: 1, onError: () => {} });
try {
  const { links, head, fault, knownFound } = await verifyChain(db, known);
  if (fault) fail(`The audit chain is broken at link ${fault.id}: ${fault.reason}.`);
  else if (known && !knownFound) fail(`No link of the chain has the hash ${known}: it was written anew.`);
  else console.log(`The audit chain is whole: ${links} links, head ${head}`);
} catch (error) {
  fail(`The audit chain could not be read: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await db.$client.end();
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function embeddedUrl(): string {
  return socketUrl(socketDirFor(realpathSync(join(dataDir, 'postgres'))), 'freshkey');
}
