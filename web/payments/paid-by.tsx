import { useTranslation } from 'react-i18next';
import { listHostPayments } from '#contract/document-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatMedium } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { useCardName } from './card-name.ts';

/** When a job was paid, by which card and to whom; nothing where no charge for it went through. */
export function PaidBy({ job: { id, cleaner, timeZone } }: { job: Pick<JobDetail, 'id' | 'cleaner' | 'timeZone'> }) {
  const { t } = useTranslation('paying');
  const { language } = useLanguage();
  const cardName = useCardName();
  const charges = useRead(listHostPayments, { query: { jobId: id } }).data ?? [];
  const paid = charges.find(({ kind, settledAt, card }) => kind === 'job' && settledAt && card);
  if (!paid?.settledAt || !paid.card || !cleaner) return null;
  const when = formatMedium(paid.settledAt, { language, timeZone });
  return <>{t('paidBy', { when, card: cardName(paid.card), name: `\u2068${cleaner.name}\u2069` })}</>;
}
