import { and, eq, isNull } from 'drizzle-orm';
import type { CheckForm } from '#contract/background-checks.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { openForm } from './check-form.ts';
import { backgroundChecks } from './table.ts';

/**
 * What the cleaner filled in for the check that counts, for admins; the SSN is left out. Null once it is erased. No
 * reading goes without its link in the audit log.
 */
export async function showForm(kit: Kit, admin: Actor, userId: string): Promise<CheckForm | null> {
  const [check] = await kit.db
    .select({ id: backgroundChecks.id, formSealed: backgroundChecks.formSealed })
    .from(backgroundChecks)
    .where(and(eq(backgroundChecks.userId, userId), isNull(backgroundChecks.supersededAt)));
  if (!check) throw notFound();
  if (!check.formSealed) return null;
  const { socialSecurityNumber: _, ...form } = openForm(kit, check.id, check.formSealed);
  const read = { action: 'read background check form', subjectKind: 'user', subjectId: userId };
  await kit.db.transaction((tx) => appendAudit(kit, tx, { ...read, actorId: admin.id, facts: { checkId: check.id } }));
  return form;
}
