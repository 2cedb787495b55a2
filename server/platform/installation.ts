import type { Client } from 'pg';
import { StartFault } from './start-fault.ts';

export type Mode = 'demo' | 'production';

/**
 * What a database is, recorded with its first table: which mode it belongs to and whether its demo data is complete.
 * Otherwise a production start on demo data would let everyone in, and a demo start would seed a production database.
 */
export async function createInstallation(client: Client): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS installation (
      only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
      mode text CHECK (mode IN ('demo', 'production')),
      seeded_at timestamptz
    )`);
  // How far a demo's clock is ahead of the system clock; always 0 in production.
  await client.query('ALTER TABLE installation ADD COLUMN IF NOT EXISTS clock_ahead_ms bigint NOT NULL DEFAULT 0');
  await client.query('INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING');
}

/** Takes the database for this mode on the first start; refuses it if it belongs to the other mode. */
export async function claimInstallation(client: Client, mode: Mode): Promise<{ seeded: boolean; claimedNow: boolean }> {
  const claimed = await client.query('UPDATE installation SET mode = $1 WHERE mode IS NULL', [mode]);
  const { rows } = await client.query<{ mode: Mode; seeded: boolean }>(
    'SELECT mode, seeded_at IS NOT NULL AS seeded FROM installation',
  );
  const found = rows[0];
  if (found?.mode !== mode) {
    throw new StartFault(
      `This database belongs to a ${found?.mode} installation and can’t be opened in ${mode} mode: set APP_MODE=${found?.mode}, or use another database.`,
    );
  }
  return { seeded: found.seeded, claimedNow: claimed.rowCount === 1 };
}

export async function markSeeded(client: Client): Promise<void> {
  await client.query('UPDATE installation SET seeded_at = now()');
}
