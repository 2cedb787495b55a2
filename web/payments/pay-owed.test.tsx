import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { PayOwed } from './pay-owed.tsx';

const job = { id: 'job-1', jobTitle: 'Dune House', payoutCents: 11_800, doubts: [], can: ['pay'], status: 'PAID' };
const known: Record<string, unknown> = {
  '/api/jobs/job-1': job,
  '/api/jobs/job-1/checkout': { status: 'succeeded', message: null, clientSecret: null, paymentIntentId: 'pi_1' },
  '/api/host/payment-methods': [
    { id: 'card-1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, isDefault: true },
  ],
};

it('names the job that is owed for, links to it, and goes on once it is paid', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(known[path] ?? {}));
  const [onPaid, onClose] = [vi.fn(), vi.fn()];
  const owed = { jobId: 'job-1', jobTitle: 'Dune House', amountCents: 12_300 };
  const user = await shown(<PayOwed owed={owed} onPaid={onPaid} onClose={onClose} />, { words: ['payments'] });
  expect(await screen.findByText(/\$123\.00 for “Dune House” is still unpaid/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See that job' }).getAttribute('href')).toBe('/jobs/job-1');
  await user.click(await screen.findByRole('button', { name: 'Pay $123.00' }));
  await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalled();
});

it('offers the review in the toast where the page that is paid on has none', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(known[path] ?? {}));
  const owed = { jobId: 'job-1', jobTitle: 'Dune House', amountCents: 12_300 };
  const user = await shown(
    <>
      <PayOwed owed={owed} isSaid onPaid={vi.fn()} onClose={vi.fn()} />
      <ToastViewport />
    </>,
    { words: ['payments', 'paying'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Pay $123.00' }));
  expect(await screen.findByText('Review and tip')).toBeTruthy();
});
