import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LanguageCode } from '#contract/languages.ts';
import { shown } from '#web/testing/shown.tsx';
import { CardForm } from './card-form.tsx';
import type { CardIntent } from './card-intent.ts';
import { PaymentQuestion } from './payment-question.tsx';

type Listener = () => void;

/** The fake of the running test. Stripe's loader keeps the first script it has seen. */
let current: (key: string, options: unknown) => unknown;
Object.assign(window, { Stripe: (key: string, options: unknown) => current(key, options) });

/** As much of Stripe's script as the screens use: `window.Stripe`, as Stripe's own loader finds it. */
function stripeScript() {
  const listeners: Record<string, Listener> = {};
  const element = {
    on: (event: string, listener: Listener) => Object.assign(listeners, { [event]: listener }),
    mount: vi.fn((place: HTMLElement) => {
      place.append(Object.assign(document.createElement('iframe'), { title: 'Stripe' }));
      queueMicrotask(() => listeners.ready?.());
    }),
    destroy: vi.fn(),
  };
  const group = { create: vi.fn((_kind: string, _options: unknown) => element), update: vi.fn() };
  const stripe = {
    elements: vi.fn((_options: Record<string, unknown>) => group),
    confirmSetup: vi.fn(async (_wish: unknown): Promise<unknown> => ({ setupIntent: { status: 'succeeded' } })),
    confirmPayment: vi.fn(async (_wish: unknown): Promise<unknown> => ({ paymentIntent: { status: 'succeeded' } })),
    handleNextAction: vi.fn(async (_wish: unknown): Promise<unknown> => ({ paymentIntent: { status: 'succeeded' } })),
  };
  const script = vi.fn((_key: string, _options: unknown) => stripe);
  current = script;
  return { script, stripe, group, element, listeners };
}

const setup: CardIntent = {
  kind: 'setup',
  id: 'seti_1',
  clientSecret: 'seti_1_secret',
  provider: 'stripe',
  publishableKey: 'pk_test_1',
};

async function form(intent = setup, language: LanguageCode = 'en') {
  const heard = { onSucceeded: vi.fn(), onDeclined: vi.fn() };
  const user = await shown(<CardForm intent={intent} submitLabel="Go" {...heard} />, { words: ['payments'], language });
  return { user, ...heard };
}

it('mounts Stripe’s own fields for this intent, in the reader’s language and our colours', async () => {
  const { script, stripe, group, element } = stripeScript();
  await form(setup, 'ar');
  await screen.findByRole('button', { name: 'Go' });
  expect(script).toHaveBeenCalledWith('pk_test_1', { locale: 'ar' });
  expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'seti_1_secret' }));
  expect(group.create).toHaveBeenCalledWith('payment', expect.anything());
  document.documentElement.dataset.theme = 'dark';
  await waitFor(() => expect(group.update).toHaveBeenCalledWith({ appearance: expect.anything() }));
  delete document.documentElement.dataset.theme;
  cleanup();
  expect(element.destroy).toHaveBeenCalledOnce();
});

it('saves a card in the page, and would come back to this very screen', async () => {
  const { stripe } = stripeScript();
  window.history.replaceState(null, '', '/host/dashboard?tab=billing&setup_intent_client_secret=old');
  const { user, onSucceeded } = await form();
  await user.dblClick(await screen.findByRole('button', { name: 'Go' }));
  await waitFor(() => expect(onSucceeded).toHaveBeenCalledOnce());
  expect(stripe.confirmSetup).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      redirect: 'if_required',
      confirmParams: { return_url: `${window.location.origin}/host/dashboard?tab=billing` },
    }),
  );
});

it('says a decline in Stripe’s words beside the fields, which stay for the next try', async () => {
  const { stripe } = stripeScript();
  const declined = { error: { type: 'card_error', message: 'Votre carte a été refusée.' } };
  stripe.confirmPayment.mockResolvedValueOnce(declined);
  const { user, onSucceeded, onDeclined } = await form({ ...setup, kind: 'payment' }, 'fr');
  const go = await screen.findByRole('button', { name: 'Go' });
  await user.click(go);
  expect(await screen.findByText('Votre carte a été refusée.')).toBeTruthy();
  expect(onDeclined).toHaveBeenCalledWith('Votre carte a été refusée.');
  await user.click(go);
  await waitFor(() => expect(onSucceeded).toHaveBeenCalledOnce());
  expect(screen.queryByText('Votre carte a été refusée.')).toBeNull();
});

it('leaves what is missing to the fields themselves, and takes what had succeeded before as a success', async () => {
  const { stripe } = stripeScript();
  stripe.confirmSetup.mockResolvedValueOnce({ error: { type: 'validation_error', message: 'incomplete' } });
  const before = { type: 'invalid_request_error', message: 'unexpected', setup_intent: { status: 'succeeded' } };
  stripe.confirmSetup.mockResolvedValueOnce({ error: before });
  const { user, onSucceeded, onDeclined } = await form();
  const go = await screen.findByRole('button', { name: 'Go' });
  await user.click(go);
  expect(onSucceeded).not.toHaveBeenCalled();
  await user.click(go);
  await waitFor(() => expect(onSucceeded).toHaveBeenCalledOnce());
  expect(onDeclined).not.toHaveBeenCalled();
});

it('says that the fields could not be loaded, and tries again when asked', async () => {
  const { element, listeners } = stripeScript();
  element.mount.mockImplementationOnce(() => queueMicrotask(() => listeners.loaderror?.()));
  const { user } = await form();
  expect(await screen.findByText('We couldn’t load the card fields')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Go' })).toBeTruthy();
});

const question = async () => {
  const config = { payments: { provider: 'stripe', publishableKey: 'pk_test_1' } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(config)));
  const heard = { onApproved: vi.fn(), onDeclined: vi.fn() };
  await shown(<PaymentQuestion paymentIntentId="pi_1" clientSecret="pi_1_secret" {...heard} />);
  return heard;
};

it('opens the bank’s question once and tells that it was approved', async () => {
  const { stripe } = stripeScript();
  const { onApproved } = await question();
  await waitFor(() => expect(onApproved).toHaveBeenCalledOnce());
  expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: 'pi_1_secret' });
});

it('tells a refused question of the bank as a decline, in Stripe’s words', async () => {
  const { stripe } = stripeScript();
  const refused = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'Not you.' };
  stripe.handleNextAction.mockResolvedValueOnce({ error: refused });
  const { onDeclined, onApproved } = await question();
  await waitFor(() => expect(onDeclined).toHaveBeenCalledExactlyOnceWith('Not you.'));
  expect(onApproved).not.toHaveBeenCalled();
});

it('words a decline itself where Stripe does not speak the reader’s language', async () => {
  const { stripe } = stripeScript();
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'Refusée.' };
  stripe.confirmPayment.mockResolvedValueOnce({ error });
  const { user, onDeclined } = await form({ ...setup, kind: 'payment' }, 'ht');
  await user.click(await screen.findByRole('button', { name: 'Go' }));
  await waitFor(() => expect(onDeclined).toHaveBeenCalledWith('Pa gen ase lajan sou kat sa a.'));
});
