import type { CardIntent } from './card-intent.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { StripeCardForm } from './stripe-card-form.tsx';

export interface CardFormProps {
  intent: CardIntent;
  /** Says what the button does: "Save card", "Pay $39.00". */
  submitLabel: string;
  onSucceeded: () => void;
  /** The provider's own words; they also stand beside the fields. */
  onDeclined?: (message: string) => void;
}

/** The provider's card fields. A card number goes from them to the provider and never through Freshkey. */
export function CardForm(props: CardFormProps) {
  return props.intent.provider === 'stripe' ? <StripeCardForm {...props} /> : <SandboxCardForm {...props} />;
}
