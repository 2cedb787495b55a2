import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { shown } from '#web/testing/shown.tsx';
import { PaymentSection } from './payment-section.tsx';

const payment = {
  ...{ id: 'p1', kind: 'job', jobId: 'j1', jobTitle: 'Dune House', status: 'succeeded' },
  ...{ payer: { id: 'h', name: 'Hanna Host' }, payee: { id: 'c', name: 'Ana Cleaner' } },
  ...{ amountCents: 9_000, refundedCents: 0, pendingRefundCents: 0, returnedCents: 0, chargedBackCents: 0 },
  createdAt: '2026-11-21T12:00:00Z',
};
const refundProposal = {
  ...{ id: 'r1', amountCents: 9_000, fromCleaner: false, reason: 'Half was left undone', isOwn: true },
  ...{ by: { id: 'a2', name: 'Finn Finance' }, createdAt: '2026-11-21T12:00:00Z', expiresAt: '2026-11-24T12:00:00Z' },
};

it('keeps no request on screen as waiting that another admin has decided', async () => {
  localStorage.setItem('token', 'good');
  let decided = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'a2', name: 'Finn', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    if (path.includes('/refund')) return Response.json({}, { status: 409 });
    return Response.json([{ ...payment, refundProposal: decided ? null : refundProposal }]);
  });
  const queryClient = createQueryClient();
  const words = ['admin', 'adminLists', 'refunds', 'payments'];
  const user = await shown(<PaymentSection />, { words, queryClient });
  await user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
  await screen.findByText('Your refund is waiting for another admin');
  decided = true;
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByText('Your refund is waiting for another admin')).toBeNull());
  // nor is another refund begun in its place
  expect(screen.queryByText('Refund this payment?')).toBeNull();
});

it('asks for what was refunded in part by its own word, from the address too', async () => {
  localStorage.setItem('token', 'good');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/admin/payments')) asked.push(path);
    if (path === '/api/me') return Response.json({ id: 'a2', name: 'Finn', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    return Response.json([{ ...payment, refundedCents: 300, refundProposal: null }]);
  });
  const words = ['admin', 'adminLists', 'refunds', 'payments'];
  const user = await shown(<PaymentSection />, { words, at: '/admin?status=partly_refunded' });
  const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  expect(status.selectedOptions[0]?.text).toContain('Partly refunded');
  await waitFor(() => expect(asked.at(-1)).toContain('status=partly_refunded'));
  await user.selectOptions(status, 'refunded');
  await waitFor(() => expect(asked.at(-1)).toContain('status=refunded'));
});

it('says in the panel whose the money is, and who asked for a refund that waits, why and until when', async () => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    const shares = { cleanerCents: 8_000, platformCents: 1_000 };
    return Response.json([{ ...payment, shares, refundProposal: { ...refundProposal, isOwn: false } }]);
  });
  const words = ['admin', 'adminLists', 'refunds', 'payments'];
  await shown(<PaymentSection />, { words, at: '/admin/payments?payment=p1' });
  const sheet = within(await screen.findByRole('dialog', { name: '$90.00 · Dune House' }));
  expect(await sheet.findByText('Finn Finance')).toBeTruthy();
  expect(sheet.getByText('Half was left undone')).toBeTruthy();
  const shareOf = (name: string) => sheet.getByText(name).nextSibling?.textContent;
  expect(['Host paid', 'Cleaner receives', 'Freshkey kept'].map(shareOf)).toEqual(['$90.00', '$80.00', '$10.00']);
  expect(sheet.getByText('Confirm by').parentElement?.textContent).toMatch(/Nov 24/);
});

it('leaves no cent without an owner after refunds, and says what Freshkey bears', async () => {
  localStorage.setItem('token', 'good');
  const back = { cleanerCents: 500, platformCents: 0 };
  const borne = { cleanerCents: 8_500, platformCents: -8_500 };
  for (const [gone, shares, owners] of [
    [{ returnedCents: 8_500 }, back, ['$5.00', '$5.00', '$0.00']],
    [{ refundedCents: 4_000, returnedCents: 3_000, chargedBackCents: 1_500 }, back, ['$5.00', '$5.00', '$0.00']],
    [{ status: 'refunded', refundedCents: 9_000 }, borne, ['$0.00', '$85.00', '$85.00']],
  ] as const) {
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/api/me') return Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' });
      if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
      return Response.json([{ ...payment, ...gone, shares, refundProposal: null }]);
    });
    const words = ['admin', 'adminLists', 'refunds', 'payments'];
    await shown(<PaymentSection />, { words, at: '/admin/payments?payment=p1' });
    const sheet = within(await screen.findByRole('dialog', { name: '$90.00 · Dune House' }));
    const freshkey = shares.platformCents < 0 ? 'Freshkey bears' : 'Freshkey kept';
    const shareOf = (name: string) => sheet.getByText(name).nextSibling?.textContent;
    expect(['Host paid, after refunds', 'Cleaner receives', freshkey].map(shareOf)).toEqual(owners);
    cleanup();
  }
});

it('opens the question itself where a mail or the dashboard leads to it', async () => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    if (path.includes('/refund')) return Response.json({}, { status: 409 });
    return Response.json([{ ...payment, refundProposal: { ...refundProposal, isOwn: false } }]);
  });
  const words = ['admin', 'adminLists', 'refunds', 'payments'];
  const user = await shown(<PaymentSection />, { words, at: '/admin/payments?q=p1&ask=p1' });
  await screen.findByRole('dialog', { name: 'Confirm this refund?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens the question over the whole list, also of a payment further down than is listed', async () => {
  localStorage.setItem('token', 'good');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    if (path.includes('/refund')) return Response.json({}, { status: 409 });
    asked.push(path);
    const old = { ...payment, refundProposal: { ...refundProposal, isOwn: false } };
    return Response.json(path.includes('q=p1') ? [old] : [{ ...payment, id: 'p2', refundProposal: null }]);
  });
  const words = ['admin', 'adminLists', 'refunds', 'payments'];
  const user = await shown(<PaymentSection />, { words, at: '/admin/payments?ask=p1' });
  await screen.findByRole('dialog', { name: 'Confirm this refund?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked[0]).not.toContain('q=');
});

it('says on a phone’s card what for, how much and when, a line each', async () => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'a2', name: 'Finn', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    return Response.json([{ ...payment, refundProposal: null }]);
  });
  await shown(<PaymentSection />, { words: ['admin', 'adminLists'] });
  const row = await screen.findByRole('row', { name: /Hanna Host/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells[0]?.textContent).toContain('Dune House · Cleaning');
  expect(cells.at(-1)?.textContent).toMatch(/^\$90\.00 · Sat, Nov 21, \d+:00/);
});
