import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { claimInstallation, type Mode, markSeeded } from '../installation.ts';
import { migrate } from '../migrate.ts';
import { StartFault } from '../start-fault.ts';

const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
const seedProgram = fileURLToPath(new URL('../../demo/seed.ts', import.meta.url));

/**
 * Brings the database to this code's schema and, in demo mode, to its demo data. Data left half-seeded by a killed
 * process is thrown away and seeded again: no one has used it, because the product starts only after this.
 */
export async function prepareDatabase(
  mode: Mode,
  env: NodeJS.ProcessEnv & { DATABASE_URL: string },
  log: (line: string) => void,
): Promise<void> {
  const databaseUrl = env.DATABASE_URL;
  await migrate(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { seeded, claimedNow } = await claimInstallation(client, mode);
    // A production installation may leave server/demo out.
    if (mode !== 'demo' || seeded || !existsSync(seedProgram)) return;
    if (!claimedNow) await emptyDatabase(client, databaseUrl, mode);
    log('Making the demo data (once) …');
    await seed(env);
    await markSeeded(client);
  } finally {
    await client.end();
  }
}

async function emptyDatabase(client: Client, databaseUrl: string, mode: Mode): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE');
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
  await migrate(databaseUrl);
  await claimInstallation(client, mode);
}

/** A separate process: what the seed holds in memory is gone when the product starts. */
async function seed(env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['--import', endWithParent, seedProgram];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartFault('The demo data couldn’t be created: the reason is above. Start again to retry.');
}
