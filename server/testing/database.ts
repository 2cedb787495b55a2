import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { knownMigrations, migrate } from '#server/platform/migrate.ts';
import { testServerUrl } from './database-server.ts';

interface ScratchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database with the whole schema, for one test file or one test; made in milliseconds from a template. */
export async function scratchDatabase(): Promise<ScratchDatabase> {
  const server = await testServerUrl();
  const template = await migratedTemplate(server);
  const name = `scratch_${randomBytes(8).toString('hex')}`;
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: withDatabase(server, name),
    async drop() {
      await onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** Named after the migrations, so a new one makes a new template; `datistemplate` is set last, when it is complete. */
async function migratedTemplate(server: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(knownMigrations())).digest('hex');
  const name = `template_${hash.slice(0, 16)}`;
  await onServer(server, async (client) => {
    if (await isTemplate(client, name)) return;
    await client.query(`SELECT pg_advisory_lock(hashtext('${name}'))`);
    if (await isTemplate(client, name)) return;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    await migrate(withDatabase(server, name));
    await client.query(`ALTER DATABASE ${name} IS_TEMPLATE true`);
  });
  return name;
}

async function isTemplate(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
  return rowCount === 1;
}

async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
