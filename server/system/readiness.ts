import { setTimeout } from 'node:timers/promises';
import { pingDatabase } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Whoever asks decides on the answer within seconds: a database that is slow to answer is none. */
const patience = 1000;

/** Whether requests can be served: 503 without a database; while stopping the server itself refuses with 503. */
export async function readiness({ db }: Pick<Kit, 'db'>): Promise<{ status: 'ok' }> {
  const given = new AbortController();
  const late = setTimeout(patience, 'late' as const, { signal: given.signal }).catch(() => 'late' as const);
  try {
    const answer = await Promise.race([pingDatabase(db), late]);
    if (answer === 'late') throw new Refusal('unavailable', 'The database does not answer.');
    return { status: 'ok' };
  } finally {
    given.abort();
  }
}
