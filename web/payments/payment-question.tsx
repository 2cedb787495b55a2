import { useConfig } from '#web/platform/use-config.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BankQuestion } from './bank-question.tsx';
import { type PaymentQuestionProps, StripeQuestion } from './stripe-question.tsx';
import { useSandboxIntent } from './use-sandbox-intent.ts';

/** A bank wants to hear from the card's owner before it pays; shows the provider's own way of asking. */
export function PaymentQuestion(props: PaymentQuestionProps) {
  const provider = useConfig()?.payments;
  if (!provider) return null;
  if (provider.publishableKey === null) return <SandboxQuestion {...props} />;
  return <StripeQuestion {...props} publishableKey={provider.publishableKey} />;
}

/** The sandbox's bank asks about a payment. */
function SandboxQuestion({ paymentIntentId, clientSecret, onApproved, onDeclined }: PaymentQuestionProps) {
  const sandbox = useSandboxIntent({
    intent: { kind: 'payment', id: paymentIntentId, clientSecret },
    asksAtOnce: true,
    onSucceeded: onApproved,
    onDeclined,
  });
  return (
    <>
      {sandbox.message && (
        <Notice tone="red" live>
          {sandbox.message}
        </Notice>
      )}
      <BankQuestion onAnswer={sandbox.answer} busy={sandbox.busy} />
    </>
  );
}
