import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Integration } from '#contract/calendar.ts';
import { shown } from '#web/testing/shown.tsx';
import { ConnectedCalendars } from './connected-calendars.tsx';

const connected: Integration = {
  ...{ id: 'c1', property: { id: 'p1', title: 'Dune House' }, platform: 'airbnb', externalPropertyId: '1234567' },
  ...{ calendarUrl: 'www.airbnb.com/…s=abc', syncEnabled: true, imported: true, unclearMeans: 'auto' },
  ...{ lastSyncAt: null, lastError: null, lastFault: null, nextRunAt: null, alarm: null, missingStays: 0 },
  createdAt: '2026-11-20T10:00:00Z',
};

/** What the server has. */
let integrations: Integration[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('/decisions') ? [] : path.includes('/integrations') ? integrations : []),
  );
});

const many = (count: number, troubled: number, trouble: Partial<Integration>): Integration[] =>
  Array.from({ length: count }, (_, index) => ({
    ...connected,
    ...{ id: `c${index}`, property: { id: `p${index}`, title: `House ${index}` } },
    ...(index === troubled && trouble),
  }));

const open = (at = '/host/calendar') => shown(<ConnectedCalendars properties={[]} />, { words: ['calendars'], at });

it('many calendars are a line each, the troubled first; a press opens one with all that can be done', async () => {
  integrations = many(12, 7, { lastFault: { code: 'timeout' } });
  const user = await open();
  const lines = await screen.findAllByRole('button', { name: /House \d+/ });
  expect(lines).toHaveLength(12);
  expect(lines[0]?.textContent).toMatch(/House 7.*Can’t be read/);
  expect(screen.queryByRole('button', { name: 'Sync Now' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /House 3/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'House 3' }));
  expect(sheet.getByRole('button', { name: 'Sync Now' })).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'See decisions' }));
  expect(await screen.findByRole('dialog', { name: 'Decisions' })).toBeTruthy();
});

it('a notice opens the one of many that it is about', async () => {
  integrations = many(6, 4, { alarm: 'empty', missingStays: 2 });
  await open('/host/calendar?calendar=asks');
  expect(await screen.findByText('The calendar is suddenly empty')).toBeTruthy();
});

it('a few are cards', async () => {
  integrations = many(4, -1, {});
  await open();
  expect(await screen.findAllByRole('button', { name: 'Sync Now' })).toHaveLength(4);
});
