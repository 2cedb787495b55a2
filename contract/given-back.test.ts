import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givenBack } from './given-back.ts';
import { toCents } from './money.ts';

const at = (kinds: readonly string[], lines: readonly string[] = []) => ({
  job: {
    ...{ payoutCents: toCents(10_000), hostFeeCents: toCents(500), cleanerFeeCents: toCents(500) },
    timeline: kinds.map((kind) => ({ kind })),
  },
  lines: lines.map((kind) => ({ kind })),
});
const back = (reported: ReturnType<typeof at>, cents: number) => givenBack(reported, toCents(cents));

test('a host who paid before the report gets back what the decision takes off, and both fees at nothing', () => {
  const paid = at(['SUBMITTED', 'PAID', 'DISPUTED'], ['job']);
  assert.deepEqual([back(paid, 10_000), back(paid, 4_000), back(paid, 0)], [0, 6_000, 10_500]);
});

test('nothing goes back of what was paid after the report, or was fetched by the bank', () => {
  assert.equal(back(at(['SUBMITTED', 'DISPUTED']), 4_000), 0);
  assert.equal(back(at(['SUBMITTED', 'DISPUTED', 'PAID'], ['job']), 4_000), 0);
  assert.equal(back(at(['SUBMITTED', 'PAID', 'DISPUTED'], ['job', 'chargeback']), 4_000), 0);
});
