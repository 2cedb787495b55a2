import { and, eq, sql } from 'drizzle-orm';
import type { Decision } from '#contract/calendar.ts';
import type { DecisionChoice } from '#contract/calendar-words.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { integrationsOf } from '../hosted-by.ts';
import { ownIntegration } from '../integrations/own-integration.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { applyReading } from '../syncing/apply-reading.ts';
import { calendarEvents, calendarIntegrations } from '../table.ts';
import { presentDecisions, selectDecisions } from './present-decision.ts';

/** A host takes an event for a stay or a block, or leaves it to the rules again; later readings respect it. */
export const changeDecision = (kit: CalendarKit, actor: Actor, id: string, choice: DecisionChoice): Promise<Decision> =>
  transact(kit, async (tx) => {
    const [event] = await tx
      .select({ integrationId: calendarEvents.integrationId, propertyId: calendarEvents.propertyId })
      .from(calendarEvents)
      .innerJoin(calendarIntegrations, eq(calendarIntegrations.id, calendarEvents.integrationId))
      .where(and(eq(calendarEvents.id, id), integrationsOf(actor.id)));
    if (!event) throw decisionNotFound();
    const property = await lockCalendar(tx, { hostId: actor.id, propertyId: event.propertyId });
    const integration = await ownIntegration(tx, actor, event.integrationId);
    if (!property) throw decisionNotFound();
    // of what the feed has lost, or calls canceled, the host's word is all there is
    const isLost = sql`(${calendarEvents.missed} > 0 or ${calendarEvents.canceled})`;
    const kept = sql`${isLost} and ${choice === 'stay'}::boolean`;
    await tx.update(calendarEvents).set({ choice, kept }).where(eq(calendarEvents.id, id));
    await applyReading(kit, tx, { integration, property, feed: null, isReading: false, actorId: actor.id });
    const [changed] = await presentDecisions(tx, await selectDecisions(tx).where(eq(calendarEvents.id, id)));
    if (!changed) throw decisionNotFound();
    return changed;
  });

const decisionNotFound = () => notFound('Calendar decision not found.');
