import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { BroadcastList } from './broadcast-list.tsx';

const sent = {
  ...{ id: 'b1', audience: 'hosts', city: 'Savannah', subject: 'Payouts are faster', text: 'A day sooner.\n\nAda' },
  ...{ state: 'stopped', people: 12, written: 8, by: { id: 'a1', name: 'Ada' } },
  ...{ createdAt: '2026-11-28T15:00:00Z', endedAt: '2026-11-28T15:10:00Z' },
};

it('opens what was sent: its words, to whom, and how many have it', async () => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/me'
      ? Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' })
      : Response.json(path.startsWith('/api/admin/broadcasts') ? [sent] : { timeZone: 'UTC' }),
  );
  const user = await shown(<BroadcastList />, { words: ['admin', 'adminLists', 'broadcasts'] });
  await user.click(await screen.findByRole('button', { name: /Payouts are faster/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Payouts are faster' }));
  expect(panel.getByText(/A day sooner\./).textContent).toBe(sent.text);
  const fact = (name: string) => panel.getByText(name).nextElementSibling?.textContent;
  expect([fact('City'), fact('Recipients'), fact('Not sent to'), fact('By')]).toEqual([
    'Savannah',
    '8 of 12',
    '4',
    'Ada',
  ]);
});
