import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeSeries as changeCall, Series } from '#contract/series.ts';
import { datesOfSeries } from '#contract/series-dates.ts';
import { localTime } from '#contract/zoned-time.ts';
import { changeForSeries, refuseLowPayout } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { withoutUndefined } from '#server/platform/without-undefined.ts';
import { seriesEnded, takeBackOpen } from './end-series.ts';
import { type HeldSeries, ownSeries, type SeriesRow } from './hold-series.ts';
import { postAhead, workOn } from './post-ahead.ts';
import { showSeries } from './present-series.ts';
import type { SeriesKit } from './series-kit.ts';
import { checkDates } from './start-series.ts';
import { series, seriesDates } from './table.ts';

/**
 * A host changes a series from now on. Its open jobs follow: on other dates they are canceled and posted anew, on the
 * same ones they change. A job that somebody has taken, or that its host has changed on its own, stays as it is.
 */
export const changeSeries = (
  kit: SeriesKit,
  actor: Actor,
  id: string,
  change: BodyOf<typeof changeCall>,
): Promise<Series> =>
  transact(kit, async (tx) => {
    const before = await ownSeries(tx, actor.id, id);
    if (before.row.status === 'ENDED') throw seriesEnded();
    const row: SeriesRow = { ...before.row, ...withoutUndefined(change) };
    check(before, row, kit.clock.now());
    const { every, firstDate, lastDate, startTime, endTime } = row;
    const { payoutCents, cleaningType, specialInstructions, customTasks, inviteFirst } = row;
    await tx
      .update(series)
      .set({
        every,
        firstDate,
        lastDate,
        startTime,
        endTime,
        payoutCents,
        cleaningType,
        specialInstructions,
        customTasks,
        inviteFirst,
      })
      .where(eq(series.id, id));
    const after = { ...before, row };
    await letFollow(kit, tx, { before, after, actorId: actor.id });
    if (row.status === 'ACTIVE') await postAhead(kit, tx, after, actor.id);
    return showSeries(kit, tx, id);
  });

/** Another first date is checked like that of a new series; the one it had may be long past. */
function check({ row: before, property }: HeldSeries, row: SeriesRow, now: Date): void {
  if (row.firstDate !== before.firstDate) checkDates(row, property.timeZone, now);
  refuseLowPayout(row.inviteFirst, row.payoutCents);
  if (row.startTime === row.endTime) throw invalidInput({ endTime: 'endBeforeStart' });
  const today = localTime(now, property.timeZone).date;
  if (row.lastDate !== null && row.lastDate !== before.lastDate && row.lastDate < today)
    throw invalidInput({ lastDate: 'daysOrder' });
}

interface Step {
  before: HeldSeries;
  after: HeldSeries;
  actorId: string;
}

async function letFollow(kit: SeriesKit, tx: Tx, { before, after, actorId }: Step): Promise<void> {
  const { row, property } = after;
  const now = kit.clock.now();
  const today = localTime(now, property.timeZone).date;
  const posted = await tx
    .select({ date: seriesDates.date, jobId: seriesDates.jobId })
    .from(seriesDates)
    .where(and(eq(seriesDates.seriesId, row.id), gte(seriesDates.date, today), isNotNull(seriesDates.jobId)))
    .orderBy(seriesDates.jobId);
  const kept = posted.filter(({ date }) => datesOfSeries(row, date, date).length > 0);
  for (const { date, jobId } of kept) {
    const works = { before: workOn(before.row, date, property.timeZone), after: workOn(row, date, property.timeZone) };
    if (jobId && works.after.startTime > now) await changeForSeries(kit, tx, jobId, works);
  }
  await takeBackOpen(kit, tx, after, { actorId, but: kept.map(({ date }) => date) });
}
