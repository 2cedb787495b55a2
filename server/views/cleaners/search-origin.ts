import { and, eq, isNull } from 'drizzle-orm';
import { jobsFor } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { placeOf } from '#server/places/index.ts';
import type { Db } from '#server/platform/db.ts';
import { type Actor, homesOf } from '#server/platform/http/actor.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound, notFound } from '#server/platform/refusal.ts';
import { statement } from '#server/platform/statement.ts';
import { properties } from '#server/properties/table.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Where a search for cleaners begins: the place that was typed, else where the host's job is, else the home that is named,
 * else the host's first property, else nowhere in particular. `unknown` when the typed place is none that we know. Refuses
 * (404) a job or a home that is not the host's own.
 */
export async function searchOrigin(
  { db }: Kit,
  actor: Actor,
  { location, jobId, propertyId }: { location?: string; jobId?: string; propertyId?: string },
): Promise<Point | null | 'unknown'> {
  const job = jobId === undefined ? undefined : await ownJobPlace(db, jobId, actor);
  const home = propertyId === undefined ? undefined : await ownHomePlace(db, propertyId, actor);
  if (location?.trim()) return (await placeOf(location)) ?? 'unknown';
  if (job !== undefined) return job;
  if (home !== undefined) return home;
  if (actor.role !== 'HOST') return null;
  const [first] = await firstPlace(db, [actor.id, homesOf(actor)]);
  return first ?? null;
}

/** Null where nobody could place the property. */
async function ownJobPlace(db: Db, jobId: string, actor: Actor): Promise<Point | null> {
  const [found] = await db
    .select({ latitude: properties.latitude, longitude: properties.longitude })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(and(eq(jobs.id, jobId), jobsFor(actor)));
  if (!found) throw jobNotFound();
  return pointOf(found);
}

async function ownHomePlace(db: Db, propertyId: string, actor: Actor): Promise<Point | null> {
  const { id, hostId, removedAt, latitude, longitude } = properties;
  const own = and(eq(id, propertyId), eq(hostId, actor.id), isNull(removedAt), inHomes(actor, id));
  const [found] = await db.select({ latitude, longitude }).from(properties).where(own);
  if (!found) throw notFound('Property not found.');
  return pointOf(found);
}

const pointOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const firstPlace = statement<{ latitude: number; longitude: number }>(
  'first_place_of_host',
  `select latitude, longitude from property
   where host_id = $1 and removed_at is null and latitude is not null and longitude is not null
     and ($2::uuid[] is null or id = any($2))
   order by created_at, id limit 1`,
);
