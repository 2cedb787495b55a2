import type { QueryOf } from '#contract/endpoint.ts';
import type { Job, listAvailableJobs } from '#contract/jobs.ts';
import { isApproved } from '#server/cleaners/index.ts';
import { type JobViewer, presentJob, stranger } from '#server/jobs/index.ts';
import { placeOf } from '#server/places/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { checkRequired } from './approved-seeker.ts';
import { type OpenJobRow, viewOf } from './open-job-row.ts';
import { type CountedRow, openJobsEverywhere, openJobsNear } from './open-jobs.ts';

type Query = QueryOf<typeof listAvailableJobs>;
/** Null to use the cleaner's own place and radius. */
interface Around {
  latitude: number | null;
  longitude: number | null;
  metres: number | null;
  unplacedToo: boolean;
}

/** The open jobs that an approved cleaner may bid on, soonest first, around them or around the place they name. */
export async function listAvailable(kit: Kit, actor: Actor, query: Query): Promise<Page<Job>> {
  const now = kit.clock.now();
  const around = await searchAround(query);
  const found = await readRows(kit, actor, query, around ?? anywhere, now);
  if (!around) return { rows: [], total: 0, nextCursor: null };
  const page = pageOf(found, query.limit, found[0]?.total ?? 0, (row) => [row.start_time.toISOString(), row.id]);
  return mapPage(page, (row) => presentJob(viewOf(row), bidder(actor, row), now));
}

const anywhere: Around = { latitude: null, longitude: null, metres: null, unplacedToo: false };

/** Null: the place named is unknown. */
async function searchAround({ near, radiusKm }: Query): Promise<Around | null> {
  const metres = radiusKm === undefined ? null : radiusKm * 1000;
  if (!near?.trim()) return { ...anywhere, metres, unplacedToo: radiusKm === undefined };
  const named = await placeOf(near);
  return named && { latitude: named.latitude, longitude: named.longitude, metres, unplacedToo: false };
}

/** A page's rows and one more. Refuses (403) anyone not approved. A cleaner without a place searches everywhere. */
async function readRows({ db }: Kit, actor: Actor, query: Query, around: Around, now: Date): Promise<CountedRow[]> {
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
  const { latitude, longitude, metres, unplacedToo } = around;
  const rows = await openJobsNear(db, [...values, latitude, longitude, metres, unplacedToo]);
  const [seeker] = rows;
  if (!seeker || !isApproved({ clearance: seeker.clearance, clearedUntil: seeker.cleared_until }, now))
    throw checkRequired();
  return seeker.placed ? rows.filter((row) => row.id !== null) : openJobsEverywhere(db, values);
}

/** The viewer of a row: the query returns only jobs this cleaner may bid on and has no live bid for. */
export const bidder = ({ id, role }: Actor, { invited }: Pick<OpenJobRow, 'invited'>): JobViewer => ({
  id,
  role,
  ...stranger,
  approved: true,
  cleared: true,
  mayWork: true,
  invited,
});
