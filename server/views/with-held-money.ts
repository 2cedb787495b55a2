import { inArray } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import { ledgerTransactions } from '#server/payments/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { movementsOf } from './documents/read-earnings.ts';
import { jobsWithHeldMoney } from './jobs-with-held-money.ts';

/** Jobs as their reader sees them, and of their own paid ones what came of it and whether that is still held. */
export async function withHeldMoney(kit: Kit, actor: Actor, jobs: readonly Job[]): Promise<Job[]> {
  const paid = jobs.filter(({ status, cleanerId }) => status === 'PAID' && cleanerId === actor.id);
  if (paid.length === 0) return [...jobs];
  const ids = paid.map(({ id }) => id);
  const [held, moved] = await Promise.all([
    jobsWithHeldMoney(kit, actor.id, ids),
    movementsOf(kit.db, actor.id, inArray(ledgerTransactions.jobId, ids)),
  ]);
  return jobs.map((job) => {
    const own = moved.filter(({ jobId }) => jobId === job.id);
    if (own.length === 0) return job;
    const receivedCents = toCents(own.reduce((sum, { netCents }) => sum + netCents, 0));
    return { ...job, receivedCents, ...(held.has(job.id) && { moneyIsHeld: true as const }) };
  });
}
