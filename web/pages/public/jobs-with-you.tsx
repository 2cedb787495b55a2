import { useTranslation } from 'react-i18next';
import { listHostCleaners } from '#contract/calls.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';

/** How often a cleaner has worked for the host who looks for one; nothing of who has not. */
export function JobsWithYou({ cleanerId }: { cleanerId: string }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  // one read for all cards: most hosts know fewer than a page of them
  const known = useRead(listHostCleaners, { query: { limit: 100 } }).data;
  const count = known?.find(({ id }) => id === cleanerId)?.jobsCompleted ?? 0;
  return count > 0 ? t('cleaners.completed', { count, shown: formatNumber(count, language) }) : null;
}
