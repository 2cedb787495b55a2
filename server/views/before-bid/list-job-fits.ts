import { inArray } from 'drizzle-orm';
import type { JobFit } from '#contract/before-bid.ts';
import { refusalOf, selectJobViews, viewersOf } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { weighJobs } from './weigh-jobs.ts';

/** For the cards of a list: which of these open jobs fit the cleaner’s days, and of what an hour of them is reckoned. */
export async function listJobFits(kit: Kit, actor: Actor, asked: readonly string[]): Promise<JobFit[]> {
  const theirs = await theirsToWeigh(kit, actor, [...new Set(asked)]);
  if (theirs.length === 0) return [];
  const { cleanerFeeCents, weighed } = await weighJobs(kit, actor.id, theirs);
  return weighed.map(({ jobId, weighed: { usual, way, fit, doubts } }) => ({
    ...{ jobId, cleanerFeeCents, fit },
    usual: { minutes: usual.minutes },
    way: way && { minutes: way.minutes },
    doubts: doubts.map(({ code }) => ({ code })),
  }));
}

async function theirsToWeigh({ db, clock }: Kit, actor: Actor, ids: string[]): Promise<string[]> {
  const now = clock.now();
  const [views, viewers] = await Promise.all([
    selectJobViews(db).where(inArray(jobs.id, ids)),
    viewersOf(db, actor, ids, now),
  ]);
  return views.flatMap(({ job }) => {
    const viewer = viewers.get(job.id);
    return viewer && refusalOf(job, viewer, 'weigh', now) === null ? job.id : [];
  });
}
