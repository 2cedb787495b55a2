import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultPayoutCents } from '#contract/money.ts';
import type { Property } from '#contract/properties.ts';
import { shown } from '#web/testing/shown.tsx';
import { RepeatsDialog } from './repeats-dialog.tsx';

const property: Property = {
  ...{ id: '019a0000-0000-7000-8000-000000000001', title: 'Loft', address: '12 Main St, Austin, TX 78701' },
  ...{ city: 'Austin', state: 'TX', zipCode: '78701', timeZone: 'America/Chicago', placeKnown: true },
  ...{ bedrooms: 2, bathrooms: 1, squareFootage: null, notes: null, calendarIntegrationEnabled: true },
  ...{ autoCreateJobs: true, inviteFavorites: false, defaultPayoutCents },
  ...{ checkOutTime: '11:00', checkInTime: '16:00', picture: null, lowSupplies: [], version: 1 },
  createdAt: '2026-11-01T00:00:00Z',
};

it('says of a home that is cleaned after its stays alone only that no other days are set', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await shown(<RepeatsDialog property={property} onClose={() => undefined} />, { words: ['series', 'properties'] });
  expect(await screen.findByText('No repeating cleanings here yet.')).toBeTruthy();
  expect(screen.getByRole('switch', { name: /^After each stay/ })).toHaveProperty('checked', true);
  // four weeks are those of set days; after stays, jobs are posted further ahead
  expect(screen.queryByText(/four weeks ahead/)).toBeNull();
});
