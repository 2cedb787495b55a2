import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStandingOf, mayBeginCheck } from './check-standing.ts';
import { backgroundCheckStatuses } from './states.ts';
import { renewalOpens } from './terms.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const approvedFor = (left: number | null) =>
  checkStandingOf(
    { status: 'APPROVED', expiresAt: left === null ? null : new Date(now + left), identityChangedAt: null },
    now,
  );

test('an approval counts until its end, which can be renewed from some weeks before it on', () => {
  assert.deepEqual([renewalOpens + 1, renewalOpens, 1, 0, -1, null].map(approvedFor), [
    'APPROVED',
    'RENEWABLE',
    'RENEWABLE',
    'EXPIRED',
    'EXPIRED',
    'APPROVED',
  ]);
});

test('rows and the wire stand alike, and a new identity counts only where the check waits for it', () => {
  const at = new Date(now - 1);
  for (const when of [at, at.toISOString()]) {
    const standings = backgroundCheckStatuses.map((status) =>
      checkStandingOf({ status, expiresAt: when, identityChangedAt: when }, new Date(now)),
    );
    assert.deepEqual(standings, ['CHANGED', 'IN_PROGRESS', 'PASSED', 'FAILED', 'REJECTED', 'EXPIRED']);
    assert.deepEqual(standings.map(mayBeginCheck), [true, false, false, false, false, true]);
  }
  assert.equal(mayBeginCheck(checkStandingOf(null, now)), true);
});
