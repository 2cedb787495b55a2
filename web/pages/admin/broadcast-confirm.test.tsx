import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { BroadcastConfirm } from './broadcast-confirm.tsx';

const draft = { audience: 'hosts', city: '', subject: 'Payouts are faster', text: 'A day sooner.' } as const;

it('is sent once, though the answer to the first try never came', async () => {
  const keys: (string | null)[] = [];
  const first = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (_path: string, { method, headers }: RequestInit) => {
    if (method !== 'POST') return Response.json({ people: 2, unsubscribed: 0, city: null });
    keys.push(new Headers(headers).get('idempotency-key'));
    if (keys.length === 1) return first.promise;
    return Response.json({}, { status: 201 });
  });
  const onSent = vi.fn();
  const user = await shown(<BroadcastConfirm draft={draft} onBack={() => undefined} onSent={onSent} />, {
    words: ['admin', 'broadcasts'],
  });
  const box = within(await screen.findByRole('dialog'));
  await user.type(await box.findByRole('textbox', { name: /Type 2 to confirm/ }), '2');
  await user.type(box.getByRole('textbox', { name: /Reason/ }), 'Everybody asks.');
  const send = (busy: boolean) => box.findByRole('button', { name: 'Send broadcast', busy });
  await user.click(await send(false));
  await send(true);
  first.reject(new TypeError('The connection broke off'));
  await user.click(await send(false));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('begins with the number to type, once that is known', async () => {
  const counted = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => counted.promise);
  await shown(<BroadcastConfirm draft={draft} onBack={() => undefined} onSent={() => undefined} />, {
    words: ['admin', 'broadcasts'],
  });
  await screen.findByRole('dialog');
  counted.resolve(Response.json({ people: 4, unsubscribed: 0, city: null }));
  const number = await screen.findByRole('textbox', { name: /Type 4 to confirm/ });
  await waitFor(() => expect(document.activeElement).toBe(number));
});

it('offers nothing to send where nobody would get it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ people: 0, unsubscribed: 0, city: null }));
  await shown(<BroadcastConfirm draft={draft} onBack={() => undefined} onSent={() => undefined} />, {
    words: ['admin', 'broadcasts'],
  });
  const box = within(await screen.findByRole('dialog'));
  expect(await box.findByText(/No one matches/)).toBeTruthy();
  expect(box.queryByRole('button', { name: 'Send broadcast' })).toBeNull();
  expect(box.queryByRole('textbox')).toBeNull();
});

it('says to whom it goes, the city as those who live there write it, and leads back to the text', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ people: 2, unsubscribed: 0, city: 'Austin' }));
  const onBack = vi.fn();
  const user = await shown(
    <BroadcastConfirm draft={{ ...draft, city: ' austin ' }} onBack={onBack} onSent={() => undefined} />,
    { words: ['admin', 'broadcasts', 'common'] },
  );
  const box = within(await screen.findByRole('dialog'));
  expect((await box.findByText(/All hosts/)).textContent).toBe('All hosts · Austin');
  await user.click(box.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});
