import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/platform/use-config.ts';

/** On every page of a demo that others than this machine can reach. */
export function DemoBanner() {
  const { t } = useTranslation('shell');
  const config = useConfig();
  if (!config?.exposedDemo) return null;
  return (
    <p role="note" className="bg-apricot-tint px-gutter py-2 text-center text-13 text-apricot-ink">
      {t('demoBanner')}
    </p>
  );
}
