import type { CardIntent } from './card-intent.ts';

export type Returned = Pick<CardIntent, 'kind' | 'clientSecret'>;

/** What Stripe adds to the address it comes back to. */
const added = [
  'setup_intent',
  'setup_intent_client_secret',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'source_type',
];

/** The screen a bank that takes the whole page comes back to: this one. */
export function returnUrl(): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${withoutReturn(search)}`;
}

/** The intent with which somebody has just come back from their bank; null on every other visit. */
export function returnedIntent(search: string): Returned | null {
  const query = new URLSearchParams(search);
  const setup = query.get('setup_intent_client_secret');
  if (setup) return { kind: 'setup', clientSecret: setup };
  const payment = query.get('payment_intent_client_secret');
  return payment ? { kind: 'payment', clientSecret: payment } : null;
}

/** The query as it was before the bank, question mark included. */
export function withoutReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of added) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
