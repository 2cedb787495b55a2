import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postingSchema } from './posting-schema.ts';
import { emptyPosting } from './posting-values.ts';

test('a series that is over before its first day is refused at the field of its last day, a single job is not', () => {
  const times = { startTime: '2027-03-02T11:00', endTime: '2027-03-02T14:00', lastDate: '2027-02-01' };
  const values = { ...emptyPosting, ...times, propertyId: '01a1f8e1-9514-7761-a1e9-09d2334af378' };
  const faults = (repeat: 'no' | 'week') => {
    const { error } = postingSchema.safeParse({ ...values, repeat });
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
  };
  assert.deepEqual(faults('week'), ['lastDate daysOrder']);
  assert.deepEqual(faults('no'), []);
});

test('a budget that is missing is asked for, and with it an end before the start is named', () => {
  const times = { startTime: '2027-03-02T11:00', endTime: '2027-03-02T10:00', payoutCents: Number.NaN };
  const values = { ...emptyPosting, ...times, propertyId: '01a1f8e1-9514-7761-a1e9-09d2334af378' };
  const { error } = postingSchema.safeParse(values);
  const faults = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
  assert.deepEqual(faults.toSorted(), ['endTime endBeforeStart', 'payoutCents amount']);
});
