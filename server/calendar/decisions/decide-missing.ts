import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Integration } from '#contract/calendar.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { ownIntegration } from '../integrations/own-integration.ts';
import { showIntegration } from '../integrations/present-integration.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { applyReading } from '../syncing/apply-reading.ts';
import { calendarEvents } from '../table.ts';

/** The host's word on stays that an empty or shrunken feed has lost: they are canceled now, or kept until they return. */
export const decideMissing = (
  kit: CalendarKit,
  actor: Actor,
  id: string,
  decision: 'cancel' | 'keep',
): Promise<Integration> =>
  transact(kit, async (tx) => {
    const property = await lockCalendar(tx, await ownIntegration(tx, actor, id));
    if (!property) throw notFound('Calendar integration not found.');
    const integration = await ownIntegration(tx, actor, id);
    const waits = integration.alarm === 'empty' || integration.alarm === 'shrunk';
    if (!waits) return showIntegration(tx, id);
    if (decision === 'keep') await keepMissing(kit, tx, id);
    const cancelMissing = decision === 'cancel';
    const decided = { isReading: false, cancelMissing, actorId: actor.id };
    await applyReading(kit, tx, { integration, property, feed: null, ...decided });
    return showIntegration(tx, id);
  });

async function keepMissing(
  { clock }: CalendarKit,
  tx: Parameters<typeof ownIntegration>[0],
  integrationId: string,
): Promise<void> {
  const { missed, kind } = calendarEvents;
  await tx
    .update(calendarEvents)
    .set({ kept: true, reason: { code: 'yourChoice' }, decidedAt: clock.now() })
    .where(and(eq(calendarEvents.integrationId, integrationId), gt(missed, 0), inArray(kind, ['stay', 'tentative'])));
}
