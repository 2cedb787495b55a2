import { DoorClosed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bothSides } from '#contract/both-sides.ts';
import { endWaiting, reportCouldNotClean } from '#contract/job-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { isAlarm, waitedBy, waitingPaidFrom } from '#contract/waiting-pay.ts';
import { to } from '#web/paths.ts';
import { formatMoney, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useOpening } from './use-opening.ts';
import { useWaitingWords, type Waiting } from './use-waiting-words.ts';
import { WaitedBefore } from './waited-before.tsx';

interface StillWaitingProps {
  job: Pick<JobDetail, 'id' | 'timeZone' | 'can' | 'hostId' | 'host' | 'payoutCents'>;
  waiting: Waiting;
  /** Both sides' money if the cleaner leaves now. */
  leaveMoney: ReactNode;
}

/** To a cleaner who waits at the door: since when, what it comes to, and how it ends. */
export function StillWaiting(props: StillWaitingProps) {
  const { t } = useTranslation('waiting');
  const { job, waiting } = props;
  const receives = useLeavePay(job, waiting);
  const title = receives ? t('leaveNow', { amount: receives }) : t(`cleaner.${waiting.reason}`);
  return (
    <Notice tone="apricot" icon={DoorClosed} title={title} live>
      <p>{useWaitingWords(job, waiting)}</p>
      <p>{t(isAlarm(waiting) ? 'told' : 'notTold')}</p>
      <WaitedBefore {...{ job, waiting }} />
      <p className="flex flex-wrap items-center gap-x-5">
        {job.host?.phone && (
          <a href={`tel:${job.host.phone}`} className={reach}>
            <bdi>{job.host.phone}</bdi>
          </a>
        )}
        <Link to={to('conversation', { id: job.id, personId: job.hostId })} className={reach}>
          {t('message')}
        </Link>
      </p>
      <Choice {...props} />
    </Notice>
  );
}

/** What leaving brings, once that is possible. */
function useLeavePay({ can, payoutCents }: StillWaitingProps['job'], waiting: Waiting): string | null {
  const waited = waitedBy(waiting, useNow());
  if (!can.includes('couldNotClean')) return null;
  const { centsPerHour } = waiting;
  return formatMoney(bothSides({ click: 'leave', payoutCents, centsPerHour, waited }).cleanerReceivesCents);
}

const reach = 'inline-flex min-h-11 items-center font-semibold underline';

function Choice({ job, waiting, leaveMoney }: StillWaitingProps) {
  const { t } = useTranslation('waiting');
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  // nothing has come of it yet, so that a report made by mistake can be undone
  const isFree = useNow(10_000) < waitingPaidFrom(waiting).getTime();
  const end = useEnd(isFree);
  const leave = useWrite(reportCouldNotClean, { onSuccess: () => setAsking(false), failed: reasonAlone });
  const mayLeave = job.can.includes('couldNotClean');
  useOpening(waiting.mayLeaveAt, !mayLeave);
  const place = { language, timeZone: job.timeZone };
  const here = { params: { id: job.id } };
  return (
    <>
      {!mayLeave && <p>{t('leaveFrom', { time: formatTime(waiting.mayLeaveAt, place) })}</p>}
      <div className="mt-2.5 flex flex-wrap gap-3">
        {mayLeave && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('leave')}
          </Button>
        )}
        <Button variant={mayLeave ? 'secondary' : 'primary'} loading={end.isPending} onClick={() => end.mutate(here)}>
          {t('in')}
        </Button>
        {isFree && (
          <Button disabled={end.isPending} onClick={() => end.mutate(here)}>
            {t('takeBack')}
          </Button>
        )}
      </div>
      {isFree && <p className="mt-2 text-13">{t('takeBackText')}</p>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leaveTitle')}
        description={t('leaveText')}
        confirmLabel={t('leave')}
        cancelLabel={t('back')}
        loading={leave.isPending}
        onConfirm={() => leave.mutate(here)}
      >
        {leaveMoney}
      </ConfirmDialog>
    </>
  );
}

/** A wait that nothing is paid for leaves no notice behind: that it is over is said once. */
function useEnd(isFree: boolean) {
  const { t } = useTranslation('waiting');
  return useWrite(endWaiting, {
    onSuccess: () => isFree && showToast({ title: t('over'), tone: 'success' }),
    failed: reasonAlone,
  });
}
