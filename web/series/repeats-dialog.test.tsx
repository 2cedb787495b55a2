import { screen, waitFor } from '@testing-library/react';
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

const series = {
  ...{ id: 'series-1', propertyId: property.id, status: 'ACTIVE', every: 'week', firstDate: '2026-12-17' },
  ...{ startTime: '11:00', endTime: '15:00', payoutCents: 9000, cleaningType: 'standard', specialInstructions: null },
  ...{ lastDate: null, held: null, timeZone: property.timeZone },
  next: [{ date: '2026-12-24', state: 'posted', jobId: 'job-1' }],
};

it('asks before it skips a date whose job is posted, and says what becomes of that job', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(path);
    return Response.json([series]);
  });
  const words = ['series', 'properties', 'jobs', 'shell'] as const;
  const user = await shown(<RepeatsDialog property={property} onClose={() => undefined} />, { words });
  await user.click(await screen.findByRole('button', { name: /^Skip / }));
  await screen.findByText(/^Its posted job will be canceled, and cleaners who bid on it will be told\./);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('says of what begins in months from when, how it goes on, when its first job is posted, and that stays post too', async () => {
  const far = { ...series, every: 'twoWeeks', firstDate: '2030-03-05' };
  const next = [{ date: '2030-03-05', state: 'planned', jobId: null }];
  vi.stubGlobal('fetch', async () => Response.json([{ ...far, next }]));
  const words = ['series', 'properties', 'jobs'] as const;
  await shown(<RepeatsDialog property={property} onClose={() => undefined} />, { words });
  expect(await screen.findByText('from Tue, Mar 5, 2030')).toBeTruthy();
  expect(screen.getByText(/^and every two weeks after that/)).toBeTruthy();
  expect(screen.getByText(/^We post the first one on Tue, Feb 5, 2030/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Skip Tue, Mar 5, 2030' })).toBeTruthy();
  expect(screen.getByText('Two rules post jobs here')).toBeTruthy();
});

it('does not say of what is paused that it is posted', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ ...series, status: 'PAUSED', next: [] }]));
  const words = ['series', 'properties', 'jobs'] as const;
  await shown(<RepeatsDialog property={property} onClose={() => undefined} />, { words });
  await screen.findByText(/^Nothing is posted while it’s paused/);
  expect(screen.queryByText(/four weeks ahead/)).toBeNull();
});

it('says of what has all its dates skipped that it posts nothing more', async () => {
  const short = { ...series, lastDate: '2026-12-24', next: [{ date: '2026-12-24', state: 'skipped', jobId: null }] };
  vi.stubGlobal('fetch', async () => Response.json([short]));
  const words = ['series', 'properties', 'jobs'] as const;
  await shown(<RepeatsDialog property={property} onClose={() => undefined} />, { words });
  expect(await screen.findByText('All dates are skipped: this posts nothing more.')).toBeTruthy();
});
