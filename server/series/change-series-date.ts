import { and, eq } from 'drizzle-orm';
import type { Series } from '#contract/series.ts';
import { datesOfSeries, seriesWindow } from '#contract/series-dates.ts';
import { cancelForSeries } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { seriesEnded } from './end-series.ts';
import { ownSeries } from './hold-series.ts';
import { postAhead } from './post-ahead.ts';
import { showSeries } from './present-series.ts';
import type { SeriesKit } from './series-kit.ts';
import { seriesDates } from './table.ts';

interface OneDate {
  id: string;
  date: string;
  skipped: boolean;
}

/** A host leaves out one date of a series, or takes that back: then its job is posted like any other. */
export const changeSeriesDate = (kit: SeriesKit, actor: Actor, { id, date, skipped }: OneDate): Promise<Series> =>
  transact(kit, async (tx) => {
    const held = await ownSeries(tx, actor.id, id);
    const { row, property } = held;
    if (row.status === 'ENDED') throw seriesEnded();
    const isAhead = seriesWindow(date, row, property.timeZone).startTime > kit.clock.now();
    if (!isAhead || datesOfSeries(row, date, date).length === 0)
      throw notFound('This repeating cleaning has no such date.');
    const which = and(eq(seriesDates.seriesId, id), eq(seriesDates.date, date));
    const [decided] = await tx
      .select({ jobId: seriesDates.jobId, status: jobs.status })
      .from(seriesDates)
      .leftJoin(jobs, eq(jobs.id, seriesDates.jobId))
      .where(which);
    const isLive = Boolean(decided?.status) && decided?.status !== 'CANCELED';
    if (isLive && !skipped) return showSeries(kit, tx, id);
    if (isLive && decided?.jobId && !(await cancelForSeries(kit, tx, decided.jobId, actor.id))) throw taken();
    await tx.delete(seriesDates).where(which);
    if (skipped) await tx.insert(seriesDates).values({ seriesId: id, date, jobId: null });
    else if (row.status === 'ACTIVE') await postAhead(kit, tx, held, actor.id);
    return showSeries(kit, tx, id);
  });

const taken = () =>
  new Refusal('in_use', 'A cleaner has taken this job. If you don’t need it, cancel it on its own page.');
