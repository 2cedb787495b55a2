import { useTranslation } from 'react-i18next';
import type { Dispute } from '#contract/dispute.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Notice } from '#web/ui/notice.tsx';

interface NotBackProps {
  job: Pick<JobDetail, 'cleaner' | 'timeZone'>;
  dispute: Pick<Dispute, 'answer' | 'deadline'>;
}

/** Before a host accepts that a cleaner comes back: accepting settles the money, whether or not they have come. */
export function NotBack({ job: { cleaner, timeZone }, dispute: { answer, deadline } }: NotBackProps) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const now = useNow();
  if (!answer?.recleanAt || !deadline || Date.parse(answer.recleanAt) <= now) return null;
  const when = formatDateTime(deadline, { language, timeZone });
  return <Notice tone="amber">{t('accept.notBack', { name: cleaner?.name ?? '', when })}</Notice>;
}
