import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SentNotice } from '#contract/admin-notices.ts';
import type { FailedTask } from '#contract/failed-tasks.ts';
import { shown } from '#web/testing/shown.tsx';
import { NoticeSection } from './notice-section.tsx';

const notice: SentNotice = {
  ...{ id: 'n1', channel: 'sms', kind: 'bidPlaced', recipient: { id: 'u1', name: 'Hanna Whitfield' }, tries: 3 },
  ...{ status: 'failed', error: 'unreachable', canRetry: true, createdAt: '2026-11-22T14:00:00Z' },
  ...{ sentAt: null, failedAt: '2026-11-22T14:05:00Z', nextTryAt: null },
};
const late: SentNotice = {
  ...notice,
  ...{ id: 'n2', recipient: { id: 'u2', name: 'Marcus Bell' }, error: 'expired', canRetry: false },
};
const task: FailedTask = {
  ...{ id: 't1', task: 'send-payout', queue: 'money', fact: null, jobId: null, tries: 13 },
  ...{ createdAt: '2026-11-22T13:00:00Z', failedAt: '2026-11-22T14:00:00Z' },
};
let staffRole: 'owner' | 'support';
let failedNoticeCount = 2;
const asked: string[] = [];
const sent: [path: string, body: unknown][] = [];

beforeEach(() => {
  staffRole = 'owner';
  failedNoticeCount = 2;
  asked.length = 0;
  sent.length = 0;
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(path);
    if (method === 'POST') sent.push([path, body ? JSON.parse(String(body)) : null]);
    return new Response(JSON.stringify(answerTo(path, method)), {
      headers: { 'x-total-count': path.includes('failed-tasks') ? '1' : '2' },
    });
  });
});

function answerTo(path: string, method: string | undefined) {
  if (path === '/api/me') return { id: 'a1', name: 'Ada Admin', role: 'ADMIN', staffRole, locale: 'en' };
  if (path.endsWith('/stats')) return { failedNoticeCount, failedTaskCount: 1 };
  if (path.endsWith('/causes'))
    return [{ channel: 'sms', error: 'unreachable', count: 12, lastAt: '2026-11-22T14:05:00Z' }];
  if (method === 'POST') return { count: 12 };
  return path.includes('failed-tasks') ? [task] : [notice, late];
}

const words = ['admin', 'adminLists', 'undelivered', 'noticeSettings'];
const open = (at = '/admin/notifications') => shown(<NoticeSection />, { words, at });

it('shows what was not delivered to whom and why, and sends again what still has something to say', async () => {
  const reader = await open();
  const row = within(await screen.findByRole('row', { name: /Hanna Whitfield/ }));
  expect(row.getByText('The number can’t be reached')).toBeTruthy();
  expect(asked.some((path) => path.includes('status=failed'))).toBe(true);
  const gone = within(screen.getByRole('row', { name: /Marcus Bell/ }));
  expect(gone.getByText('Out of date before it could be sent')).toBeTruthy();
  expect(gone.queryByRole('button')).toBeNull();
  await reader.click(row.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toEqual([['/api/admin/notifications/n1/retry', null]]));
});

it('says beside its title how many the part that is open has', async () => {
  const reader = await open();
  expect(await screen.findByText('2 in this list')).toBeTruthy();
  await reader.click(await screen.findByRole('tab', { name: /Background tasks/ }));
  expect(await screen.findByText('1 in this list')).toBeTruthy();
});

it('sends everything again that was given up for one cause', async () => {
  const reader = await open();
  expect(await screen.findByText(/Notifications: 12/)).toBeTruthy();
  await reader.click(screen.getByRole('button', { name: 'Send all again' }));
  const body = { channel: 'sms', error: 'unreachable' };
  await waitFor(() => expect(sent).toEqual([['/api/admin/notifications/retry', body]]));
});

it('shows the tasks that failed in a part of their own, and runs one again', async () => {
  const reader = await open();
  await reader.click(await screen.findByRole('tab', { name: /Background tasks/ }));
  const row = within(await screen.findByRole('row', { name: /send-payout/ }));
  expect(row.getByText('Money')).toBeTruthy();
  expect((await screen.findByText('send-payout')).previousSibling?.textContent).toBe('Money');
  await reader.click(row.getByRole('button'));
  await reader.click(await screen.findByRole('menuitem', { name: 'Run again' }));
  await waitFor(() => expect(sent).toEqual([['/api/admin/failed-tasks/t1/retry', null]]));
});

it('keeps the tasks from who may not run them, also at their address', async () => {
  staffRole = 'support';
  await open('/admin/notifications?show=tasks');
  expect(await screen.findByRole('row', { name: /Hanna Whitfield/ })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: /Background tasks/ })).toBeNull();
  expect(asked.some((path) => path.includes('failed-tasks'))).toBe(false);
});

it('opens on all that was sent where nothing is undelivered', async () => {
  failedNoticeCount = 0;
  await open();
  expect(await screen.findByRole('row', { name: /Hanna Whitfield/ })).toBeTruthy();
  expect(asked.some((path) => path.includes('status=failed'))).toBe(false);
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeTruthy();
});
