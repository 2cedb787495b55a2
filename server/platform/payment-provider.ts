/** A saved card as the provider describes it. */
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
  /** The keys of the refunds that were made of it. */
  refundKeys: readonly string[];
  /** Of those that a card could not take: their money came back. */
  failedRefundKeys: readonly string[];
  /** What the payer's bank has fetched back, if it is not won back. */
  chargedBackCents: number;
  /** Of the card that paid, the same wherever it is used; null while nothing is paid, or where the provider cannot tell. */
  cardFingerprint: string | null;
  /** Why the last try failed, in the provider's words; null if it did not. */
  declineMessage: string | null;
  /** The provider's code for it; null if the try did not fail, or the provider gave none. */
  declineCode: string | null;
  metadata: Record<string, string>;
}

/** An event from the provider, its signature checked. `object` is the id of what it is about: a setup, a payout … */
export interface ProviderEvent {
  id: string;
  type:
    | 'setup_intent.succeeded'
    | 'payment_intent.succeeded'
    | 'payment_intent.payment_failed'
    | 'payment_intent.requires_action'
    | 'charge.refunded'
    | 'charge.refund.updated'
    | 'refund.updated'
    | 'refund.failed'
    | 'charge.dispute.funds_withdrawn'
    | 'charge.dispute.funds_reinstated'
    | 'account.updated'
    | 'payout.paid'
    | 'payout.failed'
    | 'payout.canceled'
    | 'ignored';
  object: string;
  livemode: boolean;
}

/** The provider gave no answer, or none that says what happened: ask again later, never charge again. */
export class ProviderUnavailable extends Error {}

/** The provider has said no: nothing was done, and asking again would not help. */
export class ProviderRefused extends Error {
  /** The provider's code for why, where it gave one. */
  readonly code: string | null;
  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

/**
 * What Freshkey needs from a card payment provider. Every call may throw ProviderUnavailable. `key` is the provider's
 * idempotency key, derived from our own row's id: the same call sent twice has one effect.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  readonly publishableKey: string | null;
  createSetup(input: { customer: string; metadata: Record<string, string>; key: string }): Promise<ProviderSetup>;
  readSetup(id: string): Promise<ProviderSetup>;
  /** Moves no money: creates a payment that waits for a card. It can succeed once, however often it is tried; may throw ProviderRefused. */
  createPayment(input: {
    amountCents: number;
    customer: string;
    metadata: Record<string, string>;
    key: string;
  }): Promise<ProviderPayment>;
  /** Tries a payment with a saved card. One that has already succeeded is returned as it is. */
  confirmPayment(input: {
    paymentId: string;
    methodId: string;
    /** True when the payer is not there to answer the bank. */
    offSession: boolean;
    key: string;
  }): Promise<ProviderPayment>;
  readPayment(id: string): Promise<ProviderPayment>;
  cancelPayment(id: string): Promise<ProviderPayment>;
  /** Made once, however often and however late it is asked for with the same key; may throw ProviderRefused. */
  refund(input: { paymentId: string; amountCents: number; key: string }): Promise<ProviderPayment>;
  forgetCard(methodId: string): Promise<void>;
  /** Checks the signature of the raw body; null if it is forged, over 300 s off in either direction, or malformed. */
  readEvent(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent | null;
}
