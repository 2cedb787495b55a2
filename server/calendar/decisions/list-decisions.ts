import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Decision, listDecisions as listDecisionsCall } from '#contract/calendar.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { day } from '#contract/wire.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import { readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ownIntegration } from '../integrations/own-integration.ts';
import { calendarEvents } from '../table.ts';
import { presentDecisions, selectDecisions } from './present-decision.ts';

type Query = QueryOf<typeof listDecisionsCall>;

/** What was decided about each event of a feed, by check-out day. */
export async function listDecisions(
  { db }: Kit,
  actor: Actor,
  integrationId: string,
  { limit, cursor, from }: Query,
): Promise<Page<Decision>> {
  await ownIntegration(db, actor, integrationId);
  const { checkOut, id } = calendarEvents;
  const after = readCursor(cursor, [day, z.guid()]);
  const wanted = and(eq(calendarEvents.integrationId, integrationId), from ? gte(checkOut, from) : undefined);
  const later = after ? sql`(${checkOut}, ${id}) > (${after[0]}, ${after[1]})` : undefined;
  const [rows, total] = await Promise.all([
    selectDecisions(db)
      .where(and(wanted, later))
      .orderBy(asc(checkOut), asc(id))
      .limit(limit + 1),
    db.$count(calendarEvents, wanted),
  ]);
  const page = pageOf(rows, limit, total, ({ event }) => [event.checkOut, event.id]);
  return { ...page, rows: await presentDecisions(db, page.rows) };
}
