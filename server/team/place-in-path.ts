import { eq, type SQL, sql } from 'drizzle-orm';
import { isWholeId } from '#contract/is-whole-id.ts';
import type { HomeIn } from '#contract/member-rights.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '#server/calendar/table.ts';
import { disputes } from '#server/disputes/table.ts';
import { findings } from '#server/findings/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { messages } from '#server/messages/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { reviews } from '#server/reviews/table.ts';
import { series } from '#server/series/table.ts';

/** Where something is: the home, and the job where it belongs to one. */
export interface Place {
  propertyId: string | null;
  jobId: string | null;
}

const nowhere: Place = { propertyId: null, jobId: null };
const noJob = sql<null>`null`;

type Find = (reader: Reader, id: string) => Promise<Place[]>;

const jobWhere = (reader: Reader, which: SQL): Promise<Place[]> =>
  reader.select({ propertyId: jobs.propertyId, jobId: jobs.id }).from(jobs).where(which);

/** For each kind of thing that a path can name, the home it is at. */
const finders: Partial<Record<HomeIn, Find>> = {
  property: async (_reader, propertyId) => [{ propertyId, jobId: null }],
  job: (reader, id) => jobWhere(reader, eq(jobs.id, id)),
  dispute: (reader, id) =>
    jobWhere(reader, sql`${jobs.id} = (select ${disputes.jobId} from ${disputes} where ${disputes.id} = ${id})`),
  finding: (reader, id) =>
    jobWhere(reader, sql`${jobs.id} = (select ${findings.jobId} from ${findings} where ${findings.id} = ${id})`),
  message: (reader, id) =>
    jobWhere(reader, sql`${jobs.id} = (select ${messages.jobId} from ${messages} where ${messages.id} = ${id})`),
  review: (reader, id) =>
    jobWhere(reader, sql`${jobs.id} = (select ${reviews.jobId} from ${reviews} where ${reviews.id} = ${id})`),
  series: (reader, id) =>
    reader.select({ propertyId: series.propertyId, jobId: noJob }).from(series).where(eq(series.id, id)),
  integration: (reader, id) =>
    reader
      .select({ propertyId: calendarIntegrations.propertyId, jobId: noJob })
      .from(calendarIntegrations)
      .where(eq(calendarIntegrations.id, id)),
  decision: (reader, id) =>
    reader
      .select({ propertyId: calendarEvents.propertyId, jobId: noJob })
      .from(calendarEvents)
      .where(eq(calendarEvents.id, id)),
  stay: (reader, id) =>
    reader
      .select({ propertyId: calendarBookings.propertyId, jobId: noJob })
      .from(calendarBookings)
      .where(eq(calendarBookings.id, id)),
};

/** Where the thing is that a call names in its path; nowhere if there is no such thing, or the path names none. */
export async function placeInPath(reader: Reader, home: HomeIn, params: unknown): Promise<Place> {
  const id = idOf(params, 'id');
  const find = finders[home];
  if (!find || !id) return nowhere;
  return (await find(reader, id))[0] ?? nowhere;
}

/** Whether the path of such a call names something that is at a home. */
export const namesPlace = (home: HomeIn): boolean => finders[home] !== undefined;

/** Where a body says that something is; null where it says nothing of it. */
export async function placeInBody(reader: Reader, body: unknown): Promise<Place | null> {
  const propertyId = idOf(body, 'propertyId');
  if (propertyId) return { propertyId, jobId: null };
  const jobId = idOf(body, 'jobId');
  return jobId ? ((await jobWhere(reader, eq(jobs.id, jobId)))[0] ?? nowhere) : null;
}

/** An id that something which was sent has under a name; null for anything else. */
export function idOf(sent: unknown, name: string): string | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(sent, name)?.value;
  return typeof value === 'string' && isWholeId(value) ? value.toLowerCase() : null;
}
