import { useTranslation } from 'react-i18next';
import { listHostJobs } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { BidStatusBadge } from '#web/bids/bid-status-badge.tsx';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { to } from '#web/paths.ts';
import { formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** Jobs this cleaner has done for the host or bid on, the newest first. */
export function CleanerHistoryList({ cleanerId }: { cleanerId: string }) {
  const { t } = useTranslation('host');
  const { items, loadMore, loadingMore } = usePages(listHostJobs, { cleanerId, limit: 10 });
  if (!items) return <SkeletonRows rows={2} />;
  return (
    <div className="grid gap-3">
      {items.length === 0 && <p className="text-14 text-ink-soft">{t('profile.noJobs')}</p>}
      <ul className="divide-y divide-line">
        {items.map((job) => (
          <HistoryLine key={job.id} job={job} cleanerId={cleanerId} />
        ))}
      </ul>
      {loadMore && (
        <Button size="compact" className="justify-self-start" loading={loadingMore} onClick={loadMore}>
          {t('jobs.more')}
        </Button>
      )}
    </div>
  );
}

const bidOf = (job: HostJob, cleanerId: string) => job.bids.find((bid) => bid.cleanerId === cleanerId);

function HistoryLine({ job, cleanerId }: { job: HostJob; cleanerId: string }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const bid = bidOf(job, cleanerId);
  const assigned = job.cleanerId === cleanerId;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={to('job', { id: job.id })} className="rounded-mark text-14 font-medium hover:underline">
          <bdi>{job.property.title}</bdi>
        </Link>
        {assigned || !bid ? <JobStatusBadge job={job} /> : <BidStatusBadge status={bid.status} />}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-13 text-ink-soft tabular-nums">
        <bdi>{formatDateTime(job.startTime, { language, timeZone: job.timeZone })}</bdi>
        <bdi>
          {assigned || !bid
            ? formatMoney(job.payoutCents)
            : t('profile.bidOf', { amount: formatMoney(bid.amountCents) })}
        </bdi>
      </p>
    </li>
  );
}
