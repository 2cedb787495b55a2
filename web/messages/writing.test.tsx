import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { Conversation } from '#contract/messages.ts';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { Writing } from './writing.tsx';

const talk = { user: { id: 'hanna', role: 'HOST' } as User, jobId: 'dune', personId: 'ana' }; // all that is read of it here
const about = {
  ...{ cleaner: { id: 'ana', name: 'Ana' }, host: { id: 'hanna', name: 'Hanna' } },
  ...{ canWrite: true, blockedByYou: false, assigned: true },
} as unknown as Conversation; // all that is read of it here

afterEach(() => {
  keepActingFor(null);
  vi.unstubAllGlobals();
});

it.each([
  ['MANAGER', 1],
  ['VIEWER', 0],
] as const)('a %s of a host’s team gets so many fields to write in', async (role, fields) => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  keepActingFor({ id: 'hanna', name: 'Hanna', role, some: false });
  await fetchRights();
  await shown(<Writing talk={talk} about={about} onSend={() => undefined} />, { words: ['messages'] });
  expect(screen.queryAllByRole('textbox')).toHaveLength(fields);
});
