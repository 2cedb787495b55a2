import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Dispute } from '#contract/dispute.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import type { JobSide } from '#contract/states.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePublicAddress } from '#web/platform/use-public-address.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ComesBack } from './comes-back.tsx';
import { DisputeStatusBadge } from './dispute-status-badge.tsx';
import { hasPaid } from './has-paid.ts';
import { Proposal, type Proposing } from './proposal.tsx';
import { ReportActions } from './report-actions.tsx';
import { Said } from './said.tsx';

interface ReportPanelProps extends Pick<Proposing, 'nameOfTask' | 'moneyAt' | 'tense'> {
  job: JobDetail;
  dispute: Dispute;
  /** Null for an admin. */
  side: JobSide | null;
  tipCents?: Proposing['tipCents'];
}

/** The report about a job: whose turn it is, what both say, what the rules propose, and what the reader may do. */
export function ReportPanel({ job, dispute, side, nameOfTask, moneyAt, tense, tipCents = noTip }: ReportPanelProps) {
  const { t } = useTranslation('reports');
  const address = usePublicAddress();
  const { timeZone } = job;
  // a viewer of the host’s team answers nothing
  const turn = turnOf(dispute, { side: whomItWaitsFor() ? null : side, isPaid: hasPaid(job) });
  const isReadersTurn = dispute.resolution === null && readersTurns.has(turn);
  return (
    <Section
      id="report"
      title={t('panel.title')}
      // both sides read it at the head of the page
      aside={!side && <DisputeStatusBadge status={dispute.status} isReadersTurn={false} />}
      description={<TextLink to={address('fairResolution')}>{t('report.rules')}</TextLink>}
    >
      <div className="grid gap-5">
        <Turn {...{ job, dispute, side, turn, isReadersTurn }} />
        <div className="grid gap-6 lg:grid-cols-2">
          <Said
            dispute={dispute}
            people={{ side, host: job.host?.name, cleaner: job.cleaner?.name }}
            {...{ timeZone, nameOfTask }}
          />
          <Proposal
            agreedCents={job.payoutCents}
            fees={job}
            {...{ side, dispute, tense, tipCents, timeZone, nameOfTask, moneyAt }}
          />
        </div>
        <ReportActions {...{ job, dispute, side, moneyAt }} />
      </div>
    </Section>
  );
}

const noTip = toCents(0);

interface TurnProps extends Pick<ReportPanelProps, 'job' | 'dispute' | 'side'> {
  turn: ReturnType<typeof turnOf>;
  isReadersTurn: boolean;
}

function Turn({ job, dispute, side, turn, isReadersTurn }: TurnProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const { resolution, deadline } = dispute;
  if (resolution) {
    return (
      <Notice tone="green" icon={Scale}>
        {t(`by.${resolution.by}`)} {side === 'host' && <ComesBack job={job} payoutCents={resolution.payoutCents} />}
      </Notice>
    );
  }
  const at = (instant?: string | null) =>
    instant ? formatDateTime(instant, { language, timeZone: job.timeZone }) : '';
  const recleanAt = dispute.answer?.recleanAt;
  return (
    <Notice tone={isReadersTurn ? 'apricot' : 'neutral'} icon={Scale}>
      {t(`turn.${turn}`, { when: at(deadline), back: at(recleanAt) })}{' '}
      {turn === 'escalated' && recleanAt && t('turn.recleanOff')}
    </Notice>
  );
}

function turnOf({ status, acceptedBy, answer }: Dispute, { side, isPaid }: { side: JobSide | null; isPaid: boolean }) {
  if (status === 'ESCALATED') return 'escalated';
  if (side === null) return status === 'OPEN' ? 'openOther' : 'proposedOther';
  if (status === 'OPEN') return side === 'cleaner' ? 'openCleaner' : isPaid ? 'openHostPaid' : 'openHost';
  if (acceptedBy === null && answer?.recleanAt) return side === 'host' ? 'recleanHost' : 'recleanCleaner';
  if (acceptedBy === null) return 'proposed';
  return acceptedBy === side ? 'youAccepted' : 'otherAccepted';
}

/** In which the reader has to answer or to accept. */
const readersTurns: ReadonlySet<string> = new Set([
  'openCleaner',
  'proposed',
  'recleanHost',
  'recleanCleaner',
  'otherAccepted',
]);
