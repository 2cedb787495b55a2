import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PayoutAccount } from '#contract/payouts.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { awaitAccount, useAccountReady } from './use-account-ready.ts';

function Reader({ status }: { status: PayoutAccount['status'] }) {
  useAccountReady(status);
  return <ToastViewport />;
}
const ready = 'Your payout account is ready';
const come = async (status: PayoutAccount['status']) => {
  document.body.replaceChildren();
  await shown(<Reader status={status} />, { words: ['payouts'] });
};

it('says that the account is ready, once, to who comes from making it so, and only when it is', async () => {
  await come('enabled');
  expect(screen.queryByText(ready)).toBeNull();
  awaitAccount();
  await come('pending');
  expect(screen.queryByText(ready)).toBeNull();
  await come('enabled');
  await waitFor(() => expect(screen.getByText(ready)).toBeTruthy());
  expect(sessionStorage.getItem('payout-account-awaited')).toBeNull();
});
