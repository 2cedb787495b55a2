import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { forgetSsns } from '#server/cleaners/index.ts';
import { cleanerIdentities } from '#server/cleaners/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { backgroundChecks } from './table.ts';

const keptAfter = 30 * day;

/**
 * The regular task that erases forms and SSNs: 30 days after the decision, or when nobody paid within 30 days. The last
 * four digits stay.
 */
export function eraseForms(kit: Kit) {
  return async (): Promise<void> => {
    const before = plus(kit.clock.now(), -keptAfter);
    const { status, decidedAt, createdAt, formSealed, supersededAt, userId } = backgroundChecks;
    const over = or(lt(decidedAt, before), and(eq(status, 'PENDING'), lt(createdAt, before)));
    await transact(kit, async (tx) => {
      await tx
        .update(backgroundChecks)
        .set({ formSealed: null })
        .where(and(isNotNull(formSealed), or(over, lt(supersededAt, before))));
      const needed = tx
        .select({ one: sql`1` })
        .from(backgroundChecks)
        .where(and(eq(userId, cleanerIdentities.userId), isNull(supersededAt), isNotNull(formSealed)));
      const idle = await tx
        .select({ userId: cleanerIdentities.userId })
        .from(cleanerIdentities)
        .where(
          and(isNotNull(cleanerIdentities.ssnSealed), lt(cleanerIdentities.checkConsentAt, before), notExists(needed)),
        );
      await forgetSsns(
        tx,
        inArray(
          cleanerIdentities.userId,
          idle.map((row) => row.userId),
        ),
      );
    });
  };
}
