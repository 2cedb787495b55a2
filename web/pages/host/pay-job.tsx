import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

const PayOwed = lazy(() => import('#web/payments/pay-owed.tsx').then((file) => ({ default: file.PayOwed })));

interface PayJobProps {
  job: HostJob;
  /** `pay`: it is owed, and nothing new is posted before. */
  kind: 'pay' | 'approve';
  owedCents: number | null;
  look: Pick<ButtonProps, 'size' | 'variant'>;
}

/** Pays for a finished cleaning in place, wherever it is listed. */
export function PayJob({ job, kind, owedCents, look }: PayJobProps) {
  const { t } = useTranslation('host');
  const [paying, setPaying] = useState(false);
  const { title } = job.property;
  const owed = { jobId: job.id, jobTitle: title, amountCents: owedCents ?? job.payoutCents };
  const close = () => setPaying(false);
  return (
    <>
      <Button
        {...look}
        data-settles
        aria-label={t(kind === 'pay' ? 'pay.buttonOf' : 'approve.payOf', { title })}
        onClick={() => setPaying(true)}
      >
        {t(kind === 'pay' ? 'pay.button' : 'approve.pay')}
      </Button>
      <Suspense>{paying && <PayOwed owed={owed} isSaid onPaid={close} onClose={close} />}</Suspense>
    </>
  );
}
