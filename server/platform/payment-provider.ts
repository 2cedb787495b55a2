/** A saved card as the provider tells it. */
export interface ProviderCard {
  methodId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for one card wherever it is saved. */
  fingerprint: string;
}

export interface ProviderSetup {
  id: string;
  clientSecret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  card: ProviderCard | null;
  metadata: Record<string, string>;
}

export type ProviderPaymentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';
export interface ProviderPayment {
  id: string;
  clientSecret: string;
  status: ProviderPaymentStatus;
  amountCents: number;
  refundedCents: number;
  /** Why the last try failed, in the provider's words; null when it did not. */
  declineMessage: string | null;
  metadata: Record<string, string>;
}

/** An event of the provider, its signature checked. `object` is the id of the setup or payment it is about. */
export interface ProviderEvent {
  id: string;
  type:
    | 'setup_intent.succeeded'
    | 'payment_intent.succeeded'
    | 'payment_intent.payment_failed'
    | 'payment_intent.requires_action'
    | 'charge.refunded'
    | 'ignored';
  object: string;
  livemode: boolean;
}

/** The provider did not answer, or not in a way that tells what happened: ask later, never charge anew. */
export class ProviderUnavailable extends Error {}

/**
 * What Freshkey needs of a card payment provider. Every call may throw ProviderUnavailable. `key` is the provider's
 * idempotency key, made of our own row's id: the same call sent twice has one effect.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey: string | null;
  createSetup(input: { customer: string; metadata: Record<string, string>; key: string }): Promise<ProviderSetup>;
  readSetup(id: string): Promise<ProviderSetup>;
  /** Moves no money: a payment that waits for a card. One of these can succeed once, however often it is tried. */
  createPayment(input: {
    amountCents: number;
    customer: string;
    metadata: Record<string, string>;
    key: string;
  }): Promise<ProviderPayment>;
  /** Tries a payment with a saved card. What has succeeded already is answered as it is. */
  confirmPayment(input: {
    paymentId: string;
    methodId: string;
    /** True when the payer is not there to answer the bank. */
    offSession: boolean;
    key: string;
  }): Promise<ProviderPayment>;
  readPayment(id: string): Promise<ProviderPayment>;
  cancelPayment(id: string): Promise<ProviderPayment>;
  refund(input: { paymentId: string; amountCents: number; key: string }): Promise<ProviderPayment>;
  forgetCard(methodId: string): Promise<void>;
  /** Checks the signature of the raw body; null when it is forged, older or newer than 300 s, or malformed. */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent | null;
}
