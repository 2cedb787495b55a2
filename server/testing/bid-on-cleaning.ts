import { minute } from '#server/platform/clock.ts';
import { aBid, anApprovedCleaner } from './a-bid.ts';
import { type FeedServer, icalOf } from './a-feed.ts';
import { aHostWithAFeed } from './a-host-with-a-feed.ts';
import { bellsIn } from './bells.ts';
import type { House } from './house.ts';

/** A later stay, which that feed has all the time. */
export const later: [string, string, string, string] = ['2026-06-10', '2026-06-12', 'Reserved', 'b'];
/** The stay until May 14, and the later one. */
export const both = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], later);

/** Cleanings after stays, on which somebody has bid when the stay goes. */
export function bidOnCleaning(house: House, feed: FeedServer) {
  const { run } = bellsIn(house);
  return { aCleaningWithABid, itStands };

  /** An OPEN job after a stay until May 14, on which Ana has bid, and one in June. */
  async function aCleaningWithABid() {
    const known = await aHostWithAFeed(house, feed);
    const ana = await anApprovedCleaner(house, 'Ana');
    feed.body = both;
    await known.sync();
    const { id: jobId } = (await known.jobs()).find(({ startTime }: { startTime: string }) =>
      startTime.startsWith('2026-05-14'),
    );
    await aBid(house, ana, { id: jobId });
    const [{ id }] = await known.decisions();
    const decide = (decision: string) => house.put(`/api/calendar/decisions/${id}`, { decision }, known.host.token);
    const job = async () => (await house.get(`/api/jobs/${jobId}`, known.host.token)).body;
    const bids = async () => (await job()).bids.map(({ status }: { status: string }) => status);
    const onDay = async () =>
      (await known.jobs()).filter(({ startTime }: { startTime: string }) => startTime.startsWith('2026-05-14')).length;
    return { ...known, ana, jobId, decide, job, bids, onDay };
  }

  /** The two minutes are over after which bidders hear of it. */
  async function itStands() {
    house.clock.forward(2 * minute);
    await run('tell-of-left-jobs');
    await house.work();
  }
}
