import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesIn, type EditableJob, valuesOf, voidsBids } from './job-changes.ts';

const job: EditableJob = {
  startTime: '2026-11-21T16:00:00.000Z',
  endTime: '2026-11-21T20:00:00.000Z',
  payoutCents: 12_000,
  cleaningType: 'standard',
  specialInstructions: null,
};

test('a form that was only looked at sends nothing, whatever way its times are written', () => {
  assert.deepEqual(changesIn({ ...valuesOf(job), startTime: '2026-11-21T16:00:00Z' }, job), {});
});

test('only what was changed is sent; emptied instructions are taken away', () => {
  const written = { ...job, specialInstructions: 'Sand out of the shower.' };
  const values = { ...valuesOf(written), cleaningType: 'deep' as const, specialInstructions: '' };
  assert.deepEqual(changesIn(values, written), { cleaningType: 'deep', specialInstructions: null });
});

test('price and time void bids, kind and instructions do not', () => {
  assert.ok(voidsBids(changesIn({ ...valuesOf(job), payoutCents: 12_001 }, job)));
  assert.ok(voidsBids(changesIn({ ...valuesOf(job), endTime: '2026-11-21T21:00:00Z' }, job)));
  assert.ok(!voidsBids(changesIn({ ...valuesOf(job), cleaningType: 'deep', specialInstructions: 'Hi' }, job)));
});
