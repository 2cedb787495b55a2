import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { getJob, writeReview } from '#contract/calls.ts';
import type { OwedJob } from '#contract/errors.ts';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { may } from '#web/platform/may.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CheckoutDialog } from './checkout-dialog.tsx';

interface PayOwedProps {
  owed: OwedJob;
  /** The page says already why this is to be paid; nothing waits to be posted. */
  isSaid?: boolean;
  onPaid: () => void;
  onClose: () => void;
}

/** The checkout of a finished job that has to be paid before anything new is posted. */
export function PayOwed({ owed, isSaid = false, onPaid, onClose }: PayOwedProps) {
  const { t } = useTranslation('payments');
  const job = useRead(getJob, { params: { id: owed.jobId } });
  const navigate = useNavigate();
  const review = () => void navigate(`${to('job', { id: owed.jobId })}#reviews`);
  const why = !isSaid && (
    <Notice
      tone="apricot"
      title={t('owed.title')}
      action={
        <TextLink to={to('job', { id: owed.jobId })} className="text-14">
          {t('owed.see')}
        </TextLink>
      }
    >
      <bdi>{t('owed.text', { amount: formatMoney(owed.amountCents), title: owed.jobTitle })}</bdi>
    </Notice>
  );
  if (job.data)
    return (
      <CheckoutDialog
        job={job.data}
        why={why}
        onPaid={onPaid}
        // who is posting a job meanwhile is not led away from it
        onReview={isSaid && may(writeReview) ? review : undefined}
        onOpenChange={(open) => !open && onClose()}
      />
    );
  return (
    <Dialog open onOpenChange={onClose} title={t('checkout.title')}>
      <div className="grid gap-5">
        {why}
        {job.error ? <ReadFailed title={t('money.failed')} read={job} /> : <Skeleton className="h-36" />}
      </div>
    </Dialog>
  );
}
