import { and, eq, gte, inArray } from 'drizzle-orm';
import { hasExpired } from '#contract/card-expiry.ts';
import { addDays } from '#contract/days.ts';
import { datesOfSeries, seriesPostedAhead, seriesWindow } from '#contract/series-dates.ts';
import { liveJobStatuses } from '#contract/states.ts';
import { isUnknownZone, localTime } from '#contract/zoned-time.ts';
import { lockOwnCards } from '#server/cards/index.ts';
import { postForSeries, type SeriesWork } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { HeldSeries, SeriesRow } from './hold-series.ts';
import type { SeriesKit } from './series-kit.ts';
import { series, seriesDates } from './table.ts';

/**
 * Posts the jobs of the coming weeks, each once: a date that is decided keeps what was decided. Where the property has
 * another job on a day already, that one is enough; should it go, the date is still open. Nothing is posted while
 * the property’s time zone is unknown, without a card that is valid, or while something is owed. The caller holds the series and its property.
 */
export async function postAhead(kit: SeriesKit, tx: Tx, held: HeldSeries, actorId: string | null): Promise<void> {
  const { row, property } = held;
  if (isUnknownZone(property.timeZone)) return;
  const now = kit.clock.now();
  const [card] = await lockOwnCards(tx, row.hostId);
  if (!card || hasExpired(card, now.getTime()) || (await kit.owedBy(tx, row.hostId, now))) return;
  const today = localTime(now, property.timeZone).date;
  const horizon = addDays(today, seriesPostedAhead);
  const [decided, busy] = [await decidedFrom(tx, row.id, today), await busyDays(tx, held, now)];
  const open: string[] = [];
  for (const date of datesOfSeries(row, today, horizon)) {
    const work = workOn(row, date, property.timeZone);
    if (decided.has(date) || work.startTime <= now) continue;
    if (busy.has(date)) open.push(date);
    else await postOn(kit, tx, held, { date, work, actorId });
  }
  const [first] = open;
  const postedUntil = first === undefined ? horizon : addDays(first, -1);
  await tx.update(series).set({ postedUntil }).where(eq(series.id, row.id));
}

/** What the job of one date is. */
export const workOn = (row: SeriesRow, date: string, timeZone: string): SeriesWork => {
  const { payoutCents, cleaningType, specialInstructions, customTasks } = row;
  return { ...seriesWindow(date, row, timeZone), payoutCents, cleaningType, specialInstructions, customTasks };
};

interface Posting {
  date: string;
  work: SeriesWork;
  actorId: string | null;
}

async function postOn(kit: SeriesKit, tx: Tx, { row, property }: HeldSeries, { date, work, actorId }: Posting) {
  const jobId = await postForSeries(kit, tx, property, work, {
    ...{ actorId, agreedAt: row.createdAt, inviteFirst: row.inviteFirst },
  });
  const again = { target: [seriesDates.seriesId, seriesDates.date], set: { jobId, takenBack: false } };
  const { rowCount } = await tx
    .insert(seriesDates)
    .values({ seriesId: row.id, date, jobId })
    .onConflictDoUpdate({ ...again, setWhere: eq(seriesDates.takenBack, true) });
  if (rowCount !== 1) throw new Error('a date of a series was to be posted twice');
}

async function decidedFrom(tx: Tx, seriesId: string, today: string): Promise<Set<string>> {
  const rows = await tx
    .select({ date: seriesDates.date })
    .from(seriesDates)
    .where(and(eq(seriesDates.seriesId, seriesId), gte(seriesDates.date, today), eq(seriesDates.takenBack, false)));
  return new Set(rows.map(({ date }) => date));
}

/** The days on which the property has a live job, whoever posted it: one for a property and day, as after stays. */
async function busyDays(tx: Tx, { property }: HeldSeries, now: Date): Promise<Set<string>> {
  const { propertyId, status, startTime } = jobs;
  const rows = await tx
    .select({ startTime })
    .from(jobs)
    .where(and(eq(propertyId, property.id), gte(startTime, plus(now, -day)), inArray(status, [...liveJobStatuses])));
  return new Set(rows.map((job) => localTime(job.startTime, property.timeZone).date));
}
