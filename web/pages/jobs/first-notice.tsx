import { CalendarX } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { StayOfJob } from '#web/calendars/stay-of-job.tsx';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { ConfirmNotice } from '#web/jobs/confirm-notice.tsx';
import { RepostNotice } from '#web/jobs/repost-notice.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Notice } from '#web/ui/notice.tsx';
import { LatePart, QuietPart } from '../late-part.tsx';
import { DoneNotice } from './done-notice.tsx';
import { HostConfirmation } from './host-confirmation.tsx';
import { SettlingNotice } from './settling-notice.tsx';
import { type Side, viewerOf } from './side-of.ts';

// Each state of a job has at most one of these.
const ChangeNotice = lazy(() =>
  import('#web/hiring/change-notice.tsx').then((file) => ({ default: file.ChangeNotice })),
);
const CanceledNotice = lazy(() => import('./canceled-notice.tsx').then((file) => ({ default: file.CanceledNotice })));
const StayMovedNotice = lazy(() =>
  import('#web/jobs/stay-moved-notice.tsx').then((file) => ({ default: file.StayMovedNotice })),
);
const InvitedFirstNotice = lazy(() =>
  import('#web/hiring/invited-first-notice.tsx').then((file) => ({ default: file.InvitedFirstNotice })),
);
const UnpaidNotice = lazy(() =>
  import('#web/payments/unpaid-notice.tsx').then((file) => ({ default: file.UnpaidNotice })),
);

const dayLong = 24 * 60 * 60 * 1000;

/** What has to be said before anything else. */
export function FirstNotice({ job, side }: { job: JobDetail; side: Side }) {
  const { t } = useTranslation('jobs');
  const now = useNow();
  if (job.unpaid && (side === 'host' || side === 'assigned')) {
    return (
      <LatePart height="h-24">
        <UnpaidNotice job={job} unpaid={job.unpaid} viewer={side === 'host' ? 'host' : 'cleaner'} />
      </LatePart>
    );
  }
  if (side === 'host' && job.can.includes('repost')) return <RepostNotice job={job} reason="over" />;
  if (side === 'host' && job.status === 'CANCELED') {
    // no guest leaves any more in a time that is over
    if (now - Date.parse(job.endTime) > dayLong) return <RepostNotice job={job} reason="canceled" />;
    return (
      <QuietPart until={<RepostNotice job={job} reason="canceled" />}>
        <CanceledNotice job={job} />
      </QuietPart>
    );
  }
  if (job.status === 'CANCELED') {
    return (
      <Notice icon={CalendarX} title={t('canceled')}>
        {job.cancelReason && <bdi>{t('canceledReason', { reason: job.cancelReason })}</bdi>}
      </Notice>
    );
  }
  if (job.openToAllAt && (side === 'host' || side === 'bidder')) {
    return (
      <LatePart height="h-16">
        <InvitedFirstNotice job={job} viewer={side} />
      </LatePart>
    );
  }
  if (job.status === 'OPEN' && job.stayMoves.length > 0 && (side === 'host' || side === 'bidder')) {
    return (
      <LatePart height="h-16">
        <StayMovedNotice job={job} viewer={side} />
      </LatePart>
    );
  }
  if (job.status === 'ASSIGNED' && (side === 'host' || side === 'assigned')) {
    return (
      <>
        {job.offeredChange && (
          <LatePart>
            <ChangeNotice job={job} viewer={viewerOf[side]} />
          </LatePart>
        )}
        {side === 'host' && <StayOfJob jobId={job.id} />}
        {side === 'host' ? <HostConfirmation job={job} /> : <ConfirmNotice job={job} confirm={besideStart(job)} />}
      </>
    );
  }
  if (side === 'host') return <SettlingNotice job={job} />;
  return side === 'assigned' ? <DoneNotice job={job} /> : null;
}

/** Where Start Job is the next step, the time to confirm still runs. */
const besideStart = ({ id, can }: JobDetail) =>
  can.includes('confirm') && can.includes('start') && <ConfirmButton jobId={id} variant="tinted" />;
