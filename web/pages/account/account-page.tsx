import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { Role } from '#contract/endpoint.ts';
import { AccountDetails } from '#web/accounts/account-details.tsx';
import { AccountDistance } from '#web/accounts/account-distance.tsx';
import { AccountEmail } from '#web/accounts/account-email.tsx';
import { AccountLanguage } from '#web/accounts/account-language.tsx';
import { AccountPassword } from '#web/accounts/account-password.tsx';
import { useSession } from '#web/platform/session.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { RequireRole } from '#web/shell/require-role.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { FarPart } from '../late-part.tsx';

const AccountSafety = lazy(() =>
  import('#web/accounts/account-safety.tsx').then((file) => ({ default: file.AccountSafety })),
);
const AccountData = lazy(() =>
  import('#web/accounts/account-data.tsx').then((file) => ({ default: file.AccountData })),
);
const Farewell = fetchedAhead(() => import('./farewell.tsx').then((file) => file.Farewell));
const OwnRecordPart = lazy(() =>
  import('#web/records/own-record-part.tsx').then((file) => ({ default: file.OwnRecordPart })),
);
const NoticeSettings = lazy(() =>
  import('#web/notification-settings/notice-settings.tsx').then((file) => ({ default: file.NoticeSettings })),
);

/** /account: the settings that every role has. */
// `page-files.ts` reads the default export of a page.
export default function AccountPage() {
  const { t } = useTranslation('account');
  const [left, setLeft] = useState<Role | null>(null);
  if (left)
    return (
      <Suspense fallback={null}>
        <Farewell role={left} />
      </Suspense>
    );
  return (
    <RequireRole otherwise="sign-in">
      {(user) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <div className="page pb-16">
            <PageHead title={t('title')} lede={<bdi>{user.email}</bdi>} />
            <Settings user={user} onLeft={() => setLeft(user.role)} />
          </div>
        </>
      )}
    </RequireRole>
  );
}

function Settings({ user, onLeft }: { user: User; onLeft: () => void }) {
  const { signOut } = useSession();
  const leave = async () => {
    onLeft();
    await signOut({ deleted: true });
  };
  return (
    <div className="parts-beside grid max-w-5xl gap-10 pt-3">
      <AccountDetails user={user} />
      <AccountEmail user={user} />
      <AccountLanguage />
      <AccountDistance user={user} />
      <AccountPassword user={user} />
      {/* what follows is fetched on the way to it */}
      <div id="two-factor" className="grid scroll-mt-20">
        <FarPart height="h-152">
          <AccountSafety />
        </FarPart>
      </div>
      <div id="notices" className="grid scroll-mt-20">
        <FarPart height="h-178">
          <NoticeSettings user={user} />
        </FarPart>
      </div>
      {user.role === 'CLEANER' && (
        <FarPart height="h-32">
          <OwnRecordPart />
        </FarPart>
      )}
      <FarPart>
        <AccountData user={user} onDeleted={() => void leave()} />
      </FarPart>
    </div>
  );
}
