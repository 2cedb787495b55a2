import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DecidedSetting } from '#contract/admin-settings.ts';
import { usualTable } from '#contract/rule-table.ts';
import { shown } from '#web/testing/shown.tsx';
import { PlatformSettings } from './platform-settings.tsx';

const by = { id: 'o', name: 'Otto Owner' };
let settings: DecidedSetting[] = [];
let stale = false;
let staff: object[] = [];
const sent: unknown[] = [];

const decidedTwice = [
  { version: 2, value: 750, before: 500, isCurrent: true, at: '2026-11-22T12:00:00Z' },
  { version: 1, value: 500, before: 600, isCurrent: false, at: '2026-11-21T12:00:00Z' },
].map((one) => ({ ...one, id: `v${one.version}`, name: 'platformFeeCents', by, reason: 'Costs.' }));

const user = { id: 'a', name: 'Ada', email: 'a@example.com', role: 'ADMIN', staffRole: 'owner', locale: 'en' };

function answerTo(path: string, init?: RequestInit): Response {
  if (path.includes('/api/me')) return Response.json(user);
  if (path.includes('/api/admin/staff')) return Response.json({ members: staff, invitations: [] });
  if (path.includes('/api/config')) return Response.json({ supportEmail: 'help@example.com' });
  if (path.includes('setting-versions')) return Response.json(decidedTwice, { headers: { 'X-Total-Count': '2' } });
  if (!init?.method || init.method === 'GET') return Response.json(path.includes('decided-settings') ? settings : {});
  sent.push(JSON.parse(String(init.body)));
  if (!stale) return Response.json({ name: 'platformFeeCents', value: 750, version: 3 });
  stale = false;
  settings = settings.map((one) => ({ ...one, value: 600, version: 2, by, at: '2026-11-21T12:00:00Z' }));
  return Response.json({ error: 'stale', message: 'Changed.', requestId: 'r' }, { status: 409 });
}

beforeEach(() => {
  sent.length = 0;
  stale = false;
  staff = [user];
  settings = [{ name: 'platformFeeCents', value: 500, version: 1, at: null, by: null }];
  localStorage.setItem('token', 'mine');
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answerTo(path, init));
});

const show = () =>
  shown(<PlatformSettings />, {
    words: ['platformSettings', 'adminSettings', 'staff', 'validation', 'reports', 'admin'],
    at: '/admin/settings',
  });

it('says what a fee means before it is saved, and wants a reason', async () => {
  const press = await show();
  await press.click(await screen.findByRole('button', { name: 'Change Fee per job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.clear(dialog.getByLabelText(/New value/));
  await press.type(dialog.getByLabelText(/New value/), '7.50');
  await dialog.findByText('A $100.00 job: the host pays $107.50, the cleaner receives $92.50.');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter a reason');
  expect(sent).toEqual([]);
  await press.type(dialog.getByLabelText(/Reason/), 'Costs have risen.');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ value: 750, version: 1, reason: 'Costs have risen.' }]));
});

it('keeps what was typed where another owner was faster, and says what they chose', async () => {
  stale = true;
  const press = await show();
  await press.click(await screen.findByRole('button', { name: 'Change Fee per job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.clear(dialog.getByLabelText(/New value/));
  await press.type(dialog.getByLabelText(/New value/), '7');
  await press.type(dialog.getByLabelText(/Reason/), 'Costs have risen.');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/Otto Owner just changed this to: \$6\.00/);
  expect(dialog.getByLabelText<HTMLInputElement>(/New value/).value).toMatch(/^7/);
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ value: 700, version: 2, reason: 'Costs have risen.' }));
});

it('refuses a value beyond the bounds at its field', async () => {
  const press = await show();
  await press.click(await screen.findByRole('button', { name: 'Change Fee per job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.clear(dialog.getByLabelText(/New value/));
  await press.type(dialog.getByLabelText(/New value/), '99');
  await press.type(dialog.getByLabelText(/Reason/), 'Costs have risen.');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter a value from $0.00 to $25.00');
  expect(sent).toEqual([]);
});

it('sends nothing where the setting already has that value, and says so', async () => {
  const press = await show();
  await press.click(await screen.findByRole('button', { name: 'Change Fee per job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.type(dialog.getByLabelText(/Reason/), 'Costs have risen.');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('This setting already has that value.');
  expect(sent).toEqual([]);
});

it('names the setting of a history, and offers of it what would change something, the default too', async () => {
  settings = settings.map((one) => ({ ...one, value: 750, version: 2, by, at: '2026-11-22T12:00:00Z' }));
  const press = await show();
  await press.click(await screen.findByRole('button', { name: 'History of Fee per job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Fee per job' }));
  await dialog.findByText('$5.00 → $7.50');
  const [, ofDefault] = dialog.getAllByRole('button', { name: 'Restore' });
  expect(ofDefault?.closest('li')?.textContent).toContain('Default: $5.00');
  await press.click(ofDefault as HTMLElement);
  await screen.findByText('The value goes back to: $5.00.');
  await press.type(screen.getByLabelText(/Reason/), 'Too much.');
  await press.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(sent).toEqual([{ to: 0, version: 2, reason: 'Too much.' }]));
});

it('finds a setting by a word of what it is for', async () => {
  const press = await show();
  await press.type(await screen.findByRole('searchbox'), 'banner');
  await screen.findByText('No setting matches your search');
  await press.clear(screen.getByRole('searchbox'));
  await press.type(screen.getByRole('searchbox'), 'completed job');
  await screen.findByText('Fee per job');
});

it('shows the server’s address until there is another, and refuses what is none at its field', async () => {
  settings = [{ name: 'supportEmail', value: null, version: 0, at: null, by: null }];
  const press = await show();
  await screen.findByText('help@example.com');
  await screen.findByText('Default: As set on the server');
  await press.click(screen.getByRole('button', { name: 'Change Support email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.type(dialog.getByLabelText(/New value/), 'care at example');
  await press.type(dialog.getByLabelText(/Reason/), 'A new mailbox.');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Invalid email address');
  expect(sent).toEqual([]);
  await press.clear(dialog.getByLabelText(/New value/));
  await press.type(dialog.getByLabelText(/New value/), 'care@example.com');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ value: 'care@example.com', version: 0, reason: 'A new mailbox.' }]));
});

it('takes a deadline in hours within its bounds', async () => {
  settings = [{ name: 'freeCancelHours', value: 24, version: 0, at: null, by: null }];
  const press = await show();
  await screen.findByText('24 hours');
  await press.click(screen.getByRole('button', { name: 'Change Free cancellation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.clear(dialog.getByLabelText(/New value/));
  await press.type(dialog.getByLabelText(/New value/), '200');
  await press.type(dialog.getByLabelText(/Reason/), 'Fairer.');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter a value from 1 hour to 168 hours');
  await press.clear(dialog.getByLabelText(/New value/));
  await press.type(dialog.getByLabelText(/New value/), '48');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ value: 48, version: 0, reason: 'Fairer.' }]));
});

it('edits the rule table row by row, and refuses one by which coming later costs less', async () => {
  settings = [{ name: 'resolutionTable', value: usualTable, version: 0, at: null, by: null }];
  const press = await show();
  await screen.findByText('Standard table');
  await press.click(screen.getByRole('button', { name: 'Change Resolution table' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.clear(dialog.getByLabelText(/Late, 31 to 60 minutes/));
  await press.type(dialog.getByLabelText(/Late, 31 to 60 minutes/), '3');
  await press.type(dialog.getByLabelText(/Reason/), 'Milder.');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter a value from 5% to 75%');
  expect(document.activeElement).toBe(dialog.getByLabelText(/Late, 31 to 60 minutes/));
  await press.clear(dialog.getByLabelText(/Late, 31 to 60 minutes/));
  await press.type(dialog.getByLabelText(/Late, 31 to 60 minutes/), '8');
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  const value = { ...usualTable, late_30: 8 };
  await waitFor(() => expect(sent).toEqual([{ value, version: 0, reason: 'Milder.' }]));
});

it('does not switch on the limit for refunds where nobody else could confirm them, and leads to an invitation', async () => {
  settings = [{ name: 'refundApprovalCents', value: null, version: 0, at: null, by: null }];
  const press = await show();
  await press.click(await screen.findByRole('button', { name: 'Change Large refunds' }));
  const dialog = within(await screen.findByRole('dialog'));
  const link = await dialog.findByRole('link', { name: 'Invite an admin' });
  expect(dialog.getByText(/This can’t take effect yet/)).toBeTruthy();
  expect(link.getAttribute('href')).toBe('/admin/staff?invite=1');
  expect(dialog.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  expect(sent).toEqual([]);
});

it('says nothing of a second admin where there is one', async () => {
  settings = [{ name: 'refundApprovalCents', value: null, version: 0, at: null, by: null }];
  staff = [user, { ...user, id: 'a2', staffRole: 'finance' }];
  const press = await show();
  await press.click(await screen.findByRole('button', { name: 'Change Large refunds' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.click(dialog.getByRole('switch'));
  await press.type(dialog.getByLabelText(/Reason/), 'Two of us.');
  expect(dialog.queryByText(/can’t take effect/)).toBeNull();
  await press.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
