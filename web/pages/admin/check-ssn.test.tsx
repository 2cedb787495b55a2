import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { shown } from '#web/testing/shown.tsx';
import { CheckSsn } from './check-ssn.tsx';

const check = {
  id: 'c1',
  userId: 'u1',
  user: { id: 'u1', name: 'Carla Reyes', email: 'carla@example.com', phone: null },
  status: 'PASSED' as const,
  details: {},
  ssnLast4: '6789',
  identityChangedAt: null,
  sameSsn: [],
  ssnKept: true,
  paid: true,
  notes: null,
  createdAt: '2026-05-06T16:00:00.000Z',
  completedAt: null,
  decidedAt: null,
  decidedBy: null,
  expiresAt: null,
};
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ ssn: '123456789' }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(changes: Partial<typeof check> = {}) {
  const queryClient = createQueryClient();
  await shown(<CheckSsn check={{ ...check, ...changes }} />, { words: ['adminChecks'], queryClient });
  return { queryClient, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

async function read(user: ReturnType<typeof userEvent.setup>, reason: string) {
  await user.click(screen.getByRole('button', { name: 'Show SSN' }));
  const opened = await screen.findByRole('dialog');
  // it takes presses a moment after it is there
  await waitFor(() => expect(getComputedStyle(opened).pointerEvents).not.toBe('none'));
  const dialog = within(opened);
  await user.type(dialog.getByLabelText('Reason'), reason);
  await user.click(dialog.getByRole('button', { name: 'Show SSN' }));
}

it('asks for a reason, shows the number for a minute and forgets it', async () => {
  const { queryClient, user } = await open();
  await read(user, 'The bureau asks for it.');
  await waitFor(() => expect(screen.getByText('123-45-6789')).toBeTruthy());
  expect(sent).toEqual([{ reason: 'The bureau asks for it.' }]);
  // From here on time stands still by itself; some of the minute has gone by while the machine was busy.
  vi.setTimerTickMode('manual');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('123-45-6789')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('123-45-6789')).toBeNull();
  expect(screen.getByText('ending in 6789')).toBeTruthy();
  const kept = queryClient
    .getMutationCache()
    .getAll()
    .map(({ state }) => state.data);
  expect(JSON.stringify(kept)).not.toContain('123456789');
});

it('is hidden at once when that is asked for', async () => {
  const { user } = await open();
  await read(user, 'The bureau asks for it.');
  await user.click(await screen.findByRole('button', { name: 'Hide now' }));
  expect(screen.queryByText('123-45-6789')).toBeNull();
});

it('sends nothing without a reason of ten characters', async () => {
  const { user } = await open();
  await read(user, 'why not');
  expect(await screen.findByText('Enter a reason of at least 10 characters')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('offers nothing where the number was erased', async () => {
  await open({ ssnKept: false });
  expect(screen.getByText('ending in 6789')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
