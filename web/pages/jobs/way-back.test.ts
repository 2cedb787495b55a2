import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wayBack } from './way-back.ts';

const cleaner = { id: 'c1', role: 'CLEANER' } as const;
const open = { cleanerId: null, ownBid: null } as unknown as Parameters<typeof wayBack>[0]; // all that is read

test('leads a cleaner back to the list that the job is in', () => {
  assert.deepEqual(wayBack(open, cleaner), { to: '/cleaner/dashboard?tab=jobs', words: 'backOpen' });
  const own = wayBack({ ...open, cleanerId: 'c1' }, cleaner);
  assert.deepEqual(own, { to: '/cleaner/dashboard?tab=assigned', words: 'back' });
  const bid = { id: 'b1' } as NonNullable<(typeof open)['ownBid']>; // that there is one
  assert.deepEqual(wayBack({ ...open, ownBid: bid }, cleaner).to, '/cleaner/dashboard?tab=bids');
  assert.deepEqual(wayBack({ ...open, cleanerId: 'c2', helping: true }, cleaner).to, '/cleaner/today');
});

test('leads everyone else to where they begin', () => {
  assert.deepEqual(wayBack(open, { id: 'h1', role: 'HOST' }).to, '/host/dashboard');
  assert.deepEqual(wayBack(open, { id: 'a1', role: 'ADMIN' }).words, 'backAdmin');
});
