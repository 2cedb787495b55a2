import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person, User } from '#contract/accounts.ts';
import { makeClaimFile } from '#contract/claim-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { savePostingTemplate } from '#contract/posting-template-calls.ts';
import { ReportButton } from '#web/disputes/report-button.tsx';
import { CleanerName } from '#web/hiring/cleaner-name.tsx';
import { PersonCard } from '#web/jobs/person-card.tsx';
import { JobMoney } from '#web/payments/job-money.tsx';
import { may } from '#web/platform/may.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { useNameOfTask } from '#web/work/use-name-of-task.ts';
import { CleanerHistory } from '../host/cleaner-history.tsx';
import { FarPart, LatePart, QuietPart } from '../late-part.tsx';
import { LateReport, reportCleaner } from '../late-report.tsx';
import { UsedPart } from '../used-part.tsx';
import { type Side, viewerOf } from './side-of.ts';
import { WhoComesPart } from './who-comes-part.tsx';

// Only cleaners who are not assigned need its forms.
const BidderPanel = lazy(() => import('./bidder-panel.tsx').then((file) => ({ default: file.BidderPanel })));

const JobMessages = lazy(() =>
  import('#web/messages/job-messages.tsx').then((file) => ({ default: file.JobMessages })),
);

// Few jobs have somebody who stands by, or were canceled late; the rest stands at the end of the page.
const Backups = lazy(() => import('#web/hiring/backups.tsx').then((file) => ({ default: file.Backups })));
const WithdrawButton = lazy(() =>
  import('#web/hiring/withdraw-button.tsx').then((file) => ({ default: file.WithdrawButton })),
);
const SaveAsTemplate = lazy(() => import('./save-as-template.tsx').then((file) => ({ default: file.SaveAsTemplate })));
const LateCancellation = lazy(() =>
  import('#web/payments/late-cancellation.tsx').then((file) => ({ default: file.LateCancellation })),
);

const PaidBy = lazy(() => import('#web/payments/paid-by.tsx').then((file) => ({ default: file.PaidBy })));

const ClaimPart = lazy(() => import('#web/records/claim-part.tsx').then((file) => ({ default: file.ClaimPart })));

const JobDeeds = lazy(() => import('#web/team/job-deeds.tsx').then((file) => ({ default: file.JobDeeds })));

const SharePart = lazy(() => import('#web/guest-page/share-part.tsx').then((file) => ({ default: file.SharePart })));

/** Also of a job that was canceled afterwards: a page that is there can be ended. */
const wasSubmitted = ({ status }: JobDetail) => status === 'SUBMITTED' || status === 'PAID' || status === 'CANCELED';

const isHired = (job: JobDetail) => job.status !== 'OPEN' && job.status !== 'CANCELED';

/** Work has begun, or had when an admin canceled it: there is something to prove. */
const hasProof = (job: JobDetail) =>
  (isHired(job) && job.status !== 'ASSIGNED') || job.timeline.some(({ kind }) => kind === 'STARTED');

/** A host who has hired nobody has nobody and no money to show beside the job. */
export const hasAside = (job: JobDetail, side: Side): boolean =>
  side !== 'host' || job.cleaner !== null || isHired(job);

/** Beside the parts: the reader's own business, the people, the money. */
export function JobSide({ job, user, side }: { job: JobDetail; user: User; side: Side }) {
  const { t } = useTranslation('jobs');
  const hired = isHired(job);
  const isParty = hired && side !== 'bidder' && side !== 'helper';
  const viewer = viewerOf[side];
  const late = job.lateCancellation;
  const isPaid = job.status === 'PAID';
  const isWide = useIsWide();
  // on a phone a host reads it before all the parts
  const money = isParty && (isWide || !isPaid || side !== 'host') && <Money job={job} side={side} />;
  return (
    <aside className="grid content-start gap-8 lg:col-start-3 lg:row-start-1">
      {late && (
        <LatePart>
          <LateCancellation job={job} late={late} viewer={viewer} />
        </LatePart>
      )}
      {side === 'bidder' && !late && (
        <LatePart height={job.can.includes('weigh') ? 'h-240' : undefined}>
          <BidderPanel job={job} />
        </LatePart>
      )}
      {/* once all is done, what it came to is asked for first */}
      {isPaid && money}
      {side !== 'assigned' && job.cleaner && (
        <PersonCard
          title={t(job.status === 'CANCELED' ? 'person.formerCleaner' : 'person.cleaner')}
          person={job.cleaner}
          picture={job.cleanerPictureUrl}
          name={
            side === 'host' && (
              <CleanerName
                cleaner={job.cleaner}
                history={<CleanerHistory cleanerId={job.cleaner.id} />}
                talkJobId={job.can.includes('message') ? job.id : undefined}
                report={reportCleaner(job.cleaner.id, job.cleaner.name)}
              />
            )
          }
        />
      )}
      {side !== 'host' && job.host && <HostCard host={job.host} isReportable={side === 'assigned'} />}
      <WhoComesPart job={job} />
      {side !== 'admin' && side !== 'helper' && (
        <LatePart height="h-28">
          <JobMessages job={job} user={user} />
        </LatePart>
      )}
      {!isPaid && money}
      {side !== 'bidder' && side !== 'helper' && hasProof(job) && may(makeClaimFile) && (
        <UsedPart height="h-28">
          <ClaimPart job={job} />
        </UsedPart>
      )}
      {side === 'host' && <OfHost job={job} />}
      {/* Who may leave without blame is not asked to withdraw. */}
      {job.can.includes('withdraw') && !job.can.includes('leaveOverChange') && (
        <LatePart height="h-10">
          <div>
            <WithdrawButton jobId={job.id} />
          </div>
        </LatePart>
      )}
    </aside>
  );
}

/** The money of the job; once it is paid, a problem is reported from here. */
export function Money({ job, side }: { job: JobDetail; side: Side }) {
  const nameOfTask = useNameOfTask(job);
  const reports = side === 'host' && job.status === 'PAID';
  return (
    <JobMoney
      job={job}
      viewer={viewerOf[side]}
      foot={reports && <ReportButton {...{ job, nameOfTask }} variant="quiet" className="-ms-4 justify-self-start" />}
    >
      {reports && (
        // its place is kept: it comes once the page stands there
        <p className="-mt-2 min-h-10 text-13 text-ink-soft">
          <QuietPart>
            <PaidBy job={job} />
          </QuietPart>
        </p>
      )}
    </JobMoney>
  );
}

/** What the host can do with a job besides, and who did what. */
function OfHost({ job }: { job: JobDetail }) {
  return (
    <>
      {job.cleaner && wasSubmitted(job) && (
        <FarPart height="h-28">
          <SharePart job={job} />
        </FarPart>
      )}
      {isHired(job) && job.team.length > 1 && (
        <FarPart height="h-28">
          <Backups job={job} />
        </FarPart>
      )}
      {job.status === 'PAID' && may(savePostingTemplate) && (
        <FarPart height="h-8">
          <SaveAsTemplate job={job} />
        </FarPart>
      )}
      <QuietPart>
        <JobDeeds jobId={job.id} />
      </QuietPart>
    </>
  );
}

/** Whose job it is; who cleans there can report them. */
function HostCard({ host, isReportable }: { host: Person; isReportable: boolean }) {
  const { t } = useTranslation('jobs');
  return (
    <PersonCard
      title={t('person.host')}
      person={host}
      below={
        isReportable && (
          <QuietPart>
            <LateReport id={host.id} name={host.name} kinds={['profile']} />
          </QuietPart>
        )
      }
    />
  );
}
