import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { formatLeft } from '#web/platform/format-left.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

/** Until when a cleaner may confirm, on the property's clock, and what is left of it: "2 hr 14 min", in the last hour "9:41". */
export function useConfirmDeadline({ confirmBy, timeZone }: Pick<Job, 'confirmBy' | 'timeZone'>) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const left = Date.parse(confirmBy ?? '') - useNow(1000);
  if (confirmBy === null) return null;
  return {
    when: formatDateTime(confirmBy, { language, timeZone }),
    left: t('confirmation.left', { time: formatLeft(left, language) }),
  };
}
