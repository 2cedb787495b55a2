import { type Db, openDatabase } from './platform/db.ts';
import { loadEnv } from './platform/env.ts';
import { rotateColumn } from './platform/rotate-column.ts';
import { runningDatabaseUrl } from './platform/running-database.ts';
import { Sealer } from './platform/sealer.ts';
import { StartFault } from './platform/start-fault.ts';
import { sealedColumns } from './sealed-columns.ts';

// `npm run keys:rotate`: puts every secret under the newest key of ENCRYPTION_KEYS while the product runs. Exit code 0
// when no other key is needed any more. May be stopped, run again, and run twice at once.

try {
  const settings = loadEnv(process.env);
  const db = openDatabase({ url: runningDatabaseUrl(settings), max: 1, onError: () => {} });
  try {
    await rotate(db, new Sealer(settings.encryptionKeys), settings.encryptionKeys);
  } finally {
    await db.$client.end();
  }
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}

async function rotate(db: Db, sealer: Sealer, keys: ReadonlyMap<number, Buffer>) {
  const needed = new Set<number>();
  for (const column of sealedColumns) {
    const { resealed, left } = await rotateColumn(db, sealer, column);
    const others = [...left].map(([version, count]) => `, ${count} still under key ${version}`).join('');
    console.log(`${column.table}.${column.column}: ${resealed} re-sealed${others}`);
    for (const version of left.keys()) needed.add(version);
  }
  if (needed.size === 0) {
    console.log(
      `\nEverything is sealed under key ${sealer.newest}. No other key is needed in ENCRYPTION_KEYS any more.`,
    );
    return;
  }
  process.exitCode = 1;
  for (const version of needed) console.log(`\nKey ${version} is still needed. ${adviceFor(version, keys)}`);
}

function adviceFor(version: number, keys: ReadonlyMap<number, Buffer>): string {
  if (!keys.has(version)) return 'It is not in ENCRYPTION_KEYS: add it, then run this again.';
  return 'Restart every web process and worker that has no newer key, then run this again. What stays even then cannot be opened: it is damaged, or was sealed under another key of that version.';
}
