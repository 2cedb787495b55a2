import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

const cleaner = { id: 'c1', role: 'CLEANER' } as const;
const open = { cleanerId: null, ownBid: null } as unknown as Parameters<typeof wayBack>[0]; // all that is read

it('leads a cleaner back to the list that the job is in', () => {
  expect(wayBack(open, cleaner)).toEqual({ to: '/cleaner/dashboard?tab=jobs', words: 'backOpen' });
  const own = wayBack({ ...open, cleanerId: 'c1' }, cleaner);
  expect(own).toEqual({ to: '/cleaner/dashboard?tab=assigned', words: 'back' });
  const bid = { id: 'b1' } as NonNullable<(typeof open)['ownBid']>; // that there is one
  expect(wayBack({ ...open, ownBid: bid }, cleaner).to).toBe('/cleaner/dashboard?tab=bids');
  expect(wayBack({ ...open, cleanerId: 'c2', helping: true }, cleaner).to).toBe('/cleaner/today');
});

it('leads everyone else to where they begin', () => {
  expect(wayBack(open, { id: 'h1', role: 'HOST' }).to).toBe('/host/dashboard');
  expect(wayBack(open, { id: 'a1', role: 'ADMIN' }).words).toBe('backAdmin');
});
