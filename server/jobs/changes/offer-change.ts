import { eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { JobRow } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { isSamePlace } from './kept-place.ts';
import type { JobTimes, KeptPlace, OfferedChange } from './offered-change.ts';

/** What an assigned job would be like; what is left out stays as it was agreed or last offered. */
interface Wanted {
  place?: KeptPlace;
  times?: JobTimes;
}

/** What the cleaner has not answered yet; null if there is nothing. */
export const waitingIn = ({ offeredChange }: Pick<JobRow, 'offeredChange'>): OfferedChange | null =>
  offeredChange?.agreedAt === null ? offeredChange : null;

/** Offers the cleaner of a locked, assigned job what its property is like now, and a backup also the time that no one has answered yet. */
export async function offerPlace(kit: Kit, tx: Tx, job: JobRow, place: KeptPlace, times?: JobTimes): Promise<void> {
  const { id: jobId, cleanerId } = job;
  const changeId = await offer(kit, tx, job, { place, times });
  if (changeId && cleanerId) await record(kit, tx, { kind: 'place changed', jobId, cleanerId, changeId });
}

/** Offers them another time: the stay before it ends on another day. */
export async function offerTimes(kit: Kit, tx: Tx, job: JobRow, times: JobTimes): Promise<void> {
  const { id: jobId, cleanerId } = job;
  const changeId = await offer(kit, tx, job, { times });
  if (changeId && cleanerId) await record(kit, tx, { kind: 'stay moved', jobId, cleanerId, changeId });
}

/**
 * A newer offer replaces one that no one has answered; if it only says what the job says already, nothing is offered.
 * Returns the new offer's id; null where there is none.
 */
export async function offer(kit: Kit, tx: Tx, job: JobRow, wanted: Wanted): Promise<string | null> {
  const { id: jobId, cleanerId, place: before } = job;
  if (!before || !cleanerId) return null;
  const agreed = timesOf(job);
  const waiting = waitingIn(job);
  const [hadPlace, hadTimes] = [waiting?.after ?? before, waiting?.times?.after ?? agreed];
  const { place: after = hadPlace, times = hadTimes } = wanted;
  if (isSamePlace(hadPlace, after) && isSameTime(hadTimes, times)) return null;
  if (isSamePlace(before, after) && isSameTime(agreed, times)) {
    await write(tx, jobId, null);
    await record(kit, tx, { kind: 'place change taken back', jobId, cleanerId });
    return null;
  }
  const change = { id: newId(), offeredAt: kit.clock.now().toISOString(), agreedAt: null, before, after };
  const isMoved = !isSameTime(agreed, times);
  await write(tx, jobId, { ...change, ...(isMoved && { times: { before: agreed, after: times } }) });
  return change.id;
}

export const timesOf = ({ startTime, endTime }: Pick<JobRow, 'startTime' | 'endTime'>): JobTimes => ({
  startTime: startTime.toISOString(),
  endTime: endTime.toISOString(),
});

const isSameTime = (one: JobTimes, other: JobTimes): boolean =>
  one.startTime === other.startTime && one.endTime === other.endTime;

const write = (tx: Tx, jobId: string, offeredChange: OfferedChange | null) =>
  tx.update(jobs).set({ offeredChange }).where(eq(jobs.id, jobId));
