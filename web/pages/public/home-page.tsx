import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

// React Router reads the default export of a route module.
export default function HomePage() {
  const { t } = useTranslation('shell');
  return (
    <div className="page py-24">
      <PageTitle>{t('home.title')}</PageTitle>
      <h1 className="max-w-3xl text-title font-bold">{t('home.title')}</h1>
      <p className="mt-6 max-w-2xl text-18 text-ink-soft">{t('home.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton variant="primary" size="large" to={to('auth', undefined, { role: 'host' })}>
          {t('home.host')}
        </LinkButton>
        <LinkButton size="large" to={to('auth', undefined, { role: 'cleaner' })}>
          {t('home.cleaner')}
        </LinkButton>
      </div>
    </div>
  );
}
