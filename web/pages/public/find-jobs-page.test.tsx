import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import FindJobsPage from './find-jobs-page.tsx';

const asked: URL[] = [];
const glimpse = { id: 'g', cleaningType: 'deep', urgency: 'NORMAL', estimatedHours: 3, squareFootage: null };
const job = {
  ...{ id: 'job-1', title: 'Turnover', status: 'OPEN', urgency: 'NORMAL', cleaningType: 'deep', payoutCents: 12_000 },
  ...{ startTime: '2099-11-25T16:00:00Z', endTime: '2099-11-25T20:00:00Z', timeZone: 'America/New_York' },
  ...{
    createdAt: '2099-11-20T16:00:00Z',
    distanceKm: 24,
    can: ['bid'],
    property: { title: 'Loft', address: 'Savannah, GA' },
    specialInstructions: null,
  },
};
interface Reader {
  role?: 'HOST' | 'CLEANER' | 'ADMIN';
  check?: 'APPROVED' | 'IN_PROGRESS';
  jobs?: unknown[];
}

async function read({ role, check = 'IN_PROGRESS', jobs = [job] }: Reader, at = '/find-jobs') {
  if (role) localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://here');
    asked.push(url);
    if (url.pathname === '/api/me') return Response.json({ id: '1', name: 'Ann', role, distanceUnit: 'mi' });
    if (url.pathname === '/api/cleaner/profile')
      return Response.json({
        ...{ backgroundCheckStatus: check, onboardingCompleted: true, serviceRadiusKm: 25 },
        personal: { zipCode: '31401' },
      });
    if (url.pathname === '/api/jobs/preview') return Response.json([glimpse]);
    if (url.pathname === '/api/config') return Response.json({ fees: { hostCents: 500, cleanerCents: 500 } });
    if (url.pathname === '/api/jobs/nearby')
      return Response.json({
        ...{ place: { city: 'Savannah', state: 'GA' }, radiusKm: 40, count: 1 },
        types: [{ cleaningType: 'deep', count: 1, lowestPayoutCents: null, highestPayoutCents: null }],
      });
    if (url.pathname === '/api/cleaner/searches') return Response.json([]);
    return url.pathname === '/api/jobs/available' ? Response.json(jobs) : Response.json({});
  });
  const words = ['findJobs', 'publicHead', 'cleaner', 'jobs', 'payments', 'bids', 'shell'];
  return shown(<FindJobsPage />, { words, at });
}
const lastList = () => asked.findLast(({ pathname }) => pathname === '/api/jobs/available')?.searchParams;
const asks = (filters: Record<string, string>) =>
  waitFor(() => expect(Object.fromEntries(lastList() ?? [])).toMatchObject(filters));

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
});

it.each([
  [{}, 'Sign up to see the location'],
  [{ role: 'HOST' }, 'Approved cleaners see the location'],
  [{ role: 'ADMIN' }, 'Approved cleaners see the location'],
  [{ role: 'CLEANER' }, 'You’ll see the location once your check is approved'],
] as const)('tells %o what is true of them', async (reader, words) => {
  await read(reader);
  expect(await screen.findByText(words)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Sign up to see the location/) !== null).toBe(!('role' in reader)));
});

it('tells a cleaner whose profile is complete how far their check is, not to complete their profile', async () => {
  await read({ role: 'CLEANER' });
  expect(await screen.findByText(/^Your check is in progress/)).toBeTruthy();
  expect(screen.queryByText('Complete your cleaner profile')).toBeNull();
  expect(screen.queryByText(/before you fill anything out/)).toBeNull();
});

it('looks around the ZIP of a cleaner whose check is still to come', async () => {
  await read({ role: 'CLEANER' });
  await waitFor(() => expect(asked.map((url) => url.searchParams.get('near'))).toContain('31401'));
});

it('names no plan of the hosts’ where none of their jobs shows a price', async () => {
  await read({ role: 'CLEANER' });
  expect(await screen.findByText('1 open job within 25 miles (40 km) of Savannah, GA')).toBeTruthy();
  expect(screen.queryByText(/^This is what hosts plan to pay/)).toBeNull();
});

it('an approved cleaner sees jobs in their radius with the way, and never the glimpse', async () => {
  await read({ role: 'CLEANER', check: 'APPROVED' });
  expect((await screen.findAllByText('15 mi away')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'View Details & Bid' }).getAttribute('href')).toContain('job-1');
  expect(screen.queryByRole('button', { name: 'Place bid' })).toBeNull();
  expect(lastList()?.has('radiusKm')).toBe(false);
  expect(asked.some(({ pathname }) => pathname === '/api/jobs/preview')).toBe(false);
});

it('narrows by type, pay, day and distance', async () => {
  await read({ role: 'CLEANER', check: 'APPROVED' }, '/find-jobs?type=deep&minimum=90&radius=50&from=2026-11-24');
  // $90 for the cleaner is $95 with their fee
  await asks({ cleaningType: 'deep', minPayoutCents: '9500', radiusKm: '80' });
  expect(lastList()?.get('from')).toMatch(/^2026-11-2[345]T/);
});

it('looks farther step by step, in the reader’s unit, up to everywhere', async () => {
  const user = await read({ role: 'CLEANER', check: 'APPROVED', jobs: [] });
  expect(await screen.findByText('Nothing is open here right now. Check back soon.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Search within 25 mi' }));
  await asks({ radiusKm: '40' });
  for (const name of ['Search within 50 mi', 'Search within 100 mi', 'Search within 200 mi', 'Search everywhere'])
    await user.click(await screen.findByRole('button', { name }));
  await asks({ radiusKm: '20100' });
  expect(screen.queryByRole('button', { name: /^Look/ })).toBeNull();
});

it('arrives with its filters open where the address asks for a minimum that no job could pay, and says so there', async () => {
  const approved = { role: 'CLEANER', check: 'APPROVED' } as const;
  await read(approved, '/find-jobs?minimum=abc');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/up to .?\$9,995\.00/);
  expect(screen.getByRole('dialog', { name: 'Filter jobs' }).contains(alert)).toBe(true);
});
