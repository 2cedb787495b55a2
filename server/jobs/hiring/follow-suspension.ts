import { and, asc, eq, inArray } from 'drizzle-orm';
import { holdingJobStatuses } from '#contract/states.ts';
import { type Followers, record } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockJobsHelpedBy, takeOff } from '../helpers/take-off.ts';
import { lockJob } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { isSuspended } from './assigning.ts';
import { passOn } from './pass-on.ts';

/** What somebody can no longer come to goes the way it would go had they withdrawn. */
export const suspensionFollowers = (kit: Kit): Followers => ({
  'account suspended': async ({ userId }) => {
    const held = and(eq(jobs.cleanerId, userId), inArray(jobs.status, [...holdingJobStatuses]));
    const theirs = await kit.db.select({ id: jobs.id }).from(jobs).where(held).orderBy(asc(jobs.startTime));
    for (const { id } of theirs) await passOnOf(kit, id, userId);
    await stayAway(kit, userId);
  },
});

/**
 * A job that has not begun goes to the next on the ladder, or is open again. Work under way stays with the cleaner, who
 * is in the home: its host hears of it, and an admin cancels it or lifts the suspension.
 */
const passOnOf = (kit: Kit, jobId: string, cleanerId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const job = await lockJob(tx, jobId);
    // restored in the meantime, they keep what they have
    if (job?.cleanerId !== cleanerId || !(await isSuspended(tx, cleanerId))) return;
    if (job.status === 'IN_PROGRESS')
      return record(kit, tx, { kind: 'cleaner suspended', jobId, cleanerId, next: 'under way' });
    if (job.status !== 'ASSIGNED') return;
    // theirs on the timeline: no deadline has taken it from them
    const next = await passOn(kit, tx, job, { bidBecomes: 'WITHDRAWN', mover: 'clock', actorId: cleanerId });
    await record(kit, tx, { kind: 'cleaner suspended', jobId, cleanerId, next });
  });

/** Somebody who came along with another comes along no more. */
const stayAway = (kit: Kit, helperId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const helped = await lockJobsHelpedBy(tx, helperId);
    if (!(await isSuspended(tx, helperId))) return;
    for (const job of helped) await takeOff(kit, tx, job, [helperId]);
  });
