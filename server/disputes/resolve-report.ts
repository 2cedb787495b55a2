import type { AdminDispute, resolveReport as endpoint } from '#contract/disputes.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { leastDecidedOf } from '#contract/fair-rules.ts';
import type { Cents } from '#contract/money.ts';
import { amountError } from '#contract/validation.ts';
import { appendAudit } from '#server/audit/index.ts';
import { isFrozen } from '#server/jobs/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockReport } from './hold-report.ts';
import { adminDisputeOf } from './list-disputes.ts';
import { resolve } from './resolve.ts';
import { settleNow } from './settle-now.ts';

/** An admin decides a report that is not resolved; the reason goes to both sides and into the audit log. */
export async function resolveReport(
  kit: Kit,
  admin: Actor,
  id: string,
  { payoutCents, reason, fromCleaner = false }: BodyOf<typeof endpoint>,
): Promise<AdminDispute> {
  const resolved = await transact(kit, async (tx) => {
    const held = await lockReport(tx, id);
    const { job } = held;
    refuseUnfit(payoutCents, job);
    if (!isFrozen(job)) throw new Refusal('invalid_transition', 'This report is already resolved.');
    await resolve(kit, tx, held, { by: 'admin', payoutCents, actorId: admin.id, reason, fromCleaner });
    await appendAudit(kit, tx, {
      ...{ actorId: admin.id, action: 'resolve report', subjectKind: 'report', subjectId: id, note: reason },
      facts: { jobId: job.id, payoutCents, agreedCents: job.payoutCents, from: fromCleaner ? 'cleaner' : 'Freshkey' },
    });
    return adminDisputeOf(kit, tx, id);
  });
  await settleNow(kit, resolved.jobId);
  return resolved;
}

/** Nothing, or enough for both fees, up to what was agreed. */
function refuseUnfit(payoutCents: Cents, agreed: Parameters<typeof leastDecidedOf>[0]): void {
  if (payoutCents > agreed.payoutCents) throw invalidInput({ payoutCents: amountError('tooMuch', agreed.payoutCents) });
  const least = leastDecidedOf(agreed);
  if (payoutCents !== 0 && payoutCents < least)
    throw invalidInput({ payoutCents: amountError('nothingOrLeast', least) });
}
