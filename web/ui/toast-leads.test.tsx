import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Link } from './link.tsx';
import { PlainToast } from './plain-toast.tsx';
import { dismissToast, showToast, useToast } from './toast-state.ts';

function Page() {
  const toast = useToast();
  return (
    <>
      <Link to="/jobs/1">Another page</Link>
      {toast && <PlainToast toast={toast} />}
    </>
  );
}

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

const tell = (leads: boolean) =>
  act(() => void showToast({ title: 'Confirmed', action: { label: 'Open job', leads, onSelect: () => {} } }));

it('one that leads to a page goes with the page it was said on, so that it covers no other heading', async () => {
  const user = await shown(<Page />);
  tell(true);
  expect(screen.getByText('Confirmed')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Another page' }));
  expect(screen.queryByText('Confirmed')).toBeNull();
});

it('one that takes something back comes along', async () => {
  const user = await shown(<Page />);
  tell(false);
  await user.click(screen.getByRole('link', { name: 'Another page' }));
  expect(screen.getByText('Confirmed')).toBeTruthy();
});

it('goes once what it offers was chosen', async () => {
  const user = await shown(<Page />);
  tell(true);
  await user.click(screen.getByRole('button', { name: 'Open job' }));
  expect(screen.queryByText('Confirmed')).toBeNull();
});
