import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { OwnWork } from './own-work.tsx';

const show = (off: string[]) => {
  vi.stubGlobal('fetch', async () => Response.json({ off }));
  return shown(<OwnWork />, { words: ['helpers'] });
};

it('offers jobs of their own to who only helps', async () => {
  await show([]);
  await screen.findByRole('button', { name: 'Bid on jobs myself' });
});

it('says why there is no way to jobs of their own while nobody may sign up as a cleaner', async () => {
  await show(['cleanerSignUp']);
  await screen.findByText(/we’re not taking new cleaners right now/);
  expect(screen.queryByRole('button')).toBeNull();
});
