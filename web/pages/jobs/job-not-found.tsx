import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { MessageScreen } from '#web/shell/message-screen.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The same for a job that does not exist and for one that this reader may not see. */
export function JobNotFound() {
  const { t } = useTranslation('jobs');
  return (
    <MessageScreen title={t('notFound')} text={t('notFoundText')}>
      <PageTitle>{t('notFound')}</PageTitle>
      <LinkButton variant="primary" to={to('home')}>
        {t('goHome')}
      </LinkButton>
    </MessageScreen>
  );
}
