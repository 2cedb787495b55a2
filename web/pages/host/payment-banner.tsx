import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods, setupPayment } from '#contract/calls.ts';
import { AddCardDialog } from '#web/payments/add-card-dialog.tsx';
import { may } from '#web/platform/may.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { keepCardMissing, PaymentPlace } from './payment-place.tsx';

/** Shown as long as there is no card: nothing can be posted without one. */
export function PaymentBanner() {
  const { t } = useTranslation('host');
  const cards = useRead(listPaymentMethods, { enabled: may(setupPayment, listPaymentMethods) }).data;
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    if (cards) keepCardMissing(cards.length === 0);
  }, [cards]);
  return (
    <>
      {!cards && <PaymentPlace />}
      {cards?.length === 0 && (
        <Notice
          tone="apricot"
          icon={CreditCard}
          className="mb-4"
          action={<Button onClick={() => setAdding(true)}>{t('payment.button')}</Button>}
        >
          {t('payment.text')}
        </Notice>
      )}
      <AddCardDialog open={adding} onOpenChange={setAdding} />
    </>
  );
}
