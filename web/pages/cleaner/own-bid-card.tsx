import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import type { Cents } from '#contract/money.ts';
import type { OwnBid as Bid } from '#contract/own-bids.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { addressOfJob } from '#contract/shown-address.ts';
import { BidStatusBadge } from '#web/bids/bid-status-badge.tsx';
import { OwnBid } from '#web/bids/own-bid.tsx';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { to } from '#web/paths.ts';
import { OwnSplit } from '#web/payments/own-split.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { ReportToAnswer } from '#web/today/report-to-answer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { titleLinkStyle } from '#web/ui/text-link-style.ts';
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
    <Card>
      <article className="grid gap-2.5">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h3 className="text-16">
              <Link to={to('job', { id: job.id })} className={titleLinkStyle}>
                <bdi>{job.property.title}</bdi>
              </Link>
            </h3>
            <p className="text-13 text-ink-soft">
              <bdi>{addressOfJob(job)}</bdi>
            </p>
          </div>
          <p className="text-end text-12 text-ink-soft tabular-nums">
            {money.label}
            <bdi className="block text-20 font-semibold text-ink">{money.amount}</bdi>
          </p>
          <div className="col-span-2 text-14 font-medium text-pretty">
            <JobWhen job={job} relative={job.status === 'OPEN'} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <Standing bid={bid} />
          {reportStepOf(job) && (
            <Suspense>
              <ReportToAnswer job={job} badged />
            </Suspense>
          )}
        </div>
        {answerOf(job) && <LateBidAnswer job={job} />}
        <OwnBid bid={bid} split={split} can={job.can} brief={{ priced: own === null, more }} />
      </article>
    </Card>
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
