import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { AccessLook } from '#contract/home-access.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { isOwnProperty } from '#server/properties/index.ts';
import { accessLooks } from './table.ts';

/** Who has looked at how to get into the host's own property, newest first. */
export async function listLooks(
  { db }: Kit,
  actor: Actor,
  propertyId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<AccessLook>> {
  const after = readMomentCursor(cursor);
  if (!(await isOwnProperty(db, actor.id, propertyId))) throw notFound('Property not found.');
  const here = eq(accessLooks.propertyId, propertyId);
  const older = after ? sql`(${accessLooks.at}, ${accessLooks.id}) < (${after.at}, ${after.id})` : undefined;
  const [counted] = await db.select({ total: count() }).from(accessLooks).where(here);
  const rows = await db
    .select({ look: accessLooks, name: users.name })
    .from(accessLooks)
    .innerJoin(users, eq(users.id, accessLooks.viewerId))
    .where(and(here, older))
    .orderBy(desc(accessLooks.at), desc(accessLooks.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, counted?.total ?? 0, ({ look }) => [look.at.toISOString(), look.id]);
  return mapPage(page, ({ look: { at, jobId, viewerId }, name }) => ({
    at: at.toISOString(),
    jobId,
    viewer: { id: viewerId, name },
  }));
}
