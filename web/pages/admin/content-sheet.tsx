import { useTranslation } from 'react-i18next';
import type { ReportedContent } from '#contract/moderation.ts';
import { ReadByAdmin } from '#web/messages/read-by-admin.tsx';
import { to } from '#web/paths.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CloseContentForm } from './close-content-form.tsx';
import { ContentEvidence } from './content-evidence.tsx';
import { ReopenContent } from './reopen-content.tsx';
import { useActionDone } from './use-action-name.ts';
import { useWhy } from './use-why.ts';

interface ContentSheetProps {
  report: ReportedContent;
  onClose: () => void;
}

/** Something reported or flagged: who, why, what it is if the admin asks for it, and what was decided. */
export function ContentSheet({ report, onClose }: ContentSheetProps) {
  const { t } = useTranslation(['messageReports', 'contentReports']);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={report.title ?? report.author.name}
      description={`${t(`contentReports:admin.kinds.${report.kind}`)} · ${t(`admin.${report.status}`)}`}
    >
      <div className="grid gap-6">
        {report.closingReason && (
          <Notice tone="green">
            <bdi dir="auto">{report.closingReason}</bdi>
          </Notice>
        )}
        <About report={report} />
        {report.status === 'CLOSED' && <ReopenContent report={report} />}
        <Places report={report} />
        <ContentEvidence id={report.id} />
        {report.kind === 'message' && <ReadByAdmin about="message" id={report.id} marked={report.subjectId} />}
        {report.status === 'OPEN' && (
          <Section title={t('admin.close')}>
            <CloseContentForm report={report} />
          </Section>
        )}
      </div>
    </Sheet>
  );
}

function About({ report }: { report: ReportedContent }) {
  const { t } = useTranslation(['messageReports', 'contentReports']);
  const doneOf = useActionDone();
  const whyOf = useWhy();
  const moment = useOperatorTime();
  const { kind, about, reason, author, reporter, action, authorReason, closedBy } = report;
  return (
    <Facts
      narrow
      facts={[
        { key: 'why', label: reporter ? t('admin.reason') : t('contentReports:admin.found'), value: whyOf(report) },
        ...(about && reason
          ? [{ key: 'reason', label: t('contentReports:admin.note'), value: <bdi dir="auto">{reason}</bdi> }]
          : []),
        { key: 'author', label: t('admin.author'), value: <bdi>{author.name}</bdi> },
        {
          key: 'reporter',
          label: t('admin.reporter'),
          value: reporter ? <bdi>{reporter.name}</bdi> : t('contentReports:admin.byRules'),
        },
        { key: 'when', label: t('admin.when'), value: moment(report.createdAt) },
        ...(report.closedAt ? [{ key: 'closed', label: t('admin.CLOSED'), value: moment(report.closedAt) }] : []),
        ...(closedBy ? [{ key: 'by', label: t('admin.closedBy'), value: <bdi>{closedBy.name}</bdi> }] : []),
        ...(action ? [{ key: 'action', label: t('admin.actionTaken'), value: doneOf(action, kind) }] : []),
        ...(report.status === 'CLOSED' && authorReason
          ? [
              {
                key: 'given',
                label: t('contentReports:admin.authorReasonGiven'),
                value:
                  authorReason === 'other'
                    ? t('contentReports:admin.noRule')
                    : t(`contentReports:reasons.${authorReason}`),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Where more can be done: the account, which can be suspended there, and what the content belongs to. */
function Places({ report: { kind, jobId, author, subjectId } }: { report: ReportedContent }) {
  const { t } = useTranslation('contentReports');
  const account = to('adminSection', { section: 'users' }, { user: author.id });
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <TextLink to={account}>{t('admin.account', { name: `\u2068${author.name}\u2069` })}</TextLink>
      {jobId && <TextLink to={to('job', { id: jobId })}>{t('admin.openJob')}</TextLink>}
      {kind === 'review' && (
        <TextLink to={to('adminSection', { section: 'reviews' }, { q: subjectId })}>{t('admin.openReview')}</TextLink>
      )}
    </div>
  );
}
