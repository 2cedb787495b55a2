import type { CalendarKit } from '../calendar-kit.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import type { IntegrationRow } from '../integrations/own-integration.ts';
import { giveBack, leaseDue } from './lease-feed.ts';
import { syncFeed } from './sync-feed.ts';

/** How many feeds are read at the same time; no more are taken in advance, so that none waits longer than it is taken for. */
const readers = 12;
/** A task is given up after two minutes; the next one takes over where this one stops. */
const longest = 75_000;

/** Reads every feed that is due until none is left or time is up. */
export async function syncDue(kit: CalendarKit): Promise<void> {
  const isOver = AbortSignal.timeout(longest);
  const taken: IntegrationRow[] = [];
  let taking: Promise<void> | null = null;
  const takeMore = async () => {
    taken.push(...(await leaseDue(kit, readers)));
    taking = null;
  };
  const readOnTurn = async () => {
    while (!isOver.aborted) {
      taking ??= taken.length === 0 ? takeMore() : null;
      await taking;
      const feed = taken.shift();
      if (!feed) return;
      await syncQuietly(kit, feed);
    }
  };
  // a reader that finds nothing leaves; what becomes free of a busy server is read by those that are still there
  await Promise.all(Array.from({ length: readers }, readOnTurn));
  for (const feed of taken) await giveBack(kit.db, feed);
}

/** One feed that cannot be read, or whose rows cannot be written, holds up no other. */
async function syncQuietly(kit: CalendarKit, feed: IntegrationRow): Promise<void> {
  try {
    await syncFeed(kit, feed, true);
  } catch (error) {
    if (!(error instanceof CalendarRefused)) kit.log.warn({ err: error, integration: feed.id }, 'calendar not synced');
  }
}
