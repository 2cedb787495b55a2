import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { UserMoney } from './user-money.tsx';

const held = { since: '2026-05-06T16:00:00Z', reason: 'Two accounts share a bank account.' };
const free = {
  balanceCents: 11_500,
  nextPayout: { date: '2026-05-08', amountCents: 11_500 },
  held: null,
  account: 'enabled',
};
let money: object;
let staffRole: string;
const sent: unknown[] = [];

beforeEach(() => {
  money = free;
  localStorage.setItem('token', 'good');
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.startsWith('/api/me')) return Response.json({ ...ada, staffRole });
    if (method === 'POST') {
      sent.push(path, JSON.parse(String(body)));
      money = path.endsWith('/hold') ? { ...free, nextPayout: null, held } : free;
    }
    return Response.json(money);
  });
});

const ada = { id: 'a1', email: 'ada@freshkey.example', name: 'Ada', role: 'ADMIN' };
const open = (role: string) => {
  staffRole = role;
  const words = ['admin', 'adminLists', 'adminPeople', 'adminSettings'];
  return shown(<UserMoney user={{ id: 'u1', name: 'Carla' }} />, { words });
};

it('holds the payouts with a reason, by Enter too, and then offers to release them', async () => {
  const user = await open('finance');
  expect(await screen.findByText('$115.00')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Hold payouts' }));
  const reason = await screen.findByRole('textbox');
  await user.type(reason, '{Enter}');
  expect(await screen.findByText('Enter a reason')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(reason, `${held.reason}{Enter}`);
  await waitFor(() => expect(sent).toEqual(['/api/admin/users/u1/payouts/hold', { reason: held.reason }]));
  expect(await screen.findByRole('button', { name: 'Release payouts' })).toBeTruthy();
  expect(screen.getByText(held.reason)).toBeTruthy();
});

it('shows the money to support, who may not hold it', async () => {
  await open('support');
  expect(await screen.findByText('$115.00')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what of a next payout is not in the balance yet', async () => {
  money = { ...free, nextPayout: { date: '2026-05-08', amountCents: 20_400 } };
  await open('support');
  expect(await screen.findByText('$89.00 of it becomes available by then')).toBeTruthy();
});

it('names no day and no sum of a next payout before there is a bank account', async () => {
  money = { ...free, account: 'none' };
  await open('support');
  expect(await screen.findByText('$115.00 waits for a bank account')).toBeTruthy();
  expect(screen.queryByText(/May 8/)).toBeNull();
});

it('says of payouts let go without a bank account that they wait for one', async () => {
  money = { ...free, nextPayout: null, account: 'none', held };
  const user = await open('finance');
  await user.click(await screen.findByRole('button', { name: 'Release payouts' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/goes out once a bank account is connected/)).toBeTruthy();
  expect(dialog.queryByText(/next weekly payout/)).toBeNull();
});
