import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { AccountData } from '#web/accounts/account-data.tsx';
import { AccountDetails } from '#web/accounts/account-details.tsx';
import { AccountDistance } from '#web/accounts/account-distance.tsx';
import { AccountEmail } from '#web/accounts/account-email.tsx';
import { AccountLanguage } from '#web/accounts/account-language.tsx';
import { AccountPassword } from '#web/accounts/account-password.tsx';
import { AccountSessions } from '#web/accounts/account-sessions.tsx';
import { AccountTwoFactor } from '#web/accounts/account-two-factor.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { useSignOut } from '#web/shell/use-sign-out.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { FarPart } from '../late-part.tsx';

const NoticeSettings = lazy(() =>
  import('#web/notification-settings/notice-settings.tsx').then((file) => ({ default: file.NoticeSettings })),
);

/** /account: the settings that every role has. */
// `page-files.ts` reads the default export of a page.
export default function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <RequireRole otherwise="sign-in">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <div className="page pb-16">
            <PageHead title={t('title')} lede={<bdi>{user.email}</bdi>} />
            <Settings user={user} />
          </div>
        </>
      )}
    </RequireRole>
  );
}

function Settings({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const signOut = useSignOut();
  const leave = async () => {
    await signOut();
    showToast({ title: t('delete.done'), description: t('delete.doneText'), tone: 'success' });
  };
  return (
    <div className="grid max-w-3xl gap-10 pt-3">
      <AccountDetails user={user} />
      <AccountEmail user={user} />
      <AccountLanguage />
      <AccountDistance user={user} />
      <AccountPassword user={user} />
      <AccountTwoFactor />
      <AccountSessions />
      {/* the longest part, which is fetched on the way to it */}
      <div id="notices" className="grid scroll-mt-20">
        <FarPart>
          <NoticeSettings user={user} />
        </FarPart>
      </div>
      <AccountData user={user} onDeleted={() => void leave()} />
    </div>
  );
}
