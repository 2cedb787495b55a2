import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AccountPasskeys } from './account-passkeys.tsx';

let since: string | null = null;

beforeEach(() => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me/two-factor') return Response.json({ since, recoveryCodesLeft: 10, required: false });
    if (path.startsWith('/api/me/passkeys')) return Response.json([]);
    return Response.json({ id: '1', name: 'Ada', role: 'ADMIN' });
  });
});

it('says why this browser cannot add one', async () => {
  since = '2026-05-06T16:00:00.000Z';
  await shown(<AccountPasskeys />, { words: ['accountSafety'] });
  expect(await screen.findByText(/require a secure address/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('offers to add one beside an app', async () => {
  since = '2026-05-06T16:00:00.000Z';
  vi.stubGlobal('PublicKeyCredential', class {});
  await shown(<AccountPasskeys />, { words: ['accountSafety'] });
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
});

it('says that it could not be read, and asks again', async () => {
  since = null;
  const reads = fetch;
  let fails = true;
  vi.stubGlobal('fetch', async (path: string) =>
    fails && path === '/api/me/two-factor' ? Response.json({ error: 'forbidden' }, { status: 403 }) : reads(path),
  );
  const user = await shown(<AccountPasskeys />, { words: ['accountSafety', 'ui'] });
  expect(await screen.findByText('We couldn’t load your passkeys')).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/turns on two-factor authentication/)).toBeTruthy();
});

it('asks once for a press made twice, and shows no longer what was removed elsewhere', async () => {
  since = '2026-05-06T16:00:00.000Z';
  vi.spyOn(console, 'error').mockReturnValue();
  const rest = fetch;
  const lost = { id: 'p1', name: 'Lost phone', createdAt: '2026-05-06T16:00:00.000Z', lastUsedAt: null };
  const answer = Promise.withResolvers<void>();
  let removals = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method !== 'DELETE')
      return path === '/api/me/passkeys' ? Response.json(removals ? [] : [lost]) : rest(path);
    removals++;
    await answer.promise;
    return Response.json({ error: 'not_found', message: 'Gone', requestId: 'r' }, { status: 404 });
  });
  const user = await shown(<AccountPasskeys />, { words: ['accountSafety'] });
  await user.dblClick(await screen.findByRole('button', { name: /Lost phone/ }));
  answer.resolve();
  await waitFor(() => expect(screen.queryByText('Lost phone')).toBeNull());
  expect(removals).toBe(1);
});
