import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { CancelJobDialog } from './cancel-job-dialog.tsx';

const open = {
  ...{ id: 'j1', status: 'OPEN', cleaner: null, payoutCents: 12_000, terms: null, timeZone: 'America/New_York' },
  ...{ startTime: '2026-12-24T16:00:00Z', bids: [], invitations: [] },
} as unknown as JobDetail; // all that the dialog reads

it('says that canceling a job nobody was chosen for costs nothing', async () => {
  await shown(<CancelJobDialog job={open} open onOpenChange={() => undefined} money={null} />, { words: ['jobs'] });
  expect(await screen.findByText(/You won’t be charged\. This can’t be undone\./)).toBeTruthy();
});

it('names who stands by, and says that they are told', async () => {
  const bid = (name: string, teamRank: number | null) => ({ status: 'PENDING', teamRank, cleaner: { name } });
  const taken = { status: 'ASSIGNED', cleaner: { name: 'Carlos' }, bids: [bid('Keisha', 2), bid('Loan', null)] };
  const job = { ...open, ...taken, can: [] } as unknown as JobDetail; // likewise
  await shown(<CancelJobDialog job={job} open onOpenChange={() => undefined} money={null} />, { words: ['jobs'] });
  expect(await screen.findByText('Keisha is on standby and will be notified too.')).toBeTruthy();
});
