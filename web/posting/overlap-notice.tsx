import { CalendarClock, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { to } from '#web/paths.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

/** Another live job at this property at that time: a warning and a question, no refusal. */
export function OverlapNotice({ other }: { other: Job | undefined }) {
  const { t } = useTranslation('posting');
  const { language } = useLanguage();
  if (!other) return null;
  const when = formatRange(other.startTime, other.endTime, { language, timeZone: other.timeZone });
  return (
    <Notice tone="amber" icon={CalendarClock} title={t('overlap.title', { when })} live>
      {t('overlap.text')}{' '}
      <Link to={to('job', { id: other.id })} className={textLinkStyle}>
        {t('overlap.open')}
      </Link>
    </Notice>
  );
}

/** The job that this form has posted, as turned out after its answer was lost. */
export function WasPosted({ job }: { job: Job | undefined }) {
  const { t } = useTranslation('posting');
  const { language } = useLanguage();
  if (!job) return null;
  const when = formatRange(job.startTime, job.endTime, { language, timeZone: job.timeZone });
  return (
    <Notice tone="green" icon={CircleCheck} title={t('overlap.wasPosted')} live>
      {t('overlap.wasPostedText', { when })}{' '}
      <Link to={to('job', { id: job.id })} className={textLinkStyle}>
        {t('overlap.openPosted')}
      </Link>
    </Notice>
  );
}
