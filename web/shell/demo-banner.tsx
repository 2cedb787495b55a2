import { useTranslation } from 'react-i18next';
import { useConfig } from '#web/platform/use-config.ts';

/** On every page of a demo that others than this machine can reach. */
export function DemoBanner() {
  const { t, i18n } = useTranslation('shell');
  const config = useConfig();
  if (!config?.exposedDemo) return null;
  return (
    <p role="note" className="bg-apricot-tint px-gutter py-2 text-center text-13 text-apricot-ink">
      {t('demoBanner')}{' '}
      <a
        href={`/dev/clock?language=${i18n.language}`}
        className="inline-block font-medium underline pointer-coarse:py-3"
      >
        {t('demoClock')}
      </a>
    </p>
  );
}
