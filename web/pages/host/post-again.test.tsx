import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { useFetchAhead } from '#web/ui/first-use.ts';
import { PostAgain } from './post-again.tsx';

const homeId = '01a1f8e1-9514-7761-a1e9-09d2334af378';
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const property = { id: homeId, title: 'Lakeside Loft' };
const past = {
  ...{ id: 'job-1', propertyId: homeId, property, timeZone: 'America/Chicago', status: 'OPEN' },
  ...{ startTime: inHours(-6), endTime: inHours(-2), payoutCents: 9000, cleaningType: 'standard' },
  ...{ specialInstructions: null, customTasks: [] },
} as unknown as Job; // all that is posted again

let jobs: unknown[] = [];
let lacksCard = false;
const posted: unknown[] = [];
beforeEach(() => {
  posted.length = 0;
  lacksCard = false;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST' && lacksCard && path === '/api/jobs')
      return Response.json(
        { error: 'payment_method_required', message: 'Add a card', requestId: 'r' },
        { status: 402 },
      );
    if (method === 'POST') posted.push(JSON.parse(String(body)));
    if (method === 'POST') return Response.json({ ...past, id: 'job-2' }, { status: 201 });
    if (path.endsWith('/api/config'))
      return Response.json({ fees: { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3900 } });
    if (path.includes('/jobs?')) return Response.json(path.includes('status=OPEN') ? jobs : []);
    if (path.includes('/bookings')) return Response.json([]);
    const hours = { checkInTime: '16:00', checkOutTime: '11:00' };
    return Response.json({ ...property, ...hours, timeZone: past.timeZone, defaultPayoutCents: 9000 });
  });
});

function Again() {
  useFetchAhead();
  return <PostAgain job={past} onClose={() => undefined} />;
}

const open = () =>
  shown(<Again />, {
    words: ['host', 'posting', 'payments', 'guestsThen'],
  });

it('says before it is posted that a cleaning is already there, leads to it, and asks to go on', async () => {
  jobs = [past, { ...past, id: 'job-9', startTime: inHours(19), endTime: inHours(21) }];
  const user = await open();
  expect(await screen.findByText(/^A cleaning is already posted here: \w{3}, \w{3} \d+, \d.* C[SD]T$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open that job' }).getAttribute('href')).toBe('/jobs/job-9');
  expect(screen.queryByRole('button', { name: 'Post again' })).toBeNull();
  expect(posted).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Post anyway' }));
  await waitFor(() => expect(posted).toHaveLength(1));
});

it('asks nothing where only the job that it replaces is there', async () => {
  jobs = [{ ...past, startTime: inHours(19), endTime: inHours(21) }];
  await open();
  expect(await screen.findByRole('button', { name: 'Post again' })).toBeTruthy();
  expect(screen.queryByText(/already posted/)).toBeNull();
});

it('says with the card that is missing how much is charged to it, fees included, and when', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  [lacksCard, jobs] = [true, []];
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Post again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a card' });
  expect(dialog.textContent).toMatch(/after the cleaner submits the work, the saved card is charged \$95\.00/);
});
