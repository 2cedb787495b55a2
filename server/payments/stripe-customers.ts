import type Stripe from 'stripe';

/**
 * Finds the Stripe customer for one of our users, or creates one. Stripe's search lags by a minute; until it catches
 * up, and for a day, the idempotency key returns the same customer.
 */
export function stripeCustomers(stripe: Stripe): (userId: string) => Promise<string> {
  const known = new Map<string, string>();
  return async (userId) => {
    const kept = known.get(userId);
    if (kept) return kept;
    const { data } = await stripe.customers.search({ query: `metadata['userId']:'${userId}'`, limit: 100 });
    const oldest = data.toSorted((a, b) => a.created - b.created)[0];
    const { id } =
      oldest ?? (await stripe.customers.create({ metadata: { userId } }, { idempotencyKey: `customer:${userId}` }));
    known.set(userId, id);
    return id;
  };
}
