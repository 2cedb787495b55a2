import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { shown } from '#web/testing/shown.tsx';
import { FoundCleaners } from './found-cleaners.tsx';

const host = { id: 'host', role: 'HOST' } as User; // all that the page reads
const asked: string[] = [];
let known = true;
let homes: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  known = true;
  homes = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.startsWith('/api/places'))
      return Response.json(known ? { city: 'Reno', state: 'NV', zipCode: null } : null);
    if (path.startsWith('/api/jobs/'))
      return Response.json({ id: 'job-1', title: 'Turnover', property: { title: 'Loft' }, can: ['selectCleaners'] });
    return Response.json(path.startsWith('/api/host/properties') ? homes : []);
  });
});
const lists = () => asked.filter((path) => path.startsWith('/api/cleaners/approved'));
const words = ['findCleaners', 'cleanerProfile', 'hiring', 'host'];

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

it('says from which home distances are, and searches from another once it is chosen', async () => {
  const [dune, loft] = ['01a1f8e1-9514-7761-a1e9-09d2334af371', '01a1f8e1-9514-7761-a1e9-09d2334af372'];
  const there = { timeZone: 'America/New_York', place: { latitude: 32, longitude: -81 } };
  homes = [
    { ...there, id: dune, title: 'Dune House' },
    { ...there, id: loft, title: 'Loft' },
  ];
  const user = await shown(<FoundCleaners user={host} />, { words });
  const from = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Distances from' });
  expect([from.value, lists().every((path) => path.includes(`propertyId=${dune}`))]).toEqual([dune, true]);
  await user.selectOptions(from, 'Loft');
  await waitFor(() => expect(lists().at(-1)).toContain(`propertyId=${loft}`));
  await user.type(screen.getByRole('textbox', { name: 'Location' }), 'Reno{Enter}');
  await waitFor(() => expect(lists().at(-1)).toContain('location=Reno'));
  expect(await screen.findByRole('option', { name: 'Reno' })).toHaveProperty('selected', true);
});

it('the only home is named, too', async () => {
  homes = [{ id: 'a', title: 'Dune House', timeZone: 'America/New_York', place: { latitude: 32, longitude: -81 } }];
  await shown(<FoundCleaners user={host} />, { words });
  expect(await screen.findByText('Distances are from Dune House.')).toBeTruthy();
});

it('says of whom the host knows how often they have worked for them, and of nobody that they are verified again', async () => {
  const found = {
    ...{ firstName: 'Carlos', lastName: 'Medina', profileImageUrl: null, ratingAvg: 4.9, totalReviews: 8, bio: null },
    ...{ city: 'Savannah', state: 'GA', distanceMiles: 15, hourlyRate: 28, yearsExperience: 9, specialties: [] },
  };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/cleaners/approved'))
      return Response.json([
        { ...found, id: 'c' },
        { ...found, id: 'd', firstName: 'Dana' },
      ]);
    return Response.json(path.startsWith('/api/host/cleaners') ? [{ id: 'c', jobsCompleted: 10 }] : []);
  });
  await shown(<FoundCleaners user={host} />, { words });
  expect(await screen.findByText('10 jobs completed with you')).toBeTruthy();
  expect(screen.getAllByText(/with you$/)).toHaveLength(1);
  expect(screen.queryByText('Verified')).toBeNull();
});

it('the search is in the address: it comes back with the link, and Back leads to the one before', async () => {
  const at = '/find-cleaners?place=Reno&radius=10&language=Spanish&type=deep';
  const page = (
    <>
      <FoundCleaners user={host} />
      <Back />
    </>
  );
  const user = await shown(page, { words, at });
  const place = screen.getByRole<HTMLInputElement>('textbox', { name: 'Location' });
  expect(place.value).toBe('Reno');
  const asks = (...parts: string[]) =>
    waitFor(() => expect(parts.every((part) => lists().at(-1)?.includes(part))).toBe(true));
  await asks('location=Reno', 'radiusMiles=10', 'language=Spanish', 'cleaningType=deep');
  await user.clear(place);
  await user.type(place, 'Austin, TX{Enter}');
  await asks('location=Austin', 'radiusMiles=10', 'language=Spanish');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Within' }), '5');
  await asks('location=Austin', 'radiusMiles=5');
  const back = screen.getByRole('button', { name: 'Back' });
  await user.click(back);
  await user.click(back);
  await waitFor(() => expect(place.value).toBe('Reno'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Within' }).value).toBe('10');
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}
