import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HostProperty } from '#contract/properties.ts';
import { shown } from '#web/testing/shown.tsx';
import { HomeFacts, NextCleaning } from './home-facts.tsx';

const words = ['homePage', 'properties'] as const;
// all that is read of it
const home = {
  ...{ id: 'dune', timeZone: 'America/New_York', nextCleaning: null, lowSupplies: [], bedrooms: 2, bathrooms: 1 },
  ...{ checkOutTime: '11:00', checkInTime: '16:00', defaultPayoutCents: 9500, inviteFavorites: false },
  ...{ autoCreateJobs: false, calendarIntegrationEnabled: false, repeats: { date: null, paused: false } },
} as unknown as HostProperty;

it('says what comes next at a home under a head of its own, with the way to it', async () => {
  const next = { jobId: 'job-1', startTime: '2026-12-02T16:00:00Z', cleanerName: null, underWay: false };
  await shown(<NextCleaning home={{ ...home, nextCleaning: next }} />, { words });
  const part = within(await screen.findByRole('region', { name: 'Next cleaning' }));
  expect(part.getByRole('link', { name: /^Wed, Dec 2/ }).getAttribute('href')).toBe('/jobs/job-1');
  expect(part.getByText('No cleaner yet')).toBeTruthy();
});

it('tells a series whose dates are all skipped from one that is paused', async () => {
  await shown(<HomeFacts home={home} />, { words });
  expect(await screen.findByText('All dates skipped')).toBeTruthy();
  expect(screen.queryByText('Paused')).toBeNull();
});
