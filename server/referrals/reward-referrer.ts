import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { giveCredits } from '#server/cleaners/index.ts';
import { type Followers, record } from '#server/events.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { isCompleted } from './completed-job.ts';
import { isSamePerson } from './same-person.ts';

/** Whoever brought in a cleaner earns credits once that one has completed a first job. */
export const rewardFollowers = (kit: Kit): Followers => ({
  'job paid': ({ jobId }) => transact(kit, (tx) => rewardReferrer(kit, tx, jobId), { keyed: false }),
});

/**
 * Only the first job counts, so that who turns out to be their own referrer earns nothing by changing the phone number
 * before the second.
 */
async function rewardReferrer(kit: Kit, tx: Tx, jobId: string): Promise<void> {
  const found = await referralBehind(tx, jobId);
  if (!found || (await firstCompleted(tx, found.referredId)) !== jobId) return;
  const { ownerId, referredId } = found;
  if (await isSamePerson(tx, ownerId, referredId)) return;
  if (await giveCredits(tx, { ownerId, referredId, at: kit.clock.now() }))
    await record(kit, tx, { kind: 'credits earned', userId: ownerId, referredId });
}

async function referralBehind(reader: Reader, jobId: string) {
  const [job] = await reader
    .select({ referredId: users.id, referredBy: users.referredBy })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.cleanerId))
    .where(eq(jobs.id, jobId));
  if (!job?.referredBy) return null;
  const isThere = and(eq(users.id, job.referredBy), eq(users.role, 'CLEANER'), isNull(users.erasedAt));
  const [owner] = await reader.select({ ownerId: users.id }).from(users).where(isThere);
  return owner ? { ...owner, referredId: job.referredId } : null;
}

async function firstCompleted(reader: Reader, cleanerId: string): Promise<string | null> {
  const [first] = await reader
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.cleanerId, cleanerId), isCompleted))
    .orderBy(asc(jobs.paidAt), asc(jobs.id))
    .limit(1);
  return first?.id ?? null;
}
