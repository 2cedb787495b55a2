import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AnalyticsCities } from './analytics-cities.tsx';

afterEach(() => vi.unstubAllGlobals());

const figures = { gmvCents: 10_000, postedJobs: 9, fillRate: 100 };
const cities = [
  { ...figures, city: 'Savannah', state: 'GA', latitude: 32.08, longitude: -81.09, completedJobs: 6 },
  { ...figures, city: 'Tybee Island', state: 'GA', latitude: 32.0, longitude: -80.85, completedJobs: 5 },
  { ...figures, city: 'Denver', state: 'CO', latitude: 39.74, longitude: -104.99, completedJobs: 2 },
];

it('gives cities beside each other one pin, with the jobs of all of them', async () => {
  vi.stubGlobal('fetch', async () => Response.json(cities));
  await shown(<AnalyticsCities from="2026-10-28" to="2026-11-26" />, { words: ['analytics', 'adminLists'] });
  const map = await screen.findByRole('img', {
    name: /Savannah, GA: .*jobs paid 6, .*\s*Tybee Island, GA: .*jobs paid 5/,
  });
  expect(screen.getByText(/^The number on a pin is how many jobs were paid there/)).toBeTruthy();
  expect([...map.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['11', '2']);
});
