import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bid } from '#contract/bids.ts';
import { toCents } from '#contract/money.ts';
import { bestBid } from './best-bids.ts';

const bid = (
  id: string,
  amount: number,
  ratingAvg: number | null,
  distanceKm: number | null,
  jobsDoneHere = 0,
): Bid => ({
  id,
  jobId: 'job',
  cleanerId: id,
  amountCents: toCents(amount),
  message: null,
  estimatedHours: null,
  status: 'PENDING',
  teamRank: null,
  createdAt: '2026-11-20T12:00:00Z',
  cleaner: { name: id, ratingAvg, ratingCount: 3 },
  cleanerProfile: { hourlyRate: 25 },
  distanceKm,
  jobsDoneHere,
});

test('the lowest price, the best rating, the shortest way and the most jobs here are each marked once', () => {
  const bids = [bid('dana', 11800, 4.9, 5, 6), bid('loan', 11200, 5, 4), bid('tomas', 13100, null, null, 2)];
  assert.equal(bestBid(bids, 'price'), 'loan');
  assert.equal(bestBid(bids, 'rating'), 'loan');
  assert.equal(bestBid(bids, 'distance'), 'loan');
  assert.equal(bestBid(bids, 'jobsHere'), 'dana');
});

test('two equals, nobody known or nothing to compare with mark nobody', () => {
  const equals = [bid('dana', 11200, null, 5), bid('loan', 11200, null, 5)];
  for (const criterion of ['price', 'rating', 'distance', 'jobsHere'] as const) {
    assert.equal(bestBid(equals, criterion), null);
    assert.equal(bestBid([bid('dana', 100, 5, 1, 9)], criterion), null);
  }
});
