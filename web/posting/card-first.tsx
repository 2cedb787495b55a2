import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods, setupPayment } from '#contract/calls.ts';
import { hasExpired } from '#contract/card-expiry.ts';
import { may } from '#web/platform/may.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Said before the form: a job is posted only with a card that has not expired. Nothing once there is one. */
export function CardFirst({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('posting');
  const cards = useRead(listPaymentMethods).data;
  const now = useNow();
  const [card] = cards ?? [];
  if (!cards || (card && !hasExpired(card, now))) return null;
  return (
    <Notice
      tone="apricot"
      icon={CreditCard}
      action={may(setupPayment) && <Button onClick={onAdd}>{t('page.cardAdd')}</Button>}
    >
      {card ? t('page.cardExpired', { last4: card.last4 }) : t('page.cardFirst')}
    </Notice>
  );
}
