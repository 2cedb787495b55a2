import { cx } from 'class-variance-authority';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { getJob, postJob } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { isReportOpen } from '#contract/states.ts';
import { Certainty } from '#web/bids/certainty.tsx';
import { LateToCancel } from '#web/hiring/late-to-cancel.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobRow } from '#web/jobs/job-row.tsx';
import { bidsPlace, to } from '#web/paths.ts';
import { canBeChosen } from '#web/platform/can-be-chosen.ts';
import { may } from '#web/platform/may.ts';
import { useRead } from '#web/platform/use-read.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { JobStanding } from '../job-standing.tsx';
import { looksAtBids } from '../looks-at-bids.ts';
import { JobBids } from './job-bids.tsx';

const mostBids = { wide: 3, phone: 1 };

interface HostJobCardProps {
  job: HostJob;
  /** Its list has it no more and knows nothing new of it: it stays where it was, with what it has become. */
  left?: boolean;
}

/** A job of the host's own: who does it, or its bids while it is open, and the next step. */
export function HostJobCard({ job: listed, left = false }: HostJobCardProps) {
  const { t } = useTranslation('host');
  const isWide = useIsWide();
  const now = useRead(getJob, { params: { id: listed.id }, enabled: left }).data;
  const job = left && now ? { ...listed, ...now, bids: now.bids ?? [] } : listed;
  const pending = listed.bids.filter(({ status }) => status === 'PENDING');
  const choosing = job.can.includes('selectCleaners') && pending.length > 0;
  // as they stand now: of a job that has left its list, one is accepted
  const bids = job.bids.filter(({ id }) => pending.some((bid) => bid.id === id));
  // on a phone what is new would stand above the bids and push them down; one button may take another's place
  const hasRoom = isWide || !left || bids.length === 0;
  const showsBids = choosing || looksAtBids(job) || (left && bids.length > 0);
  const next =
    left && now ? <OpenJob id={job.id} words="calendarAsks.job" /> : nextStep(job, choosing ? bids.length : 0, t);
  return (
    <JobRow
      job={job}
      standing={<JobStanding job={job} />}
      people={job.cleaner && hasRoom && <WhoComes job={job} name={job.cleaner.name} />}
      action={(hasRoom || pending.length > 1) && next}
    >
      {showsBids && <Bids bids={bids} choosing={choosing} decided={left && !choosing} job={job} />}
    </JobRow>
  );
}

interface BidsProps {
  bids: readonly Bid[];
  choosing: boolean;
  decided: boolean;
  job: Pick<HostJob, 'startTime' | 'property'>;
}

function Bids({ bids, choosing, decided, job }: BidsProps) {
  const most = mostBids[useIsWide() ? 'wide' : 'phone'];
  return (
    <>
      {/* said before the choice; its place stays once it is made, so that nothing moves */}
      {(choosing || decided) && (
        <div className={cx('pb-4 empty:hidden', decided && 'invisible')}>
          <LateToCancel startTime={job.startTime} />
        </div>
      )}
      <JobBids
        bids={bids}
        home={job.property.title}
        most={choosing || decided ? most : bids.length}
        {...{ choosing, decided }}
      />
    </>
  );
}

const WhoComes = ({ job, name }: { job: HostJob; name: string }) => (
  <>
    <span className="flex items-start gap-1.5">
      <UserRound aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <bdi>{name}</bdi>
    </span>
    <ConfirmationLine
      job={job}
      viewer="host"
      certain={(said, confirmed) => <Certainty {...{ said, confirmed }} bids={job.bids} />}
    />
  </>
);

type Translate = ReturnType<typeof useTranslation<'host'>>['t'];

function nextStep(job: HostJob, bids: number, t: Translate): ReactNode {
  if (bids > 1)
    return (
      <LinkButton size="compact" to={`${to('job', { id: job.id })}#${bidsPlace}`}>
        {bids === 2 ? t('jobs.compareBoth') : t('jobs.compareAll', { count: bids })}
      </LinkButton>
    );
  const open = onTheJob(job);
  if (open) return <OpenJob id={job.id} words={open} />;
  if (!isDone(job) || !may(postJob)) return null;
  return (
    <LinkButton size="compact" to={to('hostPostJob', undefined, { from: job.id })}>
      {t('jobs.again')}
    </LinkButton>
  );
}

function OpenJob({ id, words }: { id: string; words: 'calendarAsks.job' | NonNullable<ReturnType<typeof onTheJob>> }) {
  const { t } = useTranslation('host');
  return (
    <LinkButton size="compact" to={to('job', { id })}>
      {t(words)}
    </LinkButton>
  );
}

/** What waits for the host on the job's own page, in the words that the inbox has for it. */
function onTheJob({ status, can, bids, reportStatus }: HostJob) {
  if (can.includes('acceptProposal')) return 'inbox.proposal';
  // a report that waits for others leaves nothing to review
  if (status === 'SUBMITTED' && can.includes('pay') && !isReportOpen(reportStatus)) return 'approve.button';
  const hasNone = !bids.some((bid) => canBeChosen(bid) || bid.status === 'ACCEPTED');
  return can.includes('invite') && !can.includes('repost') && hasNone ? 'bidless.button' : null;
}

/** What has come to its end may take place again. */
const isDone = ({ status, can }: HostJob) => status === 'PAID' || status === 'CANCELED' || can.includes('repost');
