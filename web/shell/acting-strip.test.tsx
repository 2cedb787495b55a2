import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { actingFor, keepActingFor } from '#web/platform/acting-for.ts';
import { shown } from '#web/testing/shown.tsx';
import { ActingStrip } from './acting-strip.tsx';

afterEach(() => {
  keepActingFor(null);
  vi.unstubAllGlobals();
});

it.each([
  ['another role', { role: 'VIEWER', homeIds: null }, { role: 'VIEWER', some: false }],
  ['some of the homes only', { role: 'MANAGER', homeIds: ['dune'] }, { role: 'MANAGER', some: true }],
  ['the same', { role: 'MANAGER', homeIds: null }, { role: 'MANAGER', some: false }],
] as const)('goes on with what the host lets them do by now: %s', async (_, now, kept) => {
  vi.spyOn(console, 'error').mockReturnValue(); // jsdom reloads no page
  const host = { id: 'hanna', name: 'Hanna' };
  const fetched = vi.fn(async () => Response.json([{ host, since: '2030-05-21T12:00:00Z', ...now }]));
  vi.stubGlobal('fetch', fetched);
  const begun = { ...host, role: 'MANAGER', some: false } as const;
  keepActingFor(begun);
  await shown(<ActingStrip host={begun} />, { words: ['team'] });
  expect(screen.getByRole('note')).toBeTruthy();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await waitFor(() => expect(actingFor()).toMatchObject(kept));
});
