import { Notice } from '#web/ui/notice.tsx';
import { BankQuestion } from './bank-question.tsx';
import type { PaymentQuestionProps } from './payment-question.tsx';
import { useSandboxIntent } from './use-sandbox-intent.ts';

/** The sandbox's bank asks about a payment. */
export function SandboxQuestion({ paymentIntentId, clientSecret, onApproved, onDeclined }: PaymentQuestionProps) {
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
