import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { useUnreadMessages } from './use-unread-messages.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/messages?unread=true')) return Response.json([{}, {}]);
    return path.startsWith('/api/notifications')
      ? Response.json({ notifications: 9, conversations: 1 })
      : Response.json({});
  });
});

const Count = () => <output>{useUnreadMessages()}</output>;

it('one’s own unread conversations are counted', async () => {
  await shown(<Count />);
  expect(await screen.findByText('1')).toBeTruthy();
});

it('those of the host whom one works for are counted meanwhile', async () => {
  localStorage.setItem('acting-for', JSON.stringify({ id: 'h', name: 'Rita', role: 'MANAGER', some: false }));
  await shown(<Count />);
  expect(await screen.findByText('2')).toBeTruthy();
});
