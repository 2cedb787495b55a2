import { asc } from 'drizzle-orm';
import { logFormat, type PublicLog } from '#contract/record-chain.ts';
import type { Kit } from '#server/platform/kit.ts';
import { logEntries, logKeys } from './table.ts';

/** The installation's public log, whole: every key that has ever signed, and every day's seal. */
export async function showLog({ db, settings }: Kit): Promise<PublicLog> {
  const keys = await db.select().from(logKeys).orderBy(asc(logKeys.since));
  const entries = await db.select().from(logEntries).orderBy(asc(logEntries.n));
  return {
    format: logFormat,
    origin: settings.publicUrl,
    keys: keys.map(({ id, publicKey, since, until, endorsement, distrustedFrom }) => ({
      ...{ id, publicKey, endorsement, distrustedFrom: distrustedFrom?.toISOString() ?? null },
      ...{ since: since.toISOString(), until: until?.toISOString() ?? null },
    })),
    entries: entries.map(({ hash, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
}
