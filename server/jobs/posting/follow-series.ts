import { isDeepStrictEqual } from 'node:util';
import type { InviteFirst } from '#contract/invite-first.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { cancelLocked } from './cancel-job.ts';
import { busyUntilOf } from './check-times.ts';
import { insertPosted } from './insert-posted.ts';
import { countInvitedFirst, firstOfToday, opensAt } from './invite-first.ts';
import { rewriteJob } from './rewrite-job.ts';

/** What a series says of the job of one of its dates. */
export type SeriesWork = Pick<
  JobRow,
  'startTime' | 'endTime' | 'payoutCents' | 'cleaningType' | 'specialInstructions' | 'customTasks'
>;

/**
 * Posts the job of one date of a series, whose host has agreed to it at `agreedAt`; who may post is checked before.
 * `actorId` is the host who has it done now.
 */
export async function postForSeries(
  kit: Kit,
  tx: Tx,
  { id: propertyId, hostId, location }: Pick<PropertyRow, 'id' | 'hostId' | 'location'>,
  work: SeriesWork,
  { actorId, agreedAt, inviteFirst }: { actorId: string | null; agreedAt: Date; inviteFirst: InviteFirst | null },
): Promise<string> {
  const now = kit.clock.now();
  // nobody has it to themselves until it begins
  const mayWait = inviteFirst && opensAt(inviteFirst, now) < work.startTime;
  const first = mayWait ? await firstOfToday(tx, hostId, inviteFirst) : null;
  // a series that is moved to and fro posts anew each time; what follows by itself does so once
  if (first && actorId) await countInvitedFirst(kit, tx, first, hostId);
  const posted = { ...work, propertyId, hostId, location };
  return insertPosted(kit, tx, { ...posted, actorId, now, agreedAt, inviteFirst: first });
}

/** An OPEN job follows its series, unless its host has made it another on its own. False where it could not. */
export async function changeForSeries(
  kit: Kit,
  tx: Tx,
  jobId: string,
  { before, after }: { before: SeriesWork; after: SeriesWork },
): Promise<boolean> {
  const job = await lockJob(tx, jobId);
  if (job?.status !== 'OPEN' || !isAs(job, before)) return false;
  await rewriteJob(kit, tx, job, { ...job, ...after, busyUntil: busyUntilOf(after.endTime) });
  return true;
}

const isAs = (job: JobRow, work: SeriesWork): boolean =>
  Object.entries(work).every(([name, value]) => isDeepStrictEqual(job[name as keyof SeriesWork], value)); // entries() forgets which keys there are

/** Cancels an OPEN job of a series that is to come. False where somebody has taken it, or it is over. */
export async function cancelForSeries(kit: Kit, tx: Tx, jobId: string, actorId: string): Promise<boolean> {
  const job = await lockJob(tx, jobId);
  if (job?.status !== 'OPEN') return false;
  await cancelLocked(kit, tx, job, { by: 'host', actorId });
  return true;
}
