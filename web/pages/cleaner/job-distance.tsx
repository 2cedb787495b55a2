import { useTranslation } from 'react-i18next';
import { useDistance } from '#web/platform/use-distance.ts';

/** "15 mi away" */
export function JobDistance({ km }: { km: number }) {
  const { t } = useTranslation('cleaner');
  const { near, distance } = useDistance().way(km);
  return near ? t('available.closeBy', { distance }) : t('available.distance', { distance });
}
