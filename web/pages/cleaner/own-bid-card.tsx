import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import type { Cents } from '#contract/money.ts';
import type { OwnBid as Bid } from '#contract/own-bids.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { BidStatusBadge } from '#web/bids/bid-status-badge.tsx';
import { OwnBid } from '#web/bids/own-bid.tsx';
import { JobCard } from '#web/jobs/job-card.tsx';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { to } from '#web/paths.ts';
import { OwnSplit } from '#web/payments/own-split.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { ReportToAnswer } from '#web/today/report-to-answer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { JobStanding } from '../job-standing.tsx';
import { LateBidAnswer } from './late-bid-answer.tsx';
import { useOwnMoney } from './use-own-money.ts';

const split = (cents: Cents) => <OwnSplit payoutCents={cents} />;

/** A bid in the list of one's own: its job, the money and where it stands; then what can be done to it. */
export function OwnBidCard({ bid }: { bid: Bid }) {
  const { t } = useTranslation(['cleaner', 'bids']);
  const { job } = bid;
  const own = useOwnMoney(bid);
  const money = own ?? { label: t('bids:form.amount'), amount: formatMoney(bid.amountCents) };
  const more = job.status === 'OPEN' ? t('bids.budget', { amount: formatMoney(job.payoutCents) }) : null;
  return (
    <JobCard
      viewer="cleaner"
      job={job}
      relative={job.status === 'OPEN'}
      price={
        <p className="text-end text-12 text-ink-soft tabular-nums">
          {money.label}
          <bdi className="block text-20 font-semibold text-ink">{money.amount}</bdi>
        </p>
      }
      standing={<Standing bid={bid} />}
      {...(reportStepOf(job) && {
        note: (
          <Suspense>
            <ReportToAnswer job={job} badged />
          </Suspense>
        ),
      })}
    >
      <OwnBid bid={bid} split={split} can={job.can} brief={{ priced: own === null, more }} />
      {/* whatever there is to do stands last: to answer, or else to change it, or else to open it */}
      {answerOf(job) ? <LateBidAnswer job={job} /> : bid.status === 'ACCEPTED' && <Open job={job} />}
    </JobCard>
  );
}

function Open({ job }: Pick<Bid, 'job'>) {
  const { t } = useTranslation('cleaner');
  return (
    <div className="flex flex-wrap max-sm:*:grow">
      <LinkButton to={to('job', { id: job.id })}>{t('available.open')}</LinkButton>
    </div>
  );
}

/** In one word: that its host asks the reader for the job, that they are on standby, what the bid waits for, or how far the job is. */
function Standing({ bid }: { bid: Bid }) {
  const { t } = useTranslation('cleaner');
  const { status, job } = bid;
  if (job.can.includes('accept')) return <Badge tone="apricot">{t('bids.invited')}</Badge>;
  if (status === 'PENDING' ? job.status === 'OPEN' : status !== 'ACCEPTED') return <BidStatusBadge status={status} />;
  return <JobStanding job={job} otherwise={<JobStatusBadge job={job} bid={bid} />} />;
}
