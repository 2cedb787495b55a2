import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeJob } from '#contract/calls.ts';
import { getHome } from '#contract/host-home-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { AddCardDialog } from '#web/payments/add-card-dialog.tsx';
import { PayoutSplit } from '#web/payments/payout-split.tsx';
import { call } from '#web/platform/api.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { useFee } from '#web/platform/use-fee.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { ChargeStatement } from '#web/posting/charge-statement.tsx';
import { OverlapNotice, WasPosted } from '#web/posting/overlap-notice.tsx';
import { postedThen } from '#web/posting/posted-then.ts';
import { emptyPosting } from '#web/posting/posting-values.ts';
import { useLiveJobs } from '#web/posting/use-live-jobs.ts';
import { usePostingForm } from '#web/posting/use-posting-form.ts';
import { WhenFields } from '#web/posting/when-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { nextTimes } from './next-times.ts';
import { useOwedFirst } from './use-owed-first.tsx';

/** A job that ended without a cleaner, posted anew at another time with all else as it was; the old one is canceled. */
export function PostAgain({ job, onClose }: { job: Job; onClose: () => void }) {
  const { t } = useTranslation(['host', 'posting']);
  const [onceThereIsACard, setOnceThereIsACard] = useState<{ postAgain: () => void } | null>(null);
  const owedFirst = useOwedFirst();
  const property = useRead(getHome, { params: { id: job.propertyId } }).data;
  const fee = useFee('hostCents');
  const now = useNow();
  const { form, submit, posting, posted, others } = usePostingForm({
    jobs: useLiveJobs(),
    values: {
      ...emptyPosting,
      ...{ propertyId: job.propertyId, payoutCents: job.payoutCents, cleaningType: job.cleaningType },
      ...{ specialInstructions: job.specialInstructions ?? '', customTasks: job.customTasks },
      ...nextTimes(job, now),
    },
    zoneOf: () => job.timeZone,
    onCardNeeded: (postAgain) => setOnceThereIsACard({ postAgain }),
    onOwed: owedFirst.onOwed,
    // its bidders hear that it is over; where this fails it stays in the inbox, and is canceled a day after its end
    along: () => call(changeJob, { params: { id: job.id }, body: { status: 'CANCELED' } }).catch(() => undefined),
    onPosted: () => {
      showToast({ title: t('posting:toasts.created'), tone: 'success' });
      onClose();
    },
  });
  const [startTime, endTime] = form.watch(['startTime', 'endTime']);
  // the old one is canceled as this one is posted
  const besides = others.filter(({ id }) => id !== job.id);
  const overlaps = postedThen(besides, { id: job.propertyId, timeZone: job.timeZone }, { startTime, endTime });
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        title={t('postAgain.title', { title: job.property.title })}
        description={t('postAgain.text')}
        footer={
          <>
            <TextLink to={to('hostPostJob', undefined, { from: job.id })} className="me-auto text-14 sm:self-center">
              {t('postAgain.more')}
            </TextLink>
            <Button onClick={onClose}>{t('posting:dialog.cancel')}</Button>
            {!posted && (
              <Button type="submit" form="post-again" variant="primary" loading={posting}>
                {t(overlaps ? 'posting:overlap.anyway' : 'repost.button')}
              </Button>
            )}
          </>
        }
      >
        <form id="post-again" noValidate className="grid gap-5" onSubmit={submit} onKeyDown={onlyByButton}>
          <WhenFields form={form} property={property} />
          <PayoutSplit payoutCents={job.payoutCents} viewer="host" />
          <ChargeStatement totalCents={job.payoutCents + fee} />
          <WasPosted job={posted} />
          <OverlapNotice other={overlaps} />
        </form>
      </Dialog>
      <AddCardDialog
        open={onceThereIsACard !== null}
        onOpenChange={(open) => !open && setOnceThereIsACard(null)}
        onAdded={onceThereIsACard?.postAgain}
        charge={<ChargeStatement totalCents={job.payoutCents + fee} />}
      />
      {owedFirst.payment}
    </>
  );
}
