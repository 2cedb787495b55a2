import { cx } from 'class-variance-authority';
import { UserRound, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { checkout, getJob, postJob } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { isReportOpen } from '#contract/states.ts';
import { Certainty } from '#web/bids/certainty.tsx';
import { LateToCancel } from '#web/hiring/late-to-cancel.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobRow } from '#web/jobs/job-row.tsx';
import { bidsPlace, to } from '#web/paths.ts';
import { canBeChosen } from '#web/platform/can-be-chosen.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { useHostPays } from '#web/platform/use-host-pays.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { JobStanding } from '../job-standing.tsx';
import { looksAtBids } from '../looks-at-bids.ts';
import { JobBids } from './job-bids.tsx';
import { PayJob } from './pay-job.tsx';

/** As many as are read at a glance, the lowest first. */
const mostBids = { wide: 4, phone: 2 };

interface HostJobCardProps {
  job: HostJob;
  /** Its list has it no more and knows nothing new of it: it stays where it was, with what it has become. */
  left?: boolean;
}

/** A job of the host's own: who does it, or what is bid for it while it is open, and the next step. */
export function HostJobCard({ job: listed, left = false }: HostJobCardProps) {
  const isWide = useIsWide();
  const [opened, setOpened] = useState(false);
  const now = useRead(getJob, { params: { id: listed.id }, enabled: left }).data;
  const job = left && now ? { ...listed, ...now, bids: now.bids ?? [] } : listed;
  const pending = listed.bids.filter(({ status }) => status === 'PENDING');
  const choosing = job.can.includes('selectCleaners') && pending.length > 0;
  // as they stand now: of a job that has left its list, one is accepted
  const bids = job.bids.filter(({ id }) => pending.some((bid) => bid.id === id));
  const showsBids = looksAtBids(job) || (opened && (choosing || (left && bids.length > 0)));
  // on a phone what is new would stand above the bids and push them down
  const hasRoom = isWide || !left || !showsBids;
  return (
    <JobRow
      job={job}
      standing={<JobStanding job={job} />}
      people={job.cleaner ? hasRoom && <WhoComes job={job} name={job.cleaner.name} /> : <BidsInShort bids={bids} />}
      action={
        choosing ? (
          <Choose job={job} open={opened} onToggle={() => setOpened(!opened)} />
        ) : (
          <NextStep job={job} known={left && now !== undefined} />
        )
      }
    >
      {showsBids && <Bids bids={bids} choosing={choosing} decided={left && !choosing} job={job} />}
    </JobRow>
  );
}

/** How many have bid and what the lowest costs, on the basis on which bids are compared. */
function BidsInShort({ bids }: { bids: readonly Bid[] }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const { hostPays } = useHostPays();
  const count = bids.length;
  if (count === 0) return null;
  const lowest = Math.min(...bids.map(({ amountCents }) => amountCents));
  return (
    <span className="flex items-start gap-1.5 tabular-nums">
      <Users aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {t(count === 1 ? 'jobs.bidFor' : 'jobs.bidsFrom', {
        bids: t('bids.only', { count, shown: formatNumber(count, language) }),
        amount: formatMoney(hostPays(lowest)),
      })}
    </span>
  );
}

interface BidsProps {
  bids: readonly Bid[];
  choosing: boolean;
  decided: boolean;
  job: HostJob;
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
      {choosing && bids.length > most && <AllBids job={job} count={bids.length} />}
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

function NextStep({ job, known }: { job: HostJob; known: boolean }) {
  const { t } = useTranslation('host');
  if (known) return <OpenJob id={job.id} words="calendarAsks.job" />;
  // a report that waits for others leaves nothing to pay
  if (job.status === 'SUBMITTED' && job.can.includes('pay') && !isReportOpen(job.reportStatus) && may(checkout))
    return <PayJob job={job} kind="approve" owedCents={null} look={{ size: 'compact' }} />;
  const open = onTheJob(job);
  if (open) return <OpenJob id={job.id} words={open} />;
  if (!isDone(job) || !may(postJob)) return null;
  return (
    <LinkButton size="compact" to={to('hostPostJob', undefined, { from: job.id })}>
      {t('jobs.again')}
    </LinkButton>
  );
}

/** Opens the bids in place, as on the overview. */
function Choose({ job, open, onToggle }: { job: HostJob; open: boolean; onToggle: () => void }) {
  const { t } = useTranslation('host');
  return (
    <Button
      size="compact"
      aria-expanded={open}
      aria-label={t('inbox.chooseOf', { title: job.property.title })}
      onClick={onToggle}
    >
      {t('inbox.choose')}
    </Button>
  );
}

/** The rest is on the job's page, all side by side. */
function AllBids({ job, count }: { job: HostJob; count: number }) {
  const { t } = useTranslation('host');
  return (
    <LinkButton size="compact" to={`${to('job', { id: job.id })}#${bidsPlace}`}>
      {t('jobs.chooseFrom', { count })}
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
function onTheJob({ can, bids }: HostJob) {
  if (can.includes('acceptProposal')) return 'inbox.proposal';
  const hasNone = !bids.some((bid) => canBeChosen(bid) || bid.status === 'ACCEPTED');
  return can.includes('invite') && !can.includes('repost') && hasNone ? 'bidless.button' : null;
}

/** What has come to its end may take place again. */
const isDone = ({ status, can }: HostJob) => status === 'PAID' || status === 'CANCELED' || can.includes('repost');
