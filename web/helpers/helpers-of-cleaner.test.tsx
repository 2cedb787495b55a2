import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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
