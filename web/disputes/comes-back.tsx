import { useTranslation } from 'react-i18next';
import { bothSides } from '#contract/both-sides.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';

/** What a host who had paid before the report gets back at a payout; nothing for others. */
export function ComesBack({ job, payoutCents }: { job: JobDetail; payoutCents: Cents }) {
  const { t } = useTranslation('reports');
  const kinds = job.timeline.map(({ kind }) => kind);
  const wasPaid = kinds.includes('PAID') && kinds.indexOf('PAID') < kinds.indexOf('DISPUTED');
  const paidAt = (cents: Cents) => bothSides({ click: 'decision', payoutCents: cents, fees: job }).hostPaysCents;
  const backCents = paidAt(job.payoutCents) - paidAt(payoutCents);
  return wasPaid && backCents > 0 ? t('comesBack', { amount: formatMoney(backCents) }) : null;
}
