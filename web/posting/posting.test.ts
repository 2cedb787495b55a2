import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JobDetail } from '#contract/jobs.ts';
import type { Property } from '#contract/properties.ts';
import { firstValues } from './first-values.ts';
import { overlapping } from './overlapping.ts';
import { bodyOf, emptyPosting } from './posting-values.ts';
import { prefill } from './prefill.ts';
import { suggestedBudget } from './suggested-budget.ts';

const dune = { id: 'dune', defaultPayoutCents: 9500, checkInTime: '15:00' } as Property; // all that these functions read
const past = {
  propertyId: 'dune',
  payoutCents: 13050,
  cleaningType: 'deep',
  specialInstructions: 'Linen is in the hall.',
  customTasks: [{ name: 'Water plants', price: 4.1, required: true }],
} as JobDetail; // likewise
const asked = (query: string, from?: JobDetail) =>
  prefill({ query: new URLSearchParams(query), from, properties: [dune], now: Date.parse('2026-11-28T20:00:00Z') });

test('a job posted again keeps everything but its time', () => {
  const { startTime, endTime, ...kept } = asked('from=1', past) ?? emptyPosting;
  assert.deepEqual([startTime, endTime], ['', '']);
  assert.deepEqual(kept, {
    propertyId: 'dune',
    payoutCents: 13050,
    cleaningType: 'deep',
    specialInstructions: 'Linen is in the hall.',
    customTasks: past.customTasks,
  });
});

test('a canceled job that is still ahead keeps its time too, on its own clock, and none that is over', () => {
  const times = { startTime: '2026-12-08T16:00:00Z', endTime: '2026-12-08T21:00:00Z', timeZone: 'America/New_York' };
  const timesOf = (job: Partial<JobDetail>, query = 'from=1') => {
    const { startTime, endTime } = asked(query, { ...past, ...times, ...job }) ?? emptyPosting;
    return [startTime, endTime];
  };
  assert.deepEqual(timesOf({ status: 'CANCELED' }), ['2026-12-08T11:00', '2026-12-08T16:00']);
  assert.deepEqual(timesOf({ status: 'CANCELED', startTime: '2026-11-28T16:00:00Z' }), ['', '']);
  assert.deepEqual(timesOf({ status: 'PAID' }), ['', '']);
  const guestLeaves = 'from=1&start=2026-12-07T11:00';
  assert.deepEqual(timesOf({ status: 'CANCELED' }, guestLeaves), ['2026-12-07T11:00', '2026-12-07T15:00']);
});

test('the address goes before the job, and what it makes up is left out', () => {
  assert.equal(asked('from=1&budget=80.25', past)?.payoutCents, 8025);
  assert.equal(asked('property=dune')?.payoutCents, 9500);
  assert.equal(asked('property=elsewhere&type=royal')?.propertyId, '');
  assert.equal(asked('property=elsewhere&type=royal')?.cleaningType, 'standard');
});

test('where the address names no home, the only one is meant, and none of several', () => {
  assert.equal(asked('start=2026-11-24T11:00')?.propertyId, 'dune');
  assert.equal(asked('repeat=week')?.payoutCents, 9500);
  const loft = { ...dune, id: 'loft' };
  const query = new URLSearchParams('repeat=week');
  assert.equal(prefill({ query, from: undefined, properties: [dune, loft], now: 0 })?.propertyId, '');
  assert.equal(firstValues([dune]).propertyId, 'dune');
  assert.equal(firstValues([dune, loft]).propertyId, '');
});

test('a gap of the calendar fills in where, when and for how much; the end is the usual one there', () => {
  const { propertyId, startTime, endTime, payoutCents } = asked('property=dune&start=2026-11-24T11:00') ?? emptyPosting;
  assert.deepEqual(
    [propertyId, startTime, endTime, payoutCents],
    ['dune', '2026-11-24T11:00', '2026-11-24T15:00', 9500],
  );
  for (const start of ['2026-13-24T11:00', '2026-11-24', 'soon'])
    assert.deepEqual([asked(`property=dune&start=${start}`)?.startTime, asked(`start=${start}`)?.endTime], ['', '']);
});

test('an address that asks for nothing leaves the draft in place', () => assert.equal(asked('utm=mail'), null));

test('a custom task in cents adds up exactly', () => {
  assert.equal(suggestedBudget('standard', [{ price: 4.1 }, { price: 0.29 }]), 7439);
  assert.equal(suggestedBudget('deep', []), 20000);
  assert.equal(suggestedBudget('deep', [{ price: Number.NaN }]), 20000);
});

test('times are sent as the property’s clock means them', () => {
  const typed = { ...emptyPosting, startTime: '2026-11-21T11:00', endTime: '2026-11-21T15:00' };
  const body = bodyOf(typed, 'America/New_York');
  assert.deepEqual([body.startTime, body.endTime], ['2026-11-21T16:00:00Z', '2026-11-21T20:00:00Z']);
});

test('only a shared hour at the same property overlaps', () => {
  const held = { propertyId: 'dune', startTime: '2026-11-21T16:00:00Z', endTime: '2026-11-21T20:00:00Z' };
  const wish = (startTime: string | null, endTime: string, propertyId = 'dune') =>
    overlapping([held], { propertyId, startTime, endTime }).length;
  assert.equal(wish('2026-11-21T19:59:00Z', '2026-11-21T22:00:00Z'), 1);
  assert.equal(wish('2026-11-21T20:00:00Z', '2026-11-21T22:00:00Z'), 0);
  assert.equal(wish('2026-11-21T17:00:00Z', '2026-11-21T18:00:00Z', 'loft'), 0);
  assert.equal(wish(null, '2026-11-21T18:00:00Z'), 0);
});
