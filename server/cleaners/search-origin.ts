import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { placeOf } from '#server/properties/index.ts';
import { properties } from '#server/properties/table.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Where a search for cleaners begins: the place that was typed, else the host's first property, else nowhere in
 * particular. `unknown` when the typed place is none that we know.
 */
export async function searchOrigin({ db }: Kit, actor: Actor, location?: string): Promise<Point | null | 'unknown'> {
  if (location?.trim()) return (await placeOf(location)) ?? 'unknown';
  if (actor.role !== 'HOST') return null;
  const { latitude, longitude, hostId, removedAt, createdAt, id } = properties;
  const [first] = await db
    .select({ latitude, longitude })
    .from(properties)
    .where(and(eq(hostId, actor.id), isNull(removedAt), isNotNull(latitude), isNotNull(longitude)))
    .orderBy(asc(createdAt), asc(id))
    .limit(1);
  return first && first.latitude !== null && first.longitude !== null
    ? { latitude: first.latitude, longitude: first.longitude }
    : null;
}
