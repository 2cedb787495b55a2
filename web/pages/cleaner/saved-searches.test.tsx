import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toCents } from '#contract/money.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { anywhereKm } from '#contract/search-reach.ts';
import { shown } from '#web/testing/shown.tsx';
import { SaveEmptySearch } from './save-empty-search.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { useJobFilters } from './use-job-filters.ts';

const any = { cleaningType: null, radiusKm: null, minPayoutCents: null, from: null, until: null };
const search = (name: string, filters: Partial<SavedSearch>): SavedSearch => ({
  ...{ id: name, name, notify: true, createdAt: '2026-11-01T10:00:00Z', ...any, ...filters },
});
const saved = [
  search('Deep', { cleaningType: 'deep', radiusKm: 40, minPayoutCents: toCents(9050), from: '2026-12-01' }),
  search('Everything', { radiusKm: anywhereKm }),
];
let sent: unknown;

beforeEach(() => {
  sent = undefined;
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    if (path === '/api/config') return Response.json({ fees: { hostCents: 500, cleanerCents: 500 } });
    if (!path.endsWith('/api/cleaner/searches')) return new Response(null, { status: 404 });
    if (options?.method !== 'POST') return Response.json(saved);
    sent = JSON.parse(String(options.body));
    return Response.json(search('Mine', {}), { status: 201 });
  });
});

function Present() {
  const filters = useJobFilters();
  return (
    <>
      <SavedSearches filters={filters} />
      <output>{JSON.stringify(filters.query)}</output>
    </>
  );
}
function Empty() {
  const filters = useJobFilters();
  return (
    <>
      <SaveEmptySearch filters={filters} />
      <SavedSearches filters={filters} />
    </>
  );
}
const asked = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const show = () => shown(<Present />, { words: ['cleaner', 'searches', 'jobs'] });

it('brings the filters back as they were saved, and says which search is shown', async () => {
  await show();
  const deep = await screen.findByRole('button', { name: 'Deep' });
  await userEvent.click(deep);
  expect(asked()).toMatchObject({ cleaningType: 'deep', radiusKm: 40, minPayoutCents: 9050 });
  expect(deep.getAttribute('aria-pressed')).toBe('true');
  // what is saved already is not offered to be saved
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Everything' }));
  expect(asked()).toEqual({ radiusKm: anywhereKm });
});

it('saves the present filters under a name, which is proposed from what they ask for', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  expect(name.value).toBe('Any cleaning · My radius');
  await userEvent.clear(name);
  await userEvent.type(name, 'Mine');
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Save search' }).at(-1) ?? document.body);
  await waitFor(() => expect(sent).toEqual({ ...any, name: 'Mine', notify: false }));
});

it('offers to tell of the first job where nothing is found, unless that search is saved already', async () => {
  await shown(<Empty />, { words: ['cleaner', 'searches', 'jobs'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search and tell me' }));
  expect(await screen.findByLabelText<HTMLInputElement>(/^Name/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Everything' }));
  expect(screen.queryByRole('button', { name: 'Save this search and tell me' })).toBeNull();
});
