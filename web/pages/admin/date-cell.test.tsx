import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { DateCell } from './date-cell.tsx';

it('tells the day and the time by the operator’s clock, and names it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'Asia/Tokyo' }));
  await shown(<DateCell at="2026-11-26T16:30:00Z" />);
  expect(await screen.findByText('1:30 AM GMT+9')).toBeTruthy();
  expect(screen.getByText('Nov 27, 2026')).toBeTruthy();
});

it('writes a time as the dashboard does', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'America/New_York' }));
  await shown(<DateCell at="2026-11-26T13:21:00Z" />, { language: 'de' });
  expect(await screen.findByText('8:21 EST')).toBeTruthy();
});
