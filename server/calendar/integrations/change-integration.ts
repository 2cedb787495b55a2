import { eq } from 'drizzle-orm';
import type { changeIntegration as changeIntegrationCall, Integration } from '#contract/calendar.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { applyReading } from '../syncing/apply-reading.ts';
import { calendarIntegrations } from '../table.ts';
import { refuseSecond } from './add-integration.ts';
import { urlColumns } from './feed-url.ts';
import { ownIntegration } from './own-integration.ts';
import { showIntegration } from './present-integration.ts';

/** A host changes a calendar; what is left out is kept. Another address is read at the next sync. */
export function changeIntegration(
  kit: CalendarKit,
  actor: Actor,
  id: string,
  { calendarUrl, ...changes }: BodyOf<typeof changeIntegrationCall>,
): Promise<Integration> {
  const url = calendarUrl === undefined ? null : urlColumns(kit, id, calendarUrl);
  return transact(kit, async (tx) => {
    const property = await lockCalendar(tx, await ownIntegration(tx, actor, id));
    const before = await ownIntegration(tx, actor, id);
    if (!property) throw notFound('Property not found.');
    const readAgain = before.importedAt && url?.urlSealed ? { nextRunAt: kit.clock.now() } : {};
    const given = { ...changes, ...url, ...readAgain };
    if (Object.keys(given).length > 0)
      await tx.update(calendarIntegrations).set(given).where(eq(calendarIntegrations.id, id));
    if (changes.unclearMeans && changes.unclearMeans !== before.unclearMeans) {
      const integration = { ...before, ...changes };
      await applyReading(kit, tx, { integration, property, feed: null, isReading: false });
    }
    return showIntegration(tx, id);
  }).catch(refuseSecond);
}
