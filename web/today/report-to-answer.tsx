import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { ownAcceptedOf, type ReportedJob } from '#web/platform/own-accepted.ts';

interface ReportToAnswerProps {
  job: ReportedJob;
  /** A badge beside it says that it waits for the reader. */
  badged?: boolean;
}

/** That a report waits for the cleaner who reads it, before its deadline decides, and what is proposed; or for the host. */
export function ReportToAnswer({ job, badged = false }: ReportToAnswerProps) {
  const { t } = useTranslation('today');
  const step = reportStepOf(job);
  const accepted = ownAcceptedOf(job);
  if (accepted !== null)
    return <p className="text-14 text-ink-soft">{t('answer.waitsHost', { amount: isolated(accepted) })}</p>;
  if (!step) return null;
  const { proposedCents } = job;
  const received = (cents: Job['payoutCents']) => isolated(splitOf(cents, job).cleanerReceivesCents);
  const words =
    step === 'proposal' && proposedCents !== undefined
      ? t('answer.proposedSum', { proposed: received(proposedCents), full: received(job.payoutCents) })
      : t(step === 'report' ? 'answer.reported' : 'answer.proposed');
  return <p className={cx('text-14', !badged && 'font-medium text-apricot-ink')}>{words}</p>;
}

/** An amount reads the same among words of the other direction. */
const isolated = (cents: Job['payoutCents']) => `\u2068${formatMoney(cents)}\u2069`;
