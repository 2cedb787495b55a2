import { useTranslation } from 'react-i18next';
import type { HostJob } from '#contract/jobs.ts';
import { BidList } from '#web/bids/bid-list.tsx';
import { AcceptBidButton } from '#web/hiring/accept-bid-button.tsx';
import { JobCard } from '#web/jobs/job-card.tsx';
import { to } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

const mostBids = 3;

/** A job of the host's own, with its bids while it is open. */
export function HostJobCard({ job }: { job: HostJob }) {
  const pending = job.bids.filter(({ status }) => status === 'PENDING');
  const choosing = job.can.includes('selectCleaners') && pending.length > 0;
  return (
    <JobCard job={job} actions={<CardActions job={job} bids={choosing ? pending.length : 0} />}>
      {choosing && (
        <BidList
          bids={pending}
          most={mostBids}
          accept={(bid) => <AcceptBidButton bid={bid} size="compact" variant="tinted" />}
        />
      )}
    </JobCard>
  );
}

function CardActions({ job, bids }: { job: HostJob; bids: number }) {
  const { t } = useTranslation('host');
  return (
    <>
      <LinkButton size="compact" to={to('job', { id: job.id })}>
        {bids > 1 ? t('jobs.compareAll', { count: bids }) : t('jobs.open')}
      </LinkButton>
      <LinkButton size="compact" variant="quiet" to={to('hostPostJob', undefined, { from: job.id })}>
        {t('jobs.again')}
      </LinkButton>
    </>
  );
}
