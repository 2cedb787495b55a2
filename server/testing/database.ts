import { createHash, randomBytes } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { knownMigrations, migrate } from '#server/platform/migrate.ts';
import { testServerUrl } from './database-server.ts';
import { once } from './once.ts';

interface ScratchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** This process's way to the server, with the template it makes databases from; does not keep the process from ending. */
const server = once(async () => {
  const url = await testServerUrl();
  const pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // a way that is cut while nobody uses it is opened anew
  pool.on('error', () => {});
  return { url, pool, template: await migratedTemplate(url, pool) };
});

/** An empty database with the whole schema, for one test file or one test; made in milliseconds from a template. */
export async function scratchDatabase(): Promise<ScratchDatabase> {
  const { url, pool, template } = await server();
  const name = `scratch_${randomBytes(8).toString('hex')}`;
  // takes half of the time that it takes through the log
  await pool.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    url: withDatabase(url, name),
    drop: async () => void (await pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/** Named after the migrations, so a new one makes a new template; `datistemplate` is set last, when it is complete. */
async function migratedTemplate(url: string, pool: Pool): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(knownMigrations())).digest('hex');
  const name = `template_${hash.slice(0, 16)}`;
  const client = await pool.connect();
  try {
    if (await isTemplate(client, name)) return name;
    await client.query(`SELECT pg_advisory_lock(hashtext('${name}'))`);
    if (await isTemplate(client, name)) return name;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    await migrate(withDatabase(url, name));
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
    return name;
  } finally {
    client.release(true); // its lock ends with it
  }
}

async function isTemplate(client: PoolClient, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
  return rowCount === 1;
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
