import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HelperList } from '#contract/helpers.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { HelpersOfCleaner } from './helpers-of-cleaner.tsx';

afterEach(() => vi.unstubAllGlobals());

it('leads nobody through steps that the owners have switched off', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ mode: 'demo', off: ['helpers'] }));
  await shown(<HelpersOfCleaner list={{ helpers: [], invitations: [], helping: [], askedBy: [] }} />, {
    words: ['helpers'],
  });
  await screen.findByText('This isn’t available on this marketplace right now.');
  await waitFor(() => expect(screen.queryByText('Invite them by email')).toBeNull());
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads nobody through the first steps who has taken them: there it shows who was asked, and the way to ask more', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ mode: 'demo', off: [] }));
  const asked = {
    id: 'i1',
    name: 'Hilde',
    email: 'hilde@example.com',
    createdAt: '2026-11-20T20:00:00Z',
    expiresAt: '2999-11-21T20:00:00Z',
  };
  const list = { helpers: [], invitations: [asked], helping: [], askedBy: [] } as unknown as HelperList; // all that is read of it
  await shown(<HelpersOfCleaner list={list} />, { words: ['helpers'] });
  await screen.findByRole('button', { name: 'Invite helper' });
  expect(screen.getByText('Hilde')).toBeTruthy();
  expect(screen.queryByText('Invite them by email')).toBeNull();
  expect(screen.getByText(/can’t bid, start the job or submit it/)).toBeTruthy();
});

it('asks somebody again who has not answered, at the same address', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string } = {}) => {
    if (body) sent.push(JSON.parse(body));
    return Response.json({ mode: 'demo', off: [] });
  });
  const dates = { createdAt: '2026-11-20T20:00:00Z', expiresAt: '2999-11-21T20:00:00Z' };
  const asked = { id: 'i1', name: 'Hilde', email: 'hilde@example.com', ...dates };
  const list = { helpers: [], invitations: [asked], helping: [], askedBy: [] };
  const user = await shown(<HelpersOfCleaner list={list} />, { words: ['helpers'] });
  await user.click(await screen.findByRole('button', { name: 'Send the invitation to Hilde again' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'Hilde', email: 'hilde@example.com', inPlaceOf: 'i1' }]));
});

it('asks before it withdraws, and says in the button what will happen', async () => {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method?: string } = {}) => {
    if (method === 'DELETE') called.push(path);
    return Response.json({ mode: 'demo', off: [] });
  });
  const dates = { createdAt: '2026-11-20T20:00:00Z', expiresAt: '2999-11-21T20:00:00Z' };
  const asked = { id: 'i1', name: 'Hilde', email: 'hilde@example.com', ...dates };
  const list = { helpers: [], invitations: [asked], helping: [], askedBy: [] };
  const user = await shown(<HelpersOfCleaner list={list} />, { words: ['helpers', 'ui'] });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation to Hilde' }));
  const sure = await screen.findByRole('button', { name: 'Withdraw invitation' });
  expect(called).toEqual([]);
  await user.click(sure);
  await waitFor(() => expect(called).toEqual(['/api/cleaner/helpers/invitations/i1']));
});

it('says when the next one can be sent in words, and not in hundreds of minutes', async () => {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string } = {}) => {
    if (!body) return Response.json({ mode: 'demo', off: [] });
    const headers = { 'retry-after': String(22 * 3600) };
    return Response.json({ error: 'rate_limited', message: 'No', requestId: 'r' }, { status: 429, headers });
  });
  const dates = { createdAt: '2026-11-20T20:00:00Z', expiresAt: '2999-11-21T20:00:00Z' };
  const list = { helpers: [], invitations: [{ id: 'i1', name: 'Hilde', email: 'h@example.com', ...dates }] };
  const user = await shown(
    <>
      <HelpersOfCleaner list={{ ...list, helping: [], askedBy: [] }} />
      <ToastViewport />
    </>,
    { words: ['helpers', 'ui'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Send the invitation to Hilde again' }));
  expect(
    await screen.findByText(/We can’t email more invitations for now. Try again (in 2\d hours|tomorrow)/),
  ).toBeTruthy();
});
