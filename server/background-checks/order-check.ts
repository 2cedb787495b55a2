import { and, eq, isNull } from 'drizzle-orm';
import { plus, second } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { openForm } from './check-form.ts';
import { backgroundChecks } from './table.ts';

const firstLook = 4 * second;

/**
 * The task that orders a check at the screening provider. Our check's id is the provider's reference, so that an order
 * sent twice is one order.
 */
export function orderCheck(kit: Kit) {
  return async ({ checkId }: Record<string, unknown>): Promise<void> => {
    const waiting = and(
      eq(backgroundChecks.id, String(checkId)),
      eq(backgroundChecks.status, 'IN_PROGRESS'),
      isNull(backgroundChecks.providerReportId),
    );
    const [check] = await kit.db.select().from(backgroundChecks).where(waiting);
    if (!check?.formSealed) return;
    const report = await kit.screening.order({ ...openForm(kit, check.id, check.formSealed), reference: check.id });
    await transact(kit, async (tx) => {
      await tx.update(backgroundChecks).set({ providerReportId: report.id }).where(waiting);
      const options = { key: check.id, startAfter: plus(kit.clock.now(), firstLook) };
      await kit.tasks.send(tx, 'look-at-report', { checkId: check.id, turn: 1 }, options);
    });
  };
}
