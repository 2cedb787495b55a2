import { expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { JobStanding } from './job-standing.tsx';

const job = {
  status: 'PAID',
  reportStatus: 'OPEN',
  endTime: '2026-11-21T20:00:00Z',
  cleanerId: 'carl',
  can: [],
} as unknown as Job; // all that is read

it('on a phone a report’s state has a line to itself from the first moment, however long its words are', async () => {
  await shown(<JobStanding ownLine job={job} />, { words: ['jobs', 'disputes'] });
  const early = document.querySelector('.max-sm\\:basis-full');
  // nothing is said until it is known, rather than what is true of the job alone
  expect(early?.textContent).toBe('');
  await expect.poll(() => early?.textContent).not.toBe('');
  expect(early?.textContent).not.toBe('Paid');
  expect(early?.isConnected).toBe(true);
});
