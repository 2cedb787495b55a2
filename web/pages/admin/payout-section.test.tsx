import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PayoutSection } from './payout-section.tsx';

const held = {
  ...{ cleaner: { id: 'c1', name: 'Carlos Medina' }, balanceCents: 77_400 },
  ...{ since: '2026-11-28T12:00:00Z', reason: 'Two accounts share a bank account.' },
};
const next = { date: '2026-12-04', amountCents: 0, people: 0, withoutAccount: { amountCents: 0, people: 0 } };
let holds: object[];
let waits: { remindedAt: string | null };
let others: object[];

beforeEach(() => {
  holds = [held];
  others = [];
  const wait = { cleaner: { id: 'c2', name: 'Nora Diaz' }, amountCents: 12_600, account: 'none' };
  waits = Object.assign(wait, { since: '2026-11-20T12:00:00Z', remindedAt: null });
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    if (path === '/api/admin/payout-holds') return Response.json(holds);
    if (path === '/api/admin/payout-waits') return Response.json([waits, ...others]);
    if (path.endsWith('/payouts/remind')) {
      waits = { ...waits, remindedAt: new Date().toISOString() };
      return Response.json({ remindedAt: waits.remindedAt });
    }
    if (path.includes('totals')) return Response.json({ onItsWayCents: 0, onHoldCents: 77_400, next });
    return Response.json([]);
  });
});

const words = ['admin', 'adminLists', 'adminPeople', 'payouts'];
const nothing = 'Nothing matches these filters';

it('says of payouts on hold whose are, and not that there is nothing', async () => {
  await shown(<PayoutSection />, { words, at: '/admin/payouts?status=held' });
  await screen.findByText('Carlos Medina');
  expect(screen.queryByText(nothing)).toBeNull();
});

it('says that there is nothing where nobody’s are held, or another is looked for', async () => {
  await shown(<PayoutSection />, { words, at: '/admin/payouts?status=held&q=Nora' });
  await screen.findByText('Carlos Medina');
  expect(await screen.findByText(nothing)).toBeTruthy();
});

it('lists whose money waits for a bank account, and reminds each of them once a day', async () => {
  const user = await shown(<PayoutSection />, { words, at: '/admin/payouts?show=waits' });
  const row = (await screen.findByText('Nora Diaz')).closest('tr');
  for (const said of ['$126.00', 'Not started', 'Fri, Nov 20']) expect(row?.textContent).toContain(said);
  await user.click(await screen.findByRole('button', { name: /^Remind .Nora Diaz.$/ }));
  expect(await screen.findByText('Reminded just now')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Waiting for a bank account/ }));
  expect(await screen.findByText('Status: All')).toBeTruthy();
});

it('reminds all who were not reminded today, one after the other, and says how many', async () => {
  others = ['c3', 'c4'].map((id) => ({ ...waits, cleaner: { id, name: id } }));
  others[1] = { ...others[1], remindedAt: new Date().toISOString() };
  const user = await shown(<PayoutSection />, { words, at: '/admin/payouts?show=waits' });
  const sent = vi.mocked(vi.spyOn(globalThis, 'fetch'));
  await user.click(await screen.findByRole('button', { name: 'Remind all 2' }));
  await waitFor(() => {
    const asked = sent.mock.calls.map(([path]) => String(path)).filter((path) => path.endsWith('/payouts/remind'));
    expect(asked).toEqual(['c2', 'c3'].map((id) => `/api/admin/users/${id}/payouts/remind`));
  });
});
