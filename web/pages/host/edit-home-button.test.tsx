import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HostProperty } from '#contract/properties.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { EditHomeButton } from './edit-home-button.tsx';

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
  ...{ bedrooms: 3, bathrooms: 2, timeZone: 'America/New_York', defaultPayoutCents: 12_000, placeKnown: true },
  ...{ checkOutTime: '11:00', checkInTime: '16:00', version: 1, picture: null, notes: null, squareFootage: null },
} as unknown as HostProperty; // all that the form reads

it('opens the form of a home on its own page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await fetchRights();
  const user = await shown(<EditHomeButton home={home} />, { words: ['homePage', 'properties'] });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByDisplayValue('Dune House')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByDisplayValue('Dune House')).toBeNull();
});
