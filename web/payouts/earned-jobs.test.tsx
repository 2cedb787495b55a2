import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { EarnedJobs } from './earned-jobs.tsx';

const earned = {
  ...{ jobId: 'j1', title: 'Pier 9 Studio', startTime: '2026-11-24T20:00:00Z', timeZone: 'America/New_York' },
  ...{ paidAt: '2026-11-25T20:00:00Z', paidOn: '2026-11-25', grossCents: 7400, feeCents: 500, feeWaived: false },
  ...{ tipCents: 0, otherCents: 0, netCents: 6900 },
};

it('calls no money paid that a report holds back, and names it so once it is decided', async () => {
  const held = { ...earned, moneyIsHeld: true, reportStatus: 'OPEN' };
  const decided = { ...earned, jobId: 'j2', reportStatus: 'RESOLVED' };
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('earnings/jobs') ? Response.json([held, decided]) : Response.json(null),
  );
  await shown(<EarnedJobs />, { words: ['payouts'] });
  const lines = (await screen.findAllByText(/^Cleaned/)).map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  expect(lines).toEqual(['Cleaned Nov 24, 2026 · on hold', 'Cleaned Nov 24, 2026 · paid Nov 25, 2026']);
});
