import { openDatabase } from '#server/platform/db.ts';
import { loadEnv } from '#server/platform/env.ts';
import { runningDatabaseUrl } from '#server/platform/running-database.ts';
import { verifyChain } from './verify-chain.ts';

// `npm run audit:verify [-- <hash of a head noted earlier>]`: exit code 0 if the chain is intact. Without DATABASE_URL
// it reads the embedded database of a running Freshkey.

const known = process.argv[2];
try {
  await verify();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function verify(): Promise<void> {
  const db = openDatabase({ url: runningDatabaseUrl(loadEnv(process.env)), max: 1, onError: () => {} });
  try {
    const { links, head, fault, knownFound } = await verifyChain(db, known);
    if (fault) fail(`The audit chain is broken at link ${fault.id}: ${fault.reason}.`);
    else if (known && !knownFound) fail(`No link of the chain has the hash ${known}: it was written anew.`);
    else console.log(`The audit chain is whole: ${links} links, head ${head}`);
  } finally {
    await db.$client.end();
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
