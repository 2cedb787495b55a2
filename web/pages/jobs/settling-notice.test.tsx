import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { SettlingNotice } from './settling-notice.tsx';

const submitted = {
  ...{ id: 'job-1', title: 'Dune House', status: 'SUBMITTED', timeZone: 'America/New_York', doubts: [] },
  can: [],
  settlesAt: '2026-11-24T16:00:00Z',
} as unknown as JobDetail; // all that it reads
const paid: JobDetail = { ...submitted, status: 'PAID', settlesAt: null };
const words = ['payments', 'paying'];

function Page() {
  const [job, setJob] = useState(submitted);
  return (
    <>
      <SettlingNotice job={job} />
      <button type="button" onClick={() => setJob(paid)}>
        Pay
      </button>
    </>
  );
}

it('once paid, says so in the room of what the job waited for, so that nothing below it moves', async () => {
  const user = await shown(<Page />, { words });
  const waits = screen.getByText('Waiting for your approval');
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('Paid and closed')).toBeTruthy();
  expect(screen.queryByText(/leave a review/), 'who has written one is not asked to').toBeNull();
  expect(waits.isConnected).toBe(true);
  expect(waits.closest('.invisible')).not.toBeNull();
});

it('says nothing of a job that was paid before', async () => {
  await shown(<SettlingNotice job={paid} />, { words });
  expect(screen.queryByText('Paid and closed')).toBeNull();
  expect(screen.queryByText('Waiting for your approval')).toBeNull();
});

it('names photos that were used before or could not be verified, with the way to them, and when the card is charged', async () => {
  const deliverables = [{ truth: { state: 'reused' } }, { truth: { state: 'unverified' } }];
  await shown(<SettlingNotice job={{ ...submitted, deliverables } as unknown as JobDetail} />, { words });
  expect(screen.getByText(/^1 photo has been used before\./)).toBeTruthy();
  expect(screen.getByText(/^1 photo is unverified\./)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'See the photos' })[0]?.getAttribute('href')).toBe('#photos');
  expect(screen.getByText(/^The saved card will be charged automatically/)).toBeTruthy();
});
