import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { DateCell } from './date-cell.tsx';

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

it('tells the day and the time by the operator’s clock, and names it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'Asia/Tokyo' }));
  await shown(<DateCell at={ago(10)} />);
  expect(await screen.findByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \w+ \d+, \d+:\d\d [AP]M GMT\+9$/)).toBeTruthy();
});

it('names the year of what is long ago instead of the day of the week', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'America/New_York' }));
  await shown(<DateCell at="2024-11-26T13:21:00Z" />);
  expect(await screen.findByText('Nov 26, 2024, 8:21 AM EST')).toBeTruthy();
});

it('writes a time as the dashboard does', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'America/New_York' }));
  await shown(<DateCell at="2024-11-26T13:21:00Z" />, { language: 'de' });
  expect(await screen.findByText(/8:21 EST$/)).toBeTruthy();
});
