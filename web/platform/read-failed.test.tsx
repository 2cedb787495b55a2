import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ApiError } from './api-error.ts';
import { ReadFailed } from './read-failed.tsx';

it('says why, and retries what failed and nothing else', async () => {
  const there = { error: null, refetch: vi.fn(), isFetching: false };
  const failed = { error: new TypeError('fetch'), refetch: vi.fn(), isFetching: false };
  const list = { error: new TypeError('fetch'), retry: vi.fn(), retrying: false };
  const user = await shown(<ReadFailed title="Your week could not be loaded" read={[there, failed, list]} />);
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t reach Freshkey.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect([there.refetch, failed.refetch, list.retry].map((read) => read.mock.calls.length)).toEqual([0, 1, 1]);
});

it('says calmly that a visit does not show something, and offers no other try', async () => {
  const refused = new Response(null, { status: 403 });
  const error = new ApiError(refused, JSON.stringify({ error: 'visit_closed', message: 'Private.', requestId: 'r' }));
  const closed = { error, refetch: vi.fn(), isFetching: false };
  await shown(<ReadFailed title="Messages could not be loaded" read={closed} />);
  expect(screen.getByText(/stays hidden while you view Freshkey/)).toBeTruthy();
  expect([screen.queryByRole('alert'), screen.queryByRole('button')]).toEqual([null, null]);
});
