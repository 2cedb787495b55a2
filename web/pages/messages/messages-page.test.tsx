import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import MessagesPage from './messages-page.tsx';

const person = (id: string, name: string) => ({ id, name, firstName: name, pictureUrl: null });
const last = {
  id: 'm1',
  author: person('c1', 'Carlos'),
  text: 'On my way',
  photoUrls: [],
  createdAt: '2026-11-29T10:00:00Z',
  readAt: null,
};
const thread = (jobId: string, cleaner: object) => ({
  ...{ jobId, cleaner, host: person('h1', 'Hanna'), title: 'Dune House', unread: 0, timeZone: 'America/New_York' },
  ...{ startTime: '2026-11-30T16:00:00Z', last },
});
const host = { id: 'h1', role: 'HOST', name: 'Hanna', emailVerified: true, onboardingCompleted: true };

beforeEach(() => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/messages'))
      return Response.json([thread('j1', person('c1', 'Carlos')), thread('j2', person('c2', 'Dana'))]);
    if (path.endsWith('/conversation')) return Response.json(thread('j1', person('c1', 'Carlos')));
    if (path.startsWith('/api/me')) return Response.json(host);
    return path.includes('/messages') ? Response.json([]) : Response.json({});
  });
});

const Address = () => <output>{useLocation().pathname}</output>;

async function open(wide: boolean): Promise<void> {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: wide }));
  const page = (
    <>
      <MessagesPage />
      <Address />
    </>
  );
  await shown(page, { words: ['messages', 'shell'], at: '/messages' });
  await screen.findByText('Dana');
}

it('opens the newest conversation where there is room beside the list', async () => {
  await open(true);
  expect(await screen.findByText('/messages/j1/c1')).toBeTruthy();
});

it('leaves the choice on a phone', async () => {
  await open(false);
  expect(screen.getByText('/messages')).toBeTruthy();
});
