// Runs alone: it replaces some.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { emptyPosting } from './posting-values.ts';
import { usePostingForm } from './use-posting-form.ts';

vi.mock('./series-body-of.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const typed = {
  ...emptyPosting,
  propertyId: '01a1f8e1-9514-7761-a1e9-09d2334af378',
  startTime: '2030-11-21T11:00',
  endTime: '2030-11-21T15:00',
  repeat: 'week',
} as typeof emptyPosting; // what the form of a series holds

function Form() {
  const no = vi.fn();
  const { submit } = usePostingForm({
    values: typed,
    zoneOf: () => 'Etc/GMT',
    onPosted: no,
    onCardNeeded: no,
    onOwed: no,
  });
  return (
    <form onSubmit={submit}>
      <button type="submit">Post Job</button>
    </form>
  );
}

it('a series that cannot be sent because its code is out of reach says so, as any other job', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const user = await shown(
    <>
      <Form />
      <ToastViewport />
    </>,
    { words: ['posting'] },
  );
  await user.click(screen.getByRole('button'));
  await screen.findByText(/Check your connection/);
  expect(fetched.mock.calls.some(([, init]) => init?.method === 'POST')).toBe(false);
});
