import { and, eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { ScreeningReport } from '#server/platform/screening-provider.ts';
import { moveCheck } from './move-check.ts';
import { backgroundChecks } from './table.ts';

/** Takes a finished report over, once: the check then waits for an admin's decision. */
export async function completeCheck(kit: Kit, tx: Tx, checkId: string, report: ScreeningReport): Promise<void> {
  const [check] = await tx
    .select()
    .from(backgroundChecks)
    .where(and(eq(backgroundChecks.id, checkId), eq(backgroundChecks.status, 'IN_PROGRESS')))
    .for('update');
  if (!check) return;
  const passed = check.identityChangedAt ? 'PENDING' : 'PASSED';
  await moveCheck(kit, tx, check, report.status === 'passed' ? passed : 'FAILED', {
    details: report.details,
    completedAt: kit.clock.now(),
  });
  await record(kit, tx, { kind: 'background check completed', userId: check.userId });
}
