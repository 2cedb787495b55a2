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
