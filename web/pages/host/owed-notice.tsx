import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getOwed } from '#contract/document-calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const PayOwed = lazy(() => import('#web/payments/pay-owed.tsx').then((file) => ({ default: file.PayOwed })));

/** What has to be paid before anything new is posted, with the one button that does it; nothing where nothing is owed. */
export function OwedNotice() {
  const { t } = useTranslation('billing');
  const { data: owed } = useRead(getOwed);
  const [paying, setPaying] = useState(false);
  if (!owed) return null;
  const amount = formatMoney(owed.amountCents);
  const close = () => setPaying(false);
  return (
    <>
      <Notice
        tone="apricot"
        title={t('owed.title', { amount })}
        action={
          <Button variant="primary" onClick={() => setPaying(true)}>
            {t('owed.pay', { amount })}
          </Button>
        }
      >
        <bdi>{t(`owed.${owed.owedFor === 'job' ? 'text' : owed.owedFor}`, { title: owed.jobTitle })}</bdi>
      </Notice>
      <Suspense>{paying && <PayOwed owed={owed} isSaid onPaid={close} onClose={close} />}</Suspense>
    </>
  );
}
