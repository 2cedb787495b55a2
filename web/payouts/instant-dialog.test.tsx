import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { InstantDialog } from './instant-dialog.tsx';

const sent: unknown[] = [];
const keys: (string | null)[] = [];
let lost = false;

beforeEach(() => {
  sent.length = 0;
  keys.length = 0;
  lost = false;
  vi.stubGlobal('fetch', async (_path: string, { body, headers }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)));
    keys.push(new Headers(headers).get('idempotency-key'));
    if (lost) throw new TypeError('Failed to fetch');
    return Response.json({}, { status: 201 });
  });
});

it('asks for the money once, however fast it is pressed and whether an answer comes or not', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const user = await shown(<InstantDialog balanceCents={13_250} onClose={vi.fn()} />, { words: ['payouts'] });
  const pay = await screen.findByRole('button', { name: 'Pay out $132.50' });
  lost = true;
  act(() => {
    pay.click();
    pay.click();
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(pay).toHaveProperty('disabled', false));
  await user.click(pay);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

it('pays out what its button says, with the fee before the click, and not on Enter', async () => {
  const onClose = vi.fn();
  const user = await shown(<InstantDialog balanceCents={13_250} onClose={onClose} />, { words: ['payouts'] });
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '100{Enter}');
  expect(sent).toEqual([]);
  expect(screen.getByText('$98.50')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pay out $100.00' }));
  expect(sent).toEqual([{ method: 'instant', amountCents: 10_000 }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('names no amount while none that fits is typed, and keeps the place of what it would bring', async () => {
  const user = await shown(<InstantDialog balanceCents={13_250} onClose={vi.fn()} />, { words: ['payouts'] });
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '700');
  expect(await screen.findByText('Enter an amount from $1.00 to $132.50')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay out now' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Provider fee').closest('.invisible')).toBeTruthy();
});
