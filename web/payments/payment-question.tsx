import { useConfig } from '#web/platform/use-config.ts';
import { SandboxQuestion } from './sandbox-question.tsx';
import { StripeQuestion } from './stripe-question.tsx';

export interface PaymentQuestionProps {
  paymentIntentId: string;
  clientSecret: string;
  onApproved: () => void;
  onDeclined: (message: string) => void;
}

/** A bank wants to hear from the card's owner before it pays; the provider's own way of asking stands here. */
export function PaymentQuestion(props: PaymentQuestionProps) {
  const provider = useConfig()?.payments;
  if (!provider) return null;
  if (provider.publishableKey === null) return <SandboxQuestion {...props} />;
  return <StripeQuestion {...props} publishableKey={provider.publishableKey} />;
}
