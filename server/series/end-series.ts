import { and, eq, gte, inArray, ne, type SQL } from 'drizzle-orm';
import type { Series } from '#contract/series.ts';
import type { SeriesStatus } from '#contract/series-dates.ts';
import { localTime } from '#contract/zoned-time.ts';
import { cancelForSeries } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { type HeldSeries, ownSeries } from './hold-series.ts';
import { postAhead } from './post-ahead.ts';
import { showSeries } from './present-series.ts';
import type { SeriesKit } from './series-kit.ts';
import { series, seriesDates } from './table.ts';

/** Which states a host may take a series from; doing it twice is as good as once. */
const from: Record<SeriesStatus, readonly SeriesStatus[]> = {
  ACTIVE: ['ACTIVE', 'PAUSED'],
  PAUSED: ['ACTIVE', 'PAUSED'],
  ENDED: ['ACTIVE', 'PAUSED', 'ENDED'],
};

/**
 * A host pauses, resumes or ends a series. Whatever of it is still open is canceled, and posted anew once it goes on;
 * what somebody has taken is theirs and stays.
 */
export const moveSeries = (kit: SeriesKit, actor: Actor, id: string, to: SeriesStatus): Promise<Series> =>
  transact(kit, async (tx) => {
    const held = await ownSeries(tx, actor.id, id);
    const { status } = held.row;
    if (!from[to].includes(status)) throw seriesEnded();
    if (status !== to) {
      await tx.update(series).set({ status: to }).where(eq(series.id, id));
      if (to === 'ACTIVE') await postAhead(kit, tx, held, actor.id);
      else await takeBackOpen(kit, tx, held, { actorId: actor.id });
    }
    return showSeries(kit, tx, id);
  });

export const seriesEnded = () =>
  new Refusal('invalid_transition', 'This repeating cleaning has ended. Start a new one.');

/** Cancels the open jobs of a series but those of the dates to keep; their dates are open again. */
export async function takeBackOpen(
  kit: SeriesKit,
  tx: Tx,
  { row, property }: HeldSeries,
  { actorId, but = [] }: { actorId: string; but?: readonly string[] },
): Promise<void> {
  const today = localTime(kit.clock.now(), property.timeZone).date;
  const ahead = and(eq(seriesDates.seriesId, row.id), gte(seriesDates.date, today));
  const posted = await tx
    .select({ date: seriesDates.date, jobId: jobs.id })
    .from(seriesDates)
    .innerJoin(jobs, eq(jobs.id, seriesDates.jobId))
    .where(and(ahead, eq(jobs.status, 'OPEN')))
    .orderBy(jobs.id);
  const gone: string[] = [];
  for (const { date, jobId } of posted)
    if (!but.includes(date) && (await cancelForSeries(kit, tx, jobId, actorId))) gone.push(date);
  if (gone.length > 0)
    await tx
      .update(seriesDates)
      .set({ takenBack: true })
      .where(and(ahead, inArray(seriesDates.date, gone)));
}

/** Ends series without touching a job: their property is removed, or their host is suspended. */
export async function endAllOf(tx: Tx, which: SQL): Promise<void> {
  await tx
    .update(series)
    .set({ status: 'ENDED' })
    .where(and(which, ne(series.status, 'ENDED')));
}

export const endSeriesAt = (tx: Tx, propertyId: string): Promise<void> =>
  endAllOf(tx, eq(series.propertyId, propertyId));
