import type { Job } from '#contract/jobs.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobsWithHeldMoney } from './jobs-with-held-money.ts';

/** Jobs as their reader sees them, and of their own paid ones whether the money for them is still held. */
export async function withHeldMoney(kit: Kit, actor: Actor, jobs: readonly Job[]): Promise<Job[]> {
  const paid = jobs.filter(({ status, cleanerId }) => status === 'PAID' && cleanerId === actor.id);
  const held = await jobsWithHeldMoney(
    kit,
    actor.id,
    paid.map(({ id }) => id),
  );
  return jobs.map((job) => (held.has(job.id) ? { ...job, moneyIsHeld: true as const } : job));
}
