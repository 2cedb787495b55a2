import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postedUnheard } from './unheard.ts';

const wish = {
  propertyId: 'loft',
  startTime: '2026-12-14T17:00:00Z',
  endTime: '2026-12-14T20:00:00Z',
  payoutCents: 9000,
};
const job = { ...wish, id: 'new', startTime: '2026-12-14T17:00:00.000Z' };

test('the job whose answer was lost is recognised by what was sent', () => {
  assert.equal(postedUnheard([job], { wish, known: new Set() })?.id, 'new');
});

test('a job that was there before, or is another, is not taken for it', () => {
  assert.equal(postedUnheard([job], { wish, known: new Set(['new']) }), undefined);
  assert.equal(postedUnheard([{ ...job, propertyId: 'dune' }], { wish, known: new Set() }), undefined);
  assert.equal(postedUnheard([{ ...job, endTime: '2026-12-14T21:00:00Z' }], { wish, known: new Set() }), undefined);
  assert.equal(postedUnheard([job], null), undefined);
});
