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

const facts = () => screen.getAllByRole('definition').map(({ parentElement }) => parentElement?.textContent);

it('holds the payouts with a reason, by the button and not by Enter, and then offers to release them', async () => {
  const user = await open('finance');
  expect(await screen.findByText('$115.00')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Hold payouts' }));
  const reason = await screen.findByRole('textbox');
  await user.type(reason, '{Enter}');
  expect(await screen.findByText('Enter a reason')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(reason, `${held.reason}{Enter}`);
  expect(sent).toEqual([]);
  const button = screen.getAllByRole('button', { name: 'Hold payouts' }).at(-1) as HTMLElement;
  expect(document.activeElement).toBe(button);
  await user.click(button);
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
  await screen.findByText('$204.00 · May 8, 2026');
  expect(facts()).toEqual(['Balance$115.00', 'More by Friday$89.00', 'Next payout$204.00 · May 8, 2026']);
});

it('says of a next payout that it waits for a bank account, on no day, with figures that add up', async () => {
  money = { ...free, nextPayout: { date: '2026-05-08', amountCents: 17_050 }, account: 'none' };
  await open('support');
  await screen.findByText('Waits for a bank account');
  expect(facts()).toEqual(['Balance$115.00', 'More by Friday$55.50', 'Next payout$170.50Waits for a bank account']);
});

it('says of payouts let go without a bank account that they wait for one', async () => {
  money = { ...free, nextPayout: null, account: 'none', held };
  const user = await open('finance');
  await user.click(await screen.findByRole('button', { name: 'Release payouts' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/goes out once a bank account is connected/)).toBeTruthy();
  expect(dialog.queryByText(/next weekly payout/)).toBeNull();
});
