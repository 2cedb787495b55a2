import { useTranslation } from 'react-i18next';
import type { AdminJob } from '#contract/admin-jobs.ts';
import { getJob } from '#contract/calls.ts';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { JobTimeline } from '#web/jobs/job-timeline.tsx';
import { to } from '#web/paths.ts';
import { formatMedium, formatMoney, formatNumber, formatRange, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Facts } from '#web/ui/facts.tsx';
import { IdText } from '#web/ui/id-text.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CancelAsAdmin } from '../jobs/cancel-as-admin.tsx';
import { ReassignJob } from '../jobs/reassign-job.tsx';
import { Unconfirmed } from './job-cleaner.tsx';
import { SectionLink, SectionLinks } from './section-links.tsx';
import { useNobody } from './use-nobody.ts';
import { WaitingBids } from './waiting-bids.tsx';

interface JobSheetProps {
  job: AdminJob;
  onClose: () => void;
}

/** A job in detail: who is on it, all that happened, the ways to its money and people, and the end an admin can put to it. */
export function JobSheet({ job, onClose }: JobSheetProps) {
  const { t } = useTranslation('adminLists');
  const { id, title, status, property, can } = job;
  const links = [
    { label: t('users.payments'), section: 'payments', q: id } as const,
    { label: t('jobs.property'), section: 'properties', q: job.propertyId } as const,
    { label: t('users.log'), section: 'audit-logs', q: id } as const,
  ];
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        <span className="flex flex-wrap items-center gap-2">
          <bdi>{property.address}</bdi> <JobStatusBadge job={job} />
        </span>
      }
      footer={
        (can.includes('cancelAsAdmin') || can.includes('reassign')) && (
          <>
            <WriteHost job={job} />
            {can.includes('cancelAsAdmin') && <CancelAsAdmin job={job} />}
            {can.includes('reassign') && <ReassignJob job={job} />}
          </>
        )
      }
    >
      <div className="grid gap-5">
        <Facts narrow facts={useFacts(job)} />
        {status === 'OPEN' && <WaitingBids job={job} />}
        <Story job={job} />
        <SectionLinks page={{ label: t('jobs.page'), to: to('job', { id }) }} links={links} />
      </div>
    </Sheet>
  );
}

function useFacts(job: AdminJob) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const { host, hostId, cleaner, cleanerId, startTime, endTime, timeZone, createdAt, pendingBidCount, id } = job;
  const nobody = useNobody(job);
  return [
    {
      key: 'host',
      label: t('jobs.host'),
      value: host ? <SectionLink section="users" id={hostId} name={host.name} /> : t('none'),
    },
    {
      ...{ key: 'cleaner', label: t('jobs.cleaner') },
      value: cleaner ? (
        <>
          <SectionLink section="users" id={cleanerId} name={cleaner.name} />
          <Unconfirmed job={job} />
        </>
      ) : (
        nobody
      ),
    },
    {
      ...{ key: 'when', label: t('jobs.when') },
      value: <span data-wide>{formatRange(startTime, endTime, { language, timeZone })}</span>,
    },
    { key: 'payout', label: t('jobs.payout'), value: <Payout job={job} /> },
    { key: 'bids', label: t('jobs.bids'), value: formatNumber(pendingBidCount, language) },
    { key: 'posted', label: t('jobs.posted'), value: formatMedium(createdAt, { language, timeZone }) },
    { key: 'id', label: t('id'), value: <IdText>{id}</IdText> },
  ];
}

/** By their own mail program, with the home as the subject. */
function WriteHost({ job: { host, title } }: { job: AdminJob }) {
  const { t } = useTranslation('adminLists');
  if (!host?.email) return null;
  return (
    <a className={buttonStyle()} href={`mailto:${host.email}?subject=${encodeURIComponent(title)}`}>
      {t('jobs.writeHost')}
    </a>
  );
}

/** Of a job that was called off, what it would have been. */
function Payout({ job: { status, payoutCents } }: { job: AdminJob }) {
  const amount = <bdi>{formatMoney(payoutCents)}</bdi>;
  return status === 'CANCELED' ? <s className="text-ink-soft">{amount}</s> : amount;
}

function Story({ job: { id, timeZone, startTime } }: { job: AdminJob }) {
  const { t } = useTranslation(['adminLists', 'jobs']);
  const read = useRead(getJob, { params: { id } });
  return (
    <Section
      title={t('jobs.story')}
      description={t('jobs.clock', { zone: zoneName(new Date(startTime), timeZone) })}
      level={3}
    >
      {read.data ? (
        <div className="grid gap-4">
          {read.data.cancelReason && (
            <p className="text-14 wrap-anywhere">
              <bdi>{t('jobs:canceledReason', { reason: read.data.cancelReason })}</bdi>
            </p>
          )}
          <JobTimeline job={read.data} viewer="other" orientation="vertical" />
        </div>
      ) : read.error ? (
        <ReadFailed title={t('jobs.storyFailed')} read={read} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Section>
  );
}
