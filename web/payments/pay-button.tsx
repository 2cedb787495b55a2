import { CreditCard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';

const CheckoutDialog = fetchedAhead(() => import('./checkout-dialog.tsx').then((file) => file.CheckoutDialog));

/** Opens the checkout of a submitted job. */
export function PayButton({ job }: { job: JobDetail }) {
  const { t } = useTranslation('payments');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" size="large" icon={CreditCard} onClick={() => setOpen(true)}>
        {t('checkout.title')}
      </Button>
      <Suspense>{open && <CheckoutDialog job={job} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
