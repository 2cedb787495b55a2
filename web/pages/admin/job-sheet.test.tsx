import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { JobSheet } from './job-sheet.tsx';

const at = '2026-11-25T21:20:00Z';
const job = {
  ...{ id: 'j1', title: 'Bouldin Bungalow', status: 'CANCELED', timeZone: 'America/Chicago', payoutCents: 12_600 },
  ...{ startTime: '2026-11-29T17:00:00Z', endTime: '2026-11-29T21:00:00Z', createdAt: at, pendingBidCount: 0 },
  ...{ property: { address: '1 Main St' }, host: { name: 'Marcus' }, cleaner: { name: 'Tomás' }, can: [] },
} as unknown as AdminJob; // what the panel shows of it
const detail = {
  ...{ ...job, cancelReason: 'The home was sold', settlesAt: null, stayMoves: [] },
  timeline: [
    { kind: 'POSTED', at, actor: 'Marcus' },
    { kind: 'CANCELED', at: '2026-11-28T09:30:00Z', actor: 'Ada' },
  ],
};

it('tells all by the clock of the home, which it names, and why an admin has canceled it', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/config')
      ? Response.json({ timeZone: 'America/New_York' })
      : Response.json(path === '/api/jobs/j1' ? detail : null),
  );
  await shown(<JobSheet job={job} onClose={() => undefined} />, { words: ['admin', 'adminLists', 'jobs'] });
  expect(await screen.findByText(/The home was sold/)).toBeTruthy();
  expect(screen.getByText('All times are in the property’s time zone (CST).')).toBeTruthy();
  expect(screen.getByText('Nov 25, 2026, 3:20 PM')).toBeTruthy();
  expect(screen.getByText(/Wed, Nov 25, 3:20 PM/)).toBeTruthy();
  expect(screen.queryByText(/EST/)).toBeNull();
  expect(screen.getByText('$126.00').closest('s'), 'nobody is paid it').toBeTruthy();
});

it('says of a job that came to its end without a cleaner that there is none, not that one may come', async () => {
  vi.stubGlobal('fetch', async () => Response.json(null));
  const past = { startTime: '2020-11-29T17:00:00Z', endTime: '2020-11-29T21:00:00Z' };
  const over = { ...job, status: 'OPEN', cleaner: null, ...past } as AdminJob;
  await shown(<JobSheet job={over} onClose={() => undefined} />, { words: ['admin', 'adminLists', 'jobs'] });
  expect(await screen.findByText('No cleaner')).toBeTruthy();
  expect(screen.queryByText('No cleaner yet')).toBeNull();
});

it('names who has bid on an open job, how good they are and for how much, and the way to its host', async () => {
  const bid = {
    id: 'b1',
    cleanerId: 'c1',
    amountCents: 11_800,
    cleaner: { name: 'Tomás', ratingAvg: 4.8, ratingCount: 12 },
  };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/jobs/j1' ? { ...detail, timeline: [], waitingBids: [bid] } : null),
  );
  const host = { name: 'Marcus', email: 'marcus@freshkey.example' };
  const open = { ...job, status: 'OPEN', cleaner: null, host, can: ['cancelAsAdmin'], pendingBidCount: 1 } as AdminJob;
  await shown(<JobSheet job={open} onClose={() => undefined} />, { words: ['admin', 'adminLists', 'jobs'] });
  const row = (await screen.findByText('$118.00')).closest('li');
  expect(row?.textContent).toContain('Tomás');
  expect(row?.textContent).toContain('4.8');
  const mail = screen.getByRole('link', { name: 'Email host' }).getAttribute('href');
  expect(mail).toBe('mailto:marcus@freshkey.example?subject=Bouldin%20Bungalow');
});

it('says of an assigned job that its cleaner has not confirmed, and until when they can', async () => {
  vi.stubGlobal('fetch', async () => Response.json(null));
  const held = { ...job, status: 'ASSIGNED', confirmBy: '2026-11-29T15:00:00Z' } as AdminJob;
  await shown(<JobSheet job={held} onClose={() => undefined} />, { words: ['admin', 'adminLists', 'jobs'] });
  expect(await screen.findByText('Not confirmed yet, due by Sun, Nov 29, 9:00 AM CST')).toBeTruthy();
});
