import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasExpired } from './card-expiry.ts';

test('a card counts until its month has ended everywhere on earth', () => {
  const card = { expMonth: 12, expYear: 2030 };
  const at = (moment: string) => hasExpired(card, Date.parse(moment));
  assert.deepEqual([at('2030-12-01T00:00:00Z'), at('2031-01-01T11:59:59Z')], [false, false]);
  assert.equal(at('2031-01-01T12:00:00Z'), true);
});
