import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { ConfirmButton } from './confirm-button.tsx';

const Here = () => <output>{useLocation().pathname}</output>;

it('leads from a list that it leaves to where the confirmation can be taken back', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'job-1' }));
  const user = await shown(
    <>
      <ConfirmButton leaves jobId="job-1" />
      <Here />
      <ToastViewport />
    </>,
    { words: ['hiring'], at: '/cleaner/today' },
  );
  await user.click(await screen.findByRole('button', { name: /confirm/i }));
  await screen.findByText(/^The host knows you’re coming\. If something comes up, you can withdraw/);
  fireEvent.click(screen.getByRole('button', { name: 'Open job' })); // jsdom captures no pointer
  expect(screen.getByText('/jobs/job-1')).toBeTruthy();
});
