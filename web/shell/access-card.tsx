import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { to } from '#web/paths.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSession } from '#web/platform/session.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageTitle } from './page-title.tsx';

/** Which of the specified sentences says why this page is closed to the reader. */
export type Denial = 'host' | 'hostCalendar' | 'cleaner' | 'admin' | 'signedIn';

export function AccessCard({ denial }: { denial: Denial }) {
  const { t } = useTranslation('shell');
  return (
    <div className="mx-auto max-w-xl px-gutter py-24">
      <PageTitle>{t(`access.${denial}.title`)}</PageTitle>
      <Card padding="large" className="grid justify-items-start gap-3">
        <Lock aria-hidden size={24} strokeWidth={1.75} className="text-ink-soft" />
        <h1 className="text-20 font-semibold">{t(`access.${denial}.title`)}</h1>
        <p className="text-16 text-ink-soft">{t(`access.${denial}.text`)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <WayOn denial={denial} />
        </div>
      </Card>
    </div>
  );
}

function WayOn({ denial }: { denial: Denial }) {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  if (denial === 'admin' && user?.role !== 'ADMIN') {
    return (
      <LinkButton variant="primary" to={to('adminLogin', undefined, user ? {} : { next })}>
        {t('access.adminLogin')}
      </LinkButton>
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
