import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ClientCard } from './client-card.tsx';

const hanna = {
  ...{ id: 'h', name: 'Hanna', ratingAvg: null, ratingCount: 0, jobsCompleted: 5, invited: false },
  ...{ last: null, next: null },
  books: [
    { propertyId: 'p', cleaningType: 'standard', title: 'Loft', city: null, state: null, jobs: 5, payoutCents: 7600 },
    { propertyId: 'p', cleaningType: 'deep', title: 'Loft', city: null, state: null, jobs: 0, payoutCents: 9900 },
  ],
} as unknown as Parameters<typeof ClientCard>[0]['client']; // cents are branded

it('says of what a client books what the reader receives for it, after the fee', async () => {
  await shown(<ClientCard client={hanna} />, { words: ['clients', 'jobs'] });
  expect(screen.getByText(/5 times · Latest: you receive .*\$71\.00/)).toBeTruthy();
});

it('says of what is only ahead no number of times', async () => {
  await shown(<ClientCard client={hanna} />, { words: ['clients', 'jobs'] });
  expect(screen.getByText('5 jobs completed')).toBeTruthy();
  expect(screen.getByText(/^Deep Clean · You receive .*\$94\.00/)).toBeTruthy();
});

it('calls the job that has begun the running one, not the next', async () => {
  const at = (startTime: string) => ({ ...hanna, next: { jobId: 'j', startTime, timeZone: 'UTC' } });
  await shown(<ClientCard client={at('2026-01-01T12:00:00Z')} />, { words: ['clients', 'jobs'] });
  expect(screen.getByText('Running now')).toBeTruthy();
  cleanup();
  await shown(<ClientCard client={at('2099-01-01T12:00:00Z')} />, { words: ['clients', 'jobs'] });
  expect(screen.getByText('Next job')).toBeTruthy();
});
