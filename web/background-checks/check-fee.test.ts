import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backgroundCheckFeeCents } from '#contract/money.ts';
import { checkFeeCents } from './check-fee.ts';

test('the public page names the fee that is charged', () => {
  assert.equal(checkFeeCents, backgroundCheckFeeCents);
});
