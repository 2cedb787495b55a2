import type { Appearance, Stripe, StripeElementLocale, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.js';
import { type DeclineReason, declineReasonOf } from '#contract/decline-reasons.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { CardIntent } from './card-intent.ts';
import type { CardLook } from './card-look.ts';

/** How a card's confirmation ended. `incomplete`: the fields themselves say what is missing in them. */
export interface CardOutcome {
  status: 'succeeded' | 'declined' | 'incomplete';
  /** Stripe's own words in the reader's language; null where it does not speak it. */
  message: string | null;
  /** Why it was declined, for those words; null if it was not. */
  reason: DeclineReason | null;
}

export interface CardFields {
  /** Confirms with what is typed; the bank's question opens over the page. `returnUrl` is for a bank that needs the whole page. */
  confirm(returnUrl: string): Promise<CardOutcome>;
  restyle(look: CardLook): void;
  remove(): void;
}

interface FieldsWanted {
  intent: Pick<CardIntent, 'kind' | 'clientSecret'>;
  look: CardLook;
  onReady: () => void;
  onFailed: () => void;
}

export interface StripeCards {
  mount(place: HTMLElement, wanted: FieldsWanted): CardFields;
  /** Opens the bank's question about a payment that waits for its answer. */
  answerBank(clientSecret: string): Promise<CardOutcome>;
  /** What became of an intent whose bank had taken the whole page. */
  outcomeOf(intent: FieldsWanted['intent']): Promise<CardOutcome>;
}

/**
 * Stripe in the browser: its script comes from js.stripe.com at the first call and never before; rejects when it cannot
 * be loaded, and the next call tries again. This file is all the screens know of Stripe.
 */
export async function stripeCards(publishableKey: string, language: LanguageCode): Promise<StripeCards> {
  const stripe = await loadStripe(publishableKey, { locale: localeOf(language) });
  if (!stripe) throw new Error('Stripe runs in a browser only');
  const speaks = localeOf(language) === language;
  const said = (outcome: CardOutcome): CardOutcome => (speaks ? outcome : { ...outcome, message: null });
  return {
    mount(place, wanted) {
      const fields = mountFields(stripe, place, wanted);
      return { ...fields, confirm: async (returnUrl) => said(await fields.confirm(returnUrl)) };
    },
    answerBank: async (clientSecret) => said(outcomeOf(await stripe.handleNextAction({ clientSecret }))),
    outcomeOf: async ({ kind, clientSecret }) =>
      said(
        outcomeOf(
          kind === 'setup'
            ? await stripe.retrieveSetupIntent(clientSecret)
            : await stripe.retrievePaymentIntent(clientSecret),
        ),
      ),
  };
}

// Stripe speaks no Haitian Creole: French is Haiti's other language.
const localeOf = (language: LanguageCode): StripeElementLocale => (language === 'ht' ? 'fr' : language);

function mountFields(
  stripe: Stripe,
  place: HTMLElement,
  { intent, look, onReady, onFailed }: FieldsWanted,
): CardFields {
  const { clientSecret, kind } = intent;
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(look), loader: 'never' });
  const fields = elements.create('payment', {
    layout: { type: 'tabs' },
    // Cards only; the screen itself says what is agreed to.
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
  });
  fields.on('ready', onReady);
  fields.on('loaderror', onFailed);
  fields.mount(place);
  return {
    async confirm(returnUrl) {
      const wish = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' as const };
      return outcomeOf(kind === 'setup' ? await stripe.confirmSetup(wish) : await stripe.confirmPayment(wish));
    },
    restyle: (changed) => elements.update({ appearance: appearanceOf(changed) }),
    remove: () => fields.destroy(),
  };
}

function appearanceOf(look: CardLook): Appearance {
  return {
    theme: 'flat',
    variables: {
      colorPrimary: look.primary,
      colorBackground: look.ground,
      colorText: look.ink,
      colorTextSecondary: look.soft,
      colorTextPlaceholder: look.faint,
      colorDanger: look.danger,
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: look.text,
      borderRadius: look.radius,
    },
    rules: {
      '.Input': { border: `1px solid ${look.edge}`, boxShadow: 'none', padding: '10px 12px' },
      '.Input:focus': { borderColor: look.primary, outline: `2px solid ${look.primary}` },
      '.Input--invalid': { borderColor: look.danger },
      '.Label': { fontSize: look.label, fontWeight: '500', color: look.ink },
    },
  };
}

interface Answer {
  error?: StripeError;
  setupIntent?: { status: string };
  paymentIntent?: { status: string };
}

/** Stripe answers with an error or with the intent; an error for an intent that had succeeded before is none. */
function outcomeOf({ error, setupIntent, paymentIntent }: Answer): CardOutcome {
  const intent = setupIntent ?? paymentIntent ?? error?.setup_intent ?? error?.payment_intent;
  if (intent?.status === 'succeeded' || intent?.status === 'processing')
    return { status: 'succeeded', message: null, reason: null };
  const message = error?.message ?? null;
  if (error?.type === 'validation_error') return { status: 'incomplete', message, reason: null };
  return { status: 'declined', message, reason: declineReasonOf(error?.decline_code ?? error?.code) };
}
