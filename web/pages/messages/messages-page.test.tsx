import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import MessagesPage from './messages-page.tsx';

const person = (id: string, name: string) => ({ id, name, firstName: name, pictureUrl: null });
const thread = (jobId: string, cleaner: object) => ({
  ...{ jobId, cleaner, host: person('h1', 'Hanna'), jobTitle: 'Dune House', unread: 0, timeZone: 'America/New_York' },
  ...{ startTime: '2026-11-30T16:00:00Z', lastMessage: null, lastAt: '2026-11-29T10:00:00Z', closed: false },
});
const host = { id: 'h1', role: 'HOST', name: 'Hanna', emailVerified: true, onboardingCompleted: true };

beforeEach(() => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/me')) return Response.json(host);
    if (path.startsWith('/api/messages'))
      return Response.json([thread('j1', person('c1', 'Carlos')), thread('j2', person('c2', 'Dana'))]);
    return Response.json([]);
  });
});

const Address = () => <output>{useLocation().pathname}</output>;

async function address(wide: boolean): Promise<string | null> {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: wide }));
  const page = (
    <>
      <MessagesPage />
      <Address />
    </>
  );
  await shown(page, { words: ['messages', 'shell'], at: '/messages' });
  await screen.findByText('Dana');
  return screen.getByRole('status').textContent;
}

it('opens the newest conversation where there is room beside the list', async () => {
  expect(await address(true)).toBe('/messages/j1/c1');
});

it('leaves the choice on a phone', async () => {
  expect(await address(false)).toBe('/messages');
});
