import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { addDays } from '#contract/days.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { showTimeline as showTimelineCall, TimelineRow } from '#contract/timeline.ts';
import { localTime } from '#contract/zoned-time.ts';
import type { Db } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { cleaningsAt } from './cleanings-at.ts';
import { closuresAt, staysAt } from './stays-at.ts';

type Query = QueryOf<typeof showTimelineCall>;

/** A host's properties with the stays, closures and cleanings of some days; one query a kind, however many there are. */
export async function showTimeline(kit: Kit, actor: Actor, query: Query): Promise<Page<TimelineRow>> {
  const page = await ownProperties(kit.db, actor, query);
  const from = query.from ?? (await todayOf(kit, actor));
  const places = new Map(page.rows.map((property) => [property.id, property]));
  const asked = { hostId: actor.id, places, from, until: addDays(from, query.days) };
  const [stays, closures, cleanings] =
    places.size === 0
      ? [new Map(), new Map(), new Map()]
      : await Promise.all([staysAt(kit.db, asked), closuresAt(kit.db, asked), cleaningsAt(kit, asked)]);
  return mapPage(page, ({ createdAt: _, ...property }) => ({
    property,
    stays: stays.get(property.id) ?? [],
    closures: closures.get(property.id) ?? [],
    cleanings: cleanings.get(property.id) ?? [],
  }));
}

async function ownProperties(db: Db, actor: Actor, { propertyId, limit, cursor }: Query) {
  const { id, title, city, bedrooms, bathrooms, timeZone, checkOutTime, checkInTime, createdAt } = properties;
  const after = readMomentCursor(cursor);
  const wanted = and(ownedBy(actor), propertyId ? eq(id, propertyId) : undefined);
  const older = after ? sql`(${createdAt}, ${id}) < (${after.at}, ${after.id})` : undefined;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id, title, city, bedrooms, bathrooms, timeZone, checkOutTime, checkInTime, createdAt })
      .from(properties)
      .where(and(wanted, older))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1),
    db.select({ total: count() }).from(properties).where(wanted),
  ]);
  return pageOf(rows, limit, counted?.total ?? 0, (row) => [row.createdAt.toISOString(), row.id]);
}

/** The day where the host's newest property is: that of the first row, on every page and however the list is filtered. */
async function todayOf({ db, clock }: Kit, actor: Actor): Promise<string> {
  const [newest] = await db
    .select({ timeZone: properties.timeZone })
    .from(properties)
    .where(ownedBy(actor))
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(1);
  return localTime(clock.now(), newest?.timeZone ?? 'UTC').date;
}

const ownedBy = (actor: Actor) =>
  and(eq(properties.hostId, actor.id), isNull(properties.removedAt), inHomes(actor, properties.id));
