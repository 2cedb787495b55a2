import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { HelperJoinPanel } from './helper-join-panel.tsx';

const expiresAt = '2099-11-28T12:00:00Z';
const answers: Record<string, unknown> = {
  '/api/me': { id: 'r', name: 'Rosa', email: 'rosa@example.com', role: 'CLEANER' },
  '/api/helper-invitations/look': {
    ...{ id: 'asked', cleaner: 'Carlos', name: 'Rosa', email: 'rosa@example.com', account: 'cleaner', expiresAt },
  },
  '/api/cleaner/helpers': {
    ...{ helpers: [], invitations: [], helping: [] },
    askedBy: [
      { id: 'other', cleaner: 'Carla', expiresAt },
      { id: 'asked', cleaner: 'Carlos', expiresAt },
    ],
  },
};
const sent: string[] = [];
const arrived = vi.fn();

beforeEach(() => {
  sent.length = 0;
  arrived.mockReset();
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path}`);
    return Response.json(answers[path] ?? {});
  });
});

const look = () =>
  shown(
    <>
      <HelperJoinPanel token="t" onArrived={arrived} />
      <ToastViewport />
    </>,
    { words: ['helpers', 'auth'] },
  );

it('who accepts with an account they have is told whom they help now', async () => {
  const user = await look();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(arrived).toHaveBeenCalledWith(false));
  expect((await screen.findAllByText(/You now help .*Carlos/)).length).toBeGreaterThan(0);
});

it('who is asked reads what helping is and whose account answers, and may say no to this invitation right here', async () => {
  const user = await look();
  expect(await screen.findByText(/gets paid for the job/)).toBeTruthy();
  expect(screen.getByText(/You’re logged in as .*Rosa.*rosa@example\.com/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(arrived).toHaveBeenCalledWith(false));
  expect(sent).toContain('DELETE /api/cleaner/helping/invitations/asked');
});

it('declines nothing where another invitation has taken the place of the one that is shown', async () => {
  const asks = answers['/api/cleaner/helpers'] as { askedBy: unknown[] }; // as written above
  const before = asks.askedBy;
  asks.askedBy = [{ id: 'newer', cleaner: 'Carlos', expiresAt }];
  await look();
  await screen.findByRole('button', { name: 'Accept' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull());
  expect(sent.filter((deed) => deed.startsWith('DELETE'))).toEqual([]);
  asks.askedBy = before;
});
