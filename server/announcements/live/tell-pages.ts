import type { Reader } from '#server/platform/db.ts';
import { type LiveEvent, sendLiveEvents } from '#server/platform/live.ts';
import { membersOf } from '#server/team/index.ts';
import type { For } from '../who-hears/announcement.ts';

/**
 * Tells open pages what changed, those of a host’s team too. Sent by the worker rather than in the use case's own
 * transaction: NOTIFY lets only one transaction of the whole database commit at a time, and the busiest writes must not
 * wait for that. A page told twice just reads again and shows the same.
 */
export async function tellPages(reader: Reader, announcements: readonly For<'live'>[]): Promise<void> {
  const events: LiveEvent[] = [];
  for (const { to, live: topics, jobId } of announcements) {
    // an account is its owner’s alone
    const members = topics.includes('account') ? [] : await membersOf(reader, to, jobId);
    events.push({ people: [...to, ...members], topics, jobId });
  }
  await sendLiveEvents(reader, events);
}
