import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postedThen } from './posted-then.ts';

const home = { id: 'loft', timeZone: 'America/Chicago' };
const at = (propertyId: string, from: string, until: string) => ({
  ...{ propertyId, startTime: `2026-12-01T${from}:00Z`, endTime: `2026-12-01T${until}:00Z` },
});
// 11 AM to 3 PM in Chicago
const wish = { startTime: '2026-12-01T11:00', endTime: '2026-12-01T15:00' };

test('names the first live cleaning of that home that shares its time, on the clock of the home', () => {
  const [late, early] = [at('loft', '20:30', '23:00'), at('loft', '16:00', '17:30')];
  assert.equal(postedThen([late, early], home, wish), early);
});

test('one that only touches it, or is of another home, is none; nor is anything as long as a time lacks', () => {
  const touching = [at('loft', '15:00', '17:00'), at('loft', '21:00', '23:00'), at('dune', '17:00', '21:00')];
  assert.equal(postedThen(touching, home, wish), undefined);
  assert.equal(postedThen([at('loft', '17:00', '21:00')], home, { ...wish, endTime: '' }), undefined);
});
