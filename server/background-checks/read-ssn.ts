import type { readSsn as endpoint } from '#contract/background-checks.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { appendAudit } from '#server/audit/index.ts';
import { hour } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { openForm } from './check-form.ts';
import { lockCheck } from './lock-check.ts';

/** One case now and then, never a list: a stolen session must not empty the table. */
const readByAdmin = { name: 'whole SSN read by admin', most: 10, within: hour };

/** An admin reads a whole SSN for a reason; no reading goes without its link in the audit log. */
export function readSsn(
  kit: Kit,
  admin: Actor,
  userId: string,
  { reason }: BodyOf<typeof endpoint>,
): Promise<{ ssn: string }> {
  return transact(kit, async (tx) => {
    const check = await lockCheck(tx, userId);
    const ssn = check?.formSealed ? openForm(kit, check.id, check.formSealed).socialSecurityNumber : null;
    if (!check || !ssn) throw notFound();
    await countOrRefuse(kit, tx, readByAdmin, admin.id);
    await appendAudit(kit, tx, {
      actorId: admin.id,
      action: 'read whole ssn',
      subjectKind: 'user',
      subjectId: userId,
      facts: { checkId: check.id },
      note: reason.trim(),
    });
    return { ssn };
  });
}
