import { sql } from 'drizzle-orm';
import type { House } from './house.ts';

/** A fingerprint of every table except those that count calls and sessions: table → hash of its rows. */
export async function digest({ kit }: House): Promise<Record<string, string>> {
  const { rows } = await kit.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const fingerprints: Record<string, string> = {};
  for (const { name } of rows) {
    if (/^(session|rate_limit|attempt|sign_in)/.test(name)) continue;
    const table = sql.identifier(name);
    const found = await kit.db.execute<{ hash: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
    );
    fingerprints[name] = found.rows[0]?.hash ?? '';
  }
  return fingerprints;
}
