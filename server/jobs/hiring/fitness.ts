import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { isCleared, lockCleaner } from '#server/cleaners/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isFree, scheduleConflict } from '../bidding/clash.ts';
import type { JobRow } from '../lock-job.ts';
import { blocks } from '../table.ts';

/** Why a cleaner cannot be assigned to a job now; null if nothing prevents it. */
export type Unfitness = 'blocked' | 'suspended' | 'uncleared' | 'busy' | null;

/**
 * Checks everything that may have changed since the bid, and locks the cleaner's profile and account until the
 * transaction ends. The job must be locked already.
 */
export async function unfitness(tx: Tx, job: Pick<JobRow, 'id' | 'hostId'>, cleanerId: string): Promise<Unfitness> {
  const profile = await lockCleaner(tx, cleanerId);
  const [account] = await tx
    .select({ suspendedAt: users.suspendedAt, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, cleanerId))
    .for('share');
  if (!account || account.suspendedAt || account.erasedAt) return 'suspended';
  if (await isBlocked(tx, job.hostId, cleanerId)) return 'blocked';
  if (!isCleared(profile)) return 'uncleared';
  return (await isFree(tx, cleanerId, job.id)) ? null : 'busy';
}

export async function isBlocked(tx: Tx, hostId: string, cleanerId: string): Promise<boolean> {
  const found = await tx
    .select({ one: sql`1` })
    .from(blocks)
    .where(sql`${blocks.hostId} = ${hostId} and ${blocks.cleanerId} = ${cleanerId}`);
  return found.length > 0;
}

/** The refusal for a host who chose a cleaner that can no longer come. */
export async function refuseUnfit(tx: Tx, job: JobRow, cleanerId: string): Promise<void> {
  const reason = await unfitness(tx, job, cleanerId);
  if (reason === 'busy') throw scheduleConflict('This cleaner now has');
  if (reason) throw new Refusal('stale', 'This cleaner is no longer available. Please choose someone else.');
}
