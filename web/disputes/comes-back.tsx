import { useTranslation } from 'react-i18next';
import { bothSides } from '#contract/both-sides.ts';
import { getJobMoney } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';

/** What a host who had paid before the report gets back at a payout; nothing for others, or once their bank has it. */
export function ComesBack({ job, payoutCents }: { job: JobDetail; payoutCents: Cents }) {
  const { t } = useTranslation('reports');
  const { data: money } = useRead(getJobMoney, { params: { id: job.id } });
  if (money?.lines.some(({ kind }) => kind === 'chargeback')) return null;
  const kinds = job.timeline.map(({ kind }) => kind);
  const wasPaid = kinds.includes('PAID') && kinds.indexOf('PAID') < kinds.indexOf('DISPUTED');
  const paidAt = (cents: Cents) => bothSides({ click: 'decision', payoutCents: cents, fees: job }).hostPaysCents;
  const backCents = paidAt(job.payoutCents) - paidAt(payoutCents);
  return wasPaid && backCents > 0 ? t('comesBack', { amount: formatMoney(backCents) }) : null;
}
