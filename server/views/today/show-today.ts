import type { BusyTime } from '#contract/busy-calendars.ts';
import { addDays } from '#contract/days.ts';
import type { Job } from '#contract/jobs.ts';
import { legTo } from '#contract/leg.ts';
import { toCents } from '#contract/money.ts';
import { receivesOf } from '#contract/receives.ts';
import { shortNameOf } from '#contract/short-name.ts';
import type { Stop, Today } from '#contract/today.ts';
import { localTime, midnightOf } from '#contract/zoned-time.ts';
import { readBusyTimes } from '#server/cleaners/index.ts';
import { presentWaiting, readAskedToHelp, startOpensAt } from '#server/jobs/index.ts';
import { returnedTo } from '#server/payouts/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { listRequests } from '../lists/list-requests.ts';
import { presentJobs } from '../present-jobs.ts';
import { checkInTheWay } from './check-in-the-way.ts';
import { type DiaryRow, readDiary, readOwn, readWays } from './diary.ts';
import { waitingForAnswer } from './waiting-for-answer.ts';

/** How many requests the day's page shows; the others are one tap away. */
const requestsShown = 5;

/** A cleaner's day: what waits for an answer, then the jobs in the order of travel with the way to each. */
export async function showToday(kit: Kit, actor: Actor): Promise<Today> {
  const now = kit.clock.now();
  const [diary, home, requests, askedToHelp, returned] = await Promise.all([
    readDiary(kit.db, actor.id, now),
    readOwn(kit.db, actor.id),
    listRequests(kit, actor, { limit: requestsShown }),
    readAskedToHelp(kit.db, actor.id, now),
    returnedTo(kit.db, actor.id),
  ]);
  const ofToday = diary.filter((row) => isOfToday(row, now));
  const later = diary.filter((row) => row.status === 'ASSIGNED' && !ofToday.includes(row));
  const shown = await presentJobs(
    kit,
    actor,
    diary.map(({ id }) => id),
  );
  const stops = await stopsOf(kit, actor, ofToday, shown);
  const known = stops.flatMap(({ leg }) => leg.km ?? []);
  const [next] = later;
  const timeZone = home.timeZone ?? diary[0]?.timeZone ?? 'UTC';
  const { date } = localTime(now, timeZone);
  return {
    ...{ date, timeZone },
    busy: await busyOn(kit, actor.id, date, timeZone),
    home: home.point,
    check: checkInTheWay(home, now),
    toAnswer: waitingForAnswer(diary.flatMap(({ id }) => shown.get(id) ?? [])),
    requests: requests.rows,
    requestCount: requests.total,
    ...(askedToHelp.length > 0 && { askedToHelp }),
    ...(returned && { returned }),
    stops,
    routeKm: known.length === 0 ? null : Math.round(known.reduce((sum, km) => sum + km, 0) * 10) / 10,
    receivesCents: toCents(stops.reduce((sum, { job, overdue }) => sum + (overdue ? 0 : receivedFor(job)), 0)),
    next: (next && shown.get(next.id)) ?? null,
    ...(next && { nextLeg: await wayFromHome(kit, actor, next) }),
  };
}

/** What their own calendars say of one day, cut off at its midnights. */
async function busyOn({ db }: Kit, cleanerId: string, date: string, timeZone: string): Promise<BusyTime[]> {
  const [from, until] = [midnightOf(date, timeZone), midnightOf(addDays(date, 1), timeZone)];
  const times = await readBusyTimes(db, cleanerId, from, until);
  const within = (instant: string) =>
    new Date(clamp(Date.parse(instant), from.getTime(), until.getTime())).toISOString();
  return times.map(({ startTime, endTime }) => ({ startTime: within(startTime), endTime: within(endTime) }));
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** To the first job of a day that has not begun. */
async function wayFromHome({ db }: Kit, { id }: Actor, row: DiaryRow): Promise<Stop['leg']> {
  const [metres] = await readWays(db, id, [row.id]);
  return legTo(row, metres ?? null, null);
}

/** On the calendar of its own place. What was begun or should have been belongs to today until it is done. */
function isOfToday({ status, startTime, timeZone }: DiaryRow, now: Date): boolean {
  if (status === 'IN_PROGRESS' || (status === 'ASSIGNED' && startTime <= now)) return true;
  return localTime(startTime, timeZone).date === localTime(now, timeZone).date;
}

/** Over since an earlier day, and not submitted: nobody travels from there today. */
const isOverdue = ({ status, startTime, endTime, timeZone }: DiaryRow, now: Date): boolean =>
  status === 'IN_PROGRESS' && endTime <= now && localTime(startTime, timeZone).date < localTime(now, timeZone).date;

/** Who helps somebody is paid by them, and not by us. */
const receivedFor = (job: Job): number => (job.helping ? 0 : receivesOf(job));

/** Who comes along to a job neither reports a wait nor ends one. */
function ownWait(row: DiaryRow, { helping }: Job): Pick<Stop, 'waiting'> {
  const waiting = helping ? null : presentWaiting(row);
  return waiting?.endedAt === null ? { waiting } : {};
}

/** The caller knows that they are there. */
function alongside({ helpers }: DiaryRow, { id: ownId }: Actor): Pick<Stop, 'alongside'> {
  const others = helpers.filter(({ id }) => id !== ownId);
  return others.length > 0 ? { alongside: others.map(({ name }) => shortNameOf(name)) } : {};
}

async function stopsOf(
  { db, clock }: Kit,
  actor: Actor,
  rows: readonly DiaryRow[],
  shown: ReadonlyMap<string, Job>,
): Promise<Stop[]> {
  if (rows.length === 0) return [];
  const now = clock.now();
  const way = rows.filter((row) => !isOverdue(row, now));
  const metres = await readWays(
    db,
    actor.id,
    way.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const index = way.indexOf(row);
    const job = shown.get(row.id);
    if (!job) return [];
    return {
      job,
      tasks: { settled: row.settled, total: row.total },
      ...(row.status === 'IN_PROGRESS' && { photos: { before: row.before, after: row.after } }),
      accessGiven: row.accessGiven,
      startOpensAt: startOpensAt(row).toISOString(),
      place: row.place,
      leg: legTo(row, metres[index] ?? null, way[index - 1] ?? null),
      ...(index === -1 && { overdue: true as const }),
      ...ownWait(row, job),
      ...alongside(row, actor),
    };
  });
}
