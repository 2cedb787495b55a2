import { type NoticeGroup, noticeRules } from '#contract/notice-kinds.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { Kit } from '#server/platform/kit.ts';
import { managersOf } from '#server/team/index.ts';
import type { Announcement } from './announcement.ts';

/** What is about the work at a home; money, reviews and what is written to the host stay the host’s. */
const groups: readonly NoticeGroup[] = ['bids', 'today', 'progress', 'reminders', 'calendar', 'reports'];

const isForTeams = (kind: NotificationKind | undefined): boolean =>
  kind !== undefined && groups.includes(noticeRules[kind].group);

/**
 * Whatever the host of a job hears of it, by bell and mail, the managers of its home hear too, by their own settings.
 * Nobody is told twice of one fact, and who is on the team no more hears nothing. Viewers only look.
 */
export async function forTeams(kit: Kit, announcements: readonly Announcement[]): Promise<Announcement[]> {
  const told = new Set(announcements.flatMap(({ to, bell, mail }) => (bell || mail ? to : [])));
  const also: Announcement[] = [];
  for (const announcement of announcements) {
    const { jobId, to, bell, live: _, ...rest } = announcement;
    if (!bell || !jobId || to.length === 0 || !isForTeams(bell)) continue;
    const team = await managersOf(kit.db, jobId);
    if (!team || !to.includes(team.hostId)) continue;
    const managers = team.managers.filter((id) => !told.has(id));
    for (const id of managers) told.add(id);
    if (managers.length > 0) also.push({ ...rest, bell, jobId, to: managers, forHost: team.hostId });
  }
  return also;
}
