import { sql } from 'drizzle-orm';
import type { Client } from '#contract/clients.ts';
import { averageOf } from '#server/accounts/index.ts';
import { isHeldJob } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { broughtAlong } from './brought-along.ts';

/** How many kinds of cleaning are shown of one client. */
const mostBooked = 10;

const isHeld = sql.raw(isHeldJob('done'));

type Moment = NonNullable<Client['last']>;

// what the statement below selects
type Row = Omit<Client, 'ratingAvg' | 'ratingCount'> & {
  ratingStars: number;
  ratingCount: number;
  /** The start of the latest job or, without one, when the client signed up; as text, to the microsecond. */
  latest: string;
  total: number;
};

/** The hosts whom a cleaner works for or has brought along and who are still here, with what they book; the latest job first. */
export async function listClients(
  { db }: Kit,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<Client>> {
  const after = readMomentCursor(cursor);
  const older = after ? sql`where (latest, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await db.execute<Row>(sql`
    with done as (
      select j.id, j.host_id, j.property_id, j.status, j.start_time, j.cleaning_type, j.payout_cents,
        coalesce(j.place ->> 'timeZone', p.time_zone) as time_zone, p.title,
        coalesce(j.place ->> 'city', p.city) as city, coalesce(j.place ->> 'state', p.state) as state
      from job j join property p on p.id = j.property_id
      where j.cleaner_id = ${actor.id} and j.status in ('ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'PAID')
    ), brought as (
      select host_id as id from ${broughtAlong} b where cleaner_id = ${actor.id}
    ), clients as (
      select u.id, u.name, u.rating_stars, u.rating_count,
        coalesce((select max(start_time) from done where host_id = u.id), u.created_at) as latest
      from user_account u
      where u.erased_at is null and u.id in (select host_id from done union select id from brought)
    )
    select c.id, c.name, c.rating_stars as "ratingStars", c.rating_count as "ratingCount", c.latest::text as latest,
      c.id in (select id from brought) as invited,
      (select count(*)::int from clients) as total,
      (select count(*)::int from done where host_id = c.id and status = 'PAID') as "jobsCompleted",
      (${momentOf(sql`status in ('SUBMITTED', 'PAID')`, sql`start_time desc`)}) as last,
      (${momentOf(isHeld, sql`start_time`)}) as next,
      (select coalesce(json_agg(b), '[]') from (
        select property_id as "propertyId", min(title) as title, min(city) as city, min(state) as state,
          cleaning_type as "cleaningType", (count(*) filter (where status = 'PAID'))::int as jobs,
          (array_agg(payout_cents order by start_time desc))[1] as "payoutCents"
        from done where host_id = c.id group by property_id, cleaning_type
        order by jobs desc, max(start_time) desc limit ${mostBooked}) b) as books
    from (select * from clients ${older} order by latest desc, id desc limit ${limit + 1}) c
    order by c.latest desc, c.id desc`);
  const page = pageOf(rows, limit, rows[0]?.total ?? 0, ({ latest, id }) => [new Date(latest).toISOString(), id]);
  return mapPage(page, present);
}

const momentOf = (which: ReturnType<typeof sql>, order: ReturnType<typeof sql>) => sql`
  select json_build_object('jobId', id, 'startTime', start_time, 'timeZone', time_zone)
  from done where host_id = c.id and ${which} order by ${order} limit 1`;

const present = ({ ratingStars, latest: _, total: __, last, next, ...client }: Row): Client => ({
  ...client,
  ratingAvg: averageOf({ ratingStars, ratingCount: client.ratingCount }),
  last: last && shown(last),
  next: next && shown(next),
});

/** As JSON gave it. */
const shown = ({ startTime, ...moment }: Moment): Moment => ({
  ...moment,
  startTime: new Date(startTime).toISOString(),
});
