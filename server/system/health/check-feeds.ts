import type { SystemHealth } from '#contract/admin-health.ts';
import { countCalendars } from '#server/calendar/index.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Feeds fail one by one at their platforms; when most do, the fault is ours. */
export async function checkFeeds(kit: Kit): Promise<SystemHealth['feeds']> {
  const { active, shrunk, stale, failing, waiting, disabled } = await countCalendars(kit);
  const read = active + shrunk + stale + failing;
  const broken = stale + failing;
  const state = read >= 3 && broken * 2 > read ? 'failing' : broken > 0 ? 'warning' : 'ok';
  // all that the list of calendars has, also those that are not read
  return { state, connected: read + waiting + disabled, failing, stale };
}
