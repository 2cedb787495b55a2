import type { QueryOf } from '#contract/endpoint.ts';
import type { Job, listAvailableJobs } from '#contract/jobs.ts';
import { type JobViewer, presentJob, stranger } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { placeOf } from '#server/properties/index.ts';
import { approvedSeeker, type Seeker } from './approved-seeker.ts';
import { type OpenJobRow, viewOf } from './open-job-row.ts';
import { type CountedRow, openJobsEverywhere, openJobsNear } from './open-jobs.ts';

type Query = QueryOf<typeof listAvailableJobs>;
type Around = { latitude: number; longitude: number; metres: number; unplacedToo: boolean };

/** The open jobs that an approved cleaner may bid on, soonest first, around them or around the place they name. */
export async function listAvailable(kit: Kit, actor: Actor, query: Query): Promise<Page<Job>> {
  const around = await searchAround(await approvedSeeker(kit, actor), query);
  if (around === 'unknown place') return { rows: [], total: 0, nextCursor: null };
  const now = kit.clock.now();
  const rows = await readRows(kit, actor, query, around, now);
  const page = pageOf(rows, query.limit, rows[0]?.total ?? 0, (row) => [row.start_time.toISOString(), row.id]);
  return mapPage(page, (row) => presentJob(viewOf(row), bidder(actor, row), now));
}

/** Null: everywhere. */
async function searchAround({ point, radiusKm }: Seeker, query: Query): Promise<Around | null | 'unknown place'> {
  const metres = (query.radiusKm ?? radiusKm) * 1000;
  if (!query.near?.trim()) return point && { ...point, metres, unplacedToo: query.radiusKm === undefined };
  const named = await placeOf(query.near);
  return named ? { latitude: named.latitude, longitude: named.longitude, metres, unplacedToo: false } : 'unknown place';
}

async function readRows(
  { db }: Kit,
  actor: Actor,
  query: Query,
  around: Around | null,
  now: Date,
): Promise<CountedRow[]> {
  const after = readMomentCursor(query.cursor);
  const values = [
    actor.id,
    now,
    query.cleaningType ?? null,
    query.minPayoutCents ?? 0,
    query.from ?? '-infinity',
    query.to ?? 'infinity',
    after?.at ?? '-infinity',
    after?.id ?? '00000000-0000-0000-0000-000000000000',
    query.limit + 1,
  ];
  if (!around) return openJobsEverywhere(db, values);
  return openJobsNear(db, [...values, around.latitude, around.longitude, around.metres, around.unplacedToo]);
}

/** The viewer of a row: the query gives only jobs that this cleaner may bid on and has no live bid for. */
export const bidder = ({ id, role }: Actor, { invited }: Pick<OpenJobRow, 'invited'>): JobViewer => ({
  id,
  role,
  ...stranger,
  approved: true,
  cleared: true,
  invited,
});
