// Runs alone: it would see what other files leave in them.
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { returnedIntent } from './provider-return.ts';
import { ReturnedIntent } from './returned-intent.tsx';

const retrieveSetupIntent = vi.fn(async (_secret: string): Promise<unknown> => ({}));
const retrievePaymentIntent = vi.fn(async (_secret: string): Promise<unknown> => ({}));
Object.assign(window, { Stripe: () => ({ retrieveSetupIntent, retrievePaymentIntent }) });

const Address = () => <output>{useLocation().search}</output>;

/** Somebody comes back from their bank to this address. */
async function back(address: string) {
  const answers: Record<string, unknown> = {
    '/api/config': { payments: { provider: 'stripe', publishableKey: 'pk_test_1' } },
    '/api/host/payment-methods': [{ id: 'card-1' }],
  };
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(answers[path])));
  const intent = returnedIntent(new URL(address, 'http://x').search);
  if (!intent) throw new Error('Nobody came back');
  await shown(
    <>
      <ReturnedIntent intent={intent} />
      <Address />
      <ToastViewport />
    </>,
    { words: ['payments'], at: address },
  );
}

it('finishes the saving of a card and leaves no secret in the address', async () => {
  retrieveSetupIntent.mockResolvedValueOnce({ setupIntent: { status: 'succeeded' } });
  await back('/host/dashboard?tab=billing&setup_intent=seti_1&setup_intent_client_secret=s1&redirect_status=succeeded');
  expect(await screen.findByText('Card saved')).toBeTruthy();
  expect(retrieveSetupIntent).toHaveBeenCalledExactlyOnceWith('s1');
  expect(screen.getByText('?tab=billing')).toBeTruthy();
});

it('says that the bank refused, whatever the address says', async () => {
  retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: { status: 'requires_payment_method' } });
  await back('/background-check?payment_intent=pi_1&payment_intent_client_secret=p1&redirect_status=succeeded');
  expect(await screen.findByText('Payment Failed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Payment received')).toBeNull());
});

it('says that it does not know where Stripe cannot be asked', async () => {
  retrievePaymentIntent.mockRejectedValueOnce(new TypeError('offline'));
  await back('/background-check?payment_intent_client_secret=p1');
  expect(await screen.findByText('We couldn’t confirm whether the payment went through')).toBeTruthy();
});

it('sees nobody coming back on every other visit', () => {
  expect(returnedIntent('?tab=billing&redirect_status=succeeded')).toBeNull();
});
