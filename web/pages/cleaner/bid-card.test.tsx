import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { JobCard } from '#web/jobs/job-card.tsx';
import { shown } from '#web/testing/shown.tsx';
import { BidCard } from './bid-card.tsx';

const job = {
  ...{ id: 'open-1', title: 'Loft', status: 'OPEN', timeZone: 'America/New_York', cleanerId: null, can: ['bid'] },
  ...{ cleaningType: 'standard', payoutCents: 8000, confirmBy: null, distanceKm: 4, urgency: 'NORMAL' },
  ...{ startTime: '2036-11-24T16:00:00Z', endTime: '2036-11-24T19:00:00Z', createdAt: '2026-11-24T16:00:00Z' },
  ...{ specialInstructions: null, customTasks: [], city: 'Savannah', state: 'GA', zipCode: '31401' },
  property: { id: 'p', title: 'Loft', address: 'Savannah, GA 31401', bedrooms: 1, bathrooms: 1, notes: null },
} as unknown as Job; // all that the card reads
const words = ['cleaner', 'jobs', 'bids', 'payments', 'beforeBid', 'matching'];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
});

it('the form opens where the button was, with the price chosen, and gives focus back to it', async () => {
  const user = await shown(<BidCard job={job} />, { words });
  await user.click(screen.getByRole('button', { name: 'Place bid' }));
  const price = await screen.findByLabelText<HTMLInputElement>('Your price');
  await waitFor(() => expect(document.activeElement).toBe(price));
  const before = screen.queryByText('Before you decide');
  if (before) expect(price.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place bid' }));
});

it('says before it is opened whether it fits the day and what an hour of it brings', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly told: (seen: object[]) => void;
      constructor(told: (seen: object[]) => void) {
        this.told = told;
      }
      observe = () => this.told([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  const known = {
    cleanerFeeCents: 500,
    usual: { minutes: 150 },
    way: { km: 4, minutes: 30 },
    fit: 'tight',
    doubts: [],
  };
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('before-bid') ? Response.json(known) : new Response('', { status: 404 }),
  );
  await shown(<BidCard job={job} />, { words });
  expect(await screen.findByText('Tight', {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.getByText('per hour with travel').textContent).toBe('$25.00 per hour with travel');
  vi.unstubAllGlobals();
}, 15_000);

it('in a cleaner’s list no job says that it is open, as all are; in a host’s it does', async () => {
  const both = (
    <>
      <JobCard viewer="cleaner" job={job} />
      <JobCard viewer="host" job={job} />
    </>
  );
  await shown(both, { words });
  expect(screen.getAllByText('Open')).toHaveLength(1);
});

it('a job that its host has asked the reader for says so, and leads first to where it is accepted', async () => {
  const asked = { ...job, can: ['bid', 'accept', 'decline'], host: { id: 'h', name: 'Hanna' } } as unknown as Job;
  await shown(<BidCard job={asked} />, { words });
  expect(screen.getByText(/Hanna.* invited you to a job/)).toBeTruthy();
  const look = screen.getByRole('link', { name: 'View details' });
  const bid = screen.getByRole('button', { name: 'Place bid' });
  expect(look.compareDocumentPosition(bid) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('tells how large the home is, how far away and when, before anything is pressed', async () => {
  await shown(<BidCard job={job} />, { words: [...words, 'common'] });
  expect(await screen.findByText('1 bed, 1 bath · Standard')).toBeTruthy();
  expect(screen.getByText(/away$/)).toBeTruthy();
});
