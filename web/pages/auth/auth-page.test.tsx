// Runs alone: it would see what other files leave in them.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getConfig } from '#contract/calls.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { readKey } from '#web/platform/use-read.ts';
import { shown } from '#web/testing/shown.tsx';
import AuthPage from './auth-page.tsx';

/** The page as somebody comes to it from another one, which has asked what this marketplace offers. */
async function isForHosts(at: string, off: readonly string[]): Promise<boolean> {
  const config = { off, marketing: { confirmed: true } };
  vi.stubGlobal('fetch', async () => Response.json(config));
  const queryClient = createQueryClient();
  queryClient.setQueryData(readKey(getConfig, {}), config);
  await shown(<AuthPage />, { words: ['auth', 'shell'], at, queryClient });
  return (await screen.findByRole<HTMLInputElement>('radio', { name: /Property Host/ })).checked;
}

it('begins with the side that somebody can sign up for', async () => {
  expect(await isForHosts('/register', ['hostSignUp'])).toBe(false);
});

it('begins with hosts where both can', async () => {
  expect(await isForHosts('/register', [])).toBe(true);
});

it('keeps the side that was asked for, and says that it is closed', async () => {
  expect(await isForHosts('/auth?role=host', ['hostSignUp'])).toBe(true);
  expect(screen.getByText(/We’re not taking new hosts right now/)).toBeTruthy();
});

it('keeps an invited host on their side', async () => {
  expect(await isForHosts('/register?ref=CLEANABC', ['hostSignUp'])).toBe(true);
});
