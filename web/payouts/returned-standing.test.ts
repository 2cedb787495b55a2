import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import type { Payout, PayoutAccount } from '#contract/payouts.ts';
import { returnedStandingOf } from './returned-standing.ts';

const payout = (of: Partial<Payout>): Payout => ({
  ...{ id: 'p', cleaner: { id: 'c', name: 'Carlos' }, amountCents: toCents(68_500), feeCents: toCents(0) },
  ...{ method: 'weekly', status: 'paid', createdAt: '2026-11-27T22:00:00Z', paidAt: null, failure: null, items: [] },
  ...of,
});
const back = payout({ id: 'back', status: 'failed', createdAt: '2026-11-20T22:00:00Z' });
const fine: PayoutAccount = { status: 'enabled', requirements: [] };
const toMend: PayoutAccount = { ...fine, returned: { amountCents: toCents(68_500), failure: 'account_closed' } };

test('a payout that came back asks for the account until it has been looked over, then waits for the next one', () => {
  assert.deepEqual(returnedStandingOf(back, [back], toMend), { is: 'asks' });
  assert.deepEqual(returnedStandingOf(back, [back], undefined), { is: 'asks' });
  assert.deepEqual(returnedStandingOf(back, [back], fine), { is: 'waits' });
});

test('the first weekly payout after it took the money along, and nothing is left to do', () => {
  const [first, second] = [payout({ id: 'first' }), payout({ id: 'second', createdAt: '2026-12-04T22:00:00Z' })];
  assert.deepEqual(returnedStandingOf(back, [second, first, back], fine), { is: 'sent', sentAt: first.createdAt });
  const other = payout({ id: 'other', method: 'instant' });
  assert.deepEqual(returnedStandingOf(back, [other, back], fine), { is: 'waits' }, 'an instant one may be a part');
});
