import { Landmark } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, findLanguage } from '#contract/languages.ts';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { stripeCards } from './stripe-cards.ts';

export interface PaymentQuestionProps {
  paymentIntentId: string;
  clientSecret: string;
  onApproved: () => void;
  onDeclined: (message: string) => void;
}

type Props = Omit<PaymentQuestionProps, 'paymentIntentId'> & { publishableKey: string };

/** Stripe shows the bank's question over the page as soon as this is shown, and tells how it was answered. */
export function StripeQuestion({ publishableKey, clientSecret, onApproved, onDeclined }: Props) {
  const { t, i18n } = useTranslation('paying');
  const language = findLanguage(i18n.language)?.code ?? defaultLanguage;
  const declineText = useDeclineText();
  const [failed, setFailed] = useState(false);
  const ask = useCallback(async () => {
    setFailed(false);
    try {
      const stripe = await stripeCards(publishableKey, language);
      const { status, message, reason } = await stripe.answerBank(clientSecret);
      if (status === 'succeeded') onApproved();
      else onDeclined(message ?? declineText(reason));
    } catch {
      setFailed(true);
    }
  }, [publishableKey, language, clientSecret, onApproved, onDeclined, declineText]);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return; // one question, however often this is drawn
    asked.current = true;
    void ask();
  }, [ask]);
  if (failed) {
    return <ErrorState title={t('bank.failed')} description={t('card.fieldsFailedText')} onRetry={() => void ask()} />;
  }
  return (
    <Notice icon={Landmark} title={t('bank.title')} live>
      {t('bank.asking')}
    </Notice>
  );
}
