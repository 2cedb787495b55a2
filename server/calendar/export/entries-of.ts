import { and, asc, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import { utcDay } from '#contract/days.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { hostedBy, isTheirs, selectJobViews } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { properties } from '#server/properties/table.ts';
import { staysOf } from '../hosted-by.ts';
import { calendarBookings } from '../table.ts';
import { type CalendarOwner, cleaningEntry } from './cleaning-entry.ts';
import type { Entry } from './write-ical.ts';

/** What a calendar app shows: two months back, and as far ahead as feeds are read. */
const back = 60;
const ahead = 400;
/** Of stays and of jobs each: together no more than we would read ourselves. */
const most = 1000;

/** What somebody's own calendar contains: a host's stays and cleanings, a cleaner's assigned jobs and those to which they come along. */
export async function entriesOf(kit: Kit, owner: CalendarOwner): Promise<Entry[]> {
  const now = kit.clock.now();
  const [from, to] = [plus(now, -back * day), plus(now, ahead * day)];
  const isHost = owner.role === 'HOST';
  const theirs = isHost
    ? and(hostedBy(owner.id), ne(jobs.status, 'CANCELED'))
    : and(isTheirs(owner.id), inArray(jobs.status, ['ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'PAID']));
  const [views, stays] = await Promise.all([
    selectJobViews(kit.db)
      .where(and(theirs, gte(jobs.endTime, from), lte(jobs.startTime, to)))
      .orderBy(asc(jobs.startTime), asc(jobs.id))
      .limit(most),
    isHost ? readStays(kit, owner.id, { from, to }) : [],
  ]);
  const { publicUrl } = kit.settings;
  return [
    ...stays.map((stay) => stayEntry(stay, owner.locale, publicUrl)),
    ...views.map((view) => cleaningEntry(view, owner, { now, publicUrl })),
  ];
}

function readStays({ db }: Kit, host: string, { from, to }: { from: Date; to: Date }) {
  const { id, propertyId, checkIn, checkOut, status } = calendarBookings;
  return db
    .select({ id, checkIn, checkOut, status, title: properties.title, address: properties.address })
    .from(calendarBookings)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(and(staysOf(host), ne(status, 'canceled'), gte(checkOut, utcDay(from)), lte(checkIn, utcDay(to))))
    .orderBy(asc(checkIn), asc(id))
    .limit(most);
}

/** Guests are not named: whoever is shown the host's calendar need not know them. */
function stayEntry(
  { id, checkIn, checkOut, status, title, address }: Awaited<ReturnType<typeof readStays>>[number],
  locale: LanguageCode,
  publicUrl: string,
): Entry {
  const isTentative = status === 'tentative';
  const url = `${publicUrl}/host/calendar?month=${checkOut.slice(0, 7)}`;
  const summary = isTentative ? 'calendarExport:tentativeStay' : 'calendarExport:stay';
  return {
    ...{ id, start: checkIn, end: checkOut, isTentative, isBusy: false, url, description: url, location: address },
    summary: translate(locale, summary, { property: title }),
  };
}
