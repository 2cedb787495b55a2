import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { JobCard } from '#web/jobs/job-card.tsx';
import { shown } from '#web/testing/shown.tsx';
import { askedWith } from './asked-with.ts';
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
  const user = await shown(<BidCard job={job} together={[job.id]} />, { words });
  await user.click(screen.getByRole('button', { name: 'Place bid' }));
  const price = await screen.findByLabelText<HTMLInputElement>('Your price');
  await waitFor(() => expect(document.activeElement).toBe(price));
  const before = screen.queryByText('Before you decide');
  if (before) expect(price.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place bid' }));
});

const fit = {
  ...{ jobId: 'open-1', cleanerFeeCents: 500, usual: { minutes: 150 }, way: { minutes: 30 } },
  ...{ fit: 'tight', doubts: [{ code: 'otherBid' }] },
};
const dayOff = { ...fit, jobId: 'open-2', usual: { minutes: 120 }, way: null, doubts: [{ code: 'dayOff' }] };

it('say before they are opened whether they fit the day and what an hour brings, all by one call', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return path.includes('job-fits') ? Response.json([fit, dayOff]) : new Response('', { status: 404 });
  });
  const all = ['open-1', 'open-2', 'open-3'].map((id) => ({ ...job, id }));
  const cards = all.map((one) => <BidCard key={one.id} job={one} together={askedWith(all, one)} />);
  await shown(cards, { words });
  expect(await screen.findByText('Tight', {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.getByText('Day off')).toBeTruthy();
  const worth = screen.getAllByText('per hour with travel').map(({ textContent }) => textContent);
  // the third is not theirs to weigh any more
  expect(worth).toEqual(['$25.00 per hour with travel', '$37.50 per hour with travel']);
  expect(asked.filter((path) => /job-fits|before-bid/.test(path))).toEqual([
    '/api/cleaner/job-fits?ids=open-1%2Copen-2%2Copen-3',
  ]);
}, 15_000);

it('a card whose day cannot be read says nothing of it', async () => {
  const asked = vi.fn(async (_path: string) => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', asked);
  await shown(<BidCard job={job} together={[job.id]} />, { words });
  const isAsked = () => asked.mock.calls.some(([path]) => path.includes('job-fits'));
  await waitFor(() => expect(isAsked()).toBe(true), { timeout: 8000 });
  await waitFor(() => expect(document.querySelector('.animate-breathe')).toBeNull());
  expect(screen.queryByText('per hour with travel')).toBeNull();
}, 15_000);

it('jobs of one page of a list are asked of together, those of the next one with each other', () => {
  const all = Array.from({ length: 23 }, (_, index) => ({ id: String(index) }));
  expect(askedWith(all, { id: '19' })).toHaveLength(20);
  expect(askedWith(all, { id: '20' })).toEqual(['20', '21', '22']);
  expect(askedWith(all, { id: 'gone' })).toEqual(['gone']);
});

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
  await shown(<BidCard job={asked} together={[job.id]} />, { words });
  expect(screen.getByText(/Hanna.* invited you to a job/)).toBeTruthy();
  const look = screen.getByRole('link', { name: 'View details' });
  const bid = screen.getByRole('button', { name: 'Place bid' });
  expect(look.compareDocumentPosition(bid) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('tells how large the home is, how far away and when, before anything is pressed', async () => {
  await shown(<BidCard job={job} together={[job.id]} />, { words: [...words, 'common'] });
  expect(await screen.findByText('1 bed, 1 bath · Standard')).toBeTruthy();
  expect(screen.getByText(/away$/)).toBeTruthy();
});
