import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toCents } from '#contract/money.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { shown } from '#web/testing/shown.tsx';
import { useToast } from '#web/ui/toast-state.ts';
import { RefundDialog } from './refund-dialog.tsx';

const payment: AdminPayment = {
  ...{ id: 'p1', kind: 'job', jobId: 'j1', jobTitle: 'Dune House', status: 'succeeded' },
  ...{ payer: { id: 'h', name: 'Hanna Host' }, payee: { id: 'c', name: 'Ana Cleaner' } },
  ...{ amountCents: toCents(12_500), refundedCents: toCents(0), pendingRefundCents: toCents(0) },
  ...{
    returnedCents: toCents(0),
    chargedBackCents: toCents(0),
    shares: null,
    isReported: false,
    refundProposal: null,
    createdAt: '2026-11-21T12:00:00Z',
  },
};
const sent: unknown[] = [];
let previews = 0;
let made: object[];
/** Resolves once the server may say what a refund would do. */
let previewed: Promise<unknown>;

/** Half of the cleaner's share was paid out. */
function previewOf(amountCents: number) {
  const usual = Math.min(amountCents, 5_000);
  return {
    card: { brand: 'visa', last4: '4242' },
    cleanerHasCents: 11_500,
    made,
    usual: { cleanerCents: usual, platformCents: amountCents - usual },
    fromCleaner: { cleanerCents: Math.min(amountCents, 11_500), platformCents: Math.max(0, amountCents - 11_500) },
  };
}

beforeEach(() => {
  localStorage.setItem('token', 'good');
  sent.length = 0;
  previews = 0;
  made = [];
  previewed = Promise.resolve();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      await vi.waitFor(() => screen.getByRole('button', { name: /Refund/, busy: true }), { timeout: 30_000 });
      return Response.json({ ...payment, refundedCents: 4_000 });
    }
    if (path === '/api/me') return Response.json({ id: 'a1', name: 'Ada', role: 'ADMIN', staffRole: 'owner' });
    if (path === '/api/config') return Response.json({ timeZone: 'America/New_York' });
    previews++;
    await previewed;
    return Response.json(previewOf(Number(new URL(path, 'http://x').searchParams.get('amountCents'))));
  });
});

/** What is told in the corner. */
const Toasts = () => <p>{useToast()?.title}</p>;

const lines = () => screen.getAllByRole('definition').map(({ parentElement }) => parentElement?.textContent);

/** As browsers do it, where nothing in the form keeps them from it: its button stands outside of it. */
function enter(field: HTMLElement) {
  if (fireEvent.keyDown(field, { key: 'Enter' })) fireEvent.submit(field);
}

it('says who gets what back and who loses it before the click, for the amount as it is typed', async () => {
  const onClose = vi.fn();
  const user = await shown(
    <>
      <RefundDialog payment={payment} onClose={onClose} />
      <Toasts />
    </>,
    { words: ['admin', 'refunds', 'payments'] },
  );
  expect(await screen.findByText(/^Hanna Host paid \$125\.00 on .*: Cleaning, Dune House$/)).toBeTruthy();
  await waitFor(() =>
    expect(lines()).toEqual([
      'Hanna Host gets backVisa ending in 4242$125.00',
      'Ana Cleaner losesof a share of $115.00$50.00',
      'Freshkey covers$75.00',
    ]),
  );
  const amount = screen.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '60');
  await user.click(await screen.findByRole('checkbox'));
  await waitFor(() => expect(lines()[1]).toContain('$60.00'));
  expect(lines()[2]).toBe('Freshkey covers$0.00');
  // without a reason, Enter moves no money: it says what is missing
  enter(amount);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Reason')));
  expect(sent).toEqual([]);
  expect(screen.getByText('Enter a reason')).toBeTruthy();
  const asked = previews;
  expect(screen.getByRole('button', { name: 'Refund $60.00' })).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'Half was left undone');
  // nor does Enter with one, which leads to the button: only that does
  enter(screen.getByLabelText('Reason'));
  expect(sent).toEqual([]);
  const button = screen.getByRole('button', { name: 'Refund $60.00' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  // what has been given back is asked about no more: the server would refuse
  expect(previews).toBe(asked);
  expect(sent).toEqual([{ amountCents: 6_000, reason: 'Half was left undone', fromCleaner: true, refundedCents: 0 }]);
  expect(screen.getByText('$40.00 refunded to \u2068Hanna Host\u2069')).toBeTruthy();
});

it('sends nothing before it is known who would lose how much of that amount', async () => {
  const user = await shown(<RefundDialog payment={payment} onClose={() => {}} />, {
    words: ['admin', 'refunds', 'payments'],
  });
  await waitFor(() => expect(lines()[2]).toBe('Freshkey covers$75.00'));
  await user.type(screen.getByLabelText('Reason'), 'Half was left undone');
  const { promise, resolve } = Promise.withResolvers<void>();
  previewed = promise;
  const amount = screen.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '12');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Refund $12.00' });
  expect(button.disabled).toBe(true);
  enter(amount);
  fireEvent.submit(amount);
  expect(sent).toEqual([]);
  resolve();
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(lines()[0]).toContain('$12.00');
});

it('offers no choice that changes nothing: what was not paid out is the cleaner’s either way', async () => {
  const user = await shown(<RefundDialog payment={payment} onClose={() => {}} />, {
    words: ['admin', 'refunds', 'payments'],
  });
  const amount = screen.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '40');
  await waitFor(() => expect(lines()[2]).toBe('Freshkey covers$0.00'));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('asks for no more than is left, and then says nobody’s amounts', async () => {
  const user = await shown(<RefundDialog payment={payment} onClose={vi.fn()} />, {
    words: ['admin', 'refunds', 'payments'],
  });
  const amount = await screen.findByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '125.01');
  expect(await screen.findByText('Enter an amount up to $125.00')).toBeTruthy();
  expect(lines().every((line) => line?.endsWith('–'))).toBe(true);
  await user.type(screen.getByLabelText('Reason'), 'Agreed');
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  expect(document.activeElement).toBe(amount);
  expect(sent).toEqual([]);
});

it('speaks of a cleaner’s loss only where there is a cleaner', async () => {
  const words = ['admin', 'refunds', 'payments'];
  const show = async (other: Partial<AdminPayment>) =>
    shown(<RefundDialog payment={{ ...payment, ...other }} onClose={vi.fn()} />, { words });
  await show({ kind: 'tip' });
  await screen.findByText('If the cleaner loses money, we’ll share your reason with them.');
  cleanup();
  await show({ kind: 'background_check', jobId: null, jobTitle: null, payee: null });
  await screen.findByText(/: Background check$/);
  expect(screen.queryByText(/fees|cleaner/)).toBeNull();
});

it('says before a second refund what went back already, and what is left, whatever is typed', async () => {
  made = [{ amountCents: 300, at: '2026-11-28T12:00:00Z' }];
  const partly = { ...payment, refundedCents: toCents(300) };
  const user = await shown(<RefundDialog payment={partly} onClose={vi.fn()} />, {
    words: ['admin', 'refunds', 'payments'],
  });
  expect(await screen.findByText(/^\$3\.00 refunded on .*Nov 28/)).toBeTruthy();
  expect(screen.getByText('You can still refund up to $122.00.')).toBeTruthy();
  await user.type(screen.getByLabelText('Amount'), '9');
  expect(screen.getByText(/^\$3\.00 refunded on/)).toBeTruthy();
});

it('says that a problem is reported on the job, whose decision may change the same money', async () => {
  await shown(<RefundDialog payment={{ ...payment, isReported: true }} onClose={() => {}} />, {
    words: ['admin', 'refunds', 'payments'],
  });
  expect(await screen.findByText(/^This job has an open dispute/)).toBeTruthy();
  const way = await screen.findByRole('link', { name: 'Open the dispute' });
  expect(way.getAttribute('href')).toBe('/admin/disputes?q=j1');
});

it('says before the press out of whose share a refund comes first', async () => {
  const user = await shown(<RefundDialog payment={payment} onClose={() => undefined} />, {
    words: ['refunds', 'admin'],
  });
  const box = await screen.findByRole('checkbox');
  const rule = /takes back the cleaner’s whole share and both sides’ fees/;
  // not while Freshkey bears what was paid out
  expect(screen.queryByText(rule)).toBeNull();
  await user.click(box);
  expect(await screen.findByText(rule)).toBeTruthy();
  const field = screen.getByLabelText(/Amount/);
  await user.clear(field);
  await user.type(field, '40');
  expect(await screen.findByText(/comes out of the cleaner’s share first/)).toBeTruthy();
});
