import { CreditCard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { extraOf } from './extra-of.ts';

const CheckoutDialog = fetchedAhead(() => import('./checkout-dialog.tsx').then((file) => file.CheckoutDialog));

/** Opens the checkout of a submitted job, or of what came on top of it and was not paid. */
export function PayButton({ job }: { job: JobDetail }) {
  const { t } = useTranslation('payments');
  const [open, setOpen] = useState(false);
  const extra = extraOf(job);
  // paying withdraws the report, whose own answer leads
  const isInCase = job.can.includes('withdrawReport');
  return (
    <>
      <Button variant={isInCase ? 'secondary' : 'primary'} size="large" icon={CreditCard} onClick={() => setOpen(true)}>
        {extra ? t(`extra.${extra}`) : t('checkout.title')}
      </Button>
      <Suspense>{open && <CheckoutDialog job={job} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
