import Stripe from 'stripe';
import {
  NotYet,
  type PayoutOrder,
  type PayoutPlace,
  type PayoutProvider,
  type ProviderPayout,
  type ProviderPayoutAccount,
} from '#server/platform/payout-provider.ts';
import type { StripeSettings } from '#server/platform/stripe-settings.ts';
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
      return readPayout(where);
    },
    takeBack,
  };
}

async function payOut(
  stripe: Stripe,
  { accountId, amountCents, feeCents, method, key }: PayoutOrder,
): Promise<ProviderPayout> {
  const money = { amount: amountCents - feeCents, currency: 'usd' };
  const before = await transferFor(stripe, key);
  const made = before && (await payoutFrom(stripe, accountId, before));
  if (made) return asPayout(made);
  // this try was refused, and the next one has another key
  if (before?.reversed) throw new NotYet('Stripe: this try was refused before');
  const transfer =
    before ??
    (await stripe.transfers
      .create({ ...money, destination: accountId, transfer_group: key }, { idempotencyKey: `${key}:transfer` })
      .catch(unlessRefused));
  if ('refused' in transfer) return refusedAs(transfer.refused, key);
  const metadata = { transferId: transfer.id };
  const payout = await stripe.payouts
    .create(
      { ...money, method: method === 'instant' ? 'instant' : 'standard', metadata },
      { stripeAccount: accountId, idempotencyKey: key },
    )
    .catch(unlessRefused);
  if (!('refused' in payout)) return asPayout(payout);
  await reverse(stripe, transfer.id, `${key}:back`);
  return refusedAs(payout.refused, key);
}

/** Stripe forgets its own keys after a day; a transfer carries ours. */
async function transferFor(stripe: Stripe, key: string): Promise<Stripe.Transfer | null> {
  const { data } = await stripe.transfers.list({ transfer_group: key, limit: 1 });
  return data[0] ?? null;
}

/** The payout that a transfer was made for, should the answer to it have been lost. */
async function payoutFrom(
  stripe: Stripe,
  accountId: string,
  { id, created }: Stripe.Transfer,
): Promise<Stripe.Payout | null> {
  const since = stripe.payouts.list({ created: { gte: created }, limit: 100 }, { stripeAccount: accountId });
  for await (const payout of since) if (payout.metadata?.transferId === id) return payout;
  return null;
}

/**
 * Stripe made no payout at all, so there is nothing of its own to read again. That Freshkey's own balance, or the
 * account's, has not arrived yet is no answer; and Stripe would repeat it for a day to the same key.
 */
function refusedAs(failure: string, key: string): ProviderPayout {
  if (failure === 'balance_insufficient') throw new NotYet('Stripe: the balance has not arrived yet');
  return { id: `refused:${key}`, status: 'failed', failure };
}

async function reverseTransferOf(stripe: Stripe, { accountId, payoutId }: PayoutPlace): Promise<void> {
  if (payoutId.startsWith('refused:')) return;
  const { metadata } = await stripe.payouts.retrieve(payoutId, {}, { stripeAccount: accountId });
  const transferId = metadata?.transferId;
  if (transferId) await reverse(stripe, transferId, `${payoutId}:back`);
}

/** Once: what is reversed already stays so, even when Stripe has forgotten the key. */
async function reverse(stripe: Stripe, transferId: string, idempotencyKey: string): Promise<void> {
  const { reversed } = await stripe.transfers.retrieve(transferId);
  if (!reversed) await stripe.transfers.createReversal(transferId, {}, { idempotencyKey });
}

/** An account that cannot be paid is an answer. */
function unlessRefused(error: unknown): { refused: string } {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode === 409) throw error;
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
