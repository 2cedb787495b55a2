import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { CheckoutDialog } from './checkout-dialog.tsx';

const cards = [
  { id: 'card-1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, isDefault: true },
  { id: 'card-2', brand: 'visa', last4: '9995', expMonth: 12, expYear: 2034, isDefault: false },
];
const config = {
  mode: 'demo',
  payments: { provider: 'sandbox', publishableKey: null },
  fees: { hostCents: 500, cleanerCents: 500, backgroundCheckCents: 3900 },
};
const outcome = { message: null, clientSecret: null, paymentIntentId: 'pi_1' };

const fails = 'unavailable';
const taken = 'conflict';

interface Sent {
  path: string;
  body: Record<string, unknown>;
  key: string | null;
}
const sent: Sent[] = [];
const checkouts = () => sent.filter(({ path }) => path === '/api/jobs/job-1/checkout');

/** The server as far as the dialog can tell: `answers` are the checkout's, one after the other. */
function serverAnswers(answers: (Record<string, unknown> | typeof taken)[], others: Record<string, unknown> = {}) {
  const waiting = [...answers];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    sent.push({ path, body, key: new Headers(init.headers).get('idempotency-key') });
    const known: Record<string, unknown> = {
      '/api/config': config,
      '/api/host/payment-methods': cards,
      '/api/jobs/job-1': { status: 'PAID' },
      ...others,
    };
    const answer = path.endsWith('/checkout') ? waiting.shift() : known[path];
    if (answer === taken) return Response.json({ error: 'conflict', message: '', requestId: 'r' }, { status: 409 });
    return answer === fails ? Response.json({}, { status: 503 }) : Response.json(answer);
  });
}

beforeEach(() => {
  sent.length = 0;
});

async function open(fees: FixedFees = {}, total = '$123.00') {
  const onOpenChange = vi.fn();
  // Only what the dialog reads of a job.
  const job = {
    id: 'job-1',
    title: 'Dune House',
    payoutCents: 11_800,
    doubts: [] as string[],
    can: ['pay'] as string[],
    ...{ startTime: '2026-11-26T16:00:00Z', timeZone: 'America/New_York', property: { title: 'Dune House' } },
    cleaner: { name: 'Dana Reyes' },
    ...fees,
  } as JobDetail;
  const user = await shown(
    <>
      <CheckoutDialog job={job} onOpenChange={onOpenChange} />
      <ToastViewport />
    </>,
    { words: ['payments', 'paying'] },
  );
  const pay = await screen.findByRole('button', { name: `Pay ${total}` });
  await screen.findByRole('radio', { name: /4242/ });
  return { pay, onOpenChange, user };
}

it('asks for the payout and the fee that was fixed for the job, whatever it is today', async () => {
  serverAnswers([]);
  const { pay } = await open({ hostFeeCents: toCents(350), cleanerFeeCents: toCents(725) }, '$121.50');
  expect(pay).toHaveProperty('disabled', false);
});

it('names the home, its day and who receives how much, wherever it is opened from', async () => {
  serverAnswers([]);
  await open();
  expect(screen.getByText('Dune House, Thu, Nov 26. Dana Reyes receives $113.00, and the job is closed.')).toBeTruthy();
});

it('pays once however often the button is pressed', async () => {
  serverAnswers([{ status: 'succeeded', ...outcome }]);
  const { pay, onOpenChange, user } = await open();
  await user.dblClick(pay);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(checkouts()).toHaveLength(1);
  expect(checkouts()[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(await screen.findByText('Job paid')).toBeTruthy();
});

it('keeps the dialog after a decline, says why and what to do, and offers the other card for a try that is a new wish', async () => {
  serverAnswers([
    { status: 'declined', ...outcome, message: 'The provider’s words', declineReason: 'insufficient_funds' },
    { status: 'succeeded', ...outcome },
  ]);
  const { pay, onOpenChange, user } = await open();
  await user.click(pay);
  const said = await screen.findAllByText(/^There isn’t enough money on this card\. Nothing was charged\./);
  expect(said.length).toBeGreaterThan(0);
  expect(screen.queryByText('The provider’s words')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByText('Declined')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /9995/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Pay $123.00' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  const [first, second] = checkouts();
  expect(second?.body).toEqual({ paymentMethodId: 'card-2' });
  expect(second?.key).not.toBe(first?.key);
});

it('says that a job is paid where another tab has paid it meanwhile, and not that the payment failed', async () => {
  serverAnswers([taken]);
  const { pay, onOpenChange, user } = await open();
  await user.click(pay);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(await screen.findByText('Job paid')).toBeTruthy();
  expect(screen.queryByText('Payment processing failed')).toBeNull();
});

it('carries the bank’s question and waits until the job is paid', async () => {
  const asked = '/sandbox/payment-intents/pi_1/authenticate';
  serverAnswers([{ status: 'requires_action', ...outcome, clientSecret: 'secret' }], {
    [asked]: { status: 'succeeded', message: null },
  });
  const { pay, onOpenChange, user } = await open();
  await user.click(pay);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(sent.find(({ path }) => path === asked)?.body).toEqual({ clientSecret: 'secret', approve: true });
});

it('says that a job is paid once the server has said so, whatever fails afterwards', async () => {
  serverAnswers([{ status: 'succeeded', ...outcome }], { '/api/jobs/job-1': fails });
  const { pay, onOpenChange, user } = await open();
  await user.click(pay);
  expect(await screen.findByText('Job paid')).toBeTruthy();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(screen.queryByText('Payment Failed')).toBeNull();
});

it('does not claim that the job is paid where the bank has approved and the job cannot be read', async () => {
  const asked = '/sandbox/payment-intents/pi_1/authenticate';
  serverAnswers([{ status: 'requires_action', ...outcome, clientSecret: 'secret' }], {
    [asked]: { status: 'succeeded', message: null },
    '/api/jobs/job-1': fails,
  });
  const { pay, onOpenChange, user } = await open();
  await user.click(pay);
  const approve = await screen.findByRole('button', { name: 'Approve' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
  try {
    await user.click(approve);
    await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false), { timeout: 60_000 });
  } finally {
    vi.useRealTimers();
  }
  expect(await screen.findByText('Payment received')).toBeTruthy();
  expect(screen.queryByText('Job paid')).toBeNull();
});
