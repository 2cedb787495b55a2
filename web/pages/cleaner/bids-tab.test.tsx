import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { BidsTab } from './bids-tab.tsx';

const bid = (title: string, status: string, of: { status: string; can?: string[]; reportStatus?: string }) => ({
  ...{ id: title, jobId: title, status, amountCents: 9000, message: 'I know the house.', estimatedHours: null },
  ...{ teamRank: null, lostBecause: null, createdAt: '2026-11-20T16:00:00Z' },
  job: {
    ...{ id: title, title, timeZone: 'America/New_York', cleanerId: 'c1', can: [], payoutCents: 9000 },
    ...{ startTime: '2026-11-24T16:00:00Z', endTime: '2026-11-24T19:00:00Z', cleaningType: 'standard' },
    property: { id: 'p', title, address: '5 Loft Street', bedrooms: 1, bathrooms: 1, notes: null },
    ...of,
  },
});
const words = ['cleaner', 'bids', 'jobs', 'payments', 'today', 'reports'];

async function show(bids: object[]) {
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/cleaner/bids') ? bids : []));
  return shown(<BidsTab gate={null} onBrowse={() => undefined} />, { words });
}

it('what is over waits until it is asked for, but for what waits for the reader', async () => {
  const user = await show([
    bid('Loft', 'ACCEPTED', { status: 'ASSIGNED' }),
    bid('Studio', 'ACCEPTED', { status: 'PAID', can: ['answerReport'], reportStatus: 'OPEN' }),
    bid('Cabin', 'ACCEPTED', { status: 'PAID' }),
  ]);
  await screen.findByRole('link', { name: 'Loft' });
  expect(screen.getByRole('link', { name: 'Studio' })).toBeTruthy();
  expect(await screen.findByText('Your host reported a problem. Please answer.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Cabin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more bids' }));
  expect(screen.getByRole('link', { name: 'Cabin' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more bids' })).toBeNull();
});

it('where nothing is ahead, what is over stands there at once', async () => {
  await show([bid('Cabin', 'REJECTED', { status: 'PAID' })]);
  expect(await screen.findByRole('link', { name: 'Cabin' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more bids' })).toBeNull();
});
