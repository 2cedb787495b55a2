import { useTranslation } from 'react-i18next';
import { AccountDetails } from '#web/accounts/account-details.tsx';
import { AccountDistance } from '#web/accounts/account-distance.tsx';
import { AccountLanguage } from '#web/accounts/account-language.tsx';
import { AccountPassword } from '#web/accounts/account-password.tsx';
import { AccountSessions } from '#web/accounts/account-sessions.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

/** /account: the settings that every role has. */
// React Router reads the default export of a route module.
export default function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <RequireRole otherwise="sign-in">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <div className="page pb-16">
            <PageHead title={t('title')} lede={<bdi>{user.email}</bdi>} />
            <div className="grid max-w-3xl gap-10 pt-3">
              <AccountDetails user={user} />
              <AccountLanguage />
              <AccountDistance user={user} />
              <AccountPassword user={user} />
              <AccountSessions />
            </div>
          </div>
        </>
      )}
    </RequireRole>
  );
}
