import type { Kit } from '#server/platform/kit.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { transact } from '#server/platform/transact.ts';
import { membersOf } from '#server/team/index.ts';
import type { For, Recorded } from '../who-hears/announcement.ts';

/**
 * Tells open pages what changed, those of a host’s team too. Sent by the worker rather than in the use case's own transaction: NOTIFY lets only one
 * transaction of the whole database commit at a time, and the busiest writes must not wait for that. A page told twice
 * just reads again and shows the same.
 */
export const tellPages = (kit: Kit, _recorded: Recorded, announcements: readonly For<'live'>[]): Promise<void> =>
  transact(kit, async (tx) => {
    for (const { to, live: topics, jobId } of announcements) {
      // an account is its owner’s alone
      const members = topics.includes('account') ? [] : await membersOf(tx, to, jobId);
      await sendLiveEvent(tx, { people: [...to, ...members], topics, jobId });
    }
  });
