import type { CardFormProps } from './card-intent.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';
import { StripeCardForm } from './stripe-card-form.tsx';

/** The provider's card fields. A card number goes from them to the provider and never through Freshkey. */
export function CardForm(props: CardFormProps) {
  return props.intent.provider === 'stripe' ? <StripeCardForm {...props} /> : <SandboxCardForm {...props} />;
}
