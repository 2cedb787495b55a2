import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { changesIn, type EditableJob, valuesOf, voidsBids } from './job-changes.ts';

const plants = { name: 'Water the plants', price: 5, required: false };
const linen = { name: 'Wash the linen', price: 10, required: true };
const job: EditableJob = {
  propertyId: 'dune-house',
  timeZone: 'America/New_York',
  startTime: '2026-11-21T16:00:00Z',
  endTime: '2026-11-21T20:00:00Z',
  payoutCents: toCents(12_000),
  cleaningType: 'standard',
  specialInstructions: null,
  customTasks: [plants],
};
const changed = (values: object, before = job) => changesIn({ ...valuesOf(before), ...values }, before);
const voids = (values: object, before = job) => voidsBids(changed(values, before), before);

test('a form that was only looked at sends nothing', () => {
  assert.deepEqual(changed({}), {});
  assert.deepEqual(changed({ customTasks: [{ required: false, price: 5, name: 'Water the plants' }] }), {});
});

test('an hour that the clocks show twice stays the one it was while nobody touches it', () => {
  const second = { ...job, startTime: '2026-11-01T06:30:00Z', endTime: '2026-11-01T09:00:00Z' };
  assert.deepEqual(changed({ specialInstructions: 'Hi' }, second), { specialInstructions: 'Hi' });
});

test('only what was changed is sent; emptied instructions are taken away', () => {
  const written = { ...job, specialInstructions: 'Sand out of the shower.' };
  assert.deepEqual(changed({ cleaningType: 'deep', specialInstructions: '' }, written), {
    cleaningType: 'deep',
    specialInstructions: null,
  });
  assert.deepEqual(changed({ endTime: '2026-11-21T16:00' }), { endTime: '2026-11-21T21:00:00Z' });
});

test('own tasks are added, changed and taken away', () => {
  for (const customTasks of [[plants, linen], [{ ...plants, price: 6 }], []])
    assert.deepEqual(changed({ customTasks }), { customTasks });
});

test('price, time, type and what must be done void bids', () => {
  assert.ok(voids({ payoutCents: 12_001 }));
  assert.ok(voids({ endTime: '2026-11-21T16:00' }));
  assert.ok(voids({ cleaningType: 'deep' }));
  assert.ok(voids({ customTasks: [plants, linen] }));
  assert.ok(voids({ customTasks: [{ ...plants, required: true }] }));
  assert.ok(voids({ customTasks: [] }, { ...job, customTasks: [linen] }));
});

test('instructions and what may be left out void nothing', () => {
  assert.ok(!voids({ specialInstructions: 'Hi' }));
  assert.ok(!voids({ customTasks: [] }));
  assert.ok(!voids({ customTasks: [plants, { ...linen, required: false }] }));
});
