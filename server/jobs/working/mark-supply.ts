import type { Supply } from '#contract/supplies.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { noteSupply } from '#server/properties/index.ts';
import { require } from '../ask-abilities.ts';
import { lockJobOf } from '../lock-job.ts';

/** The assigned cleaner, while at work, says what the home is running low on; its host sees it at once. */
export const markSupply = (
  kit: Kit,
  actor: Actor,
  { id, supplyId }: { id: string; supplyId: string },
  low: boolean,
): Promise<Supply> =>
  transact(kit, async (tx) => {
    const { job, viewer } = await lockJobOf(tx, actor, id, 'tickTasks');
    const now = kit.clock.now();
    require(job, viewer, 'tickTasks', now);
    const supply = await noteSupply(tx, { propertyId: job.propertyId, supplyId, low, now });
    if (!supply) throw jobNotFound();
    await record(kit, tx, { kind: low ? 'supply low' : 'task marked', jobId: id });
    return supply;
  });
