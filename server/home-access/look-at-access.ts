import type { HomeAccess } from '#contract/home-access.ts';
import { record } from '#server/events.ts';
import { lockJob, require, sideOf, viewersOf } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readAccess } from './read-access.ts';
import { accessLooks } from './table.ts';

/**
 * How to get into the home of a job. A cleaner's look is one row for the host, written before anything is told. The job
 * is locked meanwhile: whoever has just handed it in, or lost it to another, sees nothing any more.
 */
export const lookAtAccess = (kit: Kit, actor: Actor, jobId: string): Promise<HomeAccess> =>
  transact(kit, async (tx) => {
    const now = kit.clock.now();
    const job = await lockJob(tx, jobId);
    const viewer = (await viewersOf(tx, actor, [jobId], now)).get(jobId);
    if (!viewer) throw jobNotFound();
    require(job, viewer, 'seeAccess', now);
    const { propertyId } = job;
    const access = await readAccess(kit, tx, propertyId);
    if (sideOf(job, actor) === 'cleaner') {
      await tx.insert(accessLooks).values({ id: newId(), propertyId, jobId, viewerId: actor.id, at: now });
      await record(kit, tx, { kind: 'access seen', jobId });
    }
    return access;
  });
