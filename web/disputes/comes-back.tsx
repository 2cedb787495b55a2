import { useTranslation } from 'react-i18next';
import { getJobMoney } from '#contract/calls.ts';
import { givenBack } from '#contract/given-back.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';

/** What a host who had paid before the report gets back at a payout; nothing for others, or once their bank has it. */
export function ComesBack({ job, payoutCents }: { job: JobDetail; payoutCents: Cents }) {
  const { t } = useTranslation('reports');
  const { data: money } = useRead(getJobMoney, { params: { id: job.id } });
  const backCents = givenBack({ job, lines: money?.lines ?? [] }, payoutCents);
  return backCents > 0 ? t('comesBack', { amount: formatMoney(backCents) }) : null;
}
