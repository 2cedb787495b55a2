import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods } from '#contract/calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Said before the form: a job is posted only with a card. Nothing once there is one. */
export function CardFirst({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('posting');
  if (useRead(listPaymentMethods).data?.length !== 0) return null;
  return (
    <Notice tone="apricot" icon={CreditCard} action={<Button onClick={onAdd}>{t('page.cardAdd')}</Button>}>
      {t('page.cardFirst')}
    </Notice>
  );
}
