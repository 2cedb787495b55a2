import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AuditList } from './audit-list.tsx';

const asked: string[] = [];
let done: string[];

beforeEach(() => {
  asked.length = 0;
  done = ['cancel job'];
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/me') return Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' });
    if (path.endsWith('/actions')) return Response.json(done);
    if (path.endsWith('/chain')) return Response.json({ links: 1, verifiedAt: '2026-11-22T14:00:00Z', fault: null });
    return Response.json([]);
  });
});

it('lists without the days of the address that no calendar has', async () => {
  await shown(<AuditList />, { words: ['admin', 'adminLists'], at: '/admin/audit-logs?from=2026-99-99&to=x' });
  await waitFor(() => expect(asked.some((path) => path.startsWith('/api/admin/audit-logs?'))).toBe(true));
  expect(screen.getByLabelText('From')).toHaveProperty('value', '');
  expect(asked.some((path) => path.includes('from='))).toBe(false);
});

const open = async (action: string) => {
  await shown(<AuditList />, { words: ['admin', 'adminLists'], at: `/admin/audit-logs?action=${action}` });
  await waitFor(() => expect(asked.some((path) => path.startsWith('/api/admin/audit-logs?'))).toBe(true));
  return screen.findByRole<HTMLSelectElement>('combobox', { name: 'Action' });
};

it('ignores an action in the address that is none', async () => {
  const select = await open('nope');
  await screen.findByRole('option', { name: 'Canceled job' });
  expect([...select.options].map(({ value }) => value)).toEqual(['', 'cancel job']);
  expect(asked.some((path) => path.includes('nope'))).toBe(false);
});

it('offers the actions by what they are called', async () => {
  done = ['erase account', 'suspend account', 'cancel job'];
  const select = await open('');
  await screen.findByRole('option', { name: 'Canceled job' });
  const names = [...select.options].map(({ textContent }) => textContent);
  expect(names).toEqual(['Action: All', 'Canceled job', 'Deleted account', 'Suspended account']);
});

it('narrows to one of ours that nobody ever did', async () => {
  const select = await open('erase+account');
  await waitFor(() => expect(select.value).toBe('erase account'));
  expect(asked.some((path) => path.includes('action=erase+account'))).toBe(true);
});
