import { setTimeout } from 'node:timers/promises';
import { pingDatabase } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Whoever asks decides on the answer within seconds: a database that is slow to answer is none. */
const patience = 1000;

/** 503 from when the server was told to stop: what has reached it is answered, but no more should be sent. */
export function liveness({ live }: Pick<Kit, 'live'>): { status: 'ok' } {
  if (live.closed) throw new Refusal('unavailable', 'This server is shutting down.');
  return { status: 'ok' };
}

/** Whether requests can be served: 503 without a database and while stopping. */
export async function readiness({ db, live }: Pick<Kit, 'db' | 'live'>): Promise<{ status: 'ok' }> {
  liveness({ live });
  const given = new AbortController();
  const late = setTimeout(patience, 'late' as const, { signal: given.signal }).catch(() => 'late' as const);
  try {
    const answer = await Promise.race([pingDatabase(db), late]);
    if (answer === 'late') throw new Refusal('unavailable', 'The database isn’t answering.');
    return { status: 'ok' };
  } finally {
    given.abort();
  }
}
