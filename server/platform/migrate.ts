import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { createInstallation } from './installation.ts';
import { StartFault } from './start-fault.ts';
import { installTasks } from './tasks/install-tasks.ts';

interface Migration {
  tag: string;
  sql: string;
  checksum: string;
}

/**
 * Earlier checksums of migrations whose result has not changed: 0000_foundation used to create the extension
 * earthdistance, which takes a superuser; now it creates the same functions itself.
 */
const formerChecksums: Record<string, string> = {
  '0000_foundation': '026c939a70818b98ec540ecd460ae472edb147cf55cd2c3805c3d05f740d313e',
};

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** An arbitrary number, the same in every process: its holder migrates, and the others wait and find it done. */
const lockKey = 7_313_002;

/**
 * Brings the database to this code's schema: each file of `migrations/` once, in order, in its own transaction.
 * Throws StartFault if the database has migrations that this code does not know, or knows in another form.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await createRecords(client);
    const applied = await appliedMigrations(client);
    const known = knownMigrations();
    refuseForeign(known, applied);
    for (const migration of known.filter(({ tag }) => !applied.has(tag))) await apply(client, migration);
    await installTasks(databaseUrl);
  } finally {
    await client.end();
  }
}

/** This code's migrations in order, as drizzle-kit's journal lists them. */
export function knownMigrations(): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'));
  return journal.entries.map(({ tag }) => {
    const sql = readFileSync(`${folder}/${tag}.sql`, 'utf8');
    return { tag, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Both in one transaction, so that a database with migrations always says what it is. */
async function createRecords(client: Client): Promise<void> {
  await client.query('BEGIN');
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (tag text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  await createInstallation(client);
  await client.query('COMMIT');
}

async function appliedMigrations(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ tag: string; checksum: string }>('SELECT tag, checksum FROM schema_migrations');
  return new Map(rows.map(({ tag, checksum }) => [tag, checksum]));
}

function refuseForeign(known: Migration[], applied: Map<string, string>): void {
  const checksums = new Map(known.map(({ tag, checksum }) => [tag, checksum]));
  for (const [tag, checksum] of applied) {
    if (!checksums.has(tag)) {
      throw new StartFault(
        `The database is newer than this Freshkey (it holds migration ${tag}): start the newer version, or restore a backup of this one's.`,
      );
    }
    if (checksums.get(tag) !== checksum && formerChecksums[tag] !== checksum) {
      throw new StartFault(
        `Migration ${tag} differs from the one the database was made with: start the version that made it, or restore a backup.`,
      );
    }
  }
}

async function apply(client: Client, { tag, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    // Better to fail and be restarted than to block a running product.
    await client.query("SET LOCAL lock_timeout = '10s'; SET LOCAL statement_timeout = '10min'");
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (tag, checksum) VALUES ($1, $2)', [tag, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
