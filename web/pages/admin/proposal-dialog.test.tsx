import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AdminPayment } from '#contract/payouts.ts';
import { shown } from '#web/testing/shown.tsx';
import { useToast } from '#web/ui/toast-state.ts';
import { ProposalDialog } from './proposal-dialog.tsx';

// what the dialog reads of a payment
const payment = {
  ...{ id: 'p1', payer: { id: 'u1', name: 'Hanna' }, payee: null, kind: 'job', jobTitle: 'Dune House' },
  ...{ amountCents: 9900, refundedCents: 3000, chargedBackCents: 0, createdAt: '2026-05-05T16:00:00Z' },
} as AdminPayment;
const proposal = {
  ...{ id: 'r1', amountCents: 6000, fromCleaner: false, reason: 'Half was left undone', isOwn: false },
  ...{ by: { id: 'a2', name: 'Finn Finance' }, createdAt: '2026-05-06T16:00:00Z', expiresAt: '2026-05-09T16:00:00Z' },
} as NonNullable<AdminPayment['refundProposal']>;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(path, body && JSON.parse(String(body)));
    return Response.json({
      ...{ made: [{ amountCents: 3000, at: '2026-05-05T18:00:00Z' }], approvalLimitCents: 5000 },
      card: null,
      cleanerHasCents: 0,
      ...{ usual: { cleanerCents: 0, platformCents: 6000 }, fromCleaner: { cleanerCents: 6000, platformCents: 0 } },
    });
  });
});

/** What is told in the corner. */
const Toasts = () => <p>{useToast()?.title}</p>;

async function open(isOwn: boolean) {
  const onClose = vi.fn();
  const dialog = (
    <>
      <ProposalDialog payment={payment} proposal={{ ...proposal, isOwn }} onClose={onClose} />
      <Toasts />
    </>
  );
  const user = await shown(dialog, { words: ['admin', 'adminLists', 'refunds'] });
  return { user, onClose, box: within(await screen.findByRole('dialog')) };
}

it('lets another admin confirm, who sees who asked, how much and why', async () => {
  const { user, box, onClose } = await open(false);
  expect(box.getByText('Half was left undone')).toBeTruthy();
  expect(box.getByText(/^Hanna paid \$99\.00 on .*: Cleaning, Dune House$/)).toBeTruthy();
  // what went back before, and why one admin is not enough
  expect(await box.findByText(/^\$30\.00 refunded on .*May 5/)).toBeTruthy();
  expect(box.getByText(/add up to more than \$50\.00 need a second admin/)).toBeTruthy();
  await user.click(box.getByRole('button', { name: 'Refund $60.00' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual(['/api/admin/refund-proposals/r1/confirm', undefined]);
});

it('confirms nothing before it is known who would lose how much', async () => {
  const answer = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await promise;
    return answer(...call);
  });
  const { box } = await open(false);
  const button = box.getByRole<HTMLButtonElement>('button', { name: 'Refund $60.00' });
  expect(button.disabled).toBe(true);
  resolve();
  await waitFor(() => expect(button.disabled).toBe(false));
});

it('lets who asked only take it back, with a reason', async () => {
  const { user, box, onClose } = await open(true);
  expect(box.queryByRole('button', { name: 'Refund $60.00' })).toBeNull();
  // in the one dialog there is
  await user.type(box.getByRole('textbox'), 'A mistake.');
  await user.click(box.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual(['/api/admin/refund-proposals/r1/decline', { reason: 'A mistake.' }]);
  expect(screen.getByText('Refund request withdrawn')).toBeTruthy();
});
