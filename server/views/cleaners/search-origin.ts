import { placeOf } from '#server/places/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Where a search for cleaners starts: the place typed, else the host's first property, else nowhere in particular.
 * `unknown` if we do not know the place typed.
 */
export async function searchOrigin({ db }: Kit, actor: Actor, location?: string): Promise<Point | null | 'unknown'> {
  if (location?.trim()) return (await placeOf(location)) ?? 'unknown';
  if (actor.role !== 'HOST') return null;
  const [first] = await firstPlace(db, [actor.id]);
  return first ?? null;
}

const firstPlace = statement<{ latitude: number; longitude: number }>(
  'first_place_of_host',
  `select latitude, longitude from property
   where host_id = $1 and removed_at is null and latitude is not null and longitude is not null
   order by created_at, id limit 1`,
);
