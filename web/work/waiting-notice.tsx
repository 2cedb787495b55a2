import { DoorClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { isWaitingPayToCome } from '#contract/waiting-pay.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StillWaiting } from './still-waiting.tsx';
import { useWaitingWords, type Waiting } from './use-waiting-words.ts';
import { WaitedBefore } from './waited-before.tsx';

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
        <WaitedBefore {...{ job, waiting }} />
        {isWaitingPayToCome(job.timeline, now) && !isFrozen(job) && !isDecidedAtNothing(job) && (
          <p>{t(viewer === 'host' ? 'endedTextHost' : 'endedText')}</p>
        )}
      </Notice>
    );
  }
  if (viewer === 'cleaner') return <StillWaiting {...{ job, waiting, leaveMoney }} />;
  return (
    <Notice tone="red" icon={DoorClosed} title={t(`host.${waiting.reason}`)} live>
      <p>{said}</p>
      <WaitedBefore {...{ job, waiting }} />
      {job.cleaner?.phone && (
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
