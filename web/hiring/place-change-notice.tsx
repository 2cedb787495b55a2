import { CircleCheck, Hourglass, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AgreeButton } from './agree-button.tsx';
import { LeaveButton } from './leave-button.tsx';
import { PlaceChangeRows } from './place-change-rows.tsx';

interface PlaceChangeNoticeProps {
  job: Pick<Job, 'id' | 'placeChange' | 'cleaner' | 'can' | 'startTime' | 'endTime'>;
  viewer: 'host' | 'cleaner';
}

/** What the host changed after the job was assigned: for the cleaner to answer, for the host to wait for. */
export function PlaceChangeNotice({ job, viewer }: PlaceChangeNoticeProps) {
  const { t } = useTranslation('hiring');
  const { placeChange, cleaner } = job;
  if (!placeChange || !cleaner) return null;
  const rows = <PlaceChangeRows change={placeChange} job={job} />;
  if (viewer === 'host') {
    if (placeChange.agreedAt !== null) return <Agreed name={cleaner.name} />;
    return (
      <Notice
        icon={Hourglass}
        title={t('placeChange.waiting', { name: cleaner.name })}
        action={<div className={below}>{rows}</div>}
      >
        {t('placeChange.waitingText', { name: cleaner.name })}
      </Notice>
    );
  }
  if (placeChange.agreedAt !== null) return null;
  const answers = (
    <div className={below}>
      {rows}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {job.can.includes('acceptChange') && <AgreeButton jobId={job.id} changeId={placeChange.id} />}
        {job.can.includes('leaveOverChange') && <LeaveButton jobId={job.id} />}
      </div>
    </div>
  );
  return (
    <Notice tone="apricot" icon={PencilLine} title={t('placeChange.title')} action={answers}>
      {t('placeChange.text')}
    </Notice>
  );
}

// a line of its own, as wide as the notice
const below = 'grid w-full gap-4 pt-1';

function Agreed({ name }: { name: string }) {
  const { t } = useTranslation('hiring');
  return (
    <p className="flex items-start gap-1.5 text-14 text-green-ink">
      <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {t('placeChange.agreed', { name })}
    </p>
  );
}
