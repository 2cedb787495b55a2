import { and, eq, ne } from 'drizzle-orm';
import { addDays } from '#contract/days.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Series, startSeries as startCall } from '#contract/series.ts';
import { type SeriesDates, seriesPerProperty, seriesWindow } from '#contract/series-dates.ts';
import { checkTimes, refuseLowPayout, refuseUnknownZone, requireMayPost } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockProperty } from '#server/properties/index.ts';
import { postAhead } from './post-ahead.ts';
import { showSeries } from './present-series.ts';
import type { SeriesKit } from './series-kit.ts';
import { series } from './table.ts';

/** A host posts a cleaning that comes again; the jobs of the coming weeks are posted at once. */
export const startSeries = (kit: SeriesKit, actor: Actor, body: BodyOf<typeof startCall>): Promise<Series> =>
  transact(kit, async (tx) => {
    const now = kit.clock.now();
    const property = await lockProperty(tx, actor.id, body.propertyId);
    if (!property) throw notFound('Property not found.');
    refuseUnknownZone(property);
    const dates = { every: body.every, firstDate: body.firstDate, lastDate: body.lastDate ?? null };
    checkDates({ ...dates, ...hoursOf(body) }, property.timeZone, now);
    refuseLowPayout(body.inviteFirst, body.payoutCents);
    await requireMayPost(tx, actor, now, kit.owedBy);
    const there = and(eq(series.propertyId, property.id), ne(series.status, 'ENDED'));
    if ((await tx.$count(series, there)) >= seriesPerProperty)
      throw new Refusal(
        'too_many',
        `A property can have up to ${seriesPerProperty} repeating cleanings. End one first.`,
      );
    const { specialInstructions = null, customTasks = [] } = body;
    const given = { ...body, ...dates, specialInstructions, customTasks };
    const id = newId();
    const [row] = await tx
      .insert(series)
      .values({ ...given, id, hostId: actor.id, postedUntil: addDays(body.firstDate, -1), createdAt: now })
      .returning();
    if (!row) throw new Error('a series was not written');
    await postAhead(kit, tx, { row, property }, actor.id);
    return showSeries(kit, tx, id);
  });

const hoursOf = ({ startTime, endTime }: { startTime: string; endTime: string }) => ({ startTime, endTime });

type Hours = ReturnType<typeof hoursOf>;

/** Refuses (400) a first cleaning in the past or too far away, hours that take no time, and an end before the beginning. */
export function checkDates(given: SeriesDates & Hours, timeZone: string, now: Date): void {
  if (given.startTime === given.endTime) throw invalidInput({ endTime: 'endBeforeStart' });
  if (given.lastDate !== null && given.lastDate < given.firstDate) throw invalidInput({ lastDate: 'daysOrder' });
  const { startTime, endTime } = seriesWindow(given.firstDate, given, timeZone);
  checkTimes(startTime, endTime, now);
}
