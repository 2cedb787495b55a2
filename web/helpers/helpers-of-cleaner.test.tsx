import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HelperList } from '#contract/helpers.ts';
import { shown } from '#web/testing/shown.tsx';
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

it('shows who was asked before what to do where nobody helps yet', async () => {
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
  const steps = await screen.findByText('Invite them by email');
  expect(screen.getByText('Hilde').compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
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
  await waitFor(() => expect(sent).toEqual([{ name: 'Hilde', email: 'hilde@example.com' }]));
});
