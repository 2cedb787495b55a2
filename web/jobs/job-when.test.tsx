import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { JobWhen } from './job-when.tsx';

const saturdayEvening = new Date('2026-11-22T01:00:00Z'); // 8 PM in New York, Sunday in UTC
beforeEach(() => void vi.useFakeTimers({ now: saturdayEvening, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const at = (startTime: string) => ({ startTime, endTime: '2026-11-30T20:00:00Z', timeZone: 'America/New_York' });
async function told(job: Pick<Job, 'status' | 'startTime' | 'endTime' | 'timeZone'>) {
  await shown(
    <p data-testid="when">
      <JobWhen job={job} relative />
    </p>,
  );
  const when = screen.getByTestId('when');
  return when.textContent?.slice(when.querySelector('time')?.textContent?.length);
}

it('on Saturday evening Monday is in two days, by the calendar of the property', async () => {
  expect(await told({ ...at('2026-11-23T13:00:00Z'), status: 'OPEN' })).toBe('in 2 days');
});

it('Sunday is tomorrow for who holds the job', async () => {
  expect(await told({ ...at('2026-11-22T14:00:00Z'), status: 'ASSIGNED' })).toBe('tomorrow');
});

it.each(['IN_PROGRESS', 'SUBMITTED', 'PAID', 'CANCELED'] as const)(
  'nothing is relative about a job that is %s, though its time is ahead',
  async (status) => {
    expect(await told({ ...at('2026-11-22T01:19:00Z'), status })).toBe('');
  },
);

it('nothing is relative once the time has come', async () => {
  expect(await told({ ...at('2026-11-22T00:59:00Z'), status: 'ASSIGNED' })).toBe('');
});
