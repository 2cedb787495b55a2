import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { getJob } from '#contract/calls.ts';
import type { AdminDispute } from '#contract/disputes.ts';
import { listDisputeMessages } from '#contract/message-calls.ts';
import type { Cents } from '#contract/money.ts';
import { useMay } from '#web/admin/use-may.ts';
import { DisputeStatusBadge } from '#web/disputes/dispute-status-badge.tsx';
import { Proposal } from '#web/disputes/proposal.tsx';
import { Said } from '#web/disputes/said.tsx';
import { tenseOf } from '#web/disputes/tense-of.ts';
import { ReadByAdmin } from '#web/messages/read-by-admin.tsx';
import { to } from '#web/paths.ts';
import { ReportSplit } from '#web/payments/report-split.tsx';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useTaskName } from '#web/platform/task-name.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FoldedDecision } from './folded-decision.tsx';
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
  const shared = { dispute, timeZone: job.timeZone, nameOfTask };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={job.title}
      description={<DisputeStatusBadge status={dispute.status} isReadersTurn={dispute.status === 'ESCALATED'} />}
      size={resolution ? 'normal' : 'wide'}
    >
      <div className={cx('grid gap-6', !resolution && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}>
        <div className="grid min-w-0 content-start gap-6">
          {resolution && <Notice tone="green">{t(`by.${resolution.by}`)}</Notice>}
          <CaseFacts dispute={dispute} />
          <TextLink to={to('job', { id: job.id })}>{t('admin.job')}</TextLink>
          <Said {...shared} people={{ side: null, host: dispute.host.name, cleaner: dispute.cleaner.name }} />
          <Proposal {...shared} tense={tense} side={null} fees={job} agreedCents={job.payoutCents} moneyAt={moneyAt} />
          {may(listDisputeMessages) && <ReadByAdmin about="job" id={dispute.id} />}
        </div>
        {!resolution && (
          <FoldedDecision>
            <ResolveForm dispute={dispute} moneyAt={moneyAt} />
          </FoldedDecision>
        )}
      </div>
    </Sheet>
  );
}

function CaseFacts({ dispute: { job, host, cleaner, createdAt, deadline } }: { dispute: AdminDispute }) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const at = (instant: string) => formatDateTime(instant, { language, timeZone: job.timeZone });
  return (
    <Facts
      narrow
      facts={[
        { key: 'people', label: t('admin.people'), value: <bdi>{`${host.name}, ${cleaner.name}`}</bdi> },
        { key: 'reported', label: t('panel.title'), value: at(createdAt) },
        ...(deadline ? [{ key: 'due', label: t('admin.due'), value: at(deadline) }] : []),
      ]}
    />
  );
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
