import { and, desc, isNull, sql } from 'drizzle-orm';
import type { Integration } from '#contract/calendar.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { integrationsOf } from '../hosted-by.ts';
import { calendarIntegrations } from '../table.ts';
import { presentIntegration, selectIntegrations } from './present-integration.ts';

/** The calendars that a host has connected, newest first. */
export async function listIntegrations(
  { db }: Kit,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<Integration>> {
  const { removedAt, createdAt, id } = calendarIntegrations;
  const after = readMomentCursor(cursor);
  const own = and(integrationsOf(actor.id), isNull(removedAt), inHomes(actor, calendarIntegrations.propertyId));
  const older = after ? sql`(${createdAt}, ${id}) < (${after.at}, ${after.id})` : undefined;
  const [rows, total] = await Promise.all([
    selectIntegrations(db)
      .where(and(own, older))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit + 1),
    db.$count(calendarIntegrations, own),
  ]);
  const page = pageOf(rows, limit, total, ({ integration }) => [integration.createdAt.toISOString(), integration.id]);
  return mapPage(page, presentIntegration);
}
