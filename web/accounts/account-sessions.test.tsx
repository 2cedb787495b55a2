import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AccountSessions } from './account-sessions.tsx';

afterEach(() => vi.unstubAllGlobals());

const at = '2026-11-20T16:00:00.000Z';
const session = { userAgent: 'Mozilla/5.0', timeZone: null, network: null, createdAt: at, lastSeenAt: at };

it('shows the newest places at first, and all of them when asked', async () => {
  const sessions = Array.from({ length: 12 }, (_, index) => ({ ...session, id: `s${index}`, current: index === 0 }));
  vi.stubGlobal('fetch', async () => Response.json(sessions));
  const user = await shown(<AccountSessions />, { words: ['accountSafety'] });
  const all = await screen.findByRole('button', { name: 'Show all 12' });
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await user.click(all);
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

it('has nothing more to show of a few', async () => {
  vi.stubGlobal('fetch', async () => Response.json([{ ...session, id: 's0', current: true }]));
  await shown(<AccountSessions />, { words: ['accountSafety'] });
  expect(await screen.findByRole('listitem')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
