import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
