import { useTranslation } from 'react-i18next';
import type { Property } from '#contract/properties.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Said beside set days where the calendar of the home posts as well. */
export function BothPost({ property }: { property: Pick<Property, 'autoCreateJobs' | 'calendarIntegrationEnabled'> }) {
  const { t } = useTranslation('series');
  if (!property.autoCreateJobs || !property.calendarIntegrationEnabled) return null;
  return (
    <Notice tone="amber" title={t('both.title')}>
      {t('both.text')}
    </Notice>
  );
}
