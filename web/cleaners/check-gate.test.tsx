import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { CheckGate } from './check-gate.tsx';

const gate = (profile: object | null) => {
  vi.stubGlobal('fetch', async () => Response.json(profile));
  return shown(<CheckGate status={null} />, { words: ['cleaner'] });
};

it('tells a newcomer what is missing', async () => {
  await gate(null);
  expect(await screen.findByText('Background check needed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Complete background check' })).toBeTruthy();
});

it('tells who was approved when that ended, what goes on, and how to bid again', async () => {
  await gate({ backgroundCheckStatus: null, checkExpiredAt: '2026-11-24T12:00:00.000Z' });
  expect(await screen.findByText('Your background check expired on November 24, 2026')).toBeTruthy();
  expect(screen.getByText(/You keep the jobs you have/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Renew check' }).getAttribute('href')).toBe('/background-check');
});

it('does not tell whose check is under way that one is needed', async () => {
  await shown(<CheckGate status="PASSED" />, { words: ['cleaner'] });
  expect(await screen.findByText('Your check is under admin review. You can bid after approval.')).toBeTruthy();
  expect(screen.queryByText('Background check needed')).toBeNull();
});

it('tells who only helps that they can come along, and nothing of bids', async () => {
  localStorage.setItem('token', 'helper');
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/me') ? { id: 'helper', role: 'CLEANER', helperOnly: true } : null),
  );
  await shown(<CheckGate status={null} />, { words: ['cleaner', 'helpers'] });
  expect(
    await screen.findByText('You can come along to cleanings once you’ve passed a background check.'),
  ).toBeTruthy();
  expect(screen.queryByText(/bid/)).toBeNull();
  localStorage.clear();
});

it('leads whom the check has shut out to support', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'REJECTED', decidedAt: '2026-11-24T12:00:00.000Z' }));
  await shown(<CheckGate status="REJECTED" />, { words: ['cleaner'] });
  expect(await screen.findByText('Decided on November 24, 2026. You can’t place bids.')).toBeTruthy();
  expect(await screen.findByText(/Your check was rejected/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'contact support' }).getAttribute('href')).toBe('/contact');
});
