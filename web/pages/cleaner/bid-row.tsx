import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '#contract/answer-of.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { BidStatusBadge } from '#web/bids/bid-status-badge.tsx';
import { LostBecause } from '#web/bids/lost-because.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { ReportToAnswer } from '#web/today/report-to-answer.tsx';
import { Link } from '#web/ui/link.tsx';
import { titleLinkStyle } from '#web/ui/text-link-style.ts';
import { JobStanding } from '../job-standing.tsx';
import { LateBidAnswer } from './late-bid-answer.tsx';
import { useOwnMoney } from './use-own-money.ts';

/** A bid that is decided, in a few lines: its job, what has become of the bid or how far the job is, and what it brings. */
export function BidRow({ bid }: { bid: OwnBid }) {
  const { t } = useTranslation('bids');
  const { job } = bid;
  const money = useOwnMoney(bid) ?? { label: t('form.amount'), amount: formatMoney(bid.amountCents) };
  const step = reportStepOf(job);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 py-3">
      <div className="min-w-0">
        <Link to={to('job', { id: job.id })} className={`text-14 font-semibold ${titleLinkStyle}`}>
          <bdi>{job.property.title}</bdi>
        </Link>
        <p className="text-13 text-ink-soft">
          <JobWhen job={job} />
        </p>
      </div>
      <p className="text-end text-12 text-ink-soft tabular-nums">
        {money.label}
        <bdi className="block text-16 font-semibold text-ink">{money.amount}</bdi>
      </p>
      <div className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {/* of one that was won how far the job is says more; what it asks for says itself */}
        {!step && (
          <JobStanding
            job={job}
            {...(bid.status !== 'ACCEPTED' && { otherwise: <BidStatusBadge status={bid.status} /> })}
          />
        )}
        {step && (
          <Suspense>
            <ReportToAnswer job={job} />
          </Suspense>
        )}
        {bid.lostBecause && <LostBecause reasons={bid.lostBecause} />}
      </div>
      {answerOf(job) && (
        <div className="col-span-2">
          <LateBidAnswer job={job} />
        </div>
      )}
    </li>
  );
}
