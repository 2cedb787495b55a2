import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { getToday } from '#contract/today-calls.ts';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { SettlesNotice } from '#web/payments/settles-notice.tsx';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** Who has handed a job in reads what it brings and where to go next; the photos and the list are behind them. */
export function DoneNotice({ job }: { job: JobDetail }) {
  const { amount } = useJobPrice(job, 'cleaner');
  return (
    <SettlesNotice job={job} viewer="cleaner" receives={job.helping ? undefined : amount}>
      <NextStop afterId={job.id} />
    </SettlesNotice>
  );
}

/** Known to who came from their day: it is not asked for here, where it would push the page down. */
function NextStop({ afterId }: { afterId: string }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const day = useRead(getToday, { enabled: false }).data;
  const next = day?.stops.find(({ job }) => job.status === 'ASSIGNED' && job.id !== afterId);
  if (!next) return null;
  const { job, leg } = next;
  const time = formatTime(leg.leaveBy, { language, timeZone: job.timeZone });
  return (
    <p className="mt-1">
      <TextLink to={to('job', { id: job.id })} className="font-semibold pointer-coarse:min-h-11">
        {t('settles.nextStop', { title: `\u2068${job.title}\u2069`, time })}
      </TextLink>
    </p>
  );
}
