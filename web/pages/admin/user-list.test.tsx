import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AdminUser } from '#contract/admin-people.ts';
import { shown } from '#web/testing/shown.tsx';
import { UserList } from './user-list.tsx';

const hanna: AdminUser = {
  ...{ id: 'u1', name: 'Hanna Whitfield', email: 'hanna@freshkey.example', phone: null, role: 'HOST' },
  ...{ status: 'active', emailVerified: true, onboardingCompleted: false, backgroundCheckStatus: null },
  ...{ ratingAvg: 4.5, ratingCount: 12, jobCount: 30, propertyCount: 3, locale: 'en' },
  ...{
    createdAt: '2026-05-01T10:00:00Z',
    lastSeenAt: null,
    suspendedAt: null,
    suspensionReason: null,
    suspendedBy: null,
  },
  can: ['suspend'],
};
const owner = { id: 'a1', email: 'ada@freshkey.example', name: 'Ada', role: 'ADMIN', staffRole: 'owner' };
const suspended: AdminUser = {
  ...hanna,
  ...{ id: 'u2', name: 'Otto Other', status: 'suspended', can: ['restore'] },
  ...{
    suspendedAt: '2026-05-06T16:00:00Z',
    suspensionReason: 'Asked for cash.',
    suspendedBy: { id: 'a1', name: 'Ada Admin' },
  },
};

let listed: AdminUser[];
const asked: string[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  listed = [hanna, suspended];
  asked.length = 0;
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(path);
    if (method !== 'POST') return new Response(JSON.stringify(listed), { headers: { 'x-total-count': '2' } });
    sent.push(path, JSON.parse(String(body)));
    listed = [{ ...hanna, status: 'suspended', can: ['restore'] }, suspended];
    return new Response(JSON.stringify(listed[0]));
  });
});

const open = (at = '/admin/users') =>
  shown(<UserList />, { words: ['admin', 'adminLists', 'adminPeople', 'backgroundChecks', 'staff'], at });

it('lists everyone, and each tab asks for its own', async () => {
  const user = await open();
  expect(await screen.findByRole('row', { name: /Hanna Whitfield.*Host.*Active/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cleaners' }));
  await waitFor(() => expect(asked.at(-1)).toContain('role=CLEANER'));
  await user.click(screen.getByRole('button', { name: 'Pending' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/role=CLEANER.*status=pending/));
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/(?<!role.*)status=pending/));
});

it('tells staff apart, lists them alone, and offers nothing that does not apply to them', async () => {
  const ada: AdminUser = {
    ...hanna,
    id: 'a2',
    name: 'Ada Low',
    role: 'ADMIN',
    staffRole: 'finance',
    jobCount: 0,
    can: [],
  };
  listed = [hanna, ada];
  localStorage.setItem('token', 'good');
  const user = await open();
  const row = await screen.findByRole('row', { name: /Ada Low.*Admin · Finance/ });
  expect(within(row).queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Staff' }));
  await waitFor(() => expect(asked.at(-1)).toContain('role=ADMIN'));
  await user.click(screen.getByText('Ada Low'));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText(/managed under Staff/)).toBeTruthy();
  expect(within(sheet).queryByText('Rating')).toBeNull();
});

it('suspends somebody only with a reason, and then offers to restore them', async () => {
  const user = await open('/admin/users?user=u1');
  await user.click(await screen.findByRole('button', { name: 'Suspend account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Hanna Whitfield?' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
  expect(dialog.getByText('Enter a reason')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Three chargebacks.');
  await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
  expect(await screen.findByRole('button', { name: 'Restore account' })).toBeTruthy();
  expect(sent).toEqual(['/api/admin/users/u1/suspend', { reason: 'Three chargebacks.' }]);
});

it('says since when and why somebody is suspended, and who did it', async () => {
  await open('/admin/users?user=u2');
  const sheet = within(await screen.findByRole('dialog', { name: 'Otto Other' }));
  expect(sheet.getByText(/^Suspended since/)).toBeTruthy();
  expect(sheet.getByText('Asked for cash.')).toBeTruthy();
  expect(sheet.getByText('Suspended by').closest('div')?.textContent).toContain('Ada Admin');
});

it.each([
  [{ emailVerified: false }, 'The email isn’t confirmed yet.'],
  [{ backgroundCheckStatus: 'PASSED' as const }, 'The background check isn’t approved yet, so they can’t bid.'],
  [{ backgroundCheckStatus: 'REJECTED' as const }, 'The background check was rejected, so they can’t bid.'],
])('says what an account that is not active lacks: %o', async (lacking, sentence) => {
  const money = { balanceCents: 0, nextPayout: null, held: null, account: 'none' };
  const victor: AdminUser = { ...hanna, name: 'Victor Hale', role: 'CLEANER', status: 'pending', ...lacking };
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.endsWith('/payouts') ? money : [victor]));
  await open('/admin/users?user=u1');
  const sheet = within(await screen.findByRole('dialog', { name: 'Victor Hale' }));
  expect(sheet.getByText(sentence)).toBeTruthy();
});

it('suspends several at once and says what became of each', async () => {
  const results = [
    { id: 'u1', outcome: 'done', error: null },
    { id: 'u3', outcome: 'unchanged', error: null },
  ];
  listed = [hanna, suspended, { ...hanna, id: 'u3', name: 'Rita Rental' }];
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.startsWith('/api/me')) return Response.json(owner);
    if (method !== 'POST') return new Response(JSON.stringify(listed), { headers: { 'x-total-count': '2' } });
    sent.push(path, JSON.parse(String(body)));
    return Response.json({ results });
  });
  const user = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Hanna Whitfield' }));
  const bar = within(await screen.findByRole('region', { name: 'Actions for everything selected' }));
  const restore = () => bar.getByRole<HTMLButtonElement>('button', { name: /^Restore/ });
  expect([restore().textContent, restore().disabled], 'nobody to restore').toEqual(['Restore', true]);
  await user.click(screen.getByRole('checkbox', { name: 'Select Rita Rental' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Otto Other' }));
  expect(bar.getByText('Selected: 3')).toBeTruthy();
  expect([restore().textContent, restore().disabled]).toEqual(['Restore 1 of 3', false]);
  await user.click(bar.getByRole('button', { name: 'Suspend 2 of 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend the selected accounts?' }));
  await user.type(dialog.getByRole('textbox'), 'A ring of fakes.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  const result = within(await screen.findByRole('dialog', { name: 'Results' }));
  expect(result.getByText('Done: 1 · Unchanged: 1 · Refused: 0')).toBeTruthy();
  expect(sent).toEqual(['/api/admin/users/bulk', { action: 'suspend', reason: 'A ring of fakes.', ids: ['u1', 'u3'] }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Actions for everything selected' })).toBeNull());
});

it('says that there is no such account as the address names', async () => {
  await open('/admin/users?user=nope&status=bogus');
  expect(await screen.findByText('No such account')).toBeTruthy();
  expect(asked.some((path) => path.includes('bogus'))).toBe(false);
});
