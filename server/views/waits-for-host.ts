import { and, eq } from 'drizzle-orm';
import { bothSides } from '#contract/both-sides.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { payoutDue } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** What a cleaner gets for all that is submitted and not paid yet, their fee taken off: nothing of it is in the books. */
export async function waitsForHost(reader: Reader, cleanerId: string): Promise<Cents> {
  const submitted = await reader
    .select({
      ...{ payoutCents: jobs.payoutCents, decidedPayoutCents: jobs.decidedPayoutCents },
      fees: { hostFeeCents: jobs.hostFeeCents, cleanerFeeCents: jobs.cleanerFeeCents },
    })
    .from(jobs)
    .where(and(eq(jobs.cleanerId, cleanerId), eq(jobs.status, 'SUBMITTED')));
  const receives = submitted.map(
    ({ fees, ...job }) => bothSides({ click: 'decision', payoutCents: payoutDue(job), fees }).cleanerReceivesCents,
  );
  return toCents(receives.reduce((sum, cents) => sum + cents, 0));
}
