import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ClientsTab } from './clients-tab.tsx';

const bid = (id: string, status: string, can: string[] = []) => ({
  ...{ id, jobId: id, status: 'ACCEPTED', amountCents: 9000, message: null, estimatedHours: null, teamRank: null },
  createdAt: '2026-11-20T16:00:00Z',
  job: {
    ...{ id, title: id, status, timeZone: 'America/New_York', cleanerId: 'ana', can, payoutCents: 9000 },
    ...{ startTime: '2036-11-24T16:00:00Z', endTime: '2036-11-24T19:00:00Z', city: 'Savannah', state: 'GA' },
    property: { id: 'p', title: id, address: 'Savannah, GA 31401' },
  },
});

/** Everything is in view. */
class Near {
  private readonly seen;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.seen = seen;
  }
  observe() {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

it('the next won bids stand in short as their jobs begin; a report that waits is named', async () => {
  const asked: string[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('IntersectionObserver', Near);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const won = path.startsWith('/api/cleaner/bids');
    return Response.json(won ? [bid('Loft', 'ASSIGNED'), bid('Studio', 'PAID', ['answerReport'])] : []);
  });
  await shown(<ClientsTab />, { words: ['clients', 'cleaner', 'bids', 'jobs', 'payments', 'today'] });
  const order = await screen.findAllByRole('link', { name: /^(Loft|Studio)$/ });
  expect(order.map(({ textContent }) => textContent)).toEqual(['Loft', 'Studio']);
  expect(screen.queryByText('Your price')).toBeNull();
  expect(screen.getByRole('link', { name: 'All bids' }).getAttribute('href')).toContain('tab=bids&status=ACCEPTED');
  expect(await screen.findByText('Your host reported a problem. Please answer.')).toBeTruthy();
  expect(asked.find((path) => path.includes('ACCEPTED'))).toContain('sort=start&limit=3');
});
