import type { Fact, FactKind } from '#server/facts.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement, HeardBy } from './announcement.ts';
import { forTeams } from './for-teams.ts';
import { whoHears } from './who-hears.ts';

/** Who is notified of a fact, as things are now; `again` for one that was announced before. */
export async function workOut(kit: Kit, fact: Fact, again = false): Promise<readonly Announcement[]> {
  const entry = whoHears[fact.kind];
  if ('nobody' in entry) return [];
  const hears = entry as HeardBy<FactKind>; // the entry for a kind takes its facts
  const announcements = await hears(kit, fact, again);
  return [...announcements, ...(await forTeams(kit, announcements))];
}
