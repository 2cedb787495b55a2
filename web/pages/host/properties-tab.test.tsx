import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { PropertiesTab } from './properties-tab.tsx';

afterEach(() => vi.unstubAllGlobals());

const home = {
  ...{
    id: 'dune',
    title: 'Dune House',
    address: '12 Silver Avenue',
    city: 'Tybee Island',
    state: 'GA',
    zipCode: '31328',
  },
  ...{ bedrooms: 3, bathrooms: 2, timeZone: 'America/New_York', defaultPayoutCents: 12_000, lowSupplies: [] },
  ...{ picture: null, nextCleaning: null, repeats: null, placeKnown: true, latitude: 32, longitude: -81 },
};

it('leads from a home’s menu to the statements for its owner', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/host/properties')
      ? Response.json([home], { headers: { 'x-total-count': '1' } })
      : Response.json(path.includes('findings') ? [] : {}),
  );
  await fetchRights();
  const user = await shown(<PropertiesTab />, { words: ['host', 'properties', 'homes', 'jobs', 'access'] });
  await user.click(await screen.findByRole('button', { name: /More.*Dune House|Dune House.*[Mm]ore/ }));
  const way = await screen.findByRole('menuitem', { name: 'Owner statements' });
  expect(way.getAttribute('href')).toBe('/host/homes/dune#owner-statements');
});
