import { and, eq, inArray } from 'drizzle-orm';
import type { changeIntegration as changeIntegrationCall, Integration } from '#contract/calendar.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { applyReading } from '../syncing/apply-reading.ts';
import { planProperty } from '../syncing/plan-property.ts';
import { calendarEvents, calendarIntegrations } from '../table.ts';
import { refuseSecond } from './add-integration.ts';
import { noAddress, urlColumns } from './feed-url.ts';
import { type IntegrationRow, ownIntegration } from './own-integration.ts';
import { showIntegration } from './present-integration.ts';

/**
 * A host changes a calendar; what is left out is kept. Another address is read at the next sync; without one, what came
 * by it goes as if the calendar were removed, and it is imported anew once it has one again.
 */
export function changeIntegration(
  kit: CalendarKit,
  actor: Actor,
  id: string,
  { calendarUrl, ...changes }: BodyOf<typeof changeIntegrationCall>,
): Promise<Integration> {
  return transact(kit, async (tx) => {
    const property = await lockCalendar(tx, await ownIntegration(tx, actor, id));
    const before = await ownIntegration(tx, actor, id);
    if (!property) throw notFound('Property not found.');
    if (calendarUrl === null) await loseAddress(kit, tx, property, id);
    if (calendarUrl) await changeAddress(kit, tx, before, calendarUrl);
    if (Object.keys(changes).length > 0)
      await tx.update(calendarIntegrations).set(changes).where(eq(calendarIntegrations.id, id));
    if (changes.unclearMeans && changes.unclearMeans !== before.unclearMeans) {
      const integration = await ownIntegration(tx, actor, id);
      await applyReading(kit, tx, { integration, property, feed: null, isReading: false, actorId: actor.id });
    }
    return showIntegration(tx, id);
  }).catch(refuseSecond);
}

async function loseAddress(kit: CalendarKit, tx: Tx, property: PropertyRow, id: string): Promise<void> {
  await tx.delete(calendarEvents).where(eq(calendarEvents.integrationId, id));
  await tx
    .update(calendarIntegrations)
    .set({ ...noAddress, importedAt: null })
    .where(eq(calendarIntegrations.id, id));
  await planProperty(kit, tx, property, property.hostId);
  await record(kit, tx, { kind: 'calendar changed', hostId: property.hostId, propertyId: property.id });
}

/** What was missing at the former address, and the question about it, says nothing about this one. */
async function changeAddress(kit: CalendarKit, tx: Tx, before: IntegrationRow, text: string): Promise<void> {
  const url = urlColumns(kit, before.id, text);
  const isSame = before.urlFingerprint?.equals(url.urlFingerprint) ?? false;
  const readAgain = before.importedAt ? { nextRunAt: kit.clock.now() } : {};
  const asked = isSame ? {} : { alarm: null, missingStays: 0 };
  await tx
    .update(calendarIntegrations)
    .set({ ...url, ...readAgain, ...asked })
    .where(eq(calendarIntegrations.id, before.id));
  if (isSame) return;
  const { integrationId, kind, kept } = calendarEvents;
  const stays = and(eq(integrationId, before.id), inArray(kind, ['stay', 'tentative']), eq(kept, false));
  await tx.update(calendarEvents).set({ missed: 0 }).where(stays);
}
