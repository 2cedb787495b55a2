import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { integrationsOf } from '../hosted-by.ts';
import { calendarIntegrations } from '../table.ts';

export type IntegrationRow = typeof calendarIntegrations.$inferSelect;

/** A host's own integration; 404 where it is another's, removed or none. */
export async function ownIntegration(reader: Reader, actor: Actor, id: string): Promise<IntegrationRow> {
  const { id: ownId, removedAt } = calendarIntegrations;
  const [row] = await reader
    .select()
    .from(calendarIntegrations)
    .where(and(eq(ownId, id), integrationsOf(actor.id), isNull(removedAt)));
  if (!row) throw notFound('Calendar integration not found.');
  return row;
}
