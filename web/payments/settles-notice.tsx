import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { formatDateTime, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Notice } from '#web/ui/notice.tsx';

/** When a submitted job is charged by itself. */
export function SettlesNotice({ job, viewer }: { job: JobDetail; viewer: 'host' | 'cleaner' }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const now = useNow();
  if (job.settlesAt === null) return null;
  const asksReader = viewer === 'host' && whomItWaitsFor() === null;
  const place = { language, timeZone: job.timeZone };
  const when = formatDateTime(job.settlesAt, place);
  const relative = formatRelative(job.settlesAt, now, place);
  return (
    <Notice
      tone={asksReader ? 'apricot' : 'neutral'}
      icon={Clock}
      title={t(`settles.${viewer === 'host' && !asksReader ? 'viewer' : viewer}`)}
    >
      {t(`settles.${asksReader ? 'host' : 'cleaner'}Text`, { when, relative })}
      {viewer === 'cleaner' && job.doubts.map((doubt) => <p key={doubt}>{t(`settles.whyLater.${doubt}`)}</p>)}
    </Notice>
  );
}
