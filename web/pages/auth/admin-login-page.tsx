import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLoginPanel } from '#web/accounts/admin-login-panel.tsx';
import { AuthFrame } from '#web/accounts/auth-frame.tsx';
import { safeNext } from '#web/accounts/safe-next.ts';
import { roleHome } from '#web/platform/role-home.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { useSession } from '#web/platform/session.tsx';
import { AuthHead } from '#web/shell/auth-head.tsx';
import { OnTo } from '#web/shell/on-to.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { StartingScreen } from '#web/shell/starting-screen.tsx';

/** E-mail and password. A signed-in admin goes straight on; so does whoever has just signed in here. */
// `page-files.ts` reads the default export of a page.
export default function AdminLoginPage() {
  const { loading } = useSession();
  return loading ? <StartingScreen /> : <AdminLogin />;
}

/** Whoever comes here as a host or cleaner, sent by a page for admins, stays and may change over. */
function AdminLogin() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const [cameAs] = useState(user);
  const [query] = useSearchParams();
  if (user && (user.role === 'ADMIN' || user.id !== cameAs?.id))
    return <OnTo address={safeNext(query.get('next')) ?? roleHome(user.role)} />;
  return (
    <AuthFrame head={<AuthHead />}>
      <PageTitle>{t('admin.title')}</PageTitle>
      <AdminLoginPanel signedInAs={user?.name} />
    </AuthFrame>
  );
}
