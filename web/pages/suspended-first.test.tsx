import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { doubtAccount } from '#web/platform/token.ts';
import { shown } from '#web/testing/shown.tsx';
import { SuspendedFirst } from './suspended-first.tsx';

const admin = { id: '1', email: 'ann@example.com', name: 'Ann Lee', role: 'ADMIN', locale: 'en' };
let suspended: true | undefined;

beforeEach(() => {
  suspended = undefined;
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') {
      const since = suspended && { suspendedAt: '2026-11-24T12:00:00.000Z' };
      return Response.json({ ...admin, suspended, ...since });
    }
    return Response.json({ supportEmail: 'help@freshkey.example', mode: 'demo' });
  });
});

const open = (at: string) => shown(<SuspendedFirst>the page</SuspendedFirst>, { words: ['account'], at });

it('takes the place of an open page as soon as the account is suspended, and leaves it again', async () => {
  await open('/host/dashboard');
  expect(await screen.findByText('the page')).toBeTruthy();
  suspended = true;
  doubtAccount();
  expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeTruthy();
  expect(screen.queryByText('the page')).toBeNull();
  expect(screen.getByText('Suspended since November 24, 2026.')).toBeTruthy();
  const support = await screen.findByRole('link', { name: 'help@freshkey.example' });
  expect(support.getAttribute('href')).toBe('mailto:help@freshkey.example');
  suspended = undefined;
  doubtAccount();
  expect(await screen.findByText('the page')).toBeTruthy();
});

it('leaves the account, the notifications and the public pages open', async () => {
  suspended = true;
  for (const at of ['/account', '/notifications', '/help', '/de/help']) {
    const { unmount } = await opened(at);
    expect(await screen.findByText('the page')).toBeTruthy();
    unmount();
  }
});

async function opened(at: string) {
  await open(at);
  return { unmount: () => document.body.replaceChildren() };
}
