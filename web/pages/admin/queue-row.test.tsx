import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { QueueItem } from '#contract/admin-queue.ts';
import { shown } from '#web/testing/shown.tsx';
import { QueueRow } from './queue-row.tsx';

it('leads to the failed tasks, as their section names them in its address', async () => {
  const item: QueueItem = {
    id: 't1',
    kind: 'task',
    name: 'send-payout',
    count: 2,
    since: '2026-11-22T14:05:00Z',
    dueAt: null,
  };
  await shown(<QueueRow item={item} />, { words: ['admin'], at: '/admin' });
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/admin/notifications?show=tasks');
});

it.each([
  ['dispute', '/admin/disputes?case=x1'],
  ['refund', '/admin/payments?ask=x1'],
] as const)('opens a %s over the whole list, which stays whole once that is closed', async (kind, address) => {
  const item: QueueItem = { id: 'x1', kind, name: 'Dune House', count: 1, since: '2026-11-22T14:05:00Z', dueAt: null };
  await shown(<QueueRow item={item} />, { words: ['admin'], at: '/admin' });
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(address);
});

it('says when it is due in the zone of the operator, which it names', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'America/Chicago' }));
  const dueAt = '2026-11-29T23:34:00Z';
  const item: QueueItem = { id: 'd1', kind: 'dispute', name: 'Dune House', count: 1, since: dueAt, dueAt };
  await shown(<QueueRow item={item} />, { words: ['admin'], at: '/admin' });
  expect(await screen.findByText('Due Sun, Nov 29, 5:34 PM CST')).toBeTruthy();
});

it('says of a review how good it is and of which home: one line is not like another', async () => {
  const review = { stars: 2, place: 'Dune House' };
  const item: QueueItem = {
    ...{ id: 'r1', kind: 'review', name: 'Ana', count: 1, since: '2026-11-28T09:30:00Z', dueAt: null },
    review,
  };
  await shown(<QueueRow item={item} />, { words: ['admin', 'ui'], at: '/admin' });
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Dune House');
  expect(screen.getByText('2.0 of 5 stars')).toBeTruthy();
});

it('says of a cleaning that nobody comes to how long is left, whose it is and whether anybody has bid, and opens it', async () => {
  const dueAt = new Date(Date.now() + 5 * 3_600_000).toISOString();
  const item: QueueItem = {
    ...{ id: 'j1', kind: 'uncovered', name: 'Dune House', count: 1, since: '2026-11-28T09:30:00Z', dueAt },
    ...{ timeZone: 'America/Denver', people: ['Hanna'], amountCents: 12_000 as QueueItem['amountCents'], bidCount: 0 },
  };
  await shown(<QueueRow item={item} />, { words: ['admin', 'ui'], at: '/admin' });
  const text = (await screen.findByRole('listitem')).textContent;
  for (const said of ['Starts soon, no cleaner', 'Dune House', 'Hanna', '$120.00', 'No bids', 'in 5 hours'])
    expect(text).toContain(said);
  expect(text).toMatch(/Starts .* M[SD]T/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/jobs?job=j1');
});
