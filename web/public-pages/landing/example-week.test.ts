import assert from 'node:assert/strict';
import { it } from 'node:test';
import { platformFeeCents } from '#contract/money.ts';
import { feeCents } from './example-week.ts';

it('the landing page shows the fee that is charged', () => assert.equal(feeCents, platformFeeCents));
