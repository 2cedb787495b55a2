import { inArray } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { presentJob, selectJobViews, stranger, viewersOf } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { withOutcome } from './with-outcome.ts';

/** Jobs by their ids as this person sees them; two queries, however many there are, and one more for a cleaner's paid ones, and for proposals. */
export async function presentJobs(kit: Kit, actor: Actor, ids: readonly string[]): Promise<Map<string, Job>> {
  if (ids.length === 0) return new Map();
  const { db, clock } = kit;
  const now = clock.now();
  const [views, viewers] = await Promise.all([
    selectJobViews(db).where(inArray(jobs.id, [...ids])),
    viewersOf(db, actor, ids, now),
  ]);
  const { id, role, staffRole, member } = actor;
  const plain = { id, role, staffRole, ...(member && { memberRole: member.role }), ...stranger };
  const shown = views.map((view) => presentJob(view, viewers.get(view.job.id) ?? plain, now));
  const whole = await withOutcome(kit, actor, shown);
  return new Map(whole.map((job) => [job.id, job]));
}
