import { useTranslation } from 'react-i18next';

/** The first stop of the Tab key: jumps over the bar to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-60 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2.5 focus:shadow-float"
    >
      {t('skip')}
    </a>
  );
}
