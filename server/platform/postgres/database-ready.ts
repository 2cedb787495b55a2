import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/**
 * Waits until the server behind `url` takes connections. False when `alive` ends before. A server that recovers from a
 * crash may take long on a large database, so it is waited for as long as it lives.
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

/** Creates the database of this name on the server behind `url`, once. */
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
