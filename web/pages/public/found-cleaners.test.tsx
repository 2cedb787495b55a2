import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { shown } from '#web/testing/shown.tsx';
import { FoundCleaners } from './found-cleaners.tsx';

const host = { id: 'host', role: 'HOST' } as User; // all that the page reads
const asked: string[] = [];
let known = true;
beforeEach(() => {
  asked.length = 0;
  known = true;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/places'))
      return Response.json(known ? { city: 'Reno', state: 'NV', zipCode: null } : null);
    if (path.startsWith('/api/jobs/'))
      return Response.json({ id: 'job-1', title: 'Turnover', property: { title: 'Loft' }, can: ['selectCleaners'] });
    return Response.json([]);
  });
});
const lists = () => asked.filter((path) => path.startsWith('/api/cleaners/approved'));
const words = ['findCleaners', 'cleaner', 'hiring', 'host'];

async function search(place: string) {
  const user = await shown(<FoundCleaners user={host} />, { words });
  await user.type(screen.getByRole('textbox', { name: 'Location' }), `${place}{Enter}`);
}

it('says that it does not know a place, instead of advising a wider radius', async () => {
  known = false;
  await search('Zzzzville');
  expect(await screen.findByText('We couldn’t find that place')).toBeTruthy();
  expect(screen.getByText('Try a ZIP code, or a city and state.')).toBeTruthy();
  expect(screen.queryByText('No verified cleaners here yet')).toBeNull();
});

it('a known place without cleaners is another thing', async () => {
  await search('Reno');
  expect(await screen.findByText('No verified cleaners here yet')).toBeTruthy();
  expect(screen.queryByText('We couldn’t find that place')).toBeNull();
});

it('the filter by type names every type in words', async () => {
  await shown(<FoundCleaners user={host} />, { words });
  const types = screen.getByRole('combobox', { name: 'Cleaning type', hidden: true });
  expect([...types.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    ...['Any type', 'Standard', 'Deep Clean', 'Maintenance', 'Post-construction', 'Move-out', 'Recurring'],
  ]);
});

it('who invites to a job searches from where that job is, from the first list on, and is told so', async () => {
  await shown(<FoundCleaners user={host} />, { words, at: '/find-cleaners?job=job-1' });
  expect(await screen.findByText(/Distances are from Loft\./)).toBeTruthy();
  await waitFor(() => expect(lists()).not.toEqual([]));
  expect(lists().every((path) => path.includes('jobId=job-1'))).toBe(true);
});
