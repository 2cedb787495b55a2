import { useTranslation } from 'react-i18next';
import type { InboxItem } from '#contract/inbox.ts';
import { listInbox } from '#contract/inbox-calls.ts';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The soonest charge that comes by itself: when, how much and what for. Only where one is known to come. */
export function NextCharge() {
  const { t } = useTranslation('host');
  const inbox = useRead(listInbox, { query: { limit: 30 } });
  const [soonest] = (inbox.data ?? [])
    .flatMap(({ kind, dueAt, job }) => (kind === 'approve' && dueAt && job ? [{ dueAt, job }] : []))
    .toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  if (soonest) return <Charge {...soonest} />;
  return <Stat label={t('billing.nextCharge')} value={inbox.isPending ? <Skeleton className="h-8 w-32" /> : '–'} />;
}

function Charge({ dueAt, job }: { dueAt: string; job: NonNullable<InboxItem['job']> }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const { amount } = useJobPrice(job, 'host');
  const when = formatDateTime(dueAt, { language, timeZone: job.timeZone });
  return (
    <Stat
      label={t('billing.nextCharge')}
      value={<bdi>{amount}</bdi>}
      note={
        <>
          <TextLink to={to('job', { id: job.id })}>
            <bdi>{job.property.title}</bdi>
          </TextLink>{' '}
          {t('billing.nextChargeNote', { when })}
        </>
      }
    />
  );
}
