import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { renewalOpens } from '#contract/terms.ts';
import { record } from '#server/events.ts';
import { plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { backgroundChecks } from './table.ts';

/** The daily task that reminds cleaners 30 days before their approval runs out; its facts are announced once. */
export function remindOfRenewal(kit: Kit) {
  return async (): Promise<void> => {
    const { id: checkId, userId, status, expiresAt, supersededAt } = backgroundChecks;
    const now = kit.clock.now();
    const ending = and(gt(expiresAt, now), lte(expiresAt, plus(now, renewalOpens)));
    const checks = await kit.db
      .select({ checkId, userId })
      .from(backgroundChecks)
      .where(and(eq(status, 'APPROVED'), isNull(supersededAt), ending));
    for (const check of checks) await record(kit, kit.db, { kind: 'background check ends', ...check });
  };
}
