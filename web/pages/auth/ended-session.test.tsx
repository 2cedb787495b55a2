import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#web/platform/offline/outbox.ts';
import { expireToken, saveToken } from '#web/platform/token.ts';
import { RequireRole } from '#web/shell/require-role.tsx';
import { shown } from '#web/testing/shown.tsx';
import AuthPage from './auth-page.tsx';

const photo = {
  kind: 'photo',
  file: new Blob(['x']),
  name: 'a.jpg',
  photoType: 'AFTER',
  note: null,
  photoUrl: null,
} as const;
const done = { userId: 'ana', jobId: 'job-1', at: '2026-11-25T10:00:00Z' };

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/me') ? { id: 'ana', role: 'CLEANER', name: 'Ana' } : { off: [] }),
  );
});

const words = ['auth', 'shell', 'offline'];
const page = (
  <Routes>
    <Route path="/auth" element={<AuthPage />} />
    <Route
      path="*"
      element={
        <RequireRole roles={['CLEANER']} otherwise="cleaner">
          work
        </RequireRole>
      }
    />
  </Routes>
);

it('says above the log-in that the session ended, and what waits on this phone until somebody logs in', async () => {
  for (const name of ['a.jpg', 'b.jpg']) await outbox.add({ ...done, what: { ...photo, name } });
  await outbox.add({ ...done, what: { kind: 'tick', taskId: 'bins', change: { done: true } } });
  const refused = await outbox.add({ ...done, what: photo });
  await outbox.change(refused, { refusal: { status: 400, text: 'no' } });
  saveToken('good');
  await shown(page, { words, at: '/cleaner/today' });
  await screen.findByText('work');
  act(() => expireToken('good'));
  expect(await screen.findByText('You were logged out. Log in to continue.')).toBeTruthy();
  expect(
    screen.getByText('Waiting on this phone: 2 photos and 1 task. Everything is sent as soon as you log in.'),
  ).toBeTruthy();
});

it('says what waits to who comes back later as well, and nothing of an end that nobody saw', async () => {
  await shown(<AuthPage />, { words, at: '/auth' });
  expect(await screen.findByText(/Waiting on this phone: 2 photos and 1 task/)).toBeTruthy();
  expect(screen.queryByText(/You were logged out/)).toBeNull();
});
