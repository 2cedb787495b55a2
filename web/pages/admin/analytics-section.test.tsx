import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
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

it('marks the period that is asked for before its figures have come', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/config') ? Promise.resolve(Response.json({ timeZone: 'UTC' })) : new Promise(() => undefined),
  );
  await shown(<AnalyticsSection />, { words: ['adminLists', 'admin'], at: '/admin/analytics' });
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  await waitFor(() => expect(pressed()).toEqual(['30 days']));
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it('writes its days as the reader’s language does', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/config') ? Promise.resolve(Response.json({ timeZone: 'UTC' })) : new Promise(() => undefined),
  );
  const at = '/admin/analytics?from=2026-10-30&to=2026-11-28';
  await shown(<AnalyticsSection />, { words: ['adminLists', 'admin'], language: 'de', at });
  expect(await screen.findByText('30. Okt. 2026')).toBeTruthy();
});

function Back() {
  const go = useNavigate();
  return (
    <button type="button" onClick={() => go(-1)}>
      Back
    </button>
  );
}

it('leads back to the period before', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/config') ? Promise.resolve(Response.json({ timeZone: 'UTC' })) : new Promise(() => undefined),
  );
  const node = (
    <>
      <AnalyticsSection />
      <Back />
    </>
  );
  const at = '/admin/analytics?from=2026-10-30&to=2026-11-28';
  const user = await shown(node, { words: ['adminLists', 'admin'], at });
  const from = screen.getByLabelText<HTMLInputElement>('From');
  await user.click(await screen.findByRole('button', { name: '7 days' }));
  await waitFor(() => expect(from.value).not.toBe('2026-10-30'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(from.value).toBe('2026-10-30'));
});

it('leaves out days that no calendar has', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return path.startsWith('/api/config')
      ? Promise.resolve(Response.json({ timeZone: 'UTC' }))
      : new Promise(() => undefined);
  });
  const at = '/admin/analytics?from=2026-99-99&to=2026-13-01';
  await shown(<AnalyticsSection />, { words: ['adminLists', 'admin'], at });
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(asked.filter((path) => path.includes('2026-99'))).toEqual([]);
});
