import { CalendarClock, CircleCheck, Hourglass, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AgreeButton } from './agree-button.tsx';
import { ChangeRows } from './change-rows.tsx';
import { KeepTimeButton } from './keep-time-button.tsx';
import { LeaveButton } from './leave-button.tsx';

interface ChangeNoticeProps {
  job: Pick<Job, 'id' | 'offeredChange' | 'cleaner' | 'can' | 'startTime' | 'endTime'>;
  viewer: 'host' | 'cleaner';
}

/**
 * What the host changed after the job was assigned, or the time to which its stay moved: for the cleaner to answer, for
 * the host to wait for.
 */
export function ChangeNotice({ job, viewer }: ChangeNoticeProps) {
  const { t } = useTranslation('placeChange');
  const { offeredChange, cleaner } = job;
  if (!offeredChange || !cleaner) return null;
  const rows = <ChangeRows change={offeredChange} job={job} />;
  const isMoved = offeredChange.times !== null;
  if (viewer === 'host') {
    if (offeredChange.agreedAt !== null) return <Agreed name={cleaner.name} />;
    return (
      <Notice
        icon={isMoved ? CalendarClock : Hourglass}
        title={t(isMoved ? 'movedWaiting' : 'waiting', { name: cleaner.name })}
        action={
          <div className={below}>
            {rows}
            {job.can.includes('keepTime') && (
              <div className={answersRow}>
                <KeepTimeButton jobId={job.id} changeId={offeredChange.id} />
              </div>
            )}
          </div>
        }
      >
        {t(isMoved ? 'movedWaitingText' : 'waitingText', { name: cleaner.name })}
      </Notice>
    );
  }
  if (offeredChange.agreedAt !== null) return null;
  const answers = (
    <div className={below}>
      {rows}
      <div className={answersRow}>
        {job.can.includes('acceptChange') && <AgreeButton jobId={job.id} changeId={offeredChange.id} />}
        {job.can.includes('leaveOverChange') && <LeaveButton jobId={job.id} isMoved={isMoved} />}
      </div>
    </div>
  );
  return (
    <Notice
      tone="apricot"
      icon={isMoved ? CalendarClock : PencilLine}
      title={t(isMoved ? 'movedTitle' : 'title')}
      action={answers}
    >
      {t(isMoved ? 'movedText' : 'text')}
    </Notice>
  );
}

// a line of its own, as wide as the notice
const below = 'grid w-full gap-4 pt-1';
const answersRow = 'flex flex-wrap gap-2 max-sm:*:grow';

function Agreed({ name }: { name: string }) {
  const { t } = useTranslation('placeChange');
  return (
    <p className="flex items-start gap-1.5 text-14 text-green-ink">
      <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {t('agreed', { name })}
    </p>
  );
}
