import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { AcceptRequestButton } from './accept-request-button.tsx';

const Here = () => <output>{useLocation().pathname}</output>;

it('leads from a list that the request leaves to the job that is now the reader’s', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'job-1' }));
  const user = await shown(
    <>
      <AcceptRequestButton leaves jobId="job-1" seen={{ invitationId: 'i1', amountCents: toCents(9000) }} />
      <Here />
      <ToastViewport />
    </>,
    { words: ['hiring'], at: '/cleaner' },
  );
  await user.click(await screen.findByRole('button', { name: 'Accept job' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open job' })); // jsdom captures no pointer
  expect(screen.getByText('/jobs/job-1')).toBeTruthy();
});
