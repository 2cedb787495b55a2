import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { EarnedJobs } from './earned-jobs.tsx';

const earned = {
  ...{ jobId: 'j1', title: 'Pier 9 Studio', startTime: '2026-11-24T20:00:00Z', timeZone: 'America/New_York' },
  ...{ paidAt: '2026-11-25T20:00:00Z', paidOn: '2026-11-25', grossCents: 7400, feeCents: 500, feeWaived: false },
  ...{ tipCents: 0, otherCents: 0, refundedCents: 0, netCents: 6900 },
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

it('says of a canceled job what it brought, and of a refund that it went to the host', async () => {
  const canceled = { ...earned, isCanceled: true, grossCents: 0, feeCents: 0, otherCents: 5900, netCents: 5900 };
  const refunded = { ...earned, jobId: 'j2', otherCents: -6900, refundedCents: -6900, netCents: 0 };
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('earnings/jobs') ? Response.json([canceled, refunded]) : Response.json(null),
  );
  await shown(<EarnedJobs />, { words: ['payouts'] });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  expect(rows).toEqual([
    'Pier 9 StudioPlanned for Nov 24, 2026 · paid Nov 25, 2026Late cancellation $59.00$59.00',
    'Pier 9 StudioCleaned Nov 24, 2026 · paid Nov 25, 2026Job $74.00 · Freshkey fee $5.00 · Refunded to the host −$69.00$0.00',
  ]);
});
