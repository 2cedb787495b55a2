import assert from 'node:assert/strict';
import type { Month } from './a-month.ts';
import type { BusinessFact } from './business-fact.ts';

/** A part of the balance, sometimes one that the bank sends back. */
const payOut: BusinessFact = async (month) => {
  const cleaner = month.pick(month.cleaners) ?? assert.fail();
  const token = await month.tokenOf(cleaner);
  const { body: earnings } = await month.house.get('/api/cleaner/earnings', token);
  const amountCents = amountOf(month, earnings.balanceCents);
  if (amountCents === null) return null;
  return month.house.post('/api/cleaner/payouts', { method: 'instant', amountCents }, token);
};

function amountOf({ random, chance }: Month, balance: number): number | null {
  if (balance < 200) return null;
  const part = chance(40) ? balance : 100 + random.below(balance - 100);
  if (!chance(20)) return part;
  const returned = part - (part % 100) - 87; // ends in 13 cents
  return returned >= 100 ? returned : part;
}

const onPayout =
  (act: 'hold' | 'release', status: string): BusinessFact =>
  async (month) => {
    const found = await month.rows<{ id: string }>(
      'select id from payout where status = $1 order by created_at, id limit 20',
      [status],
    );
    const payout = month.pick(found);
    if (!payout) return null;
    const path = `/api/admin/payouts/${payout.id}/${act}`;
    return month.house.post(path, { reason: 'To look into it.' }, await month.tokenOf(month.admin));
  };

export const payoutFacts = [
  ['pay out', 4, payOut],
  ['hold a payout', 1, onPayout('hold', 'pending')],
  ['release a payout', 1, onPayout('release', 'held')],
] as const;
