import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StaffInvitation } from '#contract/staff.ts';
import { shown } from '#web/testing/shown.tsx';
import { useToast } from '#web/ui/toast-state.ts';
import { InvitationTable } from './invitation-table.tsx';

const invitation: StaffInvitation = {
  ...{ id: 'i1', email: 'rita@freshkey.example', staffRole: 'support', invitedBy: { id: 'a', name: 'Ada' } },
  ...{ createdAt: '2026-11-26T12:00:00Z', expiresAt: '2026-11-29T12:00:00Z' },
};

it('asks before it withdraws an invitation, whose link does not come back', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'DELETE') sent.push(path);
    return init?.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ timeZone: 'America/New_York' });
  });
  const user = await shown(<InvitationTable invitations={[invitation]} />, { words: ['staff', 'adminLists'] });
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('alertdialog', { name: 'Withdraw the invitation to rita@freshkey.example?' });
  await user.click(screen.getByRole('button', { name: 'Keep invitation' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent).toEqual(['/api/admin/staff/invitations/i1']));
});

const Said = () => <p>{useToast()?.description}</p>;

it('sends an invitation again, to the same address with the same role', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(path, JSON.parse(String(init.body)));
    return Response.json(init?.method === 'POST' ? invitation : { timeZone: 'America/New_York' });
  });
  const table = (
    <>
      <InvitationTable invitations={[invitation]} />
      <Said />
    </>
  );
  const user = await shown(table, { words: ['staff', 'adminLists'] });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/The earlier link no longer works/)).toBeTruthy();
  expect(sent).toEqual([
    '/api/admin/staff/invitations',
    { email: 'rita@freshkey.example', staffRole: 'support', replaces: 'i1' },
  ]);
});
