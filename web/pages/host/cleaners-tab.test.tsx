import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { CleanersTab } from './cleaners-tab.tsx';

const words = ['host', 'hostLists', 'hiring', 'shell'];
const cleaner = {
  id: 'c',
  name: 'Dana Reyes',
  email: 'dana@example.com',
  phone: null,
  pictureUrl: null,
  blocked: false,
};
const known = {
  ...cleaner,
  ratingAvg: 5,
  ratingCount: 3,
  jobsCompleted: 3,
  favorite: false,
  note: null,
  lastPropertyId: null,
};

async function show(cleaners: object[]) {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/host/cleaners') && !path.includes('q=') ? cleaners : []),
  );
  await fetchRights();
  return shown(<CleanersTab />, { words });
}

it('offers no search where there is nobody to search for', async () => {
  await show([]);
  expect(await screen.findByText('No cleaners yet')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('keeps the search where it has found nobody, and what is typed next', async () => {
  const user = await show([known]);
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'nobody');
  await screen.findByText(/nobody/);
  await user.clear(search);
  expect(await screen.findByText('Dana Reyes')).toBeTruthy();
  expect(document.activeElement).toBe(search);
});

it('says how to reach a cleaner, and opens their profile by a button as by the name', async () => {
  await show([{ ...known, phone: '(912) 555-0177' }]);
  expect(await screen.findByText('dana@example.com')).toBeTruthy();
  expect(screen.getByText('(912) 555-0177')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'View Dana Reyes' })).toBeTruthy();
});

it('opens the profile that the address names', async () => {
  const asked: string[] = [];
  const profile = { id: 'c9', firstName: 'Dana', lastName: 'R.', ratingAvg: null, totalReviews: 0, bio: '' };
  const lists = {
    hourlyRate: 25,
    reviews: [],
    specialties: [],
    languages: [],
    suppliesProvided: false,
    profileImageUrl: null,
  };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(path === '/api/cleaners/c9' ? { ...profile, ...lists } : []);
  });
  await fetchRights();
  await shown(<CleanersTab />, { words, at: '/host/dashboard?tab=cleaners&cleaner=c9' });
  expect(await screen.findByRole('dialog', { name: 'Dana R.' })).toBeTruthy();
  expect(asked).toContain('/api/cleaners/c9');
});

it('leads with the next booking, says what was last, and keeps blocking behind the dots', async () => {
  const last = { jobId: 'j', startTime: '2026-11-25T16:00:00Z', timeZone: 'America/New_York', chargedCents: 8_000 };
  const nextJob = { jobId: 'k', startTime: '2099-11-25T16:00:00Z', timeZone: 'America/New_York' };
  const record = { started: 20, startedOnTime: 19, asked: 20, confirmedInTime: 20, withdrawals: 0 };
  const between = { lastCleaning: last, nextJob, record, homes: ['Loft', 'Dune House'], talkJobId: 'j' };
  const user = await show([{ ...known, phone: '(912) 555-0131', ...between }]);
  expect((await screen.findByRole('link', { name: 'Book Dana Reyes again' })).className).toContain('bg-green-tint');
  expect(screen.getByText('Last: Wed, Nov 25, $80.00')).toBeTruthy();
  expect(screen.getByText('Knows Loft and Dune House')).toBeTruthy();
  expect(screen.getByText('95% on time')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Next: Wed, Nov 25, 11:00.AM EST$/ }).getAttribute('href')).toBe('/jobs/k');
  expect(screen.getByRole('link', { name: 'Message Dana Reyes' }).getAttribute('href')).toBe('/messages/j/c');
  expect(screen.getByRole('link', { name: 'Call Dana Reyes' }).getAttribute('href')).toBe('tel:(912) 555-0131');
  expect(screen.queryByRole('button', { name: 'Block Dana Reyes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More options for Dana Reyes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block Dana Reyes' }));
  const question = await screen.findByRole('alertdialog', { name: 'Block Cleaner' });
  expect(question.textContent).toMatch(
    /won't be able to bid on your jobs\.Any bids that are still pending are declined/,
  );
});
