import type { CalendarKit } from '../calendar-kit.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import type { IntegrationRow } from '../integrations/own-integration.ts';
import { leaseDue } from './lease-feed.ts';
import { syncFeed } from './sync-feed.ts';

const batch = 100;
/** How many feeds are read at the same time, and how many of them of one server. */
const readers = 12;
const readersOfServer = 4;
/** A task is given up after two minutes; the next one takes over where this one stops. */
const longest = 75_000;

/** Reads every feed that is due, the longest waiting first, until none is left or time is up. */
export async function syncDue(kit: CalendarKit): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < longest) {
    const due = await leaseDue(kit, batch);
    await inParallel(linesOf(due), (feed) => syncQuietly(kit, feed));
    if (due.length < batch) return;
  }
}

/** Feeds of one server wait behind each other in a few lines, so that nobody's server is overrun. */
function linesOf(feeds: readonly IntegrationRow[]): IntegrationRow[][] {
  const byServer = Map.groupBy(feeds, ({ server }) => server);
  return [...byServer.values()].flatMap((ofServer) =>
    [...Map.groupBy(ofServer.entries(), ([index]) => index % readersOfServer).values()].map((line) =>
      line.map(([, feed]) => feed),
    ),
  );
}

async function inParallel(lines: IntegrationRow[][], read: (feed: IntegrationRow) => Promise<void>): Promise<void> {
  const waiting = [...lines];
  const readLines = async () => {
    for (let line = waiting.shift(); line; line = waiting.shift()) for (const feed of line) await read(feed);
  };
  await Promise.all(Array.from({ length: readers }, readLines));
}

/** One feed that cannot be read, or whose rows cannot be written, holds up no other. */
async function syncQuietly(kit: CalendarKit, feed: IntegrationRow): Promise<void> {
  try {
    await syncFeed(kit, feed);
  } catch (error) {
    if (!(error instanceof CalendarRefused)) kit.log.warn({ err: error, integration: feed.id }, 'calendar not synced');
  }
}
