import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/**
 * Waits until the server behind `url` accepts connections. False if `alive` turns false first. A server recovering from
 * a crash may take long on a large database, so we wait for as long as it is alive.
 */
export async function databaseReady(url: string, alive: () => boolean): Promise<boolean> {
  while (alive()) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      await wait(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

/** Creates the database of this name on the server behind `url` if it does not exist. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
