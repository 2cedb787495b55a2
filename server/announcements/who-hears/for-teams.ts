import { type NoticeGroup, noticeRules } from '#contract/notice-kinds.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { Kit } from '#server/platform/kit.ts';
import { managersOf } from '#server/team/index.ts';
import type { Announcement } from './announcement.ts';

/** What is about the work at a home, and what is written about it; money and reviews stay the host’s. */
const groups: readonly NoticeGroup[] = ['bids', 'messages', 'today', 'progress', 'reminders', 'calendar', 'reports'];

/** What became of a report is for who reported: nobody else did, or has to know that they did. */
const forReporters: ReadonlySet<NotificationKind> = new Set([
  ...(['contentKept', 'contentWarned', 'contentHidden'] as const),
  ...(['reportedKept', 'reportedWarned', 'reportedHidden', 'reportReopened'] as const),
  ...(['reportedTextHidden', 'reportedPictureHidden'] as const),
]);

const isForTeams = (kind: NotificationKind | undefined): boolean =>
  kind !== undefined && groups.includes(noticeRules[kind].group) && !forReporters.has(kind);

/**
 * Whatever the host of a job or a calendar hears of it, by bell and mail, the managers of its home hear too, by their own
 * settings. Nobody is told twice of one fact, and who is on the team no more hears nothing. Viewers only look.
 */
export async function forTeams(kit: Kit, announcements: readonly Announcement[]): Promise<Announcement[]> {
  const told = new Set(announcements.flatMap(namesOf));
  const also: Announcement[] = [];
  for (const announcement of announcements) {
    const { jobId, integrationId, to, live: _, ...rest } = announcement;
    if (to.length === 0 || !isForTeams(rest.bell ?? rest.mailKind)) continue;
    const team = await managersOf(kit.db, { jobId, integrationId });
    if (!team || !to.includes(team.hostId)) continue;
    const about = { ...rest, ...(jobId && { jobId }), ...(integrationId && { integrationId }), forHost: team.hostId };
    const managers = team.managers.filter((id) => !namesOf({ ...about, to: [id] }).some((name) => told.has(name)));
    const theirs = { ...about, to: managers };
    for (const name of namesOf(theirs)) told.add(name);
    if (managers.length > 0) also.push(theirs);
  }
  return also;
}

/** Each reader of an announcement with each way on which it reaches them. */
const namesOf = ({ to, bell, mail }: Announcement): string[] =>
  to.flatMap((id) => [...(bell ? [`bell ${id}`] : []), ...(mail ? [`mail ${id}`] : [])]);
