import { cx } from 'class-variance-authority';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { isReportOpen } from '#contract/states.ts';
import { JobDetails } from '#web/jobs/job-details.tsx';
import { JobFacts } from '#web/jobs/job-facts.tsx';
import { JobHead } from '#web/jobs/job-head.tsx';
import { JobTimeline } from '#web/jobs/job-timeline.tsx';
import { TipSplit } from '#web/payments/tip-split.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { Checklist } from '#web/work/checklist.tsx';
import { useNameOfTask } from '#web/work/use-name-of-task.ts';
import { JobStanding } from '../job-standing.tsx';
import { FarPart, LatePart } from '../late-part.tsx';
import { reportPhoto as reportPhotoOf } from '../late-report.tsx';
import { looksAtBids } from '../looks-at-bids.ts';
import { Door } from './door.tsx';
import { FirstNotice } from './first-notice.tsx';
import { Found } from './found.tsx';
import { hasAside, JobSide, Money } from './job-side.tsx';
import { KeptRoom } from './kept-room.tsx';
import { NextStep } from './next-step.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { type Side, sideOf, viewerOf, worksThere } from './side-of.ts';
import { Way } from './way.tsx';
import { wayBack } from './way-back.ts';

// Each state of a job shows one or two of these: their code comes only with them.
const HostChoice = lazy(() => import('./host-choice.tsx').then((file) => ({ default: file.HostChoice })));
const BidsToSee = lazy(() => import('./bids-to-see.tsx').then((file) => ({ default: file.BidsToSee })));
const JobAccess = lazy(() => import('./job-access.tsx').then((file) => ({ default: file.JobAccess })));
const JobReport = lazy(() => import('./job-report.tsx').then((file) => ({ default: file.JobReport })));
const Photos = lazy(() => import('#web/work/photos.tsx').then((file) => ({ default: file.Photos })));
const Stock = lazy(() => import('#web/work/stock.tsx').then((file) => ({ default: file.Stock })));
const Reviews = lazy(() => import('#web/reviews/reviews.tsx').then((file) => ({ default: file.Reviews })));

const SeriesOfJob = lazy(() => import('#web/series/series-of-job.tsx').then((file) => ({ default: file.SeriesOfJob })));

const PaymentQuestion = lazy(() =>
  import('#web/payments/payment-question.tsx').then((file) => ({ default: file.PaymentQuestion })),
);
const CardChoice = lazy(() => import('#web/payments/card-choice.tsx').then((file) => ({ default: file.CardChoice })));

const DefaultCard = lazy(() =>
  import('#web/payments/default-card.tsx').then((file) => ({ default: file.DefaultCard })),
);

const JobMessages = lazy(() =>
  import('#web/messages/job-messages.tsx').then((file) => ({ default: file.JobMessages })),
);

const tipSplit = (cents: Cents) => <TipSplit cents={cents} />;
const paidFrom = (
  <LatePart height="h-5">
    <DefaultCard />
  </LatePart>
);
const askBank = (question: ComponentProps<typeof PaymentQuestion>) => (
  <LatePart height="h-36">
    <PaymentQuestion {...question} />
  </LatePart>
);
const chooseCard = (choice: ComponentProps<typeof CardChoice>) => (
  <LatePart height="h-34">
    <CardChoice {...choice} />
  </LatePart>
);

/** The whole of a job: its state, the reader's next step, then what belongs to that state. */
export function JobView({ job, user, inSteps = false }: { job: JobDetail; user: User; inSteps?: boolean }) {
  const { t } = useTranslation('jobs');
  const side = sideOf(job, user);
  const back = wayBack(job, user);
  const bids = (job.bids ?? []).filter(({ status }) => status === 'PENDING');
  const history = <JobTimeline job={job} viewer={viewerOf[side]} />;
  const isWide = useIsWide();
  const choosing = job.can.includes('selectCleaners');
  const isChoiceFirst = !isWide && choosing && bids.length > 0;
  const report = <Report job={job} side={side} />;
  const facts = <JobFacts job={job} viewer={viewerOf[side]} weighed={job.can.includes('weigh')} />;
  // on a phone what is to be decided comes before what its reader knows of the job
  const isReportFirst = !isWide && (side === 'assigned' || side === 'host') && reportStepOf(job) !== null;
  // and it stays there once it is answered
  const isNoticeFirst = !isWide && side === 'assigned' && job.status === 'ASSIGNED';
  // a cleaner’s next step and list come before the history, and so does what a host has to decide or has paid
  const isHistoryLast = !isWide && (side !== 'host' || isReportFirst || job.status === 'PAID');
  const notice = <FirstNotice job={job} side={side} />;
  const first = (isReportFirst && report) || (isNoticeFirst && notice);
  return (
    <div className="page grid gap-6 pb-32 lg:pb-16">
      <div>
        <JobHead
          job={job}
          back={inSteps ? null : { to: back.to, label: t(`detail.${back.words}`) }}
          way={worksThere(side) && (job.status === 'ASSIGNED' || job.status === 'IN_PROGRESS') && <Way job={job} />}
          {...((side === 'host' || side === 'assigned') && { standing: <JobStanding ownLine job={job} /> })}
          actions={<NextStep job={job} side={side} />}
        />
        {first || facts}
      </div>
      {first && facts}
      <Door job={job} side={side} />
      {!isNoticeFirst && notice}
      {!isHistoryLast && !isChoiceFirst && history}
      {!isReportFirst && report}
      {choosing && (
        <LatePart height={bids.length > 0 ? 'h-130' : 'h-36'}>
          <HostChoice job={job} />
        </LatePart>
      )}
      {isChoiceFirst && history}
      {side === 'host' && looksAtBids(job) && (
        <LatePart>
          <BidsToSee bids={bids} />
        </LatePart>
      )}
      {/* on a phone before what is beside it elsewhere: what was paid is asked for first */}
      {!isWide && side === 'host' && job.status === 'PAID' && <Money job={job} side={side} />}
      <Columns job={job} user={user} side={side} />
      {job.seriesId && (
        <div id="series" className="scroll-mt-20">
          <FarPart>
            <SeriesOfJob seriesId={job.seriesId} />
          </FarPart>
        </div>
      )}
      {isHistoryLast && history}
    </div>
  );
}

interface OfJob {
  job: JobDetail;
  user: User;
  side: Side;
}

/** The list, the second part, stands beside all the others; what is left of its height is at their end, not between them. */
const besideTheList = 'lg:col-span-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:[&>:nth-child(2)]:row-span-2';

/** What belongs to the job, and beside it the reader's own business, which comes first for who may bid. */
function Columns({ job, user, side }: OfJob) {
  const aside = hasAside(job, side);
  const beside = aside && <JobSide job={job} user={user} side={side} />;
  return (
    <div className="grid gap-x-10 gap-y-8 pt-2 lg:grid-cols-3">
      {side === 'bidder' && beside}
      <div
        className={cx(
          'grid content-start gap-x-10 gap-y-8 lg:col-start-1 lg:row-start-1',
          aside ? 'lg:col-span-2' : besideTheList,
        )}
      >
        <Parts job={job} user={user} side={side} />
        {!aside && (
          <LatePart height="h-28">
            <JobMessages job={job} user={user} />
          </LatePart>
        )}
      </div>
      {side !== 'bidder' && beside}
    </div>
  );
}

/** The problem reported with a job. */
function Report({ job, side }: { job: JobDetail; side: Side }) {
  const nameOfTask = useNameOfTask(job);
  if (!job.dispute) return null;
  return (
    <Suspense fallback={<ReportSkeleton job={job} dispute={job.dispute} />}>
      <JobReport job={job} dispute={job.dispute} side={side} nameOfTask={nameOfTask} />
    </Suspense>
  );
}

/** The parts of a job, what its state is about first. */
function Parts({ job, user, side }: OfJob): ReactNode {
  const details = <JobDetails job={job} masked={side === 'bidder' && job.status !== 'CANCELED'} />;
  const checklist = (
    <>
      <Checklist job={job} />
      {job.supplies.length > 0 && (job.status === 'IN_PROGRESS' || job.status === 'SUBMITTED') && (
        <LatePart height="h-40">
          <Stock job={job} />
        </LatePart>
      )}
      <Found job={job} user={user} side={side} />
    </>
  );
  const reportPhoto = side === 'host' ? reportPhotoOf(job.cleaner) : undefined;
  const photos = job.can.includes('seePhotos') && (
    <KeptRoom name={`photos:${job.id}`}>
      <FarPart>
        <Photos job={job} action={reportPhoto} />
      </FarPart>
    </KeptRoom>
  );
  if (job.status === 'PAID') {
    // what speaks for and against a report that is open comes before what can wait
    const isInCase = isReportOpen(job.dispute?.status);
    const Place = isInCase ? FarPart : LatePart;
    const reviews = side !== 'bidder' && (
      <Place height={job.can.includes('review') ? (side === 'host' ? 'h-190' : 'h-130') : 'h-72'}>
        <Reviews job={job} viewerId={user.id} {...{ tipSplit, paidFrom, askBank, chooseCard }} />
      </Place>
    );
    return (
      <>
        {!isInCase && reviews}
        {photos}
        {checklist}
        {details}
        {isInCase && reviews}
      </>
    );
  }
  if (job.status === 'SUBMITTED' || (job.status === 'IN_PROGRESS' && !worksThere(side))) {
    return (
      <>
        {photos}
        {checklist}
        {details}
      </>
    );
  }
  // Whoever works reads first how to get in and what the host wants, then ticks and takes pictures.
  return (
    <>
      {(side === 'host' || worksThere(side)) && (job.status === 'ASSIGNED' || job.status === 'IN_PROGRESS') && (
        <LatePart height={job.can.includes('seeAccess') ? 'h-31' : 'h-23'}>
          <JobAccess job={job} side={side === 'host' ? 'host' : 'assigned'} />
        </LatePart>
      )}
      {details}
      {checklist}
      {job.status === 'IN_PROGRESS' && photos}
    </>
  );
}
