import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { useApprovedLive } from './use-approved-live.ts';

function Waiting({ first }: { first: BackgroundCheckStatus }) {
  const [backgroundCheckStatus, setStatus] = useState(first);
  useApprovedLive({ backgroundCheckStatus } as CleanerProfile); // all it reads
  return (
    <>
      <button type="button" onClick={() => setStatus('APPROVED')}>
        approve
      </button>
      <ToastViewport />
    </>
  );
}

it('tells who is looking that they were approved, once it happens', async () => {
  const user = await shown(<Waiting first="PASSED" />, { words: ['cleaner'] });
  expect(screen.queryByText('You’re verified')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'approve' }));
  expect(await screen.findByText('You’re verified')).toBeTruthy();
});
