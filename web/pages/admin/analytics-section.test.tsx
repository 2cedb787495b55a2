import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AnalyticsSection } from './analytics-section.tsx';

afterEach(() => vi.unstubAllGlobals());

it('says that a period ends before it starts, and shows none of the usual ones as chosen', async () => {
  const today = new Date();
  const [from, to] = [29, 0].map((ago) => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10));
  vi.stubGlobal('fetch', async () => Response.json({ from, to, timeZone: 'UTC', complete: true }));
  await shown(<AnalyticsSection />, {
    words: ['adminLists', 'admin'],
    at: '/admin/analytics?from=2026-11-20&to=2026-11-10',
  });
  await screen.findByText('Choose a period of up to a year. The end can’t be before the start.');
  await screen.findByText(/UTC/);
  expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('false');
});
