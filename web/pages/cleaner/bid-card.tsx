import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { JobCard } from '#web/jobs/job-card.tsx';
import { to } from '#web/paths.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useWaitsTyped } from '#web/platform/kept-typing.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useNoTime } from '../jobs/use-no-time.ts';
import { WeighSplit } from '../jobs/weigh-split.tsx';
import { LatePart } from '../late-part.tsx';
import { JobDistance } from './job-distance.tsx';

const BidForm = fetchedAhead(() => import('#web/bids/bid-form.tsx').then((file) => file.BidForm));

const BeforeBid = lazy(() => import('../jobs/before-bid/before-bid.tsx').then((file) => ({ default: file.BeforeBid })));

interface BidCardProps {
  job: Job;
  badges?: ReactNode;
  /** Why this job: shown above the buttons. */
  children?: ReactNode;
}

/** An open job that one can bid on right here. */
export function BidCard({ job, badges, children }: BidCardProps) {
  const { t } = useTranslation('cleaner');
  const waits = useWaitsTyped();
  const [bidding, setBidding] = useState(waits(`bid:${job.id}`));
  const noTime = useNoTime(job, bidding);
  const close = () => setBidding(false);
  return (
    <JobCard
      viewer="cleaner"
      job={job}
      badges={badges}
      relative
      note={<WhereAndWhen job={job} />}
      actions={
        !bidding && (
          <>
            {job.can.includes('bid') && (
              <Button variant="tinted" onClick={() => setBidding(true)}>
                {t('available.bid')}
              </Button>
            )}
            <LinkButton to={to('job', { id: job.id })}>{t('available.open')}</LinkButton>
          </>
        )
      }
    >
      {children}
      {bidding && (
        <div className="grid max-w-xl gap-6">
          <LatePart height="h-140">
            <BeforeBid job={job} level={3} />
          </LatePart>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <BidForm
              jobId={job.id}
              initial={{ amountCents: job.payoutCents, estimatedHours: usualHours }}
              split={(cents: Cents) => <WeighSplit job={job} payoutCents={cents} />}
              noTime={noTime}
              onDone={close}
              onCancel={close}
            />
          </Suspense>
        </div>
      )}
    </JobCard>
  );
}

const usualHours = 3;

/** How far away the job is and how long it has been open. */
function WhereAndWhen({ job }: { job: Job }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const now = useNow();
  return (
    <>
      {job.distanceKm !== null && (
        <span className="block">
          <JobDistance km={job.distanceKm} />
        </span>
      )}
      <span className="block">
        {t('available.posted', { when: formatRelative(job.createdAt, now, { language, timeZone: job.timeZone }) })}
      </span>
    </>
  );
}
