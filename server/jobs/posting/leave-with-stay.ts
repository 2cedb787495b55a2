import { eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { closePendingBids } from '../bidding/close-bids.ts';
import { homeBidOn, readPlace } from '../changes/kept-place.ts';
import { type JobRow, moveJob } from '../lock-job.ts';
import { bids } from '../table.ts';

export interface Leaving {
  /** The job is at the hours at which jobs are posted after stays. */
  asPosted: boolean;
  /** The host who decided so; null where a feed did. */
  actorId: string | null;
}

/**
 * An OPEN job is canceled because its stay is gone, and remembers what was bid on, should that be back. Open pages follow
 * at once; its bidders are told when the cancellation has stood for a while. Lock the job first.
 */
export async function leaveWithStay(kit: Kit, tx: Tx, job: JobRow, { asPosted, actorId }: Leaving): Promise<void> {
  const at = kit.clock.now();
  const home = homeBidOn(await readPlace(tx, job.propertyId));
  const changes = { canceledAt: at, leftWithStay: { asPosted, home }, leaveToldAt: null };
  await moveJob(kit, tx, job, { to: 'CANCELED', mover: 'host', kind: 'CANCELED', actorId, withStay: true, changes });
  await closePendingBids(tx, { which: eq(bids.jobId, job.id), at, because: ['jobCanceled'] });
  await record(kit, tx, { kind: 'job canceled', jobId: job.id, cleanerId: null, by: 'host', rejectedBidIds: [] });
}
