// Runs alone: it would see what other files leave in them.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { shown } from '#web/testing/shown.tsx';
import { goesOn, nearDay } from './days-of.ts';
import { MessageView } from './message-view.tsx';
import type { Outgoing } from './outbox.ts';
import { OutgoingView } from './outgoing-view.tsx';

const words = ['messages'];
const message: Message = {
  ...{ id: 'm', author: { id: 'a', name: 'Ana' }, text: '<b>Hello</b> https://example.com', photoUrls: [] },
  ...{
    thumbnailUrls: [],
    createdAt: '2026-11-21T12:00:00Z',
    readAt: null,
    quick: null,
    flags: [],
    reported: false,
    hidden: false,
  },
};

it('shows what was written as text, and leads nowhere', async () => {
  await shown(<MessageView message={message} own={false} />, { words });
  const text = screen.getByText('<b>Hello</b> https://example.com');
  expect(text.getAttribute('dir')).toBe('auto');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says once of messages that go on from each other when they were written and whether they were read', async () => {
  const at = (createdAt: string, more: Partial<Message> = {}): Message => ({ ...message, createdAt, ...more });
  const first = at('2026-11-21T12:00:00Z');
  const other = { id: 'b', name: 'Ben' };
  expect(goesOn(first, at('2026-11-21T12:01:00Z'))).toBe(true);
  expect(goesOn(first, at('2026-11-21T12:10:00Z'))).toBe(false);
  expect(goesOn(first, at('2026-11-21T12:01:00Z', { author: other }))).toBe(false);
  expect(goesOn(at('2026-11-21T12:00:00Z', { readAt: '2026-11-21T12:00:30Z' }), first)).toBe(false);
  expect(goesOn(first, undefined)).toBe(false);
  await shown(
    <>
      <MessageView message={first} own goesOn />
      <MessageView message={{ ...first, text: 'And more' }} own />
    </>,
    { words },
  );
  expect(screen.getAllByText('Sent')).toHaveLength(1);
  expect(document.querySelectorAll('time')).toHaveLength(1);
});

it('says of a removed message only that it was removed', async () => {
  await shown(<MessageView message={{ ...message, text: '', hidden: true }} own={false} />, { words });
  expect(screen.getByText('This message was removed after a report.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('folds a message of very many lines, and shows all of it on request', async () => {
  const text = Array.from({ length: 1500 }, (_, line) => `line ${line}`).join('\n');
  const user = await shown(<MessageView message={{ ...message, text }} own={false} />, { words });
  const said = screen.getByText(/line 1499/);
  expect(said.className).toContain('line-clamp');
  await user.click(screen.getByRole('button', { name: 'Show whole message' }));
  expect(said.className).not.toContain('line-clamp');
  expect(screen.queryByRole('button', { name: 'Show whole message' })).toBeNull();
});

it('has what can be done with a message within reach of the keyboard', async () => {
  const user = await shown(<MessageView message={message} own={false} />, { words });
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More options for this message' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeTruthy();
});

it('says under a message that its reader has reported it, once and for all', async () => {
  await shown(<MessageView message={{ ...message, reported: true }} own={false} />, { words });
  expect(screen.getByText('You reported this message')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('calls the last two days by their names, across the turn of a month and of the clocks', () => {
  const now = new Date(2026, 10, 1, 0, 30).getTime(); // the night the clocks go back in the US
  const on = (...day: [number, number, number, number]) => nearDay(new Date(...day).toISOString(), now);
  expect([on(2026, 10, 1, 0), on(2026, 9, 31, 0), on(2026, 9, 31, 23)]).toEqual(['today', 'yesterday', 'yesterday']);
  expect([on(2026, 9, 30, 23), on(2025, 10, 1, 0)]).toEqual([null, null]);
});

it('shows a quick reply in the reader’s language, whatever it was written in', async () => {
  const quick = { ...message, text: '¿Dónde está la aspiradora?', quick: 'whereVacuum' as const };
  await shown(<MessageView message={quick} own={false} />, { words, language: 'de' });
  expect(screen.getByText('Wo ist der Staubsauger?')).toBeTruthy();
});

it('says to both that a message hands over a phone number, and to its author whether it was read', async () => {
  await shown(<MessageView message={{ ...message, flags: ['phone'], readAt: '2026-11-21T12:01:00Z' }} own />, {
    words,
  });
  expect(screen.getByText(/^Stay on Freshkey/)).toBeTruthy();
  expect(screen.getByText('Read')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

const outgoing: Outgoing = {
  ...{ key: 'k', author: { id: 'a', role: 'HOST' }, jobId: 'j', personId: 'p', text: 'On my way', photoUrls: [] },
  state: 'waiting',
};

it('says of what waits for a connection that it goes automatically, and never that it was not sent', async () => {
  const [onRetry, onRemove] = [vi.fn(), vi.fn()];
  await shown(<OutgoingView {...{ outgoing, onRetry, onRemove }} />, { words });
  expect(screen.getByRole('status').textContent).toContain('Waiting for a connection. We’ll send it automatically.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('says that pay stays on Freshkey where a message leads to a payment elsewhere, and nothing of contact details', async () => {
  await shown(<MessageView message={{ ...message, flags: ['paymentLink'] }} own={false} />, { words });
  expect(screen.getByText(/^Pay and get paid only through Freshkey/)).toBeTruthy();
  expect(screen.queryByText(/^Stay on Freshkey/)).toBeNull();
});

it('keeps what could not be sent, with the reason, to send again or remove', async () => {
  const [onRetry, onRemove] = [vi.fn(), vi.fn()];
  const error = new ApiError(new Response(null, { status: 404 }), '{"error":"not_found"}');
  const refused = { ...outgoing, state: 'refused' as const, error };
  const user = await shown(<OutgoingView {...{ outgoing: refused, onRetry, onRemove }} />, { words });
  expect(screen.getByRole('alert').textContent).toContain('Not sent. This no longer exists');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect([onRetry.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});
