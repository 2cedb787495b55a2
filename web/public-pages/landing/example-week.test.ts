import assert from 'node:assert/strict';
import { it } from 'node:test';
import { platformFeeCents } from '#contract/money.ts';
import { usualFeeCents } from './example-week.ts';

it('the landing page shows the usual fee until it knows the one in force', () =>
  assert.equal(usualFeeCents, platformFeeCents));
