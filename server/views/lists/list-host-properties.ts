import type { QueryOf } from '#contract/endpoint.ts';
import type { HostProperty, listHostProperties as listCall, Property } from '#contract/properties.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Page } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';
import { listProperties } from '#server/properties/index.ts';
import { nextRepeats } from '#server/series/index.ts';

interface NextRow {
  propertyId: string;
  jobId: string;
  startTime: Date;
  cleanerName: string | null;
  underWay: boolean;
  unconfirmed: boolean;
  bidCount: number;
}

/** The soonest cleaning of each of some homes ($1) that is not over at a moment ($2). */
const readNext = statement<NextRow>(
  'next_cleanings',
  `select distinct on (j.property_id) j.property_id as "propertyId", j.id as "jobId", j.start_time as "startTime",
     cleaner.name as "cleanerName", j.status = 'IN_PROGRESS' as "underWay",
     j.status = 'ASSIGNED' and j.confirm_by is not null and j.confirmed_at is null as unconfirmed,
     case j.status when 'OPEN'
       then (select count(*)::int from bid b where b.job_id = j.id and b.status = 'PENDING') else 0 end as "bidCount"
   from job j left join user_account cleaner on cleaner.id = j.cleaner_id
   where j.property_id = any($1::uuid[]) and j.end_time > $2 and j.status in ('OPEN', 'ASSIGNED', 'IN_PROGRESS')
   order by j.property_id, j.start_time, j.id`,
);

/** When the next guest comes to each of some homes ($1), from a moment ($2) on, by the home's own calendar. */
const readArrivals = statement<{ id: string; day: string }>(
  'next_arrivals',
  `select b.property_id as id, min(b.check_in)::text as day
   from calendar_booking b join property p on p.id = b.property_id
   where b.property_id = any($1::uuid[]) and b.status <> 'canceled'
     and b.check_in >= ($2::timestamptz at time zone p.time_zone)::date
   group by b.property_id`,
);

interface PlaceRow {
  id: string;
  latitude: number;
  longitude: number;
}

/** Where those of some homes ($1) are that could be placed. */
const readPlaces = statement<PlaceRow>(
  'places_of_homes',
  `select id, latitude, longitude from property
   where id = any($1::uuid[]) and latitude is not null and longitude is not null`,
);

/** Those of some homes ($1) that have a checklist of their own. */
const readLists = statement<{ id: string }>(
  'lists_of_homes',
  'select distinct property_id as id from home_task where property_id = any($1::uuid[])',
);

/** A host's properties, newest first, each with its place, its next cleaning and its next guest. */
export async function listHostProperties(
  kit: Kit,
  actor: Actor,
  query: QueryOf<typeof listCall>,
): Promise<Page<HostProperty>> {
  const page = await listProperties(kit, actor, query);
  return { ...page, rows: await withNext(kit, page.rows) };
}

/** Homes with the place and the next cleaning of each, and what comes again there. */
export async function withNext(kit: Kit, homes: readonly Property[]): Promise<HostProperty[]> {
  const ids = homes.map(({ id }) => id);
  const now = kit.clock.now();
  const [nextRows, arrivals, placeRows, repeats, listRows] = await Promise.all([
    readNext(kit.db, [ids, now]),
    readArrivals(kit.db, [ids, now]),
    readPlaces(kit.db, [ids]),
    nextRepeats(kit, ids),
    readLists(kit.db, [ids]),
  ]);
  const next = new Map(nextRows.map((row) => [row.propertyId, row]));
  const arrives = new Map(arrivals.map(({ id, day }) => [id, day]));
  const lists = new Set(listRows.map(({ id }) => id));
  const places = new Map(placeRows.map(({ id, ...place }) => [id, place]));
  return homes.map((home) => ({
    ...home,
    place: places.get(home.id) ?? null,
    nextCleaning: presentNext(next.get(home.id)),
    ...(arrives.has(home.id) && { nextArrival: arrives.get(home.id) }),
    repeats: repeats.get(home.id) ?? null,
    ownChecklist: lists.has(home.id),
  }));
}

const presentNext = (row: NextRow | undefined): HostProperty['nextCleaning'] =>
  row
    ? {
        jobId: row.jobId,
        startTime: row.startTime.toISOString(),
        cleanerName: row.cleanerName,
        underWay: row.underWay,
        ...(row.unconfirmed && { unconfirmed: true as const }),
        ...(row.bidCount > 0 && { bidCount: row.bidCount }),
      }
    : null;
