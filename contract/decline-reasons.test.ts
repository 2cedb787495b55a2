import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declineReasonOf } from './decline-reasons.ts';

test('a provider’s code has our reason; what a bank keeps to itself is only declined', () => {
  const reasons = ['insufficient_funds', 'expired_card', 'incorrect_cvc', 'processing_error'].map(declineReasonOf);
  assert.deepEqual(reasons, ['insufficient_funds', 'expired', 'wrong_code', 'try_again']);
  for (const code of ['lost_card', 'stolen_card', 'fraudulent', 'generic_decline', 'new_in_2030', '', null, undefined])
    assert.equal(declineReasonOf(code), 'declined');
});
