import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getJob } from '#contract/calls.ts';
import type { AdminDispute } from '#contract/disputes.ts';
import { listDisputeMessages } from '#contract/message-calls.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { useMay } from '#web/admin/use-may.ts';
import { DisputeStatusBadge } from '#web/disputes/dispute-status-badge.tsx';
import { Proposal } from '#web/disputes/proposal.tsx';
import { Said } from '#web/disputes/said.tsx';
import { tenseOf } from '#web/disputes/tense-of.ts';
import { ReadByAdmin } from '#web/messages/read-by-admin.tsx';
import { to } from '#web/paths.ts';
import { ReportSplit } from '#web/payments/report-split.tsx';
import { formatDateTime, zoneName } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useTaskName } from '#web/platform/task-name.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FoldedDecision } from './folded-decision.tsx';
import { JobPhotos } from './job-photos.tsx';
import { ResolveForm } from './resolve-form.tsx';

interface DisputeSheetProps {
  dispute: AdminDispute;
  onClose: () => void;
}

/** A case in detail: both texts, the evidence, both sides' money, and beside them the decision. */
export function DisputeSheet({ dispute, onClose }: DisputeSheetProps) {
  const { t } = useTranslation('reports');
  const { may } = useMay();
  const { job, resolution } = dispute;
  const tense = tenseOf(dispute, job);
  const moneyAt = (payoutCents: Cents) => (
    <ReportSplit viewer="other" payoutCents={payoutCents} fees={job} tense={tense} />
  );
  const nameOfTask = useNameOfTask(job.id);
  // whoever decides it here goes on reading where they were
  const [wide] = useState(!resolution);
  const shared = { dispute, timeZone: job.timeZone, nameOfTask };
  // that an admin decided it is the heading of the decision itself
  const outcome = resolution && resolution.by !== 'admin' && <Notice tone="green">{t(`by.${resolution.by}`)}</Notice>;
  const proposal = (
    <Proposal
      tipCents={toCents(0)}
      {...shared}
      tense={tense}
      side={null}
      fees={job}
      agreedCents={job.payoutCents}
      moneyAt={moneyAt}
    />
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={job.title}
      description={<DisputeStatusBadge status={dispute.status} isReadersTurn={dispute.status === 'ESCALATED'} />}
      size={wide ? 'wide' : 'normal'}
    >
      <div className={cx('grid gap-6', wide && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}>
        <div className="grid min-w-0 content-start gap-6">
          {resolution && !wide && outcome}
          <CaseFacts dispute={dispute} />
          <WhoseClock dispute={dispute} />
          <Said {...shared} people={{ side: null, host: dispute.host.name, cleaner: dispute.cleaner.name }} />
          {!(resolution && wide) && proposal}
          <JobPhotos job={job} />
          {may(listDisputeMessages) && <ReadByAdmin about="job" id={dispute.id} />}
          <TextLink to={to('job', { id: job.id })}>{t('admin.job')}</TextLink>
        </div>
        {resolution && wide && (
          <div className="grid content-start gap-6 max-lg:order-first">
            {outcome}
            {proposal}
          </div>
        )}
        {!resolution && (
          <FoldedDecision>
            <ResolveForm dispute={dispute} moneyAt={moneyAt} />
          </FoldedDecision>
        )}
      </div>
    </Sheet>
  );
}

/** By the clock of those who decide, as the dashboard says it; what was done in the home is told by the home’s. */
function CaseFacts({ dispute: { host, cleaner, createdAt, deadline, resolution } }: { dispute: AdminDispute }) {
  const { t } = useTranslation(['reports', 'adminLists']);
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const at = (instant: string) => formatDateTime(instant, { language, timeZone });
  return (
    <Facts
      narrow
      facts={[
        { key: 'host', label: t('adminLists:jobs.host'), value: <bdi>{host.name}</bdi> },
        { key: 'cleaner', label: t('adminLists:jobs.cleaner'), value: <bdi>{cleaner.name}</bdi> },
        { key: 'reported', label: t('panel.title'), value: at(createdAt) },
        ...(deadline ? [{ key: 'due', label: t('admin.due'), value: at(deadline) }] : []),
        ...(resolution ? [{ key: 'decided', label: t('admin.decidedAt'), value: at(resolution.at) }] : []),
      ]}
    />
  );
}

/** Where the property’s clock is another: which times are told by which; photos and proof have those of the cleaning. */
function WhoseClock({ dispute: { job, createdAt } }: { dispute: AdminDispute }) {
  const { t } = useTranslation('adminLists');
  const [ours, home] = [useOperatorZone(), job.timeZone].map((timeZone) => zoneName(new Date(createdAt), timeZone));
  if (ours === home) return null;
  return <p className="text-13 text-ink-soft">{t('disputes.clocks', { home, ours })}</p>;
}

/** Tasks are named by the job's own checklist, in the admin's language. */
function useNameOfTask(jobId: string) {
  const { data } = useRead(getJob, { params: { id: jobId } });
  const nameOf = useTaskName();
  return (id: string) => {
    const task = data?.tasks.find((one) => one.id === id);
    return task && nameOf(task);
  };
}
