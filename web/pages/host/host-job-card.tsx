import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { BidList } from '#web/bids/bid-list.tsx';
import { Certainty } from '#web/bids/certainty.tsx';
import { AcceptBidButton } from '#web/hiring/accept-bid-button.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobCard } from '#web/jobs/job-card.tsx';
import { bidsPlace, to } from '#web/paths.ts';
import { SharesInALine } from '#web/payments/shares-in-a-line.tsx';
import { may } from '#web/platform/may.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { JobStanding } from '../job-standing.tsx';
import { BidderName } from './bidder-name.tsx';

const mostBids = 3;

/** A job of the host's own: who does it, or its bids while it is open, and the next step. */
export function HostJobCard({ job }: { job: HostJob }) {
  const { t } = useTranslation('host');
  const pending = job.bids.filter(({ status }) => status === 'PENDING');
  const choosing = job.can.includes('selectCleaners') && pending.length > 0;
  // a viewer of the host’s team sees who has bid, and chooses nobody
  const looking = whomItWaitsFor() !== null && job.status === 'OPEN' && pending.length > 0;
  return (
    <JobCard
      viewer="host"
      job={job}
      look="row"
      standing={<JobStanding job={job} />}
      note={job.cleaner && <bdi>{job.cleaner.name}</bdi>}
      actionsBeside={!choosing}
      actions={nextStep(job, choosing ? pending.length : 0, t)}
    >
      <ConfirmationLine
        job={job}
        viewer="host"
        certain={(said, confirmed) => <Certainty {...{ said, confirmed }} bids={job.bids} />}
      />
      {(choosing || looking) && (
        <BidList
          bids={pending}
          most={choosing ? mostBids : pending.length}
          person={(bid) => <BidderName bid={bid} />}
          money={(bid) => <SharesInALine payoutCents={bid.amountCents} fees={bid} />}
          {...(choosing && { accept: (bid) => <AcceptBidButton bid={bid} size="compact" variant="tinted" /> })}
        />
      )}
    </JobCard>
  );
}

type Translate = ReturnType<typeof useTranslation<'host'>>['t'];

function nextStep(job: HostJob, bids: number, t: Translate): ReactNode {
  if (bids > 1)
    return (
      <LinkButton size="compact" to={`${to('job', { id: job.id })}#${bidsPlace}`}>
        {t('jobs.compareAll', { count: bids })}
      </LinkButton>
    );
  const open = onTheJob(job);
  if (open)
    return (
      <LinkButton size="compact" to={to('job', { id: job.id })}>
        {t(open)}
      </LinkButton>
    );
  if (!isDone(job) || !may(postJob)) return null;
  return (
    <LinkButton size="compact" to={to('hostPostJob', undefined, { from: job.id })}>
      {t('jobs.again')}
    </LinkButton>
  );
}

/** What waits for the host on the job's own page, in the words that the inbox has for it. */
function onTheJob({ status, can, bids }: HostJob) {
  if (can.includes('acceptProposal')) return 'inbox.answer';
  if (status === 'SUBMITTED' && can.includes('pay')) return 'approve.button';
  const hasNone = !bids.some((bid) => bid.status === 'PENDING' || bid.status === 'ACCEPTED');
  return can.includes('invite') && !can.includes('repost') && hasNone ? 'bidless.button' : null;
}

/** What has come to its end may take place again. */
const isDone = ({ status, can }: HostJob) => status === 'PAID' || status === 'CANCELED' || can.includes('repost');
