import { expect, test } from 'vitest';
import { backgroundCheckFeeCents } from '#contract/money.ts';
import { checkFeeCents } from './check-fee.ts';

test('the public page names the fee that is charged', () => {
  expect(checkFeeCents).toBe(backgroundCheckFeeCents);
});
