import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { formatDateTime, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Notice } from '#web/ui/notice.tsx';

interface SettlesNoticeProps {
  job: JobDetail;
  viewer: 'host' | 'cleaner';
  /** What a cleaner receives for it, in words; helpers are not told. */
  receives?: string | undefined;
  children?: ReactNode;
}

/** When a submitted job is charged by itself; its cleaner reads first that it is done and what it brings. */
export function SettlesNotice({ job, viewer, receives, children }: SettlesNoticeProps) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const now = useNow();
  if (job.settlesAt === null) return null;
  const asksReader = viewer === 'host' && whomItWaitsFor() === null;
  const place = { language, timeZone: job.timeZone };
  const when = formatDateTime(job.settlesAt, place);
  const relative = formatRelative(job.settlesAt, now, place);
  const standing = t(`settles.${viewer === 'host' && !asksReader ? 'viewer' : viewer}`);
  return (
    <Notice
      tone={asksReader ? 'apricot' : receives ? 'green' : 'neutral'}
      icon={receives ? CircleCheck : Clock}
      title={receives ? t('settles.done', { amount: receives }) : standing}
    >
      {t(`settles.${asksReader ? 'host' : 'cleaner'}Text`, { when, relative })}
      {viewer === 'cleaner' && job.doubts.map((doubt) => <p key={doubt}>{t(`settles.whyLater.${doubt}`)}</p>)}
      {children}
    </Notice>
  );
}
