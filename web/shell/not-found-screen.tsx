import { useTranslation } from 'react-i18next';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MessageScreen } from './message-screen.tsx';
import { PageTitle } from './page-title.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <LinkButton variant="primary" to={to('home')}>
        {t('notFound.goHome')}
      </LinkButton>
      {user && (
        <LinkButton variant="quiet" to={roleHome(user.role)}>
          {t('access.goDashboard')}
        </LinkButton>
      )}
    </MessageScreen>
  );
}
