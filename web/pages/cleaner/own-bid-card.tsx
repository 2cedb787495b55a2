import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cents } from '#contract/money.ts';
import type { OwnBid as Bid } from '#contract/own-bids.ts';
import { OwnBid } from '#web/bids/own-bid.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { to } from '#web/paths.ts';
import { OwnSplit } from '#web/payments/own-split.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { addressOfJob } from '#web/platform/shown-address.ts';
import { ReportToAnswer, reportStepOf } from '#web/today/report-to-answer.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { titleLinkStyle } from '#web/ui/text-link-style.ts';
import { JobStanding } from '../job-standing.tsx';
import { useOwnMoney } from './use-own-money.ts';

const split = (cents: Cents) => <OwnSplit payoutCents={cents} />;

/** A bid in the list of one's own: the job on one side, the bid with what can be done to it on the other. */
export function OwnBidCard({ bid }: { bid: Bid }) {
  const { t } = useTranslation('cleaner');
  const { job } = bid;
  const lead = useOwnMoney(bid);
  const more = job.status === 'OPEN' ? t('bids.budget', { amount: formatMoney(job.payoutCents) }) : null;
  return (
    <Card>
      <article className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <h3 className="text-16">
            <Link to={to('job', { id: job.id })} className={titleLinkStyle}>
              <bdi>{job.property.title}</bdi>
            </Link>
          </h3>
          <p className="text-14 text-ink-soft">
            <bdi>{addressOfJob(job)}</bdi>
          </p>
          <div className="mt-1 text-14 font-medium">
            <JobWhen job={job} relative={job.status === 'OPEN'} />
          </div>
          <div className="mt-3 grid justify-items-start gap-2">
            <div className="flex flex-wrap gap-1.5">
              <JobStanding job={job} />
            </div>
            {reportStepOf(job) && (
              <Suspense>
                <ReportToAnswer job={job} badged />
              </Suspense>
            )}
          </div>
        </div>
        <OwnBid bid={bid} split={split} can={job.can} brief={{ lead, more }} />
      </article>
    </Card>
  );
}
