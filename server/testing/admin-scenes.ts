import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { payments, refundProposals } from '#server/payments/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { settingVersions } from '#server/settings/table.ts';
import { aPaidCleaner } from './a-payout-account.ts';
import type { House } from './house.ts';
import { anAdmin, type Somebody } from './people.ts';

/** What admins decide together or about the whole marketplace, fresh for each cell of the access matrix. */
export const adminScenes = {
  'proposed refund': async (house: House) => {
    const [{ job }, proposer] = [await aPaidCleaner(house), await anAdmin(house)];
    const [payment] = await house.kit.db.select({ id: payments.id }).from(payments).where(eq(payments.jobId, job.id));
    const [id, now] = [newId(), house.clock.now()];
    await house.kit.db.insert(refundProposals).values({
      ...{ id, paymentId: payment?.id ?? '', amountCents: toCents(500), fromCleaner: false, proposedBy: proposer.id },
      ...{ refundedCents: toCents(0), reason: 'It was late.', createdAt: now, expiresAt: plus(now, hour) },
    });
    return { id };
  },
  setting: async (house: House) => {
    await house.kit.db.delete(settingVersions);
    return { name: 'refundApprovalCents' };
  },
  'decided setting': async (house: House, { admin }: { admin: Somebody }) => {
    await house.kit.db.delete(settingVersions);
    const row = { id: newId(), name: 'refundApprovalCents' as const, version: 1, value: 5000 };
    await house.kit.db.insert(settingVersions).values({ ...row, decidedAt: house.clock.now(), decidedBy: admin.id });
    return { name: row.name };
  },
};
