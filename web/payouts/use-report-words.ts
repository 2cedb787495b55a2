import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';

/** What money waits for that a report holds until its reader has answered, and the word of the way there. */
export function useReportWords(): (job: Job | undefined) => { text: string; way: string } {
  const { t } = useTranslation('payouts');
  return (job) => {
    if (!job || job.proposedCents === undefined || reportStepOf(job) !== 'proposal')
      return { text: t('unpaid.yours'), way: t('unpaid.answer') };
    const received = (cents: Job['payoutCents']) =>
      `\u2068${formatMoney(splitOf(cents, job).cleanerReceivesCents)}\u2069`;
    const sums = { proposed: received(job.proposedCents), full: received(job.payoutCents) };
    return { text: t('unpaid.proposal', sums), way: t('unpaid.decide') };
  };
}
