import { and, eq, isNull } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { lockJob } from '../lock-job.ts';
import { viewersOf } from '../people.ts';
import { jobRequests } from '../table.ts';
import { openIfNobodyIsInvited } from './open-to-all.ts';

/** An invited cleaner declines; the request is removed. A job that was for the invited first is for all once none is left. */
export const declineRequest = (kit: Kit, actor: Actor, jobId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const job = await lockJob(tx, jobId);
    const now = kit.clock.now();
    const viewer = (await viewersOf(tx, actor, [jobId], now)).get(jobId);
    if (!viewer) throw jobNotFound();
    require(job, viewer, 'decline', now);
    await tx
      .delete(jobRequests)
      .where(and(eq(jobRequests.jobId, jobId), eq(jobRequests.cleanerId, actor.id), isNull(jobRequests.answeredAt)));
    await record(kit, tx, { kind: 'request declined', jobId, cleanerId: actor.id });
    await openIfNobodyIsInvited(kit, tx, job);
  });
