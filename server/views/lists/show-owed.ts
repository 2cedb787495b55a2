import { and, eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { jobsFor } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { owedBy } from '#server/payments/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';

/** What a host has to pay before anything new is posted; null if there is nothing, or nothing at a home they look after. */
export async function showOwed({ db, clock }: Kit, actor: Actor) {
  const owed = await owedBy(db, actor.id, clock.now());
  if (owed && !(await db.$count(jobs, and(eq(jobs.id, owed.jobId), jobsFor(actor))))) return null;
  return owed && { ...owed, amountCents: toCents(owed.amountCents) };
}
