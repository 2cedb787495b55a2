import { z } from 'zod';

/** What the environment says about Stripe; production needs it, a demo pays in its sandbox. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(live|test)_\w+$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_\w+$/)
    .optional(),
  // While a secret is changed both count: the old and the new, separated by a comma.
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)?$/)
    .optional(),
  // Payouts and charge-backs of connected accounts come from an endpoint of their own, with a secret of its own.
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)?$/)
    .optional(),
};
const variables = z.object(stripeVariables);

export const stripeAdvice = {
  STRIPE_SECRET_KEY: 'STRIPE_SECRET_KEY must be a Stripe key that begins with sk_live_ or sk_test_.',
  STRIPE_PUBLISHABLE_KEY: 'STRIPE_PUBLISHABLE_KEY must be a Stripe key that begins with pk_live_ or pk_test_.',
  STRIPE_WEBHOOK_SECRET:
    'STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook; it begins with whsec_. While it is changed, both, separated by a comma.',
  STRIPE_CONNECT_WEBHOOK_SECRET:
    'STRIPE_CONNECT_WEBHOOK_SECRET must be the signing secret of the webhook for connected accounts; it begins with whsec_.',
};

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  /** One, or while it is changed two, separated by a comma. */
  webhookSecret: string;
  /** Signs the events of cleaners' payout accounts; absent while that webhook is not set up. */
  connectWebhookSecret?: string;
}

/** Null unless all three of its settings are given; production has them. */
export function stripeFrom(env: z.infer<typeof variables>): StripeSettings | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectWebhookSecret,
  } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  return { secretKey, publishableKey, webhookSecret, ...(connectWebhookSecret && { connectWebhookSecret }) };
}

/** With one live and one test key, a card would be taken and never charged. */
export function faultsOfStripe(given: Record<string, string | undefined>): string[] {
  const modeOf = (key: string | undefined) => /^[a-z]k_(live|test)_/.exec(key ?? '')?.[1];
  const [secret, publishable] = [modeOf(given.STRIPE_SECRET_KEY), modeOf(given.STRIPE_PUBLISHABLE_KEY)];
  return secret !== undefined && publishable !== undefined && secret !== publishable
    ? ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys.']
    : [];
}
