import { useTranslation } from 'react-i18next';
import { listHostCleaners } from '#contract/calls.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';

/** Whom a host knows, in one read for all cards: most hosts know fewer than a page of them. */
export const useKnownCleaners = (isHost: boolean) =>
  useRead(listHostCleaners, { query: { limit: 100 }, enabled: isHost });

/** How often a cleaner has worked for the host who looks for one; nothing of who has not. */
export function JobsWithYou({ cleanerId }: { cleanerId: string }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const known = useKnownCleaners(true).data;
  const count = known?.find(({ id }) => id === cleanerId)?.jobsCompleted ?? 0;
  return count > 0 ? t('cleaners.completed', { count, shown: formatNumber(count, language) }) : null;
}
