import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MessageScreen } from './message-screen.tsx';
import { PageTitle } from './page-title.tsx';

/** Which of the specified sentences says why this page is closed to the reader. */
export type Denial = 'host' | 'hostCalendar' | 'cleaner' | 'admin' | 'signedIn' | 'deleted';

export function AccessDenied({ denial }: { denial: Denial }) {
  const { t } = useTranslation('shell');
  if (denial === 'deleted') return <Deleted />;
  return (
    <MessageScreen title={t(`access.${denial}.title`)} text={t(`access.${denial}.text`)}>
      <PageTitle>{t(`access.${denial}.title`)}</PageTitle>
      <WayOn denial={denial} />
    </MessageScreen>
  );
}

/** In the words of the page that said so first. */
function Deleted() {
  const { t } = useTranslation('accountSafety');
  return (
    <MessageScreen title={t('delete.done')} text={t('delete.doneText')}>
      <PageTitle>{t('delete.done')}</PageTitle>
      <LinkButton variant="primary" to={to('home')}>
        {t('delete.home')}
      </LinkButton>
    </MessageScreen>
  );
}

function WayOn({ denial }: { denial: Exclude<Denial, 'deleted'> }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  if (denial === 'admin' && user?.role !== 'ADMIN') {
    return (
      <>
        <LinkButton variant="primary" to={to('adminLogin', undefined, user ? {} : { next })}>
          {t('access.adminLogin')}
        </LinkButton>
        {user && (
          <LinkButton variant="quiet" to={roleHome(user.role)}>
            {t('access.goDashboard')}
          </LinkButton>
        )}
      </>
    );
  }
  if (!user) {
    return (
      <LinkButton variant="primary" to={to('auth', undefined, { next })}>
        {t('access.login')}
      </LinkButton>
    );
  }
  return (
    <LinkButton variant="primary" to={roleHome(user.role)}>
      {t('access.goDashboard')}
    </LinkButton>
  );
}
