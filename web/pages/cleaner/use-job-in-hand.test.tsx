import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { useJobInHand } from './use-job-in-hand.ts';

const job = (id: string) => ({ id }) as unknown as Job; // all that is read
const all = ['a', 'b', 'c', 'd'].map(job);
const without = (...gone: string[]) => all.filter(({ id }) => !gone.includes(id));
const idsOf = (jobs: readonly Job[] | undefined) => jobs?.map(({ id }) => id).join('');

it('keeps jobs whose bids were sent from here in their place, and those that go while one bids on them', () => {
  const { result, rerender } = renderHook(({ jobs }) => useJobInHand(jobs), { initialProps: { jobs: all } });
  const hand = (id: string) => result.current.handOf(job(id));
  act(() => hand('b').onBidding(true));
  rerender({ jobs: without('b') });
  expect([idsOf(result.current.shown), hand('b').gone]).toEqual(['abcd', true]);
  act(() => hand('b').onSent());
  expect([hand('b').gone, hand('b').sent]).toEqual([false, true]);
  act(() => hand('d').onBidding(true));
  act(() => hand('d').onSent());
  rerender({ jobs: without('b', 'd') });
  expect([idsOf(result.current.shown), hand('d').sent]).toEqual(['abcd', true]);
  act(() => hand('c').onBidding(true));
  rerender({ jobs: without('b', 'c', 'd') });
  act(() => hand('c').onBidding(false));
  expect(idsOf(result.current.shown)).toBe('abd');
});
