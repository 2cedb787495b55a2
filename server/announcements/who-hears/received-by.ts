import { type Cents, toCents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { freeCredit } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { inForce } from '#server/settings/index.ts';

/** What a cleaner would receive at a price, as things stand: a credit of theirs pays the fee. */
export async function receivedBy(kit: Kit, cleanerId: string, payoutCents: Cents): Promise<Cents> {
  const [credit, { platformFeeCents }] = await Promise.all([freeCredit(kit.db, cleanerId), inForce(kit)]);
  const cleanerFeeCents = toCents(credit ? 0 : platformFeeCents);
  return splitOf(payoutCents, { cleanerFeeCents }).cleanerReceivesCents;
}
