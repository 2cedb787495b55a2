import type { SystemHealth } from '#contract/admin-health.ts';
import { countCalendars } from '#server/calendar/index.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Feeds fail one by one at their platforms; when most do, the fault is ours. */
export async function checkFeeds(kit: Kit): Promise<SystemHealth['feeds']> {
  const { active, shrunk, stale, failing } = await countCalendars(kit);
  const connected = active + shrunk + stale + failing;
  const broken = stale + failing;
  const state = connected >= 3 && broken * 2 > connected ? 'failing' : broken > 0 ? 'warning' : 'ok';
  return { state, connected, failing, stale };
}
