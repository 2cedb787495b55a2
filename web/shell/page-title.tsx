import { useTranslation } from 'react-i18next';

/** The title of the browser's tab: what this screen is, then the product. React moves it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation('shell');
  return <title>{t('pageTitle', { page: children })}</title>;
}
