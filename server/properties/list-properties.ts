import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Property } from '#contract/properties.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { foundBy } from '#server/platform/http/found-by.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentProperty } from './present-property.ts';
import { lowSupplies } from './supplies/supplies-of.ts';
import { properties } from './table.ts';

const { location: _, ...columns } = getTableColumns(properties);

/** A host's properties, newest first; `id` narrows them to one, `q` to those that have these words. */
export async function listProperties(
  kit: Kit,
  actor: Actor,
  { limit, cursor, id, q }: { limit: number; cursor?: string; id?: string; q?: string },
): Promise<Page<Property>> {
  const { db } = kit;
  const after = readMomentCursor(cursor);
  const own = and(
    eq(properties.hostId, actor.id),
    isNull(properties.removedAt),
    inHomes(actor, properties.id),
    id === undefined ? undefined : eq(properties.id, id),
    foundBy(q, { texts: [properties.title, properties.address, properties.city], ids: [properties.id] }),
  );
  const older = after && sql`(${properties.createdAt}, ${properties.id}) < (${after.at}, ${after.id})`;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...columns, lowSupplies })
      .from(properties)
      .where(and(own, older ?? undefined))
      .orderBy(desc(properties.createdAt), desc(properties.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(properties).where(own),
  ]);
  const page = pageOf(rows, limit, counted?.total ?? 0, (row) => [row.createdAt.toISOString(), row.id]);
  return mapPage(page, (row) => presentProperty(kit, row));
}
