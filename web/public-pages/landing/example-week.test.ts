import { expect, test } from 'vitest';
import { platformFeeCents } from '#contract/money.ts';
import { feeCents } from './example-week.ts';

test('the landing page shows the fee that is charged', () => {
  expect(feeCents).toBe(platformFeeCents);
});
