import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import type { PayoutAccount } from '#contract/payouts.ts';
import { returnedStandingOf } from './returned-standing.ts';

const fine: PayoutAccount = { status: 'enabled', requirements: [] };
const toMend: PayoutAccount = { ...fine, returned: { amountCents: toCents(68_500), failure: 'account_closed' } };

test('a payout that came back asks for the account until it has been looked over, then waits for the next one', () => {
  assert.deepEqual(returnedStandingOf({}, toMend), { is: 'asks' });
  assert.deepEqual(returnedStandingOf({}, undefined), { is: 'asks' });
  assert.deepEqual(returnedStandingOf({}, fine), { is: 'waits' });
});

test('once the server says that the money went out again, nothing is left to do', () => {
  const sentAgainAt = '2026-11-27T22:00:00Z';
  for (const account of [fine, toMend])
    assert.deepEqual(returnedStandingOf({ sentAgainAt }, account), { is: 'sent', sentAt: sentAgainAt });
});
