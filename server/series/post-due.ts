import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { addDays, utcDay } from '#contract/days.ts';
import { seriesPostedAhead } from '#contract/series-dates.ts';
import { localTime } from '#contract/zoned-time.ts';
import { users } from '#server/accounts/table.ts';
import type { Followers } from '#server/events.ts';
import { jobs } from '#server/jobs/table.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { endAllOf } from './end-series.ts';
import { holdSeries } from './hold-series.ts';
import { postAhead } from './post-ahead.ts';
import type { SeriesKit } from './series-kit.ts';
import { series } from './table.ts';

const batch = 200;

/** The half-hourly task: what has come within some weeks is posted. Of one host only, where something changed for them. */
export async function postDueSeries(kit: SeriesKit, hostId?: string): Promise<void> {
  for (let after = { postedUntil: '1900-01-01', id: '00000000-0000-0000-0000-000000000000' }; ; ) {
    const due = await dueSeries(kit, after, hostId);
    await eachOnItsOwn(kit, due, { failed: 'series not posted', work: ({ id }) => postSeries(kit, id) });
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    after = last;
  }
}

const postSeries = (kit: SeriesKit, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const held = await holdSeries(tx, id);
    // paused, ended or removed since it was found
    if (held?.row.status !== 'ACTIVE') return;
    const { row, property } = held;
    const { date: today } = localTime(kit.clock.now(), property.timeZone);
    if (row.lastDate === null || today <= row.lastDate) return postAhead(kit, tx, held, null);
    await tx.update(series).set({ status: 'ENDED' }).where(eq(series.id, id));
  });

function dueSeries({ db, clock }: SeriesKit, after: { postedUntil: string; id: string }, only: string | undefined) {
  const { id, postedUntil, status, hostId } = series;
  const horizon = addDays(utcDay(clock.now()), seriesPostedAhead);
  return db
    .select({ id, postedUntil })
    .from(series)
    .innerJoin(users, and(eq(users.id, hostId), isNull(users.suspendedAt)))
    .where(
      and(
        eq(status, 'ACTIVE'),
        lt(postedUntil, horizon),
        only ? eq(hostId, only) : undefined,
        or(
          sql`${postedUntil} > ${after.postedUntil}`,
          and(sql`${postedUntil} = ${after.postedUntil}`, gt(id, after.id)),
        ),
      ),
    )
    .orderBy(asc(postedUntil), asc(id))
    .limit(batch);
}

/** What waited for a card, or for what was owed, is posted; a host who is suspended has no series any more. */
export const seriesFollowers = (kit: SeriesKit): Followers => ({
  'card saved': ({ userId }) => postDueSeries(kit, userId),
  'job paid': async ({ jobId }) => {
    const [job] = await kit.db.select({ hostId: jobs.hostId }).from(jobs).where(eq(jobs.id, jobId));
    if (job) await postDueSeries(kit, job.hostId);
  },
  'account suspended': ({ userId }) => transact(kit, (tx) => endAllOf(tx, eq(series.hostId, userId))),
});
