import { and, count, desc, isNotNull, max } from 'drizzle-orm';
import type { NoticeCause } from '#contract/admin-notices.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sentRows } from './sent-rows.ts';

/** More causes than anybody reads; each code of a provider is one. */
const most = 50;

/** Why messages were given up that can still be sent, the most frequent cause first. */
export async function listCauses({ db, clock }: Kit): Promise<NoticeCause[]> {
  const { rows, canRetry } = sentRows(db, clock.now());
  const { channel, error, failedAt } = rows;
  const found = await db
    .select({ channel, error, count: count(), lastAt: max(failedAt) })
    .from(rows)
    .where(and(isNotNull(failedAt), canRetry))
    .groupBy(channel, error)
    .orderBy(desc(count()), channel, error)
    .limit(most);
  return found.map((cause) => ({
    ...cause,
    error: cause.error ?? 'unknown',
    lastAt: cause.lastAt?.toISOString() ?? '',
  }));
}
