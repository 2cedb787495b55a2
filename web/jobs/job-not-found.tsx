import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The same for a job that does not exist and for one that this reader may not see. */
export function JobNotFound() {
  const { t } = useTranslation('jobs');
  return (
    <div className="page grid max-w-2xl gap-4 py-16">
      <h1 className="sr-only">{t('notFound')}</h1>
      <EmptyState
        title={t('notFound')}
        description={t('notFoundText')}
        action={
          <LinkButton variant="primary" to={to('home')}>
            {t('goHome')}
          </LinkButton>
        }
      />
    </div>
  );
}
