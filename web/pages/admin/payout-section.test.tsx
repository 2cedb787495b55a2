import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PayoutSection } from './payout-section.tsx';

const held = {
  ...{ cleaner: { id: 'c1', name: 'Carlos Medina' }, balanceCents: 77_400 },
  ...{ since: '2026-11-28T12:00:00Z', reason: 'Two accounts share a bank account.' },
};
const next = { date: '2026-12-04', amountCents: 0, people: 0, withoutAccount: { amountCents: 0, people: 0 } };
let holds: object[];

beforeEach(() => {
  holds = [held];
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    if (path === '/api/admin/payout-holds') return Response.json(holds);
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
