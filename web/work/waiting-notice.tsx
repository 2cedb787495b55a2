import { DoorClosed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endWaiting, reportCouldNotClean } from '#contract/job-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { waitingGrace } from '#contract/terms.ts';
import { isWaitingPayToCome, waitingPayOf } from '#contract/waiting-pay.ts';
import { formatMoney, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useOpening } from './use-opening.ts';

type Waiting = NonNullable<JobDetail['waiting']>;

interface WaitingNoticeProps {
  job: JobDetail;
  waiting: Waiting;
  viewer: 'host' | 'cleaner';
  /** Both sides' money if the cleaner leaves now. */
  leaveMoney: ReactNode;
}

/** A wait at the door while it lasts, and what it came to afterwards. */
export function WaitingNotice({ job, waiting, viewer, leaveMoney }: WaitingNoticeProps) {
  const { t } = useTranslation('waiting');
  const said = useWaitingWords(job, waiting);
  const now = useNow();
  if (waiting.endedAt !== null) {
    if (!waiting.payCents && !job.couldNotClean) return null;
    return (
      <Notice icon={DoorClosed} title={job.couldNotClean ? t('couldNot') : said}>
        {job.couldNotClean && !isDecidedOtherwise(job) && (
          <p>
            {t('couldNotText')} {job.status === 'SUBMITTED' && !isFrozen(job) && t('couldNotWhen')}
          </p>
        )}
        {job.couldNotClean && <p>{said}</p>}
        {isWaitingPayToCome(job.timeline, now) && !isFrozen(job) && !isDecidedAtNothing(job) && (
          <p>{t(viewer === 'host' ? 'endedTextHost' : 'endedText')}</p>
        )}
      </Notice>
    );
  }
  const tone = viewer === 'host' ? 'red' : 'apricot';
  return (
    <Notice tone={tone} icon={DoorClosed} title={t(`${viewer}.${waiting.reason}`)} live>
      <p>{said}</p>
      {viewer === 'cleaner' && <CleanersChoice job={job} waiting={waiting} leaveMoney={leaveMoney} />}
      {viewer === 'host' && job.cleaner?.phone && (
        <a href={`tel:${job.cleaner.phone}`} className="mt-1 inline-flex min-h-11 items-center font-semibold underline">
          <bdi>{job.cleaner.phone}</bdi>
        </a>
      )}
    </Notice>
  );
}

/** While a report is open, nothing is charged and no time runs. */
const isFrozen = ({ dispute }: JobDetail) => dispute !== null && dispute.resolution === null;
const isDecidedOtherwise = ({ dispute, payoutCents }: JobDetail) =>
  !!dispute?.resolution && dispute.resolution.payoutCents !== payoutCents;
/** Then nobody pays for the wait either. */
const isDecidedAtNothing = ({ dispute }: JobDetail) => dispute?.resolution?.payoutCents === 0;

/** Since when, what it has come to, and until when it is paid. */
function useWaitingWords({ timeZone }: JobDetail, { since, endedAt, centsPerHour, payCents, mayLeaveAt }: Waiting) {
  const { t } = useTranslation('waiting');
  const { language } = useLanguage();
  const now = useNow(10_000);
  const at = (instant: string) => formatTime(instant, { language, timeZone });
  if (endedAt !== null) return t('ended', { since: at(since), until: at(endedAt), amount: formatMoney(payCents ?? 0) });
  const waited = now - Date.parse(since);
  if (waited < waitingGrace)
    return t('paidFrom', {
      since: at(since),
      from: at(new Date(Date.parse(since) + waitingGrace).toISOString()),
    });
  const amount = formatMoney(waitingPayOf(centsPerHour, waited));
  return t('runs', { since: at(since), amount, until: at(mayLeaveAt) });
}

function CleanersChoice({ job, waiting, leaveMoney }: Omit<WaitingNoticeProps, 'viewer'>) {
  const { t } = useTranslation('waiting');
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const begin = useWrite(endWaiting, { failed: reasonAlone });
  const leave = useWrite(reportCouldNotClean, { onSuccess: () => setAsking(false), failed: reasonAlone });
  const mayLeave = job.can.includes('couldNotClean');
  useOpening(waiting.mayLeaveAt, !mayLeave);
  const place = { language, timeZone: job.timeZone };
  return (
    <>
      {!mayLeave && <p>{t('leaveFrom', { time: formatTime(waiting.mayLeaveAt, place) })}</p>}
      <div className="mt-2.5 flex flex-wrap gap-3">
        <Button variant="primary" loading={begin.isPending} onClick={() => begin.mutate({ params: { id: job.id } })}>
          {t('in')}
        </Button>
        {mayLeave && <Button onClick={() => setAsking(true)}>{t('leave')}</Button>}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leaveTitle')}
        description={t('leaveText')}
        confirmLabel={t('leaveConfirm')}
        cancelLabel={t('back')}
        loading={leave.isPending}
        onConfirm={() => leave.mutate({ params: { id: job.id } })}
      >
        {leaveMoney}
      </ConfirmDialog>
    </>
  );
}
