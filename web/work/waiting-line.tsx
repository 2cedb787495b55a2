import { DoorClosed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Waiting } from './use-waiting-words.ts';

interface WaitingLineProps {
  job: Pick<JobDetail, 'timeZone'>;
  waiting: Waiting;
  /** Where the whole of it is said, and ended. */
  door: string;
}

/** At the other steps of a job, that its cleaner waits at the door, in a line. */
export function WaitingLine({ job: { timeZone }, waiting, door }: WaitingLineProps) {
  const { t } = useTranslation('waiting');
  const { language } = useLanguage();
  return (
    <div
      role="status"
      className="flex min-h-11 items-center gap-2.5 rounded-control border-s-3 border-apricot bg-apricot-tint px-4 text-14"
    >
      <DoorClosed aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1 font-semibold">
        {t('since', { time: formatTime(waiting.since, { language, timeZone }) })}
      </p>
      <TextLink to={door} className="inline-flex min-h-11 shrink-0 items-center">
        {t('toDoor')}
      </TextLink>
    </div>
  );
}
