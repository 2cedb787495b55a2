import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { TeamPart } from './team-part.tsx';

const homes = [
  { id: '0190aaaa-0000-7000-8000-000000000001', title: 'Dune House' },
  { id: '0190aaaa-0000-7000-8000-000000000002', title: 'Pine Cabin' },
];
const since = '2026-05-06T16:00:00Z';
const mia = { id: 'm', name: 'Mia Moss', email: 'mia@example.com', role: 'MANAGER', homeIds: null, since };
const deed = { id: 'd', at: since, deed: 'chose', by: { id: 'm', name: 'Mia Moss' }, jobId: 'j', home: homes[0] };

let answers: Record<string, unknown> = {};
const sent: { call: string; body: unknown; host: string | null }[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  answers = {
    '/api/host/team': { members: [], invitations: [] },
    '/api/host/properties': homes,
    '/api/host/team/deeds': [deed],
    '/api/memberships': [],
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const plain = path.split('?')[0] ?? '';
    const host = new Headers(init.headers).get('x-host');
    if (init.method !== 'GET') {
      sent.push({ call: `${init.method} ${plain}`, body: JSON.parse(String(init.body ?? 'null')), host });
      return init.method === 'POST'
        ? Response.json({
            id: 'i',
            email: 'new@example.com',
            role: 'VIEWER',
            homeIds: null,
            createdAt: since,
            expiresAt: since,
          })
        : new Response(null, { status: 204 });
    }
    return Response.json(answers[plain] ?? null, { headers: { 'x-total-count': '1' } });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const open = () =>
  shown(
    <>
      <TeamPart />
      <ToastViewport />
    </>,
    { words: ['team'] },
  );

it('invites a viewer for some homes, and asks which where none is ticked', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Invite co-host' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Email/), 'new@example.com');
  await user.click(within(dialog).getByRole('radio', { name: /Viewer/ }));
  await user.click(within(dialog).getByRole('radio', { name: 'Only some' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  await within(dialog).findByText('Choose at least one property');
  expect(sent).toEqual([]);
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Pine Cabin' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('Invitation sent');
  const body = { email: 'new@example.com', role: 'VIEWER', homeIds: [homes[1]?.id] };
  expect(sent).toEqual([{ call: 'POST /api/host/team/invitations', body, host: null }]);
});

it('shows who is on the team, what they did, and takes somebody off after a question', async () => {
  answers['/api/host/team'] = { members: [mia], invitations: [] };
  const user = await open();
  await screen.findByText('Manager · All properties');
  await screen.findByText(/by .*Mia Moss/);
  expect(screen.getByRole('link', { name: 'Cleaner chosen' }).getAttribute('href')).toBe('/jobs/j');
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Remove from team' }));
  await screen.findByText('Removed from your team');
  expect(sent).toEqual([{ call: 'DELETE /api/host/team/members/m', body: null, host: null }]);
});

it('says that nobody is on the team only while nobody is asked to it either', async () => {
  const asked = {
    id: 'i',
    email: 'new@example.com',
    role: 'VIEWER',
    homeIds: null,
    createdAt: since,
    expiresAt: since,
  };
  answers['/api/host/team'] = { members: [], invitations: [asked] };
  await open();
  await screen.findByText('new@example.com');
  expect(screen.queryByText('No one on your team yet')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Invite co-host' })).toHaveLength(1);
});

it('names the host in every call while somebody acts for them', async () => {
  localStorage.setItem('acting-for', JSON.stringify({ id: 'jonas', name: 'Jonas', role: 'MANAGER' }));
  answers['/api/memberships'] = [{ host: { id: 'jonas', name: 'Jonas Hill' }, role: 'VIEWER', homeIds: null, since }];
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Leave/ }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Leave team' }));
  await screen.findByText('You left the team');
  expect(sent).toEqual([{ call: 'DELETE /api/memberships/jonas', body: null, host: 'jonas' }]);
});

it('offers to work for the other hosts, not for the one whom one works for just now', async () => {
  const host = { id: 'h', name: 'Rita Reader' };
  const other = { id: 'o', name: 'Otto Owner' };
  answers['/api/memberships'] = [host, other].map((one) => ({ host: one, role: 'MANAGER', homeIds: null, since }));
  localStorage.setItem('acting-for', JSON.stringify({ ...host, role: 'MANAGER', some: false }));
  await open();
  expect(await screen.findByRole('button', { name: /Work for .*Otto Owner/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Work for .*Rita Reader/ })).toBeNull();
});
