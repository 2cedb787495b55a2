import { ProviderUnavailable } from './payment-provider.ts';

/** A cleaner's account at the provider, to which money is paid out. */
export interface ProviderPayoutAccount {
  id: string;
  status: 'pending' | 'enabled' | 'restricted';
  /** What the provider still asks for, in its own codes. */
  requirements: string[];
}

export interface ProviderPayout {
  id: string;
  status: 'pending' | 'paid' | 'failed' | 'canceled';
  /** Of a failed one, the provider's code for why. */
  failure: string | null;
}

/** The provider cannot pay just now: nothing has moved, and it is to be asked again under another key. */
export class NotYet extends ProviderUnavailable {}

/** A payout at the provider: of one account, by its id. */
export interface PayoutPlace {
  accountId: string;
  payoutId: string;
}

export interface PayoutOrder {
  accountId: string;
  /** What leaves the cleaner's balance … */
  amountCents: number;
  /** … and what of it the cleaner does not receive. */
  feeCents: number;
  method: 'weekly' | 'instant';
  key: string;
}

/**
 * What Freshkey needs from a provider that pays cleaners out. Every call may throw ProviderUnavailable. `key` is the
 * provider's idempotency key, derived from our own row's id: the same call sent twice has one effect.
 */
export interface PayoutProvider {
  createAccount(input: { userId: string; email: string; key: string }): Promise<ProviderPayoutAccount>;
  /** The provider's own page for this account, valid for some minutes; it leads back to `returnUrl`. */
  linkTo(input: { accountId: string; returnUrl: string }): Promise<string>;
  readAccount(accountId: string): Promise<ProviderPayoutAccount>;
  /** One that the provider refuses at once is returned as failed, and nothing has moved; may throw NotYet. */
  createPayout(order: PayoutOrder): Promise<ProviderPayout>;
  readPayout(place: PayoutPlace): Promise<ProviderPayout>;
  /** Stops a payout that is not on its way yet; one that is remains as it is. What was stopped is then taken back. */
  cancelPayout(place: PayoutPlace): Promise<ProviderPayout>;
  /** Fetches the money of a failed or stopped payout back to Freshkey; may be called any number of times. */
  takeBack(place: PayoutPlace): Promise<void>;
}
