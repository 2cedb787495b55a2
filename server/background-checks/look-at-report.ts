import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { plus, second } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { completeCheck } from './complete-check.ts';
import { backgroundChecks } from './table.ts';

/** After so many turns of doubling pauses, the regular look at all unfinished reports is often enough. */
const lastTurn = 6;

/** The task that asks the screening provider for a report; while it is pending it asks again, ever more slowly. */
export function lookAtReport(kit: Kit) {
  return async ({ checkId, turn }: Record<string, unknown>): Promise<void> => {
    const done = await finishIfDone(kit, String(checkId));
    const next = Number(turn) + 1;
    if (done || next > lastTurn) return;
    const startAfter = plus(kit.clock.now(), 2 ** next * second);
    await kit.tasks.send(kit.db, 'look-at-report', { checkId, turn: next }, { key: String(checkId), startAfter });
  };
}

/** The regular task that looks at every unfinished report, and orders what an outage kept from being ordered. */
export function lookAtReports(kit: Kit) {
  return async (): Promise<void> => {
    const { id, providerReportId, status } = backgroundChecks;
    const unfinished = await kit.db
      .select({ id, providerReportId })
      .from(backgroundChecks)
      .where(eq(status, 'IN_PROGRESS'))
      .orderBy(asc(backgroundChecks.createdAt))
      .limit(1000);
    await eachOnItsOwn(kit, unfinished, {
      failed: 'background check not looked at',
      work: (check) =>
        check.providerReportId
          ? finishIfDone(kit, check.id)
          : kit.tasks.send(kit.db, 'order-check', { checkId: check.id }, { key: check.id }),
    });
  };
}

/** True when there is nothing left to wait for. */
export async function finishIfDone(kit: Kit, checkId: string): Promise<boolean> {
  const { id, status, providerReportId } = backgroundChecks;
  const [check] = await kit.db
    .select({ userId: backgroundChecks.userId, providerReportId })
    .from(backgroundChecks)
    .where(and(eq(id, checkId), eq(status, 'IN_PROGRESS'), isNotNull(providerReportId)));
  if (!check?.providerReportId) return true;
  const report = await kit.screening.readReport(check.providerReportId);
  if (report.status === 'pending') return false;
  await transact(kit, (tx) => completeCheck(kit, tx, checkId, report));
  return true;
}
