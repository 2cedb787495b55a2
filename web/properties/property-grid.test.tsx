import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { PropertyGrid } from './property-grid.tsx';

it('opens the form for a property when the address asks for it, once', async () => {
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'x-total-count': '0' } }));
  const user = await shown(<PropertyGrid />, { words: ['properties'], at: '/host/dashboard?tab=properties&add=home' });
  expect(await screen.findByRole('textbox', { name: 'Address' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
});

const homeOf = (number: number) => ({
  ...{ id: `h${number}`, title: `Home ${number}`, address: `${number} Elm St`, city: 'Austin', placeKnown: true },
  ...{
    bedrooms: 1,
    bathrooms: 1,
    picture: null,
    lowSupplies: [],
    nextCleaning: null,
    repeats: null,
    ownChecklist: false,
    defaultPayoutCents: 12_000,
  },
});

/** A host with so many homes, as the server answers; what was searched for is kept. */
function withHomes(many: number, more: object = {}) {
  const asked: (string | null)[] = [];
  const all = Array.from({ length: many }, (_, index) => ({ ...homeOf(index + 1), ...more }));
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'https://freshkey.example');
    if (!pathname.endsWith('/properties')) return Response.json([]);
    const q = searchParams.get('q');
    asked.push(q);
    const found = all.filter(({ title }) => title.includes(q ?? ''));
    return Response.json(found, { headers: { 'x-total-count': String(found.length) } });
  });
  return asked;
}

const Address = () => <output>{useLocation().search}</output>;
const open = (at = '/host/dashboard?tab=properties') =>
  shown(
    <>
      <PropertyGrid />
      <Address />
    </>,
    { words: ['properties'], at },
  );

it('many homes are searched on the server, and the address keeps the words', async () => {
  const asked = withHomes(9);
  const user = await open();
  const field = await screen.findByRole('searchbox', { name: 'Search by name, address or city' });
  await user.type(field, 'Home 7');
  await waitFor(() => expect(screen.queryByText('Home 6')).toBeNull());
  expect(screen.getByText('Home 7')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('?tab=properties&q=Home+7');
  await user.type(field, '7');
  expect(await screen.findByText('No property matches “Home 77”')).toBeTruthy();
  await user.clear(field);
  expect(await screen.findByText('Home 6')).toBeTruthy();
  expect(asked).toContain('Home 7');
});

it('a few homes are looked through at a glance', async () => {
  withHomes(8);
  await open();
  await screen.findByText('Home 8');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('words that the address brings along are searched for and stand in the field', async () => {
  withHomes(8);
  await open('/host/dashboard?tab=properties&q=Home+3');
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'Home 3');
  await waitFor(() => expect(screen.queryByText('Home 8')).toBeNull());
  expect(screen.getByText('Home 3')).toBeTruthy();
});

it('edits a home from its card, and keeps what is done rarely behind the dots', async () => {
  withHomes(1);
  await fetchRights();
  const user = await shown(<PropertyGrid />, { words: ['properties'] });
  await screen.findByText('Home 1');
  expect(screen.queryByText('Calendar Synced')).toBeNull();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More options for Home 1' }));
  await screen.findByRole('menuitem', { name: /Remove/ });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Edit Home 1' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('says of a home with a calendar that it is synced', async () => {
  withHomes(1, { calendarIntegrationEnabled: true });
  await fetchRights();
  await shown(<PropertyGrid />, { words: ['properties'] });
  expect(await screen.findByText('Calendar Synced')).toBeTruthy();
});

it('says that whoever has the next cleaning has still to confirm it', async () => {
  const next = { jobId: 'j', startTime: '2099-12-02T16:00:00Z', cleanerName: 'Carlos Medina', underWay: false };
  const homes = [
    { ...homeOf(1), timeZone: 'America/New_York', nextCleaning: { ...next, unconfirmed: true } },
    { ...homeOf(2), timeZone: 'America/New_York', nextCleaning: { ...next, cleanerName: 'Dana Reyes' } },
  ];
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('/properties') ? homes : []));
  await open();
  expect(await screen.findByText('Carlos Medina, not confirmed yet')).toBeTruthy();
  expect(screen.getByText('Dana Reyes is booked')).toBeTruthy();
});

it('begins with what comes first, and leads to the bids that wait where nobody has the cleaning', async () => {
  const next = { jobId: 'j', startTime: '2099-12-02T16:00:00Z', cleanerName: null, underWay: false };
  const zone = { timeZone: 'America/New_York' };
  const homes = [
    { ...homeOf(1), ...zone },
    { ...homeOf(2), ...zone, nextCleaning: { ...next, bidCount: 4 }, nextArrival: '2099-12-03' },
    {
      ...homeOf(3),
      ...zone,
      nextCleaning: { ...next, startTime: '2099-12-01T16:00:00Z', cleanerName: 'Dana', underWay: true },
    },
  ];
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('/properties') ? homes : []));
  await open();
  expect((await screen.findByRole('link', { name: '4 bids waiting' })).getAttribute('href')).toBe('/jobs/j#bids');
  expect(screen.getByText('Next guest: Thu, Dec 3')).toBeTruthy();
  expect(screen.getByText('Cleaning now')).toBeTruthy();
  expect(screen.queryByText('No cleaner yet')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Home 3',
    'Home 2',
    'Home 1',
  ]);
});
