import type { AnswerOf } from '#contract/endpoint.ts';
import type { setupPayment } from '#contract/payments.ts';

/** What the provider has opened: the saving of a card, or one payment. */
export interface CardIntent {
  kind: 'setup' | 'payment';
  id: string;
  clientSecret: string;
  provider: AnswerOf<typeof setupPayment>['provider'];
  publishableKey: string | null;
}

export interface CardFormProps {
  intent: CardIntent;
  /** Says what the button does: "Save card", "Pay $39.00". */
  submitLabel: string;
  /** At the end of a dialog, whose foot the button becomes. */
  inDialog?: boolean;
  onSucceeded: () => void;
  /** The provider's own words; they are also shown beside the fields. */
  onDeclined?: (message: string) => void;
}
