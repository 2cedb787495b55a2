import Stripe from 'stripe';
import type { StripeSettings } from '#server/platform/env.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import type {
  PayoutOrder,
  PayoutPlace,
  PayoutProvider,
  ProviderPayout,
  ProviderPayoutAccount,
} from '#server/platform/payout-provider.ts';
import { asked, openStripe, type StripePlace } from './open-stripe.ts';

/**
 * Stripe Connect as the payout provider. Each cleaner has an Express account. A payout is a transfer from Freshkey's
 * balance to that account and a payout from there to the bank; what does not arrive is transferred back.
 */
export function stripePayouts(settings: StripeSettings, place: StripePlace = {}): PayoutProvider {
  const stripe = openStripe(settings, place);
  const readPayout = ({ accountId, payoutId }: PayoutPlace) =>
    asked(async () => asPayout(await stripe.payouts.retrieve(payoutId, {}, { stripeAccount: accountId })));
  const takeBack = (where: PayoutPlace) => asked(() => reverseTransferOf(stripe, where));
  return {
    createAccount: ({ userId, email, key }) =>
      asked(async () => {
        const account = await stripe.accounts.create(
          {
            ...{ type: 'express', country: 'US', email, business_type: 'individual', metadata: { userId } },
            capabilities: { transfers: { requested: true } },
            // Freshkey says when money leaves the account
            settings: { payouts: { schedule: { interval: 'manual' } } },
          },
          { idempotencyKey: key },
        );
        return asAccount(account);
      }),
    linkTo: ({ accountId, returnUrl }) =>
      asked(async () => {
        const back = { return_url: returnUrl, refresh_url: returnUrl };
        const link = await stripe.accountLinks.create({ account: accountId, type: 'account_onboarding', ...back });
        return link.url;
      }),
    readAccount: (accountId) => asked(async () => asAccount(await stripe.accounts.retrieve(accountId))),
    createPayout: (order) => asked(() => payOut(stripe, order)),
    readPayout,
    async cancelPayout(where) {
      await asked(() => stripe.payouts.cancel(where.payoutId, {}, { stripeAccount: where.accountId }).catch(tooLate));
      const payout = await readPayout(where);
      if (payout.status === 'canceled') await takeBack(where);
      return payout;
    },
    takeBack,
  };
}

async function payOut(
  stripe: Stripe,
  { accountId, amountCents, feeCents, method, key }: PayoutOrder,
): Promise<ProviderPayout> {
  const money = { amount: amountCents - feeCents, currency: 'usd' };
  const transfer = await stripe.transfers
    .create({ ...money, destination: accountId }, { idempotencyKey: `${key}:transfer` })
    .catch(unlessRefused);
  if ('refused' in transfer) return refusedAs(transfer.refused, key);
  const metadata = { transferId: transfer.id };
  const payout = await stripe.payouts
    .create(
      { ...money, method: method === 'instant' ? 'instant' : 'standard', metadata },
      { stripeAccount: accountId, idempotencyKey: key },
    )
    .catch(unlessRefused);
  if (!('refused' in payout)) return asPayout(payout);
  await stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey: `${key}:back` });
  return refusedAs(payout.refused, key);
}

/** Stripe made no payout at all, so there is nothing of its own to read again. */
const refusedAs = (failure: string, key: string): ProviderPayout => ({
  id: `refused:${key}`,
  status: 'failed',
  failure,
});

async function reverseTransferOf(stripe: Stripe, { accountId, payoutId }: PayoutPlace): Promise<void> {
  if (payoutId.startsWith('refused:')) return;
  const { metadata } = await stripe.payouts.retrieve(payoutId, {}, { stripeAccount: accountId });
  const transferId = metadata?.transferId;
  if (transferId) await stripe.transfers.createReversal(transferId, {}, { idempotencyKey: `${payoutId}:back` });
}

/** An account that cannot be paid is an answer. That Freshkey's own balance has not arrived yet is not: ask later. */
function unlessRefused(error: unknown): { refused: string } {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode === 409) throw error;
  if (error.code === 'balance_insufficient') throw new ProviderUnavailable(`Stripe: ${error.message}`);
  return { refused: error.code ?? 'refused' };
}

/** One that is on its way cannot be canceled: reading it shows that. */
function tooLate(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

function asPayout({ id, status, failure_code }: Stripe.Payout): ProviderPayout {
  const known = (['paid', 'failed', 'canceled'] as const).find((name) => name === status);
  return { id, status: known ?? 'pending', failure: known === 'failed' ? (failure_code ?? 'unknown') : null };
}

function asAccount({ id, payouts_enabled, details_submitted, requirements }: Stripe.Account): ProviderPayoutAccount {
  const due = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  // before anything was given, Stripe already calls the account disabled
  const status = payouts_enabled ? 'enabled' : details_submitted ? 'restricted' : 'pending';
  return { id, status, requirements: [...new Set(due)] };
}
