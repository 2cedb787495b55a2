import { useTranslation } from 'react-i18next';
import { placeOfTab } from '#web/platform/cleaner-places.ts';
import type { CleanerTab } from '#web/platform/cleaner-tab-of.ts';

/** How the screen of a part is headed on a phone: as its place in the bar is called, with what is looked for where the bar has no room for it. */
export function usePartTitle(tab: CleanerTab): string {
  const { t } = useTranslation(['cleaner', 'shell']);
  const place = placeOfTab(tab);
  if (place === 'more') return t(`tabs.${tab}`);
  return place === 'jobs' ? t('findTitle') : t(`shell:tabs.${place}`);
}
