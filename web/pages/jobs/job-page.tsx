import { lazy, Suspense, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { JobSkeleton } from '#web/jobs/job-skeleton.tsx';
import { isRefusal } from '#web/platform/api-error.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { fetchPartsAhead } from './fetch-parts-ahead.ts';
import { JobView } from './job-view.tsx';
import { sideOf, worksThere } from './side-of.ts';

/** Few follow a link to a job that is not theirs, or lose one while they look at it. */
const JobNotFound = lazy(() => import('./job-not-found.tsx').then((file) => ({ default: file.JobNotFound })));
const JobLost = lazy(() => import('./job-lost.tsx').then((file) => ({ default: file.JobLost })));
/** Only a cleaner at work, on a phone, is led. */
const OnSite = lazy(() => import('./on-site.tsx').then((file) => ({ default: file.OnSite })));

// before anything is drawn: a slow phone would ask for them a second later
fetchPartsAhead(window.location.pathname).catch(() => undefined); // each part asks again, and says what failed

/** One job, for whoever has to do with it. */
// `page-files.ts` reads the default export of a page.
export default function JobPage() {
  const { id = '' } = useParams();
  return <RequireRole otherwise="signedIn">{(user) => <Job key={id} id={id} user={user} />}</RequireRole>;
}

function Job({ id, user }: { id: string; user: User }) {
  const { t } = useTranslation('jobs');
  const job = useRead(getJob, { params: { id } });
  const [bidding, setBidding] = useState(false);
  const isGone = isRefusal(job.error, 'not_found');
  const turn = job.data && turnOf(job.data, user);
  useFromTheTop(turn);
  // also where it was here a moment ago: what has gone must not go on being offered
  if (isGone && !(bidding && job.data))
    return (
      <Suspense fallback={null}>
        {job.data && user.role === 'CLEANER' ? <JobLost title={job.data.title} /> : <JobNotFound />}
      </Suspense>
    );
  if (job.data) {
    return (
      <div onInput={(event) => setBidding((before) => before || isInBidForm(event))}>
        <PageTitle>{job.data.title}</PageTitle>
        <Shown key={turn} job={isGone ? taken(job.data) : job.data} user={user} />
      </div>
    );
  }
  if (!job.error) return <JobSkeleton />;
  return (
    <div className="page py-12">
      <PageTitle>{t('loadFailed')}</PageTitle>
      <ReadFailed title={t('loadFailed')} read={job} />
    </div>
  );
}

/** Who has begun to write a bid keeps it before their eyes when somebody else is chosen meanwhile. */
const isInBidForm = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('[data-bid-form]') !== null;

/**
 * A cleaner who is hired, loses the job or is paid for it while they read has another page before them, not the same one
 * moved; so has a host whose job is canceled.
 */
function turnOf(job: JobDetail, user: User): string {
  const side = sideOf(job, user);
  if (side === 'admin') return side;
  return `${side} ${job.status === (side === 'host' ? 'CANCELED' : 'PAID')}`;
}

/** Another page is read from its heading, which whoever cannot see it hears. */
function useFromTheTop(turn: string | undefined) {
  const shown = useRef(turn);
  useLayoutEffect(() => {
    if (shown.current && turn && shown.current !== turn) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    shown.current = turn;
  }, [turn]);
}

/** As somebody sees it who may do nothing with it any more. */
const taken = (job: JobDetail): JobDetail => ({
  ...job,
  ...{ status: 'ASSIGNED', cleanerId: null },
  // what they weighed it by stays as well: nothing moves while they type
  can: job.can.filter((deed) => deed === 'weigh'),
});

/** On a phone, work is walked through step by step; else a job is one page. */
function Shown({ job, user }: { job: JobDetail; user: User }) {
  const isPhone = !useIsWide();
  const isAtWork = worksThere(sideOf(job, user)) && job.can.includes('tickTasks');
  if (!isPhone || !isAtWork) return <JobView job={job} user={user} />;
  return (
    <Suspense fallback={<JobSkeleton />}>
      <OnSite job={job} user={user}>
        <JobView inSteps job={job} user={user} />
      </OnSite>
    </Suspense>
  );
}
