import { backgroundCheckFeeCents } from '#contract/money.ts';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { payments } from '#server/payments/table.ts';
import { newId } from '#server/platform/ids.ts';
import type { House } from './house.ts';
import { aCleaner } from './people.ts';

/** A cleaner whose paid background check is in this state. */
export async function aCheckRow(house: House, status: BackgroundCheckStatus): Promise<{ userId: string }> {
  const { id: userId } = await aCleaner(house);
  const [id, paymentId, createdAt] = [newId(), newId(), house.clock.now()];
  const payment = { id: paymentId, kind: 'background_check' as const, payerId: userId, usedAt: createdAt, createdAt };
  await house.kit.db.insert(payments).values({ ...payment, amountCents: backgroundCheckFeeCents, status: 'succeeded' });
  await house.kit.db
    .insert(backgroundChecks)
    .values({ id, userId, paymentId, status, details: {}, consentAt: createdAt, createdAt });
  return { userId };
}
